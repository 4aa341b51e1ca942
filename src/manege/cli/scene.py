"""Scenes — all that is drawn or asked at one moment."""

from __future__ import annotations

from dataclasses import dataclass

from manege.cli.wishes import letter
from manege.kernel.game import Game, View
from manege.texts import Texts


@dataclass(frozen=True, slots=True)
class Scene:
    game: Game
    texts: Texts
    names: list[str]
    view: View  # of the person who looks, or of everybody
    seat: int  # who decides
    decision: str
    options: list[int]
    width: int
    plain: bool

    def say(self, key: str, **facts: object) -> str:
        """A sentence of the game's catalogue or of the common one."""
        return self.texts.say(key, self.game.key, **facts)

    def house(self, seat: int) -> str:
        return f"{letter(seat)} {self.names[seat]}"
