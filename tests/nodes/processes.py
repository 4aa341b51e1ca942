"""Processes, as the system tells of them."""

from __future__ import annotations

import os
from pathlib import Path


def below(pid: int) -> list[int]:
    """All that this one has begun, and those they have."""
    try:
        tasks = [*Path(f"/proc/{pid}/task").iterdir()]
        mine = [int(n) for task in tasks for n in (task / "children").read_text().split()]
    except OSError:  # it has just ended
        return []
    return [*mine, *(each for child in mine for each in below(child))]


def title_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def is_alive(pid: int) -> bool:
    """One that has ended may wait for somebody to take note of it."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


def seconds_of(pid: int) -> float:
    """What it has used of the processor."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
