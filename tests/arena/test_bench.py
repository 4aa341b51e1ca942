"""What is measured; how fast it is depends on the machine and is no matter of tests."""

from __future__ import annotations

import pytest

from manege.arena.bench import bench, long_match, undo_figures
from manege.games import game
from manege.kernel import table
from tests.contract.bataille import GAME as BATAILLE

KEYS = [
    "game",
    "seats",
    "compiled",
    "decisions_per_cpu_s",
    "driven_per_cpu_s",
    "copies_per_cpu_s",
    "replay_ms",
    "longest_match",
    "undo_ms",
    "leaves_per_cpu_s",
]


@pytest.fixture(autouse=True)
def _a_few_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manege.arena.bench.TRIES", 3)
    monkeypatch.setattr("manege.arena.bench.LEAVES", 1)


def test_a_bench_tells_its_figures() -> None:
    found = bench(game("toc_toc_toc"), seconds=0.01)
    assert list(found) == KEYS
    assert found["seats"] == 4
    assert found["compiled"] is not (table.__file__ or "").endswith(".py")
    assert all(isinstance(found[key], int | float) and found[key] for key in KEYS[3:])


def test_it_measures_the_number_of_players_asked_for() -> None:
    assert bench(game("toc_toc_toc"), 5, seconds=0.01)["seats"] == 5


def test_an_undo_is_measured_in_the_longest_match_that_is_found() -> None:
    match = long_match(BATAILLE, 4)
    assert len(match.actions) == 12
    assert match.over
    assert list(undo_figures(match)) == ["longest_match", "undo_ms"]
