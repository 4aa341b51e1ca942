"""Hints — what is said of an action: where to look for it, and what it brings by the rules.

A bot only chooses. The game says why, from a view, and so of whatever was chosen, by whomever: of
one's own options what a seat may know, of another's move what everybody may.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from manege.kernel.chance import Chance
from manege.kernel.table import Table

if TYPE_CHECKING:
    from manege.kernel.game import Game

WORLDS = 12

Saying = tuple[str, dict[str, int]]
"""A sentence of the catalogue and its facts; one that ends in `_by` is a change, `+2` or `−1`."""

Told = Callable[[dict[str, Any], int, int], Saying]
"""Of a view, a seat and the code of an action of that seat."""


@dataclass(frozen=True, slots=True)
class Hints:
    look: Told
    why: Told
    worth: Callable[[dict[str, Any], int, Sequence[int]], Sequence[float]]
    """What each of a seat's actions brings, as anybody may reckon, in what the game counts: the
    next best was rejected, and the difference is what it would have cost."""
    shown_by: Mapping[str, str] = field(default_factory=dict)
    """The actions, by the first word, that others learn of later, and the event that tells them."""
    comparable: Callable[[int, int], bool] = lambda played, other: True
    """Whether `worth` counts both in the same thing; else it only says which seems better."""
    as_well: Callable[[int, int, int], Sequence[int]] = lambda seats, seat, code: ()
    """Of the seats at the table, whose it was, the code: what else it could have been, as whoever
    has learnt of it knows."""


def secret(game: Game, code: int) -> str | None:
    """The event that will show this action; None if it was done openly."""
    assert game.hints is not None
    return game.hints.shown_by.get(game.actions[code].partition(" ")[0])


def openly(game: Game, table: Table, seat: int, code: int, chance: Chance) -> list[int]:
    """What else all know that this seat could do: it stands open in whatever world one imagines."""
    assert game.hints is not None
    known: set[int] | None = None
    for _ in range(WORLDS):
        options = set(game.imagine(table, None, chance).options(seat))
        known = options if known is None else known & options
    offered = (known or set()) | {*game.hints.as_well(table.seats, seat, code)}
    return sorted(offered - {code})


UNKNOWN: Saying = "cost-unknown", {}


@dataclass(frozen=True, slots=True)
class Rejected:
    """The best of what else could be done; `cost` compares it with what was done."""

    code: int
    why: Saying
    cost: Saying


def rejected(
    hints: Hints, view: dict[str, Any], seat: int, played: int, others: Sequence[int]
) -> Rejected | None:
    """None where nobody knows of anything else. A bot that looks ahead, or knows more than this
    view, may well do what seems to bring less."""
    if not others:
        return None
    brought, *values = hints.worth(view, seat, [played, *others])
    best = max(range(len(others)), key=values.__getitem__)
    instead = others[best]
    known = hints.comparable(played, instead)
    cost = cost_of(brought - values[best]) if known else UNKNOWN
    return Rejected(instead, hints.why(view, seat, instead), cost)


def cost_of(difference: float) -> Saying:
    """In whole points, or whatever the game counts."""
    number = round(abs(difference))
    if number == 0:
        return "cost-same", {}
    return ("cost-less" if difference > 0 else "cost-more"), {"number": number}
