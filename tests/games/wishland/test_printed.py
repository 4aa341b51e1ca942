"""What is printed, as pages draw it: the same figures the rules play with."""

from __future__ import annotations

from typing import Any

import pytest

from manege.games.wishland import GAME
from manege.texts import rules
from tests.games.wishland.support import ANNE, g, r, table, y

PRINTED: dict[str, Any] = dict(GAME.printed())


def fields_of(t: Any) -> dict[str, Any]:
    return dict(GAME.view(t, None)["fields"])


@pytest.mark.rule("WL-15", "WL-16")
def test_every_card_has_its_cost_its_symbol_and_a_clause_of_the_book() -> None:
    clauses = {clause for chapter in rules("wishland", "fr").values() for clause, _ in chapter}

    assert len(PRINTED["cards"]) == 120
    for card in PRINTED["cards"].values():
        assert 0 <= card["cost"] <= 9
        assert card["symbol"] in GAME.secrecy.names["symbol"]
        assert card["rule"] in clauses


@pytest.mark.rule("WL-68", "WL-70", "WL-101")
def test_what_a_card_gives_is_told_with_its_moment() -> None:
    cards = PRINTED["cards"]

    assert cards[y(24)[0]]["gains"] == [{"number": 5, "what": "points", "when": "now"}]
    assert cards[r(14)[0]]["gains"] == [
        {"number": 2, "what": "visitors", "when": "now"},
        {"number": 1, "what": "credits", "when": "income"},
    ]
    assert cards[g(18)[0]]["gains"] == [{"number": 1, "what": "choice", "when": "actor"}]
    assert cards[g(18)[0]]["lasts"] == "always"
    assert cards[g(24)[0]]["gains"] == []


@pytest.mark.rule("WL-175")
def test_the_table_of_shows_is_told() -> None:
    assert PRINTED["shows"] == [0, 0, 1, 2, 3, 5, 7, 9, 12, 15]


@pytest.mark.rule("WL-25", "WL-26", "WL-27", "WL-28", "WL-29")
def test_so_is_what_each_space_of_the_order_gives() -> None:
    given = [[each["what"] for each in space] for space in PRINTED["order"]]

    assert given == [[], ["credits"], ["points"], ["choice"], ["tickets"]]


@pytest.mark.rule("WL-37", "WL-41", "WL-54")
def test_what_is_missing_for_a_card_is_told_and_nothing_where_it_can_be_had() -> None:
    t = table(
        market=[*y(1, 24), *r(1), *g(1)],
        areas={ANNE: r(2)},
        credits={ANNE: 4},
    )

    lacks = fields_of(t)["lacks"][ANNE]

    assert y(1)[0] not in lacks
    assert lacks[y(24)[0]] == {"credits": 5}
    assert lacks[r(1)[0]] == {"limit": 1}
    assert lacks[g(1)[0]] == {"credits": 5}


@pytest.mark.rule("WL-51")
def test_extra_workers_help_once_the_reserve_is_empty() -> None:
    t = table(market=y(7), credits={ANNE: 1}, reserve={ANNE: 0})

    assert fields_of(t)["lacks"][ANNE] == {}


@pytest.mark.rule("WL-51")
def test_but_three_at_most() -> None:
    t = table(market=y(22), credits={ANNE: 5}, reserve={ANNE: 0})

    assert fields_of(t)["lacks"][ANNE] == {y(22)[0]: {"credits": 1}}


@pytest.mark.rule("WL-37", "WL-41", "WL-51")
@pytest.mark.parametrize(
    ("away", "money", "lacks"),
    [
        (9, 9, {}),
        (9, 8, {"credits": 1}),
        (10, 9, {"workers": 1}),
        (7, 7, {}),
        (7, 6, {"credits": 1}),
    ],
)
def test_workers_are_missing_or_help_as_far_as_they_are_left(
    away: int, money: int, lacks: dict[str, int]
) -> None:
    t = table(market=y(22), groups=[f"hotel-0-{away}"], credits={ANNE: money}, reserve={ANNE: 0})

    assert fields_of(t)["lacks"][ANNE] == ({y(22)[0]: lacks} if lacks else {})


@pytest.mark.rule("WL-199", "WL-R95")
@pytest.mark.parametrize(("money", "lacks"), [(7, {}), (6, {"credits": 1})])
def test_a_card_in_the_hand_needs_no_worker(money: int, lacks: dict[str, int]) -> None:
    t = table(seats=1, hand=y(22), groups=["mascot-0-8"], credits={ANNE: money}, reserve={ANNE: 0})

    assert fields_of(t)["lacks"][ANNE] == ({y(22)[0]: lacks} if lacks else {})


@pytest.mark.rule("WL-45", "WL-47", "WL-122")
def test_what_a_track_pays_is_told_for_each_player() -> None:
    assert fields_of(table())["rewards"][ANNE] == {"happiness": 1, "visitors": 2}
    doubled = table(entrepreneurs={ANNE: 4})
    assert fields_of(doubled)["rewards"][ANNE] == {"happiness": 2, "visitors": 2}


HOTELS = """
hotel-1 WL-81 now: 6 points now
hotel-2 WL-82 now: 3 credits now
hotel-3 WL-83 now: 1 happiness now, 1 visitors now, 1 workers now
hotel-4 WL-84 now: 2 tickets now
hotel-5 WL-85 end:
hotel-6 WL-86 end: 1 points now
hotel-7 WL-88 end:
hotel-8 WL-89 end:
hotel-9 WL-90 end:
hotel-10 WL-91 end:
hotel-11 WL-92 end:
hotel-12 WL-93 end:
hotel-13 WL-94 always:
hotel-14 WL-95 always: 1 credits restaurant
hotel-15 WL-97 always:
hotel-16 WL-98 always:
hotel-17 WL-100 end:
hotel-18 WL-101 always: 1 choice actor
hotel-19 WL-102 always:
hotel-20 WL-105 always: 1 choice claim
hotel-21 WL-106 always: -2 credits income, 1 points hotel
hotel-22 WL-108 always: 1 choice dear
hotel-23 WL-109 always: 1 credits income-restaurant
hotel-24 WL-110 always:
"""


def written(name: str) -> str:
    """A card with its clause, when it speaks, and what it gives by itself."""
    card = PRINTED["cards"][name]
    gains = ", ".join(f"{each['number']} {each['what']} {each['when']}" for each in card["gains"])
    return f"{name} {card['rule']} {card['lasts']}: {gains}".rstrip()


@pytest.mark.rule("WL-18", "WL-19", "WL-20", "WL-21")
def test_every_hotel_opens_its_clause_and_says_when_it_speaks() -> None:
    assert [written(f"hotel-{n}") for n in range(1, 25)] == HOTELS.split("\n")[1:-1]


@pytest.mark.rule("WL-68", "WL-69", "WL-70", "WL-71", "WL-72", "WL-169")
def test_so_do_the_other_colours() -> None:
    assert [written(name) for name in OTHERS] == [
        "attraction-1 WL-68 now: 1 points now",
        "restaurant-8 WL-69 now: 3 credits income",
        "restaurant-9 WL-70 now: 1 visitors now, 1 credits income",
        "restaurant-16 WL-70 now: 1 visitors now, 2 credits income",
        "restaurant-17 WL-71 now: 4 credits now, -1 points end",
        "actor-3 WL-72 now: 3 workers now",
        "mascot-24 WL-169 end: 0.5 points symbol",
    ]
    assert [PRINTED["cards"][name]["show"] for name in OTHERS] == [*[None] * 5, "juggling", None]


OTHERS = ["attraction-1", *r(8, 9, 16, 17), "actor-3", "mascot-24"]


@pytest.mark.rule("WL-4", "WL-23", "WL-46", "WL-48", "WL-85", "WL-92")
def test_what_the_boards_say() -> None:
    boards = ("rounds", "turns", "top", "workers", "reserve", "paying")

    assert [PRINTED[each] for each in boards] == [7, 4, 10, 4, 6, [1, 3, 5, 7, 9]]
    assert [len(PRINTED[each]) for each in ("tickets", "cards_played")] == [7, 21]
    assert {each["number"] for space in PRINTED["order"] for each in space} == {1}
