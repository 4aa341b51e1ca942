"""`manege replay`: a saved game tells its story and comes out the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from manege import files
from manege.texts import Texts
from tests.cli.terminal import Here, Screen, Typist, at


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, str]:
    """A match file, and the screen of the game."""
    screen = Screen(Typist(), plain=True)
    words = ("toc", "--seed", 5, "--lang", "fr", "--bots", "random", "--seats", 4)
    assert at(screen, monkeypatch, *words, "--save", tmp_path / "party.json") == 0
    return tmp_path / "party.json", screen.text


def test_the_same_outcome(here: Here, played: tuple[Path, str]) -> None:
    file, screen = played
    outcome = files.load(file).outcome
    assert outcome is not None
    said = Texts("fr").outcome("toc_toc_toc", outcome, ["Anne", "Basile", "Chloé", "Denis"])
    replayed = here("replay", file, "--lang", "fr").out
    assert said in replayed
    assert said in screen
    for seat in range(4):
        assert str(outcome.scores[seat]) in replayed


def test_all_is_the_whole_truth_and_a_seat_what_it_heard(
    here: Here, played: tuple[Path, str]
) -> None:
    file, _ = played
    assert here("replay", file).out == here("replay", file, "--all").out
    hidden = {
        viewer: here("replay", file, *viewer).out.count("pose, face cachée")
        for viewer in [(), ("--seat", "0"), ("--seat", "B")]
    }
    turns = sum(" knock " in action for action in json.loads(file.read_text())["actions"])
    assert hidden[()] == turns
    assert 0 < hidden["--seat", "0"] < turns
    assert 0 < hidden["--seat", "B"] < turns


def test_as_data(here: Here, played: tuple[Path, str]) -> None:
    file, _ = played
    match = files.load(file)
    assert match.outcome is not None
    told = json.loads(here("replay", file, "--json").out)
    assert told["outcome"] == match.outcome.as_data()
    assert told["actions"] == match.as_data()["actions"]
    assert sum(event["event"] == "dealt" and "card" in event for event in told["story"]) == 20
    heard = json.loads(here("replay", file, "--json", "--seat", 1).out)["story"]
    assert heard == match.told(1)
    assert "seed" not in json.loads(here("replay", file, "--json", "--seat", 1).out)


def test_an_unfinished_game_says_so(here: Here, played: tuple[Path, str]) -> None:
    file, _ = played
    data = json.loads(file.read_text())
    file.write_text(json.dumps(data | {"actions": data["actions"][:5]}))
    assert Texts("en").say("cli-unfinished", number=5) in here("replay", file, "--lang", "en").out
    assert json.loads(here("replay", file, "--json").out)["outcome"] is None
