"""Stories — what happened, as facts in the order they happened."""

from __future__ import annotations

from typing import Final

# Who is told a fact
NOBODY: Final = 0
OWNER: Final = 1  # the seat that the event is about
ALL: Final = 2


class Kind:
    """A kind of event: its name, its facts in order, who is told each: `seat=ALL, card=OWNER`."""

    def __init__(self, name: str, **facts: int) -> None:
        self.name = name
        self.facts = list(facts)
        self.told_to = facts


class Event:
    """One fact: its name and what it is about, all of it; its kind says who is told what."""

    def __init__(self, name: str, facts: dict[str, int]) -> None:
        self.name = name
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.name, self.facts) == (other.name, other.facts)

    def __hash__(self) -> int:
        return hash((self.name, tuple(self.facts.items())))

    def __repr__(self) -> str:
        return " ".join([self.name, *(f"{key}={value}" for key, value in self.facts.items())])
