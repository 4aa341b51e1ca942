"""Plans — all that is worth doing with the actions of a turn, by the visitors it should bring.

A plan may be carried out in any order; ending the turn at once is one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.scream_machine.components import (
    CHEAPSKATE,
    DEMOLITION,
    DEVELOPMENT,
    KINDS,
    NO_CARD,
    NOVELTIES,
    PUBLICITY,
    SURVEY,
    THREE_BITS,
    VALUES,
    VISITOR_KINDS,
    Scream,
    cost_of,
    sum_of,
    value_of,
)
from manege.games.scream_machine.market import can_draw
from manege.games.scream_machine.opening import OPEN, PLACES, PUBLICITY_TOO, openings_of
from manege.games.scream_machine.season import CHANGES, NO_GAP, NOT_YET, Season, in_both
from manege.games.scream_machine.turn import (
    ADVERTISE,
    BUILD,
    BUILD_FROM_ROW,
    DEMOLISH,
    DEVELOP,
    END,
    LOOK,
    RENEW,
    hides,
    unused,
)
from manege.kernel.bag import BITS, EACH_KIND, count, kinds, marks, nth_kind, one, size
from manege.kernel.bits import lowest
from manege.kernel.pairs import first_of, nth_pair, number_of_pairs, second_of

A_PUBLICITY: Final = 1.0  # in visitors (SM-33)
GOOD_PLANS: Final = 20  # so many are weighed against what a survey may show
SHORT_PLANS: Final = 6  # so many are tried along with a card not drawn yet
NOTHING_ELSE: Final = -1
MANY: Final = 64  # more visitors than ever come
TWO: Final = 2


class Plans:
    """What each brings stands in `values`, its actions in `costs`; the other lists say what it is.

    `others` is an action besides builds, demolition and publicity, or NOTHING_ELSE.
    """

    def __init__(self) -> None:
        self.season = Season()
        self.number: i64 = 0
        self.values = vec[float]()
        self.costs = vec[i64]()
        self.built = vec[i64]()
        self.sites = vec[i64]()
        self.adverts = vec[i64]()
        self.others = vec[i64]()
        self.short = vec[i64]()  # those that leave an action, the best first
        self.serving_hand: i64 = 0  # what is worth building, a mark for each kind
        self.serving_row: i64 = 0
        self.swings = vec[float]([0.0] * (TWO * VISITOR_KINDS * CHANGES))
        self.by_kind = vec[float]([0.0] * (GOOD_PLANS * VISITOR_KINDS))
        self.gains = vec[float]([0.0] * KINDS)  # of each card not seen yet,
        self.likely = vec[float]([0.0] * KINDS)  # and how likely it is the next

    def find(self, t: Scream, me: i64) -> None:
        self.season.look(t, me)
        self.number = 0
        self.values = vec[float]()
        self.costs = vec[i64]()
        self.built = vec[i64]()
        self.sites = vec[i64]()
        self.adverts = vec[i64]()
        self.others = vec[i64]()
        if t.round == 0:
            self.find_openings(t.hands[me])
        else:
            self.find_turns(t)

    def add(self, value: float, cost: i64, built: i64, site: i64, advert: i64, other: i64) -> None:
        self.values = append(self.values, value)
        self.costs = append(self.costs, cost)
        self.built = append(self.built, built)
        self.sites = append(self.sites, site)
        self.adverts = append(self.adverts, advert)
        self.others = append(self.others, other)
        self.number += 1

    def find_openings(self, hand: i64) -> None:
        for bag in openings_of(hand):
            cost: i64 = 0
            rest = bag
            card: i64 = 0
            while rest:
                cost += (rest & EACH_KIND) * cost_of(card)
                rest >>= BITS
                card += 1
            value = self.season.gain(bag, NO_CARD, 0)
            if cost == PUBLICITY_TOO:  # SM-17
                value += A_PUBLICITY
            self.add(value, cost, 0, NO_CARD, 0, OPEN.first + PLACES[bag])

    def find_turns(self, t: Scream) -> None:
        self.add(0.0, 0, 0, NO_CARD, 0, END.first)
        self.find_certain(t)
        self.sort_short()
        best = self.values[self.short[0]]
        cost = self.costs[self.short[0]] + 1
        if unused(t, SURVEY) and self.anybody_hides(t):
            self.add(best + self.learned(), cost, 0, NO_CARD, 0, LOOK.first)
        develops = unused(t, DEVELOPMENT) and can_draw(t, 1)
        renews = unused(t, NOVELTIES) and size(t.row) >= TWO and can_draw(t, TWO)
        if develops or renews:
            self.weigh_cards()
            if develops:
                value = best + self.season.keeping + self.drawn_best(1)
                self.add(value, cost, 0, NO_CARD, 0, DEVELOP.first)
            if renews:
                self.find_renewals(t.row, self.drawn_best(TWO))

    # Builds, demolition and publicity, in every mix that makes sense

    def find_certain(self, t: Scream) -> None:
        season = self.season
        self.serving_hand = 0
        self.serving_row = 0
        rest = marks(season.hand | season.row)
        while rest:
            here = rest & -rest
            rest &= rest - 1
            card = lowest(here) // BITS
            if season.serves(card, False):
                self.serving_hand |= here
            if count(season.row, card) and season.serves(card, True):
                self.serving_row |= here
        advertises = unused(t, PUBLICITY)
        available = season.hand + season.row
        self.mix(available, 0, 0, 0, NO_CARD, advertises)
        if unused(t, DEMOLITION):
            sites: i64 = 0
            while sites < kinds(season.park):
                self.mix(available, 0, 0, 1, nth_kind(season.park, sites), advertises)
                sites += 1

    def mix(
        self, available: i64, kind: i64, built: i64, cost: i64, site: i64, advertises: bool
    ) -> None:
        """With these built; then with one more, of this kind or a later one."""
        self.consider(built, cost, site, advertises)
        left = self.season.actions - cost
        rest = available >> (kind * BITS)
        while rest and left > 0:
            if rest & EACH_KIND and cost_of(kind) <= left:
                card = one(kind)
                self.mix(
                    available - card, kind, built + card, cost + cost_of(kind), site, advertises
                )
            rest >>= BITS
            kind += 1

    def consider(self, built: i64, cost: i64, site: i64, advertises: bool) -> None:
        season = self.season
        if built:
            from_row = in_both(built, season.row)
            in_hand = built - from_row
            if not (from_row & self.serving_row * EACH_KIND) and not (
                in_hand & self.serving_hand * EACH_KIND
            ):
                return
        elif site == NO_CARD:
            if advertises:
                self.add(A_PUBLICITY, cost + 1, 0, NO_CARD, 1, NOTHING_ELSE)
            return
        if site != NO_CARD and season.cheapskates(built, site) == 0:
            return
        value = season.gain(built, site, 0)
        self.add(value, cost, built, site, 0, NOTHING_ELSE)
        if advertises and cost < season.actions:
            self.add(value + A_PUBLICITY, cost + 1, built, site, 1, NOTHING_ELSE)

    def better(self, one_plan: i64, other: i64) -> bool:
        """For the same visitors, the fewer actions the better."""
        if self.values[one_plan] != self.values[other]:
            return self.values[one_plan] > self.values[other]
        if self.costs[one_plan] != self.costs[other]:
            return self.costs[one_plan] < self.costs[other]
        return one_plan < other

    def sort_short(self) -> None:
        short = vec[i64]()
        plan: i64 = 0
        while plan < self.number:
            if self.costs[plan] < self.season.actions:
                short = append(short, plan)
            plan += 1
        self.short = short
        self.sort(short)

    def sort(self, plans: vec[i64]) -> None:
        """The best first."""
        apart: i64 = 1
        while apart < len(plans) // 3:
            apart = 3 * apart + 1
        while apart > 0:
            place = apart
            while place < len(plans):
                moved = plans[place]
                at = place
                while at >= apart and self.better(moved, plans[at - apart]):
                    plans[at] = plans[at - apart]
                    at -= apart
                plans[at] = moved
                place += 1
            apart //= 3

    # What is not known yet

    def anybody_hides(self, t: Scream) -> bool:
        gaps = self.season.gaps
        return hides(t, gaps[0]) or (gaps[1] != NO_GAP and hides(t, gaps[1]))

    def learned(self) -> float:
        """What it is worth to know who hides: each may make another plan the best one."""
        season = self.season
        total: float = 0.0
        place: i64 = 0
        while place < TWO:
            gap = season.gaps[place]
            if gap != NO_GAP and season.unseen >> gap & 1:
                total += self.learned_of(place)
            place += 1
        return total

    def learned_of(self, place: i64) -> float:
        """A plan is worth its value, and more or less than that for each kind who may hide."""
        season = self.season
        number: i64 = len(self.short)
        if number > GOOD_PLANS:
            number = GOOD_PLANS
        self.forget_swings()
        best = vec[float]([NOT_YET] * VISITOR_KINDS)
        n: i64 = 0
        while n < number:
            plan = self.short[n]
            usual = self.values[plan]
            kind: i64 = 0
            while kind < season.kinds:
                swing = self.swing(place, kind, self.change(plan, kind))
                self.by_kind[n * VISITOR_KINDS + kind] = swing
                usual -= season.odds[kind] * swing
                kind += 1
            kind = 0
            while kind < season.kinds:
                value = usual + self.by_kind[n * VISITOR_KINDS + kind]
                if value > best[kind]:
                    best[kind] = value
                kind += 1
            n += 1
        total: float = 0.0
        kind = 0
        while kind < season.kinds:
            total += season.odds[kind] * (best[kind] - self.values[self.short[0]])
            kind += 1
        return total

    def change(self, plan: i64, kind: i64) -> i64:
        """By how much this kind of visitor likes my park better."""
        built = self.built[plan]
        site = self.sites[plan]
        if kind != CHEAPSKATE:
            gone = value_of(site) if site != NO_CARD and site // VALUES == kind else 0
            return sum_of(built, kind) - gone
        dearer: i64 = 0 if site == NO_CARD else -value_of(site)
        family: i64 = 0
        while built >> (family * THREE_BITS):
            dearer += sum_of(built, family)
            family += 1
        return -dearer  # SM-47

    def swing(self, place: i64, kind: i64, change: i64) -> float:
        if change == 0:
            return 0.0
        at = (place * VISITOR_KINDS + kind) * CHANGES + change + CHANGES // 2
        if self.swings[at] == NOT_YET:
            self.swings[at] = self.season.swing(place, kind, change)
        return self.swings[at]

    def forget_swings(self) -> None:
        at: i64 = 0
        while at < len(self.swings):
            self.swings[at] = NOT_YET
            at += 1

    def weigh_cards(self) -> None:
        """What each card not seen yet would add to the best plan."""
        season = self.season
        total: i64 = 0
        card: i64 = 0
        while card < KINDS:
            total += season.unknown[card]
            card += 1
        card = 0
        while card < KINDS:
            self.gains[card] = 0.0
            self.likely[card] = float(season.unknown[card]) / float(total if total > 0 else 1)
            if season.unknown[card] > 0:
                self.gains[card] = self.gain_by(card)
            card += 1

    def gain_by(self, card: i64) -> float:
        season = self.season
        actions = season.actions - 1 - cost_of(card)
        best: float = 0.0
        tried: i64 = 0
        n: i64 = 0
        while n < len(self.short) and tried < SHORT_PLANS:
            plan = self.short[n]
            if self.costs[plan] <= actions:
                value = season.gain(self.built[plan] + one(card), self.sites[plan], 0)
                if self.adverts[plan]:
                    value += A_PUBLICITY
                value -= self.values[self.short[0]]
                if value > best:
                    best = value
                tried += 1
            n += 1
        return best

    def drawn_best(self, draws: i64) -> float:
        """The best gain among so many draws, on average."""
        order = vec[i64]()
        card: i64 = 0
        while card < KINDS:
            order = append(order, card)
            place = card
            while place > 0 and self.gains[order[place - 1]] < self.gains[card]:
                order[place] = order[place - 1]
                place -= 1
            order[place] = card
            card += 1
        total: float = 0.0
        below: float = 1.0
        for card in order:
            rest = below - self.likely[card]
            if rest < 0.0:
                rest = 0.0
            often = below - rest if draws == 1 else below * below - rest * rest
            total += self.gains[card] * often
            below = rest
        return total

    def find_renewals(self, row: i64, bonus: float) -> None:
        """Two cards of the row out of everybody's reach, for two that nobody knows (SM-37).

        What the row has for me is built before; then there is no choosing among the new ones.
        """
        n: i64 = 0
        while n < number_of_pairs(row):
            pair = nth_pair(row, n)
            gone = one(first_of(pair)) + one(second_of(pair))
            left = row - gone
            at: i64 = 0
            while not within(in_both(self.built[self.short[at]], row), left):
                at += 1
            plan = self.short[at]
            built = self.built[plan]
            value = self.season.gain(built, self.sites[plan], gone)
            if self.adverts[plan]:
                value += A_PUBLICITY
            cost = self.costs[plan] + 1
            code = RENEW.first + pair
            if in_both(built, row):
                self.add(value, cost, built, self.sites[plan], self.adverts[plan], code)
            else:
                self.add(value + bonus, cost, 0, NO_CARD, 0, code)
            n += 1

    # One of them

    def codes(self, plan: i64) -> vec[i64]:
        """Its actions."""
        codes = vec[i64]()
        built = self.built[plan]
        in_hand = built - in_both(built, self.season.row)
        card: i64 = 0
        while built:
            number: i64 = 0
            while number < built & EACH_KIND:
                verb = BUILD if number < count(in_hand, card) else BUILD_FROM_ROW
                codes = append(codes, verb.first + card)
                number += 1
            built >>= BITS
            card += 1
        if self.sites[plan] != NO_CARD:
            codes = append(codes, DEMOLISH.first + self.sites[plan])
        if self.adverts[plan]:
            codes = append(codes, ADVERTISE.first)
        if self.others[plan] != NOTHING_ELSE:
            codes = append(codes, self.others[plan])
        return codes

    def purpose(self, code: i64) -> i64:
        """What a build is good for, whatever follows: visitors won, kept, or only possible ones."""
        from_row = BUILD_FROM_ROW.first <= code < BUILD_FROM_ROW.end
        if not from_row and not BUILD.first <= code < BUILD.end:
            return -1
        season = self.season
        card = code - (BUILD_FROM_ROW.first if from_row else BUILD.first)
        pleases: i64 = 1 if season.may_please(card) else 0
        return (season.wins(card) * MANY + season.keeps(card, from_row)) * 2 + pleases


def within(bag: i64, other: i64) -> bool:
    return in_both(bag, other) == bag
