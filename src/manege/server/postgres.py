"""PostgreSQL — the same tables for several nodes; a thread of each writes, another reads."""

from __future__ import annotations

import psycopg
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, OperationalError

from manege.server import schema
from manege.server.database import BUSY_SECONDS, StorageError

OURS = 0x6D616E67  # the lock under which one node at a time brings the tables up to date
MIGRATION_SECONDS = 600
IDLE_SECONDS = 2  # in the midst of a commit: who has stopped there gives back what it holds
FULL = "53100"
BUSY = {
    "40001",  # two commits in each other's way
    "40P01",  # each waiting for the other
    "55P03",  # waited too long for a lock
    "57014",  # or for an answer
}


class Postgres:
    def __init__(self, url: str) -> None:
        _, _, rest = url.partition("://")
        try:
            self.url = sa.make_url(f"postgresql+psycopg://{rest}")
        except (sa.exc.ArgumentError, ValueError):
            raise StorageError("The URL of --database cannot be read.") from None

    def open(self) -> tuple[sa.Engine, sa.Engine]:
        writing = self.engine()
        try:
            with writing.connect() as connection:
                migrated(connection)
        except OperationalError as error:
            raise StorageError(f"{self.name} does not answer: {said(error)}.") from None
        except DBAPIError as error:
            raise StorageError(f"{self.name} cannot be used: {said(error)}.") from None
        return writing, self.engine(reading=True)

    def engine(self, *, reading: bool = False) -> sa.Engine:
        patience = int(BUSY_SECONDS * 1000)
        options = (
            f"-c client_encoding=utf8 -c statement_timeout={patience} "
            f"-c idle_in_transaction_session_timeout={IDLE_SECONDS * 1000}"
        )
        if reading:
            options += " -c default_transaction_read_only=on"
        return sa.create_engine(
            self.url,
            hide_parameters=True,
            poolclass=sa.NullPool,  # a thread keeps its connection
            connect_args={"options": options, "connect_timeout": max(2, int(BUSY_SECONDS))},
        )

    @property
    def name(self) -> str:
        """Without the password."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=True)

    def close(self) -> None:
        """Nothing is held beyond the connections."""

    def wait_until(self, connection: sa.Connection, until: float) -> None:
        """`statement_timeout` says it once for all."""

    def is_busy(self, error: Exception) -> bool:
        return state_of(error) in BUSY

    def is_full(self, error: Exception) -> bool:
        return state_of(error) == FULL

    def give_space_back(self, connection: sa.Connection) -> None:
        """It does so by itself."""

    def size(self, connection: sa.Connection) -> int:
        return int(
            connection.execute(sa.select(sa.func.pg_database_size(self.url.database))).scalar_one()
        )

    def free(self) -> int | None:
        return None


def migrated(connection: sa.Connection) -> None:
    """One node at a time; the others wait until it is done."""
    for patience in ("statement_timeout", "idle_in_transaction_session_timeout"):
        connection.exec_driver_sql(f"SET {patience} = {MIGRATION_SECONDS * 1000}")
    connection.exec_driver_sql(f"SELECT pg_advisory_lock({OURS})")
    connection.commit()
    try:
        if not schema.is_known(connection):
            raise StorageError(
                f"The database was written by a newer Manège than this one ({schema.HEAD}); "
                "update Manège."
            )
        connection.rollback()
        schema.migrate(connection)
    finally:
        connection.rollback()
        connection.exec_driver_sql(f"SELECT pg_advisory_unlock({OURS})")
        connection.commit()
        connection.invalidate()  # with its long patience


def state_of(error: Exception) -> str:
    cause = error.orig if isinstance(error, DBAPIError) else None
    return (cause.sqlstate or "") if isinstance(cause, psycopg.Error) else ""


def said(error: DBAPIError) -> str:
    """In one line; psycopg's own words name host and port, and no password."""
    return " ".join(str(error.orig).split()).rstrip(".")
