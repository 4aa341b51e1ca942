"""Lines — what is said at a table, and which seats change hands in the game: kept, then told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from manege.kernel.match import Match
from manege.kernel.refusal import Refused
from manege.server import storage, telling, wire
from manege.server.listening import written
from manege.server.records import LoggedLine, Record
from manege.server.trouble import Trouble

if TYPE_CHECKING:
    from manege.server.room import Room

HANDED = "seat-"  # lines of the table itself; people's begin with line- or face-
REACTION = "react-"  # heard by whoever is there; nobody needs it tomorrow


class Lines:
    def __init__(self, room: Room, said: Iterable[LoggedLine]) -> None:
        self.room = room
        self.said = [*said]

    async def say(self, match: Match, wish: wire.Say) -> None:
        """A ready line, once between two actions of the seat; or once about each thing. A reaction
        now and then, whoever's turn it is."""
        if wish.line.startswith(REACTION):
            self._react(match, wish)
        else:
            check_line(match, wish, self.said, self.room.last_acted.get(wish.seat, 0))
            await self._tell(LoggedLine(wish.seat, wish.line, self.room.seq, wish.about))

    def _react(self, match: Match, wish: wire.Say) -> None:
        if wish.about or wish.line not in telling.ready_lines(match.game.key):
            raise Trouble("line.unknown")
        self.room.bounds.count_reaction(wish.seat)
        self.room.tell_all(written(wire.Said(wish.seat, wish.line, self.room.seq, "")))

    async def hand_over(self, record: Record) -> None:
        """Everybody hears that a seat gets another key or another player, before it does."""
        for seat, line, name in handed_over(self.room.record, record):
            await self._tell(LoggedLine(seat, line, self.room.seq, name))

    async def _tell(self, said: LoggedLine) -> None:
        self.room.bounds.check_log(len(self.said))
        job = storage.append_line(self.room.record.code, len(self.said), said)
        await self.room.keep(job)
        self.said.append(said)
        self.room.tell_all(written(wire.Said(**asdict(said))))


def handed_over(before: Record, after: Record) -> Iterator[tuple[int, str, str]]:
    """Seat, line, name; the game itself tells of chairs that are left for good."""
    if not before.started:
        return
    for number, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        if old.taken and new.taken and (old.kind, old.key) != (new.kind, new.key):
            what = "link" if old.kind == new.kind else new.kind
            yield number, HANDED + what, new.name or old.name or new.mark or ""


def check_line(match: Match, wish: wire.Say, said: Iterable[LoggedLine], last_acted: int) -> None:
    if wish.line not in telling.ready_lines(match.game.key):
        raise Trouble("line.unknown")
    house = match.game.house
    mine = [e for e in said if e.seat == wish.seat and not e.line.startswith(HANDED)]
    if house is not None:
        if refusal := house.why_not_say(match.table, wish.seat, wish.line, wish.about):
            raise Refused(refusal)
        if any(each.line == wish.line and each.about == wish.about for each in mine):
            raise Trouble("line.said")
    elif wish.about:
        raise Trouble("line.unknown")
    elif mine and mine[-1].seq >= last_acted:
        raise Trouble("line.said")
