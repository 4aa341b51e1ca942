"""What we say to Ray and make of what it says; Ray itself is tried by benchmarks/cluster.py."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from manege.arena.hands import NoHands
from manege.cli import exits
from tests.cli.terminal import Here, here

__all__ = ["here"]
SIMULATE = ("simulate", "toc", "--games", 20, "--seed", 4, "--json")


class RayError(Exception):
    pass


class RayTaskError(RayError):
    def __init__(self, cause: Exception) -> None:
        super().__init__(f"ray::played()\nTraceback\n{cause}")
        self.cause = cause


class Ray(ModuleType):
    """Plays in this process, and says no more than what it is asked for."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.log: list[str] = []
        self.cores = 2.0
        self.fails: Exception | None = None
        self.refuses: Exception | None = None

    def init(self, address: str, **_: object) -> None:
        self.log.append(f"init {address}")
        if self.refuses is not None:
            raise self.refuses

    def shutdown(self) -> None:
        self.log.append("shutdown")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": self.cores}

    def remote(self, max_retries: int) -> Callable[[Callable[..., Any]], SimpleNamespace]:
        assert max_retries > 3

        def played(work: Callable[..., Any]) -> SimpleNamespace:
            return SimpleNamespace(
                remote=lambda *words: SimpleNamespace(future=lambda: self.done(work, *words))
            )

        return played

    def done(self, work: Callable[..., Any], *words: object) -> Future[Any]:
        given: Future[Any] = Future()
        if self.fails is not None:
            given.set_exception(self.fails)
        else:
            given.set_result(work(*words))
        return given


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    stands_in = Ray()
    exceptions = ModuleType("ray.exceptions")
    vars(exceptions).update(RayError=RayError, RayTaskError=RayTaskError)
    monkeypatch.setitem(sys.modules, "ray", stands_in)
    monkeypatch.setitem(sys.modules, "ray.exceptions", exceptions)
    monkeypatch.delitem(sys.modules, "manege.arena.cluster", raising=False)
    return stands_in


@pytest.fixture
def address() -> Iterator[str]:
    """Somebody listens there."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"ray://127.0.0.1:{server.getsockname()[1]}"


def figures(out: str) -> str:
    return "\n".join(line for line in out.splitlines() if "cpu_s" not in line)


def test_a_cluster_plays_the_same(here: Here, ray: Ray, address: str) -> None:
    there = here(*SIMULATE, "--workers", address)
    assert figures(there.out) == figures(here(*SIMULATE).out)
    assert ray.log == [f"init {address}", "shutdown"]


def test_machines_that_come_later_play_too(ray: Ray, address: str) -> None:
    cluster = import_module("manege.arena.cluster")  # anew, with this Ray
    with cluster.cluster(address) as hands:
        assert hands.number == 2
        ray.cores = 5.0
        hands.counted -= cluster.COUNT_EVERY
        assert hands.number == 5
        ray.cores = 0.0  # the head alone, without cores
        hands.counted -= cluster.COUNT_EVERY
        assert hands.number == 1


@pytest.mark.parametrize(
    ("fails", "sentence"),
    [
        (RayTaskError(NoHands("died")), "Un processus qui jouait a été tué"),
        (RayError("The task died\n\nfour times"), "ne joue plus : The task died … four times"),
        (ConnectionError("gone"), "ne joue plus : gone"),
    ],
)
def test_what_goes_wrong_there_is_told_in_a_sentence(
    here: Here, ray: Ray, address: str, fails: Exception, sentence: str
) -> None:
    ray.fails = fails
    said = here(*SIMULATE, "--workers", address).refused_in_one_line(exits.NO)
    assert sentence in said.replace("\N{NO-BREAK SPACE}", " ")
    assert ray.log[-1] == "shutdown"


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("fr_FR.UTF-8", "Aucune grappe Ray ne répond à 127.0.0.1:1."),
        ("en_GB.UTF-8", "No Ray cluster answers at 127.0.0.1:1."),
    ],
)
def test_where_nobody_answers_one_is_told_at_once(
    here: Here, ray: Ray, monkeypatch: pytest.MonkeyPatch, lang: str, sentence: str
) -> None:
    monkeypatch.setenv("LANG", lang)
    said = here(*SIMULATE, "--workers", "ray://127.0.0.1:1").refused_in_one_line(exits.NO)
    assert sentence in said
    assert "init" not in " ".join(ray.log)


@pytest.mark.parametrize("wish", ["ray://", "ray://head:99999", "ray://:10001"])
@pytest.mark.usefixtures("ray")
def test_an_address_that_cannot_be_one(here: Here, wish: str) -> None:
    said = here(*SIMULATE, "--workers", wish).refused_in_one_line(exits.NO)
    assert "n’est pas l’adresse d’une grappe Ray" in said


def test_a_cluster_that_lets_nobody_in(here: Here, ray: Ray, address: str) -> None:
    ray.refuses = RuntimeError("Version mismatch:\n\n  theirs is 2.59")
    said = here(*SIMULATE, "--workers", address).refused_in_one_line(exits.NO)
    assert "RAY_AUTH_TOKEN" in said
    assert "Version mismatch: … theirs is 2.59" in said
