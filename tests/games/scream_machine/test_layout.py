"""Préparation d'une manche — nationals, locals face-up and face-down, those left over."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.scream_machine.support import (
    ANNE,
    BASILE,
    CHEAPSKATE,
    CHLOE,
    CO1,
    COASTER,
    DENIS,
    EVE,
    FAMILY,
    FOOD,
    KIDDIE,
    NOSTALGIA,
    SPECTATOR,
    THRILL,
    WATER,
    all_open,
    before_the_opening,
    end_round,
    hidden,
    laid_out,
    locals_of,
    nationals,
    table,
    told,
    visitor_pile,
    zone,
)

FIVE = [COASTER, COASTER, WATER, KIDDIE, CHEAPSKATE]
UP = [FOOD, FAMILY, THRILL, NOSTALGIA, COASTER, WATER]
DOWN = [KIDDIE, CHEAPSKATE, FOOD, FAMILY, THRILL, NOSTALGIA]


@pytest.mark.rule("SM-20", "SM-21", "SM-R12")
@pytest.mark.parametrize(
    ("seats", "number", "gaps"), [(2, 7, 1), (3, 11, 3), (4, 13, 4), (5, 15, 5), (6, 17, 6)]
)
def test_5_nationals_and_a_visitor_face_up_and_one_face_down_in_each_gap(
    seats: int, number: int, gaps: int
) -> None:
    t = before_the_opening(seats=seats, whole=True)

    all_open(t)

    assert len(nationals(t)) == 5
    assert [len(locals_of(t, gap)) for gap in range(seats)] == [1] * gaps + [0] * (seats - gaps)
    assert [visitor is not None for visitor in hidden(t)] == [True] * gaps + [False] * (
        seats - gaps
    )
    assert laid_out(t) == number
    assert zone(t, "visitors", SPECTATOR) == (28 if seats == 2 else 32) - number


@pytest.mark.rule("SM-R13")
@pytest.mark.parametrize("first", [ANNE, CHLOE, DENIS])
def test_nationals_come_first_then_a_layer_face_up_then_one_face_down(first: int) -> None:
    """Each layer begins with the gap on the first player's left and goes round clockwise."""
    t = before_the_opening(visitors=[*FIVE, *UP[:4], *DOWN[:4], WATER], first=first)

    all_open(t)

    assert Counter(nationals(t)) == Counter(FIVE)
    gaps = [(first + place) % 4 for place in range(4)]
    assert [locals_of(t, gap) for gap in gaps] == [[visitor] for visitor in UP[:4]]
    assert [hidden(t)[gap] for gap in gaps] == DOWN[:4]
    assert visitor_pile(t) == [WATER]
    assert [event["visitor"] for event in told(t, SPECTATOR, "national")] == FIVE
    assert [event["left"] for event in told(t, SPECTATOR, "local")] == gaps
    assert [event["left"] for event in told(t, SPECTATOR, "hidden_local")] == gaps


@pytest.mark.rule("SM-R13", "SM-R14")
@pytest.mark.parametrize("number", [0, 1, 4, 5, 6, 10, 11, 12, 16, 17, 18])
def test_with_6_players_dealing_stops_when_the_pile_is_empty(number: int) -> None:
    order = [*FIVE, *UP, *DOWN, WATER][:number]
    t = before_the_opening(seats=6, visitors=order, first=EVE)

    all_open(t)

    gaps = [4, 5, 0, 1, 2, 3]
    assert Counter(nationals(t)) == Counter(order[:5])
    up, down = order[5:11], order[11:17]
    assert [locals_of(t, gap) for gap in gaps] == [[v] for v in up] + [[]] * (6 - len(up))
    assert [hidden(t)[gap] for gap in gaps] == down + [None] * (6 - len(down))
    assert visitor_pile(t) == order[17:]
    assert len(told(t, SPECTATOR, "hidden_local")) == len(down)


@pytest.mark.rule("SM-R13", "SM-R14", "SM-22", "SM-R5")
def test_what_was_short_is_never_made_up_and_nothing_is_reshuffled() -> None:
    """Six empty parks: nobody ever enters, so 17 lie there, then all 32, then no more come."""
    t = table(seats=6, whole=True)
    numbers = []
    while t.decision is not None:
        end_round(t)
        numbers.append((laid_out(t), len(visitor_pile(t)), sum(v is not None for v in hidden(t))))

    # The first of these rounds began with nobody on the table.
    assert numbers == [(17, 15, 6), (32, 0, 4), (32, 0, 0), (32, 0, 0), (32, 0, 0), (32, 0, 0)]


@pytest.mark.rule("SM-R13")
def test_a_round_after_a_short_one_deals_no_more_than_its_own_lot() -> None:
    """Gap 0 got no hidden visitor; when there are plenty again it gets one, not two."""
    t = table(
        seats=3,
        parks={ANNE: [CO1]},
        nationals=[COASTER] * 4,
        locals_={BASILE: [WATER], CHLOE: [WATER]},
        hidden={BASILE: FOOD, CHLOE: FOOD},
        whole=True,
    )

    end_round(t)

    assert len(nationals(t)) == 5
    assert [len(locals_of(t, gap)) for gap in range(3)] == [1, 3, 3]
    assert None not in hidden(t)


@pytest.mark.rule("SM-22", "SM-43", "SM-45")
def test_those_left_over_stay_and_the_full_new_lot_is_added() -> None:
    t = table(nationals=[FOOD, FOOD, WATER], locals_={CHLOE: [KIDDIE]}, whole=True)

    end_round(t)

    assert len(nationals(t)) == 3 + 5
    assert Counter(nationals(t)) >= Counter([FOOD, FOOD, WATER])
    assert [len(locals_of(t, gap)) for gap in range(4)] == [1, 1, 2, 1]
    assert KIDDIE in locals_of(t, CHLOE)


@pytest.mark.rule("SM-R15", "SM-41")
def test_a_hidden_visitor_who_stayed_lies_face_up_from_then_on() -> None:
    t = table(hidden={BASILE: THRILL}, whole=True)

    end_round(t)

    assert THRILL in locals_of(t, BASILE)
    assert len(locals_of(t, BASILE)) == 2
    for viewer in (ANNE, DENIS, SPECTATOR):
        assert THRILL in zone(t, "locals", viewer)[BASILE]
        assert zone(t, "hidden", viewer) == [1, 1, 1, 1]
