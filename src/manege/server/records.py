"""Records — a table as it is stored; they never change, a change makes a new one."""

from __future__ import annotations

from msgspec import Struct

from manege.server.wire import OptionValue, SeatKind


class Seat(Struct, frozen=True):
    kind: SeatKind
    name: str | None = None
    mark: str | None = None
    bot: str | None = None
    key: bytes | None = None  # hashed

    @property
    def taken(self) -> bool:
        return self.kind != "empty"


class Record(Struct, frozen=True):
    code: str
    game: str
    edition: int
    options: dict[str, OptionValue]
    seats: tuple[Seat, ...]
    host_key: bytes  # hashed
    host: int | None  # the seat of whoever opened the table
    created: float
    seed: int | None = None  # dealt at the start
    over: bool = False
    next: str | None = None

    @property
    def started(self) -> bool:
        return self.seed is not None


class LoggedAction(Struct, frozen=True):
    """Number `seq` of a table's log: an action, or without a code the undo of the seat's last."""

    seq: int
    seat: int
    code: int | None
    client: str | None  # the id the browser gave it


class LoggedLine(Struct, frozen=True):
    seat: int
    line: str
    seq: int
