"""What goes wrong: one sentence on stderr, a code that means something, and nothing overwritten."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

import manege
from manege import games
from manege.cli import exits
from tests.cli.terminal import Here, apart


@pytest.fixture
def party(tmp_path: Path) -> Path:
    """A match file of a few moves."""
    match = manege.start("toc_toc_toc", seats=4, seed=3, options={"first": 0})
    for _ in range(6):
        match.play(match.options()[0])
    manege.save(match, tmp_path / "party.json")
    return tmp_path / "party.json"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("fly", "fly"),
        ("play", "Which game?"),
        ("play chess", "There is no game “chess”"),
        ("play toc_toc_tac", "did you mean toc_toc_toc?"),
        ("play toc --seats 2", "3 to 5 players, not 2"),
        ("play toc --seats six", "“six” is no whole number"),
        ("play toc --seats 3.5", "“3.5” is no whole number"),
        ("play toc --seed -1", "A seed is a whole number from 0"),
        ("play toc --seed 79228162514264337593543950336", "A seed is a whole number from 0"),
        ("play toc --seed x", "“x” is no whole number"),
        ("play toc --option colour=red", "no option “colour”; its options: first, memory"),
        ("play toc --option memory=perhaps", "“memory” is one of true, false"),
        ("play toc --option first=4", "“first” is one of random, 0, 1, 2, 3"),
        ("play toc --option memory", "An option is written key=value"),
        ("play toc --option memory=on --option memory=off", "given twice"),
        ("play toc --bots genius", "no bot “genius”; its bots: random"),
        ("play toc --bots random,random", ""),
        ("play toc --human 1 --bots random,random", "2 bots are named for 3 seats"),
        ("play toc --human 5", "5 people cannot sit on 4 seats"),
        ("play toc --human -1", "-1 people cannot sit on 4 seats"),
        ("play toc --names A,B,C,D,E", "up to 4 different names"),
        ("play toc --names A,A", "up to 4 different names"),
        ("play toc --lang de", "not in “de”"),
        ("play toc --fast", "--fast"),
        ("play toc --resume x.json --seed 3", "--resume goes on as its file says"),
        ("rules", "KEY"),
        ("rules chess", "There is no game “chess”"),
        ("rules toc --lang de", "not in “de”"),
        ("texts", "KEY"),
        ("texts chess --missing", "There is no game “chess”"),
        ("texts toc --lang de", "not in “de”"),
        ("games toc", "toc"),
        ("replay", "FILE"),
        ("replay a b", "b"),
        ("replay a --seat 0 --all", "Either --seat or --all"),
        ("serve --port many", "“many” is no whole number"),
    ],
)
def test_wrong_usage(here: Here, words: str, sentence: str) -> None:
    if sentence:
        assert sentence in here(*words.split()).refused_in_one_line(exits.USAGE)
    else:
        assert here(*words.split()).code == exits.INPUT_ENDED


def changed(**changes: object) -> Any:
    return lambda data: json.dumps(data | changes)


BROKEN = {
    "empty": (lambda data: "", "broken or cut off at line 1, column 1"),
    "no json": (lambda data: "Toc toc toc", "broken or cut off"),
    "cut off": (lambda data: json.dumps(data)[:-20], "broken or cut off"),
    "a list": (lambda data: "[]", "it holds no match"),
    "too deep": (lambda data: "[" * 100_000, "is broken: a number or a list"),
    "a huge number": (lambda data: '{"seed": ' + "9" * 5000 + "}", "is broken: a number"),
    "a foreign game": (changed(game="chess"), "There is no game “chess”"),
    "another edition": (changed(edition=1), "played by edition 1"),
    "a foreign key": (changed(result="won"), "“result” is not part of a match file"),
    "seats as text": (changed(seats="4"), "“seats” is no int"),
    "too many seats": (changed(seats=40), "not 40"),
    "an unknown option": (changed(options={"colour": "red"}), "no option “colour”"),
    "a negative seed": (changed(seed=-1), "not -1"),
    "an action that is none": (changed(actions=["0 dance"]), "no action “dance”"),
    "an action of nobody": (changed(actions=["open"]), "is not “seat action”"),
    "an action of a seat that is none": (changed(actions=["9" * 5000 + " open"]), "is not “seat"),
    "an action out of turn": (changed(actions=["1 knock ghost > 0"]), "not-your-turn seat=0"),
    "an action not allowed": (changed(actions=["0 open"]), "offer-a-card (TT-R6)"),
    "a line break": (changed(actions=["0 open\nsesame"]), "no action “open sesame”"),
}


@pytest.mark.parametrize("command", ["replay {}", "play --resume {}"])
@pytest.mark.parametrize("fault", BROKEN)
def test_a_match_file_that_is_none(here: Here, party: Path, fault: str, command: str) -> None:
    spoil, sentence = BROKEN[fault]
    spoilt = spoil(json.loads(party.read_text()))
    party.write_text(spoilt)

    said = here(*command.format(party).split()).refused_in_one_line(exits.NO)

    assert str(party) in said
    assert sentence in said
    assert party.read_text() == spoilt


@pytest.mark.parametrize("command", ["replay", "play --resume"])
def test_a_file_that_is_not_there_or_not_text(here: Here, tmp_path: Path, command: str) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff")
    for name, sentence in {
        "nothing": "No such file",
        "picture": "it is not text",
        ".": "Is a directory",
    }.items():
        said = here(*command.split(), tmp_path / name).refused_in_one_line(exits.NO)
        assert sentence in said


def test_a_game_that_is_over_is_not_resumed(here: Here, tmp_path: Path) -> None:
    match = manege.start("toc_toc_toc", seats=3, seed=1)
    while not match.over:
        match.play(match.options()[0])
    manege.save(match, tmp_path / "over.json")
    said = here("play", "--resume", tmp_path / "over.json").refused_in_one_line(exits.NO)
    assert "this game is over" in said


def test_a_file_is_resumed_as_its_own_game_only(
    here: Here, party: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert here("play", "toc", "--resume", party).code == exits.INPUT_ENDED
    said = here("play", "chess", "--resume", party).refused_in_one_line(exits.USAGE)
    assert "chess" in said


def test_a_file_that_exists_is_overwritten_only_by_force(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("dear diary")
    words = ("play", "toc", "--seed", 1, "--save", file)

    said = here(*words).refused_in_one_line(exits.NO)
    assert "exists already; --force replaces it" in said
    assert file.read_text() == "dear diary"

    assert here(*words, "--force").code == exits.INPUT_ENDED
    assert manege.load(file).seed == 1


def test_what_cannot_be_written(here: Here, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for place, sentence in {
        tmp_path / "nowhere" / "party.json": "No such file or directory",
        tmp_path / "file" / "party.json": "Not a directory",
        tmp_path: "no ordinary file",
        Path(os.devnull): "no ordinary file",
    }.items():
        for force in ([], ["--force"]):
            ran = here("play", "toc", "--seed", 1, "--save", place, *force)
            assert sentence in ran.refused_in_one_line(exits.NO)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_seat_that_is_none(here: Here, party: Path) -> None:
    for seat in ("4", "E", "x"):
        said = here("replay", party, "--seat", seat).refused_in_one_line(exits.USAGE)
        assert f"There is no seat “{seat}”" in said


def test_the_codes_are_the_same_in_a_process_of_its_own(party: Path) -> None:
    assert apart("play", "chess").refused_in_one_line(exits.USAGE)
    party.write_text(party.read_text()[:-9])
    assert apart("replay", party).refused_in_one_line(exits.NO)


def test_a_terminal_without_accents_still_gets_a_sentence() -> None:
    ran = apart("play", "chess", PYTHONIOENCODING="ascii")
    assert (
        ran.refused_in_one_line(exits.USAGE)
        == f"manege: There is no game ?chess?; there are: {', '.join(games.keys())}.\n"
    )


def test_help_tells_the_codes_and_examples(here: Here) -> None:
    ran = here("--help")
    assert ran.code == 0
    for code, meaning in exits.MEANINGS.items():
        assert f"{code}  {meaning}" in ran.out
    for command in ("games", "play", "rules", "texts", "replay", "simulate", "bench", "serve"):
        page = here(command, "--help")
        assert (page.code, page.err) == (0, "")
        assert f"Usage: manege {command}" in page.out
        assert f"Examples:\n  manege {command}" in page.out


def test_the_version(here: Here) -> None:
    assert here("--version").out == f"{manege.__version__}\n"
