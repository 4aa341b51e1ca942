"""Bots — one method: what a seat knows goes in, the code of an option comes out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from manege.bots.levels import BEGINNER, Searcher, levels_of
from manege.bots.random import Random
from manege.kernel.errors import ManegeError
from manege.kernel.game import Game
from manege.kernel.sight import Sight


class Bot(Protocol):
    def choose(self, sight: Sight) -> int: ...


class UnknownBot(ManegeError):
    pass


EVERY_GAME: dict[str, Callable[[int], Bot]] = {"random": Random}
IN_FRENCH = {"débutant": "beginner", "moyen": "sensible", "fort": "strong"}


def bots_of(game: Game) -> dict[str, Callable[[int], Bot]]:
    """The bots that play a game, by name, the weakest first; each is made from a seed."""
    levels: dict[str, Callable[[int], Bot]] = {**levels_of(game)}
    beginner = {BEGINNER: levels.pop(BEGINNER)} if levels else {}
    return {**EVERY_GAME, **beginner, **game.bots, **levels}


def usual_bot(game: Game) -> str:
    """The last of those a game brings itself."""
    return [*EVERY_GAME, *game.bots][-1]


def known_bot(game: Game, name: str) -> str:
    """The id of a bot; levels may also be named in French."""
    known = IN_FRENCH.get(name, name)
    if known not in bots_of(game):
        raise UnknownBot(f"{game.key} has no bot “{name}”; its bots: {', '.join(bots_of(game))}.")
    return known


def bot(game: Game, name: str, seed: int) -> Bot:
    return bots_of(game)[known_bot(game, name)](seed)


def hurried(bot: Bot, share: float = 1.0) -> Bot:
    """People wait for it: it ends its search in time, whatever the machine; and sooner, where
    others wait to think."""
    if isinstance(bot, Searcher):
        bot.hurry(share)
    return bot
