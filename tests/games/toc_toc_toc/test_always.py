"""What is always true: whole games at random, looked at before each decision."""

from __future__ import annotations

from collections import Counter

import pytest

from manege.games.toc_toc_toc import GAME
from tests.games.toc_toc_toc.support import (
    NEVER_GUESTS,
    asked,
    at_random,
    dealt,
    hand_sizes,
    names,
    out,
    party,
    seen,
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

    assert offers == {3: 46, 4: 47, 5: 45}[seats]
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
