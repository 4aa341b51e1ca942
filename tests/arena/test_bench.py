"""What is measured; how fast it is depends on the machine and is no matter of tests."""

from __future__ import annotations

from manege.arena.bench import bench
from manege.games import game
from manege.kernel import table

KEYS = [
    "game",
    "seats",
    "compiled",
    "decisions_per_cpu_s",
    "driven_per_cpu_s",
    "copies_per_cpu_s",
    "replay_ms",
]


def test_a_bench_tells_its_figures() -> None:
    found = bench(game("toc_toc_toc"), seconds=0.01)
    assert list(found) == KEYS
    assert found["seats"] == 4
    assert found["compiled"] is not (table.__file__ or "").endswith(".py")
    assert all(isinstance(found[key], int | float) and found[key] for key in KEYS[3:])


def test_it_measures_the_number_of_players_asked_for() -> None:
    assert bench(game("toc_toc_toc"), 5, seconds=0.01)["seats"] == 5
