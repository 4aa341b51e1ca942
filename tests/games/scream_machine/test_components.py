"""Matériel — 84 attractions, 32 visitors, what they cost and what they are worth."""

from __future__ import annotations

import pytest

from manege.games.scream_machine import GAME
from manege.games.scream_machine.components import (
    ATTRACTION_IDS,
    CHEAPSKATE,
    FAMILY_IDS,
    VISITOR_IDS,
    affordable,
    attraction,
    cost_of,
    families_in,
    sum_of,
    ticket,
    value_of,
)
from manege.kernel.bag import bag_of
from manege.texts import languages, rules
from tests.games.scream_machine.support import (
    ANNE,
    BASILE,
    CO1,
    CO3,
    CO5,
    EACH_SEAT_COUNT,
    FO5,
    KI1,
    NO1,
    NO5,
    SPECTATOR,
    TH3,
    WA3,
    Card,
    attractions,
    dealt,
    end,
    every,
    fields,
    numbers,
    publicity,
    scores,
    table,
    whole_box,
)


@pytest.mark.rule("SM-3", "SM-4", "SM-59")
@EACH_SEAT_COUNT
def test_there_are_4_of_each_attraction_and_of_each_visitor(seats: int) -> None:
    census = GAME.secrecy.census(dealt(seats))

    attractions = {card: number for (holds, card), number in census.items() if holds == "card"}
    visitors = {kind: number for (holds, kind), number in census.items() if holds == "visitor"}

    assert attractions == dict.fromkeys(range(21), 4)
    assert visitors == dict.fromkeys(range(7 if seats == 2 else 8), 4)
    assert census == whole_box(seats)


@pytest.mark.rule("SM-12", "SM-13", "SM-14")
def test_a_family_has_an_attraction_of_each_value_at_its_own_cost() -> None:
    kinds = [(family, value) for family in range(7) for value in (1, 3, 5)]

    assert [attraction(family, value) for family, value in kinds] == list(range(21))
    assert [value_of(card) for card in range(21)] == [value for _, value in kinds]
    assert [cost_of(card) for card in range(21)] == [1, 2, 3] * 7
    assert [f"{FAMILY_IDS[family]}-{value}" for family, value in kinds] == ATTRACTION_IDS


@pytest.mark.rule("SM-46")
def test_each_visitor_has_a_family_of_attractions_but_the_cheapskate() -> None:
    assert [*FAMILY_IDS, "cheapskate"] == VISITOR_IDS
    assert VISITOR_IDS[CHEAPSKATE] == "cheapskate"


EVERYTHING = every(ATTRACTION_IDS, 4)


@pytest.mark.rule("SM-R1", "SM-R9", "SM-47", "SM-R31")
@pytest.mark.parametrize(
    ("cards", "sums", "price", "families"),
    [
        ([], [0] * 7, 0, 0),
        ([NO5], [0, 0, 0, 0, 0, 0, 5], 5, 1),
        ([CO1, CO3, CO5], [9, 0, 0, 0, 0, 0, 0], 9, 1),
        ([CO1] * 4, [4, 0, 0, 0, 0, 0, 0], 4, 1),
        ([CO1, WA3, NO1, NO5], [1, 3, 0, 0, 0, 0, 6], 10, 3),
        (EVERYTHING, [36] * 7, 252, 7),
    ],
)
def test_a_park_is_worth_all_its_cards_family_by_family_and_altogether(
    cards: list[Card], sums: list[int], price: int, families: int
) -> None:
    bag = bag_of(numbers(cards))

    assert [sum_of(bag, family) for family in range(7)] == sums
    assert ticket(bag) == price
    assert families_in(bag) == families


@pytest.mark.rule("SM-R11", "SM-12", "SM-13", "SM-14")
@pytest.mark.parametrize(
    ("actions", "cards"),
    [
        (1, [CO1, KI1, NO1, NO1]),
        (2, [CO1, WA3, KI1, TH3, NO1, NO1]),
        (3, [CO1, CO5, WA3, KI1, FO5, TH3, NO1, NO1, NO5]),
        (4, [CO1, CO5, WA3, KI1, FO5, TH3, NO1, NO1, NO5]),
    ],
)
def test_so_many_actions_afford_so_much(actions: int, cards: list[Card]) -> None:
    bag = bag_of(numbers([CO1, CO5, WA3, KI1, FO5, TH3, NO1, NO1, NO5]))

    assert attractions(affordable(bag, actions)) == cards


@pytest.mark.rule("SM-7", "SM-8")
@EACH_SEAT_COUNT
def test_each_player_has_a_pawn_of_his_own_on_0_in_view_of_all(seats: int) -> None:
    t = dealt(seats)

    for viewer in (*range(seats), SPECTATOR):
        assert fields(t, viewer)["scores"] == [0] * seats


@pytest.mark.rule("SM-8")
@pytest.mark.parametrize("viewer", [ANNE, BASILE, SPECTATOR])
def test_the_track_has_no_end_and_all_see_where_each_pawn_stands(viewer: int | None) -> None:
    t = table(scores={ANNE: 999, BASILE: 3})

    publicity(t)

    assert fields(t, viewer)["scores"] == [1000, 3, 0, 0]
    assert scores(t) == [1000, 3, 0, 0]


@pytest.mark.rule("SM-8")
@pytest.mark.parametrize("viewer", [ANNE, BASILE, SPECTATOR])
def test_all_see_where_each_parks_visitors_came_from_round_by_round(viewer: int | None) -> None:
    t = table(
        seats=3,
        parks={ANNE: [CO5]},
        nationals=["coaster"],
        locals_={2: ["coaster", "coaster"]},
        round_=6,
    )

    publicity(t)
    for _ in range(3):
        end(t)

    nothing = {"publicity": 0, "national": 0, "local": 0}
    assert fields(t, viewer)["welcomed"] == [
        [nothing] * 6 + [{"publicity": 1, "national": 1, "local": 2}],
        [nothing] * 7,
        [nothing] * 7,
    ]


@pytest.mark.rule("SM-9", "SM-31")
@pytest.mark.parametrize("lang", languages())
def test_actions_and_costs_can_be_read_by_anybody_at_any_time(lang: str) -> None:
    """The help card: clauses of the rule book, which needs neither a seat nor a table."""
    book = dict(clause for chapter in rules(GAME.key, lang).values() for clause in chapter)

    for clause, cost in (("SM-12", "3"), ("SM-13", "2"), ("SM-14", "1"), ("SM-31", "1")):
        assert cost in book[clause]
    for option in ("SM-33", "SM-34", "SM-35", "SM-36", "SM-37"):
        assert book[option]
