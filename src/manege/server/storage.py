"""Storage — the event log in SQLite: one thread writes, many writers share a commit."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError

from manege.kernel.errors import ManegeError
from manege.server import schema
from manege.server.metrics import Metrics
from manege.server.records import Kept, LoggedAction, LoggedLine, LoggedNote, Record, Seat
from manege.server.schema import actions, lines, notes, pictures, rooms, seats

if sys.platform != "win32":
    import fcntl

T = TypeVar("T")
Job = Callable[[sa.Connection], T]

FILE = "manege.sqlite3"
MOST_JOBS = 500  # in one commit


class StorageError(ManegeError):
    """The data folder cannot be used; the sentence says why and what to do."""


class Storage:
    """All access to the database goes through one thread, which commits what is waiting at once.

    A job's answer comes after its commit: with synchronous=FULL it then survives a power cut.
    """

    def __init__(self, folder: Path, metrics: Metrics) -> None:
        self.path = folder / FILE
        self.metrics = metrics
        self._lock = opened_folder(folder)
        try:
            self._engine = engine_of(self.path)
            checked_and_migrated(self._engine, self.path)
        except BaseException:
            self._lock.close()
            raise
        self._jobs: queue.SimpleQueue[Waiting[Any] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="manege-storage", daemon=True)
        self._thread.start()

    async def do(self, job: Job[T]) -> T:
        """Run a job in the storage thread; its answer comes once it is on disk."""
        loop = asyncio.get_running_loop()
        waiting: Waiting[T] = Waiting(job, loop, loop.create_future())
        self._jobs.put(waiting)
        return await waiting.answer

    def close(self) -> None:
        """Finish what is waiting, then let go of the folder."""
        self._jobs.put(None)
        self._thread.join()
        self._engine.dispose()
        self._lock.close()

    def _work(self) -> None:
        with self._engine.connect() as connection:
            while True:
                waiting = self._gathered()
                jobs = [each for each in waiting if each is not None]
                began = time.perf_counter()
                run_together(connection, jobs)
                self.metrics.commit_seconds.observe(time.perf_counter() - began)
                self.metrics.commit_jobs.observe(len(jobs))
                for each in jobs:
                    each.settle()
                if len(jobs) < len(waiting):
                    return

    def _gathered(self) -> list[Waiting[Any] | None]:
        """The next job, and all that are waiting behind it."""
        waiting = [self._jobs.get()]
        try:
            while len(waiting) < MOST_JOBS:
                waiting.append(self._jobs.get_nowait())
        except queue.Empty:
            pass
        return waiting


class Waiting(Generic[T]):
    """A job and whoever waits for its answer."""

    def __init__(
        self, job: Job[T], loop: asyncio.AbstractEventLoop, answer: asyncio.Future[T]
    ) -> None:
        self.job = job
        self.loop = loop
        self.answer = answer
        self.result: T | None = None
        self.error: Exception | None = None

    def settle(self) -> None:
        try:
            self.loop.call_soon_threadsafe(self._set)
        except RuntimeError:  # the loop is closed: nobody waits any more
            return

    def _set(self) -> None:
        if self.answer.done():
            return
        if self.error is not None:
            self.answer.set_exception(self.error)
        else:
            self.answer.set_result(self.result)  # type: ignore[arg-type] # a job may answer None


def run_together(connection: sa.Connection, jobs: Sequence[Waiting[Any]]) -> None:
    """All in one commit; if one of them fails, each in a commit of its own."""
    try:
        with connection.begin():
            for each in jobs:
                each.result = each.job(connection)
    except Exception:
        for each in jobs:
            try:
                with connection.begin():
                    each.result = each.job(connection)
            except Exception as error:
                each.error = error


# Opening


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
            raise StorageError(
                f"Another Manège is serving from {folder}. "
                "Stop it, or choose another folder with --data or MANEGE_DATA."
            ) from None
    return lock


def engine_of(path: Path) -> sa.Engine:
    url = sa.URL.create("sqlite", database=str(path))
    engine = sa.create_engine(url, hide_parameters=True)

    @sa.event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves, before tables are made too
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def checked_and_migrated(engine: sa.Engine, path: Path) -> None:
    damaged = f"{path} is damaged or no Manège database; restore a copy of it, or move it away."
    try:
        with engine.connect() as connection:
            if connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() != "ok":
                raise StorageError(damaged)
            if not schema.is_known(connection):
                raise StorageError(
                    f"{path} was written by a newer Manège than this one ({schema.HEAD}); "
                    "update Manège, or choose another folder with --data."
                )
            connection.rollback()
            schema.migrate(connection)
    except DatabaseError as error:
        raise StorageError(f"{damaged} ({error.orig})") from None


# Jobs


def columns(table: sa.Table, record: type[msgspec.Struct]) -> list[sa.Column[Any]]:
    return [table.c[name] for name in record.__struct_fields__]


def load(code: str) -> Job[Kept | None]:
    def job(c: sa.Connection) -> Kept | None:
        row = c.execute(sa.select(rooms).where(rooms.c.code == code)).one_or_none()
        if row is None:
            return None
        chairs = c.execute(sa.select(seats).where(seats.c.room == code).order_by(seats.c.seat))
        log = c.execute(
            sa.select(*columns(actions, LoggedAction))
            .where(actions.c.room == code)
            .order_by(actions.c.seq)
        )
        said = c.execute(
            sa.select(*columns(lines, LoggedLine))
            .where(lines.c.room == code)
            .order_by(lines.c.number)
        )
        written = c.execute(
            sa.select(*columns(notes, LoggedNote)).where(notes.c.room == code).order_by(notes.c.at)
        )
        record = Record(
            code=row.code,
            game=row.game,
            edition=row.edition,
            options=msgspec.json.decode(row.options),
            seats=tuple(Seat(s.kind, s.name, s.mark, s.bot, s.key, s.lent) for s in chairs),
            host_key=row.host_key,
            host=row.host,
            created=row.created,
            seed=None if row.seed is None else int(row.seed),
            figures=msgspec.json.decode(row.figures),
            over=row.over,
            next=row.next,
            album=row.album,
            pictures=count_of(c, row.album),
        )
        return Kept(
            record,
            [LoggedAction(*each) for each in log],
            [LoggedLine(*each) for each in said],
            [LoggedNote(*each) for each in written],
        )

    return job


def count_of(c: sa.Connection, album: str | None) -> int:
    there = sa.select(sa.func.count()).select_from(pictures).where(pictures.c.album == album)
    return 0 if album is None else int(c.execute(there).scalar_one())


def save(*records: Record) -> Job[None]:
    """These tables and their seats, as they now are."""

    def job(c: sa.Connection) -> None:
        for record in records:
            row = {
                "code": record.code,
                "game": record.game,
                "edition": record.edition,
                "options": msgspec.json.encode(record.options).decode(),
                "host_key": record.host_key,
                "host": record.host,
                "created": record.created,
                "seed": None if record.seed is None else str(record.seed),
                "figures": msgspec.json.encode(record.figures).decode(),
                "over": record.over,
                "next": record.next,
                "album": record.album,
                "touched": time.time(),
            }
            if not c.execute(sa.update(rooms).where(rooms.c.code == record.code), row).rowcount:
                c.execute(sa.insert(rooms), row)
            c.execute(sa.delete(seats).where(seats.c.room == record.code))
            for number, seat in enumerate(record.seats):
                chair = msgspec.structs.asdict(seat)
                c.execute(sa.insert(seats), {"room": record.code, "seat": number, **chair})

    return job


def append(code: str, action: LoggedAction, *, over: bool) -> Job[None]:
    """One more line of the log; `seq` is taken once only, and so is a browser's id."""

    def job(c: sa.Connection) -> None:
        row = {"room": code, "at": time.time(), **msgspec.structs.asdict(action)}
        c.execute(sa.insert(actions), row)
        touched = {"touched": row["at"], "over": over}
        c.execute(sa.update(rooms).where(rooms.c.code == code), touched)

    return job


def append_line(code: str, number: int, said: LoggedLine) -> Job[None]:
    def job(c: sa.Connection) -> None:
        row = {"room": code, "number": number, "at": time.time(), **msgspec.structs.asdict(said)}
        c.execute(sa.insert(lines), row)

    return job


def write_note(code: str, note: LoggedNote) -> Job[None]:
    """In place of what the seat wrote about it before."""

    def job(c: sa.Connection) -> None:
        same = (notes.c.room == code, notes.c.seat == note.seat, notes.c.about == note.about)
        c.execute(sa.delete(notes).where(*same))
        if not note.is_blank:
            row = {"room": code, "at": time.time(), **msgspec.structs.asdict(note)}
            c.execute(sa.insert(notes), row)

    return job


def running_with_bots(since: float) -> Job[list[str]]:
    """The tables touched since then, in the middle of a game, at which a bot sits."""

    def job(c: sa.Connection) -> list[str]:
        bots = sa.select(seats.c.room).where(seats.c.kind == "bot")
        running = sa.select(rooms.c.code).where(
            rooms.c.seed.is_not(None),
            ~rooms.c.over,
            rooms.c.touched >= since,
            rooms.c.code.in_(bots),
        )
        return list(c.execute(running.order_by(rooms.c.touched.desc())).scalars())

    return job


def is_alive(c: sa.Connection) -> bool:
    return c.execute(sa.select(sa.literal(1))).scalar() == 1
