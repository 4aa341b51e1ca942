"""What is always true: at its limits nothing is wrong, one beyond it is told with its clause."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from manege.games.dice_theme_park import GAME
from manege.games.dice_theme_park.components import (
    BUILT,
    CUBES,
    FROM_ATTRACTIONS,
    FROM_MONEY,
    INSTALLED,
    MASCOTS,
    MONEY,
    OPENING,
    OWN,
    PLANS,
    RESTING,
    SKILLS,
    SOURCES,
    STARS,
    TURNED,
    Parks,
)
from manege.games.dice_theme_park.dice import turn_to
from manege.games.dice_theme_park.hexes import HEX_IDS, HEXES
from manege.games.dice_theme_park.tiles import TILE_IDS
from manege.kernel.bag import one
from manege.kernel.bits import bit, lowest
from tests.games.dice_theme_park.support import BASILE, EACH_SEAT_COUNT, table

Spoil = Callable[[Parks], None]
D1 = HEX_IDS.index("d1")  # where Basile has log-flume, of two slots
A1 = HEX_IDS.index("a1")  # where nothing lies
E2 = HEX_IDS.index("e2")


def laid() -> Parks:
    return table(
        mode="full",
        park={BASILE: ["log-flume d1"]},
        facilities={BASILE: ["kiosk d1", "effects d1", "kiosk d2", "kiosk d3"]},
        cubes={BASILE: ["d1"] * 4},
        dice={BASILE: ["blue-1 d1", "green-6 e2"]},
        skills={BASILE: ["flip"] * 2 + ["dye"] * 2 + ["push"] * 2},
        mascots={BASILE: 6},
        money={BASILE: 0},
        plans={BASILE: 0},
        stars={BASILE: 7},
        round_=5,
    )


@EACH_SEAT_COUNT
def test_at_its_limits_nothing_is_wrong(seats: int) -> None:
    assert GAME.fault(laid()) is None
    assert GAME.fault(table(seats=seats, mode="initiation", round_=4)) is None


def of_basile(what: int, number: int) -> Spoil:
    def spoil(t: Parks) -> None:
        t.own[BASILE * OWN + what] = number

    return spoil


def more(what: int, number: int) -> Spoil:
    def spoil(t: Parks) -> None:
        t.own[BASILE * OWN + what] += number

    return spoil


def tile_on(place: int, tile: int) -> Spoil:
    def spoil(t: Parks) -> None:
        t.tiles = t.tiles[:]
        t.tiles[BASILE * HEXES + place] = tile
        t.own[BASILE * OWN + BUILT] |= bit(place)

    return spoil


def twice(t: Parks) -> None:
    t.bag |= t.visitors[BASILE * HEXES + E2]


def lost(t: Parks) -> None:
    t.bag &= t.bag - 1


def astray(t: Parks) -> None:
    t.visitors[BASILE * HEXES + A1] = t.visitors[BASILE * HEXES + E2]
    t.visitors[BASILE * HEXES + E2] = 0


def showing(value: int) -> Spoil:
    return lambda t: turn_to(t, lowest(t.visitors[BASILE * HEXES + E2]), value)


def in_another_place(t: Parks) -> None:
    """As many dice as there are, one of them twice."""
    lost(t)
    twice(t)


def with_(name: str, value: object) -> Spoil:
    return lambda t: setattr(t, name, value)


def both(*spoils: Spoil) -> Spoil:
    def spoil(t: Parks) -> None:
        for each in spoils:
            each(t)

    return spoil


SPOILED: dict[str, tuple[Spoil, str]] = {
    "no round": (with_("round", 0), "there is no round 0 (DP-5)"),
    "a round too many": (with_("round", 6), "there is no round 6 (DP-5)"),
    "stars": (more(STARS, 1), "seat 1 has stars from nowhere (DP-132)"),
    "sources": (more(SOURCES + FROM_MONEY, 1), "seat 1 has stars from nowhere (DP-132)"),
    "a die twice": (twice, "each die is in one place (DP-10)"),
    "a die lost": (lost, "each die is in one place (DP-10)"),
    "one for the other": (in_another_place, "each die is in one place (DP-10)"),
    "a 7": (showing(7), "a die shows 1 to 6 (DP-R16)"),
    "a 0": (showing(0), "a die shows 1 to 6 (DP-R16)"),
    "a marker twice": (
        with_("order", vec[i64]([1, 1])),
        "each marker stands once on the order track (DP-16)",
    ),
    "a tile twice": (
        tile_on(HEX_IDS.index("c2"), TILE_IDS.index("log-flume")),
        "a tile lies in one place only (DP-23)",
    ),
    "an unknown hex": (more(BUILT, bit(A1)), "seat 1's park leaves its outline (DP-64)"),
    "beside the board": (more(BUILT, bit(HEXES)), "seat 1's park leaves its outline (DP-64)"),
    "an island": (
        tile_on(A1, TILE_IDS.index("duck-pond")),
        "seat 1's park falls apart (DP-62)",
    ),
    "a die astray": (astray, "a die of seat 1 stands on no attraction (DP-57)"),
    "a facility astray": (
        more(INSTALLED + 1, bit(A1)),
        "seat 1 has a facility without a slot (DP-74)",
    ),
    "three on two slots": (
        more(INSTALLED + 2, bit(D1)),
        "seat 1 has a facility without a slot (DP-74)",
    ),
    "a cube astray": (more(CUBES, one(A1)), "a cube of seat 1 lies on no attraction (DP-87)"),
    "a fifth cube": (
        more(CUBES, one(D1)),
        "seat 1 has too many cubes on an attraction (DP-87)",
    ),
    "seven mascots": (of_basile(MASCOTS, 7), "seat 1 has not a mascot for each card (DP-117)"),
    "a card too many": (more(SKILLS, 1), "seat 1 has not a mascot for each card (DP-117)"),
    "a debt": (of_basile(MONEY, -1), "seat 1 owes something (DP-60)"),
    "a plan owed": (of_basile(PLANS, -1), "seat 1 owes something (DP-60)"),
    "a turned plan owed": (of_basile(TURNED, -1), "seat 1 owes something (DP-60)"),
    "a mascot owed": (of_basile(RESTING, -1), "seat 1 owes something (DP-60)"),
    "a fourth kiosk": (
        more(INSTALLED, bit(HEX_IDS.index("c3"))),
        "seat 1 has more than three of a facility (DP-81)",
    ),
    "visitors too early": (
        with_("phase", OPENING),
        "nobody has visitors before the first round (DP-57)",
    ),
}


@pytest.mark.parametrize("case", SPOILED)
def test_one_beyond_is_told(case: str) -> None:
    spoil, sentence = SPOILED[case]
    t = laid()
    spoil(t)

    assert GAME.fault(t) == sentence


def test_four_rounds_are_all_in_the_short_modes() -> None:
    t = table(mode="short", round_=4)
    t.round = 5

    assert GAME.fault(t) == "there is no round 5 (DP-5)"


def test_stars_that_came_from_somewhere_are_right() -> None:
    t = laid()
    both(more(STARS, 1), more(SOURCES + FROM_ATTRACTIONS, 1))(t)

    assert GAME.fault(t) is None
