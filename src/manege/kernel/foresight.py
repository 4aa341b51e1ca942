"""Foresight — what a seat would bring about: all that the worlds it imagines agree on.

Secret by construction: nothing but `imagine` is asked about the true table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from manege.kernel.chance import Chance
from manege.kernel.game import Game, View
from manege.kernel.table import Table

WORLDS = 4
UNKNOWN = "?"  # what the worlds do not agree on


@dataclass(frozen=True, slots=True)
class Foreseen:
    """The view right after the last action, before what follows of itself; then all that follows.

    `deciding` is who would be asked then, `events` all that the seat would be told.
    """

    view: View
    deciding: list[dict[str, Any]]
    events: list[dict[str, Any]]


def foreseen(
    game: Game, table: Table, seat: int, codes: Sequence[int], chance: Chance
) -> Foreseen | None:
    """The first of these actions is the seat's, each later one is that of whoever is asked then.

    None if they cannot follow one another in any world.
    """
    worlds = [played(game, game.imagine(table, seat, chance), seat, codes) for _ in range(WORLDS)]
    seen = [world for world in worlds if world is not None]
    if not seen:
        return None
    first = seen[0]
    for other in seen[1:]:
        first = Foreseen(
            agreed(first.view, other.view),
            agreed_list(first.deciding, other.deciding),
            agreed_list(first.events, other.events),
        )
    return first


def played(game: Game, world: Table, seat: int, codes: Sequence[int]) -> Foreseen | None:
    world.story = []
    whose = seat
    for code in codes[:-1]:
        if game.refusal(world, whose, code) is not None:
            return None
        world.play(code, whose)
        if world.decision is None:
            return None
        whose = world.decision.seat
    decision = world.decision_of(whose)
    if decision is None or not decision.allows(world, codes[-1]):
        return None
    alone = world.copy()
    decision.answer(alone, codes[-1])
    world.play(codes[-1], whose)
    told = (game.secrecy.told(event, seat) for event in world.story or [])
    return Foreseen(
        {**game.view(alone, seat), "deciding": [], "options": [], "outcome": None},
        game.view(world, seat)["deciding"],
        [event for event in told if event is not None],
    )


def agreed(one: Any, other: Any) -> Any:
    """What both say, part by part."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: agreed(value, other.get(key)) for key, value in one.items()}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [agreed(*both) for both in zip(one, other, strict=True)]
    return one if one == other else UNKNOWN


def agreed_list(one: list[Any], other: list[Any]) -> list[Any]:
    """As far as they go alike."""
    alike = min(len(one), len(other))
    return [agreed(*both) for both in zip(one[:alike], other[:alike], strict=True)]
