"""The games — one folder each; a folder with a `GAME` on its contents page is a game."""

from __future__ import annotations

import difflib
import importlib
import pkgutil
from functools import cache

from manege.kernel.errors import UnknownGame
from manege.kernel.game import Game


@cache
def keys() -> tuple[str, ...]:
    return tuple(sorted(folder.name for folder in pkgutil.iter_modules(__path__) if folder.ispkg))


def game(key: str) -> Game:
    if key not in keys():
        near = difflib.get_close_matches(key, keys(), n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(keys())}."
        raise UnknownGame(f"There is no game “{key}”; {hint}")
    found = importlib.import_module(f"{__name__}.{key}").GAME
    assert isinstance(found, Game)
    return found


def all_games() -> list[Game]:
    return [game(key) for key in keys()]
