"""Réussites — on the board and on tiles; each is claimed once (WL-56 to WL-67, WL-143 to WL-153).

An achievement is so much of something: what a player has of it, and how much it takes (WL-R37).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.wishland.cards import DEAR, different_symbols, most_alike
from manege.games.wishland.components import (
    ACHIEVEMENT_SPACES,
    ACTOR,
    ALL_WORKERS,
    ATTRACTION,
    COLOURS,
    CREDITS,
    FROM_ACHIEVEMENTS,
    HAPPINESS,
    HOTEL,
    MASCOT,
    NONE,
    POINTS,
    PRIVATE,
    RESERVE,
    RESTAURANT,
    TICKETS,
    VISITORS,
    Wishland,
    cards_in,
    claimed_by_all,
    has,
    market_cards,
    owned,
    whole_sets,
)
from manege.games.wishland.income import income_of
from manege.games.wishland.moments import CLAIM_HEARD, CLAIMS, PRIVATE_TILE, counted, happens
from manege.games.wishland.story import CLAIMED
from manege.games.wishland.tracks import gain_points
from manege.kernel.bits import bit, bits
from manege.kernel.choices import Choices
from manege.kernel.refusal import Why
from manege.kernel.table import Verb, tell


class Achievement:
    """What it takes; `has_of` is how far a player has come."""

    def __init__(self, needed: i64, what: i64 = 0) -> None:
        self.needed: i64 = needed
        self.what: i64 = what

    def has_of(self, t: Wishland, seat: i64) -> i64:
        raise NotImplementedError


class Purse(Achievement):
    """Happiness, visitors, VP or credits (WL-R42: those in hand)."""

    def has_of(self, t: Wishland, seat: i64) -> i64:
        return has(t, seat, self.what)


class Staff(Achievement):
    """Workers taken into service, wherever they stand (WL-61, WL-R38)."""

    def has_of(self, t: Wishland, seat: i64) -> i64:
        return ALL_WORKERS - has(t, seat, RESERVE)


class OfColour(Achievement):
    def has_of(self, t: Wishland, seat: i64) -> i64:
        return owned(t, seat, self.what)


class BothTracks(Achievement):
    def has_of(self, t: Wishland, seat: i64) -> i64:
        happiness = has(t, seat, HAPPINESS)
        visitors = has(t, seat, VISITORS)
        return min(visitors, happiness)


class EitherTrack(Achievement):
    def has_of(self, t: Wishland, seat: i64) -> i64:
        happiness = has(t, seat, HAPPINESS)
        visitors = has(t, seat, VISITORS)
        return max(visitors, happiness)


class OfAnyColour(Achievement):
    """Tickets are a colour here (WL-144)."""

    def has_of(self, t: Wishland, seat: i64) -> i64:
        most = has(t, seat, TICKETS)
        colour: i64 = 0
        while colour < COLOURS:
            most = max(most, owned(t, seat, colour))
            colour += 1
        return most


class OfEveryColour(Achievement):
    """Tickets are not asked for (WL-146, WL-R39)."""

    def has_of(self, t: Wishland, seat: i64) -> i64:
        return whole_sets(t, seat)


class AlikeSymbols(Achievement):
    """Mascots' symbols too (WL-R41)."""

    def has_of(self, t: Wishland, seat: i64) -> i64:
        return most_alike(t, seat, True)


class DifferentSymbols(Achievement):
    def has_of(self, t: Wishland, seat: i64) -> i64:
        return different_symbols(t, seat)


class Played(Achievement):
    """Tickets count, the starting one too (WL-149, WL-R40)."""

    def has_of(self, t: Wishland, seat: i64) -> i64:
        return market_cards(t, seat) + has(t, seat, TICKETS)


class Income(Achievement):
    """As it stands, before any income phase shows it (WL-150, WL-R43)."""

    def has_of(self, t: Wishland, seat: i64) -> i64:
        return income_of(t, seat)


class DearCards(Achievement):
    """Of value 6 or more, as printed (WL-152, WL-R25)."""

    def has_of(self, t: Wishland, seat: i64) -> i64:
        number: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            number += bits(cards_in(t, seat, colour) & DEAR[colour])
            colour += 1
        return number


ACHIEVEMENTS: Final[list[Achievement]] = [
    Purse(7, HAPPINESS),  # #1 (WL-59)
    Purse(7, VISITORS),  # #2 (WL-60)
    Staff(9),  # #3 (WL-61)
    Purse(15, POINTS),  # #4 (WL-62)
    OfColour(5, ATTRACTION),  # #5 (WL-63)
    OfColour(5, ACTOR),  # #6 (WL-64)
    OfColour(5, RESTAURANT),  # #7 (WL-65)
    OfColour(5, HOTEL),  # #8 (WL-66)
    OfColour(5, MASCOT),  # #9 (WL-67)
    BothTracks(5),  # T1 (WL-143)
    OfAnyColour(7),  # T2 (WL-144)
    EitherTrack(10),  # T3 (WL-145)
    OfEveryColour(3),  # T4 (WL-146)
    AlikeSymbols(5),  # T5 (WL-147)
    DifferentSymbols(10),  # T6 (WL-148)
    Played(15),  # T7 (WL-149)
    Income(12),  # T8 (WL-150)
    Purse(20, CREDITS),  # T9 (WL-151)
    DearCards(3),  # T10 (WL-152)
]
ON_THE_BOARD: Final = 9
ON_TILES: Final = 10
BLANK_TILES: Final = 5  # T11 to T15 (WL-153)
ACHIEVEMENT_IDS: Final = [
    *(f"board-{n + 1}" for n in range(ON_THE_BOARD)),
    *(f"tile-{n + 1}" for n in range(ON_TILES)),
]


def achievement_at(t: Wishland, space: i64) -> i64:
    """Which one is in force there; `PRIVATE` is the one beside entrepreneur 3."""
    return t.private if space == PRIVATE else t.spaces[space]


def progress(t: Wishland, seat: i64, achievement: i64) -> i64:
    return ACHIEVEMENTS[achievement].has_of(t, seat)


def is_reached(t: Wishland, seat: i64, achievement: i64) -> bool:
    return progress(t, seat, achievement) >= ACHIEVEMENTS[achievement].needed


def is_open_to(t: Wishland, seat: i64, space: i64) -> bool:
    """A private one to its owner alone (WL-119)."""
    return space != PRIVATE or (t.private != NONE and counted(t, seat, PRIVATE_TILE) > 0)


class Claim(Verb[Wishland]):
    """It costs no action, and nobody has to (WL-56 to WL-58, WL-R31, WL-R35)."""

    def __init__(self) -> None:
        super().__init__([*(f"claim {n + 1}" for n in range(ACHIEVEMENT_SPACES)), "claim private"])

    def offers(self, t: Wishland, seat: i64, c: Choices) -> None:
        gone = claimed_by_all(t)
        space: i64 = 0
        while space <= PRIVATE:
            achievement = achievement_at(t, space)
            if (
                c.about(space)
                and c.needs(is_open_to(t, seat, space), NOT_HIS)
                and c.needs(not gone & bit(space), GONE, achievement)
            ):
                number = progress(t, seat, achievement)
                needed = ACHIEVEMENTS[achievement].needed
                if c.needs(number >= needed, NOT_REACHED, achievement, number, needed):
                    c.one(space)
            space += 1

    def perform(self, t: Wishland, seat: i64, space: i64) -> None:
        t.claimed = t.claimed[:]
        t.claimed[seat] |= bit(space)
        tell(t, CLAIMED, seat, achievement_at(t, space))
        gain_points(t, seat, 1, FROM_ACHIEVEMENTS)
        happens(t, seat, CLAIMS)  # WL-105, WL-121
        other: i64 = 0
        while other < t.seats:
            happens(t, other, CLAIM_HEARD)  # WL-120, WL-R71
            other += 1


CLAIM: Final = Claim()
NOT_HIS: Final = Why("WL-119", "no-private-achievement")
GONE: Final = Why("WL-58", "claimed-already", "achievement")
NOT_REACHED: Final = Why("WL-56", "not-reached", "achievement", "number", "needed")


def can_claim(t: Wishland, seat: i64) -> bool:
    """Whether any can be claimed right now (WL-R32)."""
    gone = claimed_by_all(t)
    space: i64 = 0
    while space <= PRIVATE:
        if (
            not gone & bit(space)
            and is_open_to(t, seat, space)
            and is_reached(t, seat, achievement_at(t, space))
        ):
            return True
        space += 1
    return False
