"""Malformed, oversized, foreign, too many: a typed error each time, and the game goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from manege.server import app, tables
from manege.server.limits import Bucket, Buckets, Counted, Gates, Known
from manege.server.metering import Metered
from manege.server.play import Line
from manege.server.settings import Limits, Rate
from tests.server.running import GENEROUS, PATIENCE, PLENTY, Device, Running, Table, running


@pytest.fixture
def table(server: Running) -> Table:
    table = server.open_table(3, options={"first": 0}).all_here(3)
    table.start()
    return table


@pytest.mark.parametrize(
    ("frame", "error"),
    [
        ("", "message.malformed"),
        ("null", "message.malformed"),
        ("{", "message.malformed"),
        ('{"type":"dance"}', "message.malformed"),
        ('{"type":"play"}', "message.malformed"),
        ('{"type":"moved","seq":1}', "message.malformed"),
        ("[" * 50_000, "message.malformed"),
        (b'{"type":"ping","n":1}', "message.malformed"),
        (b"\x00\xff", "message.malformed"),
        ('{"type":"ping","n":1,"x":"%s"}' % ("x" * 70_000), "message.too-large"),
        (b"x" * 70_000, "message.too-large"),
    ],
)
def test_a_frame_that_is_no_message(table: Table, frame: str | bytes, error: str) -> None:
    with table.device(0) as device:
        device.socket.send(frame)
        assert device.hear("error")["error"] == error
        assert device.play(0, device.view(0)["options"][0])["type"] == "played"


def test_a_frame_far_too_large_cuts_the_line_and_nothing_else(table: Table) -> None:
    with table.device(0) as device, table.device(1) as other:
        device.socket.send("x" * 600_000)
        assert device.closing_code() == 1009
        other.say("ping", n=1)
        assert other.hear("pong")


def test_a_text_that_is_no_text_cuts_the_line_and_nothing_else(table: Table) -> None:
    with table.device(0) as device, table.device(1) as other:
        device.socket.send(b"\xff\xfe", text=True)
        assert device.closing_code() == 1007
        other.say("ping", n=1)
        assert other.hear("pong")


def test_an_unknown_table_is_told_before_the_line_is_cut(server: Running) -> None:
    with Device(server.at, "ABCDEF", keys=None) as device:
        assert device.next()["error"] == "table.unknown"
        assert device.closing_code() == 4404


def test_unknown_keys_watch_like_everybody(table: Table) -> None:
    with Device(table.at, table.code, ["guess", table.keys[1]]) as device:
        welcome = json.loads(device.frames[0])
    with Device(table.at, table.code, [table.host_key]) as host:
        views = host.state["views"]

    assert welcome["seats"] == [None, 1]
    assert views == {}


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_pages_of_other_sites_are_turned_away(server: Running, origin: str) -> None:
    table = server.open_table()
    headers = {"origin": origin}
    call = server.http.post("/api/tables", json={}, headers=headers)

    assert (call.status_code, call.json()["error"]) == (403, "origin.foreign")
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://{server.at}/ws/{table.code}", additional_headers=headers),
    ):
        pass
    assert refused.value.response.status_code == 403
    assert server.http.get("/api/games", headers=headers).status_code == 200


def test_our_own_page_is_let_in(server: Running) -> None:
    table = server.open_table()
    headers = {"origin": f"http://{server.at}"}

    with connect(f"ws://{server.at}/ws/{table.code}", additional_headers=headers) as socket:
        socket.send('{"type":"hello","keys":[]}')
        assert '"welcome"' in str(socket.recv(5))


def test_a_body_too_large_is_not_read(server: Running) -> None:
    answer = server.http.post("/api/tables", content=b"x" * 70_000)

    assert (answer.status_code, answer.json()["error"]) == (413, "request.too-large")


@pytest.mark.parametrize(
    ("method", "path", "status", "error"),
    [
        ("GET", "/api/nowhere", 404, "page.unknown"),
        ("DELETE", "/api/games", 405, "method.wrong"),
        ("POST", "/", 405, "method.wrong"),
        ("PUT", "/api/tables/ABCDEF/seats/x", 404, "page.unknown"),
        ("GET", "/api/games/chess/actions", 404, "game.unknown"),
    ],
)
def test_a_call_that_is_none(
    server: Running, method: str, path: str, status: int, error: str
) -> None:
    answer = server.http.request(method, path)

    assert (answer.status_code, answer.json()["error"]) == (status, error)


def limited(**changes: object) -> Limits:
    return replace(GENEROUS, **changes)


def test_a_line_that_talks_too_fast_is_told_then_cut(tmp_path: Path) -> None:
    limits = limited(messages=Rate(5, 0.01), patience=3)
    with running(tmp_path, limits=limits) as server:
        table = server.open_table()
        with table.device(0) as device, table.device(0) as patient:
            with contextlib.suppress(ConnectionClosed):  # it may be cut before the last one is sent
                for n in range(9):
                    device.say("ping", n=n)
            answers = [device.hear("pong", "error") for _ in range(7)]
            assert [each["type"] for each in answers] == ["pong"] * 4 + ["error"] * 3
            assert answers[-1]["error"] == "too-fast"
            assert device.closing_code() == 4429
            patient.say("ping", n=1)
            assert patient.hear("pong")


def test_a_seat_cannot_undo_without_end(tmp_path: Path) -> None:
    with running(tmp_path, limits=limited(undos=Rate(2, 0.01))) as server:
        table = server.open_table(3, options={"first": 0}).all_here(3)
        table.start()
        with table.device(0) as device:
            for n in range(3):
                device.hear_seq(device.play(0, device.view(0)["options"][0])["seq"])
                device.say("undo", seat=0, id=f"u{n}")
                answer = device.hear("played", "error")
                if n < 2:
                    device.hear("state")

    assert answer["error"] == "too-fast"


def test_whoever_undoes_too_often_takes_it_from_nobody_else(tmp_path: Path) -> None:
    with running(tmp_path, limits=limited(undos=Rate(1, 0.01))) as server:
        table = server.open_table(3, game="scream_machine").all_here(3)
        table.start()
        answers = []
        with table.device(0, 1) as device:
            for seat, wish in [(0, "a"), (0, "b"), (1, "c")]:
                device.hear_seq(device.play(seat, device.view(seat)["options"][0])["seq"])
                device.say("undo", seat=seat, id=wish)
                answers.append(device.hear("played", "error"))
                if answers[-1]["type"] == "played":
                    device.hear("state")

    assert [each["type"] for each in answers] == ["played", "error", "played"]


def test_an_address_that_calls_too_often_waits(tmp_path: Path) -> None:
    with running(tmp_path, limits=limited(requests=Rate(5, 0.01))) as server:
        answers = [server.http.get("/api/games") for _ in range(6)]
        page = server.http.get("/")

    assert [answer.status_code for answer in answers] == [200] * 5 + [429]
    assert answers[-1].json()["error"] == "too-fast"
    assert page.status_code == 503


def test_tables_are_not_opened_by_the_hundred(tmp_path: Path) -> None:
    with running(tmp_path, limits=limited(tables=Rate(2, 0.01))) as server:
        wish = {"game": "toc_toc_toc", "seats": 3}
        answers = [server.http.post("/api/tables", json=wish) for _ in range(3)]

    assert [answer.status_code for answer in answers] == [201, 201, 429]


def test_codes_are_not_guessed_but_a_table_found_before_is_still_there(tmp_path: Path) -> None:
    """A whole school has one address, and somebody there tries one code after the other."""
    with running(tmp_path, limits=limited(guesses=Rate(2, 0.01))) as server:
        table = server.open_table()
        codes = [server.http.get(f"/api/tables/{code}") for code in ("ABCDEF", "ABCDEG", "ABCDEH")]
        with Device(server.at, "ABCDEJ", keys=None) as device:
            assert device.next()["error"] == "too-fast"
            assert device.closing_code() == 4429
        assert table.call("GET", "").status_code == 200
        assert table.call("POST", "/join", {"name": "Zoé"}).status_code == 201
        with table.device(0) as device:
            device.say("ping", n=1)
            assert device.hear("pong")

    assert [answer.status_code for answer in codes] == [404, 404, 429]


def test_codes_are_not_guessed_on_lines_either(tmp_path: Path) -> None:
    with running(tmp_path, limits=limited(guesses=Rate(2, 0.01))) as server:
        told = []
        for code in ("ABCDEF", "ABCDEG", "ABCDEH"):
            with Device(server.at, code, keys=None) as device:
                told.append(device.next()["error"])
        called = server.http.get("/api/tables/ABCDEJ").status_code

    assert told == ["table.unknown", "table.unknown", "too-fast"]
    assert called == 429


def test_keys_are_not_guessed_but_the_right_one_always_opens(tmp_path: Path) -> None:
    with running(tmp_path, limits=limited(guesses=Rate(2, 0.01))) as server:
        table, other = server.open_table(), server.open_table()
        wrong = [table.call("POST", "/start", key="guess") for _ in range(3)]
        assert [answer.status_code for answer in wrong] == [403, 403, 429]
        with Device(server.at, table.code, keys=None) as device:
            device.say("hello", keys=["guess"])
            assert device.hear("error")["error"] == "too-fast"
        with table.device(0) as device:
            device.say("ping", n=1)
            assert device.hear("pong")
        assert other.call("POST", "/start", key="guess").status_code == 403
        assert table.call("POST", "/start", key=table.host_key).status_code == 201


def test_sockets_of_one_address_are_counted(tmp_path: Path) -> None:
    with running(tmp_path, limits=limited(sockets_each_address=2)) as server:
        table = server.open_table()
        with table.device(0), table.device() as second:
            with Device(server.at, table.code, keys=None) as third:
                assert third.closing_code() == 4429
            second.say("ping", n=1)
            assert second.hear("pong")


def test_a_line_that_never_says_hello_is_cut(tmp_path: Path) -> None:
    with running(tmp_path, limits=limited(hello_seconds=0.05)) as server:
        table = server.open_table()
        with Device(server.at, table.code, keys=None) as device, table.device(0) as polite:
            assert device.closing_code() == 4408
            polite.say("ping", n=1)
            assert polite.hear("pong")


def test_a_line_that_does_not_read_is_cut_and_delays_nobody() -> None:
    async def tell() -> list[str | int]:
        line = Line(limited(waiting_messages=3))
        for n in range(6):
            line.tell(str(n))
        return [line.outbox.get_nowait() for _ in range(line.outbox.qsize())]

    assert asyncio.run(tell()) == [4409]


def test_what_waits_for_a_browser_is_bounded_in_bytes_too() -> None:
    async def tell() -> tuple[int, list[str | int]]:
        line = Line(limited(waiting_bytes=100))
        line.tell("x" * 300)  # one is always let through: it may be the whole table
        held = line.outbox.qsize()
        line.tell("y")
        return held, [line.outbox.get_nowait() for _ in range(line.outbox.qsize())]

    assert asyncio.run(tell()) == (1, [4409])


def test_what_was_sent_waits_no_longer() -> None:
    """Whoever reads is never cut, however much there is in all."""
    sent: list[str | int] = []

    class Socket:
        async def send(self, message: dict[str, Any]) -> None:
            sent.append(message["text"])

        async def close(self, code: int) -> None:
            sent.append(code)

    async def tell() -> None:
        line, socket = Line(limited(waiting_bytes=100)), cast(Any, Socket())
        sender = asyncio.create_task(line.send_all(socket))
        for _ in range(10):
            line.tell("x" * 60)
            while line.outbox.qsize():
                await asyncio.sleep(0)
        sender.cancel()

    asyncio.run(tell())
    assert sent == ["x" * 60] * 10


def test_a_bucket_fills_with_time() -> None:
    now = [0.0]
    bucket = Bucket(Rate(2, 0.5), now[0])

    assert [bucket.take(0), bucket.take(0), bucket.take(0)] == [True, True, False]
    assert [bucket.take(1), bucket.take(2)] == [False, True]
    assert [bucket.take(100), bucket.take(100), bucket.take(100)] == [True, True, False]


def test_whoever_owes_is_told_how_long() -> None:
    now = [0.0]
    buckets = Buckets(Rate(2, 0.5), clock=lambda: now[0])
    never = Buckets(Rate(2, 0), clock=lambda: now[0])
    never.charge("a", 3)
    buckets.charge("a", 2)
    assert buckets.debt("a") == 0
    buckets.charge("a", 3)
    assert buckets.debt("a") == 6
    assert buckets.debt("b") == 0
    now[0] = 4.0
    assert buckets.debt("a") == 2
    assert never.debt("a") > 600


def test_full_buckets_are_forgotten() -> None:
    now = [0.0]
    buckets = Buckets(Rate(2, 1), clock=lambda: now[0])
    for number in range(10_000):
        buckets.take(str(number))
    now[0] = 10.0
    buckets.take("one more")

    assert len(buckets.buckets) == 1


def test_buckets_are_not_kept_without_end_even_if_none_is_full() -> None:
    buckets = Buckets(Rate(2, 0.0), clock=lambda: 0.0)
    for number in range(12_000):
        buckets.take(str(number))

    assert len(buckets.buckets) <= 10_000
    assert "11999" in buckets.buckets


def test_what_is_counted_by_address_is_forgotten_with_its_last_one() -> None:
    counted = Counted()
    with counted.one("a"), counted.one("a"):
        assert counted["a"] == 2
    known = Known()
    for number in range(20_001):
        known.add("a", str(number))

    assert (counted["a"], len(counted.numbers)) == (0, 0)
    assert ("a", "0") not in known
    assert ("a", "20000") in known


def test_an_address_too_long_to_be_one_is_refused_before_anything_is_drawn(
    server: Running,
) -> None:
    table = server.open_table()
    picture = f"/api/tables/{table.code}/qr.svg"
    answers = [server.http.get(picture, headers={"host": "h" * n}) for n in (255, 256, 2000)]

    assert [answer.status_code for answer in answers] == [200, 400, 400]
    assert answers[2].json()["error"] == "request.malformed"


def test_a_link_is_drawn_once_and_not_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    draw = tables.qr_code

    def counted(link: str) -> bytes:
        drawn.append(link)
        return draw(link)

    monkeypatch.setattr(tables, "qr_code", counted)
    with running(tmp_path, limits=limited(drawings=Rate(2, 0.01))) as server:
        picture = f"/api/tables/{server.open_table().code}/qr.svg"
        hosts = ["a.example", "a.example", "b.example", "c.example", "a.example"]
        answers = [server.http.get(picture, headers={"host": host}) for host in hosts]

    assert len(drawn) == 2
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 200]


def test_the_calls_are_described_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = [server.http.get("/api/docs").text]
    monkeypatch.setattr(app, "described", lambda schema: "again")
    pages.append(server.http.get("/api/docs").text)

    assert pages[0] == pages[1] != "again"


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nhost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET /hea",
    ],
)
def test_half_a_request_is_not_waited_for_without_end(tmp_path: Path, half: bytes) -> None:
    with running(tmp_path, limits=limited(request_seconds=0.3)) as server:
        host, _, port = server.at.partition(":")
        with socket.create_connection((host, int(port)), PATIENCE) as line:
            line.sendall(half)
            with contextlib.suppress(ConnectionError):
                while line.recv(4096):  # until the other end is gone
                    pass
        assert server.http.get("/healthz").status_code == 200


def test_a_line_that_stays_open_is_no_request_that_never_ends(tmp_path: Path) -> None:
    limits = limited(request_seconds=0.1)
    with running(tmp_path, limits=limits) as server, server.open_table().device(0) as device:
        time.sleep(0.3)
        device.say("ping", n=1)
        assert device.hear("pong")


# What it costs


def test_what_somebody_does_is_measured_and_not_what_others_do_meanwhile() -> None:
    def busy(seconds: float) -> None:
        until = time.thread_time() + seconds
        while time.thread_time() < until:
            pass

    async def others() -> None:
        for _ in range(10):
            busy(0.02)
            await asyncio.sleep(0)

    async def mine() -> str:
        busy(0.01)
        for _ in range(20):
            await asyncio.sleep(0)
        busy(0.01)
        return "done"

    async def both() -> tuple[str, float]:
        doing = Metered(mine())
        told, _ = await asyncio.gather(asyncio.ensure_future(awaited(doing)), others())
        return told, doing.seconds

    async def awaited(doing: Metered[str]) -> str:
        return await doing

    told, seconds = asyncio.run(both())
    assert told == "done"
    assert 0.02 <= seconds < 0.1


def test_a_measured_wish_is_cancelled_and_fails_as_any_other() -> None:
    async def ended(doing: Coroutine[Any, Any, None]) -> str:
        async def wait() -> None:
            await Metered(doing)

        task = asyncio.create_task(wait())
        await asyncio.sleep(0.01)
        task.cancel()
        [result] = await asyncio.gather(task, return_exceptions=True)
        return type(result).__name__

    async def fail() -> None:
        await asyncio.sleep(0)
        raise ValueError

    async def time_out() -> None:
        async with asyncio.timeout(0.001):
            await asyncio.sleep(5)

    assert asyncio.run(ended(asyncio.sleep(5))) == "CancelledError"
    assert asyncio.run(ended(fail())) == "ValueError"
    assert asyncio.run(ended(time_out())) == "TimeoutError"


def test_what_an_address_may_cost_is_bounded_and_others_play_on(tmp_path: Path) -> None:
    """However cheap it is to ask: what would come of it costs a hundred times as much."""
    with running(
        tmp_path, limits=limited(work=Rate(60, 0.01), message_reserve=PLENTY, patience=10_000)
    ) as server:
        table = server.open_table().all_here(3)
        table.start()
        here = ("127.0.0.2", 0)
        with table.device(0, 1, 2) as device:
            seat, options = device.deciding() or (0, [])
            for n in range(2000):
                device.say("foresee", seat=seat, codes=options[:1], id=f"{n}")
            answers = [device.hear("foreseen", "error") for _ in range(2000)]
            with connect(f"ws://{server.at}/ws/{table.code}", source_address=here) as other:
                other.send('{"type":"hello","keys":[]}')
                other.send('{"type":"ping","n":1}')
                while json.loads(other.recv(PATIENCE))["type"] != "pong":
                    pass

    told = [each.get("error", "foreseen") for each in answers]
    assert 0 < told.count("foreseen") < 1000
    assert told[-1] == "too-fast"


def test_what_the_calls_of_an_address_cost_is_bounded_too(tmp_path: Path) -> None:
    with running(tmp_path, limits=limited(work=Rate(50, 0.01))) as server:
        told = [server.http.get("/api/games").status_code for _ in range(300)]
        transport = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=f"http://{server.at}", transport=transport) as other:
            assert other.get("/api/games").status_code == 200

    assert told[0] == 200
    assert told[-1] == 429


def test_what_is_kept_back_for_tables_costs_no_more_than_as_much_again() -> None:
    gates = Gates(limited(work=Rate(100, 0.0), requests=Rate(1, 0)))
    gates.found("a", "ABCDEF")
    gates.worked("a", 0.15)
    assert gates.may_call("a", "ABCDEF")
    assert not gates.may_call("a", "GHJKMN")
    assert gates.may_say("a", "ABCDEF")
    gates.worked("a", 0.06)
    assert not gates.may_call("a", "ABCDEF")
    assert not gates.may_say("a", "ABCDEF")
    assert gates.may_call("b", None)
