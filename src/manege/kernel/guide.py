"""Guides — how a game is played sensibly, for bots that search; compiled, one class a game.

A guide keeps scratch paper of its own: whoever thinks takes a new one.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from manege.kernel.chance import Chance
from manege.kernel.choices import Choices
from manege.kernel.table import Table
from manege.kernel.weighing import all_written, best_of

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[T]):
    """Of a table it reads what the deciding seat may know, though a world holds all."""

    def __init__(self) -> None:
        self.paper = Choices()
        self.doubt: i64 = 30  # of 100 acts of others, those nothing is read from
        self.forgets: bool = False  # what can only be known by having paid attention
        self.blur: float = 0.05  # a difference between values that a beginner does not feel
        self.depth: i64 = 12  # decisions that are played before a world is judged
        self.errs: i64 = 15  # of 100 of these, those that follow no guide: people are none
        self.explores: float = 0.7  # UCB1's constant, for shares of a victory
        self.branches: bool = True  # whether a tree over one's own decisions pays
        self.pace: i64 = 100  # of 100 leaves of a level, those that so dear a guide is asked for
        self.stake: float = 0.0  # a unit of its values in shares of a victory, if it has `lines`
        self.codes = vec[i64]()  # what `weigh` has found: options,
        self.values = vec[float]()  # and how good each is, in whatever unit

    def imagine(self, table: T, seat: i64, chance: Chance) -> T:
        """A world as this seat may think it is; likely ones come oftener."""
        raise NotImplementedError

    def weigh(self, table: T, seat: i64) -> None:
        """Fill `codes` and `values` with the options of an open decision."""
        raise NotImplementedError

    def policy(self, table: T, seat: i64, chance: Chance) -> i64:
        """What a sensible player would do on this seat; among equals chance decides."""
        self.weigh(table, seat)
        return self.codes[best_of(self.values, chance)]

    def candidates(self, table: T, seat: i64) -> vec[i64]:
        """The options worth a search: all of them, unless a game knows better."""
        decision = table.decision_of(seat)
        if decision is None:
            return vec[i64]()
        decision.write(table, self.paper)
        return all_written(self.paper)

    def lines(self, table: T, seat: i64) -> list[vec[i64]]:
        """The same, where several actions are better tried together; `values` then say how good."""
        found: list[vec[i64]] = []
        for code in self.candidates(table, seat):
            found.append(vec[i64]([code]))
        return found

    def settle_on(self, table: T, seat: i64, line: vec[i64]) -> None:
        """A line was chosen, and its first action is done."""

    def settled(self, table: T, seat: i64) -> i64:
        """The next action of that line, or -1: it is over, or something has come between."""
        return -1

    def may_stop(self, table: T) -> bool:
        """Whether a world can be judged here: not in the middle of what is about to happen."""
        return True

    def enough(self, table: T, played: i64) -> bool:
        """Whether a world is judged now, so many decisions on."""
        return played >= self.depth and self.may_stop(table)

    def evaluate(self, table: T, shares: vec[float]) -> None:
        """How likely each seat is to win, exact at the end."""
        raise NotImplementedError
