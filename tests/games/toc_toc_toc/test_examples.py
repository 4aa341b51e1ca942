"""The rule sheet's own examples, one test each."""

from __future__ import annotations

import pytest

from tests.games.toc_toc_toc.support import (
    ANNE,
    BASILE,
    BRUTE_GHOST,
    BRUTE_MONSTER,
    BRUTE_VAMPIRE,
    CHILD,
    GHOST,
    MONSTER,
    MUSICIAN_GHOST,
    SCARECROW,
    VAMP_GHOST,
    VAMPIRE,
    Card,
    dealt,
    hand,
    happened,
    offer_opened,
    open_door,
    options,
    out,
    party,
    play,
    scores,
    table,
)


@pytest.mark.rule("TT-51", "TT-33", "TT-47")
def test_a_child_on_a_player_all_of_whose_types_have_a_brute_has_no_effect() -> None:
    guests = [MONSTER, BRUTE_MONSTER, GHOST, BRUTE_GHOST, BRUTE_VAMPIRE]
    t = table(hands={ANNE: [CHILD]}, parties={BASILE: guests})

    offer_opened(t, CHILD, BASILE)

    assert happened(t) == ["knocked", "opened", "revealed", "no_effect", "left"]
    assert (party(t, BASILE), party(t, ANNE)) == (guests, [])
    assert out(t) == [CHILD]


@pytest.mark.rule("TT-52", "TT-41")
def test_a_vamp_on_a_player_without_a_guest_of_her_type_has_no_effect() -> None:
    guests = [MONSTER, VAMPIRE, VAMPIRE]
    t = table(hands={ANNE: [VAMP_GHOST]}, parties={BASILE: guests})

    offer_opened(t, VAMP_GHOST, BASILE)

    assert happened(t) == ["knocked", "opened", "revealed", "no_effect", "left"]
    assert (party(t, BASILE), party(t, ANNE)) == (guests, [])
    assert out(t) == [VAMP_GHOST]


@pytest.mark.rule("TT-24", "TT-31", "TT-34")
@pytest.mark.parametrize("guest", [GHOST, BRUTE_GHOST])
def test_a_normal_guest_or_a_brute_in_the_party_at_the_end_is_a_point(guest: Card) -> None:
    t = table(hands={ANNE: [guest]})

    offer_opened(t, guest, BASILE)

    assert scores(t)[BASILE] == 1


@pytest.mark.rule("TT-25", "TT-36")
def test_a_musician_at_the_end_makes_2_points_for_each_guest_of_his_type_himself_included() -> None:
    t = table(hands={ANNE: [MUSICIAN_GHOST]}, parties={BASILE: [GHOST, GHOST]})

    offer_opened(t, MUSICIAN_GHOST, BASILE)

    assert scores(t)[BASILE] == 6


@pytest.mark.rule("TT-26", "TT-43")
def test_a_scarecrow_in_the_party_at_the_end_is_3_points() -> None:
    t = table(hands={ANNE: [SCARECROW]})

    offer_opened(t, SCARECROW, BASILE)

    assert scores(t)[BASILE] == 3


@pytest.mark.rule("TT-15", "TT-20")
def test_a_player_with_5_cards_has_4_while_the_card_is_dealt_with_and_5_after_drawing() -> None:
    t = table(
        hands={ANNE: [VAMP_GHOST, GHOST, GHOST, CHILD, SCARECROW]},
        parties={BASILE: [GHOST, BRUTE_GHOST]},
        pile=[MONSTER],
    )
    sizes = [len(hand(t, ANNE))]
    for move in (f"knock {VAMP_GHOST} > {BASILE}", "open", "take ghost"):
        play(t, move)
        sizes.append(len(hand(t, ANNE)))

    assert sizes == [5, 4, 4, 5]


@pytest.mark.rule("TT-15", "TT-20")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_so_it_is_from_the_first_turn_of_every_game(seats: int) -> None:
    t = dealt(seats)
    turn = t.turn

    play(t, options(t)[0])
    assert len(hand(t, turn)) == 4
    open_door(t)
    if t.turn == turn:  # the rival is asked for a choice first
        play(t, options(t)[0])

    assert len(hand(t, turn)) == 5
    assert t.turn == t.left_of(turn)
