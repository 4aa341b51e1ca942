"""Objectifs — ten cards in five colour codes, and how places are shared (DP-8, DP-9, DP-133).

Most money is the sheet's own; fewest pips is known from elsewhere; the others are our own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.dice_theme_park.components import (
    COUNTED,
    FACILITIES,
    INSTALLED,
    MASCOTS,
    MONEY,
    TURNED,
    Parks,
    has,
)
from manege.games.dice_theme_park.dice import pips, visitors_of
from manege.games.dice_theme_park.hexes import ENTRANCE, HEXES
from manege.games.dice_theme_park.questions import measured
from manege.games.dice_theme_park.tiles import COLOUR, PRINTED_INCOME
from manege.kernel.bag import kinds, size
from manege.kernel.bits import bits

RICHEST: Final = 0
INCOME: Final = 1
FEWEST_PIPS: Final = 2
DICE: Final = 3
MOST_MASCOTS: Final = 4
PLANS_TURNED: Final = 5
CUBES_PLACED: Final = 6
DIFFERENT: Final = 7
FACILITIES_INSTALLED: Final = 8
ONE_COLOUR: Final = 9
OBJECTIVES: Final = 10
OBJECTIVE_IDS: Final = [f"o{n + 1}" for n in range(OBJECTIVES)]
CODE_IDS: Final = ["gold", "red", "purple", "orange", "teal"]
ROOM_FOR_OBJECTIVES: Final = 24
CODES: Final = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
CODE: Final = vec[i64](CODES + [0] * (ROOM_FOR_OBJECTIVES - OBJECTIVES))
FEWEST: Final = vec[i64]([0] * ROOM_FOR_OBJECTIVES)  # 1 where fewest is best
FEWEST[FEWEST_PIPS] = 1
FIRST_ROUND: Final = 3  # with an objective (DP-8)

PRIZES: Final = vec[i64]([4, 0, 0, 0, 6, 3, 0, 0, 8, 4, 2, 0])  # of 2, 3, 4 players (DP-134 to 136)


def add_objective(name: str, code: i64, fewest: bool) -> i64:
    """A further card; its number."""
    objective = len(OBJECTIVE_IDS)
    OBJECTIVE_IDS.append(name)
    CODE[objective] = code
    FEWEST[objective] = 1 if fewest else 0
    return objective


def printed_income(t: Parks, seat: i64) -> i64:
    """The Entrance's 1$ and what attractions print (DP-36, DP-37)."""
    total: i64 = 0
    place: i64 = 0
    while place < HEXES:
        if t.tiles[seat * HEXES + place] >= 0:
            total += PRINTED_INCOME[t.tiles[seat * HEXES + place]]
        place += 1
    return total


def most_of_one_colour(t: Parks, seat: i64) -> i64:
    """Attractions of the best colour; grey is one, the Entrance has none (DP-R3)."""
    numbers = vec[i64]([0, 0, 0, 0])
    place: i64 = 0
    while place < HEXES:
        if place != ENTRANCE and t.tiles[seat * HEXES + place] >= 0:
            numbers[COLOUR[t.tiles[seat * HEXES + place]]] += 1
        place += 1
    return max(max(numbers[0], numbers[1]), max(numbers[2], numbers[3]))


def facilities_installed(t: Parks, seat: i64) -> i64:
    number: i64 = 0
    facility: i64 = 0
    while facility < FACILITIES:
        number += bits(has(t, seat, INSTALLED + facility))
        facility += 1
    return number


def measure(t: Parks, seat: i64, objective: i64) -> i64:
    """What an objective counts (DP-133); dice on 1 are still there (DP-R65)."""
    if objective == RICHEST:
        return has(t, seat, MONEY)
    if objective == INCOME:
        return printed_income(t, seat)
    if objective == FEWEST_PIPS:
        return pips(t, visitors_of(t, seat))
    if objective == DICE:
        return bits(visitors_of(t, seat))
    if objective == MOST_MASCOTS:
        return has(t, seat, MASCOTS)
    if objective == PLANS_TURNED:
        return has(t, seat, TURNED)
    if objective == CUBES_PLACED:
        return size(has(t, seat, COUNTED))
    if objective == DIFFERENT:
        return kinds(has(t, seat, COUNTED))
    if objective == FACILITIES_INSTALLED:
        return facilities_installed(t, seat)
    if objective == ONE_COLOUR:
        return most_of_one_colour(t, seat)
    return measured(t, seat, objective)


def is_ahead(objective: i64, one: i64, other: i64) -> bool:
    return one < other if FEWEST[objective] else one > other


def is_ranked(objective: i64, number: i64) -> bool:
    """Who has nothing takes no place, unless fewest is best (DP-R66)."""
    return FEWEST[objective] != 0 or number > 0


def prizes(objective: i64, numbers: vec[i64]) -> vec[i64]:
    """The stars of each seat; those who tie share their places, rounded up (DP-137, DP-R67)."""
    seats = len(numbers)
    first = (seats - 2) * 4
    found = vec[i64]()
    seat: i64 = 0
    while seat < seats:
        mine = numbers[seat]
        before: i64 = 0
        tied: i64 = 0
        for number in numbers:
            if is_ahead(objective, number, mine):
                before += 1
            elif number == mine:
                tied += 1
        stars: i64 = 0
        place = before
        while place < before + tied:
            stars += PRIZES[first + place]
            place += 1
        found = append(found, (stars + tied - 1) // tied if is_ranked(objective, mine) else 0)
        seat += 1
    return found


def prizes_of(seats: int) -> list[int]:
    """By place (DP-134 to DP-136)."""
    first = (seats - 2) * 4
    return [int(PRIZES[first + place]) for place in range(seats)]


def objective_of_round(t: Parks) -> i64:
    """The one that lies under this round; -1 if none does (DP-8, DP-133)."""
    place = t.round - FIRST_ROUND
    return t.objectives[place] if 0 <= place < len(t.objectives) else -1
