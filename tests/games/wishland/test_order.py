"""Ordre du Tour, Revenus — the opening of a round (WL-24 to WL-32, WL-R3, WL-R4, WL-R6)."""

from __future__ import annotations

import pytest

from manege.games.wishland.order import order_space_of
from manege.kernel.refusal import Refusal
from tests.games.wishland.support import (
    ANNE,
    BASILE,
    CHLOE,
    DENIS,
    SEVERAL,
    SPECTATOR,
    asked,
    before_the_round,
    credits,
    end_round,
    fields,
    g,
    happiness,
    options,
    order,
    play,
    points,
    r,
    refused,
    source,
    step,
    table,
    tickets,
    told,
    visitors,
    workers,
)


@pytest.mark.rule("WL-24")
@SEVERAL
def test_the_first_player_then_the_others_clockwise_choose_any_empty_space(seats: int) -> None:
    for first in range(seats):
        t = before_the_round(seats=seats, first=first)
        for place in range(seats):
            assert asked(t) == ((first + place) % seats, "choose-order")
            free = [*[1, 2, 3, 5][place:], 4]
            assert sorted(options(t)) == sorted(f"order {space}" for space in free)
            order(t, free[0])


@pytest.mark.rule("WL-24")
def test_a_space_that_is_taken_is_refused() -> None:
    t = before_the_round()
    order(t, 3)

    taken = Refusal("WL-24", "space-taken", {"space": 3, "seat": ANNE})
    assert refused(t, "order 3") == taken


@pytest.mark.rule("WL-8")
def test_a_token_in_its_owners_area_stands_on_no_space() -> None:
    t = before_the_round()
    order(t, 1)

    assert [order_space_of(t, seat) for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("WL-25", "WL-26", "WL-27", "WL-29")
@pytest.mark.parametrize(
    ("space", "gained"), [(1, (0, 0, 1)), (2, (1, 0, 1)), (3, (0, 1, 1)), (5, (0, 0, 2))]
)
def test_each_space_gives_its_reward_at_once(space: int, gained: tuple[int, ...]) -> None:
    t = before_the_round()
    order(t, space)

    assert (credits(t), points(t), tickets(t)) == gained
    assert source(t, "order") == points(t)
    assert asked(t) == (BASILE, "choose-order")


@pytest.mark.rule("WL-28")
@pytest.mark.parametrize(
    ("chosen", "gained"),
    [("happiness", (1, 0, 4)), ("visitors", (0, 1, 4)), ("workers", (0, 0, 5))],
)
def test_space_4_gives_a_step_choice(chosen: str, gained: tuple[int, ...]) -> None:
    t = before_the_round()
    order(t, 4)

    assert asked(t) == (ANNE, "step-choice")
    assert options(t) == ["step happiness", "step visitors", "step workers"]
    step(t, chosen)
    assert (happiness(t), visitors(t), workers(t)) == gained
    assert asked(t) == (BASILE, "choose-order")


@pytest.mark.rule("WL-30", "WL-33", "WL-R6")
def test_players_act_from_the_leftmost_token_to_the_rightmost_income_first() -> None:
    t = before_the_round(seats=4)
    order(t, 5, 1, 3, 2)

    assert [event["seat"] for event in told(t, SPECTATOR, "income")] == [1, 3, 2, 0]
    acting = []
    for _ in range(8):
        acting.append(t.player)
        play(t, "recover")
    assert acting == [BASILE, DENIS, CHLOE, ANNE] * 2


@pytest.mark.rule("WL-31", "WL-20")
def test_each_player_takes_5_credits() -> None:
    t = before_the_round()
    order(t, 1, 3, 5)

    assert [credits(t, seat) for seat in range(3)] == [5, 5, 5]


@pytest.mark.rule("WL-31", "WL-20")
def test_in_every_round_anew() -> None:
    t = before_the_round(seats=2)
    for round_ in range(1, 4):
        order(t, 1, 3)
        assert credits(t) == 5 * round_
        end_round(t)


@pytest.mark.rule("WL-32", "WL-69", "WL-70")
def test_then_what_his_own_cards_bring_and_nobody_elses() -> None:
    t = before_the_round(areas={ANNE: [*r(1, 7, 15), *g(1)], BASILE: r(17)})
    order(t, 1, 3, 5)

    assert [credits(t, seat) for seat in range(3)] == [5 + 1 + 3 + 2, 5, 5]


@pytest.mark.rule("WL-R4")
def test_all_tokens_leave_the_track_between_rounds() -> None:
    t = table(seats=2, order=[1, 2], turn=4)
    end_round(t)

    assert (fields(t)["order"], len(options(t))) == ([None] * 5, 5)


@pytest.mark.rule("WL-R4", "WL-185")
def test_but_not_after_the_last() -> None:
    t = table(seats=2, order=[4, 2], turn=4, round_=7)
    end_round(t)

    assert fields(t)["order"] == [None, BASILE, None, ANNE, None]


@pytest.mark.rule("WL-24")
def test_nothing_else_can_be_done_before_the_order_is_chosen() -> None:
    t = before_the_round()

    assert refused(t, "recover") == Refusal("WL-24", "choose-order-first")
    assert refused(t, "order 1", BASILE) == Refusal("WL-24", "not-your-turn", {"seat": ANNE})
