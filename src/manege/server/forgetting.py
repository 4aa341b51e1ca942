"""Forgetting — a person's name and words, gone from a table whatever state it is in."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from manege.server import endings
from manege.server.endings import Ending
from manege.server.records import LoggedLine, LoggedNote
from manege.server.schema import lines, notes, seats
from manege.server.storage import Job

HANDED = "seat-"  # lines of the table itself, which name who sits there


def forget(code: str, seat: int, ending: Ending | None) -> Job[None]:
    """`ending`: the game as it was told, without that person's words."""

    def job(c: sa.Connection) -> None:
        own_seat = (seats.c.room == code, seats.c.seat == seat)
        c.execute(sa.update(seats).where(*own_seat), {"name": None})
        own_lines = (lines.c.room == code, lines.c.seat == seat)
        named = lines.c.line.startswith(HANDED, autoescape=True)
        c.execute(sa.update(lines).where(*own_lines, named), {"about": ""})
        own_notes = (notes.c.room == code, notes.c.seat == seat, notes.c.reason == "")
        c.execute(sa.delete(notes).where(*own_notes))
        if ending is not None:
            endings.put(code, endings.packed(ending))(c)

    return job


def seats_of_key(key: bytes) -> Job[list[tuple[str, int]]]:
    """The tables, one after the other, that a person's key opens, and the seat at each."""
    query = sa.select(seats.c.room, seats.c.seat).where(seats.c.key == key)
    return lambda c: [(code, seat) for code, seat in c.execute(query)]


def without_name(said: Sequence[LoggedLine], seat: int) -> list[LoggedLine]:
    return [
        LoggedLine(each.seat, each.line, each.seq)
        if each.seat == seat and each.line.startswith(HANDED)
        else each
        for each in said
    ]


def words_of(written: Sequence[LoggedNote], seat: int) -> list[LoggedNote]:
    """What the person wrote; not the reasons of a bot that sat in."""
    return [note for note in written if note.seat == seat and not note.reason]
