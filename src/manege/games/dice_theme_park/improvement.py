"""4. Amélioration — a plan, facilities, the architect (DP-45 to DP-47, DP-72 to DP-81)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.dice_theme_park.administrators import (
    FACILITY_DISCOUNT,
    PLAN_DISCOUNT,
    counted,
)
from manege.games.dice_theme_park.components import (
    ARCHITECT,
    BUILT,
    EACH_FACILITY,
    EFFECTS,
    FACILITIES,
    FACILITY_IDS,
    FINISHED,
    FITTED,
    GENERATOR,
    HAS_PLAN,
    IMPROVEMENT,
    INSTALLED,
    LEFT,
    MONEY,
    MOST_SEATS,
    NONE,
    PLANS,
    PLAYED,
    Parks,
    add,
    has,
    left_to_use,
    put,
)
from manege.games.dice_theme_park.hexes import ENTRANCE, HEX_IDS, HEXES
from manege.games.dice_theme_park.purse import pay, price
from manege.games.dice_theme_park.questions import IMPROVING, Asking, asked, more_fittings
from manege.games.dice_theme_park.story import BOUGHT_PLAN, TOOK_BACK
from manege.games.dice_theme_park.story import FINISHED as PHASE_FINISHED
from manege.games.dice_theme_park.story import INSTALLED as FACILITY_INSTALLED
from manege.games.dice_theme_park.tiles import PRINTED_STARS, SLOT_PRICE, SLOTS
from manege.kernel.bag import count, one
from manege.kernel.bits import bit, bits
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Decision, Step, Verb, agenda_of, ask, ask_together, tell, then

PLAN_PRICE: Final = 3  # DP-72
MOST_FITTED: Final = 2  # a round (DP-73)
ROOM_FOR_FACILITIES: Final = 8 * HEXES
EFFECT_STARS: Final = 2  # DP-79, DP-129
KIOSK_MONEY: Final = 2  # DP-78, DP-130


def tile_at(t: Parks, seat: i64, place: i64) -> i64:
    return t.tiles[seat * HEXES + place]


def fittings_on(t: Parks, seat: i64, place: i64) -> i64:
    number: i64 = 0
    facility: i64 = 0
    while facility < FACILITIES:
        number += has(t, seat, INSTALLED + facility) >> place & 1
        facility += 1
    return number


def stars_of(t: Parks, seat: i64, place: i64) -> i64:
    """What one activation brings there (DP-128, DP-129)."""
    effects = has(t, seat, INSTALLED + EFFECTS) >> place & 1
    return PRINTED_STARS[tile_at(t, seat, place)] + EFFECT_STARS * effects


def facility_price(t: Parks, seat: i64, place: i64) -> i64:
    """What the slot says, less for architects and administrator (DP-45, DP-74, DP-157)."""
    architects = count(has(t, seat, PLAYED), ARCHITECT)
    discount = architects + counted(t, seat, FACILITY_DISCOUNT)
    return price(SLOT_PRICE[tile_at(t, seat, place)], discount)


def plan_price(t: Parks, seat: i64) -> i64:
    return price(PLAN_PRICE, counted(t, seat, PLAN_DISCOUNT))  # DP-163, DP-R32


def has_begun(t: Parks, seat: i64) -> bool:
    """Whether he has bought or installed anything this phase."""
    return has(t, seat, FITTED) > 0 or has(t, seat, HAS_PLAN) > 0


def free_slots(t: Parks, seat: i64) -> i64:
    """The attractions with a slot that is free, a bit each (DP-74)."""
    found: i64 = 0
    place: i64 = 0
    while place < HEXES:
        tile = tile_at(t, seat, place)
        if tile != NONE and SLOTS[tile] > fittings_on(t, seat, place):
            found |= bit(place)
        place += 1
    return found


def most_fitted(t: Parks, seat: i64) -> i64:
    """This round (DP-73)."""
    return MOST_FITTED + more_fittings(t, seat)


def installs_left(t: Parks, seat: i64) -> i64:
    return most_fitted(t, seat) - has(t, seat, FITTED)


def payable(t: Parks, seat: i64, places: i64) -> i64:
    found: i64 = 0
    place: i64 = 0
    while place < HEXES:
        if places & bit(place) and facility_price(t, seat, place) <= has(t, seat, MONEY):
            found |= bit(place)
        place += 1
    return found


class Install(Verb[Parks]):
    """Two a round, on a free slot, for its price; none twice on an attraction (DP-73 to DP-75)."""

    def __init__(self) -> None:
        super().__init__(
            [f"install {each} {place}" for each in FACILITY_IDS for place in HEX_IDS],
            ROOM_FOR_FACILITIES,
        )

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if not c.needs(installs_left(t, seat) > 0, TWO_ALREADY, most_fitted(t, seat)):
            return
        if c.explains:
            explain(t, seat, c)
        places = payable(t, seat, free_slots(t, seat))
        facility: i64 = 0
        while facility < FACILITIES:
            there = has(t, seat, INSTALLED + facility)
            if bits(there) < EACH_FACILITY and (not c.asked or c.which // HEXES == facility):
                c.grid(one(facility), places & ~there, HEXES, NO_SLOT, NO_SLOT)
            facility += 1

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        facility = which // HEXES
        place = which % HEXES
        cost = facility_price(t, seat, place)
        pay(t, seat, cost)
        add(t, seat, FITTED, 1)
        add(t, seat, INSTALLED + facility, bit(place))
        tell(t, FACILITY_INSTALLED, seat, facility, place, cost, tile_at(t, seat, place))


def explain(t: Parks, seat: i64, c: Choices) -> None:
    """Why this one cannot be installed there (DP-18, DP-74, DP-75, DP-R35)."""
    facility = c.which // HEXES
    place = c.which % HEXES
    there = has(t, seat, INSTALLED + facility)
    if not c.needs(bits(there) < EACH_FACILITY, NONE_LEFT, facility):
        return
    if not c.needs(has(t, seat, BUILT) & bit(place) != 0, NO_TILE, place):
        return
    c.unless(place == ENTRANCE and facility == GENERATOR, PRINTED_GENERATOR)
    c.unless(there & bit(place) != 0, SAME_TYPE, facility, place)
    c.unless(SLOTS[tile_at(t, seat, place)] <= fittings_on(t, seat, place), NO_SLOT, place)
    cost = facility_price(t, seat, place)
    c.unless(cost > has(t, seat, MONEY), SLOT_TOO_DEAR, place, cost, has(t, seat, MONEY))


INSTALL: Final = Install()
TWO_ALREADY: Final = Why("DP-73", "two-facilities-already", "number")
NONE_LEFT: Final = Why("DP-18", "no-facility-left", "facility")
NO_TILE: Final = Why("DP-74", "no-tile-there", "hex")
PRINTED_GENERATOR: Final = Why("DP-R35", "printed-generator")
SAME_TYPE: Final = Why("DP-75", "same-facility", "facility", "hex")
NO_SLOT: Final = Why("DP-74", "no-free-slot", "hex")
SLOT_TOO_DEAR: Final = Why("DP-74", "slot-too-dear", "hex", "price", "money")


class TakeBack(Verb[Parks]):
    """An architect's: before anything else, back to the own area, no refund (DP-46, DP-R33)."""

    def __init__(self) -> None:
        super().__init__(
            [f"dismantle {each} {place}" for each in FACILITY_IDS for place in HEX_IDS],
            ROOM_FOR_FACILITIES,
        )

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if not c.needs(left_to_use(t, seat, ARCHITECT) > 0, NO_ARCHITECT):
            return
        if not c.needs(not has_begun(t, seat), TAKE_BACK_FIRST):
            return
        facility: i64 = 0
        while facility < FACILITIES:
            there = has(t, seat, INSTALLED + facility)
            if not c.asked or c.which // HEXES == facility:
                c.unless(not there & bit(c.which % HEXES), NOT_INSTALLED, facility, c.which % HEXES)
                c.grid(one(facility), there, HEXES, NOT_THERE, NOT_THERE)
            facility += 1

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        facility = which // HEXES
        place = which % HEXES
        add(t, seat, LEFT + ARCHITECT, -1)
        add(t, seat, INSTALLED + facility, -bit(place))
        tell(t, TOOK_BACK, seat, facility, place, tile_at(t, seat, place))


TAKE_BACK: Final = TakeBack()
NO_ARCHITECT: Final = Why("DP-77", "no-architect")
TAKE_BACK_FIRST: Final = Why("DP-R33", "take-back-first")
NOT_INSTALLED: Final = Why("DP-46", "not-installed", "facility", "hex")
NOT_THERE: Final = Why("DP-46", "nothing-installed", "hex")


class BuyPlan(Verb[Parks]):
    """One a round, ready at once (DP-72, DP-R28)."""

    def __init__(self) -> None:
        super().__init__(["buy"])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        cost = plan_price(t, seat)
        money = has(t, seat, MONEY)
        if c.needs(has(t, seat, HAS_PLAN) == 0, PLAN_ALREADY) and c.needs(
            cost <= money, PLAN_TOO_DEAR, cost, money
        ):
            c.one()

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        cost = plan_price(t, seat)
        pay(t, seat, cost)
        add(t, seat, PLANS, 1)
        put(t, seat, HAS_PLAN, 1)
        tell(t, BOUGHT_PLAN, seat, cost)


BUY_PLAN: Final = BuyPlan()
PLAN_ALREADY: Final = Why("DP-72", "plan-already")
PLAN_TOO_DEAR: Final = Why("DP-72", "plan-too-dear", "price", "money")


class Finish(Verb[Parks]):
    """Whoever has finished a phase does not resume it."""

    def __init__(self) -> None:
        super().__init__(["finish"])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        c.one()

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        put(t, seat, FINISHED, 1)
        tell(t, PHASE_FINISHED, seat, t.phase)


FINISH: Final = Finish()


class Improve(Asking):
    """All, some or none of it, until one finishes (DP-30, DP-R33)."""

    def __init__(self, seat: i64, variant: i64 = 0) -> None:
        super().__init__(seat, IMPROVING, [TAKE_BACK, BUY_PLAN, INSTALL, FINISH], variant)

    def within(self, variant: i64) -> Asking:
        return Improve(self.seat, variant)

    def answer(self, t: Parks, code: i64) -> None:
        super().answer(t, code)
        then(t, IMPROVE_ON[self.seat])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-73", "improve-or-finish")


class ImproveOn(Step[Parks]):
    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def perform(self, t: Parks) -> None:
        if has(t, self.seat, FINISHED) == 0:
            ask(t, asked(t, IMPROVE[self.seat]))

    def __reduce__(self) -> tuple[object, ...]:
        return ImproveOn, (self.seat,)


IMPROVE: Final = [Improve(seat) for seat in range(MOST_SEATS)]
IMPROVE_ON: Final = [agenda_of([ImproveOn(seat)]) for seat in range(MOST_SEATS)]


def can_improve(t: Parks, seat: i64) -> bool:
    """Whether there is anything he could do besides finishing."""
    if plan_price(t, seat) <= has(t, seat, MONEY):
        return True
    for expansion in t.expansions:
        if expansion.can_improve(t, seat):
            return True
    return left_to_use(t, seat, ARCHITECT) > 0 or payable(t, seat, free_slots(t, seat)) != 0


class OpenImprovement(Step[Parks]):
    """All at once: nothing there is scarce (DP-29, DP-R31). Who can do nothing is not asked."""

    def perform(self, t: Parks) -> None:
        t.phase = IMPROVEMENT
        deciding: list[Decision[Parks]] = []
        seat: i64 = 0
        while seat < t.seats:
            put(t, seat, FINISHED, 0)
            if can_improve(t, seat):
                deciding.append(asked(t, IMPROVE[seat]))
            seat += 1
        ask_together(t, deciding)


IMPROVEMENT_STEPS: Final[list[Step[Parks]]] = [OpenImprovement()]
