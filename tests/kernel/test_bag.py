"""Bags behave like the multisets they pack: 21 kinds, up to 7 cards of each."""

from __future__ import annotations

import json
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from manege.kernel import bag as module
from manege.kernel.bag import bag_of, cards_of, count, kinds, marks, nth_kind, one, size, some
from manege.kernel.pairs import pairs_in

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


# In interpreted runs bags are checked; compiled they are bare numbers

interpreted = pytest.mark.skipif(
    not (module.__file__ or "").endswith(".py"), reason="compiled bags are not checked"
)
wrong = pytest.mark.parametrize("kind", [0, 5, KINDS - 1])


@interpreted
@wrong
def test_an_eighth_of_a_kind_does_not_fit(kind: int) -> None:
    full = some(MOST, kind)
    packed = vec[i64]([full])  # as places keep them: bare numbers
    for bag in (full, int(full), packed[0]):
        with pytest.raises(OverflowError, match="a bag holds 7 of a kind"):
            bag + one(kind)
    with pytest.raises(OverflowError, match="a bag holds 7 of a kind, not 8"):
        some(MOST + 1, kind)
    with pytest.raises(OverflowError, match="a bag holds 7 of a kind"):
        bag_of([kind] * (MOST + 1))


@interpreted
@wrong
def test_nothing_is_taken_that_is_not_there(kind: int) -> None:
    others = bag_of([other for other in range(KINDS) if other != kind])
    for bag in (others, int(others), 0):
        with pytest.raises(OverflowError, match="a bag gives only what it holds"):
            bag - one(kind)
    with pytest.raises(OverflowError, match="a bag gives only what it holds"):
        some(2, kind) - some(3, kind)


@interpreted
def test_whole_bags_are_checked_too() -> None:
    hand = one(3) + one(3)
    with pytest.raises(OverflowError):
        hand + some(6, 3)
    with pytest.raises(OverflowError):
        hand - bag_of([3, 4])


@interpreted
@pytest.mark.parametrize("kind", [-1, KINDS, 99])
def test_there_are_21_kinds(kind: int) -> None:
    with pytest.raises(ValueError, match=f"kinds from 0 to 20, not {kind}"):
        one(kind)


@given(few | many)
def test_whatever_is_in_a_bag_reads_alike_checked_or_bare(drawn: list[int]) -> None:
    bag = bag_of(drawn)
    bare = int(bag) + 0
    assert (size(bag), kinds(bag), marks(bag)) == (size(bare), kinds(bare), marks(bare))
    assert cards_of(bag) == cards_of(bare)
    assert pairs_in(bag) == pairs_in(bare)
    assert (str(bag), hash(bag)) == (str(bare), hash(bare))
    assert json.loads(json.dumps(bag)) == pickle.loads(pickle.dumps(bag)) == bare
    assert list(vec[i64]([bag])) == [bare]
