"""A game's contents page: its options, and how they are told."""

from __future__ import annotations

import pytest

from manege.kernel.errors import BadSetup
from manege.kernel.game import runs
from tests.contract.bataille import GAME as BATAILLE


def test_long_ranges_are_told_by_their_ends() -> None:
    assert runs(range(22, 301)) == ["22…300"]
    assert runs([0, *range(30, 301, 15)]) == [0, "30…300 by 15"]
    assert runs(["all", *range(3, 12)]) == ["all", "3…11"]
    assert runs(["random", 0, 1, 2, 3, 4, 5]) == ["random", 0, 1, 2, 3, 4, 5]
    assert runs([True, False]) == [True, False]
    assert runs([0, 4, 6, 8, 10, 15, 20, 30]) == [0, 4, 6, 8, 10, 15, 20, 30]
    assert runs([]) == []


def test_an_option_may_depend_on_those_before_it() -> None:
    assert BATAILLE.offered(3, {}) == {"hand": [2, 3], "joker": [False]}
    assert BATAILLE.offered(3, {"hand": 3}) == {"hand": [2, 3], "joker": [False, True]}
    assert BATAILLE.settings(3, {"joker": True, "hand": 3}) == {"hand": 3, "joker": True}


def test_what_does_not_go_with_another_is_refused() -> None:
    for chosen in ({"joker": True}, {"hand": 2, "joker": True}):
        with pytest.raises(BadSetup, match="option “joker” is one of false, not True"):
            BATAILLE.settings(3, chosen)


def test_or_gives_way_where_a_table_is_still_being_made() -> None:
    assert BATAILLE.settled(3, {"hand": 2, "joker": True}) == {"hand": 2, "joker": False}
    assert BATAILLE.settled(3, {"hand": 3, "joker": True}) == {"hand": 3, "joker": True}
