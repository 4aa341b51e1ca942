"""Hostile visitors at one address: how long do moves of others, at another table, take meanwhile?

    python -m benchmarks.hostile [--seconds 10] [--only qr docs codes …]

The server has its usual limits; server, attacker and players are processes of their own on this
machine, the attacker at 127.0.0.2. Prints JSON lines: milliseconds from move to acknowledgement.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from io import BytesIO
from typing import Any

import httpx
from PIL import Image
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from benchmarks.load import cpu_of, percentile
from tests.server.running import Device, Table, opened

THERE = "127.0.0.2"
SERVE = """
import sys
from pathlib import Path
from manege.server.serve import serve
serve(port=0, data=sys.argv[1], web=Path("no web"), ready=lambda at: print(at.here, flush=True))
"""
SCANS = 4000
HALVES = 400
PIECES = 10_000  # at once
PING = b"\x89\x80\0\0\0\0"
PIECE_FIRST, PIECE = b"\x01\x81\0\0\0\0x", b"\x00\x81\0\0\0\0x"
FEWEST = 20  # moves
GAME = "qui_paire_gagne"

Attack = Callable[[httpx.AsyncClient, str, str], Awaitable[None]]  # server, attacker's address


def served(data: str) -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, data],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    return process, process.stdout.readline().strip().removeprefix("http://").rstrip("/")


async def insisted(http: httpx.AsyncClient, method: str, path: str, **more: Any) -> Any:
    """Until it is done: others attack at the same address."""
    while True:
        answer = await http.request(method, path, **more)
        if answer.is_success:
            return answer.json()
        await asyncio.sleep(0.2)


async def new_table(http: httpx.AsyncClient, game: str, seats: int, **options: Any) -> Any:
    wish = {"game": game, "seats": seats, "options": options}
    return await insisted(http, "POST", "/api/tables", json=wish)


# Attacks: each goes on until it is ended


async def calls(http: httpx.AsyncClient, path: str, hosts: Callable[[], str | None]) -> None:
    async def one() -> None:
        while True:
            host = hosts()
            with contextlib.suppress(httpx.HTTPError):
                await http.get(path, headers={} if host is None else {"host": host})

    await asyncio.gather(*(one() for _ in range(8)))


async def qr(http: httpx.AsyncClient, at: str, there: str) -> None:
    """Links to draw that nobody has asked for before, some of them endless."""
    code = (await new_table(http, "toc_toc_toc", 3))["code"]
    chance = random.Random(1)
    letters = "abcdefghijklmnop"

    def host() -> str:
        return "".join(chance.choices(letters, k=chance.choice([255, 2000])))

    await calls(http, f"/api/tables/{code}/qr.svg", host)


async def docs(http: httpx.AsyncClient, at: str, there: str) -> None:
    await calls(http, "/api/docs", lambda: None)


async def codes(http: httpx.AsyncClient, at: str, there: str) -> None:
    await calls(http, "/api/tables/ABCDEF", lambda: None)


async def story(http: httpx.AsyncClient, at: str, there: str) -> None:
    """Pairs made and loosened by all as long as they are let, then the whole story, again."""
    table = await new_table(http, GAME, 12, clock=0, look=0)
    keys = [table["seat_key"]]
    head = {"authorization": f"Bearer {table['host_key']}"}
    where = f"/api/tables/{table['code']}"
    for seat in range(1, 12):
        wish = {"kind": "here", "name": f"S{seat}"}
        put = await insisted(http, "PUT", f"{where}/seats/{seat}", json=wish, headers=head)
        keys.append(put["seat_key"])
    await insisted(http, "POST", f"{where}/start", headers=head)
    actions = await insisted(http, "GET", f"/api/games/{GAME}/actions")
    url, here = f"ws://{at}/ws/{table['code']}", (there, 0)
    while True:
        with contextlib.suppress(WebSocketException, OSError):
            async with connect(url, local_addr=here, max_size=None, compression=None) as line:
                reading = asyncio.create_task(drain(line))
                hello = json.dumps({"type": "hello", "keys": keys})
                await line.send(hello)
                for n in range(4000):
                    word = ("ready", "pair 1-2", "loosen 1-2")[n // 12 % 3 if n > 23 else 0]
                    play = {"type": "play", "seat": n % 12, "turn": 10**6, "id": f"{n}"}
                    await line.send(json.dumps({**play, "code": actions.index(word)}))
                    if n % 20 == 0:
                        await line.send(hello)
                    await asyncio.sleep(0.05)
                await reading


async def drain(line: Any) -> None:
    with contextlib.suppress(WebSocketException):
        async for _ in line:
            pass


async def photo(http: httpx.AsyncClient, at: str, there: str) -> None:
    """A picture in thousands of layers, eight times at once."""
    table = await new_table(http, GAME, 3)
    head = {"authorization": f"Bearer {table['host_key']}"}
    body = layered(SCANS)

    async def one() -> None:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                where = f"/api/tables/{table['code']}/album"
                await http.post(where, content=body, headers=head, timeout=120)
            await asyncio.sleep(0.1)

    await asyncio.gather(*(one() for _ in range(8)))


def layered(scans: int) -> bytes:
    """A progressive JPEG whose last layer comes again and again."""
    file = BytesIO()
    Image.effect_noise((1600, 1400), 40).save(file, "JPEG", progressive=True, quality=30)
    body = file.getvalue()
    last = body.rindex(b"\xff\xda")
    again = min(scans, (9 * 2**20 - last) // (len(body) - 2 - last))
    return body[:last] + body[last:-2] * again + b"\xff\xd9"


async def half(http: httpx.AsyncClient, at: str, there: str) -> None:
    """Hundreds of requests that never end, begun anew whenever they are cut."""
    host, _, port = at.partition(":")

    async def one() -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    host, int(port), local_addr=(there, 0)
                )
                writer.write(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{")
                await reader.read()
                writer.close()

    await asyncio.gather(*(one() for _ in range(HALVES)))


async def crowd(http: httpx.AsyncClient, at: str, there: str) -> None:
    """Two hundred spectators of one table, who come, ask for a seat, talk and come again."""
    table = await new_table(http, "toc_toc_toc", 3)
    url = f"ws://{at}/ws/{table['code']}"

    async def one(name: str) -> None:
        while True:
            with contextlib.suppress(WebSocketException, OSError):
                async with connect(url, local_addr=(there, 0), compression=None) as line:
                    await line.send('{"type":"hello","keys":[]}')
                    reading = asyncio.create_task(drain(line))
                    for n in range(600):
                        await line.send(json.dumps({"type": "ask", "name": f"{name} {n}"}))
                        say = {"type": "say", "seat": n % 3, "line": "line-x"}
                        await line.send(json.dumps(say))
                        await asyncio.sleep(0.2)
                    reading.cancel()
            await asyncio.sleep(0.5)

    await asyncio.gather(*(one(f"S{n}") for n in range(200)))


async def album(http: httpx.AsyncClient, at: str, there: str) -> None:
    """Small photos brought and deleted again, over and over."""
    table = await new_table(http, GAME, 3)
    head = {"authorization": f"Bearer {table['host_key']}"}
    where = f"/api/tables/{table['code']}/album"
    file = BytesIO()
    Image.effect_noise((480, 420), 40).save(file, "JPEG")

    async def one() -> None:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                await http.post(where, content=file.getvalue(), headers=head)
                await http.delete(where, headers=head)

    await asyncio.gather(*(one() for _ in range(4)))


async def every_call(http: httpx.AsyncClient, at: str, there: str) -> None:
    """All calls that an address has, of the dearest kinds."""
    code = (await new_table(http, "toc_toc_toc", 3))["code"]
    paths = ["/api/games", f"/api/tables/{code}", "/api/games/wishland/components", "/metrics"]
    paths += ["/api/hosting", f"/api/games/{GAME}/actions", "/healthz"]
    await asyncio.gather(*(calls(http, path, lambda: None) for path in paths))


async def pages(http: httpx.AsyncClient, at: str, there: str) -> None:
    """The page and files of it on a hundred lines."""

    async def one() -> None:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                await http.get("/", headers={"accept-encoding": "identity"})

    await asyncio.gather(*(one() for _ in range(100)))


async def frames(http: httpx.AsyncClient, at: str, there: str) -> None:
    """Pings without end, and messages in pieces of one letter; no message of them is whole."""
    code = (await new_table(http, "toc_toc_toc", 3))["code"]

    async def one(first: bytes, more: bytes) -> None:
        while True:
            with contextlib.suppress(WebSocketException, OSError):
                async with connect(
                    f"ws://{at}/ws/{code}", local_addr=(there, 0), compression=None
                ) as line:
                    await line.send('{"type":"hello","keys":[]}')
                    reading = asyncio.create_task(drain(line))
                    line.transport.write(first)
                    while not line.transport.is_closing():
                        line.transport.write(PIECES * more)
                        await asyncio.sleep(0.05)
                    await reading
            await asyncio.sleep(0.2)

    pings, pieces = (b"", PING), (PIECE_FIRST, PIECE)
    await asyncio.gather(*(one(*kind) for kind in [pings, pieces] * 4))


async def crumbs(http: httpx.AsyncClient, at: str, there: str) -> None:
    """Photos in pieces of one byte, and calls with thousands of headers."""
    table = await new_table(http, GAME, 3)
    where = f"POST /api/tables/{table['code']}/album HTTP/1.1\r\nhost: x\r\n"
    photo = (
        f"{where}authorization: Bearer {table['host_key']}\r\ntransfer-encoding: chunked\r\n\r\n"
    )
    call = "GET /api/games HTTP/1.1\r\nhost: x\r\n"
    host, _, port = at.partition(":")

    async def one(first: str, more: bytes) -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    host, int(port), local_addr=(there, 0)
                )
                writer.write(first.encode())
                for _ in range(100):
                    writer.write(PIECES * more)
                    await writer.drain()
                await reader.read()
                writer.close()
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one(*kind) for kind in [(photo, b"1\r\nx\r\n"), (call, b"a:b\r\n")] * 4))


ATTACKS: dict[str, Attack] = {
    "qr": qr,
    "docs": docs,
    "codes": codes,
    "story": story,
    "photo": photo,
    "half": half,
    "crowd": crowd,
    "album": album,
    "calls": every_call,
    "pages": pages,
    "frames": frames,
    "crumbs": crumbs,
}


def attack(names: list[str], at: str, there: str = THERE) -> None:
    async def run() -> None:
        limits = httpx.Limits(max_connections=200)
        transport = httpx.AsyncHTTPTransport(local_address=there, limits=limits)
        async with httpx.AsyncClient(
            transport=transport, base_url=f"http://{at}", timeout=60
        ) as http:
            await asyncio.gather(*(ATTACKS[name](http, at, there) for name in names))

    asyncio.run(run())


# Those who play meanwhile


def moves(at: str, seconds: float) -> list[float]:
    """How long each took, in seconds; some of them in any case."""
    took: list[float] = []
    chance = random.Random(1)
    until = time.perf_counter() + seconds
    with httpx.Client(base_url=f"http://{at}", timeout=60) as http:
        while time.perf_counter() < until or len(took) < FEWEST:
            table: Table = opened(http, at, 3).all_here(3)
            table.start()
            with table.device(0, 1, 2) as device:
                while not device.is_over() and (time.perf_counter() < until or len(took) < FEWEST):
                    took.append(move(device, chance))
                    time.sleep(0.06)
    return took


def move(device: Device, chance: random.Random) -> float:
    asked = device.deciding()
    assert asked is not None
    began = time.perf_counter()
    answer = device.play(asked[0], chance.choice(asked[1]))
    lasted = time.perf_counter() - began
    device.hear_seq(answer["seq"])
    return lasted


def measured(at: str, pid: int, names: list[str], seconds: float) -> dict[str, float]:
    attackers = [
        multiprocessing.Process(target=attack, args=([name], at), daemon=True) for name in names
    ]
    for each in attackers:
        each.start()
    time.sleep(3.0 if names else 0.0)  # it has begun
    used, began = cpu_of(pid), time.perf_counter()
    took = moves(at, seconds)
    cores = (cpu_of(pid) - used) / (time.perf_counter() - began)
    for each in attackers:
        assert each.is_alive(), f"{names}: no attack"
        each.terminate()
        each.join()
    return {
        "moves": len(took),
        "p50": percentile(took, 0.5),
        "p95": percentile(took, 0.95),
        "most": percentile(took, 1.0),
        "server_cores": round(cores, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each attack")
    parser.add_argument("--only", nargs="+", choices=ATTACKS, default=[*ATTACKS])
    asked = parser.parse_args()
    for name in [[], *([each] for each in asked.only), asked.only]:
        with tempfile.TemporaryDirectory() as data:  # each at a server of its own
            process, at = served(data)
            try:
                found = measured(at, process.pid, name, asked.seconds)
            finally:
                process.terminate()
                process.wait()
        print(json.dumps({" + ".join(name) or "nobody": found}), flush=True)
    print(json.dumps({"load_average": os.getloadavg()[0], "cores": os.cpu_count()}))


if __name__ == "__main__":
    main()
