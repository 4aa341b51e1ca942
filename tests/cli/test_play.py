"""`manege play`: whole games, quick choices, help, refusals, leaving and coming back."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

import manege
from manege import files
from manege.cli import exits
from manege.texts import Texts
from tests.cli.terminal import Here, Screen, Typist, apart, at

FR = Texts("fr")
GAME = ("toc", "--seed", 3, "--bots", "random", "--option", "first=0")


def answering(*answers: str) -> Screen:
    """Types these, then leaves."""
    waiting = iter(answers)
    return Screen(lambda prompt: next(waiting, "q"))


@pytest.mark.parametrize(
    ("lang", "asked", "won"),
    [("fr", "Carte (1 à 5)", "gagne(nt)? la fête"), ("en", "Card (1 to 5)", "threw the best")],
)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_whole_game_on_screen_and_the_same_typed_ahead(
    lang: str, asked: str, won: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Screen(Typist())
    words = ("toc-toc-toc", "--seats", seats, "--seed", 5, "--lang", lang, "--bots", "random")
    assert at(screen, monkeypatch, *words, "--save", tmp_path / "a.json") == 0
    assert asked in screen.text
    assert re.search(won, screen.text)

    lines = "".join(f"{answer}\n" for answer in screen.typed)
    piped = apart("play", *words, "--save", tmp_path / "b.json", typed=lines)
    assert (piped.code, piped.err) == (0, "")
    assert re.search(won, piped.out)
    assert "\x1b" not in piped.out
    match = files.load(tmp_path / "a.json")
    assert match.over
    assert (tmp_path / "a.json").read_text() == (tmp_path / "b.json").read_text()


def test_the_table_fits_into_80_columns(here: Here) -> None:
    for seats in (3, 4, 5):
        ran = here("play", "toc", "--seats", seats, "--seed", 1, "--option", "first=0")
        assert ran.code == exits.INPUT_ENDED
        assert max(map(len, ran.out.splitlines())) == 80
        for name in ("A Anne", "B Basile", "C Chloé", "D Denis", "E Élise")[:seats]:
            assert f" {name} " in ran.out


def test_a_narrow_terminal_gets_words(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    ran = here("play", *GAME)
    assert "A Anne\u00a0: M" in ran.out
    assert "▟" not in ran.out


def test_plain_is_text_only(here: Here) -> None:
    ran = here("play", *GAME, "--plain")
    assert "A Anne\u00a0: M" in ran.out
    assert not set("▟│┃─━╭┏•") & set(ran.out)


def test_a_card_and_a_door_in_one_go_or_in_two(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    match = manege.start("toc_toc_toc", seats=4, seed=3, options={"first": 0})
    card = match.view(0)["zones"]["hand"][0][1]
    for answers in (["2c"], ["2 C"], ["2", "c"], ["2", "", "2", "c"], [f"knock {card} > 2"]):
        screen = answering(*answers)
        assert at(screen, monkeypatch, *GAME, "--lang", "fr") == 0
        told.append(screen.text.partition("• Anne frappe chez Chloé")[2].partition("Carte")[0])
    one = FR.say(f"card-{card}.one", "toc_toc_toc")
    assert told[0].startswith(f" et pose, face cachée, {one}.")
    assert told == [told[0]] * len(told)


def test_a_refusal_cites_its_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = answering("1a", "open", "knock taxi > 1", "1e")
    at(screen, monkeypatch, *GAME, "--lang", "en")
    for sentence in (
        Texts("en").say("refusal-own-door", "toc_toc_toc"),
        "TT-16",
        "TT-R6",
        "TT-15",
        "TT-1 ",
    ):
        assert sentence in plain(screen.text)
    assert "• Alice knocks" not in screen.text


def test_what_is_not_offered_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = answering("9", "zz", "1 x")
    at(screen, monkeypatch, *GAME, "--lang", "fr")
    for typed in ("9", "zz", "1 x"):
        assert FR.say("cli-not-a-choice", answer=typed, help="?") in screen.text


def test_help_rules_log_and_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = answering("?", "r TT-33", "regle 34", "r vamp", "r nonsense", "1b", "o", "j", "m", "t")
    at(screen, monkeypatch, *GAME, "--lang", "fr")
    text = plain(screen.text)
    for sentence in (
        FR.say("cli-command-hint.text"),
        f"TT-33 {FR.say('rule-TT-33', 'toc_toc_toc')}",
        f"TT-34 {FR.say('rule-TT-34', 'toc_toc_toc')}",
        f"TT-R11 {FR.say('rule-TT-R11', 'toc_toc_toc')}",
        FR.say("cli-no-such-rule", rule="nonsense"),
        "Au sommet de la pioche",  # the log alone tells it: the table shows it
        "Piochées à la vue de tous",
    ):
        assert sentence in text


def test_without_the_memory_aid_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = answering("m")
    at(screen, monkeypatch, *GAME, "--lang", "fr", "--option", "memory=off")
    assert FR.say("cli-no-memory") in screen.text
    assert "Piochées à la vue de tous" not in screen.text


def test_a_hint_is_one_of_the_options_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = answering("i")
    at(screen, monkeypatch, *GAME, "--lang", "fr")
    hint, reason = screen.text.rpartition("Le conseil d’un bot\u00a0: ")[2].split("\n")[:2]
    assert re.match(r"Frapper chez (Basile|Chloé|Denis) avec", hint)
    assert re.search(r"porte|coûterait", reason)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_hint_can_be_had_at_every_question(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    typist = Typist()
    asked = False

    def types(prompt: str) -> str:
        nonlocal asked
        asked = not asked and not prompt.startswith(("Porte", "Door", "Encore", "Another"))
        return "i" if asked else typist(prompt)

    screen = Screen(types)
    assert at(screen, monkeypatch, *GAME, "--lang", lang) == 0
    assert screen.text.count(Texts(lang).say("cli-hint", advice="").removesuffix(" .")) >= 10


def test_a_move_that_brought_something_to_light_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = answering("u", "1b", "u")
    at(screen, monkeypatch, *GAME, "--lang", "fr")
    assert FR.say("undo-nothing") in plain(screen.text)
    assert FR.say("undo-light") in plain(screen.text)


def test_the_end_of_the_input_is_polite(here: Here, tmp_path: Path) -> None:
    ran = here("play", *GAME, "--save", tmp_path / "party.json", typed="1b\n")
    assert ran.code == exits.INPUT_ENDED
    assert FR.say("cli-input-ended") in ran.out
    assert files.load(tmp_path / "party.json").actions


def test_ctrl_c_leaves_cleanly(tmp_path: Path) -> None:
    heeding = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    process = subprocess.Popen(  # a job in the background would be deaf to Ctrl-C
        [
            sys.executable,
            "-c",
            f"{heeding}; from manege.cli import main; main()",
            "play",
            *map(str, GAME),
            "--lang",
            "fr",
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"},
    )
    assert process.stdout is not None
    while "Choisissez une carte" not in process.stdout.readline().decode():
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=30) == exits.INTERRUPTED
    out, err = process.communicate()
    assert FR.say("cli-left") in out.decode()
    assert err == b""


def test_leaving_tells_how_to_come_back_and_coming_back_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "party.json"
    screen = answering("1b", "q")
    assert at(screen, monkeypatch, *GAME, "--save", file, "--lang", "fr") == 0
    command = screen.text.rpartition("Pour reprendre\u00a0: manege ")[2]
    assert command.split()[:2] == ["play", "--resume"]
    before = json.loads(file.read_text())["actions"]
    assert before

    again = apart(*command.split(), typed="2c\n")
    assert again.code == exits.INPUT_ENDED
    after = json.loads(file.read_text())["actions"]
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_saving_in_the_middle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "party.json"
    taken = tmp_path / "taken.json"
    taken.write_text("mine")
    screen = answering("s", f"s {taken}", f"s {file}", "1b")
    at(screen, monkeypatch, *GAME, "--lang", "fr")
    assert FR.say("cli-save-where") in screen.text
    assert "exists already" in plain(screen.text)
    assert taken.read_text() == "mine"
    assert len(files.load(file).actions) > 1


def test_another_game_is_another_deal_in_another_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = 0

    def types(prompt: str) -> str:
        nonlocal games
        if "Encore" in prompt:
            games += 1
            return "o" if games == 1 else "n"
        return typist(prompt)

    typist = Typist()
    screen = Screen(types)
    assert at(screen, monkeypatch, *GAME, "--lang", "fr", "--save", tmp_path / "p.json") == 0
    first, second = files.load(tmp_path / "p.json"), files.load(tmp_path / "p-2.json")
    assert first.over
    assert second.over
    assert first.seed != second.seed
    assert first.settings == second.settings


def test_names_are_nothing_but_names(here: Here) -> None:
    ran = here("play", *GAME, "--names", "[/b],:cat:,Łucja 王小明", typed="1c\n")
    assert ran.code == exits.INPUT_ENDED
    for name in ("A [/b]", "B :cat:", "C Łucja 王小明", "D Denis"):
        assert name in ran.out
    roof, *walls, _legend = ran.out.partition("▟")[2].partition("M monstres")[0].splitlines()
    assert {cell_len(f"▟{roof}"), *map(cell_len, walls)} == {80}


def test_custom_names_come_back(here: Here, tmp_path: Path) -> None:
    ran = here("play", *GAME, "--names", "Léa", "--save", tmp_path / "party.json")
    assert shlex.split(ran.out)[-2:] == ["--names", "Léa,Basile,Chloé,Denis"]


def test_bots_can_be_watched(here: Here) -> None:
    ran = here("play", "toc", "--human", 0, "--bots", "random", "--seed", 4, "--lang", "fr")
    assert ran.code == 0
    assert "Total" in ran.out
    assert "et pose, face cachée" not in ran.out


def plain(text: str) -> str:
    """Without styles, in one line; a space that may not break stays."""
    return re.sub("[ \n]+", " ", re.sub(r"\x1b\[[0-9;]*m", "", text))
