"""Other figures — the house set is ours (tiles.py, components.py, monorails.py, objectives.py);
whoever knows better ones may put them in.

A file names tiles, staff, sets of monorails and prizes, and their fields: `[duck-pond]`, then
`cost = 5`. How many icons a tile has stays as it is.
"""

from __future__ import annotations

from collections.abc import Sequence

from manege.games.dice_theme_park.components import (
    COLOUR_IDS,
    MOST_SEATS,
    STAFF_IDS,
    STAFF_INCOME,
    STAFF_VALUE,
)
from manege.games.dice_theme_park.monorails import PRINTED, SET_AT, SPACES
from manege.games.dice_theme_park.objectives import PRIZES
from manege.games.dice_theme_park.printed import VALUE_IDS
from manege.games.dice_theme_park.tiles import (
    CATEGORY,
    CATEGORY_IDS,
    COLOUR,
    COST,
    FIRST_A,
    ICON_COLOUR,
    ICON_VALUES,
    ICONS,
    MOST_ICONS,
    PRINTED_INCOME,
    PRINTED_STARS,
    RELATION,
    RELATION_IDS,
    SLOT_PRICE,
    SLOTS,
    TILE_IDS,
)
from manege.kernel.figures import Figure, figure, table

PRICES = range(21)
NUMBERS = range(21)
FACES = range(1, 7)


def numbered(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


def fields_of(tile: int) -> dict[str, Figure]:
    icons = range(tile * MOST_ICONS, tile * MOST_ICONS + int(ICONS[tile]))
    fields = {
        "stars": figure(PRINTED_STARS, tile, NUMBERS),
        "income": figure(PRINTED_INCOME, tile, NUMBERS),
    }
    if tile == 0:
        return fields  # the Entrance has no more (DP-R3, DP-92)
    fields |= {
        "colour": figure(COLOUR, tile, numbered(COLOUR_IDS)),
        "category": figure(CATEGORY, tile, numbered(CATEGORY_IDS)),
        "slots": figure(SLOTS, tile, range(3)),  # DP-61
        "slot": figure(SLOT_PRICE, tile, PRICES),
        "relation": figure(RELATION, tile, numbered(RELATION_IDS)),
        "icons": table(ICON_COLOUR, icons, numbered(COLOUR_IDS)),
        "values": table(ICON_VALUES, icons, {name: values for values, name in VALUE_IDS.items()}),
    }
    return {"cost": figure(COST, tile, PRICES), **fields} if tile >= FIRST_A else fields


def staff(number: int) -> dict[str, Figure]:
    return {
        "value": figure(STAFF_VALUE, number, FACES),
        "income": figure(STAFF_INCOME, number, NUMBERS),
    }


def monorails(seats: int) -> dict[str, Figure]:
    first = int(SET_AT[seats])
    return {"spaces": table(PRINTED, range(first, first + SPACES * (seats + 1)), FACES)}


def prizes(seats: int) -> dict[str, Figure]:
    first = (seats - 2) * 4
    return {"stars": table(PRIZES, range(first, first + seats), NUMBERS)}


FIELDS = {
    **{name: fields_of(number) for number, name in enumerate(TILE_IDS)},
    **{name: staff(number) for number, name in enumerate(STAFF_IDS)},
    **{f"monorails-{seats}": monorails(seats) for seats in range(2, MOST_SEATS + 1)},
    **{f"prizes-{seats}": prizes(seats) for seats in range(2, MOST_SEATS + 1)},
}
