"""Whoever plays, the games and their figures are the same, and each is counted once."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from typing import TypeVar

import pytest

from manege.arena.balance import balance
from manege.arena.hands import (
    Hands,
    NoHands,
    Order,
    Processes,
    in_order,
    maker_of,
    played,
    processes,
)
from manege.arena.league import league, play_all
from manege.arena.simulate import BrokenGame, simulate
from manege.games import game
from manege.kernel.components import Figures
from manege.kernel.game import Game
from tests.arena.test_league import timeless
from tests.arena.test_simulate import without_time
from tests.nodes.processes import is_alive

T = TypeVar("T")
R = TypeVar("R")
TOC = game("toc_toc_toc")
WISHLAND = game("wishland")


class Hasty:
    """Three who never play more than a few of a part, and end in any order. They share a process,
    where the rules are for one at a time."""

    number = 3

    def __init__(self, pool: ThreadPoolExecutor) -> None:
        self.pool = pool
        self.chance = random.Random(8)
        self.at_the_table = threading.Lock()
        self.given: list[int] = []

    def give(self, order: Order[T, R], part: Sequence[T]) -> Future[list[R]]:
        assert part
        self.given.append(len(part))
        some = part[: self.chance.randint(1, len(part))]
        return self.pool.submit(self.slowly, self.chance.random() / 200, order, some)

    def slowly(self, seconds: float, order: Order[T, R], part: Sequence[T]) -> list[R]:
        time.sleep(seconds)
        with self.at_the_table:
            return played(order, part)


@pytest.fixture(scope="module")
def two() -> Iterator[Processes]:
    with processes(2) as hands:
        yield hands


@pytest.fixture(params=["processes", "hasty"])
def hands(request: pytest.FixtureRequest, two: Processes) -> Iterator[Hands]:
    with ThreadPoolExecutor(3) as pool:
        yield two if request.param == "processes" else Hasty(pool)


def test_a_simulation_has_the_same_figures(hands: Hands) -> None:
    told: list[int] = []
    wish = (TOC, 3, 60, 5, ["beginner", "random"])
    there = simulate(*wish, progress=told.append, hands=hands)
    assert without_time(there.as_data()) == without_time(simulate(*wish).as_data())
    assert there.cpu_s > 0
    assert told == [*range(1, 61)]


def test_so_have_games_that_count_more_than_points(hands: Hands) -> None:
    wish = (game("qui_paire_gagne"), 3, 6, 2, ["random"], {"rounds": 1})
    there = simulate(*wish, hands=hands)
    assert without_time(there.as_data()) == without_time(simulate(*wish).as_data())
    assert "agreement" in there.figures


def test_a_league_has_the_same_lines(hands: Hands) -> None:
    found = league(TOC, 3, ["sensible", "random"], 12, 4, {})
    there = [timeless(each) for each in play_all(found, hands)]
    assert there == [timeless(each) for each in play_all(found)]


def test_a_balance_is_the_same(hands: Hands) -> None:
    assert balance(WISHLAND, 2, 3, 7, hands=hands) == balance(WISHLAND, 2, 3, 7)


def double(_: Game, number: int) -> int:
    return 2 * number


def test_each_is_played_once_and_they_come_in_order(hands: Hands) -> None:
    wanted = iter(range(1000))
    found = [*in_order(TOC, double, wanted, 1000, hands)]
    assert found == [2 * number for number in range(1000)]
    assert next(wanted, None) is None


def test_parts_grow_small_towards_the_end() -> None:
    """So that nobody waits for the last one."""
    with ThreadPoolExecutor(3) as pool:
        hands = Hasty(pool)
        [*in_order(TOC, double, range(2000), 2000, hands)]
    assert max(hands.given) == 100
    assert hands.given[-1] == 1


def slow(_: Game, number: int) -> int:
    time.sleep(0.3)
    return number


def test_a_part_takes_a_moment_and_no_longer() -> None:
    order = Order(TOC.key, maker_of(TOC), {}, slow)
    assert 4 <= len(played(order, range(100))) <= 5


def spoilt(_: Game, number: int) -> int:
    if number == 7:
        raise BrokenGame(f"number {number}")
    return number


def test_a_broken_game_is_told_as_it_is(hands: Hands) -> None:
    with pytest.raises(BrokenGame, match="number 7"):
        [*in_order(TOC, spoilt, range(20), 20, hands)]


def figures_there(game: Game, _: int) -> Figures:
    return game.other_figures()


@pytest.fixture
def _other_figures() -> Iterator[None]:
    assert WISHLAND.components is not None
    WISHLAND.components.replace({"hotel-1": {"cost": 8}})
    yield
    WISHLAND.components.replace({})


@pytest.mark.usefixtures("_other_figures")
def test_the_figures_on_the_cards_are_the_same_everywhere(two: Processes) -> None:
    there = [*in_order(WISHLAND, figures_there, range(9), 9, two)]
    assert there == [{"hotel-1": {"cost": 8}}] * 9


def test_once_they_are_the_games_own_again_so_they_are_there(two: Processes) -> None:
    assert [*in_order(WISHLAND, figures_there, range(9), 9, two)] == [{}] * 9


def test_another_manege_plays_nothing(two: Processes) -> None:
    order = replace(Order(TOC.key, maker_of(TOC), {}, double), made_by="0.0.1 (toc_toc_toc 1)")
    with pytest.raises(NoHands) as refused:
        two.give(order, [1]).result()
    assert refused.value.reason == "other"
    assert refused.value.facts == {"theirs": maker_of(TOC), "ours": "0.0.1 (toc_toc_toc 1)"}


def die(_: Game, number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_process_that_is_killed_is_told() -> None:
    with pytest.raises(NoHands) as told, processes(2) as hands:
        [*in_order(TOC, die, range(9), 9, hands)]
    assert told.value.reason == "died"


def pid_of(_: Game, number: int) -> int:
    return os.getpid()


class Enough(Exception):
    """Nobody wants the rest."""


def begun_and_left() -> list[int]:
    """The processes that played."""
    there: set[int] = set()
    with suppress(Enough), processes(2) as hands:
        there.update(in_order(TOC, pid_of, range(200), 200, hands))
        hands.give(Order(TOC.key, maker_of(TOC), {}, endless), [1])
        raise Enough
    return [*there]


def test_whoever_breaks_off_waits_for_nobody_and_leaves_no_process_behind() -> None:
    there = begun_and_left()
    assert there
    assert not any(map(is_alive, there))


def endless(_: Game, number: int) -> int:
    while True:
        time.sleep(60)
