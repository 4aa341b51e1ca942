"""The house — what a room does at a table besides seating people: its clock, its doors, its hush.

It sits after the last player and acts like one, so that a match tells all that happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from manege.kernel.refusal import Refusal
from manege.kernel.story import Event

Reason = tuple[str, Mapping[str, int]]  # a sentence of the catalogue, and its facts


@dataclass(frozen=True, slots=True)
class Wait:
    """What the table waits for now, and what the house does when it has waited enough."""

    mark: int  # another number, another wait
    seconds: float | None  # None: as long as people take
    code: int
    grace: float = 0.0  # then what is still on its way is taken, and nobody is told
    by_host: bool = False  # whoever opened the table may say it is enough
    absent: float = 0.0  # so long also for those nobody waits for any more
    unseen: bool = False  # it goes on with nobody looking


@dataclass(frozen=True, slots=True)
class Notes:
    """Words about something of one's own, secret until it is shown. `about` is the game's name of
    that thing."""

    why_not: Callable[[Any, int, str], Refusal | None]
    about: Callable[[Any, int], str | None]  # what an action is to be explained by
    shown: Callable[[Iterable[Event]], set[tuple[int, str]]]  # whose, about what
    reason: Callable[[Any, str, str, Mapping[str, int]], Reason]  # a bot's, as it may be told now


@dataclass(frozen=True, slots=True)
class House:
    wait: Callable[[Any, Mapping[str, object]], Wait]
    sit: Callable[[int], int]  # the code for somebody coming to a seat, and
    leave: Callable[[int], int]  # for good from it
    settings: Callable[
        [int, int, int | None], Mapping[str, object]
    ]  # chairs, people, pictures of an album
    why_not_say: Callable[[Any, int, str, str], Refusal | None]  # seat, line, about
    notes: Notes
    album: range  # how many pictures of their own people may bring
