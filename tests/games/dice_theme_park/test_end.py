"""Fin de la partie — money, winner, ties (DP-148 to DP-153, DP-160)."""

from __future__ import annotations

from typing import Any

import pytest

from manege.games.dice_theme_park import GAME
from manege.games.dice_theme_park.components import Parks
from manege.kernel.outcome import Outcome
from tests.games.dice_theme_park.support import (
    ANNE,
    BASILE,
    EACH_SEAT_COUNT,
    asked,
    end_game,
    money,
    stars,
    table,
)


def ended(**places: Any) -> Parks:
    usual: dict[str, Any] = {"round_": 4, "objectives": [], "money": {ANNE: 0, BASILE: 0}}
    t = table(**(usual | places))
    end_game(t)
    return t


def outcome(t: Parks) -> Outcome:
    return GAME.outcome(t)


@pytest.mark.rule("DP-149", "DP-R73")
@pytest.mark.parametrize(("held", "won"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (20, 6)])
def test_a_star_for_every_complete_3_and_the_money_stays(held: int, won: int) -> None:
    t = ended(money={ANNE: held, BASILE: 0})

    assert (stars(t), money(t)) == (won, held)
    assert outcome(t).sources[ANNE]["money"] == won


@pytest.mark.rule("DP-160")
@pytest.mark.parametrize(("held", "won"), [(1, 0), (2, 1), (5, 2), (6, 3)])
def test_an_administrator_makes_it_every_2(held: int, won: int) -> None:
    t = ended(mode="short", administrator={ANNE: "k8"}, money={ANNE: held, BASILE: held})

    assert (stars(t), stars(t, BASILE)) == (won, held // 3)


@pytest.mark.rule("DP-4", "DP-150")
def test_most_stars_wins() -> None:
    t = ended(stars={ANNE: 20, BASILE: 21})

    assert (outcome(t).winners, outcome(t).decided_by) == ([BASILE], "DP-150")


@pytest.mark.rule("DP-151")
def test_a_tie_goes_to_most_dice_those_on_1_gone() -> None:
    t = ended(
        stars={ANNE: 20, BASILE: 20},
        dice={ANNE: ["blue-2 e2", "blue-1 e2", "blue-1 e2"], BASILE: ["blue-2 e2", "green-2 e2"]},
        played={ANNE: ("guide", "guard"), BASILE: ("guide", "guard")},
    )

    assert (outcome(t).winners, outcome(t).decided_by) == ([BASILE], "DP-151")


@pytest.mark.rule("DP-151")
def test_dice_count_wherever_they_stand_in_the_park() -> None:
    t = ended(
        stars={ANNE: 20, BASILE: 20},
        dice={ANNE: ["blue-2 c3", "blue-2 d2"], BASILE: ["blue-2 e2"]},
        played={ANNE: ("guide", "guard"), BASILE: ("guide", "guard")},
    )

    assert (outcome(t).winners, outcome(t).decided_by) == ([ANNE], "DP-151")


@pytest.mark.rule("DP-152", "DP-R73")
def test_then_to_most_money() -> None:
    t = ended(stars={ANNE: 20, BASILE: 20}, money={ANNE: 1, BASILE: 2})

    assert (outcome(t).winners, outcome(t).decided_by) == ([BASILE], "DP-152")


@pytest.mark.rule("DP-153")
@EACH_SEAT_COUNT
def test_else_the_victory_is_shared(seats: int) -> None:
    t = ended(seats=seats, money=dict.fromkeys(range(seats), 0))

    assert outcome(t).winners == list(range(seats))
    assert outcome(t).decided_by == "DP-153"


@pytest.mark.rule("DP-148")
def test_nobody_is_asked_any_more() -> None:
    t = ended()

    assert asked(t) is None
    assert GAME.refusal(t, ANNE, GAME.code("finish")) is not None
    assert GAME.view(t, ANNE)["outcome"] is not None
