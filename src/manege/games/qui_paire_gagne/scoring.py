"""Fin de partie — the highest total wins; equal totals share the victory (PP-34 to PP-36)."""

from __future__ import annotations

from itertools import combinations
from typing import cast

from manege.games.qui_paire_gagne.components import PAIRS, Pairs
from manege.kernel.bits import bit
from manege.kernel.outcome import Outcome
from manege.kernel.table import Table


def outcome(table: Table) -> Outcome:
    """Only those still at the table are ranked (PP-61, PP-R12)."""
    t = cast(Pairs, table)
    totals = list(t.scores)
    here = [bool(t.present & bit(seat)) for seat in range(t.seats)]
    best = max([total for total, stays in zip(totals, here, strict=True) if stays], default=0)
    leaders = [seat for seat in range(t.seats) if here[seat] and totals[seat] == best]
    decided_by = "PP-62" if t.void else "PP-36" if len(leaders) > 1 else "PP-35"
    return Outcome(totals, [{"points": total} for total in totals], decided_by, ranked=here)


def figures(table: Table) -> dict[str, float]:
    """The share of their pairs that two seats have in common in the last round: by chance 1/11."""
    t = cast(Pairs, table)
    sets = [set(t.set_of(seat)) for seat in range(t.seats) if t.playing & bit(seat)]
    common = [len(one & other) / PAIRS for one, other in combinations(sets, 2)]
    return {"agreement": sum(common) / len(common)} if common else {}
