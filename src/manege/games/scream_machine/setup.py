"""Préparation — both decks shuffled, five cards each, the first player (SM-3 to SM-10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.scream_machine.components import (
    COPIES,
    FEWEST_SEATS,
    HAND_SIZE,
    KINDS,
    MOST_ROUNDS,
    MOST_SEATS,
    NO_CARD,
    ROUNDS,
    VISITOR_KINDS,
    Scream,
    tally,
    visitor_kinds,
)
from manege.games.scream_machine.opening import begin_opening
from manege.kernel.bag import one
from manege.kernel.chance import Chance
from manege.kernel.table import tell

ATTRACTIONS: Final = vec[i64]([kind for kind in range(KINDS) for _ in range(COPIES)])
VISITORS: Final = vec[i64]([kind for kind in range(VISITOR_KINDS) for _ in range(COPIES)])
NONE: Final = vec[i64]([0] * tally(MOST_ROUNDS + 1, 0, 0))
NOBODY_HIDES: Final = vec[i64]([NO_CARD] * MOST_SEATS)


def deal(seats: i64, chance: Chance, first: int | None) -> Scream:
    """`first` is the seat that begins, or None to draw it (SM-10, SM-R32)."""
    visitors = VISITORS[: visitor_kinds(seats) * COPIES]
    chance.shuffle(visitors)  # SM-3
    cards = ATTRACTIONS[:]
    chance.shuffle(cards)  # SM-4

    hands = vec[i64]()
    dealt: i64 = 0
    seat: i64 = 0
    while seat < seats:
        hand: i64 = 0
        last = dealt + HAND_SIZE
        while dealt < last:
            hand += one(cards[dealt])
            dealt += 1
        hands = append(hands, hand)
        seat += 1

    begins = chance.below(seats) if first is None else first
    rounds = ROUNDS[seats - FEWEST_SEATS]
    return Scream(
        seats,
        chance,
        hands,
        NONE[:seats],
        cards[dealt:],  # SM-6
        visitors,
        NONE[:seats],
        NOBODY_HIDES[:seats],
        NONE[:seats],  # SM-7
        NONE[: tally(rounds + 1, 0, 0)],
        begins,
    )


def open_the_season(t: Scream) -> None:
    """Tell the set-up, then all open their parks at once."""
    if t.story is not None:
        for seat in range(t.seats):
            for card in t.hand(seat):
                tell(t, "dealt", seat=seat, card=card)
    begin_opening(t)
