"""The real server as a process of its own: `python -m tests.browser.serving JSON`.

It prints its address, and serves until its standard input is closed.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec
import uvicorn

from manege import games
from manege.kernel.game import Game
from manege.server.app import application
from manege.server.serve import bound_socket, config_of
from manege.server.settings import Settings
from tests.contract import bataille, fete, nim
from tests.server.running import GENEROUS


class Wish(msgspec.Struct, frozen=True):
    data: str
    web: str
    port: int = 0
    seed: int | None = None  # of every table; none: as in life
    bot_pause: float = 0.0
    clock_pace: float = 1.0
    contract_games: bool = False  # on the shelf too: games that nobody has drawn a table for
    away_seconds: float = 20.0
    word: str | None = None  # a private server
    token: str | None = None  # of whoever hosts


def settings_of(wish: Wish) -> Settings:
    usual = Settings(data=Path(wish.data), web=Path(wish.web))
    seed = wish.seed
    return msgspec.structs.replace(
        usual,
        bot_pause=wish.bot_pause,
        clock_pace=wish.clock_pace,
        away_seconds=wish.away_seconds,
        word=wish.word,
        token=wish.token,
        bot_workers=1,
        limits=GENEROUS,
        new_seed=usual.new_seed if seed is None else lambda: seed,
    )


def put_on_the_shelf(more: Sequence[Game]) -> None:
    usual = games.game
    there = {each.key: each for each in more}
    keys = (*games.keys(), *there)
    games.keys = cache(lambda: keys)
    games.game = lambda key: there.get(key) or usual(key)


def main(text: str) -> None:
    wish = msgspec.json.decode(text, type=Wish)
    if wish.contract_games:
        put_on_the_shelf([nim.GAME, bataille.GAME, fete.GAME])
    settings = settings_of(wish)
    listening = bound_socket("127.0.0.1", wish.port)
    server = uvicorn.Server(config_of(application(settings), settings.limits))

    def until_the_end() -> None:
        sys.stdin.read()
        server.should_exit = True

    threading.Thread(target=until_the_end, daemon=True).start()
    print(listening.getsockname()[1], flush=True)
    server.run(sockets=[listening])


if __name__ == "__main__":
    main(sys.argv[1])
