"""Asking — a match from its log, and since when each of its open decisions has stood.

When several decide at once, a browser may answer a decision that stood open while others moved.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from manege import games
from manege.kernel.errors import ManegeError
from manege.kernel.match import Match
from manege.kernel.refusal import Refused
from manege.kernel.table import Decision
from manege.server.records import LoggedAction, Record

SLICE = 50  # actions, replayed before other tables have their turn
MOST_SECONDS = 20.0  # of its own time; the longest log there may be takes two, of the source alone

# What playing a log anew may raise, where the rules or the log are no longer what they were.
NO_REPLAY = (ManegeError, Refused, AssertionError, LookupError, ValueError)

Asked = dict[int, int]  # the sequence number since which a seat's decision stands
Played = tuple[Match, Asked]


class Open(NamedTuple):
    """What is asked at once, and which wait of the house that is."""

    mark: int | None
    decisions: dict[int, tuple[Decision[Any], list[int]]]


def replayed(record: Record, log: Sequence[LoggedAction]) -> Played:
    """The match that a table's log tells."""
    *_, played = replaying(record, log)
    return played


class TooSlow(Exception):
    """A log is given up: nobody can wait for it."""


async def replayed_in_slices(record: Record, log: Sequence[LoggedAction]) -> Played:
    """Others play meanwhile, at other tables; and it ends, whatever the log says."""
    steps = replaying(record, log)
    played = next(steps)
    spent = 0.0
    began = time.perf_counter()
    for number, step in enumerate(steps, start=1):
        played = step
        if number % SLICE == 0:
            spent += time.perf_counter() - began
            if spent > MOST_SECONDS:
                raise TooSlow(f"{number} of {len(log)} actions took {spent:.0f} s")
            await asyncio.sleep(0)
            began = time.perf_counter()
    return played


def replaying(record: Record, log: Sequence[LoggedAction]) -> Iterator[Played]:
    """Step by step; whole with the last."""
    assert record.seed is not None
    match = Match(games.game(record.game), len(record.seats), record.seed, record.options)
    asked = of_all(match, 0)
    yield match, asked
    for action in standing(log):
        assert action.code is not None
        before = open_beside(match)
        match.play(action.code, action.seat)
        asked = anew(match, action.seat, before, asked, action.seq)
        yield match, asked
    last_undo = max((each.seq for each in log if each.code is None), default=0)
    yield match, {seat: max(seq, last_undo) for seat, seq in asked.items()}


def standing(log: Sequence[LoggedAction]) -> list[LoggedAction]:
    """The actions that were not taken back."""
    kept: list[LoggedAction] = []
    for each in log:
        if each.code is not None:
            kept.append(each)
        else:
            last = len(kept) - 1
            while kept[last].seat != each.seat:
                last -= 1
            del kept[last]
    return kept


def of_all(match: Match, seq: int) -> Asked:
    return {decision.seat: seq for decision in match.table.decisions()}


def open_beside(match: Match) -> Open:
    """What may stay open because several decide at once; else nothing can."""
    if match.table.beside is None:
        return Open(mark_of(match), {})
    asked = match.table.decisions()
    return Open(mark_of(match), {each.seat: (each, match.options(each.seat)) for each in asked})


def mark_of(match: Match) -> int | None:
    """Of the house's wait: another one is another question, however alike."""
    house = match.game.house
    return None if house is None or match.over else house.wait(match.table, match.settings).mark


def anew(match: Match, actor: int, before: Open, asked: Asked, seq: int) -> Asked:
    """After an action: a decision that stood all the while keeps its number."""
    if mark_of(match) != before.mark:
        return of_all(match, seq)
    now = {}
    for decision in match.table.decisions():
        seat = decision.seat
        old, options = before.decisions.get(seat, (None, []))
        is_same = seat != actor and old is decision and options == match.options(seat)
        now[seat] = asked[seat] if is_same else seq
    return now
