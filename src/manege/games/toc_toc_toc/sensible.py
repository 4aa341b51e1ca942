"""Sensible — does what the guide says, by what his seat knows."""

from __future__ import annotations

from manege.games.toc_toc_toc.components import Toc
from manege.games.toc_toc_toc.guide import TocGuide
from manege.kernel.chance import chance_from
from manege.kernel.sight import Sight
from manege.kernel.weighing import best_two


class Sensible:
    """After `choose`: the next best move, `rejected`."""

    def __init__(self, seed: int) -> None:
        self.chance = chance_from(seed)
        self.guide = TocGuide()
        self.rejected = 0

    def choose(self, sight: Sight) -> int:
        world = sight.imagine(self.chance)
        assert isinstance(world, Toc)
        self.guide.weigh(world, sight.seat)
        chosen, self.rejected = best_two([*self.guide.codes], self.guide.values, self.chance)
        return chosen
