"""Arriving: lines of an address, requests and frames in a thousand pieces, answers nobody reads."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import resource
import socket
from pathlib import Path

import httpx
import pytest
from litestar import WebSocket
from msgspec.structs import replace
from websockets.sync.client import connect

from manege.server import serve
from manege.server.arriving import Doors
from manege.server.play import Talk
from manege.server.settings import Limits, Rate
from tests.server.running import GENEROUS, PATIENCE, Running, Table, running, wait_for
from tests.server.test_limits import limited

PING = b"\x89\x80\0\0\0\0"
PIECE = b"\x00\x81\0\0\0\0x"  # of a message: one letter, and it goes on
THERE = "127.0.0.2"


def line_to(server: Running, here: str = "127.0.0.1") -> socket.socket:
    host, _, port = server.at.partition(":")
    return socket.create_connection((host, int(port)), PATIENCE, source_address=(here, 0))


def heard(line: socket.socket) -> bytes:
    """All of it, until the other end is gone."""
    parts = []
    with contextlib.suppress(ConnectionError):
        while part := line.recv(2**16):
            parts.append(part)
    return b"".join(parts)


def test_a_line_that_ends_leaves_nothing_to_look_for(tmp_path: Path) -> None:
    """What holds itself stays until Python looks through all there is, and all wait for that."""
    with running(tmp_path) as server:
        table = server.open_table().all_here(3)
        gc.collect()
        gc.disable()
        try:
            for _ in range(5):
                with connect(f"ws://{server.at}/ws/{table.code}", compression=None) as line:
                    line.send('{"type": "hello", "keys": []}')
                    line.recv()
            wait_for(lambda: not [each for each in gc.get_objects() if type(each) is WebSocket])
        finally:
            gc.enable()


# Frames


@pytest.mark.parametrize(
    ("first", "frame"), [(b"", PING), (b"\x01\x81\0\0\0\0x", PIECE)], ids=["pings", "pieces"]
)
def test_a_flood_of_frames_is_cut_before_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: bytes, frame: bytes
) -> None:
    read: list[int] = []
    of_old = "uvicorn.protocols.websockets.websockets_sansio_impl.WebSocketsSansIOProtocol"

    with running(tmp_path, limits=limited(frames=Rate(300, 1))) as server:
        table = server.open_table().all_here(3)
        with table.device(0) as quiet:
            monkeypatch.setattr(f"{of_old}.handle_ping", lambda _: read.append(1))
            monkeypatch.setattr(f"{of_old}.handle_cont", lambda *_: read.append(1))
            with connect(f"ws://{server.at}/ws/{table.code}", compression=None) as line:
                with contextlib.suppress(OSError):
                    line.socket.sendall(first + frame * 20_000)
                wait_for(lambda: not line.recv_events_thread.is_alive())
            quiet.say("ping", n=1)
            assert quiet.hear("pong")

    assert 0 < len(read) <= 300 + 171  # a slice of them may be too many


def test_whoever_says_much_at_once_lets_others_have_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    really = Talk.hear

    async def hear(talk: Talk, frame: str | bytes) -> None:
        if not order:
            asyncio.get_running_loop().call_soon(order.append, "others")
        order.append("loud")
        await really(talk, frame)

    with running(tmp_path) as server:
        table = server.open_table().all_here(3)
        with table.device(0) as loud:
            monkeypatch.setattr(Talk, "hear", hear)
            words = [frame_of({"type": "ping", "n": n}) for n in range(400)]
            loud.socket.socket.sendall(b"".join(words))
            while loud.hear("pong")["n"] < 399:
                pass

    assert order.count("loud") == 400
    assert order.index("others") < 10


def frame_of(message: object) -> bytes:
    """As a browser sends it: masked, with a mask that changes nothing."""
    text = json.dumps(message).encode()
    return b"\x81" + bytes([0x80 | len(text)]) + b"\0\0\0\0" + text


# Requests


def test_a_body_in_pieces_is_read_no_further(server: Running) -> None:
    """It may come in millions of them; browsers say how long it is."""
    with line_to(server) as line:
        head = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
        with contextlib.suppress(OSError):
            line.sendall(head + b"1\r\n{\r\n" * 200_000)
        told = heard(line)
    with httpx.Client(base_url=f"http://{server.at}") as http:
        honest = http.post("/api/tables", content=iter([b"{", b"}"]))

    assert not told or told.startswith(b"HTTP/1.1 400")
    assert (honest.status_code, honest.json()["error"]) == (400, "request.malformed")
    assert server.http.get("/healthz").status_code == 200


@pytest.mark.parametrize("number", [5000, 50_000], ids=["at once", "in pieces"])
def test_thousands_of_headers_are_read_no_further(server: Running, number: int) -> None:
    with line_to(server) as line:
        with contextlib.suppress(OSError):
            line.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n" + b"a:b\r\n" * number + b"\r\n")
        told = heard(line)

    assert not told or told.startswith(b"HTTP/1.1 400")


@pytest.mark.parametrize("name", ["origin", "host"])
@pytest.mark.parametrize("text", ["http://[", "[", "//]["])
def test_an_address_that_is_none_is_no_failure(table: Table, name: str, text: str) -> None:
    for path in ("", "/invite", "/qr.svg"):
        where = f"/api/tables/{table.code}{path}"
        assert table.http.get(where, headers={name: text}).status_code < 500
    wish = {"game": "toc_toc_toc", "seats": 3}
    answer = table.http.post("/api/tables", json=wish, headers={name: text})
    assert answer.status_code in (201, 400, 403)


@pytest.fixture
def table(server: Running) -> Table:
    return server.open_table()


def test_a_page_is_counted_too(tmp_path: Path) -> None:
    with running(tmp_path, limits=limited(pages=Rate(2, 0.001))) as server:
        assert [server.http.get("/").status_code for _ in range(3)] == [503, 503, 429]  # not built
        assert server.http.get("/api/games").status_code == 200


# Lines


def test_an_address_has_so_many_lines_and_others_have_theirs(tmp_path: Path) -> None:
    with running(tmp_path, limits=limited(connections_each_address=5)) as server:
        table = server.open_table()
        lines = [line_to(server, THERE) for _ in range(5)]
        with line_to(server, THERE) as sixth:
            assert heard(sixth) == b""
        assert server.http.get("/healthz").status_code == 200
        lines.pop().close()
        wait_for(lambda: lobby_from(server, THERE, table.code) == 200)
        for line in lines:
            line.close()
        with contextlib.ExitStack() as sockets:
            url = f"ws://{server.at}/ws/{table.code}"
            for _ in range(8):  # a socket is one of the table's, no more a call's
                sockets.enter_context(connect(url, source_address=(THERE, 0)))
            assert lobby_from(server, THERE, table.code) == 200


def lobby_from(server: Running, here: str, code: str) -> int:
    transport = httpx.HTTPTransport(local_address=here)
    with httpx.Client(base_url=f"http://{server.at}", transport=transport) as http:
        try:
            return http.get(f"/api/tables/{code}").status_code
        except httpx.HTTPError:
            return 0


def test_new_lines_come_so_fast_and_a_proxy_has_as_many_as_it_likes() -> None:
    limits = replace(Limits(), connections_each_address=100, connections=Rate(3, 0.001))
    doors = Doors(limits, ["127.0.0.1"])
    assert [doors.is_full("192.0.2.1") for _ in range(4)] == [False, False, False, True]
    assert not doors.is_full("192.0.2.2")


def test_a_proxy_has_as_many_lines_as_it_likes(tmp_path: Path) -> None:
    limits = limited(connections_each_address=1)
    with running(tmp_path, limits=limits) as server:
        lines = [line_to(server) for _ in range(5)]
        assert server.http.get("/healthz").status_code == 200
        for line in lines:
            line.close()


def test_an_answer_that_nobody_reads_is_not_kept_without_end(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "long.bin").write_bytes(b"x" * 2**24)
    limits = replace(GENEROUS, request_seconds=0.3)
    with running(tmp_path / "data", web=web, limits=limits) as server:
        with line_to(server) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.sendall(b"GET /long.bin HTTP/1.1\r\nhost: x\r\n\r\n")
            wait_for(lambda: len(server.server.server_state.connections) == 1)
            wait_for(lambda: not server.server.server_state.connections)
        whole = server.http.get("/long.bin")

    assert len(whole.content) == 2**24


def test_as_many_files_as_there_may_be_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, tuple[int, int]]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 8192))
    monkeypatch.setattr(resource, "setrlimit", lambda *wish: asked.append(wish))
    serve.allow_lines()
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, resource.RLIM_INFINITY))
    serve.allow_lines()
    monkeypatch.setattr(resource, "getrlimit", lambda _: (20_000, 20_000))
    serve.allow_lines()

    assert [wish for _, wish in asked] == [(8192, 8192), (16_384, resource.RLIM_INFINITY)]
