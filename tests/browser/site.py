"""The built browser side, served by the real server in a process that can be killed."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec

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
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

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
        return opened(self.http, f"127.0.0.1:{self.port}", seats, **more)
