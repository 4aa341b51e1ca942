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


@pytest.mark.rule("WL-45", "WL-47", "WL-122")
def test_what_a_track_pays_is_told_for_each_player() -> None:
    assert fields_of(table())["rewards"][ANNE] == {"happiness": 1, "visitors": 2}
    doubled = table(entrepreneurs={ANNE: 4})
    assert fields_of(doubled)["rewards"][ANNE] == {"happiness": 2, "visitors": 2}
