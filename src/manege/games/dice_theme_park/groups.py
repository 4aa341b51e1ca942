"""Former un groupe — which dice meet what an attraction asks for (DP-90, DP-105 to DP-116).

Each icon is met by one die, each die meets one icon; any way of matching them will do (DP-R38).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from manege.games.dice_theme_park.components import GREY, Parks
from manege.games.dice_theme_park.dice import colour_of, kind_of, pips, value_of
from manege.games.dice_theme_park.tiles import (
    EQUAL,
    ICON_COLOUR,
    ICON_VALUES,
    ICONS,
    LOWER,
    MOST_ICONS,
    RELATION,
    RUN,
)
from manege.kernel.bag import one
from manege.kernel.bits import bit, bits, lowest

NO_PIPS: Final = 99


def fits(t: Parks, tile: i64, icon: i64, die: i64) -> bool:
    """Its value is one of those asked for."""
    return ICON_VALUES[tile * MOST_ICONS + icon] >> (value_of(t, die) - 1) & 1 != 0


def is_matched(tile: i64, icon: i64, die: i64, hued: i64) -> bool:
    """So is its colour, or the one it counts as (DP-103, DP-113)."""
    colour = ICON_COLOUR[tile * MOST_ICONS + icon]
    return colour == GREY or colour == colour_of(die) or hued & bit(die) != 0


def goes_with(relation: i64, icon: i64, first: i64, second: i64, value: i64) -> bool:
    """Whether this value can follow those of the icons before it."""
    if icon == 0:
        return True
    if relation == LOWER:
        return first < value
    if relation == EQUAL:
        return first == value
    if relation == RUN:
        if icon == 1:
            return first != value
        lowest_value = min(first, second, value)
        return first + second + value == 3 * lowest_value + 3 and value not in (first, second)
    return True


def can_form(
    t: Parks, tile: i64, dice: i64, waived: i64 = 0, needed: i64 = 0, hued: i64 = 0
) -> bool:
    """Whether some of these dice are a group, with all that are needed among them (DP-91); so many
    colours that are asked for do not matter."""
    if bits(dice) < ICONS[tile]:
        return False
    return can_meet(t, tile, dice, waived, needed | hued, hued, 0, 0, 0)


def can_meet(
    t: Parks,
    tile: i64,
    dice: i64,
    waived: i64,
    needed: i64,
    hued: i64,
    icon: i64,
    first: i64,
    second: i64,
) -> bool:
    """Whether the icons from this one on can be met."""
    if icon == ICONS[tile]:
        return needed == 0
    relation = RELATION[tile]
    rest = dice
    while rest:
        die = lowest(rest)
        rest &= rest - 1
        value = value_of(t, die)
        if fits(t, tile, icon, die) and goes_with(relation, icon, first, second, value):
            left = waived if is_matched(tile, icon, die, hued) else waived - 1
            start = value if icon == 0 else first
            where = bit(die)
            if left >= 0 and can_meet(
                t, tile, dice & ~where, left, needed & ~where, hued, icon + 1, start, value
            ):
                return True
    return False


@mypyc_attr(acyclic=True)
class Groups:
    """All groups that can be formed: the cheapest, and whether there is another kind of it."""

    def __init__(self) -> None:
        self.cheapest: i64 = 0
        self.pips: i64 = NO_PIPS
        self.kinds: i64 = 0  # those of the cheapest, a bag
        self.several: bool = False


def groups_of(t: Parks, tile: i64, dice: i64, waived: i64, needed: i64, hued: i64) -> Groups:
    """The cheapest is the one of the fewest pips: high dice can be used more often."""
    found = Groups()
    look_for(t, found, tile, dice, 0, waived, needed | hued, hued, 0, 0, 0)
    return found


def look_for(
    t: Parks,
    found: Groups,
    tile: i64,
    dice: i64,
    group: i64,
    waived: i64,
    needed: i64,
    hued: i64,
    icon: i64,
    first: i64,
    second: i64,
) -> None:
    if icon == ICONS[tile]:
        if needed == 0:
            note(t, found, group)
        return
    relation = RELATION[tile]
    rest = dice
    while rest:
        die = lowest(rest)
        rest &= rest - 1
        value = value_of(t, die)
        left = waived if is_matched(tile, icon, die, hued) else waived - 1
        if left < 0 or not fits(t, tile, icon, die):
            continue
        if goes_with(relation, icon, first, second, value):
            where = bit(die)
            look_for(
                t,
                found,
                tile,
                dice & ~where,
                group | where,
                left,
                needed & ~where,
                hued,
                icon + 1,
                value if icon == 0 else first,
                value,
            )


def note(t: Parks, found: Groups, group: i64) -> None:
    kinds: i64 = 0
    rest = group
    while rest:
        kinds += one(kind_of(t, lowest(rest)))
        rest &= rest - 1
    if found.cheapest and kinds != found.kinds:
        found.several = True
    spent = pips(t, group)
    if spent < found.pips:
        found.pips = spent
        found.cheapest = group
        found.kinds = kinds


def could_join(t: Parks, tile: i64, dice: i64, waived: i64, needed: i64, hued: i64) -> i64:
    """The dice that some group with the needed ones has besides them, a bit each."""
    found: i64 = 0
    rest = dice & ~(needed | hued)
    while rest:
        die = lowest(rest)
        rest &= rest - 1
        if can_form(t, tile, dice, waived, needed | bit(die), hued):
            found |= bit(die)
    return found
