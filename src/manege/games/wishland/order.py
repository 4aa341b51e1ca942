"""Choisir l'Ordre du Tour, Phase de Revenus — the opening of a round (WL-24 to WL-32)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.wishland.components import (
    CREDITS,
    FROM_ORDER,
    MOST_SEATS,
    NOBODY,
    NONE,
    ORDER_SPACES,
    POINTS,
    TICKETS,
    Wishland,
)
from manege.games.wishland.income import income_of
from manege.games.wishland.moments import PAYDAY, happens
from manege.games.wishland.story import INCOME, ORDER
from manege.games.wishland.tracks import add_credits
from manege.games.wishland.words import CHOICE, give
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Decision, Step, Verb, agenda_of, ask, tell, then

GIVEN: Final = vec[i64]([NONE, CREDITS, POINTS, CHOICE, TICKETS])  # one, by space: WL-25 to WL-29


class PlaceToken(Verb[Wishland]):
    """On any space still empty, for its reward (WL-24, WL-R3)."""

    def __init__(self) -> None:
        super().__init__([f"order {n + 1}" for n in range(ORDER_SPACES)])

    def offers(self, t: Wishland, seat: i64, c: Choices) -> None:
        place: i64 = 0
        while place < ORDER_SPACES:
            if c.about(place) and c.needs(
                t.track[place + 1] == NOBODY, SPACE_TAKEN, place + 1, t.track[place + 1]
            ):
                c.one(place)
            place += 1

    def perform(self, t: Wishland, seat: i64, place: i64) -> None:
        space = place + 1
        t.track = t.track[:]
        t.track[space] = seat
        tell(t, ORDER, seat, space)
        if GIVEN[place] != NONE:
            give(t, seat, 1, GIVEN[place], FROM_ORDER)


PLACE_TOKEN: Final = PlaceToken()
SPACE_TAKEN: Final = Why("WL-24", "space-taken", "space", "seat")


class ChooseOrder(Decision[Wishland]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [PLACE_TOKEN])

    def elsewhere(self, t: Wishland, code: i64) -> Refusal:
        return Refusal("WL-24", "choose-order-first")


class NextToken(Step[Wishland]):
    """The first player, then the others clockwise (WL-24)."""

    def perform(self, t: Wishland) -> None:
        if t.called == t.seats:
            t.called = 0
            return
        seat = (t.first + t.called) % t.seats
        t.called += 1
        then(t, NEXT_TOKEN)
        ask(t, CHOOSE_ORDER[seat])


class NextIncome(Step[Wishland]):
    """In turn order: the credits, then what else his cards bring (WL-31, WL-32, WL-R6)."""

    def perform(self, t: Wishland) -> None:
        if t.called == t.seats:
            t.called = 0
            return
        seat = nth_in_order(t, t.called)
        t.called += 1
        credits = income_of(t, seat)
        tell(t, INCOME, seat, credits)
        add_credits(t, seat, credits)
        happens(t, seat, PAYDAY)
        then(t, NEXT_INCOME)


def nth_in_order(t: Wishland, n: i64) -> i64:
    """From the leftmost token to the rightmost (WL-30)."""
    space: i64 = 1
    while True:
        if t.track[space] != NOBODY:
            if n == 0:
                return t.track[space]
            n -= 1
        space += 1


def order_space_of(t: Wishland, seat: i64) -> i64:
    """Where his token stands; 0 while it is in his own area (WL-8)."""
    space: i64 = ORDER_SPACES
    while space > 0 and t.track[space] != seat:
        space -= 1
    return space


CHOOSE_ORDER: Final = [ChooseOrder(seat) for seat in range(MOST_SEATS)]
NEXT_TOKEN: Final = agenda_of([NextToken()])
NEXT_INCOME: Final = agenda_of([NextIncome()])
