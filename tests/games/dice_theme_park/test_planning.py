"""1. Planification — picks, order, income (DP-27 to DP-40)."""

from __future__ import annotations

import pytest

from manege.games.dice_theme_park.components import Parks
from tests.games.dice_theme_park.support import (
    ANNE,
    BASILE,
    CHLOE,
    DENIS,
    EACH_SEAT_COUNT,
    all_asked,
    asked,
    by,
    end_game,
    fields,
    happened,
    money,
    offered,
    options,
    quietly,
    refused,
    table,
    to_phase,
    told,
    zone,
)

FAST = "pick receptionist guard"  # 3
SLOW = "pick architect director"  # 11


def planned(t: Parks, *picks: str) -> None:
    for seat, pick in enumerate(picks):
        by(t, seat, pick)


def planning(**places: object) -> Parks:
    return table(phase="planning", **places)  # type: ignore[arg-type]


@pytest.mark.rule("DP-27", "DP-29", "DP-30", "DP-148")
def test_six_phases_in_this_order_every_round() -> None:
    t = planning(dice={ANNE: ["blue-5 e2"], BASILE: ["blue-4 e2"]}, money={ANNE: 20, BASILE: 20})
    seen: list[str] = []
    while t.decision is not None:
        phase = fields(t)["phase"]
        if not seen or seen[-1] != phase:
            seen.append(phase)
        quietly(t)

    phases = ["planning", "welcome", "expansion", "improvement", "activation"]
    assert seen == phases * 4
    assert happened(t).count("round_began") == 3


@pytest.mark.rule("DP-29", "DP-31")
@EACH_SEAT_COUNT
def test_all_pick_at_once_and_only_then_are_cards_revealed(seats: int) -> None:
    t = planning(seats=seats)
    assert all_asked(t) == [(seat, "plan-round") for seat in range(seats)]
    for seat in reversed(range(1, seats)):
        by(t, seat, FAST)
        assert "revealed" not in happened(t)
    by(t, ANNE, SLOW)

    assert happened(t).count("revealed") == seats
    assert zone(t, "played")[ANNE] == ["architect", "director"]
    assert len(zone(t, "hand")[ANNE]) == 4


@pytest.mark.rule("DP-31", "DP-32")
def test_two_alike_only_when_the_hand_holds_both() -> None:
    six = ("receptionist", "guard", "guide", "mascot", "architect", "director")
    t = planning(hand={ANNE: ("guard", "guard", *six[2:]), BASILE: six})

    assert "pick guard guard" in options(t, ANNE)
    assert refused(t, "pick guard guard", BASILE) == "DP-31 not-in-hand"
    assert refused(t, "pick receptionist guide", ANNE) == "DP-31 not-in-hand"
    assert len(options(t, BASILE)) == 15
    assert len(options(t, ANNE)) == 11
    assert refused(t, "finish", ANNE) == "DP-31 pick-staff-first"


@pytest.mark.rule("DP-29")
def test_who_has_picked_waits() -> None:
    t = planning()
    by(t, ANNE, FAST)

    assert refused(t, FAST, ANNE) == "DP-29 wait-for-the-others"


@pytest.mark.rule("DP-28", "DP-33")
def test_the_lowest_sum_plays_first() -> None:
    t = planning(seats=4)
    planned(t, SLOW, "pick guide mascot", FAST, "pick receptionist director")

    assert fields(t)["sums"] == [11, 7, 3, 7]
    assert fields(t)["order"][0] == CHLOE
    assert fields(t)["order"][3] == ANNE
    assert asked(t) == (CHLOE, "take-monorail")


@pytest.mark.rule("DP-34", "DP-R13")
@pytest.mark.parametrize(
    ("stars", "order"),
    [((5, 4), [1, 0]), ((4, 5), [0, 1]), ((99, 101), [0, 1]), ((201, 199), [1, 0])],
)
def test_equal_sums_fewer_stars_first(stars: tuple[int, int], order: list[int]) -> None:
    t = planning(stars=dict(enumerate(stars)))
    planned(t, FAST, FAST)

    assert fields(t)["order"] == order


@pytest.mark.rule("DP-35")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_equal_sums_and_stars_the_order_is_reversed(order: list[int]) -> None:
    t = planning(order=order)
    planned(t, FAST, FAST)

    assert fields(t)["order"] == order[::-1]


@pytest.mark.rule("DP-R12")
def test_three_tied_are_reversed_whole() -> None:
    t = planning(seats=4, order=[2, 0, 3, 1])
    planned(t, FAST, SLOW, FAST, FAST)

    assert fields(t)["order"] == [DENIS, ANNE, CHLOE, BASILE]


@pytest.mark.rule("DP-R12")
def test_four_tied_on_the_sum_are_sorted_by_stars_and_reversed_inside_equal_stars() -> None:
    t = planning(seats=4, order=[0, 1, 2, 3], stars={ANNE: 5, BASILE: 2, CHLOE: 5, DENIS: 2})
    planned(t, FAST, FAST, FAST, FAST)

    assert fields(t)["order"] == [DENIS, BASILE, CHLOE, ANNE]


@pytest.mark.rule("DP-36", "DP-37")
def test_income_is_staff_entrance_and_attractions() -> None:
    t = planning(park={ANNE: ["helter-skelter d1", "pop-shop e1", "duck-pond c2"]})
    planned(t, "pick guide mascot", FAST)

    assert money(t, ANNE) == 6 + 3 + 3 + 1 + 1 + 2
    assert money(t, BASILE) == 6 + 2 + 2 + 1


@pytest.mark.rule("DP-38")
def test_a_kiosk_pays_nothing_in_phase_1() -> None:
    t = planning(facilities={ANNE: ["kiosk d2"]})
    planned(t, FAST, FAST)

    assert money(t, ANNE) == money(t, BASILE) == 11


@pytest.mark.rule("DP-R15")
def test_a_tile_built_this_round_pays_from_the_next_on() -> None:
    t = planning(row=["helter-skelter"])
    planned(t, FAST, SLOW)
    to_phase(t, "expansion")
    before = money(t)
    play_on = ["build helter-skelter", "at d1", "pass"]
    for notation in play_on:
        by(t, ANNE, notation)
    assert money(t) == before - 3
    to_phase(t, "planning")
    before = money(t)
    by(t, ANNE, options(t, ANNE)[0])
    by(t, BASILE, options(t, BASILE)[0])

    paid = [event["money"] for event in told(t, ANNE, "paid") if event["seat"] == ANNE]
    assert money(t) == before + paid[-1]  # type: ignore[operator]
    assert fields(t)["income"][ANNE] == 2


@pytest.mark.rule("DP-39")
def test_an_ability_counts_only_in_the_round_its_card_was_played() -> None:
    t = planning(dice={ANNE: ["blue-5 e2"], BASILE: ["blue-5 e2"]})
    planned(t, "pick guide director", FAST)
    assert fields(t)["abilities"][ANNE] == {"guide": 1, "director": 1}
    to_phase(t, "activation")
    assert offered(t, "guide", ANNE)
    to_phase(t, "planning")
    planned(t, "pick receptionist guard", options(t, BASILE)[0])
    to_phase(t, "activation")

    assert not offered(t, "guide", ANNE)
    assert refused(t, "guide blue-5 e2", ANNE) == "DP-43 no-guide"


@pytest.mark.rule("DP-40")
def test_two_alike_are_used_twice() -> None:
    six = ("receptionist", "guard", "guide", "guide", "architect", "director")
    t = planning(hand={ANNE: six, BASILE: six})
    planned(t, "pick guide guide", FAST)

    assert fields(t)["abilities"][ANNE] == {"guide": 2}
    assert fields(t)["sums"][ANNE] == 6


@pytest.mark.rule("DP-R10")
def test_a_card_works_for_whoever_plays_it() -> None:
    t = planning(dice={ANNE: ["blue-5 e2"], BASILE: ["blue-5 e2"]})
    planned(t, "pick guide director", FAST)
    to_phase(t, "planning")
    assert zone(t, "hand")[BASILE].count("guide") == 2
    planned(t, options(t, ANNE)[0], "pick guide guide")
    to_phase(t, "activation")

    assert fields(t)["abilities"][BASILE] == {"guide": 2}


def test_a_whole_quiet_game_ends() -> None:
    t = planning()
    end_game(t)

    assert asked(t) is None


@pytest.mark.rule("DP-36", "DP-37")
@pytest.mark.parametrize(("seat", "other"), [(ANNE, BASILE), (BASILE, ANNE)])
def test_income_is_of_the_own_park_up_to_its_last_hex(seat: int, other: int) -> None:
    t = planning(
        park={
            seat: ["carousel b2", "pop-shop a1", "toy-emporium e3"],
            other: ["orchard b2", "helter-skelter a1", "grand-bazaar e3"],
        }
    )

    assert fields(t)["income"][seat] == 1 + 2 + 3
    assert fields(t)["income"][other] == 1 + 1 + 3


@pytest.mark.rule("DP-36")
@EACH_SEAT_COUNT
def test_everybody_is_paid_once(seats: int) -> None:
    t = planning(seats=seats)
    planned(t, *[FAST] * seats)

    assert [money(t, seat) for seat in range(seats)] == [11] * seats
