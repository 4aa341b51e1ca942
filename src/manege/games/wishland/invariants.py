"""Always true — what no legal sequence of actions can break."""

from __future__ import annotations

from manege.games.wishland.components import (
    ALL_WORKERS,
    COLOURS,
    CREDITS,
    HAPPINESS,
    MOST_SEATS,
    NOBODY,
    POINTS,
    RESERVE,
    ROUNDS,
    ROW_SIZE,
    SPACES,
    TICKETS,
    TOP,
    TURNS,
    VISITORS,
    WORKERS,
    Wishland,
    has,
)
from manege.games.wishland.scoring import by_source
from manege.games.wishland.tracks import tickets_left
from manege.games.wishland.workers import groups_listed, on_board
from manege.kernel.bits import bits


def fault(t: Wishland) -> str | None:
    if found := misplaced(t):
        return found
    if not 1 <= t.round <= ROUNDS or not 1 <= t.turn <= TURNS:
        return f"round {t.round}, turn {t.turn} is none (WL-23)"
    for seat in range(t.seats):
        if sum(by_source(t, seat).values()) != has(t, seat, POINTS):
            return f"seat {seat} has VP from nowhere (WL-49)"
    return None


def misplaced(t: Wishland) -> str | None:
    """What lies where it cannot, in any game or position."""
    for colour in range(COLOURS):
        if bits(t.market[colour]) > ROW_SIZE:
            return "a row has more than four cards (WL-2)"
    if t.seats == 1 and any(t.market):
        return "alone nothing lies face up (WL-R87)"
    if t.seats > 1 and any(t.hand):
        return "only who plays alone has a hand (WL-195)"
    for seat in range(t.seats):
        if not 0 <= has(t, seat, HAPPINESS) <= TOP or not 0 <= has(t, seat, VISITORS) <= TOP:
            return f"seat {seat} is off a track (WL-R17)"
        if min(has(t, seat, what) for what in (CREDITS, WORKERS, RESERVE, TICKETS)) < 0:
            return f"seat {seat} owes something (WL-41)"
        if has(t, seat, RESERVE) > 6 or on_board(t, seat) != standing(t, seat):
            return f"seat {seat} has not {ALL_WORKERS} workers (WL-4)"
    if tickets_left(t) < 0:
        return "there are but 20 tickets (WL-R30)"
    tokens = [seat for seat in t.track if seat != NOBODY]
    if len(set(tokens)) < len(tokens) or any(seat >= MOST_SEATS for seat in tokens):
        return "a token stands on two spaces (WL-24)"
    return None


def standing(t: Wishland, seat: int) -> int:
    """How many of his workers stand on the board."""
    groups = [group for space in range(SPACES) for group in groups_listed(t.groups[space])]
    return sum(workers for whose, workers in groups if whose == seat)
