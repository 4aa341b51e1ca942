"""Ce qu'on voit des extensions — zones, fields and events, beside those of the base game."""

from __future__ import annotations

from typing import Any

from manege.games.dice_theme_park.components import FACILITY_IDS, MOVING, Parks, has
from manege.games.dice_theme_park.dice import (
    DIE_IDS,
    kind_of,
    kinds_listed,
    place_of,
    visitors_on,
)
from manege.games.dice_theme_park.forecast import members
from manege.games.dice_theme_park.hexes import HEX_IDS, HEXES
from manege.games.dice_theme_park.secrecy import each, open_field, open_zone, per_seat
from manege.games.dice_theme_park.tiles import BASE_TILES, FIRST_A, FIRST_B, TILE_IDS
from manege.games.dice_theme_park.variants import innovations, promo, surprises
from manege.games.dice_theme_park.variants.cards import CONSULTANT, NUMBERED_A, NUMBERED_B
from manege.games.dice_theme_park.variants.innovations import (
    FRESH,
    INNOVATION_IDS,
    INNOVATIONS,
    STOCK,
    THERE,
    UPROOTED,
    AlightSomewhere,
    ReplantFacility,
    bearing,
    dearer_by,
    innovation_price,
    most_innovations,
    new_places,
    stock,
)
from manege.games.dice_theme_park.variants.promo import (
    APPLAUSE,
    LEFT_PARK,
    MODEST,
    RETIRED,
    VIP_TOKENS,
    VIPS,
    tokens_left,
)
from manege.games.dice_theme_park.variants.surprises import GAMBLED, ROLLED
from manege.kernel.bits import bit, bits, lowest
from manege.kernel.secrecy import kinds_in


def plays(t: Parks, *keys: str) -> bool:
    return any(expansion.key in keys for expansion in t.expansions)


def with_promo(t: Parks) -> bool:
    return plays(t, "promo", "promo-alone")


# Innovations


def in_stock(t: Parks, seat: int) -> list[int]:
    """In the own area (DP-172)."""
    if not plays(t, "innovations"):
        return []
    return [kind for kind in range(INNOVATIONS) for _ in range(stock(t, seat, kind))]


def added(t: Parks, seat: int) -> list[int]:
    return [kind for kind in range(INNOVATIONS) for _ in range(bits(has(t, seat, THERE + kind)))]


def on_attractions(t: Parks, seat: int) -> dict[str, str]:
    return {
        HEX_IDS[place]: INNOVATION_IDS[kind]
        for place in range(HEXES)
        for kind in range(INNOVATIONS)
        if has(t, seat, THERE + kind) & bit(place)
    }


def prices(t: Parks, seat: int) -> dict[str, dict[str, int]]:
    """Of each attraction that could carry one, what each would cost (DP-178, DP-183)."""
    if not plays(t, "innovations") or not t.revealed:
        return {}
    return {
        HEX_IDS[place]: {
            name: int(innovation_price(t, seat, kind, place))
            for kind, name in enumerate(INNOVATION_IDS)
            if stock(t, seat, kind) > 0
        }
        for place in members(bearing(t, seat), HEXES)
    }


def allowed(t: Parks, seat: int) -> int:
    """How many innovations in this round (DP-174, DP-176)."""
    return int(most_innovations(t, seat)) if plays(t, "innovations") and t.revealed else 0


def statue_stars(t: Parks, seat: int) -> int:
    """What the statues bring in every round (DP-184)."""
    return int(innovations.EXPANSION.due(t, seat)) if plays(t, "innovations") else 0


def replanting(t: Parks, seat: int) -> dict[str, Any] | None:
    """The facility that is being moved, from where, and what each slot costs more (DP-175)."""
    if not isinstance(t.decision_of(seat), ReplantFacility):
        return None
    facility, place = divmod(has(t, seat, UPROOTED), HEXES)
    return {
        "facility": FACILITY_IDS[facility],
        "hex": HEX_IDS[place],
        "dearer": {
            HEX_IDS[to]: int(dearer_by(t, seat, place, to))
            for to in members(new_places(t, seat, facility, place), HEXES)
        },
    }


def alighting(t: Parks, seat: int) -> dict[str, str] | None:
    """Who is in a cable car, and where it stood (DP-180)."""
    if not isinstance(t.decision_of(seat), AlightSomewhere):
        return None
    die = has(t, seat, MOVING)
    return {"die": DIE_IDS[kind_of(t, die)], "hex": HEX_IDS[place_of(t, seat, die)]}


# Surprises


def rolled(t: Parks, seat: int) -> str | None:
    """The die of the group that was rolled, as it shows now."""
    dice = has(t, seat, ROLLED)
    return DIE_IDS[kind_of(t, lowest(dice))] if dice else None


# Promo


def vips(t: Parks, seat: int) -> dict[str, list[str]]:
    standing = {
        HEX_IDS[place]: visitors_on(t, seat, place) & has(t, seat, VIPS) for place in range(HEXES)
    }
    return {
        place: [DIE_IDS[kind] for kind in kinds_listed(t, dice)]
        for place, dice in standing.items()
        if dice
    }


def retired(t: Parks, _: int) -> list[int]:
    return [CONSULTANT] * sum(has(t, seat, RETIRED) for seat in range(t.seats))


def modest(t: Parks, seat: int) -> bool:
    return has(t, seat, MODEST) > 0


def gambled(t: Parks, seat: int) -> bool:
    return has(t, seat, GAMBLED) > 0


def printed() -> dict[str, Any]:
    """On the pieces: the letter of a tile, the mark on its first icon; how many of everything."""
    letters = {
        "A": [*range(FIRST_A, FIRST_B), *NUMBERED_A],
        "B": [*range(FIRST_B, BASE_TILES), *NUMBERED_B],
    }
    return {
        "stacks": {
            letter: [TILE_IDS[tile] for tile in tiles] for letter, tiles in letters.items()
        },  # DP-23, DP-165
        "marked": [TILE_IDS[tile] for tile in (*NUMBERED_A, *NUMBERED_B)],  # DP-167
        "innovations": {name: int(STOCK[kind]) for kind, name in enumerate(INNOVATION_IDS)},
        "vip_tokens": VIP_TOKENS,  # DP-R90
    }


REPLANTING = "list[{'facility': facility, 'hex': hex, 'dearer': dict[hex, int]} | None]"
ZONES = [
    open_zone("innovations", in_stock, "innovation", each_seat=True),  # DP-172
    open_zone("added", added, "innovation", each_seat=True),
    open_zone("retired", retired, "staff"),  # DP-187
]
FIELDS = [
    open_field("innovations", per_seat(on_attractions), "list[dict[hex, innovation]]"),
    open_field("innovated", each(FRESH)),
    open_field("innovations_allowed", per_seat(allowed)),
    open_field("innovation_prices", per_seat(prices), "list[dict[hex, dict[innovation, int]]]"),
    open_field("statue_stars", per_seat(statue_stars)),
    open_field("replanting", per_seat(replanting), REPLANTING),
    open_field("alighting", per_seat(alighting), "list[{'die': die, 'hex': hex} | None]"),
    open_field("rolled", per_seat(rolled), "list[die | None]"),
    open_field("gambled", per_seat(gambled), "list[bool]"),
    open_field("vips", per_seat(vips), "list[dict[hex, list[die]]]"),
    open_field("vip_tokens", lambda t: int(tokens_left(t)) if with_promo(t) else 0, "int"),
    open_field("applause", each(APPLAUSE)),
    open_field("left_park", each(LEFT_PARK)),
    open_field("modest", per_seat(modest), "list[bool]"),
]
EVENTS = {**kinds_in(surprises), **kinds_in(innovations), **kinds_in(promo)}
NAMES: dict[str, Any] = {"innovation": INNOVATION_IDS}
