"""Cartes Entrepreneur — each of the 12, and where it does nothing (WL-111 to WL-142)."""

from __future__ import annotations

import pytest

from manege.kernel.refusal import Refusal
from tests.games.wishland.support import (
    ANNE,
    BASILE,
    CHLOE,
    SPECTATOR,
    asked,
    b,
    before_the_round,
    buy,
    credits,
    end_round,
    fields,
    final,
    g,
    happiness,
    k,
    next_turn_of,
    options,
    order,
    play,
    points,
    r,
    refusal,
    refused,
    reserve,
    source,
    step,
    table,
    tickets,
    told,
    visitors,
    workers,
    y,
)

# E1: the first, third and fifth of a colour


@pytest.mark.rule("WL-111", "WL-112", "WL-113")
@pytest.mark.parametrize(
    ("owned", "credit", "choice", "vp"),
    [(0, 1, 0, 0), (1, 0, 0, 0), (2, 0, 1, 0), (3, 0, 0, 0), (4, 0, 0, 1), (5, 0, 0, 0)],
)
def test_e1_pays_for_the_1st_3rd_and_5th_card_of_a_colour(
    owned: int, credit: int, choice: int, vp: int
) -> None:
    t = table(
        entrepreneurs={ANNE: 1},
        areas={ANNE: y(*range(1, owned + 1))},
        market=y(24),
        credits={ANNE: 9},
        claimed={BASILE: ["5"]},
    )
    buy(t, y(24))

    assert (credits(t), points(t) - 5) == (credit, vp)
    assert (asked(t) == (ANNE, "step-choice")) == bool(choice)
    assert source(t, "entrepreneur") == vp
    if choice:
        step(t, "visitors")
    assert asked(t) == (BASILE, "act")


@pytest.mark.rule("WL-111")
def test_e1_each_colour_on_its_own_and_only_for_its_owner() -> None:
    t = table(
        entrepreneurs={ANNE: 1, BASILE: 4},
        areas={ANNE: y(1)},
        market=[*r(1), *b(7)],
        credits={ANNE: 2, BASILE: 2},
    )
    buy(t, r(1))
    buy(t, b(7))

    assert (credits(t, ANNE), credits(t, BASILE)) == (1, 0)


@pytest.mark.rule("WL-114", "WL-R69")
@pytest.mark.parametrize(
    ("held", "choices", "vp"), [(1, 1, 0), (2, 1, 0), (3, 0, 1), (4, 0, 1), (5, 0, 0)]
)
def test_e1_tickets_are_a_colour_one_by_one(held: int, choices: int, vp: int) -> None:
    t = table(
        entrepreneurs={ANNE: 1},
        areas={ANNE: y(1)},
        tickets={ANNE: held},
        market=g(4),
        credits={ANNE: 2},
    )
    buy(t, g(4))

    asks = 0
    while asked(t) == (ANNE, "step-choice"):
        step(t, "workers")
        asks += 1
    assert (asks, points(t)) == (choices, vp)


@pytest.mark.rule("WL-R68")
def test_e1_the_starting_ticket_pays_nothing_but_counts_as_the_first() -> None:
    t = before_the_round(entrepreneurs={ANNE: 1})
    assert credits(t) == 0
    order(t, 5)
    assert (tickets(t), credits(t)) == (2, 0)
    t = before_the_round(entrepreneurs={ANNE: 1}, tickets={ANNE: 2})
    order(t, 5)

    assert asked(t) == (ANNE, "step-choice")  # the third


# E2: cheaper first and fifth cards


@pytest.mark.rule("WL-115", "WL-116", "WL-R70")
@pytest.mark.parametrize(("owned", "price"), [(0, 7), (1, 9), (3, 9), (4, 7), (5, 9)])
def test_e2_the_1st_and_5th_card_of_a_colour_cost_2_less(owned: int, price: int) -> None:
    t = table(
        entrepreneurs={ANNE: 2},
        areas={ANNE: y(*range(1, owned + 1))},
        market=y(24),
        credits={ANNE: 9},
    )

    assert fields(t)["prices"][ANNE]["attraction-24"] == price
    buy(t, y(24))
    assert credits(t) == 9 - price


@pytest.mark.rule("WL-117", "WL-R23")
def test_e2_a_card_that_costs_0_yields_no_refund() -> None:
    t = table(entrepreneurs={ANNE: 2}, market=r(17))
    buy(t, r(17))

    assert credits(t) == 4


# E3: achievements


@pytest.mark.rule("WL-119")
def test_e3_only_its_owner_may_claim_the_private_achievement() -> None:
    t = table(entrepreneurs={ANNE: 3, BASILE: 4}, private="tile-9", credits={ANNE: 20, BASILE: 20})
    assert "claim private" in options(t)
    assert (fields(t)["progress"][ANNE][-1], fields(t)["targets"][-1]) == (20, 20)
    play(t, "claim private")
    assert (points(t), fields(t)["claimed"][-1]) == (1, ANNE)

    t = table(
        entrepreneurs={ANNE: 3, BASILE: 4},
        private="tile-9",
        credits={ANNE: 20, BASILE: 20},
        player=BASILE,
    )
    assert refused(t, "claim private") == Refusal("WL-119", "no-private-achievement")


@pytest.mark.rule("WL-119", "WL-56")
def test_e3_under_the_usual_condition_and_once() -> None:
    t = table(entrepreneurs={ANNE: 3}, private="tile-9", credits={ANNE: 19})
    facts = {"achievement": 17, "number": 19, "needed": 20}
    assert refused(t, "claim private") == Refusal("WL-56", "not-reached", facts)

    t = table(entrepreneurs={ANNE: 3}, private="tile-9", credits={ANNE: 20})
    play(t, "claim private")
    step(t, "workers")
    expected = Refusal("WL-58", "claimed-already", {"achievement": 17})
    assert refused(t, "claim private") == expected


@pytest.mark.rule("WL-120", "WL-R71")
@pytest.mark.parametrize("player", [ANNE, BASILE])
def test_e3_1_credit_whenever_anybody_claims_his_own_claims_too(player: int) -> None:
    t = table(entrepreneurs={ANNE: 3, BASILE: 4}, happiness={ANNE: 7, BASILE: 7}, player=player)
    play(t, "claim 1")

    assert (credits(t, ANNE), credits(t, BASILE), credits(t, CHLOE)) == (1, 0, 0)


@pytest.mark.rule("WL-120")
@pytest.mark.parametrize("owner", [ANNE, BASILE, CHLOE])
def test_e3_wherever_he_sits(owner: int) -> None:
    t = table(entrepreneurs={owner: 3}, happiness={ANNE: 7})
    play(t, "claim 1")

    assert [credits(t, seat) for seat in range(3)] == [int(seat == owner) for seat in range(3)]


@pytest.mark.rule("WL-119", "WL-R32")
def test_e3_the_private_one_is_claimed_after_the_action_too() -> None:
    t = table(entrepreneurs={ANNE: 3}, private="tile-9", credits={ANNE: 20})
    play(t, "recover")

    assert (asked(t), options(t)) == ((ANNE, "finish"), ["claim private", "end"])


@pytest.mark.rule("WL-119")
def test_e3_where_no_tile_was_drawn_none_is_his() -> None:
    t = table(entrepreneurs={ANNE: 3})

    assert refused(t, "claim private") == Refusal("WL-119", "no-private-achievement")


@pytest.mark.rule("WL-121", "WL-R71")
def test_e3_a_step_choice_for_his_own_claims_with_h20_two() -> None:
    t = table(entrepreneurs={ANNE: 3}, areas={ANNE: g(20)}, happiness={ANNE: 7})
    play(t, "claim 1")
    step(t, "workers", "workers")

    assert (reserve(t), asked(t)) == (4, (ANNE, "act"))
    t = table(entrepreneurs={ANNE: 3, BASILE: 4}, happiness={BASILE: 7}, player=BASILE)
    play(t, "claim 1")
    assert asked(t) == (BASILE, "act")


# E4, E5: the tracks


@pytest.mark.rule("WL-122", "WL-R72")
def test_e4_2_vp_for_each_odd_number_of_happiness_only() -> None:
    t = table(entrepreneurs={ANNE: 4}, market=b(22), credits={ANNE: 5})
    buy(t, b(22))
    assert (happiness(t), points(t)) == (3, 4)
    t = table(entrepreneurs={ANNE: 4}, market=b(5), credits={ANNE: 5})
    buy(t, b(5))
    assert credits(t) == 4


@pytest.mark.rule("WL-123", "WL-R72")
def test_e4_the_final_reward_is_doubled() -> None:
    cards = {ANNE: [*y(1, 2, 3, 4, 5), *r(1, 2, 3, 4, 5)]}
    plain = final(happiness={ANNE: 10}, areas=cards)
    doubled = final(happiness={ANNE: 10}, areas=cards, entrepreneurs={ANNE: 4})

    assert (source(plain, "end-happiness"), source(doubled, "end-happiness")) == (2, 4)


@pytest.mark.rule("WL-124")
def test_e5_4_credits_for_each_odd_number_of_visitors_only() -> None:
    t = table(entrepreneurs={ANNE: 5}, market=b(5), credits={ANNE: 5})
    buy(t, b(5))
    assert (visitors(t), credits(t)) == (3, 8)
    t = table(entrepreneurs={ANNE: 5}, market=b(22), credits={ANNE: 5})
    buy(t, b(22))
    assert points(t) == 2


@pytest.mark.rule("WL-125", "WL-R72")
@pytest.mark.parametrize(
    ("restaurants", "plain", "doubled"),
    [([], 1, 2), (r(1, 2), 1, 2), (r(3, 1), 1, 2), (r(3, 4), 1, 2), (r(3, 4, 1), 2, 4)],
)
def test_e5_the_final_reward_is_rounded_then_doubled(
    restaurants: list[str], plain: int, doubled: int
) -> None:
    for entrepreneur, vp in ((4, plain), (5, doubled)):
        t = final(
            visitors={ANNE: 10}, areas={ANNE: restaurants}, entrepreneurs={ANNE: entrepreneur}
        )
        assert source(t, "end-visitors") == vp


@pytest.mark.rule("WL-122", "WL-124")
@pytest.mark.parametrize(("entrepreneur", "gained"), [(4, (2, 2)), (5, (1, 4))])
def test_e4_e5_double_outside_turns_too_and_for_their_owner_alone(
    entrepreneur: int, gained: tuple[int, int]
) -> None:
    for chosen, paid in (("happiness", (gained[0], 0)), ("visitors", (0, gained[1]))):
        t = before_the_round(entrepreneurs={ANNE: entrepreneur})
        order(t, 4)
        step(t, chosen)
        assert (points(t), credits(t)) == paid

    t = before_the_round(entrepreneurs={BASILE: entrepreneur})
    order(t, 4)
    step(t, "happiness")
    assert points(t) == 1


@pytest.mark.rule("WL-R72")
@pytest.mark.parametrize("entrepreneur", [4, 5])
def test_e4_e5_double_neither_steps_nor_h6(entrepreneur: int) -> None:
    t = final(
        entrepreneurs={ANNE: entrepreneur},
        areas={ANNE: g(6)},
        happiness={ANNE: 10},
        visitors={ANNE: 10},
    )

    assert source(t, "end-hotels") == 2


# E6 to E8: colours


@pytest.mark.rule("WL-126", "WL-127")
@pytest.mark.parametrize(("entrepreneur", "card"), [(6, r(3)), (7, g(7))])
def test_e6_e7_a_step_choice_and_1_credit_less(entrepreneur: int, card: list[str]) -> None:
    t = table(entrepreneurs={ANNE: entrepreneur}, market=card, credits={ANNE: 3})
    buy(t, card)
    assert (credits(t), asked(t)) == (0, (ANNE, "step-choice"))
    step(t, "happiness")
    assert asked(t) == (BASILE, "act")


@pytest.mark.rule("WL-126", "WL-R23")
def test_e6_a_step_choice_for_a_restaurant_that_costs_nothing_too() -> None:
    t = table(entrepreneurs={ANNE: 6}, market=r(17))
    buy(t, r(17))

    assert asked(t) == (ANNE, "step-choice")


@pytest.mark.rule("WL-129", "WL-130", "WL-126")
@pytest.mark.parametrize(("entrepreneur", "card"), [(6, g(7)), (7, r(3)), (8, r(3))])
def test_e6_e7_do_nothing_for_other_colours(entrepreneur: int, card: list[str]) -> None:
    t = table(entrepreneurs={ANNE: entrepreneur}, market=card, credits={ANNE: 4})
    buy(t, card)

    assert (credits(t), asked(t)) == (0, (BASILE, "act"))


@pytest.mark.rule("WL-128", "WL-131")
@pytest.mark.parametrize(
    ("entrepreneur", "mine", "wanted", "free"),
    [
        (6, r(1), r(2), True),
        (6, g(1), g(2), False),
        (7, g(1), g(2), True),
        (7, r(1), r(2), False),
        (8, k(1), k(3), False),
    ],
)
def test_e6_e7_the_limit_does_not_hold_for_their_colour(
    entrepreneur: int, mine: list[str], wanted: list[str], free: bool
) -> None:
    t = table(
        entrepreneurs={ANNE: entrepreneur}, areas={ANNE: mine}, market=wanted, credits={ANNE: 9}
    )

    assert (refusal(t, f"buy {wanted[0]}") is None) == free


@pytest.mark.rule("WL-132")
def test_e8_mascots_cost_1_less() -> None:
    t = table(entrepreneurs={ANNE: 8}, market=k(2), credits={ANNE: 2})
    buy(t, k(2))

    assert (credits(t), tickets(t)) == (0, 3)


@pytest.mark.rule("WL-133", "WL-R73")
def test_e8_two_step_choices_one_after_the_other() -> None:
    t = table(entrepreneurs={ANNE: 8}, areas={ANNE: [*k(1), *y(1)]}, market=k(3), credits={ANNE: 1})
    buy(t, k(3))
    step(t, "happiness")
    assert asked(t) == (ANNE, "step-choice")
    step(t, "visitors")

    assert (happiness(t), visitors(t)) == (1, 1)


@pytest.mark.rule("WL-R73")
def test_e8_the_vp_of_mascots_in_the_end_are_not_doubled() -> None:
    cards = {ANNE: [*k(1), *y(1, 4)]}

    assert source(final(areas=cards, entrepreneurs={ANNE: 8}), "end-mascots") == 1


# E9: the first income


@pytest.mark.rule("WL-134", "WL-R74", "WL-61")
def test_e9_in_the_first_income_phase_2_workers_3_credits_1_vp_2_tickets() -> None:
    t = before_the_round(entrepreneurs={ANNE: 9}, seats=2)
    order(t, 1, 3)

    assert (workers(t), reserve(t), credits(t)) == (6, 4, 8)
    assert (source(t, "entrepreneur"), tickets(t)) == (1, 3)
    assert fields(t)["progress"][ANNE][2] == 6


@pytest.mark.rule("WL-134")
def test_e9_does_nothing_later() -> None:
    t = before_the_round(entrepreneurs={ANNE: 9}, seats=2)
    order(t, 1, 3)
    end_round(t)
    had = credits(t)
    order(t, 1, 3)

    assert (workers(t), credits(t), tickets(t), points(t)) == (6, had + 5, 3, 2)  # space 3
    assert source(t, "entrepreneur") == 1


# E10: new symbols


@pytest.mark.rule("WL-135", "WL-R75")
@pytest.mark.parametrize(
    ("mine", "paid"),
    [
        ([], 1),
        (y(2), 1),
        (y(4), 0),  # a wheel already
        (k(1), 0),  # a mascot's wheel is not new either
        (r(1), 1),
    ],
)
def test_e10_1_credit_for_a_symbol_new_to_his_area(mine: list[str], paid: int) -> None:
    t = table(entrepreneurs={ANNE: 10}, areas={ANNE: mine}, market=y(1), credits={ANNE: 2})
    buy(t, y(1))

    assert credits(t) == paid


@pytest.mark.rule("WL-135", "WL-136")
@pytest.mark.parametrize(
    ("mine", "paid"), [([], 0), (g(10), 1), ([*g(10), *y(1)], 0), ([*g(10), *k(2)], 0)]
)
def test_e10_a_mascot_only_with_h10(mine: list[str], paid: int) -> None:
    t = table(
        entrepreneurs={ANNE: 10},
        areas={ANNE: mine},
        market=k(1),
        credits={ANNE: 2},
        tickets={ANNE: 2},
    )
    buy(t, k(1))

    assert credits(t) == paid


ONE_OF_EACH = [*y(1, 2, 3), *r(1, 2, 6), *b(1, 2, 3), *g(2, 5)]


@pytest.mark.rule("WL-137", "WL-R76")
@pytest.mark.parametrize(
    ("last", "vp"), [([], 0), (g(3), 2), (k(23), 2), (k(21), 0), ([*g(3), *k(23)], 2)]
)
def test_e10_2_vp_for_all_12_symbols_mascots_help(last: list[str], vp: int) -> None:
    t = final(areas={ANNE: [*ONE_OF_EACH, *last]}, entrepreneurs={ANNE: 10})

    assert source(t, "end-entrepreneur") == vp


# E11: the symbol he has most


@pytest.mark.rule("WL-138", "WL-139", "WL-R77")
@pytest.mark.parametrize(
    ("cards", "vp"),
    [
        ([], 0),
        (y(1, 4, 2), 2),
        ([*y(1, 4), *r(1, 3, 4)], 3),
        ([*y(1, 4), *k(1, 2)], 2),  # mascots do not count
        ([*y(1, 4), *k(1, 2), *g(10)], 4),  # with H10 they do
        (k(1, 2), 0),
        ([*k(1, 2), *g(10)], 2),
    ],
)
def test_e11_1_vp_for_each_card_with_the_most_frequent_symbol(cards: list[str], vp: int) -> None:
    t = final(areas={ANNE: cards}, entrepreneurs={ANNE: 11})

    assert source(t, "end-entrepreneur") == vp


# E12: restaurants at income


@pytest.mark.rule("WL-140", "WL-141", "WL-142", "WL-R78", "WL-R43")
@pytest.mark.parametrize(
    ("restaurants", "credit", "choice", "vp"),
    [
        (1, 0, 0, 0),
        (2, 1, 0, 0),
        (3, 1, 0, 0),
        (4, 1, 1, 0),
        (5, 1, 1, 0),
        (6, 1, 1, 1),
        (7, 1, 1, 1),
    ],
)
def test_e12_pays_at_income_for_2_4_and_6_restaurants(
    restaurants: int, credit: int, choice: int, vp: int
) -> None:
    cards = r(*range(17, 17 + restaurants))
    t = before_the_round(seats=2, areas={ANNE: cards}, entrepreneurs={ANNE: 12})
    assert fields(t)["income"][ANNE] == 5 + credit
    order(t, 1, 2)
    if choice:
        assert asked(t) == (ANNE, "step-choice")
        step(t, "happiness")

    assert (credits(t), source(t, "entrepreneur")) == (5 + credit, vp)
    assert asked(t) == (ANNE, "act")


@pytest.mark.rule("WL-R45", "WL-R46")
def test_entrepreneurs_react_to_everything_and_speak_last() -> None:
    t = table(
        entrepreneurs={ANNE: 7},
        areas={ANNE: g(22)},
        market=g(11),
        credits={ANNE: 4},
        tickets={ANNE: 2},
    )
    buy(t, g(11))
    step(t, "happiness")  # H22
    step(t, "visitors")  # E7

    gains = [event["step"] for event in told(t, SPECTATOR, "stepped")]
    assert gains == ["happiness", "visitors"]


@pytest.mark.rule("WL-R45")
def test_a_second_card_of_a_colour_brings_the_power_again() -> None:
    t = table(seats=2, entrepreneurs={ANNE: 6}, market=r(1, 2), credits={ANNE: 9})
    for card in (r(1), r(2)):
        buy(t, card)
        step(t, "workers")
        next_turn_of(t, ANNE)

    assert reserve(t) == 4
