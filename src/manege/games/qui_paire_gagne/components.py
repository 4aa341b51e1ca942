"""Matériel — two-sided pictures, eleven numbers a player, and the table (PP-1 to PP-5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.kernel.bits import bit
from manege.kernel.chance import Chance
from manege.kernel.pairs import couple_of
from manege.kernel.refusal import Refusal
from manege.kernel.table import Table

FEWEST_SEATS: Final = 3  # PP-1; with two nothing can score (PP-62)
USUAL_SEATS: Final = 8
MOST_SEATS: Final = 12  # PP-76: the big table
PLACES: Final = 11  # PP-2: the tokens; number n of the table is place n - 1 here
PAIRS: Final = 5  # PP-12
MOST_PICTURES: Final = 300  # PP-64: on 150 cards
FEWEST_PICTURES: Final = 22  # PP-75: one layout of eleven cards, both sides
MOST_ROUNDS: Final = 26  # PP-70

NO_PAIR: Final = -1

# Phases of a round
GATHER: Final = 0  # everybody says ready (PP-7)
LOOK: Final = 1  # PP-9, PP-41
PAIRING: Final = 2  # PP-11
CALLS: Final = 3  # PP-19
PHASE_IDS: Final = ["gather", "look", "pairing", "calls"]

# When a rotten apple is worth nothing (PP-73, PP-74)
BOTH: Final = 0  # held by one, or by all (PP-R1)
LONE_ONLY: Final = 1
NEVER: Final = 2
OFF: Final = 3  # there is no apple
APPLE_IDS: Final = ["both", "lone_only", "none", "off"]

COUPLES: Final = [(one, other) for one in range(PLACES) for other in range(one + 1, PLACES)]
ONE: Final = vec[i64]([one for one, _ in COUPLES])
OTHER: Final = vec[i64]([other for _, other in COUPLES])
POSSIBLE_PAIRS: Final = 55
ALL_PLACES: Final = 0b11111111111


def couple(one: i64, other: i64) -> i64:
    """The number of the pair of two places, whichever is named first (PP-13, PP-57)."""
    return couple_of(one, other, PLACES) if one < other else couple_of(other, one, PLACES)


def places_of(pair: i64) -> i64:
    """Both its places, a bit each."""
    return bit(ONE[pair]) | bit(OTHER[pair])


class Rules:
    """What the table has agreed on before the game; it never changes (PP-70 to PP-75)."""

    def __init__(
        self,
        rounds: i64,
        clock: i64,
        looks: bool,
        fresh: bool,
        apple: i64,
        doors: bool,
        album: bool,
    ) -> None:
        self.rounds: i64 = rounds  # PP-6
        self.clock: i64 = clock  # seconds (PP-10); 0: only "all ready" closes (PP-71)
        self.looks: bool = looks  # PP-41
        self.fresh: bool = fresh  # eleven new cards every round (PP-72)
        self.apple: i64 = apple
        self.doors: bool = doors  # people may come and go (PP-61, PP-63)
        self.album: bool = album  # their own pictures (PP-75)

    def __reduce__(self) -> tuple[object, ...]:
        return Rules, (
            self.rounds,
            self.clock,
            self.looks,
            self.fresh,
            self.apple,
            self.doors,
            self.album,
        )


NOTHING_YET: Final = vec[i64]()
NO_RULES: Final = Rules(0, 0, False, False, BOTH, False, False)


class Pairs(Table):
    """A seat's set is five places of `laid`, in the order of making (PP-54)."""

    def __init__(self, seats: i64, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.rules = NO_RULES
        self.ups = NOTHING_YET  # the pile from its top: the side that lies up (PP-64), and
        self.downs = NOTHING_YET  # the other one; neither changes, so copies share them
        self.dealt: i64 = 0  # cards of the pile laid out so far
        self.turned: bool = False  # do the last eleven show their other side (PP-30)
        self.laid = NOTHING_YET
        self.scores = NOTHING_YET
        self.present: i64 = 0  # a bit for each seat that somebody has
        self.playing: i64 = 0  # those of this round: N of the sheet (PP-R3)
        self.ready: i64 = 0
        self.first: i64 = 0  # who announces first this round (PP-53)
        self.round: i64 = 0
        self.phase: i64 = GATHER
        self.void: bool = False  # too few were left: the last round does not count (PP-62)
        self.calls = NOTHING_YET  # of this round: pairs, then apples as 55 + place
        self.callers = NOTHING_YET
        self.called: i64 = 0  # how many of them so far

    def copy(self) -> Pairs:
        twin = Pairs(self.seats, self.chance.copy())
        self.lend_to(twin)
        twin.rules = self.rules
        twin.ups = self.ups
        twin.downs = self.downs
        twin.dealt = self.dealt
        twin.turned = self.turned
        twin.laid = self.laid[:]
        twin.scores = self.scores[:]
        twin.present = self.present
        twin.playing = self.playing
        twin.ready = self.ready
        twin.first = self.first
        twin.round = self.round
        twin.phase = self.phase
        twin.void = self.void
        twin.calls = self.calls  # made anew each round
        twin.callers = self.callers
        twin.called = self.called
        return twin

    def not_asked(self, seat: i64) -> Refusal:
        if self.decision is None:
            return Refusal("PP-34", "over")
        if not self.present & bit(seat):
            return Refusal("PP-63", "not-at-the-table")
        if self.phase == CALLS:
            return Refusal("PP-48", "closed", {"seat": self.caller()})
        return Refusal("PP-7", "wait-for-the-others")

    def turns_next(self) -> bool:
        """The next round lays the same cards, turned over (PP-30, PP-32, PP-72)."""
        return self.round > 0 and not self.turned and not self.rules.fresh

    def picture(self, place: i64) -> i64:
        card = self.dealt - PLACES + place
        return self.downs[card] if self.turned else self.ups[card]

    def pair(self, seat: i64, n: i64) -> i64:
        return self.laid[seat * PAIRS + n]

    def pairs(self, seat: i64) -> i64:
        """How many of them are made."""
        made: i64 = 0
        while made < PAIRS and self.laid[seat * PAIRS + made] != NO_PAIR:
            made += 1
        return made

    def made(self, seat: i64) -> i64:
        """A seat's pairs, a bit each."""
        pairs: i64 = 0
        n: i64 = 0
        while n < PAIRS and self.laid[seat * PAIRS + n] != NO_PAIR:
            pairs |= bit(self.laid[seat * PAIRS + n])
            n += 1
        return pairs

    def free(self, seat: i64) -> i64:
        """The places in none of a seat's pairs, a bit each."""
        places: i64 = ALL_PLACES
        n: i64 = 0
        while n < PAIRS and self.laid[seat * PAIRS + n] != NO_PAIR:
            places &= ~places_of(self.laid[seat * PAIRS + n])
            n += 1
        return places

    def set_of(self, seat: i64) -> list[int]:
        return [self.pair(seat, n) for n in range(self.pairs(seat))]

    def caller(self) -> i64:
        """Who announces what is being called."""
        return self.callers[self.called - 1]
