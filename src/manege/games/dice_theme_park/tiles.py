"""Attractions — what is printed on tiles (DP-37, DP-61, DP-105 to DP-116).

Named in the sheet's examples or texts: Wild River, Ferris Wheel, Duck Pond, Helter Skelter, Haunted
Forest; known from elsewhere: Pop Shop. All other names and figures are our own.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.dice_theme_park.components import BLUE, GREEN, GREY, YELLOW

CATEGORY_IDS: Final = [
    *("thrills", "water", "spooky", "family", "games", "food", "shows", "shops"),
]
THRILLS, WATER, SPOOKY, FAMILY, GAMES, FOOD, SHOWS, SHOPS = range(8)
CATEGORIES: Final = 8
NO_CATEGORY: Final = 8  # the Entrance (DP-R3)

# Values an icon takes, a bit each from 1 on
ANY: Final = 0b111111
EVEN: Final = 0b101010
ODD: Final = 0b010101
LOW: Final = 0b000111
HIGH: Final = 0b111100

# What binds the dice of a group
FREE: Final = 0
LOWER: Final = 1  # the first is strictly lower than the second (DP-108)
EQUAL: Final = 2
RUN: Final = 3  # consecutive, in any order (DP-112, DP-R40)
RELATION_IDS: Final = ["free", "lower", "equal", "run"]


class Icon(NamedTuple):
    """A die asked for; a grey one takes any colour (DP-113)."""

    colour: int
    values: int = ANY


class Wants(NamedTuple):
    """A prerequisite: one to three icons, and what binds them."""

    icons: tuple[Icon, ...]
    relation: int = FREE


B, G, Y, ANY_DIE = Icon(BLUE), Icon(GREEN), Icon(YELLOW), Icon(GREY)


def each(*icons: Icon) -> Wants:
    return Wants(icons)


def lower(first: Icon, second: Icon) -> Wants:
    return Wants((first, second), LOWER)


def equal(*icons: Icon) -> Wants:
    return Wants(icons, EQUAL)


def run(*icons: Icon) -> Wants:
    return Wants(icons, RUN)


def both(values: int, colour: int) -> Wants:
    """Two dice alike in parity, one of a colour (DP-106, DP-107)."""
    return each(Icon(colour, values), Icon(GREY, values))


class Tile(NamedTuple):
    id: str
    colour: int
    category: int
    cost: int
    wants: Wants
    stars: int
    income: int = 0
    slots: int = 0
    slot: int = 0  # the price of each


BOARD: Final = [  # the park board: the Entrance and three attractions (DP-13, DP-R5)
    Tile("entrance", GREY, NO_CATEGORY, 0, each(ANY_DIE), 1, 1),
    Tile("haunted-forest", GREEN, SPOOKY, 0, lower(G, ANY_DIE), 3, 0, 1, 3),
    Tile("ferris-wheel", YELLOW, FAMILY, 0, each(Icon(YELLOW, ODD), Icon(GREY, EVEN)), 3, 0, 1, 3),
    Tile("wild-river", BLUE, WATER, 0, lower(ANY_DIE, B), 3, 0, 1, 3),
]
STACK_A: Final = [
    Tile("duck-pond", BLUE, GAMES, 4, each(B), 3, 0, 1, 2),
    Tile("log-flume", BLUE, WATER, 5, both(EVEN, BLUE), 4, 0, 2, 3),
    Tile("pirate-swing", BLUE, THRILLS, 5, lower(ANY_DIE, B), 4, 0, 1, 2),
    Tile("sea-lion-show", BLUE, SHOWS, 4, each(Icon(BLUE, LOW), Icon(GREY, HIGH)), 4, 0, 1, 3),
    Tile("ice-cream-pier", BLUE, FOOD, 6, equal(B, ANY_DIE), 5, 0, 2, 3),
    Tile("ghost-train", GREEN, SPOOKY, 5, both(ODD, GREEN), 4, 0, 2, 3),
    Tile("puppet-theatre", GREEN, SHOWS, 4, lower(G, ANY_DIE), 4, 0, 1, 3),
    Tile("mini-golf", GREEN, GAMES, 4, each(G), 3, 0, 1, 2),
    Tile("orchard", GREEN, FOOD, 5, each(Icon(GREY, LOW), Icon(GREEN, HIGH)), 4, 0, 1, 2),
    Tile("jump-tower", GREEN, THRILLS, 6, equal(G, ANY_DIE), 5, 0, 2, 3),
    Tile("speedster", YELLOW, THRILLS, 5, lower(ANY_DIE, Y), 4, 0, 1, 2),
    Tile("carousel", YELLOW, FAMILY, 4, each(Y), 3, 0, 1, 2),
    Tile("bumper-boats", YELLOW, WATER, 5, both(EVEN, YELLOW), 4, 0, 2, 3),
    Tile("mummy-tomb", YELLOW, SPOOKY, 4, each(Icon(YELLOW, LOW), Icon(GREY, HIGH)), 4, 0, 1, 3),
    Tile("magic-show", YELLOW, SHOWS, 6, equal(Y, ANY_DIE), 5, 0, 2, 3),
    Tile("helter-skelter", GREY, FAMILY, 3, each(ANY_DIE), 2, 1, 1, 2),
    Tile("pop-shop", GREY, SHOPS, 5, both(EVEN, GREY), 3, 2, 1, 2),
    Tile("burger-bar", GREY, FOOD, 5, both(ODD, GREY), 3, 2, 1, 2),
    Tile("shooting-gallery", GREY, GAMES, 4, lower(ANY_DIE, ANY_DIE), 3, 1, 1, 2),
    Tile("gift-gallery", GREY, SHOPS, 4, each(Icon(GREY, LOW), Icon(GREY, HIGH)), 3, 1, 1, 2),
]
STACK_B: Final = [
    Tile("white-water", BLUE, WATER, 8, lower(ANY_DIE, B), 6, 0, 2, 3),
    Tile("shark-tunnel", BLUE, SPOOKY, 9, both(ODD, BLUE), 7, 0, 2, 3),
    Tile("kraken-coaster", BLUE, THRILLS, 10, equal(B, ANY_DIE, ANY_DIE), 9, 0, 1, 4),
    Tile("water-gala", BLUE, SHOWS, 9, run(B, ANY_DIE, ANY_DIE), 8, 1, 1, 4),
    Tile("farm-kitchen", GREEN, FOOD, 8, lower(G, ANY_DIE), 6, 0, 2, 3),
    Tile("vampire-castle", GREEN, SPOOKY, 9, both(EVEN, GREEN), 7, 0, 2, 3),
    Tile("goblin-hall", GREEN, GAMES, 10, equal(G, ANY_DIE, ANY_DIE), 9, 0, 1, 4),
    Tile("enchanted-garden", GREEN, FAMILY, 9, run(G, ANY_DIE, ANY_DIE), 8, 1, 1, 4),
    Tile("sky-wheel", YELLOW, FAMILY, 8, each(Icon(YELLOW, ODD), Icon(GREY, EVEN)), 6, 0, 2, 3),
    Tile("grand-circus", YELLOW, SHOWS, 9, both(ODD, YELLOW), 7, 0, 2, 3),
    Tile("comet-loop", YELLOW, THRILLS, 10, equal(Y, ANY_DIE, ANY_DIE), 9, 0, 1, 4),
    Tile("laser-arena", YELLOW, GAMES, 9, run(Y, ANY_DIE, ANY_DIE), 8, 1, 1, 4),
    Tile("grand-bazaar", GREY, SHOPS, 8, both(EVEN, GREY), 5, 3, 1, 3),
    Tile("toy-emporium", GREY, SHOPS, 8, both(ODD, GREY), 5, 3, 1, 3),
    Tile("lagoon-terrace", GREY, WATER, 7, equal(ANY_DIE, ANY_DIE), 5, 2, 1, 3),
    Tile("food-market", GREY, FOOD, 7, each(Icon(GREY, LOW), Icon(GREY, HIGH)), 5, 2, 1, 3),
]
FIRST_A: Final = 4
FIRST_B: Final = 24
BASE_TILES: Final = 40
ROOM_FOR_TILES: Final = 52
MOST_ICONS: Final = 3

TILES: Final[list[Tile]] = []
TILE_IDS: Final[list[str]] = []
# The same by columns, for rules in a hurry
COLOUR: Final = vec[i64]([0] * ROOM_FOR_TILES)
CATEGORY: Final = vec[i64]([0] * ROOM_FOR_TILES)
COST: Final = vec[i64]([0] * ROOM_FOR_TILES)
PRINTED_STARS: Final = vec[i64]([0] * ROOM_FOR_TILES)
PRINTED_INCOME: Final = vec[i64]([0] * ROOM_FOR_TILES)
SLOTS: Final = vec[i64]([0] * ROOM_FOR_TILES)
SLOT_PRICE: Final = vec[i64]([0] * ROOM_FOR_TILES)
RELATION: Final = vec[i64]([0] * ROOM_FOR_TILES)
ICONS: Final = vec[i64]([0] * ROOM_FOR_TILES)
ICON_COLOUR: Final = vec[i64]([0] * (ROOM_FOR_TILES * MOST_ICONS))
ICON_VALUES: Final = vec[i64]([0] * (ROOM_FOR_TILES * MOST_ICONS))


def add_tile(tile: Tile) -> i64:
    """Its number."""
    number = len(TILES)
    TILES.append(tile)
    TILE_IDS.append(tile.id)
    COLOUR[number] = tile.colour
    CATEGORY[number] = tile.category
    COST[number] = tile.cost
    PRINTED_STARS[number] = tile.stars
    PRINTED_INCOME[number] = tile.income
    SLOTS[number] = tile.slots
    SLOT_PRICE[number] = tile.slot
    RELATION[number] = tile.wants.relation
    ICONS[number] = len(tile.wants.icons)
    for n, icon in enumerate(tile.wants.icons):
        ICON_COLOUR[number * MOST_ICONS + n] = icon.colour
        ICON_VALUES[number * MOST_ICONS + n] = icon.values
    return number


for each_tile in [*BOARD, *STACK_A, *STACK_B]:
    add_tile(each_tile)


def asked_colour(tile: i64) -> i64:
    """The colour its prerequisite asks for; GREY if for none (DP-103)."""
    icon: i64 = 0
    while icon < ICONS[tile]:
        if ICON_COLOUR[tile * MOST_ICONS + icon] != GREY:
            return ICON_COLOUR[tile * MOST_ICONS + icon]
        icon += 1
    return GREY
