"""`--workers` of simulate, arena and balance: who plays changes no figure, and no one stays."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from manege.cli import exits
from tests.cli.terminal import Here
from tests.nodes.processes import below, is_alive, title_of

SIMULATE = ("simulate", "toc", "--games", 8, "--seed", 4, "--json")
BALANCE = ("balance", "wish", "--seats", 2, "--games", 2, "--seed", 4, "--json")
ARENA = ("arena", "toc", "--bots", "moyen,random", "--seats", 3, "--games", 3, "--seed", 4)


@pytest.mark.parametrize("workers", ["2", "auto"])
def test_who_plays_changes_no_figure(here: Here, workers: str) -> None:
    assert here(*BALANCE, "--workers", workers).out == here(*BALANCE).out
    there, alone = (json.loads(here(*SIMULATE, *more).out) for more in (("--workers", workers), ()))
    for time_of in ("cpu_s", "decisions_per_cpu_s"):
        del there[time_of], alone[time_of]
    assert there == alone


@pytest.mark.parametrize("words", [SIMULATE, BALANCE, ARENA], ids=lambda words: str(words[0]))
@pytest.mark.parametrize(
    ("workers", "sentence"),
    [
        ("0", "--workers is at least 1, not 0"),
        ("many", "--workers takes auto, a number or ray://HOST:10001, not “many”"),
        ("http://ray:10001", "not “http://ray:10001”"),
    ],
)
def test_what_cannot_play(
    here: Here, words: tuple[object, ...], workers: str, sentence: str
) -> None:
    said = here(*words, "--workers", workers).refused_in_one_line(exits.USAGE)
    assert sentence in said


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("fr_FR.UTF-8", "Ray n’est pas installé"), ("en_GB.UTF-8", "Ray is not installed")],
)
def test_without_ray_one_is_told_how_to_get_it(
    here: Here, monkeypatch: pytest.MonkeyPatch, lang: str, sentence: str
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "manege.arena.cluster", raising=False)
    monkeypatch.setenv("LANG", lang)
    said = here(*SIMULATE, "--workers", "ray://127.0.0.1:1").refused_in_one_line(exits.NO)
    assert sentence in said
    assert 'pip install "manege[cluster]"' in said


def test_without_others_nothing_of_them_is_read() -> None:
    asked = "import sys; from manege.cli.app import run;"
    asked += "run(['simulate', 'toc', '--games', '1', '--workers', '1', '--json']);"
    asked += "print([each for each in ('ray', 'nats', 'psycopg') if each in sys.modules])"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("to_all", [True, False], ids=["as a terminal does", "to it alone"])
def test_ctrl_c_ends_all_of_it_at_once_and_says_nothing(to_all: bool) -> None:
    words = ("simulate", "toc", "--games", "5000000", "--workers", "2")
    with subprocess.Popen(
        [sys.executable, "-m", "manege", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=heeding_ctrl_c,
    ) as process:
        try:
            players = wait_for_children(process.pid, 2)
            (os.killpg if to_all else os.kill)(process.pid, signal.SIGINT)
            said = process.communicate(timeout=30)
        finally:
            process.kill()
    assert said == (b"", b"")
    assert process.returncode == exits.INTERRUPTED
    wait_until_gone(players)


def test_whoever_is_killed_leaves_no_process_behind() -> None:
    words = ("simulate", "toc", "--games", "5000000", "--workers", "2")
    with subprocess.Popen([sys.executable, "-m", "manege", *words]) as process:
        players = wait_for_children(process.pid, 2)
        process.kill()
    wait_until_gone(players)


def heeding_ctrl_c() -> None:
    """A job in the background would be deaf to it, and so would be whatever it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_for_children(pid: int, number: int) -> list[int]:
    """Those that play; multiprocessing has one more, which keeps count of them."""
    until = time.monotonic() + 30
    while len(found := [each for each in below(pid) if "spawn_main" in title_of(each)]) < number:
        assert time.monotonic() < until, "nobody plays"
        time.sleep(0.02)
    return found


def wait_until_gone(pids: list[int]) -> None:
    until = time.monotonic() + 30
    while any(map(is_alive, pids)):
        assert time.monotonic() < until, "somebody plays on"
        time.sleep(0.02)
