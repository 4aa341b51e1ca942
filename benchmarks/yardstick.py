"""Our speed beside OpenSpiel's on a card game of like weight, in one run: `make bench`."""

from __future__ import annotations

import importlib
import random
import sys
from functools import partial
from typing import Any

from manege import game
from manege.arena.bench import bench, per_cpu_second

SEATS = 4
SECONDS = 1.0
DRAW = random.Random(2026).random


def crazy_eights(openspiel: Any) -> int:
    """A game driven from Python, as ours is."""
    state = openspiel.load_game("crazy_eights", {"players": SEATS}).new_initial_state()
    decisions = 0
    while not state.is_terminal():
        options = state.legal_actions()
        state.apply_action(options[int(DRAW() * len(options))])
        decisions += 1
    return decisions


def copies(openspiel: Any) -> int:
    state = openspiel.load_game("crazy_eights", {"players": SEATS}).new_initial_state()
    for _ in range(40):
        state.apply_action(state.legal_actions()[0])
    for _ in range(1000):
        state.clone()
    return 1000


def main() -> int:
    try:
        openspiel = importlib.import_module("pyspiel")
    except ImportError:
        print("OpenSpiel is not installed; `make bench` installs it.", file=sys.stderr)
        return 1
    ours = bench(game("toc_toc_toc"), SEATS, SECONDS)
    rows = [
        ("driven from Python", ours["driven_per_cpu_s"], crazy_eights),
        ("copies", ours["copies_per_cpu_s"], copies),
    ]
    how = "compiled" if ours["compiled"] else "pure Python"
    print(f"{SEATS} players, a second of CPU time   toc_toc_toc ({how})   crazy_eights (OpenSpiel)")
    for name, own, work in rows:
        assert isinstance(own, int)
        theirs = per_cpu_second(partial(work, openspiel), SECONDS)
        print(f"{name:32} {own:>20,} {theirs:>26,}   {own / theirs:.1f} ×")
    return 0


if __name__ == "__main__":
    sys.exit(main())
