"""Fin de partie — the highest total wins; equal totals share the victory (PP-34 to PP-36)."""

from __future__ import annotations

from itertools import combinations

from manege.games.qui_paire_gagne.components import PAIRS, Pairs
from manege.kernel.bits import bit
from manege.kernel.outcome import Outcome


def outcome(t: Pairs) -> Outcome:
    """Only those still at the table are ranked (PP-61, PP-R12)."""
    totals = list(t.scores)
    return Outcome(
        totals,
        [{"points": total} for total in totals],
        rule="PP-62" if t.void else "PP-35",
        shared="PP-62" if t.void else "PP-36",
        ranked=[bool(t.present & bit(seat)) for seat in range(t.seats)],
    )


def figures(t: Pairs) -> dict[str, float]:
    """The share of their pairs that two seats have in common in the last round: by chance 1/11."""
    sets = [set(t.set_of(seat)) for seat in range(t.seats) if t.playing & bit(seat)]
    common = [len(one & other) / PAIRS for one, other in combinations(sets, 2)]
    return {"agreement": sum(common) / len(common)} if common else {}
