"""Levels — one guide, more or less of it: who overlooks, who plays as it says, who searches.

The level between is the game's own `sensible` bot, which does what the guide says.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from manege.bots.search import NO_LIMIT, Node, Search
from manege.kernel.chance import chance_from
from manege.kernel.game import Game
from manege.kernel.guide import Guide
from manege.kernel.sight import Sight


@dataclass(frozen=True, slots=True)
class Level:
    leaves: int  # worlds played out for a move
    seconds: float  # for it, at most, where people wait
    branches: bool = False  # at each decision of its own, not at the first alone
    doubt: int = 30  # of 100 acts of others, those nothing is read from


@dataclass(frozen=True, slots=True)
class Temperament:
    """What counts besides one's own share of victory."""

    dares: float = 0.0  # that it may come out better, or worse
    spites: float = 0.0  # the share of the best of the others


BEGINNER: Final = "beginner"
LEVELS: Final = {
    "strong": Level(leaves=300, seconds=1.0, doubt=100),
    "expert": Level(leaves=1500, seconds=3.0, branches=True),
}
# No level is offered before its strength is known
UNMEASURED: Final = {"scream_machine": ["expert"]}
EVEN: Final = Temperament()
TEMPERAMENTS: Final = {
    "careful": Temperament(dares=-0.1),
    "bold": Temperament(dares=0.1),
    "mischievous": Temperament(spites=0.2),
}


def levels_of(game: Game) -> dict[str, Callable[[int], Beginner | Searcher]]:
    """Those of a game that has a guide, by name; each is made from a seed."""
    if game.guide is None:
        return {}
    made: dict[str, Callable[[int], Beginner | Searcher]] = {}
    for name, level in LEVELS.items():
        if name in UNMEASURED.get(game.key, []):
            continue
        made[name] = partial(Searcher, game.guide, level, EVEN)
        for style, temperament in TEMPERAMENTS.items():
            made[f"{name}-{style}"] = partial(Searcher, game.guide, level, temperament)
    return {BEGINNER: partial(Beginner, game.guide), **made}


def thinks(game: Game, name: str) -> float:
    """The seconds a move may take this bot where people wait; 0 if it does not search."""
    level = LEVELS.get(name.partition("-")[0])
    return 0.0 if game.guide is None or level is None else level.seconds


class Beginner:
    """Of many options only some come to mind, what is close it confuses, what could be seen it
    forgets; of what it noticed it plays what seems best."""

    OVERLOOKS: Final = 40  # of 100 options, where there are more than a few
    FEW: Final = 3

    def __init__(self, guide: Callable[[], Guide[Any]], seed: int) -> None:
        self.guide = guide()
        self.guide.forgets = True
        self.chance = chance_from(seed)

    def choose(self, sight: Sight) -> int:
        if len(sight.options) == 1:
            return sight.options[0]
        self.guide.weigh(sight.imagine(self.chance), sight.seat)
        seems = {
            code: value + self.guide.blur * (self.chance.below(201) / 100 - 1)
            for code, value in zip(self.guide.codes, self.guide.values, strict=True)
        }
        return max(self.noticed([*seems]), key=seems.__getitem__)

    def noticed(self, codes: list[int]) -> list[int]:
        if len(codes) <= self.FEW:
            return codes
        return [code for code in codes if self.chance.below(100) >= self.OVERLOOKS] or codes


class Searcher:
    """Of a sight it takes one imagined table, and nothing else."""

    def __init__(
        self,
        guide: Callable[[], Guide[Any]],
        level: Level,
        temperament: Temperament,
        seed: int,
    ) -> None:
        self.guide = guide()
        self.guide.doubt = level.doubt
        self.level = level
        self.temperament = temperament
        self.chance = chance_from(seed)
        self.leaves = level.leaves * self.guide.pace // 100
        self.seconds = NO_LIMIT  # then the same seed chooses the same everywhere

    def hurry(self, share: float = 1.0) -> None:
        """People wait; others may wait for the same processor."""
        self.seconds = self.level.seconds * share

    def choose(self, sight: Sight) -> int:
        if len(sight.options) == 1:
            return sight.options[0]
        table = sight.imagine(self.chance)
        settled = self.guide.settled(table, sight.seat)
        if settled in sight.options:
            return settled
        search = Search(self.guide, table, sight.seat, self.chance)
        if self.level.branches and self.guide.branches:
            search.tree(self.leaves, self.seconds)
        else:
            search.flat(self.leaves, self.seconds)
        options = search.root.children
        most = max(node.visits for node in options)
        if most < 1.0:  # no time was left to it
            return self.guide.policy(search.table, sight.seat, self.chance)
        known = [node for node in options if 2 * node.visits >= most]
        chosen = max(known, key=self.liking)
        self.guide.settle_on(table, sight.seat, chosen.line)
        return chosen.code

    def liking(self, node: Node) -> float:
        style = self.temperament
        mean = node.promise() + style.dares * node.spread()
        return mean - style.spites * node.best_rival / max(node.visits, 1.0)
