"""Positions — a table laid out by name, which opens as any other does."""

from __future__ import annotations

import json

import pytest

from manege import files
from manege.games.qui_paire_gagne import GAME
from manege.kernel.errors import BadSetup
from manege.kernel.match import Match
from tests.games.qui_paire_gagne.support import (
    ANNE,
    BASILE,
    CHLOE,
    WHOLE,
    at,
    call_all,
    close,
    field,
    phase,
    reach_pairing,
    waited_for,
    zone,
)


def tokens(pairs: str) -> list[str]:
    """number-1, number-2, … of "1-2 3-4"."""
    return [f"number-{number}" for pair in pairs.split() for number in pair.split("-")]


def laid(seats: int = 3, options: dict[str, object] | None = None, **position: object) -> Match:
    return Match(GAME, seats, 7, options, position)


def pictures(*numbers: int) -> list[str]:
    return [f"picture-{number}" for number in numbers]


def is_whole(match: Match) -> bool:
    """No picture and no number is lost or doubled."""
    census = GAME.secrecy.census(match.table)
    return census == GAME.secrecy.census(Match(GAME, match.seats, 7, match.settings).table)


def test_pairs_on_the_table_are_scored_as_if_they_had_been_made() -> None:
    sets = ["1-2 3-4 5-6 7-8 9-10", "1-2 3-4 5-6 7-8 9-11", "1-2 3-5 4-6 7-8"]
    match = laid(pairs=[tokens(pairs) for pairs in sets])  # PP-E2
    assert phase(match) == "pairing"
    assert zone(match, "pairs", CHLOE)[CHLOE] == tokens(sets[CHLOE])
    assert waited_for(match) == [ANNE, BASILE, CHLOE]
    assert is_whole(match)
    close(match)
    call_all(match)
    assert list(at(match).scores) == [4, 4, 0]


def test_pictures_lie_at_their_numbers_and_none_is_doubled() -> None:
    shown = pictures(*range(300, 289, -1))
    for round_ in range(1, 5):
        match = laid(pictures=shown, round=round_)
        assert field(match, "round") == round_
        assert zone(match, "pictures") == shown
        assert is_whole(match)
    some = laid(pictures=shown[:2])
    assert zone(some, "pictures")[:2] == shown[:2]
    assert is_whole(some)


@pytest.mark.parametrize("fresh", [False, True])
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_a_game_between_two_rounds_goes_on_as_one_that_was_played(before: int, fresh: bool) -> None:
    played = Match(GAME, 3, 7, {"fresh": fresh})
    for _ in range(before):
        reach_pairing(played)
        close(played)
    first = field(played, "first")
    match = laid(options={"fresh": fresh}, round=before, first=first)
    assert phase(match) == "gather"
    assert match.view(None)["zones"] == played.view(None)["zones"]
    for each in (match, played):
        reach_pairing(each)
    assert match.view(ANNE) == played.view(ANNE)


@pytest.mark.rule("PP-35", "PP-36")
@pytest.mark.parametrize(
    ("scores", "winners", "rule"),
    [([13, 14, 0], [BASILE], "PP-35"), ([14, 14, 0], [ANNE, BASILE], "PP-36")],
)
def test_the_last_round_decides(scores: list[int], winners: list[int], rule: str) -> None:
    match = laid(round=4, scores=scores, pairs=[[], [], []])
    close(match)
    assert match.over
    assert match.outcome is not None
    assert match.outcome.winners == winners
    assert match.outcome.decided_by == rule
    assert match.outcome.scores == scores
    assert match.outcome.sources == [{"points": score} for score in scores]


@pytest.mark.rule("PP-36", "PP-62", "PP-R12")
@pytest.mark.parametrize("scores", [[3, 9, 3], [3, 9, 2]])
def test_a_void_round_says_so_whoever_leads(scores: list[int]) -> None:
    match = laid(options={"doors": True}, round=2, scores=scores, present=[1, 0, 1])
    assert match.over
    assert match.outcome is not None
    assert match.outcome.decided_by == "PP-62"
    assert BASILE not in match.outcome.winners  # the most points, but gone


@pytest.mark.rule("PP-61", "PP-63")
def test_an_empty_chair_does_not_play() -> None:
    match = laid(4, {"doors": True}, present=[1, 1, 0, 1], pairs=[tokens(WHOLE), [], [], []])
    assert field(match, "playing") == [0, 1, 3]
    assert waited_for(match) == [0, 1, 3]


def test_a_match_from_a_position_is_its_file() -> None:
    match = laid(pairs=[tokens(WHOLE), tokens("1-2"), []], scores=[1, 2, 3], round=2)
    match.play("ready", ANNE)
    again = files.replayed(json.loads(json.dumps(match.as_data())))
    assert again.view(ANNE) == match.view(ANNE)


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"pairs": [tokens("1-2 2-3"), [], []]}, "at most once"),
        ({"pairs": [tokens("1-2")[:1], [], []]}, "two by two"),
        ({"pairs": [tokens("1-2"), []]}, "for each of the 3 seats"),
        ({"pairs": [["picture-1", "picture-2"], [], []]}, "no token"),
        ({"present": [1, 1, 0], "pairs": [[], [], tokens("1-2")]}, "Nobody plays on seat 2"),
        ({"pictures": pictures(1, 1)}, "each of them once"),
        ({"pictures": pictures(*range(1, 13))}, "11 pictures"),
        ({"pictures": ["number-1"]}, "no card"),
        ({"round": 5}, "from 0 to 4"),
        ({"round": 0, "pictures": pictures(1)}, "from 1 to 4"),
        ({"scores": [0, 0]}, "for each of 3"),
        ({"present": [1, 1, 2]}, "from 0 to 1"),
        ({"first": 3}, "from 0 to 2"),
        ({"clock": 3}, "no place “clock”"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(
    position: dict[str, object], said: str
) -> None:
    with pytest.raises(BadSetup, match=said):
        Match(GAME, 3, 7, None, position)


def test_a_small_album_has_no_other_pictures() -> None:
    with pytest.raises(BadSetup, match="There are 22 pictures here: no “picture-23”"):
        laid(options={"pictures": 22}, pictures=pictures(23))
    assert zone(laid(options={"pictures": 22}, pictures=pictures(22)), "pictures")[0] == (
        "picture-22"
    )
