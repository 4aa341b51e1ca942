"""Points — what is called in which order, whose hands rise, for how much (PP-19 to PP-27)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.qui_paire_gagne.components import (
    LONE_ONLY,
    NEVER,
    OFF,
    ONE,
    OTHER,
    PAIRS,
    POSSIBLE_PAIRS,
    Pairs,
)
from manege.kernel.bits import bit, bits
from manege.kernel.table import tell

APPLE_WORTH: i64 = 2  # PP-27


def list_calls(t: Pairs) -> None:
    """All pairs of all players first, each once; then the apples (PP-25, PP-53 to PP-55, PP-R8)."""
    calls = vec[i64]()
    callers = vec[i64]()
    counted: i64 = 0
    for turn in range(t.seats):
        seat = (t.first + turn) % t.seats
        if t.playing & bit(seat):
            for n in range(t.pairs(seat)):
                pair = t.pair(seat, n)
                if not counted & bit(pair):
                    counted |= bit(pair)
                    calls = append(calls, pair)
                    callers = append(callers, seat)
    counted = 0
    for turn in range(t.seats):
        seat = (t.first + turn) % t.seats
        place = apple_of(t, seat)
        if place >= 0 and t.playing & bit(seat) and not counted & bit(place):
            counted |= bit(place)
            calls = append(calls, POSSIBLE_PAIRS + place)
            callers = append(callers, seat)
    t.calls = calls
    t.callers = callers
    t.called = 0


def apple_of(t: Pairs, seat: i64) -> i64:
    """The one place left after five pairs (PP-16, PP-45); -1 without five, or without apples."""
    if t.rules.apple == OFF or t.pairs(seat) < PAIRS:
        return -1
    left = t.free(seat)
    place: i64 = 0
    while not left & 1:
        left >>= 1
        place += 1
    return place


def hands_for(t: Pairs, call: i64) -> i64:
    """Everybody who made it, the announcer too, a bit each (PP-20, PP-R2)."""
    hands: i64 = 0
    for seat in range(t.seats):
        if t.playing & bit(seat):
            apple = call >= POSSIBLE_PAIRS
            if (apple and apple_of(t, seat) == call - POSSIBLE_PAIRS) or (
                not apple and t.made(seat, call)
            ):
                hands |= bit(seat)
    return hands


def worth(hands: i64, players: i64) -> i64:
    """Of a pair, for each hand: nothing if only one, or all, have it (PP-21 to PP-23, PP-37)."""
    return hands if 2 <= hands < players else 0


def apple_worth(hands: i64, players: i64, exceptions: i64) -> i64:
    """Twice that of a pair; which of the exceptions hold is for the table (PP-27, PP-74, PP-R1)."""
    if exceptions == NEVER or (exceptions == LONE_ONLY and hands > 1):
        return APPLE_WORTH * hands
    return APPLE_WORTH * worth(hands, players)


def points_of(t: Pairs, call: i64) -> i64:
    """For each hand."""
    hands = bits(hands_for(t, call))
    players = bits(t.playing)
    if call >= POSSIBLE_PAIRS:
        return apple_worth(hands, players, t.rules.apple)
    return worth(hands, players)


def make_call(t: Pairs) -> None:
    """The next one: hands rise, points are entered (PP-20 to PP-24, PP-56)."""
    call = t.calls[t.called]
    caller = t.callers[t.called]
    t.called += 1
    t.light += 1
    raised = hands_for(t, call)
    hands = bits(raised)
    points = points_of(t, call)
    if t.story is not None:
        if call >= POSSIBLE_PAIRS:
            number = call - POSSIBLE_PAIRS + 1
            tell(t, "called_apple", seat=caller, one=number, hands=hands, points=points)
        else:
            one, other = ONE[call] + 1, OTHER[call] + 1
            tell(t, "called", seat=caller, one=one, other=other, hands=hands, points=points)
    for seat in range(t.seats):
        if raised & bit(seat):
            t.scores[seat] += points
            if t.story is not None:
                tell(t, "raised", seat=seat, points=points)
