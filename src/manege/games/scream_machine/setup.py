"""Préparation — both decks shuffled, five cards each, the first player (SM-3 to SM-10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.scream_machine.components import (
    COPIES,
    HAND_SIZE,
    KINDS,
    MOST_ROUNDS,
    MOST_SEATS,
    NO_CARD,
    VISITOR_KINDS,
    Scream,
    tally,
    visitor_kinds,
)
from manege.games.scream_machine.opening import SEASON
from manege.games.scream_machine.round import take_turn
from manege.games.scream_machine.story import DEALT
from manege.kernel.bag import one
from manege.kernel.chance import Chance
from manege.kernel.table import tell_each, then

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

    t = Scream(seats, chance)
    t.hands = hands
    t.parks = NONE[:seats]
    t.scores = NONE[:seats]  # SM-7
    t.first = chance.below(seats) if first is None else first
    t.chosen = NONE[:seats]
    t.pile = cards[dealt:]  # SM-6
    t.visitors = visitors
    t.locals = NONE[:seats]
    t.hidden = NOBODY_HIDES[:seats]
    t.welcomed = NONE[: tally(t.rounds + 1, 0, 0)]
    return t


def open_the_season(t: Scream) -> None:
    """Tell the set-up, then all open their parks; a position may begin within a turn."""
    if t.round > 0:
        take_turn(t)
        return
    seat: i64 = 0
    while seat < t.seats:
        tell_each(t, DEALT, seat, t.hands[seat])
        seat += 1
    then(t, SEASON)
