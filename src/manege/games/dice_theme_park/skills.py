"""Compétences — the fifteen kinds of skill card, two of each (DP-118 to DP-127)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.dice_theme_park.components import BLUE, COLOUR_IDS, GREEN, GREY, YELLOW

# What a mascot on the card can do
SHIFT: Final = 0  # ±2 on a die of the colour (DP-118)
FLIP: Final = 1  # 2 ↔ 5 (DP-119)
CASH: Final = 2  # 2$ for each die of the colour (DP-120)
CHEER: Final = 3  # a star for each (DP-121)
NUDGE: Final = 4  # ±1 on two dice (DP-122)
PUSH: Final = 5  # away from here, twice (DP-123)
PULL: Final = 6  # to here, twice (DP-124)
LEAP: Final = 7  # up to two hexes away (DP-125)
DYE: Final = 8  # another colour for good (DP-126)
FORM_IDS: Final = ["shift", "flip", "cash", "cheer", "nudge", "push", "pull", "leap", "dye"]

CARDS: Final = [
    *((SHIFT, colour) for colour in (BLUE, GREEN, YELLOW)),
    (FLIP, GREY),
    *((CASH, colour) for colour in (BLUE, GREEN, YELLOW)),
    *((CHEER, colour) for colour in (BLUE, GREEN, YELLOW)),
    *((form, GREY) for form in (NUDGE, PUSH, PULL, LEAP, DYE)),
]
ROOM_FOR_SKILLS: Final = 21
COPIES: Final = 2
FORM: Final = vec[i64]([0] * ROOM_FOR_SKILLS)
SHOWN: Final = vec[i64]([0] * ROOM_FOR_SKILLS)  # grey: dice of any colour
SKILL_IDS: Final[list[str]] = []


def add_skill(form: i64, colour: i64) -> i64:
    """A kind of card; its number."""
    kind = len(SKILL_IDS)
    FORM[kind] = form
    SHOWN[kind] = colour
    name = FORM_IDS[form]
    SKILL_IDS.append(name if colour == GREY else f"{name}-{COLOUR_IDS[colour]}")
    return kind


for each_form, each_colour in CARDS:
    add_skill(each_form, each_colour)

WHOLE_DECK: Final = vec[i64]([kind for kind in range(len(CARDS)) for _ in range(COPIES)])

MOST_CASH: Final = 6  # DP-120
MOST_CHEERS: Final = 3  # DP-121
