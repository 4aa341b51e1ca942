"""`kill -9` of the server at random moments of running games: what was acknowledged must be there.

Several tables play at full speed, one of them with bots. Each kill is followed by a look into the
database, a new server on the same data, and the unanswered wishes said once more.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from manege.server.storage import FILE
from tests.server.running import Table, opened

ROOT = Path(__file__).parents[2]
PEOPLE = [3, 3, 1]  # of the three seats of each table; bots on the rest
PATIENCE = 30.0


class Servers:
    """Starts servers on one data folder, and kills them."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.zygote = subprocess.Popen(
            [sys.executable, "-m", "tests.server.zygote"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.pid = 0

    def start(self) -> str:
        """The address, host and port, of a server that answers."""
        assert self.zygote.stdin is not None
        assert self.zygote.stdout is not None
        wish = {"port": 0, "data": str(self.data), "bot_pause": 0.0, "bot_workers": 1}
        self.zygote.stdin.write(json.dumps(wish) + "\n")
        self.zygote.stdin.flush()
        pid, address = self.zygote.stdout.readline().split()
        self.pid = int(pid)
        return address.removeprefix("http://").rstrip("/")

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        while Path(f"/proc/{self.pid}").exists():  # until the folder's lock is free
            os.sched_yield()

    def close(self) -> None:
        assert self.zygote.stdin is not None
        assert self.zygote.stdout is not None
        self.zygote.stdin.close()
        self.zygote.wait()
        self.zygote.stdout.close()


class Player:
    """Plays the people of one table; remembers every wish and every acknowledgement."""

    def __init__(self, table: Table, people: int, chance: random.Random) -> None:
        self.table = table
        self.seats = range(people)
        self.chance = chance
        self.wishes: dict[str, dict[str, Any]] = {}
        self.acknowledged: dict[str, int] = {}
        self.unanswered: str | None = None
        self.repeated = 0
        self.over = False
        self.pause = 0.0  # before each wish

    async def play(self, at: str) -> None:
        """Until the game is over or the line is cut."""
        try:
            async with connect(
                f"ws://{at}/ws/{self.table.code}", ping_interval=None, compression=None
            ) as socket:
                await self.talk(socket)
        except (ConnectionClosed, OSError, InvalidHandshake):
            return

    async def talk(self, socket: ClientConnection) -> None:
        keys = [self.table.keys[seat] for seat in self.seats]
        await socket.send(json.dumps({"type": "hello", "keys": keys}))
        async for frame in socket:
            message = msgspec.json.decode(frame)
            match message["type"]:
                case "played":
                    self.acknowledged[message["id"]] = message["seq"]
                    self.unanswered = None
                    continue
                case "error" | "refused":
                    raise AssertionError(f"a legal wish was answered {message}")
                case "state":
                    assert message["seq"] >= max(self.acknowledged.values(), default=0)
                    if self.unanswered is not None:
                        self.repeated += 1
                        await self.say(socket, self.unanswered)
                case "moved":
                    pass
                case _:
                    continue
            self.over = next(iter(message["views"].values()))["outcome"] is not None
            if self.over and self.unanswered is None:
                return
            if self.unanswered is None:
                await self.wish(socket, message)

    async def wish(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        for seat, view in message["views"].items():
            if view["options"]:
                wish = f"{self.table.code}-{len(self.wishes)}"
                code = self.chance.choice(view["options"])
                self.wishes[wish] = {"seat": int(seat), "turn": message["seq"], "code": code}
                self.unanswered = wish
                await asyncio.sleep(self.pause)
                await self.say(socket, wish)
                return

    async def say(self, socket: ClientConnection, wish: str) -> None:
        await socket.send(json.dumps({"type": "play", "id": wish, **self.wishes[wish]}))

    def check(self, database: sqlite3.Connection) -> None:
        """The log: no gap, nothing acknowledged lost or changed, nothing twice, nothing strange."""
        log = database.execute(
            "SELECT seq, seat, code, client FROM actions WHERE room = ? ORDER BY seq",
            [self.table.code],
        ).fetchall()
        assert [row[0] for row in log] == list(range(1, len(log) + 1)), "a gap"
        mine = {row[3]: row for row in log if row[3] is not None}
        assert len(mine) == sum(row[1] in self.seats for row in log), "a move doubled"
        for wish, seq in self.acknowledged.items():
            asked = self.wishes[wish]
            assert mine[wish] == (seq, asked["seat"], asked["code"], wish), "an acknowledged loss"
        stray = set(mine) - set(self.acknowledged)
        assert stray <= {self.unanswered}, "a move nobody made"


def kill_often(data: Path, kills: int, seed: int) -> dict[str, int]:
    """So many kills; figures of what was played."""
    chance = random.Random(seed)
    servers = Servers(data)
    try:
        return asyncio.run(_kill_often(servers, kills, chance))
    finally:
        servers.close()


async def _kill_often(servers: Servers, kills: int, chance: random.Random) -> dict[str, int]:
    players: list[Player] = []
    finished: list[Player] = []
    for number in range(kills):
        at = servers.start()
        if not players:
            players = [new_player(at, people, chance) for people in PEOPLE]
        for place, player in enumerate(players):
            if player.over and player.unanswered is None:
                finished.append(player)
                players[place] = new_player(at, PEOPLE[place], chance)
        playing = [asyncio.create_task(player.play(at)) for player in players]
        long = number % 4 == 0  # long enough for the bots to wake
        await asyncio.sleep(chance.uniform(0.3, 0.8) if long else chance.uniform(0.0, 0.3))
        servers.kill()
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
        check_all([*finished, *players], servers.data)
    everybody = [*finished, *players]
    return {
        "kills": kills,
        "tables": len(everybody),
        "acknowledged": sum(len(player.acknowledged) for player in everybody),
        "said_again": sum(player.repeated for player in everybody),
        "moves": moves_in(servers.data),
    }


def new_player(at: str, people: int, chance: random.Random) -> Player:
    with httpx.Client(base_url=f"http://{at}", timeout=PATIENCE) as http:
        table: Table = opened(http, at, 3).all_here(people)
        table.start()
    return Player(table, people, chance)


def check_all(players: list[Player], data: Path) -> None:
    database = sqlite3.connect(data / FILE)
    try:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for player in players:
            player.check(database)
    finally:
        database.close()


def moves_in(data: Path) -> int:
    database = sqlite3.connect(data / FILE)
    try:
        return int(database.execute("SELECT count(*) FROM actions").fetchone()[0])
    finally:
        database.close()
