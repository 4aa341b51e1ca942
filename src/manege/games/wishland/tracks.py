"""Compteurs, Réserve, Guichets — what a player gains, and what that pays (WL-45 to WL-52)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.wishland.components import (
    ALL_TICKETS,
    CREDITS,
    FROM_HAPPINESS,
    FROM_VISITORS,
    HAPPINESS,
    POINTS,
    PURSE,
    RESERVE,
    SOURCES,
    TICKETS,
    TOP,
    WORKERS,
    Wishland,
    has,
)
from manege.games.wishland.moments import TICKETED as TICKET_CAME
from manege.games.wishland.moments import TRACK_REWARDS, counted, happens
from manege.games.wishland.story import CREDITED, SCORED, STEPPED, TICKETED, WASTED
from manege.kernel.table import tell

POINTS_AT_ODD: Final = 1  # WL-45
CREDITS_AT_ODD: Final = 2  # WL-47


def gain_credits(t: Wishland, seat: i64, number: i64, source: i64) -> None:
    """The bank never runs out (WL-7, WL-R14)."""
    if number > 0:
        add_credits(t, seat, number)
        tell(t, CREDITED, seat, number, source)


def add_credits(t: Wishland, seat: i64, number: i64) -> None:
    t.purses[seat * PURSE + CREDITS] += number


def pay(t: Wishland, seat: i64, number: i64) -> None:
    add_credits(t, seat, -number)


def gain_points(t: Wishland, seat: i64, number: i64, source: i64) -> None:
    """Recorded as they are won, with where they came from (WL-49)."""
    if number > 0:
        add_points(t, seat, number, source)
        tell(t, SCORED, seat, number, source)


def add_points(t: Wishland, seat: i64, number: i64, source: i64) -> None:
    t.purses[seat * PURSE + POINTS] += number
    t.purses[seat * PURSE + SOURCES + source] += number


def advance(t: Wishland, seat: i64, what: i64, number: i64) -> None:
    """Happiness, visitors or workers one by one: each odd number reached pays (WL-R16)."""
    while number > 0:
        if what == WORKERS:
            take_from_reserve(t, seat)
        else:
            take_step(t, seat, what)
        number -= 1


def take_from_reserve(t: Wishland, seat: i64) -> None:
    """One of his six bonus workers; when they are gone, nothing (WL-50, WL-R18)."""
    if has(t, seat, RESERVE) == 0:
        tell(t, WASTED, seat, WORKERS)
        return
    t.purses[seat * PURSE + RESERVE] -= 1
    t.purses[seat * PURSE + WORKERS] += 1  # WL-R13: at once
    tell(t, STEPPED, seat, WORKERS, has(t, seat, WORKERS))


def take_step(t: Wishland, seat: i64, track: i64) -> None:
    """Up to 10, where steps are lost (WL-R17)."""
    if has(t, seat, track) == TOP:
        tell(t, WASTED, seat, track)
        return
    t.purses[seat * PURSE + track] += 1
    reached = has(t, seat, track)
    tell(t, STEPPED, seat, track, reached)
    if reached & 1:
        times = 1 + counted(t, seat, TRACK_REWARDS, track)  # WL-122, WL-124
        if track == HAPPINESS:
            gain_points(t, seat, POINTS_AT_ODD * times, FROM_HAPPINESS)  # WL-45
        else:
            gain_credits(t, seat, CREDITS_AT_ODD * times, FROM_VISITORS)  # WL-47


def tickets_left(t: Wishland) -> i64:
    left: i64 = ALL_TICKETS
    seat: i64 = 0
    while seat < t.seats:
        left -= has(t, seat, TICKETS)
        seat += 1
    return left


def gain_tickets(t: Wishland, seat: i64, number: i64) -> None:
    """One by one (WL-R69); there are always enough, and if not, none (WL-R30)."""
    while number > 0 and tickets_left(t) > 0:
        t.purses[seat * PURSE + TICKETS] += 1
        tell(t, TICKETED, seat, has(t, seat, TICKETS))
        happens(t, seat, TICKET_CAME, has(t, seat, TICKETS))
        number -= 1
