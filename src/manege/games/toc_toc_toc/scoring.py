"""Score — what the guests are worth in the end (TT-23 to TT-27, TT-31 to TT-43)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.toc_toc_toc.components import (
    MUSICIAN,
    SCARECROW,
    TYPE_IDS,
    Toc,
    card_of,
)
from manege.games.toc_toc_toc.effects import guests_of
from manege.kernel.bag import count
from manege.kernel.outcome import Outcome

SCARECROW_POINTS: Final = 3


def points(party: i64) -> dict[str, int]:
    """A party's points by source; it is worth their sum."""
    sources: dict[str, int] = {}
    music: i64 = 0
    for creature, name in enumerate(TYPE_IDS):
        guests = guests_of(party, creature)
        sources[name] = guests  # TT-24, TT-31, TT-34
        if count(party, card_of(creature, MUSICIAN)):
            music += guests  # TT-25, TT-36, TT-R26: each guest of his type counts twice
    sources["music"] = music
    sources["scarecrow"] = SCARECROW_POINTS * count(party, SCARECROW)  # TT-26, TT-43
    return sources


def worth(party: i64) -> int:
    return sum(points(party).values())


def by_type(party: i64) -> dict[str, int]:
    """What the guests of each type bring, their musician counted (TT-24, TT-25)."""
    sources: dict[str, int] = {}
    for creature, name in enumerate(TYPE_IDS):
        guests = guests_of(party, creature)
        sources[name] = guests * (2 if count(party, card_of(creature, MUSICIAN)) else 1)
    return sources


def outcome(t: Toc) -> Outcome:
    """The highest total wins (TT-27); equal totals share the victory (TT-R25)."""
    sources = [points(t.parties[seat]) for seat in range(t.seats)]
    totals = [sum(source.values()) for source in sources]
    return Outcome(totals, sources, rule="TT-27", shared="TT-R25")
