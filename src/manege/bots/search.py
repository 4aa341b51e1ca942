"""Search — in imagined worlds a game's guide plays everybody; what serves a seat best is kept.

It knows no game. `flat` tries all options in the same worlds and drops the worse half, again and
again; `tree` branches at each decision of its own seat, while the others follow the guide.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.kernel.chance import Chance
from manege.kernel.choices import Choices
from manege.kernel.guide import Guide
from manege.kernel.table import Table, perform

NO_LIMIT: Final = 1e18  # seconds
NO_LINE: Final = vec[i64]()
WORTH_TRIES: Final = 8.0  # so many worlds count as much as what a guide expected


class Node:
    """An option of the seat's, or several actions that begin with it, and how it fared; below it,
    what it had afterwards."""

    def __init__(self, code: i64, line: vec[i64], expected: float) -> None:
        self.code: i64 = code
        self.line = line
        self.expected: float = expected  # by the guide, before anything was tried
        self.visits: float = 0.0
        self.offered: float = 0.0  # how often it was there to be chosen
        self.total: float = 0.0  # shares of victory
        self.squares: float = 0.0
        self.best_rival: float = 0.0
        self.children: list[Node] = []

    def count(self, shares: vec[float], seat: i64) -> None:
        own = shares[seat]
        self.visits += 1.0
        self.total += own
        self.squares += own * own
        rival: float = 0.0
        other: i64 = 0
        while other < len(shares):
            if other != seat and shares[other] > rival:
                rival = shares[other]
            other += 1
        self.best_rival += rival

    def mean(self) -> float:
        return self.total / self.visits if self.visits > 0.0 else 0.0

    def promise(self) -> float:
        """How it fared, and what the guide expected, which counts for less and less."""
        return self.mean() + self.expected * WORTH_TRIES / (self.visits + WORTH_TRIES)

    def spread(self) -> float:
        if self.visits < 2.0:
            return 0.0
        mean = self.mean()
        return math.sqrt(max(0.0, self.squares / self.visits - mean * mean))


class Search:
    """One decision of one seat; `table` is a world it may imagine, never the true one.

    It ends after so many leaves or, if that comes first, seconds; by leaves alone the same seed
    finds the same.
    """

    def __init__(self, guide: Guide[Any], table: Table, seat: i64, chance: Chance) -> None:
        self.guide = guide
        self.table = table
        self.seat: i64 = seat
        self.chance = chance
        self.root = Node(-1, NO_LINE, 0.0)
        self.leaves: i64 = 0
        self.paper = Choices()
        self.shares = vec[float]([0.0] * int(table.seats))
        for place, line in enumerate(guide.lines(table, seat)):
            expected = guide.values[place] * guide.stake if guide.stake > 0.0 else 0.0
            self.root.children.append(Node(line[0], line, expected))

    # Flat

    def flat(self, most_leaves: i64, seconds: float) -> None:
        until: float = perf_counter() + seconds
        alive: list[Node] = list(self.root.children)
        rounds: i64 = 0
        while (len(alive) - 1) >> rounds:
            rounds += 1
        left = most_leaves
        while rounds > 0 and self.leaves < most_leaves:
            worlds = max(left // rounds // len(alive), 1)
            left -= worlds * len(alive)
            while worlds > 0 and self.leaves < most_leaves and perf_counter() < until:
                self.try_all(alive)
                worlds -= 1
            alive = better_half(alive)
            rounds -= 1

    def try_all(self, nodes: list[Node]) -> None:
        """All in the same world."""
        world = self.guide.imagine(self.table, self.seat, self.chance)
        for node in nodes:
            twin = world.copy()
            self.follow(node, twin)
            self.play_on(twin)
            node.count(self.shares, self.seat)

    def follow(self, node: Node, world: Table) -> None:
        """As long as it is this seat's turn."""
        for code in node.line:
            decision = world.decision_of(int(self.seat))
            if decision is None or decision.seat != self.seat:
                return
            perform(world, decision, code)

    # Tree

    def tree(self, most_leaves: i64, seconds: float) -> None:
        until: float = perf_counter() + seconds
        if len(self.root.children) < 2:
            return
        while self.leaves < most_leaves and perf_counter() < until:
            self.iterate()

    def iterate(self) -> None:
        world = self.guide.imagine(self.table, self.seat, self.chance)
        path: list[Node] = []
        node = self.root
        decision = world.decision_of(int(self.seat))  # of several at once, its own comes first
        while decision is not None:
            if decision.seat == self.seat:
                if node is self.root:
                    node = self.choose_among(node.children)
                else:
                    node = self.child_of(node, world)
                self.follow(node, world)
                path.append(node)
                if node.visits < 1.0:
                    break
            else:
                perform(world, decision, self.advised(world, decision.seat))
            decision = world.decision
        self.play_on(world)
        for node in path:
            node.count(self.shares, self.seat)

    def child_of(self, node: Node, world: Table) -> Node:
        """Of what this world offers here; other worlds may have offered other things."""
        here: list[Node] = []
        for code in self.guide.candidates(world, self.seat):
            here.append(known_or_new(node.children, code))
        return self.choose_among(here)

    def choose_among(self, nodes: list[Node]) -> Node:
        """UCB1; what was never tried comes first."""
        fresh: i64 = 0
        chosen = nodes[0]
        best: float = -1.0
        for node in nodes:
            node.offered += 1.0
            if node.visits < 1.0:
                fresh += 1
                if self.chance.below(fresh) == 0:
                    chosen = node
            elif fresh == 0:
                bound = node.mean() + self.guide.explores * math.sqrt(
                    math.log(node.offered) / node.visits
                )
                if bound > best:
                    best = bound
                    chosen = node
        return chosen

    # The rest of a world

    def play_on(self, world: Table) -> None:
        """The guide plays everybody for a while, then the world is judged."""
        self.leaves += 1
        played: i64 = 0
        decision = world.decision
        while decision is not None and not self.guide.enough(world, played):
            perform(world, decision, self.advised(world, decision.seat))
            played += 1
            decision = world.decision
        self.guide.evaluate(world, self.shares)

    def advised(self, world: Table, seat: i64) -> i64:
        if self.chance.below(100) < self.guide.errs:
            decision = world.decision_of(int(seat))
            if decision is not None:
                return decision.pick(world, self.chance, self.paper)
        return self.guide.policy(world, seat, self.chance)


def known_or_new(nodes: list[Node], code: i64) -> Node:
    for node in nodes:
        if node.code == code:
            return node
    new = Node(code, vec[i64]([code]), 0.0)
    nodes.append(new)
    return new


def better_half(nodes: list[Node]) -> list[Node]:
    """The better ones, at least half."""
    ranked = sorted(nodes, key=promise_of, reverse=True)
    return ranked[: (len(ranked) + 1) // 2]


def promise_of(node: Node) -> float:
    return node.promise()
