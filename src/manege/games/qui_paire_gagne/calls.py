"""Points — what is called in which order, whose hands rise, for how much (PP-19 to PP-27)."""

from __future__ import annotations

from typing import Final

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
from manege.games.qui_paire_gagne.story import CALLED, CALLED_APPLE, RAISED
from manege.kernel.bits import bit, bits, lowest
from manege.kernel.table import tell

APPLE_WORTH: Final = 2  # PP-27
NO_APPLE: Final = -1


def list_calls(t: Pairs) -> None:
    """All pairs of all players first, each once; then the apples (PP-25, PP-53 to PP-55, PP-R8)."""
    calls = vec[i64]()
    callers = vec[i64]()
    counted: i64 = 0
    seat = t.first
    for _ in range(t.seats):
        n: i64 = 0
        while n < t.pairs(seat):
            pair = t.pair(seat, n)
            if not counted & bit(pair):
                counted |= bit(pair)
                calls = append(calls, pair)
                callers = append(callers, seat)
            n += 1
        seat = t.left_of(seat)
    counted = 0
    for _ in range(t.seats):
        place = apple_of(t, seat)
        if place != NO_APPLE and not counted & bit(place):
            counted |= bit(place)
            calls = append(calls, POSSIBLE_PAIRS + place)
            callers = append(callers, seat)
        seat = t.left_of(seat)
    t.calls = calls
    t.callers = callers
    t.called = 0


def apple_of(t: Pairs, seat: i64) -> i64:
    """The one place left after five pairs, if the table plays with apples (PP-16, PP-45, PP-73)."""
    if t.rules.apple == OFF or t.pairs(seat) < PAIRS:
        return NO_APPLE
    return lowest(t.free(seat))


def hands_for(t: Pairs, call: i64) -> i64:
    """Everybody who made it, the announcer too, a bit each (PP-20, PP-R2)."""
    hands: i64 = 0
    seat: i64 = 0
    while seat < t.seats:
        if call < POSSIBLE_PAIRS:
            has_it = t.made(seat) & bit(call) != 0
        else:
            has_it = apple_of(t, seat) == call - POSSIBLE_PAIRS
        if has_it:
            hands |= bit(seat)
        seat += 1
    return hands


def worth(hands: i64, players: i64) -> i64:
    """Of a pair, for each hand: nothing if only one, or all, have it (PP-21 to PP-23, PP-37)."""
    return hands if 2 <= hands < players else 0


def apple_worth(hands: i64, players: i64, exceptions: i64) -> i64:
    """Twice that of a pair; which of the exceptions hold is for the table (PP-27, PP-74, PP-R1)."""
    if exceptions == NEVER or (exceptions == LONE_ONLY and hands > 1):
        return APPLE_WORTH * hands
    return APPLE_WORTH * worth(hands, players)


def points_for(t: Pairs, call: i64, hands: i64) -> i64:
    """For each of these hands; N is all who play this round (PP-R3)."""
    if call < POSSIBLE_PAIRS:
        return worth(bits(hands), bits(t.playing))
    return apple_worth(bits(hands), bits(t.playing), t.rules.apple)


def make_call(t: Pairs) -> None:
    """The next one: hands rise, points are entered (PP-20 to PP-24, PP-56)."""
    call = t.calls[t.called]
    t.called += 1
    t.light += 1
    hands = hands_for(t, call)
    points = points_for(t, call, hands)
    if call < POSSIBLE_PAIRS:
        tell(t, CALLED, t.caller(), ONE[call] + 1, OTHER[call] + 1, bits(hands), points)
    else:
        tell(t, CALLED_APPLE, t.caller(), call - POSSIBLE_PAIRS + 1, bits(hands), points)
    seat: i64 = 0
    while seat < t.seats:
        if hands & bit(seat):
            t.scores[seat] += points
            tell(t, RAISED, seat, points)
        seat += 1
