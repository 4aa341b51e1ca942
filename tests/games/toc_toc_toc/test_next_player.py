"""Fin du jeu — whose turn is next, whose is skipped, and when the evening is over."""

from __future__ import annotations

import pytest

from tests.games.toc_toc_toc.support import (
    ANNE,
    BASILE,
    BRUTE_GHOST,
    CHILD,
    CHLOE,
    DENIS,
    EITHER_ANSWER,
    GHOST,
    MONSTER,
    NORMALS,
    SCARECROW,
    TAXI,
    VAMP_GHOST,
    Card,
    OfferAndAnswer,
    asked,
    at_random,
    dealt,
    hand_sizes,
    offer_opened,
    offer_refused,
    options,
    party,
    send,
    table,
    take,
    turns_in_all,
)


@pytest.mark.rule("TT-13")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_players_take_turns_clockwise(seats: int) -> None:
    held = {seat: NORMALS[seat % 3] for seat in range(seats)}
    t = table(seats=seats, hands={seat: [held[seat]] * 2 for seat in held}, turn=BASILE)
    turns = []

    while t.decision is not None:
        turns.append(t.turn)
        offer_opened(t, held[t.turn], t.left_of(t.turn))

    assert turns == [(BASILE + n) % seats for n in range(2 * seats)]


@pytest.mark.rule("TT-R3", "TT-13")
@EITHER_ANSWER
@pytest.mark.parametrize("card", [GHOST, BRUTE_GHOST, SCARECROW, VAMP_GHOST, CHILD, TAXI])
@pytest.mark.parametrize("door", [BASILE, CHLOE, DENIS])
def test_neither_card_nor_answer_nor_door_changes_whose_turn_is_next(
    offer: OfferAndAnswer, card: Card, door: int
) -> None:
    parties = {seat: [GHOST] for seat in range(4)}
    t = table(hands={ANNE: [card], BASILE: [GHOST], CHLOE: [GHOST]}, parties=parties)

    offer(t, card, door)

    assert asked(t) == (BASILE, "offer")


@pytest.mark.rule("TT-R24")
def test_the_turns_of_empty_hands_are_skipped() -> None:
    t = table(hands={ANNE: [GHOST, GHOST], DENIS: [GHOST]})

    offer_opened(t, GHOST, BASILE)
    assert asked(t) == (DENIS, "offer")
    offer_opened(t, GHOST, BASILE)

    assert asked(t) == (ANNE, "offer")


@pytest.mark.rule("TT-R24")
def test_a_player_alone_with_cards_has_turn_after_turn() -> None:
    t = table(hands={CHLOE: [GHOST] * 3}, turn=CHLOE)

    offer_opened(t, GHOST, ANNE)
    offer_opened(t, GHOST, BASILE)

    assert asked(t) == (CHLOE, "offer")


@pytest.mark.rule("TT-R24", "TT-R7")
def test_a_player_without_cards_still_opens_and_refuses() -> None:
    t = table(hands={ANNE: [GHOST, MONSTER]})

    offer_opened(t, GHOST, BASILE)
    offer_refused(t, MONSTER, BASILE)

    assert (party(t, BASILE), party(t, ANNE)) == ([GHOST], [MONSTER])


@pytest.mark.rule("TT-R24")
def test_a_player_without_cards_still_makes_the_choices_of_a_rival() -> None:
    t = table(hands={ANNE: [VAMP_GHOST, CHILD]}, parties={ANNE: [GHOST, BRUTE_GHOST, MONSTER]})

    offer_refused(t, VAMP_GHOST, BASILE)
    assert asked(t) == (BASILE, "take-guest")
    take(t, BRUTE_GHOST)
    offer_refused(t, CHILD, BASILE)
    assert asked(t) == (BASILE, "choose-type")
    send(t, "monster")

    assert (party(t, BASILE), party(t, ANNE)) == ([MONSTER, BRUTE_GHOST], [GHOST])


@pytest.mark.rule("TT-R24")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_a_true_game_hands_never_differ_by_more_than_a_card(seats: int) -> None:
    t = dealt(seats)

    for _ in at_random(t):
        assert max(hand_sizes(t)) - min(hand_sizes(t)) <= 1


@pytest.mark.rule("TT-22")
def test_the_game_ends_when_no_player_has_a_card_in_hand() -> None:
    t = table(hands={ANNE: [GHOST], CHLOE: [MONSTER]})

    offer_opened(t, GHOST, BASILE)
    assert asked(t) == (CHLOE, "offer")
    offer_opened(t, MONSTER, BASILE)

    assert asked(t) is None
    assert options(t) == []


@pytest.mark.rule("TT-22")
def test_a_card_left_in_the_pile_is_drawn_and_the_game_goes_on() -> None:
    t = table(hands={ANNE: [GHOST]}, pile=[MONSTER])

    offer_opened(t, GHOST, BASILE)

    assert asked(t) == (ANNE, "offer")


@pytest.mark.rule("TT-22", "TT-39")
def test_the_last_card_is_dealt_with_before_the_game_ends() -> None:
    t = table(hands={ANNE: [VAMP_GHOST]}, parties={BASILE: [GHOST, BRUTE_GHOST]})

    offer_opened(t, VAMP_GHOST, BASILE)
    assert asked(t) == (ANNE, "take-guest")
    take(t, GHOST)

    assert asked(t) is None
    assert party(t, ANNE) == [GHOST]


@pytest.mark.rule("TT-R31", "TT-22")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("first", [ANNE, BASILE])
def test_play_stops_with_the_last_card_not_at_the_end_of_a_lap(seats: int, first: int) -> None:
    t = dealt(seats, settings={"first": first})

    turns = [t.turn for _ in at_random(t) if asked(t) == (t.turn, "offer")]

    assert turns == [(first + n) % seats for n in range(turns_in_all(seats))]
