"""The desk — a terminal: what is shown, what is typed, and how fast a story is told."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.text import Text

from manege.cli.exits import InputEnded

BREATH = 0.5  # seconds after a sentence of the story
WIPE = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what has scrolled away


class Desk:
    """`plain`: no colour, no frames, no pauses. Without a terminal there are no pauses either."""

    def __init__(
        self,
        console: Console,
        *,
        plain: bool = False,
        read: Callable[[], str] | None = None,
        pause: Callable[[float], None] = time.sleep,
    ) -> None:
        self.console = console
        self.plain = plain
        self.read = read or sys.stdin.readline
        self.echo = read is None and not sys.stdin.isatty()  # a script answers
        self.pause = pause

    @property
    def width(self) -> int:
        return self.console.width

    def show(self, *shown: RenderableType) -> None:
        for each in shown:
            self.console.print(each)

    def show_whole(self, line: str) -> None:
        """A line with a path or a command in it, to be copied: never folded."""
        self.console.print(Text(line), soft_wrap=True)

    def tell(self, sentence: RenderableType) -> None:
        """A sentence of the story, at readable pace."""
        self.show(sentence)
        if self.console.is_terminal and not self.plain and not self.echo:
            self.pause(BREATH)

    def ask(self, prompt: str) -> str:
        self.console.print(Text(f"{prompt} ", style="bold"), end="")
        self.console.file.flush()
        line = self.read()
        if not line:
            self.console.print()
            raise InputEnded
        if self.echo:
            self.console.print(Text(line.rstrip("\r\n")))
        return line.strip()

    def wipe(self) -> None:
        """Nothing that was shown can be read any more; a piped output has no eyes on it."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        elif self.console.is_terminal:
            self.console.file.write(WIPE)


def console_here(*, plain: bool = False, stderr: bool = False) -> Console:
    """What is printed is text: a name may hold [brackets] and :colons:."""
    return Console(
        stderr=stderr,
        no_color=True if plain else None,
        markup=False,
        emoji=False,
        highlight=False,
    )


def desk_here(*, plain: bool) -> Desk:
    return Desk(console_here(plain=plain), plain=plain)
