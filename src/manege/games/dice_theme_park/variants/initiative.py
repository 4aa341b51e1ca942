"""Cartes Initiative — how quick the rival is, and what it takes where it comes first (DP-198).

Monorails, attractions and skills are numbered as they are laid out (DP-201). All figures are ours:
quick cards nearly always come first and take little; each place is marked three times.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64


class Card(NamedTuple):
    """The number of the place that is marked in red; 0 where none is."""

    value: int
    monorail: int = 0
    tile: int = 0
    skill: int = 0


DECK: Final = [
    Card(3, skill=3),
    Card(4, monorail=3),
    Card(5, tile=3),
    Card(5, monorail=1, tile=1),
    Card(6, tile=2, skill=1),
    Card(6, monorail=2, skill=2),
    Card(7, monorail=1, tile=2, skill=3),
    Card(7, monorail=2, tile=3, skill=1),
    Card(8, monorail=3, tile=1, skill=2),
    Card(8, monorail=1, tile=3, skill=2),
    Card(9, monorail=2, tile=1, skill=3),
    Card(10, monorail=3, tile=2, skill=1),
]
INITIATIVE_IDS: Final = [f"i{n + 1}" for n in range(len(DECK))]
VALUE: Final = vec[i64]([card.value for card in DECK])
MONORAIL: Final = vec[i64]([card.monorail for card in DECK])
TILE: Final = vec[i64]([card.tile for card in DECK])
SKILL: Final = vec[i64]([card.skill for card in DECK])
