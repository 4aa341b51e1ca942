"""Judging — how everybody's chances of victory stood, and what would have served somebody better.

All of it is imagined from what spectators saw, so that it tells no more than lay open: a game's
guide plays on from there, and judges. A judge is asked once the game is over.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.bots.search import NO_LIMIT, Node, Search
from manege.kernel.chance import Chance
from manege.kernel.game import Game
from manege.kernel.hints import openly
from manege.kernel.table import Table

WORLDS: Final = 160  # for a moment, and for each option that may have been the better one
TRIES: Final = 30  # to imagine one in which that was possible which was done
FEW: Final = 20  # worlds: with fewer nobody can tell
CLEARLY: Final = 0.03  # of a victory: less is no better move
FINALISTS: Final = 4


@dataclass(frozen=True, slots=True)
class Better:
    """Another action, and by how much it would have raised its seat's chances."""

    code: int
    gain: float


def judge(game: Game, table: Table, seat: int, chance: Chance) -> Search:
    assert game.guide is not None
    return Search(game.guide(), table, seat, chance)


def chances(
    game: Game, table: Table, seat: int, chance: Chance, seconds: float = NO_LIMIT
) -> list[float]:
    """Everybody's, before the open decision of this seat."""
    until = perf_counter() + seconds
    search = judge(game, table, seat, chance)
    total = [0.0] * table.seats
    worlds = 0
    while worlds < WORLDS and (worlds < FEW or perf_counter() < until):
        search.play_on(game.imagine(table, None, chance))
        total = [before + float(each) for before, each in zip(total, search.shares, strict=True)]
        worlds += 1
    return [each / worlds for each in total]


def better(
    game: Game, table: Table, seat: int, played: int, chance: Chance, seconds: float = NO_LIMIT
) -> Better | None:
    """What all know that this seat could have done, where it would clearly have served it better;
    the best of a first look are looked at anew, so that luck makes none of them the best."""
    others = openly(game, table, seat, played, chance)
    looked = tried(game, table, seat, [played, *others], chance, WORLDS // 4, seconds / 2)
    best = sorted(looked[1:], key=Node.mean, reverse=True)[:FINALISTS]
    codes = [played, *(node.code for node in best)]
    mine, *nodes = tried(game, table, seat, codes, chance, WORLDS, seconds / 2)
    if not nodes or mine.visits < FEW:
        return None
    node = max(nodes, key=Node.mean)
    gain = node.mean() - mine.mean()
    doubt = math.hypot(node.spread(), mine.spread()) / math.sqrt(mine.visits)
    return Better(int(node.code), gain) if gain > max(CLEARLY, doubt) else None


def tried(
    game: Game,
    table: Table,
    seat: int,
    codes: list[int],
    chance: Chance,
    most: int,
    seconds: float,
) -> list[Node]:
    """These actions in the same worlds, all of those in which each is possible."""
    until = perf_counter() + seconds
    nodes = [Node(code, vec[i64]([code]), 0.0) for code in codes]
    if len(nodes) < 2:
        return nodes
    search = judge(game, table, seat, chance)
    for _ in range(most):
        world = possible(game, table, seat, codes, chance)
        if world is None or perf_counter() > until:
            break
        search.table = world
        search.try_all(nodes)
    return nodes


def possible(game: Game, table: Table, seat: int, codes: list[int], chance: Chance) -> Table | None:
    """What is known now of what was done then: its seat could do it."""
    for _ in range(TRIES):
        world = game.imagine(table, None, chance)
        if set(codes) <= {*world.options(seat)}:
            return world
    return None
