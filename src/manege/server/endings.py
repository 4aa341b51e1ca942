"""Endings — a finished game as each seat may read it, kept whatever becomes of the rules."""

from __future__ import annotations

import lzma
from typing import TYPE_CHECKING, Any, cast

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import asdict

from manege import games
from manege.server import telling, wire
from manege.server.catching_up import story
from manege.server.schema import endings, rooms
from manege.server.storage import Gone, Job

if TYPE_CHECKING:
    from manege.server.room import Room

QUICKLY = 1  # of lzma; higher ones take many times as long for a tenth less


class Ending(Struct, frozen=True):
    """By viewer, "watch" for whoever has no seat; notes whole, and which of them all may read."""

    seq: int
    views: dict[str, dict[str, Any]]
    told: dict[str, list[list[dict[str, Any]]]]
    notes: list[wire.Note]
    shown: list[tuple[int, str]]
    match: dict[str, Any]

    def state(self, room: Room, seats: tuple[int, ...]) -> wire.State:
        viewers = telling.viewers_of(seats)
        views = cast(dict[str, wire.View], self.views)
        told = cast(dict[str, list[list[wire.GameEvent]]], self.told)
        return wire.State(
            seq=self.seq,
            views={seat: views[str(seat)] for seat in seats},
            watch=views[telling.name_of(None)] if None in viewers else None,
            told={name: told[name] for name in map(telling.name_of, viewers)},
            told_before=0,
            missed=0,
            names=[seat.name or "" for seat in room.record.seats],
            lines=telling.ready_lines(room.record.game),
            said=[wire.SaidLine(**asdict(each)) for each in room.lines.said],
            notes=[each for each in self.notes if self._may_read(each, seats)],
            clock=None,
            undo=dict.fromkeys(seats, "over"),
            over=True,
        )

    def _may_read(self, note: wire.Note, seats: tuple[int, ...]) -> bool:
        return note.seat in seats or (note.seat, note.about) in self.shown

    def without_notes_of(self, seat: int) -> Ending:
        left = [each for each in self.notes if each.seat != seat or each.reason]
        return msgspec.structs.replace(self, notes=left)


async def ending_of(room: Room) -> Ending:
    """Bit by bit: others play meanwhile, at other tables."""
    match = room.playing()
    views: dict[str, Any] = {}
    told: dict[str, Any] = {}
    for viewer in (*range(len(room.record.seats)), None):
        name = telling.name_of(viewer)
        views[name] = telling.view(match, viewer)
        told[name] = await story(match, viewer, 0)
    return Ending(
        seq=room.seq,
        views=views,
        told=told,
        notes=[telling.note(match, each) for each in room.notes.notes.values()],
        shown=sorted(room.notes.shown(match)),
        match=match.as_data(),
    )


def packed(ending: Ending) -> bytes:
    return lzma.compress(msgspec.json.encode(ending), preset=QUICKLY)


def unpacked(told: bytes) -> Ending:
    return msgspec.json.decode(lzma.decompress(told), type=Ending)


def put(code: str, told: bytes) -> Job[None]:
    def job(c: sa.Connection) -> None:
        if c.execute(sa.select(rooms.c.code).where(rooms.c.code == code)).first() is None:
            raise Gone
        c.execute(sa.delete(endings).where(endings.c.room == code))
        c.execute(sa.insert(endings), {"room": code, "told": told})

    return job


def get(code: str) -> Job[Ending | None]:
    def job(c: sa.Connection) -> Ending | None:
        found = c.execute(sa.select(endings.c.told).where(endings.c.room == code)).scalar()
        return None if found is None else unpacked(found)

    return job


def missing(most: int) -> Job[list[str]]:
    """Finished games that can still be played anew, and whose ending is not kept yet, the latest
    first."""
    kept = sa.select(endings.c.room)
    known = [(rooms.c.game == g.key) & (rooms.c.edition == g.edition) for g in games.all_games()]
    there = (rooms.c.over, rooms.c.code.not_in(kept), sa.or_(*known))
    query = sa.select(rooms.c.code).where(*there)
    latest = query.order_by(rooms.c.touched.desc()).limit(most)
    return lambda c: [*c.execute(latest).scalars()]
