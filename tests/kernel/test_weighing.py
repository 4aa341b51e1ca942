"""The best of what is offered, and the next best."""

from __future__ import annotations

from librt.vecs import vec

from manege.kernel.chance import chance_from
from manege.kernel.weighing import best_of, best_two

CODES = [70, 71, 72, 73]


def test_the_highest_is_best_wherever_it_stands() -> None:
    for place in range(4):
        values = vec[float]([9.0 if each == place else float(-each) for each in range(4)])
        assert best_of(values, chance_from(1)) == place


def test_among_equals_each_comes_about_as_often() -> None:
    chance = chance_from(1)
    values = vec[float]([2.0, 1.0, 2.0, 2.0])
    found = [best_of(values, chance) for _ in range(3000)]
    assert set(found) == {0, 2, 3}
    assert all(900 < found.count(place) < 1100 for place in (0, 2, 3))


def test_the_next_best_is_another_one() -> None:
    assert best_two(CODES, vec[float]([1.0, 4.0, 2.0, 3.0]), chance_from(1)) == (71, 73)


def test_of_two_equals_the_other_is_next_best() -> None:
    chance = chance_from(1)
    values = vec[float]([4.0, 1.0, 2.0, 4.0])
    assert {best_two(CODES, values, chance) for _ in range(50)} == {(70, 73), (73, 70)}


def test_what_is_offered_alone_is_its_own_next_best() -> None:
    assert best_two([70], vec[float]([0.0]), chance_from(1)) == (70, 70)
