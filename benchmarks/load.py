"""A hundred tables with bots, four sockets each: how long from a move to the others' screens.

    python -m benchmarks.load [--tables 100] [--seconds 40] [--think 1.0] [--pause 0.9]

Server, bots and this client are processes of their own on the same machine. Prints JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from manege.server import storage
from manege.server.bots import Thinkers
from manege.server.metrics import Metrics
from manege.server.room import House, Room
from manege.server.settings import Settings
from tests.server.running import Table, opened

PEOPLE = 2
SPECTATORS = 2
SEATS = 4
WARM_UP = 5.0
TICK = os.sysconf("SC_CLK_TCK")


class Head(msgspec.Struct):
    """As much of a message as an onlooker needs."""

    type: str
    seq: int = -1
    id: str = ""


heads = msgspec.json.Decoder(Head)


class Clock:
    """When each move was sent, and how long it took to each screen."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, int], float] = {}
        self.to_screens: list[float] = []
        self.moves = 0
        self.heard = 0
        self.is_open = False


class Seated:
    """One socket; a person if it has a seat, else a spectator."""

    def __init__(self, table: Table, seat: int | None, clock: Clock, think: float) -> None:
        self.table = table
        self.seat = seat
        self.clock = clock
        self.think = think
        self.chance = random.Random(f"{table.code} {seat}")
        self.mine: set[int] = set()

    async def watch(self, at: str) -> None:
        keys = [] if self.seat is None else [self.table.keys[self.seat]]
        async with connect(
            f"ws://{at}/ws/{self.table.code}", ping_interval=None, compression=None, max_size=2**22
        ) as socket:
            await socket.send(json.dumps({"type": "hello", "keys": keys}))
            async for frame in socket:
                now = time.perf_counter()
                head = heads.decode(frame)
                if head.type == "moved":
                    self.heard(head.seq, now)
                if head.type in ("moved", "state") and self.seat is not None:
                    await self.consider(socket, msgspec.json.decode(frame))

    def heard(self, seq: int, now: float) -> None:
        self.clock.heard += 1
        sent = self.clock.sent.get((self.table.code, seq))
        if sent is not None and seq not in self.mine and self.clock.is_open:
            self.clock.to_screens.append(now - sent)

    async def consider(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        view = message["views"].get(str(self.seat))
        if view and view["options"]:
            asyncio.get_running_loop().create_task(self.play(socket, message["seq"], view))

    async def play(self, socket: ClientConnection, turn: int, view: dict[str, Any]) -> None:
        await asyncio.sleep(self.chance.uniform(0.5, 1.5) * self.think)
        code = self.chance.choice(view["options"])
        wish = {"type": "play", "seat": self.seat, "turn": turn, "code": code, "id": str(turn)}
        self.mine.add(turn + 1)
        self.clock.sent[self.table.code, turn + 1] = time.perf_counter()
        self.clock.moves += self.clock.is_open
        with contextlib.suppress(ConnectionClosed):  # the measuring is over
            await socket.send(json.dumps(wish))


def served(data: Path, pause: float) -> tuple[subprocess.Popen[str], str]:
    wish = json.dumps({"port": 0, "data": str(data), "bot_pause": pause})
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.server_process", wish],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    return process, process.stdout.readline().strip().removeprefix("http://").rstrip("/")


def new_table(http: httpx.Client, at: str) -> Table:
    table = opened(http, at, SEATS).all_here(PEOPLE)
    table.start()
    return table


async def measure(at: str, asked: argparse.Namespace, clock: Clock) -> None:
    with httpx.Client(base_url=f"http://{at}", timeout=30) as http:
        tables = [new_table(http, at) for _ in range(asked.tables)]
    seats: list[int | None] = [*range(PEOPLE), *[None] * SPECTATORS]
    sockets = [Seated(table, seat, clock, asked.think) for table in tables for seat in seats]
    watching = [asyncio.create_task(each.watch(at)) for each in sockets]
    await asyncio.sleep(WARM_UP)
    clock.is_open = True
    await asyncio.sleep(asked.seconds)
    clock.is_open = False
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    lost = [task for task in watching if not task.cancelled()]
    assert not lost, f"{len(lost)} sockets were lost"


def cpu_of(pid: int) -> float:
    """Seconds of processor time the server itself has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


async def rebuild_times(data: Path) -> list[float]:
    """Each table read from its log and played anew, in seconds."""
    metrics = Metrics()
    kept = storage.Storage(data, metrics)
    house = House(Settings(data=data, web=data), kept, Thinkers(0, 1.0, metrics), metrics, set())
    codes = await kept.do(storage.running_with_bots(0))
    took = []
    for code in codes:
        began = time.perf_counter()
        found = await kept.do(storage.load(code))
        assert found is not None
        Room(house, found)
        took.append(time.perf_counter() - began)
    kept.close()
    return took


def percentile(values: list[float], part: float) -> float:
    """In milliseconds."""
    return round(1000 * sorted(values)[min(len(values) - 1, int(part * len(values)))], 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--think", type=float, default=1.0, help="of a person, mean, seconds")
    parser.add_argument("--pause", type=float, default=0.9, help="of a bot, seconds")
    asked = parser.parse_args()
    clock = Clock()
    with tempfile.TemporaryDirectory() as folder:
        process, at = served(Path(folder), asked.pause)
        began, used = time.perf_counter(), cpu_of(process.pid)
        asyncio.run(measure(at, asked, clock))
        cpu = (cpu_of(process.pid) - used) / (time.perf_counter() - began)
        process.terminate()
        process.wait()
        rebuilt = asyncio.run(rebuild_times(Path(folder)))
    print(
        json.dumps(
            {
                "tables": asked.tables,
                "sockets": asked.tables * (PEOPLE + SPECTATORS),
                "seconds": asked.seconds,
                "moves_by_people": clock.moves,
                "messages_heard": clock.heard,
                "to_screens_ms": {
                    "p50": percentile(clock.to_screens, 0.5),
                    "p95": percentile(clock.to_screens, 0.95),
                    "p99": percentile(clock.to_screens, 0.99),
                    "samples": len(clock.to_screens),
                },
                "server_cores_used": round(cpu, 2),
                "rebuild_ms": {
                    "rooms": len(rebuilt),
                    "p50": round(1000 * statistics.median(rebuilt), 2),
                    "p95": percentile(rebuilt, 0.95),
                },
                "load_average": os.getloadavg()[0],
                "cores": os.cpu_count(),
            }
        )
    )


if __name__ == "__main__":
    main()
