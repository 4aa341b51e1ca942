"""The builders' offer — drawing attractions, the row of seven, the discards (SM-28 to SM-30)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.scream_machine.components import (
    INTO_A_HAND,
    NEW_PILE,
    NO_CARD,
    NOBODY,
    Scream,
    Trace,
)
from manege.games.scream_machine.story import RESHUFFLED, ROW
from manege.kernel.bag import cards_of, one, size
from manege.kernel.table import tell


def can_draw(t: Scream, number: i64) -> bool:
    left = t.left_in_pile()
    return left >= number or left + size(t.discards) >= number


def draw(t: Scream) -> i64:
    """The top card of the pile; when it has run out, of the shuffled discards (SM-30, SM-R18)."""
    if t.left_in_pile() == 0:
        if t.discards == 0:
            return NO_CARD
        reshuffle(t)
    card = t.pile[t.drawn]
    t.drawn += 1
    t.light += 1
    return card


def reshuffle(t: Scream) -> None:
    cards = vec[i64]()
    for card in cards_of(t.discards):
        cards = append(cards, card)
    t.chance.shuffle(cards)
    t.pile = cards
    t.drawn = 0
    t.discards = 0
    if t.trace is None:
        remember_hands(t)
    t.trace = Trace(NEW_PILE, NOBODY, 0, t.trace)
    tell(t, RESHUFFLED, len(cards))


def remember_hands(t: Scream) -> None:
    """With the pile empty, all know which cards the hands have among them (SM-R34)."""
    seat: i64 = 0
    while seat < t.seats:
        t.trace = Trace(INTO_A_HAND, seat, t.hands[seat], t.trace)
        seat += 1


def remember(t: Scream, what: i64, seat: i64, cards: i64) -> None:
    """Until the first reshuffle there is nothing to remember: hidden cards are all alike."""
    if t.trace is not None:
        t.trace = Trace(what, seat, cards, t.trace)


def fill_the_row(t: Scream, wanted: i64) -> None:
    """Up to so many cards, or as far as there are any (SM-29, SM-R25)."""
    lying = size(t.row)
    while lying < wanted:
        card = draw(t)
        if card == NO_CARD:
            return
        t.row += one(card)
        lying += 1
        tell(t, ROW, card)
