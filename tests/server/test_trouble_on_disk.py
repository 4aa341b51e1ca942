"""A full disk, a database held by somebody else: a sentence, then all goes on; a vanished phone."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from msgspec.structs import replace

from manege.server import storage, wire
from manege.server.database import FILE
from manege.server.heartbeat import with_heartbeat
from manege.server.rooms import Rooms
from manege.server.settings import Limits
from manege.server.trouble import Trouble
from tests.server.inside import CODE, ear_at, house_in, room_of
from tests.server.killing import Servers
from tests.server.running import GENEROUS, Running, opened, running, wait_for

BRIEF = replace(GENEROUS, busy_seconds=0.4)
AS_LARGE_AS_IT_IS = 1


def most_pages(number: int) -> storage.Job[object]:
    return lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={number}").scalar()


def fill(name: str) -> storage.Job[None]:
    return lambda c: storage.write(c, name, bytes(100_000))


def test_a_full_disk_is_told_and_all_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_in(tmp_path) as house:
            rooms = Rooms(house)
            await room_of(house, "toc_toc_toc", 3, 5)
            room = await rooms.find(CODE)
            ear = await ear_at(room, 0, 1, 2)
            decision = room.playing().table.decision
            assert decision is not None
            wish = wire.Play(decision.seat, 0, room.playing().options()[0], "a")
            await house.storage.do(most_pages(AS_LARGE_AS_IT_IS))
            with pytest.raises(Trouble) as full:
                await house.storage.do(fill("x"))
            assert full.value.error == "storage.full"
            house.storage.last_commit = 0.0
            with pytest.raises(Trouble) as ill:
                await house.storage.probe()
            assert (ill.value.error, ill.value.status) == ("storage.full", 503)
            room.let_go(full.value)
            assert (ear.last["error"], ear.hung_up) == ("storage.full", 1012)  # in this order

            await house.storage.do(most_pages(1_000_000))
            await house.storage.probe()
            room = await rooms.find(CODE)
            await room.play(wish, await ear_at(room, 0, 1, 2))
            assert room.seq == 1

    asyncio.run(play())


def health(at: str) -> tuple[int, str]:
    answer = httpx.get(f"http://{at}/healthz")
    return answer.status_code, answer.json().get("error", "")


def test_when_nothing_can_be_written_players_hear_it_before_the_line_closes(
    tmp_path: Path,
) -> None:
    """A process that may write no file any longer meets what a full disk does."""
    servers = Servers(tmp_path)
    try:
        at = servers.start()
        with httpx.Client(base_url=f"http://{at}") as http:
            table = opened(http, at, 3).all_here(3)
            table.start()
            no_limit = resource.prlimit(servers.pid, resource.RLIMIT_FSIZE)
            with table.device(0, 1, 2) as device:
                seat, options = device.deciding() or (0, [])
                resource.prlimit(servers.pid, resource.RLIMIT_FSIZE, (1, no_limit[1]))
                device.say("play", seat=seat, turn=0, code=options[0], id="first")
                assert device.hear("error", "played")["error"] == "storage.failed"
                assert device.closing_code() == 1012
            wait_for(lambda: health(at) == (503, "storage.failed"))
            with table.device(0, 1, 2) as device:  # what was can still be seen
                assert device.seq == 0
                resource.prlimit(servers.pid, resource.RLIMIT_FSIZE, no_limit)
                wait_for(lambda: health(at) == (200, ""))
                assert device.play(seat, options[0], turn=0, id="first")["seq"] == 1
        servers.kill()
    finally:
        servers.close()


def held_by_somebody(folder: Path) -> sqlite3.Connection:
    other = sqlite3.connect(folder / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    return other


def test_a_database_held_by_somebody_else_makes_nobody_wait_longer_than_once(
    tmp_path: Path,
) -> None:
    async def write_all() -> tuple[list[object], float]:
        async with house_in(tmp_path, limits=BRIEF) as house:
            with closing(held_by_somebody(tmp_path)):
                began = time.monotonic()
                jobs = [house.storage.do(fill(f"{number}")) for number in range(20)]
                done = await asyncio.gather(*jobs, return_exceptions=True)
                took = time.monotonic() - began
                assert await house.storage.read(storage.epoch)  # readers wait for no writer
            await house.storage.do(fill("after"))
            return [*done], took

    done, took = asyncio.run(write_all())
    assert [getattr(each, "error", None) for each in done] == ["storage.busy"] * 20
    assert took < 20 * BRIEF.busy_seconds / 2


def test_meanwhile_tables_are_read_and_changes_are_refused_with_a_sentence(tmp_path: Path) -> None:
    with running(tmp_path, limits=BRIEF) as server:
        table = server.open_table()
        with closing(held_by_somebody(tmp_path)):
            refused = server.http.post("/api/tables", json={"game": "toc_toc_toc", "seats": 3})
            assert (refused.status_code, refused.json()["error"]) == (503, "storage.busy")
            assert table.lobby()["code"] == table.code
        assert server.open_table().code


# A vanished phone


def silent(server: Running, code: str, keys: list[str]) -> socket.socket:
    """A device that sat down and whose network is gone: it answers nothing any more."""
    host, port = server.at.split(":")
    line = socket.create_connection((host, int(port)))
    head = f"GET /ws/{code} HTTP/1.1\r\nHost: {server.at}\r\nUpgrade: websocket\r\n"
    more = "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    line.sendall(f"{head}{more}Sec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode())
    assert line.recv(4096).startswith(b"HTTP/1.1 101")
    hello = json.dumps({"type": "hello", "keys": keys}).encode()
    assert len(hello) < 126
    line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # masked with zeros
    return line


def test_a_vanished_phone_is_noticed(tmp_path: Path) -> None:
    quick = replace(GENEROUS, ping_seconds=0.1, pong_seconds=0.1)
    with running(tmp_path, limits=quick) as server:
        table = server.open_table().all_here(3)
        with table.device(0) as other, closing(silent(server, table.code, [table.keys[1]])):
            for is_there in (True, False):
                while (1 in online(other.hear("presence"))) != is_there:
                    pass


def test_nothing_that_still_waits_to_be_sent_keeps_its_line() -> None:
    ended: list[str] = []

    class Transport:
        def abort(self) -> None:
            ended.append("at once")

    protocol = with_heartbeat(Limits())
    line = protocol.__new__(protocol)
    line.transport = cast(Any, Transport())
    line.keepalive_timeout()

    assert ended == ["at once"]


def online(presence: dict[str, Any]) -> list[int]:
    return [seat["seat"] for seat in presence["seats"] if seat["online"]]


def test_within_ten_seconds() -> None:
    limits = Limits()
    assert limits.ping_seconds + limits.pong_seconds <= 10
