"""Bots — one method: what a seat knows goes in, the code of an option comes out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from manege.bots.random import Random
from manege.kernel.errors import ManegeError
from manege.kernel.game import Game
from manege.kernel.sight import Sight


class Bot(Protocol):
    def choose(self, sight: Sight) -> int: ...


class UnknownBot(ManegeError):
    pass


EVERY_GAME: dict[str, Callable[[int], Bot]] = {"random": Random}


def bots_of(game: Game) -> dict[str, Callable[[int], Bot]]:
    """The bots that play a game, by name; each is made from a seed."""
    return {**EVERY_GAME, **game.bots}


def bot(game: Game, name: str, seed: int) -> Bot:
    bots = bots_of(game)
    if name not in bots:
        raise UnknownBot(f"{game.key} has no bot “{name}”; its bots: {', '.join(bots)}.")
    return bots[name](seed)
