"""`manege components` — the figures on a game's cards, as a file to change and give back."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from manege.cli.components import written
from manege.cli.exits import WrongUsage
from manege.cli.wishes import game_named


def components(
    key: Annotated[str, Parameter(help="The game, or the beginning of its name.")],
    /,
) -> None:
    """Print the figures on a game's cards, as --components takes them."""
    game = game_named(key)
    if game.components is None:
        raise WrongUsage(f"{game.key} has no figures that could be replaced.")
    print(written(game.components.own()))
