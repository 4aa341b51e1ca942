"""A server killed at random moments loses no acknowledged move and doubles none.

The 200 kills of the release check are benchmarks/kill.py; these are its first few, and some more
for `make fuzz`.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.server.killing import kill_often

KILLS = 50 if os.environ.get("MANEGE_FUZZ") else 12


def test_killed_at_random_moments_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    figures = kill_often(tmp_path, KILLS, seed=1)

    assert figures["kills"] == KILLS
    assert figures["acknowledged"] > 2 * KILLS
    assert figures["said_again"] > 0  # some were killed between wish and answer
    assert figures["moves"] > figures["acknowledged"]  # bots played too
    assert figures["notes"] > 0
    assert figures["pictures"] > 0
