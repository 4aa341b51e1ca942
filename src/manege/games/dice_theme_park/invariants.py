"""Always true — what no legal sequence of actions can break."""

from __future__ import annotations

from collections import Counter

from manege.games.dice_theme_park.components import (
    BUILT,
    CUBES,
    EACH_FACILITY,
    FACILITIES,
    INSTALLED,
    MASCOTS,
    MONEY,
    MOST_MASCOTS,
    NONE,
    OPENING,
    PLANS,
    RESTING,
    ROOM_FOR_SOURCES,
    SKILLS,
    SOURCES,
    STARS,
    TURNED,
    Parks,
    has,
    rounds_of,
)
from manege.games.dice_theme_park.dice import ALL_DICE, FACES, showing, visitors_of, visitors_on
from manege.games.dice_theme_park.hexes import ENTRANCE, HEXES, NEIGHBOURS, OUTLINE
from manege.games.dice_theme_park.improvement import fittings_on, tile_at
from manege.games.dice_theme_park.tiles import SLOTS
from manege.kernel.bag import cards_of, size
from manege.kernel.bits import bit, bits

MOST_CUBES = 4  # on one attraction: two icons and two directors (DP-R61)


def fault(t: Parks) -> str | None:
    if found := misplaced(t):
        return found
    if not 1 <= t.round <= rounds_of(t):
        return f"there is no round {t.round} (DP-5)"
    for seat in range(t.seats):
        sources = sum(has(t, seat, SOURCES + n) for n in range(ROOM_FOR_SOURCES))
        if sources != has(t, seat, STARS):
            return f"seat {seat} has stars from nowhere (DP-132)"
    for expansion in t.expansions:
        if found := expansion.fault(t):
            return found
    return None


def misplaced(t: Parks) -> str | None:
    """What lies where it cannot, in any game or position."""
    if found := dice_misplaced(t):
        return found
    if sorted(t.order) != list(range(t.seats)):
        return "each marker stands once on the order track (DP-16)"
    for seat in range(t.seats):
        if found := park_misplaced(t, seat) or owned_wrongly(t, seat):
            return found
    tiles = Counter(tile for tile in t.tiles if tile >= 4)
    if any(number > 1 for number in tiles.values()):
        return "a tile lies in one place only (DP-23)"
    return None


def dice_misplaced(t: Parks) -> str | None:
    places = [t.bag, t.out, *t.monorails, *t.visitors]
    if sum(bits(place) for place in places) != 63 or sum(places) != ALL_DICE:
        return "each die is in one place (DP-10)"
    on_show = 0
    for place in [*t.monorails, *t.visitors]:
        on_show |= place
    shown = sum(bits(showing(t, on_show, value)) for value in range(1, FACES + 1))
    return None if shown == bits(on_show) else "a die shows 1 to 6 (DP-R16)"


def park_misplaced(t: Parks, seat: int) -> str | None:
    built = has(t, seat, BUILT)
    there = sum(bit(place) for place in range(HEXES) if tile_at(t, seat, place) != NONE)
    if there != built or built & ~OUTLINE:
        return f"seat {seat}'s park leaves its outline (DP-64)"
    reached = bit(ENTRANCE)
    for _ in range(HEXES):
        for place in range(HEXES):
            if reached & bit(place):
                reached |= NEIGHBOURS[place] & built
    if reached != built:
        return f"seat {seat}'s park falls apart (DP-62)"
    for place in range(HEXES):
        if visitors_on(t, seat, place) and not built & bit(place):
            return f"a die of seat {seat} stands on no attraction (DP-57)"
        fittings = fittings_on(t, seat, place)
        if fittings and (not built & bit(place) or fittings > SLOTS[tile_at(t, seat, place)]):
            return f"seat {seat} has a facility without a slot (DP-74)"
    cubes = cards_of(has(t, seat, CUBES))
    if any(not built & bit(place) for place in cubes):
        return f"a cube of seat {seat} lies on no attraction (DP-87)"
    if any(number > MOST_CUBES for number in Counter(cubes).values()):
        return f"seat {seat} has too many cubes on an attraction (DP-87)"
    return None


def owned_wrongly(t: Parks, seat: int) -> str | None:
    mascots = has(t, seat, MASCOTS)
    if not size(has(t, seat, SKILLS)) <= mascots <= MOST_MASCOTS:
        return f"seat {seat} has not a mascot for each card (DP-117)"
    if min(has(t, seat, what) for what in (MONEY, PLANS, TURNED, RESTING)) < 0:
        return f"seat {seat} owes something (DP-60)"
    for facility in range(FACILITIES):
        if bits(has(t, seat, INSTALLED + facility)) > EACH_FACILITY:
            return f"seat {seat} has more than three of a facility (DP-81)"
    if t.phase == OPENING and visitors_of(t, seat):
        return "nobody has visitors before the first round (DP-57)"
    return None
