"""Notation — every action as a line of text; its place in the list is its code, for ever."""

from __future__ import annotations

from typing import Final

from manege.games.qui_paire_gagne.components import COUPLES, MOST_SEATS

NUMBERS: Final = [f"{one + 1}-{other + 1}" for one, other in COUPLES]
ACTIONS: Final = [
    *(f"pair {pair}" for pair in NUMBERS),
    *(f"loosen {pair}" for pair in NUMBERS),
    "ready",
    "next",
    "time-up",
    *(f"leave {seat}" for seat in range(MOST_SEATS)),
    *(f"sit {seat}" for seat in range(MOST_SEATS)),
]
