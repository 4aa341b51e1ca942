"""Absences — people whose line is down, and since when by the table's clock."""

from __future__ import annotations

from collections.abc import Callable, Collection


class Absences:
    def __init__(self, now: Callable[[], float], patience: float) -> None:
        self.now = now
        self.patience = patience  # seconds; then nobody waits for them
        self.gone: dict[int, float] = {}  # since when
        self.anybody = False  # is any of them there

    def see(self, here: Collection[int], people: Collection[int]) -> None:
        """Who is there, of all who sit at the table."""
        now = self.now()
        somebody = any(seat in here for seat in people)
        gone = self.gone if somebody and self.anybody else {}  # alone, one waits for all anew
        self.gone = {seat: gone.get(seat, now) for seat in people if seat not in here}
        self.anybody = somebody

    def is_away(self, seat: int) -> bool:
        """Gone for so long that nobody waits for this seat (PP-47), and a bot may play for it."""
        return seat in self.gone and self.now() >= self.gone[seat] + self.patience

    def next_away(self, known: Collection[int]) -> float | None:
        """Seconds until somebody is away besides those known to be."""
        since = [when for seat, when in self.gone.items() if seat not in known]
        return min(since) + self.patience - self.now() if since else None
