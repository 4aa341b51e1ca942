"""Where visitors would go if the round ended now, as the screen reads it from the view."""

from __future__ import annotations

import pytest

from manege.games.scream_machine.components import VISITOR_IDS, Scream
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
    FO3,
    FO5,
    FOOD,
    SPECTATOR,
    TH1,
    THRILL,
    WA5,
    WATER,
    Card,
    at_random,
    dealt,
    end_round,
    fields,
    hidden,
    locals_of,
    nationals,
    scores,
    table,
)


def host(t: Scream, visitor: Card) -> int | None:
    found: int | None = fields(t, SPECTATOR)["national_hosts"][VISITOR_IDS.index(visitor)]
    return found


def neighbours(t: Scream, visitor: Card) -> list[int | None]:
    """Whom such a visitor would choose in each gap."""
    return [gap[VISITOR_IDS.index(visitor)] for gap in fields(t, SPECTATOR)["local_hosts"]]


@pytest.mark.rule("SM-42", "SM-43", "SM-R2")
def test_a_national_would_enter_the_best_park_and_none_where_they_are_equal() -> None:
    t = table(parks={ANNE: [CO3, FO3], BASILE: [CO5], CHLOE: [FO3]})

    assert host(t, COASTER) == BASILE
    assert host(t, FOOD) is None
    assert host(t, THRILL) is None  # nobody has any


@pytest.mark.rule("SM-44", "SM-45")
def test_a_local_compares_the_two_parks_of_his_gap() -> None:
    t = table(parks={ANNE: [CO3], BASILE: [CO5], CHLOE: [CO3], DENIS: [CO3]})

    assert neighbours(t, COASTER) == [BASILE, BASILE, None, None]


@pytest.mark.rule("SM-46", "SM-47", "SM-R4")
def test_cheapskates_would_go_where_the_ticket_is_cheapest() -> None:
    t = table(parks={ANNE: [CO3], BASILE: [CO1], CHLOE: [CO1], DENIS: [WA5]})

    assert host(t, CHEAPSKATE) is None
    assert neighbours(t, CHEAPSKATE) == [BASILE, None, CHLOE, ANNE]


@pytest.mark.rule("SM-42", "SM-46")
def test_every_kind_has_its_order_of_parks() -> None:
    t = table(parks={ANNE: [CO3], BASILE: [CO5], CHLOE: [FO5, FO3], DENIS: [CO3]})
    preferences = fields(t, SPECTATOR)["preferences"]

    assert preferences[VISITOR_IDS.index(COASTER)] == [BASILE, ANNE, DENIS, CHLOE]
    assert preferences[VISITOR_IDS.index(CHEAPSKATE)] == [ANNE, DENIS, BASILE, CHLOE]


@pytest.mark.rule("SM-43", "SM-46", "SM-R2")
def test_a_column_is_led_by_all_who_are_best_and_by_nobody_at_nothing() -> None:
    t = table(parks={ANNE: [CO3], BASILE: [CO3, TH1], CHLOE: [CO1], DENIS: [CO1]})
    leaders = fields(t, SPECTATOR)["leaders"]

    assert leaders[VISITOR_IDS.index(COASTER)] == [ANNE, BASILE]
    assert leaders[VISITOR_IDS.index(THRILL)] == [BASILE]
    assert leaders[VISITOR_IDS.index(WATER)] == []
    assert leaders[VISITOR_IDS.index(CHEAPSKATE)] == [CHLOE, DENIS]


@pytest.mark.rule("SM-59", "SM-R12")
def test_two_players_have_one_gap_and_no_cheapskates() -> None:
    t = table(seats=2, parks={ANNE: [CO3]})
    shown = fields(t, SPECTATOR)

    assert len(shown["local_hosts"]) == 1
    kinds = [shown["national_hosts"], *shown["local_hosts"], shown["preferences"], shown["leaders"]]
    assert [len(of) for of in kinds] == [7, 7, 7, 7]


@pytest.mark.rule("SM-42", "SM-44", "SM-48", "SM-49")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_round_ends_as_the_screen_said_it_would(seats: int) -> None:
    t = dealt(seats)
    next(_ for _ in at_random(t) if t.round == 2 and t.turns == seats)
    before = scores(t)
    promised = [host(t, kind) for kind in nationals(t)]
    for gap in range(t.gaps):
        waiting = [*locals_of(t, gap), *([kind] if (kind := hidden(t)[gap]) else [])]
        promised += [neighbours(t, kind)[gap] for kind in waiting]
    end_round(t)

    gains = [now - then for now, then in zip(scores(t), before, strict=True)]
    assert gains == [promised.count(seat) for seat in range(seats)]
    assert sum(gains) > 0
