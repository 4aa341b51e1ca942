"""Travailleurs — spaces, groups, and taking workers back (WL-35 to WL-39, WL-43, WL-44).

The groups of a space are one number, six bits a group in the order in which they came: how many
workers, and above that whose. The n-th of them had n workers at least, so 40 workers make 8 groups
at most; alone, ten workers make ten.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.wishland.components import (
    ALL_WORKERS,
    PURSE,
    RESERVE,
    SPACES,
    WORKERS,
    Wishland,
    has,
)
from manege.games.wishland.story import PLACED
from manege.kernel.table import tell

GROUP: Final = 6  # bits
SIZE: Final = 4  # of them for the number of workers
A_GROUP: Final = 0o77
WORKERS_OF: Final = 0o17


def groups_on(t: Wishland, space: i64) -> i64:
    """How many there are, whosesoever and however big (WL-37, WL-R10, WL-R11)."""
    number: i64 = 0
    rest = t.groups[space]
    while rest:
        number += 1
        rest >>= GROUP
    return number


def workers_needed(t: Wishland, space: i64) -> i64:
    """One, and one more for each group that is there (WL-36, WL-37, WL-39)."""
    return 1 + groups_on(t, space)


def on_board(t: Wishland, seat: i64) -> i64:
    """How many of his workers are at work, wherever."""
    return ALL_WORKERS - has(t, seat, WORKERS) - has(t, seat, RESERVE)


def group_of(seat: i64, workers: i64) -> i64:
    return (seat << SIZE) + workers


def place_group(t: Wishland, seat: i64, space: i64, workers: i64) -> None:
    """All workers of an action are one group (WL-38, WL-R20)."""
    t.groups[space] |= group_of(seat, workers) << (groups_on(t, space) * GROUP)
    send(t, seat, space, workers)


def add_to_group(t: Wishland, seat: i64, space: i64, workers: i64) -> None:
    """The last one grows, since the action is the same (WL-38)."""
    t.groups[space] += workers << ((groups_on(t, space) - 1) * GROUP)
    send(t, seat, space, workers)


def send(t: Wishland, seat: i64, space: i64, workers: i64) -> None:
    """They are no longer in front of him."""
    t.purses[seat * PURSE + WORKERS] -= workers
    tell(t, PLACED, seat, space, workers)


def take_back(t: Wishland, seat: i64) -> i64:
    """All his workers, from all spaces (WL-43); how many they are."""
    number = on_board(t, seat)
    space: i64 = 0
    while space < SPACES:
        t.groups[space] = without(t.groups[space], seat)
        space += 1
    t.purses[seat * PURSE + WORKERS] += number
    return number


def without(groups: i64, seat: i64) -> i64:
    """The others' groups, closer together."""
    kept: i64 = 0
    places: i64 = 0
    while groups:
        group = groups & A_GROUP
        if group >> SIZE != seat:
            kept |= group << places
            places += GROUP
        groups >>= GROUP
    return kept


def groups_listed(groups: i64) -> list[list[int]]:
    """Of a space: whose, and how many workers."""
    listed: list[list[int]] = []
    while groups:
        listed.append([(groups & A_GROUP) >> SIZE, groups & WORKERS_OF])
        groups >>= GROUP
    return listed
