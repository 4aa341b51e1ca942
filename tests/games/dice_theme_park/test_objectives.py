"""Objectifs — what is counted, and who gets what (DP-133 to DP-137)."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from manege.games.dice_theme_park.objectives import (
    FEWEST_PIPS,
    RICHEST,
    prizes,
)
from tests.games.dice_theme_park.support import (
    ANNE,
    BASILE,
    end_game,
    fields,
    finish,
    happened,
    play,
    table,
    told,
)


def won(*numbers: int, objective: int = RICHEST) -> list[int]:
    return list(prizes(objective, vec[i64](numbers)))


@pytest.mark.rule("DP-134", "DP-R67")
@pytest.mark.parametrize(
    ("numbers", "stars"), [((3, 2), [4, 0]), ((2, 3), [0, 4]), ((3, 3), [2, 2])]
)
def test_two_players(numbers: tuple[int, ...], stars: list[int]) -> None:
    assert won(*numbers) == stars


@pytest.mark.rule("DP-135", "DP-R67", "DP-137")
@pytest.mark.parametrize(
    ("numbers", "stars"),
    [
        ((3, 2, 1), [6, 3, 0]),
        ((3, 2, 2), [6, 2, 2]),
        ((3, 3, 1), [5, 5, 0]),
        ((2, 2, 2), [3, 3, 3]),
    ],
)
def test_three_players(numbers: tuple[int, ...], stars: list[int]) -> None:
    assert won(*numbers) == stars


@pytest.mark.rule("DP-136", "DP-R67", "DP-137")
@pytest.mark.parametrize(
    ("numbers", "stars"),
    [
        ((4, 3, 2, 1), [8, 4, 2, 0]),
        ((9, 5, 5, 4), [8, 3, 3, 0]),
        ((5, 5, 5, 5), [4, 4, 4, 4]),
        ((5, 5, 5, 1), [5, 5, 5, 0]),
        ((9, 5, 4, 4), [8, 4, 1, 1]),
        ((9, 4, 4, 4), [8, 2, 2, 2]),
    ],
)
def test_four_players(numbers: tuple[int, ...], stars: list[int]) -> None:
    assert won(*numbers) == stars


@pytest.mark.rule("DP-R66")
def test_who_has_nothing_takes_no_place() -> None:
    assert won(0, 0) == [0, 0]
    assert won(0, 3, 0) == [0, 6, 0]
    assert won(0, 0, 2, 1) == [0, 0, 8, 4]


@pytest.mark.rule("DP-R66")
def test_where_fewest_is_best_nothing_is_a_good_result() -> None:
    assert won(0, 5, objective=FEWEST_PIPS) == [4, 0]
    assert won(0, 0, 5, objective=FEWEST_PIPS) == [5, 5, 0]
    assert won(9, 7, 8, 10, objective=FEWEST_PIPS) == [2, 8, 4, 0]


def counted(objective: str, **places: Any) -> list[int]:
    t = table(objectives=[objective], round_=3, **places)
    numbers: list[int] = fields(t)["objectives"][0]["numbers"]
    return numbers


@pytest.mark.rule("DP-133")
def test_most_money() -> None:
    assert counted("o1", money={ANNE: 9, BASILE: 4}) == [9, 4]


@pytest.mark.rule("DP-133")
def test_most_income_printed_in_the_park() -> None:
    assert counted("o2", park={ANNE: ["pop-shop d1", "helter-skelter e1"]}) == [4, 1]


@pytest.mark.rule("DP-133", "DP-R65")
def test_fewest_pips_and_most_dice_those_on_1_included() -> None:
    standing = {ANNE: ["blue-1 e2", "green-6 d2"], BASILE: ["blue-3 c3"]}
    assert counted("o3", dice=standing) == [7, 3]
    assert counted("o4", dice=standing) == [2, 1]


@pytest.mark.rule("DP-133")
def test_most_mascots_and_most_plans_turned() -> None:
    assert counted("o5", mascots={ANNE: 3}) == [3, 1]
    assert counted("o6", turned={BASILE: 2}, dice={ANNE: ["blue-3 e2"]}) == [0, 2]


@pytest.mark.rule("DP-133")
def test_mascots_count_at_work_and_on_their_cards_too() -> None:
    t = table(
        mode="full",
        round_=3,
        objectives=["o5"],
        mascots={ANNE: 3, BASILE: 2},
        skills={ANNE: ["flip"]},
        dice={ANNE: ["blue-3 e2"]},
    )
    play(t, "mascot", "stand e2", "raise blue-3", "finish")

    assert [event["number"] for event in told(t, ANNE, "measured")] == [3, 2]


@pytest.mark.rule("DP-133", "DP-R3")
def test_cubes_and_different_attractions_with_one_the_entrance_counts() -> None:
    standing = ["blue-3 e2", "blue-4 e2", "green-2 d2", "yellow-5 d2"]
    for objective, number in (("o7", 3), ("o8", 2)):
        t = table(
            round_=3,
            objectives=[objective, "o1"],
            dice={ANNE: standing},
            played={ANNE: ("receptionist", "guard")},
        )
        play(t, "activate d2", "send yellow-4 c3")
        play(t, "activate e2", "send blue-2 d3", "activate e2", "send blue-3 d3", "finish")
        measured = [event["number"] for event in told(t, ANNE, "measured")]
        assert measured == [number, 0]


@pytest.mark.rule("DP-133")
def test_facilities_installed_the_printed_generator_not_counted() -> None:
    assert counted("o9", facilities={ANNE: ["kiosk d2", "generator d3"]}) == [2, 0]


@pytest.mark.rule("DP-133", "DP-R3")
def test_most_attractions_of_one_colour_grey_is_one_the_entrance_has_none() -> None:
    park = {ANNE: ["duck-pond d1", "pirate-swing e1"], BASILE: ["pop-shop d1", "burger-bar e1"]}
    assert counted("o10", park=park) == [3, 2]
    assert counted("o10") == [1, 1]


@pytest.mark.rule("DP-133")
@pytest.mark.parametrize(
    ("mode", "rounds"), [("initiation", [3, 4]), ("short", [3, 4]), ("full", [3, 4, 5])]
)
def test_only_rounds_with_an_objective_are_ranked(mode: str, rounds: list[int]) -> None:
    t = table(phase="planning", mode=mode, money={ANNE: 9})
    ranked: list[int] = []
    while t.decision is not None:
        before, now = happened(t).count("measured"), t.round
        finish(t)
        if happened(t).count("measured") > before:
            ranked.append(now)

    assert ranked == rounds


@pytest.mark.rule("DP-R65", "DP-133")
def test_kiosks_of_this_maintenance_count_for_money() -> None:
    t = table(
        round_=3,
        objectives=["o1", "o3"],
        money={ANNE: 5, BASILE: 6},
        facilities={ANNE: ["kiosk d2"]},
        dice={ANNE: ["green-2 d2", "blue-5 d2"]},
        played={ANNE: ("receptionist", "guard")},
    )
    play(t, "activate d2", "send blue-4 e2", "finish")

    measured = {event["seat"]: event["number"] for event in told(t, ANNE, "measured")}
    assert measured == {ANNE: 7, BASILE: 6}
    assert fields(t)["sources"][ANNE]["objectives"] == 4


@pytest.mark.rule("DP-R65", "DP-R64", "DP-133")
@pytest.mark.parametrize(("objective", "numbers"), [("o3", [1, 2]), ("o4", [1, 1])])
def test_dice_on_1_are_counted_before_they_leave_or_are_saved(
    objective: str, numbers: list[int]
) -> None:
    t = table(
        round_=3,
        objectives=[objective],
        dice={ANNE: ["blue-1 d2"], BASILE: ["blue-2 e2"]},
        played={ANNE: ("receptionist", "guard")},
    )
    play(t, "finish", seat=ANNE)
    play(t, "finish", "rescue blue-6")

    assert [event["number"] for event in told(t, ANNE, "measured")] == numbers


def test_a_game_to_its_end_has_all_objectives_scored() -> None:
    t = table(phase="planning", money={ANNE: 9}, objectives=["o1", "o9"])
    end_game(t)

    assert sum(each["objectives"] for each in fields(t)["sources"]) == 4


@pytest.mark.rule("DP-133")
@pytest.mark.parametrize(("seat", "other"), [(ANNE, BASILE), (BASILE, ANNE)])
def test_colours_and_facilities_are_counted_in_the_own_park_up_to_its_last_hex(
    seat: int, other: int
) -> None:
    park = {
        seat: ["carousel b2", "duck-pond a1", "log-flume e3"],
        other: ["orchard b2", "pirate-swing a1", "sea-lion-show e3"],
    }
    facilities = {seat: ["kiosk a1", "effects e3"], other: ["kiosk a1"]}
    cubes = {seat: ["a1", "e2"]}
    for objective, numbers in (("o10", [3, 3]), ("o9", [2, 1])):
        found = counted(
            objective, park=park, facilities=facilities, cubes=cubes, dice={ANNE: ["blue-2 e2"]}
        )
        assert [found[seat], found[other]] == numbers


@pytest.mark.rule("DP-133")
@pytest.mark.parametrize(
    ("tiles", "number"),
    [
        (("duck-pond", "log-flume"), 3),
        (("mini-golf", "orchard"), 3),
        (("carousel", "speedster"), 3),
        (("pop-shop", "burger-bar"), 2),
    ],
)
def test_whichever_colour_is_the_best_one(tiles: tuple[str, str], number: int) -> None:
    first, second = tiles

    assert counted("o10", park={BASILE: [f"{first} e1", f"{second} e3"]}) == [1, number]


@pytest.mark.rule("DP-8", "DP-133")
@pytest.mark.parametrize(("round_", "ranked"), [(2, False), (3, True), (4, False)])
def test_a_round_without_an_objective_ranks_nobody(round_: int, ranked: bool) -> None:
    t = table(round_=round_, objectives=["o1"], dice={ANNE: ["blue-3 e2"]})
    finish(t)

    assert ("measured" in happened(t)) == ranked
