"""The clock — how long a table has waited for people, and when it waits no longer.

It runs only while the server does: what has passed is in the log.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection

from manege.kernel.house import Wait
from manege.server import wire
from manege.server.absences import Absences
from manege.server.settings import Settings


class Clock:
    def __init__(self, settings: Settings) -> None:
        self.pace = settings.clock_pace
        self.absences = Absences(self.now, settings.away_seconds)
        self.wait: Wait | None = None
        self.began = 0.0
        self._timer: asyncio.Handle | None = None

    def now(self) -> float:
        return time.monotonic() * self.pace

    @property
    def passed(self) -> float:
        """Seconds of the present wait."""
        return 0.0 if self.wait is None else self.now() - self.began

    def turn_to(self, wait: Wait | None) -> None:
        """What the table waits for now; if that has not changed, time goes on."""
        if self.wait is None or wait is None or wait.mark != self.wait.mark:
            self.began = self.now()
        self.wait = wait

    def resume(self, wait: Wait | None, spent: float) -> None:
        """A wait that had lasted so long when the server stopped."""
        self.wait, self.began = wait, self.now() - spent

    def shown(self) -> wire.Clock | None:
        if self.wait is None or self.wait.seconds is None:
            return None
        left = max(0.0, self.wait.seconds - self.passed)
        return wire.Clock(round(left / self.pace, 3), self.wait.seconds / self.pace)

    def set(self, asked: Collection[int], ring: Callable[[], None]) -> None:
        """`ring` when nobody waits any longer for those who are asked."""
        self.stop()
        due = self._due(asked)
        if due is not None:
            self._timer = self.ring_in((due - self.now()) / self.pace, ring)

    def ring_in(self, seconds: float, ring: Callable[[], None]) -> asyncio.Handle | None:
        return asyncio.get_running_loop().call_later(max(0.0, seconds), ring)

    def _due(self, asked: Collection[int]) -> float | None:
        gone, anybody = self.absences.gone, self.absences.anybody
        if self.wait is None or not (anybody or self.wait.unseen):
            return None
        times = []
        if self.wait.seconds is not None:
            times.append(self.began + self.wait.seconds + self.wait.grace)
        if anybody and asked and all(seat in gone for seat in asked):
            away = max(gone[seat] for seat in asked) + self.absences.patience
            times.append(max(away, self.began + self.wait.absent))
        return min(times, default=None)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
