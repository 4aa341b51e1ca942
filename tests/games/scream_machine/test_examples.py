"""The worked examples of the rules, one test each."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.scream_machine.support import (
    ANNE,
    BASILE,
    CHEAPSKATE,
    CHLOE,
    CO1,
    CO3,
    EACH_SEAT_COUNT,
    FO3,
    FOOD,
    NO5,
    WA1,
    Card,
    all_open,
    before_the_opening,
    build,
    build_from_row,
    dealt,
    end,
    end_game,
    end_round,
    hidden,
    locals_of,
    options,
    park,
    publicity,
    scores,
    table,
    visitor_pile,
)


@pytest.mark.rule("SM-22", "SM-45", "SM-R15")
@pytest.mark.parametrize("lay", ["face-up", "face-down"])
def test_a_local_who_stayed_because_of_a_tie_keeps_his_place_and_two_join_him(lay: str) -> None:
    parks = {BASILE: [FO3], CHLOE: [FO3]}
    if lay == "face-up":
        t = table(parks=parks, locals_={BASILE: [FOOD]}, whole=True)
    else:
        t = table(parks=parks, hidden={BASILE: FOOD}, whole=True)

    end_round(t)

    assert t.round == 2
    assert len(locals_of(t, BASILE)) == 2
    assert FOOD in locals_of(t, BASILE)
    assert hidden(t)[BASILE] is not None  # 3 cards in that gap


@pytest.mark.rule("SM-17")
def test_an_opening_of_3_actions_puts_the_pawn_on_1_before_the_first_round() -> None:
    t = before_the_opening(hands={ANNE: [CO3, CO1, WA1], BASILE: [CO3, CO1, WA1]}, whole=True)

    all_open(t, {ANNE: [CO3, WA1], BASILE: [CO3, CO1, WA1]})

    assert (t.round, t.actions) == (1, 4)  # nobody has acted yet
    assert scores(t)[:2] == [1, 0]


@pytest.mark.rule("SM-12", "SM-13", "SM-14", "SM-25", "SM-26")
@pytest.mark.parametrize(("card", "cost"), [(NO5, 3), (CO3, 2), (WA1, 1)])
def test_value_5_costs_3_actions_value_3_costs_2_and_value_1_costs_1(card: Card, cost: int) -> None:
    from_hand = table(hands={ANNE: [card]})
    from_row = table(row=[card])
    build(from_hand, card)
    build_from_row(from_row, card)
    assert (from_hand.actions, from_row.actions) == (4 - cost, 4 - cost)

    # In the opening: with so many cards of value 1 it makes 4 actions, with one more 5.
    ones = [CO1] * (4 - cost)
    opening = before_the_opening(hands={ANNE: [card, *ones]})
    all_open(opening, {ANNE: [card, *ones]})
    assert sorted(park(opening, ANNE)) == sorted([card, *ones])
    assert scores(opening)[ANNE] == 0


@pytest.mark.rule("SM-32", "SM-33")
def test_publicity_during_a_turn_moves_the_pawn_by_1_once() -> None:
    t = table(scores={ANNE: 4})

    publicity(t)

    assert scores(t)[ANNE] == 5
    assert options(t) == ["end"]


@pytest.mark.rule("SM-23", "SM-39", "SM-40")
@pytest.mark.parametrize("unused", [1, 2, 3, 4])
def test_actions_left_unused_are_lost_and_there_are_4_in_the_next_round(unused: int) -> None:
    t = table(hands={ANNE: [CO1] * 4}, whole=True)
    build(t, *[CO1] * (4 - unused))

    end(t)
    for _ in range(3):
        end(t)
    while t.turn != ANNE:
        end(t)

    assert (t.round, t.actions) == (2, 4)


@pytest.mark.rule("SM-53", "SM-54", "SM-55", "SM-56", "SM-62")
@EACH_SEAT_COUNT
def test_the_length_of_the_game(seats: int) -> None:
    t = before_the_opening(seats=seats, whole=True)
    all_open(t)

    end_game(t)

    assert t.round == {2: 6, 3: 6, 4: 4, 5: 5, 6: 6}[seats]


@pytest.mark.rule("SM-59")
def test_two_players_have_28_visitors_and_no_cheapskate() -> None:
    visitors = Counter(visitor_pile(dealt(2)))

    assert visitors.total() == 28
    assert CHEAPSKATE not in visitors
