"""Searches any game that has a guide: here Nim, where who leaves three stones or six wins."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec

from manege.bots import levels
from manege.bots.levels import EVEN, LEVELS, Searcher
from manege.bots.search import NO_LIMIT, Search
from manege.kernel.chance import Chance, chance_from
from manege.kernel.guide import Guide
from manege.kernel.sight import Sight
from manege.kernel.table import Table
from tests.contract.nim import GAME, TAKE, Nim

KINDS = pytest.mark.parametrize("kind", ["flat", "tree"])


class OneByOne(Guide[Nim]):
    """Everybody takes what they like; who took the last stone has won."""

    def imagine(self, table: Nim, seat: int, chance: Chance) -> Nim:
        return table.copy()

    def weigh(self, table: Nim, seat: int) -> None:
        self.codes = self.candidates(table, seat)
        self.values = vec[float]([0.0] * len(self.codes))

    def evaluate(self, table: Nim, shares: vec[float]) -> None:
        for seat in range(table.seats):
            shares[seat] = float(seat == table.turn)


def nim(heap: int) -> Table:
    return GAME.table(2, 1, position={"heap": heap, "turn": 0})


def searched(heap: int, kind: str, leaves: int = 400, seconds: float = NO_LIMIT) -> Search:
    search = Search(OneByOne(), nim(heap), 0, chance_from(7))
    (search.flat if kind == "flat" else search.tree)(leaves, seconds)
    return search


@KINDS
@pytest.mark.parametrize(("heap", "taken"), [(2, 2), (4, 1), (5, 2)])
def test_it_finds_what_wins(heap: int, taken: int, kind: str) -> None:
    options = searched(heap, kind).root.children
    assert max(options, key=lambda node: node.mean()).code == TAKE.first + taken - 1


@KINDS
def test_an_only_option_is_not_searched(kind: str) -> None:
    search = searched(1, kind)
    assert [node.code for node in search.root.children] == [TAKE.first]
    assert search.leaves == 0


@KINDS
def test_it_stays_within_its_leaves(kind: str) -> None:
    assert 30 <= searched(7, kind, leaves=40).leaves <= 40


@KINDS
def test_it_ends_in_time(kind: str) -> None:
    assert searched(7, kind, leaves=10**9, seconds=0.05).leaves < 10**6


@KINDS
def test_the_same_seed_finds_the_same(kind: str) -> None:
    one, other = (searched(7, kind) for _ in range(2))
    for mine, theirs in zip(one.root.children, other.root.children, strict=True):
        assert (mine.visits, mine.total) == (theirs.visits, theirs.total)


@KINDS
def test_the_table_stays_as_it_is(kind: str) -> None:
    table = nim(7)
    search = Search(OneByOne(), table, 0, chance_from(7))
    (search.flat if kind == "flat" else search.tree)(50, NO_LIMIT)
    assert isinstance(table, Nim)
    assert (table.heap, table.taken) == (7, [0, 0])


def test_a_tree_goes_on_with_its_own_next_decisions() -> None:
    below = [node for child in searched(7, "tree").root.children for node in child.children]
    assert {node.code for node in below} == {TAKE.first, TAKE.first + 1}


class Flatly(OneByOne):
    def __init__(self) -> None:
        super().__init__()
        self.branches = False


@pytest.mark.parametrize(("guide", "branches"), [(OneByOne, True), (Flatly, False)])
def test_an_expert_branches_where_a_tree_pays(
    guide: type[OneByOne], branches: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Search] = []

    def kept(*given: Any) -> Search:
        made.append(Search(*given))
        return made[-1]

    monkeypatch.setattr(levels, "Search", kept)
    Searcher(guide, LEVELS["expert"], EVEN, 3).choose(Sight(GAME, nim(7), 0))
    assert any(child.children for child in made[0].root.children) == branches
