"""Brute — he guards his type from children and taxis."""

from __future__ import annotations

import pytest

from tests.games.toc_toc_toc.support import (
    ANNE,
    BASILE,
    BRUTE_GHOST,
    BRUTE_MONSTER,
    BRUTE_VAMPIRE,
    BRUTES,
    CHILD,
    EITHER_ANSWER,
    GHOST,
    MONSTER,
    NORMALS,
    TAXI,
    VAMP_GHOST,
    VAMPIRE,
    Card,
    OfferAndAnswer,
    asked,
    happened,
    offer_opened,
    offer_refused,
    out,
    party,
    scores,
    table,
    take,
)

CHILD_OR_TAXI = pytest.mark.parametrize("card", [CHILD, TAXI])
EACH_TYPE = pytest.mark.parametrize(("guest", "brute"), [*zip(NORMALS, BRUTES, strict=True)])


@pytest.mark.rule("TT-32", "TT-29")
@pytest.mark.parametrize("brute", BRUTES)
def test_a_brute_joins_the_party_of_whoever_reveals_him(brute: Card) -> None:
    t = table(hands={ANNE: [brute, brute]})

    offer_opened(t, brute, BASILE)
    offer_refused(t, brute, BASILE)

    assert (party(t, ANNE), party(t, BASILE)) == ([brute], [brute])


@pytest.mark.rule("TT-34")
@pytest.mark.parametrize("brute", BRUTES)
def test_a_brute_is_worth_a_point(brute: Card) -> None:
    t = table(hands={ANNE: [brute]})

    offer_opened(t, brute, BASILE)

    assert scores(t) == [0, 1, 0, 0]


@pytest.mark.rule("TT-33")
@CHILD_OR_TAXI
@EITHER_ANSWER
def test_his_type_is_safe_from_children_and_taxis(offer: OfferAndAnswer, card: Card) -> None:
    guests = [GHOST, GHOST, BRUTE_GHOST]
    t = table(hands={ANNE: [card]}, parties={ANNE: guests, BASILE: guests})

    offer(t, card, BASILE)

    assert (party(t, ANNE), party(t, BASILE)) == (guests, guests)


@pytest.mark.rule("TT-33")
@CHILD_OR_TAXI
@EACH_TYPE
@pytest.mark.parametrize("number", range(8))
def test_his_type_is_safe_however_many_they_are(
    card: Card, guest: Card, brute: Card, number: int
) -> None:
    guests = [guest] * number + [brute]
    t = table(hands={ANNE: [card]}, parties={BASILE: guests})

    offer_opened(t, card, BASILE)

    assert party(t, BASILE) == guests


@pytest.mark.rule("TT-33")
@CHILD_OR_TAXI
@EACH_TYPE
def test_two_brutes_of_a_type_protect_it_like_one(card: Card, guest: Card, brute: Card) -> None:
    guests = [guest, guest, brute, brute]
    t = table(hands={ANNE: [card]}, parties={BASILE: guests})

    offer_opened(t, card, BASILE)

    assert party(t, BASILE) == guests


@pytest.mark.rule("TT-33")
@CHILD_OR_TAXI
def test_he_protects_no_other_type(card: Card) -> None:
    t = table(hands={ANNE: [card]}, parties={BASILE: [MONSTER, BRUTE_GHOST]})

    offer_opened(t, card, BASILE)

    assert party(t, BASILE) == [BRUTE_GHOST]


@pytest.mark.rule("TT-33")
@CHILD_OR_TAXI
def test_he_protects_no_other_party(card: Card) -> None:
    t = table(hands={ANNE: [card]}, parties={ANNE: [BRUTE_GHOST], BASILE: [GHOST]})

    offer_opened(t, card, BASILE)

    assert party(t, BASILE) == []


@pytest.mark.rule("TT-R14")
@CHILD_OR_TAXI
def test_protected_types_are_set_aside_and_the_most_numerous_other_is_hit(card: Card) -> None:
    guests = [BRUTE_GHOST, GHOST, GHOST, GHOST, MONSTER, VAMPIRE, VAMPIRE]
    t = table(hands={ANNE: [card]}, parties={BASILE: guests})

    offer_opened(t, card, BASILE)

    assert party(t, BASILE) == [MONSTER, GHOST, GHOST, GHOST, BRUTE_GHOST]


@pytest.mark.rule("TT-R15")
@CHILD_OR_TAXI
def test_a_protected_type_of_the_same_number_is_no_tie(card: Card) -> None:
    t = table(
        hands={ANNE: [card]}, parties={BASILE: [BRUTE_GHOST, GHOST, MONSTER, MONSTER, VAMPIRE]}
    )

    offer_opened(t, card, BASILE)

    assert asked(t) is None
    assert party(t, BASILE) == [GHOST, BRUTE_GHOST, VAMPIRE]


@pytest.mark.rule("TT-51", "TT-33")
@CHILD_OR_TAXI
def test_with_a_brute_of_each_type_nothing_happens(card: Card) -> None:
    guests = [MONSTER, BRUTE_MONSTER, GHOST, BRUTE_GHOST, VAMPIRE, BRUTE_VAMPIRE]
    t = table(hands={ANNE: [card]}, parties={BASILE: guests})

    offer_opened(t, card, BASILE)

    assert party(t, BASILE) == guests
    assert out(t) == [card]
    assert "no_effect" in happened(t)


@pytest.mark.rule("TT-R11", "TT-40")
@pytest.mark.parametrize("guest", [GHOST, BRUTE_GHOST])
def test_he_protects_neither_his_type_nor_himself_from_a_vamp(guest: Card) -> None:
    t = table(hands={ANNE: [VAMP_GHOST]}, parties={BASILE: [GHOST, BRUTE_GHOST]})

    offer_opened(t, VAMP_GHOST, BASILE)
    take(t, guest)

    assert party(t, ANNE) == [guest]


@pytest.mark.rule("TT-R20", "TT-33")
@CHILD_OR_TAXI
def test_taken_by_a_vamp_he_protects_there_and_no_longer_here(card: Card) -> None:
    t = table(
        hands={ANNE: [VAMP_GHOST, card, card]},
        parties={ANNE: [GHOST], BASILE: [GHOST, BRUTE_GHOST]},
    )
    offer_opened(t, VAMP_GHOST, BASILE)
    take(t, BRUTE_GHOST)

    offer_refused(t, card, BASILE)
    assert party(t, ANNE) == [GHOST, BRUTE_GHOST]
    offer_opened(t, card, BASILE)

    assert party(t, BASILE) == []


@pytest.mark.rule("TT-R21")
@CHILD_OR_TAXI
def test_of_two_brutes_the_one_who_stays_still_protects(card: Card) -> None:
    t = table(
        hands={ANNE: [VAMP_GHOST, card]},
        parties={BASILE: [GHOST, BRUTE_GHOST, BRUTE_GHOST]},
    )
    offer_opened(t, VAMP_GHOST, BASILE)
    take(t, BRUTE_GHOST)

    offer_opened(t, card, BASILE)

    assert party(t, BASILE) == [GHOST, BRUTE_GHOST]
