"""Décompte Final — the sections in order, ties (WL-1, WL-161 to WL-185, WL-R81 to WL-R86)."""

from __future__ import annotations

import pytest

from manege.games.wishland import GAME
from manege.kernel.refusal import Refusal
from tests.games.wishland.support import (
    ANNE,
    BASILE,
    CHLOE,
    SPECTATOR,
    asked,
    b,
    credits,
    dealt,
    e,
    end_game,
    final,
    g,
    happened,
    k,
    last_turn,
    play,
    points,
    r,
    refused,
    source,
    told,
    y,
)

SECTIONS = [
    "entrepreneur_counted",
    "hotel_counted",
    "mascots_counted",
    "shows_counted",
    "happiness_counted",
    "visitors_counted",
    "restaurants_counted",
]


@pytest.mark.rule("WL-161")
def test_the_sections_are_scored_in_their_order_each_told() -> None:
    t = final(
        entrepreneurs={ANNE: 11, BASILE: 10},
        areas={ANNE: [*r(17), *b(1, 4), *k(1), *g(5), *y(1)], BASILE: [*g(7), *k(2)]},
        happiness={ANNE: 10},
        visitors={ANNE: 10, BASILE: 10},
        claimed={ANNE: ["1", "2"]},
    )

    counted = [name for name in happened(t) if name.endswith("_counted")]
    assert list(dict.fromkeys(counted)) == SECTIONS
    assert [SECTIONS.index(name) for name in counted] == sorted(map(SECTIONS.index, counted))


@pytest.mark.rule("WL-R81")
def test_within_a_section_players_come_in_turn_order() -> None:
    t = last_turn(
        seats=3, order=[3, 1, 2], areas={seat: k(2 * seat + 1) for seat in range(3)}, player=ANNE
    )
    end_game(t)

    assert [event["seat"] for event in told(t, SPECTATOR, "mascots_counted")] == [1, 2, 0]


@pytest.mark.rule("WL-162", "WL-163")
@pytest.mark.parametrize(("entrepreneur", "told_"), [(10, 1), (11, 1), (4, 0), (5, 0), (8, 0)])
def test_entrepreneurs_count_in_their_section_or_wait_for_a_later_one(
    entrepreneur: int, told_: int
) -> None:
    t = final(entrepreneurs={ANNE: entrepreneur}, areas={ANNE: y(1)})

    events = told(t, SPECTATOR, "entrepreneur_counted")
    assert len(events) == told_
    assert all(event["entrepreneur"] == e(entrepreneur) for event in events)


@pytest.mark.rule("WL-162")
def test_without_the_module_that_section_is_skipped() -> None:
    t = final(areas={ANNE: y(1, 4)})

    assert "entrepreneur_counted" not in happened(t)


@pytest.mark.rule("WL-164")
def test_each_end_hotel_is_told_on_its_own_even_if_it_brings_nothing() -> None:
    t = final(areas={ANNE: g(5, 9, 10, 12, 14, 17, 7)})

    counted = [(event["card"], event["points"]) for event in told(t, SPECTATOR, "hotel_counted")]
    assert counted == [("hotel-5", 0), ("hotel-7", 1), ("hotel-17", 0)]


@pytest.mark.rule("WL-169", "WL-171", "WL-170")
@pytest.mark.parametrize(
    ("mascots", "cards", "shared"),
    [
        ([], y(1, 4), 0),
        (k(1), [], 0),
        (k(1), y(2, 3), 0),  # no wheel
        (k(1), y(1, 4, 2), 2),
        (k(1, 2), y(1, 4, 2), 4),  # each of the two counts them
        (k(1, 3), y(1, 4, 2), 3),
        (k(7, 19), [*r(1, 3), *g(1)], 3),
        (k(1), k(2), 0),  # mascots are not counted
    ],
)
def test_each_mascot_counts_the_cards_that_share_its_symbol(
    mascots: list[str], cards: list[str], shared: int
) -> None:
    t = final(areas={ANNE: [*mascots, *cards]})

    assert source(t, "end-mascots") == shared // 2
    if mascots:
        [event] = told(t, SPECTATOR, "mascots_counted")
        assert (event["cards"], event["points"]) == (shared, shared // 2)


@pytest.mark.rule("WL-172")
@pytest.mark.parametrize("n", [1, 12, 24])
def test_with_h10_a_mascot_counts_itself_and_once(n: int) -> None:
    t = final(areas={ANNE: [*k(n), *g(10)]})

    [event] = told(t, SPECTATOR, "mascots_counted")
    assert event["cards"] == 1


@pytest.mark.rule("WL-173", "WL-R82")
def test_the_total_is_halved_once_not_by_mascot() -> None:
    t = final(areas={ANNE: [*k(1, 3, 5), *y(1, 2, 3)]})  # 1 + 1 + 1

    assert source(t, "end-mascots") == 1


FIRST_OF_EACH_SHOW = [1, 4, 7, 10, 13, 16, 19, 22]


@pytest.mark.rule("WL-174", "WL-175", "WL-R83")
@pytest.mark.parametrize(
    ("types", "vp"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 5), (6, 7), (7, 9), (8, 12)]
)
def test_show_symbols_are_worth_what_the_table_says_by_types(types: int, vp: int) -> None:
    actors = b(*FIRST_OF_EACH_SHOW[:types])
    assert source(final(areas={ANNE: actors}), "end-shows") == vp
    repeated = b(*range(1, 3 * types + 1))
    assert source(final(areas={ANNE: repeated}), "end-shows") == vp


@pytest.mark.rule("WL-175")
def test_a_single_type_is_told_though_it_is_worth_nothing() -> None:
    [event] = told(final(areas={ANNE: b(1)}), SPECTATOR, "shows_counted")

    assert (event["types"], event["points"]) == (1, 0)


@pytest.mark.rule("WL-175", "WL-R83", "WL-178")
@pytest.mark.parametrize(("more", "vp"), [(g(9), 15), (k(1, 2, 3, 4, 5), 15)])
def test_9_types_or_more_are_worth_15(more: list[str], vp: int) -> None:
    t = final(areas={ANNE: [*b(*FIRST_OF_EACH_SHOW), *more]}, entrepreneurs={ANNE: 8})

    assert source(t, "end-shows") == vp


@pytest.mark.rule("WL-176", "WL-177", "WL-178", "WL-R84")
@pytest.mark.parametrize(
    ("cards", "entrepreneur", "vp"),
    [
        (g(9), 4, 0),  # one type
        (k(1, 2, 3, 4), 4, 0),
        ([*k(1, 2, 3, 4, 5), *g(9)], 4, 1),  # two types and no actor
        (k(1, 2, 3, 4, 5), 8, 1),
        ([*k(1, 2, 3, 4, 5, 6), *g(9)], 8, 2),
        (k(1, 2, 3, 4), 8, 0),
        ([*k(1, 2, 3, 4, 5), *b(1)], 4, 1),
    ],
)
def test_bonus_types_count_even_without_actors(
    cards: list[str], entrepreneur: int, vp: int
) -> None:
    t = final(areas={ANNE: cards}, entrepreneurs={ANNE: entrepreneur})

    assert source(t, "end-shows") == vp


@pytest.mark.rule("WL-180", "WL-R85")
@pytest.mark.parametrize(
    ("cards", "held", "vp"),
    [
        (y(1, 2, 3, 4), 4, 0),
        (y(1, 2, 3, 4, 5), 4, 1),
        (y(*range(1, 11)), 4, 1),  # one colour never pays twice
        ([], 5, 1),  # tickets are a colour
        ([*y(1, 2, 3, 4, 5), *k(1, 2, 3, 4, 5)], 5, 3),
    ],
)
def test_happiness_10_pays_1_vp_for_each_colour_of_five_cards(
    cards: list[str], held: int, vp: int
) -> None:
    t = final(happiness={ANNE: 10}, areas={ANNE: cards}, tickets={ANNE: held})

    assert source(t, "end-happiness") == vp


@pytest.mark.rule("WL-180")
def test_what_others_have_five_of_does_not_count() -> None:
    t = final(happiness={ANNE: 10}, areas={BASILE: k(1, 2, 3, 4, 5)})

    assert source(t, "end-happiness") == 0


@pytest.mark.rule("WL-181", "WL-R43")
@pytest.mark.parametrize(
    ("cards", "vp"),
    [
        ([], 1),
        (r(3, 4), 1),  # 9
        (r(3, 4, 1), 2),  # 10
        (g(21), 0),  # 3
        ([*r(17, 18, 19, 20, 21), *g(23)], 2),
    ],
)
def test_visitors_10_pay_1_vp_for_each_5_credits_of_one_more_income(
    cards: list[str], vp: int
) -> None:
    t = final(visitors={ANNE: 10}, areas={ANNE: cards})

    assert source(t, "end-visitors") == vp


@pytest.mark.rule("WL-182")
def test_those_credits_are_not_received() -> None:
    t = final(visitors={ANNE: 10}, credits={ANNE: 3})

    assert credits(t) == 3


@pytest.mark.rule("WL-183", "WL-R15")
@pytest.mark.parametrize("number", [0, 1, 3, 8])
def test_each_restaurant_of_kind_iii_costs_1_vp_below_0_too(number: int) -> None:
    t = final(areas={ANNE: [*r(1, 9), *r(*range(17, 17 + number))]}, claimed={BASILE: ["7"]})

    assert (source(t, "end-restaurants"), points(t)) == (-number, -number)


@pytest.mark.rule("WL-1", "WL-184")
def test_most_vp_wins() -> None:
    t = final(points={ANNE: 7, BASILE: 8})
    outcome = GAME.outcome(t)

    assert (outcome.winners, outcome.scores, outcome.decided_by) == ([BASILE], [7, 8], "WL-184")


@pytest.mark.rule("WL-1", "WL-161")
def test_once_final_scoring_is_complete() -> None:
    t = final(points={ANNE: 7, BASILE: 8}, areas={BASILE: r(17, 18)})

    assert GAME.outcome(t).winners == [ANNE]


@pytest.mark.rule("WL-185", "WL-R86")
@pytest.mark.parametrize("spaces", [[3, 1, 2], [5, 4, 1], [3, 2, 1]])
def test_a_tie_goes_to_the_token_furthest_right(spaces: list[int]) -> None:
    t = last_turn(seats=3, order=spaces, points={ANNE: 9, BASILE: 9, CHLOE: 8})
    end_game(t)
    outcome = GAME.outcome(t)

    assert (outcome.winners, outcome.decided_by) == ([ANNE], "WL-185")
    assert sorted(outcome.ranks) == [1, 2, 3]


@pytest.mark.rule("WL-184")
def test_the_sources_add_up_to_the_score() -> None:
    t = dealt(4, 6, {"entrepreneurs": True, "tiles": True})
    end_game(t)
    outcome = GAME.outcome(t)

    assert [sum(sources.values()) for sources in outcome.sources] == outcome.scores


@pytest.mark.rule("WL-155")
def test_nothing_can_be_done_when_the_game_is_over() -> None:
    t = final()

    assert refused(t, "recover", ANNE) == Refusal("WL-155", "over")
    assert asked(t) is None


@pytest.mark.rule("WL-155", "WL-165", "WL-R81")
def test_only_the_owner_of_hotel_8_is_asked_anything_in_the_end() -> None:
    t = last_turn(
        seats=3, areas={CHLOE: g(8)}, market=y(1), credits={CHLOE: 2, ANNE: 9}, order=[3, 1, 2]
    )
    play(t, "recover")

    assert asked(t) == (CHLOE, "last-purchase")
    expected = Refusal("WL-R81", "not-your-turn", {"seat": CHLOE})
    assert refused(t, "take none", ANNE) == expected
    assert refused(t, "recover", CHLOE).reason == "last-card-or-none"
