"""Monstre, fantôme, vampire — a normal guest."""

from __future__ import annotations

import pytest

from tests.games.toc_toc_toc.support import (
    ANNE,
    BASILE,
    GHOST,
    NORMALS,
    VAMP_GHOST,
    Card,
    asked,
    dealt,
    offer_opened,
    offer_refused,
    out,
    party,
    scores,
    table,
)

EACH_NORMAL = pytest.mark.parametrize("guest", NORMALS)


@pytest.mark.rule("TT-30", "TT-29")
@EACH_NORMAL
def test_a_normal_guest_joins_the_party_of_whoever_reveals_him(guest: Card) -> None:
    t = table(hands={ANNE: [guest, guest]})

    offer_opened(t, guest, BASILE)
    offer_refused(t, guest, BASILE)

    assert (party(t, ANNE), party(t, BASILE)) == ([guest], [guest])
    assert out(t) == []


@pytest.mark.rule("TT-31")
@EACH_NORMAL
def test_he_is_worth_a_point_to_the_party_he_is_in_at_the_end(guest: Card) -> None:
    t = table(hands={ANNE: [guest]})

    offer_opened(t, guest, BASILE)

    assert scores(t) == [0, 1, 0, 0]


@pytest.mark.rule("TT-31")
def test_having_been_in_a_party_before_the_end_is_worth_nothing() -> None:
    t = table(hands={ANNE: [VAMP_GHOST]}, parties={BASILE: [GHOST]})

    offer_opened(t, VAMP_GHOST, BASILE)

    assert scores(t) == [1, 0, 0, 0]


@pytest.mark.rule("TT-R30")
@EACH_NORMAL
def test_a_first_guest_is_like_one_who_came_later(guest: Card) -> None:
    vamp = f"vamp-{guest}"
    t = table(hands={ANNE: [guest, vamp, GHOST]}, parties={BASILE: [guest]})
    offer_opened(t, guest, BASILE)
    assert party(t, BASILE) == [guest, guest]

    offer_opened(t, vamp, BASILE)

    assert asked(t) == (ANNE, "offer")  # nothing to pick: the two are alike
    assert (party(t, ANNE), party(t, BASILE)) == ([guest], [guest])


@pytest.mark.rule("TT-R30")
def test_first_guests_score_from_the_start_like_any_other() -> None:
    assert scores(dealt(seats=5)) == [2] * 5
