"""`manege serve`: hands its wishes to the server, and ends quietly."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

from manege.cli import exits
from manege.games import game
from manege.kernel.errors import ManegeError
from tests.cli.terminal import Here


class Server(ModuleType):
    """Stands for manege.server.serve."""

    def __init__(self, end: BaseException | None = None) -> None:
        super().__init__("manege.server.serve")
        self.end = end
        self.asked: list[tuple[object, ...]] = []

    def serve(self, host: str, port: int | None, data: Path | None, *, open_browser: bool) -> None:
        self.asked.append((host, port, data, open_browser))
        if self.end is not None:
            raise self.end


def serving(monkeypatch: pytest.MonkeyPatch, end: BaseException | None = None) -> Server:
    server = Server(end)
    monkeypatch.setitem(sys.modules, "manege.server.serve", server)
    return server


def test_its_wishes(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serving(monkeypatch)
    assert here("serve").code == 0
    words = ("--host", "0.0.0.0", "--port", 8080, "--data", "tables", "--no-browser")
    assert here("serve", *words).code == 0
    assert server.asked == [
        ("127.0.0.1", None, None, True),
        ("0.0.0.0", 8080, Path("tables"), False),
    ]


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
