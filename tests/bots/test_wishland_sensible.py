"""Weighs every option by what the park is worth after it; sees no more than its seat."""

from __future__ import annotations

import json

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from manege.arena.simulate import simulate
from manege.games.wishland import GAME
from manege.games.wishland.components import ACHIEVEMENT_SPACES, MASCOT, POINTS, Wishland, has
from manege.games.wishland.moments import LAST_CARD, counted
from manege.games.wishland.planning import Planner, expected_scores, play_out, value
from manege.games.wishland.prospects import (
    STANDARD,
    counted_as_it_stands,
    park_worth,
    turns_left,
)
from manege.games.wishland.reading import table_seen
from manege.games.wishland.reasons import reason_for
from manege.games.wishland.sensible import Sensible
from manege.kernel.chance import chance_from
from manege.kernel.hints import Saying
from manege.kernel.sight import Shown, Sight
from manege.texts import Texts, languages, patterns
from tests.games.wishland.support import (
    ANNE,
    BASILE,
    EACH_SEAT_COUNT,
    at_random,
    b,
    before_the_round,
    card_number,
    dealt,
    final,
    g,
    k,
    last_turn,
    play,
    r,
    table,
    wishland,
    y,
)

OPTIONS = pytest.mark.parametrize(
    "settings",
    [{"entrepreneurs": e, "tiles": t} for e in (False, True) for t in (False, True)],
    ids=["plain", "tiles", "entrepreneurs", "both"],
)
REASONS = {
    "reason-keep": set(),
    "reason-order-first": {"space"},
    "reason-order": {"space"},
    "reason-order-left": {"space"},
    "reason-step-point": {"number", "points"},
    "reason-step-credits": {"number", "credits"},
    "reason-step-nearer": {"step", "number"},
    "reason-step-workers": set(),
    "reason-step-none": set(),
    "reason-step": {"step"},
    "reason-buy-points": {"card", "points"},
    "reason-buy-income": {"card", "credits", "number"},
    "reason-buy-credits": {"card", "credits"},
    "reason-buy-room": {"card"},
    "reason-buy-steps": {"card"},
    "reason-buy-later": {"card"},
    "reason-advertise": set(),
    "reason-recover": {"number"},
    "reason-recover-none": set(),
    "reason-recall": {"number"},
    "reason-claim": {"achievement"},
    "reason-draw": set(),
    "reason-draw-freely": set(),
    "reason-stop": set(),
    "reason-end": set(),
    "reason-take-none": set(),
}


def chosen(t: Wishland, seed: int = 1) -> tuple[str, Saying]:
    """What the seat that is asked does, in words, and why."""
    assert t.decision is not None
    bot = Sensible(seed)
    seat = t.decision.seat
    code = bot.choose(Sight(GAME, t, seat))
    return GAME.actions[code], reason_for(t, seat, code)


# What it does


def test_in_the_last_turn_it_buys_the_most_points() -> None:
    t = last_turn(market=[*y(1, 13), *r(3)], credits={ANNE: 6})

    reason = "reason-buy-points", {"card": card_number(y(13)), "points": 3}
    assert chosen(t) == (f"buy {y(13)[0]}", reason)


def test_early_on_income_is_worth_more_than_points_later_less() -> None:
    liked = []
    for round_ in (1, 5):
        t = table(market=[*y(7), *r(6)], credits={ANNE: 4}, round_=round_)
        codes = [GAME.code(f"buy {card}") for card in (*y(7), *r(6))]
        points, income = Planner().values(t, ANNE, vec[i64](codes))
        liked.append("income" if income > points else "points")
    assert liked == ["income", "points"]


def test_why_it_buys_income() -> None:
    t = table(market=r(6), credits={ANNE: 4})
    reason = "reason-buy-income", {"card": card_number(r(6)), "credits": 2, "number": 6}
    assert reason_for(t, ANNE, GAME.code(f"buy {r(6)[0]}")) == reason


def test_with_few_workers_it_begins_by_hiring() -> None:
    t = table(market=[*y(1), *b(1)], credits={ANNE: 5})
    assert chosen(t)[0] == "advertise"
    play(t, "advertise")
    assert chosen(t) == ("step workers", ("reason-step-workers", {}))


def test_late_income_is_worth_nothing() -> None:
    t = last_turn(market=[*y(7), *r(6)], credits={ANNE: 4})
    assert chosen(t)[0] == f"buy {y(7)[0]}"


def test_it_claims_before_it_acts() -> None:
    t = table(happiness={ANNE: 7}, market=y(1), credits={ANNE: 2})
    assert chosen(t) == ("claim 1", ("reason-claim", {"achievement": 0}))


def test_without_workers_it_recovers() -> None:
    t = table(groups=["actor-0-2", "hotel-0-2"], market=y(1), credits={ANNE: 2})
    assert chosen(t) == ("recover", ("reason-recover", {"number": 4}))


def test_a_step_goes_where_it_pays() -> None:
    t = last_turn(happiness={ANNE: 4}, visitors={ANNE: 4})
    play(t, "advertise")
    assert chosen(t) == ("step happiness", ("reason-step-point", {"number": 5, "points": 1}))


def test_in_the_end_it_takes_the_card_that_counts_most() -> None:
    t = last_turn(
        areas={ANNE: [*g(8), *y(1)]}, credits={ANNE: 4}, pile=[*y(7), *k(1)], discards=b(1)
    )
    play(t, "recover")
    assert chosen(t)[0] == f"take {y(7)[0]}"


def test_a_step_owed_by_the_last_card_knows_that_no_turn_is_left() -> None:
    t = last_turn(areas={ANNE: [*g(8), *g(18)]}, credits={ANNE: 3}, pile=b(1), tickets={ANNE: 2})
    play(t, "recover", f"take {b(1)[0]}")
    seen = table_seen(GAME.view(t, ANNE))
    assert (t.decision is not None, turns_left(seen, ANNE)) == (True, 0)


def test_and_none_if_all_would_cost_points() -> None:
    t = last_turn(areas={ANNE: g(8)}, pile=r(17), tickets={ANNE: 2})
    play(t, "recover")
    assert chosen(t) == ("take none", ("reason-take-none", {}))


def test_among_equals_the_seed_decides() -> None:
    t = last_turn(market=y(7, 8), credits={ANNE: 4})
    assert {chosen(t, seed)[0] for seed in range(20)} == {f"buy {card}" for card in y(7, 8)}


def test_who_leans_to_a_colour_buys_it_sooner() -> None:
    t = table(market=[*y(13), *k(1)], credits={ANNE: 6})
    fond = Planner(STANDARD, MASCOT, 5.0)
    codes = t.options()
    values = list(fond.values(t, ANNE, vec[i64](codes)))
    assert GAME.actions[codes[values.index(max(values))]] == f"buy {k(1)[0]}"


# What it expects


@OPTIONS
@EACH_SEAT_COUNT
def test_at_the_end_it_counts_what_the_rules_count(seats: int, settings: dict[str, bool]) -> None:
    """Of those who have nothing more to do when the last turn begins."""
    t = dealt(seats, seats, settings)
    before = t.copy()
    for _ in at_random(t):
        if t.round == 7 and t.turn == 4 and t.called == t.seats and t.searcher < 0:
            before = t.copy()
    for seat in range(seats):
        if seat != before.player and not counted(before, seat, LAST_CARD):
            expected = has(before, seat, POINTS) + counted_as_it_stands(before, seat)
            assert has(t, seat, POINTS) == expected


def test_a_game_that_is_over_is_won() -> None:
    t = final(points={ANNE: 3, BASILE: 5})
    assert list(value(t)) == pytest.approx([0.0, 1.0], abs=0.01)


def test_a_tie_goes_to_the_token_furthest_right() -> None:
    t = final(points={ANNE: 3, BASILE: 3}, order=[2, 1])
    assert value(t)[ANNE] > 0.9


@EACH_SEAT_COUNT
def test_shares_of_victory_add_up_and_follow_the_scores_to_expect(seats: int) -> None:
    t = dealt(seats, 3)
    for _ in at_random(t):
        scores, shares = list(expected_scores(t)), list(value(t))
        assert sum(shares) == pytest.approx(1.0)
        assert max(range(seats), key=scores.__getitem__) == max(
            range(seats), key=shares.__getitem__
        )


def test_a_turn_less_is_worth_less() -> None:
    t = table(credits={ANNE: 5})
    worths = [park_worth(t, ANNE, turns, STANDARD) for turns in range(28)]
    assert worths == sorted(worths)


@pytest.mark.parametrize(("player", "turn", "left"), [(ANNE, 1, 27), (BASILE, 4, 24), (2, 4, 24)])
def test_it_knows_how_many_turns_are_left(player: int, turn: int, left: int) -> None:
    t = table(player=player, turn=turn)
    assert turns_left(t, player) == left
    assert [turns_left(t, seat) - left for seat in range(3)] == [0 + (s > player) for s in range(3)]


def test_before_the_round_all_turns_of_it_are_left() -> None:
    assert turns_left(before_the_round(round_=7), ANNE) == 4


# Secrets


@OPTIONS
@EACH_SEAT_COUNT
def test_the_table_it_reads_is_the_one_its_seat_sees(seats: int, settings: dict[str, bool]) -> None:
    t = dealt(seats, 8, settings)
    for _ in at_random(t):
        assert t.decision is not None
        seat = t.decision.seat
        seen = table_seen(GAME.view(t, seat))
        for places in ("areas", "groups", "market", "discards", "hand", "track", "claimed"):
            assert list(getattr(seen, places)) == list(getattr(t, places)), places
        assert [has(seen, s, what) for s in range(seats) for what in range(7)] == [
            has(t, s, what) for s in range(seats) for what in range(7)
        ]
        numbers = ("round", "turn", "player", "first", "revealed", "private")
        assert [getattr(seen, each) for each in numbers] == [getattr(t, each) for each in numbers]
        assert list(seen.spaces) == list(t.spaces)
        assert len(seen.spaces) == ACHIEVEMENT_SPACES
        if t.player >= 0:
            assert [turns_left(seen, s) for s in range(seats)] == [
                turns_left(t, s) for s in range(seats)
            ]


@OPTIONS
@EACH_SEAT_COUNT
def test_what_it_cannot_see_changes_nothing(seats: int, settings: dict[str, bool]) -> None:
    """Neither for the bot nor for its policy on a whole table."""
    t = dealt(seats, 11, settings)
    chance = chance_from(12)
    planner = Planner()
    while t.decision is not None:
        seat = t.decision.seat
        sight = Sight(GAME, t, seat)
        other = wishland(sight.imagine(chance))
        bot, twin = Sensible(13), Sensible(13)
        code = bot.choose(sight)
        assert twin.choose(Sight(GAME, other, seat)) == code
        codes = vec[i64](sight.options)
        values = list(planner.values(t, seat, codes))
        assert list(planner.values(other, seat, codes)) == values
        assert list(planner.values(table_seen(sight.view), seat, codes)) == values
        t.play(code, seat)


def test_a_view_as_plain_data_is_enough() -> None:
    t = dealt(2, 5, {"entrepreneurs": True, "tiles": True})
    while t.decision is not None:
        seat = t.decision.seat
        view = json.loads(json.dumps(GAME.view(t, seat)))
        bot, twin = Sensible(6), Sensible(6)
        code = bot.choose(Shown(GAME, seat, view, GAME.imagine(t, seat, chance_from(6))))
        assert twin.choose(Sight(GAME, t, seat)) == code
        t.play(code)


def test_why_it_keeps_an_entrepreneur_tells_nobody_which() -> None:
    t = dealt(2, 5, {"entrepreneurs": True})
    assert chosen(t)[1] == ("reason-keep", {})


# Always


@OPTIONS
@EACH_SEAT_COUNT
def test_it_plays_what_is_listed_and_tells_why(seats: int, settings: dict[str, bool]) -> None:
    t = dealt(seats, seats, settings)
    box = GAME.secrecy.census(t)
    bots = [Sensible(seat) for seat in range(seats)]
    names = ["Anne", "Basile", "Chloé", "Denis"][:seats]
    while t.decision is not None:
        seat = t.decision.seat
        bot = bots[seat]
        listed = t.options()
        code = bot.choose(Sight(GAME, t, seat))
        assert code in listed
        assert bot.rejected in listed
        assert bot.rejected != code or len(listed) == 1
        key, facts = reason_for(t, seat, code)
        assert facts.keys() == REASONS[key]
        for lang in languages():
            texts = Texts(lang)
            assert "{" not in texts.say(key, GAME.key, **texts.worded(GAME.key, facts, names))
        t.play(code, seat)
    assert GAME.fault(t) is None
    assert GAME.secrecy.census(t) == box


@pytest.mark.parametrize("seats", [1, 2])
def test_the_same_seed_plays_the_same(seats: int) -> None:
    one, other = (simulate(GAME, seats, 2, 7, ["sensible"]).as_data() for _ in range(2))
    assert one["scores"] == other["scores"]


def test_whole_games_can_be_played_by_the_policy_alone() -> None:
    one, other = (dealt(4, 3) for _ in range(2))
    for t in (one, other):
        assert play_out(t, [Planner()] * 4, chance_from(4)) > 100
    assert list(one.purses) == list(other.purses)


@pytest.mark.parametrize("lang", languages())
def test_every_reason_has_its_sentence(lang: str) -> None:
    written = [key for key in patterns(lang, GAME.key) if key.startswith("reason-")]
    assert written == list(REASONS)


def test_it_wins_far_more_than_its_share_against_random() -> None:
    found = simulate(GAME, 2, 40, 1, ["sensible", "random"])
    assert found.wins["sensible"] >= 0.95 * 40
