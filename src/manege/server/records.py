"""Records — a table as it is stored; they never change, a change makes a new one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from manege.kernel.components import Figures
from manege.server.wire import OptionValue, SeatKind


class Seat(Struct, frozen=True):
    kind: SeatKind
    name: str | None = None
    mark: str | None = None
    bot: str | None = None
    key: bytes | None = None  # hashed
    lent: int | None = None  # the action after which a bot sat in for whoever has the key

    @property
    def taken(self) -> bool:
        return self.kind != "empty"

    @property
    def way_in(self) -> bytes | None:
        """The key that opens it; none where a bot plays for nobody."""
        return None if self.kind == "bot" and self.lent is None else self.key


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
    figures: Figures = {}  # on its cards, those that were not the game's own at the start
    over: bool = False
    next: str | None = None
    album: str | None = None  # pictures of their own; a table and the one after it may share them
    pictures: int = 0  # how many
    closed: float | None = None  # since when, by whoever runs the server

    @property
    def started(self) -> bool:
        return self.seed is not None


class LoggedAction(Struct, frozen=True):
    """Number `seq` of a table's log: an action, or without a code the undo of the seat's last."""

    seq: int
    seat: int
    code: int | None
    client: str | None  # the id the browser gave it
    spent: float = 0.0  # seconds of the wait that stands after it, where the house has a clock


class LoggedLine(Struct, frozen=True):
    seat: int
    line: str
    seq: int
    about: str = ""


class LoggedNote(Struct, frozen=True):
    """What a seat wrote about something of its own; a bot's reason is a sentence of the game."""

    seat: int
    about: str
    text: str
    reason: str = ""
    facts: dict[str, int] = {}

    @property
    def whose(self) -> tuple[int, str]:
        return self.seat, self.about

    @property
    def is_blank(self) -> bool:
        """Taken back."""
        return not (self.text or self.reason)


class Kept(NamedTuple):
    """All that is stored of a table."""

    record: Record
    actions: Sequence[LoggedAction] = ()
    said: Sequence[LoggedLine] = ()
    notes: Sequence[LoggedNote] = ()
    touched: float = 0.0  # when anything of it last changed
    epoch: int | None = None  # in which it is this node's, where there are several
