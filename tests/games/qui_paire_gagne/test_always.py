"""Always true — what a spoilt table is told by."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from manege.games.qui_paire_gagne import GAME
from manege.games.qui_paire_gagne.components import NO_PAIR, PAIRS, Pairs, couple
from manege.kernel.bits import bit
from tests.games.qui_paire_gagne.support import (
    ANNE,
    BASILE,
    CHLOE,
    WHOLE,
    all_ready,
    at,
    call_all,
    close,
    lay,
    match_of,
    pairing,
    phase,
)


def full_table() -> Pairs:
    """Two have five pairs, one of them is ready; the third has two."""
    match = pairing()
    for seat, pairs in enumerate((WHOLE, WHOLE, "1-2 10-11")):
        lay(match, seat, pairs)
    match.play("ready", BASILE)
    return at(match)


def test_a_whole_round_is_sound() -> None:
    match = match_of(rounds=1)
    while phase(match) != "pairing":
        assert GAME.fault(match.table) is None
        all_ready(match)
    assert GAME.fault(match.table) is None
    assert GAME.fault(full_table()) is None
    for seat in range(3):
        lay(match, seat, WHOLE)
        assert GAME.fault(match.table) is None
        match.play("ready", seat)
    while not match.over:
        assert GAME.fault(match.table) is None
        close(match)
    assert GAME.fault(match.table) is None


def uses_a_number_twice(t: Pairs) -> None:
    t.laid[CHLOE * PAIRS + 1] = couple(1, 5)


def leaves_a_gap(t: Pairs) -> None:
    t.laid[CHLOE * PAIRS] = NO_PAIR


def has_a_gap_at_the_end(t: Pairs) -> None:
    t.laid[CHLOE * PAIRS + 4] = couple(3, 4)


def is_ready_with_two(t: Pairs) -> None:
    t.ready |= bit(CHLOE)


def is_ready_with_four(t: Pairs) -> None:
    t.laid[BASILE * PAIRS + 4] = NO_PAIR


def does_not_play(t: Pairs) -> None:
    t.playing &= ~bit(ANNE)


def calls_too_much(t: Pairs) -> None:
    t.called = 1


@pytest.mark.parametrize(
    ("spoil", "clause"),
    [
        (uses_a_number_twice, "seat 2 .*PP-17"),
        (leaves_a_gap, "seat 2 .*PP-54"),
        (has_a_gap_at_the_end, "seat 2 .*PP-54"),
        (is_ready_with_two, "seat 2 .*PP-46"),
        (is_ready_with_four, "seat 1 .*PP-46"),
        (does_not_play, "seat 0 .*PP-61"),
        (calls_too_much, "PP-25"),
    ],
)
def test_a_fault_is_named_with_its_clause(spoil: Callable[[Pairs], None], clause: str) -> None:
    table = full_table()
    spoil(table)
    with pytest.raises(AssertionError, match=clause):
        assert GAME.fault(table) is None, GAME.fault(table)


def test_the_last_call_is_not_one_too_many() -> None:
    match = pairing(rounds=1)
    lay(match, ANNE, WHOLE)
    close(match)
    call_all(match)
    assert match.over
    table = at(match)
    assert table.called == len(table.calls)
    assert GAME.fault(table) is None
