"""A cluster — many machines that play, by Ray: `--workers ray://HOST:10001`."""

from __future__ import annotations

import logging
import math
import socket
import time
import warnings
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from functools import partial
from typing import TypeVar
from urllib.parse import urlsplit

import ray
from ray.exceptions import RayError, RayTaskError

from manege.arena.hands import NoHands, Order, played

PORT = 10001
PATIENCE = 5.0  # seconds, until somebody answers there
COUNT_EVERY = 5.0
MOST_LOST = 10  # times that a part is played again because a machine was lost

T = TypeVar("T")
R = TypeVar("R")


class Cluster:
    def __init__(self) -> None:
        self.played = ray.remote(max_retries=MOST_LOST)(played)
        self.cores = 1
        self.counted = -math.inf

    @property
    def number(self) -> int:
        """Machines come and go."""
        if time.monotonic() - self.counted > COUNT_EVERY:
            self.cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
            self.counted = time.monotonic()
        return self.cores

    def give(self, order: Order[T, R], part: Sequence[T]) -> Future[list[R]]:
        given: Future[list[R]] = Future()
        self.played.remote(order, part).future().add_done_callback(partial(settle, given))
        return given


def settle(given: Future[list[R]], ended: Future[list[R]]) -> None:
    error = ended.exception()
    if error is None:
        given.set_result(ended.result())
    else:
        given.set_exception(error.cause if isinstance(error, RayTaskError) else error)


@contextmanager
def cluster(address: str) -> Iterator[Cluster]:
    where = at(address)
    try:
        connect(address, where)
        yield Cluster()
    except (RayError, ConnectionError) as error:
        raise NoHands("lost", where=where, said=told(error)) from None
    finally:
        ray.shutdown()


def at(address: str) -> str:
    try:
        parts = urlsplit(address)
        port = parts.port or PORT
    except ValueError:  # no port can be so large
        port = 0
    if not (port and parts.hostname):
        raise NoHands("unread", address=address, like=f"ray://HOST:{PORT}")
    return f"{parts.hostname}:{port}"


def connect(address: str, where: str) -> None:
    host, _, port = where.rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()  # Ray itself waits a minute
    except OSError:
        raise NoHands("silent", where=where) from None
    try:
        with warnings.catch_warnings(action="ignore"):  # our sentence says it
            ray.init(f"ray://{where}", logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, RuntimeError, RayError) as error:
        raise NoHands("refused", where=where, said=told(error)) from None


def told(error: BaseException) -> str:
    """Ray says much: what it begins with, and the cause, with which it ends."""
    lines = [line.strip() for line in f"{error}".splitlines() if line.strip()]
    return " … ".join(dict.fromkeys([*lines[:1], *lines[-1:]]))
