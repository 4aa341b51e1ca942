"""Réussites — claims, the nine of the board, the tiles (WL-56 to WL-67, WL-143 to WL-153)."""

from __future__ import annotations

from typing import Any

import pytest

from manege.kernel.refusal import Refusal
from tests.games.wishland.support import (
    ANNE,
    BASILE,
    CHLOE,
    SPECTATOR,
    asked,
    b,
    before_the_round,
    buy,
    end_round,
    fields,
    final,
    g,
    k,
    last_turn,
    options,
    order,
    play,
    points,
    r,
    refusal,
    refused,
    source,
    step,
    table,
    told,
    y,
)


@pytest.mark.rule("WL-56")
def test_a_claim_is_worth_1_vp() -> None:
    t = table(happiness={ANNE: 7})
    play(t, "claim 1")

    assert (points(t), source(t, "achievements")) == (1, 1)
    assert told(t, SPECTATOR, "claimed") == [
        {"event": "claimed", "seat": ANNE, "achievement": "board-1"}
    ]


@pytest.mark.rule("WL-57")
def test_it_costs_no_action_and_several_may_be_claimed_in_a_turn() -> None:
    t = table(happiness={ANNE: 7}, visitors={ANNE: 7})
    play(t, "claim 1", "claim 2")
    assert asked(t) == (ANNE, "act")
    play(t, "recover")

    assert (points(t), asked(t)) == (2, (BASILE, "act"))


@pytest.mark.rule("WL-58", "WL-R31")
def test_each_is_claimed_once_in_the_whole_game_by_whoever_is_first() -> None:
    t = table(happiness={ANNE: 7, BASILE: 10})
    play(t, "claim 1")
    assert refused(t, "claim 1") == Refusal("WL-58", "claimed-already", {"achievement": 0})
    play(t, "recover")

    assert refused(t, "claim 1", BASILE) == Refusal("WL-58", "claimed-already", {"achievement": 0})
    assert fields(t)["claimed"][0] == ANNE


@pytest.mark.rule("WL-R32")
def test_before_the_action_and_after_it() -> None:
    t = table(happiness={ANNE: 6}, visitors={ANNE: 7})
    assert [option for option in options(t) if option.startswith("claim")] == ["claim 2"]
    play(t, "advertise")
    step(t, "happiness")

    assert options(t) == ["claim 1", "claim 2", "end"]
    play(t, "claim 1", "claim 2")
    assert asked(t) == (BASILE, "act")


@pytest.mark.rule("WL-R32")
def test_never_inside_the_action() -> None:
    t = table(happiness={ANNE: 7})
    play(t, "advertise")

    assert refused(t, "claim 1") == Refusal("WL-28", "choose-a-step")


@pytest.mark.rule("WL-R32", "WL-R42")
def test_the_condition_must_hold_at_that_moment() -> None:
    t = table(achievements={1: "tile-9"}, credits={ANNE: 21}, market=y(1))
    assert "claim 1" in options(t)
    buy(t, y(1))

    assert asked(t) == (BASILE, "act")  # 19 left: too late


@pytest.mark.rule("WL-R33", "WL-56")
def test_a_condition_met_outside_ones_turn_waits_for_it() -> None:
    t = before_the_round(happiness={ANNE: 6, BASILE: 6}, seats=2)
    order(t, 4)
    step(t, "happiness")
    assert refused(t, "claim 1").reason == "choose-order-first"
    order(t, 1)

    assert refused(t, "claim 1", ANNE).reason == "not-your-turn"
    play(t, "advertise")
    step(t, "happiness")
    play(t, "claim 1", "recover")  # Basile was faster
    assert (points(t, ANNE), source(t, "achievements", BASILE)) == (1, 1)


@pytest.mark.rule("WL-R34")
def test_the_reward_of_one_claim_may_enable_the_next() -> None:
    t = table(happiness={ANNE: 7}, points={ANNE: 14})
    assert "claim 4" not in options(t)
    play(t, "claim 1")
    assert "claim 4" in options(t)

    t = table(areas={ANNE: g(20)}, happiness={ANNE: 7}, visitors={ANNE: 6})
    play(t, "claim 1")
    step(t, "visitors")
    assert "claim 2" in options(t)


@pytest.mark.rule("WL-R35")
def test_claiming_is_no_duty() -> None:
    t = table(happiness={ANNE: 7})
    play(t, "recover")
    assert asked(t) == (ANNE, "finish")
    play(t, "end")

    assert (points(t), asked(t)) == (0, (BASILE, "act"))


@pytest.mark.rule("WL-R36")
def test_not_in_final_scoring() -> None:
    t = last_turn(
        areas={ANNE: [*g(8), *b(7, 8, 9, 10)]}, market=b(11), credits={ANNE: 2}, tickets={ANNE: 9}
    )
    play(t, "recover", "take actor-11")

    assert (asked(t), source(t, "achievements")) == (None, 0)


def reaches(space: int = 1, **places: Any) -> bool:
    """Whether Anne can claim there with what is laid out."""
    t = table(**places)
    found = refusal(t, f"claim {space}")
    assert found is None or found.reason == "not-reached"
    assert (found is None) == (f"claim {space}" in options(t))
    return found is None


@pytest.mark.rule("WL-59", "WL-60", "WL-R37")
@pytest.mark.parametrize(("at", "reached"), [(6, False), (7, True), (10, True)])
def test_1_and_2_happiness_or_visitors_7(at: int, reached: bool) -> None:
    assert reaches(1, happiness={ANNE: at}) == reached
    assert reaches(2, visitors={ANNE: at}) == reached
    assert not reaches(1, visitors={ANNE: at}, happiness={BASILE: 10})


@pytest.mark.rule("WL-61", "WL-R38")
@pytest.mark.parametrize(("left", "reached"), [(2, False), (1, True), (0, True)])
def test_3_nine_workers_taken_into_service_wherever_they_stand(left: int, reached: bool) -> None:
    assert reaches(3, reserve={ANNE: left}) == reached
    assert reaches(3, reserve={ANNE: left}, groups=["hotel-0-8"]) == reached


@pytest.mark.rule("WL-62")
@pytest.mark.parametrize(("vp", "reached"), [(14, False), (15, True), (40, True)])
def test_4_fifteen_vp(vp: int, reached: bool) -> None:
    assert reaches(4, points={ANNE: vp}) == reached


@pytest.mark.rule("WL-63", "WL-64", "WL-65", "WL-66", "WL-67", "WL-R37")
@pytest.mark.parametrize(("space", "cards"), [(5, y), (6, b), (7, r), (8, g), (9, k)])
@pytest.mark.parametrize(("number", "reached"), [(4, False), (5, True), (6, True)])
def test_5_to_9_five_cards_of_a_colour(space: int, cards: Any, number: int, reached: bool) -> None:
    some = cards(*range(1, number + 1))

    assert reaches(space, areas={ANNE: some}) == reached
    for other in range(5, 10):
        if other != space:
            assert not reaches(other, areas={ANNE: some})


# Tiles


def on_tile(tile: int, **places: Any) -> bool:
    return reaches(6, achievements={6: f"tile-{tile}"}, **places)


@pytest.mark.rule("WL-143")
@pytest.mark.parametrize(
    ("happy", "guests", "reached"), [(5, 5, True), (4, 10, False), (10, 4, False), (10, 5, True)]
)
def test_t1_both_tracks_at_5(happy: int, guests: int, reached: bool) -> None:
    assert on_tile(1, happiness={ANNE: happy}, visitors={ANNE: guests}) == reached


@pytest.mark.rule("WL-144")
@pytest.mark.parametrize(
    ("cards", "held", "reached"),
    [
        (y(1, 2, 3, 4, 5, 6), 1, False),
        (y(1, 2, 3, 4, 5, 6, 7), 1, True),
        (r(1, 2, 3, 4, 5, 6, 7), 1, True),
        (g(1, 2, 3, 4, 5, 6, 7), 1, True),
        (k(1, 2, 3, 4, 5, 6, 7), 1, True),
        ([], 6, False),
        ([], 7, True),
        ([*y(1, 2, 3, 4), *b(1, 2, 3)], 1, False),
    ],
)
def test_t2_seven_of_one_colour_tickets_too(cards: list[str], held: int, reached: bool) -> None:
    assert on_tile(2, areas={ANNE: cards}, tickets={ANNE: held}) == reached


@pytest.mark.rule("WL-144")
def test_t2_what_others_have_does_not_count() -> None:
    seven = [*range(1, 8)]
    for others in ({BASILE: y(*seven)}, {CHLOE: k(*seven)}):
        assert not on_tile(2, areas=others)


@pytest.mark.rule("WL-145")
@pytest.mark.parametrize(
    ("happy", "guests", "reached"), [(9, 9, False), (10, 0, True), (0, 10, True)]
)
def test_t3_either_track_at_10(happy: int, guests: int, reached: bool) -> None:
    assert on_tile(3, happiness={ANNE: happy}, visitors={ANNE: guests}) == reached


THREE_OF_EACH = [*y(1, 2, 3), *r(1, 2, 3), *b(1, 2, 3), *g(1, 2, 3), *k(1, 2, 3)]


@pytest.mark.rule("WL-146", "WL-R39")
@pytest.mark.parametrize("missing", [*[None], 0, 3, 6, 9, 12])
def test_t4_three_of_each_market_colour_tickets_are_not_asked_for(missing: int | None) -> None:
    cards = [card for place, card in enumerate(THREE_OF_EACH) if place != missing]

    assert on_tile(4, areas={ANNE: cards}) == (missing is None)


@pytest.mark.rule("WL-147", "WL-R41")
@pytest.mark.parametrize(
    ("cards", "reached"),
    [
        (y(1, 4, 7, 10), False),
        (y(1, 4, 7, 10, 2), False),
        (y(1, 4, 7, 10, 13), True),
        ([*y(1, 4, 7), *k(1, 2)], True),
    ],
)
def test_t5_five_identical_symbols_mascots_too(cards: list[str], reached: bool) -> None:
    assert on_tile(5, areas={ANNE: cards}) == reached


@pytest.mark.rule("WL-147")
def test_t5_what_others_have_does_not_count() -> None:
    assert not on_tile(5, areas={CHLOE: k(3, 11, 14, 15, 16)})
    assert not on_tile(5, areas={BASILE: y(1, 4, 7, 10, 13)})


NINE_SYMBOLS = [*y(1, 2, 3), *r(1, 2, 6), *b(1, 2, 3)]


@pytest.mark.rule("WL-148", "WL-R41")
@pytest.mark.parametrize(
    ("more", "reached"), [([], False), (y(4), False), (g(1), True), (k(19), True), (k(1), False)]
)
def test_t6_ten_different_symbols_mascots_too(more: list[str], reached: bool) -> None:
    assert on_tile(6, areas={ANNE: [*NINE_SYMBOLS, *more]}) == reached


@pytest.mark.rule("WL-149", "WL-R40")
@pytest.mark.parametrize(
    ("cards", "held", "reached"), [(13, 1, False), (14, 1, True), (12, 3, True), (11, 3, False)]
)
def test_t7_fifteen_cards_tickets_too_not_the_entrepreneur(
    cards: int, held: int, reached: bool
) -> None:
    some = THREE_OF_EACH[:cards]

    assert on_tile(7, areas={ANNE: some}, tickets={ANNE: held}, entrepreneurs={ANNE: 4}) == reached


@pytest.mark.rule("WL-149")
def test_t7_each_counts_his_own() -> None:
    t = table(achievements={1: "tile-7"}, areas={BASILE: [*y(1), *r(1), *b(1)], CHLOE: k(1, 2)})

    assert [reached[0] for reached in fields(t)["progress"]] == [1, 4, 3]


@pytest.mark.rule("WL-150", "WL-R43")
@pytest.mark.parametrize(
    ("cards", "entrepreneur", "reached"),
    [
        (r(7, 8), 4, False),  # 5 + 6
        (r(7, 8, 1), 4, True),
        (r(7, 8), 12, True),  # + 1 for two restaurants
        ([*r(7, 8), *g(23)], 4, True),
        ([*r(7, 8, 1), *g(21)], 4, False),
    ],
)
def test_t8_an_income_of_12_as_it_stands(
    cards: list[str], entrepreneur: int, reached: bool
) -> None:
    assert on_tile(8, areas={ANNE: cards}, entrepreneurs={ANNE: entrepreneur}) == reached


@pytest.mark.rule("WL-150", "WL-R33")
def test_t8_without_waiting_for_an_income_phase() -> None:
    t = table(
        achievements={1: "tile-8"},
        areas={ANNE: [*r(7, 8), *y(1, 2)]},
        market=r(1),
        credits={ANNE: 2},
    )
    buy(t, r(1))

    assert options(t) == ["claim 1", "end"]


@pytest.mark.rule("WL-R43")
def test_e9_is_no_income() -> None:
    t = before_the_round(entrepreneurs={ANNE: 9})

    assert fields(t)["income"][ANNE] == 5


@pytest.mark.rule("WL-151", "WL-R42")
@pytest.mark.parametrize(("held", "reached"), [(19, False), (20, True), (33, True)])
def test_t9_twenty_credits_in_hand(held: int, reached: bool) -> None:
    assert on_tile(9, credits={ANNE: held}) == reached


@pytest.mark.rule("WL-152", "WL-R25")
@pytest.mark.parametrize(
    ("cards", "reached"),
    [
        ([*y(13, 22), *b(3)], False),
        ([*y(13, 22), *r(7)], True),
        ([*g(1, 23), *y(19)], True),
        (y(7, 8, 9), False),
    ],
)
def test_t10_three_cards_of_value_6_whatever_was_paid(cards: list[str], reached: bool) -> None:
    assert on_tile(10, areas={ANNE: cards}, entrepreneurs={ANNE: 2}) == reached


@pytest.mark.rule("WL-13")
def test_a_tile_replaces_what_is_printed_on_its_space() -> None:
    assert not reaches(1, happiness={ANNE: 7}, achievements={1: "tile-9"})
    assert reaches(1, credits={ANNE: 20}, achievements={1: "tile-9"})


@pytest.mark.rule("WL-56", "WL-58")
def test_the_refusal_tells_how_far_one_has_come() -> None:
    t = table(areas={ANNE: y(1, 2, 3)})

    facts = {"achievement": 4, "number": 3, "needed": 5}
    assert refused(t, "claim 5") == Refusal("WL-56", "not-reached", facts)
    assert (fields(t)["progress"][ANNE][4], fields(t)["targets"][4]) == (3, 5)
    assert len(fields(t)["progress"][ANNE]) == len(fields(t)["targets"]) == 9


@pytest.mark.rule("WL-56")
def test_nobody_claims_in_anothers_turn() -> None:
    t = table(happiness={CHLOE: 7})

    assert refused(t, "claim 1", CHLOE) == Refusal("WL-33", "not-your-turn", {"seat": ANNE})


@pytest.mark.rule("WL-58")
def test_claims_outlast_the_round() -> None:
    t = table(seats=2, happiness={ANNE: 7}, order=[2, 1], turn=4)
    play(t, "claim 1")
    end_round(t)
    order(t, 1, 3)

    assert refused(t, "claim 1").reason == "claimed-already"
    assert final(happiness={ANNE: 7}, claimed={BASILE: ["1"]}).decision is None
