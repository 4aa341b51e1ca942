"""Starts the real server as a process of its own: `python -m tests.server.server_process JSON`."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from manege.server import serve
from tests.server.running import GENEROUS


def main(text: str) -> None:
    serve.serve(
        **msgspec.json.decode(text),
        web=Path("no web"),
        limits=GENEROUS,
        ready=lambda addresses: print(addresses.here, flush=True),
    )


if __name__ == "__main__":
    main(sys.argv[1])
