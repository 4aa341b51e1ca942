"""Bits — a small set of seats, places or options as one integer, a bit each."""

from __future__ import annotations

from mypy_extensions import i64


def bit(place: i64) -> i64:
    """The set of one."""
    return shifted(1, place)  # not `1 << …`: mypyc writes that 1 as a 32-bit number


def shifted(number: i64, places: i64) -> i64:
    return number << places


def bits(number: i64) -> i64:
    """How many are in the set."""
    count: i64 = 0
    while number:
        number &= number - 1
        count += 1
    return count


def lowest(number: i64) -> i64:
    """The first of a set that is not empty."""
    place: i64 = 0
    while not number & 0xFF:
        number >>= 8
        place += 8
    while not number & 1:
        number >>= 1
        place += 1
    return place


def nth_bit(number: i64, n: i64) -> i64:
    """The n-th of the set, counted from 0 upwards."""
    while n > 0:
        number &= number - 1
        n -= 1
    return lowest(number)
