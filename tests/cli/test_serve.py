"""`manege serve`: hands its wishes to the server, and ends quietly."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

from manege.cli import exits
from manege.games import game
from manege.kernel.errors import ManegeError
from manege.server.settings import Limits
from tests.cli.terminal import Here


class Server(ModuleType):
    """Stands for manege.server.serve."""

    def __init__(self, end: BaseException | None = None) -> None:
        super().__init__("manege.server.serve")
        self.end = end
        self.asked: list[dict[str, object]] = []

    def serve(self, host: str, port: int | None, data: Path | None, **others: object) -> None:
        self.asked.append({"host": host, "port": port, "data": data, **others})
        if self.end is not None:
            raise self.end


def serving(monkeypatch: pytest.MonkeyPatch, end: BaseException | None = None) -> Server:
    server = Server(end)
    monkeypatch.setitem(sys.modules, "manege.server.serve", server)
    return server


def test_its_wishes(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serving(monkeypatch)
    assert here("serve").code == 0
    usual = {
        "host": "127.0.0.1",
        "port": None,
        "data": None,
        "open_browser": True,
        "bot_workers": None,
        "limits": Limits(),
        "invited": False,
        "word": None,
        "token": None,
        "proxies": "127.0.0.1,::1",
        "database": None,
        "bus": None,
    }
    assert server.asked == [usual]

    monkeypatch.setenv("MANEGE_WORD", "roundabout")
    monkeypatch.setenv("MANEGE_ADMIN_TOKEN", "sixteen signs, or more")
    words = ["--host", "0.0.0.0", "--port", 8080, "--data", "tables", "--no-browser"]
    words += ["--workers", 3, "--limit", "finished_days=7", "--open-to", "invited"]
    words += ["--proxies", "10.0.0.0/8", "--database", "postgresql://d", "--bus", "nats://b"]
    assert here("serve", *words).code == 0
    assert server.asked[1] == {
        "host": "0.0.0.0",
        "port": 8080,
        "data": Path("tables"),
        "open_browser": False,
        "bot_workers": 3,
        "limits": Limits(finished_days=7.0),
        "invited": True,
        "word": "roundabout",
        "token": "sixteen signs, or more",
        "proxies": "10.0.0.0/8",
        "database": "postgresql://d",
        "bus": "nats://b",
    }


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (("--workers", 0), exits.USAGE, "--workers"),
        (("--proxies", "nearby"), exits.USAGE, "“nearby” is no address and no network of proxies"),
        (("--limit", "chairs=7"), exits.NO, "There is no limit “chairs”"),
        (("--limit", "tables_a_day=few"), exits.NO, "tables_a_day is"),
    ],
)
def test_wishes_that_cannot_be(
    here: Here,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str | int, ...],
    code: int,
    sentence: str,
) -> None:
    server = serving(monkeypatch)
    assert sentence in here("serve", *words).refused_in_one_line(code)
    assert server.asked == []


def test_a_token_that_is_short(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serving(monkeypatch)
    monkeypatch.setenv("MANEGE_ADMIN_TOKEN", "fifteen signs..")
    assert "at least 16 signs" in here("serve").refused_in_one_line(exits.USAGE)
    assert server.asked == []


def test_other_figures_for_a_game(
    here: Here, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    server = serving(monkeypatch)
    file = tmp_path / "figures.toml"
    file.write_text("[hotel-1]\ncost = 3\n", encoding="utf-8")
    components = game("wishland").components
    assert components is not None
    try:
        assert here("serve", "--components", f"wish={file}").code == 0
        assert components.replaced() == {"hotel-1": {"cost": 3}}
    finally:
        components.replace({})
    assert len(server.asked) == 1

    file.write_text("[hotel-1]\ncost = 99\n", encoding="utf-8")
    said = here("serve", "--components", f"wishland={file}").refused_in_one_line(exits.NO)
    assert "hotel-1, cost: a whole number from 0 to 20, not 99" in said
    said = here("serve", "--components", file).refused_in_one_line(exits.USAGE)
    assert f"wishland={file}" in said
    assert len(server.asked) == 1


def test_ctrl_c_is_how_one_stops_it(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    serving(monkeypatch, KeyboardInterrupt())
    ran = here("serve")
    assert (ran.code, ran.err) == (0, "")


def test_a_port_in_use(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    serving(monkeypatch, ManegeError("Port 80 is taken."))
    assert "Port 80 is taken" in here("serve").refused_in_one_line(exits.NO)


def test_a_server_that_is_not_installed(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "manege.server.serve", raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    assert "uvicorn is not installed" in here("serve").refused_in_one_line(exits.NO)
