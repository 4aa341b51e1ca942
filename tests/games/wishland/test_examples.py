"""The eighteen worked examples of the sheet (X1 to X18)."""

from __future__ import annotations

import pytest

from tests.games.wishland.support import (
    ANNE,
    BASILE,
    asked,
    b,
    buy,
    fields,
    final,
    g,
    groups,
    happiness,
    k,
    last_turn,
    options,
    order,
    play,
    r,
    refusal,
    source,
    step,
    table,
    tickets,
    visitors,
    y,
)


@pytest.mark.rule("WL-37", "WL-R10", "WL-R11")
def test_x1_two_groups_on_the_actor_space_cost_3_workers() -> None:
    green, red = ANNE, BASILE
    t = table(
        groups=[f"actor-{green}-1", f"actor-{red}-2"],
        reserve={red: 5},
        player=red,
        market=b(1),
        credits={red: 2},
    )
    buy(t, b(1))

    assert groups(t)["actor"] == [[green, 1], [red, 2], [red, 3]]


@pytest.mark.rule("WL-52", "WL-53", "WL-54")
def test_x2_a_ticket_and_an_attraction_make_a_limit_of_2() -> None:
    one_of_each = [*r(1), *b(1), *g(2), *k(1)]
    second = [*r(2), *b(4), *g(9), *k(3)]
    third = [*r(3), *b(7), *g(12), *k(5)]

    def allowed(area: list[str], wanted: list[str], held: int = 1) -> bool:
        t = table(areas={ANNE: area}, tickets={ANNE: held}, market=wanted, credits={ANNE: 9})
        return all(refusal(t, f"buy {card}") is None for card in wanted)

    assert allowed([], one_of_each)
    assert not allowed(one_of_each, second)
    assert allowed([*one_of_each, *y(1)], second)
    assert not allowed([*one_of_each, *second, *y(1)], third)
    assert allowed([*one_of_each, *second, *y(1)], third, held=2)
    assert allowed([*one_of_each, *second, *y(1, 2)], third)


@pytest.mark.rule("WL-97")
def test_x3_h15_takes_3_workers_as_1_happiness_and_2_visitors() -> None:
    t = table(areas={ANNE: g(15)}, market=b(3), credits={ANNE: 5})
    buy(t, b(3))
    step(t, "happiness", "visitors", "visitors")

    assert (happiness(t), visitors(t)) == (1, 2)


@pytest.mark.rule("WL-133", "WL-74")
def test_x4_e8_gets_2_tickets_for_the_first_mascot() -> None:
    t = table(entrepreneurs={ANNE: 8}, market=k(1), credits={ANNE: 1})
    buy(t, k(1))

    assert tickets(t) == 3


@pytest.mark.rule("WL-88")
def test_x5_h7_the_three_restaurant_symbols_are_worth_1_vp() -> None:
    assert source(final(areas={ANNE: [*g(7), *r(1, 2, 6)]}), "end-hotels") == 1


@pytest.mark.rule("WL-165", "WL-166", "WL-168")
def test_x6_h8_first_a_restaurant_is_paid_and_joins_the_restaurants() -> None:
    t = last_turn(
        areas={ANNE: [*g(8, 10, 12, 17), *y(1), *b(1), *k(1)]},
        market=r(17),
        credits={ANNE: 0},
        tickets={ANNE: 4},
    )
    play(t, "recover", "take restaurant-17")

    assert source(t, "end-hotels") == 1  # the set of H17 is complete
    assert source(t, "end-restaurants") == -1
    t = last_turn(
        areas={ANNE: [*g(8, 17), *y(1), *b(1), *k(1), *r(1)]},
        market=g(5),
        credits={ANNE: 3},
        tickets={ANNE: 4},
    )
    play(t, "recover", "take hotel-5")
    assert source(t, "end-hotels") == 1 + 3  # a hotel is scored at once


@pytest.mark.rule("WL-100", "WL-R63")
@pytest.mark.parametrize("sets", [3, 4])
def test_x7_h17_as_many_vp_as_sets(sets: int) -> None:
    n = range(1, sets + 1)
    hotels = [17, 2, 9, 12][:sets]
    t = final(areas={ANNE: [*y(*n), *r(*n), *b(*n), *g(*hotels), *k(*n)]})

    assert source(t, "end-hotels") == sets


ALPHA_BETA_GAMMA = [*k(1, 3, 5, 6), *y(1, 4, 7, 2, 5, 3, 6)]  # wheel ×3, rail ×2, wave ×2


@pytest.mark.rule("WL-169", "WL-170", "WL-173")
def test_x8_mascots_9_makes_4_vp() -> None:
    t = final(areas={ANNE: ALPHA_BETA_GAMMA}, claimed={BASILE: ["5"]})

    assert source(t, "end-mascots") == 4


@pytest.mark.rule("WL-172", "WL-173")
def test_x9_with_h10_15_makes_7_vp() -> None:
    t = final(areas={ANNE: [*ALPHA_BETA_GAMMA, *g(10)]}, claimed={BASILE: ["5"]})

    assert source(t, "end-mascots") == 7


SHOWS = b(1, 4, 7, 8)  # a, b, c, c


@pytest.mark.rule("WL-174", "WL-175", "WL-176", "WL-177", "WL-78", "WL-178", "WL-93", "WL-179")
@pytest.mark.parametrize(
    ("more", "entrepreneur", "vp"),
    [
        ([], 4, 2),  # X10
        (g(9), 4, 3),  # X11
        ([*g(9), *k(1, 2, 3, 4, 5)], 4, 5),  # X12
        ([*g(9), *k(1, 2, 3, 4, 5)], 8, 7),  # X13
        (g(12), 4, 2 + 1),  # X14
    ],
)
def test_x10_to_x14_show_symbols(more: list[str], entrepreneur: int, vp: int) -> None:
    t = final(
        areas={ANNE: [*SHOWS, *more]}, entrepreneurs={ANNE: entrepreneur}, claimed={BASILE: ["9"]}
    )

    assert source(t, "end-shows") == vp


@pytest.mark.rule("WL-180", "WL-123")
@pytest.mark.parametrize(("entrepreneur", "vp"), [(5, 1), (4, 2)])
def test_x15_happiness_10_and_five_restaurants(entrepreneur: int, vp: int) -> None:
    t = final(
        happiness={ANNE: 10}, areas={ANNE: r(1, 2, 3, 4, 5)}, entrepreneurs={ANNE: entrepreneur}
    )

    assert source(t, "end-happiness") == vp


@pytest.mark.rule("WL-181", "WL-125", "WL-R43")
@pytest.mark.parametrize(("entrepreneur", "vp"), [(4, 2), (5, 4)])
def test_x16_visitors_10_and_three_restaurants_of_5_credits_together(
    entrepreneur: int, vp: int
) -> None:
    t = final(
        visitors={ANNE: 10}, areas={ANNE: r(3, 4, 1, 17, 18)}, entrepreneurs={ANNE: entrepreneur}
    )

    assert (fields(t)["income"][ANNE], source(t, "end-visitors")) == (10, vp)


@pytest.mark.rule("WL-183")
def test_x17_two_restaurants_of_kind_iii_cost_2_vp() -> None:
    assert source(final(areas={ANNE: r(17, 18)}), "end-restaurants") == -2


@pytest.mark.rule("WL-192")
@pytest.mark.parametrize("start", [1, 2, 3, 4, 5])
def test_x18_alone_a_token_on_space_1_is_worth_4_free_cards(start: int) -> None:
    t = table(seats=1, pile=y(*range(1, 10)), in_turn=False)
    order(t, start)
    if start == 4:
        step(t, "happiness")
    drawn = 0
    while "draw freely" in options(t):
        play(t, "draw freely")
        drawn += 1

    assert (drawn, asked(t)) == (5 - start, (ANNE, "solo-turn"))
