"""Mise en place — first guests, hands, the face-up pile (TT-4 to TT-14)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.toc_toc_toc.components import (
    BRUTE,
    COPIES,
    HAND_SIZE,
    KINDS,
    NORMAL,
    TYPES,
    Toc,
    card_of,
)
from manege.games.toc_toc_toc.story import DEALT, FIRST_GUEST
from manege.games.toc_toc_toc.turn import begin_turn, tell_worth, uncover
from manege.kernel.bag import one
from manege.kernel.chance import Chance
from manege.kernel.table import tell_each

FIRST_GUESTS: Final = 2
EACH_TYPE_AMONG_THE_TWELVE: Final = 4


def deal(seats: i64, chance: Chance, first: int | None, memory: bool) -> Toc:
    """`first` is the seat that begins, or None to draw it (TT-14, TT-R2)."""
    t = Toc(seats, chance)
    t.memory = memory
    copies = vec[i64](COPIES)
    if seats == 3:
        for creature in range(TYPES):  # TT-4
            copies[card_of(creature, BRUTE)] -= 1
            t.box += one(card_of(creature, BRUTE))

    twelve = vec[i64]()
    for creature in range(TYPES):
        for _ in range(EACH_TYPE_AMONG_THE_TWELVE):
            twelve = append(twelve, card_of(creature, NORMAL))
    chance.shuffle(twelve)  # TT-5
    seat: i64 = 0
    while seat < seats:
        one_guest = twelve[FIRST_GUESTS * seat]
        other = twelve[FIRST_GUESTS * seat + 1]
        t.parties = append(t.parties, one(one_guest) + one(other))  # TT-6
        copies[one_guest] -= 1  # TT-7: those not dealt stay among the others
        copies[other] -= 1
        seat += 1

    cards = vec[i64]()
    card: i64 = 0
    while card < KINDS:
        left = copies[card]
        while left > 0:
            cards = append(cards, card)
            left -= 1
        card += 1
    chance.shuffle(cards)  # TT-8

    dealt: i64 = 0
    seat = 0
    while seat < seats:
        hand: i64 = 0
        last = dealt + HAND_SIZE
        while dealt < last:  # TT-9
            hand += one(cards[dealt])
            dealt += 1
        t.hands = append(t.hands, hand)
        t.seen = append(t.seen, 0)
        seat += 1
    t.pile = cards[dealt:]  # TT-10

    t.turn = chance.below(seats) if first is None else first  # TT-R2
    return t


def open_the_evening(t: Toc) -> None:
    """Tell the set-up, then the first turn begins (TT-14)."""
    seat: i64 = 0
    while seat < t.seats:
        tell_each(t, FIRST_GUEST, seat, t.parties[seat])
        seat += 1
    seat = 0
    while seat < t.seats:
        tell_each(t, DEALT, seat, t.hands[seat])
        seat += 1
    uncover(t)  # TT-2
    seat = 0
    while seat < t.seats:
        tell_worth(t, seat)
        seat += 1
    begin_turn(t, t.turn)
