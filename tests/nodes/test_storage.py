"""What the storage promises, on PostgreSQL: the same tests, on another database."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from manege.server import album_storage, endings, moving, schema, storage, upkeep
from manege.server.database import FILE, StorageError
from manege.server.metrics import Metrics
from manege.server.records import LoggedAction
from manege.server.settings import Limits
from manege.server.storage import Gone, Storage
from tests.nodes.services import Postgres, wait_for
from tests.server import test_storage
from tests.server.inside import CODE, record_of
from tests.server.test_storage import (  # noqa: F401 # collected here, too
    test_a_job_that_fails_takes_no_other_with_it,
    test_an_error_tells_no_seed,
    test_many_appends_share_a_commit,
    test_what_is_saved_is_loaded,
)


@pytest.fixture(autouse=True)
def on_postgres(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    monkeypatch.setattr(test_storage, "Storage", partial(Storage, database=database))


def test_the_tables_of_the_migrations_are_those_of_the_program(database: str) -> None:
    Storage(Path(), Metrics(), database=database).close()
    engine = sa.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert schema.version(connection) == schema.HEAD
    engine.dispose()


def test_many_nodes_start_at_once(database: str) -> None:
    """One of them makes the tables; the others wait for it."""
    start = "import sys;from pathlib import Path;from manege.server.storage import Storage;"
    start += "from manege.server.metrics import Metrics;"
    start += "Storage(Path(), Metrics(), database=sys.argv[1]).close()"
    began = [subprocess.Popen([sys.executable, "-c", start, database]) for _ in range(3)]

    assert [each.wait(60) for each in began] == [0, 0, 0]


def test_who_begins_beside_another_is_of_the_same_database(database: str) -> None:
    Storage(Path(), Metrics(), database=database).close()
    engine = sa.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.execute(sa.delete(schema.upkeep))

    def begin() -> bytes:
        with engine.begin() as connection:
            return storage.epoch(connection)

    with ThreadPoolExecutor() as pool:
        with engine.begin() as first:
            said = storage.epoch(first)
            second = pool.submit(begin)
            held = "SELECT count(*) FROM pg_locks WHERE NOT granted"
            wait_for(lambda: first.exec_driver_sql(held).scalar())
        assert second.result(30) == said
    engine.dispose()


def test_a_newer_database_is_told_in_a_sentence(database: str) -> None:
    kept = Storage(Path(), Metrics(), database=database)
    asyncio.run(
        kept.do(lambda c: c.execute(sa.text("UPDATE alembic_version SET version_num='99'")))
    )
    kept.close()

    with pytest.raises(StorageError, match="written by a newer Manège"):
        Storage(Path(), Metrics(), database=database)


@pytest.mark.parametrize(
    ("url", "said"),
    [
        (
            "postgresql://manege:secret@127.0.0.1:9/x",
            "postgresql://manege:.*@127.0.0.1:9/x does not",
        ),
        ("mysql://x", "--database takes postgresql://"),
        ("postgresql://host:port/x", "cannot be read"),
    ],
)
def test_what_is_no_database_is_told_without_its_password(url: str, said: str) -> None:
    with pytest.raises(StorageError, match=said) as refused:
        Storage(Path(), Metrics(), database=url)
    assert "secret" not in str(refused.value)


def test_a_table_and_all_that_is_in_it_can_be_deleted(database: str) -> None:
    async def go() -> None:
        kept = Storage(Path(), Metrics(), database=database)
        record = record_of("toc_toc_toc", 3, 1)
        await kept.do(storage.save(record))
        await kept.do(album_storage.put(record, 1, "Chat", b"picture"))
        await kept.do(storage.append(CODE, LoggedAction(1, 0, 0, "a"), over=True))
        await kept.do(endings.put(CODE, b"told"))
        await kept.do(kept.place.give_space_back)
        assert (await kept.read(upkeep.sizes())).tables["over"] == 1
        assert (await kept.read(upkeep.listed()))[0].code == CODE
        assert await kept.read(upkeep.overdue(Limits(), 1e12)) == [CODE]
        assert await kept.do(upkeep.delete(CODE)) == 1
        assert (await kept.read(upkeep.sizes())).pictures == 0
        with pytest.raises(Gone):
            await kept.do(storage.change(record))
        kept.close()

    asyncio.run(go())


def filled(folder: Path, tables: int) -> None:
    async def go() -> None:
        kept = Storage(folder, Metrics())
        for number in range(tables):
            record = record_of("toc_toc_toc", 3, 2**80 + number, f"AAAA{number // 10}{number % 10}")
            await kept.do(storage.save(record))
            for seq in range(1, 8):
                action = LoggedAction(seq, 0, seq, f"é{seq}", seq / 7)
                await kept.do(storage.append(record.code, action, over=False))
            await kept.do(album_storage.put(record, 1, "Chat noir", bytes(range(256)) * 40))
        kept.close()

    asyncio.run(go())


def test_all_tables_move_into_another_database_and_back(tmp_path: Path, database: str) -> None:
    filled(tmp_path / "old", 12)

    there = moving.move(str(tmp_path / "old"), database)
    back = moving.move(database, str(tmp_path / "new"))

    assert there == back
    assert there.tables == 12
    assert rows_of(tmp_path / "old") == rows_of(tmp_path / "new")


def rows_of(folder: Path) -> dict[str, list[object]]:
    with sqlite3.connect(folder / FILE) as c:
        names = [table.name for table in moving.moved_tables()]
        return {name: sorted(c.execute(f"SELECT * FROM {name}").fetchall()) for name in names}


def test_nothing_moves_onto_tables_there_are(tmp_path: Path, postgres: Postgres) -> None:
    filled(tmp_path, 1)
    target = postgres.database()
    moving.move(str(tmp_path), target)

    with pytest.raises(StorageError, match="There are tables in"):
        moving.move(str(tmp_path), target)
    with pytest.raises(StorageError, match="There are no tables in"):
        moving.move(str(tmp_path / "none"), target)


def test_what_arrives_as_something_else_moves_nothing(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(tmp_path, 2)
    monkeypatch.setattr(moving, "counted", lambda *_: (0, b""))
    with pytest.raises(StorageError, match="arrived as something else"):
        moving.move(str(tmp_path), database)
    monkeypatch.undo()

    assert moving.move(str(tmp_path), database).tables == 2


def test_a_server_of_its_own_knows_none_of_it(tmp_path: Path) -> None:
    """Without --database and --bus nothing of several servers is even read, while it serves too."""
    asked = """
import sys
from pathlib import Path
from tests.server.running import running
with running(Path(sys.argv[1])) as server:
    table = server.open_table(3)
    table.start()
    with table.device(0):
        pass
several = ("psycopg", "nats", "ray", "manege.server.nats", "manege.server.postgres")
print([each for each in several if each in sys.modules])
"""
    told = subprocess.run(
        [sys.executable, "-c", asked, tmp_path],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(each for each in sys.path if each)},
        capture_output=True,
        text=True,
        check=True,
    )

    assert told.stdout.splitlines()[-1] == "[]"
