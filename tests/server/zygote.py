"""A process that has everything imported and forks servers: a start takes a moment, not seconds.

Reads a line of JSON for each server; each prints its process number and its address when it serves.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import alembic.command  # noqa: F401 # so that the children need not
import msgspec

from manege.server import serve
from tests.server.running import GENEROUS


def run_child(line: str) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    serve.serve(
        **msgspec.json.decode(line),
        web=Path("no web"),
        limits=GENEROUS,
        ready=lambda addresses: print(os.getpid(), addresses.here, flush=True),
    )


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the killed need no funeral
    for line in sys.stdin:
        if os.fork() == 0:
            os.close(sys.stdin.fileno())
            run_child(line)
            os._exit(0)


if __name__ == "__main__":
    main()
