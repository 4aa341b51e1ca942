"""`manege balance` — bots of different leanings at one table: does any colour, card or seat pay?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from manege.cli.balanced import plots, tables
from manege.cli.components import ComponentFile, with_figures
from manege.cli.exits import NotPossible
from manege.cli.figures import progress
from manege.cli.hands import ALONE, Workers, hands_for
from manege.cli.wishes import (
    AsJson,
    Options,
    Whole,
    at_least_one,
    game_named,
    seats_for,
    seed_or_any,
    settings_from,
)


def balance(
    key: Annotated[str, Parameter(help="The game, or the beginning of its name.")],
    /,
    *,
    seats: Annotated[Whole | None, Parameter(help="How many play; else four.")] = None,
    games: Annotated[Whole, Parameter(help="How many games; else 1,000.")] = 1000,
    seed: Annotated[Whole | None, Parameter(help="The same seed gives the same games.")] = None,
    option: Options = None,
    components: ComponentFile = None,
    plot: Annotated[
        Path | None, Parameter(name="--plot", help="A folder for the charts, as SVG files.")
    ] = None,
    workers: Workers = ALONE,
    as_json: AsJson = False,
) -> None:
    """Let bots that lean to one thing or another play, and compare what they score."""
    from manege.arena.balance import balance as play_many

    game = with_figures(game_named(key), components)
    number = seats_for(game, seats)
    many = at_least_one(games, "--games")
    settings = settings_from(game, number, option or [])
    if plot is not None and not plot.is_dir():
        raise NotPossible(f"{plot} is no folder.")
    start = seed_or_any(seed)
    with hands_for(workers, many) as hands, progress("Games", many) as done:
        found = play_many(game, number, many, start, settings, done, hands)
    if plot is not None:
        for name, drawing in plots(found).items():
            (plot / name).write_text(drawing, encoding="utf-8")
    if as_json:
        print(json.dumps(found.as_data(), ensure_ascii=False, indent=2))
    else:
        tables(found)
