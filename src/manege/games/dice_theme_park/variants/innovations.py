"""Mini-extension Innovations — cable cars, photo stands, statues, the engineer (DP-170 to DP-184).

An innovation lies on an attraction beside its facilities, one each, for the price of a slot there;
it takes no slot, and an attraction that prints none carries none (DP-177, DP-178, DP-R80).
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.dice_theme_park.components import (
    ADMINISTRATOR,
    ARCHITECT,
    BUILT,
    FACILITIES,
    FACILITY_IDS,
    FITTED,
    HERE,
    INSTALLED,
    MONEY,
    MORE,
    MOST_SEATS,
    MOVING,
    NONE,
    PLAYED,
    Parks,
    add,
    has,
    put,
    rounds_of,
)
from manege.games.dice_theme_park.dice import place_of
from manege.games.dice_theme_park.hexes import HEX_IDS, HEXES
from manege.games.dice_theme_park.improvement import (
    MOST_FITTED,
    NO_TILE,
    facility_price,
    free_slots,
    stars_of,
    tile_at,
)
from manege.games.dice_theme_park.moves import walk
from manege.games.dice_theme_park.purse import earn, pay, score
from manege.games.dice_theme_park.questions import IMPROVING, Expansion
from manege.games.dice_theme_park.tiles import SLOT_PRICE, SLOTS, asked_colour
from manege.games.dice_theme_park.variants.cards import (
    ENGINEER,
    FROM_CABLE_CARS,
    FROM_STATUES,
    MOVER,
)
from manege.kernel.bag import count, one, some
from manege.kernel.bits import bit, bits, lowest
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.story import ALL, Kind
from manege.kernel.table import Decision, Verb, ask, tell

CABLE_CAR: Final = 0
PHOTO_STAND: Final = 1
STATUE: Final = 2
INNOVATIONS: Final = 3
INNOVATION_IDS: Final = ["cable-car", "photo-stand", "statue"]
STOCK: Final = vec[i64]([4, 3, 3])  # each player's (DP-172)
MOST_INNOVATIONS: Final = 2  # a round (DP-176)
FARE: Final = 1  # DP-180

# What a seat keeps
THERE: Final = MORE  # by kind of innovation, the hexes that have one, a bit each
FRESH: Final = MORE + 3  # innovations installed this round
MOVED_ONE: Final = MORE + 4  # 1 once the administrator has moved a facility this round (DP-175)
RIDES: Final = MORE + 14  # by cable car, this round
UPROOTED: Final = MORE + 5  # the facility that is being moved, and from where

INNOVATED: Final = Kind("innovated", seat=ALL, innovation=ALL, hex=ALL, money=ALL, tile=ALL)
RELOCATED: Final = Kind("relocated", seat=ALL, facility=ALL, hex=ALL, to=ALL, tile=ALL)


def taken(t: Parks, seat: i64) -> i64:
    """The attractions that carry one, a bit each."""
    return has(t, seat, THERE) | has(t, seat, THERE + PHOTO_STAND) | has(t, seat, THERE + STATUE)


def stock(t: Parks, seat: i64, innovation: i64) -> i64:
    return STOCK[innovation] - bits(has(t, seat, THERE + innovation))


def surcharge(t: Parks, seat: i64, innovation: i64) -> i64:
    """Nothing for the first statue, 1$ for the second, 2$ for the third (DP-183)."""
    return bits(has(t, seat, THERE + STATUE)) if innovation == STATUE else 0


def innovation_price(t: Parks, seat: i64, innovation: i64, place: i64) -> i64:
    """What a facility would cost there, and the surcharge (DP-178, DP-183, DP-R82)."""
    return facility_price(t, seat, place) + surcharge(t, seat, innovation)


def engineers(t: Parks, seat: i64) -> i64:
    """Further installations, of either kind (DP-174, DP-R81)."""
    return count(has(t, seat, PLAYED), ENGINEER)


def most_innovations(t: Parks, seat: i64) -> i64:
    """Two, and what engineers have not spent on facilities (DP-174, DP-176)."""
    return MOST_INNOVATIONS + engineers(t, seat) - max(0, has(t, seat, FITTED) - MOST_FITTED)


def bearing(t: Parks, seat: i64) -> i64:
    """The attractions that can carry one, a bit each (DP-177, DP-R80)."""
    found: i64 = 0
    rest = has(t, seat, BUILT) & ~taken(t, seat)
    while rest:
        place = lowest(rest)
        rest &= rest - 1
        if SLOTS[tile_at(t, seat, place)] > 0:
            found |= bit(place)
    return found


def affordable(t: Parks, seat: i64, more: i64) -> i64:
    """Those of them where there is money for it, and for so much more."""
    found: i64 = 0
    money = has(t, seat, MONEY) - more
    rest = bearing(t, seat)
    while rest:
        place = lowest(rest)
        rest &= rest - 1
        if facility_price(t, seat, place) <= money:
            found |= bit(place)
    return found


def within_means(t: Parks, seat: i64, innovation: i64, plainly: i64) -> i64:
    """Where one of a kind can be installed; `plainly` is where it can without a surcharge."""
    if stock(t, seat, innovation) == 0:
        return 0
    more = surcharge(t, seat, innovation)
    return affordable(t, seat, more) if more and plainly else plainly


class Innovate(Verb[Parks]):
    """Up to two a round, at once and for good (DP-176, DP-178, DP-179); the statues come in order,
    so that their kind is enough (DP-182)."""

    def __init__(self) -> None:
        super().__init__([f"add {each} {place}" for each in INNOVATION_IDS for place in HEX_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        most = most_innovations(t, seat)
        if not c.needs(has(t, seat, FRESH) < most, ENOUGH_INNOVATIONS, most):
            return
        if c.explains:
            explain(t, seat, c)
        plainly = affordable(t, seat, 0)
        innovation: i64 = 0
        while innovation < INNOVATIONS:
            if not c.asked or c.which // HEXES == innovation:
                places = within_means(t, seat, innovation, plainly)
                c.grid(one(innovation), places, HEXES, NO_ROOM, NO_ROOM)
            innovation += 1

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        innovation = which // HEXES
        place = which % HEXES
        cost = innovation_price(t, seat, innovation, place)
        pay(t, seat, cost)
        add(t, seat, FRESH, 1)
        add(t, seat, THERE + innovation, bit(place))
        tell(t, INNOVATED, seat, innovation, place, cost, tile_at(t, seat, place))


def explain(t: Parks, seat: i64, c: Choices) -> None:
    innovation = c.which // HEXES
    place = c.which % HEXES
    if not c.needs(stock(t, seat, innovation) > 0, NO_INNOVATION_LEFT, innovation):
        return
    if not c.needs(has(t, seat, BUILT) & bit(place) != 0, NO_TILE, place):
        return
    c.unless(taken(t, seat) & bit(place) != 0, ONE_THERE, place)
    c.unless(SLOTS[tile_at(t, seat, place)] == 0, NO_PRINTED_SLOT, place)
    cost = innovation_price(t, seat, innovation, place)
    c.unless(cost > has(t, seat, MONEY), INNOVATION_TOO_DEAR, place, cost, has(t, seat, MONEY))


INNOVATE: Final = Innovate()
ENOUGH_INNOVATIONS: Final = Why("DP-176", "enough-innovations", "number")
NO_INNOVATION_LEFT: Final = Why("DP-172", "no-innovation-left", "innovation")
ONE_THERE: Final = Why("DP-177", "innovation-there", "hex")
NO_PRINTED_SLOT: Final = Why("DP-R80", "no-printed-slot", "hex")
NO_ROOM: Final = Why("DP-177", "no-room-for-innovation", "hex")
INNOVATION_TOO_DEAR: Final = Why("DP-178", "innovation-too-dear", "hex", "price", "money")


# The administrator


def new_places(t: Parks, seat: i64, facility: i64, place: i64) -> i64:
    """Free slots of attractions that do not have it, if the difference can be paid (DP-175,
    DP-R83)."""
    found: i64 = 0
    rest = free_slots(t, seat) & ~has(t, seat, INSTALLED + facility)
    while rest:
        to = lowest(rest)
        rest &= rest - 1
        if dearer_by(t, seat, place, to) <= has(t, seat, MONEY):
            found |= bit(to)
    return found


def dearer_by(t: Parks, seat: i64, place: i64, to: i64) -> i64:
    return SLOT_PRICE[tile_at(t, seat, to)] - SLOT_PRICE[tile_at(t, seat, place)]


def movable(t: Parks, seat: i64, facility: i64) -> i64:
    """From where it could go somewhere else, a bit a hex."""
    found: i64 = 0
    rest = has(t, seat, INSTALLED + facility)
    while rest:
        place = lowest(rest)
        rest &= rest - 1
        if new_places(t, seat, facility, place):
            found |= bit(place)
    return found


class Uproot(Verb[Parks]):
    """Once a round, whatever else was installed (DP-175, DP-R83). Then where to."""

    def __init__(self) -> None:
        super().__init__([f"uproot {each} {place}" for each in FACILITY_IDS for place in HEX_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if not c.needs(has(t, seat, ADMINISTRATOR) == MOVER, NO_MOVER):
            return
        if not c.needs(has(t, seat, MOVED_ONE) == 0, MOVED_ALREADY):
            return
        facility: i64 = 0
        while facility < FACILITIES:
            if not c.asked or c.which // HEXES == facility:
                there = has(t, seat, INSTALLED + facility)
                place = c.which % HEXES
                c.unless(not there & bit(place), NOT_INSTALLED_THERE, facility, place)
                c.grid(one(facility), movable(t, seat, facility), HEXES, NOWHERE, NOWHERE)
            facility += 1

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        put(t, seat, MOVED_ONE, 1)
        put(t, seat, UPROOTED, which)
        ask(t, REPLANTS[seat])


class Replant(Verb[Parks]):
    """A dearer slot costs the difference, a cheaper one pays it back (DP-175)."""

    def __init__(self) -> None:
        super().__init__([f"replant {place}" for place in HEX_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        facility = has(t, seat, UPROOTED) // HEXES
        c.places(new_places(t, seat, facility, has(t, seat, UPROOTED) % HEXES), NOT_THERE, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        facility = has(t, seat, UPROOTED) // HEXES
        place = has(t, seat, UPROOTED) % HEXES
        pay(t, seat, dearer_by(t, seat, place, which))
        add(t, seat, INSTALLED + facility, bit(which) - bit(place))
        tell(t, RELOCATED, seat, facility, place, which, tile_at(t, seat, which))


UPROOT: Final = Uproot()
REPLANT: Final = Replant()
NO_MOVER: Final = Why("DP-77", "no-mover")
MOVED_ALREADY: Final = Why("DP-175", "moved-already")
NOT_INSTALLED_THERE: Final = Why("DP-175", "not-installed", "facility", "hex")
NOWHERE: Final = Why("DP-R83", "nowhere-to-move", "hex")
NOT_THERE: Final = Why("DP-R83", "not-movable-there", "hex")


class ReplantFacility(Decision[Parks]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [REPLANT])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-175", "replant-first")


REPLANTS: Final = [ReplantFacility(seat) for seat in range(MOST_SEATS)]


# Cable cars


class Alight(Verb[Parks]):
    """Who is pulled away from a cable car may leave it at another one (DP-180, DP-R84)."""

    def __init__(self) -> None:
        super().__init__([f"alight {place}" for place in HEX_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        place = place_of(t, seat, has(t, seat, MOVING))
        stations = has(t, seat, THERE) & ~bit(place) | bit(has(t, seat, HERE))
        c.places(stations, NO_STATION, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        die = has(t, seat, MOVING)
        walk(t, seat, die, place_of(t, seat, die), which)


ALIGHT: Final = Alight()
NO_STATION: Final = Why("DP-180", "no-station", "hex")


class AlightSomewhere(Decision[Parks]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [ALIGHT])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-180", "alight-first")


ALIGHTS: Final = [AlightSomewhere(seat) for seat in range(MOST_SEATS)]
VERBS: Final[list[Verb[Parks]]] = [INNOVATE, UPROOT, REPLANT, ALIGHT]


class Innovations(Expansion):
    def hand(self, t: Parks, cards: i64) -> i64:
        """In every starting hand (DP-171)."""
        architects = count(cards, ARCHITECT)
        return cards - some(architects, ARCHITECT) + some(architects, ENGINEER)

    def administrators(self, t: Parks, cards: vec[i64]) -> vec[i64]:
        return append(cards, MOVER)  # DP-173

    def verbs(self, question: i64) -> list[Verb[Parks]]:
        return [INNOVATE, UPROOT] if question == IMPROVING else []

    def more_fittings(self, t: Parks, seat: i64) -> i64:
        return engineers(t, seat) - max(0, has(t, seat, FRESH) - MOST_INNOVATIONS)  # DP-R81

    def can_improve(self, t: Parks, seat: i64) -> bool:
        plainly = affordable(t, seat, 0)
        kind: i64 = 0
        while kind < INNOVATIONS:
            if within_means(t, seat, kind, plainly):
                return True
            if has(t, seat, ADMINISTRATOR) == MOVER and movable(t, seat, kind):
                return True
            kind += 1
        return False

    def waived(self, t: Parks, seat: i64, place: i64) -> i64:
        return has(t, seat, THERE + PHOTO_STAND) >> place & 1  # DP-181, DP-R85

    def ways_out(self, t: Parks, seat: i64, place: i64) -> i64:
        cars = has(t, seat, THERE)
        return cars & ~bit(place) if cars & bit(place) else 0  # DP-180

    def moved(self, t: Parks, seat: i64, place: i64, to: i64) -> None:
        cars = has(t, seat, THERE)
        if cars & bit(place) and cars & bit(to):
            earn(t, seat, FARE, FROM_CABLE_CARS)  # DP-180, DP-R84
            add(t, seat, RIDES, 1)

    def redirects(self, t: Parks, seat: i64, die: i64, place: i64) -> bool:
        if not self.ways_out(t, seat, place) & ~bit(has(t, seat, HERE)):
            return False
        put(t, seat, MOVING, die)
        ask(t, ALIGHTS[seat])
        return True

    def due(self, t: Parks, seat: i64) -> i64:
        built = bits(has(t, seat, THERE + STATUE))
        return built * (built + 1) // 2  # DP-182, DP-184, DP-R86

    def upkeep(self, t: Parks, seat: i64) -> None:
        score(t, seat, self.due(t, seat), FROM_STATUES)

    def tidy(self, t: Parks, seat: i64) -> None:
        put(t, seat, FRESH, 0)
        put(t, seat, MOVED_ONE, 0)
        put(t, seat, RIDES, 0)

    # Those who look

    def lay_out(self, t: Parks, position: Any) -> None:
        for kind, name in enumerate(INNOVATION_IDS):
            for seat, places in enumerate(position.by_seat(name, t.seats, "hex")):
                for place in places:
                    put(t, seat, THERE + kind, has(t, seat, THERE + kind) | bit(place))

    def seen(self, t: Parks, fields: dict[str, Any]) -> None:
        for seat in range(t.seats):
            put(t, seat, FRESH, fields["innovated"][seat])
            for place, name in fields["innovations"][seat].items():
                kind = THERE + INNOVATION_IDS.index(name)
                put(t, seat, kind, has(t, seat, kind) | bit(HEX_IDS.index(place)))

    def fault(self, t: Parks) -> str | None:
        for seat in range(t.seats):
            number: i64 = 0
            for kind in range(INNOVATIONS):
                number += bits(has(t, seat, THERE + kind))
                if stock(t, seat, kind) < 0:
                    return f"seat {seat} has too many {INNOVATION_IDS[kind]}s (DP-172)"
            if number != bits(taken(t, seat)):
                return f"seat {seat} has two innovations on an attraction (DP-177)"
            rest = taken(t, seat)
            while rest:
                tile = tile_at(t, seat, lowest(rest))
                rest &= rest - 1
                if tile == NONE or SLOTS[tile] == 0:
                    return f"seat {seat} has an innovation where none can be (DP-R80)"
        return None

    def worth(self, t: Parks, seat: i64, code: i64, dollar: float) -> float:
        if UPROOT.first <= code < UPROOT.end:
            return -1.0
        if not INNOVATE.first <= code < INNOVATE.end:
            return 0.0
        kind = (code - INNOVATE.first) // HEXES
        place = (code - INNOVATE.first) % HEXES
        rounds = float(rounds_of(t) - t.round + 1)
        price = dollar * float(innovation_price(t, seat, kind, place))
        if kind == STATUE:
            return rounds * float(bits(has(t, seat, THERE + STATUE)) + 1) - price
        if kind == PHOTO_STAND:
            asks = asked_colour(tile_at(t, seat, place)) < 3
            return (rounds * 0.15 * float(stars_of(t, seat, place)) if asks else 0.0) - price
        return rounds * (0.9 if has(t, seat, THERE) else 0.6) - price

    def staff_worth(self, t: Parks, seat: i64, staff: i64) -> float:
        return 1.0 if staff == ENGINEER else 0.0

    def reason(self, t: Parks, seat: i64, code: i64) -> str:
        if INNOVATE.first <= code < INNOVATE.end:
            return f"reason-{INNOVATION_IDS[(code - INNOVATE.first) // HEXES]}"
        if UPROOT.first <= code < UPROOT.end or REPLANT.first <= code < REPLANT.end:
            return "reason-uproot"
        return "reason-alight" if ALIGHT.first <= code < ALIGHT.end else ""


EXPANSION: Final = Innovations("innovations")
