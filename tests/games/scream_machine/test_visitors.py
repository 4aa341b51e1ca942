"""Fin d'une manche — which park each visitor chooses."""

from __future__ import annotations

import pytest

from manege.games.scream_machine.components import ROUNDS
from tests.games.scream_machine.support import (
    ANNE,
    BASILE,
    CHEAPSKATE,
    CHLOE,
    CO1,
    CO3,
    CO5,
    COASTER,
    DENIS,
    EACH_SEAT_COUNT,
    FO1,
    FO3,
    FO5,
    FOOD,
    KI1,
    KIDDIE,
    NO5,
    SPECTATOR,
    TH1,
    TH3,
    TH5,
    THRILL,
    WA1,
    WA3,
    WA5,
    WATER,
    Card,
    all_open,
    before_the_opening,
    demolish,
    end,
    end_round,
    fields,
    hidden,
    locals_of,
    nationals,
    scores,
    table,
    told,
    zone,
)

# Nationals


def entered(parks: dict[int, list[Card]], visitor: Card, seats: int = 4) -> int | None:
    """The park a national visitor enters; None if he stays."""
    t = table(seats=seats, parks=parks, nationals=[visitor], round_=ROUNDS[seats - 2])
    end_round(t)
    hosts = [seat for seat in range(seats) if scores(t)[seat]]
    assert nationals(t) == ([] if hosts else [visitor])
    assert sum(scores(t)) == len(hosts)
    return hosts[0] if hosts else None


@pytest.mark.rule("SM-42", "SM-43", "SM-R1", "SM-R2", "SM-R3")
@pytest.mark.parametrize(
    ("parks", "host"),
    [
        ({CHLOE: [FO3]}, CHLOE),
        ({ANNE: [FO1], CHLOE: [FO3]}, CHLOE),
        ({ANNE: [FO3], CHLOE: [FO1]}, ANNE),
        ({DENIS: [FO1], ANNE: [CO5, WA5]}, DENIS),  # a lone 1 wins
        ({ANNE: [FO3, FO3], CHLOE: [FO5]}, ANNE),  # the sum, not the best card
        ({ANNE: [FO1] * 4, DENIS: [FO3]}, ANNE),
        ({ANNE: [FO3, FO3], CHLOE: [FO5, FO1]}, None),  # 6 to 6
        ({ANNE: [FO3, FO3], CHLOE: [FO5, FO1, FO1]}, CHLOE),
        ({}, None),  # all at 0
        ({ANNE: [CO5], BASILE: [WA5]}, None),
        ({ANNE: [FO5], BASILE: [FO5], CHLOE: [FO3]}, None),  # the next park does not inherit him
        ({BASILE: [FO3], CHLOE: [FO5], DENIS: [FO5]}, None),
        ({ANNE: [FO3], BASILE: [FO3], CHLOE: [FO5], DENIS: [FO3]}, CHLOE),
        ({ANNE: [FO5], BASILE: [FO3], CHLOE: [FO3]}, ANNE),
    ],
)
def test_a_national_enters_the_park_with_the_greatest_value_in_his_symbol(
    parks: dict[int, list[Card]], host: int | None
) -> None:
    assert entered(parks, FOOD) == host


@pytest.mark.rule("SM-42", "SM-43", "SM-46", "SM-48")
@EACH_SEAT_COUNT
def test_all_parks_are_compared_whoever_they_belong_to(seats: int) -> None:
    """A visitor of the best, of the second best and of the cheapest, wherever these are."""
    for best in range(seats):
        for other in range(seats):
            parks = {seat: [CO5] if seat < 4 else [TH5] for seat in range(seats)}
            if best != other:
                assert entered(parks | {best: [FO5], other: [FO3]}, FOOD, seats) == best
                assert entered(parks | {best: [FO5], other: [FO3, FO1, FO1]}, FOOD, seats) is None
                assert entered(parks | {best: [FO5], other: [WA3]}, WATER, seats) == other
            if seats > 2 and best != other:
                assert entered(parks | {best: [CO1], other: [CO3]}, CHEAPSKATE, seats) == best
                assert entered(parks | {best: [CO1], other: [WA1]}, CHEAPSKATE, seats) is None


@pytest.mark.rule("SM-42", "SM-R31")
def test_cards_of_the_hand_and_the_row_do_not_count() -> None:
    t = table(hands={ANNE: [FO5]}, parks={BASILE: [FO1]}, row=[FO5], nationals=[FOOD], round_=4)

    end_round(t)

    assert scores(t) == [0, 1, 0, 0]


@pytest.mark.rule("SM-42", "SM-43")
def test_it_is_told_what_decided() -> None:
    t = table(
        parks={ANNE: [FO3, CO1], CHLOE: [FO5, TH1], DENIS: [FO1, TH1]},
        nationals=[FOOD, THRILL, WATER],
        round_=4,
    )

    end_round(t)

    facts = {"seat": CHLOE, "visitor": FOOD, "value": 5, "next": 3}
    assert told(t, SPECTATOR, "entered") == [{"event": "entered", **facts}]
    assert told(t, SPECTATOR, "stayed") == [
        {"event": "stayed", "visitor": WATER, "value": 0},
        {"event": "stayed", "visitor": THRILL, "value": 1},
    ]


# Locals


def entered_locally(
    parks: dict[int, list[Card]], visitor: Card, gap: int = BASILE, seats: int = 4
) -> int | None:
    """The park a local visitor enters; None if he stays in his gap."""
    t = table(seats=seats, parks=parks, locals_={gap: [visitor]}, round_=ROUNDS[seats - 2])
    end_round(t)
    hosts = [seat for seat in range(seats) if scores(t)[seat]]
    assert locals_of(t, gap) == ([] if hosts else [visitor])
    return hosts[0] if hosts else None


@pytest.mark.rule("SM-44", "SM-45", "SM-R1", "SM-R2")
@pytest.mark.parametrize(
    ("parks", "host"),
    [
        ({BASILE: [FO1]}, BASILE),
        ({CHLOE: [FO1]}, CHLOE),
        ({BASILE: [FO3], CHLOE: [FO5]}, CHLOE),
        ({BASILE: [FO3, FO3], CHLOE: [FO5]}, BASILE),
        ({BASILE: [FO1], CHLOE: [FO3], ANNE: [FO5], DENIS: [FO5]}, CHLOE),  # others do not count
        ({ANNE: [FO5], DENIS: [FO5]}, None),
        ({BASILE: [FO5], CHLOE: [FO5]}, None),
        ({BASILE: [FO5], CHLOE: [FO5], ANNE: [FO5, FO1]}, None),
        ({BASILE: [FO3, FO3], CHLOE: [FO5, FO1]}, None),
        ({}, None),
    ],
)
def test_a_local_enters_the_better_of_the_two_parks_beside_his_gap(
    parks: dict[int, list[Card]], host: int | None
) -> None:
    assert entered_locally(parks, FOOD) == host


@pytest.mark.rule("SM-44", "SM-R12")
@pytest.mark.parametrize(("gap", "host"), [(ANNE, BASILE), (BASILE, CHLOE), (DENIS, ANNE)])
def test_each_gap_lies_between_a_seat_and_the_next_one_clockwise(gap: int, host: int) -> None:
    parks = {ANNE: [FO1], BASILE: [FO3], CHLOE: [FO5]}

    assert entered_locally(parks, FOOD, gap) == host


@pytest.mark.rule("SM-44", "SM-45", "SM-48", "SM-R12")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_in_every_gap_his_two_neighbours_alone_are_compared(seats: int) -> None:
    for gap in range(seats):
        left, right = gap, (gap + 1) % seats
        others = {seat: [CO5, FO5] if seat % 2 else [TH5, FO5] for seat in range(seats)}
        for best, other in ((left, right), (right, left)):
            parks = others | {best: [FO3], other: [FO1]}
            assert entered_locally(parks, FOOD, gap, seats) == best
            cheap = others | {best: [CO1], other: [CO3]}
            assert entered_locally(cheap, CHEAPSKATE, gap, seats) == best
        assert entered_locally(others | {left: [FO3], right: [FO3]}, FOOD, gap, seats) is None


@pytest.mark.rule("SM-41", "SM-44")
def test_hidden_visitors_are_turned_up_first_and_choose_like_the_others() -> None:
    t = table(
        parks={ANNE: [FO3], BASILE: [WA1]},
        nationals=[FOOD],
        locals_={ANNE: [WATER]},
        hidden={ANNE: FOOD, CHLOE: FOOD},
        first=CHLOE,
        round_=4,
    )

    end_round(t)

    names = [str(event["event"]) for event in told(t, SPECTATOR)]
    assert names == [
        *["ended"] * 4,
        *["turned_up"] * 2,
        *["entered", "stayed_local", "entered_local", "entered_local"],
        *["welcomed"] * 2,
        "round_over",
    ]
    assert told(t, DENIS, "turned_up") == [
        {"event": "turned_up", "left": CHLOE, "right": DENIS, "visitor": FOOD},
        {"event": "turned_up", "left": ANNE, "right": BASILE, "visitor": FOOD},
    ]
    assert scores(t) == [2, 1, 0, 0]
    assert hidden(t) == [None] * 4


@pytest.mark.rule("SM-44", "SM-45")
def test_of_locals_it_is_told_what_decided() -> None:
    t = table(
        parks={DENIS: [FO3], ANNE: [FO5, WA1]},
        locals_={DENIS: [FOOD, COASTER]},
        hidden={DENIS: CHEAPSKATE},
        round_=4,
    )

    end_round(t)

    between = {"left": DENIS, "right": ANNE}
    event = {"event": "entered_local", **between}
    assert told(t, SPECTATOR, "entered_local") == [
        {**event, "seat": ANNE, "rival": DENIS, "visitor": FOOD, "value": 5, "next": 3},
        {**event, "seat": DENIS, "rival": ANNE, "visitor": CHEAPSKATE, "value": 3, "next": 6},
    ]
    assert told(t, SPECTATOR, "stayed_local") == [
        {"event": "stayed_local", **between, "visitor": COASTER, "value": 0}
    ]


@pytest.mark.rule("SM-41", "SM-42")
def test_like_visitors_all_enter_the_same_park() -> None:
    t = table(
        parks={ANNE: [FO3]},
        nationals=[FOOD] * 2,
        locals_={ANNE: [FOOD]},
        hidden={DENIS: FOOD},
        round_=4,
    )

    end_round(t)

    assert scores(t) == [4, 0, 0, 0]


@pytest.mark.rule("SM-R27")
def test_no_visitor_changes_what_the_others_compare() -> None:
    """All compare the same parks: wherever one went, the result for each other is the same."""
    parks = {ANNE: [FO3, WA1], BASILE: [FO1, TH3], CHLOE: [KI1], DENIS: [WA1, CO5]}
    crowd = [FOOD, WATER, THRILL, KIDDIE, COASTER, CHEAPSKATE]
    alone = {visitor: entered(parks, visitor) for visitor in crowd}

    t = table(parks=parks, nationals=crowd, round_=4)
    end_round(t)

    together = {event["visitor"]: event["seat"] for event in told(t, SPECTATOR, "entered")}
    assert {visitor: together.get(visitor) for visitor in crowd} == alone
    assert alone == {
        FOOD: ANNE,
        WATER: None,
        THRILL: BASILE,
        KIDDIE: CHLOE,
        COASTER: DENIS,
        CHEAPSKATE: CHLOE,
    }
    assert zone(t, "park", SPECTATOR)[ANNE] == [WA1, FO3]


@pytest.mark.rule("SM-R36")
def test_where_a_visitor_lies_among_the_others_does_not_matter() -> None:
    views = []
    for order in ([FOOD, WATER, COASTER], [COASTER, FOOD, WATER]):
        t = table(parks={ANNE: [FO3]}, nationals=order, locals_={ANNE: order}, round_=4)
        lying = zone(t, "nationals", ANNE), zone(t, "locals", ANNE)
        end_round(t)
        views.append((lying, told(t, ANNE), scores(t)))

    assert views[0] == views[1]


# Cheapskates


@pytest.mark.rule("SM-46", "SM-47", "SM-48", "SM-R4", "SM-R5")
@pytest.mark.parametrize(
    ("parks", "host"),
    [
        ({ANNE: [CO1], BASILE: [CO3], CHLOE: [WA1, TH1], DENIS: [NO5]}, ANNE),
        ({ANNE: [CO5], BASILE: [CO3], CHLOE: [WA1, TH1], DENIS: [CO5]}, CHLOE),  # 2 of two families
        ({ANNE: [CO5], BASILE: [CO3], CHLOE: [WA1, TH1, KI1], DENIS: [CO5]}, None),  # 3 to 3
        ({ANNE: [CO1], BASILE: [CO1], CHLOE: [CO3], DENIS: [CO5]}, None),  # nobody inherits
        ({ANNE: [CO1], BASILE: [CO1, CO1], CHLOE: [WA1, WA1], DENIS: [CO5]}, ANNE),
        ({ANNE: [CO1], BASILE: [CO1], DENIS: [CO5]}, CHLOE),  # an empty park costs nothing
        ({ANNE: [CO1], DENIS: [CO5]}, None),  # two empty parks tie
        ({}, None),
    ],
)
def test_a_national_cheapskate_enters_the_park_with_the_cheapest_ticket(
    parks: dict[int, list[Card]], host: int | None
) -> None:
    assert entered(parks, CHEAPSKATE) == host


@pytest.mark.rule("SM-48", "SM-R4", "SM-R5")
@pytest.mark.parametrize(
    ("parks", "host"),
    [
        ({BASILE: [CO5], CHLOE: [CO3, WA3]}, BASILE),
        ({BASILE: [CO5, WA3], CHLOE: [CO3, WA3], ANNE: [CO1]}, CHLOE),  # others do not count
        ({BASILE: [CO5]}, CHLOE),
        ({BASILE: [CO5, CO1], CHLOE: [WA3, TH3]}, None),
        ({ANNE: [CO1], DENIS: [CO1]}, None),
    ],
)
def test_a_local_one_the_cheaper_of_the_two_beside_his_gap(
    parks: dict[int, list[Card]], host: int | None
) -> None:
    assert entered_locally(parks, CHEAPSKATE) == host


@pytest.mark.rule("SM-46")
def test_a_cheapskate_looks_at_no_family_and_no_other_visitor_at_tickets() -> None:
    t = table(
        parks={ANNE: [FO5, FO5], BASILE: [FO1], CHLOE: [CO3], DENIS: [CO3]},
        nationals=[FOOD, CHEAPSKATE],
        round_=4,
    )

    end_round(t)

    assert scores(t) == [1, 1, 0, 0]


@pytest.mark.rule("SM-46", "SM-47", "SM-R5")
@pytest.mark.parametrize(
    ("park", "value", "following"), [([], 0, 1), ([CO1], 1, 2), ([CO1, WA1], 2, 3)]
)
def test_the_cheapest_ticket_and_the_next_one_are_told(
    park: list[Card], value: int, following: int
) -> None:
    others = {1: [KI1], 2: [FO1, FO1], 3: [FO1, FO1, TH1]}[following]
    t = table(
        parks={ANNE: park, BASILE: others, CHLOE: [CO5], DENIS: [CO5]},
        nationals=[CHEAPSKATE],
        locals_={ANNE: [CHEAPSKATE]},
        round_=4,
    )

    end_round(t)

    for name in ("entered", "entered_local"):
        [event] = told(t, SPECTATOR, name)
        assert (event["seat"], event["value"], event["next"]) == (ANNE, value, following)


@pytest.mark.rule("SM-46", "SM-R4")
def test_ticket_prices_are_told() -> None:
    t = table(
        parks={ANNE: [FO5, WA3], BASILE: [FO1, CO3], CHLOE: [CO3, CO3], DENIS: [TH3, TH3]},
        nationals=[CHEAPSKATE],
        locals_={CHLOE: [CHEAPSKATE]},
        round_=4,
    )

    end_round(t)

    facts = {"seat": BASILE, "visitor": CHEAPSKATE, "value": 4, "next": 6}
    assert told(t, SPECTATOR, "entered") == [{"event": "entered", **facts}]
    between = {"left": CHLOE, "right": DENIS}
    assert told(t, SPECTATOR, "stayed_local") == [
        {"event": "stayed_local", **between, "visitor": CHEAPSKATE, "value": 6}
    ]


@pytest.mark.rule("SM-36", "SM-46", "SM-R5")
def test_demolishing_down_to_nothing_wins_the_cheapskate() -> None:
    parks = {ANNE: [CO1], BASILE: [CO1], CHLOE: [CO3], DENIS: [CO5]}
    t = table(parks=parks, nationals=[CHEAPSKATE], round_=4)

    demolish(t, CO1)
    end_round(t)

    assert scores(t) == [1, 0, 0, 0]
    assert fields(t, SPECTATOR)["tickets"] == [0, 1, 3, 5]


# All of it in view


@pytest.mark.rule("SM-47", "SM-R1")
@pytest.mark.parametrize("viewer", [ANNE, DENIS, SPECTATOR])
def test_all_see_the_sums_of_each_park_and_its_ticket(viewer: int | None) -> None:
    t = table(parks={ANNE: [CO1, CO5, NO5], CHLOE: [FO3]})

    assert fields(t, viewer)["values"] == [
        [6, 0, 0, 0, 0, 0, 5],
        [0] * 7,
        [0, 0, 0, 3, 0, 0, 0],
        [0] * 7,
    ]
    assert fields(t, viewer)["tickets"] == [11, 0, 3, 0]


@pytest.mark.rule("SM-20", "SM-21")
@EACH_SEAT_COUNT
def test_all_see_the_nationals_and_the_locals_face_up_and_how_many_are_face_down(
    seats: int,
) -> None:
    t = before_the_opening(seats=seats, whole=True)
    all_open(t)

    for viewer in (*range(seats), SPECTATOR):
        assert zone(t, "nationals", viewer) == nationals(t)
        assert zone(t, "locals", viewer) == [locals_of(t, gap) for gap in range(seats)]
        assert zone(t, "hidden", viewer) == [int(visitor is not None) for visitor in hidden(t)]


@pytest.mark.rule("SM-41")
def test_nobody_chooses_before_the_last_turn_is_over() -> None:
    t = table(parks={ANNE: [FO3]}, nationals=[FOOD], hidden={ANNE: FOOD})
    for _ in range(3):
        end(t)
    assert (scores(t), hidden(t)[ANNE]) == ([0] * 4, FOOD)

    end(t)

    assert scores(t) == [2, 0, 0, 0]
