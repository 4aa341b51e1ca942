"""Choosing — what each option does for a park, by search in the activation phase, else by what it
adds; it reads nothing but what its seat may know."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.dice_theme_park.building import (
    BUILD,
    CHOOSE_DIE,
    DRAW_DIE,
    FACE,
    RECRUIT,
    SALVAGE,
    SITE,
    TRAIN,
    mascot_price,
)
from manege.games.dice_theme_park.chains import Chains
from manege.games.dice_theme_park.components import (
    NONE,
    ROOM_FOR_STAFF,
    TILE_IN_HAND,
    Parks,
    has,
)
from manege.games.dice_theme_park.dice import (
    FACES,
    arrive,
    of_kind,
    turn_to,
    value_of,
    visitors_on,
)
from manege.games.dice_theme_park.hexes import ENTRANCE, HEXES
from manege.games.dice_theme_park.improvement import (
    BUY_PLAN,
    INSTALL,
    TAKE_BACK,
    facility_price,
    plan_price,
)
from manege.games.dice_theme_park.maintenance import RESCUE
from manege.games.dice_theme_park.opening import (
    FIRST_SITE,
    KEEP_ADMINISTRATOR,
    KEEP_SKILL,
    KEEP_TILE,
)
from manege.games.dice_theme_park.planning import LOWER_OWN_SUM, PICK
from manege.games.dice_theme_park.puzzle import STANDARD, Prices, dollar_at
from manege.games.dice_theme_park.questions import at_once
from manege.games.dice_theme_park.staff_room import EXCHANGE_STAFF
from manege.games.dice_theme_park.tiles import COLOUR, COST, FIRST_A
from manege.games.dice_theme_park.welcome import RAISE, RAISE_TWICE, RIDE, TAKE_LEFTOVER
from manege.games.dice_theme_park.worth import (
    HABITS,
    OF_ADMINISTRATORS,
    OF_SKILLS,
    Habits,
    bonus_worth,
    facility_worth,
    mascot_worth,
    pair_worth,
    plan_worth,
    rounds_left,
    site_worth,
    staff_worth,
    tile_worth,
)
from manege.kernel.bits import bit, lowest
from manege.kernel.chance import Chance
from manege.kernel.choices import Choices
from manege.kernel.pairs import first_of, second_of
from manege.kernel.table import Verb, perform
from manege.kernel.weighing import all_written, best_of

NO_CODE: Final = -1
CHOSEN: Final = 1000.0  # the act that a search has found
GLANCE: Final = 3  # the width of a search that only compares
LIFTED: Final = 100.0  # a higher die is never worse than none lifted


class Planner:
    """How a seat weighs its options; `lean` is a colour of tiles it likes better than it should."""

    def __init__(
        self,
        width: i64 = 12,
        prices: Prices = STANDARD,
        habits: Habits = HABITS,
        lean: i64 = NONE,
        fondness: float = 0.0,
    ) -> None:
        self.prices = prices
        self.habits = habits
        self.chains = Chains(prices, width)
        self.lean: i64 = lean
        self.fondness: float = fondness

    def policy(self, t: Parks, chance: Chance, paper: Choices) -> i64:
        """What the deciding seat does; among equals chance decides."""
        decision = t.decision
        if decision is None:
            return NO_CODE
        decision.write(t, paper)
        codes = all_written(paper)
        if len(codes) == 1:
            return codes[0]
        return codes[best_of(self.values(t, decision.seat, codes), chance)]

    def values(self, t: Parks, seat: i64, codes: vec[i64]) -> vec[float]:
        """What each of these options does for a seat, in stars to expect."""
        found = vec[float]()
        if len(codes) == 0:
            return found
        act = at_once(t, seat, codes)
        if act == NONE:
            act = self.chains.next_code(t, seat, codes)
        place: i64 = 0
        while place < len(codes):
            code = codes[place]
            if act == NONE:
                found = append(found, self.value(t, seat, code))
            else:
                found = append(found, CHOSEN if code == act else 0.0)
            place += 1
        return found

    def value(self, t: Parks, seat: i64, code: i64) -> float:
        if offers(PICK, code):
            which = code - PICK.first
            staff, second = first_of(which), second_of(which)
            return pair_worth(t, seat, staff, second, self.prices, self.habits)
        if offers(RIDE, code) or offers(TAKE_LEFTOVER, code):
            return self.welcoming(t, seat, code)
        if offers(RAISE, code) or offers(RAISE_TWICE, code):
            return self.lifting(t, seat, code)
        if offers(BUILD, code):
            tile = code - BUILD.first + FIRST_A
            return self.tile(t, seat, tile) - float(COST[tile]) * dollar_at(t, self.prices)
        if offers(SALVAGE, code):
            return self.tile(t, seat, code - SALVAGE.first + FIRST_A)
        if offers(SITE, code):
            tile = has(t, seat, TILE_IN_HAND)
            return site_worth(t, seat, tile, code - SITE.first, self.habits)
        if offers(INSTALL, code):
            return self.installing(t, seat, code - INSTALL.first)
        if code == BUY_PLAN.first:
            price = float(plan_price(t, seat)) * dollar_at(t, self.prices)
            return plan_worth(t, self.habits) - price
        if code == RECRUIT.first:
            return self.recruiting(t, seat, NONE)
        if offers(TRAIN, code):
            return self.recruiting(t, seat, code - TRAIN.first)
        return self.seldom(t, seat, code)

    def seldom(self, t: Parks, seat: i64, code: i64) -> float:
        """Set-up, bonuses, rescues, exchanges; 0 for whatever ends something."""
        if offers(KEEP_ADMINISTRATOR, code):
            return OF_ADMINISTRATORS[code - KEEP_ADMINISTRATOR.first]
        if offers(KEEP_SKILL, code):
            return OF_SKILLS[code - KEEP_SKILL.first]
        if offers(KEEP_TILE, code):
            return self.tile(t, seat, code - KEEP_TILE.first + FIRST_A)
        if offers(FIRST_SITE, code):
            return site_worth(t, seat, FIRST_A, code - FIRST_SITE.first, self.habits)
        if offers(CHOOSE_DIE, code):
            return float(FACES - (code - CHOOSE_DIE.first) // HEXES % FACES)
        if offers(FACE, code):
            return float(code - FACE.first + 1)
        if offers(RESCUE, code):
            return float((code - RESCUE.first) % FACES) + 0.1
        if offers(EXCHANGE_STAFF, code):
            return self.exchanging(t, seat, code - EXCHANGE_STAFF.first)
        if code == DRAW_DIE.first or code == LOWER_OWN_SUM.first:
            return 1.0
        if offers(TAKE_BACK, code):
            return -1.0
        worth = 0.0
        for expansion in t.expansions:
            worth += expansion.worth(t, seat, code, dollar_at(t, self.prices))
        return worth

    def tile(self, t: Parks, seat: i64, tile: i64) -> float:
        worth = tile_worth(t, seat, tile, self.prices, self.habits)
        return worth + bonus_worth(t, seat, tile, self.habits) + self.fond(tile)

    def fond(self, tile: i64) -> float:
        return self.fondness if COLOUR[tile] == self.lean else 0.0

    def recruiting(self, t: Parks, seat: i64, card: i64) -> float:
        price = float(mascot_price(t, seat)) * dollar_at(t, self.prices)
        return mascot_worth(t, card, self.habits) - price

    def installing(self, t: Parks, seat: i64, which: i64) -> float:
        place = which % HEXES
        price = float(facility_price(t, seat, place)) * dollar_at(t, self.prices)
        worth = facility_worth(t, seat, which // HEXES, place, self.prices, self.habits)
        return worth - price

    def welcoming(self, t: Parks, seat: i64, code: i64) -> float:
        """What the phase would bring with these dice."""
        twin = t.copy()
        if offers(RIDE, code):
            arrive(twin, seat, t.monorails[code - RIDE.first])
        else:
            arrive(twin, seat, bit(left_over_die(t, code - TAKE_LEFTOVER.first)))
        return self.chains.phase_worth(twin, seat, GLANCE)

    def lifting(self, t: Parks, seat: i64, code: i64) -> float:
        """+2 on one die, or +1 on it and, as likely, on another (DP-48)."""
        twice = offers(RAISE_TWICE, code)
        kind = code - RAISE_TWICE.first if twice else code - RAISE.first
        die = lowest(of_kind(t, visitors_on(t, seat, ENTRANCE), kind))
        twin = t.copy()
        turn_to(twin, die, value_of(t, die) + (2 if twice else 1))
        worth = LIFTED + self.chains.phase_worth(twin, seat, GLANCE)
        return worth if twice else worth + self.prices.fuel

    def exchanging(self, t: Parks, seat: i64, which: i64) -> float:
        """Once a game: for a card that is much better in the next round, or at the last chance."""
        back = staff_worth(t, seat, which // ROOM_FOR_STAFF, self.habits)
        given = staff_worth(t, seat, which % ROOM_FOR_STAFF, self.habits)
        return back - given - (0.3 if rounds_left(t) == 1 else 1.5)


def offers(verb: Verb[Parks], code: i64) -> bool:
    return verb.first <= code < verb.end


def left_over_die(t: Parks, kind: i64) -> i64:
    for dice in t.monorails:
        found = of_kind(t, dice, kind)
        if found:
            return lowest(found)
    return 0


def play_out(t: Parks, planners: list[Planner], chance: Chance) -> i64:
    """To the end, each seat by its planner; how many decisions it took."""
    paper = Choices()
    number: i64 = 0
    decision = t.decision
    while decision is not None:
        perform(t, decision, planners[decision.seat].policy(t, chance, paper))
        number += 1
        decision = t.decision
    return number
