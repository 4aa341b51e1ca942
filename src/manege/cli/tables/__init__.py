"""The tables — a game's own drawing, or one that every game can have."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from typing import Protocol, cast

from rich.console import RenderableType

from manege.cli.menu import Menu
from manege.cli.scene import Scene
from manege.cli.tables import any_game
from manege.kernel.game import Game


class Drawing(Protocol):
    """A module of this folder; it is named after its game."""

    OPEN: frozenset[str]
    """Decisions made in the open: whoever shares a keyboard need not pass it on for them."""
    QUIET: frozenset[str]
    """Events that go into the log without being told aloud."""
    PARAGRAPHS: frozenset[str]
    """Events with which something new begins."""

    def table(self, scene: Scene) -> RenderableType: ...

    def question(self, scene: Scene) -> Menu: ...

    def memory(self, scene: Scene) -> RenderableType | None: ...

    def because(self, scene: Scene, facts: Mapping[str, int]) -> Mapping[str, object]:
        """The facts of a bot's reason, as its sentence takes them."""


def drawing_of(game: Game) -> Drawing:
    name = f"{__name__}.{game.key}"
    if importlib.util.find_spec(name) is None:
        return any_game
    return cast(Drawing, importlib.import_module(name))
