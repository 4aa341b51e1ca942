"""`--components FILE`: a game is played with other figures, and says so."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from manege import games
from manege.cli import exits
from tests.cli.terminal import Here, Screen, Typist, at

SIMULATE = ("simulate", "wishland", "--seats", 2, "--games", 2, "--seed", 1, "--json")


@pytest.fixture(autouse=True)
def own_figures_again() -> Iterator[None]:
    yield
    components = games.game("wishland").components
    assert components is not None
    components.replace({})


@pytest.fixture
def figures(tmp_path: Path) -> Path:
    """Attractions give ten points each."""
    file = tmp_path / "figures.toml"
    cards = (f"[attraction-{n}]\npoints = 10\n" for n in range(1, 25))
    file.write_text("\n".join(cards), encoding="utf-8")
    return file


def test_the_games_own_figures_as_a_file(here: Here, tmp_path: Path) -> None:
    printed = here("components", "wish").out
    assert tomllib.loads(printed)["hotel-5"]["symbol"] == "bell"
    (tmp_path / "own.toml").write_text(printed, encoding="utf-8")

    usual = json.loads(here(*SIMULATE).out)["scores"]
    assert json.loads(here(*SIMULATE, "--components", tmp_path / "own.toml").out)["scores"] == usual


def test_bots_play_with_other_figures(here: Here, figures: Path) -> None:
    usual = json.loads(here(*SIMULATE).out)["scores"]["random"]
    assert json.loads(here(*SIMULATE, "--components", figures).out)["scores"]["random"] > usual


def test_a_saved_game_is_resumed_and_replayed_with_its_figures_only(
    here: Here, figures: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "party.json"
    screen = Screen(Typist(), plain=True)
    words = ("wishland", "--seats", 2, "--seed", 5, "--human", 0, "--bots", "random")
    assert at(screen, monkeypatch, *words, "--save", file, "--components", figures) == 0
    assert json.loads(file.read_text())["components"]["attraction-1"] == {"points": 10}

    assert here("replay", file, "--components", figures).code == exits.FINE
    components = games.game("wishland").components
    assert components is not None
    components.replace({})
    said = here("replay", file).refused_in_one_line(exits.NO)
    assert "it was played with other figures: attraction-1 points 10" in said


def test_only_games_with_such_figures_take_them(here: Here, figures: Path) -> None:
    for words in (("components", "toc"), ("simulate", "toc", "--components", figures)):
        assert "no figures that could be replaced" in here(*words).refused_in_one_line(exits.USAGE)


BAD = {
    "an unknown card": ("[hotel-25]\ncost = 1", "wishland has no card “hotel-25”"),
    "an unknown field": ("[hotel-1]\nprice = 1", "hotel-1 has no field “price”"),
    "a wrong type": (
        "[hotel-1]\ncost = '8'",
        "hotel-1, cost: a whole number from 0 to 20, not '8'",
    ),
    "out of range": ("[hotel-1]\ncost = 99", "hotel-1, cost: a whole number from 0 to 20, not 99"),
    "no table": ("hotel-1 = 3", "hotel-1 is a table of fields, not 3"),
    "no TOML": ("[hotel-1\ncost = 8", "is no component file"),
}


@pytest.mark.parametrize("fault", BAD)
def test_a_file_that_is_wrong(here: Here, tmp_path: Path, fault: str) -> None:
    text, sentence = BAD[fault]
    file = tmp_path / "figures.toml"
    file.write_text(text, encoding="utf-8")
    said = here(*SIMULATE, "--components", file).refused_in_one_line(exits.NO)
    assert str(file) in said
    assert sentence in said


def test_a_file_that_is_not_there_or_not_text(here: Here, tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff")
    for name, sentence in {"nothing": "No such file", "picture": "it is not text"}.items():
        said = here(*SIMULATE, "--components", tmp_path / name).refused_in_one_line(exits.NO)
        assert sentence in said
