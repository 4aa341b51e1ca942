"""The builders' offer — drawing attractions, the row of seven, the discards (SM-28 to SM-30)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.scream_machine.components import KINDS, NO_CARD, Scream
from manege.kernel.bag import LOWEST_BITS, cards_of, count, kinds, nth_kind, one, size
from manege.kernel.table import tell


def can_draw(t: Scream, number: i64) -> bool:
    return t.left_in_pile() + size(t.discards) >= number


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
    if t.story is not None:
        tell(t, "reshuffled", number=len(cards))


def fill_the_row(t: Scream, wanted: i64) -> None:
    """Up to so many cards, or as far as there are any (SM-29, SM-R25)."""
    lying = size(t.row)
    while lying < wanted:
        card = draw(t)
        if card == NO_CARD:
            return
        t.row += one(card)
        lying += 1
        if t.story is not None:
            tell(t, "row", card=card)


# Pairs of cards, for novelties (SM-37): two kinds, which may be the same, make one number

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
