"""A table out of a view — every place as its seat knows it; what it does not know lies nowhere."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.dice_theme_park.administrators import ADMINISTRATOR_IDS
from manege.games.dice_theme_park.components import (
    ADMINISTRATOR,
    BUILT,
    COLOUR_IDS,
    CUBES,
    FACILITY_IDS,
    FITTED,
    GROUP,
    HAND,
    HAS_PLAN,
    HERE,
    HUED,
    INSTALLED,
    LEFT,
    MASCOTS,
    MODE_IDS,
    MONEY,
    MONORAIL,
    NEEDED,
    NOBODY,
    NONE,
    OWN,
    PHASE_IDS,
    PLANS,
    PLAYED,
    READY,
    RESTING,
    SKILLS,
    SPARED,
    STAFF_IDS,
    STANDING,
    STARS,
    SUM,
    TILE_IN_HAND,
    TOKENS,
    TURNED,
    Parks,
    has,
    put,
)
from manege.games.dice_theme_park.dice import (
    DIE_IDS,
    EACH_COLOUR,
    FACES,
    of_kind,
    turn_to,
    visitors_on,
)
from manege.games.dice_theme_park.hexes import HEX_IDS, HEXES
from manege.games.dice_theme_park.objectives import OBJECTIVE_IDS
from manege.games.dice_theme_park.questions import KNOWN, numbered
from manege.games.dice_theme_park.skills import SKILL_IDS
from manege.games.dice_theme_park.tiles import TILE_IDS
from manege.kernel.bag import bag_of, some
from manege.kernel.bits import bit, lowest
from manege.kernel.chance import chance_from
from manege.kernel.game import View

TILE_OF = {name: tile for tile, name in enumerate(TILE_IDS)}
HEX_OF = {name: place for place, name in enumerate(HEX_IDS)}
KIND_OF = {name: kind for kind, name in enumerate(DIE_IDS)}
NUMBERS = {  # fields by seat that are numbers on the table too
    "money": MONEY,
    "stars": STARS,
    "tokens": TOKENS,
    "plans": PLANS,
    "turned": TURNED,
    "mascots": MASCOTS,
    "resting": RESTING,
    "fitted": FITTED,
}


def table_seen(view: View) -> Parks:
    """Nothing is asked there: what may be done, the view's options say."""
    zones, fields = view["zones"], view["fields"]
    seats: int = view["seats"]
    t = Parks(seats, chance_from(0))
    t.mode = MODE_IDS.index(fields["mode"])
    t.round = fields["round"]
    t.phase = PHASE_IDS.index(fields["phase"])
    t.player = NOBODY if fields["player"] is None else fields["player"]
    t.order = vec[i64](fields["order"])
    t.revealed = fields["sums"][0] is not None
    t.objectives = vec[i64]([OBJECTIVE_IDS.index(o["objective"]) for o in fields["objectives"]])
    t.row = tiles(zones["row"])
    t.discards = tiles(zones["discards"])
    t.offer = cards(SKILL_IDS, zones["offer"])
    t.own = vec[i64]([0] * (seats * OWN))
    t.tiles = vec[i64]([NONE] * (seats * HEXES))
    t.visitors = vec[i64]([0] * (seats * HEXES))
    t.monorails = vec[i64]([0] * len(fields["trains"]))
    for seat in range(seats):
        lay_park(t, seat, fields)
        lay_cards(t, seat, zones, fields)
    lay_dice(t, zones, fields)
    for seat in range(seats):
        lay_group(t, seat, fields["group"][seat])
    t.expansions = [KNOWN[key] for key in fields["expansions"]]
    t.variant = numbered(t.expansions)
    for expansion in t.expansions:
        expansion.seen(t, fields)
    return t


def tiles(names: list[str]) -> int:
    return sum(bit(TILE_OF[name]) for name in names)


def cards(ids: list[str], names: Any) -> int:
    """A bag; of what one may only count there is nothing."""
    return bag_of([ids.index(name) for name in names]) if isinstance(names, list) else 0


def lay_park(t: Parks, seat: int, fields: dict[str, Any]) -> None:
    for name, what in NUMBERS.items():
        put(t, seat, what, fields[name][seat])
    built = 0
    for place, tile in fields["parks"][seat].items():
        t.tiles[seat * HEXES + HEX_OF[place]] = TILE_OF[tile]
        built |= bit(HEX_OF[place])
    put(t, seat, BUILT, built)
    for place, facilities in fields["facilities"][seat].items():
        for facility in facilities:
            what = INSTALLED + FACILITY_IDS.index(facility)
            put(t, seat, what, has(t, seat, what) | bit(HEX_OF[place]))
    put(t, seat, CUBES, on_hexes(fields["cubes"][seat]))
    put(t, seat, STANDING, on_hexes(fields["standing"][seat]))
    put(t, seat, HAS_PLAN, int(fields["bought"][seat]))


def on_hexes(numbers: dict[str, int]) -> int:
    return sum(+some(number, HEX_OF[place]) for place, number in numbers.items())


def lay_cards(t: Parks, seat: int, zones: dict[str, Any], fields: dict[str, Any]) -> None:
    put(t, seat, READY, cards(SKILL_IDS, fields["ready"][seat]))
    put(t, seat, SKILLS, cards(SKILL_IDS, zones["skills"][seat]))
    put(t, seat, HAND, cards(STAFF_IDS, zones["hand"][seat]))
    put(t, seat, PLAYED, cards(STAFF_IDS, zones["played"][seat]))
    put(t, seat, SUM, fields["sums"][seat] or 0)
    for staff, number in fields["abilities"][seat].items():
        put(t, seat, LEFT + STAFF_IDS.index(staff), number)
    taken = fields["taken"][seat]
    put(t, seat, MONORAIL, NONE if taken is None else taken - 1)
    mine = zones["administrator"][seat]
    put(t, seat, ADMINISTRATOR, ADMINISTRATOR_IDS.index(mine[0]) if mine else NONE)
    site = zones["site"][seat]
    put(t, seat, TILE_IN_HAND, TILE_OF[site[0]] if site else 0)


def lay_dice(t: Parks, zones: dict[str, Any], fields: dict[str, Any]) -> None:
    """Any die of the colour is as good as another."""
    next_die = [colour * EACH_COLOUR for colour in range(3)]

    def taken(colour: int) -> int:
        next_die[colour] += 1
        return next_die[colour] - 1

    def shown(kind: str) -> int:
        number = KIND_OF[kind]
        die = taken(number // FACES)
        turn_to(t, die, number % FACES + 1)
        return bit(die)

    for seat, places in enumerate(fields["dice"]):
        for place, kinds in places.items():
            t.visitors[seat * HEXES + HEX_OF[place]] = sum(shown(kind) for kind in kinds)
    for number, kinds in enumerate(fields["trains"]):
        t.monorails[number] = sum(shown(kind) for kind in kinds)
    t.bag = sum(bit(taken(COLOUR_IDS.index(colour))) for colour in zones["bag"])
    t.out = sum(bit(taken(COLOUR_IDS.index(colour))) for colour in zones["box"])


def lay_group(t: Parks, seat: int, group: dict[str, Any] | None) -> None:
    if group is None:
        return
    place = HEX_OF[group["hex"]]
    put(t, seat, HERE, place)
    named = [*group["named"]]
    free = visitors_on(t, seat, place)
    for number, kind in enumerate(group["dice"]):
        die = bit(lowest(of_kind(t, free, KIND_OF[kind])))
        free &= ~die
        add_to(t, seat, GROUP, die)
        if kind in named:
            named.remove(kind)
            add_to(t, seat, NEEDED, die)
        if group["spared"][number]:
            add_to(t, seat, SPARED, die)
        if group["tinted"][number]:
            add_to(t, seat, HUED, die)


def add_to(t: Parks, seat: int, what: int, die: int) -> None:
    put(t, seat, what, has(t, seat, what) | die)
