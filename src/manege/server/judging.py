"""Judging — how everybody's chances stood in a game that is over, reckoned once for all who ask.

Each moment is a question of its own to a bot's process, one after the other: between two of them
everybody else's bots have their turn, and the server itself does next to nothing.
"""

from __future__ import annotations

import asyncio
import pickle
from contextlib import suppress
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import structlog
from msgspec.structs import replace

from manege.kernel.chance import chance_from
from manege.kernel.hints import secret
from manege.kernel.match import Match
from manege.server import wire
from manege.server.bots import BotFailed
from manege.server.listening import Listener, held, written
from manege.server.thinking import Answer, Judging, Question, drawn
from manege.server.trouble import Trouble

if TYPE_CHECKING:
    from manege.server.room import Room

log = structlog.get_logger()

STEPS: Final = 60  # moments, evenly over the game; then those about the turning points
TURNS: Final = 3
CLEARLY: Final = 60  # thousandths that change hands: less turns nothing
AT_ONCE: Final = 6  # moments, told together
A_MOMENT: Final = 0.12  # seconds of thought
A_TURN: Final = 1.0
AGAIN: Final = 3  # times a moment is asked about again: processes begin slowly on a busy machine
WHOLE: Final = 1000


class Review:
    """Of a room; nothing of it is kept but in memory."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.told: wire.Judged | None = None
        self.askers: dict[Listener, str] = {}
        self.task: asyncio.Task[None] | None = None

    def ask(self, asker: Listener, wish: wire.Judge) -> None:
        """What is reckoned so far at once, the rest as it comes."""
        match = self.room.playing()
        if match.game.guide is None:
            raise Trouble("judge.none")
        if not match.over:
            raise Trouble("table.not-over")
        self.room.bounds.count_recall(held(asker))
        self.askers[asker] = wish.id
        if self.told is not None:
            self._tell(asker)
        if self.told is not None and self.told.done == self.told.of:
            self.leave(asker)
        elif self.task is None or self.task.done():
            self.task = asyncio.create_task(self._reckon(match))

    def leave(self, asker: Listener) -> None:
        """Nothing more is told there."""
        self.askers.pop(asker, None)

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def _reckon(self, match: Match) -> None:
        try:
            stood = await self._all_along(match)
            turned = await self._turned(match, stood)
            self._take(stood, turned, len(stood))
        except Exception as failure:
            if not isinstance(failure, BotFailed):
                log.error("a review failed", error=type(failure).__name__)
            for asker, wish in self.askers.items():
                asker.tell(written(wire.Failure("judge.failed", {}, wish)))
        self.askers.clear()

    async def _all_along(self, match: Match) -> dict[int, list[int]]:
        """By chapter."""
        last = len(match.actions)
        chapters = sorted({last * step // STEPS for step in range(STEPS + 1)})
        stood: dict[int, list[int]] = {}
        for chapter in chapters:
            stood[chapter] = await self._stood(match, chapter)
            if len(stood) % AT_ONCE == 0:
                self._take(stood, [], len(chapters) + TURNS * (last // STEPS + 1))
        return stood

    async def _turned(self, match: Match, stood: dict[int, list[int]]) -> list[wire.Turned]:
        """Where most changed hands, looked at action by action, in the order of the game."""
        spans = sorted(pairwise(sorted(stood)), key=lambda span: -moved(stood, *span))
        turned = []
        for first, end in sorted(spans[:TURNS]):
            if moved(stood, first, end) < CLEARLY:
                continue
            for chapter in range(first + 1, end):
                stood[chapter] = await self._stood(match, chapter)
            before, after = max(
                pairwise(range(first, end + 1)), key=lambda span: moved(stood, *span)
            )
            seat = match.actions[before].seat
            better = await self._better(match, before)
            turned.append(
                wire.Turned(
                    after,
                    seat,
                    stood[before],
                    stood[after],
                    None if better is None else better.instead,
                    0 if better is None else round(WHOLE * better.gain),
                )
            )
        return turned

    async def _stood(self, match: Match, chapter: int) -> list[int]:
        if chapter == len(match.actions):
            assert match.outcome is not None
            winners = match.outcome.winners
            return [WHOLE // len(winners) * (seat in winners) for seat in range(match.seats)]
        answer = await self._asked(match, chapter, "chances", A_MOMENT)
        return [round(WHOLE * share) for share in answer.shares]

    async def _better(self, match: Match, number: int) -> Answer | None:
        """Not of what nobody ever learnt."""
        shown = secret(match.game, match.actions[number].code)
        later = [event["event"] for event in match.told(None, number + 1)]
        if shown is not None and shown not in later:
            return None
        return await self._asked(match, number, "better", A_TURN)

    async def _asked(self, match: Match, number: int, judging: Judging, seconds: float) -> Answer:
        """About the moment before this action, as spectators saw it."""
        past, action = match.fork(number), match.actions[number]
        seed = drawn(match.seed, match.seats)
        world = match.game.imagine(past.table, None, chance_from(drawn(seed, number)))
        question = Question(
            match.game.key,
            "",
            seed,
            number,
            action.seat,
            {"options": []},
            pickle.dumps(world),
            action.code,
            judging,
            seconds,
        )
        for _ in range(AGAIN):
            with suppress(BotFailed):
                return await self.room.house.thinkers.advice(question)
        return await self.room.house.thinkers.advice(question)

    def _take(self, stood: dict[int, list[int]], turned: list[wire.Turned], steps: int) -> None:
        moments = [wire.Stood(chapter, stood[chapter]) for chapter in sorted(stood)]
        self.told = wire.Judged("", len(stood), steps, moments, turned)
        for asker in self.askers:
            self._tell(asker)

    def _tell(self, asker: Listener) -> None:
        assert self.told is not None
        asker.tell(written(replace(self.told, id=self.askers[asker])))


def moved(stood: dict[int, list[int]], before: int, after: int) -> int:
    """How much changed hands."""
    return sum(abs(b - a) for a, b in zip(stood[before], stood[after], strict=True)) // 2
