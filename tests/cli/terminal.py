"""Terminals for tests — a command line with what it printed, and people who type."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from rich.console import Console

import manege
from manege.cli.app import run
from manege.cli.commands import play
from manege.cli.desk import WIPE, Desk

PACKAGE = Path(manege.__file__).parent


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    def refused_in_one_line(self, code: int) -> str:
        """Nothing on stdout, one sentence on stderr, no traceback."""
        assert self.code == code
        assert self.out == ""
        assert self.err.startswith("manege: ")
        assert self.err.count("\n") == 1
        assert "Traceback" not in self.err
        return self.err


Here = Callable[..., Ran]


@pytest.fixture
def here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Here:
    """A command in this process, with these lines on its stdin."""

    def ran(*words: object, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = run([str(word) for word in words])
        printed = capsys.readouterr()
        return Ran(code, printed.out, printed.err)

    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    return ran


def apart(*words: object, typed: str = "", **environment: str) -> Ran:
    """The same in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "manege", *map(str, words)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"COLUMNS": "80"} | environment,
        timeout=60,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


class Screen:
    """A terminal and somebody who reads the last line and types an answer."""

    def __init__(self, types: Callable[[str], str], *, plain: bool = False) -> None:
        self.paper = io.StringIO()
        self.types = types
        self.typed: list[str] = []
        console = Console(
            file=self.paper,
            width=80,
            height=24,
            force_terminal=True,
            color_system="standard",
            markup=False,
            emoji=False,
            highlight=False,
            _environ={"TERM": "xterm"},
        )
        self.desk = Desk(console, plain=plain, read=self.read, pause=lambda seconds: None)

    def read(self) -> str:
        answer = self.types(self.text.rpartition("\n")[2])
        self.typed.append(answer)
        self.paper.write(f"{answer}\n")
        return f"{answer}\n"

    @property
    def text(self) -> str:
        return self.paper.getvalue()

    @property
    def pages(self) -> list[str]:
        """What could be read at one time: a wipe turns the page."""
        return self.text.split(WIPE)


class Typist:
    """Answers whatever is asked: the first card, the first door, now yes, now no."""

    def __init__(self) -> None:
        self.answers = 0

    def __call__(self, prompt: str) -> str:
        self.answers += 1
        if "(B" in prompt or "(A" in prompt:
            return prompt.partition("(")[2][0].lower()
        if "(o/n)" in prompt or "(y/n)" in prompt:
            again = "Encore" in prompt or "Another" in prompt
            return "n" if again or self.answers % 3 == 0 else "o" if "(o/n)" in prompt else "y"
        return "1" if "(1" in prompt else ""


def at(screen: Screen, monkeypatch: pytest.MonkeyPatch, *words: object) -> int:
    """Play on this screen."""
    monkeypatch.setattr(play, "desk_here", lambda plain: screen.desk)
    return run(["play", *map(str, words)])
