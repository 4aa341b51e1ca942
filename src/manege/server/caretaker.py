"""The caretaker — closes and deletes tables, tidies up what is old, sees what others did to the
data: beside the players, for whoever runs the server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import structlog

from manege.server import endings, logs, storage, upkeep
from manege.server.room import Room
from manege.server.rooms import Rooms
from manege.server.trouble import Trouble

log = structlog.get_logger()

WATCH_EVERY = 2.0  # seconds
SWEEP_EVERY = 3600.0
FIRST_SWEEP = 60.0  # after the start, when all have come back
BREATH = 0.2  # between two batches
MOST_ENDINGS = 1000  # looked for in one sweep
UNKNOWN_TABLE = 4404


class Caretaker:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.house = rooms.house
        self.kept = rooms.house.storage
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self._watch()), asyncio.create_task(self._sweep())]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # For whoever runs the server

    async def tables(
        self,
        state: upkeep.State | None = None,
        *,
        find: str = "",
        most: int = 100,
        after: int = 0,
    ) -> list[upkeep.KeptTable]:
        """The latest touched first; `find`: how their code or their game begins."""
        return await self.kept.read(upkeep.listed(state, find=find, most=most, after=after))

    async def table(self, code: str) -> upkeep.KeptTable:
        found = await self.kept.read(upkeep.found(code.upper()))
        if not found:
            raise Trouble("table.unknown")
        return found[0]

    async def close(self, code: str) -> None:
        """Nobody plays there any more; whoever is there is told, and can go on reading."""
        if not await self.kept.do(upkeep.close(code.upper(), time.time())):
            raise Trouble("table.unknown")
        log.info("table closed", table=code.upper())
        self._let_go(code.upper(), Trouble("table.closed"))

    async def delete(self, code: str) -> None:
        if not await self.kept.do(upkeep.delete(code.upper())):
            raise Trouble("table.unknown")
        log.info("table deleted", table=code.upper())
        self._let_go(code.upper(), Trouble("table.unknown"), UNKNOWN_TABLE)

    def _let_go(self, code: str, why: Trouble, hang_up: int | None = None) -> None:
        """Out of the memory; the next who looks finds it as it is on disk."""
        room = self.rooms.rooms.pop(code, None)
        if room is not None:
            room.let_go(why, hang_up)
        self.house.metrics.rooms.set(len(self.rooms.rooms))

    # By itself

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(WATCH_EVERY)
            await attempt(self.look_round())

    async def look_round(self) -> None:
        """What other programs did to the tables in memory; and games that have ended since."""
        if await self.kept.read(storage.epoch) != self.kept.epoch:
            await self._begin_anew()
        asked = [*self.rooms.rooms.items()]
        there = await self.kept.read(upkeep.there_still([code for code, _ in asked]))
        for code, room in asked:  # those that have come meanwhile were not asked for
            if self.rooms.rooms.get(code) is not room:
                continue
            if code not in there:
                self._let_go(code, Trouble("table.unknown"), UNKNOWN_TABLE)
            elif there[code] and room.record.closed is None:
                self._let_go(code, Trouble("table.closed"))
        while self.house.ended:
            await self.keep_ending(self.house.ended.pop())

    async def _begin_anew(self) -> None:
        """A copy was brought back: nobody plays on with what is in memory."""
        self.kept.epoch = await self.kept.read(storage.epoch)
        log.warning("a copy was brought back", tables=len(self.rooms.rooms))
        for code in [*self.rooms.rooms]:
            self._let_go(code, Trouble("storage.restored"))
        await self.rooms.wake_bots()

    async def keep_ending(self, code: str) -> None:
        """A finished game is kept as it was told, for the day its rules are others."""
        with suppress(Trouble, storage.Gone):
            room = await self.rooms.find(code)
            async with room.lock:  # whoever takes their words out meanwhile waits, and finds it
                if room.match is None or not room.match.over:
                    return
                ending = await endings.ending_of(room)
                told = await asyncio.to_thread(endings.packed, ending)
                await self.kept.do(endings.put(code, told))

    async def _sweep(self) -> None:
        await asyncio.sleep(FIRST_SWEEP)
        while True:
            await attempt(self.sweep(time.time()))
            await asyncio.sleep(SWEEP_EVERY)

    async def sweep(self, now: float) -> None:
        """Tables that were kept for long enough go; a few at a time, and none where people are."""
        limits = self.house.settings.limits
        await self.kept.do(upkeep.note_days(limits))
        gone = 0
        while codes := await self.kept.read(upkeep.overdue(limits, now, visited=self._visited())):
            idle = [code for code in codes if not self._is_visited(code)]  # some came meanwhile
            gone += await self.kept.do(upkeep.delete(*idle))
            for code in idle:
                self._let_go(code, Trouble("table.unknown"), UNKNOWN_TABLE)
            await asyncio.sleep(BREATH)
        if gone:
            log.info("old tables deleted", tables=gone)
        await self.kept.do(self.kept.place.give_space_back)
        for code in await self.kept.read(endings.missing(MOST_ENDINGS)):
            await self.keep_ending(code)
        await self.count()

    def _visited(self) -> list[str]:
        return [code for code in self.rooms.rooms if self._is_visited(code)]

    def _is_visited(self, code: str) -> bool:
        room: Room | None = self.rooms.rooms.get(code)
        return room is not None and bool(room.listeners)

    async def count(self) -> None:
        """How much there is, for /metrics."""
        sizes = await self.kept.read(upkeep.sizes())
        metrics = self.house.metrics
        for state, number in sizes.tables.items():
            metrics.tables_kept.labels(state).set(number)
        metrics.picture_bytes.set(sizes.picture_bytes)
        place = self.kept.place
        metrics.storage_bytes.set(await self.kept.read(place.size))
        if (free := place.free()) is not None:
            metrics.disk_free_bytes.set(free)


async def attempt(doing: Coroutine[Any, Any, None]) -> None:
    """The next time it may go better: nobody else would do it."""
    try:
        await doing
    except Trouble as trouble:
        log.warning("the caretaker waits", why=trouble.error)
    except Exception as error:
        log.error("the caretaker failed", error=logs.traced(error))
