"""The office — the data from outside: beside a running server, or without one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, OperationalError

from manege.server import schema
from manege.server.database import FILE, StorageError, check_readable, engine_of
from manege.server.place import is_busy
from manege.server.storage import Job, T


def do(folder: Path, job: Job[T]) -> T:
    """A job that changes something, in a commit of its own."""
    with opened(folder, reading=False) as connection, connection.begin():
        return job(connection)


def read(folder: Path, job: Job[T]) -> T:
    with opened(folder) as connection:
        return job(connection)


@contextmanager
def opened(folder: Path, *, reading: bool = True, any_age: bool = False) -> Iterator[sa.Connection]:
    path = folder / FILE
    none = f"There are no tables in {folder}; choose the folder with --data."
    check_readable(path, none)
    engine = engine_of(path, reading=reading)
    try:
        with engine.connect() as connection:
            found = schema.version(connection)
            connection.rollback()
            if found is None:
                raise StorageError(none)
            if found != schema.HEAD and not any_age:
                raise StorageError(
                    f"{path} is of another version ({found}, here {schema.HEAD}): "
                    "`manege doctor --upgrade` tells what a start of this Manège would change."
                )
            yield connection
    except OperationalError as error:
        if is_busy(error):
            raise StorageError(f"{path} is held by another program; try again.") from None
        raise StorageError(f"{path} cannot be used: {error.orig}.") from None
    except DatabaseError as error:
        raise StorageError(f"{path} is damaged or no Manège database: {error.orig}.") from None
    finally:
        engine.dispose()
