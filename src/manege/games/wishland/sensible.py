"""Sensible — asks of every option what the park would be worth after it: see `prospects`."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.wishland.planning import Planner
from manege.games.wishland.reading import table_seen
from manege.kernel.chance import chance_from
from manege.kernel.sight import Sight
from manege.kernel.weighing import best_two


class Sensible:
    """After `choose`: the next best move, `rejected`."""

    def __init__(self, seed: int, planner: Planner | None = None) -> None:
        self.chance = chance_from(seed)
        self.planner = planner or Planner()
        self.rejected = 0

    def choose(self, sight: Sight) -> int:
        t = table_seen(sight.view)
        options = sight.options
        values = self.planner.values(t, sight.seat, vec[i64](options))
        chosen, self.rejected = best_two(options, values, self.chance)
        return chosen
