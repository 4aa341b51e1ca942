"""Cartes Hôtel — each of the 24, and where it does nothing (WL-81 to WL-110, WL-R45 to WL-R67)."""

from __future__ import annotations

import pytest

from manege.kernel.refusal import Refusal
from tests.games.wishland.support import (
    ANNE,
    BASILE,
    SPECTATOR,
    area,
    asked,
    b,
    before_the_round,
    buy,
    credits,
    end_turn,
    fields,
    final,
    g,
    groups,
    happiness,
    k,
    last_turn,
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
    zone,
)

# H1 to H4: something at once


@pytest.mark.rule("WL-81")
def test_h1_6_vp() -> None:
    t = table(market=g(1), credits={ANNE: 9})
    buy(t, g(1))

    assert (points(t), source(t, "hotels"), credits(t)) == (6, 6, 0)


@pytest.mark.rule("WL-82")
def test_h2_3_credits() -> None:
    t = table(market=g(2), credits={ANNE: 2})
    buy(t, g(2))

    assert (credits(t), points(t)) == (3, 0)


@pytest.mark.rule("WL-83")
def test_h3_one_of_each() -> None:
    t = table(market=g(3), credits={ANNE: 3})
    buy(t, g(3))

    assert (happiness(t), visitors(t), reserve(t)) == (1, 1, 5)
    assert (points(t), credits(t)) == (1, 2)


@pytest.mark.rule("WL-83", "WL-R17", "WL-R18")
def test_h3_where_nothing_can_move() -> None:
    t = table(
        market=g(3),
        credits={ANNE: 3},
        happiness={ANNE: 10},
        visitors={ANNE: 10},
        reserve={ANNE: 0},
        claimed={BASILE: ["1", "2", "3"]},
    )
    buy(t, g(3))

    assert (happiness(t), visitors(t), credits(t), points(t)) == (10, 10, 0, 0)


@pytest.mark.rule("WL-84")
def test_h4_2_tickets() -> None:
    t = table(market=g(4), credits={ANNE: 2})
    buy(t, g(4))

    assert (tickets(t), fields(t)["limits"][ANNE]) == (3, 3)


# H5 to H7: in the end


@pytest.mark.rule("WL-85", "WL-R47")
@pytest.mark.parametrize(
    ("held", "vp"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 5), (6, 6), (7, 6), (12, 6)]
)
def test_h5_vp_by_tickets_the_starting_one_too(held: int, vp: int) -> None:
    t = final(areas={ANNE: g(5)}, tickets={ANNE: held})

    assert source(t, "end-hotels") == vp


@pytest.mark.rule("WL-86")
def test_h6_1_vp_at_once() -> None:
    t = table(market=g(6), credits={ANNE: 3})
    buy(t, g(6))

    assert points(t) == 1


@pytest.mark.rule("WL-87", "WL-R48")
@pytest.mark.parametrize(
    ("happy", "guests", "left", "vp"),
    [(9, 9, 1, 0), (10, 9, 1, 1), (9, 10, 1, 1), (9, 9, 0, 1), (10, 10, 0, 3)],
)
def test_h6_1_vp_for_each_track_at_10_and_an_empty_reserve(
    happy: int, guests: int, left: int, vp: int
) -> None:
    t = final(
        areas={ANNE: g(6)}, happiness={ANNE: happy}, visitors={ANNE: guests}, reserve={ANNE: left}
    )

    assert source(t, "end-hotels") == vp


@pytest.mark.rule("WL-R48", "WL-165")
def test_h6_is_checked_after_h8() -> None:
    t = last_turn(
        areas={ANNE: g(6, 8)},
        happiness={ANNE: 9},
        claimed={BASILE: ["1"]},
        pile=b(1),
        credits={ANNE: 2},
    )
    play(t, "recover", "take actor-1")

    assert source(t, "end-hotels") == 1


@pytest.mark.rule("WL-88", "WL-R49")
@pytest.mark.parametrize(
    ("cards", "vp"),
    [
        ([], 0),  # one green symbol only
        (y(1, 2), 0),
        (y(1, 4, 7, 2), 0),  # two wheels are one symbol
        (y(1, 2, 3), 1),
        (r(1, 2, 6), 1),
        (b(1, 2, 3), 1),
        (g(1, 3), 1),  # with itself: key, pool, bell
        (k(1, 3, 5), 1),
        (k(1, 7, 13), 1),  # black needs three of any twelve
        (k(1, 2, 3), 0),
        ([*y(1, 2, 3), *r(1, 2, 6), *b(1, 2, 3), *g(1, 3), *k(1, 3, 5)], 5),
    ],
)
def test_h7_1_vp_for_each_colour_with_3_symbols(cards: list[str], vp: int) -> None:
    t = final(areas={ANNE: [*g(7), *cards]})

    assert source(t, "end-hotels") == vp


@pytest.mark.rule("WL-88")
def test_h7_a_symbol_counts_once_however_many_mascots_show_it() -> None:
    t = final(areas={ANNE: [*g(7), *k(1, 23, 24)]})

    assert source(t, "end-hotels") == 0


# H8: one more card in the end


@pytest.mark.rule("WL-89", "WL-165", "WL-166", "WL-167")
def test_h8_buys_and_plays_one_card_more_for_credits_and_no_workers() -> None:
    t = last_turn(areas={ANNE: g(8)}, market=y(22), credits={ANNE: 9}, groups=["hotel-0-4"])
    play(t, "recover")
    assert asked(t) == (ANNE, "last-purchase")
    play(t, "take attraction-22")

    assert (area(t), credits(t), points(t)) == ([*y(22), *g(8)], 0, 5)
    assert (workers(t), groups(t)) == (4, {})
    assert asked(t) is None


@pytest.mark.rule("WL-R50", "WL-R51")
def test_h8_reaches_any_pile_discards_and_market_but_no_tickets() -> None:
    t = last_turn(
        areas={ANNE: g(8), BASILE: y(3)},
        market=y(1),
        discards=r(1),
        pile=[*y(2, 4), *k(1)],
        credits={ANNE: 9},
    )
    play(t, "recover")

    reached = [*y(1, 2, 4), *r(1), *k(1)]
    assert options(t) == [*(f"take {card}" for card in reached), "take none"]
    assert refused(t, "take attraction-3") == Refusal("WL-R50", "out-of-reach", {"card": 2})


@pytest.mark.rule("WL-R51")
def test_h8_the_card_is_gone_from_its_pile() -> None:
    t = last_turn(areas={ANNE: g(8)}, pile=y(1, 2, 4), credits={ANNE: 2})
    play(t, "recover", "take attraction-1")

    assert [t.pile[n] for n in range(t.tops[0], t.ends[0])] == [3, 1]


@pytest.mark.rule("WL-R50")
@pytest.mark.parametrize("where", ["market", "discards"])
def test_h8_or_from_where_it_lay_face_up(where: str) -> None:
    t = last_turn(areas={ANNE: g(8)}, credits={ANNE: 2}, **{where: y(1, 2)})
    play(t, "recover", "take attraction-1")

    assert zone(t, where, SPECTATOR) == y(2)


@pytest.mark.rule("WL-R52")
def test_h8_is_no_duty() -> None:
    t = last_turn(areas={ANNE: g(8)}, market=y(1), credits={ANNE: 9})
    play(t, "recover", "take none")

    assert (area(t), credits(t), asked(t)) == (g(8), 9, None)
    for event in ("last_card", "no_last_card"):
        assert told(t, SPECTATOR, event) == [{"event": event, "seat": ANNE}]


@pytest.mark.rule("WL-R50")
@pytest.mark.parametrize("where", ["market", "discards", "pile"])
def test_h8_what_is_taken_from_a_copy_stays_on_the_table(where: str) -> None:
    t = last_turn(areas={ANNE: g(8)}, credits={ANNE: 2}, **{where: y(1, 2)})
    play(t, "recover")
    twin = t.copy()
    play(twin, "take attraction-1")

    assert refusal(t, "take attraction-1") is None
    assert area(t) == g(8)


@pytest.mark.rule("WL-R52")
@pytest.mark.parametrize(("money", "on_sale"), [(1, y(1)), (9, []), (9, g(2))])
def test_h8_does_nothing_where_nothing_is_affordable_and_allowed(
    money: int, on_sale: list[str]
) -> None:
    t = last_turn(areas={ANNE: g(8)}, market=on_sale, credits={ANNE: money})
    play(t, "recover")

    assert asked(t) is None


@pytest.mark.rule("WL-R53")
def test_h8_the_limit_and_reductions_hold_extra_workers_do_not() -> None:
    t = last_turn(
        areas={ANNE: [*g(8, 19), *y(1)]},
        entrepreneurs={ANNE: 6},
        reserve={ANNE: 0},
        market=[*r(1), *g(2)],
        credits={ANNE: 3},
        claimed={BASILE: ["3"]},
    )
    play(t, "recover")

    assert options(t) == ["take restaurant-1", "take restaurant-1 surcharged", "take none"]
    expected = Refusal("WL-54", "limit-reached", {"colour": 3, "limit": 2})
    assert refused(t, "take hotel-2") == expected
    play(t, "take restaurant-1 surcharged")
    assert asked(t) == (ANNE, "step-choice")  # E6
    step(t, "happiness")
    assert (credits(t), source(t, "hotels"), happiness(t)) == (0, 1, 1)


@pytest.mark.rule("WL-R53", "WL-74")
def test_h8_a_mascot_brings_its_bonus() -> None:
    t = last_turn(areas={ANNE: g(8)}, market=k(1), credits={ANNE: 2})
    play(t, "recover", "take mascot-1")

    assert tickets(t) == 2


@pytest.mark.rule("WL-R54", "WL-161")
def test_h8_comes_too_late_for_entrepreneurs() -> None:
    t = last_turn(
        areas={ANNE: [*g(8), *y(1)]}, entrepreneurs={ANNE: 11}, market=y(4), credits={ANNE: 2}
    )
    play(t, "recover", "take attraction-4")

    assert source(t, "end-entrepreneur") == 1


@pytest.mark.rule("WL-168")
def test_h8_a_hotel_bought_so_is_scored_with_the_hotels() -> None:
    t = last_turn(areas={ANNE: [*g(8), *y(1)]}, tickets={ANNE: 3}, market=g(5), credits={ANNE: 3})
    play(t, "recover", "take hotel-5")

    assert source(t, "end-hotels") == 2


@pytest.mark.rule("WL-168")
def test_h8_any_other_card_in_the_section_of_its_type() -> None:
    t = last_turn(areas={ANNE: [*g(8), *b(1)]}, tickets={ANNE: 3}, market=b(4), credits={ANNE: 2})
    play(t, "recover", "take actor-4")

    assert source(t, "end-shows") == 1


# H9 to H12: in later sections


@pytest.mark.rule("WL-90", "WL-176")
@pytest.mark.parametrize(("actors", "vp"), [([], 0), (b(1), 1), (b(1, 4), 2)])
def test_h9_counts_as_a_type_of_show_symbol(actors: list[str], vp: int) -> None:
    assert source(final(areas={ANNE: [*g(9), *actors]}), "end-shows") == vp


@pytest.mark.rule("WL-91", "WL-172", "WL-R55")
@pytest.mark.parametrize(
    ("mascots", "without", "with_it"), [([], 0, 0), (k(1), 1, 1), (k(1, 2), 2, 4), (k(1, 3), 1, 2)]
)
def test_h10_mascots_count_mascots(mascots: list[str], without: int, with_it: int) -> None:
    cards = [*mascots, *y(1, 4)]

    assert source(final(areas={ANNE: cards}), "end-mascots") == without
    assert source(final(areas={ANNE: [*cards, *g(10)]}), "end-mascots") == with_it


@pytest.mark.rule("WL-92", "WL-R56")
@pytest.mark.parametrize(
    ("cards", "vp"),
    [
        *((9, 0), (10, 1), (11, 1), (12, 2), (13, 2), (14, 3), (15, 3)),
        *((16, 4), (17, 4), (18, 5), (19, 5), (20, 6), (23, 6)),
    ],
)
def test_h11_vp_by_market_cards_repeats_and_mascots_included(cards: int, vp: int) -> None:
    others = [*y(*range(1, 13)), *k(1, 2, 3, 4, 5), *r(1, 2, 3, 4, 5)][: cards - 1]
    t = final(areas={ANNE: [*g(11), *others]}, tickets={ANNE: 3}, claimed={BASILE: ["5", "9", "7"]})

    assert source(t, "end-hotels") == vp


@pytest.mark.rule("WL-93", "WL-179", "WL-R57", "WL-R58")
@pytest.mark.parametrize(
    ("actors", "vp"), [([], 0), (b(1), 0), (b(1, 2), 1), (b(1, 2, 3), 2), (b(1, 2, 4, 5), 1 + 2)]
)
def test_h12_1_vp_for_each_duplicate_on_actors(actors: list[str], vp: int) -> None:
    assert source(final(areas={ANNE: [*g(12), *actors]}), "end-shows") == vp


@pytest.mark.rule("WL-R58", "WL-175")
def test_h12_types_beyond_the_ninth_are_no_duplicates() -> None:
    eight = b(1, 4, 7, 10, 13, 16, 19, 22)
    mascots = k(1, 3, 5, 7, 9)
    t = final(areas={ANNE: [*g(9, 12), *eight, *mascots]}, entrepreneurs={ANNE: 8})

    assert source(t, "end-shows") == 15  # eleven types, and no card repeats


# H13: advert turns may end with a recall


@pytest.mark.rule("WL-94", "WL-R59")
def test_h13_after_an_advert_he_may_take_back_all_his_workers() -> None:
    t = table(areas={ANNE: g(13)}, groups=["actor-0-1", "actor-1-1"])
    play(t, "advertise")
    step(t, "happiness")
    assert (asked(t), options(t)) == ((ANNE, "finish"), ["recall", "end"])
    play(t, "recall")

    assert (workers(t), groups(t)) == (4, {"actor": [[BASILE, 1]]})
    assert asked(t) == (BASILE, "act")


@pytest.mark.rule("WL-94")
def test_h13_he_need_not() -> None:
    t = table(areas={ANNE: g(13)})
    play(t, "advertise")
    step(t, "happiness")
    play(t, "end")

    assert workers(t) == 3


@pytest.mark.rule("WL-94")
@pytest.mark.parametrize("action", ["recover", "buy attraction-1"])
def test_h13_does_nothing_after_another_action(action: str) -> None:
    t = table(areas={ANNE: g(13)}, market=y(1), credits={ANNE: 2}, groups=["actor-0-1"])
    assert refused(t, "recall") == Refusal("WL-94", "not-advertised")
    play(t, action)

    assert asked(t) == (BASILE, "act")


@pytest.mark.rule("WL-94")
@pytest.mark.parametrize("seats", [1, 2])
def test_h13_whoever_lacks_it_is_told_so_before_the_action_and_after_it(seats: int) -> None:
    t = table(
        seats=seats, order=[5, 4][:seats], happiness={ANNE: 7}, player=ANNE, pile=y(1), groups=[]
    )
    assert refused(t, "recall") == Refusal("WL-94", "no-recall")
    play(t, *(["draw"] if seats == 1 else []), "advertise")
    step(t, "workers")

    assert refused(t, "recall") == Refusal("WL-94", "no-recall")


@pytest.mark.rule("WL-94")
def test_h13_nor_in_the_next_turn_nor_for_others() -> None:
    t = table(seats=2, areas={ANNE: g(13)}, market=y(1), credits={ANNE: 2})
    play(t, "advertise")
    step(t, "happiness")
    play(t, "end", "advertise")
    step(t, "happiness")
    assert asked(t) == (ANNE, "act")  # nothing more for Basile
    buy(t, y(1))

    assert asked(t) == (BASILE, "act")


@pytest.mark.rule("WL-R32", "WL-R59")
def test_h13_claims_may_come_before_it() -> None:
    t = table(areas={ANNE: g(13)}, happiness={ANNE: 6})
    play(t, "advertise")
    step(t, "happiness")
    assert options(t) == ["claim 1", "recall", "end"]
    play(t, "recall")
    assert options(t) == ["claim 1", "end"]
    play(t, "claim 1")

    assert asked(t) == (BASILE, "act")


# H14: restaurants


@pytest.mark.rule("WL-95")
def test_h14_1_credit_for_each_restaurant_played_afterwards() -> None:
    t = table(areas={ANNE: g(14)}, market=r(1), credits={ANNE: 2})
    buy(t, r(1))

    assert credits(t) == 1
    t = table(areas={ANNE: g(14)}, market=r(17))
    buy(t, r(17))  # one that costs nothing
    assert credits(t) == 4 + 1


@pytest.mark.rule("WL-95")
def test_h14_does_nothing_for_other_cards_or_other_players() -> None:
    t = table(areas={ANNE: g(14)}, market=[*y(1), *r(1)], credits={ANNE: 2, BASILE: 2})
    buy(t, y(1))
    buy(t, r(1))

    assert (credits(t, ANNE), credits(t, BASILE)) == (0, 0)


@pytest.mark.rule("WL-96", "WL-R60")
def test_h14_his_restaurants_cost_him_no_vp_older_ones_neither() -> None:
    cards = r(17, 18, 19)

    assert source(final(areas={ANNE: cards}), "end-restaurants") == -3
    assert source(final(areas={ANNE: [*cards, *g(14)]}), "end-restaurants") == 0
    t = table(areas={ANNE: [*cards, *y(1, 2)]}, market=g(14), credits={ANNE: 3})
    buy(t, g(14))
    assert credits(t) == 0  # WL-R60: nothing for those played before


# H15: conversion


@pytest.mark.rule("WL-97")
def test_h15_does_nothing_for_credits_vp_and_tickets() -> None:
    t = table(areas={ANNE: g(15)}, market=y(19), credits={ANNE: 8})
    buy(t, y(19))

    assert (asked(t), points(t)) == ((BASILE, "act"), 4)


@pytest.mark.rule("WL-97", "WL-R61")
@pytest.mark.parametrize(
    ("card", "units"), [(b(1), 1), (b(2), 2), (b(3), 3), (r(13), 2), (g(3), 3)]
)
def test_h15_every_unit_gained_is_taken_as_he_likes(card: list[str], units: int) -> None:
    t = table(areas={ANNE: [*g(15), *y(1)]}, market=card, credits={ANNE: 5})
    buy(t, card)
    for _ in range(units):
        assert asked(t) == (ANNE, "conversion")
        step(t, "happiness")

    assert (happiness(t), visitors(t), reserve(t)) == (units, 0, 6)
    assert asked(t) == (BASILE, "act")


@pytest.mark.rule("WL-97")
def test_h15_a_step_choice_is_asked_once() -> None:
    t = table(areas={ANNE: g(15)})
    play(t, "advertise")
    step(t, "visitors")

    assert (asked(t), visitors(t)) == ((BASILE, "act"), 1)


@pytest.mark.rule("WL-R61", "WL-R18")
def test_h15_caps_are_checked_after_the_conversion() -> None:
    t = table(
        areas={ANNE: g(15)},
        market=b(3),
        credits={ANNE: 5},
        reserve={ANNE: 0},
        happiness={ANNE: 9},
        claimed={BASILE: ["1", "3"]},
    )
    buy(t, b(3))
    step(t, "happiness", "happiness", "visitors")

    assert (happiness(t), visitors(t)) == (10, 1)


@pytest.mark.rule("WL-97", "WL-R61")
def test_h15_in_the_order_phase_and_at_income_too() -> None:
    t = before_the_round(areas={ANNE: [*g(15), *r(1, 2, 3, 4)]}, entrepreneurs={ANNE: 12})
    order(t, 4)
    step(t, "workers")
    order(t, 1, 3)
    assert asked(t) == (ANNE, "step-choice")  # E12
    step(t, "happiness")

    assert (happiness(t), reserve(t)) == (1, 5)


@pytest.mark.rule("WL-R61", "WL-R53", "WL-180")
def test_h15_at_the_purchase_of_h8_too_before_tracks_are_scored() -> None:
    t = last_turn(
        areas={ANNE: g(8, 15)},
        happiness={ANNE: 9},
        claimed={BASILE: ["1"]},
        tickets={ANNE: 5},
        market=b(15),
        credits={ANNE: 2},
    )
    play(t, "recover", "take actor-15")
    assert asked(t) == (ANNE, "conversion")
    step(t, "happiness")

    assert (reserve(t), source(t, "end-happiness"), asked(t)) == (6, 1, None)


# H16: recall for 3


@pytest.mark.rule("WL-98", "WL-99", "WL-R62")
def test_h16_before_the_action_the_workers_are_usable_in_it() -> None:
    t = table(areas={ANNE: g(16)}, groups=["hotel-0-4"], credits={ANNE: 5}, market=y(1))
    assert options(t) == ["recover", "recall for 3"]
    play(t, "recall for 3")

    assert (workers(t), credits(t), asked(t)) == (4, 2, (ANNE, "act"))
    buy(t, y(1))
    assert asked(t) == (BASILE, "act")


@pytest.mark.rule("WL-99", "WL-R62")
def test_h16_after_the_action() -> None:
    t = table(areas={ANNE: g(16)}, market=y(1), credits={ANNE: 5})
    buy(t, y(1))
    assert (asked(t), options(t)) == ((ANNE, "finish"), ["recall for 3", "end"])
    play(t, "recall for 3")

    assert (workers(t), credits(t), asked(t)) == (4, 0, (BASILE, "act"))


@pytest.mark.rule("WL-R62")
def test_h16_once_a_turn() -> None:
    t = table(areas={ANNE: g(16)}, groups=["hotel-0-4"], credits={ANNE: 9}, market=y(1))
    play(t, "recall for 3")
    assert refused(t, "recall for 3") == Refusal("WL-R62", "recalled-already")
    buy(t, y(1))
    assert asked(t) == (BASILE, "act")
    next_turn_of(t, ANNE)

    assert refusal(t, "recall for 3") is None


@pytest.mark.rule("WL-R62", "WL-98")
@pytest.mark.parametrize(
    ("areas", "money", "out", "refusal_"),
    [
        ([], 9, True, Refusal("WL-98", "no-paid-recall")),
        (g(16), 2, True, Refusal("WL-R62", "recall-too-dear", {"credits": 2})),
        (g(16), 3, False, Refusal("WL-R62", "nobody-out")),
        (g(16), 3, True, None),
    ],
)
def test_h16_needs_the_hotel_3_credits_and_somebody_out(
    areas: list[str], money: int, out: bool, refusal_: Refusal | None
) -> None:
    t = table(areas={ANNE: areas}, groups=["actor-0-1"] * out, credits={ANNE: money})

    assert refusal(t, "recall for 3") == refusal_


@pytest.mark.rule("WL-R62")
def test_h16_never_inside_the_action() -> None:
    t = table(areas={ANNE: g(16)}, credits={ANNE: 9})
    play(t, "advertise")

    assert refused(t, "recall for 3") == Refusal("WL-28", "choose-a-step")


# H17: sets


@pytest.mark.rule("WL-100", "WL-R63")
@pytest.mark.parametrize(
    ("cards", "vp"),
    [
        ([], 0),
        ([*y(1), *r(1), *k(1)], 0),  # no actor
        ([*y(1), *r(1), *b(1), *k(1)], 1),  # itself is the green one
        ([*y(1, 2), *r(1, 2), *b(1, 4), *k(1, 3)], 1),
        ([*y(1, 2), *r(1, 2), *b(1, 4), *k(1, 3), *g(2)], 2),
    ],
)
def test_h17_1_vp_for_each_set_of_five_colours(cards: list[str], vp: int) -> None:
    assert source(final(areas={ANNE: [*g(17), *cards]}), "end-hotels") == vp


# H18 to H22: ongoing


@pytest.mark.rule("WL-101")
def test_h18_a_step_choice_for_each_actor() -> None:
    t = table(areas={ANNE: g(18)}, market=b(1), credits={ANNE: 2})
    buy(t, b(1))
    assert (asked(t), happiness(t)) == ((ANNE, "step-choice"), 1)
    step(t, "happiness")

    assert (happiness(t), asked(t)) == (2, (BASILE, "act"))


@pytest.mark.rule("WL-101")
def test_h18_does_nothing_for_other_cards_or_other_players() -> None:
    t = table(areas={ANNE: g(18)}, market=[*y(1), *b(1)], credits={ANNE: 2, BASILE: 2})
    buy(t, y(1))
    buy(t, b(1))

    assert asked(t) == (2, "act")


@pytest.mark.rule("WL-102", "WL-103")
def test_h19_2_credits_more_for_1_vp_once_a_card() -> None:
    t = table(areas={ANNE: g(19)}, market=y(1), credits={ANNE: 4})
    assert {"buy attraction-1", "buy attraction-1 surcharged"} < set(options(t))
    buy(t, y(1), " surcharged")

    assert (points(t), source(t, "hotels"), credits(t)) == (2, 1, 0)
    assert asked(t) == (BASILE, "act")


@pytest.mark.rule("WL-102")
def test_h19_is_no_duty_and_must_be_affordable() -> None:
    t = table(areas={ANNE: g(19)}, market=y(1), credits={ANNE: 3})

    facts = {"card": 0, "price": 4, "credits": 3}
    assert refused(t, "buy attraction-1 surcharged") == Refusal("WL-41", "too-dear", facts)
    buy(t, y(1))
    assert points(t) == 1


@pytest.mark.rule("WL-102", "WL-104")
def test_h19_not_without_it_and_not_for_itself() -> None:
    t = table(market=[*y(1), *g(19)], credits={ANNE: 9})

    for card in (y(1), g(19)):
        assert refused(t, f"buy {card[0]} surcharged") == Refusal("WL-102", "no-surcharge")


@pytest.mark.rule("WL-R64")
def test_h19_a_card_cannot_finance_its_own_surcharge() -> None:
    t = table(areas={ANNE: g(19)}, market=r(17), credits={ANNE: 1})

    assert refused(t, "buy restaurant-17 surcharged").reason == "too-dear"


@pytest.mark.rule("WL-102", "WL-51")
def test_h19_goes_with_extra_workers_which_lower_the_cost_only() -> None:
    t = table(areas={ANNE: g(19)}, reserve={ANNE: 0}, market=y(1), credits={ANNE: 2})
    assert refused(t, "buy attraction-1 surcharged-with 3").reason == "too-many-extra"
    buy(t, y(1), " surcharged-with 2")

    assert (credits(t), points(t)) == (0, 2)


@pytest.mark.rule("WL-105")
def test_h20_a_step_choice_for_each_claim() -> None:
    t = table(areas={ANNE: g(20)}, happiness={ANNE: 7}, visitors={ANNE: 7})
    play(t, "claim 1")
    assert asked(t) == (ANNE, "step-choice")
    step(t, "workers")
    play(t, "claim 2")
    step(t, "workers")

    assert (reserve(t), points(t), asked(t)) == (4, 2, (ANNE, "act"))


@pytest.mark.rule("WL-105")
def test_h20_does_nothing_for_others_claims() -> None:
    t = table(areas={BASILE: g(20)}, happiness={ANNE: 7})
    play(t, "claim 1")

    assert asked(t) == (ANNE, "act")


@pytest.mark.rule("WL-106", "WL-R65")
def test_h21_2_credits_less_in_every_income() -> None:
    t = before_the_round(areas={ANNE: g(21)}, seats=2)
    order(t, 1, 3)

    assert (credits(t), credits(t, BASILE)) == (3, 5)


@pytest.mark.rule("WL-107")
def test_h21_1_vp_for_each_other_hotel_not_for_itself() -> None:
    t = table(seats=2, tickets={ANNE: 3}, market=[*g(21, 2), *y(1)], credits={ANNE: 9})
    for card, vp in ((g(21), 0), (g(2), 1), (y(1), 2)):
        buy(t, card)
        assert points(t) == vp
        end_turn(t)
    assert source(t, "hotels") == 1


@pytest.mark.rule("WL-108", "WL-R25")
@pytest.mark.parametrize(("card", "asks"), [(y(7), False), (b(3), True), (y(22), True)])
def test_h22_a_step_choice_for_each_card_of_cost_5_or_more(card: list[str], asks: bool) -> None:
    t = table(areas={ANNE: g(22)}, market=card, credits={ANNE: 9})
    buy(t, card)

    assert (asked(t) == (ANNE, "step-choice")) == asks
    if asks:
        step(t, "happiness")
    assert asked(t) == (BASILE, "act")


@pytest.mark.rule("WL-R45")
@pytest.mark.parametrize("hotel", [14, 18, 20, 21, 22, 15])
def test_no_ongoing_reward_reacts_to_the_card_that_brings_it(hotel: int) -> None:
    t = table(market=g(hotel), credits={ANNE: 9})
    had = credits(t) - fields(t)["prices"][ANNE][g(hotel)[0]]
    buy(t, g(hotel))

    assert (asked(t), points(t), credits(t)) == ((BASILE, "act"), 0, had)


@pytest.mark.rule("WL-R46")
def test_several_rewards_come_printed_first_then_hotels_by_number() -> None:
    t = table(areas={ANNE: g(18, 22)}, market=b(22), credits={ANNE: 5})
    buy(t, b(22))
    assert happiness(t) == 3
    step(t, "visitors")  # H18
    assert asked(t) == (ANNE, "step-choice")
    step(t, "visitors")  # H22

    gains = [event["step"] for event in told(t, SPECTATOR, "stepped")]
    assert gains == ["happiness"] * 3 + ["visitors"] * 2


# H23, H24


@pytest.mark.rule("WL-109", "WL-R66")
def test_h23_1_credit_more_for_each_restaurant_of_any_kind() -> None:
    t = before_the_round(areas={ANNE: [*g(23), *r(1, 9, 17)], BASILE: g(22)}, seats=2)
    order(t, 1, 3)

    assert (credits(t), credits(t, BASILE)) == (5 + 1 + 1 + 3, 5)


@pytest.mark.rule("WL-109")
def test_h23_does_nothing_without_restaurants() -> None:
    t = before_the_round(areas={ANNE: g(23)}, seats=2)
    order(t, 1, 3)

    assert credits(t) == 5


@pytest.mark.rule("WL-110", "WL-R67")
@pytest.mark.parametrize(
    ("mine", "wanted"), [(r(1), r(2)), (b(1), b(4)), (g(1), g(2)), (k(1), k(3))]
)
def test_h24_no_card_limit_for_any_colour(mine: list[str], wanted: list[str]) -> None:
    t = table(areas={ANNE: [*g(24), *mine]}, market=wanted, credits={ANNE: 9})

    assert fields(t)["unlimited"] == [
        ["attraction", "restaurant", "actor", "hotel", "mascot"],
        [],
        [],
    ]
    assert refusal(t, f"buy {wanted[0]}") is None
    t = table(areas={BASILE: g(24), ANNE: mine}, market=wanted, credits={ANNE: 9})
    assert refused(t, f"buy {wanted[0]}").reason == "limit-reached"


@pytest.mark.rule("WL-110", "WL-128")
def test_h24_nor_does_an_entrepreneur_who_frees_another_colour_take_that_away() -> None:
    t = table(
        areas={ANNE: [*g(24), *b(1)]}, entrepreneurs={ANNE: 6}, market=b(4), credits={ANNE: 9}
    )

    assert refusal(t, "buy actor-4") is None
