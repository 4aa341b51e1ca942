"""What whoever hosts is told and may say; docs/hosting.md tells what it means."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

MOST_MINUTES = 30 * 24 * 60

Address = Annotated[str, Meta(min_length=1, max_length=64)]
Minutes = Annotated[int, Meta(ge=0, le=MOST_MINUTES)]
TableState = Literal["lobby", "playing", "over", "closed"]


class Load(Struct, frozen=True):
    """`processor` and `uptime` in seconds, `lag` (what waits its turn in the server) in ms."""

    processor: float
    uptime: float
    lag: float
    average: float
    cores: int
    memory: int
    lines: int
    rooms: int
    bot_workers: int
    bot_workers_wanted: int


class Disk(Struct, frozen=True):
    """In bytes: what our data takes, and the whole disk."""

    data: int
    free: int
    total: int


class Happened(Struct, frozen=True):
    """A warning or an error of the log."""

    at: str
    level: str
    event: str
    table: str
    more: str


class Visiting(Struct, frozen=True):
    """An address with lines open, or one that is banned for so many more seconds."""

    address: str
    lines: int
    banned: float


class HostedTable(Struct, frozen=True):
    """`lines`: how many devices look at it now; `touched` in seconds since 1970."""

    code: str
    game: str
    state: TableState
    seats: int
    actions: int
    pictures: int
    lines: int
    touched: float


class Hosted(Struct, frozen=True):
    """`signs`: why all visitors may look like one. `word`: what opens tables, if anything does."""

    version: str
    word: str | None
    load: Load
    disk: Disk
    tables: dict[str, int]
    troubles: dict[str, int]
    happened: list[Happened]
    visitors: list[Visiting]
    signs: list[str]


class Ban(Struct, frozen=True):
    """No minutes: it is let in again."""

    address: Address
    minutes: Minutes
