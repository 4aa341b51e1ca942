"""Manège — five board games, played by their rules.

>>> import manege
>>> match = manege.start("toc_toc_toc", seats=3, seed=7)
>>> match.over
False
"""

from __future__ import annotations

from manege.bots import bot
from manege.files import load, save
from manege.games import all_games, game
from manege.kernel.game import Settings
from manege.kernel.match import Match
from manege.kernel.sight import Sight

__version__ = "0.1.0"
__all__ = ["Match", "Sight", "all_games", "bot", "game", "load", "save", "start"]


def start(key: str, *, seats: int, seed: int, options: Settings | None = None) -> Match:
    """A new match; the same arguments always deal the same one."""
    return Match(game(key), seats, seed, options)
