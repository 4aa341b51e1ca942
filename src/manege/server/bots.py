"""Bots — they think in processes of their own; a slow or broken one delays nobody else."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process

import structlog
from msgspec import DecodeError, Struct, json

from manege.server.metrics import Metrics
from manege.server.thinking import Answer, Question, other_figures

log = structlog.get_logger()

MOST_LINE = 2**20
QUEUE_PATIENCE = 4  # times a bot's own


class BotFailed(Exception):
    """The kind of thing that went wrong, in a word."""


class Choice(Struct, frozen=True):
    code: int
    reason: str = ""
    facts: dict[str, int] = {}
    at: float | None = None
    pauses: float = 1.0


class Worker:
    """One process, one question at a time."""

    def __init__(self, process: Process) -> None:
        self.process = process

    async def ask(self, question: Question) -> Answer:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.encode(question) + b"\n")
        await self.process.stdin.drain()
        return json.decode(await self.process.stdout.readline(), type=Answer)


class Thinkers:
    """A few processes, asked in turn; one that hangs or dies is replaced."""

    def __init__(self, number: int, patience: float, metrics: Metrics) -> None:
        self.number = number
        self.patience = patience
        self.metrics = metrics
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        self.workers: set[Worker] = set()
        self.command = [sys.executable, "-m", "manege.server.thinking"]

    async def start(self) -> None:
        for _ in range(self.number):
            await self._hire()

    async def stop(self) -> None:
        for worker in list(self.workers):
            await self._dismiss(worker)

    async def choose(self, question: Question) -> Choice:
        """The bot's choice, or one of the options at random if it fails."""
        began = time.perf_counter()
        try:
            choice = await self.advice(question)
        except (BotFailed, OSError, DecodeError) as failure:
            why = str(failure) if isinstance(failure, BotFailed) else type(failure).__name__
            log.warning(
                "bot failed", game=question.game, bot=question.bot, seat=question.seat, why=why
            )
            self.metrics.bot_failures.inc()
            choice = Choice(secrets.choice(question.view["options"]))
        self.metrics.bot_seconds.observe(time.perf_counter() - began)
        return choice

    async def advice(self, question: Question) -> Choice:
        """What the bot would do on this seat, and why."""
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
                answer = await worker.ask(question)
        finally:
            if answer is None:
                await self._dismiss(worker)
                await self._hire()
            else:
                self.idle.put_nowait(worker)
        return answer

    async def _dismiss(self, worker: Worker) -> None:
        self.workers.discard(worker)
        if worker.process.returncode is None:
            worker.process.kill()
        await worker.process.wait()

    async def _hire(self) -> None:
        process = await asyncio.create_subprocess_exec(
            *self.command,
            json.encode(other_figures()).decode(),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,  # a traceback could tell of cards
            limit=MOST_LINE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},  # it finds what we find
            start_new_session=True,  # Ctrl-C is for the server
        )
        worker = Worker(process)
        self.workers.add(worker)
        self.idle.put_nowait(worker)
