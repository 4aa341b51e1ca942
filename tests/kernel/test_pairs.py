"""Two of a bag, two of a set: each of them is one number."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from manege.kernel.bag import KINDS, bag_of
from manege.kernel.bits import bit
from manege.kernel.pairs import (
    couple_of,
    couples_in,
    first_of,
    first_of_couple,
    holds_pair,
    nth_couple,
    nth_pair,
    number_of_couples,
    number_of_pairs,
    pair_of,
    pairs_in,
    second_of,
    second_of_couple,
)

ALL_PAIRS = KINDS * (KINDS + 1) // 2
WIDTH = 11


@given(st.lists(st.integers(0, KINDS - 1), max_size=7))
def test_the_pairs_of_a_bag_can_be_numbered(cards: list[int]) -> None:
    bag = bag_of(cards)
    found = sorted({pair_of(*each) for each in combinations(sorted(cards), 2)})
    assert pairs_in(bag) == found
    assert number_of_pairs(bag) == len(found)
    assert [nth_pair(bag, n) for n in range(len(found))] == found
    assert [pair for pair in range(ALL_PAIRS) if holds_pair(bag, pair)] == found


def test_a_pair_knows_its_cards() -> None:
    for pair in range(ALL_PAIRS):
        assert pair_of(first_of(pair), second_of(pair)) == pair
        assert first_of(pair) <= second_of(pair)


@given(st.sets(st.integers(0, WIDTH - 1)))
def test_the_couples_of_a_set_can_be_numbered(places: set[int]) -> None:
    packed = sum(bit(place) for place in places)
    found = [couple_of(*each, WIDTH) for each in combinations(sorted(places), 2)]
    assert found == sorted(found)
    assert couples_in(packed, WIDTH) == found
    assert number_of_couples(packed) == len(found)
    assert [nth_couple(packed, WIDTH, n) for n in range(len(found))] == found


def test_a_couple_knows_its_places() -> None:
    for couple, (one, other) in enumerate(combinations(range(WIDTH), 2)):
        assert couple_of(one, other, WIDTH) == couple
        assert (first_of_couple(couple, WIDTH), second_of_couple(couple, WIDTH)) == (one, other)
