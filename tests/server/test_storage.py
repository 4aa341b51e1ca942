"""The log on disk: made, migrated, refused with a sentence; what is waiting shares a commit."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from manege.server import schema, storage
from manege.server.database import FILE, StorageError
from manege.server.metrics import Metrics
from manege.server.place import place_of
from manege.server.records import Kept, LoggedAction, LoggedLine, LoggedNote
from manege.server.storage import Storage
from tests.server.inside import CODE, record_of


@asynccontextmanager
async def kept_in(folder: Path) -> AsyncIterator[Storage]:
    kept = Storage(folder, Metrics())
    try:
        yield kept
    finally:
        kept.close()


def sentence(folder: Path) -> str:
    with pytest.raises(StorageError) as refused:
        Storage(folder, Metrics())
    return str(refused.value)


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    record = record_of("toc_toc_toc", 4, 2**96 - 1)
    action = LoggedAction(1, 0, 6, "mine")
    undo = LoggedAction(2, 0, None, "oops", 1.5)
    note = LoggedNote(0, "2/3-9", "", "reason-facet", {"facet": 3})
    gone = LoggedNote(1, "2/11", "Trop mûre.")

    async def write_then_read() -> object:
        async with kept_in(tmp_path) as kept:
            await kept.do(storage.save(record))
            await kept.do(storage.append(CODE, action, over=False))
            await kept.do(storage.append(CODE, undo, over=False))
            await kept.do(storage.append_line(CODE, 0, LoggedLine(0, "face-wink", 1)))
            for each in (note, gone, replace(gone, text="")):
                await kept.do(storage.write_note(CODE, each))
        async with kept_in(tmp_path) as kept:
            assert await kept.do(storage.load("BBBBBB")) is None
            return await kept.do(storage.load(CODE))

    found = asyncio.run(write_then_read())

    assert isinstance(found, Kept)
    assert found[:4] == (record, [action, undo], [LoggedLine(0, "face-wink", 1)], [note])


def test_the_tables_of_the_migrations_are_those_of_the_program(tmp_path: Path) -> None:
    Storage(tmp_path, Metrics()).close()
    engine = sa.create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []
        assert schema.version(connection) == schema.HEAD
    engine.dispose()


def test_head_is_the_newest_migration() -> None:
    assert ScriptDirectory.from_config(schema.alembic_config()).get_current_head() == schema.HEAD


def pragma(name: str) -> storage.Job[object]:
    return lambda c: c.exec_driver_sql(f"PRAGMA {name}").scalar()


def test_commits_are_as_safe_as_can_be(tmp_path: Path) -> None:
    async def pragmas() -> list[object]:
        async with kept_in(tmp_path) as kept:
            return [
                await kept.do(pragma(name))
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]

    assert asyncio.run(pragmas()) == ["wal", 2, 1]


def test_the_files_are_for_their_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    kept = Storage(folder, Metrics())
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    kept.close()

    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert set(modes.values()) == {0o600}
    assert FILE in modes


def test_a_damaged_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"this is no database, it is a letter" * 100)

    assert "is damaged or no Manège database" in sentence(tmp_path)
    assert (tmp_path / FILE).read_bytes().startswith(b"this is no database")


def test_a_database_with_a_hole_is_told_in_a_sentence(tmp_path: Path) -> None:
    async def fill() -> None:
        async with kept_in(tmp_path) as kept:
            await kept.do(storage.save(record_of("toc_toc_toc", 3, 1)))

    asyncio.run(fill())
    path = tmp_path / FILE
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    content = bytearray(path.read_bytes())
    content[4096 : 4096 * 4] = b"\xaa" * (4096 * 3)
    path.write_bytes(content)

    assert "is damaged" in sentence(tmp_path)


def test_a_newer_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    Storage(tmp_path, Metrics()).close()
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()

    assert "written by a newer Manège" in sentence(tmp_path)


def test_a_folder_serves_one_server(tmp_path: Path) -> None:
    kept = Storage(tmp_path, Metrics())

    assert "Another Manège is serving" in sentence(tmp_path)
    kept.close()
    Storage(tmp_path, Metrics()).close()


def test_a_folder_that_cannot_be_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")

    assert "cannot be used" in sentence(tmp_path / "file")


def test_many_appends_share_a_commit(tmp_path: Path) -> None:
    async def append_all() -> tuple[float, list[LoggedAction]]:
        async with kept_in(tmp_path) as kept:
            await kept.do(storage.save(record_of("toc_toc_toc", 3, 1)))
            actions = [LoggedAction(n, 0, n, f"c{n}") for n in range(1, 301)]
            jobs = [kept.do(storage.append(CODE, action, over=False)) for action in actions]
            await asyncio.gather(*jobs)
            found = await kept.do(storage.load(CODE))
            assert found is not None
            commits = kept.metrics.registry.get_sample_value("manege_commit_seconds_count")
            return commits or 0, [*found.actions]

    commits, log = asyncio.run(append_all())

    assert [action.seq for action in log] == list(range(1, 301))
    assert commits < 100


def test_a_job_that_fails_takes_no_other_with_it(tmp_path: Path) -> None:
    async def one_bad_among_good() -> list[object]:
        async with kept_in(tmp_path) as kept:
            await kept.do(storage.save(record_of("toc_toc_toc", 3, 1)))
            actions = [(1, "a"), (2, "b"), (2, "c"), (3, "b"), (4, "d")]
            jobs = [
                kept.do(storage.append(CODE, LoggedAction(seq, 0, 0, client), over=False))
                for seq, client in actions
            ]
            return list(await asyncio.gather(*jobs, return_exceptions=True))

    results = asyncio.run(one_bad_among_good())

    assert [type(result) for result in results] == [
        type(None),
        type(None),
        IntegrityError,  # a sequence number is taken once
        IntegrityError,  # so is a browser's id
        type(None),
    ]


def test_an_error_tells_no_seed(tmp_path: Path) -> None:
    secret = 123456789123456789

    async def save_twice() -> str:
        async with kept_in(tmp_path) as kept:
            record = record_of("toc_toc_toc", 3, secret)
            await kept.do(storage.save(record))
            row = {**{c.name: "x" for c in schema.rooms.c}, "seed": str(secret), "code": CODE}
            try:
                await kept.do(lambda c: c.execute(sa.insert(schema.rooms), row))
            except Exception as error:
                return str(error)
            return ""

    told = asyncio.run(save_twice())

    assert told
    assert str(secret) not in told


def test_a_job_meant_for_a_database_that_was_replaced_does_not_reach_the_new_one(
    tmp_path: Path,
) -> None:
    """It waits while a copy is brought back and everybody is told so."""
    go_on = threading.Event()

    def restored(c: sa.Connection) -> None:
        """As `manege restore` leaves it: another epoch."""
        storage.write(c, storage.EPOCH, b"anew")
        go_on.wait(10)

    async def late() -> tuple[object, bool]:
        async with kept_in(tmp_path) as kept:
            restoring = asyncio.create_task(kept.do(restored))
            await asyncio.sleep(0.05)  # the thread has it
            save = storage.save(record_of("toc_toc_toc", 3, 1))
            waiting = asyncio.create_task(kept.do(save))
            await asyncio.sleep(0)
            kept.epoch = b"anew"
            go_on.set()
            await restoring
            [result] = await asyncio.gather(waiting, return_exceptions=True)
            return result, await kept.read(storage.load(CODE)) is None

    result, is_untouched = asyncio.run(late())
    assert isinstance(result, storage.Gone)
    assert is_untouched


@pytest.mark.parametrize(("free", "is_full"), [(0, True), (1000, True), (10**9, False)])
def test_a_disk_without_a_single_byte_is_full_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, is_full: bool
) -> None:
    place = place_of(tmp_path, None)
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=free))
    assert place.is_full(OSError("input or output")) is is_full
