"""Figures — numbers on a game's pieces that a file may replace, by piece and field.

A file names them as `[hotel-1]`, then `cost = 8`; what has a name goes by it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from manege.kernel.components import Components
from manege.kernel.errors import BadComponents


@dataclass(frozen=True, slots=True)
class Figure:
    """Where a figure stands, and what it may be: a number, or one of these names."""

    numbers: vec[i64]
    allowed: range | Mapping[str, int]
    places: range  # of a table all its lines, else one
    is_table: bool = False

    def read(self) -> object:
        lines = [self.told(int(self.numbers[at])) for at in self.places]
        return lines if self.is_table else lines[0]

    def told(self, number: int) -> int | str:
        if isinstance(self.allowed, range):
            return number
        return next(name for name, meant in self.allowed.items() if meant == number)

    def write(self, value: object) -> None:
        lines = value if isinstance(value, list) else [value]
        for at, line in zip(self.places, lines, strict=True):
            self.numbers[at] = line if isinstance(self.allowed, range) else self.allowed[line]

    def fault(self, value: object) -> str | None:
        """What it should be, if it is not."""
        if self.is_table:
            lines = value if isinstance(value, list) else []
            whole = len(lines) == len(self.places) and all(self.fits(line) for line in lines)
            return None if whole else f"{len(self.places)} {self.described()}"
        return None if self.fits(value) else self.described()

    def fits(self, value: object) -> bool:
        if isinstance(self.allowed, range):
            return isinstance(value, int) and not isinstance(value, bool) and value in self.allowed
        return isinstance(value, str) and value in self.allowed

    def described(self) -> str:
        if isinstance(self.allowed, range):
            kind = "numbers" if self.is_table else "a whole number"
            return f"{kind} from {self.allowed[0]} to {self.allowed[-1]}"
        return f"{'times ' if self.is_table else ''}one of {', '.join(self.allowed)}"


def figure(numbers: vec[i64], at: int, allowed: range | Mapping[str, int]) -> Figure:
    return Figure(numbers, allowed, range(at, at + 1))


def table(numbers: vec[i64], places: range, allowed: range | Mapping[str, int]) -> Figure:
    return Figure(numbers, allowed, places, is_table=True)


Fields = Mapping[str, Mapping[str, Figure]]
"""By piece and by name."""


class Replaceable:
    """All figures of a game; `settle` is done whenever some have changed."""

    def __init__(self, game: str, fields: Fields, settle: Callable[[], object]) -> None:
        self.game = game
        self.fields = fields
        self.settle = settle
        self.own = self.in_force()
        self.components = Components(self.replace, self.replaced, lambda: self.own)

    def in_force(self) -> dict[str, dict[str, object]]:
        return {
            piece: {name: figure.read() for name, figure in fields.items()}
            for piece, fields in self.fields.items()
        }

    def replaced(self) -> dict[str, dict[str, object]]:
        changed = {
            piece: {name: value for name, value in fields.items() if value != self.own[piece][name]}
            for piece, fields in self.in_force().items()
        }
        return {piece: fields for piece, fields in changed.items() if fields}

    def replace(self, figures: Mapping[str, object]) -> None:
        """All or none of them."""
        for piece, fields in figures.items():
            self.check(piece, fields)
        for piece, own in self.own.items():
            given = figures.get(piece, {})
            assert isinstance(given, Mapping)
            for name, figure in self.fields[piece].items():
                figure.write(given.get(name, own[name]))
        self.settle()

    def check(self, piece: str, fields: object) -> None:
        if piece not in self.fields:
            raise BadComponents(f"{self.game} has no card “{piece}”.")
        if not isinstance(fields, Mapping):
            raise BadComponents(f"{self.game}: {piece} is a table of fields, not {fields!r}.")
        for name, value in fields.items():
            if name not in self.fields[piece]:
                known = ", ".join(self.fields[piece])
                raise BadComponents(
                    f"{self.game}: {piece} has no field “{name}”; its fields: {known}."
                )
            if fault := self.fields[piece][name].fault(value):
                raise BadComponents(f"{self.game}: {piece}, {name}: {fault}, not {value!r}.")
