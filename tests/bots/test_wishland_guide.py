"""Wishland's guide: worlds that differ in what is hidden alone; how likely each park is to win."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from manege.bots import bot
from manege.games.wishland import GAME
from manege.games.wishland.components import Wishland
from manege.games.wishland.guide import WishGuide
from manege.games.wishland.planning import Planner
from manege.kernel.chance import chance_from
from manege.kernel.choices import Choices
from manege.kernel.sight import Sight
from tests.games.wishland.support import (
    ANNE,
    BASILE,
    EACH_SEAT_COUNT,
    dealt,
    final,
    k,
    r,
    table,
    y,
)


def evaluated(t: Wishland) -> list[float]:
    shares = vec[float]([0.0] * t.seats)
    WishGuide().evaluate(t, shares)
    return list(shares)


@EACH_SEAT_COUNT
def test_it_plays_as_the_sensible_bot_does(seats: int) -> None:
    t, guide, planner, paper = dealt(seats, 4), WishGuide(), Planner(), Choices()
    while t.decision is not None:
        mine = guide.policy(t, t.decision.seat, chance_from(t.round))
        assert mine == planner.policy(t, chance_from(t.round), paper)
        t.play(mine)


@EACH_SEAT_COUNT
def test_its_worlds_look_like_the_table(seats: int) -> None:
    t = dealt(seats, 5, {"entrepreneurs": True, "tiles": True})
    guide, chance = WishGuide(), chance_from(3)
    for _ in range(seats):
        assert t.decision is not None
        seat = t.decision.seat
        world = guide.imagine(t, seat, chance)
        assert GAME.view(world, seat) == GAME.view(t, seat)
        assert GAME.fault(world) is None
        assert GAME.secrecy.census(world) == GAME.secrecy.census(t)
        t.play(t.options()[0])


@EACH_SEAT_COUNT
def test_a_world_is_played_to_the_end_of_the_round(seats: int) -> None:
    t, guide, chance = dealt(seats, 6), WishGuide(), chance_from(3)
    world = guide.imagine(t, 0, chance)
    played = 0
    while world.decision is not None and not guide.enough(world, played):
        world.play(guide.policy(world, world.decision.seat, chance))
        played += 1
    assert (world.round, world.turn, world.called) == (2, 1, 1)


def test_in_haste_it_is_judged_at_the_next_turn() -> None:
    t, guide, chance = dealt(3, 6), WishGuide(), chance_from(3)
    guide.depth = 0
    for _ in range(30):
        assert t.decision is not None
        turn = t.round, t.turn, t.player
        t.play(guide.policy(t, t.decision.seat, chance))
        if (t.round, t.turn, t.player) != turn:
            assert guide.enough(t, 0)


@EACH_SEAT_COUNT
def test_shares_make_a_victory(seats: int) -> None:
    t, chance = dealt(seats, 3), chance_from(1)
    guide = WishGuide()
    while t.decision is not None:
        if guide.may_stop(t):
            assert sum(evaluated(t)) == pytest.approx(1) or seats == 1
        t.play(guide.policy(t, t.decision.seat, chance))


def test_the_end_is_certain_and_a_tie_goes_to_the_token_furthest_right() -> None:
    assert evaluated(final(points={ANNE: 3, BASILE: 5})) == pytest.approx([0, 1], abs=0.01)
    assert evaluated(final(points={ANNE: 3, BASILE: 3}, order=[2, 1]))[ANNE] > 0.9


def test_alone_points_are_all_there_is() -> None:
    assert evaluated(final(seats=1, points={ANNE: 40})) == pytest.approx([0.4], abs=0.01)


def test_who_has_more_is_likelier_to_win() -> None:
    ahead = evaluated(table(points={ANNE: 10}))
    assert ahead[ANNE] > ahead[BASILE]


def test_of_many_options_the_best_are_searched() -> None:
    t = table(market=[*y(1, 2, 3, 4), *r(1, 2, 3, 4), *k(1, 2, 3)], credits={ANNE: 20})
    guide = WishGuide()
    found = list(guide.candidates(t, ANNE))
    options = t.options()
    values = dict(zip(options, Planner().values(t, ANNE, vec[i64](options)), strict=True))
    assert len(found) < len(options)
    assert found == sorted(options, key=lambda code: -values[code])[: len(found)]


def test_a_beginner_does_not_see_what_would_count_in_the_end() -> None:
    """A mascot leads to symbols that match; an attraction is worth its points."""
    t = table(areas={ANNE: k(1, 3)}, market=[*k(5), *y(13)], credits={ANNE: 8}, tickets={ANNE: 3})
    experienced, naive = WishGuide(), WishGuide()
    naive.forgets = True
    liked = []
    for guide in (experienced, naive):
        guide.weigh(t, ANNE)
        values = dict(zip(guide.codes, guide.values, strict=True))
        mascot, points = (values[GAME.code(f"buy {card}")] for card in (*k(5), *y(13)))
        liked.append(mascot - points)
    assert liked[0] > liked[1] + 0.5


@pytest.mark.parametrize("name", ["beginner", "strong", "expert", "expert-bold"])
def test_a_level_plays_what_is_listed(name: str) -> None:
    t = dealt(3, 4)
    player = bot(GAME, name, 5)
    if name != "beginner":
        player.leaves = 10  # type: ignore[attr-defined]
    assert t.decision is not None
    assert player.choose(Sight(GAME, t, t.decision.seat)) in t.options()
