"""Notation — every action as a line of text, and its code."""

from __future__ import annotations

import pytest

from manege.games.toc_toc_toc import GAME
from manege.games.toc_toc_toc.components import CARD_IDS, MOST_SEATS, TYPE_IDS, card_of
from manege.games.toc_toc_toc.effects import SEND, TAKE
from manege.games.toc_toc_toc.turn import KNOCK, OPEN, REFUSE
from manege.kernel.bag import KINDS as BAG_KINDS
from manege.kernel.errors import BadSetup
from tests.games.toc_toc_toc.support import ANNE, CHILD, GHOST, options, play, table


@pytest.mark.parametrize(
    ("notation", "code"),
    [
        ("knock monster > 0", 0),
        ("knock monster > 4", 4),
        ("knock brute-monster > 0", 5),
        ("knock vamp-ghost > 2", 37),
        ("knock scarecrow > 4", 74),
        ("open", 105),
        ("refuse", 106),
        ("take monster", 107),
        ("take musician-vampire", 117),
        ("send monsters", 128),
        ("send vampires", 130),
    ],
)
def test_codes_never_change(notation: str, code: int) -> None:
    assert GAME.code(notation) == code
    assert GAME.actions[code] == notation


def test_every_action_has_a_code_of_its_own() -> None:
    codes = [code for code, action in enumerate(GAME.actions) if action]

    assert [GAME.code(GAME.actions[code]) for code in codes] == codes


def test_codes_are_kept_free_for_as_many_cards_as_a_bag_can_hold() -> None:
    assert set(GAME.actions[KNOCK.end : OPEN.first]) == {""}
    assert OPEN.first - KNOCK.first == BAG_KINDS * MOST_SEATS
    assert SEND.first - TAKE.first == BAG_KINDS


@pytest.mark.rule("TT-15", "TT-16")
def test_an_offer_names_card_and_door() -> None:
    for card, name in enumerate(CARD_IDS):
        for door in range(MOST_SEATS):
            assert GAME.actions[KNOCK.first + card * MOST_SEATS + door] == f"knock {name} > {door}"


@pytest.mark.rule("TT-17")
def test_an_answer_is_open_or_refuse() -> None:
    assert [GAME.actions[OPEN.first], GAME.actions[REFUSE.first]] == ["open", "refuse"]


@pytest.mark.rule("TT-39", "TT-R10")
def test_a_guest_is_taken_by_type_and_role() -> None:
    for creature in range(3):
        for role in range(3):
            guest = card_of(creature, role)
            assert GAME.actions[TAKE.first + guest] == f"take {CARD_IDS[guest]}"


@pytest.mark.rule("TT-46", "TT-49")
def test_a_type_is_sent_by_its_name() -> None:
    assert GAME.actions[SEND.first :] == [f"send {creature}s" for creature in TYPE_IDS]


def test_blanks_do_not_matter() -> None:
    assert GAME.code("  knock   child >  3 ") == GAME.code("knock child > 3")


@pytest.mark.parametrize(
    "notation", ["", "pass", "knock child", "knock child > 5", "take child", "take vamp-ghost"]
)
def test_what_is_no_action_is_told_so(notation: str) -> None:
    with pytest.raises(BadSetup, match="has no action"):
        GAME.code(notation)


def test_a_match_can_be_played_by_its_notation() -> None:
    t = table(hands={ANNE: [GHOST, CHILD]}, seats=3)
    for line in ("knock child > 2", "refuse", "knock ghost > 1", "open"):
        assert line in options(t)
        play(t, line)

    assert options(t) == []
