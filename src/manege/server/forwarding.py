"""Forwarding — any node takes any browser: what is for a table elsewhere passes over the bus.

Each call and each socket is a line between two nodes, and both ends speak ASGI: the node of the
table serves it as if the browser were its own, the browser's node hands on what comes. A line that
may have lost something is cut, and the browser comes again.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import Any

import msgspec
import structlog

from manege.server import logs
from manege.server.bus import Bus, Nobody
from manege.server.guard import answer, problem
from manege.server.keys import HASHED, hashed, is_code
from manege.server.metrics import Metrics
from manege.server.nodes import Nodes
from manege.server.trouble import Trouble

log = structlog.get_logger()

RESTART = 1012
OPEN_SECONDS = 3.0
PIECE = 256 * 1024  # bytes of one message on the bus
MOST_WAITING = 2000  # events of a line not taken yet
SENT = ("type", "http_version", "method", "path", "query_string", "scheme", "subprotocols")
DRAWS_A_KEY = "/qr.svg"


class Open(msgspec.Struct, tag="open"):
    line: str
    back: str  # the node of the browser
    scope: dict[str, Any]


class Opened(msgspec.Struct, tag="opened"):
    """It is there, and has begun to answer."""

    line: str


class Piece(msgspec.Struct, tag="piece"):
    """Of an event of a line."""

    line: str
    number: int
    last: bool
    body: bytes


class Cut(msgspec.Struct, tag="cut"):
    line: str


Message = Open | Opened | Piece | Cut
encode = msgspec.msgpack.Encoder().encode
decoder = msgspec.msgpack.Decoder(Message)
events = msgspec.msgpack.Decoder()


class Line:
    """One end of it."""

    def __init__(self, name: str, bus: Bus, other: str) -> None:
        self.name = name
        self.bus = bus
        self.other = other
        self.sent = 0
        self.taken = 0
        self.pieces: list[bytes] = []
        self.events: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()  # None: it was cut
        self.opened = asyncio.Event()

    async def tell(self, event: dict[str, Any]) -> None:
        body = encode(event)
        for start in range(0, len(body), PIECE):
            end = start + PIECE
            piece = Piece(self.name, self.sent, end >= len(body), body[start:end])
            self.sent += 1
            await self.say(piece)

    async def say(self, message: Message) -> None:
        await self.bus.tell(subject(self.other), encode(message))

    def take(self, piece: Piece) -> None:
        if piece.number != self.taken or self.events.qsize() >= MOST_WAITING:
            self.cut()
            return
        self.taken += 1
        self.pieces.append(piece.body)
        if piece.last:
            self.events.put_nowait(events.decode(b"".join(self.pieces)))
            self.pieces.clear()

    def cut(self) -> None:
        self.events.put_nowait(None)


def subject(node: str) -> str:
    return f"lines.{node}"


class Ways:
    """Before the application: what is for one of our own tables goes on, the rest elsewhere."""

    def __init__(self, app: Any, nodes: Nodes, bus: Bus, metrics: Metrics) -> None:
        self.app = app
        self.nodes = nodes
        self.bus = bus
        self.metrics = metrics
        self.lines: dict[str, Line] = {}
        self.serving: set[asyncio.Task[None]] = set()
        bus.when_cut(self.cut_all)

    async def listen(self, name: str) -> None:
        """Under the name we shall have."""
        await self.bus.hear(subject(name), self.hear)

    def cut_all(self) -> None:
        for line in self.lines.values():
            line.cut()

    def cut_off(self, gone: frozenset[str]) -> None:
        for line in self.lines.values():
            if line.other in gone:
                line.cut()

    async def stop(self) -> None:
        for task in self.serving:
            task.cancel()
        await asyncio.gather(*self.serving, return_exceptions=True)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        code = table_in(scope)
        if code is None:
            await self.app(scope, receive, send)
            return
        try:
            owner = await self.nodes.owner(code)
        except Trouble as trouble:
            await refuse(scope, receive, send, trouble)
            return
        if owner == self.nodes.id:
            await self.app(scope, receive, send)
        else:
            self.metrics.forwarded.inc()
            await Passage(self, owner, code).go(scope, receive, send)

    # At the node of the table

    def hear(self, body: bytes) -> None:
        message = decoder.decode(body)
        line = self.lines.get(message.line)
        match message:
            case Open():
                line = self.lines[message.line] = Line(message.line, self.bus, message.back)
                task = asyncio.create_task(self._serve(line, message.scope))
                self.serving.add(task)
                task.add_done_callback(self.serving.discard)
            case Opened():
                if line is not None:
                    line.opened.set()
            case Piece():
                if line is not None:
                    line.take(message)
            case Cut():
                if line is not None:
                    line.cut()

    async def _serve(self, line: Line, scope: dict[str, Any]) -> None:
        is_socket = scope["type"] == "websocket"

        async def receive() -> dict[str, Any]:
            event = await line.events.get()
            if event is not None:
                return event
            line.cut()  # whoever asks again hears the same
            return {
                "type": "websocket.disconnect" if is_socket else "http.disconnect",
                "code": 1006,
            }

        try:
            await line.say(Opened(line.name))
            await self.app(as_scope(scope), receive, line.tell)
        except Nobody:
            log.warning("a line was cut", to=line.other)
        except Exception as error:
            log.error("a line failed", error=logs.traced(error))
        finally:
            del self.lines[line.name]
            with suppress(Nobody):
                await line.say(Cut(line.name))


class Passage:
    """At the browser's node: one call or socket on its way."""

    def __init__(self, ways: Ways, owner: str, code: str) -> None:
        self.ways = ways
        self.code = code
        self.line = Line(secrets.token_hex(8), ways.bus, owner)
        self.begun = False

    async def go(self, scope: Any, receive: Any, send: Any) -> None:
        ways, line = self.ways, self.line
        ways.lines[line.name] = line
        pumping = asyncio.create_task(self._pump(scope, receive))
        try:
            await self._hand_on(scope, send)
        finally:
            pumping.cancel()
            await asyncio.gather(pumping, return_exceptions=True)
            del ways.lines[line.name]
            with suppress(Nobody):
                await line.say(Cut(line.name))

    async def _pump(self, scope: Any, receive: Any) -> None:
        """What the browser says."""
        try:
            with self.ways.metrics.bus_seconds.time():
                await self.line.say(Open(self.line.name, self.ways.nodes.id, sent_scope(scope)))
                async with asyncio.timeout(OPEN_SECONDS):
                    await self.line.opened.wait()
            while True:
                event = await receive()
                await self.line.tell(without_keys(event))
                if event["type"] in ("websocket.disconnect", "http.disconnect"):
                    return
        except (Nobody, TimeoutError):
            self.line.cut()

    async def _hand_on(self, scope: Any, send: Any) -> None:
        """What the browser is told, until all is said."""
        while (event := await self.line.events.get()) is not None:
            self.begun = True
            await send(event)
            kind = event["type"]
            if kind == "websocket.close" or (
                kind == "http.response.body" and not event.get("more_body")
            ):
                return
        self.ways.nodes.forget(self.code)
        if scope["type"] == "websocket":
            if not self.begun:
                await send({"type": "websocket.accept"})
            with suppress(RuntimeError):  # it has gone by itself
                await send({"type": "websocket.close", "code": RESTART})
        elif not self.begun:
            trouble = Trouble("table.moved")
            await answer(send, trouble.status, problem(trouble))
        else:
            raise ConnectionError("half an answer")


async def refuse(scope: Any, receive: Any, send: Any, trouble: Trouble) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": RESTART})
    else:
        await answer(send, trouble.status, problem(trouble))


def table_in(scope: Any) -> str | None:
    """The code of the table that a call or a socket is for."""
    if scope["type"] not in ("http", "websocket"):
        return None
    parts = scope["path"].strip("/").split("/")
    found = parts[2:3] if parts[:2] == ["api", "tables"] else parts[1:2] if parts[0] == "ws" else []
    code = "".join(found).upper()
    return code if is_code(code) else None


def sent_scope(scope: Any) -> dict[str, Any]:
    """What the other node needs; of a key its hash, where it need not be drawn."""
    headers = [
        [name, value if name != b"authorization" else hashed_bearer(value, scope["path"])]
        for name, value in scope["headers"]
    ]
    sent = {name: scope[name] for name in SENT if name in scope}
    return {
        **sent,
        "headers": headers,
        "client": scope.get("client"),
        "server": scope.get("server"),
    }


def hashed_bearer(value: bytes, path: str) -> bytes:
    scheme, _, key = value.decode("latin-1").partition(" ")
    if scheme.lower() != "bearer":
        return b""
    if path.endswith(DRAWS_A_KEY):
        return value
    return f"{HASHED} {hashed(key).hex()}".encode()


def as_scope(sent: dict[str, Any]) -> dict[str, Any]:
    return {
        **sent,
        HASHED: True,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "raw_path": sent["path"].encode(),
        "root_path": "",
        "headers": [tuple(pair) for pair in sent["headers"]],
        "client": tuple(sent["client"]) if sent["client"] else None,
        "server": tuple(sent["server"]) if sent["server"] else None,
        "extensions": {},
    }


def without_keys(event: dict[str, Any]) -> dict[str, Any]:
    """A hello says the hashes of its keys."""
    text = event.get("text")
    if event["type"] != "websocket.receive" or not text or '"keys"' not in text:
        return event
    try:
        said = msgspec.json.decode(text)
        keys = [hashed(key).hex() for key in said["keys"]]
    except (msgspec.DecodeError, KeyError, TypeError, AttributeError, RecursionError, UnicodeError):
        return {**event, "text": "{}"}  # malformed for whoever reads it
    return {**event, "text": msgspec.json.encode({**said, "keys": keys}).decode()}
