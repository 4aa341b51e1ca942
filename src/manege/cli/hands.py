"""`--workers` — who plays many games: this process, several of this machine, or a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from cyclopts import Parameter

from manege.arena.hands import Hands, NoHands, processes
from manege.cli.exits import NotPossible, WrongUsage
from manege.cli.naming import texts_in
from manege.cli.wishes import at_least_one

ALONE = "1"
AUTO = "auto"
RAY = "ray://"
GET_RAY = 'pip install "manege[cluster]"'
Workers = Annotated[
    str,
    Parameter(
        name="--workers",
        help="How many processes play; auto: one a core; ray://HOST:10001: a Ray cluster."
        " The games and their figures are the same.",
    ),
]


@contextmanager
def hands_for(wish: str, games: int) -> Iterator[Hands | None]:
    """None for this process alone. What goes wrong with others is told in the user's language."""
    try:
        if wish.startswith(RAY):
            from manege.arena.cluster import cluster

            with cluster(wish) as hands:
                yield hands
            return
        number = min(processes_wished(wish), games)
        if number == 1:
            yield None
            return
        with processes(number) as hands:
            yield hands
    except ModuleNotFoundError as error:
        if error.name != "ray":
            raise
        raise NotPossible(texts_in(None).say("cli-hands-no-ray", command=GET_RAY)) from None
    except NoHands as error:
        raise NotPossible(texts_in(None).say(f"cli-hands-{error.reason}", **error.facts)) from None


def processes_wished(wish: str) -> int:
    if wish == AUTO:
        return len(os.sched_getaffinity(0))
    if not wish.removeprefix("-").isdecimal() or len(wish) > 9:
        raise WrongUsage(f"--workers takes auto, a number or ray://HOST:10001, not “{wish}”.")
    return at_least_one(int(wish), "--workers")
