"""Who sees what — set-up picks, staff not yet revealed, stacks, one card exchanged (DP-R2, DP-R11).

Dice are counted by colour, for their values change; where each stands is a field.
"""

from __future__ import annotations

from typing import Any

from manege.games.dice_theme_park import forecast, story
from manege.games.dice_theme_park.administrators import ADMINISTRATOR_IDS
from manege.games.dice_theme_park.building import ChooseFace, mascot_price
from manege.games.dice_theme_park.components import (
    ACTIVATION,
    ADMINISTRATOR,
    COLOUR_IDS,
    CUBES,
    FACILITIES,
    FACILITY_IDS,
    FITTED,
    HAND,
    HAS_PLAN,
    HERE,
    IMPROVEMENT,
    IN_USE,
    INSTALLED,
    LEFT,
    MASCOTS,
    MODE_IDS,
    MONEY,
    MONORAIL,
    MOVING,
    NOBODY,
    NONE,
    PHASE_IDS,
    PLANS,
    PLAYED,
    READY,
    RESTING,
    SKILLS,
    SOURCE_IDS,
    STAFF_IDS,
    STANDING,
    STARS,
    SUM,
    TILE_IN_HAND,
    TOKENS,
    TURNED,
    Parks,
    has,
    rounds_of,
    with_cards,
)
from manege.games.dice_theme_park.dice import (
    ALL_DICE,
    DIE_IDS,
    colour_of,
    kind_of,
    kinds_listed,
    place_of,
    visitors_of,
    visitors_on,
)
from manege.games.dice_theme_park.forecast import members
from manege.games.dice_theme_park.hexes import HEX_IDS, HEXES
from manege.games.dice_theme_park.improvement import (
    facility_price,
    fittings_on,
    installs_left,
    plan_price,
    tile_at,
)
from manege.games.dice_theme_park.moves import WalkAnywhere, WalkNext
from manege.games.dice_theme_park.objectives import OBJECTIVE_IDS, printed_income
from manege.games.dice_theme_park.opening import (
    ADMINISTRATOR_STAGE,
    SKILL_STAGE,
    TILE_STAGE,
    all_administrators,
)
from manege.games.dice_theme_park.scoring import by_source
from manege.games.dice_theme_park.skills import SKILL_IDS
from manege.games.dice_theme_park.tiles import CATEGORY_IDS, ROOM_FOR_TILES, SLOTS, TILE_IDS
from manege.kernel.bag import cards_of, count
from manege.kernel.bits import bit
from manege.kernel.secrecy import Field, Viewer, Zone, everybody, kinds_in, owner


def once_revealed(t: Any, whose: int | None, viewer: Viewer) -> bool:
    """The two staff cards: their owner at once, the others together (DP-31)."""
    return bool(t.revealed) or owner(t, whose, viewer)


def who_knows_the_rest(t: Any, whose: int | None, viewer: Viewer) -> bool:
    """Everybody before any is dealt; then whoever sits alone, and has seen all that was."""
    return bool(t.stage == 0 or (t.seats == 1 and viewer == 0))


def can_tell_hand(t: Any, whose: int | None, viewer: Viewer) -> bool:
    """Hands are open, but not while a pick is secret, nor once a card was exchanged unseen (DP-R11,
    DP-R72)."""
    if whose is None or owner(t, whose, viewer):
        return True
    if not t.revealed and has(t, whose, PLAYED):
        return False
    return not doubtful(t, whose) or viewer in parties(t)


def parties(t: Parks) -> list[int]:
    """Who exchanged a card, and the neighbour who got it."""
    return [] if t.giver == NOBODY else [t.giver, t.left_of(t.giver)]


def doubtful(t: Parks, seat: int) -> bool:
    """Whether some cannot tell this hand any more."""
    return seat in parties(t)


def colours(dice: int) -> list[int]:
    return [colour_of(die) for die in members(dice, 63)]


def offered(stage: int, number: int) -> Any:
    """What a seat still chooses from, in this stage of set-up."""

    def things(t: Parks, seat: int) -> list[int]:
        if t.stage != stage:
            return []
        kept = t.kept[seat]
        if stage == SKILL_STAGE:
            cards = cards_of(t.dealt[seat])
            if kept != NONE:
                cards.remove(kept)
            return cards
        return [n for n in members(t.dealt[seat], number) if n != kept]

    return things


def kept(stage: int) -> Any:
    return lambda t, seat: [t.kept[seat]] if t.stage == stage and t.kept[seat] != NONE else []


def administrator(t: Parks, seat: int) -> list[int]:
    return [has(t, seat, ADMINISTRATOR)] if has(t, seat, ADMINISTRATOR) != NONE else []


def away(t: Parks) -> list[int]:
    """Administrators that are nobody's (DP-20)."""
    if not with_cards(t):
        return []
    taken: list[int] = []
    for seat in range(t.seats):
        taken += administrator(t, seat)
        if t.stage == ADMINISTRATOR_STAGE and not administrator(t, seat):
            taken += members(t.dealt[seat], len(ADMINISTRATOR_IDS))
    return [n for n in all_administrators(t) if n not in taken]


def tiles_of(t: Parks, seat: int) -> list[int]:
    return [tile for tile in t.tiles[seat * HEXES : (seat + 1) * HEXES] if tile >= 4]


def tile_in_hand(t: Parks, seat: int) -> list[int]:
    return [has(t, seat, TILE_IN_HAND)] if has(t, seat, TILE_IN_HAND) else []


def each(what: int) -> Any:
    return lambda t: [has(t, seat, what) for seat in range(t.seats)]


def per_seat(value: Any) -> Any:
    return lambda t: [value(t, seat) for seat in range(t.seats)]


def park(t: Parks, seat: int) -> dict[str, str]:
    return {
        HEX_IDS[place]: TILE_IDS[tile_at(t, seat, place)]
        for place in range(HEXES)
        if tile_at(t, seat, place) != NONE
    }


def visitors(t: Parks, seat: int) -> dict[str, list[str]]:
    return {
        HEX_IDS[place]: [DIE_IDS[kind] for kind in kinds_listed(t, visitors_on(t, seat, place))]
        for place in range(HEXES)
        if visitors_on(t, seat, place)
    }


def facilities(t: Parks, seat: int) -> dict[str, list[str]]:
    found = {
        HEX_IDS[place]: [
            FACILITY_IDS[n] for n in range(FACILITIES) if has(t, seat, INSTALLED + n) & bit(place)
        ]
        for place in range(HEXES)
    }
    return {place: there for place, there in found.items() if there}


def slot_prices(t: Parks, seat: int) -> dict[str, int]:
    """Of each attraction with a free slot, what installing there would cost (DP-74); an architect
    picked in secret shows nowhere."""
    if not t.revealed:
        return {}
    return {
        HEX_IDS[place]: facility_price(t, seat, place)
        for place in range(HEXES)
        if tile_at(t, seat, place) != NONE
        and SLOTS[tile_at(t, seat, place)] > fittings_on(t, seat, place)
    }


def fittings_allowed(t: Parks, seat: int) -> int:
    """How many facilities more in this round (DP-73); staff picked in secret shows nowhere."""
    return int(installs_left(t, seat)) if t.revealed else 0


def on_hexes(what: int) -> Any:
    """A bag of hexes as numbers by hex."""

    def value(t: Parks, seat: int) -> dict[str, int]:
        bag = has(t, seat, what)
        return {HEX_IDS[n]: count(bag, n) for n in range(HEXES) if count(bag, n)}

    return value


def staff_held(t: Parks, seat: int) -> list[str] | None:
    """All staff cards of a seat while picks are secret, else those of the hand; None where some
    cannot tell (DP-R11, DP-R72)."""
    if doubtful(t, seat):
        return None
    cards = has(t, seat, HAND) + (0 if t.revealed else has(t, seat, PLAYED))
    return [STAFF_IDS[card] for card in cards_of(cards)]


def abilities(t: Parks, seat: int) -> dict[str, int]:
    left = {name: has(t, seat, LEFT + n) for n, name in enumerate(STAFF_IDS)}
    return {name: number for name, number in left.items() if number}


def ready_skills(t: Parks, seat: int) -> list[str]:
    return [SKILL_IDS[skill] for skill in cards_of(has(t, seat, READY))]


def die_chosen(t: Parks, seat: int) -> dict[str, str] | None:
    """The die that is about to walk or to be turned, and where it stands."""
    if not isinstance(t.decision_of(seat), WalkNext | WalkAnywhere | ChooseFace):
        return None
    die = has(t, seat, MOVING)
    return {"die": DIE_IDS[kind_of(t, die)], "hex": HEX_IDS[place_of(t, seat, die)]}


def sums_held(t: Parks, seat: int) -> dict[str, int] | None:
    """None where some cannot tell the hand."""
    return None if doubtful(t, seat) else forecast.sums(t, seat)


def earlier(t: Parks, seat: int) -> dict[str, dict[str, int]]:
    """For each sum a pair can have: how many of the pairs the others could pick would come before
    it, by their sum; hands that some cannot tell do not count (DP-33 to DP-35)."""
    held = [{} if each == seat else sums_held(t, each) or {} for each in range(t.seats)]
    sums = sorted({int(total) for each in held for total in each})
    found: dict[str, dict[str, int]] = {}
    for (mine, theirs), before in forecast.orders(t, seat, sums).items():
        pairs = sum(held[other].get(str(theirs), 0) for other in before)
        found.setdefault(str(mine), {}).update({str(theirs): pairs} if pairs else {})
    return found


def mascot_at(t: Parks, seat: int) -> str | None:
    """Where the mascot in use stands."""
    return HEX_IDS[has(t, seat, HERE)] if has(t, seat, IN_USE) else None


def finished(t: Parks, seat: int) -> bool:
    """With phase 4 or 5; whoever can do nothing there has finished, too."""
    return t.phase in (IMPROVEMENT, ACTIVATION) and t.decision_of(seat) is None


def recruiting(t: Parks) -> list[int | None]:
    """What a mascot would cost each; as long as picks are secret, nobody is told (DP-65)."""
    return [mascot_price(t, seat) if t.revealed else None for seat in range(t.seats)]


def monorails(t: Parks) -> list[list[str]]:
    return [[DIE_IDS[kind] for kind in kinds_listed(t, dice)] for dice in t.monorails]


def dice_colours(dice: Any) -> Any:
    return lambda t, _: colours(dice(t))


def on_monorails(t: Parks) -> int:
    dice = 0
    for each_set in t.monorails:
        dice |= each_set
    return dice


def open_zone(name: str, things: Any, holds: str, *, each_seat: bool = False) -> Zone:
    return Zone(name, things, seen_by=everybody, each_seat=each_seat, holds=holds)


def secret(name: str, things: Any, holds: str) -> Zone:
    """For its owner's eyes."""
    return Zone(name, things, seen_by=owner, holds=holds)


def open_field(name: str, value: Any, holds: str = "list[int]") -> Field:
    return Field(name, value, holds=holds, seen_by=everybody)


GROUP_HOLDS = (
    "list[{'hex': hex, 'dice': list[die], 'named': list[die], 'after': list[die | None],"
    " 'spared': list[bool], 'tinted': list[bool], 'prospects': dict[die, dict[hex, int]]} | None]"
)
OBJECTIVE_HOLDS = (
    "list[{'round': int, 'objective': objective, 'code': str, 'numbers': list[int],"
    " 'stars': list[int]}]"
)
TALLY_HOLDS = "list[{'stars': int, 'money': int, 'cubes': int, 'administrator': int}]"
PICKS_HOLD = (
    "list[list[{'staff': staff, 'second': staff, 'sum': int, 'income': int, 'money': int}]]"
)
BOARDING_HOLDS = "list[list[list[{'die': die, 'hex': hex, 'stars': int}]]]"

ZONES = [
    open_zone("bag", dice_colours(lambda t: t.bag), "colour"),  # DP-10: known by counting
    open_zone("visitors", lambda t, s: colours(visitors_of(t, s)), "colour", each_seat=True),
    open_zone("monorails", dice_colours(on_monorails), "colour"),
    open_zone("box", dice_colours(lambda t: t.out & ALL_DICE), "colour"),
    open_zone("row", lambda t, _: members(t.row, ROOM_FOR_TILES), "tile"),  # DP-26
    open_zone("discards", lambda t, _: members(t.discards, ROOM_FOR_TILES), "tile"),  # DP-143
    Zone("stack-a", lambda t, _: list(t.stack_a[t.top_a :]), each_seat=False, holds="tile"),
    Zone("stack-b", lambda t, _: list(t.stack_b[t.top_b :]), each_seat=False, holds="tile"),
    open_zone("park", tiles_of, "tile", each_seat=True),
    open_zone("site", tile_in_hand, "tile", each_seat=True),
    secret("offered-tiles", offered(TILE_STAGE, ROOM_FOR_TILES), "tile"),  # DP-24
    secret("kept-tile", kept(TILE_STAGE), "tile"),
    open_zone("administrator", administrator, "administrator", each_seat=True),  # DP-20
    secret(
        "offered-administrators",
        lambda t, seat: (
            []
            if administrator(t, seat)
            else offered(ADMINISTRATOR_STAGE, len(ADMINISTRATOR_IDS))(t, seat)
        ),
        "administrator",
    ),
    secret(
        "kept-administrator",
        lambda t, seat: [] if administrator(t, seat) else kept(ADMINISTRATOR_STAGE)(t, seat),
        "administrator",
    ),
    Zone(
        "away",
        lambda t, _: away(t),
        seen_by=who_knows_the_rest,
        each_seat=False,
        holds="administrator",
    ),
    open_zone("skills", lambda t, s: cards_of(has(t, s, SKILLS)), "skill", each_seat=True),
    open_zone("offer", lambda t, _: cards_of(t.offer), "skill"),  # DP-22
    open_zone("used-skills", lambda t, _: cards_of(t.used_skills), "skill"),  # DP-146
    Zone(
        "skill-deck",
        lambda t, _: list(t.skill_deck[t.top_skill :]),
        each_seat=False,
        holds="skill",
    ),
    secret("offered-skills", offered(SKILL_STAGE, 0), "skill"),  # DP-21
    secret("kept-skill", kept(SKILL_STAGE), "skill"),
    Zone("hand", lambda t, s: cards_of(has(t, s, HAND)), can_tell_hand, holds="staff"),
    Zone("played", lambda t, s: cards_of(has(t, s, PLAYED)), once_revealed, holds="staff"),
]
FIELDS = [
    open_field("mode", lambda t: MODE_IDS[t.mode], "mode"),
    open_field("expansions", lambda t: [each.key for each in t.expansions], "list[str]"),
    open_field("round", lambda t: t.round, "int"),
    open_field("rounds", rounds_of, "int"),
    open_field("phase", lambda t: PHASE_IDS[t.phase], "phase"),
    open_field("player", lambda t: None if t.player == NOBODY else t.player, "seat | None"),
    open_field("order", lambda t: list(t.order), "list[seat]"),
    open_field("money", each(MONEY)),
    open_field("stars", each(STARS)),
    open_field("tokens", each(TOKENS)),
    open_field("plans", each(PLANS)),
    open_field("turned", each(TURNED)),
    open_field("mascots", each(MASCOTS)),
    open_field("resting", each(RESTING)),
    open_field("ready", per_seat(ready_skills), "list[list[skill]]"),
    open_field("standing", per_seat(on_hexes(STANDING)), "list[dict[hex, int]]"),
    open_field("cubes", per_seat(on_hexes(CUBES)), "list[dict[hex, int]]"),
    open_field("parks", per_seat(park), "list[dict[hex, tile]]"),
    open_field("dice", per_seat(visitors), "list[dict[hex, list[die]]]"),
    open_field("facilities", per_seat(facilities), "list[dict[hex, list[facility]]]"),
    open_field("slots", per_seat(slot_prices), "list[dict[hex, int]]"),
    open_field("group", per_seat(forecast.group_chosen), GROUP_HOLDS),
    open_field("moving", per_seat(die_chosen), "list[{'die': die, 'hex': hex} | None]"),
    open_field("trains", monorails, "list[list[die]]"),
    open_field(
        "taken",
        lambda t: [
            None if has(t, seat, MONORAIL) == NONE else has(t, seat, MONORAIL) + 1
            for seat in range(t.seats)
        ],
        "list[int | None]",
    ),
    open_field(
        "sums",
        lambda t: [has(t, seat, SUM) if t.revealed else None for seat in range(t.seats)],
        "list[int | None]",
    ),
    open_field("staff", per_seat(staff_held), "list[list[staff] | None]"),
    open_field(
        "abilities",
        lambda t: [abilities(t, seat) if t.revealed else {} for seat in range(t.seats)],
        "list[dict[staff, int]]",
    ),
    open_field("income", per_seat(printed_income)),
    open_field("plan_price", per_seat(plan_price)),
    open_field("mascot_price", recruiting, "list[int | None]"),
    open_field("objectives", forecast.objectives, OBJECTIVE_HOLDS),
    open_field("sources", per_seat(by_source), "list[dict[source, int]]"),
    open_field("gains", per_seat(forecast.gains), "list[dict[hex, {'stars': int, 'money': int}]]"),
    open_field("tally", per_seat(forecast.tally), TALLY_HOLDS),
    open_field("places", per_seat(forecast.places), "list[dict[hex, int]]"),
    open_field("icons_free", per_seat(forecast.icons_free), "list[dict[hex, int]]"),
    open_field("steps", per_seat(forecast.steps), "list[dict[hex, int]]"),
    open_field("income_bill", per_seat(forecast.income_bill), "list[dict[tile, int]]"),
    open_field("picks", per_seat(forecast.picks), PICKS_HOLD),
    open_field("rival_sums", per_seat(sums_held), "list[dict[str, int] | None]"),
    open_field("earlier", per_seat(earlier), "list[dict[str, dict[str, int]]]"),
    open_field("boarding", per_seat(forecast.boarding), BOARDING_HOLDS),
    open_field("sites", per_seat(forecast.sites), "list[dict[hex, int]]"),
    open_field("icons", per_seat(forecast.icons), "list[dict[category, int]]"),
    open_field("bonuses", per_seat(forecast.bonuses), "list[dict[tile, int]]"),
    open_field("fitted", each(FITTED)),
    open_field("installs_left", per_seat(fittings_allowed)),
    open_field("left", per_seat(forecast.left), "list[dict[facility, int]]"),
    open_field("bought", per_seat(lambda t, seat: has(t, seat, HAS_PLAN) > 0), "list[bool]"),
    open_field("finished", per_seat(finished), "list[bool]"),
    open_field("mascot_at", per_seat(mascot_at), "list[hex | None]"),
]
NAMES = {
    "colour": COLOUR_IDS,
    "die": DIE_IDS,
    "hex": HEX_IDS,
    "to": HEX_IDS,
    "tile": TILE_IDS,
    "category": CATEGORY_IDS,
    "staff": STAFF_IDS,
    "second": STAFF_IDS,
    "facility": FACILITY_IDS,
    "skill": SKILL_IDS,
    "administrator": ADMINISTRATOR_IDS,
    "objective": OBJECTIVE_IDS,
    "phase": PHASE_IDS,
    "mode": MODE_IDS,
    "source": SOURCE_IDS,
}
SEATS = ["seat", "neighbour"]
EVENTS = kinds_in(story)
