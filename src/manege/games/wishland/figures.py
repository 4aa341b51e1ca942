"""Other figures — the house set is ours (cards.py); whoever knows better ones may put them in.

A file names cards and fields: `[hotel-1]`, then `cost = 8`. Symbols go by their names.
"""

from __future__ import annotations

from collections.abc import Mapping

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
from manege.kernel.figures import Figure, Replaceable, figure, table

PRICES = range(21)
NUMBERS = range(11)
NAMED_STEPS = {name: number for number, name in enumerate(STEP_IDS)}
NAMED_SHOWS = {name: number for number, name in enumerate(SHOW_IDS)}
OF_COLOUR: dict[int, list[tuple[str, vec[i64], range | Mapping[str, int]]]] = {
    ATTRACTION: [("points", POINTS_NOW, NUMBERS)],
    RESTAURANT: [
        ("visitors", VISITORS_NOW, NUMBERS),
        ("credits", CREDITS_NOW, NUMBERS),
        ("income", EACH_INCOME, NUMBERS),
        ("end", POINTS_LATER, range(-10, 1)),
    ],
    ACTOR: [
        ("steps", STEPS_NOW, NUMBERS),
        ("step", STEP_NOW, NAMED_STEPS),
        ("show", SHOW, NAMED_SHOWS),
    ],
    HOTEL: [],
    MASCOT: [],
}
TABLES = {
    "hotel-5": table(TICKETS_WORTH, range(len(TICKETS_WORTH)), NUMBERS),
    "hotel-11": table(CARDS_WORTH, range(len(CARDS_WORTH)), NUMBERS),
}


def fields_of(card: str) -> dict[str, Figure]:
    number = CARD_IDS.index(card)
    colour, place = divmod(number, EACH_COLOUR)
    fields = {
        "cost": figure(COST, number, PRICES),
        "symbol": figure(SYMBOL, number, symbols_of(colour)),
        **{name: figure(numbers, place, allowed) for name, numbers, allowed in OF_COLOUR[colour]},
    }
    if card in TABLES:
        fields["table"] = TABLES[card]
    return fields


def symbols_of(colour: int) -> dict[str, int]:
    """A colour's own three; mascots have any (WL-16)."""
    named = {name: number for number, name in enumerate(SYMBOL_IDS)}
    if colour == MASCOT:
        return named
    return {name: number for name, number in named.items() if number // A_COLOUR == colour}


FIELDS = {card: fields_of(card) for card in CARD_IDS}
FIGURES = Replaceable("wishland", FIELDS, sort_cards)
OWN, replace, replaced = FIGURES.own, FIGURES.replace, FIGURES.replaced
COMPONENTS = FIGURES.components
