"""Whoever runs the server: tables listed, closed, deleted, kept for so long; games that ended."""

from __future__ import annotations

import asyncio
import shutil
import threading
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from manege.kernel.match import Match
from manege.server import (
    album_storage,
    endings,
    lobby,
    quotas,
    schema,
    storage,
    telling,
    upkeep,
    wire,
)
from manege.server import caretaker as caretaker_module
from manege.server.caretaker import Caretaker
from manege.server.forgetting import HANDED
from manege.server.keys import hashed
from manege.server.records import LoggedAction, LoggedLine, LoggedNote, Record
from manege.server.room import House
from manege.server.rooms import Rooms
from manege.server.settings import DAY, Limits, Rate
from manege.server.trouble import Trouble
from tests.server import photographs
from tests.server.inside import CODE, Ear, ear_at, house_in, record_of, room_of
from tests.server.photographs import GAME as PAIRS
from tests.server.photographs import add
from tests.server.running import GENEROUS, running

NOW = 1_700_000_000.0
MIDNIGHT = NOW // DAY * DAY


async def kept(house: House, code: str, *, touched: float = NOW, **more: Any) -> Record:
    record = replace(record_of("toc_toc_toc", 3, 5, code), **more)
    await house.storage.do(storage.save(record))
    then = sa.update(schema.rooms).where(schema.rooms.c.code == code).values(touched=touched)
    await house.storage.do(lambda c: c.execute(then))
    return record


async def codes(house: House) -> set[str]:
    return {each.code for each in await house.storage.read(upkeep.listed())}


# Listed, closed, deleted


def test_tables_are_listed_with_what_they_hold_and_no_secret(tmp_path: Path) -> None:
    async def look() -> list[upkeep.KeptTable]:
        async with house_in(tmp_path) as house:
            caretaker = Caretaker(Rooms(house))
            await kept(house, "AAAAAA", touched=NOW - 5)
            await kept(house, "BBBBBB", seed=None)
            await house.storage.do(
                storage.append("AAAAAA", LoggedAction(1, 0, 6, None), over=False)
            )
            assert [each.code for each in await caretaker.tables(find="bb")] == ["BBBBBB"]
            assert [each.code for each in await caretaker.tables("lobby")] == ["BBBBBB"]
            with pytest.raises(Trouble):
                await caretaker.table("CCCCCC")
            return await caretaker.tables(most=1) + await caretaker.tables(after=1)

    latest, other = asyncio.run(look())  # the one with a move just now
    assert (latest.code, latest.state, latest.actions) == ("AAAAAA", "playing", 1)
    assert (other.code, other.state, other.people) == ("BBBBBB", "lobby", 3)


def test_a_closed_table_is_read_and_no_longer_played(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.open_table().all_here(3)
        table.start()
        with table.device(0, 1, 2) as device:
            seat, options = device.deciding() or (0, [])
            closing(tmp_path, table.code)
            assert device.hear("error")["error"] == "table.closed"
            assert device.closing_code() == 1012
        with table.device(0, 1, 2) as device:
            assert device.state["views"]
            assert device.play(seat, options[0])["error"] == "table.closed"
        assert table.lobby()["closed"]
        refused = table.call("POST", f"/seats/{seat}/link", key=table.host_key)
        assert (refused.status_code, refused.json()["error"]) == (409, "table.closed")


def test_a_closed_table_is_not_gone_on_with_elsewhere(tmp_path: Path) -> None:
    async def go_on() -> set[str]:
        async with house_in(tmp_path) as house:
            rooms = Rooms(house)
            await kept(house, CODE, over=True, closed=NOW)
            with pytest.raises(Trouble, match=r"table\.closed"):
                await rooms.again(await rooms.find(CODE))
            return await codes(house)

    assert asyncio.run(go_on()) == {CODE}


def closing(folder: Path, code: str) -> None:
    """As `manege tables close` does, beside the server."""
    from manege.server import office

    assert office.do(folder, upkeep.close(code, time.time()))


def test_a_deleted_table_leaves_nothing_behind_and_those_there_are_told(tmp_path: Path) -> None:
    async def delete() -> tuple[Ear, dict[str, int]]:
        async with house_in(tmp_path) as house:
            rooms = Rooms(house)
            record = await kept(house, CODE)
            await kept(house, "BBBBBB", next=CODE)
            await house.storage.do(album_storage.put(record, 1, "Chat", b"picture"))
            await house.storage.do(storage.append(CODE, LoggedAction(1, 0, 6, None), over=True))
            await house.storage.do(storage.append_line(CODE, 0, LoggedLine(0, "face-wink", 1)))
            await house.storage.do(storage.write_note(CODE, LoggedNote(0, "1/2", "Trop mûre.")))
            await house.storage.do(endings.put(CODE, b"told"))
            room = await rooms.find("BBBBBB")
            ear = await ear_at(room, 0)
            await Caretaker(rooms).delete(CODE)
            await Caretaker(rooms).delete("BBBBBB")
            with pytest.raises(Trouble):
                await rooms.find("BBBBBB")
            with pytest.raises(storage.Gone):  # it does not come back by a change of its record
                await house.storage.do(storage.change(record))
            return ear, await house.storage.read(rows)

    def rows(c: sa.Connection) -> dict[str, int]:
        tables = [table for table in schema.metadata.sorted_tables if table.name != "upkeep"]
        return {
            t.name: c.execute(sa.select(sa.func.count()).select_from(t)).scalar_one()
            for t in tables
        }

    ear, left = asyncio.run(delete())
    assert (ear.last["error"], ear.hung_up) == ("table.unknown", 4404)
    assert set(left.values()) == {0}


def test_an_album_that_another_table_shows_stays_for_it(tmp_path: Path) -> None:
    async def delete() -> tuple[int, int]:
        async with house_in(tmp_path) as house:
            own = await house.storage.do(
                album_storage.put(await kept(house, "AAAAAA"), 1, "Chat", b"picture")
            )
            await kept(house, "BBBBBB", album=own.album)
            await house.storage.do(upkeep.delete("AAAAAA"))
            after_one = await house.storage.read(upkeep.sizes())
            await house.storage.do(upkeep.delete("BBBBBB"))
            return after_one.pictures, (await house.storage.read(upkeep.sizes())).pictures

    assert asyncio.run(delete()) == (1, 0)


# Kept for so long


@pytest.mark.parametrize(
    ("limits", "left"),
    [
        (Limits(), {"ended-", "paused-", "lobby-"}),
        (Limits(finished_days=0), {"ended-", "ended+", "paused-", "lobby-"}),
        (Limits(unfinished_days=0), {"ended-", "paused-", "paused+", "lobby-", "lobby+"}),
    ],
)
def test_tables_go_when_their_time_is_over(tmp_path: Path, limits: Limits, left: set[str]) -> None:
    finished, unfinished = NOW - 90 * DAY, NOW - 30 * DAY

    async def sweep() -> set[str]:
        async with house_in(tmp_path, limits=limits) as house:
            await kept(house, "ended-", over=True, touched=finished + 60)
            await kept(house, "ended+", over=True, touched=finished - 60)
            await kept(house, "paused-"[:6], touched=unfinished + 60)
            await kept(house, "paused+"[-6:], touched=unfinished - 60)
            await kept(house, "lobby-", seed=None, touched=unfinished + 60)
            await kept(house, "lobby+", seed=None, touched=unfinished - 60)
            await Caretaker(Rooms(house)).sweep(NOW)
            return await codes(house)

    names = {"paused": "paused-", "aused+": "paused+"}
    assert {names.get(code, code) for code in asyncio.run(sweep())} == left


def test_nobody_is_sent_away_from_an_old_table(tmp_path: Path) -> None:
    async def sweep() -> set[str]:
        async with house_in(tmp_path) as house:
            rooms = Rooms(house)
            await kept(house, CODE, over=False, touched=NOW - 300 * DAY)
            ear = await ear_at(await rooms.find(CODE), 0)
            await Caretaker(rooms).sweep(NOW)
            assert ear.hung_up is None
            return await codes(house)

    assert asyncio.run(sweep()) == {CODE}


def test_the_table_itself_says_until_when_it_is_kept(tmp_path: Path) -> None:
    async def look() -> list[int | None]:
        async with house_in(tmp_path) as house:
            rooms = Rooms(house)
            await kept(house, "AAAAAA", touched=NOW)
            await kept(house, "BBBBBB", touched=NOW, closed=NOW)
            limits = house.settings.limits
            assert (limits.unfinished_days, limits.finished_days) == (30, 90)
            return [(await rooms.find(code)).lobby().kept_until for code in ("AAAAAA", "BBBBBB")]

    assert asyncio.run(look()) == [MIDNIGHT + 30 * DAY, MIDNIGHT + 90 * DAY]


def test_the_metrics_tell_how_much_there_is(tmp_path: Path) -> None:
    async def count() -> str:
        async with house_in(tmp_path) as house:
            record = await kept(house, CODE, over=True)
            await house.storage.do(album_storage.put(record, 1, "Chat", b"1234567"))
            await Caretaker(Rooms(house)).count()
            return house.metrics.text().decode()

    told = asyncio.run(count())
    assert 'manege_tables_kept{state="over"} 1.0' in told
    assert "manege_picture_bytes 7.0" in told
    assert "manege_storage_bytes " in told
    assert "manege_disk_free_bytes " in told


def test_whatever_goes_wrong_once_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caretaker_module, "WATCH_EVERY", 0.01)

    async def look() -> int:
        async with house_in(tmp_path) as house:
            caretaker = Caretaker(Rooms(house))
            looked, twice = [], asyncio.Event()

            async def look_round() -> None:
                looked.append(1)
                if len(looked) == 2:
                    twice.set()
                raise Trouble("storage.busy") if len(looked) > 1 else OSError

            monkeypatch.setattr(caretaker, "look_round", look_round)
            caretaker.start()
            await twice.wait()
            await caretaker.stop()
            return len(looked)

    assert asyncio.run(look()) >= 2


# Quotas


def test_quotas_refuse_clearly_and_games_go_on(tmp_path: Path) -> None:
    few = replace(GENEROUS, kept_tables=2, tables_a_day=Rate(3, 0))
    wish = {"game": "toc_toc_toc", "seats": 3}
    with running(tmp_path, limits=few) as server:
        table = server.open_table().all_here(3)
        server.open_table()
        full = server.http.post("/api/tables", json=wish)
        assert (full.status_code, full.json()["error"]) == (503, "quota.server")
        often = server.http.post("/api/tables", json=wish)
        assert (often.status_code, often.json()["error"]) == (429, "quota.address")
        table.start()
        with table.device(0, 1, 2) as device:
            seat, options = device.deciding() or (0, [])
            assert device.play(seat, options[0])["seq"] == 1


def test_photographs_are_refused_by_address_and_where_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = replace(GENEROUS, picture_bytes_a_day=Rate(1, 0))
    with running(tmp_path, limits=few) as server:
        table = server.open_table(3, game=PAIRS)
        assert add(table).status_code == 201
        assert photographs.error(add(table)) == (429, "quota.address")
        full = shutil.disk_usage(tmp_path)._replace(free=few.free_bytes - 1)
        monkeypatch.setattr(shutil, "disk_usage", lambda _: full)
        assert photographs.error(add(table)) == (503, "quota.server")


def test_a_full_server_has_no_table_for_another_game(tmp_path: Path) -> None:
    async def go_on() -> str:
        async with house_in(tmp_path, limits=Limits(kept_tables=1)) as house:
            rooms = Rooms(house)
            await kept(house, CODE, over=True)
            with pytest.raises(Trouble) as refused:
                await rooms.again(await rooms.find(CODE))
            return refused.value.error

    assert asyncio.run(go_on()) == "quota.server"


@pytest.mark.parametrize("limits", [Limits(kept_bytes=1), Limits(free_bytes=2**62)])
def test_a_server_takes_no_more_than_it_may(tmp_path: Path, limits: Limits) -> None:
    async def look() -> str:
        async with house_in(tmp_path) as house:
            with pytest.raises(Trouble) as refused:
                await quotas.check_room(house.storage, limits)
            await quotas.check_room(house.storage, Limits(free_bytes=0))
            return refused.value.error

    assert asyncio.run(look()) == "quota.server"


# Games that ended


def played_out(room_seed: int) -> Match:
    from manege import games

    match = Match(games.game("toc_toc_toc"), 3, room_seed)
    while not match.over:
        match.play(match.options()[0])
    return match


async def finished(house: House, rooms: Rooms) -> None:
    """A game is played out at CODE, its ending kept."""
    await room_of(house, "toc_toc_toc", 3, 5)
    room = await rooms.find(CODE)
    ear = await ear_at(room, 0, 1, 2)
    for number, action in enumerate(played_out(5).actions):
        await room.play(wire.Play(action.seat, room.seq, action.code, f"w{number}"), ear)
    assert room.record.over
    await Caretaker(rooms).look_round()


def test_a_finished_game_is_read_whatever_its_rules_have_become(tmp_path: Path) -> None:
    async def read() -> tuple[dict[str, Any], dict[str, Any], Any]:
        async with house_in(tmp_path) as house:
            rooms = Rooms(house)
            await finished(house, rooms)
            now = (await ear_at(await rooms.find(CODE), 1)).frames
            other = replace((await rooms.find(CODE)).record, edition=99)
            await house.storage.do(storage.change(other))
            later = Rooms(house)
            room = await later.find(CODE)
            assert room.match is None
            assert room.lobby().stuck is None
            then = (await ear_at(room, 1)).frames
            assert room.ending is not None
            return state_in(now), state_in(then), room.ending.match

    now, then, match = asyncio.run(read())
    assert then["views"] == now["views"]
    assert then["views"]["1"]["outcome"] is not None
    assert then["told"] == now["told"]
    assert then["over"]
    assert match == played_out(5).as_data() | {"edition": match["edition"]}


def state_in(frames: list[str]) -> dict[str, Any]:
    import json

    messages = [json.loads(frame) for frame in frames]
    return next(dict(each) for each in messages if each["type"] == "state")


def test_an_ending_shows_a_seat_only_what_it_was_told(tmp_path: Path) -> None:
    async def read() -> list[str]:
        async with house_in(tmp_path) as house:
            rooms = Rooms(house)
            await finished(house, rooms)
            stored = await house.storage.read(endings.get(CODE))
            assert stored is not None
            match = played_out(5)
            story = [telling.chapter(match, number, None) for number in range(len(match.chapters))]
            assert stored.told["watch"] == story
            return [*stored.views]

    assert asyncio.run(read()) == ["0", "1", "2", "watch"]


def test_what_an_older_server_left_is_kept_at_the_next_sweep(tmp_path: Path) -> None:
    async def sweep() -> bool:
        async with house_in(tmp_path) as house:
            rooms = Rooms(house)
            await finished(house, rooms)
            await house.storage.do(lambda c: c.execute(sa.delete(schema.endings)))
            await Caretaker(rooms).sweep(time.time())
            return await house.storage.read(endings.get(CODE)) is not None

    assert asyncio.run(sweep())


def test_the_same_people_go_on_where_a_game_cannot(tmp_path: Path) -> None:
    async def go_on() -> str:
        async with house_in(tmp_path) as house:
            rooms = Rooms(house)
            await kept(house, CODE, edition=99)
            again = await rooms.again(await rooms.find(CODE))
            return (await rooms.find(again.code)).record.seats[1].name or ""

    assert asyncio.run(go_on()) == "S1"


# Somebody's own data


def test_a_person_takes_name_and_words_out_of_all_their_tables(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.open_table(name="Ada").all_here(3)
        table.start()
        call = table.call("DELETE", "/seats/1/person", key=table.keys[0])
        assert (call.status_code, call.json()["error"]) == (403, "key.wrong")
        with table.device(0, 1, 2) as device:
            answer = table.call("DELETE", "/seats/0/person", key=table.keys[0])
            assert answer.status_code == 200
            assert answer.json()["seats"][0]["name"] is None
            assert device.hear("state")["names"] == ["", "Seat 1", "Seat 2"]
            seat, options = device.deciding() or (0, [])
            assert device.play(seat, options[0])["seq"] == 1  # the game goes on
    assert "Ada" not in everything_in(tmp_path)
    with running(tmp_path) as server:
        assert server.http.get(f"/api/tables/{table.code}").json()["seats"][0]["name"] is None


def everything_in(folder: Path) -> str:
    return "".join(file.read_bytes().decode("latin-1") for file in folder.glob("*.sqlite3*"))


def test_notes_and_lines_of_that_person_go_too_before_and_after_the_end(tmp_path: Path) -> None:
    async def forget() -> None:
        async with house_in(tmp_path) as house:
            rooms = Rooms(house)
            await finished(house, rooms)
            handed = LoggedLine(0, f"{HANDED}link", 3, "S0")
            await house.storage.do(storage.append_line(CODE, 0, handed))
            await house.storage.do(storage.write_note(CODE, LoggedNote(0, "1/2", "Trop mûre.")))
            await house.storage.do(storage.write_note(CODE, LoggedNote(1, "1/2", "Pas assez.")))
            again = await rooms.again(await rooms.find(CODE))  # the same key opens it
            rooms = Rooms(house)
            await rooms.forget(await rooms.find(CODE), 0)
            rooms = Rooms(house)
            room = await rooms.find(CODE)
            assert [each.name for each in room.record.seats] == [None, "S1", "S2"]
            assert room.lines.said == [LoggedLine(0, f"{HANDED}link", 3, "")]
            assert [note.text for note in room.notes.notes.values()] == ["Pas assez."]
            assert (await rooms.find(again.code)).record.seats[0].name is None
            assert (await rooms.find(again.code)).seat_of(hashed("0")) == 0

    asyncio.run(forget())


def test_words_taken_out_while_the_end_is_being_kept_are_not_kept_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    really = endings.packed
    packing, go_on = threading.Event(), threading.Event()

    def slowly(ending: endings.Ending) -> bytes:
        packing.set()
        go_on.wait(5)
        return really(ending)

    async def forget() -> list[str]:
        async with house_in(tmp_path) as house:
            rooms = Rooms(house)
            await finished(house, rooms)
            await house.storage.do(lambda c: c.execute(sa.delete(schema.endings)))
            await house.storage.do(storage.write_note(CODE, LoggedNote(0, "1/2", "Trop mûre.")))
            rooms = Rooms(house)
            room = await rooms.find(CODE)
            monkeypatch.setattr(endings, "packed", slowly)
            keeping = asyncio.create_task(Caretaker(rooms).keep_ending(CODE))
            await asyncio.to_thread(packing.wait, 5)
            forgetting = asyncio.create_task(rooms.forget(room, 0))
            await asyncio.sleep(0.05)
            go_on.set()
            await asyncio.gather(keeping, forgetting)
            stored = await house.storage.read(endings.get(CODE))
            assert stored is not None
            return [note.text for note in stored.notes]

    assert asyncio.run(forget()) == []


def test_words_go_from_the_end_of_a_game_that_is_on_the_shelf_no_more(tmp_path: Path) -> None:
    async def forget() -> list[str]:
        async with house_in(tmp_path) as house:
            rooms = Rooms(house)
            await finished(house, rooms)
            again = await rooms.again(await rooms.find(CODE))
            ending = await house.storage.read(endings.get(CODE))
            assert ending is not None
            note = wire.Note(0, "1/2", "Trop mûre.", "", {})
            told = endings.packed(replace(ending, notes=[note, replace(note, seat=1)]))
            await house.storage.do(endings.put(CODE, told))
            gone = sa.update(schema.rooms).where(schema.rooms.c.code == CODE).values(game="gone")
            await house.storage.do(lambda c: c.execute(gone))
            rooms = Rooms(house)
            await rooms.forget(await rooms.find(again.code), 0)
            left = await house.storage.read(endings.get(CODE))
            assert left is not None
            return [f"{note.seat} {note.text}" for note in left.notes]

    assert asyncio.run(forget()) == ["1 Trop mûre."]


def test_nobody_is_told_everything_anew_by_forgetting_again_and_again(tmp_path: Path) -> None:
    async def forget() -> tuple[int, str]:
        async with house_in(tmp_path, limits=replace(GENEROUS, undos=Rate(2, 0.001))) as house:
            rooms = Rooms(house)
            room = await room_of(house, "toc_toc_toc", 3, 5)
            ear = await ear_at(room, 1)
            for _ in range(20):
                await rooms.forget(room, 0)
            states = sum('"type":"state"' in frame for frame in ear.frames)
            named = wire.Person(name="Ada")
            await room.change(lambda record: lobby.came_back(record, 0, named))
            await rooms.forget(room, 0)
            await room.change(lambda record: lobby.came_back(record, 0, named))
            with pytest.raises(Trouble, match="too-fast"):
                await rooms.forget(room, 0)
            return states, room.record.seats[0].name or ""

    assert asyncio.run(forget()) == (2, "Ada")  # at hello, and once more


def test_a_table_that_comes_while_the_caretaker_looks_round_is_not_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the database takes its time, many do."""

    async def look() -> list[str]:
        async with house_in(tmp_path) as house:
            rooms = Rooms(house)
            for code in (CODE, "BBBBBB"):
                await kept(house, code)
            await rooms.find(CODE)
            asked: list[bool] = []
            read, there_still = house.storage.read, upkeep.there_still

            def asking(codes: list[str]) -> storage.Job[dict[str, bool]]:
                asked.append(True)
                return there_still(codes)

            async def slowly(job: storage.Job[Any]) -> Any:
                found = await read(job)
                if asked:
                    asked.clear()
                    await rooms.find("BBBBBB")
                return found

            monkeypatch.setattr(upkeep, "there_still", asking)
            monkeypatch.setattr(house.storage, "read", slowly)
            await Caretaker(rooms).look_round()
            return [*rooms.rooms]

    assert asyncio.run(look()) == [CODE, "BBBBBB"]
