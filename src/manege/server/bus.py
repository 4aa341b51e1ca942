"""The bus — how the nodes of one installation call one another; inside one process, or over NATS.

Nothing that must last is ever on it: the truth is in the database. What is lost on the way is asked
for again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

Hear = Callable[[bytes], None]
Reply = Callable[[bytes], Awaitable[bytes]]

GROUP_SECONDS = 0.05


class Nobody(Exception):
    """Nobody answers there, or not in time."""


class Bus(Protocol):
    """A subject is a few words with dots between them."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def hear(self, subject: str, heard: Hear) -> None:
        """All that is told there, in the order in which each teller told it."""
        ...

    async def answer(self, subject: str, reply: Reply) -> None:
        """One of those who answer there is asked, each question once."""
        ...

    async def tell(self, subject: str, message: bytes) -> None: ...

    async def ask(self, subject: str, question: bytes, seconds: float) -> bytes:
        """Raises Nobody."""
        ...

    def when_cut(self, cut: Callable[[], None]) -> None:
        """Called whenever messages may have been lost."""
        ...


class Hall:
    """All in one process: what a single server has, and what tests compare with."""

    def __init__(self) -> None:
        self.hearing: dict[str, list[Hear]] = {}
        self.answering: dict[str, list[Reply]] = {}
        self.turn = 0

    async def start(self) -> None:
        """There is nothing to connect."""

    async def stop(self) -> None:
        self.hearing.clear()
        self.answering.clear()

    async def hear(self, subject: str, heard: Hear) -> None:
        self.hearing.setdefault(subject, []).append(heard)

    async def answer(self, subject: str, reply: Reply) -> None:
        self.answering.setdefault(subject, []).append(reply)

    async def tell(self, subject: str, message: bytes) -> None:
        for heard in self.hearing.get(subject, ()):
            heard(message)

    async def ask(self, subject: str, question: bytes, seconds: float) -> bytes:
        there = self.answering.get(subject)
        if not there:
            raise Nobody(subject)
        self.turn += 1
        try:
            async with asyncio.timeout(seconds):
                return await there[self.turn % len(there)](question)
        except TimeoutError:
            raise Nobody(subject) from None

    def when_cut(self, cut: Callable[[], None]) -> None:
        """Nothing is lost here."""
