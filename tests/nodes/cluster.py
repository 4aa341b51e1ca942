"""Nodes as processes of their own that can be killed and paused, and people who move on to another
one when their line is cut, as browsers do."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from manege.server import moving
from tests.nodes.processes import seconds_of
from tests.server.killing import PAIRS, Pairing, Player, Sender, Servers, check_all, new_player
from tests.server.running import Table

PASSING = {"table.moved", "storage.failed", "storage.busy", "turn.stale", "server.failed"}
UNAVAILABLE = 503
PAUSE = 0.1  # seconds, before a line is taken up again
WAYS_OUT = (ConnectionClosed, OSError, InvalidHandshake, TimeoutError)


class Cluster:
    """Without a database: one server of its own, on SQLite."""

    def __init__(
        self, number: int, folder: Path, database: str | None, bus: str | None, lease: float
    ) -> None:
        self.database = database or str(folder)
        more = {"database": database, "bus": bus, "lease_seconds": lease}
        self.servers = Servers(folder, **more)
        self.nodes: dict[int, str] = {}  # the process, where it serves
        for _ in range(number):
            self.start()

    def start(self) -> int:
        at = self.servers.start()
        self.nodes[self.servers.pid] = at
        return self.servers.pid

    def kill(self, node: int) -> None:
        del self.nodes[node]
        os.kill(node, signal.SIGKILL)

    def stop(self, node: int) -> None:
        """In good order."""
        del self.nodes[node]
        os.kill(node, signal.SIGTERM)

    def pause(self, node: int) -> None:
        os.kill(node, signal.SIGSTOP)

    def wake(self, node: int) -> None:
        os.kill(node, signal.SIGCONT)

    def close(self) -> None:
        for node in [*self.nodes]:
            self.kill(node)
        self.servers.close()

    def seconds_used(self) -> float:
        """Of the processor, by all nodes together; their bots' processes are not in it."""
        return sum(map(seconds_of, self.nodes))

    def any(self, chance: random.Random) -> str:
        return chance.choice([*self.nodes.values()])

    def check(self, players: Sequence[Roaming | RoamingSender]) -> None:
        """All that is kept, looked at as on a server of its own."""
        if not moving.is_url(self.database):
            check_all(players, Path(self.database))
            return
        with TemporaryDirectory() as folder:
            moving.move(self.database, folder)
            check_all(players, Path(folder))


class Roaming(Player):
    """Plays at whichever node answers; counts how long it could not."""

    def __init__(self, table: Table, people: int, chance: random.Random) -> None:
        super().__init__(table, people, chance)
        self.gaps: list[float] = []
        self.cut_at: float | None = None
        self.at = ""  # the node that was asked last
        self.troubles: set[str] = set()
        self.said: dict[str, float] = {}  # when, by wish

    @property
    def has_ended(self) -> bool:
        return self.over and self.unanswered is None

    async def roam(self, cluster: Cluster, until: float) -> None:
        """`cut_at` is left where the line was never taken up again."""
        while not self.has_ended:
            try:
                async with asyncio.timeout(max(0.1, until - time.monotonic())):
                    self.at = cluster.any(self.chance)
                    async with connect(
                        f"ws://{self.at}/ws/{self.table.code}",
                        ping_interval=None,
                        compression=None,
                        open_timeout=2,
                        close_timeout=0.1,
                    ) as socket:
                        await self.talk(socket)
            except WAYS_OUT:
                pass
            if self.has_ended or time.monotonic() >= until:
                return
            if self.cut_at is None:
                self.cut_at = time.monotonic()
            await asyncio.sleep(PAUSE)

    def refused(self, message: dict[str, Any]) -> None:
        if message.get("error") not in PASSING:
            super().refused(message)
            return
        self.troubles.add(message["error"])
        raise TimeoutError  # the line is taken up again

    async def wish(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        self.is_back()
        await super().wish(socket, message)

    async def take(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        self.is_back()
        await super().take(socket, message)

    async def say(self, socket: ClientConnection, wish: str) -> None:
        self.said.setdefault(wish, time.perf_counter())
        await super().say(socket, wish)

    def is_back(self) -> None:
        if self.cut_at is not None:
            self.gaps.append(time.monotonic() - self.cut_at)
            self.cut_at = None


class RoamingPairing(Pairing, Roaming):
    """Likewise; a note that met a passing trouble may have arrived."""

    def refused(self, message: dict[str, Any]) -> None:
        refused = Roaming.refused if message.get("error") in PASSING else Pairing.refused
        refused(self, message)


class RoamingSender(Sender):
    """Brings pictures to whichever node answers."""

    async def roam(self, cluster: Cluster, chance: random.Random, until: float) -> None:
        while not self.over and time.monotonic() < until:
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.1, until - time.monotonic())):
                    await self.play(cluster.any(chance))
            await asyncio.sleep(PAUSE)

    def answered(self, answer: httpx.Response, status: int) -> httpx.Response:
        if answer.status_code == UNAVAILABLE:
            raise httpx.TransportError("a passing trouble")
        return super().answered(answer, status)


class Watching:
    """A browser more at a table: what it sees last, and how often its line was cut."""

    def __init__(self, player: Roaming, chance: random.Random) -> None:
        self.player = player
        self.code = player.table.code
        self.chance = chance
        self.seen: dict[int, float] = {}  # when, by sequence number
        self.seq = 0
        self.cuts = 0

    async def roam(self, cluster: Cluster, until: float) -> None:
        while time.monotonic() < until:
            try:
                async with asyncio.timeout(max(0.1, until - time.monotonic())):
                    async with connect(
                        f"ws://{cluster.any(self.chance)}/ws/{self.code}",
                        ping_interval=None,
                        compression=None,
                        open_timeout=2,
                        close_timeout=0.1,
                    ) as socket:
                        await socket.send('{"type":"hello","keys":[]}')
                        async for frame in socket:
                            self.see(msgspec.json.decode(frame))
            except WAYS_OUT:
                pass
            if time.monotonic() < until:
                self.cuts += 1
            await asyncio.sleep(PAUSE)

    def see(self, message: dict[str, Any]) -> None:
        if message["type"] in ("state", "moved"):
            assert message["seq"] >= self.seq, "what was seen is gone"
            self.seq = message["seq"]
            if message["type"] == "moved":
                self.seen[self.seq] = time.perf_counter()

    def delays(self) -> list[float]:
        """From a move of the player to this screen."""
        moves = ((self.player.said[wish], seq) for wish, seq in self.player.acknowledged.items())
        return [self.seen[seq] - said for said, seq in moves if seq in self.seen]


def player_at(
    cluster: Cluster, chance: random.Random, game: str, seats: int, people: int | None = None
) -> Roaming:
    """Bots on the other seats."""
    people = seats if people is None else people
    opened = new_player(game, seats, people, chance, cluster.any(chance))
    return (RoamingPairing if game == PAIRS else Roaming)(opened.table, people, chance)
