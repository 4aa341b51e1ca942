"""Ce qui est imprimé — tiles, staff, skills as they are drawn, for whoever draws them."""

from __future__ import annotations

from typing import Any

from manege.games.dice_theme_park.components import (
    COLOUR_IDS,
    EACH_FACILITY,
    MOST_SEATS,
    STAFF_IDS,
    STAFF_INCOME,
    STAFF_VALUE,
)
from manege.games.dice_theme_park.monorails import PRINTED, SET_AT, SPACES
from manege.games.dice_theme_park.objectives import CODE, CODE_IDS, OBJECTIVE_IDS, prizes_of
from manege.games.dice_theme_park.skills import FORM, FORM_IDS, SHOWN, SKILL_IDS
from manege.games.dice_theme_park.tiles import (
    ANY,
    CATEGORIES,
    CATEGORY,
    CATEGORY_IDS,
    COLOUR,
    COST,
    EVEN,
    HIGH,
    ICON_COLOUR,
    ICON_VALUES,
    ICONS,
    LOW,
    MOST_ICONS,
    ODD,
    PRINTED_INCOME,
    PRINTED_STARS,
    RELATION,
    RELATION_IDS,
    SLOT_PRICE,
    SLOTS,
    TILE_IDS,
)

VALUE_IDS = {ANY: "any", EVEN: "even", ODD: "odd", LOW: "low", HIGH: "high"}


def icon(at: int) -> dict[str, str]:
    return {"colour": COLOUR_IDS[ICON_COLOUR[at]], "values": VALUE_IDS[ICON_VALUES[at]]}


def tile(number: int) -> dict[str, Any]:
    category = CATEGORY[number]
    return {
        "colour": COLOUR_IDS[COLOUR[number]],
        "category": CATEGORY_IDS[category] if category < CATEGORIES else None,
        "cost": COST[number],
        "stars": PRINTED_STARS[number],
        "income": PRINTED_INCOME[number],
        "slots": SLOTS[number],
        "slot": SLOT_PRICE[number],
        "relation": RELATION_IDS[RELATION[number]],
        "icons": [icon(number * MOST_ICONS + n) for n in range(ICONS[number])],
    }


def monorails(seats: int) -> list[list[int]]:
    begin = SET_AT[seats]
    starts = range(begin, begin + SPACES * (seats + 1), SPACES)
    return [[PRINTED[start + space] for space in range(SPACES)] for start in starts]


def printed() -> dict[str, Any]:
    """All of it, by name; nothing here is ever secret."""
    return {
        "tiles": {name: tile(number) for number, name in enumerate(TILE_IDS)},
        "staff": {
            name: {"value": STAFF_VALUE[n], "income": STAFF_INCOME[n]}
            for n, name in enumerate(STAFF_IDS)
        },
        "facilities": EACH_FACILITY,  # of each kind (DP-18)
        "prizes": {seats: prizes_of(seats) for seats in range(2, MOST_SEATS + 1)},
        "monorails": {seats: monorails(seats) for seats in range(2, MOST_SEATS + 1)},
        "skills": {
            name: {"form": FORM_IDS[FORM[n]], "colour": COLOUR_IDS[SHOWN[n]]}
            for n, name in enumerate(SKILL_IDS)
        },
        "objectives": {name: {"code": CODE_IDS[CODE[n]]} for n, name in enumerate(OBJECTIVE_IDS)},
    }
