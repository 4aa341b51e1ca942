"""Compiled rules play as their source does: nothing to prove where the source itself is tested."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from manege.kernel.chance import chance_from
from tests.contract import checks
from tests.contract.cases import Case, every_game_and_seats

ROOT = Path(__file__).parents[2]


@every_game_and_seats
def test_pure_and_compiled_agree_action_by_action(case: Case) -> None:
    """The other side runs from the source folder; this side is whatever is being tested."""
    told = subprocess.run(
        [sys.executable, "-m", "tests.contract.trace", case.game.key, str(case.seats)],
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert told[0] == "pure"
    assert told[1:] == [line for seed in range(5) for line in traced(case, seed)]


def traced(case: Case, seed: int) -> list[str]:
    return checks.trace(case.match(seed), chance_from(seed))
