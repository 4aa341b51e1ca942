"""Épouvantail à tête de citrouille — three points that never move."""

from __future__ import annotations

import pytest

from tests.games.toc_toc_toc.support import (
    ANNE,
    BASILE,
    CHILD,
    GHOST,
    MONSTER,
    MUSICIAN_GHOST,
    SCARECROW,
    TAXI,
    VAMPS,
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
)


@pytest.mark.rule("TT-42", "TT-29")
def test_a_scarecrow_joins_the_party_of_whoever_reveals_it() -> None:
    t = table(hands={ANNE: [SCARECROW, SCARECROW]})

    offer_opened(t, SCARECROW, BASILE)
    offer_refused(t, SCARECROW, BASILE)

    assert (party(t, ANNE), party(t, BASILE)) == ([SCARECROW], [SCARECROW])


@pytest.mark.rule("TT-43", "TT-26")
@pytest.mark.parametrize("number", [1, 2])
def test_each_scarecrow_brings_its_host_3_points(number: int) -> None:
    t = table(parties={BASILE: [GHOST] + [SCARECROW] * number})

    assert scores(t) == [0, 1 + 3 * number, 0, 0]


@pytest.mark.rule("TT-R18", "TT-51", "TT-52")
@pytest.mark.parametrize(("offer", "revealer"), [(offer_opened, BASILE), (offer_refused, ANNE)])
@pytest.mark.parametrize("card", [*VAMPS, CHILD, TAXI])
def test_scarecrows_alone_are_touched_by_nothing(
    offer: OfferAndAnswer, revealer: int, card: Card
) -> None:
    lonely = [SCARECROW, SCARECROW]
    t = table(hands={ANNE: [card]}, parties={revealer: lonely})

    offer(t, card, BASILE)

    assert party(t, revealer) == lonely
    assert "no_effect" in happened(t)
    assert asked(t) is None


@pytest.mark.rule("TT-R18")
@pytest.mark.parametrize("card", [CHILD, TAXI])
def test_scarecrows_count_for_no_comparison(card: Card) -> None:
    t = table(hands={ANNE: [card]}, parties={BASILE: [GHOST, SCARECROW, SCARECROW]})

    offer_opened(t, card, BASILE)

    assert party(t, BASILE) == [SCARECROW, SCARECROW]


@pytest.mark.rule("TT-R18", "TT-R26")
def test_a_scarecrow_is_of_no_type_and_is_not_doubled() -> None:
    t = table(parties={ANNE: [SCARECROW, MUSICIAN_GHOST, MONSTER]})

    assert scores(t)[ANNE] == 3 + 2 + 1
    assert out(t) == []
