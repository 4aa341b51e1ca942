"""Sensible — plays its activation phase by search, all else by what it adds: see `choosing`."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.dice_theme_park.choosing import Planner
from manege.games.dice_theme_park.guide import SENSIBLE, DiceGuide
from manege.games.dice_theme_park.imagining import imagine
from manege.games.dice_theme_park.reading import table_seen
from manege.kernel.chance import chance_from
from manege.kernel.sight import Sight
from manege.kernel.weighing import best_two


class Sensible:
    """After `choose`: the next best move, `rejected`."""

    def __init__(self, seed: int, planner: Planner | None = None) -> None:
        self.chance = chance_from(seed)
        self.planner = planner or SENSIBLE
        self.rejected = 0

    def choose(self, sight: Sight) -> int:
        t = table_seen(sight.view)
        options = sight.options
        values = self.planner.values(t, sight.seat, vec[i64](options))
        chosen, self.rejected = best_two(options, values, self.chance)
        return chosen


def guide() -> DiceGuide:
    """It is compiled, what imagines is not."""
    return DiceGuide(imagine)
