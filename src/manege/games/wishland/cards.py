"""Cartes — what is printed on the 120 market cards: cost, category symbol, rewards (WL-15 to 22).

Given by the sheet: 24 cards of each colour, one symbol each (12 in all, three a colour; mascots
have any of them), what restaurants of kind III give and cost, that attractions give VP and actors
steps and one of eight show symbols. All other figures are the house set: ours, within what the
sheet and the public facts pin down (attractions give 1 to 5 VP; some card costs nothing, some 5 or
more, a few 6 or more; three restaurants can bring 5 credits), at about 2 credits a VP and 1 credit
a step, since order spaces, advert space and hotel 19 trade them so. The names of the symbols are
ours too.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.wishland.components import (
    COLOURS,
    EACH_COLOUR,
    HAPPINESS,
    MASCOT,
    VISITORS,
    WORKERS,
    Wishland,
    cards_in,
    set_of,
)
from manege.kernel.bits import bits, lowest

SYMBOL_IDS: Final = [
    *("wheel", "rail", "wave"),  # attractions
    *("grill", "sweet", "cup"),  # restaurants
    *("mask", "note", "ribbon"),  # actors
    *("key", "bell", "pool"),  # hotels
]
WHEEL, RAIL, WAVE, GRILL, SWEET, CUP, MASK, NOTE, RIBBON, KEY, BELL, POOL = range(12)
SYMBOLS: Final = 12
A_COLOUR: Final = 3  # symbols of a colour's own

SHOW_IDS: Final = ["juggling", "magic", "song", "dance", "clown", "trapeze", "puppet", "fire"]
JUGGLING, MAGIC, SONG, DANCE, CLOWN, TRAPEZE, PUPPET, FIRE = range(8)
SHOWS: Final = 8  # three more come from elsewhere: two from mascots, one from hotel 9

ATTRACTIONS: Final = [  # cost, symbol, VP (WL-68)
    (2, WHEEL, 1),  # attraction-1
    (2, RAIL, 1),  # attraction-2
    (2, WAVE, 1),  # attraction-3
    (2, WHEEL, 1),  # attraction-4
    (2, RAIL, 1),  # attraction-5
    (2, WAVE, 1),  # attraction-6
    (4, WHEEL, 2),  # attraction-7
    (4, RAIL, 2),  # attraction-8
    (4, WAVE, 2),  # attraction-9
    (4, WHEEL, 2),  # attraction-10
    (4, RAIL, 2),  # attraction-11
    (4, WAVE, 2),  # attraction-12
    (6, WHEEL, 3),  # attraction-13
    (6, RAIL, 3),  # attraction-14
    (6, WAVE, 3),  # attraction-15
    (6, WHEEL, 3),  # attraction-16
    (6, RAIL, 3),  # attraction-17
    (6, WAVE, 3),  # attraction-18
    (8, WHEEL, 4),  # attraction-19
    (8, RAIL, 4),  # attraction-20
    (8, WAVE, 4),  # attraction-21
    (9, WHEEL, 5),  # attraction-22
    (9, RAIL, 5),  # attraction-23
    (9, WAVE, 5),  # attraction-24
]

RESTAURANTS: Final = [  # cost, symbol; now: visitors, credits; each income; VP in the end
    (2, GRILL, 0, 0, 1, 0),  # restaurant-1: I
    (2, SWEET, 0, 0, 1, 0),  # restaurant-2: I
    (4, GRILL, 0, 0, 2, 0),  # restaurant-3: I
    (4, GRILL, 0, 0, 2, 0),  # restaurant-4: I
    (4, SWEET, 0, 0, 2, 0),  # restaurant-5: I
    (4, CUP, 0, 0, 2, 0),  # restaurant-6: I
    (6, SWEET, 0, 0, 3, 0),  # restaurant-7: I
    (6, CUP, 0, 0, 3, 0),  # restaurant-8: I
    (3, GRILL, 1, 0, 1, 0),  # restaurant-9: II
    (3, GRILL, 1, 0, 1, 0),  # restaurant-10: II
    (3, SWEET, 1, 0, 1, 0),  # restaurant-11: II
    (3, CUP, 1, 0, 1, 0),  # restaurant-12: II
    (4, GRILL, 2, 0, 1, 0),  # restaurant-13: II
    (4, CUP, 2, 0, 1, 0),  # restaurant-14: II
    (5, SWEET, 1, 0, 2, 0),  # restaurant-15: II
    (5, CUP, 1, 0, 2, 0),  # restaurant-16: II
    (0, GRILL, 0, 4, 0, -1),  # restaurant-17: III
    (0, GRILL, 0, 4, 0, -1),  # restaurant-18: III
    (0, SWEET, 0, 4, 0, -1),  # restaurant-19: III
    (0, SWEET, 0, 4, 0, -1),  # restaurant-20: III
    (0, SWEET, 0, 4, 0, -1),  # restaurant-21: III
    (0, CUP, 0, 4, 0, -1),  # restaurant-22: III
    (0, CUP, 0, 4, 0, -1),  # restaurant-23: III
    (0, CUP, 0, 4, 0, -1),  # restaurant-24: III
]

ACTORS: Final = [  # cost, symbol, now, show symbol (WL-72, WL-73)
    (2, NOTE, 1, HAPPINESS, JUGGLING),  # actor-1
    (3, MASK, 2, VISITORS, JUGGLING),  # actor-2
    (5, RIBBON, 3, WORKERS, JUGGLING),  # actor-3
    (2, RIBBON, 1, HAPPINESS, MAGIC),  # actor-4
    (5, NOTE, 3, VISITORS, MAGIC),  # actor-5
    (3, MASK, 2, WORKERS, MAGIC),  # actor-6
    (2, MASK, 1, HAPPINESS, SONG),  # actor-7
    (3, RIBBON, 2, VISITORS, SONG),  # actor-8
    (3, NOTE, 2, WORKERS, SONG),  # actor-9
    (3, MASK, 2, HAPPINESS, DANCE),  # actor-10
    (2, NOTE, 1, VISITORS, DANCE),  # actor-11
    (5, RIBBON, 3, WORKERS, DANCE),  # actor-12
    (3, NOTE, 2, HAPPINESS, CLOWN),  # actor-13
    (5, MASK, 3, VISITORS, CLOWN),  # actor-14
    (2, RIBBON, 1, WORKERS, CLOWN),  # actor-15
    (3, RIBBON, 2, HAPPINESS, TRAPEZE),  # actor-16
    (2, MASK, 1, VISITORS, TRAPEZE),  # actor-17
    (3, NOTE, 2, WORKERS, TRAPEZE),  # actor-18
    (5, MASK, 3, HAPPINESS, PUPPET),  # actor-19
    (2, RIBBON, 1, VISITORS, PUPPET),  # actor-20
    (2, NOTE, 1, WORKERS, PUPPET),  # actor-21
    (5, NOTE, 3, HAPPINESS, FIRE),  # actor-22
    (3, RIBBON, 2, VISITORS, FIRE),  # actor-23
    (2, MASK, 1, WORKERS, FIRE),  # actor-24
]

HOTELS: Final = [  # cost, symbol; what they do: hotels.py
    (9, KEY),  # hotel-1
    (2, KEY),  # hotel-2
    (3, POOL),  # hotel-3
    (2, KEY),  # hotel-4
    (3, BELL),  # hotel-5
    (3, KEY),  # hotel-6
    (4, BELL),  # hotel-7
    (2, BELL),  # hotel-8
    (3, KEY),  # hotel-9
    (4, KEY),  # hotel-10
    (5, POOL),  # hotel-11
    (3, BELL),  # hotel-12
    (4, KEY),  # hotel-13
    (3, POOL),  # hotel-14
    (2, POOL),  # hotel-15
    (2, POOL),  # hotel-16
    (4, BELL),  # hotel-17
    (3, POOL),  # hotel-18
    (4, POOL),  # hotel-19
    (2, BELL),  # hotel-20
    (1, KEY),  # hotel-21
    (3, BELL),  # hotel-22
    (6, BELL),  # hotel-23
    (5, POOL),  # hotel-24
]

MASCOTS: Final = [  # cost, symbol
    (2, WHEEL),  # mascot-1
    (3, WHEEL),  # mascot-2
    (2, RAIL),  # mascot-3
    (3, RAIL),  # mascot-4
    (2, WAVE),  # mascot-5
    (3, WAVE),  # mascot-6
    (2, GRILL),  # mascot-7
    (3, GRILL),  # mascot-8
    (2, SWEET),  # mascot-9
    (3, SWEET),  # mascot-10
    (2, CUP),  # mascot-11
    (3, CUP),  # mascot-12
    (2, MASK),  # mascot-13
    (3, MASK),  # mascot-14
    (2, NOTE),  # mascot-15
    (3, NOTE),  # mascot-16
    (2, RIBBON),  # mascot-17
    (3, RIBBON),  # mascot-18
    (2, KEY),  # mascot-19
    (3, KEY),  # mascot-20
    (2, BELL),  # mascot-21
    (3, BELL),  # mascot-22
    (2, POOL),  # mascot-23
    (3, POOL),  # mascot-24
]

PRINTED: Final = [
    *((cost, symbol) for cost, symbol, _ in ATTRACTIONS),
    *((cost, symbol) for cost, symbol, _, _, _, _ in RESTAURANTS),
    *((cost, symbol) for cost, symbol, _, _, _ in ACTORS),
    *HOTELS,
    *MASCOTS,
]
COST: Final = vec[i64]([cost for cost, _ in PRINTED])
SYMBOL: Final = vec[i64]([symbol for _, symbol in PRINTED])
POINTS_NOW: Final = vec[i64]([points for _, _, points in ATTRACTIONS])
VISITORS_NOW: Final = vec[i64]([visitors for _, _, visitors, _, _, _ in RESTAURANTS])
CREDITS_NOW: Final = vec[i64]([credits for _, _, _, credits, _, _ in RESTAURANTS])
EACH_INCOME: Final = vec[i64]([income for _, _, _, _, income, _ in RESTAURANTS])
POINTS_LATER: Final = vec[i64]([points for _, _, _, _, _, points in RESTAURANTS])
STEPS_NOW: Final = vec[i64]([number for _, _, number, _, _ in ACTORS])
STEP_NOW: Final = vec[i64]([step for _, _, _, step, _ in ACTORS])
SHOW: Final = vec[i64]([show for _, _, _, _, show in ACTORS])


SHOWING: Final = vec[i64]([0] * SYMBOLS)  # by symbol: cards of its own colour
MASCOTS_SHOWING: Final = vec[i64]([0] * SYMBOLS)
SHOWN_BY: Final = vec[i64]([0] * SHOWS)  # by show symbol: actors
DEAR: Final = vec[i64]([0] * COLOURS)  # by colour: cards of value 6 or more (WL-152)


def sort_cards() -> None:
    """Into these sets, by what is printed on them now."""
    for symbol in range(SYMBOLS):
        SHOWING[symbol] = having(symbol, symbol // A_COLOUR)
        MASCOTS_SHOWING[symbol] = having(symbol, MASCOT)
    for show in range(SHOWS):
        SHOWN_BY[show] = set_of([actor for actor in range(EACH_COLOUR) if SHOW[actor] == show])
    for colour in range(COLOURS):
        first = colour * EACH_COLOUR
        DEAR[colour] = set_of([n for n in range(EACH_COLOUR) if COST[first + n] >= 6])


def having(symbol: int, colour: int) -> i64:
    """The cards of a colour that show a symbol, as a set of places in it."""
    first = colour * EACH_COLOUR
    return set_of([n for n in range(EACH_COLOUR) if SYMBOL[first + n] == symbol])


sort_cards()


def cost_of(card: i64) -> i64:
    """As printed, whatever a player pays (WL-15, WL-R25)."""
    return COST[card]


def with_symbol(t: Wishland, seat: i64, symbol: i64) -> i64:
    """How many of his cards show it, mascots apart (WL-169)."""
    return bits(cards_in(t, seat, symbol // A_COLOUR) & SHOWING[symbol])


def mascots_with(t: Wishland, seat: i64, symbol: i64) -> i64:
    return bits(cards_in(t, seat, MASCOT) & MASCOTS_SHOWING[symbol])


def different_symbols(t: Wishland, seat: i64) -> i64:
    """On all his cards, mascots too (WL-R41, WL-R76)."""
    number: i64 = 0
    symbol: i64 = 0
    while symbol < SYMBOLS:
        if with_symbol(t, seat, symbol) + mascots_with(t, seat, symbol) > 0:
            number += 1
        symbol += 1
    return number


def most_alike(t: Wishland, seat: i64, with_mascots: bool) -> i64:
    """How often the symbol is there that he has most often (WL-138, WL-147, WL-R77)."""
    most: i64 = 0
    symbol: i64 = 0
    while symbol < SYMBOLS:
        here = with_symbol(t, seat, symbol)
        if with_mascots:
            here += mascots_with(t, seat, symbol)
        most = max(most, here)
        symbol += 1
    return most


def total(numbers: vec[i64], cards: i64) -> i64:
    """What these cards of a colour add up to."""
    added: i64 = 0
    while cards:
        added += numbers[lowest(cards)]
        cards &= cards - 1
    return added
