"""The bus over NATS: `--bus nats://…`."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from urllib.parse import urlsplit

import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error, NoRespondersError, NoServersError
from nats.errors import TimeoutError as TooLate

from manege.kernel.errors import ManegeError
from manege.server.bus import Hear, Nobody, Reply

log = structlog.get_logger()

PREFIX = "manege."
PORT = 4222
WAIT = 0.1  # seconds between two tries to connect again
START_SECONDS = 5.0
MOST_WAITING = 64 * 1024 * 1024  # bytes of a subject not heard yet


class NoBus(ManegeError):
    """The NATS server cannot be reached; the sentence says where."""


class NatsBus:
    def __init__(self, url: str) -> None:
        self.url = url
        self.client = Client()
        self.cuts: list[Callable[[], None]] = []
        self.replying: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        where = urlsplit(self.url)
        try:
            async with asyncio.timeout(START_SECONDS):
                _, line = await asyncio.open_connection(where.hostname, where.port or PORT)
                line.close()  # it is there; from now on it is waited for without end
                await self.client.connect(
                    self.url,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=WAIT,  # type: ignore[arg-type] # a part of a second will do
                    allow_reconnect=True,
                    ping_interval=1,
                    max_outstanding_pings=2,
                    disconnected_cb=self._cut,
                    error_cb=self._failed,
                )
        except (NoServersError, OSError, TimeoutError, Error):
            at = f"{where.hostname}:{where.port or PORT}"
            raise NoBus(f"No NATS server answers at {at}.") from None

    async def stop(self) -> None:
        for task in self.replying:
            task.cancel()
        with contextlib.suppress(Error):
            await self._said(1)
        await self.client.close()

    async def hear(self, subject: str, heard: Hear) -> None:
        async def take(message: Msg) -> None:
            heard(message.data)

        await self._subscribe(subject, take, "")

    async def answer(self, subject: str, reply: Reply) -> None:
        async def take(message: Msg) -> None:
            task = asyncio.create_task(self._reply(message, reply))
            self.replying.add(task)
            task.add_done_callback(self.replying.discard)

        await self._subscribe(subject, take, "answering")

    async def _reply(self, message: Msg, reply: Reply) -> None:
        answer = await reply(message.data)
        with contextlib.suppress(Error):  # whoever asked has gone, or asks again
            await message.respond(answer)

    async def _subscribe(self, subject: str, take: Callable[[Msg], object], queue: str) -> None:
        await self.client.subscribe(
            PREFIX + subject,
            queue=queue,
            cb=take,  # type: ignore[arg-type] # its type asks for more than it uses
            pending_msgs_limit=-1,
            pending_bytes_limit=MOST_WAITING,
        )
        await self._said()

    async def _said(self, seconds: int = 10) -> None:
        """All we have said is known there: a ping overtakes what still waits to be written, the
        next one comes after it."""
        await self.client.flush(seconds)
        await self.client.flush(seconds)

    async def tell(self, subject: str, message: bytes) -> None:
        if not self.client.is_connected:  # it would be kept, and come when nobody listens yet
            raise Nobody("cut")
        try:
            await self.client.publish(PREFIX + subject, message)
        except Error as error:
            raise Nobody(type(error).__name__) from None

    async def ask(self, subject: str, question: bytes, seconds: float) -> bytes:
        try:
            return (await self.client.request(PREFIX + subject, question, timeout=seconds)).data
        except (NoRespondersError, TooLate, TimeoutError, Error) as error:
            raise Nobody(type(error).__name__) from None

    def when_cut(self, cut: Callable[[], None]) -> None:
        self.cuts.append(cut)

    async def _cut(self) -> None:
        for cut in self.cuts:
            cut()

    async def _failed(self, error: Exception) -> None:
        """A message that came faster than it was heard is lost: whoever counts begins anew."""
        log.warning("the bus failed", error=type(error).__name__)
