"""Indices — where on the table a move is found; why it is made, `reasons` tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.dice_theme_park import activating, building, improvement, mascots, moves, tricks
from manege.games.dice_theme_park.choosing import Planner
from manege.games.dice_theme_park.components import Parks
from manege.games.dice_theme_park.maintenance import GIVE_UP, RESCUE
from manege.games.dice_theme_park.opening import (
    FIRST_SITE,
    KEEP_ADMINISTRATOR,
    KEEP_SKILL,
    KEEP_TILE,
)
from manege.games.dice_theme_park.planning import KEEP_SUM, LOWER_OWN_SUM, PICK
from manege.games.dice_theme_park.reading import table_seen
from manege.games.dice_theme_park.reasons import reason_for
from manege.games.dice_theme_park.staff_room import EXCHANGE_STAFF, KEEP_STAFF
from manege.games.dice_theme_park.welcome import (
    DECLINE,
    RAISE,
    RAISE_TWICE,
    RIDE,
    TAKE_LEFTOVER,
)
from manege.kernel.hints import Hints, Saying
from manege.kernel.table import Verb

View = dict[str, Any]

PLACES: dict[str, list[Verb[Parks]]] = {
    "look-dealt": [KEEP_ADMINISTRATOR, KEEP_SKILL, KEEP_TILE],
    "look-map": [FIRST_SITE, building.SITE],
    "look-staff": [PICK, LOWER_OWN_SUM, KEEP_SUM, EXCHANGE_STAFF, KEEP_STAFF],
    "look-trains": [RIDE, RAISE, RAISE_TWICE, TAKE_LEFTOVER, DECLINE],
    "look-market": [
        building.BUILD,
        building.SALVAGE,
        building.RECRUIT,
        building.TRAIN,
        building.PASS,
    ],
    "look-bonus": [building.CHOOSE_DIE, building.FACE, building.DRAW_DIE],
    "look-works": [improvement.TAKE_BACK, improvement.BUY_PLAN, improvement.INSTALL],
    "look-left": [improvement.FINISH],
    "look-groups": [activating.ACTIVATE, activating.DIRECT, activating.WITH, activating.SPARE],
    "look-on": [activating.SEND, activating.LET_GO],
    "look-moves": [moves.USE_PLAN, moves.USE_GUIDE, moves.STROLL, moves.TOUR],
    "look-mascots": [
        mascots.USE_MASCOT,
        mascots.STAND,
        mascots.RAISE,
        mascots.LOWER,
        mascots.HUE,
        mascots.ENOUGH,
    ],
    "look-skills": [
        tricks.SHIFT_UP,
        tricks.SHIFT_DOWN,
        tricks.FLIP_DIE,
        tricks.TAKE_CASH,
        tricks.TAKE_CHEERS,
        tricks.NUDGE_UP,
        tricks.NUDGE_DOWN,
        tricks.PUSH_AWAY,
        tricks.PULL_HERE,
        tricks.LEAP_AWAY,
        tricks.DYE_DIE,
    ],
    "look-gate": [RESCUE, GIVE_UP],
}


def look(view: View, seat: int, code: int) -> Saying:
    """An expansion's own moves are found in the park."""
    for place, verbs in PLACES.items():
        if any(verb.first <= code < verb.end for verb in verbs):
            return place, {}
    return "look-park", {}


def why(view: View, seat: int, code: int) -> Saying:
    return reason_for(table_seen(view), seat, code)


def worth(view: View, seat: int, codes: Sequence[int]) -> list[float]:
    """In stars to expect."""
    return list(Planner().values(table_seen(view), seat, vec[i64](codes)))


COMPARED: list[list[Verb[Parks]]] = [
    [PICK],
    [RIDE, TAKE_LEFTOVER, DECLINE],
    [building.BUILD, building.RECRUIT, building.TRAIN, building.PASS],
    [building.SALVAGE, DECLINE],
    [improvement.INSTALL, improvement.BUY_PLAN, improvement.FINISH],
]
"""What is weighed in stars. In the activation phase a search finds one act, and weighs no other."""


def comparable(played: int, other: int) -> bool:
    return any(
        all(any(verb.first <= code < verb.end for verb in verbs) for code in (played, other))
        for verbs in COMPARED
    )


HINTS = Hints(
    look=look,
    why=why,
    worth=worth,
    comparable=comparable,
    shown_by={
        "appoint": "showed_administrator",
        "learn": "showed_skill",
        "keep": "opened",
        "open": "opened",
        "pick": "revealed",
        "swap": "",  # DP-162: what is passed on, only the neighbour sees
    },
)
