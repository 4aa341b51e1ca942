"""Matériel — 84 attractions, 32 visitors, and what lies where on the table (SM-1 to SM-10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.kernel.bag import EACH_KIND, cards_of, some
from manege.kernel.bits import bit
from manege.kernel.chance import Chance
from manege.kernel.refusal import Refusal
from manege.kernel.table import Table

FAMILIES: Final = 7
VALUES: Final = 3  # a family has attractions of value 1, 3 and 5
KINDS: Final = 21  # an attraction's kind is family × 3 + place of its value
COPIES: Final = 4  # of each attraction, and of each visitor
CHEAPSKATE: Final = 7  # the eighth family of visitors, who has no attractions (SM-46)
VISITOR_KINDS: Final = 8

NO_CARD: Final = -1
NOBODY: Final = -1

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 6
HAND_SIZE: Final = 5  # SM-4
ROW_SIZE: Final = 7  # SM-19
ACTIONS_A_TURN: Final = 4  # SM-11, SM-23
DEAREST: Final = 3  # actions: an attraction of value 5 (SM-12)
NATIONALS: Final = 5  # SM-20
ROUNDS: Final = [6, 6, 4, 5, 6]  # for 2 to 6 players: SM-62, SM-53 to SM-56
MOST_ROUNDS: Final = 6

# The five options of a turn (SM-31)
PUBLICITY: Final = 0
SURVEY: Final = 1
DEVELOPMENT: Final = 2
DEMOLITION: Final = 3
NOVELTIES: Final = 4
OPTION_IDS: Final = ["publicity", "survey", "development", "demolition", "novelties"]

# Where welcomed visitors came from
FROM_PUBLICITY: Final = 0
FROM_THE_NATION: Final = 1
FROM_NEXT_DOOR: Final = 2
SOURCES: Final = 3
SOURCE_IDS: Final = ["publicity", "national", "local"]

FAMILY_IDS: Final = ["coaster", "water", "kiddie", "food", "family", "thrill", "nostalgia"]
VISITOR_IDS: Final = [*FAMILY_IDS, "cheapskate"]
ATTRACTION_IDS: Final = [f"{family}-{value}" for family in FAMILY_IDS for value in (1, 3, 5)]


def together(cards: list[int]) -> str:
    """As notations write several cards."""
    return " + ".join(ATTRACTION_IDS[card] for card in cards)


THREE_BITS: Final = 3 * VALUES  # a family's share of a bag: three kinds side by side
ONE_FAMILY: Final = 0o777
FIRST_OF_EACH: Final = 0o001001001001001001001  # the place of value 1 in every family


def visitor_kinds(seats: i64) -> i64:
    """With two players the cheapskates, the last kind, stay in the box (SM-59)."""
    return CHEAPSKATE if seats == 2 else VISITOR_KINDS


def attraction(family: i64, value: i64) -> i64:
    return family * VALUES + value // 2


def value_of(kind: i64) -> i64:
    return 1 + 2 * (kind % VALUES)


def cost_of(kind: i64) -> i64:
    """In actions: 1, 2 or 3 (SM-12 to SM-14)."""
    return 1 + kind % VALUES


def affordable(bag: i64, actions: i64) -> i64:
    """The cards of a bag that cost no more than these actions."""
    if actions >= DEAREST:
        return bag
    cheap = some(EACH_KIND, 0) if actions == 1 else some(EACH_KIND, 0) + some(EACH_KIND, 1)
    return bag & (FIRST_OF_EACH * cheap)


def sum_of(park: i64, family: i64) -> i64:
    """A park's value in a symbol: all its attractions of that family (SM-R1)."""
    cards = (park >> (family * THREE_BITS)) & ONE_FAMILY
    return (cards & 7) + 3 * ((cards >> 3) & 7) + 5 * (cards >> 6)


def ticket(park: i64) -> i64:
    """Its price: the values of all its attractions (SM-47)."""
    total: i64 = 0
    while park:
        total += (park & 7) + 3 * ((park >> 3) & 7) + 5 * ((park >> 6) & 7)
        park >>= THREE_BITS
    return total


def families_in(park: i64) -> i64:
    """How many different symbols it shows (SM-58, SM-R31)."""
    number: i64 = 0
    while park:
        if park & ONE_FAMILY:
            number += 1
        park >>= THREE_BITS
    return number


# What a trace tells of
INTO_A_HAND: Final = 0  # unseen by the others (SM-35)
OUT_OF_A_HAND: Final = 1  # in sight of all (SM-25)
NEW_PILE: Final = 2  # the discards were reshuffled (SM-30)


class Trace:
    """How cards went into hands and out of them, the last first; see imagining.py.

    It begins when the pile is first made of discards, with the hands of then. It never changes, so
    that copies share it.
    """

    def __init__(self, what: i64, seat: i64, cards: i64, before: Trace | None) -> None:
        self.what: i64 = what
        self.seat: i64 = seat
        self.cards: i64 = cards
        self.before = before

    def __reduce__(self) -> tuple[object, ...]:
        return Trace, (self.what, self.seat, self.cards, self.before)


NOTHING_YET: Final = vec[i64]()


class Scream(Table):
    """Hands, parks, row, nationals and locals are bags; both piles are drawn from in order.

    What seldom changes is shared by copies: whoever writes on it takes a new sheet first, `[:]`.
    """

    def __init__(self, seats: i64, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.hands = NOTHING_YET
        self.parks = NOTHING_YET
        self.scores = NOTHING_YET
        self.row: i64 = 0
        self.discards: i64 = 0
        self.nationals: i64 = 0
        self.looked: i64 = 0  # a bit for each gap and seat: who surveyed it this round (SM-R16)
        self.first: i64 = 0
        self.round: i64 = 0  # 0 while the parks are not open yet
        self.turn: i64 = NOBODY
        self.turns: i64 = 0  # how many seats have begun their turn this round
        self.actions: i64 = 0
        self.used: i64 = 0  # a bit for each of the five options (SM-32)
        # Shared by copies
        self.chosen = NOTHING_YET  # openings kept and not yet shown (SM-15)
        self.pile = NOTHING_YET  # the drawn cards too
        self.drawn: i64 = 0
        self.trace: Trace | None = None  # of hands, since the pile was first made of discards
        self.visitors = NOTHING_YET  # the pile, those who came too
        self.arrived: i64 = 0
        self.locals = NOTHING_YET  # of each gap, face-up; gap g lies between seat g and the next
        self.hidden = NOTHING_YET  # of each gap: its face-down visitor, or NO_CARD
        self.welcomed = NOTHING_YET  # by round, seat and source: see `tally`

    def copy(self) -> Scream:
        twin = Scream(self.seats, self.chance.copy())
        self.lend_to(twin)
        twin.hands = self.hands[:]
        twin.parks = self.parks[:]
        twin.scores = self.scores[:]
        twin.row = self.row
        twin.discards = self.discards
        twin.nationals = self.nationals
        twin.looked = self.looked
        twin.first = self.first
        twin.round = self.round
        twin.turn = self.turn
        twin.turns = self.turns
        twin.actions = self.actions
        twin.used = self.used
        twin.chosen = self.chosen
        twin.pile = self.pile
        twin.drawn = self.drawn
        twin.trace = self.trace
        twin.visitors = self.visitors
        twin.arrived = self.arrived
        twin.locals = self.locals
        twin.hidden = self.hidden
        twin.welcomed = self.welcomed
        return twin

    def not_asked(self, seat: i64) -> Refusal:
        decision = self.decision
        if decision is None:
            return Refusal("SM-57", "over")
        if self.round == 0:
            return Refusal("SM-15", "already-kept")
        return Refusal("SM-24", "not-your-turn", {"seat": decision.seat})

    @property
    def rounds(self) -> i64:
        return ROUNDS[self.seats - FEWEST_SEATS]

    @property
    def gaps(self) -> i64:
        """One for each pair of neighbours, so two players have one (SM-R12)."""
        return 1 if self.seats == 2 else self.seats

    def gap_before(self, seat: i64) -> i64:
        """The gap on a seat's other side; for two players it is the same one."""
        if self.seats == 2:
            return 0
        return seat - 1 if seat > 0 else self.seats - 1

    def gap_after(self, seat: i64) -> i64:
        """For two players nobody waits in the second one's."""
        return seat

    def left_in_pile(self) -> i64:
        return len(self.pile) - self.drawn

    def hand(self, seat: i64) -> list[int]:
        return cards_of(self.hands[seat])

    def park(self, seat: i64) -> list[int]:
        return cards_of(self.parks[seat])


def tally(round_: i64, seat: i64, source: i64) -> i64:
    """The place of a count in `welcomed`."""
    return (round_ * MOST_SEATS + seat) * SOURCES + source


def welcome(t: Scream, seat: i64, source: i64, number: i64) -> None:
    """The pawn advances, one space a visitor (SM-8); `welcomed` must be a new sheet."""
    t.scores[seat] += number
    t.welcomed[tally(t.round, seat, source)] += number


def looker(gap: i64, seat: i64) -> i64:
    """The bit of `looked` for this gap and seat."""
    return bit(gap * MOST_SEATS + seat)
