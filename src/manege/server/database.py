"""The database's file — held against a second server, opened, checked, brought up to date."""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
import sys
import time
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError

from manege.kernel.errors import ManegeError
from manege.server import copies, schema

if sys.platform != "win32":
    import fcntl

FILE = "manege.sqlite3"
BUSY_SECONDS = 3.0  # for another program that holds the database; all in all
CHECK_SECONDS = 1.0  # at the start; `manege doctor` looks at everything
CHECK_STEPS = 10_000  # of SQLite's, between two looks at the time


class StorageError(ManegeError):
    """The data folder cannot be used; the sentence says why and what to do."""


class Busy(StorageError):
    """Another server has it."""


def opened_folder(folder: Path) -> Any:
    """The folder made, for this user's eyes only, and held against a second server."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600))
        (folder / FILE).chmod(0o600)  # it holds seeds
        lock = os.fdopen(os.open(folder / "manege.lock", os.O_RDWR | os.O_CREAT, 0o600), "w")
    except OSError as error:
        raise StorageError(
            f"The data folder {folder} cannot be used: {error.strerror}. "
            "Choose another one with --data or MANEGE_DATA."
        ) from None
    if sys.platform != "win32":
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise Busy(
                f"Another Manège is serving from {folder}. "
                "Stop it, or choose another folder with --data or MANEGE_DATA."
            ) from None
    return lock


def check_readable(path: Path, missing: str) -> None:
    """It is there, and whoever runs this may read it."""
    try:
        is_there = stat.S_ISREG(path.stat().st_mode)
        why = "" if os.access(path, os.R_OK) else os.strerror(errno.EACCES)
    except (FileNotFoundError, NotADirectoryError):
        is_there, why = False, ""
    except OSError as error:
        is_there, why = True, str(error.strerror)
    if why:
        raise StorageError(
            f"{path} cannot be read: {why}. It takes the user that the server runs as."
        )
    if not is_there:
        raise StorageError(missing)


def engine_of(path: Path, *, reading: bool = False) -> sa.Engine:
    """In WAL mode readers see what was committed, and wait for no writer."""
    url = sa.URL.create("sqlite", database=str(path))
    engine = sa.create_engine(url, hide_parameters=True, connect_args={"timeout": BUSY_SECONDS})

    @sa.event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves, before tables are made too
        if reading:
            connection.execute("PRAGMA query_only=ON")
            return
        connection.execute("PRAGMA auto_vacuum=INCREMENTAL")  # of a new file
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA secure_delete=ON")  # what people had deleted is overwritten

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine


def checked_and_migrated(engine: sa.Engine, path: Path) -> None:
    damaged = (
        f"{path} is damaged or no Manège database; "
        "bring back a copy with `manege restore FILE`, or move it away."
    )
    try:
        with engine.connect() as connection:
            if not is_sound(connection, CHECK_SECONDS):
                raise StorageError(damaged)
            if not schema.is_known(connection):
                raise StorageError(
                    f"{path} was written by a newer Manège than this one ({schema.HEAD}); "
                    "update Manège, or choose another folder with --data."
                )
            found = schema.version(connection)
            connection.rollback()
            if found not in (None, schema.HEAD):
                keep_a_copy(path, f"before-{schema.HEAD}")
            schema.migrate(connection)
    except DatabaseError as error:
        raise StorageError(f"{damaged} ({error.orig})") from None


def keep_a_copy(path: Path, why: str) -> Path:
    try:
        return copies.kept(path, why)
    except (OSError, sqlite3.Error) as error:
        needed = copies.size_of(path) / 2**20
        raise StorageError(
            f"No copy of {path} can be made before it is changed ({error}); "
            f"it needs {needed:.0f} MiB in {path.parent}."
        ) from None


def is_sound(connection: sa.Connection, seconds: float) -> bool:
    """As far as can be seen in this time."""
    raw = connection.connection.dbapi_connection
    assert isinstance(raw, sqlite3.Connection)
    until = time.monotonic() + seconds
    raw.set_progress_handler(lambda: time.monotonic() > until, CHECK_STEPS)
    try:
        return bool(raw.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    except sqlite3.DatabaseError as error:
        return error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT
    finally:
        raw.set_progress_handler(None, 0)
