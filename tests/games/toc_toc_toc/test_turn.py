"""Le tour d'un joueur — offer, answer, reveal, draw; what may be taken back."""

from __future__ import annotations

import pytest

from manege.games.toc_toc_toc import GAME
from manege.games.toc_toc_toc.components import Toc
from manege.kernel.chance import chance_from
from manege.kernel.choices import Choices
from manege.kernel.errors import UndoRefused
from manege.kernel.match import Match
from tests.games.toc_toc_toc.support import (
    ANNE,
    BASILE,
    BRUTE_GHOST,
    CHILD,
    CHLOE,
    EITHER_ANSWER,
    GHOST,
    MONSTER,
    MUSICIAN_GHOST,
    SCARECROW,
    SPECTATOR,
    TAXI,
    VAMP_GHOST,
    VAMPIRE,
    Card,
    OfferAndAnswer,
    asked,
    at_random,
    dealt,
    everything,
    hand,
    hand_sizes,
    happened,
    knock,
    numbers,
    offer_opened,
    offer_refused,
    options,
    out,
    party,
    send,
    table,
    take,
    toc,
    told,
    top,
)

FIVE = [GHOST, GHOST, MONSTER, CHILD, SCARECROW]


# The offer


@pytest.mark.rule("TT-15", "TT-16")
def test_a_player_offers_any_card_of_his_hand_to_any_other_player() -> None:
    t = table(seats=3, hands={ANNE: [GHOST, CHILD]}, turn=ANNE)

    assert asked(t) == (ANNE, "offer")
    assert options(t) == [
        "knock ghost > 1",
        "knock ghost > 2",
        "knock child > 1",
        "knock child > 2",
    ]


@pytest.mark.rule("TT-15")
def test_like_cards_make_one_option_for_each_door() -> None:
    t = table(seats=3, hands={ANNE: [GHOST] * 5})

    assert options(t) == ["knock ghost > 1", "knock ghost > 2"]


@pytest.mark.rule("TT-15")
def test_the_card_offered_leaves_the_hand_and_only_one_of_like_cards() -> None:
    t = table(hands={ANNE: FIVE})

    knock(t, GHOST, CHLOE)

    assert hand(t, ANNE) == [MONSTER, GHOST, CHILD, SCARECROW]


@pytest.mark.rule("TT-16")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_player_never_knocks_at_his_own_door(seats: int) -> None:
    for turn in range(seats):
        t = table(seats=seats, hands={turn: [GHOST]}, turn=turn)
        others = [seat for seat in range(seats) if seat != turn]
        assert sorted(options(t)) == [f"knock ghost > {door}" for door in others]


@pytest.mark.rule("TT-R6", "TT-15")
def test_a_player_with_a_card_cannot_pass() -> None:
    t = table(hands={ANNE: [TAXI]})

    assert options(t)
    assert all(option.startswith("knock taxi > ") for option in options(t))


@pytest.mark.rule("TT-R7")
def test_a_card_can_be_offered_to_one_without_card_or_guest() -> None:
    t = table(hands={ANNE: [GHOST]}, parties={CHLOE: [GHOST]})

    offer_opened(t, GHOST, BASILE)

    assert party(t, BASILE) == [GHOST]


@pytest.mark.rule("TT-R7")
def test_the_same_player_can_be_offered_a_card_again_and_again() -> None:
    t = table(hands={ANNE: [GHOST, MONSTER, VAMPIRE]})

    for card in (GHOST, MONSTER, VAMPIRE):
        offer_refused(t, card, BASILE)

    assert party(t, ANNE) == [MONSTER, GHOST, VAMPIRE]


@pytest.mark.rule("TT-15", "TT-16", "TT-17")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_move_at_random_is_any_of_the_options_and_nothing_else(seats: int) -> None:
    t = table(seats=seats, hands={CHLOE: [GHOST, GHOST, MONSTER, SCARECROW]}, turn=CHLOE)
    assert picked(t) == set(t.options())

    knock(t, GHOST, ANNE)

    assert picked(t) == set(t.options())


def picked(t: Toc) -> set[int]:
    chance = chance_from(1)
    assert t.decision is not None
    return {t.decision.pick(t, chance, Choices()) for _ in range(300)}


# The answer


@pytest.mark.rule("TT-17", "TT-R6")
def test_the_door_keeper_must_open_or_refuse() -> None:
    t = table(hands={ANNE: [GHOST]})

    knock(t, GHOST, CHLOE)

    assert asked(t) == (CHLOE, "answer")
    assert options(t) == ["open", "refuse"]


@pytest.mark.rule("TT-R8", "TT-17")
@pytest.mark.parametrize("card", [GHOST, CHILD, VAMP_GHOST, SCARECROW])
def test_what_he_may_answer_does_not_depend_on_the_card(card: Card) -> None:
    t = table(hands={ANNE: [card]})

    knock(t, card, BASILE)

    assert options(t, BASILE) == ["open", "refuse"]


@pytest.mark.rule("TT-18")
def test_who_opens_adds_the_guest_to_his_own_party() -> None:
    t = table(hands={ANNE: [GHOST]})

    offer_opened(t, GHOST, BASILE)

    assert (party(t, BASILE), party(t, ANNE)) == ([GHOST], [])


@pytest.mark.rule("TT-18")
def test_who_opens_suffers_the_effect() -> None:
    t = table(hands={ANNE: [TAXI]}, parties={ANNE: [MONSTER], BASILE: [GHOST]})

    offer_opened(t, TAXI, BASILE)

    assert (party(t, BASILE), party(t, ANNE)) == ([], [MONSTER])


@pytest.mark.rule("TT-19")
def test_a_card_refused_joins_the_party_of_the_one_who_offered_it() -> None:
    t = table(hands={ANNE: [GHOST]})

    offer_refused(t, GHOST, BASILE)

    assert (party(t, BASILE), party(t, ANNE)) == ([], [GHOST])


@pytest.mark.rule("TT-19")
def test_the_effect_of_a_card_refused_is_for_the_one_who_offered_it() -> None:
    t = table(hands={ANNE: [TAXI]}, parties={ANNE: [MONSTER], BASILE: [GHOST]})

    offer_refused(t, TAXI, BASILE)

    assert (party(t, BASILE), party(t, ANNE)) == ([GHOST], [])


@pytest.mark.rule("TT-18", "TT-19")
@pytest.mark.parametrize("card", [GHOST, CHILD, VAMP_GHOST])
def test_a_card_refused_never_goes_back_to_the_hand(card: Card) -> None:
    t = table(hands={ANNE: [card]})

    offer_refused(t, card, BASILE)

    assert hand(t, ANNE) == []
    assert party(t, ANNE) + out(t) == [card]


# Drawing


@pytest.mark.rule("TT-20")
@EITHER_ANSWER
def test_then_the_offerer_draws_the_visible_card(offer: OfferAndAnswer) -> None:
    t = table(hands={ANNE: FIVE, BASILE: FIVE}, pile=[VAMPIRE, BRUTE_GHOST])

    offer(t, CHILD, BASILE)

    assert hand(t, ANNE) == [MONSTER, GHOST, GHOST, VAMPIRE, SCARECROW]
    assert top(t) == BRUTE_GHOST


@pytest.mark.rule("TT-20", "TT-R22")
def test_he_draws_no_more_than_one_card_even_if_he_had_fewer_than_5() -> None:
    t = table(hands={ANNE: [GHOST, CHILD]}, pile=[VAMPIRE] * 5)

    offer_opened(t, CHILD, BASILE)

    assert hand(t, ANNE) == [GHOST, VAMPIRE]


@pytest.mark.rule("TT-R22")
@EITHER_ANSWER
def test_the_door_keeper_never_draws(offer: OfferAndAnswer) -> None:
    t = table(hands={ANNE: [GHOST], BASILE: [MONSTER]}, pile=[VAMPIRE])

    offer(t, GHOST, BASILE)

    assert (hand(t, ANNE), hand(t, BASILE)) == ([VAMPIRE], [MONSTER])


@pytest.mark.rule("TT-R22")
def test_nobody_has_drawn_while_the_rival_picks_a_guest() -> None:
    t = table(
        hands={ANNE: [VAMP_GHOST, CHILD], BASILE: [MONSTER]},
        parties={BASILE: [GHOST, BRUTE_GHOST]},
        pile=[VAMPIRE, TAXI],
    )

    offer_opened(t, VAMP_GHOST, BASILE)

    assert asked(t) == (ANNE, "take-guest")
    assert hand(t, ANNE) == [CHILD]
    assert top(t) == VAMPIRE

    take(t, BRUTE_GHOST)

    assert hand(t, ANNE) == [VAMPIRE, CHILD]
    assert top(t) == TAXI
    assert asked(t) == (BASILE, "offer")


@pytest.mark.rule("TT-R22")
@pytest.mark.parametrize("card", [CHILD, TAXI])
def test_nobody_has_drawn_while_the_rival_picks_a_type(card: Card) -> None:
    t = table(hands={ANNE: [card]}, parties={ANNE: [GHOST, MONSTER]}, pile=[VAMPIRE])

    offer_refused(t, card, BASILE)

    assert asked(t) == (BASILE, "choose-type")
    assert hand(t, ANNE) == []
    assert top(t) == VAMPIRE

    send(t, "ghost")

    assert hand(t, ANNE) == [VAMPIRE]
    assert top(t) is None


@pytest.mark.rule("TT-20", "TT-R22")
def test_a_turn_is_offer_answer_reveal_effect_draw() -> None:
    t = table(hands={ANNE: [TAXI]}, parties={BASILE: [GHOST]}, pile=[VAMPIRE, MONSTER])

    offer_opened(t, TAXI, BASILE)

    assert happened(t) == [
        "knocked",
        "opened",
        "revealed",
        "went_home",
        "left",
        "drew",
        "uncovered",
    ]


def stories(t: Toc) -> list[str]:
    return [repr(event) for event in t.story or [] if event.name != "worth"]


@pytest.mark.rule("TT-18", "TT-30")
def test_the_story_of_a_guest_let_in() -> None:
    t = table(hands={ANNE: [GHOST]}, pile=[VAMPIRE, MONSTER])

    offer_opened(t, GHOST, CHLOE)

    ghost, vampire, monster = numbers([GHOST, VAMPIRE, MONSTER])
    assert stories(t) == [
        f"knocked seat={ANNE} door={CHLOE} card={ghost}",
        f"opened seat={CHLOE} offerer={ANNE}",
        f"revealed seat={CHLOE} rival={ANNE} card={ghost}",
        f"joined seat={CHLOE} card={ghost}",
        f"drew seat={ANNE} card={vampire}",
        f"uncovered card={monster}",
    ]


@pytest.mark.rule("TT-19", "TT-45", "TT-47")
def test_the_story_of_a_child_refused() -> None:
    guests = [GHOST, GHOST, MUSICIAN_GHOST, MONSTER]
    t = table(hands={ANNE: [CHILD]}, parties={ANNE: guests})

    offer_refused(t, CHILD, CHLOE)

    ghost, musician, child = numbers([GHOST, MUSICIAN_GHOST, CHILD])
    assert stories(t) == [
        f"knocked seat={ANNE} door={CHLOE} card={child}",
        f"refused seat={CHLOE} offerer={ANNE}",
        f"revealed seat={ANNE} rival={CHLOE} card={child}",
        f"moved card={ghost} number=2 host={ANNE} to={CHLOE}",
        f"moved card={musician} number=1 host={ANNE} to={CHLOE}",
        f"left card={child}",
    ]


@pytest.mark.rule("TT-18", "TT-50")
def test_the_story_of_a_taxi_let_in() -> None:
    t = table(hands={ANNE: [TAXI]}, parties={CHLOE: [GHOST, GHOST, MUSICIAN_GHOST]})

    offer_opened(t, TAXI, CHLOE)

    ghost, musician, taxi = numbers([GHOST, MUSICIAN_GHOST, TAXI])
    assert stories(t)[2:] == [
        f"revealed seat={CHLOE} rival={ANNE} card={taxi}",
        f"went_home card={ghost} number=2 host={CHLOE}",
        f"went_home card={musician} number=1 host={CHLOE}",
        f"left card={taxi}",
    ]


@pytest.mark.rule("TT-37", "TT-52")
@pytest.mark.parametrize(
    ("guests", "effect"),
    [
        ([GHOST], f"moved card=4 number=1 host={CHLOE} to={ANNE}"),
        ([MONSTER], f"no_effect seat={CHLOE} card=7"),
    ],
)
def test_the_story_of_a_vamp_let_in(guests: list[Card], effect: str) -> None:
    t = table(hands={ANNE: [VAMP_GHOST]}, parties={CHLOE: guests})

    offer_opened(t, VAMP_GHOST, CHLOE)

    assert stories(t)[3:] == [effect, "left card=7"]


@pytest.mark.rule("TT-24", "TT-25", "TT-26")
def test_a_turn_ends_with_what_the_two_parties_at_the_door_are_worth() -> None:
    t = table(hands={ANNE: [CHILD]}, parties={BASILE: [GHOST, MUSICIAN_GHOST, SCARECROW]})

    offer_opened(t, CHILD, BASILE)

    assert told(t, SPECTATOR, "worth") == [
        {"event": "worth", "seat": ANNE, "points": 4},
        {"event": "worth", "seat": BASILE, "points": 3},
    ]


@pytest.mark.rule("TT-6", "TT-24")
def test_the_evening_begins_with_what_each_party_is_worth() -> None:
    worth = told(dealt(3), SPECTATOR, "worth")

    assert worth == [{"event": "worth", "seat": seat, "points": 2} for seat in range(3)]


@pytest.mark.rule("TT-21")
def test_without_a_pile_play_goes_on_without_drawing() -> None:
    t = table(hands={ANNE: [GHOST, MONSTER], BASILE: [GHOST]}, pile=[])

    offer_opened(t, GHOST, BASILE)

    assert hand(t, ANNE) == [MONSTER]
    assert asked(t) == (BASILE, "offer")


@pytest.mark.rule("TT-21", "TT-R23")
def test_the_player_after_the_one_who_drew_the_last_card_draws_no_more() -> None:
    five = [GHOST, GHOST, MONSTER, MONSTER, CHILD]
    t = table(seats=3, hands=dict.fromkeys(range(3), five), pile=[VAMPIRE, TAXI])
    sizes = []

    for _ in range(4):
        offer_opened(t, GHOST, t.left_of(t.turn))
        sizes.append(hand_sizes(t))

    assert sizes == [[5, 5, 5], [5, 5, 5], [5, 5, 4], [4, 5, 4]]


@pytest.mark.rule("TT-R23")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_when_the_pile_runs_out_each_player_has_exactly_5_more_turns(seats: int) -> None:
    t = dealt(seats)
    turns: list[int] = []

    for _ in at_random(t):
        if t.pile_size() == 0 and asked(t) == (t.turn, "offer"):
            assert turns or hand_sizes(t) == [5] * seats
            turns.append(t.turn)

    last_to_draw = told(t, SPECTATOR, "drew")[-1]["seat"]
    assert last_to_draw == (turns[0] - 1) % seats
    assert turns == [(turns[0] + n) % seats for n in range(5 * seats)]


# Taking back


@pytest.mark.rule("TT-16", "TT-R8")
def test_an_offer_can_be_taken_back_until_it_is_answered() -> None:
    match = Match(GAME, 3, 1)
    before = everything(toc(match.table))[:-1]
    seat = toc(match.table).turn

    match.play(match.options()[0])

    assert everything(toc(match.undone(seat).table))[:-1] == before


@pytest.mark.rule("TT-18", "TT-19")
@pytest.mark.parametrize("answer", ["open", "refuse"])
def test_neither_offer_nor_answer_can_be_taken_back_once_the_card_is_revealed(answer: str) -> None:
    match = Match(GAME, 3, 1)
    match.play(match.options()[0])
    t = toc(match.table)
    offerer, keeper = t.turn, t.keeper

    match.play(answer)

    for seat in (offerer, keeper):
        with pytest.raises(UndoRefused) as refusal:
            match.undone(seat)
        assert refusal.value.reason == "light"


@pytest.mark.rule("TT-18", "TT-19")
@pytest.mark.parametrize("card", [GHOST, VAMP_GHOST, CHILD])
@pytest.mark.parametrize("answer", ["open", "refuse"])
def test_nor_without_a_pile(card: Card, answer: str) -> None:
    """What came to light is the card itself, whether it is dealt with or the rival chooses."""
    guests = [GHOST, BRUTE_GHOST, MONSTER, VAMPIRE]
    position = {"hand": [[card], [MONSTER], []], "party": [guests, guests, []], "turn": ANNE}
    match = Match(GAME, 3, 1, position=position)
    for move in (f"knock {card} > {BASILE}", answer):
        match.play(move)

    for seat in (ANNE, BASILE):
        with pytest.raises(UndoRefused, match="light"):
            match.undone(seat)


@pytest.mark.rule("TT-R4", "TT-R22")
@pytest.mark.parametrize(
    ("card", "choice", "question"),
    [(VAMP_GHOST, "take brute-ghost", "take-guest"), (CHILD, "send monsters", "choose-type")],
)
@pytest.mark.parametrize(("pile", "allowed"), [([], True), ([TAXI], True), ([TAXI] * 2, False)])
def test_the_rivals_choice_can_be_taken_back_unless_it_uncovered_a_card_of_the_pile(
    card: Card, choice: str, question: str, pile: list[Card], allowed: bool
) -> None:
    position = {
        "hand": [[card], [MONSTER], []],
        "party": [[], [GHOST, BRUTE_GHOST, MONSTER, VAMPIRE], []],
        "pile": pile,
        "turn": ANNE,
    }
    match = Match(GAME, 3, 1, position=position)
    for move in (f"knock {card} > {BASILE}", "open", choice):
        match.play(move)

    if allowed:
        assert asked(toc(match.undone(ANNE).table)) == (ANNE, question)
    else:
        with pytest.raises(UndoRefused, match="light"):
            match.undone(ANNE)
