"""Other figures on the cards: what may be replaced, by what, and that nothing else changes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from manege import files
from manege.games.wishland import GAME
from manege.games.wishland.achievements import is_reached
from manege.games.wishland.cards import COST, DEAR
from manege.games.wishland.components import CARD_IDS, HOTEL
from manege.games.wishland.figures import FIELDS, OWN, replace, replaced
from manege.kernel.errors import BadComponents, BadMatchFile
from manege.kernel.match import Match
from tests.games.wishland.support import (
    ANNE,
    CHLOE,
    at_random,
    b,
    buy,
    credits,
    dealt,
    final,
    g,
    happened,
    happiness,
    k,
    points,
    r,
    source,
    table,
    y,
)


@pytest.fixture(autouse=True)
def own_figures_again() -> Iterator[None]:
    yield
    replace({})


def test_a_card_costs_and_gives_what_is_printed_now() -> None:
    replace({y(1)[0]: {"cost": 1, "points": 4}, b(6)[0]: {"step": "happiness", "steps": 3}})

    t = table(market=[*y(1), *b(6)], credits={ANNE: 5})
    buy(t, y(1))
    assert (points(t), credits(t)) == (4, 4)
    t = table(market=[*y(1), *b(6)], credits={ANNE: 5})
    buy(t, b(6))
    assert happiness(t) == 3


@pytest.mark.rule("WL-49")
def test_where_it_gives_nothing_nothing_is_told() -> None:
    replace({y(1)[0]: {"points": 0}})
    t = table(market=y(1), credits={ANNE: 2})
    buy(t, y(1))

    assert happened(t) == ["placed", "bought"]


def test_so_do_restaurants_and_their_end() -> None:
    replace({r(17)[0]: {"credits": 2, "end": -3}, r(1)[0]: {"income": 4}})

    t = table(market=r(17))
    buy(t, r(17))
    assert credits(t) == 2
    t = final(areas={ANNE: r(17, 1)}, visitors={ANNE: 10})
    assert source(t, "end-restaurants") == -3
    assert source(t, "end-visitors") == 1


@pytest.mark.rule("WL-152", "WL-169")
def test_what_counts_symbols_and_dear_cards_sees_the_new_ones() -> None:
    replace({g(2)[0]: {"cost": 6, "symbol": "pool"}, k(1)[0]: {"symbol": "pool"}})

    assert DEAR[HOTEL] == 0b1 | 0b10 | (1 << 22)
    t = final(areas={ANNE: [*g(2, 3), *k(1)]})
    assert source(t, "end-mascots") == 1
    t = table(areas={ANNE: g(1, 2, 23)}, achievements={1: "tile-10"})
    assert is_reached(t, ANNE, t.spaces[0])


@pytest.mark.rule("WL-152")
def test_dear_mascots_count_for_their_owner_alone() -> None:
    replace({card: {"cost": 6} for card in k(1, 2, 3)})
    t = table(areas={CHLOE: k(1, 2, 3)}, achievements={1: "tile-10"})

    assert [is_reached(t, seat, t.spaces[0]) for seat in range(3)] == [False, False, True]


def test_the_tables_of_hotels_can_be_replaced() -> None:
    replace({g(5)[0]: {"table": [0, 9, 9, 9, 9, 9, 9]}})
    assert source(final(areas={ANNE: g(5)}), "end-hotels") == 9


def test_each_set_begins_with_the_games_own() -> None:
    replace({y(1)[0]: {"cost": 9}})
    replace({y(2)[0]: {"cost": 9}})

    assert replaced() == {y(2)[0]: {"cost": 9}}
    assert COST[0] == OWN[y(1)[0]]["cost"]


def test_a_figure_that_is_the_games_own_is_no_other_one() -> None:
    replace({y(1)[0]: {"cost": OWN[y(1)[0]]["cost"]}})
    assert replaced() == {}


def test_every_card_can_be_named_whole() -> None:
    assert list(OWN) == CARD_IDS
    replace(OWN)
    assert replaced() == {}
    assert all({"cost", "symbol"} <= FIELDS[card].keys() for card in CARD_IDS)


FAULTS: dict[str, tuple[dict[str, object], str]] = {
    "an unknown card": ({"hotel-25": {"cost": 1}}, "no card “hotel-25”"),
    "an unknown field": (
        {"hotel-1": {"price": 1}},
        "hotel-1 has no field “price”; its fields: cost",
    ),
    "a field of another colour": ({"mascot-1": {"points": 1}}, "mascot-1 has no field “points”"),
    "no fields": ({"hotel-1": 8}, "hotel-1 is a table of fields, not 8"),
    "text for a number": ({"hotel-1": {"cost": "8"}}, "hotel-1, cost: a whole number from 0 to 20"),
    "half a credit": ({"hotel-1": {"cost": 1.5}}, "hotel-1, cost: a whole number from 0 to 20"),
    "true": ({"hotel-1": {"cost": True}}, "hotel-1, cost: a whole number from 0 to 20, not True"),
    "too much": ({"hotel-1": {"cost": 21}}, "hotel-1, cost: a whole number from 0 to 20, not 21"),
    "less than nothing": ({"attraction-1": {"points": -1}}, "attraction-1, points: a whole number"),
    "a gain in the end": (
        {"restaurant-1": {"end": 1}},
        "restaurant-1, end: a whole number from -10",
    ),
    "a foreign symbol": ({"hotel-1": {"symbol": "cup"}}, "hotel-1, symbol: one of key, bell, pool"),
    "a later colour's symbol": (
        {"attraction-1": {"symbol": "pool"}},
        "attraction-1, symbol: one of wheel, rail, wave, not 'pool'",
    ),
    "an unknown step": ({"actor-1": {"step": "luck"}}, "actor-1, step: one of happiness, visitors"),
    "a short table": ({"hotel-5": {"table": [1]}}, "hotel-5, table: 7 numbers from 0 to 10"),
    "no table": ({"hotel-11": {"table": 3}}, "hotel-11, table: 21 numbers from 0 to 10"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_cannot_be_is_told_with_card_and_field_and_nothing_changes(fault: str) -> None:
    figures, sentence = FAULTS[fault]
    with pytest.raises(BadComponents) as refused:
        replace({"attraction-2": {"cost": 7}, **figures})
    assert sentence in str(refused.value)
    assert replaced() == {}


# Matches


def test_a_match_says_with_which_figures_it_was_played_and_is_replayed_with_them() -> None:
    figures = {"attraction-1": {"cost": 1}}
    replace(figures)
    match = Match(GAME, 2, 5)
    for _ in range(20):
        match.play(match.options()[0])
    data = match.as_data()

    assert data["components"] == figures
    assert files.replayed(data).told(None) == match.told(None)
    replace({})
    with pytest.raises(BadMatchFile) as refused:
        files.replayed(data)
    assert "attraction-1 cost 1, here as the game has it" in str(refused.value)
    replace({"attraction-1": {"cost": 3}})
    with pytest.raises(BadMatchFile, match="attraction-1 cost 1, here cost 3"):
        files.replayed(data)


def test_a_match_with_the_games_own_figures_says_nothing_of_them() -> None:
    data = Match(GAME, 2, 5).as_data()
    assert "components" not in data
    replace({"attraction-1": {"cost": 1}})
    with pytest.raises(BadMatchFile, match="attraction-1 as the game has it, here cost 1"):
        files.replayed(data)


def test_games_with_other_figures_are_played_to_their_end() -> None:
    replace({card: {"cost": 1} for card in CARD_IDS})
    t = dealt(4, 6)
    for _ in at_random(t):
        assert GAME.fault(t) is None
