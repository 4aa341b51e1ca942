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
