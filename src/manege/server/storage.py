"""Storage — the event log: one thread writes, many writers share a commit; one reads."""

from __future__ import annotations

import asyncio
import queue
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, IntegrityError

from manege.server.database import BUSY_SECONDS
from manege.server.metrics import Metrics
from manege.server.place import Place, place_of
from manege.server.records import Kept, LoggedAction, LoggedLine, LoggedNote, Record, Seat
from manege.server.schema import actions, lines, notes, pictures, rooms, seats, upkeep
from manege.server.trouble import Trouble

T = TypeVar("T")
Job = Callable[[sa.Connection], T]

MOST_JOBS = 500  # in one commit
PROBE = 16 * 1024  # bytes
EPOCH = "epoch"  # another one since a copy was brought back
NEW_ROW = "INSERT INTO upkeep (key, value) VALUES (:key, :value) ON CONFLICT (key) "


class Gone(Exception):
    """The table was deleted, or the whole database is an older one by now."""


class Storage:
    """All that is written goes through one thread, which commits what is waiting at once; what is
    only read waits for no writer.

    A job's answer comes after its commit: with synchronous=FULL it then survives a power cut.
    """

    def __init__(
        self,
        folder: Path,
        metrics: Metrics,
        busy_seconds: float = BUSY_SECONDS,
        database: str | None = None,
    ) -> None:
        self.place = place_of(folder, database)
        self.metrics = metrics
        self.busy_seconds = busy_seconds
        self.last_commit = 0.0
        self._engine, self._reading = self.place.open()
        try:
            with self._engine.begin() as connection:
                self.epoch = epoch(connection)
        except BaseException:
            self.place.close()
            raise
        self._jobs: Jobs = queue.SimpleQueue()
        self._reads: Jobs = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=work, name=name, daemon=True)
            for work, name in [(self._write, "manege-storage"), (self._read, "manege-reading")]
        ]
        for thread in self._threads:
            thread.start()

    async def do(self, job: Job[T]) -> T:
        """Run a job in the storage thread; its answer comes once it is on disk.

        Where the disk or the database says no, a Trouble is raised; nothing has changed.
        """
        return await self._through(self._jobs, job)

    async def read(self, job: Job[T]) -> T:
        """Run a job that changes nothing, on what has been committed."""
        return await self._through(self._reads, job)

    async def _through(self, jobs: Jobs, job: Job[T]) -> T:
        loop = asyncio.get_running_loop()
        until = time.monotonic() + self.busy_seconds
        waiting: Waiting[T] = Waiting(job, loop, until, self.epoch)
        jobs.put(waiting)
        try:
            return await waiting.answer
        except IntegrityError:  # a fault of ours, or the table is no more
            raise
        except DatabaseError as error:
            raise trouble_of(error, self.place) from error

    async def probe(self) -> None:
        """Whether something can be written; a commit a moment ago says so too."""
        if time.monotonic() - self.last_commit > 1:
            await self.do(probed)

    def close(self) -> None:
        """Finish what is waiting, then let go of the folder."""
        for jobs in (self._jobs, self._reads):
            jobs.put(None)
        for thread in self._threads:
            thread.join()
        self._reading.dispose()
        self._engine.dispose()
        self.place.close()

    def _write(self) -> None:
        with self._engine.connect() as connection:
            while True:
                waiting = gathered(self._jobs)
                jobs = [each for each in waiting if each is not None]
                began = time.perf_counter()
                if run_together(connection, jobs, self.place):
                    self.last_commit = time.monotonic()
                self.metrics.commit_seconds.observe(time.perf_counter() - began)
                self.metrics.commit_jobs.observe(len(jobs))
                if len(jobs) < len(waiting):
                    return

    def _read(self) -> None:
        with self._reading.connect() as connection:
            while (waiting := self._reads.get()) is not None:
                try:
                    with connection.begin():
                        waiting.result = waiting.job(connection)
                except Exception as error:
                    waiting.error = error
                waiting.settle()


class Waiting(Generic[T]):
    """A job and whoever waits for its answer."""

    def __init__(
        self, job: Job[T], loop: asyncio.AbstractEventLoop, until: float, epoch: bytes
    ) -> None:
        self.job = job
        self.loop = loop
        self.until = until  # then nobody waits any longer for another program
        self.epoch = epoch  # of the database it was meant for
        self.answer: asyncio.Future[T] = loop.create_future()
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


Jobs = queue.SimpleQueue["Waiting[Any] | None"]


def gathered(jobs: Jobs) -> list[Waiting[Any] | None]:
    """The next job, and all that are waiting behind it."""
    waiting = [jobs.get()]
    try:
        while len(waiting) < MOST_JOBS:
            waiting.append(jobs.get_nowait())
    except queue.Empty:
        pass
    return waiting


def run_together(connection: sa.Connection, jobs: Sequence[Waiting[Any]], place: Place) -> bool:
    """All in one commit; if one of them fails, each in a commit of its own. Where another program
    holds the database each waits until its time is over, all of them together.

    Whether anything was committed.
    """
    left = [*jobs]
    while left:
        place.wait_until(connection, min(each.until for each in left))
        try:
            commit(connection, left)
        except Exception as error:
            if place.is_busy(error):
                now = time.monotonic()
                late = [each for each in left if each.until <= now]
                left = [each for each in left if each.until > now]
                for each in late:
                    each.error = error
                    each.settle()
                time.sleep(0.01)
                continue
            if len(left) > 1:
                done = [run_together(connection, [each], place) for each in left]
                return any(done)
            left[0].error = error
        for each in left:
            each.settle()
        return left[0].error is None
    return False


def commit(connection: sa.Connection, jobs: Sequence[Waiting[Any]]) -> None:
    with connection.begin():
        now = epoch(connection)
        for each in jobs:
            if each.epoch != now:
                raise Gone
            each.result = each.job(connection)


def trouble_of(error: DatabaseError, place: Place) -> Trouble:
    """The disk or the database says no: a sentence for whoever waits."""
    if place.is_busy(error):
        return Trouble("storage.busy")
    return Trouble("storage.full" if place.is_full(error) else "storage.failed")


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
            closed=row.closed,
        )
        return Kept(
            record,
            [LoggedAction(*each) for each in log],
            [LoggedLine(*each) for each in said],
            [LoggedNote(*each) for each in written],
            row.touched,
        )

    return job


def count_of(c: sa.Connection, album: str | None) -> int:
    there = sa.select(sa.func.count()).select_from(pictures).where(pictures.c.album == album)
    return 0 if album is None else int(c.execute(there).scalar_one())


def save(*records: Record) -> Job[None]:
    """These tables and their seats, as they now are."""

    def job(c: sa.Connection) -> None:
        for record in records:
            row = row_of(record)
            if not c.execute(sa.update(rooms).where(rooms.c.code == record.code), row).rowcount:
                c.execute(sa.insert(rooms), row)
            seat(c, record)

    return job


def change(record: Record) -> Job[None]:
    """A table there is, as it now is; one that was deleted meanwhile stays so."""

    def job(c: sa.Connection) -> None:
        there = sa.update(rooms).where(rooms.c.code == record.code)
        if not c.execute(there, row_of(record)).rowcount:
            raise Gone
        seat(c, record)

    return job


def row_of(record: Record) -> dict[str, object]:
    return {
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
        "closed": record.closed,
        "touched": time.time(),
    }


def seat(c: sa.Connection, record: Record) -> None:
    c.execute(sa.delete(seats).where(seats.c.room == record.code))
    for number, chair in enumerate(record.seats):
        row = {"room": record.code, "seat": number, **msgspec.structs.asdict(chair)}
        c.execute(sa.insert(seats), row)


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


# The database itself


def probed(c: sa.Connection) -> None:
    """Something is written, as much as a move may need."""
    write(c, "probe", secrets.token_bytes(PROBE))


def epoch(c: sa.Connection) -> bytes:
    """Which database this is; another one, once a copy has been brought back."""
    read = sa.select(upkeep.c.value).where(upkeep.c.key == EPOCH)
    if (found := c.execute(read).scalar()) is None:
        row = {"key": EPOCH, "value": secrets.token_bytes(8)}
        c.execute(sa.text(NEW_ROW + "DO NOTHING"), row)  # where many begin, the first one says it
        found = c.execute(read).scalar_one()
    return bytes(found)


def write(c: sa.Connection, key: str, value: bytes) -> None:
    row = {"key": key, "value": value}
    c.execute(sa.text(NEW_ROW + "DO UPDATE SET value = excluded.value"), row)
