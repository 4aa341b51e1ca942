"""Taxi-corbillard — the most numerous unguarded type goes home."""

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
    TAXI,
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
    send,
    table,
)


@pytest.mark.rule("TT-48", "TT-50")
def test_the_most_numerous_type_of_who_opened_is_out_and_so_is_the_taxi() -> None:
    guests = [MONSTER, GHOST, GHOST, MUSICIAN_GHOST, VAMPIRE, VAMPIRE]
    t = table(hands={ANNE: [TAXI]}, parties={ANNE: [MONSTER], BASILE: guests})

    offer_opened(t, TAXI, BASILE)

    assert (party(t, ANNE), party(t, BASILE)) == ([MONSTER], [MONSTER, VAMPIRE, VAMPIRE])
    assert out(t) == [GHOST, GHOST, MUSICIAN_GHOST, TAXI]


@pytest.mark.rule("TT-48", "TT-50", "TT-R9")
def test_if_it_was_refused_the_offerers_guests_go_home_and_not_to_the_door_keeper() -> None:
    t = table(hands={ANNE: [TAXI]}, parties={ANNE: [MONSTER, GHOST, GHOST], CHLOE: [VAMPIRE]})

    offer_refused(t, TAXI, CHLOE)

    assert (party(t, ANNE), party(t, CHLOE)) == ([MONSTER], [VAMPIRE])
    assert out(t) == [GHOST, GHOST, TAXI]


@pytest.mark.rule("TT-49", "TT-R9")
@pytest.mark.parametrize(("creature", "left"), [("monster", GHOST), ("ghost", MONSTER)])
def test_if_types_tie_the_rival_picks_which_goes_home(creature: str, left: Card) -> None:
    tied = [MONSTER, MONSTER, GHOST, GHOST, VAMPIRE]
    t = table(hands={ANNE: [TAXI]}, parties={BASILE: tied})

    offer_opened(t, TAXI, BASILE)
    assert asked(t) == (ANNE, "choose-type")
    assert options(t) == ["send monsters", "send ghosts"]
    send(t, creature)

    assert party(t, BASILE) == [left, left, VAMPIRE]
    assert out(t) == [creature, creature, TAXI]


@pytest.mark.rule("TT-49", "TT-R9")
def test_after_a_refusal_the_door_keeper_is_the_rival_who_picks() -> None:
    t = table(hands={ANNE: [TAXI]}, parties={ANNE: [GHOST, VAMPIRE]})

    offer_refused(t, TAXI, CHLOE)

    assert asked(t) == (CHLOE, "choose-type")
    assert options(t) == ["send ghosts", "send vampires"]


@pytest.mark.rule("TT-R16", "TT-49")
def test_three_types_can_tie() -> None:
    t = table(hands={ANNE: [TAXI]}, parties={BASILE: [MONSTER, GHOST, VAMPIRE]})

    offer_opened(t, TAXI, BASILE)

    assert options(t) == ["send monsters", "send ghosts", "send vampires"]


@pytest.mark.rule("TT-48", "TT-R13")
def test_a_musician_counts_in_the_number_of_his_type() -> None:
    t = table(hands={ANNE: [TAXI]}, parties={BASILE: [GHOST, MUSICIAN_GHOST, MONSTER, MONSTER]})

    offer_opened(t, TAXI, BASILE)

    assert options(t) == ["send monsters", "send ghosts"]


@pytest.mark.rule("TT-50", "TT-28")
@EITHER_ANSWER
@pytest.mark.parametrize("guests", [[], [BRUTE_GHOST], [GHOST]])
def test_the_taxi_is_out_with_or_without_effect(offer: OfferAndAnswer, guests: list[Card]) -> None:
    t = table(hands={ANNE: [TAXI]}, parties={ANNE: guests, BASILE: guests})

    offer(t, TAXI, BASILE)

    assert out(t)[-1] == TAXI


@pytest.mark.rule("TT-R17", "TT-51")
@pytest.mark.parametrize("guests", [[], [BRUTE_GHOST], [GHOST, BRUTE_GHOST, SCARECROW]])
def test_if_every_unprotected_type_is_empty_nothing_happens(guests: list[Card]) -> None:
    t = table(hands={ANNE: [TAXI]}, parties={BASILE: guests})

    offer_opened(t, TAXI, BASILE)

    assert "no_effect" in happened(t)
    assert party(t, BASILE) == guests
    assert out(t) == [TAXI]


@pytest.mark.rule("TT-R9", "TT-R19")
@EITHER_ANSWER
def test_rival_and_third_players_lose_nothing(offer: OfferAndAnswer) -> None:
    many = [MONSTER] * 2
    t = table(hands={ANNE: [TAXI]}, parties={ANNE: many, BASILE: many, CHLOE: many})

    offer(t, TAXI, BASILE)

    assert sorted(party(t, seat) for seat in range(3)) == [[], many, many]
    assert party(t, CHLOE) == many
