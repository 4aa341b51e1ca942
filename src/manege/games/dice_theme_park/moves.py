"""Déplacer un visiteur — where a die can go; plans and guides (DP-43, DP-44, DP-96 to DP-99)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.dice_theme_park.building import die_named, offer_dice
from manege.games.dice_theme_park.components import (
    BUILT,
    GUIDE,
    LEFT,
    MOST_SEATS,
    MOVING,
    PLANS,
    TURNED,
    Parks,
    add,
    has,
    left_to_use,
    put,
)
from manege.games.dice_theme_park.dice import DIE_IDS, kind_of, move, place_of
from manege.games.dice_theme_park.hexes import HEX_IDS, NEIGHBOURS, TWO_AWAY
from manege.games.dice_theme_park.improvement import tile_at
from manege.games.dice_theme_park.story import GUIDED, MOVED, USED_PLAN
from manege.kernel.bits import bit
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Decision, Verb, ask, tell


def beside(t: Parks, seat: i64, place: i64) -> i64:
    """The attractions next to this one, a bit each; the Entrance is one (DP-96, DP-R3, DP-R46)."""
    return NEIGHBOURS[place] & has(t, seat, BUILT)


def ways_out(t: Parks, seat: i64, place: i64) -> i64:
    """Where a die may go from here (DP-96)."""
    ways = beside(t, seat, place)
    for expansion in t.expansions:
        ways |= expansion.ways_out(t, seat, place)
    return ways


def near(t: Parks, seat: i64, place: i64) -> i64:
    """Those at most two hexes away, over gaps too (DP-125, DP-R58)."""
    return TWO_AWAY[place] & has(t, seat, BUILT) | ways_out(t, seat, place)


def elsewhere_in_park(t: Parks, seat: i64, place: i64) -> i64:
    return has(t, seat, BUILT) & ~bit(place)


def walk(t: Parks, seat: i64, die: i64, place: i64, to: i64) -> None:
    tell(t, MOVED, seat, kind_of(t, die), place, to, tile_at(t, seat, to))
    move(t, seat, die, place, to)
    for expansion in t.expansions:
        expansion.moved(t, seat, place, to)


class UsePlan(Verb[Parks]):
    """A ready plan is turned over for any die; then where to (DP-98, DP-99)."""

    def __init__(self) -> None:
        super().__init__([f"plan {die} {place}" for die in DIE_IDS for place in HEX_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if c.needs(has(t, seat, PLANS) > 0, NO_PLAN):
            offer_dice(t, seat, c, NOBODY_TO_MOVE)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        add(t, seat, PLANS, -1)
        add(t, seat, TURNED, 1)
        put(t, seat, MOVING, die_named(t, seat, which))
        tell(t, USED_PLAN, seat)
        ask(t, STROLLS[seat])


class UseGuide(Verb[Parks]):
    """Once for each guide played, to any other attraction (DP-43, DP-44)."""

    def __init__(self) -> None:
        super().__init__([f"guide {die} {place}" for die in DIE_IDS for place in HEX_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if c.needs(left_to_use(t, seat, GUIDE) > 0, NO_GUIDE):
            offer_dice(t, seat, c, NOBODY_TO_GUIDE)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        add(t, seat, LEFT + GUIDE, -1)
        put(t, seat, MOVING, die_named(t, seat, which))
        tell(t, GUIDED, seat)
        ask(t, TOURS[seat])


class Stroll(Verb[Parks]):
    def __init__(self) -> None:
        super().__init__([f"stroll-to {place}" for place in HEX_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        c.places(ways_out(t, seat, place_of(t, seat, has(t, seat, MOVING))), NOT_NEXT, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        walk_to(t, seat, which)


class Tour(Verb[Parks]):
    def __init__(self) -> None:
        super().__init__([f"tour-to {place}" for place in HEX_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        place = place_of(t, seat, has(t, seat, MOVING))
        c.places(elsewhere_in_park(t, seat, place), NOT_ANOTHER, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        walk_to(t, seat, which)


def walk_to(t: Parks, seat: i64, to: i64) -> None:
    die = has(t, seat, MOVING)
    walk(t, seat, die, place_of(t, seat, die), to)


USE_PLAN: Final = UsePlan()
USE_GUIDE: Final = UseGuide()
STROLL: Final = Stroll()
TOUR: Final = Tour()
NO_PLAN: Final = Why("DP-98", "no-plan-ready")
NO_GUIDE: Final = Why("DP-43", "no-guide")
NOBODY_TO_MOVE: Final = Why("DP-98", "no-such-die", "die", "hex")
NOBODY_TO_GUIDE: Final = Why("DP-43", "no-such-die", "die", "hex")
NOT_NEXT: Final = Why("DP-98", "not-next", "hex")
NOT_ANOTHER: Final = Why("DP-43", "not-another-attraction", "hex")


class WalkNext(Decision[Parks]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [STROLL])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-98", "where-to-first")


class WalkAnywhere(Decision[Parks]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [TOUR])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-43", "where-to-first")


STROLLS: Final = [WalkNext(seat) for seat in range(MOST_SEATS)]
TOURS: Final = [WalkAnywhere(seat) for seat in range(MOST_SEATS)]
