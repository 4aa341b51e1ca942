"""Ce qui viendrait — what the table's views say of scoring, income, order and entrepreneurs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wishland.support import (
    ANNE,
    BASILE,
    at_random,
    b,
    before_the_round,
    dealt,
    end_game,
    fields,
    g,
    k,
    last_turn,
    order,
    r,
    table,
    y,
)

PARK = [*y(1, 4), *r(1, 17), *b(1, 2, 4), *g(5, 12), *k(1, 2, 7)]


@pytest.mark.rule("WL-161")
@pytest.mark.parametrize("hotels", [[], [14], [9, 10], [6, 7, 11, 17]])
@pytest.mark.parametrize("entrepreneur", [4, 5, 8, 10, 11])
def test_the_forecast_is_what_final_scoring_gives(hotels: list[int], entrepreneur: int) -> None:
    t = last_turn(
        areas={ANNE: [*PARK, *g(*hotels), *k(9, 11)], BASILE: k(3)},
        entrepreneurs={ANNE: entrepreneur},
        happiness={ANNE: 10},
        visitors={ANNE: 10},
        tickets={ANNE: 5},
        market=[],
    )
    foreseen = fields(t)["forecast"]
    end_game(t)

    for seat in (ANNE, BASILE):
        sources = fields(t)["sources"][seat]
        assert foreseen[seat] == {name: sources[name] for name in foreseen[seat]}


@pytest.mark.rule("WL-161")
def test_the_forecast_holds_in_whole_games() -> None:
    t = dealt(3, 5, {"entrepreneurs": True})
    for _ in at_random(t, 5):
        foreseen = fields(t)
        for seat in range(3):
            assert sum(foreseen["hotel_points"][seat].values()) == section(foreseen, seat, "hotels")
            matched = sum(foreseen["matches"][seat].values())
            assert matched // 2 == section(foreseen, seat, "mascots")


def section(shown: dict[str, Any], seat: int, name: str) -> int:
    points: int = shown["forecast"][seat][f"end-{name}"]
    return points


@pytest.mark.rule("WL-164")
def test_only_hotels_of_their_own_section_are_counted_one_by_one() -> None:
    t = table(areas={ANNE: g(5, 9, 1)}, tickets={ANNE: 4})

    assert fields(t)["hotel_points"][ANNE] == {"hotel-5": 3}


@pytest.mark.rule("WL-169", "WL-170", "WL-172")
@pytest.mark.parametrize(("hotels", "expected"), [([], [2, 2, 1]), ([10], [4, 4, 2])])
def test_each_mascot_says_how_many_cards_share_its_symbol(
    hotels: list[int], expected: list[int]
) -> None:
    t = table(areas={ANNE: [*k(1, 2, 7), *y(1, 4), *r(1), *g(*hotels)]})

    assert list(fields(t)["matches"][ANNE].values()) == expected


@pytest.mark.rule("WL-174", "WL-176", "WL-177", "WL-178")
def test_the_types_of_show_are_named_with_what_hotel_mascots_and_entrepreneur_add() -> None:
    t = table(areas={ANNE: [*b(1, 2, 4), *g(9), *k(1, 3, 5, 7, 9)]}, entrepreneurs={ANNE: 8})

    assert fields(t)["shows"][ANNE] == ["juggling", "magic", "gala", "parade", "fireworks"]
    assert fields(t)["shows"][BASILE] == []


@pytest.mark.rule("WL-180")
def test_full_colours_have_five_cards_tickets_too() -> None:
    t = table(areas={ANNE: [*y(1, 2, 3, 4, 5), *r(1, 2, 3, 4)]}, tickets={ANNE: 5})

    assert fields(t)["full_colours"][ANNE] == ["attraction", "ticket"]


@pytest.mark.rule("WL-31", "WL-32", "WL-106", "WL-109", "WL-140")
def test_the_bill_of_the_next_income_adds_up() -> None:
    t = table(areas={ANNE: [*r(1, 17), *g(21, 23, 1)]}, entrepreneurs={ANNE: 12})

    assert fields(t)["income_bill"][ANNE] == {
        "basic": 5,
        "restaurant-1": 1,
        "restaurant-17": 0,
        "hotel-21": -2,
        "hotel-23": 2,
        "e12": 1,
    }
    assert sum(fields(t)["income_bill"][ANNE].values()) == fields(t)["income"][ANNE]
    assert fields(t)["income_bill"][BASILE] == {"basic": 5}
    without = table(entrepreneurs={BASILE: 12})
    assert fields(without)["income_bill"][BASILE] == {"basic": 5, "e12": 0}


@pytest.mark.rule("WL-24")
def test_the_choosers_go_round_from_the_first_player() -> None:
    assert fields(before_the_round(first=BASILE))["choosers"] == [1, 2, 0]


@pytest.mark.rule("WL-30")
def test_a_space_says_which_place_it_would_be() -> None:
    t = before_the_round()

    assert fields(t)["places"] == [[1, 1], [1, 2], [1, 3], [2, 3], [3, 3]]
    order(t, 3)
    assert fields(t)["places"] == [[1, 1], [1, 2], [], [2, 3], [3, 3]]
    order(t, 5)
    assert fields(t)["places"] == [[1, 1], [1, 1], [], [2, 2], []]
    order(t, 1)
    assert fields(t)["places"] == [[]] * 5


@pytest.mark.rule("WL-115", "WL-117", "WL-127", "WL-130", "WL-132")
def test_while_they_are_chosen_entrepreneurs_say_what_they_make_of_the_prices() -> None:
    t = dealt(2, 3, {"entrepreneurs": True})
    shown = fields(t)
    full = shown["prices"][ANNE]

    assert list(shown["discounts"]) == ["e2", "e6", "e7", "e8"]
    for card, price in shown["discounts"]["e2"].items():
        assert price == max(0, full[card] - 2)
    for card, price in shown["discounts"]["e6"].items():
        assert price == max(0, full[card] - card.startswith("restaurant"))
    for card, price in shown["discounts"]["e8"].items():
        assert price == max(0, full[card] - card.startswith("mascot"))


@pytest.mark.rule("WL-115")
def test_without_entrepreneurs_or_once_they_are_shown_nothing_is_said_of_them() -> None:
    assert fields(dealt(2, 3))["discounts"] == {}
    assert fields(table(entrepreneurs={ANNE: 2}))["discounts"] == {}


@pytest.mark.rule("WL-58", "WL-118")
def test_the_private_achievement_comes_last_with_how_far_each_has_come() -> None:
    shown = fields(
        table(
            entrepreneurs={ANNE: 3}, private="tile-9", credits={ANNE: 19}, claimed={BASILE: ["2"]}
        )
    )

    assert shown["private"] == "tile-9"
    assert (len(shown["targets"]), shown["targets"][-1]) == (10, 20)
    assert [each[-1] for each in shown["progress"]] == [19, 0, 0]
    assert shown["claimed"] == [None, BASILE, *[None] * 8]
    without = fields(table())
    assert (len(without["targets"]), len(without["progress"][ANNE])) == (9, 9)
    assert without["private"] is None


@pytest.mark.rule("WL-23", "WL-24", "WL-37", "WL-54")
def test_where_everybody_stands() -> None:
    shown = fields(
        table(
            round_=3,
            turn=2,
            player=BASILE,
            first=BASILE,
            order=[5, 1, 3],
            happiness={ANNE: 4},
            visitors={BASILE: 6},
            credits={ANNE: 7},
            points={BASILE: 9},
            areas={ANNE: [*y(1, 7), *g(24)], BASILE: r(3)},
            groups=["actor-0-2", "actor-1-1"],
            market=y(2),
        )
    )

    assert {name: shown[name] for name in STANDING} == STANDING
    assert shown["sources"][BASILE]["attractions"] == 9
    assert fields(before_the_round())["player"] is None
    assert fields(before_the_round())["order"] == [None] * 5


STANDING: dict[str, Any] = {
    "round": 3,
    "turn": 2,
    "player": BASILE,
    "first": BASILE,
    "order": [1, None, 2, None, 0],
    "happiness": [4, 0, 0],
    "visitors": [0, 6, 0],
    "credits": [7, 0, 0],
    "points": [0, 9, 0],
    "limits": [3, 1, 1],
    "income": [5, 7, 5],
    "unlimited": [["attraction", "restaurant", "actor", "hotel", "mascot"], [], []],
    "prices": [{"attraction-2": 2}] * 3,
    "groups": [[], [], [[0, 2], [1, 1]], [], [], []],
    "needed": [1, 1, 3, 1, 1, 1],
}


@pytest.mark.rule("WL-93", "WL-175")
@pytest.mark.parametrize(("hotels", "points"), [([], 1), ([12], 2)])
def test_a_show_twice_counts_with_hotel_12_alone(hotels: list[int], points: int) -> None:
    t = table(areas={ANNE: [*b(1, 2, 4), *g(*hotels)]})

    assert section(fields(t), ANNE, "shows") == points


@pytest.mark.rule("WL-180", "WL-181")
@pytest.mark.parametrize(("reached", "counts"), [(9, False), (10, True)])
def test_a_track_counts_once_its_top_is_reached(reached: int, counts: bool) -> None:
    t = table(
        areas={ANNE: [*y(1, 2, 3, 4, 5), *r(1, 2, 3, 4, 5), *b(1), *g(1), *k(1)]},
        happiness={ANNE: reached},
        visitors={ANNE: reached},
        tickets={ANNE: 5},
    )

    for name in ("happiness", "visitors"):
        assert (section(fields(t), ANNE, name) > 0) == counts


@pytest.mark.rule("WL-177", "WL-178")
@pytest.mark.parametrize(
    ("mascots", "entrepreneur", "shown"),
    [(4, 8, []), (5, 4, ["parade"]), (5, 8, ["parade", "fireworks"])],
)
def test_five_mascots_bring_a_show_and_with_entrepreneur_8_a_second(
    mascots: int, entrepreneur: int, shown: list[str]
) -> None:
    t = table(areas={ANNE: k(*range(1, mascots + 1))}, entrepreneurs={ANNE: entrepreneur})

    assert fields(t)["shows"][ANNE] == shown
