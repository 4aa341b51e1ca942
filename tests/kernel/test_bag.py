"""Bags behave like the multisets they pack: 21 kinds, up to 7 cards of each."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manege.kernel.bag import bag_of, cards_of, count, kinds, marks, nth_kind, one, size, some

KINDS = 21
MOST = 7


def cards(most: int) -> st.SearchStrategy[list[int]]:
    """Any cards, no more than so many of a kind."""
    numbers = st.lists(st.integers(0, most), min_size=KINDS, max_size=KINDS)
    return numbers.map(lambda each: [kind for kind in range(KINDS) for _ in range(each[kind])])


few = st.lists(st.integers(0, KINDS - 1), max_size=MOST)  # even if all are alike, they fit
many = cards(MOST)


@given(few | many)
def test_a_bag_counts_its_cards(drawn: list[int]) -> None:
    bag = bag_of(drawn)
    assert cards_of(bag) == sorted(drawn)
    assert size(bag) == len(drawn)
    assert {kind: count(bag, kind) for kind in range(KINDS)} == {
        kind: Counter(drawn)[kind] for kind in range(KINDS)
    }


@given(few | many)
def test_its_kinds_can_be_numbered(drawn: list[int]) -> None:
    bag = bag_of(drawn)
    assert kinds(bag) == len(set(drawn))
    assert [nth_kind(bag, n) for n in range(kinds(bag))] == sorted(set(drawn))
    assert marks(bag) == bag_of(sorted(set(drawn)))


@given(cards(MOST - 1), st.integers(0, KINDS - 1))
def test_bags_add_and_subtract(drawn: list[int], card: int) -> None:
    assert bag_of(drawn) + one(card) == bag_of([*drawn, card])
    assert bag_of([*drawn, card]) - one(card) == bag_of(drawn)


@given(cards(3), cards(4))
def test_whole_bags_too(drawn: list[int], others: list[int]) -> None:
    assert bag_of(drawn) + bag_of(others) == bag_of(drawn + others)


@pytest.mark.parametrize("kind", range(KINDS))
@pytest.mark.parametrize("number", [1, 2, 4, MOST])
def test_each_kind_fits_as_often_as_any_other_and_touches_none(kind: int, number: int) -> None:
    others = [other for other in range(KINDS) if other != kind]
    bag = some(number, kind)
    assert cards_of(bag) == [kind] * number
    assert (kinds(bag), nth_kind(bag, 0)) == (1, kind)
    full = bag_of(others * MOST)
    assert [count(full + bag, other) for other in others] == [MOST] * (KINDS - 1)
    assert count(full + bag, kind) == number
    assert full + bag - full == bag


def test_the_fullest_bag_is_still_one_number_of_63_bits() -> None:
    full = bag_of(list(range(KINDS)) * MOST)
    assert full == 2**63 - 1
    assert (size(full), kinds(full), nth_kind(full, KINDS - 1)) == (KINDS * MOST, KINDS, KINDS - 1)


def test_nothing_is_in_an_empty_bag() -> None:
    assert (bag_of([]), size(0), kinds(0), cards_of(0)) == (0, 0, 0, [])
