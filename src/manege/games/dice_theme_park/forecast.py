"""Ce qui viendrait — what an act, a die, a pick, the maintenance would bring as things stand.

For those who look at the table: nothing here changes it.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.dice_theme_park.activating import (
    SendVisitor,
    decrease,
    has_group,
    icons_on,
    is_free,
    kind_afterwards,
    staying,
)
from manege.games.dice_theme_park.administrators import BONUS, counted
from manege.games.dice_theme_park.building import icons_of
from manege.games.dice_theme_park.components import (
    ADMINISTRATOR,
    BUILT,
    COUNTED,
    CUBES,
    EACH_FACILITY,
    FACILITY_IDS,
    GROUP,
    HAND,
    HERE,
    HUED,
    INSTALLED,
    KIOSK,
    MAINTENANCE,
    MONEY,
    NEEDED,
    NONE,
    PLANNING,
    PLAYED,
    SPARED,
    STAFF_IDS,
    STAFF_VALUE,
    SUM,
    TOKENS,
    WELCOME,
    Parks,
    add,
    has,
    put,
)
from manege.games.dice_theme_park.dice import (
    DIE_IDS,
    kind_of,
    move,
    visitors_on,
)
from manege.games.dice_theme_park.groups import can_form
from manege.games.dice_theme_park.hexes import (
    ENTRANCE,
    HEX_IDS,
    HEXES,
    NEIGHBOURS,
    free_places,
)
from manege.games.dice_theme_park.improvement import KIOSK_MONEY, stars_of, tile_at
from manege.games.dice_theme_park.moves import ways_out
from manege.games.dice_theme_park.objectives import (
    CODE,
    CODE_IDS,
    FIRST_ROUND,
    OBJECTIVE_IDS,
    measure,
    printed_income,
    prizes,
)
from manege.games.dice_theme_park.planning import SET_ORDER, staff_income
from manege.games.dice_theme_park.questions import due, waived
from manege.games.dice_theme_park.tiles import (
    CATEGORIES,
    CATEGORY,
    CATEGORY_IDS,
    PRINTED_INCOME,
    ROOM_FOR_TILES,
    TILE_IDS,
)
from manege.kernel.bag import cards_of, count, one, size
from manege.kernel.bits import bit, bits


def members(places: int, number: int) -> list[int]:
    return [n for n in range(number) if places & bit(n)]


def tiles_built(t: Parks, seat: int) -> list[int]:
    """The hexes with a tile."""
    return members(has(t, seat, BUILT), HEXES)


# What attractions bring


def money_of(t: Parks, seat: int, place: int) -> int:
    """Of one activation (DP-130)."""
    return int(KIOSK_MONEY * (has(t, seat, INSTALLED + KIOSK) >> place & 1))


def gains(t: Parks, seat: int) -> dict[str, dict[str, int]]:
    """What one activation of each attraction brings in phase 6."""
    return {
        HEX_IDS[place]: {"stars": int(stars_of(t, seat, place)), "money": money_of(t, seat, place)}
        for place in tiles_built(t, seat)
    }


def tally(t: Parks, seat: int) -> dict[str, int]:
    """What phase 6 would bring if it came now; an administrator's stars for themselves (DP-128 to
    DP-132, DP-156, DP-158)."""
    cubes = has(t, seat, CUBES)
    places = tiles_built(t, seat)
    return {
        "stars": has(t, seat, TOKENS)
        + int(due(t, seat))
        + int(sum(count(cubes, place) * stars_of(t, seat, place) for place in places)),
        "money": sum(count(cubes, place) * money_of(t, seat, place) for place in places),
        "cubes": size(cubes),
        "administrator": administrators_stars(t, seat),
    }


def administrators_stars(t: Parks, seat: int) -> int:
    if has(t, seat, ADMINISTRATOR) == NONE:
        return 0
    twin = t.copy()
    put(twin, seat, COUNTED, has(t, seat, CUBES))
    return int(counted(twin, seat, BONUS))


def places(t: Parks, seat: int) -> dict[str, int]:
    """How many cubes each attraction takes in a round (DP-80, DP-87, DP-89)."""
    return {HEX_IDS[place]: int(icons_on(t, seat, place)) for place in tiles_built(t, seat)}


def icons_free(t: Parks, seat: int) -> dict[str, int]:
    """How many of them are still free; a director's cube takes none (DP-54)."""
    cubes = has(t, seat, CUBES)
    return {
        HEX_IDS[place]: int(max(0, icons_on(t, seat, place) - count(cubes, place)))
        for place in tiles_built(t, seat)
    }


def income_bill(t: Parks, seat: int) -> dict[str, int]:
    """What pays in phase 1, besides the staff (DP-36, DP-37)."""
    return {
        TILE_IDS[tile]: int(PRINTED_INCOME[tile])
        for tile in (tile_at(t, seat, place) for place in tiles_built(t, seat))
        if PRINTED_INCOME[tile]
    }


def steps(t: Parks, seat: int) -> dict[str, int]:
    """How many moves each attraction is away from the Entrance."""
    found = {ENTRANCE: 0}
    for number in range(1, HEXES):
        reached = [place for place, far in found.items() if far == number - 1]
        for place in reached:
            for to in members(ways_out(t, seat, place), HEXES):
                found.setdefault(to, number)
    return {HEX_IDS[place]: far for place, far in sorted(found.items())}


# Planning


def pairs(t: Parks) -> list[tuple[int, int]]:
    """Any two of the staff that are in the game."""
    held = sum(has(t, seat, HAND) + has(t, seat, PLAYED) for seat in range(t.seats))
    return list(combinations_with_replacement(sorted(set(cards_of(held))), 2))


def picks(t: Parks, seat: int) -> list[dict[str, object]]:
    """Of any two cards, in hand or not: their sum, what they pay with the park, and the purse then
    (DP-33, DP-36)."""
    if t.phase != PLANNING or t.revealed:
        return []
    printed = printed_income(t, seat)
    return [
        {
            "staff": STAFF_IDS[staff],
            "second": STAFF_IDS[second],
            "sum": int(STAFF_VALUE[staff] + STAFF_VALUE[second]),
            "income": int(staff_income(one(staff) + one(second)) + printed),
            "money": int(has(t, seat, MONEY) + staff_income(one(staff) + one(second)) + printed),
        }
        for staff, second in pairs(t)
    ]


def sums(t: Parks, seat: int) -> dict[str, int]:
    """How many pairs of what a seat holds give each sum; it has picked or not (DP-31)."""
    if t.phase != PLANNING or t.revealed:
        return {}
    held = has(t, seat, HAND) + has(t, seat, PLAYED)
    found: dict[str, int] = {}
    for staff, second in pairs(t):
        if count(held, staff) > (staff == second) and count(held, second):
            total = str(STAFF_VALUE[staff] + STAFF_VALUE[second])
            found[total] = found.get(total, 0) + 1
    return found


def all_sums(t: Parks) -> list[int]:
    return sorted({int(STAFF_VALUE[staff] + STAFF_VALUE[second]) for staff, second in pairs(t)})


def orders(t: Parks, seat: int, sums: list[int]) -> dict[tuple[int, int], list[int]]:
    """Who would come before a seat with each sum, everybody else having each of these (DP-33 to
    DP-35)."""
    twin = t.copy()
    twin.story = None
    found = {}
    for mine in all_sums(t):
        put(twin, seat, SUM, mine)
        for theirs in sums:
            for other in range(t.seats):
                if other != seat:
                    put(twin, other, SUM, theirs)
            twin.order = t.order
            SET_ORDER.perform(twin)
            order = list(twin.order)
            found[mine, theirs] = order[: order.index(seat)]
    return found


# Welcome


def boarding(t: Parks, seat: int) -> list[list[dict[str, object]]]:
    """For each monorail: the attractions that one of its dice would complete, standing there as it
    is beside those who stand there already."""
    if t.phase != WELCOME:
        return []
    waiting = [
        place
        for place in tiles_built(t, seat)
        if place != ENTRANCE and is_free(t, seat, place) and not has_group(t, seat, place)
    ]
    return [
        [
            {
                "die": DIE_IDS[kind_of(t, die)],
                "hex": HEX_IDS[place],
                "stars": int(stars_of(t, seat, place)),
            }
            for die in members(dice, 63)
            for place in waiting
            if can_form(
                t,
                tile_at(t, seat, place),
                visitors_on(t, seat, place) | bit(die),
                waived(t, seat, place),
                bit(die),
            )
        ]
        for dice in t.monorails
    ]


# Expansion


def sites(t: Parks, seat: int) -> dict[str, int]:
    """Where a tile may go, and how many it would touch (DP-62, DP-64)."""
    built = has(t, seat, BUILT)
    return {
        HEX_IDS[place]: int(bits(NEIGHBOURS[place] & built))
        for place in members(free_places(built), HEXES)
    }


def icons(t: Parks, seat: int) -> dict[str, int]:
    """How many of each category the park shows (DP-67)."""
    found = {
        CATEGORY_IDS[category]: int(icons_of(t, seat, category)) for category in range(CATEGORIES)
    }
    return {category: number for category, number in found.items() if number}


def bonuses(t: Parks, seat: int) -> dict[str, int]:
    """For each available tile the bonus it would bring: 2, 3 or 4, else 0 (DP-67, DP-R22)."""
    found = {}
    for tile in members(t.row, ROOM_FOR_TILES):
        number = int(icons_of(t, seat, CATEGORY[tile])) + 1
        found[TILE_IDS[tile]] = number if 2 <= number <= 4 else 0
    return found


# Improvement


def left(t: Parks, seat: int) -> dict[str, int]:
    """The facilities in the own area (DP-18)."""
    return {
        name: int(EACH_FACILITY - bits(has(t, seat, INSTALLED + n)))
        for n, name in enumerate(FACILITY_IDS)
    }


# Activation


def group_chosen(t: Parks, seat: int) -> dict[str, object] | None:
    """The activation that waits for its last word: where, with which dice, what becomes of each
    (none if it leaves), and what each could make possible where it goes."""
    if not isinstance(t.decision_of(seat), SendVisitor):
        return None
    group = sorted(members(has(t, seat, GROUP), 63), key=lambda die: int(kind_of(t, die)))
    named = has(t, seat, NEEDED)
    stays = staying(t, seat)
    return {
        "hex": HEX_IDS[has(t, seat, HERE)],
        "dice": [DIE_IDS[kind_of(t, die)] for die in group],
        "named": [DIE_IDS[kind_of(t, die)] for die in group if named & bit(die)],
        "after": [
            DIE_IDS[kind_afterwards(t, seat, die)] if stays & bit(die) else None for die in group
        ],
        "spared": [bool(has(t, seat, SPARED) & bit(die)) for die in group],
        "tinted": [bool(has(t, seat, HUED) & bit(die)) for die in group],
        "prospects": prospects(t, seat, [die for die in group if stays & bit(die)]),
    }


def prospects(t: Parks, seat: int, dice: list[int]) -> dict[str, dict[str, int]]:
    """For each die of the group as it arrives and each way out: the stars of an activation that
    would be possible there then, and is not without it."""
    here = has(t, seat, HERE)
    found: dict[str, dict[str, int]] = {}
    for die in dice:
        moved = t.copy()
        moved.story = None
        decrease(moved, seat)
        stars = {}
        for to in members(ways_out(t, seat, here), HEXES):
            if is_free(moved, seat, to) and not has_group(moved, seat, to):
                move(moved, seat, die, here, to)
                if has_group(moved, seat, to):
                    stars[HEX_IDS[to]] = int(stars_of(t, seat, to))
        found[DIE_IDS[kind_of(moved, die)]] = stars
    return found


# Objectives


def counted_now(t: Parks) -> Parks:
    """The table as objectives would see it if phase 6 came now (DP-R64, DP-R65)."""
    if t.phase == MAINTENANCE or not any(has(t, seat, CUBES) for seat in range(t.seats)):
        return t
    twin = t.copy()
    for seat in range(t.seats):
        add(twin, seat, MONEY, tally(t, seat)["money"])
        put(twin, seat, COUNTED, has(t, seat, CUBES))
    return twin


def objectives(t: Parks) -> list[dict[str, object]]:
    """In the order of their rounds: what each counts, how far each seat has come, and what that
    would bring if it were counted now (DP-8, DP-133 to DP-137)."""
    twin = counted_now(t)
    found: list[dict[str, object]] = []
    for n, objective in enumerate(t.objectives):
        numbers = [int(measure(twin, seat, objective)) for seat in range(t.seats)]
        found.append(
            {
                "round": FIRST_ROUND + n,
                "objective": OBJECTIVE_IDS[objective],
                "code": CODE_IDS[CODE[objective]],
                "numbers": numbers,
                "stars": [int(stars) for stars in prizes(objective, vec[i64](numbers))],
            }
        )
    return found
