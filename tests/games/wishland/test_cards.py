"""Cartes — what is printed on them, and what attractions, restaurants, actors and mascots do."""

from __future__ import annotations

from collections import Counter

import pytest

from manege.games.wishland import moments
from manege.games.wishland.cards import (
    ACTORS,
    ATTRACTIONS,
    COST,
    CREDITS_NOW,
    EACH_INCOME,
    HOTELS,
    MASCOTS,
    POINTS_LATER,
    RESTAURANTS,
    SHOW,
    SYMBOL,
    VISITORS_NOW,
)
from manege.games.wishland.components import CARD_IDS, COLOUR_IDS, ENTREPRENEUR_IDS
from manege.games.wishland.entrepreneurs import ENTREPRENEURS
from manege.games.wishland.hotels import HOTELS as HOTEL_WORDS
from tests.games.wishland.support import (
    ANNE,
    asked,
    b,
    before_the_round,
    buy,
    credits,
    fields,
    final,
    g,
    happiness,
    k,
    order,
    play,
    points,
    r,
    source,
    step,
    table,
    tickets,
    visitors,
    workers,
    y,
)

EVERY_ATTRACTION = pytest.mark.parametrize("n", range(1, 25))


@pytest.mark.rule("WL-17", "WL-2")
def test_there_are_24_cards_of_each_of_the_five_market_colours_and_seven_colours_in_all() -> None:
    sizes = [len(cards) for cards in (ATTRACTIONS, RESTAURANTS, ACTORS, HOTELS, MASCOTS)]
    assert sizes == [24] * 5
    assert Counter(card.split("-")[0] for card in CARD_IDS) == dict.fromkeys(COLOUR_IDS[:5], 24)
    assert (len(HOTEL_WORDS), len(ENTREPRENEURS), len(ENTREPRENEUR_IDS)) == (24, 12, 12)
    assert COLOUR_IDS[5:] == ["ticket"]  # the seventh, the entrepreneur, is one a player


@pytest.mark.rule("WL-16")
def test_every_market_card_has_one_of_12_symbols_three_a_colour_and_mascots_any() -> None:
    for colour in range(4):
        own = Counter(SYMBOL[24 * colour : 24 * (colour + 1)])
        assert own == dict.fromkeys(range(3 * colour, 3 * colour + 3), 8)
    assert Counter(SYMBOL[96:]) == dict.fromkeys(range(12), 2)


@pytest.mark.rule("WL-15")
def test_costs_stand_within_what_the_sheet_asks_for() -> None:
    assert min(COST) == 0
    assert sum(cost >= 5 for cost in COST) == 26
    assert sum(cost >= 6 for cost in COST) == 16
    assert sum(COST) == 402  # 3.35 a card


def test_only_restaurants_of_kind_iii_take_anything_away() -> None:
    assert min(min(CREDITS_NOW), min(VISITORS_NOW), min(EACH_INCOME)) == 0
    assert Counter(POINTS_LATER) == {0: 16, -1: 8}


@pytest.mark.rule("WL-18", "WL-19", "WL-20", "WL-21")
def test_the_rules_ask_at_moments_that_are_all_different() -> None:
    asked_at = [value for name, value in vars(moments).items() if name.isupper() and name != "BOOK"]

    assert sorted(asked_at) == [*range(moments.MOMENTS + 1)]
    assert all(moments.BOOK.speaking)


@pytest.mark.rule("WL-68")
@EVERY_ATTRACTION
def test_an_attraction_gives_its_vp_and_raises_the_limit(n: int) -> None:
    t = table(market=y(n), credits={ANNE: 9})
    buy(t, y(n))

    cost, _, printed = ATTRACTIONS[n - 1]
    assert 1 <= printed <= 5
    assert (points(t), source(t, "attractions"), credits(t)) == (printed, printed, 9 - cost)
    assert fields(t)["limits"][ANNE] == 2


def kind(n: int) -> str:
    return "I" if n <= 8 else "II" if n <= 16 else "III"


@pytest.mark.rule("WL-69", "WL-70", "WL-71")
@pytest.mark.parametrize("n", range(1, 25))
def test_a_restaurant_gives_what_its_kind_gives(n: int) -> None:
    t = before_the_round(areas={ANNE: r(n)}, seats=2)
    order(t, 1, 3)
    paid = credits(t) - 5
    assert (paid > 0) == (kind(n) != "III")

    t = table(market=r(n), credits={ANNE: 9})
    buy(t, r(n))
    assert (visitors(t) > 0) == (kind(n) == "II")
    from_visitors = 2 * ((visitors(t) + 1) // 2)
    now = 4 if kind(n) == "III" else 0
    assert credits(t) == 9 - COST[24 + n - 1] + from_visitors + now

    t = final(areas={ANNE: r(n)})
    assert source(t, "end-restaurants") == (-1 if kind(n) == "III" else 0)


@pytest.mark.rule("WL-71")
def test_restaurants_of_kind_iii_are_all_alike() -> None:
    for n in range(16, 24):
        assert (COST[24 + n], CREDITS_NOW[n], EACH_INCOME[n], VISITORS_NOW[n]) == (0, 4, 0, 0)
        assert POINTS_LATER[n] == -1


@pytest.mark.rule("WL-72")
@pytest.mark.parametrize("n", range(1, 25))
def test_an_actor_gives_its_happiness_visitors_or_workers(n: int) -> None:
    t = table(market=b(n), credits={ANNE: 5})
    buy(t, b(n))

    _, _, number, what, _ = ACTORS[n - 1]
    expected = [0, 0, 3]
    expected[what] += number
    assert [happiness(t), visitors(t), workers(t)] == expected


@pytest.mark.rule("WL-73")
def test_every_actor_has_one_of_8_show_symbols_three_of_each() -> None:
    assert Counter(SHOW) == dict.fromkeys(range(8), 3)


@pytest.mark.rule("WL-22")
def test_a_card_that_shows_several_bonuses_gives_all_of_them() -> None:
    t = table(market=g(3), credits={ANNE: 3})
    buy(t, g(3))

    assert (happiness(t), visitors(t), workers(t)) == (1, 1, 4)


# Mascots


def mascots(owned: int, entrepreneur: int | None = None) -> tuple[int, ...]:
    """What the next mascot brings: tickets, credits, VP, step choices."""
    kept = {} if entrepreneur is None else {ANNE: entrepreneur}
    t = table(
        areas={ANNE: [*k(*range(1, owned + 1)), *y(1, 2, 3, 4, 5)]},
        entrepreneurs=kept,
        market=k(24),
        credits={ANNE: 3},
        claimed={ANNE: ["5", "9"]},
    )
    had = tickets(t), credits(t) - (2 if entrepreneur == 8 else 3), points(t)
    buy(t, k(24))
    choices = 0
    while asked(t) == (ANNE, "step-choice"):
        step(t, "workers")
        choices += 1
    return tickets(t) - had[0], credits(t) - had[1], points(t) - had[2], choices


@pytest.mark.rule("WL-74", "WL-75", "WL-76", "WL-77", "WL-78", "WL-79")
@pytest.mark.parametrize(
    ("owned", "brings"),
    [
        (0, (1, 0, 0, 0)),
        (1, (0, 0, 0, 1)),
        (2, (0, 2, 0, 0)),
        (3, (0, 0, 1, 0)),
        (4, (0, 0, 0, 0)),
        (5, (0, 0, 0, 0)),
    ],
)
def test_the_first_five_mascots_bring_their_bonus_each_once(
    owned: int, brings: tuple[int, ...]
) -> None:
    assert mascots(owned) == brings


@pytest.mark.rule("WL-77", "WL-49")
def test_the_vp_of_the_fourth_is_written_down_as_a_mascot_bonus() -> None:
    t = table(areas={ANNE: [*k(1, 2, 3), *y(1, 2, 3)]}, market=k(24), credits={ANNE: 3})
    buy(t, k(24))

    assert source(t, "mascot-bonus") == points(t) == 1


@pytest.mark.rule("WL-133", "WL-R73", "WL-79")
@pytest.mark.parametrize(
    ("owned", "brings"),
    [
        (0, (2, 0, 0, 0)),
        (1, (0, 0, 0, 2)),
        (2, (0, 4, 0, 0)),
        (3, (0, 0, 2, 0)),
        (4, (0, 0, 0, 0)),
        (5, (0, 0, 0, 0)),
    ],
)
def test_entrepreneur_8_doubles_them(owned: int, brings: tuple[int, ...]) -> None:
    assert mascots(owned, 8) == brings


@pytest.mark.rule("WL-80")
def test_each_mascot_pays_in_the_end_for_the_cards_that_share_its_symbol() -> None:
    t = final(areas={ANNE: [*k(1), *y(1, 4, 2)]})  # wheel: two of the three

    assert source(t, "end-mascots") == 1


# Kinds of reward


@pytest.mark.rule("WL-19", "WL-R45")
def test_an_ongoing_reward_works_from_the_moment_its_card_is_played() -> None:
    t = table(seats=2, areas={ANNE: y(1)}, market=[*g(14), *r(1, 2)], credits={ANNE: 9})
    for card, left in ((r(1), 7), (g(14), 4), (r(2), 3)):
        buy(t, card)
        assert credits(t) == left
        while t.player != ANNE:
            play(t, "recover")


@pytest.mark.rule("WL-21")
def test_an_end_reward_counts_in_final_scoring_and_not_before() -> None:
    t = table(seats=2, market=g(5), credits={ANNE: 3}, tickets={ANNE: 6})
    buy(t, g(5))

    assert points(t) == 0
    assert source(final(areas={ANNE: g(5)}, tickets={ANNE: 6}), "end-hotels") == 6
