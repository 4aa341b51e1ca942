"""Forme du parc — the 19 hexes of the outline, who is next to whom, how far (DP-62, DP-64, DP-R7).

Rows from the back, `a`, to the front, `e`, where the Entrance is the middle one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.kernel.bits import bit

AXIAL: Final = [
    (q, r)
    for r in range(-4, 1)
    for q in range(-1, 4)
    if max(abs(q - 1), abs(r + 2), abs(q + r + 1)) <= 2
]
HEXES: Final = 19
ROWS: Final = "abcde"
HEX_IDS: Final = [
    f"{ROWS[r + 4]}{1 + sum(1 for other, row in AXIAL if row == r and other < q)}" for q, r in AXIAL
]
OUTLINE: Final = sum(bit(place) for place in range(HEXES))
ENTRANCE: Final = AXIAL.index((0, 0))
HAUNTED_FOREST: Final = AXIAL.index((0, -1))
FERRIS_WHEEL: Final = AXIAL.index((1, -1))
WILD_RIVER: Final = AXIAL.index((1, -2))


def distance(one: int, other: int) -> int:
    q = AXIAL[one][0] - AXIAL[other][0]
    r = AXIAL[one][1] - AXIAL[other][1]
    return max(abs(q), abs(r), abs(q + r))


def within(steps: int) -> vec[i64]:
    """For each hex the others at most so far away, a bit each."""
    return vec[i64](
        [
            sum(bit(other) for other in range(HEXES) if 1 <= distance(place, other) <= steps)
            for place in range(HEXES)
        ]
    )


NEIGHBOURS: Final = within(1)
TWO_AWAY: Final = within(2)  # over gaps, too (DP-R58)


def around(places: i64) -> i64:
    """The hexes next to any of these."""
    found: i64 = 0
    place: i64 = 0
    while place < HEXES:
        if (places >> place) & 1:
            found |= NEIGHBOURS[place]
        place += 1
    return found & ~places


def free_places(built: i64) -> i64:
    """Where a tile can go: next to one, inside the outline (DP-62, DP-64)."""
    return around(built) & OUTLINE
