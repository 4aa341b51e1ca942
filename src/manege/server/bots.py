"""Bots — they think in processes of their own; a slow or broken one delays nobody else."""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from contextlib import suppress

import structlog
from msgspec import Struct, json

from manege.server.metrics import Metrics
from manege.server.thinking import Answer, Question, other_figures
from manege.server.workers import Worker, hired

log = structlog.get_logger()

QUEUE_PATIENCE = 4  # times a bot's own
TRIES = 2  # of a question, each in another process


class BotFailed(Exception):
    """The kind of thing that went wrong, in a word."""


class Choice(Struct, frozen=True):
    code: int
    reason: str = ""
    facts: dict[str, int] = {}
    at: float | None = None
    pauses: float = 1.0


class Thinkers:
    """A few processes, asked in turn; the place of one that is gone is filled at once."""

    def __init__(self, number: int, patience: float, metrics: Metrics) -> None:
        self.number = number
        self.patience = patience
        self.metrics = metrics
        self.rest = 1.0  # seconds at least between two who take the same place
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        self.workers: set[Worker] = set()
        self.places: list[asyncio.Task[None]] = []
        self.closed = asyncio.Event()
        self.command = [sys.executable, "-m", "manege.server.thinking"]

    async def start(self) -> None:
        self.places = [asyncio.create_task(self._keep_filled()) for _ in range(self.number)]

    async def stop(self) -> None:
        self.closed.set()
        for worker in self.workers:
            worker.dismiss()
        await asyncio.gather(*self.places)

    async def choose(self, question: Question) -> Choice:
        """The bot's choice, or one of the options at random if it fails."""
        began = time.perf_counter()
        try:
            choice = await self.advice(question)
        except BotFailed:
            choice = Choice(secrets.choice(question.view["options"]))
        self.metrics.bot_seconds.observe(time.perf_counter() - began)
        return choice

    async def advice(self, question: Question) -> Choice:
        """What the bot would do on this seat, and why."""
        why = ""
        for _ in range(TRIES):
            try:
                return await self._tried(question)
            except Exception as failure:  # whatever it is, the table goes on
                why = str(failure) if isinstance(failure, BotFailed) else type(failure).__name__
            log.warning(
                "bot failed", game=question.game, bot=question.bot, seat=question.seat, why=why
            )
            self.metrics.bot_failures.inc()
        raise BotFailed(why)

    async def _tried(self, question: Question) -> Choice:
        answer = await self._asked(question)
        if answer.code is None:
            raise BotFailed(answer.error)
        if answer.code not in question.view["options"]:
            raise BotFailed("no option")
        return Choice(answer.code, answer.reason, answer.facts, answer.at, answer.pauses)

    async def _asked(self, question: Question) -> Answer:
        async with asyncio.timeout(QUEUE_PATIENCE * self.patience):
            worker = await self.idle.get()
        answer: Answer | None = None
        try:
            async with asyncio.timeout(self.patience):
                said = await worker.ask(json.encode(question), b"\n")
                answer = json.decode(said, type=Answer)
        finally:
            if answer is None:
                worker.dismiss()
            elif worker in self.workers:
                self.idle.put_nowait(worker)
        return answer

    async def _keep_filled(self) -> None:
        """One place: whoever leaves it, for whatever reason, is followed by another."""
        while not self.closed.is_set():
            began = time.monotonic()
            try:
                await self._employ()
            except Exception as failure:
                log.warning("no bot to be had", why=type(failure).__name__)
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, began + self.rest - time.monotonic())):
                    await self.closed.wait()

    async def _employ(self) -> None:
        """One process, from its start to its end."""
        worker = await hired(*self.command, json.encode(other_figures()).decode())
        if self.closed.is_set():
            worker.dismiss()
        self.workers.add(worker)
        self.idle.put_nowait(worker)
        self.metrics.bot_workers.set(len(self.workers))
        await worker.process.wait()
        self.workers.remove(worker)
        self.metrics.bot_workers.set(len(self.workers))
        for other in [self.idle.get_nowait() for _ in range(self.idle.qsize())]:
            if other is not worker:
                self.idle.put_nowait(other)
