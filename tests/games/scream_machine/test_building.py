"""Construire — out of the hand or the row, what it costs, and how the row is filled."""

from __future__ import annotations

from collections import Counter

import pytest

from manege.games.scream_machine.components import ATTRACTION_IDS, ROUNDS
from tests.games.scream_machine.support import (
    ANNE,
    BASILE,
    CHLOE,
    CO1,
    CO3,
    CO5,
    EACH_SEAT_COUNT,
    FA1,
    FO1,
    FO3,
    KI1,
    KI3,
    KI5,
    NO1,
    NO3,
    NO5,
    SPECTATOR,
    TH1,
    TH3,
    TH5,
    WA1,
    WA3,
    WA5,
    Card,
    asked,
    build,
    build_from_row,
    demolish,
    develop,
    discards,
    end,
    end_round,
    every,
    hand,
    happened,
    options,
    park,
    pile,
    publicity,
    row,
    table,
    told,
    zone,
)

SEVEN = [CO1, WA1, KI1, FO1, FA1, TH1, NO1]


@pytest.mark.rule("SM-25", "SM-12", "SM-13", "SM-14")
@pytest.mark.parametrize(("card", "cost"), [(CO5, 3), (CO3, 2), (CO1, 1)])
def test_a_card_of_the_hand_is_built_at_its_cost(card: Card, cost: int) -> None:
    t = table(hands={ANNE: [card, NO5]}, parks={ANNE: [WA1]}, row=[KI1])

    build(t, card)

    assert (hand(t, ANNE), park(t, ANNE)) == ([NO5], [card, WA1])
    assert t.actions == 4 - cost
    assert told(t, SPECTATOR, "built") == [
        {"event": "built", "seat": ANNE, "card": card, "cost": cost}
    ]


@pytest.mark.rule("SM-26", "SM-12", "SM-13", "SM-14")
@pytest.mark.parametrize(("card", "cost"), [(CO5, 3), (CO3, 2), (CO1, 1)])
def test_a_card_of_the_row_at_the_same_cost(card: Card, cost: int) -> None:
    t = table(hands={ANNE: [NO5]}, parks={ANNE: [WA1]}, row=[KI1, card])

    build_from_row(t, card)

    assert (hand(t, ANNE), park(t, ANNE), row(t)) == ([NO5], [card, WA1], [KI1])
    assert t.actions == 4 - cost
    assert told(t, SPECTATOR, "built_from_row") == [
        {"event": "built_from_row", "seat": ANNE, "card": card, "cost": cost}
    ]


@pytest.mark.rule("SM-R11")
@pytest.mark.parametrize(
    ("actions", "cards"),
    [(4, [CO1, CO3, CO5]), (3, [CO1, CO3, CO5]), (2, [CO1, CO3]), (1, [CO1])],
)
@pytest.mark.parametrize("source", ["", " from row"])
def test_the_full_cost_must_be_there(actions: int, cards: list[Card], source: str) -> None:
    held = [CO1, CO3, CO5]
    t = table(hands={ANNE: [] if source else held}, row=held if source else [], actions=actions)

    built = [option for option in options(t) if option.startswith("build")]

    assert built == [f"build {card}{source}" for card in cards]


@pytest.mark.rule("SM-R11", "SM-40")
def test_it_cannot_be_paid_over_two_turns() -> None:
    t = table(seats=2, hands={BASILE: [CO5]}, first=ANNE, turn=BASILE, actions=2, whole=True)
    assert f"build {CO5}" not in options(t)
    end(t)
    publicity(t)  # Basile's turn again: 3 of his 4 actions are left
    assert t.turn == BASILE

    build(t, CO5)

    assert park(t, BASILE) == [CO5]
    assert t.turn == ANNE


@pytest.mark.rule("SM-27")
def test_building_can_be_done_any_number_of_times_in_a_turn() -> None:
    t = table(hands={ANNE: [CO1, CO1]}, row=[CO1, CO1])

    build(t, CO1)
    build_from_row(t, CO1)
    build_from_row(t, CO1)
    build(t, CO1)

    assert park(t, ANNE) == [CO1] * 4
    assert t.turn == BASILE


@pytest.mark.rule("SM-R9")
def test_there_is_no_limit_on_hands_and_parks() -> None:
    crowd = every(ATTRACTION_IDS[3:], 4)
    t = table(
        hands={ANNE: crowd[:40]}, parks={ANNE: [*crowd[40:], CO1, CO1]}, row=[CO1], pile=[CO1]
    )

    build_from_row(t, CO1)
    develop(t)
    build(t, CO1)

    assert (len(hand(t, ANNE)), len(park(t, ANNE))) == (40, 36)
    assert park(t, ANNE)[:4] == [CO1] * 4


@pytest.mark.rule("SM-5")
def test_nobody_builds_out_of_anothers_hand() -> None:
    t = table(hands={ANNE: [CO1], BASILE: [WA1]})

    assert f"build {WA1}" not in options(t)
    end(t)
    assert [option for option in options(t) if "build" in option] == [f"build {WA1}"]


# The row


@pytest.mark.rule("SM-28")
def test_a_card_built_out_of_the_row_is_not_replaced_while_the_turn_lasts() -> None:
    t = table(row=SEVEN, pile=[CO5, CO5, CO5, CO5])

    build_from_row(t, CO1, WA1, KI1)

    assert row(t) == [FO1, FA1, TH1, NO1]
    assert pile(t) == [CO5] * 4
    assert not [option for option in options(t) if CO5 in option]


@pytest.mark.rule("SM-29")
@pytest.mark.parametrize("built", [0, 1, 2, 3, 4])
def test_at_the_end_of_the_turn_it_is_filled_up_to_7_from_the_top_of_the_pile(built: int) -> None:
    t = table(row=SEVEN, pile=[CO5, WA5, KI5, NO5, TH5])

    build_from_row(t, *SEVEN[:built])
    if built < 4:
        end(t)

    new = [CO5, WA5, KI5, NO5, TH5][:built]
    assert Counter(row(t)) == Counter([*SEVEN[built:], *new])
    assert pile(t) == [CO5, WA5, KI5, NO5, TH5][built:]
    assert [event["card"] for event in told(t, SPECTATOR, "row")] == new
    assert asked(t) == (BASILE, "act")


@pytest.mark.rule("SM-29", "SM-R35")
@EACH_SEAT_COUNT
@pytest.mark.parametrize("last", [False, True])
def test_after_the_last_turn_of_the_round_too_and_of_the_game(seats: int, last: bool) -> None:
    round_ = ROUNDS[seats - 2] if last else 1
    t = table(seats=seats, turn=seats - 1, row=SEVEN, pile=[CO5, WA5], round_=round_)

    build_from_row(t, CO1)
    end(t)

    assert (asked(t) is None) == last
    assert sorted(row(t)) == sorted([*SEVEN[1:], CO5])
    assert pile(t) == [WA5]


@pytest.mark.rule("SM-R36", "SM-28")
def test_the_place_of_a_card_in_the_row_does_not_matter() -> None:
    one = table(row=[CO1, WA3, KI5], nationals=["food", "water"])
    other = table(row=[KI5, CO1, WA3], nationals=["water", "food"])

    for viewer in (ANNE, BASILE, SPECTATOR):
        assert zone(one, "row", viewer) == zone(other, "row", viewer) == [CO1, WA3, KI5]
        assert zone(one, "nationals", viewer) == zone(other, "nationals", viewer)


# When the pile runs out


@pytest.mark.rule("SM-30", "SM-R18")
def test_when_the_pile_has_run_out_the_discards_become_the_new_one() -> None:
    t = table(row=[CO1, *SEVEN[1:4], NO3, NO3, NO5], pile=[KI3], discards=[TH3, TH3, WA3])

    build_from_row(t, NO3, CO1)
    end(t)

    came = [event["card"] for event in told(t, SPECTATOR, "row")]
    assert came[0] == KI3
    assert came[1] in (TH3, WA3)
    assert told(t, SPECTATOR, "reshuffled") == [{"event": "reshuffled", "number": 3}]
    assert Counter([came[1], *pile(t)]) == Counter([TH3, TH3, WA3])
    assert discards(t) == []
    assert happened(t)[-3:] == ["row", "reshuffled", "row"]


@pytest.mark.rule("SM-R18")
def test_not_sooner_an_empty_pile_waits_for_a_card_to_be_drawn() -> None:
    t = table(row=SEVEN, pile=[KI3], discards=[TH3, WA3])

    build_from_row(t, CO1)
    end(t)
    assert (pile(t), discards(t)) == ([], [WA3, TH3])
    end(t)

    assert (pile(t), discards(t)) == ([], [WA3, TH3])
    assert "reshuffled" not in happened(t)


@pytest.mark.rule("SM-R18")
def test_cards_discarded_until_then_are_included() -> None:
    t = table(parks={ANNE: [WA5]}, row=SEVEN)

    build_from_row(t, CO1)
    demolish(t, WA5)
    end(t)

    assert WA5 in row(t)
    assert (pile(t), discards(t)) == ([], [])


@pytest.mark.rule("SM-30")
def test_the_discards_are_shuffled() -> None:
    orders = set()
    for seed in range(20):
        t = table(discards=[CO1, WA1, KI1, FO1], seed=seed)
        develop(t)
        orders.add((*hand(t, ANNE), *pile(t)))

    assert len(orders) > 10
    assert {order[0] for order in orders} == {CO1, WA1, KI1, FO1}


@pytest.mark.rule("SM-R25", "SM-29")
def test_a_row_that_cannot_be_filled_stays_short_and_is_filled_as_soon_as_it_can() -> None:
    t = table(parks={BASILE: [WA3, NO3]}, row=SEVEN, pile=[FO3])

    build_from_row(t, CO1, WA1, KI1)
    end(t)
    assert sorted(row(t)) == sorted([FO1, FO3, FA1, TH1, NO1])
    demolish(t, NO3)
    end(t)
    assert sorted(row(t)) == sorted([FO1, FO3, FA1, TH1, NO1, NO3])
    end(t)

    assert len(row(t)) == 6
    assert t.turn == 3


@pytest.mark.rule("SM-R25")
def test_when_all_84_attractions_are_in_hands_and_parks_the_row_is_empty() -> None:
    everything = every(ATTRACTION_IDS, 4)
    shares = {seat: everything[seat * 14 : seat * 14 + 14] for seat in range(6)}
    t = table(seats=6, hands=shares, whole=True)
    assert (pile(t), discards(t), row(t)) == ([], [], [])

    end_round(t)
    publicity(t)
    end(t)

    assert row(t) == []
    assert t.turn == CHLOE
