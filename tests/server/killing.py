"""`kill -9` of the server at random moments of running games: what was acknowledged must be there.

Tables of all games play at full speed, some with bots; notes are written, pictures sent. Each kill
is followed by a look into the database, a new server on the same data, and the unanswered wishes
said once more.
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
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from manege.games import game
from manege.server.database import FILE
from tests.server.photographs import SMALL
from tests.server.running import Table, opened

ROOT = Path(__file__).parents[2]
PAIRS = "qui_paire_gagne"
TABLES = [  # game, seats, people; bots on the rest
    *(("toc_toc_toc", 3, 3), ("toc_toc_toc", 3, 1), ("scream_machine", 2, 2)),
    *(("wishland", 2, 2), ("dice_theme_park", 2, 2), ("dice_theme_park", 2, 1), (PAIRS, 3, 3)),
]
BY_HAND = {"clock": 0, "look": 0, "talk": 0, "rounds": 1}
PAIRS_EACH = 5
MOST_PICTURES = 40
PATIENCE = 30.0


class Servers:
    """Starts servers on one data folder, and kills them."""

    def __init__(self, data: Path, **more: object) -> None:
        self.data = data
        self.more = more
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
        wish.update(self.more)
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

    def begin(self) -> None:
        """What is still to be said after a kill is said anew."""

    async def talk(self, socket: ClientConnection) -> None:
        self.begin()
        keys = [self.table.keys[seat] for seat in self.seats]
        await socket.send(json.dumps({"type": "hello", "keys": keys}))
        async for frame in socket:
            message = msgspec.json.decode(frame)
            match message["type"]:
                case "played":
                    await self.take(socket, message)
                    continue
                case "error" | "refused":
                    self.refused(message)
                    continue
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

    async def take(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        self.acknowledged[message["id"]] = message["seq"]
        self.unanswered = None

    def refused(self, message: dict[str, Any]) -> None:
        raise AssertionError(f"a legal wish was answered {message}")

    async def wish(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        for seat, view in message["views"].items():
            if view["options"]:
                wish = f"{self.table.code}-{len(self.wishes)}"
                code = self.chosen(int(seat), view["options"])
                self.wishes[wish] = {"seat": int(seat), "turn": message["seq"], "code": code}
                self.unanswered = wish
                await asyncio.sleep(self.pause)
                await self.say(socket, wish)
                return

    def chosen(self, seat: int, options: list[int]) -> int:
        return self.chance.choice(options)

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
        others = [row for row in log if row[1] not in self.seats and row[3] is None]
        assert len(mine) == len(log) - len(others), "a move doubled"
        for wish, seq in self.acknowledged.items():
            asked = self.wishes[wish]
            assert mine[wish] == (seq, asked["seat"], asked["code"], wish), "an acknowledged loss"
        stray = set(mine) - set(self.acknowledged)
        assert stray <= {self.unanswered}, "a move nobody made"


class Pairing(Player):
    """Also writes why about each pair, and says for the house that it is enough."""

    def __init__(self, table: Table, people: int, chance: random.Random) -> None:
        super().__init__(table, people, chance)
        self.actions = game(PAIRS).actions
        self.pairs: Counter[int] = Counter()  # of each seat, since it was ready
        self.ready: set[int] = set()  # they leave the others their turn
        self.round = 1
        self.notes: dict[tuple[int, str], str] = {}  # acknowledged
        self.noting: tuple[int, str, str] | None = None
        self.unsure: dict[tuple[int, str], str] = {}  # nobody knows whether it arrived

    def begin(self) -> None:
        if self.noting is not None:
            seat, about, text = self.noting
            self.unsure[seat, about] = text
        self.noting = None

    async def wish(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        views = message["views"]
        self.round = views["0"]["fields"]["round"]
        asked = {seat: each for seat, each in views.items() if each["options"]}
        if asked:
            thinking = {seat: each for seat, each in asked.items() if int(seat) not in self.ready}
            if not thinking:
                self.ready.clear()
            await super().wish(socket, {**message, "views": thinking or asked})
            return
        wish = f"{self.table.code}-{len(self.wishes)}"
        enough = self.actions.index("time-up")
        self.wishes[wish] = {"seat": len(self.seats), "turn": message["seq"], "code": enough}
        self.unanswered = wish
        await self.say(socket, wish)

    def chosen(self, seat: int, options: list[int]) -> int:
        self.pairs[seat] += 1
        ready = [code for code in options if self.actions[code] == "ready"]
        if ready and self.pairs[seat] > PAIRS_EACH:
            self.pairs[seat] = 0
            self.ready.add(seat)
            return ready[0]
        return super().chosen(seat, options)

    async def take(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["id"].startswith("note"):
            assert self.noting is not None
            seat, about, text = self.noting
            self.notes[seat, about] = text
            self.unsure.pop((seat, about), None)
            self.noting = None
            return
        await super().take(socket, message)
        asked = self.wishes[message["id"]]
        verb, _, which = self.actions[asked["code"]].partition(" ")
        if verb == "pair" and self.noting is None:
            text = f"Parce que {len(self.wishes)}"
            self.noting = asked["seat"], f"{self.round}/{which}", text
            note = {
                "seat": asked["seat"],
                "about": self.noting[1],
                "text": text,
                "id": f"note{text}",
            }
            await socket.send(json.dumps({"type": "write", **note}))

    def refused(self, message: dict[str, Any]) -> None:
        is_note = message.get("id", "").startswith("note")
        if not is_note:  # else the pair was loosened, or is called by now
            super().refused(message)
        self.noting = None

    def check(self, database: sqlite3.Connection) -> None:
        super().check(database)
        rows = database.execute(
            "SELECT seat, about, text FROM notes WHERE room = ?", [self.table.code]
        )
        kept = {(seat, about): text for seat, about, text in rows}
        self.begin()
        self.notes |= dict(self.unsure.items() & kept.items())
        self.unsure.clear()
        assert kept == self.notes, "a note lost, changed or doubled"


class Sender:
    """Sends pictures to a table that has not begun."""

    def __init__(self, at: str) -> None:
        with httpx.Client(base_url=f"http://{at}", timeout=PATIENCE) as http:
            self.table = opened(http, at, 3, game=PAIRS)
        self.sent: list[str] = []  # acknowledged
        self.sending: str | None = None
        self.number = 0
        self.over = False
        self.unanswered = None

    async def play(self, at: str) -> None:
        headers = {"authorization": f"Bearer {self.table.host_key}"}
        where = f"http://{at}/api/tables/{self.table.code}/album"
        try:
            async with httpx.AsyncClient(headers=headers, timeout=PATIENCE) as http:
                self._settle(self.answered(await http.get(where), 200).json())
                while len(self.sent) < MOST_PICTURES:
                    self.number += 1
                    self.sending = f"Photo {self.number}"
                    params = {"name": self.sending}
                    self.answered(await http.post(where, params=params, content=SMALL), 201)
                    self._arrived()
            self.over = True
        except httpx.TransportError:
            return

    def answered(self, answer: httpx.Response, status: int) -> httpx.Response:
        assert answer.status_code == status, answer.text
        return answer

    async def more(self) -> None:
        """Until some more have arrived: the first of a server takes longest."""
        until = len(self.sent) + 2
        while len(self.sent) < min(until, MOST_PICTURES):
            await asyncio.sleep(0.01)

    def _arrived(self) -> None:
        assert self.sending is not None
        self.sent.append(self.sending)
        self.sending = None

    def _settle(self, album: list[dict[str, Any]]) -> None:
        """Whether the last one arrived before the kill."""
        if self.sending is not None and any(each["name"] == self.sending for each in album):
            self._arrived()

    def check(self, database: sqlite3.Connection) -> None:
        rows = database.execute(
            "SELECT pictures.number, pictures.name FROM pictures JOIN rooms USING (album) "
            "WHERE rooms.code = ? ORDER BY pictures.number",
            [self.table.code],
        ).fetchall()
        assert [number for number, _ in rows] == list(range(1, len(rows) + 1)), "a gap"
        maybe = [*self.sent, self.sending] if self.sending is not None else self.sent
        assert [name for _, name in rows] in (self.sent, maybe), "a picture lost or doubled"


def kill_often(data: Path, kills: int, seed: int) -> dict[str, int]:
    """So many kills; figures of what was played."""
    chance = random.Random(seed)
    servers = Servers(data)
    try:
        return asyncio.run(_kill_often(servers, kills, chance))
    finally:
        servers.close()


async def _kill_often(servers: Servers, kills: int, chance: random.Random) -> dict[str, int]:
    makers = [partial(new_player, *each, chance) for each in TABLES]
    players: list[Player] = []
    finished: list[Player] = []
    senders: list[Sender] = []
    for number in range(kills):
        at = servers.start()
        if not players:
            players = [make(at) for make in makers]
            senders = [Sender(at)]
        for place, player in enumerate(players):
            if player.over and player.unanswered is None:
                finished.append(player)
                players[place] = makers[place](at)
        if senders[-1].over:
            senders.append(Sender(at))
        playing = [asyncio.create_task(each.play(at)) for each in players]
        playing.append(asyncio.create_task(senders[-1].play(at)))
        if number % 8 == 1:
            await senders[-1].more()
        long = number % 4 == 0  # long enough for the bots to wake
        await asyncio.sleep(chance.uniform(0.3, 0.8) if long else chance.uniform(0.0, 0.3))
        servers.kill()
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
        check_all([*finished, *players, *senders], servers.data)
    everybody = [*finished, *players]
    return {
        "kills": kills,
        "tables": len(everybody),
        "finished": len(finished),
        "acknowledged": sum(len(player.acknowledged) for player in everybody),
        "said_again": sum(player.repeated for player in everybody),
        "moves": moves_in(servers.data),
        "notes": sum(len(each.notes) for each in everybody if isinstance(each, Pairing)),
        "pictures": sum(len(sender.sent) for sender in senders),
    }


def new_player(key: str, seats: int, people: int, chance: random.Random, at: str) -> Player:
    more = {"options": BY_HAND} if key == PAIRS else {}
    with httpx.Client(base_url=f"http://{at}", timeout=PATIENCE) as http:
        table: Table = opened(http, at, seats, game=key, **more).all_here(people)
        table.start()
    return (Pairing if key == PAIRS else Player)(table, people, chance)


def check_all(players: Sequence[Player | Sender], data: Path) -> None:
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
