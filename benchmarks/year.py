"""A year of a server, day by day with the clock moved on: how large its file becomes, and how long
it takes to start. Prints figures as JSON.

python -m benchmarks.year [tables] [seed]

The games are real ones with their endings, played once by bots and then copied; every twentieth
table has an album. What is old is deleted, and space given back, by the server's own caretaker.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple
from unittest import mock

import httpx
import sqlalchemy as sa
from msgspec.structs import replace

from manege import games
from manege.kernel.match import Action, Match
from manege.server import album_storage, copies, endings, schema, storage, upkeep
from manege.server.caretaker import Caretaker
from manege.server.database import FILE
from manege.server.keys import new_code
from manege.server.records import Record
from manege.server.room import House
from manege.server.rooms import Rooms
from manege.server.settings import DAY
from tests.server.inside import house_in, record_of
from tests.server.killing import Servers

DAYS = 365
EACH_GAME = 3  # games played for good
UNFINISHED = 0.25  # of the tables
ALBUMS = 20  # one table in so many
PICTURES = 40
PICTURE = 24_000  # bytes


def main() -> None:
    asked = [int(each) for each in sys.argv[1:]]
    tables, seed = (asked + [20_000, 1][len(asked) :])[:2]
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(a_year(Path(folder), tables, random.Random(seed)))
        figures["start_seconds"] = start_of(Path(folder))
    seconds = round(time.perf_counter() - began, 1)
    print(json.dumps({**figures, "seed": seed, "seconds": seconds}))


class Played(NamedTuple):
    record: Record
    log: list[Action]
    ending: bytes


async def a_year(folder: Path, tables: int, chance: random.Random) -> dict[str, float]:
    then, largest, most = time.time() - DAYS * DAY, 0, 0
    opened = 0
    async with house_in(folder) as house:
        caretaker = Caretaker(Rooms(house))
        known = games.keys()
        played = [await a_game(house, caretaker, key, chance) for key in known * EACH_GAME]
        for day in range(DAYS):
            today = then + day * DAY
            with mock.patch("time.time", return_value=today):
                until = tables * (day + 1) // DAYS
                news = [
                    one_table(house, chance.choice(played), number, chance)
                    for number in range(opened, until)
                ]
                await asyncio.gather(*news)
                opened = until
                await caretaker.sweep(today)
            largest = max(largest, copies.size_of(folder / FILE))
            most = max(most, await house.storage.read(upkeep.number()))
        return {
            "tables": opened,
            "most_at_once": most,
            "left": await house.storage.read(upkeep.number()),
            "largest_mib": round(largest / 2**20, 1),
            "left_mib": round(copies.size_of(folder / FILE) / 2**20, 1),
        }


async def a_game(house: House, caretaker: Caretaker, key: str, chance: random.Random) -> Played:
    game = games.game(key)
    seats = min(3, game.seats[-1])
    record = record_of(key, seats, chance.getrandbits(90), new_code())
    assert record.seed is not None
    match = Match(game, seats, record.seed, record.options)
    while not match.over:
        decision = match.table.decision
        assert decision is not None
        match.play(chance.choice(match.options(decision.seat)), decision.seat)
    await house.storage.do(storage.save(replace(record, over=True)))
    await house.storage.do(logged(record.code, match.actions))
    await caretaker.keep_ending(record.code)
    ending = await house.storage.read(endings.get(record.code))
    assert ending is not None
    await caretaker.delete(record.code)
    return Played(record, match.actions, endings.packed(ending))


def logged(code: str, log: Sequence[Action]) -> storage.Job[None]:
    rows = [
        {
            "room": code,
            "seq": seq,
            "seat": action.seat,
            "code": action.code,
            "client": f"{code}-{seq}",
            "at": time.time(),
        }
        for seq, action in enumerate(log, start=1)
    ]
    return lambda c: void(c.execute(sa.insert(schema.actions), rows))


def void(_: object) -> None:
    return None


async def one_table(house: House, game: Played, number: int, chance: random.Random) -> None:
    keep = house.storage
    is_over = chance.random() > UNFINISHED
    record = replace(game.record, code=new_code(), over=is_over)
    await keep.do(storage.save(record))
    if number % ALBUMS == 0:
        for picture in range(1, PICTURES + 1):
            body = chance.randbytes(PICTURE)
            record = await keep.do(album_storage.put(record, picture, f"Photo {picture}", body))
    await keep.do(logged(record.code, game.log if is_over else game.log[: len(game.log) // 2]))
    if is_over:
        await keep.do(endings.put(record.code, game.ending))


def start_of(folder: Path) -> float:
    """Until the first call is answered; a process that has everything imported begins it."""
    with tempfile.TemporaryDirectory() as empty:
        servers = Servers(Path(empty))
        try:
            for data in (Path(empty), folder):
                servers.data = data
                began = time.perf_counter()
                at = servers.start()
                assert httpx.get(f"http://{at}/healthz").status_code == 200
                seconds = time.perf_counter() - began
                servers.kill()
            return round(seconds, 2)
        finally:
            servers.close()


if __name__ == "__main__":
    main()
