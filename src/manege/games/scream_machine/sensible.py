"""Sensible — does what the guide says, by what his seat knows."""

from __future__ import annotations

from manege.games.scream_machine.components import Scream
from manege.games.scream_machine.guide import ScreamGuide
from manege.kernel.chance import chance_from
from manege.kernel.sight import Sight


class Sensible:
    def __init__(self, seed: int) -> None:
        self.chance = chance_from(seed)
        self.guide = ScreamGuide()

    def choose(self, sight: Sight) -> int:
        world = sight.imagine(self.chance.copy())
        assert isinstance(world, Scream)
        return self.guide.planned(world, sight.seat, self.chance)[0]
