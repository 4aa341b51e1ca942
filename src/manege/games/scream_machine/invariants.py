"""Always true — what no legal sequence of actions can break."""

from __future__ import annotations

from manege.games.scream_machine.components import ACTIONS_A_TURN, NO_CARD, ROW_SIZE, Scream
from manege.games.scream_machine.scoring import by_source
from manege.kernel.bag import size


def fault(t: Scream) -> str | None:
    if found := misplaced(t):
        return found
    if not 0 <= t.actions <= ACTIONS_A_TURN:
        return f"{t.actions} actions are left (SM-23)"
    for seat in range(t.seats):
        if sum(by_source(t, seat).values()) != t.scores[seat]:
            return f"seat {seat} has not welcomed as many visitors as its pawn shows (SM-8)"
        if t.round > 0 and t.chosen[seat]:
            return f"seat {seat} keeps an opening back (SM-16)"
    if t.decision is None and any(visitor != NO_CARD for visitor in t.hidden):
        return "the season is over, yet a visitor lies face-down (SM-41)"
    return None


def misplaced(t: Scream) -> str | None:
    """What lies where it cannot, in any season or position."""
    if size(t.row) > ROW_SIZE:
        return "the row has more than seven cards (SM-19)"
    for gap in range(t.gaps, t.seats):
        if t.locals[gap] or t.hidden[gap] != NO_CARD:
            return "somebody waits in a gap that is none (SM-R12)"
    return None
