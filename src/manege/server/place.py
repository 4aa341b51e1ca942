"""Places — where tables are kept: a folder with SQLite, or a PostgreSQL that nodes share."""

from __future__ import annotations

import shutil
import sqlite3
import time
from pathlib import Path
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError

from manege.server import copies
from manege.server.database import (
    FILE,
    StorageError,
    checked_and_migrated,
    engine_of,
    opened_folder,
)

NO_ROOM = 64 * 1024  # bytes left on a disk that is full
PAGES_AT_ONCE = 4096  # given back to the disk


class Place(Protocol):
    """One database. What SQL says differently in the two kinds stands here and nowhere else."""

    def open(self) -> tuple[sa.Engine, sa.Engine]:
        """Checked, brought up to date, held as far as that is needed; to write in, and to read."""
        ...

    def close(self) -> None: ...

    def wait_until(self, connection: sa.Connection, until: float) -> None:
        """What follows waits no longer than this for somebody else's commit."""
        ...

    def is_busy(self, error: Exception) -> bool:
        """Somebody else holds what is needed: try again."""
        ...

    def is_full(self, error: Exception) -> bool: ...

    def give_space_back(self, connection: sa.Connection) -> None:
        """What deleted tables took, to the disk."""
        ...

    def size(self, connection: sa.Connection) -> int: ...

    def free(self) -> int | None:
        """Bytes left beside it, where that can be known."""
        ...


class Folder:
    """SQLite's file; one server has it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / FILE
        self._lock: Any = None

    def open(self) -> tuple[sa.Engine, sa.Engine]:
        self._lock = opened_folder(self.folder)
        try:
            writing = engine_of(self.path)
            checked_and_migrated(writing, self.path)
        except BaseException:
            self._lock.close()
            raise
        return writing, engine_of(self.path, reading=True)

    def close(self) -> None:
        self._lock.close()

    def wait_until(self, connection: sa.Connection, until: float) -> None:
        raw = connection.connection.dbapi_connection
        assert isinstance(raw, sqlite3.Connection)
        left = max(0.01, until - time.monotonic())
        raw.execute(f"PRAGMA busy_timeout={int(left * 1000)}")

    def is_busy(self, error: Exception) -> bool:
        return is_busy(error)

    def is_full(self, error: Exception) -> bool:
        free = self.free()
        return code_of(error) == sqlite3.SQLITE_FULL or (free is not None and free < NO_ROOM)

    def give_space_back(self, connection: sa.Connection) -> None:
        """Files of older servers keep it for new tables."""
        raw = connection.connection.dbapi_connection
        assert isinstance(raw, sqlite3.Connection)
        raw.execute(f"PRAGMA incremental_vacuum({PAGES_AT_ONCE})").fetchall()  # a page a step

    def size(self, connection: sa.Connection) -> int:
        return copies.size_of(self.path)

    def free(self) -> int | None:
        try:
            return shutil.disk_usage(self.folder).free
        except OSError:
            return None


def code_of(error: Exception) -> int:
    """SQLite's own; 0 for any other error."""
    cause = error.orig if isinstance(error, DatabaseError) else None
    return getattr(cause, "sqlite_errorcode", 0) & 0xFF


def is_busy(error: Exception) -> bool:
    return code_of(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def place_of(folder: Path, database: str | None) -> Place:
    """The database asked for by its URL; else the one in the folder."""
    if database is None:
        return Folder(folder)
    if not database.startswith(("postgresql://", "postgres://")):
        raise StorageError(
            "--database takes postgresql://USER:WORD@HOST/NAME; leave it out for SQLite."
        )
    try:
        from manege.server.postgres import Postgres
    except ModuleNotFoundError as error:
        raise StorageError(
            f"PostgreSQL needs {error.name}: install manege[nodes], or leave --database out."
        ) from None
    return Postgres(database)
