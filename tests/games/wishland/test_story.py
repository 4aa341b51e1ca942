"""The story — what is told, in order, with its figures."""

from __future__ import annotations

import pytest

from manege.games.wishland.components import Wishland
from tests.games.wishland.support import (
    ANNE,
    SPECTATOR,
    b,
    before_the_round,
    buy,
    dealt,
    discards,
    fields,
    final,
    g,
    k,
    market,
    order,
    play,
    r,
    step,
    table,
    told,
    y,
)


def heard(t: Wishland) -> list[str]:
    """What a spectator heard, a line each."""
    return [
        " ".join(str(fact) for fact in event.values()).removesuffix(" ")
        for event in told(t, SPECTATOR)
    ]


def test_a_round_opens_with_its_number_its_first_player_and_the_market() -> None:
    t = dealt(2, 3)

    began, *laid = told(t, SPECTATOR)
    assert began == {"event": "round_began", "round": 1, "first": t.first}
    assert [event["card"] for event in laid] == market(t)
    assert {event["event"] for event in laid} == {"on_sale"}


@pytest.mark.rule("WL-13")
def test_tiles_are_told_by_the_number_of_their_space() -> None:
    t = dealt(2, 3, {"tiles": True})

    laid = [(event["place"], event["achievement"]) for event in told(t, SPECTATOR, "tile")]
    assert laid == [*enumerate(fields(t)["achievements"], start=1)]


@pytest.mark.rule("WL-24", "WL-31", "WL-32")
def test_order_rewards_and_income() -> None:
    t = before_the_round(seats=2, areas={ANNE: r(1)})
    t.story = []
    order(t, 4)
    step(t, "workers")
    order(t, 5)

    assert heard(t) == [
        "order 0 4",
        "stepped 0 workers 5",
        "order 1 5",
        "ticketed 1 2",
        "income 0 6",
        "income 1 5",
    ]


@pytest.mark.rule("WL-32", "WL-134")
def test_income_effects_come_right_after_the_5_credits_of_each() -> None:
    t = before_the_round(seats=2, entrepreneurs={ANNE: 9})
    t.story = []
    order(t, 2, 1)

    assert heard(t) == [
        "order 0 2",
        "credited 0 1 order",
        "order 1 1",
        "income 1 5",
        "income 0 5",
        "stepped 0 workers 5",
        "stepped 0 workers 6",
        "credited 0 3 entrepreneur",
        "scored 0 1 entrepreneur",
        "ticketed 0 2",
        "ticketed 0 3",
    ]


@pytest.mark.rule("WL-41", "WL-102", "WL-R46")
def test_a_purchase_with_all_that_follows_from_it() -> None:
    t = table(areas={ANNE: [*g(19, 14), *r(1)]}, tickets={ANNE: 3}, market=r(13), credits={ANNE: 6})
    buy(t, r(13), " surcharged")

    assert heard(t) == [
        "placed 0 restaurant 1",
        "bought 0 restaurant-13 4",
        "surcharge 0 2",
        "scored 0 1 hotels",
        "stepped 0 visitors 1",
        "credited 0 2 visitors",
        "stepped 0 visitors 2",
        "credited 0 1 hotels",
    ]


@pytest.mark.rule("WL-R46")
@pytest.mark.parametrize(
    ("card", "rewards"),
    [
        (r(17), ["credited 0 4 restaurant", "credited 0 1 hotels", "credited 0 1 entrepreneur"]),
        (k(1), ["ticketed 0 2", "credited 0 1 entrepreneur"]),
    ],
)
def test_printed_rewards_then_mascot_bonus_then_hotels_then_the_entrepreneur(
    card: list[str], rewards: list[str]
) -> None:
    t = table(entrepreneurs={ANNE: 1}, areas={ANNE: g(14)}, market=card, credits={ANNE: 2})
    buy(t, card)

    assert heard(t)[2:] == rewards


@pytest.mark.rule("WL-98", "WL-40", "WL-94")
def test_adverts_and_recalls() -> None:
    t = table(areas={ANNE: g(13, 16)}, groups=["actor-0-2"], credits={ANNE: 3})
    play(t, "recall for 3", "advertise")
    step(t, "happiness")
    play(t, "recall")

    assert heard(t) == [
        "paid_recall 0 3",
        "recalled 0 2",
        "placed 0 advert 1",
        "credited 0 1 advert",
        "stepped 0 happiness 1",
        "scored 0 1 happiness",
        "recalled 0 1",
    ]


@pytest.mark.rule("WL-191", "WL-195", "WL-199", "WL-R88")
def test_playing_alone() -> None:
    t = table(seats=1, order=[4], pile=[*y(1, 2), *r(17), *k(1)])
    play(t, "draw freely", "draw", "draw", "play restaurant-17")
    assert heard(t) == [
        "moved 0 5",
        "drew 0 attraction-1",
        "placed 0 mascot 1",
        "drew 0 attraction-2",
        "placed 0 mascot 1",
        "drew 0 restaurant-17",
        "hand_discarded 0 2",
        "bought 0 restaurant-17 0",
        "credited 0 4 restaurant",
    ]
    t.story = []
    play(t, "draw", "stop", "recover")
    assert heard(t) == ["placed 0 mascot 1", "drew 0 mascot-1", "stopped 0", "recovered 0 3"]


@pytest.mark.rule("WL-199", "WL-201")
def test_a_hand_is_discarded_whole_and_counted() -> None:
    rest = [*r(1), *b(1), *g(2), *k(1, 2)]
    t = table(seats=1, order=[5], pile=y(1), hand=rest)
    play(t, "draw", "advertise")

    assert "hand_discarded 0 6" in heard(t)
    assert discards(t) == [*y(1), *rest]


@pytest.mark.rule("WL-161", "WL-164")
def test_final_scoring_tells_what_each_section_counts() -> None:
    t = final(
        entrepreneurs={ANNE: 11},
        areas={ANNE: [*y(1, 4), *g(5, 12), *k(1), *b(1, 2, 4), *r(17)]},
        tickets={ANNE: 5},
        happiness={ANNE: 10},
        visitors={ANNE: 10},
        claimed={ANNE: ["1", "2"]},
    )

    assert [line for line in heard(t) if "counted" in line] == [
        "entrepreneur_counted 0 e11 2",
        "hotel_counted 0 hotel-5 5",
        "mascots_counted 0 2 1",
        "shows_counted 0 2 1",
        "duplicates_counted 0 1",
        "happiness_counted 0 1 1",
        "visitors_counted 0 5 1",
        "restaurants_counted 0 1 -1",
    ]
    assert "scored" not in " ".join(heard(t)[1:])
