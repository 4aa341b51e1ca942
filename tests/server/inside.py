"""A room without a network: a test plays in it and reads what each listener was told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import uvloop

from manege.server import lobby, storage, wire
from manege.server.bots import Thinkers
from manege.server.keys import hashed
from manege.server.metrics import Metrics
from manege.server.records import Kept, Record, Seat
from manege.server.room import House, Room
from manege.server.rooms import Rooms
from manege.server.sharing import sharing_of
from manege.server.storage import Storage
from tests.server.running import settings_for

CODE = "AAAAAA"

T = TypeVar("T")


def on_uvloop(doing: Coroutine[Any, Any, T]) -> T:
    """On the loop that people run."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(doing)


class Ear:
    """A listener that keeps what it hears."""

    def __init__(self) -> None:
        self.keys: list[bytes] = []
        self.seats: list[int | None] = []
        self.device: str | None = None
        self.asks = ""
        self.frames: list[str] = []
        self.hung_up: int | None = None

    def tell(self, text: str) -> None:
        self.frames.append(text)

    def hang_up(self, code: int) -> None:
        self.hung_up = code

    @property
    def last(self) -> dict[str, Any]:
        return dict(msgspec.json.decode(self.frames[-1]))


@asynccontextmanager
async def house_in(folder: Path, **changes: Any) -> AsyncIterator[House]:
    settings = settings_for(folder, **changes)
    metrics = Metrics()
    kept = Storage(folder, metrics, settings.limits.busy_seconds, settings.database)
    thinkers = Thinkers(settings.bot_workers, settings.bot_patience, metrics)
    sharing = sharing_of(settings, kept, thinkers, metrics)
    nodes = None if sharing is None else sharing.nodes
    house = House(settings, kept, thinkers, metrics, set(), nodes)
    if sharing is not None:
        sharing.around(None)
        await sharing.start(Rooms(house))
    try:
        yield house
    finally:
        if sharing is not None:
            await sharing.stop()
        await thinkers.stop()
        kept.close()


def record_of(game: str, seats: int, seed: int | None, code: str = CODE) -> Record:
    """A table of people, whose keys are their numbers."""
    return Record(
        code=code,
        game=game,
        edition=lobby.known_game(game).edition,
        options=lobby.checked_options(lobby.known_game(game), seats, {}),
        seats=tuple(
            Seat("person", f"S{n}", wire.MARKS[n], None, hashed(str(n))) for n in range(seats)
        ),
        host_key=hashed("host"),
        host=0,
        created=time.time(),
        seed=seed,
    )


async def room_of(house: House, game: str, seats: int, seed: int, code: str = CODE) -> Room:
    record = record_of(game, seats, seed, code)
    await house.storage.do(storage.save(record))
    epoch = None if house.nodes is None else await house.nodes.claim(code)
    return Room(house, Kept(record, epoch=epoch))


async def ear_at(room: Room, *seats: int, since: int | None = None) -> Ear:
    ear = Ear()
    await room.hello(ear, [hashed(str(seat)) for seat in seats], since)
    return ear
