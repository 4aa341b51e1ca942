"""`manege simulate` — bots play many games; what came out, in figures."""

from __future__ import annotations

import json
from typing import Annotated

from cyclopts import Parameter

from manege.cli.components import ComponentFile, with_figures
from manege.cli.figures import progress, simulated
from manege.cli.hands import ALONE, Workers, hands_for
from manege.cli.wishes import (
    AsJson,
    Bots,
    Options,
    Whole,
    at_least_one,
    bots_from,
    game_named,
    seats_for,
    seed_or_any,
    settings_from,
)


def simulate(
    key: Annotated[str, Parameter(help="The game, or the beginning of its name.")],
    /,
    *,
    seats: Annotated[Whole | None, Parameter(help="How many play; else four.")] = None,
    games: Annotated[Whole, Parameter(help="How many games; else 100.")] = 100,
    seed: Annotated[Whole | None, Parameter(help="The same seed gives the same games.")] = None,
    bots: Bots = None,
    option: Options = None,
    components: ComponentFile = None,
    workers: Workers = ALONE,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and count what comes out."""
    from manege.arena.simulate import simulate as play_many

    game = with_figures(game_named(key), components)
    number = seats_for(game, seats)
    many = at_least_one(games, "--games")
    sitters = bots_from(game, bots or "random", number)
    settings = settings_from(game, number, option or [])
    start = seed_or_any(seed)
    with hands_for(workers, many) as hands, progress("Games", many) as done:
        found = play_many(game, number, many, start, sitters, settings, done, hands)
    if as_json:
        print(json.dumps(found.as_data(), ensure_ascii=False, indent=2))
    else:
        simulated(found)
