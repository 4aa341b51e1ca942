"""Season — what one seat knows, and how many more visitors than the others a change will bring it.

A visitor's kind is his family, or CHEAPSKATE; cards are bags.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.scream_machine.components import (
    CHEAPSKATE,
    COPIES,
    FAMILIES,
    KINDS,
    MOST_SEATS,
    NATIONALS,
    NO_CARD,
    ONE_FAMILY,
    THREE_BITS,
    VALUES,
    VISITOR_KINDS,
    Scream,
    looker,
    sum_of,
    ticket,
    value_of,
    visitor_kinds,
)
from manege.games.scream_machine.forecast import ACT, NOTHING, OPEN_AND_ACT, Forecaster, eager_for
from manege.kernel.bag import EACH_KIND, count, marks, one, size
from manege.kernel.bits import bit

# What things are worth, in visitors
RIVALRY: Final = 1.0  # one more for each rival costs me this much
KEEPING: Final = 0.1  # a card kept in hand, for each round to come

LOCALS: Final = 2  # come to each gap in a round (SM-21)

NO_GAP: Final = -1
OFFERS: Final = 1 << VALUES
CURVES: Final = VISITOR_KINDS * OFFERS  # a kind of visitor, and what the row then has for him
RACES: Final = 3  # the nationals', then those of my gaps
CHANGES: Final = 32  # of an appeal, in one turn: from -16
NOT_YET: Final = -1e9


class Season:
    def __init__(self) -> None:
        self.forecast = Forecaster()
        self.me: i64 = 0
        self.seats: i64 = 0
        self.opening: bool = False
        self.rounds: i64 = 0  # with this one
        self.first: i64 = 0
        self.actions: i64 = 0
        self.hand: i64 = 0
        self.row: i64 = 0
        self.park: i64 = 0
        self.keeping: float = 0.0
        self.kinds: i64 = 0
        self.gaps = vec[i64]([0, 0])  # mine
        self.neighbours = vec[i64]([0, 0])
        self.unseen: i64 = 0  # a bit for each gap of mine where somebody hides from me
        self.nationals: i64 = 0
        self.locals = vec[i64]([0] * MOST_SEATS)
        self.appeals = vec[i64]([0] * (MOST_SEATS * VISITOR_KINDS))
        self.offers = vec[i64]([0] * VISITOR_KINDS)
        self.odds = vec[float]([0.0] * VISITOR_KINDS)  # of whoever hides
        self.unknown = vec[i64]([0] * KINDS)
        self.forgets: bool = False  # what lies in the discards
        # By curve
        self.drawn = vec[i64]([0] * CURVES)  # whether its races are known
        self.races = vec[i64]([0] * (CURVES * RACES))
        self.worths = vec[float]([0.0] * (CURVES * CHANGES))

    # What is known

    def look(self, t: Scream, me: i64) -> None:
        self.me = me
        self.seats = t.seats
        self.opening = t.round == 0
        self.rounds = t.rounds - (t.round - 1 if t.round > 0 else 0)
        self.first = t.first
        self.actions = t.actions
        self.hand = t.hands[me]
        self.row = t.row
        self.park = t.parks[me]
        self.keeping = KEEPING * float(self.rounds - 1)
        self.kinds = visitor_kinds(t.seats)
        self.forecast.rivalry = RIVALRY / float(t.seats - 1)
        self.forecast.make_room()
        self.look_around(t)
        self.see_visitors(t)
        self.count_cards(t)
        curve: i64 = 0
        while curve < CURVES:
            self.drawn[curve] = 0
            curve += 1

    def look_around(self, t: Scream) -> None:
        self.gaps[0] = t.gap_before(self.me)
        self.gaps[1] = NO_GAP if t.gaps == 1 else t.gap_after(self.me)
        self.neighbours[0] = self.me - 1 if self.me > 0 else t.seats - 1
        self.neighbours[1] = t.left_of(self.me)
        seat: i64 = 0
        while seat < t.seats:
            park = t.parks[seat]
            family: i64 = 0
            while family < FAMILIES:
                self.appeals[seat * VISITOR_KINDS + family] = sum_of(park, family)
                family += 1
            self.appeals[seat * VISITOR_KINDS + CHEAPSKATE] = -ticket(park)
            seat += 1
        kind: i64 = 0
        while kind < VISITOR_KINDS:
            self.offers[kind] = offer(kind, t.row)
            kind += 1

    def see_visitors(self, t: Scream) -> None:
        self.nationals = t.nationals
        self.unseen = 0
        waiting = t.nationals
        gap: i64 = 0
        while gap < t.gaps:
            self.locals[gap] = t.locals[gap]
            if gap == self.gaps[0] or gap == self.gaps[1]:
                self.see_hidden(t, gap)
            waiting += self.locals[gap]
            gap += 1
        left: i64 = 0
        kind: i64 = 0
        while kind < self.kinds:
            left += COPIES - count(waiting, kind)
            kind += 1
        kind = 0
        while kind < self.kinds:
            possible: float = float(COPIES - count(waiting, kind))
            self.odds[kind] = possible / float(left if left > 0 else 1)
            kind += 1

    def see_hidden(self, t: Scream, gap: i64) -> None:
        if t.hidden[gap] == NO_CARD:
            return
        if t.looked & looker(gap, self.me):
            self.locals[gap] += one(t.hidden[gap])  # SM-R16
        else:
            self.unseen |= bit(gap)

    def count_cards(self, t: Scream) -> None:
        """Those that nobody has shown me."""
        card: i64 = 0
        while card < KINDS:
            seen = count(t.row, card) + count(self.hand, card)
            if not self.forgets:
                seen += count(t.discards, card)
            seat: i64 = 0
            while seat < t.seats:
                seen += count(t.parks[seat], card)
                seat += 1
            self.unknown[card] = COPIES - seen
            card += 1

    # Who competes for whom

    def still_plays(self, seat: i64) -> bool:
        """Whether this rival's turn comes after mine in this round (SM-24)."""
        return (seat - self.first) % self.seats > (self.me - self.first) % self.seats

    def appeal(self, seat: i64, kind: i64) -> i64:
        return self.appeals[seat * VISITOR_KINDS + kind]

    def waits(self, place: i64, kind: i64) -> i64:
        """How many of a kind I see in a gap of mine."""
        return count(self.locals[self.gaps[place]], kind)

    def eager(self, seat: i64, kind: i64, offered: i64) -> i64:
        """What this rival may still do this round."""
        if self.opening:
            return OPEN_AND_ACT
        if not self.still_plays(seat):
            return NOTHING
        stake = count(self.nationals, kind)
        if self.seats == 2:
            stake += count(self.locals[0], kind)
        else:
            before = seat - 1 if seat > 0 else self.seats - 1
            stake += count(self.locals[before], kind) + count(self.locals[seat], kind)
        return eager_for(stake, offered)

    def draw(self, curve: i64) -> None:
        """The races for a kind of visitor, if the row then offers so much."""
        kind = curve // OFFERS
        offered = curve % OFFERS
        forecast = self.forecast
        cheap = kind == CHEAPSKATE
        forecast.begin(self.rounds, cheap)
        seat: i64 = 0
        while seat < self.seats:
            if seat != self.me:
                forecast.add(self.appeal(seat, kind), self.eager(seat, kind, offered))
            seat += 1
        self.races[curve * RACES] = forecast.race()
        place: i64 = 0
        while place < 2:
            if self.gaps[place] != NO_GAP:
                seat = self.neighbours[place]
                forecast.begin(self.rounds, cheap)
                forecast.add(self.appeal(seat, kind), self.eager(seat, kind, offered))
                self.races[curve * RACES + 1 + place] = forecast.race()
            place += 1
        change: i64 = 0
        while change < CHANGES:
            self.worths[curve * CHANGES + change] = NOT_YET
            change += 1
        self.drawn[curve] = 1

    # What a change to my park is worth

    def worth(self, kind: i64, change: i64, offered: i64) -> float:
        """Of an appeal to a kind of visitor, now and in later rounds."""
        curve = kind * OFFERS + offered
        if self.drawn[curve] == 0:
            self.draw(curve)
        at = curve * CHANGES + change + CHANGES // 2
        if self.worths[at] == NOT_YET:
            self.worths[at] = self.expected(curve, kind, self.appeal(self.me, kind) + change)
        return self.worths[at]

    def expected(self, curve: i64, kind: i64, appeal: i64) -> float:
        coming: float = float(NATIONALS) / float(self.kinds)
        waiting: float = coming if self.opening else float(count(self.nationals, kind))
        now, later = self.prospects(curve, 0, kind, appeal)
        total: float = waiting * now + coming * later
        coming = float(LOCALS) / float(self.kinds)
        place: i64 = 0
        while place < 2:
            gap = self.gaps[place]
            if gap != NO_GAP:
                waiting = coming if self.opening else float(count(self.locals[gap], kind))
                if self.unseen & bit(gap):
                    waiting += self.odds[kind]
                now, later = self.prospects(curve, 1 + place, kind, appeal)
                total += waiting * now + coming * later
            place += 1
        return total

    def prospects(self, curve: i64, race: i64, kind: i64, appeal: i64) -> tuple[float, float]:
        eager = ACT if self.opening else NOTHING
        self.forecast.begin(self.rounds, kind == CHEAPSKATE)
        return self.forecast.prospects(self.races[curve * RACES + race], appeal, eager)

    def gain(self, built: i64, demolished: i64, renewed: i64) -> float:
        """Cards are built out of the row where it has them: others cannot have them then."""
        row = self.row - renewed
        from_row = in_both(built, row)
        row -= from_row
        total: float = -self.keeping * float(size(built - from_row))
        dearer: i64 = 0
        family: i64 = 0
        changed = built | renewed
        while family < FAMILIES:
            gone = demolished != NO_CARD and demolished // VALUES == family
            if gone or changed >> (family * THREE_BITS) & ONE_FAMILY:
                change = sum_of(built, family) - (value_of(demolished) if gone else 0)
                dearer += change
                total += self.worth(family, change, offer(family, row))
                total -= self.worth(family, 0, self.offers[family])
            family += 1
        if self.kinds > CHEAPSKATE and dearer != 0:
            total += self.worth(CHEAPSKATE, -dearer, 0) - self.worth(CHEAPSKATE, 0, 0)  # SM-47
        return total

    def swing(self, place: i64, kind: i64, change: i64) -> float:
        """By how much a change alters the worth of one visitor more in a gap of mine."""
        curve = kind * OFFERS + self.offers[kind]
        if self.drawn[curve] == 0:
            self.draw(curve)
        appeal = self.appeal(self.me, kind)
        after, _ = self.prospects(curve, 1 + place, kind, appeal + change)
        before, _ = self.prospects(curve, 1 + place, kind, appeal)
        return after - before

    # What a build is good for, whatever else was weighed

    def may_please(self, card: i64) -> bool:
        """Somebody still to come, or hidden from me."""
        return self.rounds > 1 or (self.unseen != 0 and self.odds[card // VALUES] > 0.0)

    def wins(self, card: i64) -> i64:
        """How many visitors I see would enter my park after this build and not before it."""
        family = card // VALUES
        return self.won(family, self.appeal(self.me, family), value_of(card))

    def cheapskates(self, built: i64, demolished: i64) -> i64:
        """The same of cheapskates, for a demolition after some builds."""
        if self.kinds <= CHEAPSKATE:
            return 0  # SM-61
        dear = self.appeal(self.me, CHEAPSKATE) - ticket(built)
        return self.won(CHEAPSKATE, dear, value_of(demolished))

    def won(self, kind: i64, mine: i64, more: i64) -> i64:
        total: i64 = 0
        number = count(self.nationals, kind)
        if number and mine <= self.best_rival(kind) < mine + more:
            total += number
        place: i64 = 0
        while place < 2:
            if self.gaps[place] != NO_GAP:
                there = self.appeal(self.neighbours[place], kind)
                if mine <= there < mine + more:
                    total += self.waits(place, kind)
            place += 1
        return total

    def best_rival(self, kind: i64) -> i64:
        best: i64 = -CHANGES * CHANGES
        seat: i64 = 0
        while seat < self.seats:
            if seat != self.me and self.appeal(seat, kind) > best:
                best = self.appeal(seat, kind)
            seat += 1
        return best

    def keeps(self, card: i64, from_row: bool) -> i64:
        """How many of those that are mine now one more attraction of a rival could cost me.

        He still plays this round; with this build, that attraction would no longer be enough.
        """
        family = card // VALUES
        mine = self.appeal(self.me, family)
        more = self.strongest(card, from_row)
        total: i64 = 0
        reach: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if seat != self.me and self.still_plays(seat):
                there = self.appeal(seat, family) + more
                if there > reach:
                    reach = there
            seat += 1
        if self.best_rival(family) < mine <= reach < mine + value_of(card):
            total += count(self.nationals, family)
        place: i64 = 0
        while place < 2:
            seat = self.neighbours[place]
            if self.gaps[place] != NO_GAP and self.still_plays(seat):
                there = self.appeal(seat, family)
                if there < mine <= there + more < mine + value_of(card):
                    total += self.waits(place, family)
            place += 1
        return total

    def strongest(self, card: i64, from_row: bool) -> i64:
        """The best attraction of a family that others may build once I have built mine."""
        family = card // VALUES
        row = self.row - one(card) if from_row else self.row
        place: i64 = VALUES - 1
        while place >= 0:
            other = family * VALUES + place
            if count(row, other) > 0 or self.unknown[other] > 0:
                return value_of(other)
            place -= 1
        return 0

    def serves(self, card: i64, from_row: bool) -> bool:
        return self.may_please(card) or self.wins(card) > 0 or self.keeps(card, from_row) > 0


def in_both(bag: i64, other: i64) -> i64:
    """The cards that both have."""
    both: i64 = 0
    rest = marks(bag) & marks(other)
    while rest:
        kind = (rest & -rest) * EACH_KIND
        rest &= rest - 1
        here = bag & kind
        there = other & kind
        if there < here:
            here = there
        both += here
    return both


def offer(kind: i64, row: i64) -> i64:
    """Which values of a family the row offers: a bit for each."""
    if kind == CHEAPSKATE:
        return 0
    cards = row >> (kind * THREE_BITS) & ONE_FAMILY
    offered: i64 = 0
    if cards & 0o7:
        offered |= 1
    if cards & 0o70:
        offered |= 2
    if cards & 0o700:
        offered |= 4
    return offered
