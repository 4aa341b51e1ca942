"""A Ray cluster of some nodes on this machine; a node can be killed. Only whoever has its token is
let in: Ray insists on the machine's own address where it is told 127.0.0.1."""

from __future__ import annotations

import contextlib
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.nodes.processes import below, title_of
from tests.nodes.services import Missing, wait_for

STORE = 80_000_000  # bytes: the least that Ray takes
START_SECONDS = 120.0
QUIET = {
    "RAY_AUTH_MODE": "token",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_memory_monitor_refresh_ms": "0",  # what else this machine does is no matter of ours
    "RAY_DISABLE_IMPORT_WARNING": "1",
}


class RayCluster:
    """The first node is the head; each has so many cores."""

    def __init__(self, folder: Path, nodes: int, cores: int) -> None:
        self.program = Path(sys.executable).with_name("ray")
        if not self.program.exists():
            raise Missing("Ray is not installed: python3 tools/install.py cluster")
        self.folder = folder
        self.cores = cores
        self.environment = {
            **QUIET,
            "RAY_AUTH_TOKEN": secrets.token_hex(32),
            "PYTHONPATH": os.pathsep.join(each for each in sys.path if each),
        }
        self.port, self.client_port = free_ports(2)
        self.nodes: list[subprocess.Popen[bytes]] = []
        head = ["--head", f"--port={self.port}", f"--ray-client-server-port={self.client_port}"]
        self.begin(*head, "--include-dashboard=false", f"--temp-dir={folder / 'ray'}")
        wait_for(self.listens, START_SECONDS)
        for _ in range(nodes - 1):
            self.add()

    @property
    def address(self) -> str:
        return f"ray://127.0.0.1:{self.client_port}"

    def listens(self) -> bool:
        assert self.nodes[0].poll() is None, self.said()
        try:
            socket.create_connection(("127.0.0.1", self.client_port), 1).close()
        except OSError:
            return False
        return True

    def said(self) -> str:
        return (self.folder / "said").read_text(encoding="utf-8", errors="replace")

    def add(self) -> None:
        self.begin(f"--address=127.0.0.1:{self.port}")

    def begin(self, *words: str) -> None:
        with (self.folder / "said").open("ab") as said:
            node = subprocess.Popen(
                [
                    *(self.program, "start", "--block"),
                    *(f"--num-cpus={self.cores}", f"--object-store-memory={STORE}", *words),
                ],
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                env={**os.environ, **self.environment},
                start_new_session=True,
            )
        self.nodes.append(node)

    def kill(self, number: int) -> None:
        """All processes of a node at once, as if its machine had lost its power."""
        node = self.nodes.pop(number)
        for each in [*below(node.pid), node.pid]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)
        node.wait()

    def playing(self, number: int) -> int:
        """How many processes of a node have a part."""
        return sum(
            title_of(each).startswith("ray::played") for each in below(self.nodes[number].pid)
        )


def free_ports(number: int) -> list[int]:
    with contextlib.ExitStack() as stack:
        held = [stack.enter_context(socket.socket()) for _ in range(number)]
        for each in held:
            each.bind(("127.0.0.1", 0))
        return [each.getsockname()[1] for each in held]


@contextlib.contextmanager
def ray_cluster(nodes: int, cores: int = 1) -> Iterator[RayCluster]:
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        cluster = RayCluster(Path(folder), nodes, cores)
        try:
            yield cluster
        finally:
            while cluster.nodes:
                cluster.kill(-1)
