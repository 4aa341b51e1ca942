"""Sharing — what a server has besides, when it is one of several nodes on one database."""

from __future__ import annotations

import asyncio
import hashlib
import os
import signal
from typing import Any

import structlog
from msgspec import json

from manege.server import logs
from manege.server.bots import QUEUE_PATIENCE, Thinkers
from manege.server.bus import Bus, Nobody
from manege.server.database import StorageError
from manege.server.forwarding import Ways
from manege.server.metrics import Metrics
from manege.server.nodes import Nodes
from manege.server.rooms import Rooms
from manege.server.settings import BOT_PATIENCE, Settings
from manege.server.storage import Storage
from manege.server.thinking import Answer, Question, other_figures

log = structlog.get_logger()

WHOLE = QUEUE_PATIENCE + 1  # times a bot's patience: as long as a question may take elsewhere


class Sharing:
    def __init__(
        self, bus: Bus, kept: Storage, thinkers: Thinkers, metrics: Metrics, seconds: float
    ) -> None:
        self.bus = bus
        self.thinkers = thinkers
        self.nodes = Nodes(kept, metrics, seconds)
        self.metrics = metrics
        self.ways: Ways | None = None
        self.waking: set[asyncio.Task[None]] = set()

    def around(self, app: Any) -> Ways:
        self.ways = Ways(app, self.nodes, self.bus, self.metrics)
        return self.ways

    async def start(self, rooms: Rooms) -> None:
        await self.bus.start()
        await think_for_others(self.thinkers, self.bus)
        self.thinkers.asked = self._asked
        assert self.ways is not None
        self.nodes.when_lost = rooms.let_all_go
        self.nodes.when_gone = lambda gone: self._cut_off(gone, rooms)
        self.nodes.when_in = self.ways.listen
        await self.nodes.start()

    async def _asked(self, question: Question) -> Answer:
        """By ourselves where somebody is free here, or nobody can be reached; else elsewhere."""
        if not self.thinkers.idle.empty():
            return await self.thinkers.answer(question)
        patience = WHOLE * self.thinkers.patience
        try:
            said = await self.bus.ask(subject(), json.encode(question), patience)
        except Nobody:
            return await self.thinkers.answer(question)
        return json.decode(said, type=Answer)

    def _cut_off(self, gone: frozenset[str], rooms: Rooms) -> None:
        """Other nodes are no more: their lines are cut, their bots think here."""
        assert self.ways is not None
        self.ways.cut_off(gone)
        task = asyncio.create_task(rooms.wake_bots())
        self.waking.add(task)
        task.add_done_callback(self.waking.discard)

    async def stop(self) -> None:
        assert self.ways is not None
        await self.nodes.stop()
        for task in self.waking:
            task.cancel()
        await self.ways.stop()
        await self.bus.stop()


async def think_for_others(thinkers: Thinkers, bus: Bus) -> None:
    """A question of any node, answered by one of ours; if there are any."""
    if not thinkers.number:
        return

    async def reply(question: bytes) -> bytes:
        return json.encode(await thinkers.answer(json.decode(question, type=Question)))

    await bus.answer(subject(), reply)


async def think_until_stopped(url: str, workers: int | None) -> None:
    """A process that only answers what others ask; whatever it had begun is asked again."""
    logs.set_up()
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(each, stopped.set)
    bus = bus_of(url)
    thinkers = Thinkers(workers or os.cpu_count() or 1, BOT_PATIENCE, Metrics())
    await bus.start()
    try:
        await thinkers.start()
        await think_for_others(thinkers, bus)
        log.info("thinking for others", workers=thinkers.number)
        await stopped.wait()
    finally:
        await bus.stop()
        await thinkers.stop()


def subject() -> str:
    """Only those answer who have the same figures on their cards."""
    figures = json.encode(other_figures(), order="sorted")
    return f"think.{hashlib.sha256(figures).hexdigest()[:8]}"


def bus_of(url: str) -> Bus:
    if not url.startswith("nats://"):
        raise StorageError("--bus takes nats://HOST:PORT; leave it out for a server of its own.")
    try:
        from manege.server.nats import NatsBus
    except ModuleNotFoundError as error:
        raise StorageError(
            f"NATS needs {error.name}: install manege[nodes], or leave --bus out."
        ) from None
    return NatsBus(url)


def sharing_of(
    settings: Settings, kept: Storage, thinkers: Thinkers, metrics: Metrics
) -> Sharing | None:
    """None for a server of its own."""
    if settings.bus is None:
        return None
    if settings.database is None:
        raise StorageError("--bus is for several servers on one --database postgresql://…")
    return Sharing(bus_of(settings.bus), kept, thinkers, metrics, settings.lease_seconds)
