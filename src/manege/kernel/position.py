"""Positions — a table laid out by name, for puzzles, tutorials, tests and what-ifs.

A position says what lies where: `{"hands": [["ghost"], ["taxi"], []], "turn": 1}`. What it does not
name is empty, or as at the start; it opens with the game's own agenda, like any other table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from manege.kernel.errors import BadSetup

Layout = Mapping[str, object]


class Position:
    """What a layout names, read with care: whatever is wrong in it is said with its place."""

    def __init__(self, game: str, names: Mapping[str, Sequence[str]], layout: Layout) -> None:
        self.game = game
        self.names = names
        self.layout = layout
        self.known: list[str] = []

    def all_read(self) -> None:
        """Nothing was named that the game does not know."""
        for place in self.layout:
            if place not in self.known:
                known = ", ".join(self.known)
                raise BadSetup(f"{self.game} has no place “{place}”; its places: {known}.")

    def has(self, place: str) -> bool:
        if place not in self.known:
            self.known.append(place)
        return place in self.layout

    def needs(self, holds: bool, rule: str) -> None:
        """What must be true of any position; the sentence that says so."""
        if not holds:
            raise BadSetup(f"{self.game}: {rule}.")

    def number(self, place: str, usual: int, among: range) -> int:
        if not self.has(place):
            return usual
        value: Any = self.layout[place]
        if not is_number(value, among):
            raise BadSetup(
                f"{self.game}: “{place}” is a number from {among[0]} to {among[-1]}, not {value!r}."
            )
        return int(value)

    def things(self, place: str, holds: str = "card") -> list[int]:
        """What lies in a place that all share."""
        return self._numbers(place, self.layout[place], holds) if self.has(place) else []

    def by_seat(self, place: str, seats: int, holds: str = "card") -> list[list[int]]:
        """What lies in a place that each seat has."""
        if not self.has(place):
            return [[] for _ in range(seats)]
        value = self.layout[place]
        if not isinstance(value, list) or len(value) != seats:
            raise BadSetup(f"{self.game}: “{place}” is a list for each of the {seats} seats.")
        return [self._numbers(place, each, holds) for each in value]

    def numbers(self, place: str, seats: int, among: range, usual: int = 0) -> list[int]:
        """A number for each seat, such as its score."""
        if not self.has(place):
            return [usual] * seats
        value: Any = self.layout[place]
        listed = isinstance(value, list) and len(value) == seats
        if not listed or not all(is_number(each, among) for each in value):
            ends = f"{among[0]} to {among[-1]}"
            raise BadSetup(f"{self.game}: “{place}” is a number from {ends} for each of {seats}.")
        return list(value)

    def _numbers(self, place: str, written: object, holds: str) -> list[int]:
        if not isinstance(written, list):
            raise BadSetup(f"{self.game}: “{place}” is a list of {holds}s, not {written!r}.")
        ids = self.names[holds]
        for each in written:
            if each not in ids:
                raise BadSetup(f"{self.game}: “{place}” has no {holds} “{each}” to hold.")
        return [ids.index(each) for each in written]


def is_number(value: object, among: range) -> bool:
    """True is no number here."""
    return isinstance(value, int) and not isinstance(value, bool) and value in among
