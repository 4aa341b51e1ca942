"""Plays its activation phase by search, weighs all else; sees no more than its seat."""

from __future__ import annotations

import json

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from manege.arena.simulate import simulate
from manege.games.dice_theme_park import GAME
from manege.games.dice_theme_park.choosing import Planner, play_out
from manege.games.dice_theme_park.components import (
    BUILT,
    CUBES,
    GROUP,
    HUED,
    INSTALLED,
    MONEY,
    NEEDED,
    OWN,
    PLANS,
    SPARED,
    TILE_IN_HAND,
    Parks,
    has,
)
from manege.games.dice_theme_park.dice import kinds_listed, visitors_on
from manege.games.dice_theme_park.puzzle import STANDARD, Puzzle, groups_in, node_of
from manege.games.dice_theme_park.reading import table_seen
from manege.games.dice_theme_park.reasons import REASONS, reason_for
from manege.games.dice_theme_park.routes import Search
from manege.games.dice_theme_park.sensible import Sensible
from manege.games.dice_theme_park.tiles import TILE_IDS
from manege.kernel.bag import bag_of, cards_of
from manege.kernel.chance import chance_from
from manege.kernel.hints import Saying
from manege.kernel.sight import Shown, Sight
from manege.texts import Texts, languages, patterns
from tests.games.dice_theme_park.support import (
    ANNE,
    BASILE,
    asked,
    at_random,
    dealt,
    dice,
    fields,
    options,
    parks,
    play,
    stars,
    table,
)

NAMES = ["Anne", "Basile", "Chloé", "Denis"]
SOME_TABLES = pytest.mark.parametrize(
    ("seats", "mode"), [(1, "full"), (2, "full"), (3, "short"), (4, "initiation")]
)


def chosen(t: Parks, seat: int | None = None, seed: int = 1) -> tuple[str, Saying]:
    """What the seat that is asked does, in words, and why."""
    assert t.decision is not None
    bot = Sensible(seed)
    whose = t.decision.seat if seat is None else seat
    code = bot.choose(Sight(GAME, t, whose))
    return GAME.actions[code], reason_for(t, whose, code)


def phase_played(t: Parks, seat: int = ANNE) -> list[str]:
    """What it does in its activation phase, from here to its end."""
    done: list[str] = []
    while "finish" not in done and t.decision_of(seat) is not None:
        action, _ = chosen(t, seat)
        done.append(action)
        play(t, action, seat=seat)
    return done


# The activation phase


def test_the_groups_it_looks_up_are_those_of_the_rules() -> None:
    """Ferris Wheel: an odd yellow die and an even one."""
    wheel = TILE_IDS.index("ferris-wheel")
    kinds = bag_of([12, 14, 12, 3, 16])  # yellow 1, 3, 1, blue 4, yellow 5
    groups = [cards_of(group) for group in groups_in(wheel, kinds, 0)]

    assert sorted(groups) == [[3, 12], [3, 14], [3, 16]]


def test_it_chains_activations() -> None:
    """Wild River first, so that its blue die completes the Ferris Wheel: a worked example."""
    t = table(
        dice={ANNE: ["yellow-4 c3", "blue-5 c3", "yellow-1 d3"], BASILE: ["blue-1 e2"]},
        played={ANNE: ("receptionist", "guard")},
        plans={ANNE: 0},
        mascots={ANNE: 0},
        round_=4,
    )
    done = phase_played(t)

    assert done[:3] == ["activate c3", "send blue-4 d3", "activate d3"]
    assert fields(t)["tally"][ANNE]["stars"] >= 7


def test_a_single_plan_brings_two_together() -> None:
    t = table(
        dice={ANNE: ["green-2 d2", "blue-6 e2"]},
        played={ANNE: ("receptionist", "guard")},
        plans={ANNE: 1},
        mascots={ANNE: 0},
        cubes={ANNE: ["e2", "e2"]},
        round_=4,
    )
    assert phase_played(t)[:3] == ["plan blue-6 e2", "stroll-to d2", "activate d2"]


def test_a_mascot_gives_the_colour_that_lacks() -> None:
    t = table(
        dice={ANNE: ["yellow-2 c3", "yellow-5 c3"], BASILE: ["blue-1 e2"]},
        played={ANNE: ("receptionist", "guard")},
        plans={ANNE: 0},
        cubes={ANNE: ["e2", "e2"]},
        round_=4,
    )
    done = phase_played(t)
    assert done[:3] == ["mascot", "stand c3", "tint yellow-5"]
    assert fields(t)["tally"][ANNE]["stars"] >= 3


def test_the_director_comes_where_no_icon_is_free() -> None:
    t = table(
        dice={ANNE: ["yellow-2 c3", "blue-5 c3"]},
        played={ANNE: ("receptionist", "director")},
        plans={ANNE: 0},
        mascots={ANNE: 0},
        cubes={ANNE: ["c3", "e2", "e2"]},
        round_=4,
    )
    assert phase_played(t)[0] == "direct c3"


def test_what_a_mascots_card_brings_is_taken() -> None:
    t = table(
        mode="full",
        dice={ANNE: ["blue-2 d3", "blue-2 d3", "blue-2 d3"], BASILE: ["blue-1 e2"]},
        played={ANNE: ("receptionist", "guard")},
        skills={ANNE: ["cheer-blue"]},
        plans={ANNE: 0},
        round_=5,
    )
    assert "cheer" in phase_played(t)
    assert fields(t)["tokens"][ANNE] == 3


def test_it_names_the_dice_of_the_group_it_means() -> None:
    """The engine would take the lowest."""
    t = table(
        dice={ANNE: ["blue-1 e2", "blue-6 e2", "green-3 c3"]},
        played={ANNE: ("receptionist", "guard")},
        plans={ANNE: 2},
        mascots={ANNE: 0},
        round_=1,
    )
    done = phase_played(t)
    assert done[:2] == ["activate e2", "with blue-6"]


def test_the_end_it_expects_is_the_one_it_plays() -> None:
    t = table(
        mode="full",
        dice={
            ANNE: ["blue-5 e2", "green-4 e2", "yellow-3 e2", "blue-2 c3", "green-3 d2"],
            BASILE: ["blue-1 e2"],
        },
        played={ANNE: ("guide", "mascot")},
        skills={ANNE: ["push"]},
        mascots={ANNE: 2},
        round_=5,
    )
    search = Search(Puzzle(t, ANNE, STANDARD), 12)
    end = search.best(node_of(t, ANNE)).node
    phase_played(t)

    assert has(t, ANNE, CUBES) == end.cubes


def test_searching_never_ends_worse_than_stopping_at_once() -> None:
    for seed in range(6):
        t = dealt(2, seed, "full")
        play_to_activation(t, seed)
        search = Search(Puzzle(t, ANNE, STANDARD), 2)
        root = node_of(t, ANNE)
        assert search.end_value(search.best(root).node) >= search.end_value(root)


def play_to_activation(t: Parks, seed: int) -> None:
    for _ in at_random(t, seed):
        if fields(t)["phase"] == "activation":
            return


# All else


def test_of_two_monorails_it_takes_the_one_that_fits() -> None:
    t = table(
        phase="welcome",
        dice={ANNE: ["green-1 d2", "yellow-2 c3"]},
        monorails=[["blue-5", "blue-4", "blue-6"], ["yellow-1", "yellow-1", "green-1"], []],
        order=[0, 1],
        plans={ANNE: 0},
    )
    action, (key, facts) = chosen(t)
    assert action == "welcome 1"
    assert key == "reason-ride"
    assert facts["number"] > 0


def test_in_the_last_round_income_does_not_pay() -> None:
    def liked(round_: int) -> float:
        t = table(phase="expansion", row=["pop-shop"], money={ANNE: 20}, round_=round_)
        return Planner().values(t, ANNE, vec[i64]([GAME.code("build pop-shop")]))[0]

    assert liked(1) > liked(4) + 2


def test_effects_go_where_they_are_used_most() -> None:
    t = table(
        phase="improvement",
        park={ANNE: ["carousel d1", "kraken-coaster c2"]},
        money={ANNE: 4},
    )
    values = Planner().values(
        t, ANNE, vec[i64]([GAME.code("install effects d1"), GAME.code("install effects c2")])
    )
    assert values[0] > values[1]


def test_a_die_that_would_leave_comes_back_on_six() -> None:
    t = table(
        dice={ANNE: ["blue-1 d2"], BASILE: []},
        played={ANNE: ("receptionist", "guard")},
        round_=1,
    )
    play(t, "finish", seat=ANNE)
    assert chosen(t) == ("rescue blue-6", ("reason-rescue", {"value": 6}))


def test_a_bonus_turns_the_lowest_die_to_six() -> None:
    t = table(
        phase="expansion",
        row=["ghost-train"],
        money={ANNE: 20},
        dice={ANNE: ["blue-2 e2", "green-5 d2"]},
        order=[0, 1],
    )
    play(t, "build ghost-train", "at d1")
    assert chosen(t)[0] == "turn blue-2 e2"
    play(t, "turn blue-2 e2")
    assert chosen(t)[0] == "face 6"


def test_who_leans_to_a_colour_builds_it_sooner() -> None:
    t = table(phase="expansion", row=["carousel", "duck-pond"], money={ANNE: 20}, order=[0, 1])
    codes = vec[i64]([GAME.code("build carousel"), GAME.code("build duck-pond")])
    plain = Planner().values(t, ANNE, codes)
    fond = Planner(lean=0, fondness=5.0).values(t, ANNE, codes)
    assert fond[1] - plain[1] == pytest.approx(5.0)
    assert fond[0] == plain[0]


# Secrets


@SOME_TABLES
def test_the_table_it_reads_is_the_one_its_seat_sees(seats: int, mode: str) -> None:
    t = dealt(seats, 8, mode)
    for number, _ in enumerate(at_random(t)):
        if number % 3:
            continue
        assert t.decision is not None
        seat = t.decision.seat
        seen = table_seen(GAME.view(t, seat))
        for each in ("round", "phase", "mode", "row", "discards", "offer", "player", "revealed"):
            assert getattr(seen, each) == getattr(t, each), each
        assert list(seen.tiles) == list(t.tiles)
        assert list(seen.order) == list(t.order)
        assert list(seen.objectives) == list(t.objectives)
        for place in range(19):
            assert kinds_listed(seen, visitors_on(seen, seat, place)) == kinds_listed(
                t, visitors_on(t, seat, place)
            )
        for what in (MONEY, PLANS, BUILT, INSTALLED, CUBES, TILE_IN_HAND):
            assert has(seen, seat, what) == has(t, seat, what)
        if fields(t)["group"][seat] is not None:
            for what in (GROUP, NEEDED, HUED, SPARED):
                assert kinds_listed(seen, has(seen, seat, what)) == kinds_listed(
                    t, has(t, seat, what)
                )
        assert len(seen.own) == seats * OWN


@SOME_TABLES
def test_what_it_cannot_see_changes_nothing(seats: int, mode: str) -> None:
    """Neither for the bot nor for its policy on a whole table."""
    t = dealt(seats, 11, mode)
    chance = chance_from(12)
    planner = Planner(3)
    while t.decision is not None:
        seat = t.decision.seat
        sight = Sight(GAME, t, seat)
        bot = Sensible(13)
        code = bot.choose(sight)
        if t.round < 3:
            other = parks(sight.imagine(chance))
            twin = Sensible(13)
            assert twin.choose(Sight(GAME, other, seat)) == code
            codes = vec[i64](sight.options)
            values = list(planner.values(t, seat, codes))
            assert list(planner.values(other, seat, codes)) == values
            assert list(planner.values(table_seen(sight.view), seat, codes)) == values
        t.play(code, seat)


def test_a_view_as_plain_data_is_enough() -> None:
    t = dealt(2, 5, "full")
    while t.decision is not None:
        seat = t.decision.seat
        view = json.loads(json.dumps(GAME.view(t, seat)))
        code = Sensible(6).choose(Shown(GAME, seat, view, GAME.imagine(t, seat, chance_from(6))))
        assert Sensible(6).choose(Sight(GAME, t, seat)) == code
        t.play(code)


@pytest.mark.parametrize("mode", ["initiation", "full"])
def test_why_it_keeps_tells_nobody_which(mode: str) -> None:
    t = dealt(2, 5, mode)
    while asked(t) != (ANNE, "plan-round"):
        action, reason = chosen(t)
        assert reason == ("reason-keep", {}) or reason[0] == "reason-open"
        play(t, action)


# Always


@SOME_TABLES
def test_it_plays_what_is_listed_and_tells_why(seats: int, mode: str) -> None:
    t = dealt(seats, seats, mode)
    box = GAME.secrecy.census(t)
    bots = [Sensible(seat) for seat in range(seats)]
    while t.decision is not None:
        seat = t.decision.seat
        bot = bots[seat]
        listed = t.options()
        code = bot.choose(Sight(GAME, t, seat))
        assert code in listed
        assert bot.rejected in listed
        assert bot.rejected != code or len(listed) == 1
        key, facts = reason_for(t, seat, code)
        for lang in languages():
            texts = Texts(lang)
            assert "{" not in texts.say(key, GAME.key, **texts.worded(GAME.key, facts, NAMES))
        t.play(code, seat)
    assert GAME.fault(t) is None
    assert GAME.secrecy.census(t) == box
    assert min(stars(t, seat) for seat in range(seats)) > 50


def test_in_the_middle_of_anothers_act_it_finds_its_way() -> None:
    """Somebody began; the bot sits down in his place."""
    for seed in range(8):
        t = dealt(2, seed, "full")
        play_to_activation(t, seed)
        for _ in at_random(t, seed):
            for decision in t.decisions():
                action, _ = chosen(t, decision.seat)
                assert action in options(t, decision.seat)
            if fields(t)["phase"] != "activation":
                break


def test_there_is_a_reason_for_every_action() -> None:
    t = dealt(1, 1, "full", surprises=True, innovations=True, promo=True)
    told = {code for verb in REASONS for code in range(verb.first, verb.end)}
    for code, action in enumerate(GAME.actions):
        if action and code not in told:
            assert reason_for(t, ANNE, code)[0] in patterns("fr", GAME.key)


def test_whole_games_can_be_played_by_the_policy_alone() -> None:
    one, other = (dealt(3, 3, "full") for _ in range(2))
    for t in (one, other):
        assert play_out(t, [Planner(2) for _ in range(3)], chance_from(4)) > 100
    assert list(one.own) == list(other.own)


@pytest.mark.parametrize("lang", languages())
def test_every_reason_is_worded_in_both_languages(lang: str) -> None:
    written = [key for key in patterns(lang, GAME.key) if key.startswith("reason-")]
    assert written == [key for key in patterns("fr", GAME.key) if key.startswith("reason-")]


def test_it_wins_far_more_than_its_share_against_random() -> None:
    found = simulate(GAME, 2, 10, 1, ["sensible", "random"])
    assert found.wins["sensible"] == 10


def test_dice_it_uses_are_there() -> None:
    """Its park and the puzzle's agree after every act."""
    t = table(
        dice={ANNE: ["blue-5 e2", "green-4 e2", "yellow-3 d2"]},
        played={ANNE: ("guide", "director")},
    )
    planner = Planner(4)
    while (decision := t.decision_of(ANNE)) is not None and "finish" in options(t, ANNE):
        node = node_of(t, ANNE)
        assert sum(len(cards_of(bag)) for bag in node.dice) == sum(map(len, dice(t).values()))
        codes = vec[i64](decision.options(t))
        values = list(planner.values(t, ANNE, codes))
        action = GAME.actions[codes[values.index(max(values))]]
        play(t, action, seat=ANNE)
        if action == "finish":
            break
        while t.decision_of(ANNE) is not None and "finish" not in options(t, ANNE):
            action, _ = chosen(t, ANNE)
            play(t, action, seat=ANNE)


# Expansions


def test_it_honours_the_highest_die() -> None:
    t = table(
        expansions=["promo"],
        phase="welcome",
        played={ANNE: ("escort", "guide")},
        monorails=[["blue-3", "green-6", "blue-4"], ["blue-5"], []],
        order=[ANNE, BASILE],
    )
    play(t, "welcome 1")

    assert chosen(t, ANNE)[0] == "honour green-6"


@pytest.mark.parametrize(("die", "rolls"), [("blue-1", True), ("blue-2", True), ("blue-6", False)])
def test_it_rolls_low_dice(die: str, rolls: bool) -> None:
    t = table(
        expansions=["surprises"],
        park={ANNE: ["bubble-lab e1"]},
        dice={ANNE: [f"{die} e1"]},
    )
    play(t, "activate e1")

    assert (chosen(t, ANNE)[0] == f"reroll {die}") == rolls


@pytest.mark.parametrize(("round_", "pays"), [(1, True), (4, False)])
def test_it_builds_statues_while_they_pay(round_: int, pays: bool) -> None:
    t = table(expansions=["innovations"], phase="improvement", money={ANNE: 14}, round_=round_)

    assert any(action.startswith("add statue") for action in until_finished(t)) == pays


def until_finished(t: Parks) -> list[str]:
    done: list[str] = []
    while "finish" not in done:
        done.append(chosen(t, ANNE)[0])
        play(t, done[-1], seat=ANNE)
    return done


def test_it_takes_the_cable_car_where_it_leads_to_a_group() -> None:
    """The Duck Pond is three steps away on foot."""
    t = table(
        expansions=["innovations"],
        more={"cable-car": [["b2", "e1"], []]},
        park={ANNE: ["duck-pond e1", "mini-golf b2"]},
        dice={ANNE: ["green-5 b2", "blue-6 b2"]},
        plans={ANNE: 1},
    )
    assert "activate e1" in until_finished(t)


def test_a_photo_stand_lets_it_use_any_colour() -> None:
    t = table(
        expansions=["innovations"],
        more={"photo-stand": [["d3"], []]},
        dice={ANNE: ["blue-3 d3", "blue-4 d3"]},
    )

    assert chosen(t, ANNE)[0] == "activate d3"
