"""Trying — a seat plays on by itself on a copy, until chance, a secret or somebody else comes next.

Secret by construction: nothing but `imagine` is asked about the true table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from manege.kernel.chance import Chance
from manege.kernel.errors import TrialEnds
from manege.kernel.game import Game
from manege.kernel.refusal import Refused
from manege.kernel.story import Event
from manege.kernel.table import Table


@dataclass(frozen=True, slots=True)
class Tried:
    """A table this seat cannot tell from what the true one would be; a chapter for each action."""

    table: Table
    chapters: list[list[Event]]


def tried(game: Game, table: Table, seat: int, codes: Sequence[int], chance: Chance) -> Tried:
    """All of these actions are the seat's own.

    Nothing comes to light meanwhile, so what the seat sees is the same in every world it imagines.
    """
    world = game.imagine(table, seat, chance)
    light = world.light_of(seat)
    chapters: list[list[Event]] = []
    for code in codes:
        if refusal := game.refusal(world, seat, code):
            raise Refused(refusal)
        world.story = []
        world.play(code, seat)
        if world.light_of(seat) != light:
            raise TrialEnds("light")
        if world.decision_of(seat) is None:
            raise TrialEnds("others")
        chapters.append(world.story)
    return Tried(world, chapters)
