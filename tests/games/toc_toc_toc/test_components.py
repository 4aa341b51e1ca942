"""Matériel — the cards, and which of them can be guests."""

from __future__ import annotations

import pytest

from manege.games.toc_toc_toc import GAME, components
from manege.games.toc_toc_toc.components import CARD_IDS, COPIES, becomes_a_guest, is_vamp
from tests.games.toc_toc_toc.support import (
    ANNE,
    BRUTE_GHOST,
    BRUTES,
    CHILD,
    GHOST,
    IN_THE_BOX,
    MONSTER,
    MUSICIANS,
    NEVER_GUESTS,
    NORMALS,
    SCARECROW,
    SPECTATOR,
    TAXI,
    VAMPIRE,
    VAMPS,
    dealt,
    numbers,
    table,
    zone,
)


def test_the_cards_on_red_ground_are_where_the_rules_look_for_them() -> None:
    names = [CARD_IDS[card] for card in (components.CHILD, components.TAXI, components.SCARECROW)]
    assert names == [CHILD, TAXI, SCARECROW]


@pytest.mark.rule("TT-R1")
@pytest.mark.parametrize(
    ("kinds", "each"),
    [
        (NORMALS, 7),
        (BRUTES, 2),
        (MUSICIANS, 1),
        (VAMPS, 5),
        ([CHILD], 5),
        ([TAXI], 3),
        ([SCARECROW], 2),
    ],
)
def test_each_card_is_there_as_often_as_the_list_says(kinds: list[str], each: int) -> None:
    assert [COPIES[card] for card in numbers(kinds)] == [each] * len(kinds)


@pytest.mark.rule("TT-R1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_game_is_played_with_all_cards_of_the_list(seats: int) -> None:
    census = GAME.secrecy.census(dealt(seats))

    assert census.total() == IN_THE_BOX
    assert census == {("card", card): number for card, number in enumerate(COPIES)}


@pytest.mark.rule("TT-28", "TT-29", "TT-R12")
def test_all_but_vamps_and_the_cards_on_red_ground_can_become_guests() -> None:
    guests = [card for card in CARD_IDS if becomes_a_guest(CARD_IDS.index(card))]

    assert guests == [card for card in CARD_IDS if card not in NEVER_GUESTS]
    assert {*NORMALS, *BRUTES, *MUSICIANS, SCARECROW} <= {*guests}


@pytest.mark.rule("TT-29")
def test_a_vampire_is_no_vamp() -> None:
    assert [card for card in CARD_IDS if is_vamp(CARD_IDS.index(card))] == VAMPS
    assert becomes_a_guest(CARD_IDS.index(VAMPIRE))


@pytest.mark.rule("TT-12")
def test_a_party_shows_each_type_by_itself() -> None:
    t = table(parties={ANNE: [GHOST, VAMPIRE, BRUTE_GHOST, MONSTER, GHOST, SCARECROW, MONSTER]})

    columns = [MONSTER, MONSTER, GHOST, GHOST, BRUTE_GHOST, VAMPIRE, SCARECROW]
    assert zone(t, "party", SPECTATOR)[ANNE] == columns
