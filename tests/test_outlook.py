"""`tools/outlook.py`: what was seen as each round began, and who was likely to win."""

from __future__ import annotations

import math
import random

import pytest

from manege.games.scream_machine.outlook import WORDS
from tools.outlook import Seen, fitted, likelihood, likely, noted, solved

WEIGHTS = [0.3, -0.2, 0.1, 0.05, 0.4]


def seen_in(games: int, seats: int) -> list[Seen]:
    chance = random.Random(4)
    return [[park(chance) for _ in range(seats)] for _ in range(games)]


def park(chance: random.Random) -> list[float]:
    return [chance.gauss(0, 2) for _ in range(WORDS)]


def test_weights_are_found_again_in_the_shares_they_give() -> None:
    games = [(seen, likely(seen, WEIGHTS)) for seen in seen_in(200, 3)]

    assert fitted(games) == pytest.approx(WEIGHTS, abs=0.01)


def test_no_games_no_weights() -> None:
    assert fitted([]) == [0.0] * WORDS


def test_what_tells_nothing_apart_is_blind_chance() -> None:
    games = [(seen, [1.0, 0.0, 0.0, 0.0]) for seen in seen_in(5, 4)]

    assert likelihood(games, [0.0] * WORDS) == pytest.approx(-math.log(4))
    assert likelihood(games, fitted(games)) > -math.log(4)


def test_of_a_game_every_round_is_noted_with_who_has_won() -> None:
    rounds = list(noted(3, 7))

    assert [left for left, _, _ in rounds] == [*range(len(rounds) - 1, -1, -1)]
    assert len(rounds) > 1
    for _, parks, won in rounds:
        assert [len(park) for park in parks] == [WORDS] * 3
        assert sum(won) == pytest.approx(1)
        assert won == rounds[0][2]
    firsts = [[park[3] for park in parks] for _, parks, _ in rounds]
    assert all(sorted(each) == [0, 1, 2] for each in firsts)


def test_equations_are_solved() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [4.0, 7.0]) == pytest.approx([1.0, 2.0])
