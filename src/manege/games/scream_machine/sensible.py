"""Sensible — plans its turn by the visitors it wins or keeps: seen, hidden and still to come.

Every question comes down to one: how many more visitors than the others will this bring me?
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final, NamedTuple

from manege.games.scream_machine.components import (
    ATTRACTION_IDS,
    CHEAPSKATE,
    COPIES,
    KINDS,
    NATIONALS,
    VALUES,
    VISITOR_IDS,
    Scream,
    cost_of,
    value_of,
    visitor_kinds,
)
from manege.games.scream_machine.forecast import (
    ACT,
    MOST_VISITORS,
    NOTHING,
    OPEN_AND_ACT,
    Park,
    Race,
    prospects,
)
from manege.games.scream_machine.opening import OPEN, OPENINGS, PUBLICITY_TOO, cost_of_all
from manege.games.scream_machine.turn import (
    ADVERTISE,
    BUILD,
    BUILD_FROM_ROW,
    DEMOLISH,
    DEVELOP,
    END,
    LOOK,
    RENEW,
)
from manege.kernel.chance import chance_from
from manege.kernel.game import View
from manege.kernel.pairs import PAIRS
from manege.kernel.sight import Sight
from manege.kernel.table import Verb

# What things are worth, in visitors
PUBLICITY: Final = 1.0  # SM-33
RIVALRY: Final = 1.0  # one more for each rival costs me this much
KEEPING: Final = 0.1  # a card kept in hand, for each round to come

LOCALS: Final = 2  # come to each gap in a round (SM-21)
GOOD_PLANS: Final = 20  # so many are weighed against what a survey may show
SHORT_PLANS: Final = 6  # so many are tried along with a card not drawn yet

CARD_OF: Final = {name: card for card, name in enumerate(ATTRACTION_IDS)}
VISITOR_OF: Final = {name: kind for kind, name in enumerate(VISITOR_IDS)}

Cards = tuple[int, ...]
Codes = tuple[int, ...]

Reason = tuple[str, dict[str, int]]
"""A sentence of the catalogue and what it tells; it may tell what only the bot knows."""


class Plan(NamedTuple):
    """What to do with some actions, in any order, and the visitors it should bring."""

    value: float
    cost: int
    codes: Codes
    built: Cards = ()
    demolished: Cards = ()


class Sensible:
    """After `choose`: the `reason` for the move, and the next best one, `rejected`."""

    def __init__(self, seed: int) -> None:
        self.chance = chance_from(seed)
        self.reason: Reason = ("", {})
        self.rejected = 0

    def choose(self, sight: Sight) -> int:
        season = Season(sight.view)
        plans = season.plans(sight.options)
        best = max(rank(plan) for plan in plans)
        equals = [plan for plan in plans if rank(plan) == best]
        chosen = equals[self.chance.below(len(equals))]
        code = max(chosen.codes, key=season.purpose)
        others = sorted((plan for plan in plans if code not in plan.codes), key=rank, reverse=True)
        instead = [*(plan.codes[0] for plan in others), *sight.options]
        self.rejected = next((each for each in instead if each != code), code)
        self.reason = season.reason(code)
        return code


def rank(plan: Plan) -> tuple[float, int]:
    """For the same visitors, the fewer actions the better."""
    return plan.value, -plan.cost


class Season:
    """What one seat knows, counted; a visitor's kind is his family, or CHEAPSKATE."""

    def __init__(self, view: View) -> None:
        zones, fields = view["zones"], view["fields"]
        self.me: int = view["viewer"]
        self.seats: int = view["seats"]
        self.opening: bool = fields["round"] == 0
        self.rounds: int = fields["rounds"] - max(fields["round"], 1) + 1  # with this one
        self.first: int = fields["first"]
        self.actions: int = fields["actions"]
        self.hand = cards(zones["hand"][self.me])
        self.row = cards(zones["row"])
        self.parks = [cards(park) for park in zones["park"]]
        self.rivalry = RIVALRY / (self.seats - 1)
        self.keeping = KEEPING * (self.rounds - 1)

        self.kinds = range(visitor_kinds(self.seats))
        self.appeals = [
            [*sums, -price] for sums, price in zip(fields["values"], fields["tickets"], strict=True)
        ]
        self.offers = [offer(kind, self.row) for kind in self.kinds]

        seen = cards([*zones["row"], *zones["discards"]]) + sum(self.parks, self.hand)
        self.unknown = {card: COPIES - seen.count(card) for card in range(KINDS)}

        self.nationals = visitors(zones["nationals"])
        self.locals = [visitors(names) for names in zones["locals"]]
        self.unseen: list[int] = []  # gaps of mine where somebody hides from me
        for gap in self.gaps(self.me):
            if isinstance(zones["hidden"][gap], list):
                self.locals[gap] += visitors(zones["hidden"][gap])  # SM-R16
            elif zones["hidden"][gap]:
                self.unseen.append(gap)
        waiting = sum(self.locals, self.nationals)
        possible = {kind: COPIES - waiting[kind] for kind in self.kinds}
        self.odds = {kind: left / max(sum(possible.values()), 1) for kind, left in possible.items()}

        self.known_races: dict[tuple[int, int], list[Race]] = {}
        self.known_worths: dict[tuple[int, int, int], float] = {}

    # Who competes for whom

    def gaps(self, seat: int) -> list[int]:
        return [0] if self.seats == 2 else [(seat - 1) % self.seats, seat]  # SM-R12

    def neighbour(self, gap: int) -> int:
        return gap if gap != self.me else (gap + 1) % self.seats

    @property
    def rivals(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.me]

    def still_plays(self, seat: int) -> bool:
        """Whether this rival's turn comes after mine in this round (SM-24)."""
        return (seat - self.first) % self.seats > (self.me - self.first) % self.seats

    def eager(self, seat: int, kind: int, offered: int) -> int:
        """How many visitors of a kind a rival could win yet, and what the row offers him."""
        if self.opening:
            return OPEN_AND_ACT
        if not self.still_plays(seat):
            return NOTHING
        stake = self.nationals[kind] + sum(self.locals[gap][kind] for gap in self.gaps(seat))
        return min(stake, MOST_VISITORS) << VALUES | offered

    def races(self, kind: int, offered: int) -> list[Race]:
        """The nationals', then those of my gaps."""
        if (kind, offered) not in self.known_races:
            parks = {
                seat: Park(self.appeals[seat][kind], self.eager(seat, kind, offered))
                for seat in self.rivals
            }
            races = [self.race(parks.values(), self.nationals[kind], NATIONALS)]
            for gap in self.gaps(self.me):
                hidden = self.odds[kind] if gap in self.unseen else 0.0
                found = self.locals[gap][kind] + hidden
                races.append(self.race([parks[self.neighbour(gap)]], found, LOCALS))
            self.known_races[kind, offered] = races
        return self.known_races[kind, offered]

    def race(self, rivals: Iterable[Park], waiting: float, arrivals: int) -> Race:
        coming = arrivals / len(self.kinds)
        return Race(tuple(sorted(rivals)), coming if self.opening else waiting, coming)

    # What a change to my park is worth

    def worth(self, kind: int, appeal: int, offered: int) -> float:
        """Of such an appeal to a kind of visitor, now and in later rounds."""
        key = kind, appeal, offered
        if key not in self.known_worths:
            total = 0.0
            for race in self.races(kind, offered):
                now, later = self.prospects(kind, appeal, race)
                total += race.waiting * now + race.coming * later
            self.known_worths[key] = total
        return self.known_worths[key]

    def prospects(self, kind: int, appeal: int, race: Race) -> tuple[float, float]:
        eager = ACT if self.opening else NOTHING
        cheap = kind == CHEAPSKATE
        return prospects(appeal, eager, race.rivals, self.rounds, cheap, self.rivalry)

    def changes(self, built: Cards, demolished: Cards) -> dict[int, int]:
        """By how much each kind of visitor likes my park better."""
        changes: dict[int, int] = {}
        for card in built:
            changes[card // VALUES] = changes.get(card // VALUES, 0) + value_of(card)
        for card in demolished:
            changes[card // VALUES] = changes.get(card // VALUES, 0) - value_of(card)
        if CHEAPSKATE in self.kinds:
            changes[CHEAPSKATE] = -sum(changes.values())  # SM-47
        return changes

    def gain(self, built: Cards, demolished: Cards = (), renewed: Cards = ()) -> float:
        """Cards are built out of the row where it has them: others cannot have them then."""
        row = [*self.row]
        for card in renewed:
            row.remove(card)
        total = 0.0
        for card in built:
            if card in row:
                row.remove(card)
            else:
                total -= self.keeping
        changes = dict.fromkeys([card // VALUES for card in renewed], 0)
        changes.update(self.changes(built, demolished))
        for kind, change in changes.items():
            appeal = self.appeals[self.me][kind]
            total += self.worth(kind, appeal + change, offer(kind, row))
            total -= self.worth(kind, appeal, self.offers[kind])
        return total

    # What can be done

    def plans(self, options: Sequence[int]) -> list[Plan]:
        """All that is worth thinking of, ending the turn at once among it."""
        if self.opening:
            return [self.opened(code) for code in options]
        listed = set(options)
        plans = [Plan(0.0, 0, (END.first,)), *self.certain(listed)]
        short = sorted((plan for plan in plans if plan.cost < self.actions), key=rank, reverse=True)
        best, cost = short[0].value, short[0].cost + 1
        if LOOK.first in listed:
            plans.append(Plan(best + self.learned(short[:GOOD_PLANS]), cost, (LOOK.first,)))
        renewals = [code for code in options if is_of(RENEW, code)]
        if DEVELOP.first in listed or renewals:
            gains = self.gains_by_card(short)
            if DEVELOP.first in listed:
                value = best + self.keeping + expected(gains, draws=1)
                plans.append(Plan(value, cost, (DEVELOP.first,)))
            bonus = expected(gains, draws=2)
            plans += [self.renewed(code, short, bonus) for code in renewals]
        return plans

    def opened(self, code: int) -> Plan:
        built = tuple(OPENINGS[code - OPEN.first])
        cost = cost_of_all(built)
        publicity = PUBLICITY if cost == PUBLICITY_TOO else 0.0  # SM-17
        return Plan(self.gain(built) + publicity, cost, (code,))

    def certain(self, listed: set[int]) -> Iterator[Plan]:
        """Builds, demolition and publicity, in every mix that makes sense."""
        available = sorted(self.hand + self.row)
        sites = sorted({code - DEMOLISH.first for code in listed if is_of(DEMOLISH, code)})
        for demolished in [(), *((card,) for card in sites)]:
            before = len(demolished)
            for built, cost in choices(available, self.actions - before):
                codes = self.building(built)
                if built and not any(self.serves(code) for code in codes):
                    continue
                if demolished and not self.cheapskates(built, demolished):
                    continue
                value = self.gain(built, demolished)
                codes += tuple(DEMOLISH.first + card for card in demolished)
                cost += before
                if codes:
                    yield Plan(value, cost, codes, built, demolished)
                if ADVERTISE.first in listed and cost < self.actions:
                    codes = (*codes, ADVERTISE.first)
                    yield Plan(value + PUBLICITY, cost + 1, codes, built, demolished)

    def building(self, built: Cards) -> Codes:
        left = Counter(self.row)
        left.subtract(built)
        in_hand = {card: -left[card] for card in built}
        codes = []
        for card in built:
            codes.append((BUILD if in_hand[card] > 0 else BUILD_FROM_ROW).first + card)
            in_hand[card] -= 1
        return tuple(codes)

    def learned(self, plans: list[Plan]) -> float:
        """What it is worth to know who hides: each may make another plan the best one."""
        total = 0.0
        for gap in self.unseen:
            place = 1 + self.gaps(self.me).index(gap)
            swings = [self.swings(plan, place) for plan in plans]
            usual = [
                plan.value - sum(self.odds[kind] * swing for kind, swing in each.items())
                for plan, each in zip(plans, swings, strict=True)
            ]
            for kind, likely in self.odds.items():
                best = max(
                    value + each.get(kind, 0.0) for value, each in zip(usual, swings, strict=True)
                )
                total += likely * (best - plans[0].value)
        return total

    def swings(self, plan: Plan, place: int) -> dict[int, float]:
        """By how much a plan changes the worth of one visitor more there, were he of each kind."""
        swings = {}
        for kind, change in self.changes(plan.built, plan.demolished).items():
            race = self.races(kind, self.offers[kind])[place]
            appeal = self.appeals[self.me][kind]
            after = self.prospects(kind, appeal + change, race)[0]
            swings[kind] = after - self.prospects(kind, appeal, race)[0]
        return swings

    def gains_by_card(self, plans: list[Plan]) -> list[tuple[float, float]]:
        """What each card not seen yet would add to the best plan, and how likely it is the next."""
        total = max(sum(self.unknown.values()), 1)
        gains = []
        for card, left in self.unknown.items():
            actions = self.actions - 1 - cost_of(card)
            fitting = islice((plan for plan in plans if plan.cost <= actions), SHORT_PLANS)
            values = [
                self.gain((*plan.built, card), plan.demolished)
                + (PUBLICITY if ADVERTISE.first in plan.codes else 0.0)
                for plan in fitting
                if left
            ]
            gains.append((max([0.0, *(value - plans[0].value for value in values)]), left / total))
        return gains

    def renewed(self, code: int, plans: list[Plan], bonus: float) -> Plan:
        """Two cards of the row out of everybody's reach, for two that nobody knows (SM-37).

        What the row has for me is built before; then there is no choosing among the new ones.
        """
        pair = PAIRS[code - RENEW.first]
        left = Counter(self.row) - Counter(pair)
        plan = next(plan for plan in plans if not Counter(from_row(plan)) - left)
        value = self.gain(plan.built, plan.demolished, pair)
        value += PUBLICITY if ADVERTISE.first in plan.codes else 0.0
        if from_row(plan):
            return Plan(value, plan.cost + 1, (*plan.codes, code))
        return Plan(value + bonus, plan.cost + 1, (code,))

    # Why: sentences true of the position, whatever else was weighed

    def reason(self, code: int) -> Reason:
        if builds(code):
            return self.reason_to_build(code)
        if is_of(DEMOLISH, code):
            card = code - DEMOLISH.first
            number = self.cheapskates((), (card,))
            return "reason-demolish-cheapskate", {"card": card, "number": number}
        return next(reason for verb, reason in SIMPLE_REASONS.items() if is_of(verb, code)), {}

    def reason_to_build(self, code: int) -> Reason:
        card = card_built(code)
        won, kept, _ = self.purpose(code)
        if won:
            return "reason-build-wins", {"card": card, "number": won}
        if kept:
            return "reason-build-keeps", {"card": card, "number": kept}
        return "reason-build-odds", {"card": card}

    def purpose(self, code: int) -> tuple[int, int, bool]:
        """What a build is good for, whatever follows: visitors won, kept, or only possible ones."""
        if not builds(code):
            return -1, -1, False
        return self.wins(code), self.keeps(code), self.may_please(code)

    def serves(self, code: int) -> bool:
        return self.may_please(code) or self.wins(code) > 0 or self.keeps(code) > 0

    def may_please(self, code: int) -> bool:
        """Somebody still to come, or hidden from me."""
        family = card_built(code) // VALUES
        return self.rounds > 1 or (bool(self.unseen) and self.odds[family] > 0)

    def wins(self, code: int) -> int:
        """How many visitors I see would enter my park after this build and not before it."""
        family, value = family_and_value(card_built(code))
        return self.won(family, self.appeals[self.me][family], value)

    def cheapskates(self, built: Cards, demolished: Cards) -> int:
        """The same of cheapskates, for a demolition after some builds."""
        if CHEAPSKATE not in self.kinds:
            return 0  # SM-61
        dear = self.appeals[self.me][CHEAPSKATE] - sum(value_of(card) for card in built)
        return self.won(CHEAPSKATE, dear, sum(value_of(card) for card in demolished))

    def won(self, kind: int, mine: int, more: int) -> int:
        return sum(
            number
            for rivals, number in self.seen(kind)
            if mine <= max(rivals.values()) < mine + more
        )

    def keeps(self, code: int) -> int:
        """How many of those that are mine now one more attraction of a rival could cost me.

        He still plays this round; with this build, that attraction would no longer be enough.
        """
        family, value = family_and_value(card_built(code))
        mine = self.appeals[self.me][family]
        total = 0
        for rivals, number in self.seen(family):
            threats = [appeal for seat, appeal in rivals.items() if self.still_plays(seat)]
            reach = max(threats) + self.strongest(code) if threats else 0
            if max(rivals.values()) < mine <= reach < mine + value:
                total += number
        return total

    def seen(self, kind: int) -> Iterator[tuple[dict[int, int], int]]:
        """Visitors of a kind, by who competes with me for them: seats and appeals."""
        yield {seat: self.appeals[seat][kind] for seat in self.rivals}, self.nationals[kind]
        for gap in self.gaps(self.me):
            seat = self.neighbour(gap)
            yield {seat: self.appeals[seat][kind]}, self.locals[gap][kind]

    def strongest(self, code: int) -> int:
        """The best attraction of a family that others may build once I have built mine."""
        family, _ = family_and_value(card_built(code))
        left = [*self.row]
        if is_of(BUILD_FROM_ROW, code):
            left.remove(card_built(code))
        of_family = range(family * VALUES, (family + 1) * VALUES)
        return max((value_of(c) for c in of_family if c in left or self.unknown[c]), default=0)


SIMPLE_REASONS: Final[dict[Verb[Scream], str]] = {
    OPEN: "reason-opening",
    RENEW: "reason-novelties",
    ADVERTISE: "reason-publicity",
    LOOK: "reason-survey",
    DEVELOP: "reason-develop",
    END: "reason-end",
}


def is_of(verb: Verb[Scream], code: int) -> bool:
    return verb.first <= code < verb.end


def builds(code: int) -> bool:
    return is_of(BUILD, code) or is_of(BUILD_FROM_ROW, code)


def card_built(code: int) -> int:
    return code - (BUILD if is_of(BUILD, code) else BUILD_FROM_ROW).first


def choices(available: Sequence[int], actions: int) -> Iterator[tuple[Cards, int]]:
    """Every choice of these sorted cards that so many actions can build, and its cost."""
    yield (), 0
    before = None
    for place, card in enumerate(available):
        if card != before and cost_of(card) <= actions:
            for rest, cost in choices(available[place + 1 :], actions - cost_of(card)):
                yield (card, *rest), cost + cost_of(card)
        before = card


def from_row(plan: Plan) -> list[int]:
    return [card_built(code) for code in plan.codes if is_of(BUILD_FROM_ROW, code)]


def expected(gains: list[tuple[float, float]], draws: int) -> float:
    """The best gain among so many draws, on average."""
    total = 0.0
    below = 1.0
    for gain, likely in sorted(gains, reverse=True):
        total += gain * (below**draws - max(below - likely, 0.0) ** draws)
        below = max(below - likely, 0.0)
    return total


def offer(kind: int, row: Sequence[int]) -> int:
    """Which values of a family the row offers: a bit for each."""
    if kind == CHEAPSKATE:
        return 0
    return sum(1 << place for place in range(VALUES) if kind * VALUES + place in row)


def family_and_value(card: int) -> tuple[int, int]:
    return card // VALUES, value_of(card)


def cards(names: Sequence[str]) -> list[int]:
    return [CARD_OF[name] for name in names]


def visitors(names: Sequence[str]) -> Counter[int]:
    return Counter(VISITOR_OF[name] for name in names)
