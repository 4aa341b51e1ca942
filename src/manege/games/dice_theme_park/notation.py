"""Notation — every action as a line of text; its place in the list is its code, for ever."""

from __future__ import annotations

from typing import Final

from manege.games.dice_theme_park.activating import ACTIVATE, DIRECT, LET_GO, SEND, SPARE, WITH
from manege.games.dice_theme_park.building import (
    BUILD,
    CHOOSE_DIE,
    DRAW_DIE,
    FACE,
    PASS,
    RECRUIT,
    SALVAGE,
    SITE,
    TRAIN,
)
from manege.games.dice_theme_park.components import Parks
from manege.games.dice_theme_park.improvement import BUY_PLAN, FINISH, INSTALL, TAKE_BACK
from manege.games.dice_theme_park.maintenance import GIVE_UP, RESCUE
from manege.games.dice_theme_park.mascots import ENOUGH, HUE, LOWER, RAISE, STAND, USE_MASCOT
from manege.games.dice_theme_park.moves import STROLL, TOUR, USE_GUIDE, USE_PLAN
from manege.games.dice_theme_park.opening import (
    FIRST_SITE,
    KEEP_ADMINISTRATOR,
    KEEP_SKILL,
    KEEP_TILE,
)
from manege.games.dice_theme_park.planning import KEEP_SUM, LOWER_OWN_SUM, PICK
from manege.games.dice_theme_park.staff_room import EXCHANGE_STAFF, KEEP_STAFF
from manege.games.dice_theme_park.tricks import (
    DYE_DIE,
    FLIP_DIE,
    LEAP_AWAY,
    NUDGE_DOWN,
    NUDGE_UP,
    PULL_HERE,
    PUSH_AWAY,
    SHIFT_DOWN,
    SHIFT_UP,
    TAKE_CASH,
    TAKE_CHEERS,
)
from manege.games.dice_theme_park.welcome import DECLINE, RAISE_TWICE, RIDE, TAKE_LEFTOVER
from manege.games.dice_theme_park.welcome import RAISE as LIFT
from manege.kernel.table import Verb

VERBS: Final[list[Verb[Parks]]] = [
    *(KEEP_ADMINISTRATOR, KEEP_SKILL, KEEP_TILE, FIRST_SITE),
    *(PICK, LOWER_OWN_SUM, KEEP_SUM),
    *(RIDE, LIFT, RAISE_TWICE, TAKE_LEFTOVER, DECLINE),
    *(BUILD, SITE, CHOOSE_DIE, FACE, DRAW_DIE, SALVAGE, RECRUIT, TRAIN, PASS),
    *(TAKE_BACK, BUY_PLAN, INSTALL, FINISH),
    *(ACTIVATE, DIRECT, SEND, LET_GO, WITH, SPARE),
    *(USE_PLAN, STROLL, USE_GUIDE, TOUR),
    *(USE_MASCOT, STAND, RAISE, LOWER, HUE, ENOUGH),
    *(SHIFT_UP, SHIFT_DOWN, FLIP_DIE, TAKE_CASH, TAKE_CHEERS, NUDGE_UP, NUDGE_DOWN),
    *(PUSH_AWAY, PULL_HERE, LEAP_AWAY, DYE_DIE),
    *(RESCUE, GIVE_UP, EXCHANGE_STAFF, KEEP_STAFF),
]
