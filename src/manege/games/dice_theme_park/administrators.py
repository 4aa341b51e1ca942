"""Administrateurs — one entry a card (DP-154 to DP-164); colours are our own, K3 is there twice.

What the sheet says of one moment is a word; the rules ask `counted` at that moment.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.dice_theme_park.components import (
    ADMINISTRATOR,
    BLUE,
    COUNTED,
    GREEN,
    GREY,
    MASCOTS,
    NONE,
    YELLOW,
    Parks,
    has,
)
from manege.games.dice_theme_park.hexes import ENTRANCE, HEXES
from manege.games.dice_theme_park.tiles import COLOUR
from manege.kernel.bag import count
from manege.kernel.bits import bit
from manege.kernel.powers import Book, Word

# The moments at which the rules ask
RESCUES: Final = 0  # the colours of which a die on 1 can be saved, a bit each
SPARES: Final = 1  # the colours of which a die can be spared the decrease
BONUS: Final = 2  # stars of phase 6
FACILITY_DISCOUNT: Final = 3
LEFTOVER: Final = 4  # a die of the monorail nobody took
MONEY_FOR_A_STAR: Final = 5  # how much less
MASCOT_DISCOUNT: Final = 6
EXCHANGE: Final = 7  # of a staff card before they are passed
PLAN_DISCOUNT: Final = 8
LOWER_SUM: Final = 9
MOMENTS: Final = 10


class Says(Word[Parks]):
    """A number, whatever the table looks like."""

    def __init__(self, moment: i64, number: i64 = 1) -> None:
        super().__init__(moment)
        self.number: i64 = number

    def counts(self, t: Parks, seat: i64, what: i64) -> i64:
        return self.number


class StarsForCubes(Word[Parks]):
    """1, 2, 3 for 3, 4, 5 activations of these colours; every cube counts (DP-156, DP-R68)."""

    def __init__(self, colours: list[int]) -> None:
        super().__init__(BONUS)
        shown: i64 = 0
        for colour in colours:
            shown |= bit(colour)
        self.colours: i64 = shown

    def counts(self, t: Parks, seat: i64, what: i64) -> i64:
        cubes: i64 = 0
        place: i64 = 0
        while place < HEXES:
            tile = t.tiles[seat * HEXES + place]
            if tile != NONE and place != ENTRANCE and self.colours & bit(COLOUR[tile]):
                cubes += count(has(t, seat, COUNTED), place)
            place += 1
        return min(cubes - 2, 3) if cubes >= 3 else 0


class StarsForMascots(Word[Parks]):
    """1, 2, 3 for 2, 4, 5 of them (DP-158)."""

    def __init__(self) -> None:
        super().__init__(BONUS)

    def counts(self, t: Parks, seat: i64, what: i64) -> i64:
        mascots = has(t, seat, MASCOTS)
        if mascots >= 5:
            return 3
        return 2 if mascots >= 4 else 1 if mascots >= 2 else 0


ADMINISTRATOR_CARDS: Final[list[list[Word[Parks]]]] = [
    [Says(RESCUES, 1 << BLUE)],  # K1 (DP-154)
    [Says(SPARES, 1 << GREEN)],  # K2 (DP-155)
    [StarsForCubes([YELLOW])],  # K3 (DP-156)
    [StarsForCubes([BLUE, GREY])],  # K4 (DP-156)
    [Says(FACILITY_DISCOUNT)],  # K5 (DP-157)
    [StarsForMascots()],  # K6 (DP-158)
    [Says(LEFTOVER)],  # K7 (DP-159)
    [Says(MONEY_FOR_A_STAR)],  # K8 (DP-160)
    [Says(MASCOT_DISCOUNT, 2)],  # K9 (DP-161)
    [Says(EXCHANGE)],  # K10 (DP-162)
    [Says(PLAN_DISCOUNT, 2)],  # K11 (DP-163)
    [Says(LOWER_SUM, 2)],  # K12 (DP-164)
]
ADMINISTRATORS: Final = 12
ADMINISTRATOR_IDS: Final = [f"k{n + 1}" for n in range(ADMINISTRATORS)]
BOOK: Final = Book(ADMINISTRATOR_CARDS, MOMENTS)


def add_administrator(name: str) -> i64:
    """One who says nothing at these moments; its number."""
    ADMINISTRATOR_CARDS.append([])
    ADMINISTRATOR_IDS.append(name)
    return len(ADMINISTRATOR_IDS) - 1


def counted(t: Parks, seat: i64, moment: i64) -> i64:
    """What the own administrator says of this; 0 without one, or if it says nothing."""
    administrator = has(t, seat, ADMINISTRATOR)
    if administrator == NONE:
        return 0
    return BOOK.count(t, seat, bit(administrator), moment, 0)


def owner_of(t: Parks, moment: i64) -> i64:
    """The seat whose administrator speaks of this; NONE if nobody's does."""
    seat: i64 = 0
    while seat < t.seats:
        if counted(t, seat, moment) > 0:
            return seat
        seat += 1
    return NONE
