"""Levels: who overlooks and what; how long a search is for a dear guide. On Nim, where a guide of
ours likes whatever a test wants."""

from __future__ import annotations

from functools import partial

from librt.vecs import vec
from mypy_extensions import i64

from manege.bots.levels import EVEN, LEVELS, Beginner, Searcher
from manege.kernel.chance import Chance
from manege.kernel.guide import Guide
from manege.kernel.sight import Sight
from tests.contract.nim import GAME, Nim

SEEDS = range(200)


class Liking(Guide[Nim]):
    def __init__(self, values: list[float]) -> None:
        super().__init__()
        self.blur = 0.1
        self.liked = values

    def imagine(self, table: Nim, seat: int, chance: Chance) -> Nim:
        return table.copy()

    def weigh(self, table: Nim, seat: int) -> None:
        self.codes = vec[i64](range(len(self.liked)))
        self.values = vec[float](self.liked)


def often(values: list[float]) -> list[int]:
    """How often a beginner chooses which."""
    sight = Sight(GAME, GAME.table(2, 1), 0)
    chosen = [Beginner(partial(Liking, values), seed).choose(sight) for seed in SEEDS]
    return [chosen.count(code) for code in range(len(values))]


def test_of_a_few_options_a_beginner_sees_all() -> None:
    assert often([1.0, 0.0, 2.0]) == [0, 0, len(SEEDS)]


def test_of_many_it_overlooks_some_and_takes_the_best_of_the_others() -> None:
    found = often([5.0, 4.0, 3.0, 2.0, 1.0])
    assert found == sorted(found, reverse=True)
    assert 0.5 * len(SEEDS) < found[0] < 0.7 * len(SEEDS)


def test_what_is_close_it_confuses() -> None:
    near, far = often([1.0, 0.95]), often([1.0, 0.75])
    assert near[1] > len(SEEDS) // 5
    assert far[1] == 0


def test_a_dear_guide_is_asked_for_fewer_leaves() -> None:
    class Dear(Liking):
        def __init__(self) -> None:
            super().__init__([])
            self.pace = 20

    level = LEVELS["expert"]
    assert Searcher(Dear, level, EVEN, 1).leaves == level.leaves // 5
