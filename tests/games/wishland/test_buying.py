"""Acheter — price, extra workers, the card limit, what is bought (WL-41, WL-42, WL-51 to WL-55)."""

from __future__ import annotations

import pytest

from manege.games.wishland.playing import price_of
from manege.kernel.refusal import Refusal
from tests.games.wishland.support import (
    ANNE,
    BASILE,
    CHLOE,
    area,
    asked,
    b,
    buy,
    card_number,
    credits,
    discards,
    end_turn,
    fields,
    g,
    groups,
    k,
    market,
    next_turn_of,
    options,
    order,
    play,
    points,
    r,
    refusal,
    refused,
    reserve,
    step,
    table,
    tickets,
    visitors,
    workers,
    y,
)


@pytest.mark.rule("WL-41", "WL-15")
@pytest.mark.parametrize(
    ("card", "cost"),
    [(y(1), 2), (y(22), 9), (r(3), 4), (r(17), 0), (b(3), 5), (g(1), 9), (k(2), 3)],
)
def test_a_buyer_pays_the_printed_cost_and_not_a_credit_more(card: list[str], cost: int) -> None:
    t = table(market=card, credits={ANNE: cost})
    buy(t, card)

    assert area(t) == card
    assert credits(t) == (4 if card == r(17) else 0)
    if cost:
        t = table(market=card, credits={ANNE: cost - 1})
        facts = {"card": card_number(card), "price": cost, "credits": cost - 1}
        assert refused(t, f"buy {card[0]}") == Refusal("WL-41", "too-dear", facts)


@pytest.mark.rule("WL-42", "WL-18")
def test_it_goes_straight_into_his_area_and_its_immediate_rewards_are_taken() -> None:
    t = table(market=[*y(19), *r(13)], credits={ANNE: 8, BASILE: 4})
    buy(t, y(19))
    buy(t, r(13))

    assert (area(t, ANNE), points(t, ANNE)) == (y(19), 4)
    assert (area(t, BASILE), visitors(t, BASILE), credits(t, BASILE)) == (r(13), 2, 2)


@pytest.mark.rule("WL-18")
def test_an_immediate_reward_happens_once() -> None:
    t = table(seats=2, market=y(19), credits={ANNE: 8})
    buy(t, y(19))
    for _ in range(9):
        end_turn(t)

    assert points(t) == 4


@pytest.mark.rule("WL-55")
def test_a_space_emptied_stays_empty_during_the_round() -> None:
    t = table(seats=2, market=y(1, 2), pile=y(3, 4, 5, 6), credits={ANNE: 9, BASILE: 9})
    buy(t, y(1))
    buy(t, y(2))

    assert market(t) == []
    assert refused(t, "buy attraction-3").reason == "not-for-sale"


# The limit


@pytest.mark.rule("WL-52")
@pytest.mark.parametrize(("cards", "held", "limit"), [(0, 1, 1), (1, 1, 2), (1, 2, 3), (3, 4, 7)])
def test_the_limit_is_tickets_plus_attractions(cards: int, held: int, limit: int) -> None:
    t = table(areas={ANNE: y(*range(1, cards + 1))}, tickets={ANNE: held})

    assert fields(t)["limits"][ANNE] == limit


@pytest.mark.rule("WL-53", "WL-54")
@pytest.mark.parametrize(
    ("mine", "wanted", "colour"),
    [(r(1), r(2), 1), (b(1), b(4), 2), (g(2), g(4), 3), (k(1), k(3), 4)],
)
def test_no_more_cards_of_a_colour_than_the_limit_each_colour_on_its_own(
    mine: list[str], wanted: list[str], colour: int
) -> None:
    t = table(areas={ANNE: mine}, market=wanted, credits={ANNE: 9})
    expected = Refusal("WL-54", "limit-reached", {"colour": colour, "limit": 1})
    assert refused(t, f"buy {wanted[0]}") == expected

    others = [card for card in [*r(9), *b(10), *g(9), *k(5)] if card[:3] != mine[0][:3]]
    t = table(areas={ANNE: others}, market=wanted, credits={ANNE: 9})
    assert refusal(t, f"buy {wanted[0]}") is None


@pytest.mark.rule("WL-54")
@pytest.mark.parametrize("more", ["ticket", "attraction"])
def test_another_ticket_or_attraction_makes_room(more: str) -> None:
    extra = y(1) if more == "attraction" else []
    t = table(
        areas={ANNE: [*r(1), *extra]},
        tickets={ANNE: 1 + (more == "ticket")},
        market=r(2, 3),
        credits={ANNE: 9},
    )
    buy(t, r(2))

    assert area(t) == [*extra, *r(1, 2)]
    while t.player != ANNE:
        end_turn(t)
    assert refused(t, "buy restaurant-3").reason == "limit-reached"


@pytest.mark.rule("WL-R26")
def test_attractions_and_tickets_have_no_limit() -> None:
    t = table(areas={ANNE: y(*range(1, 10))}, market=y(10), credits={ANNE: 9}, tickets={ANNE: 9})

    assert refusal(t, "buy attraction-10") is None


@pytest.mark.rule("WL-R27")
@pytest.mark.parametrize(("owned", "wanted"), [(k(1), k(3)), (g(2), g(4)), (g(2), g(24))])
def test_what_a_card_itself_brings_comes_too_late_for_it(
    owned: list[str], wanted: list[str]
) -> None:
    t = table(areas={ANNE: owned}, market=wanted, credits={ANNE: 9})

    assert refused(t, f"buy {wanted[0]}").reason == "limit-reached"


@pytest.mark.rule("WL-R27", "WL-74")
def test_but_in_time_for_the_next() -> None:
    t = table(seats=2, market=k(1, 3), credits={ANNE: 9}, groups=[])
    buy(t, k(1))
    end_turn(t)

    assert (tickets(t), refusal(t, "buy mascot-3")) == (2, None)


@pytest.mark.rule("WL-R28")
def test_the_limit_never_falls() -> None:
    t = table(seats=2, areas={ANNE: y(1)}, turn=4)
    before = fields(t)["limits"]
    end_turn(t)
    end_turn(t)

    assert fields(t)["limits"] == before
    assert area(t) == y(1)


@pytest.mark.rule("WL-R29")
def test_tickets_have_no_price_and_no_symbol_and_are_never_bought() -> None:
    t = table(areas={ANNE: g(19)}, entrepreneurs={ANNE: 2}, market=k(1), credits={ANNE: 9})
    assert not any("ticket" in option for option in options(t))
    play(t, "buy mascot-1 surcharged")  # its ticket is no purchase: one surcharge, one reduction

    assert (points(t), credits(t), tickets(t)) == (1, 7, 2)


@pytest.mark.rule("WL-R30")
def test_when_the_tickets_are_gone_the_gain_is_lost() -> None:
    t = table(seats=2, tickets={ANNE: 1, BASILE: 19}, market=g(4), credits={ANNE: 9})
    buy(t, g(4))

    assert (tickets(t), len(area(t))) == (1, 1)
    t = table(seats=2, tickets={ANNE: 1, BASILE: 18}, market=g(4), credits={ANNE: 9})
    buy(t, g(4))
    assert tickets(t) == 2  # the last one


# Extra workers


@pytest.mark.rule("WL-51")
@pytest.mark.parametrize(("extra", "paid"), [(0, 9), (1, 8), (2, 7), (3, 6)])
def test_with_an_empty_reserve_up_to_3_more_workers_each_lower_the_cost_by_1(
    extra: int, paid: int
) -> None:
    t = table(reserve={ANNE: 0}, market=y(22), credits={ANNE: 9})
    buy(t, y(22), f" with {extra}" if extra else "")

    assert (credits(t), workers(t)) == (9 - paid, 10 - 1 - extra)
    assert groups(t) == {"attraction": [[ANNE, 1 + extra]]}  # WL-R20
    assert "buy attraction-22 with 4" not in options(table(reserve={ANNE: 0}))


@pytest.mark.rule("WL-51", "WL-R20", "WL-37")
def test_they_come_on_top_of_those_required_and_in_the_same_group() -> None:
    t = table(
        reserve={ANNE: 0},
        market=y(22),
        credits={ANNE: 9},
        groups=["attraction-1-1", "attraction-2-2"],
    )
    buy(t, y(22), " with 3")

    assert groups(t)["attraction"][-1] == [ANNE, 6]
    assert fields(t)["needed"][0] == 4


@pytest.mark.rule("WL-51", "WL-R21")
@pytest.mark.parametrize("left", [1, 6])
def test_not_before_all_6_are_taken(left: int) -> None:
    t = table(reserve={ANNE: left}, market=y(22), credits={ANNE: 9})

    expected = Refusal("WL-51", "reserve-not-empty", {"workers": left})
    assert refused(t, "buy attraction-22 with 1") == expected


@pytest.mark.rule("WL-R21")
def test_from_the_purchase_after_the_sixth_was_taken() -> None:
    t = table(seats=2, reserve={ANNE: 1}, market=[*b(15), *y(22)], credits={ANNE: 10})
    buy(t, b(15))
    assert reserve(t) == 0
    next_turn_of(t, ANNE)
    buy(t, y(22), " with 3")

    assert credits(t) == 10 - 2 - 6


@pytest.mark.rule("WL-R21")
def test_it_is_never_for_the_advert_space() -> None:
    t = table(reserve={ANNE: 0})

    assert [option for option in options(t) if option.startswith("advert")] == ["advertise"]


@pytest.mark.rule("WL-R19")
def test_any_available_worker_can_be_an_extra_one() -> None:
    t = table(reserve={ANNE: 0}, groups=["hotel-0-6"], market=y(22), credits={ANNE: 6})
    buy(t, y(22), " with 3")

    assert workers(t) == 0


@pytest.mark.rule("WL-R22")
@pytest.mark.parametrize(("free", "most"), [(1, 0), (2, 1), (3, 2), (4, 3), (9, 3)])
def test_no_more_than_are_left(free: int, most: int) -> None:
    away = [f"hotel-0-{10 - free}"]
    t = table(reserve={ANNE: 0}, groups=away, market=y(22), credits={ANNE: 9})

    for extra in (1, 2, 3):
        found = refusal(t, f"buy attraction-22 with {extra}")
        left = Refusal("WL-R22", "not-so-many-left", {"workers": free - 1})
        assert found == (None if extra <= most else left)


@pytest.mark.rule("WL-R22")
def test_no_more_than_the_price_needs() -> None:
    t = table(reserve={ANNE: 0}, market=[*y(1), *r(17)], credits={ANNE: 9})

    assert refusal(t, "buy attraction-1 with 2") is None
    facts = {"price": 2}
    assert refused(t, "buy attraction-1 with 3") == Refusal("WL-R22", "too-many-extra", facts)
    assert refused(t, "buy restaurant-17 with 1").reason == "too-many-extra"


@pytest.mark.rule("WL-R22", "WL-R24")
def test_the_entrepreneurs_reduction_comes_first() -> None:
    t = table(reserve={ANNE: 0}, entrepreneurs={ANNE: 6}, market=r(1, 7), credits={ANNE: 2})

    assert refusal(t, "buy restaurant-1 with 1") is None
    assert refused(t, "buy restaurant-1 with 2").reason == "too-many-extra"
    buy(t, r(7), " with 3")  # 6 - 1 - 3
    assert credits(t) == 0


@pytest.mark.rule("WL-51")
def test_extra_workers_may_make_a_card_affordable() -> None:
    t = table(reserve={ANNE: 0}, market=y(1))

    assert "buy attraction-1" not in options(t)
    buy(t, y(1), " with 2")
    assert credits(t) == 0


@pytest.mark.rule("WL-R23")
@pytest.mark.parametrize(("entrepreneur", "card"), [(2, r(17)), (6, r(17)), (2, y(1))])
def test_a_price_never_falls_below_0_and_nothing_is_paid_out(
    entrepreneur: int, card: list[str]
) -> None:
    t = table(entrepreneurs={ANNE: entrepreneur}, market=card)

    assert price_of(t, ANNE, card_number(card)) == 0
    buy(t, card)
    if card == y(1):
        assert credits(t) == 0


@pytest.mark.rule("WL-R25")
def test_reductions_change_what_is_paid_not_what_the_card_costs() -> None:
    t = table(
        areas={ANNE: [*g(22)]},
        entrepreneurs={ANNE: 2},
        tickets={ANNE: 2},
        market=b(3),
        credits={ANNE: 3},
    )
    buy(t, b(3))  # printed 5, paid 3

    assert (credits(t), asked(t)) == (0, (ANNE, "step-choice"))
    step(t, "happiness")


@pytest.mark.rule("WL-41")
def test_others_pay_their_own_price() -> None:
    t = table(entrepreneurs={ANNE: 6, BASILE: 4, CHLOE: 2}, market=r(7))

    prices = [shown["restaurant-7"] for shown in fields(t)["prices"]]
    assert prices == [5, 6, 4]


@pytest.mark.rule("WL-R14")
def test_the_bank_never_runs_out() -> None:
    t = table(seats=2, credits={ANNE: 500, BASILE: 500}, turn=4, order=[2, 1])
    play(t, "advertise")
    step(t, "visitors")
    order(t, 1, 3)

    assert credits(t) + credits(t, BASILE) > 1000
    assert discards(t) == []
