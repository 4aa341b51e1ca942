"""Several servers on one database: a table lives on one of them, and any of them takes anybody."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
import sqlalchemy as sa

from manege.server import leases, storage
from manege.server.keys import hashed
from manege.server.metrics import Metrics
from manege.server.records import LoggedAction
from manege.server.storage import Job, Storage
from manege.server.trouble import Trouble
from tests.nodes.services import Nats, Postgres
from tests.server.inside import CODE, record_of
from tests.server.running import Device, Running, Table, running, wait_for


@contextmanager
def nodes(
    number: int, folder: Path, database: str, nats: Nats, **changes: Any
) -> Iterator[list[Running]]:
    with ExitStack() as stack:
        yield [
            stack.enter_context(
                running(folder / str(each), database=database, bus=nats.url, **changes)
            )
            for each in range(number)
        ]


@pytest.fixture
def pair(tmp_path: Path, database: str, nats: Nats) -> Iterator[list[Running]]:
    with nodes(2, tmp_path, database, nats) as both:
        yield both


def at(node: Running, table: Table) -> Table:
    """The same table, by another node."""
    opened = {"code": table.code, "host_key": table.host_key, "seat_key": table.keys[0]}
    found = Table(node.http, node.at, opened)
    found.keys = table.keys
    return found


def metric(node: Running, name: str) -> float:
    lines = node.http.get("/metrics").text.splitlines()
    return float(next(line.split()[-1] for line in lines if line.startswith(name + " ")))


def play_some(devices: list[Device], moves: int) -> None:
    """The first option each time; everybody hears of it."""
    for _ in range(moves):
        device, (seat, options) = next(
            (each, found) for each in devices if (found := each.deciding()) is not None
        )
        answer = device.play(seat, options[0])
        assert answer["type"] == "played"
        for each in devices:
            each.hear_seq(answer["seq"])


def test_any_node_takes_any_browser(pair: list[Running]) -> None:
    one, other = pair
    table = one.open_table(3).all_here(3)
    there = at(other, table)
    there.start()

    assert there.lobby() == table.lobby()
    with table.device(0) as near, there.device(1, 2) as far, there.device() as watching:
        play_some([near, far, watching], 12)
        assert near.seq == far.seq == watching.seq == 12
    assert metric(other, "manege_forwarded_total") >= 4
    assert metric(one, "manege_rooms") == 1
    assert metric(other, "manege_rooms") == 0


def test_a_key_is_on_the_bus_as_its_hash_alone(pair: list[Running], nats: Nats) -> None:
    one, other = pair
    table = one.open_table(3).all_here(3)
    there = at(other, table)

    heard = overheard(nats, lambda: use_all_keys(there))

    assert hashed(table.host_key).hex().encode() in heard
    assert hashed(table.keys[1]).hex().encode() in heard
    for key in (table.host_key, *table.keys.values()):
        assert key.encode() not in heard


def use_all_keys(table: Table) -> None:
    table.start()
    with table.device(0, 1, 2) as all_three:
        play_some([all_three], 2)


def overheard(nats: Nats, doing: Any) -> bytes:
    """All that passes over the bus meanwhile."""
    import nats as client

    async def listen() -> bytes:
        heard: list[bytes] = []

        async def take(message: Any) -> None:
            heard.append(message.data)

        ear = await client.connect(nats.url)
        await ear.subscribe("manege.>", cb=take)
        await ear.flush()
        await asyncio.to_thread(doing)
        await ear.flush()
        await ear.close()
        return b"".join(heard)

    return asyncio.run(listen())


def test_a_hash_is_no_key_for_whoever_comes_from_outside(pair: list[Running]) -> None:
    one, other = pair
    table = one.open_table(3).all_here(3)
    stolen = hashed(table.host_key).hex()

    for node in (one, other):
        answer = node.http.post(
            f"/api/tables/{table.code}/start", headers={"authorization": f"manege.hashed {stolen}"}
        )
        assert answer.json()["error"] == "key.missing"
        with Device(node.at, table.code, []) as device:
            device.say("hello", keys=[hashed(table.keys[0]).hex()])
            assert device.hear("welcome")["seats"] == [None]


def test_a_long_answer_passes_in_pieces(pair: list[Running]) -> None:
    one, other = pair
    table = one.open_table(3).all_here(3)

    codes = at(other, table).call("GET", "").json()
    album = other.http.get(f"/api/tables/{table.code}/invite")

    assert codes["code"] == table.code
    assert album.json()["link"] == f"http://{other.at}/t/{table.code}"


def test_a_node_that_leaves_hands_its_tables_over_at_once(
    tmp_path: Path, database: str, nats: Nats
) -> None:
    with nodes(1, tmp_path, database, nats, lease_seconds=60.0) as [staying]:
        with nodes(1, tmp_path / "more", database, nats, lease_seconds=60.0) as [leaving]:
            table = leaving.open_table(3).all_here(3)
            table.start()
            with at(staying, table).device(0, 1, 2) as device:
                play_some([device], 5)
                seq = device.seq
        with at(staying, table).device(0, 1, 2) as device:
            assert device.seq == seq
            play_some([device], 3)


def test_a_node_that_was_paused_commits_nothing(database: str) -> None:
    """Two of them in one process, by the database alone: the second takes the table over while
    the first is asleep."""

    async def go() -> tuple[object, ...]:
        asleep, awake = (Storage(Path(), Metrics(), database=database) for _ in range(2))
        try:
            await asleep.do(leases.joined("asleep", 60))
            await asleep.do(storage.save(record_of("toc_toc_toc", 3, 1)))
            mine = await asleep.do(leases.claimed(CODE, "asleep"))
            assert mine is not None
            first = LoggedAction(1, 0, 6, "first")
            await asleep.do(
                leases.fenced(CODE, mine.epoch, storage.append(CODE, first, over=False))
            )

            await awake.do(leases.joined("awake", 60))
            refused = await awake.do(leases.claimed(CODE, "awake"))
            await asleep.do(leases.renewed("asleep", 0))  # that was long ago
            taken = await awake.do(leases.claimed(CODE, "awake"))

            late = storage.append(CODE, LoggedAction(2, 0, 7, "late"), over=False)
            with pytest.raises(Trouble, match=r"table\.moved"):
                await asleep.do(leases.fenced(CODE, mine.epoch, late))
            still = await asleep.do(leases.renewed("asleep", 60))
            kept = await awake.read(storage.load(CODE))
            assert kept is not None
            return mine, refused, taken, still, [each.client for each in kept.actions]
        finally:
            asleep.close()
            awake.close()

    mine, refused, taken, still, log = asyncio.run(go())

    assert mine == ("asleep", 1)
    assert refused == ("asleep", 1)
    assert taken == ("awake", 2)
    assert still is None
    assert log == ["first"]


def test_all_tables_of_a_node_that_is_gone_can_be_taken_over(database: str) -> None:
    """Not only the first, whoever else is alive and has tables."""

    async def go() -> list[leases.Lease | None]:
        kept = Storage(Path(), Metrics(), database=database)
        try:
            for node in ("gone", "here", "there"):
                await kept.do(leases.joined(node, 60))
            for code in ("AAAAAA", "BBBBBB", "CCCCCC"):
                await kept.do(leases.claimed(code, "gone"))
            await kept.do(leases.claimed("DDDDDD", "there"))
            await kept.do(leases.left("gone"))
            wishes = ("AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD")
            return [await kept.do(leases.claimed(code, "here")) for code in wishes]
        finally:
            kept.close()

    assert asyncio.run(go()) == [*[("here", 2)] * 3, ("there", 1)]


def test_nodes_that_take_over_the_same_tables_do_not_wait_for_each_other(database: str) -> None:
    """Each in one commit, in another order: waiting, none would ever end."""

    async def go() -> list[leases.Lease | None]:
        here = Storage(Path(), Metrics(), database=database)
        there = Storage(Path(), Metrics(), database=database)
        half = threading.Barrier(2)

        def both(first: str, then: str, node: str) -> Job[list[leases.Lease | None]]:
            def job(c: sa.Connection) -> list[leases.Lease | None]:
                mine = leases.claimed(first, node)(c)
                half.wait(30)
                other = leases.claimed(then, node)(c)
                half.wait(30)
                return [mine, other]

            return job

        try:
            for node in ("gone", "here", "there"):
                await here.do(leases.joined(node, 60))
            for code in ("AAAAAA", "BBBBBB"):
                await here.do(leases.claimed(code, "gone"))
            await here.do(leases.left("gone"))
            told = await asyncio.gather(
                here.do(both("AAAAAA", "BBBBBB", "here")),
                there.do(both("BBBBBB", "AAAAAA", "there")),
            )
            return [each for of_one in told for each in of_one]
        finally:
            here.close()
            there.close()

    assert asyncio.run(go()) == [("here", 2), None, ("there", 2), None]


def test_the_database_itself_refuses_an_older_epoch(database: str) -> None:
    """Whatever a program says: by a constraint."""
    Storage(Path(), Metrics(), database=database).close()
    with psycopg.connect(database, autocommit=True) as c:
        c.execute("INSERT INTO leases VALUES ('AAAAAA', 'one', 1)")
        c.execute("INSERT INTO fences VALUES ('AAAAAA', 1)")
        c.execute("UPDATE leases SET node = 'other', epoch = 2")

        assert c.execute("SELECT epoch FROM fences").fetchall() == [(2,)]
        with pytest.raises(psycopg.errors.ForeignKeyViolation, match="only_by_lease"):
            c.execute("UPDATE fences SET epoch = 1")


def test_a_node_that_was_too_late_comes_back_under_another_name(
    tmp_path: Path, database: str, nats: Nats
) -> None:
    with nodes(1, tmp_path, database, nats, lease_seconds=0.5) as [node]:
        table = node.open_table(3).all_here(3)
        table.start()
        with table.device(0, 1, 2) as device, psycopg.connect(database, autocommit=True) as c:
            play_some([device], 2)
            before = c.execute("SELECT id FROM nodes").fetchall()
            c.execute("DELETE FROM nodes")
            assert device.hear("error")["error"] == "table.moved"
            assert device.closing_code() == 1012
            wait_for(lambda: c.execute("SELECT id FROM nodes").fetchall() not in ([], before))
        wait_for(lambda: is_ready(node))
        with table.device(0, 1, 2) as device:
            assert device.seq == 2
            play_some([device], 2)


def is_ready(node: Running) -> bool:
    return node.http.get("/readyz").status_code == httpx.codes.OK


def test_when_the_database_is_gone_for_a_while_nothing_is_lost(
    tmp_path: Path, postgres: Postgres, nats: Nats
) -> None:
    with nodes(2, tmp_path, postgres.database(), nats, lease_seconds=0.5) as [one, other]:
        table = one.open_table(3).all_here(3)
        table.start()
        with at(other, table).device(0, 1, 2) as device:
            play_some([device], 3)
        postgres.stop()
        try:
            wait_for(lambda: one.http.get("/readyz").status_code == 503)
            assert table.call("GET", "").json()["error"] in ("table.moved", "storage.failed")
        finally:
            postgres.start()
        for node in (one, other):
            wait_for(partial(is_ready, node))
            with at(node, table).device(0, 1, 2) as device:
                seq = device.seq
                assert seq >= 3
                play_some([device], 2)


def test_when_the_bus_is_cut_lines_are_and_come_again(tmp_path: Path, database: str) -> None:
    from tests.nodes import services

    with services.nats() as bus, nodes(2, tmp_path, database, bus) as [one, other]:
        table = one.open_table(3).all_here(3)
        table.start()
        with at(other, table).device(0, 1, 2) as device:
            play_some([device], 3)
            bus.stop()
            try:
                assert device.closing_code() == 1012
                with table.device(0, 1, 2) as near:  # who needs no bus plays on
                    play_some([near], 2)
            finally:
                bus.start()
        wait_for(lambda: at(other, table).call("GET", "").status_code == 200)
        with at(other, table).device(0, 1, 2) as device:
            assert device.seq == 5
            play_some([device], 2)


def test_a_bot_plays_on_where_its_node_has_gone(tmp_path: Path, database: str, nats: Nats) -> None:
    with nodes(1, tmp_path, database, nats, lease_seconds=0.5) as [staying]:
        with nodes(1, tmp_path / "more", database, nats, bot_pause=0.5) as [leaving]:
            table = leaving.open_table(3)
            table.start()  # a person and two bots
            began = time.monotonic()
        with psycopg.connect(database, autocommit=True) as c:

            def moved() -> bool:
                return bool(c.execute("SELECT epoch > 1 FROM leases").fetchone() == (True,))

            wait_for(moved)
        assert time.monotonic() - began < 20
        assert at(staying, table).lobby()["started"]
