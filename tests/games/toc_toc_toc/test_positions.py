"""Positions — an evening laid out by name, played, kept and told like any other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from manege import files
from manege.games.toc_toc_toc import GAME
from manege.kernel.bag import cards_of
from manege.kernel.errors import BadMatchFile, BadSetup
from manege.kernel.match import Match
from tests.games.toc_toc_toc.support import (
    ANNE,
    BASILE,
    BRUTES,
    CHLOE,
    SPECTATOR,
    asked,
    at_random,
    everything,
    fields,
    hand,
    names,
    offer_opened,
    out,
    party,
    seen,
    toc,
    top,
)

PUZZLE = {
    "hand": [["vamp-ghost", "child"], ["taxi"], ["ghost"]],
    "party": [["monster"], ["ghost", "brute-ghost"], ["scarecrow"]],
    "seen": [["child"], [], []],
    "pile": ["vampire", "monster"],
    "out": ["taxi"],
    "box": BRUTES,
    "turn": ANNE,
}
MOVES = ["knock vamp-ghost > 1", "open", "take brute-ghost", "knock taxi > 2", "refuse"]


def match_from(position: dict[str, Any], seats: int = 3, **settings: object) -> Match:
    return Match(GAME, seats, 1, settings, position)


# What lies where


def test_everything_lies_where_the_position_says() -> None:
    t = toc(match_from(PUZZLE).table)

    assert [hand(t, seat) for seat in range(3)] == [["vamp-ghost", "child"], ["taxi"], ["ghost"]]
    assert [party(t, seat) for seat in range(3)] == PUZZLE["party"]
    assert [seen(t, seat) for seat in range(3)] == [["child"], [], []]
    assert (names(list(t.pile)), top(t), t.pile_size()) == (["vampire", "monster"], "vampire", 2)
    assert (out(t), names(cards_of(t.box))) == (["taxi"], BRUTES)


def test_what_is_not_named_is_empty() -> None:
    t = toc(match_from({"hand": [["ghost"], [], []]}).table)

    assert [party(t, seat) + seen(t, seat) for seat in range(3)] == [[], [], []]
    assert (top(t), out(t), t.box) == (None, [], 0)


@pytest.mark.rule("TT-2", "TT-R4")
@pytest.mark.parametrize(("pile", "uncovered"), [(["vampire", "monster"], ["vampire"]), ([], [])])
def test_its_story_begins_with_what_lies_there(pile: list[str], uncovered: list[str]) -> None:
    told = match_from({**PUZZLE, "pile": pile}).told(SPECTATOR)

    assert [event["event"] for event in told[:4]] == ["first_guest"] * 4
    assert [event["event"] for event in told[4:8]] == ["dealt"] * 4
    assert [event["card"] for event in told if event["event"] == "uncovered"] == uncovered


# Whose turn it is


@pytest.mark.rule("TT-13", "TT-14")
def test_the_turn_is_that_of_the_seat_named() -> None:
    assert asked(toc(match_from({**PUZZLE, "turn": CHLOE}).table)) == (CHLOE, "offer")


@pytest.mark.rule("TT-14", "TT-R2")
def test_or_of_whoever_begins_by_the_options() -> None:
    position = {place: cards for place, cards in PUZZLE.items() if place != "turn"}

    assert asked(toc(match_from(position, first=BASILE).table)) == (BASILE, "offer")


@pytest.mark.rule("TT-R24")
def test_if_he_has_no_card_it_is_the_next_players_who_has() -> None:
    position = {"hand": [["ghost"], [], []], "turn": BASILE}

    assert asked(toc(match_from(position).table)) == (ANNE, "offer")


@pytest.mark.rule("TT-22")
def test_if_nobody_has_a_card_the_evening_is_over() -> None:
    match = match_from({"party": [["ghost"], [], ["scarecrow"]], "pile": ["monster"]})

    assert match.over
    assert match.outcome is not None
    assert match.outcome.scores == [1, 0, 3]


# It is a match like any other


def test_it_is_played_by_the_rules_to_its_end() -> None:
    t = toc(match_from(PUZZLE).table)
    census = GAME.secrecy.census(t)

    offer_opened(t, "vamp-ghost", BASILE)
    assert asked(t) == (ANNE, "take-guest")
    for _ in at_random(t):
        assert GAME.secrecy.census(t) == census

    assert asked(t) is None


@pytest.mark.rule("TT-R5")
@pytest.mark.parametrize("memory", [True, False])
def test_the_options_of_the_table_hold(memory: bool) -> None:
    t = toc(match_from(PUZZLE, memory=memory).table)

    assert fields(t, BASILE).get("seen") == ([["child"], [], []] if memory else None)


def test_it_is_saved_with_its_position_loaded_and_replayed(tmp_path: Path) -> None:
    match = match_from(PUZZLE, first=CHLOE, memory=False)
    for move in MOVES:
        match.play(move)
    path = tmp_path / "puzzle.json"

    files.save(match, path)
    again = files.load(path)

    assert json.loads(path.read_text(encoding="utf-8"))["position"] == PUZZLE
    assert again.as_data() == match.as_data()
    assert again.chapters == match.chapters
    assert party(toc(again.table), ANNE) == ["monster", "brute-ghost"]


def test_it_is_forked_and_undone_like_any_other() -> None:
    match = match_from(PUZZLE)
    before = everything(toc(match.table))
    match.play(MOVES[0])

    assert everything(toc(match.fork(0).table)) == before
    assert everything(toc(match.undone(ANNE).table)) == before


# What is wrong is said


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (
            {"hands": []},
            "has no place “hands”; its places: hand, party, seen, pile, out, box, turn",
        ),
        ({"hand": [["ghoul"], [], []]}, "“hand” has no card “ghoul” to hold"),
        ({"party": [["vampires"], [], []]}, "“party” has no card “vampires” to hold"),
        ({"hand": [["ghost"], []]}, "“hand” is a list for each of the 3 seats"),
        ({"pile": "ghost"}, "“pile” is a list of cards, not 'ghost'"),
        ({"turn": 3}, "“turn” is a number from 0 to 2, not 3"),
        ({"turn": True}, "“turn” is a number from 0 to 2, not True"),
    ],
)
def test_a_wrong_name_is_refused_with_a_sentence(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        match_from({**PUZZLE, **wrong})


@pytest.mark.rule("TT-R1")
@pytest.mark.parametrize(
    "wrong",
    [
        {"hand": [["scarecrow"], ["scarecrow"], ["scarecrow"]]},
        {"party": [["scarecrow"], ["scarecrow"], ["scarecrow"]]},
        {"pile": ["scarecrow"] * 3},
        {"out": ["scarecrow"] * 3},
        {"box": ["scarecrow"] * 3},
        {"hand": [["scarecrow"] * 2, [], []], "out": ["scarecrow"]},
        {"seen": [["scarecrow"] * 3, [], []]},
    ],
)
def test_no_card_is_there_more_often_than_in_the_box(wrong: dict[str, object]) -> None:
    with pytest.raises(BadSetup, match="3 times “scarecrow” is too often; the box has 2"):
        match_from(wrong)


@pytest.mark.rule("TT-R1")
def test_but_as_often() -> None:
    t = toc(match_from({"hand": [["scarecrow"], ["scarecrow"], ["ghost"] * 7]}).table)

    assert hand(t, CHLOE) == ["ghost"] * 7


@pytest.mark.rule("TT-29")
@pytest.mark.parametrize("card", ["vamp-ghost", "child", "taxi"])
def test_who_is_no_guest_is_in_no_party(card: str) -> None:
    with pytest.raises(BadSetup, match=f"{card} is no guest for the party of seat 1"):
        match_from({"party": [[], ["ghost", card], []]})


@pytest.mark.rule("TT-R5")
@pytest.mark.parametrize("seen", [["taxi"], ["ghost", "ghost"]])
def test_nobody_was_seen_to_draw_what_he_does_not_hold(seen: list[str]) -> None:
    with pytest.raises(BadSetup, match=f"{seen[0]} was not to be seen: seat 0 does not hold it"):
        match_from({"hand": [["ghost", "child"], ["taxi"], []], "seen": [seen, [], []]})


def test_a_file_with_a_wrong_position_says_so(tmp_path: Path) -> None:
    data = match_from(PUZZLE).as_data()
    data["position"] = {"hand": [["ghoul"], [], []]}
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(data), encoding="utf-8")

    with pytest.raises(BadMatchFile, match="“hand” has no card “ghoul” to hold"):
        files.load(path)
