"""Rooms — opened, found, rebuilt from their log when somebody looks, forgotten when nobody does."""

from __future__ import annotations

import asyncio
import time
from weakref import WeakValueDictionary

import structlog

from manege.server import asking, endings, lobby, logs, storage, wire
from manege.server.forgetting import forget, seats_of_key
from manege.server.keys import is_code, new_code, new_key
from manege.server.quotas import check_tables
from manege.server.records import Kept, Record
from manege.server.room import House, Room
from manege.server.settings import DAY
from manege.server.trouble import Trouble

log = structlog.get_logger()

TIDY_EVERY = 30.0  # seconds
NOT_HERE = ("game.unknown", "table.unknown", "table.moved")  # no room of ours, or no more


class Rooms:
    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, Room] = {}
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.house.thinkers.start()
        self.tasks = [asyncio.create_task(self.wake_bots()), asyncio.create_task(self._tidy())]

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
            async with self._loading(code):
                room = self.rooms.get(code)
                if room is None or room.is_broken:
                    room = await self._load(code, room is not None)
        room.touched = time.monotonic()
        return room

    def _loading(self, code: str) -> asyncio.Lock:
        """One table does not wait for another's long log."""
        return self.loading.setdefault(code, asyncio.Lock())

    async def _load(self, code: str, was_broken: bool) -> Room:
        # what a broken room still had to write comes first
        access = self.house.storage.do if was_broken else self.house.storage.read
        found = await access(storage.load(code))
        if found is not None and self.house.nodes is not None:
            epoch = await self.house.nodes.claim(code)  # what is read from now on is ours alone
            found = await self.house.storage.do(storage.load(code))
            found = found and found._replace(epoch=epoch)
        if found is None:
            raise Trouble("table.unknown")
        room = await self._rebuilt(found, other_rules(found.record))
        self._add(room)
        await room.wake()
        return room

    async def _rebuilt(self, found: Kept, stuck: Trouble | None) -> Room:
        """Played anew; or, where the rules have become others, as it was told at its end."""
        record = found.record
        if stuck is None:
            try:
                began = time.perf_counter()
                played = None
                if record.started:
                    played = await asking.replayed_in_slices(record, found.actions)
                self.house.metrics.rebuild_seconds.observe(time.perf_counter() - began)
                return Room(self.house, found, played=played)
            except asking.TooSlow as error:
                log.error("a log takes too long", table=record.code, error=str(error))
                stuck = Trouble("table.too-long", most=self.house.settings.limits.log_entries)
            except asking.NO_REPLAY as error:
                why = logs.traced(error)
                log.error("a log does not replay", table=record.code, error=why)
                stuck = Trouble("table.edition", played=record.edition, here=record.edition)
        ending = await self.house.storage.read(endings.get(record.code)) if record.over else None
        return Room(self.house, found, stuck, ending)

    def _add(self, room: Room) -> None:
        self.rooms[room.record.code] = room
        self.house.metrics.rooms.set(len(self.rooms))

    # Opening

    async def open(self, wish: wire.OpenTable) -> wire.Opened:
        await check_tables(self.house.storage, self.house.settings.limits)
        host_key, seat_key = new_key(), new_key()
        record = lobby.opened(wish, await self._free_code(), host_key, seat_key, time.time())
        self._add(await self._new(record))
        self.house.metrics.tables.inc()
        log.info("table opened", table=record.code, game=record.game, seats=len(record.seats))
        return wire.Opened(record.code, host_key, 0, seat_key)

    async def again(self, room: Room) -> wire.Again:
        """Another table with the same seats, options and keys; the same one for all who ask."""
        async with self._loading(room.record.code):
            if room.record.closed is not None:
                raise Trouble("table.closed")
            if not room.record.over and room.stuck is None:
                raise Trouble("table.not-over")
            if room.record.next is None:
                await check_tables(self.house.storage, self.house.settings.limits)
                record = lobby.again(room.record, await self._free_code(), time.time())
                self._add(await self._new(record))
                await room.change(lambda old: lobby.followed_by(old, record.code))
                self.house.metrics.tables.inc()
            assert room.record.next is not None
            return wire.Again(room.record.next)

    async def forget(self, room: Room, seat: int) -> wire.Lobby:
        """A person's name and words, at this table and at those before and after it: at each that
        can, before one's trouble is told."""
        key = room.record.seats[seat].key
        elsewhere = [] if key is None else await self.house.storage.read(seats_of_key(key))
        troubles = []
        for code, place in elsewhere:
            if code != room.record.code:
                try:
                    await self._forget_at(code, place)
                except Exception as failed:
                    troubles.append(failed)
        now = await room.forget(seat)
        for trouble in troubles:
            raise trouble
        return now

    async def _forget_at(self, code: str, seat: int) -> None:
        try:
            await (await self.find(code)).forget(seat)
        except Trouble as trouble:
            if trouble.error not in NOT_HERE:
                raise
            ending = await self.house.storage.read(endings.get(code))
            ending = ending and ending.without_notes_of(seat)
            await self.house.storage.do(forget(code, seat, ending))

    async def _free_code(self) -> str:
        while True:
            code = new_code()
            if await self.house.storage.read(storage.load(code)) is None:
                return code

    async def _new(self, record: Record) -> Room:
        await self._keep(record)
        nodes = self.house.nodes
        epoch = None if nodes is None else await nodes.claim(record.code)
        return Room(self.house, Kept(record, epoch=epoch))

    async def _keep(self, record: Record) -> None:
        try:
            await self.house.storage.do(storage.save(record))
        except Trouble:
            raise
        except Exception as error:
            log.error("storage failed", error=type(error).__name__)
            raise Trouble("storage.failed") from None

    # In the background

    async def wake_bots(self) -> None:
        """After a restart, tables at which a bot must decide go on by themselves."""
        since = time.time() - self.house.settings.wake_days * DAY
        for code in await self.house.storage.read(storage.running_with_bots(since)):
            try:
                await self.find(code)
            except Trouble as trouble:
                log.warning("a table stays asleep", table=code, why=trouble.error)
            except Exception as error:  # the others are woken all the same
                log.error("a table stays asleep", table=code, why=logs.traced(error))

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(min(TIDY_EVERY, self.house.settings.idle_seconds))
            self.forget_idle(time.monotonic() - self.house.settings.idle_seconds)

    def let_all_go(self) -> None:
        """They may be another node's by now."""
        for room in self.rooms.values():
            room.let_go(Trouble("table.moved"))
        self.rooms.clear()
        self.house.metrics.rooms.set(0)

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


def other_rules(record: Record) -> Trouble | None:
    """A game goes on with the rules and figures it was begun with, or not at all."""
    game = lobby.known_game(record.game)
    if record.started and record.edition != game.edition:
        return Trouble("table.edition", played=record.edition, here=game.edition)
    if record.started and record.figures != game.other_figures():
        return Trouble("table.figures")
    return None
