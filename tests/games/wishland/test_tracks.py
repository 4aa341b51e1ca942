"""Compteurs — happiness, visitors, VP, the reserve (WL-45 to WL-50, WL-R12, WL-R16 to WL-R18)."""

from __future__ import annotations

import pytest

from tests.games.wishland.support import (
    ANNE,
    SPECTATOR,
    b,
    before_the_round,
    buy,
    credits,
    end_round,
    final,
    happiness,
    order,
    points,
    reserve,
    source,
    step,
    table,
    told,
    visitors,
    workers,
    y,
)


@pytest.mark.rule("WL-45", "WL-49")
@pytest.mark.parametrize("at", range(10))
def test_each_odd_number_of_happiness_is_worth_1_vp(at: int) -> None:
    t = before_the_round(happiness={ANNE: at})
    order(t, 4)
    step(t, "happiness")

    assert (happiness(t), points(t)) == (at + 1, (at + 1) % 2)
    assert source(t, "happiness") == (at + 1) % 2


@pytest.mark.rule("WL-47")
@pytest.mark.parametrize("at", range(10))
def test_each_odd_number_of_visitors_is_worth_2_credits(at: int) -> None:
    t = before_the_round(visitors={ANNE: at})
    order(t, 4)
    step(t, "visitors")

    assert (visitors(t), credits(t)) == (at + 1, 2 * ((at + 1) % 2))


@pytest.mark.rule("WL-R16")
@pytest.mark.parametrize(("at", "odd"), [(0, 2), (1, 1), (2, 2), (7, 1)])
def test_odd_numbers_passed_on_the_way_pay_too(at: int, odd: int) -> None:
    t = table(happiness={ANNE: at}, visitors={ANNE: at}, market=b(22), credits={ANNE: 5})
    buy(t, b(22))
    assert (happiness(t), points(t)) == (at + 3, odd)

    t = table(visitors={ANNE: at}, market=b(5), credits={ANNE: 5})
    buy(t, b(5))
    assert (visitors(t), credits(t)) == (at + 3, 2 * odd)


@pytest.mark.rule("WL-R16", "WL-45", "WL-47")
def test_a_whole_track_has_5_rewards() -> None:
    t = before_the_round(seats=1, market=())
    for _ in range(7):
        order(t, 4)
        step(t, "happiness")
        end_round(t)
    assert (happiness(t), points(t)) == (7, 4)


@pytest.mark.rule("WL-R17")
@pytest.mark.parametrize(("at", "paid"), [(8, 1), (9, 0), (10, 0)])
def test_steps_beyond_10_are_lost_and_pay_nothing(at: int, paid: int) -> None:
    t = table(happiness={ANNE: at}, market=b(22), credits={ANNE: 5})
    buy(t, b(22))

    assert (happiness(t), points(t)) == (10, paid)
    assert len(told(t, SPECTATOR, "wasted")) == at + 3 - 10


@pytest.mark.rule("WL-R12", "WL-R17")
@pytest.mark.parametrize("what", ["happiness", "visitors", "workers"])
def test_a_step_choice_may_be_spent_on_what_cannot_move_and_is_then_lost(what: str) -> None:
    t = before_the_round(happiness={ANNE: 10}, visitors={ANNE: 10}, reserve={ANNE: 0})
    order(t, 4)
    step(t, what)

    assert (happiness(t), visitors(t), workers(t)) == (10, 10, 10)
    assert (points(t), credits(t)) == (0, 0)
    assert [event["step"] for event in told(t, SPECTATOR, "wasted")] == [what]


@pytest.mark.rule("WL-50")
def test_a_worker_gained_comes_out_of_ones_own_reserve() -> None:
    t = table(market=b(3), credits={ANNE: 5})
    buy(t, b(3))

    assert (workers(t), reserve(t), reserve(t, 1)) == (4 - 1 + 3, 3, 6)


@pytest.mark.rule("WL-R18", "WL-50")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_with_an_empty_reserve_nothing_happens(left: int) -> None:
    t = table(reserve={ANNE: left}, market=b(3), credits={ANNE: 5})
    before = workers(t)
    buy(t, b(3))

    assert (workers(t), reserve(t)) == (before - 1 + left, 0)
    assert (happiness(t), visitors(t), credits(t)) == (0, 0, 0)


@pytest.mark.rule("WL-46", "WL-48", "WL-180", "WL-181")
@pytest.mark.parametrize(("at", "paid"), [(9, 0), (10, 1)])
def test_10_brings_the_reward_of_final_scoring_9_does_not(at: int, paid: int) -> None:
    t = final(happiness={ANNE: at}, visitors={ANNE: at}, areas={ANNE: y(1, 2, 3, 4, 5)})

    assert (source(t, "end-happiness"), source(t, "end-visitors")) == (paid, paid)


@pytest.mark.rule("WL-49")
def test_vp_are_recorded_as_they_are_won_with_where_they_came_from() -> None:
    t = table(points={ANNE: 7}, market=y(19), credits={ANNE: 8})
    buy(t, y(19))

    assert points(t) == 11
    assert told(t, SPECTATOR, "scored") == [
        {"event": "scored", "seat": ANNE, "points": 4, "source": "attractions"}
    ]
