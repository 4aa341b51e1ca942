"""Hosting: a private server, the page behind the token, bans, proxies, limits by hand, the log."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import json
import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import structlog
from structlog.contextvars import get_contextvars
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from manege.cli.commands import serve as command
from manege.cli.exits import WrongUsage
from manege.server import logs, visitors
from manege.server.guard import LONGEST, Guard
from manege.server.limits import Bans, Gates, Reserves
from manege.server.metrics import Metrics
from manege.server.settings import Limits, Rate, WrongLimit, limits_from
from manege.server.visitors import Visitors, checked_address
from manege.server.words import kept_word
from tests.server.running import Device, Running, running
from tests.server.test_limits import limited

TOKEN = "a token for whoever hosts"
HOST = {"authorization": f"Bearer {TOKEN}"}
DOCS = Path(__file__).parents[2] / "docs"
WISH = {"game": "toc_toc_toc", "seats": 3}


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("hosted"), token=TOKEN, word="Grand Huit") as server:
        yield server


def opened(server: Running, **more: object) -> httpx.Response:
    return server.http.post("/api/tables", json={**WISH, **more})


# A private server


def test_opening_a_table_needs_the_word_and_joining_it_none(hosted: Running) -> None:
    answers = [opened(hosted), opened(hosted, word="wrong"), opened(hosted, word=" grand  huit ")]
    told = [(each.status_code, each.json().get("error")) for each in answers]
    code = answers[2].json()["code"]
    joined = hosted.http.post(f"/api/tables/{code}/join", json={"name": "Zoé"})

    assert told == [(401, "word.missing"), (403, "word.wrong"), (201, None)]
    assert hosted.http.get(f"/api/tables/{code}").status_code == 200
    assert joined.status_code == 201


def test_the_word_is_not_guessed(tmp_path: Path) -> None:
    limits = limited(guesses=Rate(2, 0.01))
    with running(tmp_path, limits=limits, word="right") as server:
        answers = [opened(server, word=word) for word in ("a", "b", "c", "right")]

    assert [each.status_code for each in answers] == [403, 403, 429, 429]


def test_a_word_of_our_own_is_the_same_at_every_start(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    word = kept_word(folder)

    assert len(word) == 6
    assert kept_word(folder) == word
    assert (folder / "word").stat().st_mode & 0o077 == 0
    (folder / "word").write_text("")  # the disk was full
    assert len(kept_word(folder)) == 6
    assert kept_word(folder) == kept_word(folder)


# Behind the token


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", ""),
        ("GET", "/tables"),
        ("POST", "/bans"),
        ("POST", "/tables/ABCDEF/close"),
        ("DELETE", "/tables/ABCDEF"),
    ],
)
def test_nothing_is_told_without_the_token(hosted: Running, method: str, path: str) -> None:
    ban = {"address": "192.0.2.1", "minutes": 1} if method == "POST" else None
    wrong = {"authorization": f"Bearer {TOKEN}x"}
    answers = [
        hosted.http.request(method, f"/api/hosting{path}", json=ban, headers=headers)
        for headers in ({}, wrong, HOST)
    ]

    assert [each.status_code for each in answers[:2]] == [401, 403]
    assert answers[2].is_success or answers[2].json()["error"] == "table.unknown"


def test_without_a_token_nobody_hosts(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.http.get("/api/hosting", headers=HOST).status_code == 403


def test_the_host_sees_load_disk_tables_and_what_went_wrong(hosted: Running) -> None:
    code = opened(hosted, word="grand huit").json()["code"]
    hosted.http.get("/api/tables/ABCDEF")
    with Device(hosted.at, code, keys=[]):
        now = hosted.http.get("/api/hosting", headers=HOST).json()
        found = hosted.http.get("/api/hosting/tables", params={"find": code[:4]}, headers=HOST)

    assert now["word"] == "Grand Huit"
    assert now["load"]["processor"] > 0
    assert now["load"]["bot_workers"] <= now["load"]["bot_workers_wanted"] == 1
    assert now["disk"]["total"] > now["disk"]["free"] > 0 < now["disk"]["data"]
    assert now["tables"]["lobby"] >= 1
    assert now["troubles"]["table.unknown"] >= 1
    assert [each["address"] for each in now["visitors"] if each["lines"]] == ["127.0.0.1"]
    [row] = found.json()
    assert {**row, "touched": 0} == {
        "code": code,
        "game": "toc_toc_toc",
        "state": "lobby",
        "seats": 3,
        "actions": 0,
        "pictures": 0,
        "lines": 1,
        "touched": 0,
    }


def test_a_machine_that_tells_nothing_of_itself_is_no_failure(
    hosted: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def silent(*_: object) -> None:
        raise OSError

    monkeypatch.setattr("os.getloadavg", silent)
    monkeypatch.setattr("manege.server.hosting.Path", silent)
    load = hosted.http.get("/api/hosting", headers=HOST).json()["load"]

    assert (load["average"], load["memory"]) == (0, 0)


def test_the_host_closes_a_table_and_deletes_it(tmp_path: Path) -> None:
    with running(tmp_path, token=TOKEN) as server:
        table, other = server.open_table(), server.open_table()
        where = f"/api/hosting/tables/{table.code.lower()}"
        with table.device(0) as device, other.device(0) as neighbour:
            closed = server.http.post(f"{where}/close", headers=HOST)
            assert device.hear("error")["error"] == "table.closed"
            joined = table.call("POST", "/join", {"name": "Zoé"})
            deleted = server.http.delete(where, headers=HOST)
            gone = table.call("GET", "")
            neighbour.say("ping", n=1)
            assert neighbour.hear("pong")

    assert closed.json()["state"] == "closed"
    assert joined.json()["error"] == "table.closed"
    assert (deleted.status_code, deleted.json()["lobby"]) == (200, 1)
    assert gone.json()["error"] == "table.unknown"


def test_a_banned_address_is_cut_and_stays_out_for_a_time(tmp_path: Path) -> None:
    with running(tmp_path, token=TOKEN) as server:
        table = server.open_table()
        transport = httpx.HTTPTransport(local_address="127.0.0.2")
        with (
            httpx.Client(base_url=f"http://{server.at}", transport=transport) as other,
            table.device(0) as mine,
            connect(f"ws://{server.at}/ws/{table.code}", source_address=("127.0.0.2", 0)) as theirs,
        ):
            theirs.send('{"type":"hello","keys":[]}')
            theirs.recv()
            assert ban(server, "127.0.0.2", 5)[0]["banned"] > 290
            assert closing_code(theirs) == 4403
            refused = other.get("/api/games")
            with pytest.raises(InvalidStatus):
                connect(f"ws://{server.at}/ws/{table.code}", source_address=("127.0.0.2", 0))
            page = other.get("/")
            hosting = other.get("/api/hosting", headers=HOST)
            mine.say("ping", n=1)
            assert mine.hear("pong")
            assert ban(server, "127.0.0.2", 0) == [
                {"address": "127.0.0.1", "lines": 1, "banned": 0.0}
            ]
            again = other.get("/api/games")

    assert (refused.status_code, refused.json()["error"]) == (403, "address.banned")
    assert page.status_code == 503  # not built, but not refused
    assert hosting.status_code == again.status_code == 200


def closing_code(line: ClientConnection) -> int | None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            line.recv(10)
    return line.close_code


def ban(server: Running, address: str, minutes: int) -> Any:
    wish = {"address": address, "minutes": minutes}
    answer = server.http.post("/api/hosting/bans", json=wish, headers=HOST)
    assert answer.status_code == 201, answer.text
    told = answer.json()
    return sorted(told, key=lambda each: -each["banned"])


def test_a_ban_ends_by_itself() -> None:
    now = [0.0]
    bans = Bans(clock=lambda: now[0])
    bans.put("a", 60)
    now[0] = 59.0
    assert ("a" in bans, bans.all()) == (True, {"a": 1.0})
    now[0] = 60.0
    assert ("a" in bans, bans.until) == (False, {})


@pytest.mark.parametrize(
    ("text", "address"),
    [
        (" 192.0.2.7 ", "192.0.2.7"),
        ("2001:db8::7", "2001:db8::/64"),
        ("2001:db8::/64", "2001:db8::/64"),
        ("everybody", None),
        ("", None),
    ],
)
def test_an_address_is_banned_as_visitors_are_counted(text: str, address: str | None) -> None:
    assert checked_address(text) == address


# Figures


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"host": "games.example"}, 401),
        ({"x-forwarded-for": "203.0.113.9"}, 401),
        ({"x-forwarded-for": "203.0.113.9", **HOST}, 200),
        ({"host": "games.example", "authorization": "Bearer wrong"}, 403),
    ],
)
def test_figures_are_for_this_machine_and_for_the_host(
    hosted: Running, headers: dict[str, str], status: int
) -> None:
    assert hosted.http.get("/metrics", headers=headers).status_code == status


# Proxies


def test_whom_a_trusted_proxy_names_is_the_visitor(tmp_path: Path) -> None:
    limits = limited(requests=Rate(2, 0.01))
    with running(tmp_path, limits=limits, token=TOKEN, proxies="127.0.0.1") as server:
        headers = [{"x-forwarded-for": each} for each in ("203.0.113.1", "203.0.113.2")]
        answers = [server.http.get("/api/games", headers=headers[n // 3]) for n in range(6)]
        signs = server.http.get("/api/hosting", headers=HOST).json()["signs"]

    assert [each.status_code for each in answers] == [200, 200, 429] * 2
    assert signs == []


def test_nobody_else_is_believed_and_the_host_is_told(tmp_path: Path) -> None:
    limits = limited(requests=Rate(2, 0.01))
    with running(tmp_path, limits=limits, token=TOKEN, proxies="192.0.2.1") as server:
        headers = [{"x-forwarded-for": each} for each in ("203.0.113.1", "203.0.113.2")]
        answers = [server.http.get("/api/games", headers=headers[n % 2]) for n in range(3)]
        signs = server.http.get("/api/hosting", headers=HOST).json()["signs"]

    assert [each.status_code for each in answers] == [200, 200, 429]
    assert signs == ["proxy-unknown"]


def test_a_proxy_that_says_nothing_is_seen(tmp_path: Path) -> None:
    with running(tmp_path, token=TOKEN) as server:
        for host in ("localhost", "[::1]:8000", socket.gethostname()):
            server.http.get("/api/games", headers={"host": host})
        before = server.http.get("/api/hosting", headers=HOST).json()["signs"]
        server.http.get("/api/games", headers={"host": "games.example"})
        after = server.http.get("/api/hosting", headers=HOST).json()["signs"]

    assert (before, after) == ([], ["proxy-silent"])


def test_many_lines_of_one_address_are_a_sign_and_of_two_none() -> None:
    door = Visitors(None, "127.0.0.1")
    door.count({"10.0.0.1": 29})
    door.count({"10.0.0.1": 40, "10.0.0.2": 1})
    assert door.signs == []
    door.count({"10.0.0.1": 30})
    assert door.signs == ["one-address"]


def test_the_host_hears_that_all_lines_have_one_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visitors, "MANY", 3)
    with running(tmp_path, token=TOKEN) as server:
        table = server.open_table()
        with table.device(), table.device(), table.device():
            signs = server.http.get("/api/hosting", headers=HOST).json()["signs"]

    assert signs == ["one-address"]


# Limits by hand


def test_limits_are_set_by_name() -> None:
    chosen = limits_from(["requests=100/20", "picture-bytes=5242880", "hello_seconds=2.5"])

    assert chosen.requests == Rate(100, 20)
    assert (chosen.picture_bytes, chosen.hello_seconds) == (5_242_880, 2.5)
    assert chosen.tables == Limits().tables


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ("speed=3", "There is no limit “speed”. There are: message_bytes"),
        ("requests=3", "requests is 60/20"),
        ("picture_bytes=-1", "picture_bytes is a number"),
        ("picture_bytes", "picture_bytes is a number"),
        ("hello_seconds=nan", "hello_seconds is a number"),
    ],
)
def test_what_is_no_limit_is_told_in_a_sentence(wish: str, told: str) -> None:
    with pytest.raises(WrongLimit, match=told):
        limits_from([wish])


def test_every_limit_and_setting_stands_in_the_documents() -> None:
    page = (DOCS / "hosting.md").read_text("utf-8")
    usual = Limits()
    for name in Limits.__struct_fields__:
        value = getattr(usual, name)
        if isinstance(value, Rate):
            written = f"{value.burst:g}/{value.each_second:g}"
        else:
            written = f"{value:g}" if isinstance(value, float) else str(value)
        assert f"| `{name}` | {written} |" in page
    scaling = (DOCS / "scaling.md").read_text("utf-8")
    for name, setting in inspect.signature(command.serve, eval_str=True).parameters.items():
        told = list(getattr(setting.annotation, "__metadata__", ()))
        flags = [flag for each in told for flag in each.name or ()] or ["--" + name]
        variables = [variable for each in told for variable in each.env_var or ()]
        for word in [*flags, *variables]:
            word = word.replace("_", "-") if word in flags else word
            of_several = name in ("database", "bus") and word in scaling
            assert f"| `{word}`" in page or of_several, word
    for variable in ("MANEGE_DATA", "MANEGE_WORD", "MANEGE_ADMIN_TOKEN"):
        assert f"| `{variable}` |" in page


def test_a_short_token_and_what_is_no_proxy_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANEGE_ADMIN_TOKEN", "short")
    with pytest.raises(WrongUsage, match="at least 16 signs"):
        command.token_from_environment()
    with pytest.raises(WrongUsage, match="“nginx” is no address"):
        command.checked_proxies("127.0.0.1, nginx")
    assert command.checked_proxies("127.0.0.1, 10.0.0.0/8") == "127.0.0.1, 10.0.0.0/8"


# Calls of an address


def test_whoever_uses_up_the_calls_of_an_address_takes_no_table_from_others(
    tmp_path: Path,
) -> None:
    with running(tmp_path, limits=limited(requests=Rate(8, 0.001))) as server:
        table = server.open_table()
        assert table.lobby()["code"] == table.code
        calls = [server.http.get("/api/games").status_code for _ in range(10)]
        lobby = table.call("GET", "").status_code
        with table.device(0) as device:
            device.say("ping", n=1)
            assert device.hear("pong")
        other = server.http.get("/api/tables/ABCDEF").status_code

    assert calls[-1] == 429
    assert lobby == 200
    assert other == 429


def test_whoever_uses_up_the_messages_of_an_address_takes_no_table_from_others(
    tmp_path: Path,
) -> None:
    limits = limited(messages_each_address=Rate(12, 0.001), message_reserve=Rate(6, 0.001))
    with running(tmp_path, limits=limits) as server:
        table, other = server.open_table(), server.open_table()
        with table.device(0) as loud, other.device(0) as quiet:
            for n in range(30):
                loud.say("ping", n=n)
            answers = [loud.hear("pong", "error")["type"] for _ in range(30)]
            quiet.say("ping", n=1)
            assert quiet.hear("pong", "error")["type"] == "pong"

    assert answers[-1] == "error"
    assert 10 <= answers.count("pong") <= 18


def test_a_refusal_takes_its_time(tmp_path: Path) -> None:
    """A line gets one in so long; so a flood of calls is as slow as it has lines."""
    limits = limited(requests=Rate(1, 0.001), refusal_seconds=0.2)
    with running(tmp_path, limits=limits) as server:
        server.http.get("/api/games")
        began = time.monotonic()
        answers = [server.http.get("/api/games").status_code for _ in range(3)]
        lasted = time.monotonic() - began

    assert answers == [429] * 3
    assert lasted >= 0.6


def test_the_more_an_address_waits_for_the_longer_each_refusal_takes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.sleep(0)

    async def refuse() -> None:
        guard = Guard(None, Gates(limited(refusal_seconds=1.0)), Metrics())
        monkeypatch.setattr("manege.server.guard.asyncio", SimpleNamespace(sleep=sleep))
        await asyncio.gather(*(guard.slowly("a") for _ in range(300)), guard.slowly("b"))
        await guard.slowly("a")

    asyncio.run(refuse())
    *many, of_another, alone = slept
    assert many == sorted(many)
    assert many[0] == of_another == alone < 1.1
    assert many[-1] == LONGEST


def test_what_is_kept_back_for_tables_is_bounded() -> None:
    reserves = Reserves(Rate(1, 0.0))
    taken = [reserves.take("a", str(number)) for number in range(150)]
    assert sum(taken) == 100
    for number in range(12_000):
        reserves.take(str(number), "A")
    assert len(reserves.tables) <= 10_000
    gates = Gates(limited(requests=Rate(0, 0)))
    assert not gates.may_call("a", "ABCDEF")


# The log


def test_a_line_of_the_log_says_at_which_table(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[dict[str, Any]] = []

    async def note(self: Any, *_: Any) -> None:
        seen.append(dict(get_contextvars()))

    table = server.open_table()
    monkeypatch.setattr("manege.server.room.Room.say", note)
    monkeypatch.setattr("manege.server.room.Room.start", note)
    with table.device(0) as device:
        device.say("say", seat=0, line="line-x")
        device.say("ping", n=1)
        device.hear("pong")
    table.call("POST", "/start", key=table.host_key)
    server.http.get("/api/games")

    assert seen == [{"table": table.code}] * 2
    assert not get_contextvars()


def test_warnings_are_remembered_for_the_host() -> None:
    logs.latest.clear()
    logs.remember(None, "", {"level": "info", "event": "table opened"})
    for number in range(60):
        logs.remember(None, "", {"level": "error", "event": "a rule failed", "number": number})

    assert len(logs.latest) == 50
    assert logs.latest[-1] == {"level": "error", "event": "a rule failed", "number": "59"}


@pytest.fixture
def _log_as_before() -> Iterator[None]:
    others = [logging.getLogger(name) for name in ("uvicorn", "asyncio")]
    before = [(each.handlers, each.propagate, each.level) for each in others]
    yield
    structlog.reset_defaults()
    for each, (handlers, propagate, level) in zip(others, before, strict=True):
        each.handlers, each.propagate = handlers, propagate
        each.setLevel(level)


@pytest.mark.usefixtures("_log_as_before")
def test_what_visitors_cause_is_said_seldom_and_tells_nothing_of_theirs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Else whoever sends nonsense fills the log, and what the host sees of it."""
    logs.latest.clear()
    logs.set_up(pretty=False)
    server, loop = logging.getLogger("uvicorn.error"), logging.getLogger("asyncio")
    for number in range(1000):
        server.warning("Invalid HTTP request received.")
        if number < 2:
            try:
                raise ValueError("the card is a ghost")
            except ValueError:
                loop.error("A task failed\nfuture: ghost", exc_info=True)
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]

    assert [line["event"] for line in lines] == ["Invalid HTTP request received.", "A task failed"]
    assert lines[1]["error"].startswith("ValueError at test_hosting.py:")
    assert "ghost" not in json.dumps([*lines, *logs.latest])
    assert len(logs.latest) == 2
