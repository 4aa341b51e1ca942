"""Fin du jeu — the most visitors, then the most different attractions (SM-57, SM-58, SM-63)."""

from __future__ import annotations

from manege.games.scream_machine.components import SOURCE_IDS, Scream, families_in, tally
from manege.kernel.outcome import Outcome, TieBreak


def welcomed_in(t: Scream, round_: int, seat: int) -> dict[str, int]:
    """A park's visitors of one round by source; round 0 is the opening."""
    return {name: t.welcomed[tally(round_, seat, source)] for source, name in enumerate(SOURCE_IDS)}


def by_source(t: Scream, seat: int) -> dict[str, int]:
    rounds = [welcomed_in(t, round_, seat) for round_ in range(t.rounds + 1)]
    return {name: sum(welcomed[name] for welcomed in rounds) for name in SOURCE_IDS}


def outcome(t: Scream) -> Outcome:
    """Visitors still on the table are worth nothing (SM-R29)."""
    return Outcome(
        list(t.scores),
        [by_source(t, seat) for seat in range(t.seats)],
        rule="SM-57",
        tie_breaks=[TieBreak("SM-58", [families_in(park) for park in t.parks])],  # SM-R31
        shared="SM-R30",
    )
