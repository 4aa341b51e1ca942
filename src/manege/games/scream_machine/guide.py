"""The guide — takes the plan that should bring the most visitors, and sees them through."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.scream_machine.components import (
    FAMILIES,
    NOBODY,
    Scream,
    cost_of,
    families_in,
)
from manege.games.scream_machine.imagining import imagine
from manege.games.scream_machine.opening import BAGS, OPEN
from manege.games.scream_machine.outlook import Outlook
from manege.games.scream_machine.plans import Plans
from manege.games.scream_machine.turn import ADVERTISE, BUILD, BUILD_FROM_ROW, DEMOLISH, END, RENEW
from manege.kernel.bag import one
from manege.kernel.bits import bit, bits
from manege.kernel.chance import Chance
from manege.kernel.guide import Guide

NEVER: Final = -1


class ScreamGuide(Guide[Scream]):
    def __init__(self) -> None:
        super().__init__()
        self.plans = Plans()
        self.outlook = Outlook()
        self.depth = 1  # rounds, with this one
        self.errs = 4
        self.blur = 0.3
        self.stake = 0.08
        self.pace = 800
        self.turns: i64 = 32  # plans worth a search
        self.until: i64 = 0  # the round at whose beginning a world is judged
        # A turn once planned is carried out, unless something has come to light
        self.left = vec[i64]()
        self.done: i64 = 0
        self.seat: i64 = NOBODY  # as it will be then
        self.round: i64 = 0
        self.park: i64 = 0
        self.hand: i64 = 0
        self.row: i64 = 0
        self.actions: i64 = NEVER

    # What a sensible player does

    def weigh(self, table: Scream, seat: i64) -> None:
        """What no plan has is not worth a thought."""
        plans = self.plans
        plans.season.forgets = self.forgets
        plans.find(table, seat)
        self.codes = vec[i64]()
        self.values = vec[float]()
        plan: i64 = 0
        while plan < plans.number:
            for code in plans.codes(plan):
                self.note(code, plans.values[plan])
            plan += 1

    def note(self, code: i64, value: float) -> None:
        """An option is worth as much as the best plan it belongs to."""
        place: i64 = 0
        while place < len(self.codes):
            if self.codes[place] == code:
                if value > self.values[place]:
                    self.values[place] = value
                return
            place += 1
        self.codes = append(self.codes, code)
        self.values = append(self.values, value)

    def best_plan(self, chance: Chance) -> i64:
        """Among equals chance decides."""
        plans = self.plans
        best: i64 = 0
        equals: i64 = 1
        plan: i64 = 1
        while plan < plans.number:
            if plans.values[plan] == plans.values[best] and plans.costs[plan] == plans.costs[best]:
                equals += 1
            elif plans.better(plan, best):
                best = plan
                equals = 1
            plan += 1
        n = chance.below(equals)
        plan = best
        while n > 0:
            plan += 1
            if plans.values[plan] == plans.values[best] and plans.costs[plan] == plans.costs[best]:
                n -= 1
        return plan

    def planned(self, table: Scream, seat: i64, chance: Chance) -> vec[i64]:
        """What to do in this turn, the most useful first."""
        plans = self.plans
        plans.season.forgets = self.forgets
        plans.find(table, seat)
        codes = plans.codes(self.best_plan(chance))
        first: i64 = 0
        place: i64 = 1
        while place < len(codes):
            if plans.purpose(codes[place]) > plans.purpose(codes[first]):
                first = place
            place += 1
        code = codes[first]
        while first > 0:
            codes[first] = codes[first - 1]
            first -= 1
        codes[0] = code
        return codes

    def policy(self, table: Scream, seat: i64, chance: Chance) -> i64:
        if self.foreseen(table, seat):
            if self.done == len(self.left):
                return END.first
        else:
            self.left = self.planned(table, seat, chance)
            self.done = 0
        code = self.left[self.done]
        self.done += 1
        self.foresee(table, seat, code)
        if renews(self.left[len(self.left) - 1]):
            self.actions = NEVER  # once the row has nothing more for it, others suit it better
        return code

    def foresee(self, t: Scream, seat: i64, code: i64) -> None:
        """How the seat will stand after an action that brings nothing to light."""
        self.seat = seat
        self.round = t.round
        self.park = t.parks[seat]
        self.hand = t.hands[seat]
        self.row = t.row
        self.actions = t.actions - 1
        if BUILD.first <= code < BUILD.end:
            card = code - BUILD.first
            self.hand -= one(card)
        elif BUILD_FROM_ROW.first <= code < BUILD_FROM_ROW.end:
            card = code - BUILD_FROM_ROW.first
            self.row -= one(card)
        elif DEMOLISH.first <= code < DEMOLISH.end:
            self.park -= one(code - DEMOLISH.first)
            return
        else:
            if code != ADVERTISE.first:
                self.actions = NEVER
            return
        self.park += one(card)
        self.actions = t.actions - cost_of(card)

    def foreseen(self, t: Scream, seat: i64) -> bool:
        return (
            self.actions == t.actions
            and self.seat == seat
            and self.round == t.round
            and self.park == t.parks[seat]
            and self.hand == t.hands[seat]
            and self.row == t.row
        )

    # What a search tries

    def lines(self, table: Scream, seat: i64) -> list[vec[i64]]:
        """Whole turns, the best by the plans' own values."""
        plans = self.plans
        plans.find(table, seat)
        order = vec[i64]()
        plan: i64 = 0
        while plan < plans.number:
            order = append(order, plan)
            plan += 1
        plans.sort(order)
        found: list[vec[i64]] = []
        self.values = vec[float]()
        for plan in order:
            if len(found) == self.turns:
                break
            found.append(plans.codes(plan))
            self.values = append(self.values, plans.values[plan])
        return found

    def settle_on(self, table: Scream, seat: i64, line: vec[i64]) -> None:
        self.left = line
        self.done = 1
        self.foresee(table, seat, line[0])

    def settled(self, table: Scream, seat: i64) -> i64:
        if not self.foreseen(table, seat) or self.done == len(self.left):
            return -1
        code = self.left[self.done]
        self.done += 1
        self.foresee(table, seat, code)
        return code

    def imagine(self, table: Scream, seat: i64, chance: Chance) -> Scream:
        """Who has chosen an opening has chosen a sensible one; some choices are doubted."""
        self.until = table.round + self.depth
        if self.until == 0:
            self.until = 1  # with the parks open
        world = imagine(table, int(seat), chance)
        other: i64 = 0
        while other < table.seats:
            if other != seat and table.chosen[other] and chance.below(100) >= self.doubt:
                world.hands[other] += world.chosen[other]
                opening = BAGS[self.planned(world, other, chance)[0] - OPEN.first]
                world.chosen[other] = opening
                world.hands[other] -= opening
            other += 1
        return world

    # How it stands

    def enough(self, table: Scream, played: i64) -> bool:
        """As a later round begins."""
        return table.round >= self.until

    def evaluate(self, table: Scream, shares: vec[float]) -> None:
        if table.decision is None:
            share_the_victory(table, shares)
        else:
            self.outlook.share(table, shares)


def renews(code: i64) -> bool:
    return RENEW.first <= code < RENEW.end


def share_the_victory(t: Scream, shares: vec[float]) -> None:
    """As it ends: the most visitors, then the most families (SM-57, SM-58, SM-R30)."""
    best: i64 = -1
    winners: i64 = 0
    seat: i64 = 0
    while seat < t.seats:
        total = t.scores[seat] * (FAMILIES + 1) + families_in(t.parks[seat])
        if total > best:
            best = total
            winners = 0
        if total == best:
            winners |= bit(seat)
        seat += 1
    each: float = 1.0 / float(bits(winners))
    seat = 0
    while seat < t.seats:
        shares[seat] = each if winners >> seat & 1 else 0.0
        seat += 1
