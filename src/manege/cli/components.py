"""`--components FILE` — other figures on a game's cards, as a TOML file names them.

Where several games are played it names the game too: `--components wishland=FILE`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from manege import games
from manege.cli.exits import NotPossible, WrongUsage
from manege.cli.wishes import game_named
from manege.kernel.components import Figures
from manege.kernel.errors import BadComponents
from manege.kernel.game import Game

ComponentFile = Annotated[
    Path | None,
    Parameter(
        name="--components",
        help="A TOML file with other figures for cards; manege components prints the game's own.",
    ),
]
ComponentFiles = Annotated[
    list[str] | None,
    Parameter(
        name="--components",
        help="As wishland=FILE: a TOML file with other figures for a game's cards;"
        " manege components prints its own. May be given several times.",
    ),
]


def put_in(wishes: list[str]) -> None:
    """The games named, from now on with the figures of their files."""
    for wish in wishes:
        key, equals, path = wish.partition("=")
        if not equals:
            raise WrongUsage(f"--components takes the game and its file: wishland={wish}.")
        with_figures(game_named(key), Path(path))


def with_figures(game: Game, path: Path | None) -> Game:
    """The game, from now on with the figures of this file."""
    if path is None:
        return game
    if game.components is None:
        raise WrongUsage(f"{game.key} has no figures that could be replaced.")
    try:
        game.components.replace(tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise NotPossible(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise NotPossible(f"{path} is no component file: it is not text.") from None
    except tomllib.TOMLDecodeError as error:
        raise NotPossible(f"{path} is no component file: {error}.") from None
    except BadComponents as error:
        raise NotPossible(f"{path}: {error}") from None
    return game


def finding(path: Path | None) -> Callable[[str], Game]:
    """How a match file's game is found where other figures are given."""
    return lambda key: with_figures(games.game(key), path)


def written(figures: Figures) -> str:
    """As such a file has them."""
    cards = (
        "\n".join([f"[{card}]", *(f"{name} = {value_in(value)}" for name, value in fields.items())])
        for card, fields in figures.items()
    )
    return "\n\n".join(cards)


def value_in(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)
