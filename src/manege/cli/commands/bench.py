"""`manege bench` — how fast the games run on this machine."""

from __future__ import annotations

import json
from typing import Annotated

from cyclopts import Parameter

from manege.cli.figures import measured, progress
from manege.cli.wishes import AsJson, Whole, game_named, seats_for
from manege.games import all_games


def bench(
    *keys: Annotated[str, Parameter(name="KEY", help="Games, or beginnings of them; else all.")],
    seats: Annotated[Whole | None, Parameter(help="How many play; else four.")] = None,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the games run on this machine, in CPU time."""
    from manege.arena.bench import bench as figures_of

    games = [game_named(key) for key in keys] or all_games()
    numbers = [seats_for(game, seats) for game in games]
    found = []
    with progress("Measuring", len(games)) as done:
        for game, number in zip(games, numbers, strict=True):
            found.append(figures_of(game, number))
            done(len(found))
    if as_json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        measured(found)
