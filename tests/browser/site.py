"""The built browser side, served by the real server in a process that can be killed."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import httpx
import msgspec
import sqlalchemy as sa

from manege.server import asking, database, lobby, storage, wire
from manege.server.keys import new_code, new_key
from manege.server.records import LoggedAction, Record
from tests.browser.serving import Wish
from tests.server.running import Table, opened

ROOT = Path(__file__).parents[2]
WEB = Path(os.environ.get("MANEGE_WEB") or ROOT / "web" / "dist")
PATIENCE = 30.0  # seconds


class NotBuilt(Exception):
    """There is nothing to serve."""


class Site:
    def __init__(self, data: Path, **wish: Any) -> None:
        if not (WEB / "index.html").is_file():
            raise NotBuilt("web/dist is not built; `make test` builds it.")
        self.wish = Wish(str(data), str(WEB), **wish)
        self.port = self.wish.port
        self.start()
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)

    @property
    def at(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        return f"http://{self.at}"

    def start(self, **changes: Any) -> None:
        """At the same port as before, if there was one."""
        self.wish = msgspec.structs.replace(self.wish, port=self.port, **changes)
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "tests.browser.serving",
                msgspec.json.encode(self.wish).decode(),
            ],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        told = self.process.stdout.readline() if ready else ""
        if not told:
            self.kill()
            raise AssertionError("the server did not start")
        self.port = int(told)

    def kill(self) -> None:
        """As a power cut does."""
        self.process.kill()
        self._bury()

    def freeze(self) -> None:
        """The line stays open and nobody answers, as with a pulled cable."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        self.http.close()
        self.disk.dispose()
        assert self.process.stdin is not None
        self.process.stdin.close()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self._bury()

    def _bury(self) -> None:
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()

    def open_table(self, seats: int = 4, **more: object) -> Table:
        return opened(self.http, self.at, seats, **more)

    @cached_property
    def disk(self) -> sa.Engine:
        """What the server finds its tables on."""
        return database.engine_of(Path(self.wish.data) / database.FILE)

    def lay_table(
        self,
        game: str,
        names: Sequence[str],
        options: Mapping[str, Any],
        moves: Iterable[tuple[int, int]],
    ) -> Table:
        """As if these people had sat down and played; the moves are not played one by one.

        The server finds it on its disk, as it does after a restart.
        """
        keys = [new_key() for _ in names]
        host_key = new_key()
        wish = wire.OpenTable(game, len(names), dict(options), name=names[0])
        record = lobby.opened(wish, new_code(), host_key, keys[0], time.time())
        for seat, name in enumerate(names[1:], 1):
            here = wire.SeatChange("here", name=name)
            record = lobby.changed_seat(record, seat, here, keys[seat])
        assert self.wish.seed is not None
        self._write(lobby.started(record, self.wish.seed), moves)
        sat = {"code": record.code, "host_key": host_key, "seat_key": keys[0]}
        table = Table(self.http, self.at, sat)
        table.keys.update(enumerate(keys))
        return table

    def _write(self, record: Record, moves: Iterable[tuple[int, int]]) -> None:
        log = [LoggedAction(seq, *move, None) for seq, move in enumerate(moves, 1)]
        match, _ = asking.replayed(record, log)
        with self.disk.begin() as line:
            storage.save(record)(line)
            for action in log:
                storage.append(record.code, action, over=match.over)(line)
