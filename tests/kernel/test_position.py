"""Positions: a table laid out by name, and matches that begin there."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from manege import files
from manege.kernel.errors import BadMatchFile, BadSetup
from manege.kernel.game import Game
from manege.kernel.match import Match
from tests.contract import bataille, fete, nim
from tests.contract.cases import state_of

A, B = range(2)
THREE_LEFT: dict[str, object] = {"heap": 3, "turn": B}
LAST_ROUND: dict[str, object] = {
    "hand": [["card-5"], ["card-2"]],
    "deck": ["card-0"],
    "medals": [1, 2],
}
IN_A_ROUND: dict[str, object] = {
    "dice": [["die-6"], ["die-5", "die-1"]],
    "stalls": [["tombola"], []],
    "tokens": [0, 7],
    "round": 3,
    "lit": [0, 2],
}
LAID_OUT: list[tuple[Game, dict[str, object], dict[str, object]]] = [
    (nim.GAME, {}, THREE_LEFT),
    (bataille.GAME, {}, LAST_ROUND),
    (fete.GAME, {"lanterns": True}, IN_A_ROUND),
]
every_position = pytest.mark.parametrize(
    ("game", "options", "position"), LAID_OUT, ids=[game.key for game, _, _ in LAID_OUT]
)


def test_what_is_not_named_is_empty_or_as_at_the_start() -> None:
    view = Match(nim.GAME, 2, 1, position=THREE_LEFT).view(None)
    assert view["zones"] == {"heap": ["stone"] * 3, "taken": [[], []]}
    assert view["deciding"] == [{"seat": B, "decision": "turn"}]
    assert len(Match(nim.GAME, 2, 1, position={}).view(None)["zones"]["heap"]) == nim.STONES
    view = Match(bataille.GAME, 2, 1, position=LAST_ROUND).view(A)
    assert view["zones"]["hand"] == [["card-5"], 1]
    assert view["zones"]["medals"] == [["medal"], ["medal"] * 2]
    assert view["zones"]["played"] == []


def test_it_goes_on_by_the_games_own_agenda() -> None:
    match = Match(bataille.GAME, 2, 1, position=LAST_ROUND)
    match.play("lay 2", B)
    match.play("lay 5", A)
    assert match.over
    assert match.outcome is not None
    assert match.outcome.scores == [2, 2]
    assert match.outcome.decided_by == "BA-7"
    match = Match(fete.GAME, 2, 1, {"lanterns": True}, IN_A_ROUND)
    match.play("activate die-5", B)
    assert [each["decision"] for each in match.view(None)["deciding"]] == ["activation", "lantern"]
    match.play("light", B)
    assert match.view(None)["zones"]["lit"] == [[], ["lantern"] * 3]


def played_out(game: Game, options: dict[str, object], position: dict[str, object]) -> Match:
    match = Match(game, 2, 5, options, position)
    while not match.over:
        match.play(match.options()[0])
    return match


@every_position
def test_a_match_from_a_position_is_its_file(
    game: Game, options: dict[str, object], position: dict[str, object], tmp_path: Path
) -> None:
    match = played_out(game, options, position)
    path = tmp_path / "puzzle.json"
    files.save(match, path)
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["position"] == position
    again = files.replayed(data, lambda _: game)
    assert again.chapters == match.chapters
    assert state_of(again.table) == state_of(match.table)
    assert again.as_data() == match.as_data()


@every_position
def test_it_forks_and_undoes_from_there(
    game: Game, options: dict[str, object], position: dict[str, object]
) -> None:
    match = Match(game, 2, 5, options, position)
    start = state_of(match.table)
    seat = match.view(None)["deciding"][0]["seat"]
    match.play(match.options()[0], seat)
    assert state_of(match.fork(0).table) == state_of(match.undone(seat).table) == start
    assert state_of(match.fork().table) == state_of(match.table)


@pytest.mark.parametrize(
    ("game", "position", "sentence"),
    [
        (nim.GAME, {"heaps": 3}, "nim has no place “heaps”; its places: heap, turn"),
        (nim.GAME, {"heap": 8}, "nim: “heap” is a number from 1 to 7, not 8"),
        (nim.GAME, {"heap": True}, "not True"),
        (nim.GAME, {"heap": "3"}, "not '3'"),
        (bataille.GAME, {"hand": [["ace"], []]}, "“hand” has no card “ace” to hold"),
        (bataille.GAME, {"hand": [["card-1"]]}, "“hand” is a list for each of the 2 seats"),
        (bataille.GAME, {"hand": ["card-1", "card-2"]}, "“hand” is a list of cards"),
        (bataille.GAME, {"deck": "card-1"}, "“deck” is a list of cards, not 'card-1'"),
        (bataille.GAME, {"medals": [1]}, "“medals” is a number from 0 to 6 for each of 2"),
        (bataille.GAME, {"medals": [1, 9]}, "“medals” is a number from 0 to 6 for each of 2"),
        (bataille.GAME, {"medals": [1, True]}, "“medals” is a number from 0 to 6 for each of 2"),
        (bataille.GAME, {"medals": [1, 2.0]}, "“medals” is a number from 0 to 6 for each of 2"),
        (bataille.GAME, {"medals": [1, "2"]}, "“medals” is a number from 0 to 6 for each of 2"),
        (bataille.GAME, {"hand": [[3], []]}, "“hand” has no card “3” to hold"),
        (bataille.GAME, {"hand": [[["card-1"]], []]}, "“hand” has no card"),
    ],
)
def test_a_wrong_position_is_refused_with_a_sentence(
    game: Game, position: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadSetup) as refusal:
        Match(game, 2, 1, position=position)
    assert sentence in str(refusal.value)
    data = Match(game, 2, 1).as_data() | {"position": position}
    with pytest.raises((BadSetup, BadMatchFile)):
        files.replayed(data, lambda _: game)


def test_a_game_that_cannot_be_laid_out_says_so() -> None:
    stubborn = replace(nim.GAME, lay_out=None)
    with pytest.raises(BadSetup, match="nim cannot be laid out from a position"):
        Match(stubborn, 2, 1, position=THREE_LEFT)
