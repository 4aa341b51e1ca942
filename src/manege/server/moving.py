"""Moving — all tables of one database into an empty other one: from SQLite to PostgreSQL, say."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from manege.server import schema
from manege.server.database import FILE, StorageError
from manege.server.place import Place, place_of

AT_ONCE = 500  # rows
OF_SERVERS = {"nodes", "leases", "fences", "upkeep"}  # not of tables

Told = Callable[[str, int], None]


class Moved(NamedTuple):
    tables: int
    rows: int


def move(source: str, target: str, told: Told = lambda *_: None) -> Moved:
    """Whole or not at all, and compared row by row before it counts; the source stays as it is."""
    if source == target:
        raise StorageError("Both are the same database.")
    if not is_url(source) and not (Path(source).expanduser() / FILE).is_file():
        raise StorageError(f"There are no tables in {source}.")
    with opened(source) as old, opened(target) as new:
        if new.execute(sa.select(schema.rooms.c.code).limit(1)).first() is not None:
            raise StorageError(f"There are tables in {shown(target)} already; choose an empty one.")
        rows = 0
        for table in moved_tables():
            count, digest = 0, hashlib.sha256()
            for batch in batches(old, table):
                new.execute(sa.insert(table), batch)
                count += len(batch)
                add_to(digest, batch)
                told(table.name, count)
            if (count, digest.digest()) != counted(new, table):
                raise StorageError(f"“{table.name}” arrived as something else; nothing is changed.")
            rows += count
        tables = new.execute(sa.select(sa.func.count()).select_from(schema.rooms)).scalar_one()
        new.commit()
    return Moved(tables, rows)


def moved_tables() -> list[sa.Table]:
    """Those that others refer to come first."""
    return [table for table in schema.metadata.sorted_tables if table.name not in OF_SERVERS]


def counted(c: sa.Connection, table: sa.Table) -> tuple[int, bytes]:
    count, digest = 0, hashlib.sha256()
    for batch in batches(c, table):
        count += len(batch)
        add_to(digest, batch)
    return count, digest.digest()


def batches(c: sa.Connection, table: sa.Table) -> Iterator[list[dict[str, object]]]:
    """In the order of its key, byte by byte in both kinds of database."""
    keys = [
        sa.collate(key, "C" if c.dialect.name == "postgresql" else "BINARY")
        if isinstance(key.type, sa.String)
        else key
        for key in table.primary_key
    ]
    query = sa.select(table).order_by(*keys).execution_options(yield_per=AT_ONCE)
    for rows in c.execute(query).mappings().partitions():
        yield [dict(row) for row in rows]


def add_to(digest: hashlib._Hash, batch: list[dict[str, object]]) -> None:
    for row in batch:
        values = [
            bytes(value) if isinstance(value, memoryview) else value for value in row.values()
        ]
        digest.update(msgspec.msgpack.encode(values))


@contextmanager
def opened(where: str) -> Iterator[sa.Connection]:
    place = place_at(where)
    writing, reading = place.open()
    reading.dispose()
    try:
        with writing.connect() as connection:
            yield connection
            connection.rollback()
    finally:
        writing.dispose()
        place.close()


def place_at(where: str) -> Place:
    if is_url(where):
        return place_of(Path(), where)
    return place_of(Path(where).expanduser(), None)


def is_url(where: str) -> bool:
    return "://" in where


def shown(where: str) -> str:
    """Without a password."""
    return sa.make_url(where).render_as_string(hide_password=True) if is_url(where) else where
