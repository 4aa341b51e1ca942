"""Many games between bots."""

from __future__ import annotations

import json
from typing import Any

import pytest

from manege.arena.simulate import BrokenGame, simulate
from manege.bots import UnknownBot
from manege.bots.random import Random
from manege.files import replayed
from manege.games import game
from manege.kernel.sight import Sight
from tests.contract import bataille, nim
from tests.contract.cases import Case

TOC = game("toc_toc_toc")
KEYS = [
    "game",
    "seats",
    "games",
    "finished",
    "decisions",
    "cpu_s",
    "decisions_per_cpu_s",
    "wins",
    "scores",
]


def without_time(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if "cpu" not in key}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_games_finish_and_every_victory_is_somebodys(seats: int) -> None:
    found = simulate(TOC, seats, games=40, seed=1)
    assert list(found.as_data()) == KEYS
    assert found.finished == 40
    assert sum(found.wins.values()) == pytest.approx(40)
    assert found.decisions > 40 * 2 * (52 - 2 * seats)


def test_the_same_seed_gives_the_same_figures() -> None:
    one, other, another = (
        without_time(simulate(TOC, 4, 10, seed, ["sensible", "random"]).as_data())
        for seed in (5, 5, 6)
    )
    assert one == other != another


def test_a_bot_on_several_seats_has_what_they_have_together() -> None:
    found = simulate(bataille.GAME, 3, 30, 1, ["random"])
    assert list(found.wins) == ["random"]
    assert found.wins["random"] == pytest.approx(30)
    points = sum(found.scores.values()) * 3
    assert 0 < points <= 4  # four rounds with twelve cards


def test_the_bots_move_on_one_seat_each_game() -> None:
    class Greedy:
        """Takes all it can: of seven stones the second seat gets the last."""

        def choose(self, sight: Sight) -> int:
            return sight.options[-1]

    bots = {"greedy": lambda _: Greedy(), "grabbing": lambda _: Greedy()}
    case = Case(nim.GAME, 2).with_fault(bots=bots)
    found = simulate(case.game, 2, 2, 1, ["greedy", "grabbing"])
    assert found.wins == {"greedy": 1, "grabbing": 1}


def test_settings_reach_the_games() -> None:
    three = simulate(bataille.GAME, 3, 5, 1, settings={"hand": 3})
    assert three.decisions == 5 * 12


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(nim.GAME, 2, 3, 1, progress=told.append)
    assert told == [1, 2, 3]


def test_an_unknown_bot_is_named_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot, match="nim has no bot “clever”; its bots: random"):
        simulate(nim.GAME, 2, 3, 1, ["random", "clever"])


def test_a_broken_game_stops_with_what_replays_it() -> None:
    class Stubborn:
        def choose(self, sight: Sight) -> int:
            return 1

    case = Case(nim.GAME, 2).with_fault(bots={"stubborn": lambda _: Stubborn()})
    with pytest.raises(BrokenGame, match=r'Refused.*"seed": .*"0 take 2", "1 take 2", "0 take 2"'):
        simulate(case.game, 2, 1, 1, ["stubborn"])


def test_a_fault_stops_with_the_match_that_led_to_it() -> None:
    case = Case(bataille.GAME, 3).with_fault(fault=lambda _: "a card is missing")
    with pytest.raises(BrokenGame, match=r"3 seats, seed \d+: a card is missing") as stopped:
        simulate(case.game, 3, 1, 1, settings={"hand": 3})
    told = json.loads(str(stopped.value).partition("match file: ")[2])
    match = replayed(told, lambda _: case.game)
    assert match.settings["hand"] == 3
    assert match.over


def test_random_bots_are_shown_nothing_and_play_the_same() -> None:
    class Looking:
        """A random bot that is asked like any other."""

        def __init__(self, seed: int) -> None:
            self.random = Random(seed)

        def choose(self, sight: Sight) -> int:
            return self.random.choose(sight)

    case = Case(TOC, 4).with_fault(bots={"looking": Looking})
    slow = simulate(case.game, 4, 5, 1, ["looking"])
    quick = simulate(TOC, 4, 5, 1, ["random"])
    assert (slow.decisions, slow.scores["looking"]) == (quick.decisions, quick.scores["random"])
