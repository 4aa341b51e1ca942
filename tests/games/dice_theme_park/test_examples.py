"""The worked examples of the sheet, one after the other."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from manege.games.dice_theme_park.objectives import RICHEST, prizes
from tests.games.dice_theme_park.support import (
    ANNE,
    BASILE,
    CHLOE,
    by,
    dice,
    fields,
    money,
    offered,
    plans,
    play,
    refused,
    table,
)

BLUE, GREEN, YELLOW = ANNE, BASILE, CHLOE
ALONE = {"played": {ANNE: ("receptionist", "director")}}


@pytest.mark.rule("DP-33", "DP-34")
def test_sums_3_7_7_and_green_has_fewer_stars_than_yellow() -> None:
    t = table(seats=3, phase="planning", stars={GREEN: 4, YELLOW: 5})
    by(t, BLUE, "pick receptionist guard")
    by(t, GREEN, "pick guard architect")
    by(t, YELLOW, "pick guide mascot")

    assert fields(t)["sums"] == [3, 7, 7]
    assert fields(t)["order"] == [BLUE, GREEN, YELLOW]


@pytest.mark.rule("DP-36")
def test_3_and_3_and_1_for_the_entrance_and_1_for_the_helter_skelter() -> None:
    t = table(phase="planning", park={ANNE: ["helter-skelter d1"]}, money={ANNE: 0})
    by(t, ANNE, "pick guide mascot")
    by(t, BASILE, "pick receptionist guard")

    assert money(t) == 8


@pytest.mark.rule("DP-92", "DP-93", "DP-97", "DP-89")
def test_the_entrance_with_the_green_die() -> None:
    t = table(dice={ANNE: ["green-4 e2", "blue-3 e2", "yellow-5 e2"]}, played=ALONE["played"])
    play(t, "activate e2", "with green-4", "send green-3 d2")

    assert dice(t) == {"d2": ["green-3"], "e2": ["blue-3", "yellow-5"]}
    assert "e2" in offered(t, "activate")


@pytest.mark.rule("DP-114", "DP-116", "DP-93", "DP-94", "DP-96", "DP-R43")
def test_wild_river_then_the_ferris_wheel_then_the_duck_pond() -> None:
    t = table(
        dice={ANNE: ["yellow-4 c3", "blue-5 c3", "yellow-1 d3"]},
        park={ANNE: ["duck-pond c4"]},
        played=ALONE["played"],
    )
    play(t, "activate c3", "send blue-4 d3")
    assert dice(t) == {"c3": ["yellow-3"], "d3": ["blue-4", "yellow-1"]}
    play(t, "activate d3", "send blue-3 c4")

    assert dice(t) == {"c3": ["yellow-3"], "c4": ["blue-3"]}
    assert "c4" in offered(t, "activate")


@pytest.mark.rule("DP-98", "DP-99")
def test_two_plans_take_a_blue_5_to_wild_river() -> None:
    t = table(dice={ANNE: ["blue-5 e2"]}, played=ALONE["played"])
    play(t, "plan blue-5 e2", "stroll-to d2", "plan blue-5 d2", "stroll-to c3")

    assert dice(t) == {"c3": ["blue-5"]}
    assert (plans(t), fields(t)["turned"][ANNE]) == (1, 2)


@pytest.mark.rule("DP-102", "DP-114")
def test_a_mascot_makes_the_blue_die_high_enough() -> None:
    t = table(dice={ANNE: ["blue-4 c3", "yellow-4 c3"]}, played=ALONE["played"])
    assert refused(t, "activate c3") == "DP-91 no-group"
    play(t, "mascot", "stand c3", "raise blue-4")

    assert "c3" in offered(t, "activate")


@pytest.mark.rule("DP-103")
def test_a_yellow_5_counts_as_blue_and_stays_yellow() -> None:
    t = table(dice={ANNE: ["yellow-5 c3", "green-4 c3"]}, played=ALONE["played"])
    play(t, "mascot", "stand c3", "tint yellow-5", "send yellow-4 d2")

    assert dice(t) == {"c3": ["green-3"], "d2": ["yellow-4"]}


@pytest.mark.rule("DP-136", "DP-137")
def test_most_money_of_four_with_a_tie_for_second() -> None:
    assert list(prizes(RICHEST, vec[i64]([9, 5, 5, 4]))) == [8, 3, 3, 0]


@pytest.mark.rule("DP-112")
def test_2_3_4_are_a_run() -> None:
    t = table(
        dice={ANNE: ["blue-2 c4", "green-3 c4", "yellow-4 c4"]},
        park={ANNE: ["water-gala c4"]},
        played=ALONE["played"],
    )

    assert "c4" in offered(t, "activate")
