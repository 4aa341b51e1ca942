"""Objectifs Solo — what each asks for, and how much more the target rises without it (DP-199).

One attraction activated three times, for 1, is the sheet's own; all others are ours.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.dice_theme_park.building import icons_of
from manege.games.dice_theme_park.components import (
    COUNTED,
    EACH_FACILITY,
    FACILITIES,
    GREY,
    INSTALLED,
    MASCOTS,
    MONEY,
    PLANS,
    TURNED,
    Parks,
    has,
)
from manege.games.dice_theme_park.dice import visitors_of, visitors_on
from manege.games.dice_theme_park.hexes import ENTRANCE, HEXES
from manege.games.dice_theme_park.improvement import stars_of, tile_at
from manege.games.dice_theme_park.objectives import facilities_installed
from manege.games.dice_theme_park.tiles import CATEGORIES, COLOUR, ICONS
from manege.games.dice_theme_park.variants.innovations import RIDES, STATUE, THERE, taken
from manege.games.dice_theme_park.variants.surprises import TIMES_ROLLED, is_surprise
from manege.kernel.bag import count, kinds, size
from manege.kernel.bits import bits

# What is counted: this round's cubes,
ACTIVATIONS: Final = 0
DIFFERENT: Final = 1  # attractions with a cube, the Entrance too
ON_ONE: Final = 2  # cubes on one attraction
TWICE: Final = 3  # attractions with two cubes
CUBE_STARS: Final = 4  # printed ones and those of special effects
COLOURS_USED: Final = 5  # blue, green and yellow attractions
ONE_COLOUR: Final = 6  # cubes on attractions of one colour; grey is one
THREE_DICE: Final = 7  # cubes on attractions that ask for three dice
# dice,
DICE: Final = 8
AT_ENTRANCE: Final = 9
ABOVE_3: Final = 10
ASIDE: Final = 11  # since the start
ASIDE_NOW: Final = 12  # in this round
# and what one owns
DOLLARS: Final = 13
FACILITIES_FITTED: Final = 14
WHOLE_KINDS: Final = 15  # of facilities, all three of them installed
MASCOTS_OWNED: Final = 16
PLANS_OWNED: Final = 17
PLANS_TURNED: Final = 18
PAIRS_OF_ICONS: Final = 19  # categories with two icons
ICONS_ALIKE: Final = 20  # of one category
# With expansions (DP-212)
ROLLS: Final = 21  # this round
SURPRISED: Final = 22  # cubes on Surprise attractions
INNOVATIONS_FITTED: Final = 23
RIDES_TAKEN: Final = 24  # by cable car, this round
STATUES: Final = 25


class Aim(NamedTuple):
    """At least so many of what is counted, or none at all; and the red number of its card."""

    measure: int
    number: int
    red: int


A_AIMS: Final = [
    Aim(ON_ONE, 3, 1),
    Aim(DIFFERENT, 6, 2),
    Aim(ACTIVATIONS, 8, 2),
    Aim(CUBE_STARS, 24, 2),
    Aim(DOLLARS, 6, 3),
    Aim(FACILITIES_FITTED, 3, 3),
    Aim(MASCOTS_OWNED, 3, 1),
    Aim(PLANS_OWNED, 5, 1),
    Aim(ASIDE, 3, 2),
    Aim(ASIDE_NOW, 2, 3),
    Aim(DICE, 5, 2),
    Aim(AT_ENTRANCE, 0, 2),
    Aim(COLOURS_USED, 3, 3),
    Aim(PAIRS_OF_ICONS, 2, 1),
    Aim(PLANS_TURNED, 0, 1),
]
B_AIMS: Final = [
    Aim(ACTIVATIONS, 11, 2),
    Aim(DIFFERENT, 8, 2),
    Aim(CUBE_STARS, 36, 2),
    Aim(DOLLARS, 10, 2),
    Aim(FACILITIES_FITTED, 6, 3),
    Aim(WHOLE_KINDS, 1, 2),
    Aim(MASCOTS_OWNED, 4, 1),
    Aim(ASIDE, 7, 2),
    Aim(ASIDE_NOW, 3, 2),
    Aim(DICE, 7, 1),
    Aim(THREE_DICE, 1, 2),
    Aim(TWICE, 3, 1),
    Aim(ICONS_ALIKE, 3, 2),
    Aim(ABOVE_3, 0, 1),
    Aim(ONE_COLOUR, 4, 3),
]
PLUS_AIMS: Final = [  # Solo+
    Aim(ROLLS, 2, 1),
    Aim(INNOVATIONS_FITTED, 2, 3),
    Aim(RIDES_TAKEN, 2, 1),
    Aim(SURPRISED, 1, 2),
    Aim(STATUES, 3, 1),
    Aim(INNOVATIONS_FITTED, 5, 2),
]
AIMS: Final = [*A_AIMS, *B_AIMS, *PLUS_AIMS]
AIM_IDS: Final = [
    *(f"sa{n + 1}" for n in range(len(A_AIMS))),
    *(f"sb{n + 1}" for n in range(len(B_AIMS))),
    *("sa16", "sa17", "sa18", "sb16", "sb17", "sb18"),
]
FIRST_B: Final = 15
FIRST_PLUS: Final = 30
PLUS_A: Final = {"surprises": [30], "innovations": [31, 32]}  # by expansion
PLUS_B: Final = {"surprises": [33], "innovations": [34, 35]}
MEASURE: Final = vec[i64]([aim.measure for aim in AIMS])
NUMBER: Final = vec[i64]([aim.number for aim in AIMS])
RED: Final = vec[i64]([aim.red for aim in AIMS])


def is_met(aim: i64, number: i64) -> bool:
    """Where none is asked for, one is too many."""
    return number >= NUMBER[aim] if NUMBER[aim] > 0 else number == 0


def cards_of_letter(t: Parks, first: i64, end: i64, plus: dict[str, list[int]]) -> vec[i64]:
    """Those of the deck, and what the expansions played with add (DP-199, DP-212)."""
    cards = vec[i64](range(first, end))
    for expansion in t.expansions:
        for card in plus.get(expansion.key, []):
            cards = append(cards, card)
    return cards


def measured(t: Parks, seat: i64, measure: i64) -> i64:
    """All but what is set aside, which no park shows."""
    if measure >= ROLLS:
        return of_expansions(t, seat, measure)
    if measure <= THREE_DICE:
        return of_cubes(t, seat, measure)
    if measure == DICE:
        return bits(visitors_of(t, seat))
    if measure == AT_ENTRANCE:
        return bits(visitors_on(t, seat, ENTRANCE))
    if measure == ABOVE_3:
        return bits(visitors_of(t, seat) & t.fours)
    return of_means(t, seat, measure)


def of_cubes(t: Parks, seat: i64, measure: i64) -> i64:
    """Those of this round, once they are taken off (DP-131)."""
    cubes = has(t, seat, COUNTED)
    if measure == ACTIVATIONS:
        return size(cubes)
    if measure == DIFFERENT:
        return kinds(cubes)
    most: i64 = 0
    total: i64 = 0
    colours = vec[i64]([0, 0, 0, 0])
    place: i64 = 0
    while place < HEXES:
        number = count(cubes, place)
        if number > 0:
            tile = tile_at(t, seat, place)
            most = max(most, number)
            if measure == CUBE_STARS:
                total += number * stars_of(t, seat, place)
            elif measure == TWICE and number > 1:
                total += 1
            elif measure == THREE_DICE and ICONS[tile] == 3:
                total += number
            if place != ENTRANCE:
                colours[COLOUR[tile]] += number
        place += 1
    if measure == ON_ONE:
        return most
    if measure == ONE_COLOUR:
        return max(max(colours[0], colours[1]), max(colours[2], colours[GREY]))
    if measure == COLOURS_USED:
        return min(colours[0], 1) + min(colours[1], 1) + min(colours[2], 1)
    return total


def of_expansions(t: Parks, seat: i64, measure: i64) -> i64:
    if measure == ROLLS:
        return has(t, seat, TIMES_ROLLED)
    if measure == RIDES_TAKEN:
        return has(t, seat, RIDES)
    if measure == INNOVATIONS_FITTED:
        return bits(taken(t, seat))
    if measure == STATUES:
        return bits(has(t, seat, THERE + STATUE))
    cubes: i64 = 0
    place: i64 = 0
    while place < HEXES:
        if is_surprise(tile_at(t, seat, place)):
            cubes += count(has(t, seat, COUNTED), place)
        place += 1
    return cubes


def of_means(t: Parks, seat: i64, measure: i64) -> i64:
    if measure == DOLLARS:
        return has(t, seat, MONEY)
    if measure == FACILITIES_FITTED:
        return facilities_installed(t, seat)
    if measure == WHOLE_KINDS:
        return whole_kinds(t, seat)
    if measure == MASCOTS_OWNED:
        return has(t, seat, MASCOTS)
    if measure == PLANS_OWNED:
        return has(t, seat, PLANS) + has(t, seat, TURNED)
    if measure == PLANS_TURNED:
        return has(t, seat, TURNED)
    return of_icons(t, seat, measure)


def whole_kinds(t: Parks, seat: i64) -> i64:
    number: i64 = 0
    facility: i64 = 0
    while facility < FACILITIES:
        if bits(has(t, seat, INSTALLED + facility)) == EACH_FACILITY:
            number += 1
        facility += 1
    return number


def of_icons(t: Parks, seat: i64, measure: i64) -> i64:
    pairs: i64 = 0
    most: i64 = 0
    category: i64 = 0
    while category < CATEGORIES:
        icons = icons_of(t, seat, category)
        most = max(most, icons)
        if icons > 1:
            pairs += 1
        category += 1
    return pairs if measure == PAIRS_OF_ICONS else most
