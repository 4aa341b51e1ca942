"""La table solo — what is agreed on and what is seen: target, objectives, rival (DP-192)."""

from __future__ import annotations

from typing import Any

from manege.games.dice_theme_park.components import (
    BUSY,
    MAINTENANCE,
    NONE,
    STARS,
    SUM,
    Parks,
    has,
    put,
)
from manege.games.dice_theme_park.forecast import counted_now, members
from manege.games.dice_theme_park.maintenance import discard_doomed
from manege.games.dice_theme_park.skills import SKILL_IDS
from manege.games.dice_theme_park.tiles import ROOM_FOR_TILES, TILE_IDS
from manege.games.dice_theme_park.variants.initiative import (
    INITIATIVE_IDS,
    MONORAIL,
    SKILL,
    TILE,
    VALUE,
)
from manege.games.dice_theme_park.variants.solo import (
    ALL_INITIATIVES,
    ALONE,
    ASIDE_BEFORE,
    CARD,
    DENIED_SKILLS,
    DENIED_TILES,
    EACH_ROUND,
    INITIATIVES,
    LETTERED,
    MET,
    NEXT,
    OBJECTIVE_PLACES,
    OBJECTIVES,
    ON_DISPLAY,
    RESULTS,
    SHUT,
    SIDE,
    SIDE_IDS,
    SKILLS_LAID,
    SPENT,
    STILL_OPEN,
    TARGET,
    TARGETS,
    TILES_LAID,
    TRACK,
    UNUSED,
    progress,
    set_aside,
)
from manege.games.dice_theme_park.variants.solo_objectives import AIM_IDS, NUMBER, RED, is_met
from manege.kernel.bag import cards_of
from manege.kernel.game import Option
from manege.kernel.secrecy import Field, Zone, everybody

SEVERAL = "off"
OPTIONS = [
    Option("solo", SEVERAL, lambda seats, chosen: SIDE_IDS if seats == 1 else [SEVERAL]),
    *(
        Option(f"extra-{number}", False, lambda seats, chosen: [False, True][: 3 - min(seats, 2)])
        for number in LETTERED
    ),  # DP-211
]
SUMS = range(2, 13)  # of two staff cards


def is_alone(t: Parks) -> bool:
    return len(t.notes) > 0


def things(what: Any) -> Any:
    """Nothing where several play."""
    return lambda t, _: what(t) if is_alone(t) else []


def still_in_deck(t: Parks) -> list[int]:
    return list(t.notes[INITIATIVES + t.notes[NEXT] : INITIATIVES + ALL_INITIATIVES])


def as_judged(t: Parks) -> Parks:
    """The table as its objectives would see it if phase 6 came now: once dice on 1 have left, those
    not rescued yet too (DP-R97)."""
    twin = counted_now(t).copy()
    if t.phase != MAINTENANCE:
        put(twin, ALONE, BUSY, 0)  # who was changed or rescued before leaves like others
    discard_doomed(twin, ALONE)
    return twin


def objective(t: Parks, twin: Parks, place: int) -> dict[str, object]:
    """Under its round: what it asks for, how far one has come, whether that would do now; and what
    became of it."""
    aim = t.notes[OBJECTIVES + place]
    result = t.notes[RESULTS + place]
    number = int(progress(twin, aim))
    return {
        "round": place // EACH_ROUND,
        "aim": AIM_IDS[aim],
        "red": int(RED[aim]),
        "track": int(TRACK[place // EACH_ROUND]),
        "number": number,
        "wanted": int(NUMBER[aim]),
        "now": bool(is_met(aim, number)),
        "met": None if result == STILL_OPEN else result == MET,
    }


def solo(t: Parks) -> dict[str, object] | None:
    """All of it; None where several play."""
    if not is_alone(t):
        return None
    twin = as_judged(t)
    card = t.notes[CARD]
    places = [place for place in range(OBJECTIVE_PLACES) if t.notes[OBJECTIVES + place] != NONE]
    needed = int(t.notes[TARGET]) + 1
    return {
        "side": SIDE_IDS[t.notes[SIDE]],
        "target": needed - 1,
        "needed": needed,
        "lacking": max(0, needed - has(t, ALONE, STARS)),
        "aside": int(set_aside(t)),
        "aside_now": int(set_aside(t) - t.notes[ASIDE_BEFORE]),
        "initiative": None if card == NONE else INITIATIVE_IDS[card],
        "value": None if card == NONE else int(VALUE[card]),
        "ahead": None if card == NONE else bool(VALUE[card] > has(t, ALONE, SUM)),
        "risks": risks(t),
        "denied": {
            "monorails": [n + 1 for n in members(t.notes[SHUT], ON_DISPLAY)],
            "tiles": [TILE_IDS[n] for n in members(t.notes[DENIED_TILES], ROOM_FOR_TILES)],
            "skills": [SKILL_IDS[n] for n in cards_of(t.notes[DENIED_SKILLS])],
        },
        "tiles": laid(t, TILES_LAID, TILE_IDS),
        "skills": laid(t, SKILLS_LAID, SKILL_IDS),
        "objectives": [objective(t, twin, place) for place in places],
    }


def risks(t: Parks) -> dict[str, int]:
    """For each sum, how many of the cards still in the deck would come first (DP-203)."""
    values = [VALUE[card] for card in still_in_deck(t)]
    return {str(total): sum(value <= total for value in values) for total in SUMS}


def laid(t: Parks, row: int, ids: list[str]) -> list[str | None]:
    """What was laid out at each place, still there or not (DP-201)."""
    cards = [t.notes[row + place] for place in range(ON_DISPLAY)]
    return [None if card == NONE else ids[card] for card in cards]


def printed() -> dict[str, Any]:
    """On the solo cards and their track."""
    return {
        "aims": {
            name: {"number": int(NUMBER[n]), "red": int(RED[n])} for n, name in enumerate(AIM_IDS)
        },
        "initiatives": {
            name: {
                "value": int(VALUE[n]),
                "monorail": int(MONORAIL[n]),
                "tile": int(TILE[n]),
                "skill": int(SKILL[n]),
            }
            for n, name in enumerate(INITIATIVE_IDS)
        },
        "track": {number: int(TRACK[number]) for number in LETTERED},
        "targets": {side: int(TARGETS[n]) for n, side in enumerate(SIDE_IDS)},
    }


def counted(t: Parks) -> dict[str, float]:
    """Of a game alone that is over: the share of objectives that were met."""
    if not is_alone(t):
        return {}
    results = [each for each in t.notes[RESULTS : RESULTS + OBJECTIVE_PLACES] if each != STILL_OPEN]
    return {"met": results.count(MET) / len(results)} if results else {}


def open_zone(name: str, what: Any, holds: str) -> Zone:
    return Zone(name, things(what), seen_by=everybody, each_seat=False, holds=holds)


ZONES = [
    Zone("initiative-deck", things(still_in_deck), each_seat=False, holds="initiative"),
    open_zone(
        "initiatives",
        lambda t: list(t.notes[INITIATIVES : INITIATIVES + t.notes[NEXT]]),
        "initiative",
    ),
    open_zone("denied-tiles", lambda t: members(t.notes[DENIED_TILES], ROOM_FOR_TILES), "tile"),
    open_zone("denied-skills", lambda t: cards_of(t.notes[DENIED_SKILLS]), "skill"),
    open_zone("dismissed", lambda t: cards_of(t.notes[SPENT]), "staff"),
    open_zone("left-out", lambda t: cards_of(t.notes[UNUSED]), "staff"),
]
OBJECTIVES_HOLD = (
    "list[{'round': int, 'aim': aim, 'red': int, 'track': int, 'number': int, 'wanted': int,"
    " 'now': bool, 'met': bool | None}]"
)
SOLO_HOLDS = (
    "{'side': side, 'target': int, 'needed': int, 'lacking': int, 'aside': int, 'aside_now': int,"
    " 'initiative': initiative | None, 'value': int | None, 'ahead': bool | None,"
    " 'risks': dict[str, int],"
    " 'denied': {'monorails': list[int], 'tiles': list[tile], 'skills': list[skill]},"
    " 'tiles': list[tile | None], 'skills': list[skill | None],"
    f" 'objectives': {OBJECTIVES_HOLD}}} | None"
)
FIELDS = [Field("solo", solo, holds=SOLO_HOLDS, seen_by=everybody)]
NAMES = {"aim": AIM_IDS, "initiative": INITIATIVE_IDS, "side": SIDE_IDS}
