"""Random — any option, all alike."""

from __future__ import annotations

from manege.kernel.chance import chance_from
from manege.kernel.sight import Sight


class Random:
    def __init__(self, seed: int) -> None:
        self.chance = chance_from(seed)

    def choose(self, sight: Sight) -> int:
        options = sight.options
        return options[self.chance.below(len(options))]
