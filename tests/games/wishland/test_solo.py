"""Mode Solo — one deck, a hand, free draws (WL-186 to WL-202, WL-R87 to WL-R97)."""

from __future__ import annotations

from typing import Any

import pytest

from manege.games.wishland import GAME
from manege.games.wishland.components import Wishland
from manege.kernel.refusal import Refusal
from tests.games.wishland.support import (
    ANNE,
    SPECTATOR,
    area,
    asked,
    at_random,
    b,
    before_the_round,
    credits,
    dealt,
    discards,
    end_round,
    fields,
    g,
    groups,
    happened,
    happiness,
    k,
    market,
    options,
    order,
    play,
    points,
    r,
    refusal,
    refused,
    source,
    step,
    table,
    tickets,
    workers,
    y,
    zone,
)


def alone(**places: Any) -> Wishland:
    """Within a turn; the token stands at the end of the track unless told otherwise."""
    usual: dict[str, Any] = {"seats": 1, "order": [5]}
    return table(**(usual | places))


def hand(t: Wishland) -> list[str]:
    cards: list[str] = zone(t, "hand", ANNE)
    return cards


@pytest.mark.rule("WL-186")
def test_one_plays_for_the_highest_score() -> None:
    t = dealt(1, 5)
    for _ in at_random(t, 5):
        pass
    outcome = GAME.outcome(t)

    assert t.round == 7
    assert (outcome.winners, outcome.decided_by, outcome.target) == ([ANNE], "WL-186", None)
    assert outcome.scores == [points(t)]


@pytest.mark.rule("WL-187")
def test_the_other_rules_hold() -> None:
    t = before_the_round(seats=1, areas={ANNE: [*r(3), *g(21)]})
    order(t, 1)

    assert (credits(t), asked(t)) == (5 + 2 - 2, (ANNE, "solo-turn"))


@pytest.mark.rule("WL-188", "WL-189", "WL-R87")
def test_all_120_cards_are_one_deck_on_the_mascot_row_and_nothing_lies_face_up() -> None:
    t = dealt(1)

    assert zone(t, "mascot-pile", SPECTATOR) == 120
    assert sorted(t.pile) == list(range(120))
    assert [zone(t, f"{row}-pile", ANNE) for row in ("attraction", "restaurant", "actor")] == [
        0
    ] * 3
    assert (market(t), len(zone(t, "ticket-supply", ANNE))) == ([], 19)


@pytest.mark.rule("WL-188")
def test_that_deck_is_shuffled() -> None:
    tops = {t.pile[t.tops[4]] for t in (dealt(1, seed) for seed in range(60))}

    assert len({card // 24 for card in tops}) == 5
    assert len(tops) > 30


@pytest.mark.rule("WL-R87")
def test_at_the_end_of_a_round_only_the_markers_move() -> None:
    t = alone(turn=4, pile=y(1, 2), discards=r(1))
    play(t, "recover")

    assert (t.round, asked(t), market(t), discards(t)) == (2, (ANNE, "choose-order"), [], r(1))
    assert zone(t, "mascot-pile", ANNE) == 2


@pytest.mark.rule("WL-157", "WL-R87")
def test_after_round_6_the_discards_are_shuffled_into_the_deck() -> None:
    t = alone(turn=4, round_=6, pile=y(1, 2), discards=[*r(1), *k(3)])
    play(t, "recover")

    assert (discards(t), zone(t, "mascot-pile", ANNE)) == ([], 4)


@pytest.mark.rule("WL-190")
@pytest.mark.parametrize("space", [1, 2, 3, 5])
def test_the_token_goes_to_any_space_for_its_reward(space: int) -> None:
    t = before_the_round(seats=1)
    assert len(options(t)) == 5
    order(t, space)

    assert fields(t)["order"][space - 1] == ANNE
    assert (credits(t), points(t)) == (5 + (space == 2), int(space == 3))
    assert tickets(t) == 1 + (space == 5)


@pytest.mark.rule("WL-190")
def test_a_round_has_4_turns() -> None:
    t = alone()
    turns = 0
    while t.round == 1:
        play(t, "recover")
        turns += 1

    assert turns == 4


# Free draws


@pytest.mark.rule("WL-191")
@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_a_free_draw_moves_the_token_without_its_reward_and_draws_the_top_card(space: int) -> None:
    t = alone(order=[space], pile=y(1, 2))
    play(t, "draw freely")

    assert fields(t)["order"][space] == ANNE
    assert (hand(t), credits(t), points(t)) == (y(1), 0, 0)
    assert (workers(t), asked(t)) == (4, (ANNE, "solo-turn"))


@pytest.mark.rule("WL-192")
def test_until_the_token_stands_on_space_5() -> None:
    t = alone(order=[4], pile=y(1, 2))
    play(t, "draw freely")

    assert refused(t, "draw freely") == Refusal("WL-192", "end-of-the-track")


@pytest.mark.rule("WL-192")
def test_in_one_turn_or_over_several() -> None:
    t = alone(order=[2], pile=y(1, 2, 3, 4))
    play(t, "draw freely", "recover", "draw freely", "draw freely")

    assert (hand(t), t.turn) == (y(1, 2, 3), 2)


@pytest.mark.rule("WL-R93")
def test_before_within_and_after_the_action() -> None:
    t = alone(order=[1], pile=y(1, 2, 3, 4, 5), credits={ANNE: 9})
    play(t, "draw freely", "draw", "draw freely")
    assert hand(t) == y(1, 2, 3)
    play(t, "play attraction-1")
    assert (hand(t), asked(t)) == ([], (ANNE, "solo-end"))
    play(t, "draw freely")

    assert hand(t) == y(4)  # a new hand
    play(t, "end")
    assert (t.turn, hand(t)) == (2, y(4))


@pytest.mark.rule("WL-R93")
def test_not_in_the_order_phase() -> None:
    assert refused(before_the_round(seats=1), "draw freely").reason == "choose-order-first"


# Buying cards


@pytest.mark.rule("WL-193")
def test_the_standard_action_is_to_recover_or_to_buy_cards() -> None:
    t = alone(pile=y(1), hand=y(2), credits={ANNE: 9})

    assert options(t) == ["draw", "recover"]
    assert refused(t, "end") == Refusal("WL-193", "draw-or-recover")


@pytest.mark.rule("WL-194", "WL-R89")
def test_recovering_ends_the_turn_and_the_hand_is_kept() -> None:
    t = alone(order=[1], groups=["mascot-0-3", "advert-0-1"], hand=y(1), happiness={ANNE: 7})
    play(t, "recover")

    assert (workers(t), groups(t), hand(t), t.turn) == (4, {}, y(1), 2)
    assert asked(t) == (ANNE, "solo-turn")


@pytest.mark.rule("WL-195", "WL-196", "WL-197", "WL-R91")
def test_a_draw_costs_1_worker_on_the_mascot_row_and_no_credits() -> None:
    t = alone(pile=y(22, 1), groups=["mascot-0-1", "mascot-0-1"])
    play(t, "draw")

    assert groups(t) == {"mascot": [[ANNE, 1]] * 3}
    assert (hand(t), area(t), credits(t), workers(t)) == (y(22), [], 0, 1)
    assert asked(t) == (ANNE, "buying")


@pytest.mark.rule("WL-195")
def test_without_a_worker_nothing_can_be_drawn() -> None:
    t = alone(pile=y(1), groups=["mascot-0-4"])

    assert refused(t, "draw") == Refusal("WL-195", "no-worker-to-draw")
    assert options(t) == ["recover"]


@pytest.mark.rule("WL-198", "WL-R88", "WL-38")
def test_he_may_draw_again_and_again_while_he_has_workers() -> None:
    t = alone(pile=y(1, 2, 3, 4, 5))
    play(t, "draw", "draw", "draw", "draw")

    assert (hand(t), workers(t)) == (y(1, 2, 3, 4), 0)
    assert groups(t) == {"mascot": [[ANNE, 4]]}
    assert refused(t, "draw") == Refusal("WL-198", "no-worker-to-draw-on")
    facts = {"row": 5, "needed": 1, "workers": 0}
    assert refused(t, "advertise") == Refusal("WL-R91", "too-few-workers-alone", facts)
    assert options(t) == ["stop"]


@pytest.mark.rule("WL-38", "WL-198")
def test_draws_of_one_action_are_one_group_apart_from_those_of_earlier_ones() -> None:
    t = alone(pile=y(1, 2), groups=["mascot-0-1", "mascot-0-1"])
    play(t, "draw", "draw")

    assert groups(t) == {"mascot": [[ANNE, 1], [ANNE, 1], [ANNE, 2]]}
    assert workers(t) == 0


@pytest.mark.rule("WL-199", "WL-R88", "WL-R90")
def test_then_play_one_card_and_discard_the_rest() -> None:
    t = alone(pile=[*y(22), *r(1)], hand=k(1), credits={ANNE: 9})
    play(t, "draw", "draw")
    assert hand(t) == [*y(22), *r(1), *k(1)]
    play(t, "play attraction-22")

    assert (area(t), points(t), credits(t)) == (y(22), 5, 0)
    assert (hand(t), discards(t)) == ([], [*r(1), *k(1)])
    assert (t.turn, asked(t)) == (2, (ANNE, "solo-turn"))


@pytest.mark.rule("WL-199")
def test_a_card_is_paid_for_and_must_be_in_the_hand() -> None:
    t = alone(pile=y(22), hand=y(1), credits={ANNE: 8})
    play(t, "draw")

    facts = {"card": 21, "price": 9, "credits": 8}
    assert refused(t, "play attraction-22") == Refusal("WL-41", "too-dear", facts)
    assert refused(t, "play attraction-2") == Refusal("WL-199", "not-in-hand", {"card": 1})
    assert refusal(t, "play attraction-1") is None


@pytest.mark.rule("WL-200")
def test_the_limit_holds_when_a_card_is_played_not_when_it_is_drawn() -> None:
    t = alone(areas={ANNE: r(1)}, pile=r(2, 3), credits={ANNE: 9})
    play(t, "draw", "draw")

    assert hand(t) == r(2, 3)
    assert refused(t, "play restaurant-2").reason == "limit-reached"


@pytest.mark.rule("WL-200", "WL-110", "WL-128", "WL-R96")
@pytest.mark.parametrize(
    ("hotels", "entrepreneur", "free"), [([], 7, False), ([], 6, True), (g(24), 7, True)]
)
def test_whoever_is_free_of_it_is_free_of_it_alone_too(
    hotels: list[str], entrepreneur: int, free: bool
) -> None:
    t = alone(
        areas={ANNE: [*hotels, *r(1)]},
        entrepreneurs={ANNE: entrepreneur},
        pile=r(2),
        credits={ANNE: 9},
    )
    play(t, "draw")

    assert (refusal(t, "play restaurant-2") is None) == free


@pytest.mark.rule("WL-201", "WL-R92")
def test_or_advertise_and_discard_the_whole_hand() -> None:
    t = alone(pile=y(1), hand=k(1))
    assert refused(t, "advertise") == Refusal("WL-R92", "draw-first")
    for card in ("attraction-1", "mascot-1"):
        assert refused(t, f"play {card}") == Refusal("WL-R92", "draw-first")
    assert refused(t, "stop") == Refusal("WL-193", "draw-or-recover")
    play(t, "draw", "advertise")
    assert asked(t) == (ANNE, "step-choice")
    step(t, "happiness")

    assert (credits(t), happiness(t)) == (1, 1)
    assert (hand(t), discards(t)) == ([], [*y(1), *k(1)])
    assert groups(t) == {"mascot": [[ANNE, 1]], "advert": [[ANNE, 1]]}


@pytest.mark.rule("WL-R91", "WL-R92", "WL-39")
@pytest.mark.parametrize(("uses", "possible"), [(0, True), (1, True), (2, True), (3, False)])
def test_groups_count_on_the_advert_space(uses: int, possible: bool) -> None:
    t = alone(pile=y(1), groups=["advert-0-1"] * uses, reserve={ANNE: 6 - uses})
    play(t, "draw")  # three left

    facts = {"row": 5, "needed": uses + 1, "workers": 3}
    too_few = Refusal("WL-R91", "too-few-workers-alone", facts)
    assert refusal(t, "advertise") == (None if possible else too_few)


@pytest.mark.rule("WL-R88", "WL-R89", "WL-R97")
def test_or_simply_stop_and_keep_the_hand_into_the_next_round_too() -> None:
    t = alone(pile=y(22), turn=4)
    play(t, "draw")
    assert options(t) == ["draw", "advertise", "stop"]  # nothing playable
    play(t, "stop")

    assert (t.round, hand(t)) == (2, y(22))


@pytest.mark.rule("WL-R88")
def test_playing_advertising_or_stopping_closes_the_action() -> None:
    for closing in ("play attraction-1", "advertise", "stop"):
        t = alone(order=[1], pile=[*y(1), *r(1, 2, 3)], credits={ANNE: 9})
        play(t, "draw", closing)
        if closing == "advertise":
            step(t, "happiness")
        assert asked(t) == (ANNE, "solo-end")
        for again in ("draw", "play restaurant-1", "advertise", "recover"):
            assert refused(t, again) == Refusal("WL-34", "acted-already")


@pytest.mark.rule("WL-R88")
def test_within_it_nothing_else_can_be_done() -> None:
    t = alone(pile=y(1), happiness={ANNE: 7})
    play(t, "draw")

    for other in ("recover", "claim 1", "end"):
        assert refused(t, other) == Refusal("WL-R88", "finish-buying")


@pytest.mark.rule("WL-R94")
def test_when_the_deck_is_empty_the_discards_are_shuffled_at_once() -> None:
    t = alone(pile=y(1), discards=r(1, 2))
    play(t, "draw")
    assert "reshuffled" not in happened(t)
    play(t, "draw")

    assert (discards(t), zone(t, "mascot-pile", ANNE), len(hand(t))) == ([], 1, 2)
    assert "reshuffled" in happened(t)


@pytest.mark.rule("WL-R94", "WL-191")
@pytest.mark.parametrize("card", [y(1), r(1), b(1), g(1), k(1)])
@pytest.mark.parametrize("how", ["draw", "draw freely"])
def test_so_is_a_single_one_of_whatever_colour_also_for_a_free_draw(
    how: str, card: list[str]
) -> None:
    t = alone(order=[4], discards=card)
    play(t, how)

    assert (hand(t), discards(t)) == (card, [])


@pytest.mark.rule("WL-R94", "WL-191")
def test_a_free_draw_with_both_empty_moves_the_token_all_the_same() -> None:
    t = alone(order=[3])
    play(t, "draw freely")

    assert (hand(t), fields(t)["order"][3], asked(t)) == ([], ANNE, (ANNE, "solo-turn"))


@pytest.mark.rule("WL-R94")
def test_when_both_are_empty_nothing_is_drawn() -> None:
    t = alone(hand=y(1), credits={ANNE: 2})
    play(t, "draw")

    assert (hand(t), workers(t), happened(t)) == (y(1), 3, ["placed"])
    play(t, "play attraction-1")
    assert area(t) == y(1)


@pytest.mark.rule("WL-R95", "WL-51")
@pytest.mark.parametrize("extra", [1, 2, 3])
def test_extra_workers_help_when_playing_a_card(extra: int) -> None:
    t = alone(reserve={ANNE: 0}, pile=y(22), credits={ANNE: 9 - extra}, claimed={ANNE: ["3"]})
    play(t, "draw")
    assert refused(t, "play attraction-22").reason == "too-dear"
    play(t, f"play attraction-22 with {extra}")

    assert (credits(t), workers(t)) == (0, 9 - extra)
    assert groups(t) == {"mascot": [[ANNE, 1 + extra]]}


@pytest.mark.rule("WL-R95", "WL-R22")
def test_no_more_extra_workers_than_are_left_after_the_draws() -> None:
    t = alone(reserve={ANNE: 0}, groups=["advert-0-7"], pile=y(22), credits={ANNE: 9})
    play(t, "draw")

    expected = Refusal("WL-R22", "not-so-many-left", {"workers": 2})
    assert refused(t, "play attraction-22 with 3") == expected
    play(t, "play attraction-22 with 2")
    assert (workers(t), credits(t)) == (0, 2)


@pytest.mark.rule("WL-R64", "WL-R96")
def test_the_surcharge_of_h19_is_paid_when_the_card_is_played() -> None:
    t = alone(areas={ANNE: g(19)}, pile=y(1), credits={ANNE: 4})
    play(t, "draw")
    assert credits(t) == 4
    play(t, "play attraction-1 surcharged")

    assert (credits(t), points(t)) == (0, 2)


@pytest.mark.rule("WL-R96", "WL-R71")
def test_achievements_and_entrepreneur_3_alone() -> None:
    t = alone(entrepreneurs={ANNE: 3}, happiness={ANNE: 7}, pile=y(1))
    play(t, "claim 1")
    step(t, "workers")

    assert (points(t), credits(t), asked(t)) == (1, 1, (ANNE, "solo-turn"))


@pytest.mark.rule("WL-R32", "WL-R96")
def test_claims_come_before_and_after_the_action_and_after_a_free_draw() -> None:
    t = alone(order=[3], happiness={ANNE: 6}, visitors={ANNE: 7}, pile=[*y(1), *b(1, 4)])
    play(t, "draw", "advertise")
    step(t, "happiness")
    assert options(t) == ["draw freely", "claim 1", "claim 2", "end"]
    play(t, "claim 1", "draw freely", "claim 2")

    assert points(t) == 1 + 1 + 1  # happiness 7 is odd


@pytest.mark.rule("WL-R96", "WL-R50")
def test_h8_alone_reaches_the_deck_and_the_discards_not_the_hand() -> None:
    t = alone(
        areas={ANNE: g(8)},
        round_=7,
        turn=4,
        pile=[*y(1), *r(1)],
        discards=b(1),
        hand=y(2),
        credits={ANNE: 2},
    )
    play(t, "recover")
    assert options(t) == [
        *("take attraction-1", "take restaurant-1", "take actor-1", "take none"),
    ]
    play(t, "take restaurant-1")

    assert (asked(t), area(t)) == (None, [*r(1), *g(8)])


@pytest.mark.rule("WL-94", "WL-R96")
def test_h13_and_h16_alone() -> None:
    t = alone(areas={ANNE: g(13)}, pile=y(1))
    play(t, "draw", "advertise")
    step(t, "happiness")
    assert options(t) == ["recall", "end"]
    play(t, "recall")
    assert (workers(t), t.turn) == (4, 2)
    assert refused(t, "recall") == Refusal("WL-94", "not-advertised")

    t = alone(areas={ANNE: g(16)}, pile=y(1), groups=["mascot-0-4"], credits={ANNE: 3})
    play(t, "recall for 3", "draw")
    assert (workers(t), credits(t)) == (3, 0)


@pytest.mark.rule("WL-99", "WL-R62", "WL-R96")
def test_h16_alone_comes_after_the_action_too_never_within_it() -> None:
    t = alone(areas={ANNE: g(16)}, pile=y(1), credits={ANNE: 3})
    play(t, "draw")
    assert refused(t, "recall for 3") == Refusal("WL-R88", "finish-buying")
    play(t, "stop")
    assert (asked(t), options(t)) == ((ANNE, "solo-end"), ["recall for 3", "end"])
    play(t, "recall for 3")

    assert (workers(t), credits(t), t.turn) == (4, 0, 2)


@pytest.mark.rule("WL-202", "WL-161")
def test_after_round_7_final_scoring_is_done_as_usual() -> None:
    t = alone(
        round_=7,
        turn=4,
        areas={ANNE: [*y(1, 2, 3, 4, 5), *r(17), *k(1), *b(1, 4)]},
        happiness={ANNE: 10},
        claimed={ANNE: ["1", "5"]},
    )
    end_round(t)

    assert (source(t, "end-happiness"), source(t, "end-restaurants")) == (1, -1)
    assert (source(t, "end-mascots"), source(t, "end-shows")) == (1, 1)
    assert asked(t) is None
