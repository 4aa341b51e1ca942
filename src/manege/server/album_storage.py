"""Albums on disk — each change stores the table with them, in one commit."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from msgspec.structs import replace

from manege.server import photos, storage
from manege.server.records import Record
from manege.server.schema import pictures, rooms
from manege.server.storage import Job, count_of


def names(album: str | None) -> Job[list[tuple[int, str]]]:
    """Its pictures' numbers, from 1, and names."""

    def job(c: sa.Connection) -> list[tuple[int, str]]:
        found = sa.select(pictures.c.number, pictures.c.name).where(pictures.c.album == album)
        return [(row.number, row.name) for row in c.execute(found.order_by(pictures.c.number))]

    return job


def body(album: str | None, number: int) -> Job[bytes | None]:
    def job(c: sa.Connection) -> bytes | None:
        found = c.execute(sa.select(pictures.c.body).where(*is_picture(album, number))).scalar()
        return None if found is None else bytes(found)

    return job


def put(record: Record, number: int, name: str, picture: bytes) -> Job[Record]:
    """One more at the end, or another one in the place of an old one."""

    def job(c: sa.Connection) -> Record:
        own = with_own_album(c, record)
        row = {"album": own.album, "number": number, "name": name, "body": picture}
        c.execute(sa.delete(pictures).where(*is_picture(own.album, number)))
        c.execute(sa.insert(pictures), row)
        return saved(c, own)

    return job


def rename(record: Record, number: int, name: str) -> Job[Record]:
    def job(c: sa.Connection) -> Record:
        own = with_own_album(c, record)
        c.execute(sa.update(pictures).where(*is_picture(own.album, number)), {"name": name})
        return saved(c, own)

    return job


def remove(record: Record, number: int) -> Job[Record]:
    """The later ones move up; numbers below zero on the way, for no two are ever the same."""

    def job(c: sa.Connection) -> Record:
        own = with_own_album(c, record)
        c.execute(sa.delete(pictures).where(*is_picture(own.album, number)))
        mine = sa.update(pictures).where(pictures.c.album == own.album)
        c.execute(mine.where(pictures.c.number > number).values(number=-pictures.c.number))
        c.execute(mine.where(pictures.c.number < 0).values(number=-1 - pictures.c.number))
        return saved(c, own)

    return job


def remove_all(record: Record) -> Job[Record]:
    """What another table still shows stays for it."""

    def job(c: sa.Connection) -> Record:
        if not is_shared(c, record):
            c.execute(sa.delete(pictures).where(pictures.c.album == record.album))
        return saved(c, replace(record, album=None))

    return job


def blank(record: Record) -> Job[None]:
    """Each picture is an empty one without a name, there and at the tables before and after, which
    the same key holds: games go on."""
    albums = sa.select(rooms.c.album).where(rooms.c.host_key == record.host_key)
    mine = sa.update(pictures).where(pictures.c.album.in_(albums))

    def job(c: sa.Connection) -> None:
        c.execute(mine, {"name": "", "body": photos.empty()})

    return job


def is_picture(album: str | None, number: int) -> tuple[sa.ColumnElement[bool], ...]:
    return pictures.c.album == album, pictures.c.number == number


def saved(c: sa.Connection, record: Record) -> Record:
    count = count_of(c, record.album)
    now = replace(record, album=record.album if count else None, pictures=count)
    storage.change(now)(c)
    return now


def with_own_album(c: sa.Connection, record: Record) -> Record:
    """Whose album no other table shows: one that is shared is copied."""
    if record.album is not None and not is_shared(c, record):
        return record
    own = replace(record, album=secrets.token_hex(16))
    copied = sa.select(
        sa.literal(own.album), pictures.c.number, pictures.c.name, pictures.c.body
    ).where(pictures.c.album == record.album)
    c.execute(sa.insert(pictures).from_select(["album", "number", "name", "body"], copied))
    return own


def is_shared(c: sa.Connection, record: Record) -> bool:
    others = sa.select(rooms.c.code).where(
        rooms.c.album == record.album, rooms.c.code != record.code
    )
    return record.album is not None and c.execute(others.limit(1)).first() is not None
