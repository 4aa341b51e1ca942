"""Chance is the same everywhere, fair, and too large to guess."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from manege.kernel.chance import SEED_BITS, chance_from


def test_a_seed_gives_the_same_numbers_for_ever() -> None:
    chance = chance_from(2026)
    assert [chance.below(1000) for _ in range(6)] == [419, 556, 741, 766, 540, 882]


@pytest.mark.parametrize("bit", [0, 31, 32, 63, 64, SEED_BITS - 1])
def test_every_bit_of_the_seed_counts(bit: int) -> None:
    one, other = chance_from(0), chance_from(1 << bit)
    assert [one.below(2**30) for _ in range(4)] != [other.below(2**30) for _ in range(4)]


@pytest.mark.parametrize("seed", [-1, 1 << SEED_BITS])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="whole number from 0"):
        chance_from(seed)


def test_all_numbers_are_alike() -> None:
    chance = chance_from(5)
    drawn = Counter(chance.below(6) for _ in range(60_000))
    assert sorted(drawn) == list(range(6))
    assert max(abs(number - 10_000) for number in drawn.values()) < 400  # over 4 sigma


def test_all_orders_are_alike() -> None:
    chance = chance_from(6)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = vec[i64]([0, 1, 2, 3])
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert max(abs(number - 1_000) for number in orders.values()) < 150


def test_a_copy_goes_on_alike_and_alone() -> None:
    chance = chance_from(7)
    twin = chance.copy()
    assert [chance.below(99) for _ in range(5)] == [twin.below(99) for _ in range(5)]
    chance.below(99)
    assert chance.turns != twin.turns
