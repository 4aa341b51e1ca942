"""Drawings: the street, and the plain table that any game gets; menus; a real terminal."""

from __future__ import annotations

import dataclasses
import io
import os
import pty
import subprocess
import sys

import pytest
from rich.console import Console

import manege
from manege.cli.menu import Menu, followed
from manege.cli.scene import Scene
from manege.cli.sitting import Sitting
from manege.cli.tables import any_game, drawing_of, toc_toc_toc
from manege.games.toc_toc_toc.components import CARD_IDS
from manege.texts import Texts
from tests.cli.terminal import Screen, Typist, at

NAMES = ["Anne", "Basile", "Chloé", "Denis", "Élise"]


def scene(seats: int = 4, moves: int = 0, *, private: bool = True, plain: bool = False) -> Scene:
    match = manege.start("toc_toc_toc", seats=seats, seed=11, options={"first": 0})
    for _ in range(moves):
        match.play(match.options()[0])
    screen = Screen(Typist(), plain=plain)
    sitting = Sitting(match, {}, NAMES[:seats], Texts("fr"), screen.desk)
    assert match.table.decision is not None
    return sitting.scene(match.table.decision.seat, private=private)


def drawn(of: Scene) -> str:
    paper = io.StringIO()
    Console(file=paper, width=of.width).print(drawing_of(of.game).table(of))
    return paper.getvalue()


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("plain", [False, True])
def test_all_that_is_open_is_drawn_at_every_moment(seats: int, plain: bool) -> None:
    for moves in range(0, 60, 7):
        now = scene(seats, moves, plain=plain)
        text = drawn(now)
        for seat in range(seats):
            points = sum(now.view["fields"]["points"][seat].values())
            assert now.house(seat) in text
            assert now.say("cli-points", number=points) in text
        for top in now.view["zones"]["top"]:
            assert now.say(f"card-{top}") in text
        for card in now.view["zones"]["hand"][now.seat]:
            assert now.say(f"card-{card}") in text
        assert all(len(line) <= 80 or plain for line in text.splitlines())


def test_nobody_s_cards_are_drawn_for_everybody() -> None:
    public = drawn(scene(moves=1, private=False))
    assert "Votre main" not in public
    assert "Toc toc toc" in public


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_card_has_its_line(lang: str) -> None:
    for card in CARD_IDS:
        assert Texts(lang).say(f"cli-toc-does-{toc_toc_toc.role_of(card)}")


def test_any_game_is_played_without_a_drawing_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manege.cli.sitting.drawing_of", lambda game: any_game)
    for plain in (False, True):
        screen = Screen(Typist(), plain=plain)
        assert at(screen, monkeypatch, "toc", "--seed", 2, "--lang", "fr", "--bots", "random") == 0
        assert "  1  Frapper chez " in screen.text
        assert "Sommet de la pioche" in screen.text
        assert Texts("fr").say("cli-column-total") in screen.text


def test_a_game_without_a_drawing_gets_the_plain_one() -> None:
    assert drawing_of(manege.game("toc_toc_toc")) is toc_toc_toc
    sixth = dataclasses.replace(manege.game("toc_toc_toc"), key="sixth_game")
    assert drawing_of(sixth) is any_game


def test_menus() -> None:
    doors = Menu("door", {"b": 1, "c": 2})
    cards = Menu("card", {"1": doors, "12": 7})
    assert followed(cards, "1") is doors
    assert followed(cards, "1b") == 1
    assert followed(cards, " 1  C ") == 2
    assert followed(cards, "12") == 7
    assert followed(cards, "") is cards
    for nonsense in ("2", "1d", "12b", "b", "1bc"):
        assert followed(cards, nonsense) is None


@pytest.mark.parametrize(("lang", "question"), [("fr", "Carte (1"), ("en", "Card (1")])
@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 40)])
def test_a_real_terminal_without_colour(lang: str, question: str, columns: int, rows: int) -> None:
    ours, theirs = pty.openpty()
    words = ["play", "toc", "--seed", "3", "--option", "first=0", "--lang", lang]
    process = subprocess.Popen(
        [sys.executable, "-m", "manege", *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={
            **os.environ,
            "TERM": "xterm-256color",
            "COLUMNS": str(columns),
            "LINES": str(rows),
            "NO_COLOR": "1",
            "LANG": "C.UTF-8",
        },
    )
    os.close(theirs)
    shown = b""
    while question.encode() not in shown:
        shown += os.read(ours, 4096)
    os.write(ours, b"q\r")
    try:
        while more := os.read(ours, 4096):
            shown += more
    except OSError:  # the other end is closed
        pass
    os.close(ours)
    assert process.wait(30) == 0
    assert b"\x1b[3" not in shown
    assert b"\x1b[1m" in shown
    last_screen = shown.decode().split("\r\n")[-rows:]
    assert any("A " in line and "▟" in line for line in last_screen)
