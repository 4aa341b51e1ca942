"""Bounds — how much may be done at one table: its log is kept, replayed and told as a whole."""

from __future__ import annotations

import time
from collections import Counter

from manege.server.limits import Bucket
from manege.server.settings import Limits, Rate
from manege.server.trouble import Trouble

SPECTATORS = -1


class Bounds:
    """The whole log; and, where all act at once for as long as they like, each seat's share."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.mark: int | None = None  # the house's present wait
        self.acts: Counter[int] = Counter()  # of each seat in it
        self.undos: dict[int, Bucket] = {}  # of each seat
        self.trials: dict[int, Bucket] = {}  # likewise
        self.asks = Bucket(limits.asks, time.monotonic())
        self.recalls: dict[int, Bucket] = {}  # likewise; spectators share one
        self.reactions: dict[int, Bucket] = {}

    def check_log(self, entries: int) -> None:
        if entries >= self.limits.log_entries:
            raise Trouble("table.too-long", most=self.limits.log_entries)

    def count(self, seat: int, mark: int | None) -> None:
        """A person acts: once more in this wait, or too often."""
        if mark != self.mark:
            self.mark, self.acts = mark, Counter()
        if mark is None:
            return
        if self.acts[seat] >= self.limits.acts_each_wait:
            raise Trouble("seat.too-often", most=self.limits.acts_each_wait)
        self.acts[seat] += 1

    def count_undo(self, seat: int) -> None:
        take(self.undos, seat, self.limits.undos)

    def count_ask(self) -> None:
        if not self.asks.take(time.monotonic()):
            raise Trouble("too-fast")

    def count_trial(self, seat: int) -> None:
        take(self.trials, seat, self.limits.trials)

    def count_recall(self, seats: tuple[int, ...]) -> None:
        take(self.recalls, seats[0] if seats else SPECTATORS, self.limits.recalls)

    def count_reaction(self, seat: int) -> None:
        take(self.reactions, seat, self.limits.reactions)


def take(buckets: dict[int, Bucket], seat: int, rate: Rate) -> None:
    now = time.monotonic()
    if not buckets.setdefault(seat, Bucket(rate, now)).take(now):
        raise Trouble("too-fast")
