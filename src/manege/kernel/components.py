"""Components — what is printed on a game's cards and may be replaced, figure by figure.

A set of figures names cards and fields: `{"hotel-1": {"cost": 8}}`; what it does not name is as the
game has it. It holds for all tables of the process; a match says with which it was played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

Figures = Mapping[str, Mapping[str, object]]


@dataclass(frozen=True, slots=True)
class Components:
    replace: Callable[[Mapping[str, object]], None]
    """From now on these figures, all others the game's own; BadComponents names card and field."""
    replaced: Callable[[], Figures]
    """Those that are not the game's own."""
    own: Callable[[], Figures]
    """All that can be replaced, as the game has it."""
