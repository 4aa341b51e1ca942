"""Workers — processes of our own that answer line by line, and can be ended at any moment."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress

MOST_LINE = 2**20


class Worker:
    """One process, one question at a time."""

    def __init__(self, process: Process) -> None:
        self.process = process

    async def ask(self, *question: bytes) -> bytes:
        """Its answer, one line; an empty one if it has ended."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        for part in question:
            self.process.stdin.write(part)
            await self.process.stdin.drain()
        return await self.process.stdout.readline()

    def dismiss(self) -> None:
        with suppress(ProcessLookupError):  # it went by itself
            self.process.kill()


async def hired(*command: str) -> Worker:
    process = await asyncio.create_subprocess_exec(
        *command,
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,  # a traceback could tell of cards
        limit=MOST_LINE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},  # it finds what we find
        start_new_session=True,  # Ctrl-C is for the server
    )
    return Worker(process)
