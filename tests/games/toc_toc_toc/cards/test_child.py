"""Jeune enfant — the most numerous unguarded type flees to the rival."""

from __future__ import annotations

import pytest

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
    MUSICIAN_MONSTER,
    SCARECROW,
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
    send,
    table,
)


@pytest.mark.rule("TT-44", "TT-45", "TT-38")
def test_the_most_numerous_type_of_who_opened_flees_to_the_offerer() -> None:
    guests = [MONSTER, GHOST, GHOST, GHOST, VAMPIRE, VAMPIRE]
    t = table(hands={ANNE: [CHILD]}, parties={ANNE: [MONSTER], BASILE: guests})

    offer_opened(t, CHILD, BASILE)

    assert party(t, BASILE) == [MONSTER, VAMPIRE, VAMPIRE]
    assert party(t, ANNE) == [MONSTER, GHOST, GHOST, GHOST]


@pytest.mark.rule("TT-44", "TT-45", "TT-38", "TT-R9")
def test_if_it_was_refused_the_offerers_guests_flee_to_the_door_keeper() -> None:
    t = table(hands={ANNE: [CHILD]}, parties={ANNE: [MONSTER, GHOST, GHOST], CHLOE: [VAMPIRE]})

    offer_refused(t, CHILD, CHLOE)

    assert (party(t, ANNE), party(t, CHLOE)) == ([MONSTER], [GHOST, GHOST, VAMPIRE])


@pytest.mark.rule("TT-44", "TT-R27")
@pytest.mark.parametrize("guests", [[GHOST], [GHOST] * 7, [GHOST, GHOST, MONSTER]])
def test_one_type_ahead_of_the_others_flees_whole_and_nobody_is_asked(guests: list[Card]) -> None:
    t = table(hands={ANNE: [CHILD]}, parties={BASILE: guests})

    offer_opened(t, CHILD, BASILE)

    assert asked(t) is None
    assert GHOST not in party(t, BASILE)
    assert party(t, ANNE) == [GHOST] * guests.count(GHOST)


@pytest.mark.rule("TT-R13", "TT-44")
def test_a_musician_counts_in_the_number_of_his_type() -> None:
    t = table(hands={ANNE: [CHILD]}, parties={BASILE: [GHOST, MUSICIAN_GHOST, MONSTER]})

    offer_opened(t, CHILD, BASILE)

    assert (party(t, ANNE), party(t, BASILE)) == ([GHOST, MUSICIAN_GHOST], [MONSTER])


@pytest.mark.rule("TT-R13")
def test_a_musician_counts_as_one_guest_not_as_the_points_he_makes() -> None:
    guests = [MUSICIAN_MONSTER, MONSTER, GHOST, GHOST, GHOST]
    t = table(hands={ANNE: [CHILD]}, parties={BASILE: guests})

    offer_opened(t, CHILD, BASILE)

    assert party(t, BASILE) == [MONSTER, MUSICIAN_MONSTER]


@pytest.mark.rule("TT-46", "TT-R9")
@pytest.mark.parametrize(("creature", "left"), [("monster", GHOST), ("ghost", MONSTER)])
def test_if_types_tie_the_rival_picks_which_flees(creature: str, left: Card) -> None:
    tied = [MONSTER, MONSTER, GHOST, GHOST, VAMPIRE]
    t = table(hands={ANNE: [CHILD]}, parties={BASILE: tied})

    offer_opened(t, CHILD, BASILE)
    assert asked(t) == (ANNE, "choose-type")
    assert options(t) == ["send monsters", "send ghosts"]
    send(t, creature)

    assert (party(t, ANNE), party(t, BASILE)) == ([creature] * 2, [left, left, VAMPIRE])


@pytest.mark.rule("TT-46", "TT-R9")
def test_after_a_refusal_the_door_keeper_is_the_rival_who_picks() -> None:
    t = table(hands={ANNE: [CHILD]}, parties={ANNE: [MONSTER, VAMPIRE]})

    offer_refused(t, CHILD, CHLOE)

    assert asked(t) == (CHLOE, "choose-type")
    assert options(t) == ["send monsters", "send vampires"]


@pytest.mark.rule("TT-46", "TT-R13")
def test_a_musician_can_make_the_tie() -> None:
    t = table(hands={ANNE: [CHILD]}, parties={BASILE: [MONSTER, MONSTER, GHOST, MUSICIAN_GHOST]})

    offer_opened(t, CHILD, BASILE)
    send(t, "ghost")

    assert party(t, ANNE) == [GHOST, MUSICIAN_GHOST]


@pytest.mark.rule("TT-R16")
def test_three_types_can_tie() -> None:
    t = table(hands={ANNE: [CHILD]}, parties={BASILE: [MONSTER, GHOST, VAMPIRE]})

    offer_opened(t, CHILD, BASILE)

    assert options(t) == ["send monsters", "send ghosts", "send vampires"]


@pytest.mark.rule("TT-R15", "TT-46")
def test_of_three_equal_types_a_protected_one_cannot_be_picked() -> None:
    guests = [MONSTER, MONSTER, GHOST, BRUTE_GHOST, VAMPIRE, VAMPIRE]
    t = table(hands={ANNE: [CHILD]}, parties={BASILE: guests})

    offer_opened(t, CHILD, BASILE)

    assert options(t) == ["send monsters", "send vampires"]


@pytest.mark.rule("TT-47", "TT-28")
@EITHER_ANSWER
@pytest.mark.parametrize("guests", [[], [BRUTE_GHOST], [GHOST]])
def test_the_child_is_then_out_with_or_without_effect(
    offer: OfferAndAnswer, guests: list[Card]
) -> None:
    t = table(hands={ANNE: [CHILD]}, parties={ANNE: guests, BASILE: guests})

    offer(t, CHILD, BASILE)

    assert out(t) == [CHILD]


@pytest.mark.rule("TT-47")
def test_the_child_is_not_out_before_the_type_has_been_picked() -> None:
    t = table(hands={ANNE: [CHILD]}, parties={BASILE: [GHOST, MONSTER]})

    offer_opened(t, CHILD, BASILE)
    assert out(t) == []
    send(t, "ghost")

    assert out(t) == [CHILD]


@pytest.mark.rule("TT-R17", "TT-51")
@pytest.mark.parametrize("guests", [[], [BRUTE_GHOST], [BRUTE_GHOST, GHOST, SCARECROW]])
def test_if_every_unprotected_type_is_empty_nothing_happens_and_nobody_is_asked(
    guests: list[Card],
) -> None:
    t = table(hands={ANNE: [CHILD]}, parties={BASILE: guests})

    offer_opened(t, CHILD, BASILE)

    assert "no_effect" in happened(t)
    assert asked(t) is None
    assert sorted(party(t, BASILE)) == sorted(guests)


@pytest.mark.rule("TT-R19")
def test_the_rival_loses_nothing_however_many_guests_he_has() -> None:
    t = table(hands={ANNE: [CHILD]}, parties={ANNE: [GHOST] * 5, BASILE: [MONSTER]})

    offer_opened(t, CHILD, BASILE)

    assert party(t, ANNE) == [MONSTER, *[GHOST] * 5]


@pytest.mark.rule("TT-R9", "TT-R19")
@EITHER_ANSWER
def test_no_third_party_takes_part(offer: OfferAndAnswer) -> None:
    t = table(
        hands={ANNE: [CHILD]},
        parties={ANNE: [GHOST], BASILE: [GHOST], CHLOE: [MONSTER] * 4},
    )

    offer(t, CHILD, BASILE)

    assert party(t, CHLOE) == [MONSTER] * 4
    assert sorted(scores(t)) == [0, 0, 2, 4]
