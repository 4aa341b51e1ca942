"""The words of what hotels and entrepreneurs count in final scoring (WL-21, WL-162, WL-164)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.wishland.cards import (
    A_COLOUR,
    SYMBOLS,
    different_symbols,
    mascots_with,
    most_alike,
    with_symbol,
)
from manege.games.wishland.components import (
    COLOURS,
    HAPPINESS,
    MASCOT,
    RESERVE,
    TICKETS,
    TOP,
    VISITORS,
    Wishland,
    has,
    market_cards,
    whole_sets,
)
from manege.games.wishland.moments import (
    ENTREPRENEUR_END,
    HOTEL_END,
    MASCOTS_COUNT,
    counted,
)
from manege.kernel.powers import Word


class ByTickets(Word[Wishland]):
    """Read off the card's table; the starting ticket counts (WL-85, WL-R47)."""

    def __init__(self, table: vec[i64]) -> None:
        super().__init__(HOTEL_END)
        self.table = table

    def counts(self, t: Wishland, seat: i64, what: i64) -> i64:
        return read_off(self.table, has(t, seat, TICKETS))


class ByCards(Word[Wishland]):
    """Read off the card's table: all symbols on all cards, so one a card (WL-92, WL-R56)."""

    def __init__(self, table: vec[i64]) -> None:
        super().__init__(HOTEL_END)
        self.table = table

    def counts(self, t: Wishland, seat: i64, what: i64) -> i64:
        return read_off(self.table, market_cards(t, seat))


def read_off(table: vec[i64], number: i64) -> i64:
    """The last entry holds for all that is above."""
    return table[number] if number < len(table) else table[len(table) - 1]


class ForGoals(Word[Wishland]):
    """Both tracks' ends, and an empty reserve (WL-87, WL-R48)."""

    def counts(self, t: Wishland, seat: i64, what: i64) -> i64:
        points: i64 = 0
        if has(t, seat, HAPPINESS) == TOP:
            points += 1
        if has(t, seat, VISITORS) == TOP:
            points += 1
        if has(t, seat, RESERVE) == 0:
            points += 1
        return points


class ForColoursWithThreeSymbols(Word[Wishland]):
    """Mascots are a colour like the others (WL-88, WL-R49)."""

    def counts(self, t: Wishland, seat: i64, what: i64) -> i64:
        points: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            if symbols_in(t, seat, colour) >= A_COLOUR:
                points += 1
            colour += 1
        return points


def symbols_in(t: Wishland, seat: i64, colour: i64) -> i64:
    """How many different symbols his cards of a colour show."""
    number: i64 = 0
    symbol: i64 = 0
    while symbol < SYMBOLS:
        if colour == MASCOT:
            if mascots_with(t, seat, symbol) > 0:
                number += 1
        elif symbol // A_COLOUR == colour and with_symbol(t, seat, symbol) > 0:
            number += 1
        symbol += 1
    return number


class ForSets(Word[Wishland]):
    """One card of each of the five colours (WL-100, WL-R63)."""

    def counts(self, t: Wishland, seat: i64, what: i64) -> i64:
        return whole_sets(t, seat)


class ForAllSymbols(Word[Wishland]):
    """Mascots help (WL-137, WL-R76)."""

    def __init__(self, points: i64) -> None:
        super().__init__(ENTREPRENEUR_END)
        self.points: i64 = points

    def counts(self, t: Wishland, seat: i64, what: i64) -> i64:
        return self.points if different_symbols(t, seat) == SYMBOLS else 0


class ForMostAlike(Word[Wishland]):
    """Mascots only with hotel 10 (WL-138, WL-139, WL-R77)."""

    def counts(self, t: Wishland, seat: i64, what: i64) -> i64:
        return most_alike(t, seat, counted(t, seat, MASCOTS_COUNT) > 0)
