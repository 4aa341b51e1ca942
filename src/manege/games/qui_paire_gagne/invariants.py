"""Always true — what no legal sequence of actions can break."""

from __future__ import annotations

from manege.games.qui_paire_gagne.components import NO_PAIR, PAIRING, PAIRS, Pairs, places_of
from manege.kernel.bits import bit


def fault(t: Pairs) -> str | None:
    for seat in range(t.seats):
        if t.pairs(seat) and not t.playing & bit(seat):
            return f"seat {seat} has pairs in a round it does not play (PP-61, PP-63)"
        used = 0
        for pair in t.set_of(seat):
            if used & places_of(pair):
                return f"seat {seat} uses a number twice (PP-17)"
            used |= places_of(pair)
        if any(t.pair(seat, n) != NO_PAIR for n in range(t.pairs(seat), PAIRS)):
            return f"seat {seat} has a gap among its pairs (PP-54)"
        if t.phase == PAIRING and t.ready & bit(seat) and t.pairs(seat) < PAIRS:
            return f"seat {seat} is ready without five pairs (PP-46)"
    if t.called > len(t.calls):
        return "more has been called than there is (PP-25)"
    return None
