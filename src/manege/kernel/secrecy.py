"""Secrecy — one declaration a game of who sees what; view and story both come from it.

What is not declared is shown to nobody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from manege.kernel.story import ALL, OWNER, Event, Kind
from manege.kernel.table import Table

Viewer = int | None
"""A seat, or None for a spectator."""

Audience = Callable[[Any, int | None, Viewer], bool]
"""Of (table, whose it is, who looks): may they see it?"""


def everybody(table: Any, owner: int | None, viewer: Viewer) -> bool:
    return True


def owner(table: Any, owner: int | None, viewer: Viewer) -> bool:
    return viewer is not None and viewer == owner


def nobody(table: Any, owner: int | None, viewer: Viewer) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Zone:
    """A place where things lie, one for each seat or one for all; all of a kind, say `card`s."""

    name: str
    things: Callable[[Any, int], list[int]]
    seen_by: Audience = nobody
    counted_by: Audience = everybody
    each_seat: bool = True
    holds: str = "card"

    def owners(self, table: Table) -> range:
        return range(table.seats if self.each_seat else 1)


@dataclass(frozen=True, slots=True)
class Field:
    """Something else to know about the table, such as whose turn it is.

    `holds` says of what kind it is, as a type is written: `seat | None`, `list[list[card]]`; a
    thing that has names by what it is called; `told` is an event as everybody hears it.
    """

    name: str
    value: Callable[[Any], object]
    holds: str = "int"
    seen_by: Audience = nobody


def kinds_in(story: ModuleType) -> dict[str, Kind]:
    """The kinds of event that a game's `story.py` declares, by name."""
    kinds = [each for each in vars(story).values() if isinstance(each, Kind)]
    return {kind.name: kind for kind in kinds}


@dataclass(frozen=True, slots=True)
class Secrecy:
    zones: Sequence[Zone]
    fields: Sequence[Field] = ()
    events: Mapping[str, Kind] = field(default_factory=dict)
    names: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """How numbers are written, by what they are: {"card": [id of card 0, …], "die": …}."""
    seats: Sequence[str] = ("seat",)
    """Which facts of events and refusals are seats: texts put the player's name there."""

    def zones_for(self, table: Table, viewer: Viewer) -> dict[str, object]:
        return {
            zone.name: shown if zone.each_seat else shown[0]
            for zone in self.zones
            for shown in [[self._shown(zone, table, seat, viewer) for seat in zone.owners(table)]]
        }

    def _shown(self, zone: Zone, table: Table, seat: int, viewer: Viewer) -> object:
        """The things for those who see them, their number for those who count them, else None."""
        if zone.seen_by(table, seat, viewer):
            return [self.written(zone.holds, thing) for thing in zone.things(table, seat)]
        if zone.counted_by(table, seat, viewer):
            return len(zone.things(table, seat))
        return None

    def fields_for(self, table: Table, viewer: Viewer) -> dict[str, object]:
        return {f.name: f.value(table) for f in self.fields if f.seen_by(table, None, viewer)}

    def told(self, event: Event, viewer: Viewer) -> dict[str, object] | None:
        """The event as this viewer hears it; None if there is nothing in it for them."""
        kind = self.events.get(event.name)
        if kind is None:
            return None
        mine = viewer is not None and viewer == event.facts.get("seat")
        facts = {
            key: self.written(key, value)
            for key, value in event.facts.items()
            if kind.told_to[key] == ALL or (mine and kind.told_to[key] == OWNER)
        }
        return {"event": event.name, **facts} if facts else None

    def written(self, key: str, value: int) -> object:
        return self.names[key][value] if key in self.names else value

    def census(self, table: Table) -> Counter[tuple[str, int]]:
        """How many of each thing there are on the whole table: it never changes."""
        return Counter(
            (zone.holds, thing)
            for zone in self.zones
            for seat in zone.owners(table)
            for thing in zone.things(table, seat)
        )
