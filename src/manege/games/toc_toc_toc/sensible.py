"""Sensible — counts cards, guesses what lies at a door, and asks who would gain by it.

Every question comes down to one: how likely am I to win after this?
"""

from __future__ import annotations

import math
from functools import cached_property, lru_cache
from operator import itemgetter
from typing import Final

from manege.games.toc_toc_toc.components import (
    CARD_IDS,
    CHILD,
    COPIES,
    KINDS,
    MOST_SEATS,
    TAXI,
    TYPES,
    becomes_a_guest,
    is_vamp,
    type_of,
)
from manege.games.toc_toc_toc.effects import SEND, TAKE, frightened_types, of_type
from manege.games.toc_toc_toc.scoring import points
from manege.games.toc_toc_toc.turn import KNOCK, OPEN, REFUSE
from manege.kernel.bag import bag_of, cards_of, count, one, size, some
from manege.kernel.chance import chance_from
from manege.kernel.game import View
from manege.kernel.sight import Sight

TRUST: Final = 0.8  # how often a door-keeper does what serves him: people surprise
SHREWDNESS: Final = 6.0  # how much likelier a card is at the door where it serves its offerer
CAUGHT: Final = 0.5  # how many of the children and taxis are let in rather than kept out

KIND_OF: Final = {name: kind for kind, name in enumerate(CARD_IDS)}
ALL_CARDS: Final = sum(some(copies, kind) for kind, copies in enumerate(COPIES))

Two = tuple[int, int]
"""The parties of the two at the door: revealer and rival."""

Reason = tuple[str, dict[str, int]]
"""A sentence of the catalogue and what it tells; it may tell what only the bot knows."""


class Sensible:
    """After `choose`: the `reason` for the move, and the next best one, `rejected`."""

    def __init__(self, seed: int) -> None:
        self.chance = chance_from(seed)
        self.reason: Reason = ("", {})
        self.rejected = 0

    def choose(self, sight: Sight) -> int:
        evening = Evening(sight.view)
        values = evening.values(sight.options)
        best = max(values.values())
        equals = [code for code, value in values.items() if value == best]
        chosen = equals[self.chance.below(len(equals))]
        self.rejected = max((code for code in values if code != chosen), key=values.__getitem__)
        self.reason = evening.reason(chosen)
        return chosen


class Evening:
    """What one seat knows, counted: parties, hands and the unknown are bags of cards."""

    def __init__(self, view: View) -> None:
        zones, fields = view["zones"], view["fields"]
        self.me: int = view["viewer"]
        self.seats = range(view["seats"])
        self.question: str = view["deciding"][0]["decision"]
        self.offerer: int = fields["turn"]
        self.other: int = self.offerer if self.offerer != self.me else fields["keeper"]  # TT-R9
        self.in_the_light: list[str] = zones["revealed"]
        self.parties = [bag(party) for party in zones["party"]]
        self.seen = [bag(cards) for cards in fields.get("seen", [[]] * len(self.seats))]  # TT-R5
        self.held = [each if isinstance(each, int) else len(each) for each in zones["hand"]]
        self.held[self.offerer] += 1 if zones["door"] else 0

        out = bag(zones["out"])
        known = out + bag(zones["box"] + zones["top"] + self.in_the_light)
        self.unseen = ALL_CARDS - known - sum(self.parties) - sum(self.seen)  # but by its holder
        self.unknown = self.unseen + self.seen[self.me] - bag(zones["hand"][self.me])  # to me

        frights = COPIES[CHILD] + COPIES[TAXI] - count(out, CHILD) - count(out, TAXI)
        self.danger = 1 - (1 - CAUGHT / len(self.seats)) ** frights
        turns_left = (sum(self.held) + len(zones["top"]) + zones["pile"]) / len(self.seats)
        self.luck = 0.5 + math.sqrt(turns_left)  # points: how far a score may still stray
        self.pulls: dict[int, float] = {}
        self.standing = [self.pull(party) for party in self.parties]
        self.known: dict[tuple[int, int, int], list[float]] = {}

    # Who would gain

    def pull(self, party: int) -> float:
        """How strongly a party draws victory: its points, less those a child or taxi may cost."""
        if party not in self.pulls:
            total, at_stake = worth(party)
            self.pulls[party] = math.exp((total - self.danger * at_stake) / self.luck)
        return self.pulls[party]

    def after(self, revealer: int, rival: int, parties: Two) -> list[float]:
        """How likely each seat is to win once the two at the door have these parties."""
        pulls = self.standing.copy()
        pulls[revealer] = self.pull(parties[0])
        pulls[rival] = self.pull(parties[1])
        total = sum(pulls)
        return [pull / total for pull in pulls]

    def revealed(self, card: int, revealer: int, rival: int) -> list[float]:
        """The same once a card is revealed, and the rival has made the best of it."""
        key = card, revealer, rival
        if key not in self.known:
            results = effects(card, self.parties[revealer], self.parties[rival])
            chances = [self.after(revealer, rival, parties) for parties in results]
            self.known[key] = max(chances, key=itemgetter(rival))
        return self.known[key]

    # What lies at a door

    def possible(self, offerer: int, unknown: int) -> dict[int, float]:
        """How many of each card to expect in the offerer's hand: those seen, and unknown ones."""
        seen = self.seen[offerer]
        hidden = self.held[offerer] - size(seen)
        pool = unknown if hidden else 0
        each = hidden / max(int(size(pool)), 1)
        return {
            card: int(count(seen, card)) + each * int(count(pool, card))
            for card in range(KINDS)
            if count(seen + pool, card)
        }

    def serves(self, offerer: int, card: int, opens: dict[int, float]) -> dict[int, float]:
        """How much better each door serves the offerer of a card than his doors do on average.

        So a card is kept back until one door stands out for it.
        """
        values = {
            door: often * self.revealed(card, door, offerer)[offerer]
            + (1 - often) * self.revealed(card, offerer, door)[offerer]
            for door, often in opens.items()
        }
        usual = sum(values.values()) / len(values)
        return {door: value - usual for door, value in values.items()}

    def gains_by_opening(self, offerer: int, unknown: int) -> dict[int, float]:
        """For each door: what its keeper would gain by opening rather than refusing."""
        as_often_as_not = {door: 0.5 for door in self.seats if door != offerer}
        gains = dict.fromkeys(as_often_as_not, 0.0)
        weights = dict.fromkeys(as_often_as_not, 0.0)
        for card, number in self.possible(offerer, unknown).items():
            for door, served in self.serves(offerer, card, as_often_as_not).items():
                likely = number * math.exp(SHREWDNESS * served)
                opened = self.revealed(card, door, offerer)[door]
                refused = self.revealed(card, offerer, door)[door]
                gains[door] += likely * (opened - refused)
                weights[door] += likely
        return {door: gains[door] / weights[door] for door in gains}

    @cached_property
    def opens(self) -> dict[int, float]:
        """How likely each door opens to me, by what all know of my hand (TT-R5)."""
        gains = self.gains_by_opening(self.me, self.unseen)
        return {door: TRUST if gain > 0 else 1 - TRUST for door, gain in gains.items()}

    # The four questions

    def values(self, options: list[int]) -> dict[int, float]:
        """What each option does for me."""
        if self.question == "offer":
            offers = {code: card_and_door(code) for code in options}
            cards = {card for card, _ in offers.values()}
            served = {card: self.serves(self.me, card, self.opens) for card in cards}
            return {code: served[card][door] for code, (card, door) in offers.items()}
        if self.question == "answer":
            gain = self.gains_by_opening(self.offerer, self.unknown)[self.me]
            return {OPEN.first: gain, REFUSE.first: 0.0}
        parties = self.parties[self.other], self.parties[self.me]  # TT-39, TT-46: I am the rival
        return {
            code: self.after(self.other, self.me, self.chosen(code, *parties))[self.me]
            for code in options
        }

    def chosen(self, code: int, revealer: int, rival: int) -> Two:
        """The parties after my choice of a guest for a vamp, or of a type for a child or taxi."""
        if self.question == "take-guest":
            return lured(guest_taken(code), revealer, rival)
        return driven_off(KIND_OF[self.in_the_light[0]], type_sent(code), revealer, rival)

    # Why: sentences true of the position, whatever else was weighed

    def reason(self, code: int) -> Reason:
        if self.question == "offer":
            return self.reason_to_offer(*card_and_door(code))
        if self.question == "answer":
            return self.reason_to_open() if code == OPEN.first else self.reason_to_refuse()
        if self.question == "take-guest":
            return "reason-take-guest", {"seat": self.other, "card": guest_taken(code)}
        key = "reason-send-to-me" if self.in_the_light == ["child"] else "reason-send-home"
        return key, {"seat": self.other, "type": type_sent(code)}

    def reason_to_offer(self, card: int, door: int) -> Reason:
        scores = [worth(party)[0] for party in self.parties]
        results = effects(card, self.parties[door], self.parties[self.me])
        loss = scores[door] - min(worth(party)[0] for party, _ in results)
        if loss > 0 and self.opens[door] > 0.5:
            leads = scores[door] == max(scores)
            key = "reason-offer-harm-leader" if leads else "reason-offer-harm"
            return key, {"card": card, "seat": door, "points": loss}
        wanted_back = becomes_a_guest(card) and self.opens[door] < 0.5
        key = "reason-offer-wanted-back" if wanted_back else "reason-offer-best-door"
        return key, {"card": card, "seat": door}

    def reason_to_open(self) -> Reason:
        percent = int(100 * self.likely_guest())
        key = "reason-open-likely-guest" if percent >= 50 else "reason-open-better-here"
        return key, {"seat": self.offerer, "percent": percent}

    def reason_to_refuse(self) -> Reason:
        percent = int(100 * (1 - self.likely_guest()))
        key = "reason-refuse-likely-harm" if percent >= 50 else "reason-refuse-better-there"
        return key, {"seat": self.offerer, "percent": percent}

    def likely_guest(self) -> float:
        """The share of guests among the cards the offerer may hold, merely counted."""
        possible = self.possible(self.offerer, self.unknown)
        guests = [number for card, number in possible.items() if becomes_a_guest(card)]
        return sum(guests) / sum(possible.values())


@lru_cache(maxsize=10_000)
def worth(party: int) -> Two:
    """Its points (TT-24 to TT-26), and how many of them the next child or taxi would cost it."""
    total = sum(points(party).values())
    left = [party - of_type(party, creature) for creature in frightened(party)]
    return total, total - min((sum(points(each).values()) for each in left), default=total)


def effects(card: int, revealer: int, rival: int) -> list[Two]:
    """What may become of the two parties; where there are several, the rival chooses."""
    if becomes_a_guest(card):
        return [(revealer + one(card), rival)]
    if is_vamp(card):
        guests = dict.fromkeys(cards_of(of_type(revealer, type_of(card))))
        results = [lured(guest, revealer, rival) for guest in guests]
    else:
        results = [driven_off(card, creature, revealer, rival) for creature in frightened(revealer)]
    return results or [(revealer, rival)]  # TT-51, TT-52


def lured(guest: int, revealer: int, rival: int) -> Two:
    return revealer - one(guest), rival + one(guest)  # TT-37


def driven_off(card: int, creature: int, revealer: int, rival: int) -> Two:
    gone = of_type(revealer, creature)
    return revealer - gone, rival + gone if card == CHILD else rival  # TT-45, TT-50


def frightened(party: int) -> list[int]:
    types = frightened_types(party)
    return [creature for creature in range(TYPES) if types >> creature & 1]


def card_and_door(code: int) -> tuple[int, int]:
    """Of a knock."""
    return divmod(code - KNOCK.first, MOST_SEATS)


def guest_taken(code: int) -> int:
    return code - TAKE.first


def type_sent(code: int) -> int:
    return code - SEND.first


def bag(names: list[str]) -> int:
    return bag_of([KIND_OF[name] for name in names])
