"""Match files: what is saved is played again; what is broken is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import manege
from manege import files
from manege.kernel.errors import BadMatchFile
from tests.contract.cases import state_of


@pytest.fixture
def match() -> manege.Match:
    match = manege.start("toc_toc_toc", seats=4, seed=3, options={"first": 0})
    while not match.over:
        match.play(match.options()[len(match.actions) % len(match.options())])
    return match


def test_a_saved_match_is_played_again(match: manege.Match, tmp_path: Path) -> None:
    manege.save(match, tmp_path / "evening.json")
    again = manege.load(tmp_path / "evening.json")
    assert state_of(again.table) == state_of(match.table)
    assert again.as_data() == match.as_data()
    assert [path.name for path in tmp_path.iterdir()] == ["evening.json"]


def test_a_file_reads_like_the_game(match: manege.Match) -> None:
    data = match.as_data()
    assert list(data) == ["game", "edition", "options", "seats", "seed", "actions"]
    assert data["actions"][0].startswith("0 knock ")
    assert data["actions"][1].split(" ", 1)[1] in ("open", "refuse")


def test_the_clock_acts_from_the_seat_after_the_last(tmp_path: Path) -> None:
    match = manege.start("qui_paire_gagne", seats=3, seed=3)
    match.play("time-up", 3)
    manege.save(match, tmp_path / "evening.json")
    assert manege.load(tmp_path / "evening.json").as_data()["actions"] == ["3 time-up"]
    nobody = match.as_data() | {"actions": ["4 time-up"]}
    with pytest.raises(BadMatchFile, match="“seat action”"):
        files.replayed(nobody)


def test_where_there_is_no_house_nobody_sits_after_the_last(match: manege.Match) -> None:
    with pytest.raises(BadMatchFile, match="“seat action”"):
        files.replayed(match.as_data() | {"actions": ["4 open"]})


def changed(key: str, value: object) -> Callable[[dict[str, Any]], object]:
    return lambda data: {**data, key: value}


def without(key: str) -> Callable[[dict[str, Any]], object]:
    return lambda data: {name: value for name, value in data.items() if name != key}


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (without("seed"), "“seed” is missing"),
        (changed("seats", "4"), "“seats” is no int"),
        (changed("seats", True), "“seats” is no int"),
        (changed("seats", 9), "is for 3 to 5 players, not 9"),
        (changed("game", "toc_toc"), "no game “toc_toc”; did you mean toc_toc_toc"),
        (changed("edition", 0), "edition 0 of toc_toc_toc; this is "),
        (changed("options", {"first": 7}), "option “first” is one of random, 0, 1, 2, 3, not 7"),
        (changed("position", []), "“position” is no dict"),
        (changed("position", {"hands": []}), "toc_toc_toc has no place “hands”; its places: hand"),
        (changed("name", "x"), "“name” is not part of a match file"),
        (changed("actions", ["1 open"]), "action 1, “1 open”, is not allowed: not-your-turn"),
        (changed("actions", ["0 open"]), "action 1, “0 open”, is not allowed"),
        (changed("actions", ["0 dance"]), "has no action “dance”"),
        (changed("actions", ["open"]), "action 1, 'open', is not “seat action”"),
        (changed("actions", [17]), "action 1, 17, is not “seat action”"),
        (lambda data: [data], "it holds no match"),
    ],
)
def test_a_wrong_file_is_refused_with_one_sentence(
    match: manege.Match,
    tmp_path: Path,
    fault: Callable[[dict[str, Any]], object],
    sentence: str,
) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(fault(match.as_data())), encoding="utf-8")
    with pytest.raises(BadMatchFile) as refusal:
        files.load(path)
    assert sentence in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_file_cut_off_says_where(match: manege.Match, tmp_path: Path) -> None:
    path = tmp_path / "cut.json"
    manege.save(match, path)
    path.write_text(path.read_text(encoding="utf-8")[:200], encoding="utf-8")
    with pytest.raises(BadMatchFile, match="broken or cut off at line"):
        files.load(path)


def test_a_file_of_bytes_or_none_at_all_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadMatchFile, match="it is not text"):
        files.load(path)
    with pytest.raises(BadMatchFile, match="cannot be read"):
        files.load(tmp_path / "nowhere.json")
