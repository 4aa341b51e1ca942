"""Restoring — a copy put in the place of the database, through SQLite, also under a running server.

Nothing is moved by hand: what lies in an old `-wal` is overwritten with the rest, and every table
is let go by the server, which sees another epoch.
"""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import sqlalchemy as sa

from manege.server import copies, office, schema, storage
from manege.server.database import (
    FILE,
    Busy,
    StorageError,
    check_readable,
    checked_and_migrated,
    engine_of,
    opened_folder,
)

PATIENCE = 10.0  # seconds, for a server that is writing
BEFORE = "before-restore"
BACKUP = "backup"


def back_up(folder: Path, target: Path, now: float, *, force: bool = False) -> int:
    """The whole database as one file; its size."""
    source = folder / FILE
    with office.opened(folder, any_age=True):
        pass
    try:
        if target.exists() and not force:
            raise StorageError(f"{target} exists; --force overwrites it.")
        copies.copied(source, target)
    except (OSError, sqlite3.Error) as error:
        raise StorageError(f"{source} cannot be copied to {target}: {error}.") from None
    with suppress(StorageError):  # of an older version, or held by another: only the doctor asks
        office.do(folder, lambda c: storage.write(c, BACKUP, repr(now).encode()))
    return target.stat().st_size


def restore(folder: Path, copy: Path) -> Path | None:
    """The copy, brought up to date, in place of what is there; where that is kept."""
    check_readable(copy, f"There is no file {copy}.")
    lock = None
    with suppress(Busy):  # the server that runs there lets its tables go
        lock = opened_folder(folder)
    try:
        with TemporaryDirectory(dir=folder, prefix=".restore-") as draft:
            return put_back(folder / FILE, prepared(copy, Path(draft)), is_served=lock is None)
    finally:
        if lock is not None:
            lock.close()


def prepared(copy: Path, folder: Path) -> Path:
    """Checked, of this version, of an epoch of its own; the file given is left as it is."""
    path = folder / FILE
    try:
        copies.copied(copy, path)
        with closing(sqlite3.connect(path)) as raw:
            if raw.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
                raise StorageError(f"{copy} is damaged; choose another copy.")
            if not raw.execute("SELECT 1 FROM sqlite_master WHERE name = 'rooms'").fetchone():
                raise StorageError(f"{copy} is no copy of Manège.")
    except sqlite3.Error:
        raise StorageError(f"{copy} is damaged or no copy of Manège.") from None
    engine = engine_of(path)
    try:
        checked_and_migrated(engine, path)
        with engine.begin() as connection:
            storage.write(connection, storage.EPOCH, secrets.token_bytes(8))
    finally:
        engine.dispose()
    return path


def put_back(path: Path, new: Path, *, is_served: bool) -> Path | None:
    if is_served and version_of(path) != schema.HEAD:
        raise StorageError(
            f"The server that runs on {path} is of another version; stop it, then restore."
        )
    before = None
    if path.stat().st_size:
        try:
            before = copies.kept(path, BEFORE)
            overwrite(path, new)
        except sqlite3.OperationalError as error:
            raise StorageError(f"{path} cannot be written: {error}; try again.") from None
        except sqlite3.DatabaseError:  # damaged: that is why a copy is brought back
            if is_served:
                raise StorageError(f"{path} is damaged; stop the server, then restore.") from None
            before = put_aside(path)
            overwrite(path, new)
    else:
        overwrite(path, new)
    return before


def overwrite(path: Path, new: Path) -> None:
    """In one transaction of SQLite's own: killed in the midst of it, the old state is there."""
    with (
        closing(copies.reading(new)) as source,
        closing(sqlite3.connect(path, timeout=PATIENCE)) as target,
    ):
        source.backup(target)
        target.execute("PRAGMA journal_mode=WAL")
        target.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    path.chmod(0o600)


def put_aside(path: Path) -> Path:
    """A file that SQLite cannot read, with all that lies beside it."""
    aside = path.with_name(f"{path.name}.damaged")
    for end in ("", "-wal", "-shm"):
        part = path.with_name(path.name + end)
        if part.exists():
            part.replace(aside.with_name(aside.name + end))
    return aside


def version_of(path: Path) -> str | None:
    engine = engine_of(path, reading=True)
    try:
        with engine.connect() as connection:
            return schema.version(connection)
    except sa.exc.DatabaseError:
        return None
    finally:
        engine.dispose()
