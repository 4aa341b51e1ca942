"""The guide — counts cards, guesses what lies at a door, and asks who would gain by it.

Every question comes down to one: how likely am I to win after this?
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.toc_toc_toc.components import (
    CHILD,
    COPIES,
    KINDS,
    MOST_SEATS,
    NO_CARD,
    ROLES,
    SCARECROW,
    TAXI,
    TYPES,
    Toc,
    becomes_a_guest,
    is_vamp,
    type_of,
)
from manege.games.toc_toc_toc.effects import SEND, TAKE, frightened_types, guests_of, of_type
from manege.games.toc_toc_toc.imagining import imagined, lay
from manege.games.toc_toc_toc.scoring import worth
from manege.games.toc_toc_toc.turn import KNOCK, OPEN, REFUSE
from manege.kernel.bag import BITS, count, kinds, marks, nth_kind, one, size, some
from manege.kernel.bits import bit, bits
from manege.kernel.chance import Chance
from manege.kernel.guide import Guide
from manege.kernel.weighing import best_of

TRUST: Final = 0.8  # how often a door-keeper does what serves him: people surprise
SHREWDNESS: Final = 6.0  # how much likelier a card is at the door where it serves its offerer
CAUGHT: Final = 0.5  # how many of the children and taxis are let in rather than kept out

TRIES: Final = 20  # deals, until one fits the knock
FINE: Final = 1_000_000  # steps of a draw
KNOWING: Final = 12.0  # like SHREWDNESS, where no deal has fitted

ALL_CARDS: Final = sum(some(copies, kind) for kind, copies in enumerate(COPIES))
FRIGHTS: Final = COPIES[CHILD] + COPIES[TAXI]

# What guests of one type come to, by how many of each role there are: points, and how many of them
# can be frightened
OF_A_TYPE: Final = ROLES * BITS
ROLES_TOGETHER: Final = (1 << (OF_A_TYPE - BITS)) - 1  # vamps are no guests
POINTS: Final = vec[i64]([worth(guests) for guests in range(ROLES_TOGETHER + 1)])
TIMID: Final = vec[i64](
    [
        guests_of(guests, 0) if frightened_types(guests) else 0
        for guests in range(ROLES_TOGETHER + 1)
    ]
)
A_SCARECROW: Final = worth(one(SCARECROW))

DANGER: Final = [  # by seats and by children and taxis still to come
    vec[float]([1 - (1 - CAUGHT / max(seats, 1)) ** frights for frights in range(FRIGHTS + 1)])
    for seats in range(MOST_SEATS + 1)
]


class TocGuide(Guide[Toc]):
    """All that is counted here is known to the seat that looks; hands and parties are bags."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: i64 = 0
        self.me: i64 = 0
        self.unseen: i64 = 0  # cards that only their holder has seen, if anybody
        self.danger: float = 0.0  # how likely the next child or taxi comes to a given party
        self.luck: float = 1.0  # points: how far a score may still stray
        self.parties = vec[i64]([0] * MOST_SEATS)
        self.pulls = vec[float]([0.0] * MOST_SEATS)
        # Of the card revealed last: how likely the two at the door are to win then
        self.at_revealer: float = 0.0
        self.at_rival: float = 0.0
        # By card and door: how likely offerer and keeper win if it opens, or stays shut
        self.opened = vec[float]([0.0] * (KINDS * MOST_SEATS))
        self.shut = vec[float]([0.0] * (KINDS * MOST_SEATS))
        # By door
        self.served = vec[float]([0.0] * MOST_SEATS)
        self.gained = vec[float]([0.0] * MOST_SEATS)  # by the keeper of a door, of one card
        self.gains = vec[float]([0.0] * MOST_SEATS)  # of all that may lie there
        self.weights = vec[float]([0.0] * MOST_SEATS)
        self.often = vec[float]([0.0] * MOST_SEATS)

    # What is known

    def look(self, t: Toc, me: i64) -> None:
        self.me = me
        self.unseen = ALL_CARDS - t.out - t.box
        if t.drawn < len(t.pile):
            self.unseen -= one(t.pile[t.drawn])
        if t.revealed:
            self.unseen -= one(t.card)
        held: i64 = 0
        seat: i64 = 0
        while seat < t.seats:
            self.unseen -= t.parties[seat] + self.seen_of(t, seat)
            held += size(t.hands[seat])
            seat += 1
        if t.face_down():
            held += 1
        self.judge(t, held)

    def judge(self, t: Toc, held: i64) -> None:
        self.seats = t.seats
        frights = FRIGHTS - count(t.out, CHILD) - count(t.out, TAXI)
        self.danger = DANGER[t.seats][frights]
        turns_left: float = float(held + t.pile_size()) / float(t.seats)
        self.luck = 0.5 + math.sqrt(turns_left)
        seat: i64 = 0
        while seat < t.seats:
            self.parties[seat] = t.parties[seat]
            self.pulls[seat] = self.pull(t.parties[seat])
            seat += 1

    def seen_of(self, t: Toc, seat: i64) -> i64:
        """Cards that all saw it draw (TT-R5)."""
        return t.seen[seat] if t.memory and not self.forgets else 0

    # Who would gain

    def pull(self, party: i64) -> float:
        """How strongly a party draws victory: its points, less those a child or taxi may cost."""
        total: i64 = A_SCARECROW * count(party, SCARECROW)
        at_stake: i64 = 0
        most: i64 = 1
        creature: i64 = 0
        while creature < TYPES:
            guests = party & ROLES_TOGETHER
            party >>= OF_A_TYPE
            points = POINTS[guests]
            total += points
            timid = TIMID[guests]
            if timid > most:
                most = timid
                at_stake = points
            elif timid == most and points > at_stake:
                at_stake = points
            creature += 1
        return math.exp((float(total) - self.danger * float(at_stake)) / self.luck)

    def after(self, revealer: i64, rival: i64, mine: float, theirs: float) -> None:
        """Once the two at the door have parties of these pulls; the rival takes what suits it."""
        total = mine + theirs
        seat: i64 = 0
        while seat < self.seats:
            if seat != revealer and seat != rival:
                total += self.pulls[seat]
            seat += 1
        chance = theirs / total
        if chance > self.at_rival:
            self.at_rival = chance
            self.at_revealer = mine / total

    def reveal(self, card: i64, revealer: i64, rival: i64) -> None:
        """A card is revealed, and the rival makes the best of it."""
        party = self.parties[revealer]
        self.at_rival = -1.0
        if becomes_a_guest(card):
            self.after(revealer, rival, self.pull(party + one(card)), self.pulls[rival])
        elif is_vamp(card):
            guests = marks(of_type(party, type_of(card)))
            while guests:
                guest = guests & -guests
                guests -= guest
                self.lured(guest, revealer, rival)
        else:
            types = frightened_types(party)
            creature: i64 = 0
            while types >> creature:
                if types >> creature & 1:
                    self.driven_off(card, creature, revealer, rival)
                creature += 1
        if self.at_rival < 0.0:  # TT-51, TT-52
            self.after(revealer, rival, self.pulls[revealer], self.pulls[rival])

    def lured(self, guest: i64, revealer: i64, rival: i64) -> None:
        """One guest, as a bag, goes over (TT-37)."""
        mine = self.pull(self.parties[revealer] - guest)
        self.after(revealer, rival, mine, self.pull(self.parties[rival] + guest))

    def driven_off(self, card: i64, creature: i64, revealer: i64, rival: i64) -> None:
        """All of a type go to the rival, or home (TT-45, TT-50)."""
        gone = of_type(self.parties[revealer], creature)
        mine = self.pull(self.parties[revealer] - gone)
        theirs = self.pulls[rival] if card == TAXI else self.pull(self.parties[rival] + gone)
        self.after(revealer, rival, mine, theirs)

    # What lies at a door

    def serve(self, card: i64, offerer: i64) -> None:
        """How much better each door serves the offerer of a card than his doors do on average.

        So a card is kept back until one door stands out for it.
        """
        usual: float = 0.0
        door: i64 = 0
        while door < self.seats:
            if door != offerer:
                at = card * MOST_SEATS + door
                value = self.often[door] * self.opened[at] + self.shut[at] * (1 - self.often[door])
                self.served[door] = value
                usual += value
            door += 1
        usual /= float(self.seats - 1)
        door = 0
        while door < self.seats:
            self.served[door] -= usual
            door += 1

    def weigh_doors(self, t: Toc, offerer: i64, unknown: i64) -> None:
        """For each door: what its keeper would gain by opening rather than refusing."""
        seen = self.seen_of(t, offerer)
        hidden = size(t.held(offerer)) - size(seen)
        pool = unknown if hidden else 0
        each: float = float(hidden) / float(max(size(pool), 1))
        door: i64 = 0
        while door < self.seats:
            self.gains[door] = 0.0
            self.weights[door] = 0.0
            self.often[door] = 0.5
            door += 1
        card: i64 = 0
        while card < KINDS:
            number: float = float(count(seen, card)) + each * float(count(pool, card))
            if number > 0.0:
                self.weigh_card(card, offerer, number)
            card += 1
        door = 0
        while door < self.seats:
            if door != offerer:
                self.gains[door] /= self.weights[door]
            door += 1

    def weigh_card(self, card: i64, offerer: i64, number: float) -> None:
        """One that the offerer may hold, so many times."""
        door: i64 = 0
        while door < self.seats:
            if door != offerer:
                at = card * MOST_SEATS + door
                self.reveal(card, door, offerer)
                self.opened[at] = self.at_rival
                gained = self.at_revealer
                self.reveal(card, offerer, door)
                self.shut[at] = self.at_revealer
                self.gained[door] = gained - self.at_rival
            door += 1
        self.serve(card, offerer)
        door = 0
        while door < self.seats:
            if door != offerer:
                likely: float = number * math.exp(SHREWDNESS * self.served[door])
                self.gains[door] += likely * self.gained[door]
                self.weights[door] += likely
            door += 1

    # The four questions

    def weigh(self, t: Toc, seat: i64) -> None:
        """What each option does for me."""
        self.codes = vec[i64]()
        self.values = vec[float]()
        self.look(t, seat)
        if t.card == NO_CARD:
            self.weigh_knocks(t)
        elif not t.revealed:
            self.weigh_doors(t, t.turn, self.unseen + self.seen_of(t, seat) - t.hands[seat])
            self.option(OPEN.first, self.gains[seat])
            self.option(REFUSE.first, 0.0)
        elif is_vamp(t.card):
            self.weigh_guests(t, t.rival_of(seat))
        else:
            self.weigh_types(t, t.rival_of(seat))

    def option(self, code: i64, value: float) -> None:
        self.codes = append(self.codes, code)
        self.values = append(self.values, value)

    def weigh_knocks(self, t: Toc) -> None:
        me = self.me
        self.expect_answers(t)
        hand = t.hands[me]
        n: i64 = 0
        while n < kinds(hand):
            card = nth_kind(hand, n)
            self.serve(card, me)
            door: i64 = 0
            while door < self.seats:
                if door != me:
                    self.option(KNOCK.first + card * MOST_SEATS + door, self.served[door])
                door += 1
            n += 1

    def expect_answers(self, t: Toc) -> None:
        """How likely each door opens to me, by what all know of my hand (TT-R5)."""
        self.weigh_doors(t, self.me, self.unseen)
        door: i64 = 0
        while door < self.seats:
            self.often[door] = TRUST if self.gains[door] > 0.0 else 1 - TRUST
            door += 1

    def weigh_guests(self, t: Toc, revealer: i64) -> None:
        """I am the rival, and choose (TT-39)."""
        guests = marks(of_type(t.parties[revealer], type_of(t.card)))
        while guests:
            guest = guests & -guests
            guests -= guest
            self.at_rival = -1.0
            self.lured(guest, revealer, self.me)
            self.option(TAKE.first + nth_kind(guest, 0), self.at_rival)

    def weigh_types(self, t: Toc, revealer: i64) -> None:
        """Likewise (TT-46, TT-49)."""
        types = frightened_types(t.parties[revealer])
        creature: i64 = 0
        while types >> creature:
            if types >> creature & 1:
                self.at_rival = -1.0
                self.driven_off(t.card, creature, revealer, self.me)
                self.option(SEND.first + creature, self.at_rival)
            creature += 1

    # Worlds

    def imagine(self, t: Toc, seat: i64, chance: Chance) -> Toc:
        """What lies at the door is what somebody sensible would have knocked with there; some
        knocks are doubted."""
        world = imagined(t, seat, chance)
        if not t.face_down() or t.turn == seat or self.doubt >= 100:
            return world
        tries: i64 = 0
        while tries < TRIES:
            if self.knocks_so(world, chance):
                return world
            world = imagined(t, seat, chance)
            tries += 1
        self.take_back(world)
        self.look(world, world.turn)
        lay(world, self.likely_card(world, chance))
        return world

    def knocks_so(self, world: Toc, chance: Chance) -> bool:
        """With this hand: then the card lies before the door."""
        laid = world.card
        self.take_back(world)
        if chance.below(100) < self.doubt:
            lay(world, laid)
            return chance.below(world.seats - 1) == 0
        self.look(world, world.turn)
        self.codes = vec[i64]()
        self.values = vec[float]()
        self.weigh_knocks(world)
        knock = self.codes[best_of(self.values, chance)] - KNOCK.first
        lay(world, knock // MOST_SEATS)
        return knock % MOST_SEATS == world.keeper

    def take_back(self, world: Toc) -> None:
        world.hands[world.turn] += one(world.card)
        world.card = NO_CARD

    def likely_card(self, world: Toc, chance: Chance) -> i64:
        """Of this hand, by how well the door would serve it."""
        self.expect_answers(world)
        hand = world.hands[world.turn]
        weights = vec[float]()
        total: float = 0.0
        n: i64 = 0
        while n < kinds(hand):
            card = nth_kind(hand, n)
            self.serve(card, world.turn)
            total += float(count(hand, card)) * math.exp(KNOWING * self.served[world.keeper])
            weights = append(weights, total)
            n += 1
        drawn: float = total * float(chance.below(FINE)) / float(FINE)
        n = 0
        while weights[n] <= drawn:
            n += 1
        return nth_kind(hand, n)

    # How it stands

    def may_stop(self, t: Toc) -> bool:
        """Not while a card is at the door."""
        return t.card == NO_CARD

    def evaluate(self, t: Toc, shares: vec[float]) -> None:
        if t.decision is None:
            share_the_victory(t, shares)
            return
        held: i64 = 0
        seat: i64 = 0
        while seat < t.seats:
            held += size(t.held(seat))
            seat += 1
        self.judge(t, held)
        total: float = 0.0
        seat = 0
        while seat < t.seats:
            total += self.pulls[seat]
            seat += 1
        seat = 0
        while seat < t.seats:
            shares[seat] = self.pulls[seat] / total
            seat += 1


def share_the_victory(t: Toc, shares: vec[float]) -> None:
    """As it ends (TT-27, TT-R25)."""
    best: i64 = -1
    winners: i64 = 0
    seat: i64 = 0
    while seat < t.seats:
        total: i64 = points_of(t.parties[seat])
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


def points_of(party: i64) -> i64:
    """`scoring.worth`, out of the tables."""
    total: i64 = A_SCARECROW * count(party, SCARECROW)
    creature: i64 = 0
    while creature < TYPES:
        total += POINTS[party & ROLES_TOGETHER]
        party >>= OF_A_TYPE
        creature += 1
    return total
