"""Limits — buckets of tokens: each message takes one, time fills them up again."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from manege.server.settings import Limits, Rate

MOST_BUCKETS = 10_000


class Bucket:
    __slots__ = ("at", "level", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.level = rate.burst
        self.at = now

    def fill(self, now: float) -> None:
        self.level = min(self.rate.burst, self.level + (now - self.at) * self.rate.each_second)
        self.at = now

    def take(self, now: float) -> bool:
        self.fill(now)
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One bucket for each address."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        return self._bucket(address).take(self.clock())

    def is_empty(self, address: str) -> bool:
        bucket = self._bucket(address)
        bucket.fill(self.clock())
        return bucket.level < 1

    def _bucket(self, address: str) -> Bucket:
        if address not in self.buckets:
            if len(self.buckets) >= MOST_BUCKETS:
                self._forget_the_full_ones()
            self.buckets[address] = Bucket(self.rate, self.clock())
        return self.buckets[address]

    def _forget_the_full_ones(self) -> None:
        now = self.clock()
        for bucket in self.buckets.values():
            bucket.fill(now)
        self.buckets = {
            address: bucket
            for address, bucket in self.buckets.items()
            if bucket.level < bucket.rate.burst
        }


class Gates:
    """What an address may do in how much time."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Buckets(limits.requests)
        self.tables = Buckets(limits.tables)
        self.guesses = Buckets(limits.guesses)
        self.pictures = Buckets(limits.pictures)
        self.sockets: Counter[str] = Counter()
        self.uploads: Counter[str] = Counter()
