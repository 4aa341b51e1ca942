"""Bags — how many cards of each kind lie in a place, packed into one integer.

Three bits a kind, up to 21 kinds and seven cards of each. A bag is copied as
a number, a whole table of bags as one small array. Bags add and subtract: `bag + one(GHOST)`;
interpreted runs see to it that they can (checked.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.kernel.bits import bits

BITS: Final = 3
KINDS: Final = 21
EACH_KIND: Final = 0o7
LOWEST_BITS: Final = 0o111111111111111111111


def some(number: i64, kind: i64) -> i64:
    """The bag of so many cards of a kind."""
    return number << (kind * BITS)


def one(kind: i64) -> i64:
    """The bag of a single card."""
    return some(1, kind)  # not `1 << …`: mypyc writes that 1 as a 32-bit number


def count(bag: i64, kind: i64) -> i64:
    return (bag >> (kind * BITS)) & EACH_KIND


def size(bag: i64) -> i64:
    """How many cards in all."""
    total: i64 = 0
    while bag:
        total += bag & EACH_KIND
        bag >>= BITS
    return total


def marks(bag: i64) -> i64:
    """One bit for each kind that is there, whatever its number."""
    return (bag | (bag >> 1) | (bag >> 2)) & LOWEST_BITS


def kinds(bag: i64) -> i64:
    """How many different kinds."""
    return bits(marks(bag))


def nth_kind(bag: i64, n: i64) -> i64:
    """The n-th of the different kinds, counted from 0 upwards."""
    rest = marks(bag)
    while n > 0:
        rest &= rest - 1
        n -= 1
    kind: i64 = 0
    while not rest & 0o7777:
        rest >>= 4 * BITS
        kind += 4
    while not rest & EACH_KIND:
        rest >>= BITS
        kind += 1
    return kind


def bag_of(cards: list[int]) -> i64:
    bag: i64 = 0
    for card in cards:
        bag += one(card)
    return bag


def cards_of(bag: i64) -> list[int]:
    """Its cards one by one, like ones together."""
    cards: list[int] = []
    kind: i64 = 0
    while bag:
        for _ in range(bag & EACH_KIND):
            cards.append(kind)
        bag >>= BITS
        kind += 1
    return cards
