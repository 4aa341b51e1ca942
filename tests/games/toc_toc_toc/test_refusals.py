"""Refusals — what is not listed is refused with the clause that says so, and changes nothing."""

from __future__ import annotations

import pytest

from manege.games.toc_toc_toc import GAME
from manege.games.toc_toc_toc.components import CARD_IDS, TYPE_IDS, Toc
from manege.kernel.refusal import Refusal, Refused
from tests.games.toc_toc_toc.support import (
    ANNE,
    BASILE,
    BRUTE_GHOST,
    CHILD,
    CHLOE,
    DENIS,
    EVE,
    GHOST,
    MONSTER,
    SCARECROW,
    TAXI,
    VAMP_GHOST,
    VAMPIRE,
    Card,
    at_random,
    dealt,
    everything,
    knock,
    offer_opened,
    offer_refused,
    open_door,
    refusal,
    table,
)

GHOSTS = TYPE_IDS.index("ghost")


def refused(t: Toc, seat: int, notation: str) -> Refusal:
    """The refusal of an attempt that, as it must, left the table as it was."""
    before = everything(t)
    with pytest.raises(Refused) as attempt:
        t.play(GAME.code(notation), seat)
    assert everything(t) == before
    assert refusal(t, seat, notation) == attempt.value.refusal
    return attempt.value.refusal


def while_anne_takes_a_ghost() -> Toc:
    """Basile has opened to a vamp: Anne picks a ghost or a brute among his guests."""
    t = table(
        hands={ANNE: [VAMP_GHOST]}, parties={BASILE: [GHOST, BRUTE_GHOST, MONSTER, SCARECROW]}
    )
    offer_opened(t, VAMP_GHOST, BASILE)
    return t


def while_anne_chooses_a_type(card: Card = CHILD) -> Toc:
    """Basile has opened to a child or a taxi: monsters and vampires tie, the ghosts are guarded."""
    t = table(hands={ANNE: [card]}, parties={BASILE: [MONSTER, BRUTE_GHOST, GHOST, VAMPIRE]})
    offer_opened(t, card, BASILE)
    return t


# Out of turn


@pytest.mark.rule("TT-13")
@pytest.mark.parametrize("attempt", ["knock monster > 0", "open", "take ghost", "send ghosts"])
def test_nobody_acts_out_of_turn(attempt: str) -> None:
    t = table(hands={ANNE: [GHOST], BASILE: [MONSTER]}, turn=ANNE)

    assert refused(t, BASILE, attempt) == Refusal("TT-13", "not-your-turn", {"seat": ANNE})


@pytest.mark.rule("TT-R9", "TT-17")
@pytest.mark.parametrize("seat", [ANNE, CHLOE, DENIS])
def test_nobody_answers_at_anothers_door(seat: int) -> None:
    t = table(hands={ANNE: [GHOST]})
    knock(t, GHOST, BASILE)

    expected = Refusal("TT-R9", "not-at-the-door", {"seat": BASILE})
    assert refused(t, seat, "open") == expected


@pytest.mark.rule("TT-R9", "TT-39", "TT-46")
@pytest.mark.parametrize("seat", [BASILE, CHLOE])
def test_nobody_but_the_rival_makes_his_choices(seat: int) -> None:
    expected = Refusal("TT-R9", "not-at-the-door", {"seat": ANNE})

    assert refused(while_anne_takes_a_ghost(), seat, "take ghost") == expected
    assert refused(while_anne_chooses_a_type(), seat, "send monsters") == expected


@pytest.mark.rule("TT-22")
@pytest.mark.parametrize("attempt", ["knock ghost > 1", "open", "take ghost", "send ghosts"])
def test_nothing_can_be_done_when_the_game_is_over(attempt: str) -> None:
    t = table(hands={ANNE: [GHOST]})
    offer_opened(t, GHOST, BASILE)

    for seat in range(4):
        assert refused(t, seat, attempt) == Refusal("TT-22", "over")


# The offer


@pytest.mark.rule("TT-R6")
@pytest.mark.parametrize("attempt", ["open", "refuse", "take ghost", "send ghosts"])
def test_a_player_in_turn_must_offer_a_card(attempt: str) -> None:
    t = table(hands={ANNE: [GHOST]})

    assert refused(t, ANNE, attempt) == Refusal("TT-R6", "offer-a-card")


@pytest.mark.rule("TT-R6")
@pytest.mark.parametrize("code", [-1, -76, len(GAME.actions), 10_000])
def test_a_code_that_is_no_action_is_refused(code: int) -> None:
    t = table(hands={ANNE: [GHOST]})
    before = everything(t)

    with pytest.raises(Refused) as attempt:
        t.play(code)

    assert attempt.value.refusal == Refusal("TT-R6", "offer-a-card")
    assert everything(t) == before


@pytest.mark.rule("TT-15")
@pytest.mark.parametrize("card", [MONSTER, TAXI, SCARECROW])
def test_only_a_card_of_his_own_hand_can_be_offered(card: Card) -> None:
    t = table(hands={ANNE: [GHOST], BASILE: [card]}, parties={ANNE: [MONSTER]}, pile=[TAXI])

    expected = Refusal("TT-15", "not-in-hand", {"card": CARD_IDS.index(card)})
    assert refused(t, ANNE, f"knock {card} > 1") == expected


@pytest.mark.rule("TT-16")
@pytest.mark.parametrize("turn", [ANNE, DENIS])
def test_nobody_knocks_at_his_own_door(turn: int) -> None:
    t = table(hands={turn: [GHOST]}, turn=turn)

    assert refused(t, turn, f"knock ghost > {turn}") == Refusal("TT-16", "own-door")


@pytest.mark.rule("TT-15")
@pytest.mark.parametrize("door", [ANNE, EVE])
def test_without_the_card_it_does_not_matter_that_there_is_no_such_door(door: int) -> None:
    t = table(hands={ANNE: [GHOST]})

    expected = Refusal("TT-15", "not-in-hand", {"card": CARD_IDS.index(TAXI)})
    assert refused(t, ANNE, f"knock taxi > {door}") == expected


@pytest.mark.rule("TT-1")
@pytest.mark.parametrize(("seats", "door"), [(3, 3), (3, 4), (4, 4)])
def test_nobody_lives_behind_the_door_of_a_seat_that_is_not_played(seats: int, door: int) -> None:
    t = table(seats=seats, hands={ANNE: [GHOST]})

    assert refused(t, ANNE, f"knock ghost > {door}") == Refusal("TT-1", "nobody-there")


# The answer


@pytest.mark.rule("TT-17")
@pytest.mark.parametrize("attempt", ["knock ghost > 0", "take ghost", "send ghosts"])
def test_a_door_keeper_can_only_open_or_refuse(attempt: str) -> None:
    t = table(hands={ANNE: [GHOST], BASILE: [GHOST]})
    knock(t, GHOST, BASILE)

    assert refused(t, BASILE, attempt) == Refusal("TT-17", "open-or-refuse")


# The rival's choices


@pytest.mark.rule("TT-R10")
@pytest.mark.parametrize("attempt", ["knock ghost > 1", "open", "refuse", "send ghosts"])
def test_the_rival_must_take_a_guest(attempt: str) -> None:
    t = while_anne_takes_a_ghost()

    assert refused(t, ANNE, attempt) == Refusal("TT-R10", "take-a-guest", {"type": GHOSTS})


@pytest.mark.rule("TT-37")
@pytest.mark.parametrize("guest", [MONSTER, VAMPIRE])
def test_the_rival_cannot_take_a_guest_of_another_type(guest: Card) -> None:
    t = while_anne_takes_a_ghost()

    expected = Refusal("TT-37", "not-her-type", {"type": GHOSTS})
    assert refused(t, ANNE, f"take {guest}") == expected


@pytest.mark.rule("TT-39")
def test_the_rival_cannot_take_a_guest_who_is_not_there() -> None:
    t = while_anne_takes_a_ghost()

    musician = CARD_IDS.index("musician-ghost")
    expected = Refusal("TT-39", "no-such-guest", {"card": musician})
    assert refused(t, ANNE, "take musician-ghost") == expected


@pytest.mark.rule("TT-46", "TT-49")
@pytest.mark.parametrize(("card", "rule"), [(CHILD, "TT-46"), (TAXI, "TT-49")])
@pytest.mark.parametrize("attempt", ["knock ghost > 1", "open", "take monster"])
def test_the_rival_must_choose_a_type(card: Card, rule: str, attempt: str) -> None:
    t = while_anne_chooses_a_type(card)

    assert refused(t, ANNE, attempt) == Refusal(rule, "choose-a-type")


@pytest.mark.rule("TT-33")
@pytest.mark.parametrize("card", [CHILD, TAXI])
def test_the_rival_cannot_choose_a_protected_type(card: Card) -> None:
    t = while_anne_chooses_a_type(card)

    assert refused(t, ANNE, "send ghosts") == Refusal("TT-33", "guarded", {"type": GHOSTS})


@pytest.mark.rule("TT-44", "TT-48", "TT-R17")
@pytest.mark.parametrize(("card", "rule"), [(CHILD, "TT-44"), (TAXI, "TT-48")])
@pytest.mark.parametrize("ghosts", [0, 1])
def test_the_rival_cannot_choose_a_type_that_is_not_most_numerous(
    card: Card, rule: str, ghosts: int
) -> None:
    tied = [MONSTER, MONSTER, VAMPIRE, VAMPIRE]
    t = table(hands={ANNE: [card]}, parties={ANNE: tied + [GHOST] * ghosts})
    offer_refused(t, card, BASILE)

    assert refused(t, BASILE, "send ghosts") == Refusal(rule, "not-most", {"type": GHOSTS})


# All of them


@pytest.mark.rule("TT-R6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_a_whole_game_whatever_is_listed_is_allowed_and_nothing_else(seats: int) -> None:
    t = dealt(seats)

    for _ in at_random(t):
        assert t.decision is not None
        seat = t.decision.seat
        codes = range(-1, len(GAME.actions) + 1)
        allowed = [code for code in codes if GAME.refusal(t, seat, code) is None]
        assert t.options() == allowed
        others = [other for other in range(seats) if other != seat]
        assert all(GAME.refusal(t, other, allowed[0]) is not None for other in others)


@pytest.mark.rule("TT-R8")
@pytest.mark.parametrize("attempt", ["knock ghost > 0", "take ghost", "send ghosts"])
def test_a_refusal_says_nothing_of_the_card_before_the_door(attempt: str) -> None:
    told = []
    for card in (GHOST, VAMP_GHOST, CHILD):
        t = table(hands={ANNE: [card]})
        knock(t, card, BASILE)
        told.append([refused(t, seat, attempt) for seat in range(4)])

    assert told[0] == told[1] == told[2]


@pytest.mark.rule("TT-17")
def test_after_a_refusal_the_right_answer_still_counts() -> None:
    t = table(hands={ANNE: [GHOST]})
    knock(t, GHOST, BASILE)
    refused(t, CHLOE, "open")

    open_door(t)

    assert t.party(BASILE) == [CARD_IDS.index(GHOST)]
