"""Nodes — several servers on one database: each table lives on one of them at a time.

A node says every moment that it is alive. One that has not been able to for too long lets all its
tables go and comes back under another name; what it still had to write is refused (leases.py).
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog

from manege.server import leases
from manege.server.bus import Nobody
from manege.server.metrics import Metrics
from manege.server.storage import Storage
from manege.server.trouble import Trouble

log = structlog.get_logger()

RENEWALS = 8  # in the time of a lease: so soon others are known to be gone
PAUSE = 0.2  # seconds between two tries to come back
MOST_KNOWN = 50_000


class Nodes:
    def __init__(self, storage: Storage, metrics: Metrics, seconds: float) -> None:
        self.storage = storage
        self.metrics = metrics
        self.seconds = seconds
        self.id = ""
        self.live: frozenset[str] = frozenset()
        self.known: dict[str, str] = {}  # others' tables, where they were found last
        self.renewed = 0.0
        self.when_in: Callable[[str], Awaitable[None]]  # before others hear of us
        self.when_lost: Callable[[], None]  # our own tables
        self.when_gone: Callable[[frozenset[str]], None]  # other nodes
        self.task: asyncio.Task[None] | None = None

    @property
    def is_in(self) -> bool:
        return bool(self.id) and time.monotonic() - self.renewed < self.seconds

    async def start(self) -> None:
        await self._join()
        self.task = asyncio.create_task(self._stay())

    async def stop(self) -> None:
        """In good order: others may have our tables at once."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        with suppress(Trouble):
            await self.storage.do(leases.left(self.id))

    async def owner(self, code: str) -> str:
        """The node that has a table: ours too where nobody has it."""
        if not self.is_in:
            raise Trouble("table.moved")
        known = self.known.get(code)
        if known in self.live and known is not None:
            return known
        found = await self.storage.read(leases.owner(code))
        if found is None or found == self.id:
            self.known.pop(code, None)
            return self.id
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        self.known[code] = found
        return found

    async def claim(self, code: str) -> int:
        """The epoch in which it is ours from now on."""
        node = self.id
        lease = await self.storage.do(leases.claimed(code, node))
        if lease is None or lease.node != node or not self.is_in:
            raise Trouble("table.moved")
        self.known.pop(code, None)
        self.metrics.leases.inc()
        return lease.epoch

    def forget(self, code: str) -> None:
        """It was not where we thought."""
        self.known.pop(code, None)

    async def _join(self) -> None:
        name = secrets.token_hex(8)
        await self.when_in(name)
        began = time.monotonic()
        alive = await self.storage.do(leases.joined(name, self.seconds))
        self.id = name
        self._see(alive, began)
        log.info("a node is in", node=name, nodes=len(alive))

    async def _stay(self) -> None:
        while True:
            await asyncio.sleep(self.seconds / RENEWALS)
            began = time.monotonic()
            alive: list[str] | None = []
            with suppress(Trouble):  # once more, as long as there is time
                alive = await self.storage.do(leases.renewed(self.id, self.seconds))
            if alive:
                self._see(alive, began)
            elif alive is None or not self.is_in:
                await self._come_back()

    async def _come_back(self) -> None:
        log.warning("a node was too late", node=self.id)
        self.id = ""
        self.when_lost()
        while not self.id:
            try:
                await self._join()
            except (Trouble, Nobody):
                await asyncio.sleep(PAUSE)

    def _see(self, alive: list[str], began: float) -> None:
        gone = self.live - frozenset(alive)
        self.live = frozenset(alive)
        self.renewed = began
        self.metrics.nodes.set(len(self.live))
        if gone:
            self.when_gone(gone)
