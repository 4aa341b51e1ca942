"""`manege arena` — bots in all seatings of the same deals: who wins how often."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from manege.cli.compared import plot_of, table_of
from manege.cli.components import ComponentFile, with_figures
from manege.cli.desk import console_here
from manege.cli.exits import NotPossible, WrongUsage
from manege.cli.figures import progress
from manege.cli.hands import AUTO, Workers, hands_for
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


def arena(
    key: Annotated[str, Parameter(help="The game, or the beginning of its name.")],
    /,
    *,
    bots: Annotated[
        str,
        Parameter(
            name="--bots",
            help="The bots, with commas; the last takes the seats left. "
            "sensible~25 plays 25 of 100 moves at random.",
        ),
    ],
    seats: Annotated[Whole | None, Parameter(help="How many play; else four.")] = None,
    games: Annotated[Whole, Parameter(help="At least so many games; else 400.")] = 400,
    seed: Annotated[Whole | None, Parameter(help="The same seed gives the same games.")] = None,
    workers: Workers = AUTO,
    keep: Annotated[
        Path | None,
        Parameter(help="A CSV file, a line a game; what it holds already is not played again."),
    ] = None,
    plot: Annotated[
        Path | None, Parameter(name="--plot", help="An SVG file for the chart.")
    ] = None,
    option: Options = None,
    components: ComponentFile = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play the same deals in all seatings, and compare how often they win."""
    from manege.arena import league

    game = with_figures(game_named(key), components)
    number = seats_for(game, seats)
    names = [league.known_player(game, name.strip()) for name in bots.split(",")]
    if len(names) > number:
        raise WrongUsage(f"{len(names)} bots are named for {number} seats.")
    if keep is not None and seed is None:
        raise WrongUsage("--keep goes on with the same games: give them a --seed.")
    for path in (keep, plot):
        if path is not None and not path.absolute().parent.is_dir():
            raise NotPossible(f"{path.parent} is no folder.")
    settings = settings_from(game, number, option or [])
    many = at_least_one(games, "--games")
    found = league.league(game, number, names, many, seed_or_any(seed), settings)
    games_there_are = len(list(found.games()))
    with (
        hands_for(workers, games_there_are) as hands,
        progress("Games", games_there_are) as done,
    ):
        lines = league.play_all(found, hands, keep, done)
    if plot is not None:
        plot.write_text(plot_of(found, lines), encoding="utf-8")
    if as_json:
        print(json.dumps(league.as_data(found, lines), ensure_ascii=False, indent=2))
    else:
        console_here().print(*table_of(found, lines), sep="\n")
