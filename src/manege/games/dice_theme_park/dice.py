"""Visiteurs — dice as bits: a set of dice is one number, their faces are three (DP-10, DP-57).

Die 0 to 20 is blue, 21 to 41 green, 42 to 62 yellow. Two of a colour that show the same and stand
on the same hex are alike: rules and people tell them by their *kind*, colour × 6 + value - 1.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.dice_theme_park.components import COLOUR_IDS, COLOURS, NONE, Parks
from manege.games.dice_theme_park.hexes import ENTRANCE, HEXES
from manege.kernel.bag import one
from manege.kernel.bits import bit, bits, lowest, nth_bit

EACH_COLOUR: Final = 21
ALL_DICE: Final = 0x7FFFFFFFFFFFFFFF
OF_COLOUR: Final = vec[i64]([0x1FFFFF, 0x1FFFFF << 21, 0x1FFFFF << 42])
FACES: Final = 6
DIE_KINDS: Final = 18
DIE_IDS: Final = [f"{COLOUR_IDS[colour]}-{n + 1}" for colour in range(3) for n in range(FACES)]


def colour_of(die: i64) -> i64:
    return die // EACH_COLOUR


def value_of(t: Parks, die: i64) -> i64:
    return (t.ones >> die & 1) + 2 * (t.twos >> die & 1) + 4 * (t.fours >> die & 1)


def kind_of(t: Parks, die: i64) -> i64:
    return colour_of(die) * FACES + value_of(t, die) - 1


def turn_to(t: Parks, die: i64, value: i64) -> None:
    where = bit(die)
    t.ones = t.ones | where if value & 1 else t.ones & ~where
    t.twos = t.twos | where if value & 2 else t.twos & ~where
    t.fours = t.fours | where if value & 4 else t.fours & ~where


def showing(t: Parks, dice: i64, value: i64) -> i64:
    """Those of a set that show a value."""
    dice &= t.ones if value & 1 else ~t.ones
    dice &= t.twos if value & 2 else ~t.twos
    return dice & (t.fours if value & 4 else ~t.fours)


def of_kind(t: Parks, dice: i64, kind: i64) -> i64:
    """Those of a set that are of a kind."""
    return showing(t, dice & OF_COLOUR[kind // FACES], kind % FACES + 1)


def kinds_of(t: Parks, dice: i64) -> i64:
    """The kinds in a set, a bit each."""
    kinds: i64 = 0
    while dice:
        kinds |= bit(kind_of(t, lowest(dice)))
        dice &= dice - 1
    return kinds


def bag_of_kinds(t: Parks, dice: i64) -> i64:
    """The same as a bag with one of each."""
    kinds: i64 = 0
    while dice:
        kind = kind_of(t, lowest(dice))
        if not kinds >> (3 * kind) & 1:
            kinds += one(kind)
        dice &= dice - 1
    return kinds


def kinds_listed(t: Parks, dice: i64) -> list[int]:
    """The kind of each die, like ones together."""
    kinds: list[int] = []
    while dice:
        kinds.append(kind_of(t, lowest(dice)))
        dice &= dice - 1
    return sorted(kinds)


def visitors_on(t: Parks, seat: i64, place: i64) -> i64:
    return t.visitors[seat * HEXES + place]


def visitors_of(t: Parks, seat: i64) -> i64:
    """All dice in a park."""
    dice: i64 = 0
    place = seat * HEXES
    end = place + HEXES
    while place < end:
        dice |= t.visitors[place]
        place += 1
    return dice


def move(t: Parks, seat: i64, die: i64, place: i64, to: i64) -> None:
    t.visitors[seat * HEXES + place] &= ~bit(die)
    t.visitors[seat * HEXES + to] |= bit(die)


def arrive(t: Parks, seat: i64, dice: i64) -> None:
    """On the Entrance, among those still there (DP-57, DP-58)."""
    t.visitors[seat * HEXES + ENTRANCE] |= dice


def place_of(t: Parks, seat: i64, die: i64) -> i64:
    place: i64 = 0
    while not t.visitors[seat * HEXES + place] & bit(die):
        place += 1
    return place


def leave(t: Parks, seat: i64, die: i64, place: i64) -> None:
    """Out of the park and into the bag (DP-94, DP-139)."""
    t.visitors[seat * HEXES + place] &= ~bit(die)
    t.bag |= bit(die)
    for expansion in t.expansions:
        expansion.gone(t, seat, die)


def draw(t: Parks) -> i64:
    """One die out of the bag, blindly; NONE if it is empty (DP-11, DP-R19, DP-R26)."""
    if t.bag == 0:
        return NONE
    die = nth_bit(t.bag, t.chance.below(bits(t.bag)))
    t.bag &= ~bit(die)
    t.light += 1
    return die


def pips(t: Parks, dice: i64) -> i64:
    return bits(dice & t.ones) + 2 * bits(dice & t.twos) + 4 * bits(dice & t.fours)


def colours_in(dice: i64) -> i64:
    """The colours in a set, a bit each."""
    found: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if dice & OF_COLOUR[colour]:
            found |= bit(colour)
        colour += 1
    return found
