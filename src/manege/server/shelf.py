"""The shelf — the games as the front page shows them, those still to come among them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, cast

from manege import games
from manege.bots import bots_of
from manege.bots.levels import thinks
from manege.kernel.game import Game
from manege.server.wire import GameInfo, GameOption, OptionValue, SeatRange


def shelf() -> list[GameInfo]:
    """In the order of shelf.toml; a game it does not name stands at the end."""
    announced = announcements()
    there = {game.key: game for game in games.all_games()}
    keys = [*announced, *(key for key in there if key not in announced)]
    return [info(key, there.get(key), announced.get(key, {})) for key in keys]


@cache
def announcements() -> dict[str, Any]:
    text = (resources.files(games) / "shelf.toml").read_text("utf-8")
    return tomllib.loads(text)


def info(key: str, game: Game | None, announced: dict[str, Any]) -> GameInfo:
    seats = range(announced["seats"][0], announced["seats"][1] + 1) if game is None else game.seats
    usual = seats if game is None or game.usual is None else game.usual
    house = None if game is None else game.house
    minutes, minutes_max = announced.get("minutes", (0, 0))
    return GameInfo(
        key=key,
        seats=SeatRange(usual.start, usual[-1]),
        most=seats[-1],
        minutes=minutes,
        minutes_max=minutes_max,
        options=[] if game is None else options_of(game),
        bots=[] if game is None else [*bots_of(game)],
        ready=game is not None,
        doors=house is not None,
        album=None if house is None else SeatRange(house.album.start, house.album[-1]),
        things=[] if game is None else [*game.secrecy.names],
        seat_facts=[] if game is None else [*game.secrecy.seats],
        thinks={} if game is None else thinking_of(game),
        judged=game is not None and game.guide is not None,
    )


def thinking_of(game: Game) -> dict[str, float]:
    seconds = {bot: thinks(game, bot) for bot in bots_of(game)}
    return {bot: most for bot, most in seconds.items() if most}


def options_of(game: Game) -> list[GameOption]:
    offered = [(n, game.offered(n, {})) for n in game.seats]
    return [
        GameOption(
            option.key,
            cast(OptionValue, option.default),
            {str(n): cast(list[OptionValue], [*values[option.key]]) for n, values in offered},
        )
        for option in game.options
        if not option.by_room
    ]
