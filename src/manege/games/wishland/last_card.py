"""Hôtel #8 — one more card in the end (WL-89, WL-165 to WL-168, WL-R50 to WL-R54)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.wishland.components import (
    COLOURS,
    MOST_SEATS,
    Wishland,
    place_in_colour,
)
from manege.games.wishland.market import piled, take_from_piles
from manege.games.wishland.playing import (
    WAYS_WITHOUT_WORKERS,
    buy,
    has_room,
    is_asked_about,
    offer_cards,
    written_ways,
)
from manege.games.wishland.story import LAST_CARD, NO_LAST_CARD
from manege.kernel.bits import bit
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Decision, Verb, tell


def within_reach(t: Wishland, colour: i64) -> i64:
    """Pile, discards and what still lies face up (WL-R50, WL-R51, WL-R96)."""
    return t.market[colour] | t.discards[colour] | piled(t, colour)


class TakeLast(Verb[Wishland]):
    """Bought, without workers, and played (WL-166, WL-167, WL-R53)."""

    def __init__(self) -> None:
        super().__init__(written_ways("take", WAYS_WITHOUT_WORKERS))

    def offers(self, t: Wishland, seat: i64, c: Choices) -> None:
        asked = c.which // WAYS_WITHOUT_WORKERS
        colour: i64 = 0
        while colour < COLOURS:
            if is_asked_about(c, colour, WAYS_WITHOUT_WORKERS):
                cards = within_reach(t, colour)
                c.unless(not cards & bit(place_in_colour(asked)), OUT_OF_REACH, asked)
                if has_room(t, seat, c, colour):
                    offer_cards(t, seat, c, colour, cards, WAYS_WITHOUT_WORKERS, 0)
            colour += 1

    def perform(self, t: Wishland, seat: i64, which: i64) -> None:
        card = which // WAYS_WITHOUT_WORKERS
        take_from_piles(t, card)
        buy(t, seat, card, which % WAYS_WITHOUT_WORKERS)


OUT_OF_REACH: Final = Why("WL-R50", "out-of-reach", "card")


class TakeNone(Verb[Wishland]):
    """He need not (WL-R52)."""

    def __init__(self) -> None:
        super().__init__(["take none"])

    def offers(self, t: Wishland, seat: i64, c: Choices) -> None:
        c.one()

    def perform(self, t: Wishland, seat: i64, which: i64) -> None:
        tell(t, NO_LAST_CARD, seat)


TAKE_LAST: Final = TakeLast()
TAKE_NONE: Final = TakeNone()


class LastPurchase(Decision[Wishland]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [TAKE_LAST, TAKE_NONE])

    def elsewhere(self, t: Wishland, code: i64) -> Refusal:
        return Refusal("WL-89", "last-card-or-none")


LAST_PURCHASES: Final = [LastPurchase(seat) for seat in range(MOST_SEATS)]


def search_the_piles(t: Wishland, seat: i64) -> None:
    """He looks through them (WL-R51)."""
    t.searcher = seat
    tell(t, LAST_CARD, seat)


def can_buy_last(t: Wishland, seat: i64) -> bool:
    """Whether anything is affordable and allowed (WL-R52)."""
    choices = Choices()
    TAKE_LAST.offers(t, seat, choices)
    return choices.total > 0
