"""Fin de la partie — stars for money, the winner, ties (DP-148 to DP-153, DP-160)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.dice_theme_park.administrators import MONEY_FOR_A_STAR, counted
from manege.games.dice_theme_park.components import (
    FROM_MONEY,
    MONEY,
    SOURCE_IDS,
    SOURCES,
    STAR_SOURCES,
    STARS,
    Parks,
    has,
)
from manege.games.dice_theme_park.dice import visitors_of
from manege.games.dice_theme_park.purse import score
from manege.games.dice_theme_park.story import GAME_OVER
from manege.kernel.bits import bits
from manege.kernel.outcome import Outcome, TieBreak
from manege.kernel.table import Step, tell

MONEY_A_STAR: Final = 3  # DP-149


class ScoreMoney(Step[Parks]):
    """A star for every 3$, or 2$; the money stays (DP-149, DP-160, DP-R73)."""

    def perform(self, t: Parks) -> None:
        tell(t, GAME_OVER, t.round)
        seat: i64 = 0
        while seat < t.seats:
            for_a_star = MONEY_A_STAR - counted(t, seat, MONEY_FOR_A_STAR)
            score(t, seat, has(t, seat, MONEY) // for_a_star, FROM_MONEY)
            seat += 1


def by_source(t: Parks, seat: int) -> dict[str, int]:
    """Beside the usual ones, those that have brought anybody anything."""
    return {
        name: has(t, seat, SOURCES + n)
        for n, name in enumerate(SOURCE_IDS)
        if n < STAR_SOURCES or any(has(t, other, SOURCES + n) for other in range(t.seats))
    }


def outcome(t: Parks) -> Outcome:
    """Most stars; then most dice in the park, then most money (DP-4, DP-150 to DP-153)."""
    seats = range(t.seats)
    found = Outcome(
        [has(t, seat, STARS) for seat in seats],
        [by_source(t, seat) for seat in seats],
        rule="DP-150",
        shared="DP-153",
        tie_breaks=[
            TieBreak("DP-151", [bits(visitors_of(t, seat)) for seat in seats]),
            TieBreak("DP-152", [has(t, seat, MONEY) for seat in seats]),
        ],
    )
    for expansion in t.expansions:
        found = expansion.judged(t, found)
    return found
