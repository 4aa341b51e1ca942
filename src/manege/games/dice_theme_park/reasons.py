"""Why — sentences true of the position, by the rules; they tell nothing that is not open to all."""

from __future__ import annotations

from collections.abc import Callable

from manege.games.dice_theme_park import activating, building, improvement, mascots, moves, tricks
from manege.games.dice_theme_park.activating import has_group, is_free
from manege.games.dice_theme_park.building import icons_of, mascot_price
from manege.games.dice_theme_park.components import (
    ACTIVATION,
    BUILT,
    FACILITY_IDS,
    HERE,
    STAFF_INCOME,
    STAFF_VALUE,
    Parks,
    has,
)
from manege.games.dice_theme_park.dice import FACES, of_kind, pips, visitors_of, visitors_on
from manege.games.dice_theme_park.forecast import boarding
from manege.games.dice_theme_park.groups import can_form
from manege.games.dice_theme_park.hexes import HEXES, NEIGHBOURS
from manege.games.dice_theme_park.improvement import plan_price, stars_of, tile_at
from manege.games.dice_theme_park.maintenance import GIVE_UP, RESCUE
from manege.games.dice_theme_park.opening import (
    FIRST_SITE,
    KEEP_ADMINISTRATOR,
    KEEP_SKILL,
    KEEP_TILE,
)
from manege.games.dice_theme_park.planning import KEEP_SUM, LOWER_OWN_SUM, PICK
from manege.games.dice_theme_park.questions import waived
from manege.games.dice_theme_park.staff_room import EXCHANGE_STAFF, KEEP_STAFF
from manege.games.dice_theme_park.tiles import CATEGORY, COST, FIRST_A, PRINTED_STARS
from manege.games.dice_theme_park.welcome import (
    DECLINE,
    RAISE,
    RAISE_TWICE,
    RIDE,
    TAKE_LEFTOVER,
)
from manege.kernel.bits import bit, bits, lowest
from manege.kernel.hints import Saying
from manege.kernel.pairs import first_of, second_of
from manege.kernel.table import Verb


def reason_for(t: Parks, seat: int, code: int) -> Saying:
    for verb, why in REASONS.items():
        if verb.first <= code < verb.end:
            return why(t, seat, code - verb.first)
    for expansion in t.expansions:
        if reason := expansion.reason(t, seat, code):
            return reason, {}
    raise AssertionError(f"no reason for code {code}")


Why = Callable[[Parks, int, int], Saying]


def plainly(key: str) -> Why:
    return lambda t, seat, which: (key, {})


def of_die(key: str) -> Why:
    return lambda t, seat, die: (key, {"die": die})


def of_die_there(key: str) -> Why:
    """Where an action names a die and a hex."""
    return lambda t, seat, which: (key, {"die": which // HEXES})


# Set-up, planning, welcome


def to_open(t: Parks, seat: int, place: int) -> Saying:
    return "reason-open", {"number": int(bits(NEIGHBOURS[place]))}


def to_pick(t: Parks, seat: int, which: int) -> Saying:
    staff, second = first_of(which), second_of(which)
    facts = {
        "sum": int(STAFF_VALUE[staff] + STAFF_VALUE[second]),
        "money": int(STAFF_INCOME[staff] + STAFF_INCOME[second]),
    }
    return "reason-pick", facts


def to_site(t: Parks, seat: int, place: int) -> Saying:
    beside = NEIGHBOURS[place] & has(t, seat, BUILT)
    return "reason-site", {"number": int(bits(beside))}


def to_ride(t: Parks, seat: int, monorail: int) -> Saying:
    """The attractions its dice would complete, else its pips."""
    places = boarding(t, seat)
    there = {each["hex"] for each in places[monorail]} if places else set()
    if there:
        return "reason-ride", {"number": len(there)}
    return "reason-ride-pips", {"number": int(pips(t, t.monorails[monorail]))}


# Expansion and improvement


def to_build(t: Parks, seat: int, which: int) -> Saying:
    tile = which + FIRST_A
    icons = int(icons_of(t, seat, CATEGORY[tile])) + 1
    if can_have(t, seat, icons):
        return "reason-build-bonus", {"tile": tile, "number": icons}
    facts = {"tile": tile, "stars": int(PRINTED_STARS[tile]), "money": int(COST[tile])}
    return "reason-build", facts


def can_have(t: Parks, seat: int, icons: int) -> bool:
    """The bonus of so many icons; one for which nothing is there is lost (DP-R24, DP-R26)."""
    there = {2: visitors_of(t, seat), 3: t.bag, 4: t.discards}
    return bool(there.get(icons))


def to_salvage(t: Parks, seat: int, which: int) -> Saying:
    tile = which + FIRST_A
    return "reason-salvage", {"tile": tile, "stars": int(PRINTED_STARS[tile])}


def to_recruit(t: Parks, seat: int, which: int) -> Saying:
    return "reason-recruit", {"money": int(mascot_price(t, seat))}


def to_train(t: Parks, seat: int, skill: int) -> Saying:
    return "reason-train", {"skill": skill, "money": int(mascot_price(t, seat))}


def to_buy(t: Parks, seat: int, which: int) -> Saying:
    return "reason-buy", {"money": int(plan_price(t, seat))}


def to_install(t: Parks, seat: int, which: int) -> Saying:
    facility, place = divmod(which, HEXES)
    return f"reason-{FACILITY_IDS[facility]}", {"tile": int(tile_at(t, seat, place))}


def to_finish(t: Parks, seat: int, which: int) -> Saying:
    return ("reason-finish" if t.phase == ACTIVATION else "reason-improved"), {}


# Activation


def to_activate(key: str) -> Why:
    def why(t: Parks, seat: int, place: int) -> Saying:
        facts = {"tile": int(tile_at(t, seat, place)), "stars": int(stars_of(t, seat, place))}
        return key, facts

    return why


def to_move(t: Parks, seat: int, place: int) -> Saying:
    """Where it goes a group stands already, or others may join it."""
    tile = int(tile_at(t, seat, place))
    if is_free(t, seat, place) and has_group(t, seat, place):
        return "reason-move-ready", {"tile": tile}
    return "reason-move", {"tile": tile}


def to_send(t: Parks, seat: int, which: int) -> Saying:
    """A die of a kind is added to those who stand there."""
    kind, place = divmod(which, HEXES)
    tile = int(tile_at(t, seat, place))
    if is_free(t, seat, place) and completes(t, seat, kind, place):
        return "reason-send", {"tile": tile, "stars": int(stars_of(t, seat, place))}
    return "reason-send-on", {"tile": tile}


def completes(t: Parks, seat: int, kind: int, place: int) -> bool:
    """With a die of this kind from where the group stands."""
    here = has(t, seat, HERE)
    dice = visitors_on(t, seat, here)
    twin = t.copy()
    twin.story = None
    activating.decrease(twin, seat)
    moved = of_kind(twin, dice & visitors_on(twin, seat, here), kind)
    if not moved:
        return False
    die = bit(lowest(moved))
    there = visitors_on(twin, seat, place)
    tile = tile_at(t, seat, place)
    return bool(can_form(twin, tile, there | die, waived(t, seat, place), die))


def to_stand(t: Parks, seat: int, place: int) -> Saying:
    there = visitors_on(t, seat, place)
    key = "reason-stand" if there else "reason-stand-pull"
    return key, {"tile": int(tile_at(t, seat, place))}


def to_rescue(t: Parks, seat: int, which: int) -> Saying:
    return "reason-rescue", {"value": which % FACES + 1}


REASONS: dict[Verb[Parks], Why] = {
    KEEP_ADMINISTRATOR: plainly("reason-keep"),
    KEEP_SKILL: plainly("reason-keep"),
    KEEP_TILE: plainly("reason-keep"),
    FIRST_SITE: to_open,
    PICK: to_pick,
    LOWER_OWN_SUM: plainly("reason-hurry"),
    KEEP_SUM: plainly("reason-stroll"),
    RIDE: to_ride,
    RAISE: of_die("reason-lift"),
    RAISE_TWICE: of_die("reason-lift"),
    TAKE_LEFTOVER: of_die("reason-invite"),
    DECLINE: plainly("reason-decline"),
    building.BUILD: to_build,
    building.SITE: to_site,
    building.CHOOSE_DIE: of_die_there("reason-turn"),
    building.FACE: lambda t, seat, which: ("reason-face", {"value": which + 1}),
    building.DRAW_DIE: plainly("reason-draw"),
    building.SALVAGE: to_salvage,
    building.RECRUIT: to_recruit,
    building.TRAIN: to_train,
    building.PASS: plainly("reason-pass"),
    improvement.TAKE_BACK: plainly("reason-take-back"),
    improvement.BUY_PLAN: to_buy,
    improvement.INSTALL: to_install,
    improvement.FINISH: to_finish,
    activating.ACTIVATE: to_activate("reason-activate"),
    activating.DIRECT: to_activate("reason-direct"),
    activating.SEND: to_send,
    activating.LET_GO: plainly("reason-wave"),
    activating.WITH: of_die("reason-with"),
    activating.SPARE: of_die("reason-spare"),
    moves.USE_PLAN: of_die_there("reason-walk"),
    moves.USE_GUIDE: of_die_there("reason-guide"),
    moves.STROLL: to_move,
    moves.TOUR: to_move,
    mascots.USE_MASCOT: plainly("reason-mascot"),
    mascots.STAND: to_stand,
    mascots.RAISE: of_die("reason-raise"),
    mascots.LOWER: of_die("reason-lower"),
    mascots.HUE: of_die("reason-tint"),
    mascots.ENOUGH: plainly("reason-enough"),
    tricks.SHIFT_UP: of_die("reason-raise"),
    tricks.SHIFT_DOWN: of_die("reason-lower"),
    tricks.FLIP_DIE: of_die("reason-change"),
    tricks.TAKE_CASH: plainly("reason-cash"),
    tricks.TAKE_CHEERS: plainly("reason-cheer"),
    tricks.NUDGE_UP: of_die("reason-raise"),
    tricks.NUDGE_DOWN: of_die("reason-lower"),
    tricks.PUSH_AWAY: lambda t, seat, which: to_move(t, seat, which % HEXES),
    tricks.PULL_HERE: of_die_there("reason-walk"),
    tricks.LEAP_AWAY: lambda t, seat, which: to_move(t, seat, which % HEXES),
    tricks.DYE_DIE: lambda t, seat, which: ("reason-change", {"die": which // 3}),
    RESCUE: to_rescue,
    GIVE_UP: plainly("reason-farewell"),
    EXCHANGE_STAFF: plainly("reason-swap"),
    KEEP_STAFF: plainly("reason-keep-staff"),
}
