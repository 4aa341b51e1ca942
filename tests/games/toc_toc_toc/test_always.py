"""What is always true: whole games at random, looked at before each decision."""

from __future__ import annotations

from collections import Counter

import pytest

from manege.games.toc_toc_toc import GAME
from manege.games.toc_toc_toc.components import CARD_IDS
from manege.kernel.bag import one, some
from tests.games.toc_toc_toc.support import (
    ANNE,
    BASILE,
    CHLOE,
    GHOST,
    MONSTER,
    NEVER_GUESTS,
    TAXI,
    VAMPIRE,
    asked,
    at_random,
    dealt,
    hand,
    hand_sizes,
    names,
    options,
    out,
    party,
    play,
    seen,
    table,
    turns_in_all,
)

WHOLE_GAMES = pytest.mark.parametrize(
    ("seats", "seed"), [(seats, seed) for seats in (3, 4, 5) for seed in range(4)]
)


@pytest.mark.rule("TT-R1", "TT-R28")
@WHOLE_GAMES
def test_every_card_is_in_exactly_one_place(seats: int, seed: int) -> None:
    t = dealt(seats, seed)
    census = GAME.secrecy.census(t)

    for _ in at_random(t, seed):
        assert GAME.secrecy.census(t) == census


@pytest.mark.rule("TT-28", "TT-29", "TT-R12")
@WHOLE_GAMES
def test_vamps_children_and_taxis_are_never_in_a_party(seats: int, seed: int) -> None:
    t = dealt(seats, seed)

    for _ in at_random(t, seed):
        assert all(card not in NEVER_GUESTS for seat in range(seats) for card in party(t, seat))


@pytest.mark.rule("TT-20", "TT-R22")
@WHOLE_GAMES
def test_while_there_is_a_pile_every_player_has_5_cards_between_turns(
    seats: int, seed: int
) -> None:
    t = dealt(seats, seed)

    for _ in at_random(t, seed):
        if t.pile_size() and asked(t) == (t.turn, "offer"):
            assert hand_sizes(t) == [5] * seats


@pytest.mark.rule("TT-R28")
@WHOLE_GAMES
def test_what_is_out_never_comes_back(seats: int, seed: int) -> None:
    t = dealt(seats, seed)
    gone: list[str] = []

    for _ in at_random(t, seed):
        assert all(out(t).count(card) >= gone.count(card) for card in gone)
        gone = out(t)

    assert set(NEVER_GUESTS) <= set(out(t))


@pytest.mark.rule("TT-22", "TT-R28")
@WHOLE_GAMES
def test_every_game_ends_with_all_cards_played_once(seats: int, seed: int) -> None:
    t = dealt(seats, seed)
    offers = sum(asked(t) == (t.turn, "offer") for _ in at_random(t, seed))

    assert offers == turns_in_all(seats)
    assert t.pile_size() == 0
    assert hand_sizes(t) == [0] * seats


@pytest.mark.rule("TT-R5")
@WHOLE_GAMES
def test_a_card_seen_is_in_the_hand_or_before_the_door(seats: int, seed: int) -> None:
    t = dealt(seats, seed)

    for _ in at_random(t, seed):
        at_the_door = [t.card] if asked(t) == (t.keeper, "answer") else []
        for seat in range(seats):
            held = names(t.hand(seat) + (at_the_door if seat == t.turn else []))
            assert all(
                held.count(card) >= number for card, number in Counter(seen(t, seat)).items()
            )

    assert [seen(t, seat) for seat in range(seats)] == [[]] * seats


# What finds it, should it ever not be true


@WHOLE_GAMES
def test_nothing_is_wrong_in_a_whole_game(seats: int, seed: int) -> None:
    t = dealt(seats, seed)

    for _ in at_random(t, seed):
        assert GAME.fault(t) is None

    assert GAME.fault(t) is None


@pytest.mark.rule("TT-29")
def test_a_card_that_is_no_guest_is_found_in_a_party() -> None:
    t = dealt()
    t.parties[BASILE] += one(CARD_IDS.index(TAXI))

    assert GAME.fault(t) == "taxi is no guest for the party of seat 1 (TT-29)"


@pytest.mark.rule("TT-R5")
@pytest.mark.parametrize("card", CARD_IDS)
def test_a_card_seen_that_nobody_holds_is_found(card: str) -> None:
    t = dealt()
    held = hand(t, BASILE).count(card)
    t.seen[BASILE] += some(held, CARD_IDS.index(card))
    assert GAME.fault(t) is None

    t.seen[BASILE] += one(CARD_IDS.index(card))

    assert GAME.fault(t) == f"{card} was not to be seen: seat 1 does not hold it (TT-R5)"


@pytest.mark.rule("TT-20")
@pytest.mark.parametrize(
    ("held", "pile", "wrong"), [(4, 1, True), (5, 1, False), (6, 1, True), (4, 0, False)]
)
def test_a_hand_of_more_or_fewer_than_5_is_found_while_there_is_a_pile(
    held: int, pile: int, wrong: bool
) -> None:
    hands = {ANNE: [GHOST] * 5, BASILE: [MONSTER] * 5, CHLOE: [VAMPIRE] * held}
    t = table(seats=3, hands=hands, pile=[TAXI] * pile)

    fault = "seat 2 has not five cards between turns (TT-20)"
    assert GAME.fault(t) == (fault if wrong else None)


@pytest.mark.rule("TT-20")
def test_but_not_while_a_card_is_dealt_with() -> None:
    t = dealt()

    play(t, options(t)[0])

    assert GAME.fault(t) is None


@pytest.mark.rule("TT-22")
def test_an_end_with_a_card_in_hand_is_found() -> None:
    t = table(hands={CHLOE: [GHOST]})
    assert GAME.fault(t) is None

    t.decision = None

    assert GAME.fault(t) == "the evening is over, yet somebody has a card in hand (TT-22)"
