"""Positions of real games: found by playing at random from a seed, then laid at a real table."""

from __future__ import annotations

import fcntl
import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import manege
from manege.games import game
from manege.kernel.match import Match
from tests.browser.games.guide import Guide
from tests.browser.site import Site
from tests.server.running import Device, Table

SEED = 7_316_902_455_118  # of every table of the tests; long enough to be looked for in frames
NAMES = ["Aïcha", "Basile", "Chloé", "Driss", "Élise", "Farid", "Gwenn", "Hélio"]
MOST_GAMES = 500


class Move(NamedTuple):
    seat: int
    code: int


def played(
    guide: Guide, towards: str, seats: int, choice: int
) -> Iterator[tuple[Match, list[Move]]]:
    """A game from its first position to its last, with the moves that led there."""
    chance = random.Random(choice)
    match: Match = manege.start(guide.key, seats=seats, seed=SEED, options=guide.options)
    moves: list[Move] = []
    yield match, moves
    while not match.over:
        deciding = (each["seat"] for each in match.view(None)["deciding"])
        asked = [seat for seat in deciding if seat < seats]  # not the clock, which has time
        seat = asked[0] if len(asked) == 1 else chance.choice(asked)
        moves.append(Move(seat, guide.play(match, seat, chance, towards)))
        match.play(moves[-1].code, seat)
        yield match, moves


shared: Path | None = None  # a folder where a run's workers tell one another what they found


@cache
def moves_to(guide: Guide, name: str, seats: int) -> list[Move]:
    """The moves that lead there."""
    if shared is None:
        return searched(guide, name, seats)
    told = shared / f"{guide.name}-{name}-{seats}.json"
    with told.open("ab+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # one searches, the others wait
        file.seek(0)
        if found := file.read():
            return msgspec.json.decode(found, type=list[Move])
        moves = searched(guide, name, seats)
        file.write(msgspec.json.encode(moves))
        return moves


def searched(guide: Guide, name: str, seats: int) -> list[Move]:
    wanted, passed = guide.wanted[name], guide.passed.get(name)
    for choice in range(MOST_GAMES):
        for match, moves in played(guide, name, seats, choice):
            view = match.view(None)
            if len(moves) >= guide.earliest and wanted(view):
                return moves
            if passed is not None and passed(view):
                break
    raise AssertionError(f"no game of {seats} comes to « {name} »")


class Position:
    """A table in that position; seat 0 is for the page, a quiet device holds the others."""

    def __init__(self, guide: Guide, table: Table, others: Device) -> None:
        self.guide = guide
        self.table = table
        self.others = others

    def play(self, move: Move) -> None:
        answer = self.others.play(*move)
        assert answer["type"] == "played", answer
        self.others.hear_seq(answer["seq"])

    def my_view(self) -> dict[str, Any]:
        """What the page is shown."""
        with self.table.device(0) as me:
            return me.view(0)

    def act(self, notation: str) -> None:
        """Another makes the first of the moves that end so."""
        asked = self.others.deciding()
        assert asked is not None
        actions = game(self.guide.key).actions
        seat, options = asked
        self.play(Move(seat, next(code for code in options if actions[code].endswith(notation))))

    def others_play(self) -> None:
        """Until something is awaited of the page."""
        chance = random.Random(4)
        while asked := self.others.deciding():
            seat, options = asked
            self.play(Move(seat, chance.choice(options)))


@contextmanager
def position(
    site: Site,
    guide: Guide,
    name: str,
    seats: int | None = None,
    moves: list[Move] | None = None,
    line: str | None = None,
) -> Iterator[Position]:
    """`moves` lead there, else any that do; `line` is said with the last one."""
    seats = guide.seats if seats is None else seats
    moves = moves_to(guide, name, seats) if moves is None else moves
    laid, told = (moves, []) if line is None else (moves[:-1], moves[-1:])
    table = site.lay_table(guide.key, NAMES[:seats], guide.options, laid)
    for move in told:
        with table.device(*range(seats)) as everybody:
            everybody.say("say", seat=move.seat, line=line)
            Position(guide, table, everybody).play(move)
    with table.device(*range(1, seats)) as others:
        yield Position(guide, table, others)
