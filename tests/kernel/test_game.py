"""A game's contents page: how its options are told."""

from __future__ import annotations

from manege.kernel.game import runs


def test_long_ranges_are_told_by_their_ends() -> None:
    assert runs(range(22, 301)) == ["22…300"]
    assert runs([0, *range(30, 301, 15)]) == [0, "30…300 by 15"]
    assert runs(["all", *range(3, 12)]) == ["all", "3…11"]
    assert runs(["random", 0, 1, 2, 3, 4, 5]) == ["random", 0, 1, 2, 3, 4, 5]
    assert runs([True, False]) == [True, False]
    assert runs([0, 4, 6, 8, 10, 15, 20, 30]) == [0, 4, 6, 8, 10, 15, 20, 30]
    assert runs([]) == []
