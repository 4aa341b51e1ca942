"""Dice Theme Park's guide: worlds by what rivals would pick, the stars each may hope for."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from manege.bots import bot
from manege.bots.levels import Searcher
from manege.games.dice_theme_park import GAME
from manege.games.dice_theme_park.components import DIRECTOR, HAND, PLAYED, Parks, has
from manege.games.dice_theme_park.guide import DiceGuide
from manege.games.dice_theme_park.objectives import PLANS_TURNED
from manege.games.dice_theme_park.puzzle import node_of
from manege.games.dice_theme_park.sensible import guide
from manege.games.dice_theme_park.standing import FAR, Quest, prize_at, prizes_by_number
from manege.kernel.bag import count
from manege.kernel.chance import chance_from
from manege.kernel.sight import Sight
from tests.games.dice_theme_park.support import (
    ANNE,
    BASILE,
    asked,
    at_random,
    dealt,
    fields,
    parks,
    play,
    table,
)


def doubting(doubt: int = 30) -> DiceGuide:
    found = guide()
    found.doubt = doubt
    return found


def planned(seats: int = 2) -> Parks:
    """Anne has picked, and Basile does not know what."""
    t = dealt(seats, 3)
    while asked(t) != (ANNE, "plan-round"):
        t.play(t.options()[0])
    play(t, "pick guide director")
    return t


# Worlds


@pytest.mark.parametrize("doubt", [0, 30, 100])
@pytest.mark.parametrize("mode", ["initiation", "full"])
def test_its_worlds_look_like_the_table(doubt: int, mode: str) -> None:
    t, its, chance = dealt(2, 4, mode), doubting(doubt), chance_from(3)
    for number, _ in enumerate(at_random(t)):
        if number % 7 or t.decision is None:
            continue
        seat = t.decision.seat
        world = its.imagine(t, seat, chance)
        assert GAME.view(world, seat) == GAME.view(t, seat)
        assert GAME.fault(world) is None
        assert GAME.secrecy.census(world) == GAME.secrecy.census(t)


def test_it_reads_what_a_sensible_rival_would_pick() -> None:
    t, chance = planned(), chance_from(3)
    picks = {
        doubt: [has(doubting(doubt).imagine(t, BASILE, chance), ANNE, PLAYED) for _ in range(12)]
        for doubt in (0, 100)
    }
    assert len(set(picks[0])) == 1
    assert count(picks[0][0], DIRECTOR) == 1
    assert len(set(picks[100])) > 3
    assert has(t, ANNE, HAND) + has(t, ANNE, PLAYED) == 0o111111


# How it stands


def test_shares_make_a_victory_and_the_end_is_exact() -> None:
    t, its, shares = dealt(3, 5), guide(), vec[float]([0.0] * 3)
    for number, _ in enumerate(at_random(t)):
        if number % 20 == 0 and t.decision is not None:
            its.evaluate(t, shares)
            assert sum(shares) == pytest.approx(1)
    its.evaluate(t, shares)
    winners = GAME.outcome(t).winners
    assert list(shares) == [(seat in winners) / len(winners) for seat in range(3)]


@pytest.mark.rule("DP-136")
def test_between_two_places_lies_what_is_between_their_prizes() -> None:
    assert [prize_at(4, place) for place in (0.0, 0.5, 1.0, 2.0, 3.0)] == [8, 6, 4, 2, 0]


@pytest.mark.rule("DP-134")
def test_a_number_is_worth_the_prize_it_wins_from_what_rivals_will_have() -> None:
    """Basile has turned two plans, and can do no more."""
    t = table(
        mode="initiation",
        round_=3,
        objectives=["o6", "o1"],
        plans={ANNE: 3, BASILE: 0},
        turned={BASILE: 2},
        dice={ANNE: ["blue-5 e2"]},
    )
    worth = prizes_by_number(t, ANNE, PLANS_TURNED)
    assert [worth[number] for number in (0, 2, 4)] == [-4, 0, 4]


def test_it_turns_one_plan_more_where_that_wins_the_objective() -> None:
    """With nothing else to gain from it."""
    t = table(
        round_=3,
        objectives=["o6", "o1"],
        plans={ANNE: 3, BASILE: 0},
        turned={BASILE: 2},
        dice={ANNE: ["blue-5 e2"]},
        cubes={ANNE: ["e2", "e2", "c3", "d2", "d3"]},
        mascots={ANNE: 0},
    )
    search = Quest(t, ANNE, FAR, 8, 8.0)
    root = node_of(t, ANNE)
    assert search.best(root).node.plans == 0


def levelled(name: str, t: Parks) -> str:
    assert t.decision is not None
    player = bot(GAME, name, 5)
    assert isinstance(player, Searcher)
    player.leaves = 12
    return GAME.actions[player.choose(Sight(GAME, t, t.decision.seat))]


@pytest.mark.parametrize("name", ["strong", "expert"])
@pytest.mark.parametrize(("die", "place"), [("blue-6", "e1"), ("yellow-6", "d1")])
def test_in_the_last_round_it_improves_what_it_will_use(name: str, die: str, place: str) -> None:
    """A duck pond and a carousel, alike but for the colour they ask for."""
    t = table(
        phase="improvement",
        round_=4,
        park={ANNE: ["duck-pond e1", "carousel d1"]},
        dice={ANNE: [f"{die} {place}"], BASILE: []},
        money={ANNE: 2, BASILE: 0},
        plans={ANNE: 0},
        mascots={ANNE: 0},
    )
    assert levelled(name, t).startswith("install ")
    assert levelled(name, t).endswith(place)


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("name", ["beginner", "strong", "expert", "expert-mischievous"])
def test_a_level_plays_what_is_listed(name: str, seats: int) -> None:
    t = dealt(seats, 3, "full", surprises=True, innovations=True, promo=True)
    for number, _ in enumerate(at_random(t)):
        if number % 40 or t.decision is None:
            continue
        player = bot(GAME, name, 5)
        if isinstance(player, Searcher):
            player.leaves = 1
            player.guide.depth = 0
        seat = t.decision.seat
        assert player.choose(Sight(GAME, t, seat)) in t.options(seat)


def test_a_beginner_does_what_brings_most_at_once() -> None:
    """The river first would let its blue die complete the wheel: see `test_dice_sensible`."""
    t = table(
        dice={ANNE: ["yellow-4 c3", "blue-5 c3", "yellow-1 d3"], BASILE: ["blue-1 e2"]},
        played={ANNE: ("receptionist", "guard")},
        plans={ANNE: 0},
        mascots={ANNE: 0},
        round_=4,
    )
    its = guide()
    its.forgets = True
    its.weigh(t, ANNE)
    assert len(its.codes) == 1
    assert GAME.actions[its.codes[0]] == "activate c3"


# Secrets


@pytest.mark.parametrize("phase", ["planning", "welcome", "expansion", "improvement"])
@pytest.mark.parametrize("name", ["strong", "expert"])
def test_what_it_searches_hangs_on_what_it_may_know(name: str, phase: str) -> None:
    """The contract looks no further than one act; here the world is played on."""
    t = dealt(3, 7, "short")
    for _ in at_random(t):
        if fields(t)["phase"] == phase and t.round == 2:
            break
    assert t.decision is not None
    seat = t.decisions()[-1].seat
    other = parks(GAME.imagine(t, seat, chance_from(8)))
    players = [bot(GAME, name, 9), bot(GAME, name, 9)]
    for player in players:
        assert isinstance(player, Searcher)
        player.leaves = 6
    one, twin = (
        player.choose(Sight(GAME, each, seat))
        for player, each in zip(players, (t, other), strict=True)
    )
    assert one == twin
