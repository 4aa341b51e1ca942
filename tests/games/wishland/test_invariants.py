"""What is always true: at its limits nothing is wrong, one beyond it is told with its clause."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from manege.games.wishland import GAME
from manege.games.wishland.components import (
    CREDITS,
    HAPPINESS,
    POINTS,
    PURSE,
    RESERVE,
    TICKETS,
    VISITORS,
    WORKERS,
    Wishland,
)
from tests.games.wishland.support import BASILE, DENIS, table, y

Spoil = Callable[[Wishland], None]


@pytest.mark.parametrize("limit", [0, 10])
def test_at_its_limits_nothing_is_wrong(limit: int) -> None:
    seats = range(4)
    t = table(
        seats=4,
        market=y(1, 2, 3, 4),
        happiness=dict.fromkeys(seats, limit),
        visitors=dict.fromkeys(seats, limit),
        reserve=dict.fromkeys(seats, 0),
        tickets=dict.fromkeys(seats, limit // 2),
        groups=["actor-3-4", "hotel-3-6"],
        points={BASILE: 12},
        order=[1, 2, 3, 5],
        round_=1 if limit == 0 else 7,
        turn=1 if limit == 0 else 4,
    )

    assert GAME.fault(t) is None


def of_basile(what: int, number: int) -> Spoil:
    def spoil(t: Wishland) -> None:
        t.purses[BASILE * PURSE + what] = number

    return spoil


def with_(name: str, value: object) -> Spoil:
    return lambda t: setattr(t, name, value)


SPOILED: dict[str, tuple[Spoil, str]] = {
    "no round": (with_("round", 0), "round 0, turn 1 is none (WL-23)"),
    "a round too many": (with_("round", 8), "round 8, turn 1 is none (WL-23)"),
    "no turn": (with_("turn", 0), "round 1, turn 0 is none (WL-23)"),
    "a turn too many": (with_("turn", 5), "round 1, turn 5 is none (WL-23)"),
    "VP": (of_basile(POINTS, 1), "seat 1 has VP from nowhere (WL-49)"),
    "a hand": (
        with_("hand", vec[i64]([0, 0, 0, 0, 1])),
        "only who plays alone has a hand (WL-195)",
    ),
    "a long row": (
        with_("market", vec[i64]([0, 0, 0, 0, 31])),
        "a row has more than four cards (WL-2)",
    ),
    "unhappy": (of_basile(HAPPINESS, -1), "seat 1 is off a track (WL-R17)"),
    "too happy": (of_basile(HAPPINESS, 11), "seat 1 is off a track (WL-R17)"),
    "no visitors": (of_basile(VISITORS, -1), "seat 1 is off a track (WL-R17)"),
    "too many visitors": (of_basile(VISITORS, 11), "seat 1 is off a track (WL-R17)"),
    "a debt": (of_basile(CREDITS, -1), "seat 1 owes something (WL-41)"),
    "a worker owed": (of_basile(WORKERS, -1), "seat 1 owes something (WL-41)"),
    "a bonus worker owed": (of_basile(RESERVE, -1), "seat 1 owes something (WL-41)"),
    "a ticket owed": (of_basile(TICKETS, -1), "seat 1 owes something (WL-41)"),
    "a worker too many": (of_basile(WORKERS, 5), "seat 1 has not 10 workers (WL-4)"),
    "a worker lost": (of_basile(WORKERS, 3), "seat 1 has not 10 workers (WL-4)"),
    "tickets": (of_basile(TICKETS, 20), "there are but 20 tickets (WL-R30)"),
    "a token twice": (
        with_("track", vec[i64]([-1, 0, 1, 1, -1, -1])),
        "a token stands on two spaces (WL-24)",
    ),
    "a token of nobody": (
        with_("track", vec[i64]([-1, 0, 1, 4, -1, -1])),
        "a token stands on two spaces (WL-24)",
    ),
}


@pytest.mark.parametrize("case", SPOILED)
def test_one_beyond_is_told(case: str) -> None:
    spoil, sentence = SPOILED[case]
    t = table(seats=2)
    spoil(t)

    assert GAME.fault(t) == sentence


def test_no_more_than_six_wait_in_a_reserve() -> None:
    t = table(seats=2)
    of_basile(RESERVE, 7)(t)
    of_basile(WORKERS, 3)(t)

    assert GAME.fault(t) == "seat 1 has not 10 workers (WL-4)"


@pytest.mark.rule("WL-R87")
def test_alone_a_market_is_none() -> None:
    t = table(seats=1)
    assert GAME.fault(t) is None
    t.market = vec[i64]([0, 1, 0, 0, 0])

    assert GAME.fault(t) == "alone nothing lies face up (WL-R87)"


def test_the_last_seat_is_looked_at_too() -> None:
    t = table(seats=4)
    t.purses[DENIS * PURSE + CREDITS] = -1

    assert GAME.fault(t) == "seat 3 owes something (WL-41)"
