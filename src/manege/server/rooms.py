"""Rooms — opened, found, rebuilt from their log when somebody looks, forgotten when nobody does."""

from __future__ import annotations

import asyncio
import time

import structlog

from manege import games
from manege.kernel.errors import UnknownGame
from manege.kernel.refusal import Refused
from manege.server import lobby, storage, wire
from manege.server.keys import is_code, new_code, new_key
from manege.server.records import Kept, Record
from manege.server.room import House, Room
from manege.server.trouble import Trouble

log = structlog.get_logger()

DAY = 86_400
TIDY_EVERY = 30.0  # seconds


class Rooms:
    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, Room] = {}
        self.loading = asyncio.Lock()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.house.thinkers.start()
        self.tasks = [asyncio.create_task(self._wake()), asyncio.create_task(self._tidy())]

    async def stop(self) -> None:
        rooms = self.rooms.values()
        thinking = [task for room in rooms for task in room.bots.thinking.values()]
        thinking += [room.ringing for room in rooms if room.ringing is not None]
        for task in [*self.tasks, *thinking]:
            task.cancel()
        for room in self.rooms.values():
            room.rest()
        await asyncio.gather(*self.tasks, *thinking, return_exceptions=True)
        await self.house.thinkers.stop()

    # Finding

    async def find(self, code: str) -> Room:
        code = code.upper()
        if not is_code(code):
            raise Trouble("table.unknown")
        room = self.rooms.get(code)
        if room is None or room.is_broken:
            async with self.loading:
                room = self.rooms.get(code)
                if room is None or room.is_broken:
                    room = await self._load(code)
        room.touched = time.monotonic()
        return room

    async def _load(self, code: str) -> Room:
        found = await self.house.storage.do(storage.load(code))
        if found is None:
            raise Trouble("table.unknown")
        check_rules(found.record)
        try:
            room = Room(self.house, found)
        except Refused:
            log.error("a log does not replay", game=found.record.game, actions=len(found.actions))
            raise Trouble("table.edition") from None
        self._add(room)
        await room.wake()
        return room

    def _add(self, room: Room) -> None:
        self.rooms[room.record.code] = room
        self.house.metrics.rooms.set(len(self.rooms))

    # Opening

    async def open(self, wish: wire.OpenTable) -> wire.Opened:
        host_key, seat_key = new_key(), new_key()
        record = lobby.opened(wish, await self._free_code(), host_key, seat_key, time.time())
        await self._keep(record)
        self._add(Room(self.house, Kept(record)))
        self.house.metrics.tables.inc()
        log.info("table opened", game=record.game, seats=len(record.seats))
        return wire.Opened(record.code, host_key, 0, seat_key)

    async def again(self, room: Room) -> wire.Again:
        """Another table with the same seats, options and keys; the same one for all who ask."""
        async with self.loading:
            if not room.record.over:
                raise Trouble("table.not-over")
            if room.record.next is None:
                record = lobby.again(room.record, await self._free_code(), time.time())
                await self._keep(record)
                self._add(Room(self.house, Kept(record)))
                await room.change(lambda old: lobby.followed_by(old, record.code))
                self.house.metrics.tables.inc()
            assert room.record.next is not None
            return wire.Again(room.record.next)

    async def _free_code(self) -> str:
        while True:
            code = new_code()
            if await self.house.storage.do(storage.load(code)) is None:
                return code

    async def _keep(self, record: Record) -> None:
        try:
            await self.house.storage.do(storage.save(record))
        except Exception as error:
            log.error("storage failed", error=type(error).__name__)
            raise Trouble("storage.failed") from None

    # In the background

    async def _wake(self) -> None:
        """After a restart, tables at which a bot must decide go on by themselves."""
        since = time.time() - self.house.settings.wake_days * DAY
        for code in await self.house.storage.do(storage.running_with_bots(since)):
            try:
                await self.find(code)
            except Trouble as trouble:
                log.warning("a table stays asleep", why=trouble.error)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(min(TIDY_EVERY, self.house.settings.idle_seconds))
            self.forget_idle(time.monotonic() - self.house.settings.idle_seconds)

    def forget_idle(self, since: float) -> None:
        """Rooms nobody has looked at since leave the memory; their log is on disk."""
        for code, room in list(self.rooms.items()):
            in_use = (
                room.listeners or room.bots.thinking or room.lock.locked() or room.touched > since
            )
            if not in_use:
                room.rest()
                del self.rooms[code]
        self.house.metrics.rooms.set(len(self.rooms))


def check_rules(record: Record) -> None:
    """A game goes on with the rules and figures it was begun with, or not at all."""
    try:
        game = games.game(record.game)
    except UnknownGame:
        raise Trouble("game.unknown") from None
    if record.started and record.edition != game.edition:
        raise Trouble("table.edition", played=record.edition, here=game.edition)
    if record.started and record.figures != game.other_figures():
        raise Trouble("table.figures")
