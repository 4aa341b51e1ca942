"""All hostile visitors of `hostile` at once, from four addresses, while fifty tables play.

    [nice -n -15] python -m benchmarks.siege [--seconds 300] [--tables 50] [--addresses 4]

The server has its usual limits. Server, attackers and players are processes of their own on this
machine. Attackers would be elsewhere, so they get what the others leave (nice 19), and `refused`
tells how hard they tried; `waited` is the part of the time in which the server was ready to run and
had no core. Prints JSON: milliseconds from move to acknowledgement, memory, and what was lost.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import re
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from msgspec import Struct
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from benchmarks.hostile import ATTACKS, attack, insisted, new_table, served
from benchmarks.load import cpu_of, percentile
from manege.server.database import FILE

GAMES = [("toc_toc_toc", 3), ("scream_machine", 3), ("wishland", 2)]
THINK = (1.0, 3.0)  # seconds between two moves of a table
PLAYERS_OF_AN_ADDRESS = 5  # tables


class Played(Struct):
    """What a table was told to be on disk."""

    took: list[float]
    moves: list[tuple[str, int, int, int]]  # table, number in its log, seat, code
    tables: int = 0
    troubles: int = 0


async def play_on(at: str, here: str, chance: random.Random, told: Played) -> None:
    """One table after the other, all seats on one device; a line that is cut is taken up again."""
    transport = httpx.AsyncHTTPTransport(local_address=here)
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{at}", timeout=60) as http:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                await play_out(http, at, here, chance, told)


async def play_out(
    http: httpx.AsyncClient, at: str, here: str, chance: random.Random, told: Played
) -> None:
    game, seats = chance.choice(GAMES)
    table = await new_table(http, game, seats)
    keys, where = [table["seat_key"]], f"/api/tables/{table['code']}"
    head = {"authorization": f"Bearer {table['host_key']}"}
    for seat in range(1, seats):
        wish = {"kind": "here", "name": f"S{seat}"}
        put = await insisted(http, "PUT", f"{where}/seats/{seat}", json=wish, headers=head)
        keys.append(put["seat_key"])
    await insisted(http, "POST", f"{where}/start", headers=head)
    told.tables += 1
    is_over = False
    while not is_over:
        try:
            url = f"ws://{at}/ws/{table['code']}"
            async with connect(url, local_addr=(here, 0), max_size=None, compression=None) as line:
                await line.send(json.dumps({"type": "hello", "keys": keys}))
                is_over = await moves_on(line, table["code"], chance, told)
        except (WebSocketException, OSError, TimeoutError):
            told.troubles += 1
            await asyncio.sleep(1)


async def moves_on(line: Any, code: str, chance: random.Random, told: Played) -> bool:
    """Moves until the game is over."""
    state: dict[str, Any] = {}
    while True:
        while not state:
            state = await heard(line, "state")
        views = state["views"]
        if any(view["outcome"] for view in views.values()):
            return True
        able = [(int(s), v["options"]) for s, v in views.items() if is_asked(v, int(s))]
        await asyncio.sleep(chance.uniform(*THINK))
        seat, options = chance.choice(able)
        play = {"type": "play", "seat": seat, "turn": state["seq"], "code": chance.choice(options)}
        began = time.perf_counter()
        await line.send(json.dumps({**play, "id": f"m{state['seq']}"}))
        done = await heard(line, "played", "refused", "error")
        if done["type"] != "played":
            raise TimeoutError(done)
        told.took.append(time.perf_counter() - began)
        told.moves.append((code, done["seq"], seat, play["code"]))
        while state["seq"] < done["seq"]:
            state = {**state, **await heard(line, "moved", "state")}


def is_asked(view: dict[str, Any], seat: int) -> bool:
    return any(each["seat"] == seat for each in view["deciding"]) and bool(view["options"])


async def heard(line: Any, *types: str) -> dict[str, Any]:
    while True:
        async with asyncio.timeout(60):  # `wait_for` may swallow that it is ended
            message: dict[str, Any] = json.loads(await line.recv())
        if message["type"] in types:
            return message


def family(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(int(child) for child in children)]


def memory(pid: int) -> float:
    """Megabytes of the server and of its own processes."""
    pages = 0
    for each in family(pid):
        with contextlib.suppress(OSError):
            pages += int(Path(f"/proc/{each}/statm").read_text().split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)


def waited(pid: int) -> float:
    """Seconds in which its main thread could have run, and had no core."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9


async def besieged(at: str, pid: int, tables: int, seconds: float) -> dict[str, Any]:
    told = Played([], [])
    playing = [
        asyncio.create_task(
            play_on(at, f"127.0.1.{1 + n // PLAYERS_OF_AN_ADDRESS}", random.Random(n), told)
        )
        for n in range(tables)
    ]
    await asyncio.sleep(min(10.0, seconds / 5))
    told.took.clear()
    used, slept, began, sizes = cpu_of(pid), waited(pid), time.perf_counter(), [memory(pid)]
    while time.perf_counter() - began < seconds:
        await asyncio.sleep(1)
        sizes.append(memory(pid))
    lasted = time.perf_counter() - began
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return {
        "moves": len(told.took),
        "p50": percentile(told.took, 0.5),
        "p95": percentile(told.took, 0.95),
        "p99": percentile(told.took, 0.99),
        "most": percentile(told.took, 1.0),
        "lines_cut": told.troubles,
        "server_cores": round((cpu_of(pid) - used) / lasted, 2),
        "waited": round((waited(pid) - slept) / lasted, 2),
        "memory_mb": {"first": sizes[0], "most": max(sizes), "last": sizes[-1]},
        "acknowledged": told.moves,
    }


def lost(data: str, moves: list[tuple[str, int, int, int]]) -> int:
    """Acknowledged, and not in the log as they were made."""
    with contextlib.closing(sqlite3.connect(Path(data) / FILE)) as database:
        kept = {tuple(row) for row in database.execute("SELECT room, seq, seat, code FROM actions")}
    return len(set(moves) - kept)


def from_afar(at: str, there: str) -> None:
    os.setpriority(os.PRIO_PROCESS, 0, 19)
    attack([*ATTACKS], at, there)


def refusals(at: str) -> dict[str, int]:
    """What the server counted, by kind."""
    lines = httpx.get(f"http://{at}/metrics", timeout=60).text.splitlines()
    found = (re.match(r'manege_troubles_total{error="(.+)"} (.+)', line) for line in lines)
    return {each[1]: int(float(each[2])) for each in found if each}


def siege(addresses: int, tables: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as data:
        process, at = served(data)
        attackers = [
            multiprocessing.Process(target=from_afar, args=(at, f"127.0.0.{2 + n}"), daemon=True)
            for n in range(addresses)
        ]
        for each in attackers:
            each.start()
        try:
            found = asyncio.run(besieged(at, process.pid, tables, seconds))
            found["refused"] = refusals(at)
            found["attackers_alive"] = sum(each.is_alive() for each in attackers)
        finally:
            for each in attackers:
                each.terminate()
            process.terminate()
            process.wait()
        moves = found.pop("acknowledged")
        return {**found, "acknowledged": len(moves), "lost": lost(data, moves)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--addresses", type=int, default=4)
    asked = parser.parse_args()
    for addresses in (0, asked.addresses):
        seconds = asked.seconds if addresses else min(asked.seconds, 60.0)
        print(json.dumps({f"{addresses}": siege(addresses, asked.tables, seconds)}), flush=True)
    print(json.dumps({"load_average": os.getloadavg()[0], "cores": os.cpu_count()}))


if __name__ == "__main__":
    main()
