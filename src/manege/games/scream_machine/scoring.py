"""Fin du jeu — the most visitors, then the most different attractions (SM-57, SM-58, SM-63)."""

from __future__ import annotations

from typing import cast

from manege.games.scream_machine.components import SOURCE_IDS, Scream, families_in, tally
from manege.kernel.outcome import Outcome
from manege.kernel.table import Table


def welcomed_in(t: Scream, round_: int, seat: int) -> dict[str, int]:
    """A park's visitors of one round by source; round 0 is the opening."""
    return {name: t.welcomed[tally(round_, seat, source)] for source, name in enumerate(SOURCE_IDS)}


def by_source(t: Scream, seat: int) -> dict[str, int]:
    rounds = [welcomed_in(t, round_, seat) for round_ in range(t.rounds + 1)]
    return {name: sum(welcomed[name] for welcomed in rounds) for name in SOURCE_IDS}


def outcome(table: Table) -> Outcome:
    """Visitors still on the table are worth nothing (SM-R29)."""
    t = cast(Scream, table)
    totals = list(t.scores)
    families = [families_in(park) for park in t.parks]  # SM-58, SM-R31
    sources = [by_source(t, seat) for seat in range(t.seats)]
    leaders = [families[seat] for seat in range(t.seats) if totals[seat] == max(totals)]
    if len(leaders) == 1:
        decided_by = "SM-57"
    else:
        decided_by = "SM-58" if leaders.count(max(leaders)) == 1 else "SM-R30"
    return Outcome(totals, sources, decided_by, tie_breaks=families)
