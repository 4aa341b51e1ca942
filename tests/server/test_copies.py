"""Back-ups, restoring them, upgrades: one command each, beside a running server or without one."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from alembic import command

from manege.server import album_storage, copies, doctor, office, restoring, schema, storage, upkeep
from manege.server.caretaker import Caretaker
from manege.server.database import FILE, StorageError, engine_of
from manege.server.metrics import Metrics
from manege.server.records import LoggedAction
from manege.server.rooms import Rooms
from manege.server.settings import DAY, Limits
from manege.server.storage import Storage
from tests.server.inside import CODE, house_in, record_of
from tests.server.running import Device, Running, Table, running
from tests.server.test_restart import at_new_address

NOW = time.time()


def step(device: Device) -> int:
    """Whoever is asked plays the first option; the number of the action."""
    seat, options = device.deciding() or (0, [])
    answer = device.play(seat, options[0])
    device.hear_seq(int(answer["seq"]))
    return int(answer["seq"])


def begun(server: Running) -> Table:
    table = server.open_table().all_here(3)
    table.start()
    return table


def test_restored_while_it_runs_everybody_plays_on_from_the_copy(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    with running(data) as server:
        table = begun(server)
        with table.device(0, 1, 2) as device:
            step(device)
            assert restoring.back_up(data, copy, NOW) == copy.stat().st_size
            there = {**device.state}
            step(device)
            younger = begun(server)
            restoring.restore(data, copy)
            assert device.hear("error")["error"] == "storage.restored"
            assert device.closing_code() == 1012
        with table.device(0, 1, 2, since=2) as device:
            assert device.state["seq"] == there["seq"] == 1
            assert device.state["views"] == there["views"]
            assert step(device) == 2
        assert younger.call("GET", "").json()["error"] == "table.unknown"
    with running(data) as server, at_new_address(table, server.at, server.http).device(0) as device:
        assert device.seq == 2


def test_restored_on_another_machine(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    with running(tmp_path / "one") as server:
        table = begun(server)
        with table.device(0, 1, 2) as device:
            step(device)
        restoring.back_up(tmp_path / "one", copy, NOW)
    assert restoring.restore(tmp_path / "other", copy) is None
    with running(tmp_path / "other") as server:
        there = at_new_address(table, server.at, server.http)
        with there.device(0, 1, 2) as device:
            assert step(device) == 2


def test_an_old_wal_brings_nothing_newer_back(tmp_path: Path) -> None:
    """A server killed with moves in its `-wal` that the file itself does not have yet."""
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    with left_behind(data, "AAAAAA"):
        pass
    restoring.back_up(data, copy, NOW)
    with left_behind(data, "BBBBBB") as killed:
        shutil.copytree(killed, tmp_path / "killed")
    assert (tmp_path / "killed" / f"{FILE}-wal").stat().st_size > 0
    assert codes(tmp_path / "killed") == {"AAAAAA", "BBBBBB"}
    shutil.rmtree(tmp_path / "killed")
    with left_behind(data, "CCCCCC") as killed:
        shutil.copytree(killed, tmp_path / "killed")
    before = restoring.restore(tmp_path / "killed", copy)
    assert codes(tmp_path / "killed") == {"AAAAAA"}
    assert before is not None
    with closing(sqlite3.connect(before)) as old:
        found = {code for (code,) in old.execute("SELECT code FROM rooms")}
    assert found == {"AAAAAA", "BBBBBB", "CCCCCC"}  # what was there is not lost


@contextmanager
def left_behind(folder: Path, code: str) -> Iterator[Path]:
    """A table more; what is in the `-wal` stays there as long as the server runs."""
    kept = Storage(folder, Metrics())
    try:
        asyncio.run(saved(kept, code))
        yield folder
    finally:
        kept.close()


async def saved(kept: Storage, code: str) -> None:
    await kept.do(storage.save(record_of("toc_toc_toc", 3, 5, code)))


def codes(folder: Path) -> set[str]:
    with closing(sqlite3.connect(folder / FILE)) as database:
        return {code for (code,) in database.execute("SELECT code FROM rooms")}


def test_a_copy_is_one_file_for_its_owner_with_the_albums(tmp_path: Path) -> None:
    async def fill() -> None:
        async with house_in(tmp_path / "data") as house:
            record = record_of("qui_paire_gagne", 4, None)
            await house.storage.do(storage.save(record))
            await house.storage.do(album_storage.put(record, 1, "Chat", b"picture"))
            await asyncio.to_thread(
                restoring.back_up, tmp_path / "data", tmp_path / "copies" / "one", NOW
            )

    (tmp_path / "copies").mkdir()
    asyncio.run(fill())
    assert [file.name for file in (tmp_path / "copies").iterdir()] == ["one"]
    assert stat.S_IMODE((tmp_path / "copies" / "one").stat().st_mode) == 0o600
    restoring.restore(tmp_path / "other", tmp_path / "copies" / "one")
    with closing(sqlite3.connect(tmp_path / "other" / FILE)) as database:
        assert database.execute("SELECT name, body FROM pictures").fetchall() == [
            ("Chat", b"picture")
        ]


def test_what_cannot_be_restored_is_told_and_changes_nothing(tmp_path: Path) -> None:
    with left_behind(tmp_path / "data", CODE):
        pass
    (tmp_path / "letter").write_bytes(b"this is no database, it is a letter" * 100)
    sqlite3.connect(tmp_path / "empty").close()
    for file, why in [("letter", "damaged or no copy"), ("empty", "no copy"), ("gone", "no file")]:
        with pytest.raises(StorageError, match=why):
            restoring.restore(tmp_path / "data", tmp_path / file)
    assert codes(tmp_path / "data") == {CODE}
    with pytest.raises(StorageError, match="--force"):
        restoring.back_up(tmp_path / "data", tmp_path / "letter", NOW)


def test_a_damaged_database_is_put_aside_for_the_copy(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    with left_behind(data, CODE):
        pass
    restoring.back_up(data, copy, NOW)
    (data / FILE).write_bytes(b"this is no database, it is a letter" * 100)
    before = restoring.restore(data, copy)
    assert before is not None
    assert before.read_bytes().startswith(b"this is no database")
    assert codes(data) == {CODE}


# Upgrades


def of_version(folder: Path, version: str, edition: int) -> None:
    """The data as an older release left it, with a game that is being played."""
    with left_behind(folder, CODE):
        pass
    office.do(folder, storage.append(CODE, LoggedAction(1, 0, 6, None), over=False))
    with closing(sqlite3.connect(folder / FILE)) as database, database:
        database.execute("UPDATE rooms SET edition = ?", [edition])
    engine = engine_of(folder / FILE)
    with engine.begin() as connection:
        config = schema.alembic_config()
        config.attributes["connection"] = connection
        command.downgrade(config, version)
    engine.dispose()


def test_before_a_migration_a_copy_is_kept_and_of_many_only_the_last(tmp_path: Path) -> None:
    for hour in range(copies.MOST_COPIES + 2):
        folder = tmp_path / copies.FOLDER
        folder.mkdir(exist_ok=True)
        (folder / f"before-{schema.HEAD}-20260101-{hour:02}0000.sqlite3").write_bytes(b"old")
    of_version(tmp_path, "0005", 1)
    Storage(tmp_path, Metrics()).close()
    kept = sorted(folder.glob("*.sqlite3"))
    assert len(kept) == copies.MOST_COPIES
    with closing(sqlite3.connect(kept[-1])) as database:
        assert database.execute("SELECT * FROM alembic_version").fetchone() == ("0005",)
        assert database.execute("SELECT code FROM rooms").fetchone() == (CODE,)
    assert codes(tmp_path) == {CODE}


def test_without_room_for_that_copy_nothing_is_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_version(tmp_path, "0005", 1)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(copies, "copied", full)
    with pytest.raises(StorageError, match="No space left on device"):
        Storage(tmp_path, Metrics())
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        assert database.execute("SELECT * FROM alembic_version").fetchone() == ("0005",)


def test_before_an_upgrade_the_doctor_names_the_games_that_would_not_go_on(tmp_path: Path) -> None:
    of_version(tmp_path, "0003", edition=99)
    found = {each.key: each for each in doctor.before_upgrade(tmp_path)}
    assert found["doctor-migrates"].facts["found"] == "0003"
    assert not found["doctor-edition"].well
    assert found["doctor-edition"].facts["table"] == CODE
    with closing(sqlite3.connect(tmp_path / FILE)) as database:  # only looked at
        assert database.execute("SELECT * FROM alembic_version").fetchone() == ("0003",)


# The doctor


def findings(folder: Path) -> dict[str, doctor.Finding]:
    return {each.key: each for each in doctor.examined(folder, time.time())}


def test_a_healthy_server_is_called_healthy_while_it_runs(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        table = begun(server)
        with table.device(0, 1, 2) as device:
            step(device)
        restoring.back_up(tmp_path / "data", tmp_path / "copy", NOW)
        found = findings(tmp_path / "data")
    assert [each for each in found.values() if not each.well] == []
    assert found["doctor-replayed"].facts == {"games": 1}
    assert found["doctor-tables"].facts["playing"] == 1


def test_a_game_that_was_closed_ails_nobody(tmp_path: Path) -> None:
    with left_behind(tmp_path, CODE):
        pass
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("UPDATE rooms SET edition = 99")
    assert not findings(tmp_path)["doctor-edition"].well
    office.do(tmp_path, upkeep.close(CODE, NOW))
    assert "doctor-edition" not in findings(tmp_path)


def test_the_doctor_knows_for_how_long_the_host_keeps_tables(tmp_path: Path) -> None:
    async def sweep(days: float) -> None:
        async with house_in(tmp_path, limits=Limits(unfinished_days=days)) as house:
            await Caretaker(Rooms(house)).sweep(NOW - 60 * DAY)

    with left_behind(tmp_path, CODE):
        pass
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("UPDATE rooms SET touched = ?", [NOW - 70 * DAY])
    assert "doctor-overdue" in findings(tmp_path)
    for days, is_overdue in [(65, True), (100, False), (0, False)]:
        asyncio.run(sweep(days))
        assert ("doctor-overdue" in findings(tmp_path)) == is_overdue


def test_each_ill_is_named(tmp_path: Path) -> None:
    with left_behind(tmp_path, "AAAAAA"):
        pass
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("INSERT INTO actions VALUES ('AAAAAA', 2, 0, 6, NULL, 0, 0)")  # a gap
        database.execute("INSERT INTO actions VALUES ('ZZZZZZ', 1, 0, 6, NULL, 0, 0)")  # of none
        long_ago = time.time() - 100 * DAY
        database.execute("UPDATE rooms SET touched = ?", [long_ago])
    found = findings(tmp_path)
    ill = {key for key, each in found.items() if not each.well}
    assert ill == {"doctor-stray", "doctor-overdue", "doctor-replay", "doctor-no-backup"}
    assert found["doctor-replay"].facts["table"] == "AAAAAA"
    assert found["doctor-replay"].facts["why"] == "a gap in its log"


NOT_NULL = (
    "UPDATE sqlite_master SET sql = replace(sql, 'next VARCHAR(6)', 'next VARCHAR(6) NOT NULL')"
)


def test_damage_a_full_disk_and_an_old_copy_are_named_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with left_behind(tmp_path, CODE):
        pass
    restoring.back_up(tmp_path, tmp_path / "copy", NOW - 9 * DAY)
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("PRAGMA writable_schema=ON")
        database.execute(NOT_NULL)  # and there are such
    with_little_room(tmp_path, monkeypatch)
    found = findings(tmp_path)
    ill = {key for key, each in found.items() if not each.well}
    assert ill == {"doctor-damaged", "doctor-disk", "doctor-backup"}
    assert found["doctor-damaged"].facts["said"] == "NULL value in rooms.next"


def test_another_version_and_no_room_for_an_upgrade_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_version(tmp_path, "0005", 1)
    assert not findings(tmp_path)["doctor-version"].well
    assert "doctor-copy-room" not in {each.key for each in doctor.before_upgrade(tmp_path)}
    with_little_room(tmp_path, monkeypatch)
    found = {each.key: each for each in doctor.before_upgrade(tmp_path)}
    assert not found["doctor-copy-room"].well


def with_little_room(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    little = shutil.disk_usage(folder)._replace(free=1000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: little)
