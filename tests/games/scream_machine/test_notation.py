"""Notation — every action as a line of text, and its code."""

from __future__ import annotations

import pytest

from manege.games.scream_machine import GAME
from manege.games.scream_machine.components import ATTRACTION_IDS
from manege.games.scream_machine.opening import OPEN, OPENINGS
from manege.games.scream_machine.turn import (
    ADVERTISE,
    BUILD,
    BUILD_FROM_ROW,
    DEMOLISH,
    DEVELOP,
    END,
    LOOK,
    RENEW,
)
from manege.kernel.errors import BadSetup
from manege.kernel.pairs import PAIRS
from tests.games.scream_machine.support import (
    ANNE,
    CO1,
    CO5,
    FOOD,
    KI3,
    WA1,
    options,
    play,
    table,
)


@pytest.mark.parametrize(
    ("notation", "code"),
    [
        ("open coaster-5", 0),
        ("open nostalgia-5", 6),
        ("open coaster-1 + coaster-3", 7),
        ("open nostalgia-1 + nostalgia-1 + nostalgia-1 + nostalgia-1", 622),
        ("open for 0", 623),
        ("open for 2", 625),
        ("open for 5", 626),
        ("open for 15", 636),
        ("build coaster-1", 637),
        ("build nostalgia-5", 657),
        ("build coaster-1 from row", 658),
        ("build nostalgia-5 from row", 678),
        ("demolish coaster-1", 679),
        ("demolish nostalgia-5", 699),
        ("renew coaster-1 + coaster-1", 700),
        ("renew coaster-1 + nostalgia-5", 720),
        ("renew coaster-3 + coaster-3", 721),
        ("renew nostalgia-5 + nostalgia-5", 930),
        ("publicity", 931),
        ("survey", 932),
        ("develop", 933),
        ("end", 934),
    ],
)
def test_codes_never_change(notation: str, code: int) -> None:
    assert GAME.code(notation) == code
    assert GAME.actions[code] == notation


def test_every_action_has_a_code_of_its_own() -> None:
    assert [GAME.code(action) for action in GAME.actions] == list(range(935))


@pytest.mark.rule("SM-11", "SM-R6")
def test_an_opening_names_its_cards_in_order() -> None:
    for which, cards in enumerate(OPENINGS):
        names = [ATTRACTION_IDS[card] for card in sorted(cards)]
        assert GAME.actions[OPEN.first + which] == f"open {' + '.join(names)}"


@pytest.mark.rule("SM-R6")
def test_what_makes_no_opening_is_written_by_what_it_costs() -> None:
    others = OPEN.notations[len(OPENINGS) :]

    assert others == [f"open for {cost}" for cost in range(16) if cost not in (3, 4)]


@pytest.mark.rule("SM-25", "SM-26", "SM-36")
def test_building_and_demolition_name_the_card() -> None:
    for card, name in enumerate(ATTRACTION_IDS):
        assert GAME.actions[BUILD.first + card] == f"build {name}"
        assert GAME.actions[BUILD_FROM_ROW.first + card] == f"build {name} from row"
        assert GAME.actions[DEMOLISH.first + card] == f"demolish {name}"


@pytest.mark.rule("SM-37")
def test_novelties_name_the_two_cards() -> None:
    for pair, (one_card, other) in enumerate(PAIRS):
        names = f"{ATTRACTION_IDS[one_card]} + {ATTRACTION_IDS[other]}"
        assert GAME.actions[RENEW.first + pair] == f"renew {names}"


@pytest.mark.rule("SM-37")
def test_the_pairs_of_a_row_are_listed_in_order_each_once() -> None:
    t = table(row=[CO1, CO1, CO1, CO5, WA1, KI3, KI3], pile=[CO5, CO5])

    pairs = [code for code in t.options() if GAME.actions[code].startswith("renew")]

    assert pairs == sorted(set(pairs))
    assert len(pairs) == 6 + 2  # four different cards, two of them twice


@pytest.mark.rule("SM-31", "SM-39")
def test_the_others_are_single_words() -> None:
    words = [GAME.actions[verb.first] for verb in (ADVERTISE, LOOK, DEVELOP, END)]

    assert words == ["publicity", "survey", "develop", "end"]


def test_blanks_do_not_matter() -> None:
    assert GAME.code("  build   coaster-5  from row ") == GAME.code("build coaster-5 from row")


@pytest.mark.parametrize(
    "notation",
    [
        "",
        "pass",
        "build",
        "build coaster-2",
        "build cheapskate",
        "open",
        "open for 3",
        "open for 4",
        "open for 16",
        "open coaster-3",  # 2 actions
        "open coaster-5 + water-3",  # 5 actions
        "open coaster-1 + coaster-1 + coaster-1 + coaster-1 + coaster-1",
        "open water-1 + coaster-5",  # not in order
        "renew coaster-1",
        "renew water-1 + coaster-1",
    ],
)
def test_what_is_no_action_is_told_so(notation: str) -> None:
    with pytest.raises(BadSetup, match="has no action"):
        GAME.code(notation)


def test_a_turn_can_be_played_by_its_notation() -> None:
    t = table(seats=3, hands={ANNE: [CO1]}, row=[WA1, KI3], pile=[CO5, CO5], hidden={ANNE: FOOD})
    for line in (f"build {CO1}", f"renew {WA1} + {KI3}", "survey", "develop"):
        assert line in options(t)
        play(t, line)

    assert t.turn == 1
