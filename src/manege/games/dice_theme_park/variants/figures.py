"""All figures that may be replaced — those of the base game, and what the solo cards print.

`[sa4]`, then `number = 20`; `[i7]`, then `value = 8`; `[track]`, then `targets = [150, 160]`.
"""

from __future__ import annotations

from manege.games.dice_theme_park import figures
from manege.games.dice_theme_park.puzzle import GROUPS
from manege.games.dice_theme_park.variants.initiative import (
    INITIATIVE_IDS,
    MONORAIL,
    SKILL,
    TILE,
    VALUE,
)
from manege.games.dice_theme_park.variants.solo import LETTERED, ON_DISPLAY, TARGETS, TRACK
from manege.games.dice_theme_park.variants.solo_objectives import AIM_IDS, NUMBER, RED
from manege.kernel.figures import Figure, Replaceable, figure, table

NUMBERS = range(100)
PLACES = range(ON_DISPLAY + 1)  # 0: none is marked
SCORES = range(1000)


def aim(number: int) -> dict[str, Figure]:
    return {"number": figure(NUMBER, number, NUMBERS), "red": figure(RED, number, NUMBERS)}


def initiative(card: int) -> dict[str, Figure]:
    return {
        "value": figure(VALUE, card, NUMBERS),
        "monorail": figure(MONORAIL, card, PLACES),
        "tile": figure(TILE, card, PLACES),
        "skill": figure(SKILL, card, PLACES),
    }


FIELDS = {
    **figures.FIELDS,
    **{name: aim(number) for number, name in enumerate(AIM_IDS)},
    **{name: initiative(card) for card, name in enumerate(INITIATIVE_IDS)},
    "track": {
        "red": table(TRACK, range(LETTERED[0], LETTERED[-1] + 1), NUMBERS),
        "targets": table(TARGETS, range(len(TARGETS)), SCORES),
    },
}
FIGURES = Replaceable("dice_theme_park", FIELDS, GROUPS.clear)
OWN, replace, replaced = FIGURES.own, FIGURES.replace, FIGURES.replaced
COMPONENTS = FIGURES.components
