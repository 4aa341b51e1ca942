"""Bags behave like the multisets they pack."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from manege.kernel.bag import bag_of, cards_of, count, kinds, nth_kind, one, size, some

cards = st.lists(st.integers(0, 14), max_size=15)


@given(cards)
def test_a_bag_counts_its_cards(drawn: list[int]) -> None:
    bag = bag_of(drawn)
    assert cards_of(bag) == sorted(drawn)
    assert size(bag) == len(drawn)
    assert {kind: count(bag, kind) for kind in range(15)} == {
        kind: Counter(drawn)[kind] for kind in range(15)
    }


@given(cards)
def test_its_kinds_can_be_numbered(drawn: list[int]) -> None:
    bag = bag_of(drawn)
    assert [nth_kind(bag, n) for n in range(kinds(bag))] == sorted(set(drawn))


@given(cards, st.integers(0, 14))
def test_bags_add_and_subtract(drawn: list[int], card: int) -> None:
    assert bag_of(drawn[:14]) + one(card) == bag_of([*drawn[:14], card])
    assert bag_of([*drawn[:14], card]) - one(card) == bag_of(drawn[:14])


def test_the_last_kind_fits_as_often_as_the_first() -> None:
    assert cards_of(some(7, 14)) == [14] * 7
    assert cards_of(some(15, 0) + some(1, 1)) == [0] * 15 + [1]
