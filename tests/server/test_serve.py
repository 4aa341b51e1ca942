"""Serving: ports, addresses, an end that is quiet, and logs that keep secrets."""

from __future__ import annotations

import gc
import json
import os
import random
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from manege.server import serve as serving
from manege.server.serve import Addresses, CannotServe, free_socket
from manege.server.settings import data_folder
from manege.server.visitors import is_loopback
from tests.server.running import Table, opened, running

ROOT = Path(__file__).parents[2]
FEW_FILES = 1000


def served(tmp_path: Path, **asked: object) -> subprocess.Popen[str]:
    wish = json.dumps({"port": 0, "data": str(tmp_path), "bot_pause": 0.0, **asked})
    return subprocess.Popen(
        [sys.executable, "-m", "tests.server.server_process", wish],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


@contextmanager
def few_files() -> Iterator[None]:
    """What begins now is allowed as many as in a usual shell, and may ask for more."""
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW_FILES, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (now, most))


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_the_server_allows_itself_lines_and_ends_quietly_when_asked(
    tmp_path: Path, sign: signal.Signals
) -> None:
    with few_files():
        process = served(tmp_path)
    with process:
        address = address_of(process)
        allowed, _ = resource.prlimit(process.pid, resource.RLIMIT_NOFILE)
        assert httpx.get(f"{address}healthz").json()["status"] == "ok"
        process.send_signal(sign)
        _, errors = process.communicate(timeout=60)

    assert process.returncode in (0, -sign)
    assert "Traceback" not in errors
    assert allowed > FEW_FILES


def test_what_is_there_from_the_start_is_not_looked_through_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = gc.get_threshold()
    frozen: list[object] = []
    monkeypatch.setattr(gc, "freeze", lambda: frozen.append(gc.get_count()))
    try:
        serving.look_through_all_seldom()
        now = gc.get_threshold()
    finally:
        gc.set_threshold(*usual)

    assert frozen
    assert now[:2] == usual[:2]
    assert now[2] > usual[2]


def test_the_log_keeps_secrets(tmp_path: Path) -> None:
    with served(tmp_path) as process:
        address = address_of(process)
        at = address.removeprefix("http://").rstrip("/")
        with httpx.Client(base_url=address) as http:
            table = opened(http, at, 3).all_here(3)
            table.start()
            play_to_the_end(table)
            file = table.call("GET", "/match", key=table.keys[0]).json()
            http.get("/api/tables/ABCDEF")
            http.post("/api/tables", content=b"{")
        process.terminate()
        _, log = process.communicate(timeout=60)
    lines = [json.loads(line) for line in log.splitlines()]
    secrets = [str(file["seed"]), table.host_key, *table.keys.values(), "vamp"]

    assert [line["event"] for line in lines] == ["table opened", "game started", "game over"]
    assert {line["table"] for line in lines} == {table.code}
    assert not [secret for secret in secrets if secret in log]


def play_to_the_end(table: Table) -> None:
    chance = random.Random(1)
    with table.device(0, 1, 2) as device:
        while not device.is_over():
            seat, options = device.deciding() or (0, [])
            device.hear_seq(device.play(seat, chance.choice(options))["seq"])


def test_a_taken_port_that_was_asked_for_is_told_in_a_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe, match=f"Port {port} is taken by another program"):
            free_socket("127.0.0.1", port)


def test_without_a_wish_the_next_free_port_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(serving, "FIRST_PORT", port)
        with free_socket("127.0.0.1", None) as found:
            assert port < found.getsockname()[1] < port + serving.PORTS_TRIED
        monkeypatch.setattr(serving, "PORTS_TRIED", 1)
        with pytest.raises(CannotServe, match="are taken"):
            free_socket("127.0.0.1", None)


@pytest.mark.parametrize(
    ("host", "port", "told"),
    [
        ("127.0.0.1", 70_000, "is no port"),
        ("192.0.2.7", 8000, "Cannot listen on 192.0.2.7"),
        ("no.such.host.invalid", 8000, "Cannot listen on"),
    ],
)
def test_a_place_where_nobody_can_listen(host: str, port: int, told: str) -> None:
    with pytest.raises(CannotServe, match=told):
        free_socket(host, port)


@pytest.mark.parametrize(
    ("lang", "words"), [("fr_FR.UTF-8", "Le port 8000 est pris"), ("en", "Port 8000 is taken")]
)
def test_the_addresses_are_told_in_the_language_of_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str, words: str
) -> None:
    monkeypatch.setenv("LC_ALL", lang)
    serving.tell(
        Addresses("http://127.0.0.1:8001/", "http://10.0.0.7:8001/", 8000, Path("somewhere"))
    )
    told = capsys.readouterr().out

    assert "http://127.0.0.1:8001/" in told
    assert "http://10.0.0.7:8001/" in told
    assert words in told


@pytest.mark.parametrize("local", [True, False])
def test_whoever_is_alone_is_told_how_phones_come_in(
    capsys: pytest.CaptureFixture[str], *, local: bool
) -> None:
    serving.tell(Addresses("http://127.0.0.1:8001/", None, None, Path("somewhere"), local))

    assert ('make play ARGS="--host 0.0.0.0"' in capsys.readouterr().out) == local


@pytest.mark.parametrize(
    ("host", "local"),
    [("127.0.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False), ("me", False)],
)
def test_which_addresses_only_this_machine_has(host: str, *, local: bool) -> None:
    assert is_loopback(host) == local


def test_the_address_for_a_browser_here() -> None:
    assert serving.in_address("0.0.0.0") == "127.0.0.1"
    assert serving.in_address("::1") == "[::1]"
    assert serving.in_address("localhost") == "localhost"


def test_without_a_screen_no_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not serving.has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serving.has_screen()


def test_where_the_data_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MANEGE_DATA", str(tmp_path / "env"))
    assert data_folder() == tmp_path / "env"
    assert data_folder(tmp_path / "asked") == tmp_path / "asked"
    monkeypatch.delenv("MANEGE_DATA")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "manege"


def test_phones_get_the_address_of_the_network(tmp_path: Path) -> None:
    with running(tmp_path, lan="http://10.0.0.7:8000") as server:
        table = server.open_table()
        here = table.call("GET", "/invite").json()["link"]
        headers = {"host": "games.example"}
        there = server.http.get(f"/api/tables/{table.code}/invite", headers=headers).json()["link"]

    assert here == f"http://10.0.0.7:8000/t/{table.code}"
    assert there == f"http://games.example/t/{table.code}"
