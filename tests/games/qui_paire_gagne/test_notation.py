"""Notation — every action as a line of text, and its code."""

from __future__ import annotations

import pytest

from manege.games.qui_paire_gagne import GAME
from manege.games.qui_paire_gagne.components import COUPLES, couple
from manege.games.qui_paire_gagne.people import LOOSEN, PAIR


@pytest.mark.parametrize(
    ("notation", "code"),
    [
        ("pair 1-2", 0),
        ("pair 10-11", 54),
        ("loosen 1-2", 55),
        ("loosen 10-11", 109),
        ("ready", 110),
        ("next", 111),
        ("time-up", 112),
        ("leave 0", 113),
        ("leave 11", 124),
        ("sit 0", 125),
        ("sit 11", 136),
    ],
)
def test_codes_never_change(notation: str, code: int) -> None:
    assert GAME.code(notation) == code
    assert GAME.actions[code] == notation
    assert len(GAME.actions) == 137


@pytest.mark.rule("PP-13", "PP-57")
def test_a_pair_is_written_with_its_smaller_number_first() -> None:
    for one in range(11):
        for other in range(one + 1, 11):
            pair = couple(one, other)
            assert couple(other, one) == pair
            assert COUPLES[pair] == (one, other)
            assert GAME.actions[PAIR.first + pair] == f"pair {one + 1}-{other + 1}"
            assert GAME.actions[LOOSEN.first + pair] == f"loosen {one + 1}-{other + 1}"
