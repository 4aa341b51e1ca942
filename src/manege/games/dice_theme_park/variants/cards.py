"""Le matériel des extensions — tiles, cards and staff that they add to the box (DP-165, DP-170,
DP-185, DP-186), read before anything that names all there is. The figures are our own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.dice_theme_park.administrators import add_administrator
from manege.games.dice_theme_park.components import (
    BLUE,
    GREEN,
    GREY,
    YELLOW,
    add_source,
    add_staff,
)
from manege.games.dice_theme_park.objectives import CODE_IDS, add_objective
from manege.games.dice_theme_park.skills import FORM_IDS, add_skill
from manege.games.dice_theme_park.tiles import (
    ANY_DIE,
    EVEN,
    FAMILY,
    GAMES,
    ODD,
    SHOPS,
    SPOOKY,
    THRILLS,
    WATER,
    B,
    G,
    Icon,
    Tile,
    Y,
    add_tile,
    each,
    equal,
    lower,
    run,
)

# Surprises: the first icon of each tile is the marked one (DP-167)
SURPRISES_A: Final = [
    Tile("bubble-lab", BLUE, SHOPS, 5, each(B), 3, 0, 1, 2),
    Tile("upside-down-house", GREEN, FAMILY, 5, each(G, Icon(GREY, ODD)), 4, 0, 1, 2),
    Tile("rocket-sled", YELLOW, THRILLS, 5, each(Y, Icon(GREY, EVEN)), 4, 0, 1, 2),
]
SURPRISES_B: Final = [
    Tile("time-whirlpool", BLUE, WATER, 9, equal(B, ANY_DIE), 7, 0, 1, 3),
    Tile("mad-laboratory", GREEN, SPOOKY, 8, lower(G, ANY_DIE), 6, 0, 2, 3),
    Tile("chance-coaster", YELLOW, GAMES, 10, run(Y, ANY_DIE, ANY_DIE), 8, 0, 1, 4),
]
NUMBERED_A: Final = [add_tile(tile) for tile in SURPRISES_A]
NUMBERED_B: Final = [add_tile(tile) for tile in SURPRISES_B]

FORM_IDS.append("roll")
ROLL: Final = len(FORM_IDS) - 1
ROLLS: Final = [add_skill(ROLL, colour) for colour in (BLUE, GREEN, YELLOW)]  # DP-169, DP-R76

GAMBLER: Final = add_administrator("k13")  # DP-168
MOVER: Final = add_administrator("k14")  # DP-175

ENGINEER: Final = add_staff("engineer", 5, 4)
CONSULTANT: Final = add_staff("consultant", 1, 5)
ESCORT: Final = add_staff("escort", 3, 3)

FROM_STATUES: Final = add_source("statues")
FROM_CABLE_CARS: Final = add_source("cable-cars")
FROM_VIPS: Final = add_source("vips")

# Objectives of the promo pack; those of which fewest is best have a star
PROMO: Final = [
    *("gold kiosks", "gold poorest*", "red pips", "red crowd", "red one-colour"),
    *("purple mascots", "purple plans", "orange cubes", "orange stars", "orange left"),
    *("teal categories", "teal effects"),
]
FIRST_PROMO: Final = 10


def add_all() -> i64:
    """p1 to p12."""
    for number, written in enumerate(PROMO):
        code = CODE_IDS.index(written.split()[0])
        add_objective(f"p{number + 1}", code, written.endswith("*"))
    return len(PROMO)


PROMO_OBJECTIVES: Final = add_all()
