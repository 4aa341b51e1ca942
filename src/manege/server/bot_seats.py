"""Bots at a table — each thinks in a process elsewhere, takes its time, then plays like anybody."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog
from structlog.contextvars import bind_contextvars

from manege.kernel.refusal import Refused
from manege.server import logs, wire
from manege.server.bots import Choice
from manege.server.trouble import Trouble

if TYPE_CHECKING:
    from manege.server.room import Room

log = structlog.get_logger()


class BotSeats:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.thinking: dict[int, asyncio.Task[None]] = {}

    def must_decide(self, seat: int) -> bool:
        sits = self.room.record.seats[seat].kind == "bot"
        return sits and seat in self.room.seats_asked(bots=True)

    def wake(self) -> None:
        """Every bot that must decide begins to think."""
        for seat in range(len(self.room.record.seats)):
            if seat not in self.thinking and self.must_decide(seat):
                self.thinking[seat] = asyncio.create_task(self._play(seat))

    async def _play(self, seat: int) -> None:
        """One decision after the other, until the next one is somebody else's."""
        bind_contextvars(table=self.room.record.code)
        try:
            while self.must_decide(seat):
                await self._decide(seat)
        except Exception as error:
            log.error("a bot stopped", error=type(error).__name__)
        finally:
            del self.thinking[seat]
            self.room.touched = time.monotonic()

    async def _decide(self, seat: int) -> None:
        room = self.room
        turn, began = room.seq, time.monotonic()
        choice = await self._choice(seat)
        pause = choice.pauses * room.house.settings.bot_pause / room.clock.pace
        await asyncio.sleep(max(0.0, began + pause - time.monotonic()))
        if choice.at is not None:
            await self._take_time(seat, choice.at)
        if self.must_decide(seat):
            with suppress(Trouble, Refused):  # the table changed meanwhile: it thinks again
                await room.play(wire.Play(seat, turn, choice.code, "bot"))
                await room.bot_explains(seat, choice)

    async def _choice(self, seat: int) -> Choice:
        """By chance, where the table cannot be put before the bot: nor could it be elsewhere."""
        room, bot = self.room, self.room.record.seats[seat].bot or ""
        try:
            question = room.question(bot, seat)
        except Exception as error:
            log.error("a bot cannot be asked", bot=bot, seat=seat, error=logs.traced(error))
            room.house.metrics.bot_failures.inc()
            return Choice(secrets.choice(room.playing().options(seat)))
        return await room.house.thinkers.choose(question)

    async def _take_time(self, seat: int, at: float) -> None:
        """Until this second of the clock, as long as people think too."""
        clock, wait = self.room.clock, self.room.clock.wait
        while (
            self.must_decide(seat)
            and clock.wait == wait
            and clock.passed < at
            and any(not clock.absences.is_away(each) for each in self.room.seats_asked(bots=False))
        ):
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.01, (at - clock.passed) / clock.pace)):
                    await self.room.news.wait()
