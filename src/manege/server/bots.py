"""Bots — they think in processes of their own; a slow or broken one delays nobody else."""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog
from msgspec import Struct, json
from msgspec.structs import replace

from manege import games
from manege.bots.levels import thinks
from manege.server.metrics import Metrics
from manege.server.thinking import Answer, Question, Sentence, other_figures
from manege.server.workers import Worker, hired

log = structlog.get_logger()

QUEUE_PATIENCE = 4  # times a bot's own
TRIES = 2  # of a question, each in another process


class BotFailed(Exception):
    """The kind of thing that went wrong, in a word."""


class Choice(Struct, frozen=True):
    code: int
    note: Sentence = Sentence()
    at: float | None = None
    pauses: float = 1.0


def said(answer: Answer) -> int:
    if answer.code is None:
        raise BotFailed(answer.error)
    return answer.code


def is_long(question: Question) -> bool:
    if question.judging or question.played is not None:
        return bool(question.judging)
    return thinks(games.game(question.game), question.bot) > 0


class Thinkers:
    """A few processes, asked in turn; the place of one that is gone is filled at once."""

    def __init__(self, number: int, patience: float, metrics: Metrics) -> None:
        self.number = number
        self.patience = patience
        self.metrics = metrics
        self.rest = 1.0  # seconds at least between two who take the same place
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        self.long = asyncio.Lock()
        self.waiting = 0
        self.workers: set[Worker] = set()
        self.places: list[asyncio.Task[None]] = []
        self.closed = asyncio.Event()
        self.command = [sys.executable, "-m", "manege.server.thinking"]
        self.asked: Callable[[Question], Awaitable[Answer]] = self.answer

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
            answer = await self.advice(question)
            choice = Choice(said(answer), answer.note, answer.at, answer.pauses)
        except BotFailed:
            choice = Choice(secrets.choice(question.view["options"]))
        self.metrics.bot_seconds.observe(time.perf_counter() - began)
        return choice

    async def advice(self, question: Question) -> Answer:
        """What the bot would do on this seat, and why; or why somebody did what was played."""
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

    async def _tried(self, question: Question) -> Answer:
        answer = await self.asked(question)
        if said(answer) not in [*question.view["options"], question.played]:
            raise BotFailed("no option")
        return answer

    async def answer(self, question: Question) -> Answer:
        """Of a process of ours."""
        async with asyncio.timeout(QUEUE_PATIENCE * self.patience):
            worker = await self._free(question)
        question = replace(question, share=self.number / (self.number + self.waiting))
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

    async def _free(self, question: Question) -> Worker:
        """Those who search long wait behind one another, so whoever is quick has at most one of
        them before it; and the more of them wait, the shorter each searches: all together they
        take no longer than one of them may."""
        self.waiting += 1
        try:
            if not is_long(question):
                return await self.idle.get()
            async with self.long:
                return await self.idle.get()
        finally:
            self.waiting -= 1

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
