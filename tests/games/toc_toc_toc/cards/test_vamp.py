"""Vamp — a guest of her type leaves for the rival's party."""

from __future__ import annotations

import pytest

from tests.games.toc_toc_toc.support import (
    ANNE,
    BASILE,
    BRUTE_GHOST,
    CHLOE,
    EITHER_ANSWER,
    GHOST,
    MONSTER,
    MUSICIAN_GHOST,
    SCARECROW,
    VAMP_GHOST,
    VAMP_MONSTER,
    VAMP_VAMPIRE,
    VAMPIRE,
    Card,
    OfferAndAnswer,
    asked,
    happened,
    offer_opened,
    offer_refused,
    options,
    out,
    party,
    scores,
    table,
    take,
)

EACH_VAMP = pytest.mark.parametrize(
    ("vamp", "guest"), [(VAMP_MONSTER, MONSTER), (VAMP_GHOST, GHOST), (VAMP_VAMPIRE, VAMPIRE)]
)


@pytest.mark.rule("TT-37", "TT-38", "TT-R9")
@EACH_VAMP
def test_if_the_door_opened_a_guest_of_her_type_leaves_for_the_offerer(
    vamp: Card, guest: Card
) -> None:
    t = table(hands={ANNE: [vamp]}, parties={BASILE: [MONSTER, GHOST, VAMPIRE]})

    offer_opened(t, vamp, BASILE)

    assert party(t, ANNE) == [guest]
    assert party(t, BASILE) == [card for card in [MONSTER, GHOST, VAMPIRE] if card != guest]


@pytest.mark.rule("TT-37", "TT-38", "TT-R9")
@EACH_VAMP
def test_if_it_was_refused_a_guest_leaves_the_offerer_for_the_door_keeper(
    vamp: Card, guest: Card
) -> None:
    t = table(hands={ANNE: [vamp]}, parties={ANNE: [MONSTER, GHOST, VAMPIRE]})

    offer_refused(t, vamp, CHLOE)

    assert party(t, CHLOE) == [guest]
    assert party(t, ANNE) == [card for card in [MONSTER, GHOST, VAMPIRE] if card != guest]


@pytest.mark.rule("TT-39", "TT-40", "TT-R9")
def test_the_host_of_the_party_of_arrival_picks_and_may_pick_brute_or_musician() -> None:
    guests = [GHOST, BRUTE_GHOST, MUSICIAN_GHOST, MONSTER, SCARECROW]
    picks = ["take ghost", "take brute-ghost", "take musician-ghost"]

    t = table(hands={ANNE: [VAMP_GHOST]}, parties={CHLOE: guests})
    offer_opened(t, VAMP_GHOST, CHLOE)
    assert (asked(t), options(t)) == ((ANNE, "take-guest"), picks)

    t = table(hands={ANNE: [VAMP_GHOST]}, parties={ANNE: guests})
    offer_refused(t, VAMP_GHOST, CHLOE)
    assert (asked(t), options(t)) == ((CHLOE, "take-guest"), picks)


@pytest.mark.rule("TT-40", "TT-37")
@pytest.mark.parametrize("guest", [GHOST, BRUTE_GHOST, MUSICIAN_GHOST])
def test_the_guest_picked_moves_and_no_other(guest: Card) -> None:
    guests = [GHOST, GHOST, BRUTE_GHOST, MUSICIAN_GHOST]
    t = table(hands={ANNE: [VAMP_GHOST]}, parties={BASILE: guests})

    offer_opened(t, VAMP_GHOST, BASILE)
    take(t, guest)

    guests.remove(guest)
    assert (party(t, ANNE), party(t, BASILE)) == ([guest], guests)


@pytest.mark.rule("TT-R10")
def test_the_rival_must_take_one_and_like_guests_are_one_option() -> None:
    t = table(hands={ANNE: [VAMP_GHOST]}, parties={BASILE: [GHOST] * 3 + [BRUTE_GHOST] * 2})

    offer_opened(t, VAMP_GHOST, BASILE)

    assert options(t) == ["take ghost", "take brute-ghost"]


@pytest.mark.rule("TT-R10", "TT-R27")
@pytest.mark.parametrize("guest", [GHOST, BRUTE_GHOST, MUSICIAN_GHOST])
def test_with_guests_of_one_role_only_nobody_is_asked_and_exactly_one_moves(guest: Card) -> None:
    number = {GHOST: 3, BRUTE_GHOST: 2, MUSICIAN_GHOST: 1}[guest]
    t = table(hands={ANNE: [VAMP_GHOST]}, parties={BASILE: [guest] * number})

    offer_opened(t, VAMP_GHOST, BASILE)

    assert asked(t) is None
    assert (party(t, ANNE), party(t, BASILE)) == ([guest], [guest] * (number - 1))


@pytest.mark.rule("TT-R10")
@EITHER_ANSWER
def test_the_only_guest_of_her_type_always_leaves(offer: OfferAndAnswer) -> None:
    t = table(hands={ANNE: [VAMP_GHOST]}, parties={ANNE: [GHOST], BASILE: [GHOST]})

    offer(t, VAMP_GHOST, BASILE)

    assert sorted(scores(t)) == [0, 0, 0, 2]


@pytest.mark.rule("TT-41", "TT-R12")
@EITHER_ANSWER
@pytest.mark.parametrize("guests", [[], [GHOST]])
def test_the_vamp_is_then_out_with_or_without_effect(
    offer: OfferAndAnswer, guests: list[Card]
) -> None:
    t = table(hands={ANNE: [VAMP_GHOST]}, parties={ANNE: guests, BASILE: guests})

    offer(t, VAMP_GHOST, BASILE)

    assert out(t) == [VAMP_GHOST]


@pytest.mark.rule("TT-41")
def test_she_is_not_out_before_the_guest_has_been_picked() -> None:
    t = table(hands={ANNE: [VAMP_GHOST]}, parties={BASILE: [GHOST, BRUTE_GHOST]})

    offer_opened(t, VAMP_GHOST, BASILE)
    assert out(t) == []
    take(t, GHOST)

    assert out(t) == [VAMP_GHOST]


@pytest.mark.rule("TT-R12", "TT-29")
@EACH_VAMP
@EITHER_ANSWER
def test_a_vamp_is_never_a_guest_nor_worth_anything(
    vamp: Card, guest: Card, offer: OfferAndAnswer
) -> None:
    t = table(hands={ANNE: [vamp]})

    offer(t, vamp, BASILE)

    assert [party(t, seat) for seat in range(4)] == [[], [], [], []]
    assert scores(t) == [0, 0, 0, 0]


@pytest.mark.rule("TT-52")
@EITHER_ANSWER
def test_without_a_guest_of_her_type_nothing_happens(offer: OfferAndAnswer) -> None:
    others = [MONSTER, VAMPIRE, SCARECROW]
    t = table(hands={ANNE: [VAMP_GHOST]}, parties={ANNE: others, BASILE: others})

    offer(t, VAMP_GHOST, BASILE)

    assert (party(t, ANNE), party(t, BASILE)) == (others, others)
    assert "no_effect" in happened(t)


@pytest.mark.rule("TT-R19", "TT-52")
def test_the_rival_loses_nothing_whatever_he_has() -> None:
    t = table(hands={ANNE: [VAMP_GHOST] * 2}, parties={ANNE: [GHOST, BRUTE_GHOST]})

    offer_opened(t, VAMP_GHOST, BASILE)

    assert party(t, ANNE) == [GHOST, BRUTE_GHOST]


@pytest.mark.rule("TT-R9", "TT-R19")
@EITHER_ANSWER
def test_no_third_party_takes_part(offer: OfferAndAnswer) -> None:
    t = table(
        hands={ANNE: [VAMP_GHOST]},
        parties={ANNE: [GHOST], BASILE: [GHOST], CHLOE: [GHOST, BRUTE_GHOST]},
    )

    offer(t, VAMP_GHOST, BASILE)

    assert party(t, CHLOE) == [GHOST, BRUTE_GHOST]
    assert asked(t) is None
