"""Fifty tables of experts think without a pause; what people at other tables notice of it.

    python -m benchmarks.experts [--experts 50] [--tables 25] [--seconds 30] [--game toc_toc_toc]
                                 [--bot expert] [--think 1.0] [--alone]

At each of the experts' tables one seat plays at random at once and the others are bots, so that
one of them always has to think. At people's tables two people and two usual bots play, and two
watch. Server, bots and this client are processes of their own on the same machine. `--alone`
leaves the experts out: the same people, for comparison. It ends by itself; prints JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection

from benchmarks.load import (
    PEOPLE,
    SPECTATORS,
    WARM_UP,
    Clock,
    Seated,
    cpu_of,
    percentile,
    served,
)
from manege import games
from manege.bots import usual_bot
from tests.server.running import Table, opened

SEATS = 4
PAUSE = 0.2  # of a bot, seconds: an expert thinks meanwhile
AT_ONCE = 0.01


class Waits:
    """How long people waited for a bot at their own table, its pause among it."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.seconds: list[float] = []


class Person(Seated):
    """Sees also when a bot's turn begins and ends."""

    def __init__(self, table: Table, seat: int, clock: Clock, think: float, waits: Waits) -> None:
        super().__init__(table, seat, clock, think)
        self.waits = waits
        self.since: float | None = None

    async def consider(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        now = time.perf_counter()
        if self.since is not None and self.clock.is_open and message["type"] == "moved":
            self.waits.seconds.append(now - self.since)
        deciding = message["views"][str(self.seat)]["deciding"]
        waited_for = [each["seat"] for each in deciding]
        self.since = now if waited_for and min(waited_for) >= PEOPLE else None
        await super().consider(socket, message)


def peoples_table(http: httpx.Client, at: str, game: str) -> Table:
    table = opened(http, at, SEATS, game=game).all_here(PEOPLE)
    for seat in range(PEOPLE, SEATS):
        table.seat(seat, "bot", bot=usual_bot(games.game(game)))
    table.start()
    return table


def experts_table(http: httpx.Client, at: str, game: str, bot: str) -> Table:
    table = opened(http, at, SEATS, game=game)
    for seat in range(1, SEATS):
        table.seat(seat, "bot", bot=bot)
    table.start()
    return table


async def measure(at: str, asked: argparse.Namespace, clock: Clock, waits: Waits) -> int:
    """The moves that experts made."""
    theirs = Clock()
    with httpx.Client(base_url=f"http://{at}", timeout=30) as http:
        tables = [peoples_table(http, at, asked.game) for _ in range(asked.tables)]
        number = 0 if asked.alone else asked.experts
        experts = [experts_table(http, at, asked.game, asked.bot) for _ in range(number)]
    sockets: list[Seated] = [
        Person(table, seat, clock, asked.think, waits) for table in tables for seat in range(PEOPLE)
    ]
    sockets += [Seated(table, None, clock, 0.0) for table in tables for _ in range(SPECTATORS)]
    sockets += [Seated(table, 0, theirs, AT_ONCE) for table in experts]
    watching = [asyncio.create_task(each.watch(at)) for each in sockets]
    await asyncio.sleep(WARM_UP)
    clock.is_open = theirs.is_open = True
    heard = theirs.heard
    await asyncio.sleep(asked.seconds)
    clock.is_open = theirs.is_open = False
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    lost = [task for task in watching if not task.cancelled()]
    assert not lost, f"{len(lost)} sockets were lost"
    return theirs.heard - heard - theirs.moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--experts", type=int, default=50, help="tables of experts")
    parser.add_argument("--tables", type=int, default=25, help="of people")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--game", default="toc_toc_toc")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--think", type=float, default=1.0, help="of a person, mean, seconds")
    parser.add_argument("--alone", action="store_true", help="people without experts")
    asked = parser.parse_args()
    clock = Clock()
    waits = Waits(clock)
    with tempfile.TemporaryDirectory() as folder:
        process, at = served(Path(folder), PAUSE)
        began, used = time.perf_counter(), cpu_of(process.pid)
        moves = asyncio.run(measure(at, asked, clock, waits))
        cpu = (cpu_of(process.pid) - used) / (time.perf_counter() - began)
        failures = failed(at)
        process.terminate()
        process.wait()
    print(
        json.dumps(
            {
                "game": asked.game,
                "tables_of_experts": 0 if asked.alone else asked.experts,
                "tables_of_people": asked.tables,
                "seconds": asked.seconds,
                "moves_by_people": clock.moves,
                "moves_by_experts": moves,
                "people_to_screens_ms": {
                    "p50": percentile(clock.to_screens, 0.5),
                    "p95": percentile(clock.to_screens, 0.95),
                    "p99": percentile(clock.to_screens, 0.99),
                    "samples": len(clock.to_screens),
                },
                "people_wait_for_a_usual_bot_ms": {
                    "pause": 1000 * PAUSE,
                    "p50": percentile(waits.seconds, 0.5),
                    "p95": percentile(waits.seconds, 0.95),
                    "samples": len(waits.seconds),
                },
                "bots_that_failed": failures,
                "server_cores_used": round(cpu, 2),
                "load_average": os.getloadavg()[0],
                "cores": os.cpu_count(),
            }
        )
    )


def failed(at: str) -> float:
    """Bots' failures, by the server's own count."""
    text = httpx.get(f"http://{at}/metrics").text
    lines = [line for line in text.splitlines() if line.startswith("manege_bot_failures_total ")]
    return float(lines[0].split()[1]) if lines else 0.0


if __name__ == "__main__":
    main()
