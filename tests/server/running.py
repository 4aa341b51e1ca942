"""A server on a free loopback port, and devices that talk to it."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from manege.server.app import application
from manege.server.serve import bound_socket, config_of
from manege.server.settings import Limits, Rate, Settings

PATIENCE = 30.0
PLENTY = Rate(1e9, 1e9)
GENEROUS = Limits(
    messages=PLENTY,
    frames=PLENTY,
    work=PLENTY,
    messages_each_address=PLENTY,
    refusal_seconds=0.0,
    pong_seconds=60.0,  # a busy machine is no vanished phone
    undos=PLENTY,
    trials=PLENTY,
    requests=PLENTY,
    tables=PLENTY,
    guesses=PLENTY,
    drawings=PLENTY,
    stories=PLENTY,
    pictures=PLENTY,
    developing=PLENTY,
    sockets_each_address=10_000,
)

Message = dict[str, Any]


def settings_for(data: Path, **changes: Any) -> Settings:
    usual = {"web": data / "none", "bot_pause": 0.0, "bot_workers": 1, "limits": GENEROUS}
    chosen: dict[str, Any] = {**usual, **changes}
    return Settings(data=data, **chosen)


class Running:
    """The real server, in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = application(settings)
        self.socket = bound_socket("127.0.0.1", 0)
        self.at = f"127.0.0.1:{self.socket.getsockname()[1]}"
        self.server = uvicorn.Server(config_of(self.app, settings.limits))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]})
        self.thread.start()
        wait_for(lambda: self.server.started)
        self.http = httpx.Client(base_url=f"http://{self.at}", timeout=PATIENCE)

    def stop(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join()
        self.socket.close()

    def open_table(self, seats: int = 3, **more: object) -> Table:
        return opened(self.http, self.at, seats, **more)


@contextlib.contextmanager
def running(data: Path, **changes: Any) -> Iterator[Running]:
    server = Running(settings_for(data, **changes))
    try:
        yield server
    finally:
        server.stop()


def wait_for(is_so: Callable[[], object], seconds: float = PATIENCE) -> None:
    until = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.005)


def opened(http: httpx.Client, at: str, seats: int, **more: object) -> Table:
    wish = {"game": "toc_toc_toc", "seats": seats, **more}
    answer = http.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return Table(http, at, answer.json())


class Table:
    """A table and the keys of those who sit there."""

    def __init__(self, http: httpx.Client, at: str, opened: Message) -> None:
        self.http = http
        self.at = at
        self.code: str = opened["code"]
        self.host_key: str = opened["host_key"]
        self.keys: dict[int, str] = {0: opened["seat_key"]}

    def call(self, method: str, path: str, body: object = None, key: str = "") -> httpx.Response:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        where = f"/api/tables/{self.code}{path}"
        return self.http.request(method, where, json=body, headers=headers)

    def seat(self, number: int, kind: str, **more: object) -> Message:
        """The host sets a seat."""
        wish = {"kind": kind, **more}
        answer = self.call("PUT", f"/seats/{number}", wish, self.host_key)
        assert answer.status_code == 200, answer.text
        if "seat_key" in answer.json():
            self.keys[number] = answer.json()["seat_key"]
        return dict(answer.json())

    def all_here(self, seats: int) -> Table:
        """A person on every seat, all on this device."""
        for number in range(1, seats):
            self.seat(number, "here", name=f"Seat {number}")
        return self

    def start(self) -> Message:
        answer = self.call("POST", "/start", key=self.host_key)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def lobby(self) -> Message:
        return dict(self.call("GET", "").json())

    def device(self, *seats: int, since: int | None = None) -> Device:
        """A browser that holds these seats; none for a spectator."""
        return Device(self.at, self.code, [self.keys[seat] for seat in seats], since)


class Device:
    """One browser's line: it keeps every frame it was sent."""

    ids = count(1)

    def __init__(
        self, at: str, code: str, keys: list[str] | None, since: int | None = None
    ) -> None:
        self.frames: list[str] = []
        self.state: Message = {}
        self.line = contextlib.ExitStack()
        self.socket: ClientConnection = self.line.enter_context(
            connect(f"ws://{at}/ws/{code}", max_size=2**24, ping_interval=None, compression=None)
        )
        if keys is not None:
            self.say("hello", keys=keys, since=since)
            self.hear("presence")

    def __enter__(self) -> Device:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def say(self, type: str, **fields: object) -> None:
        self.socket.send(msgspec.json.encode({"type": type, **fields}).decode())

    def next(self, timeout: float = PATIENCE) -> Message:
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = msgspec.json.decode(frame)
        if message["type"] == "state":
            for who, chapters in message["told"].items():
                known = self.state.get("told", {}).get(who, [])
                message["told"][who] = [*known[: message["told_before"]], *chapters]
            self.state = message
        elif message["type"] == "moved":
            told = self.state["told"]
            for who, events in message["events"].items():
                told[who].append(events)
            self.state.update(seq=message["seq"], views=message["views"], watch=message["watch"])
        return message

    def hear(self, *types: str) -> Message:
        """The next message of these types; what comes before is only kept."""
        while True:
            message = self.next()
            if message["type"] in types:
                return message

    def hear_seq(self, seq: int) -> None:
        while self.state["seq"] < seq:
            self.next()

    def closing_code(self) -> int:
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.next()
        assert self.socket.close_code is not None
        return self.socket.close_code

    @property
    def seq(self) -> int:
        return int(self.state["seq"])

    def view(self, seat: int) -> Message:
        return dict(self.state["views"][str(seat)])

    def is_over(self) -> bool:
        views = [*self.state["views"].values(), self.state["watch"]]
        return next(view for view in views if view)["outcome"] is not None

    def deciding(self) -> tuple[int, list[int]] | None:
        """A seat of this device that must decide, and its options."""
        for seat, view in self.state["views"].items():
            if any(each["seat"] == int(seat) for each in view["deciding"]):
                return int(seat), view["options"]
        return None

    def play(self, seat: int, code: int, *, turn: int | None = None, id: str = "") -> Message:
        wish = id or f"w{next(self.ids)}"
        self.say("play", seat=seat, turn=self.seq if turn is None else turn, code=code, id=wish)
        while True:
            answer = self.hear("played", "refused", "error")
            if answer.get("id") == wish:
                return answer
