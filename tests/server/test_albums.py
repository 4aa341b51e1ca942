"""Own albums (PP-75): filled, changed, seen by their table only, and played with."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from manege.server import album_storage, wire
from manege.server.records import Record
from manege.server.room import Room
from manege.server.rooms import Rooms
from manege.server.settings import Rate
from manege.server.storage import Job
from tests.server.inside import house_in
from tests.server.photographs import (
    BLUE,
    GAME,
    GREEN,
    RED,
    SMALL,
    WHITE,
    add,
    corners_are,
    error,
    fill,
    kept,
    quarters,
    written,
)
from tests.server.running import GENEROUS, Running, Table, running
from tests.server.test_restart import at_new_address


@pytest.fixture
def table(server: Running) -> Table:
    return server.open_table(3, game=GAME)


# The album


def test_pictures_are_numbered_named_replaced_and_taken_out(table: Table) -> None:
    for name in ("one", "two", "three", "four"):
        add(table, name=name)
    table.call("PUT", "/album/2", {"name": "Deux"}, table.host_key)
    add(table, written(quarters()), name="trois", instead=3)
    left = table.call("DELETE", "/album/1", key=table.host_key)
    names = table.call("GET", "/album", key=table.keys[0]).json()

    assert left.json()["album"] == 3
    assert names == [
        {"number": 1, "name": "Deux"},
        {"number": 2, "name": "trois"},
        {"number": 3, "name": "four"},
    ]
    assert corners_are(kept(table, 2), RED, GREEN, BLUE, WHITE)
    for number in (0, 4, 10**23):
        for call in ("GET", "DELETE"):
            answer = table.call(call, f"/album/{number}", key=table.host_key)
            assert error(answer) == (404, "picture.unknown")
    assert error(add(table, instead=4)) == (404, "picture.unknown")
    assert table.call("DELETE", "/album", key=table.host_key).json()["album"] == 0
    assert table.call("GET", "/album", key=table.host_key).json() == []


def test_everybody_hears_how_many_there_are(table: Table) -> None:
    with table.device() as spectator:
        add(table)
        assert spectator.hear("lobby")["album"] == 1


@pytest.mark.rule("PP-75")
def test_the_301st_picture_does_not_fit_in(table: Table) -> None:
    fill(table, 300)

    assert table.lobby()["album"] == 300
    assert error(add(table)) == (409, "album.full")
    assert add(table, instead=300).status_code == 201
    table.call("DELETE", "/album/300", key=table.host_key)
    assert add(table).json()["number"] == 300


def test_a_game_with_its_own_pictures_takes_no_others(server: Running) -> None:
    other = server.open_table(3)

    assert error(add(other)) == (409, "album.not-here")
    assert other.lobby()["album"] == 0


# Who sees it


def test_only_the_table_sees_its_pictures(server: Running, table: Table) -> None:
    other = server.open_table(3, game=GAME)
    fill(table, 2)
    table.all_here(2)

    for key in (table.host_key, table.keys[0], table.keys[1]):
        assert table.call("GET", "/album", key=key).status_code == 200
        assert table.call("GET", "/album/1", key=key).status_code == 200
    for path in ("/album", "/album/1"):
        assert error(table.call("GET", path)) == (401, "key.missing")
        for key in ("guess", other.host_key, other.keys[0]):
            assert error(table.call("GET", path, key=key)) == (403, "key.wrong")
    assert error(other.call("GET", "/album/1", key=other.keys[0])) == (404, "picture.unknown")


def test_only_the_host_changes_it(table: Table) -> None:
    fill(table, 1)
    table.seat(1, "here", name="Basile")

    for key in (table.keys[1], "guess"):
        assert error(add(table, key=key)) == (403, "key.wrong")
        assert error(table.call("PUT", "/album/1", {"name": "x"}, key)) == (403, "key.wrong")
        assert error(table.call("DELETE", "/album/1", key=key)) == (403, "key.wrong")
        assert error(table.call("DELETE", "/album", key=key)) == (403, "key.wrong")
    assert error(table.call("DELETE", "/album")) == (401, "key.missing")
    assert table.lobby()["album"] == 1


def test_a_picture_is_fetched_once(table: Table) -> None:
    fill(table, 22)
    in_lobby = table.call("GET", "/album/1", key=table.keys[0])
    table.start()
    playing = table.call("GET", "/album/1", key=table.keys[0])
    headers = {"authorization": f"Bearer {table.keys[0]}", "if-none-match": playing.headers["etag"]}
    again = table.http.get(f"/api/tables/{table.code}/album/1", headers=headers)

    assert in_lobby.headers["cache-control"] == "private, no-cache"
    assert playing.headers["cache-control"] == "private, max-age=3600"
    assert playing.headers["vary"] == "authorization"
    assert (again.status_code, again.content) == (304, b"")


def test_photographs_are_taken_back_during_the_game(table: Table) -> None:
    fill(table, 22)
    table.all_here(2)
    table.start()
    before = kept(table, 1)
    assert error(table.call("DELETE", "/album", key=table.keys[1])) == (403, "key.wrong")
    assert table.call("DELETE", "/album", key=table.host_key).json()["album"] == 22

    names = {each["name"] for each in table.call("GET", "/album", key=table.keys[1]).json()}
    assert names == {""}
    assert kept(table, 1).tobytes() != before.tobytes()
    assert kept(table, 1).tobytes() == kept(table, 22).tobytes()


# Playing with it


@pytest.mark.rule("PP-75")
def test_with_fewer_than_22_no_game_starts(table: Table) -> None:
    fill(table, 21)
    answer = table.call("POST", "/start", key=table.host_key)

    assert error(answer) == (409, "album.too-few")
    assert answer.json()["detail"] == {"pictures": 21, "min": 22}
    table.call("DELETE", "/album", key=table.host_key)
    table.start()


@pytest.mark.rule("PP-75")
@pytest.mark.parametrize(
    ("pictures", "options", "rounds"),
    [
        (22, {}, 2),
        (34, {"rounds": 1}, 1),
        (43, {"rounds": 8}, 2),
        (44, {}, 4),
        (44, {"fresh": True}, 2),
    ],
)
def test_an_album_offers_as_many_rounds_as_its_pictures_do(
    server: Running, pictures: int, options: dict[str, object], rounds: int
) -> None:
    table = fill(server.open_table(3, game=GAME, options=options), pictures)
    lobby = table.start()
    with table.device(0) as device:
        view = device.view(0)

    assert lobby["options"]["pictures"] == pictures
    assert view["fields"]["rounds"] == rounds


def test_once_the_game_has_begun_it_stays_as_it_is(table: Table) -> None:
    fill(table, 22)
    table.start()

    assert error(add(table)) == (409, "table.started")
    assert error(table.call("PUT", "/album/1", {"name": "x"}, table.host_key)) == (
        409,
        "table.started",
    )
    assert error(table.call("DELETE", "/album/1", key=table.host_key)) == (409, "table.started")
    assert table.lobby()["album"] == 22


def test_it_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = fill(server.open_table(3, game=GAME), 2)
        add(table, written(quarters()), name="Coins")
    with running(tmp_path) as server:
        table = at_new_address(table, server.at, server.http)
        assert table.lobby()["album"] == 3
        assert table.call("GET", "/album", key=table.keys[0]).json()[2]["name"] == "Coins"
        assert corners_are(kept(table, 3), RED, GREEN, BLUE, WHITE)


def test_the_next_table_keeps_it_and_changes_only_its_own(tmp_path: Path) -> None:
    async def play_again() -> tuple[list[Any], list[Any], list[Any], bytes | None]:
        async with house_in(tmp_path) as house:
            rooms = Rooms(house)
            first = await rooms.find((await rooms.open(wire.OpenTable(GAME, 3))).code)
            for number, name in enumerate(["one", "two"], 1):
                await first.change_album(putting(number, name))
            first.record = replace(first.record, seed=1, over=True)
            second = await rooms.find((await rooms.again(first)).code)
            shared = await names(second)
            assert second.lobby().album == 2
            await second.change_album(lambda record: album_storage.remove(record, 1))
            changed = await names(second)
            before = await house.storage.do(album_storage.body(first.record.album, 1))
            await second.change_album(album_storage.remove_all)
            return shared, changed, await names(first), before

    shared, changed, first, before = asyncio.run(play_again())

    assert shared == [(1, "one"), (2, "two")]
    assert changed == [(1, "two")]
    assert first == shared
    assert before == b"one"


def test_but_not_over_and_over(tmp_path: Path) -> None:
    """Each time all of them are written anew."""
    with running(tmp_path, limits=replace(GENEROUS, undos=Rate(1, 0.001))) as server:
        table = fill(server.open_table(3, game=GAME), 22).all_here(2)
        table.start()
        told = [table.call("DELETE", "/album", key=table.host_key).status_code for _ in range(2)]

    assert told == [200, 429]


def test_photographs_are_taken_back_from_the_tables_that_followed_too(tmp_path: Path) -> None:
    """Also where the next one has a copy, since it changed its album; no other person's."""

    async def take_back() -> list[Any]:
        async with house_in(tmp_path) as house:
            rooms = Rooms(house)
            first, other = [
                await rooms.find((await rooms.open(wire.OpenTable(GAME, 3))).code) for _ in range(2)
            ]
            for room in (first, first, other):
                await room.change_album(putting(room.record.pictures + 1, "one"))
            first.record = replace(first.record, seed=1, over=True)
            second = await rooms.find((await rooms.again(first)).code)
            await second.change_album(lambda record: album_storage.remove(record, 1))
            await first.keep(album_storage.blank(first.record))
            return [await names(room) for room in (first, second, other)]

    assert asyncio.run(take_back()) == [[(1, ""), (2, "")], [(1, "")], [(1, "one")]]


def putting(number: int, name: str) -> Any:
    def change(record: Record) -> Job[Record]:
        return album_storage.put(record, number, name, name.encode())

    return change


async def names(room: Room) -> list[Any]:
    return await room.house.storage.do(album_storage.names(room.record.album))


# Too much


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    limits = replace(GENEROUS, pictures=Rate(3, 0.001), pictures_at_once=2, picture_seconds=0.3)
    with running(tmp_path, limits=limits) as server:
        yield server


def test_an_address_sends_so_many_pictures(strict: Running) -> None:
    table = fill(strict.open_table(3, game=GAME), 3)

    assert error(add(table)) == (429, "too-fast")


def test_a_slow_picture_holds_up_nobody(strict: Running) -> None:
    table = strict.open_table(3, game=GAME)

    def drops() -> Iterator[bytes]:
        yield SMALL[:10]
        assert add(table).status_code == 201  # another one, meanwhile
        time.sleep(0.5)
        yield SMALL[10:]

    whole = str(len(SMALL))
    headers = {"authorization": f"Bearer {table.host_key}", "content-length": whole}
    with httpx.Client(base_url=f"http://{strict.at}", timeout=10) as slow:
        answer = slow.post(f"/api/tables/{table.code}/album", content=drops(), headers=headers)

    assert error(answer) == (400, "album.too-slow")
    assert table.lobby()["album"] == 1


def test_a_picture_may_take_longer_than_other_requests(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(GENEROUS, request_seconds=0.3)) as server:
        table = server.open_table(3, game=GAME)

        def drops() -> Iterator[bytes]:
            yield SMALL[:10]
            time.sleep(0.6)
            yield SMALL[10:]

        headers = {
            "authorization": f"Bearer {table.host_key}",
            "content-length": str(len(SMALL)),
        }
        where = f"/api/tables/{table.code}/album"
        assert server.http.post(where, content=drops(), headers=headers).status_code == 201
