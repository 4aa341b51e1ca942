"""Positions of real games: found by playing at random from a seed, then played at a real table."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from typing import Any, NamedTuple

import manege
from manege.kernel.match import Match
from tests.browser.site import Site
from tests.server.running import Device, Table

GAME = "toc_toc_toc"
SEED = 7_316_902_455_118  # of every table of the tests; long enough to be looked for in frames
NAMES = ["Aïcha", "Basile", "Chloé", "Driss", "Élise"]
EARLIEST = 24  # actions; by then houses are lit and cards have been seen

Wanted = Callable[[dict[str, Any]], bool]


def decides(seat: int, *decisions: str) -> Wanted:
    """This seat has to make one of these decisions."""

    def is_wanted(view: dict[str, Any]) -> bool:
        return any(
            asked["seat"] == seat and asked["decision"] in decisions for asked in view["deciding"]
        )

    return is_wanted


WANTED: dict[str, Wanted] = {
    "turn": decides(0, "offer"),
    "knock": decides(0, "answer"),
    "reveal": lambda view: (
        decides(0, "take-guest", "choose-type")(view) and view["zones"]["hand"][0] == 5
    ),
    "waiting": decides(1, "offer"),
    "knocked": decides(1, "answer"),
    "end": lambda view: not view["deciding"],
}


class Move(NamedTuple):
    seat: int
    code: int


@cache
def moves_to(name: str, seats: int, seed: int = SEED) -> list[Move]:
    """The moves that lead there."""
    for choice in count():
        chance = random.Random(choice)
        match: Match = manege.start(GAME, seats=seats, seed=seed)
        moves: list[Move] = []
        while True:
            view = match.view(None)
            if len(moves) >= EARLIEST and WANTED[name](view):
                return moves
            if match.over:
                break
            seat = view["deciding"][0]["seat"]
            moves.append(Move(seat, chance.choice(match.options(seat))))
            match.play(moves[-1].code, seat)
    raise AssertionError


class Position:
    """A table in that position; seat 0 is for the page, a quiet device holds the others."""

    def __init__(self, table: Table, others: Device) -> None:
        self.table = table
        self.others = others

    def play(self, move: Move) -> None:
        answer = self.others.play(*move)
        assert answer["type"] == "played", answer
        self.others.hear_seq(answer["seq"])


@contextmanager
def position(
    site: Site, name: str, seats: int = 4, moves: list[Move] | None = None, line: str | None = None
) -> Iterator[Position]:
    """`moves` lead there, else any that do; `line` is said with the last one."""
    table = site.open_table(seats, name=NAMES[0])
    for seat in range(1, seats):
        table.seat(seat, "here", name=NAMES[seat])
    table.start()
    *before, last = moves or moves_to(name, seats)
    with table.device(*range(seats)) as everybody:
        reached = Position(table, everybody)
        for move in before:
            reached.play(move)
        if line is not None:
            everybody.say("say", seat=last.seat, line=line)
        reached.play(last)
    with table.device(*range(1, seats)) as others:
        yield Position(table, others)
