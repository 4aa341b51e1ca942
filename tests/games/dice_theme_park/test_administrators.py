"""Administrateurs — one after the other (DP-154 to DP-164); K7 is with phase 2."""

from __future__ import annotations

from typing import Any

import pytest

from manege.games.dice_theme_park.components import Parks
from tests.games.dice_theme_park.support import (
    ANNE,
    BASILE,
    CHLOE,
    SPECTATOR,
    asked,
    by,
    dice,
    fields,
    offered,
    options,
    play,
    refused,
    stars,
    table,
    told,
    zone,
)


def with_administrator(card: str, *standing: str, **places: Any) -> Parks:
    """It is Anne's, and she alone has visitors."""
    usual: dict[str, Any] = {
        "mode": "full",
        "administrator": {ANNE: card},
        "dice": {ANNE: standing},
        "played": {ANNE: ("guide", "guard")},
    }
    return table(**(usual | places))


# K1: a die of the colour is saved


@pytest.mark.rule("DP-154", "DP-R70")
def test_a_blue_die_on_1_may_be_saved_once_a_maintenance() -> None:
    t = with_administrator("k1", "blue-1 c3", "blue-1 d2", "green-1 d2")
    play(t, "finish")
    assert asked(t) == (ANNE, "rescue-visitors")
    assert {die.split("-")[0] for die in offered(t, "rescue")} == {"blue"}
    assert refused(t, "rescue green-4") == "DP-R70 nobody-to-rescue"
    play(t, "rescue blue-4")

    assert dice(t) == {"e2": ["blue-4"]}


@pytest.mark.rule("DP-154")
def test_without_a_blue_die_there_is_nothing_to_save() -> None:
    t = with_administrator("k1", "green-1 d2")
    play(t, "finish")

    assert fields(t)["phase"] == "planning"


@pytest.mark.rule("DP-154", "DP-R70")
def test_with_a_receptionist_two_dice_each_by_its_own_chance() -> None:
    t = with_administrator(
        "k1", "blue-1 c3", "green-1 d2", "yellow-1 d2", played={ANNE: ("receptionist", "guard")}
    )
    play(t, "finish", "rescue blue-4", "rescue green-5")

    assert dice(t) == {"e2": ["blue-4", "green-5"]}


@pytest.mark.rule("DP-154", "DP-R70")
def test_the_receptionist_may_save_the_second_blue_one() -> None:
    t = with_administrator(
        "k1", "blue-1 c3", "blue-1 d2", "green-1 d2", played={ANNE: ("receptionist", "guard")}
    )
    play(t, "finish", "rescue green-4", "rescue blue-5")

    assert dice(t) == {"e2": ["blue-5", "green-4"]}


# K2: a green die is spared


@pytest.mark.rule("DP-155", "DP-R44")
def test_a_green_die_at_a_green_attraction_may_be_spared_and_may_move() -> None:
    t = with_administrator("k2", "green-2 d2", "blue-5 d2")
    play(t, "activate d2")
    assert offered(t, "spare") == ["green-2"]
    assert refused(t, "spare blue-5") == "DP-155 not-sparable"
    play(t, "spare green-2")
    assert {die.split()[0] for die in offered(t, "send")} == {"green-2", "blue-4"}
    assert refused(t, "spare green-2") == "DP-R45 spared-already"
    play(t, "send green-2 e2")

    assert dice(t) == {"d2": ["blue-4"], "e2": ["green-2"]}


@pytest.mark.rule("DP-155")
def test_it_need_not_be() -> None:
    t = with_administrator("k2", "green-2 d2", "blue-5 d2")
    play(t, "activate d2", "send green-1 e2")

    assert dice(t) == {"d2": ["blue-4"], "e2": ["green-1"]}


@pytest.mark.rule("DP-155")
def test_not_at_an_attraction_of_another_colour() -> None:
    t = with_administrator("k2", "green-4 c3", "blue-5 c3", "green-3 e2")
    play(t, "activate c3")
    assert refused(t, "spare green-4") == "DP-155 not-to-be-spared"
    play(t, "send blue-4 d3", "activate e2")
    assert refused(t, "spare green-3") == "DP-155 not-to-be-spared"


@pytest.mark.rule("DP-R45", "DP-R44")
def test_spared_on_1_it_stays_and_moves_if_it_is_the_only_one_left() -> None:
    t = with_administrator("k2", "green-1 c4", park={ANNE: ["mini-golf c4"]})
    play(t, "activate c4")
    assert options(t) == ["wave", "spare green-1"]
    play(t, "spare green-1")
    assert options(t) == ["send green-1 c3", "send green-1 d3"]
    play(t, "send green-1 c3")

    assert dice(t) == {"c3": ["green-1"]}


@pytest.mark.rule("DP-R45")
def test_in_every_activation_of_the_colour_one_die_each() -> None:
    t = with_administrator(
        *("k2", "green-2 d2", "green-4 d2", "green-2 c4"), park={ANNE: ["mini-golf c4"]}
    )
    play(t, "activate d2", "spare green-4", "send green-4 e2")
    play(t, "activate c4", "spare green-2", "send green-2 d3")

    assert dice(t) == {"d2": ["green-1"], "e2": ["green-4"], "d3": ["green-2"]}


@pytest.mark.rule("DP-155")
def test_twins_are_told_apart_by_how_they_arrive() -> None:
    t = with_administrator(*("k2", "green-4 c4", "green-4 c4"), park={ANNE: ["jump-tower c4"]})
    play(t, "activate c4", "spare green-4")

    assert {die.split()[0] for die in offered(t, "send")} == {"green-3", "green-4"}
    play(t, "send green-4 c3")
    assert dice(t) == {"c4": ["green-3"], "c3": ["green-4"]}


@pytest.mark.rule("DP-R50", "DP-155")
def test_a_die_that_counts_as_green_may_be_spared() -> None:
    t = with_administrator("k2", "yellow-2 d2", "blue-5 d2", mascots={ANNE: 1})
    play(t, "mascot", "stand d2", "tint yellow-2")
    assert offered(t, "spare") == ["yellow-2"]
    play(t, "spare yellow-2", "send blue-4 e2")

    assert dice(t) == {"d2": ["yellow-2"], "e2": ["blue-4"]}


# K3, K4: stars for activations of a colour


def activated(card: str, cubes: int, *, entrance: bool = False) -> int:
    """The stars of an administrator for so many cubes on yellow or grey attractions."""
    tiles = {
        "k3": ["carousel c4", "speedster b3"],
        "k4": ["helter-skelter c4", "pop-shop b3"],
    }
    before = max(0, cubes - 1)
    t = with_administrator(
        *(card, *["yellow-6 c4"] * 2, *["yellow-6 e2"] * 3),
        park={ANNE: tiles[card]},
        cubes={ANNE: ["c4"] * min(before, 3) + ["b3"] * max(0, before - 3)},
        played={ANNE: ("director", "director")},
    )
    if cubes == 1:
        play(t, "activate c4", "send yellow-5 c3")
    elif cubes > 1:
        play(t, "direct c4", "send yellow-5 c3")
    if entrance:
        play(t, "activate e2", "send yellow-5 d2", "activate e2", "send yellow-5 d2")
    play(t, "finish")
    found: int = fields(t)["sources"][ANNE]["administrator"]
    return found


@pytest.mark.rule("DP-156", "DP-R68", "DP-R69")
@pytest.mark.parametrize(("cubes", "won"), [(0, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 3)])
@pytest.mark.parametrize("card", ["k3", "k4"])
def test_stars_for_three_four_five_cubes_on_the_colours(card: str, cubes: int, won: int) -> None:
    assert activated(card, cubes) == won


@pytest.mark.rule("DP-R68", "DP-R3")
def test_the_entrance_has_no_colour() -> None:
    assert activated("k4", 2, entrance=True) == 0


@pytest.mark.rule("DP-156")
def test_two_colours_count_together() -> None:
    t = with_administrator(
        *("k4", "blue-3 c4", "blue-3 d1", "blue-3 e1"),
        park={ANNE: ["helter-skelter c4", "duck-pond d1", "gift-gallery e1"]},
        cubes={ANNE: ["e1"]},
    )
    play(t, "activate c4", "send blue-2 c3", "activate d1", "send blue-2 d2", "finish")

    assert fields(t)["sources"][ANNE]["administrator"] == 1


# K6: stars for mascots


@pytest.mark.rule("DP-158", "DP-R69")
@pytest.mark.parametrize(("owned", "won"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 3), (6, 3)])
def test_stars_for_mascots_every_round(owned: int, won: int) -> None:
    t = with_administrator("k6", "blue-3 e2", mascots={ANNE: owned})
    play(t, "finish")

    assert stars(t) == won
    assert fields(t)["sources"][ANNE]["administrator"] == won


# K10: a staff card is exchanged


SIX = ("receptionist", "guard", "guide", "mascot", "architect", "director")


def exchanging(seats: int = 3, **places: Any) -> Parks:
    t = with_administrator("k10", "blue-3 e2", seats=seats, **places)
    play(t, "finish")
    return t


@pytest.mark.rule("DP-162")
def test_one_played_card_for_one_of_the_hand_before_the_neighbours_come() -> None:
    t = exchanging()
    assert asked(t) == (ANNE, "swap-staff")
    hand = ["receptionist", "mascot", "architect", "director"]
    assert options(t) == [
        *(f"swap {one} {other}" for one in ("guard", "guide") for other in hand),
        "keep-staff",
    ]
    assert refused(t, "swap mascot director") == "DP-162 staff-not-played"
    assert refused(t, "swap guide guard") == "DP-162 staff-not-held"
    assert refused(t, "finish") == "DP-162 swap-or-not"
    play(t, "swap guide director")

    assert "guide" in zone(t, "hand", ANNE)[ANNE]
    assert zone(t, "hand", BASILE)[BASILE].count("director") == 2
    assert zone(t, "administrator")[ANNE] == []


@pytest.mark.rule("DP-162")
def test_it_may_wait_for_another_round() -> None:
    t = exchanging()
    play(t, "keep-staff")

    assert zone(t, "administrator")[ANNE] == ["k10"]
    assert fields(t)["phase"] == "planning"


@pytest.mark.rule("DP-R72")
def test_not_in_the_last_round() -> None:
    t = exchanging(round_=5)

    assert asked(t) is None


@pytest.mark.rule("DP-R72", "DP-R11")
@pytest.mark.parametrize(
    ("viewer", "knows"), [(ANNE, True), (BASILE, True), (CHLOE, False), (SPECTATOR, False)]
)
def test_others_see_what_was_taken_back_only_two_know_what_replaced_it(
    viewer: int | None, knows: bool
) -> None:
    t = exchanging()
    play(t, "swap guide director")

    [exchanged] = told(t, viewer, "exchanged")
    assert exchanged["staff"] == "guide"
    assert ("second" in exchanged) == (viewer == ANNE)
    assert ("staff" in told(t, viewer, "got_unseen")[0]) == (viewer == BASILE)
    assert ("staff" in told(t, viewer, "handed_unseen")[0]) == (viewer == ANNE)
    passed = [event for event in told(t, viewer, "handed_on") if event["seat"] == ANNE]
    assert [event["staff"] for event in passed] == ["guard"]
    for seat in (ANNE, BASILE):
        assert isinstance(zone(t, "hand", viewer)[seat], list) == knows
    assert isinstance(zone(t, "hand", viewer)[CHLOE], list)
    assert fields(t, viewer)["staff"][:2] == [None, None]


# K12: a lower sum


def planned(anne: str = "pick receptionist guard", **places: Any) -> Parks:
    t = with_administrator("k12", phase="planning", played={}, order=[1, 0], **places)
    by(t, ANNE, anne)
    by(t, BASILE, "pick receptionist guard")
    return t


@pytest.mark.rule("DP-164", "DP-R14")
def test_after_the_reveal_the_own_sum_may_be_lowered_by_2_below_anything() -> None:
    t = planned()
    assert asked(t) == (ANNE, "adjust-sum")
    assert options(t) == ["hurry", "stroll"]
    assert refused(t, "finish") == "DP-164 lower-or-keep"
    before = fields(t)["money"]
    play(t, "hurry")

    assert fields(t)["sums"] == [1, 3]
    assert fields(t)["order"] == [ANNE, BASILE]
    assert fields(t)["money"] == [money + 5 for money in before]


@pytest.mark.rule("DP-164", "DP-R14")
def test_it_is_optional_and_ties_are_broken_afterwards() -> None:
    t = planned()
    play(t, "stroll")

    assert fields(t)["sums"] == [3, 3]
    assert fields(t)["order"] == [ANNE, BASILE]
    assert told(t, SPECTATOR, "lowered_sum") == []


@pytest.mark.rule("DP-164", "DP-R14", "DP-32")
def test_the_lowest_sum_of_all_is_lowered_too() -> None:
    hand = ("receptionist", "receptionist", "guide", "mascot", "architect", "director")
    t = planned(hand={ANNE: hand, BASILE: SIX}, anne="pick receptionist receptionist")
    play(t, "hurry")

    assert fields(t)["sums"] == [0, 3]


@pytest.mark.rule("DP-164", "DP-R14", "DP-34", "DP-35")
@pytest.mark.parametrize(("stars", "order"), [((0, 0), [ANNE, BASILE]), ((1, 0), [BASILE, ANNE])])
def test_a_sum_that_is_lowered_to_a_tie_is_tied(stars: tuple[int, int], order: list[int]) -> None:
    t = planned(stars=dict(enumerate(stars)), anne="pick receptionist mascot")
    play(t, "hurry")

    assert fields(t)["sums"] == [3, 3]
    assert fields(t)["order"] == order


# Whoever has it


@pytest.mark.rule("DP-162", "DP-164")
def test_the_last_seat_has_its_administrator_too() -> None:
    t = table(
        mode="full",
        administrator={BASILE: "k10"},
        dice={BASILE: ["blue-3 e2"]},
        played={BASILE: ("guide", "guard")},
    )
    play(t, "finish")

    assert asked(t) == (BASILE, "swap-staff")


@pytest.mark.rule("DP-156", "DP-R68")
@pytest.mark.parametrize(("seat", "other"), [(ANNE, BASILE), (BASILE, ANNE)])
def test_stars_for_cubes_of_the_own_park_up_to_its_last_hex(seat: int, other: int) -> None:
    t = table(
        mode="full",
        administrator={seat: "k3", other: "k1"},
        park={
            seat: ["orchard b2", "carousel a1", "speedster e3"],
            other: ["mini-golf b2", "magic-show a1", "mummy-tomb e3"],
        },
        cubes={seat: ["a1", "a1", "e3"], other: ["a1", "e3", "e3"]},
        dice={ANNE: ["blue-2 e2"]},
    )

    assert fields(t)["tally"][seat]["administrator"] == 1
    assert fields(t)["tally"][other]["administrator"] == 0


@pytest.mark.rule("DP-155", "DP-90")
def test_who_is_spared_stays_in_the_group_whoever_else_is_named() -> None:
    t = with_administrator("k2", "green-2 d2", "green-4 d2", "blue-5 d2")
    play(t, "activate d2", "spare green-4", "with blue-5")

    assert fields(t)["group"][ANNE]["dice"] == ["blue-5", "green-4"]
    play(t, "send green-4 e2")
    assert dice(t) == {"d2": ["blue-4", "green-2"], "e2": ["green-4"]}


@pytest.mark.rule("DP-156")
@pytest.mark.parametrize(("place", "won"), [("c4", 1), ("d3", 1), ("c3", 0), ("d2", 0)])
def test_cubes_on_other_colours_bring_no_stars(place: str, won: int) -> None:
    t = table(
        mode="full",
        administrator={BASILE: "k3"},
        park={BASILE: ["carousel c4"]},
        cubes={BASILE: [place] * 3},
        dice={ANNE: ["blue-2 e2"]},
    )

    assert fields(t)["tally"][BASILE]["administrator"] == won


@pytest.mark.rule("DP-158")
@pytest.mark.parametrize(("mascots", "won"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 3), (6, 3)])
def test_stars_for_mascots_are_foreseen(mascots: int, won: int) -> None:
    t = table(
        mode="full",
        administrator={ANNE: "k6"},
        mascots={ANNE: mascots},
        cubes={ANNE: ["e2"]},
        dice={ANNE: ["blue-2 e2"]},
    )

    assert fields(t)["tally"][ANNE]["administrator"] == won


@pytest.mark.rule("DP-162")
def test_one_of_those_played_for_one_of_the_hand() -> None:
    t = with_administrator("k10", "blue-3 e2", hand={ANNE: ["guide", "director"]})
    play(t, "finish")

    assert options(t) == [
        *("swap guard guide", "swap guard director"),
        *("swap guide guide", "swap guide director", "keep-staff"),
    ]
