"""Limits — buckets of tokens: each message takes one, time fills them up again."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from manege.server.settings import Limits, Rate

MOST_BUCKETS = 10_000
MOST_KNOWN = 20_000


class Bucket:
    __slots__ = ("at", "level", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.level = rate.burst
        self.at = now

    def fill(self, now: float) -> None:
        self.level = min(self.rate.burst, self.level + (now - self.at) * self.rate.each_second)
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whoever finds one there may take more than there is, and waits the longer."""
        self.fill(now)
        if self.level < 1:
            return False
        self.level -= cost
        return True


class Buckets:
    """One bucket for each address, or whatever else is counted."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str, cost: float = 1.0) -> bool:
        return self._bucket(address).take(self.clock(), cost)

    def is_empty(self, address: str) -> bool:
        bucket = self._bucket(address)
        bucket.fill(self.clock())
        return bucket.level < 1

    def _bucket(self, address: str) -> Bucket:
        if address not in self.buckets:
            if len(self.buckets) >= MOST_BUCKETS:
                self._forget_the_full_ones()
            if len(self.buckets) >= MOST_BUCKETS:
                for oldest in [*self.buckets][: MOST_BUCKETS // 2]:
                    del self.buckets[oldest]
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


class Known:
    """Tables that an address has found before: a neighbour's wrong guesses do not hide them."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str], None] = {}  # the latest last

    def add(self, address: str, code: str) -> None:
        self.found.pop((address, code), None)
        self.found[address, code] = None
        if len(self.found) > MOST_KNOWN:
            del self.found[next(iter(self.found))]

    def __contains__(self, which: tuple[str, str]) -> bool:
        return which in self.found


class Counted:
    """How many there are now, of each address that has any."""

    def __init__(self) -> None:
        self.numbers: Counter[str] = Counter()

    def __getitem__(self, address: str) -> int:
        return self.numbers[address]

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        self.numbers[address] += 1
        try:
            yield
        finally:
            self.numbers[address] -= 1
            if not self.numbers[address]:
                del self.numbers[address]


class Gates:
    """What an address may do in how much time."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Buckets(limits.requests)
        self.tables = Buckets(limits.tables)
        self.guesses = Buckets(limits.guesses)
        self.wrong_keys = Buckets(limits.guesses)
        self.stories = Buckets(limits.stories)
        self.drawings = Buckets(limits.drawings)
        self.drawn: dict[str, bytes] = {}  # links
        self.known = Known()
        self.pictures = Buckets(limits.pictures)
        self.sockets = Counted()
        self.uploads = Counted()

    def may_look(self, address: str, code: str) -> bool:
        """Whoever has guessed too often waits, but not at the tables found before."""
        return (address, code.upper()) in self.known or not self.guesses.is_empty(address)

    def found(self, address: str, code: str) -> None:
        self.known.add(address, code.upper())

    def wrong_key(self, address: str, code: str) -> bool:
        """Counted; True if there were too many at this table."""
        return not self.wrong_keys.take(f"{address} {code.upper()}")
