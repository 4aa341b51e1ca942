"""Limits — buckets of tokens: each message takes one, time fills them up again."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from manege.server.settings import Limits, Rate

MOST_BUCKETS = 10_000
MOST_KNOWN = 20_000
HOSTING = Rate(60, 10)  # an address's calls for whoever hosts, right or wrong
MOST_RESERVES = 100  # tables of an address


class Bucket:
    __slots__ = ("at", "level", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.level = rate.burst
        self.at = now

    def fill(self, now: float) -> None:
        self.level = min(self.rate.burst, self.level + (now - self.at) * self.rate.each_second)
        self.at = now

    def is_full(self, now: float) -> bool:
        self.fill(now)
        return self.level >= self.rate.burst

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
        return self._level(address) < 1

    def charge(self, address: str, cost: float) -> None:
        """What has been done is paid for, also by whoever has nothing left."""
        self._bucket(address).level = self._level(address) - cost

    def debt(self, address: str) -> float:
        """Seconds until nothing is owed any more."""
        owed = max(0.0, -self._level(address))
        return owed and owed / max(self.rate.each_second, 0.001)

    def owes_as_much(self, address: str) -> bool:
        """As it may take at once."""
        return self._level(address) <= -self.rate.burst

    def _level(self, address: str) -> float:
        bucket = self._bucket(address)
        bucket.fill(self.clock())
        return bucket.level

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
        self.buckets = {
            address: bucket for address, bucket in self.buckets.items() if not bucket.is_full(now)
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


class Reserves:
    """What is left for a table once its address has no more: neighbours cannot use it up."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.tables: dict[str, dict[str, Bucket]] = {}  # of each address

    def take(self, address: str, code: str) -> bool:
        if address not in self.tables and len(self.tables) >= MOST_BUCKETS:
            del self.tables[next(iter(self.tables))]
        buckets = self.tables.setdefault(address, {})
        now = time.monotonic()
        if code not in buckets:
            if len(buckets) >= MOST_RESERVES:  # what is all it can take has not been used of late
                buckets = {c: each for c, each in buckets.items() if not each.is_full(now)}
                self.tables[address] = buckets
            if len(buckets) >= MOST_RESERVES:
                return False
            buckets[code] = Bucket(self.rate, now)
        return buckets[code].take(now)


class Bans:
    """Addresses that whoever hosts has sent away for a time."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.until: dict[str, float] = {}

    def put(self, address: str, seconds: float) -> None:
        """No time at all lets it in again."""
        self.until.pop(address, None)
        if seconds > 0:
            self.until[address] = self.clock() + seconds

    def __contains__(self, address: str) -> bool:
        return self.left(address) > 0

    def left(self, address: str) -> float:
        """Seconds."""
        left = max(0.0, self.until.get(address, 0.0) - self.clock())
        if not left:
            self.until.pop(address, None)
        return left

    def all(self) -> dict[str, float]:
        return {address: left for address in [*self.until] if (left := self.left(address))}


class Counted:
    """How many there are now, of each address that has any."""

    def __init__(self) -> None:
        self.numbers: Counter[str] = Counter()

    def __getitem__(self, address: str) -> int:
        return self.numbers[address]

    def add(self, address: str) -> None:
        self.numbers[address] += 1

    def remove(self, address: str) -> None:
        self.numbers[address] -= 1
        if not self.numbers[address]:
            del self.numbers[address]

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        self.add(address)
        try:
            yield
        finally:
            self.remove(address)


class Line(Protocol):
    def hang_up(self, code: int) -> None: ...


class Present:
    """The lines of each address that has any."""

    def __init__(self) -> None:
        self.lines: dict[str, set[Line]] = {}

    def number(self, address: str) -> int:
        return len(self.lines.get(address, ()))

    @contextmanager
    def one(self, address: str, line: Line) -> Iterator[None]:
        lines = self.lines.setdefault(address, set())
        lines.add(line)
        try:
            yield
        finally:
            lines.remove(line)
            if not lines:
                del self.lines[address]

    def cut(self, address: str, code: int) -> None:
        for line in self.lines.get(address, ()):
            line.hang_up(code)


class Gates:
    """What an address may do in how much time."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Buckets(limits.requests)
        self.work = Buckets(limits.work)
        self.pages = Buckets(limits.pages)
        self.refused = Counted()  # calls too many that still wait to hear of it
        self.reserves = Reserves(limits.reserve)
        self.messages = Buckets(limits.messages_each_address)
        self.message_reserves = Reserves(limits.message_reserve)
        self.tables = Buckets(limits.tables)
        self.tables_a_day = Buckets(limits.tables_a_day)
        self.guesses = Buckets(limits.guesses)
        self.wrong_keys = Buckets(limits.guesses)
        self.wrong_words = Buckets(limits.guesses)
        self.hosting = Buckets(HOSTING)
        self.bans = Bans()
        self.stories = Buckets(limits.stories)
        self.drawings = Buckets(limits.drawings)
        self.drawn: dict[str, bytes] = {}  # links
        self.known = Known()
        self.pictures = Buckets(limits.pictures)
        self.picture_bytes_a_day = Buckets(limits.picture_bytes_a_day)
        self.present = Present()
        self.uploads = Counted()

    def may_call(self, address: str, code: str | None) -> bool:
        """As often as an address may; about a table found before, a little more often."""
        if not self.work.is_empty(address) and self.requests.take(address):
            return True
        is_known = code is not None and (address, code.upper()) in self.known
        has_more = is_known and not self.work.owes_as_much(address)
        return has_more and self.reserves.take(address, str(code).upper())

    def may_say(self, address: str, code: str) -> bool:
        """Likewise with messages: all lines of an address together."""
        if not self.work.is_empty(address) and self.messages.take(address):
            return True
        has_more = not self.work.owes_as_much(address)
        return has_more and self.message_reserves.take(address, code)

    def worked(self, address: str, seconds: float) -> None:
        self.work.charge(address, 1000 * seconds)

    def may_look(self, address: str, code: str) -> bool:
        """Whoever has guessed too often waits, but not at the tables found before."""
        return (address, code.upper()) in self.known or not self.guesses.is_empty(address)

    def found(self, address: str, code: str) -> None:
        self.known.add(address, code.upper())

    def wrong_key(self, address: str, code: str) -> bool:
        """Counted; True if there were too many at this table."""
        return not self.wrong_keys.take(f"{address} {code.upper()}")
