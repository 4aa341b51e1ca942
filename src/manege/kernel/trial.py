"""Trials — a game between bots that each lean to something, to see whether that pays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from manege.kernel.chance import Chance


@dataclass(frozen=True, slots=True)
class Tried:
    """What one seat did, and what came of it."""

    leaning: str
    place: int  # 1 for whoever began, then clockwise
    score: int
    cards: Sequence[str]  # that it bought


Trial = Callable[[int, Chance, Any], Sequence[Tried]]
"""One game with so many seats and these settings, played to its end."""
