"""Other figures — the house set is ours (cards.py); whoever knows better ones may put them in.

A file names cards and fields: `[hotel-1]`, then `cost = 8`. Symbols go by their names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.wishland.cards import (
    A_COLOUR,
    COST,
    CREDITS_NOW,
    EACH_INCOME,
    POINTS_LATER,
    POINTS_NOW,
    SHOW,
    SHOW_IDS,
    STEP_NOW,
    STEPS_NOW,
    SYMBOL,
    SYMBOL_IDS,
    VISITORS_NOW,
    sort_cards,
)
from manege.games.wishland.components import (
    ACTOR,
    ATTRACTION,
    CARD_IDS,
    EACH_COLOUR,
    HOTEL,
    MASCOT,
    RESTAURANT,
    STEP_IDS,
)
from manege.games.wishland.hotels import CARDS_WORTH, TICKETS_WORTH
from manege.kernel.components import Components
from manege.kernel.errors import BadComponents


@dataclass(frozen=True, slots=True)
class Figure:
    """Where a card's figure stands, from `first` on, and what it may be: numbers, or names."""

    name: str
    numbers: vec[i64]
    allowed: range | Sequence[str]
    first: int = 0  # the number that the first name stands for
    places: range | None = None  # of a table: its lines

    def read(self, at: int) -> object:
        if self.places is not None:
            return list(self.numbers)
        number = int(self.numbers[at])
        return number if isinstance(self.allowed, range) else self.allowed[number - self.first]

    def write(self, at: int, value: object) -> None:
        if isinstance(value, list):
            for line, number in enumerate(value):
                self.numbers[line] = number
        else:
            self.numbers[at] = self.number(value)

    def number(self, value: object) -> int:
        if isinstance(self.allowed, range):
            assert isinstance(value, int)
            return value
        return self.first + [*self.allowed].index(str(value))

    def fault(self, value: object) -> str | None:
        """What it should be, if it is not."""
        if self.places is not None:
            lines = value if isinstance(value, list) else []
            whole = len(lines) == len(self.places) and all(self.fits(line) for line in lines)
            return None if whole else f"{len(self.places)} {self.described()}"
        return None if self.fits(value) else self.described()

    def fits(self, value: object) -> bool:
        if isinstance(self.allowed, range):
            return isinstance(value, int) and not isinstance(value, bool) and value in self.allowed
        return value in self.allowed

    def described(self) -> str:
        if isinstance(self.allowed, range):
            kind = "numbers" if self.places is not None else "a whole number"
            return f"{kind} from {self.allowed[0]} to {self.allowed[-1]}"
        return f"one of {', '.join(self.allowed)}"


PRICES = range(21)
NUMBERS = range(11)
OF_COLOUR = {
    ATTRACTION: [Figure("points", POINTS_NOW, NUMBERS)],
    RESTAURANT: [
        Figure("visitors", VISITORS_NOW, NUMBERS),
        Figure("credits", CREDITS_NOW, NUMBERS),
        Figure("income", EACH_INCOME, NUMBERS),
        Figure("end", POINTS_LATER, range(-10, 1)),
    ],
    ACTOR: [
        Figure("steps", STEPS_NOW, NUMBERS),
        Figure("step", STEP_NOW, STEP_IDS),
        Figure("show", SHOW, SHOW_IDS),
    ],
    HOTEL: [],
    MASCOT: [],
}
TABLES = {
    "hotel-5": Figure("table", TICKETS_WORTH, NUMBERS, places=range(len(TICKETS_WORTH))),
    "hotel-11": Figure("table", CARDS_WORTH, NUMBERS, places=range(len(CARDS_WORTH))),
}


def fields_of(card: str) -> dict[str, tuple[Figure, int]]:
    """By name: the figure, and its place in its numbers."""
    number = CARD_IDS.index(card)
    colour, place = divmod(number, EACH_COLOUR)
    fields = {
        "cost": (Figure("cost", COST, PRICES), number),
        "symbol": (symbols_of(colour), number),
        **{figure.name: (figure, place) for figure in OF_COLOUR[colour]},
    }
    if card in TABLES:
        fields["table"] = TABLES[card], 0
    return fields


def symbols_of(colour: int) -> Figure:
    """A colour's own three; mascots have any (WL-16)."""
    if colour == MASCOT:
        return Figure("symbol", SYMBOL, SYMBOL_IDS)
    first = colour * A_COLOUR
    return Figure("symbol", SYMBOL, SYMBOL_IDS[first : first + A_COLOUR], first)


FIELDS = {card: fields_of(card) for card in CARD_IDS}


def in_force() -> dict[str, dict[str, object]]:
    return {
        card: {name: figure.read(at) for name, (figure, at) in fields.items()}
        for card, fields in FIELDS.items()
    }


OWN = in_force()


def replaced() -> dict[str, dict[str, object]]:
    changed = {
        card: {name: value for name, value in fields.items() if value != OWN[card][name]}
        for card, fields in in_force().items()
    }
    return {card: fields for card, fields in changed.items() if fields}


def replace(figures: Mapping[str, object]) -> None:
    """All or none of them."""
    for card, fields in figures.items():
        check(card, fields)
    for card, own in OWN.items():
        given = figures.get(card, {})
        assert isinstance(given, Mapping)
        for name, (figure, at) in FIELDS[card].items():
            figure.write(at, given.get(name, own[name]))
    sort_cards()


def check(card: str, fields: object) -> None:
    if card not in FIELDS:
        raise BadComponents(f"wishland has no card “{card}”.")
    if not isinstance(fields, Mapping):
        raise BadComponents(f"wishland: {card} is a table of fields, not {fields!r}.")
    for name, value in fields.items():
        if name not in FIELDS[card]:
            known = ", ".join(FIELDS[card])
            raise BadComponents(f"wishland: {card} has no field “{name}”; its fields: {known}.")
        figure, _ = FIELDS[card][name]
        if fault := figure.fault(value):
            raise BadComponents(f"wishland: {card}, {name}: {fault}, not {value!r}.")


COMPONENTS = Components(replace, replaced, lambda: OWN)
