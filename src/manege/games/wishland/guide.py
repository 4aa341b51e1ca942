"""The guide — what `planning` finds for every seat, and the scores to expect as chances to win.

Within a round nothing comes to light, so a world is played on until the round is over.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.wishland.components import NOBODY, Wishland
from manege.games.wishland.imagining import imagined
from manege.games.wishland.order import ChooseOrder
from manege.games.wishland.planning import Planner, expected_scores, value
from manege.games.wishland.prospects import at_first_sight
from manege.games.wishland.solo import SoloTurn
from manege.games.wishland.turn import Act
from manege.kernel.chance import Chance
from manege.kernel.guide import Guide

A_ROUND: Final = 1000  # decisions: it has far fewer
POINTS_ALONE: Final = 100.0  # so many, or more, are the whole of what one can hope for
LEAST: Final = -1e9


class WishGuide(Guide[Wishland]):
    def __init__(self) -> None:
        super().__init__()
        self.planner = Planner()
        self.naive = Planner(at_first_sight())
        self.breadth: i64 = 6  # options that are worth a search
        self.round: i64 = 0  # the one under way where worlds begin
        self.depth = A_ROUND
        self.errs = 5
        self.explores = 0.1
        self.pace = 10
        self.blur = 1.0  # points

    def imagine(self, table: Wishland, seat: i64, chance: Chance) -> Wishland:
        self.round = table.round
        return imagined(table, seat, chance)

    def weigh(self, table: Wishland, seat: i64) -> None:
        self.codes = super().candidates(table, seat)
        planner = self.naive if self.forgets else self.planner
        if len(self.codes) == 1:
            self.values = vec[float]([0.0])
        else:
            self.values = planner.values(table, seat, self.codes)

    def candidates(self, table: Wishland, seat: i64) -> vec[i64]:
        """Where there are many, those that look best."""
        self.weigh(table, seat)
        if len(self.codes) <= self.breadth:
            return self.codes
        found = vec[i64]()
        while len(found) < self.breadth:
            best: i64 = 0
            place: i64 = 1
            while place < len(self.values):
                if self.values[place] > self.values[best]:
                    best = place
                place += 1
            found = append(found, self.codes[best])
            self.values[best] = LEAST
        return found

    def may_stop(self, table: Wishland) -> bool:
        """At the beginning of a turn: then nothing is owed."""
        decision = table.decision
        if isinstance(decision, Act) or isinstance(decision, SoloTurn):  # noqa: SIM101 (mypyc)
            return True
        return isinstance(decision, ChooseOrder)

    def enough(self, table: Wishland, played: i64) -> bool:
        """At the latest when the next round begins: its market is not known."""
        if table.round > self.round and table.player == NOBODY:
            return True
        return played >= self.depth and self.may_stop(table)

    def evaluate(self, table: Wishland, shares: vec[float]) -> None:
        if table.seats == 1:
            shares[0] = expected_scores(table)[0] / POINTS_ALONE
            return
        found = value(table)
        seat: i64 = 0
        while seat < table.seats:
            shares[seat] = found[seat]
            seat += 1
