"""`manege games` and `manege rules`, and how games are named."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from manege import games
from manege.cli import exits
from manege.cli.exits import WrongUsage
from manege.cli.wishes import game_named
from manege.texts import Texts, rules
from tests.cli.terminal import Here


def test_games_as_data(here: Here) -> None:
    ran = here("games", "--json")
    [toc] = [game for game in json.loads(ran.out) if game["key"] == "toc_toc_toc"]
    assert ran.code == 0
    assert toc["seats"] == toc["usual"] == [3, 4, 5]
    assert toc["minutes"] == [15, 15]
    assert [option["key"] for option in toc["options"]] == ["first", "memory"]
    assert toc["options"][0]["values"]["3"] == ["random", 0, 1, 2]
    assert "random" in toc["bots"]
    [pairs] = [game for game in json.loads(ran.out) if game["key"] == "qui_paire_gagne"]
    assert pairs["seats"] == list(range(3, 13))
    assert pairs["usual"] == list(range(3, 9))


def test_games_in_words(here: Here) -> None:
    ran = here("games")
    assert "toc_toc_toc\n  3 to 5 players, 15 minutes\n" in ran.out
    assert "--option memory=on|off (else on)" in ran.out
    assert "qui_paire_gagne\n  3 to 8 players, or up to 12, 30–45 minutes\n" in ran.out
    assert "--option clock=0|30…300 by 15 (else 90)\n" in ran.out
    assert "--option doors" not in ran.out  # for the room to say


def test_a_listing_reads_no_more_than_it_needs() -> None:
    asked = (
        "import sys; from manege.cli.app import run; run(['games']);"
        "print([name for name in ('fluent', 'rich', 'litestar', 'msgspec') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", asked],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.endswith("[]\n")


@pytest.mark.parametrize("name", ["toc_toc_toc", "toc-toc-toc", "toc", "t", "Toc Toc Toc", " TOC "])
def test_a_game_has_many_names(name: str) -> None:
    assert game_named(name).key == "toc_toc_toc"


def test_a_beginning_may_fit_two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "keys", lambda: ("toc", "toc_toc_toc", "tower"))
    with pytest.raises(WrongUsage, match="“t” may be toc or toc_toc_toc or tower"):
        game_named("t")
    assert game_named("toc_").key == "toc_toc_toc"
    with pytest.raises(ModuleNotFoundError):
        game_named("toc")  # that very game, though another begins so too


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_whole_rule_book(here: Here, lang: str) -> None:
    out = " ".join(here("rules", "toc", "--lang", lang).out.split())
    for chapter, clauses in rules("toc_toc_toc", lang).items():
        assert chapter in out
        for clause, text in clauses:
            assert f"{clause} {' '.join(text.split())}" in out


def test_single_clauses(here: Here) -> None:
    say = Texts("en").say
    out = here("rules", "toc", "tt-33", "R5", "--lang", "en").out
    assert [line.split()[0] for line in out.splitlines() if line.startswith("TT")] == [
        "TT-33",
        "TT-R5",
    ]
    assert say("rule-TT-33", "toc_toc_toc").split()[-1] in out


def test_clauses_by_a_word(here: Here) -> None:
    out = here("rules", "toc", "scarecrow", "--lang", "en").out
    assert "TT-42" in out
    assert "TT-33" not in out


def test_no_such_clause(here: Here) -> None:
    said = here("rules", "toc", "TT-99").refused_in_one_line(exits.NO)
    assert "TT-99" in said
