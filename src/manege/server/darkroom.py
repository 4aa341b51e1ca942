"""The darkroom — photographs are developed in processes that end when they take too long."""

from __future__ import annotations

import asyncio
import sys
import time
from typing import IO
from weakref import WeakValueDictionary

import structlog
from msgspec import json

from manege.server.limits import Buckets
from manege.server.photos import Crop, Order, Print
from manege.server.settings import Limits
from manege.server.trouble import Trouble
from manege.server.workers import Worker, hired

log = structlog.get_logger()

AT_ONCE = 2  # a large one fills much memory


class Darkroom:
    """One picture of an address at a time, and slower when they are many: nobody's pictures keep
    others' waiting, or take the machine from those who play."""

    def __init__(self, limits: Limits) -> None:
        self.seconds = limits.develop_seconds
        self.spent = Buckets(limits.developing)
        self.door = asyncio.Semaphore(AT_ONCE)
        self.lanes: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.idle: list[Worker] = []
        self.command = [sys.executable, "-m", "manege.server.photos"]

    async def stop(self) -> None:
        for worker in self.idle:
            await ended(worker)

    async def developed(self, file: IO[bytes], crop: Crop, address: str) -> bytes:
        """The picture as the album keeps it, or a Trouble that says what is wrong with it."""
        lane = self.lanes.setdefault(address, asyncio.Lock())
        async with lane:
            await asyncio.sleep(self.spent.debt(address))
            async with self.door:
                begun = time.monotonic()
                try:
                    made = await self._asked(file, crop)
                finally:
                    self.spent.charge(address, time.monotonic() - begun)
        if made.error:
            raise Trouble(made.error)
        return made.body

    async def _asked(self, file: IO[bytes], crop: Crop) -> Print:
        worker = await self._worker()
        made: Print | None = None
        try:
            async with asyncio.timeout(self.seconds):
                body = file_of(file)
                order = json.encode(Order(len(body), crop))
                made = json.decode(await worker.ask(order, b"\n", body), type=Print)
        except TimeoutError:
            raise Trouble("album.too-hard") from None
        except Exception as error:  # it broke, or was ended by somebody
            log.warning("a picture failed", why=type(error).__name__)
            raise Trouble("album.broken") from None
        finally:
            if made is None:
                await ended(worker)
            else:
                self.idle.append(worker)
        return made

    async def _worker(self) -> Worker:
        while self.idle:
            worker = self.idle.pop()
            if worker.process.returncode is None:
                return worker
        return await hired(*self.command)


def file_of(file: IO[bytes]) -> bytes:
    file.seek(0)
    return file.read()


async def ended(worker: Worker) -> None:
    worker.dismiss()
    await worker.process.wait()
