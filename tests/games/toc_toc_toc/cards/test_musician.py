"""Musicien — he doubles his type where he is at the end."""

from __future__ import annotations

import pytest

from tests.games.toc_toc_toc.support import (
    ANNE,
    BASILE,
    BRUTE_GHOST,
    CHILD,
    GHOST,
    MONSTER,
    MUSICIAN_GHOST,
    MUSICIANS,
    SCARECROW,
    TAXI,
    VAMP_GHOST,
    Card,
    offer_opened,
    offer_refused,
    party,
    scores,
    table,
    take,
)


@pytest.mark.rule("TT-35", "TT-29")
@pytest.mark.parametrize("musician", MUSICIANS)
def test_a_musician_joins_the_party_of_whoever_opens(musician: Card) -> None:
    t = table(hands={ANNE: [musician]})

    offer_opened(t, musician, BASILE)

    assert party(t, BASILE) == [musician]


@pytest.mark.rule("TT-35")
@pytest.mark.parametrize("musician", MUSICIANS)
def test_a_musician_refused_joins_the_party_of_whoever_offered_him(musician: Card) -> None:
    t = table(hands={ANNE: [musician]})

    offer_refused(t, musician, BASILE)

    assert party(t, ANNE) == [musician]


@pytest.mark.rule("TT-25", "TT-36", "TT-R26")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([], 2),
        ([GHOST], 4),
        ([GHOST, GHOST, BRUTE_GHOST, BRUTE_GHOST], 10),
        ([MONSTER], 3),
        ([SCARECROW], 5),
        ([MONSTER, GHOST, SCARECROW], 8),
    ],
)
def test_he_doubles_each_guest_of_his_type_himself_included_and_nothing_else(
    others: list[Card], points: int
) -> None:
    t = table(hands={ANNE: [MUSICIAN_GHOST]}, parties={BASILE: others})

    offer_opened(t, MUSICIAN_GHOST, BASILE)

    assert scores(t)[BASILE] == points


@pytest.mark.rule("TT-25")
def test_he_doubles_in_his_own_party_only() -> None:
    t = table(parties={ANNE: [MUSICIAN_GHOST], BASILE: [GHOST, GHOST]})

    assert scores(t) == [2, 2, 0, 0]


@pytest.mark.rule("TT-R20", "TT-36")
def test_taken_by_a_vamp_he_doubles_there_and_no_longer_here() -> None:
    t = table(
        hands={ANNE: [VAMP_GHOST]},
        parties={ANNE: [GHOST, GHOST], BASILE: [GHOST, GHOST, GHOST, MUSICIAN_GHOST]},
    )
    assert scores(t) == [2, 8, 0, 0]

    offer_opened(t, VAMP_GHOST, BASILE)
    take(t, MUSICIAN_GHOST)

    assert scores(t) == [6, 3, 0, 0]


@pytest.mark.rule("TT-R20", "TT-45")
def test_he_flees_a_child_with_his_type_and_doubles_where_he_arrives() -> None:
    t = table(
        hands={ANNE: [CHILD]},
        parties={ANNE: [BRUTE_GHOST], BASILE: [GHOST, MUSICIAN_GHOST, MONSTER]},
    )

    offer_opened(t, CHILD, BASILE)

    assert (party(t, ANNE), party(t, BASILE)) == ([GHOST, BRUTE_GHOST, MUSICIAN_GHOST], [MONSTER])
    assert scores(t)[:2] == [6, 1]


@pytest.mark.rule("TT-50")
def test_he_goes_home_in_a_taxi_with_his_type() -> None:
    t = table(hands={ANNE: [TAXI]}, parties={BASILE: [GHOST, MUSICIAN_GHOST, MONSTER]})

    offer_opened(t, TAXI, BASILE)

    assert party(t, BASILE) == [MONSTER]
    assert scores(t)[BASILE] == 1
