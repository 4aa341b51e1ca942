"""`manege texts`: what a game says, and what it has no words for yet."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from manege import games, texts
from manege.cli import exits
from tests.cli.terminal import Here
from tests.contract import bataille

NEEDED = [
    *("game-name", "game-name.promise", "game-name.facts"),
    *(f"card-card-{number}{form}" for number in range(6) for form in ("", ".bare")),
    *("card-joker", "card-joker.bare", "medal-medal"),
    *("zone-deck", "zone-hand", "zone-laid", "zone-played", "zone-supply", "zone-medals"),
    *("option-hand", "option-hand.text"),
    *("option-joker", "option-joker.text", "option-joker-false", "option-joker-true"),
    *("decision-lay-card", "decision-lay-card.other", "action-lay"),
    *("log-dealt", "log-dealt.card", "log-laid", "log-laid.card", "log-turned-up", "log-won"),
    *("log-drew", "log-drew.card"),
    *("refusal-not-in-hand", "refusal-laid-already", "refusal-lay-a-card"),
    *("outcome-alone", "outcome-shared", "source-medals"),
    *(f"rule-BA-{number}" for number in range(1, 9)),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A new game, with no word written yet."""
    new = tmp_path / "bataille"
    new.mkdir()
    shutil.copy(bataille.__file__, new / "__init__.py")
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    monkeypatch.setattr(texts, "GAMES", tmp_path)
    forget()
    yield new
    sys.modules.pop("manege.games.bataille", None)
    monkeypatch.undo()
    forget()


def forget() -> None:
    for known in (games.keys, texts.resource, texts.catalogue):
        known.cache_clear()


def write(folder: Path, lang: str, *lines: str) -> None:
    (folder / "texts").mkdir(exist_ok=True)
    (folder / "texts" / f"{lang}.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    forget()


def lacked(out: str) -> dict[str, list[str]]:
    """The keys under each heading."""
    found = re.findall(r"^(..)\.ftl: \d+ missing\n((?:  .+\n)*)", out, re.MULTILINE)
    return {lang: keys.split() for lang, keys in found}


@pytest.mark.usefixtures("folder")
def test_a_new_game_is_told_all_it_needs(here: Here) -> None:
    ran = here("texts", "bataille", "--missing")
    assert (ran.code, ran.err) == (exits.NO, "")
    assert lacked(ran.out) == {"fr": NEEDED, "en": NEEDED}
    assert ran.out.startswith(f"fr.ftl: {len(NEEDED)} missing\n  game-name\n")


def test_what_is_written_is_missing_no_more(here: Here, folder: Path) -> None:
    write(folder, "fr", "zone-hand = Main", "log-drew = { $player } pioche.", "    .card = Oui.")
    there = {"zone-hand", "log-drew", "log-drew.card"}
    assert lacked(here("texts", "bataille", "--missing").out) == {
        "fr": [key for key in NEEDED if key not in there],
        "en": NEEDED,
    }


def test_a_form_or_a_key_that_one_has_the_others_need(here: Here, folder: Path) -> None:
    write(folder, "fr", "card-card-3 = Trois", "    .one = un trois", "hint = Regardez.")
    found = lacked(here("texts", "bataille", "--missing").out)
    assert {f"card-card-{n}.one" for n in (0, 1, 2, 4, 5)} <= set(found["fr"])
    assert not {"card-card-3", "card-card-3.one", "hint"} & set(found["fr"])
    assert {"card-card-3", "card-card-3.one", "hint"} <= set(found["en"])


def test_one_language_only(here: Here, folder: Path) -> None:
    write(folder, "en", *(f"{key} = Yes" for key in NEEDED if "." not in key))
    ran = here("texts", "bataille", "--missing", "--lang", "en")
    assert lacked(ran.out) == {"en": [key for key in NEEDED if "." in key]}


@pytest.mark.parametrize("key", games.keys())
def test_our_games_lack_nothing(here: Here, key: str) -> None:
    ran = here("texts", key, "--missing")
    assert (ran.code, ran.out) == (exits.FINE, "fr.ftl: 0 missing\nen.ftl: 0 missing\n")


def test_the_texts_there_are(here: Here) -> None:
    ran = here("texts", "toc", "--lang", "en")
    said = " ".join(ran.out.split())
    assert ran.code == exits.FINE
    assert "card-ghost.one a ghost card-ghost.the the ghost" in said
    assert "{ $player }" in said
    assert "card-ghost.one un fantôme" in " ".join(here("texts", "toc").out.split())


@pytest.mark.usefixtures("folder")
def test_no_texts_at_all(here: Here) -> None:
    assert here("texts", "bataille").code == exits.FINE
