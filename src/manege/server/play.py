"""A seat's line — what a browser says on its socket, and what it is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from http import HTTPStatus
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from structlog.contextvars import bind_contextvars

from manege.kernel.refusal import Refused
from manege.server import advising, logs, telling, wire, wondering
from manege.server.catching_up import told_before
from manege.server.given import Code, TheGates, TheHouse, TheRooms
from manege.server.guard import address_of
from manege.server.keys import HASHED, hashed
from manege.server.limits import Bucket, Gates
from manege.server.listening import held, written
from manege.server.metering import Metered
from manege.server.room import RESTART, House, Room
from manege.server.rooms import Rooms
from manege.server.settings import Limits
from manege.server.trouble import Trouble

log = structlog.get_logger()

UNKNOWN_TABLE = 4404
NO_HELLO = 4408
READS_TOO_SLOWLY = 4409
TOO_FAST = 4429

decoder: msgspec.json.Decoder[wire.FromBrowser] = msgspec.json.Decoder(wire.FromBrowser)


class Line:
    """What is waiting to be sent to one browser; `tell` never waits for it."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.keys: list[bytes] = []
        self.seats: list[int | None] = []
        self.device: str | None = None
        self.asks = ""
        self.greeted = False
        self.closing = False
        self.outbox: asyncio.Queue[str | int] = asyncio.Queue()  # texts, then the closing code
        self.waiting = 0  # letters in there

    def tell(self, text: str) -> None:
        if self.closing:
            return
        is_full = self.outbox.qsize() >= self.limits.waiting_messages
        if is_full or (self.waiting and self.waiting + len(text) > self.limits.waiting_bytes):
            while not self.outbox.empty():  # nobody will read it
                self.outbox.get_nowait()
            self.hang_up(READS_TOO_SLOWLY)
        else:
            self.waiting += len(text)
            self.outbox.put_nowait(text)

    def fail(self, trouble: Trouble, wish: str | msgspec.UnsetType) -> None:
        self.tell(written(wire.Failure(trouble.error, trouble.detail, wish)))

    def hang_up(self, code: int) -> None:
        if not self.closing:
            self.closing = True
            self.outbox.put_nowait(code)

    def check_hello(self) -> None:
        if not self.greeted:
            self.hang_up(NO_HELLO)

    async def send_all(self, socket: WebSocket[Any, Any, Any]) -> None:
        while True:
            item = await self.outbox.get()
            if isinstance(item, int):
                await socket.close(item)
                return
            self.waiting -= len(item)
            await socket.send({"type": "websocket.send", "text": item, "bytes": None})


@websocket("/ws/{code:str}")
async def play(
    socket: WebSocket[Any, Any, Any], code: Code, rooms: TheRooms, gates: TheGates, house: TheHouse
) -> None:
    """Views and events go out as the room tells them; choices come in here."""
    address = address_of(socket.scope)
    line = Line(gates.limits)
    await socket.accept()
    sender = asyncio.create_task(line.send_all(socket))
    house.metrics.sockets.inc()
    try:
        with gates.present.one(address, line):
            room = await room_for(line, code, address, rooms, gates)
            if room is None:
                await sender
            else:
                talk = Talk(line, room, address, gates, house)
                talk.are_hashed = HASHED in socket.scope
                await listen(socket, talk)
    finally:
        house.metrics.sockets.dec()
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        socket.receive, socket.send = empty_receive, empty_send  # the usual ones hold the socket


async def room_for(line: Line, code: str, address: str, rooms: Rooms, gates: Gates) -> Room | None:
    """The room, or None and the line is being closed."""
    too_many = gates.present.number(address) > gates.limits.sockets_each_address
    if too_many or not gates.may_look(address, code):
        line.fail(Trouble("too-fast"), msgspec.UNSET)
        line.hang_up(TOO_FAST)
        return None
    try:
        room = await rooms.find(code)
    except Trouble as trouble:
        line.fail(trouble, msgspec.UNSET)
        if trouble.status == HTTPStatus.NOT_FOUND:
            gates.guesses.take(address)
            line.hang_up(UNKNOWN_TABLE)
        else:
            line.hang_up(RESTART)
        return None
    gates.found(address, code)
    bind_contextvars(table=room.record.code)
    return room


async def listen(socket: WebSocket[Any, Any, Any], talk: Talk) -> None:
    loop = asyncio.get_running_loop()
    timer = loop.call_later(talk.line.limits.hello_seconds, talk.line.check_hello)
    try:
        async for frame in frames(socket):
            if not talk.line.closing:
                heard = Metered(talk.hear(frame))
                await heard
                talk.gates.worked(talk.address, heard.seconds)
                await asyncio.sleep(0)  # what came at once is not heard at once
    finally:
        timer.cancel()
        talk.room.leave(talk.line)


async def frames(socket: WebSocket[Any, Any, Any]) -> AsyncIterator[str | bytes]:
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        text = event.get("text")
        yield text if text is not None else event.get("bytes") or b""


class Talk:
    """One browser's frames, judged and handed to the room."""

    def __init__(self, line: Line, room: Room, address: str, gates: Gates, house: House) -> None:
        self.line = line
        self.room = room
        self.address = address
        self.gates = gates
        self.house = house
        self.bucket = Bucket(gates.limits.messages, time.monotonic())
        self.too_fast = 0
        self.are_hashed = False  # the keys, by the node that handed them on

    async def hear(self, frame: str | bytes) -> None:
        wish: str | msgspec.UnsetType = msgspec.UNSET
        try:
            message = self.judged(frame)
            wish = getattr(message, "id", msgspec.UNSET)
            await self.obey(message)
        except Refused as refused:
            self.house.metrics.refusals.inc()
            asked = wish if isinstance(wish, str) else ""
            self.line.tell(written(telling.refused(self.room.playing(), asked, refused.refusal)))
        except Trouble as trouble:
            self.house.metrics.troubles.labels(trouble.error).inc()
            self.line.fail(trouble, wish)
        except Exception as error:
            log.error("a message failed", error=logs.traced(error))
            self.line.fail(Trouble("server.failed"), wish)

    def judged(self, frame: str | bytes) -> wire.FromBrowser:
        limits = self.gates.limits
        code = self.room.record.code
        is_slow = self.bucket.take(time.monotonic()) and self.gates.may_say(self.address, code)
        if not is_slow:
            self.too_fast += 1
            if self.too_fast > limits.patience:
                self.line.hang_up(TOO_FAST)
            raise Trouble("too-fast")
        if len(frame) > limits.message_bytes:
            raise Trouble("message.too-large", most=limits.message_bytes)
        if isinstance(frame, bytes):
            raise Trouble("message.malformed")
        try:
            return decoder.decode(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Trouble("message.malformed") from None

    async def obey(self, message: wire.FromBrowser) -> None:
        room, line = self.room, self.line
        if not line.greeted and not isinstance(message, wire.Hello):
            raise Trouble("hello.missing")
        match message:
            case wire.Hello():
                await self.greet(message)
            case wire.Play():
                await room.play(message, line)
            case wire.Undo():
                await room.undo(line, message)
            case wire.Hint():
                await advising.hint(room, line, message)
            case wire.Explain():
                await advising.explain(room, line, message)
            case wire.Recall():
                room.bounds.count_recall(held(line))
                line.tell(written(wondering.moment(room.playing(), message, held(line))))
            case wire.Judge():
                room.review.ask(line, message)
            case wire.Why():
                room.why(line, message)
            case wire.Foresee():
                room.foresee(line, message)
            case wire.Try():
                room.try_out(line, message)
            case wire.Say():
                await room.say(line, message)
            case wire.Write():
                await room.write(line, message)
            case wire.Ask():
                await room.ask(line, message)
            case wire.Ping():
                line.tell(written(wire.Pong(message.n)))

    def read(self, key: str) -> bytes:
        return bytes.fromhex(key) if self.are_hashed else hashed(key)

    async def greet(self, message: wire.Hello) -> None:
        keys = [self.read(key) for key in message.keys]
        for key in keys:
            is_wrong = self.room.seat_of(key) is None
            if is_wrong and self.gates.wrong_key(self.address, self.room.record.code):
                raise Trouble("too-fast")
        known = told_before(self.room, message.since)
        told = (len(self.room.chapter_seqs) - known) * max(1, len(keys))
        if not self.gates.stories.take(f"{self.address} {self.room.record.code}", 1 + told / 500):
            raise Trouble("too-fast")
        self.room.check_spectators(self.line, keys)
        self.line.device = message.device
        await self.room.hello(self.line, keys, message.since)
        self.line.greeted = True
