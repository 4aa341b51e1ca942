"""Pairs — two of a bag or of a set as one number, so that each of them can be an action.

A *pair* is two cards of a bag, which may be of one kind; a *couple* two different places.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.kernel.bag import KINDS, LOWEST_BITS, count, kinds, nth_kind
from manege.kernel.bits import bits, nth_bit

PAIRS: Final = [(one_card, other) for one_card in range(KINDS) for other in range(one_card, KINDS)]
FIRST: Final = vec[i64]([one_card for one_card, _ in PAIRS])
SECOND: Final = vec[i64]([other for _, other in PAIRS])


def first_of(pair: i64) -> i64:
    return FIRST[pair]


def second_of(pair: i64) -> i64:
    return SECOND[pair]


def pair_of(one_card: i64, other: i64) -> i64:
    """Its place among all pairs; `other` is not the smaller one."""
    return one_card * KINDS - one_card * (one_card - 1) // 2 + other - one_card


def holds_pair(bag: i64, pair: i64) -> bool:
    one_card = FIRST[pair]
    other = SECOND[pair]
    return count(bag, one_card) > (one_card == other) and count(bag, other) > 0


def number_of_pairs(bag: i64) -> i64:
    different = kinds(bag)
    doubled = ((bag >> 1) | (bag >> 2)) & LOWEST_BITS
    return different * (different - 1) // 2 + kinds(doubled)


def pairs_in(bag: i64) -> list[int]:
    present = [nth_kind(bag, n) for n in range(kinds(bag))]
    pairs: list[int] = []
    for place, one_card in enumerate(present):
        others = present[place:] if count(bag, one_card) > 1 else present[place + 1 :]
        pairs += [pair_of(one_card, other) for other in others]
    return pairs


def nth_pair(bag: i64, n: i64) -> i64:
    """The n-th of its different pairs, in the order of their numbers."""
    different = kinds(bag)
    place: i64 = 0
    while True:
        one_card = nth_kind(bag, place)
        twins: i64 = 1 if count(bag, one_card) > 1 else 0
        if n < twins:
            return pair_of(one_card, one_card)
        n -= twins
        later = different - place - 1
        if n < later:
            return pair_of(one_card, nth_kind(bag, place + 1 + n))
        n -= later
        place += 1


def couple_of(one_place: i64, other: i64, width: i64) -> i64:
    """Its number among all couples of `width` places; `other` is the greater one."""
    return one_place * (2 * width - one_place - 1) // 2 + other - one_place - 1


def first_of_couple(couple: i64, width: i64) -> i64:
    one_place: i64 = 0
    while couple >= width - 1 - one_place:
        couple -= width - 1 - one_place
        one_place += 1
    return one_place


def second_of_couple(couple: i64, width: i64) -> i64:
    one_place = first_of_couple(couple, width)
    return couple - couple_of(one_place, one_place + 1, width) + one_place + 1


def number_of_couples(places: i64) -> i64:
    number = bits(places)
    return number * (number - 1) // 2


def couples_in(places: i64, width: i64) -> list[int]:
    present = [nth_bit(places, n) for n in range(bits(places))]
    return [
        couple_of(one_place, other, width)
        for n, one_place in enumerate(present)
        for other in present[n + 1 :]
    ]


def nth_couple(places: i64, width: i64, n: i64) -> i64:
    """The n-th of a set, in the order of their numbers."""
    later = bits(places) - 1
    place: i64 = 0
    while n >= later:
        n -= later
        later -= 1
        place += 1
    return couple_of(nth_bit(places, place), nth_bit(places, place + 1 + n), width)
