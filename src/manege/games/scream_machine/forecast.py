"""Forecast — how likely a park will be the one that a visitor chooses, now and in later rounds.

The appeal of a park is the sum of a family or, to cheapskates, the ticket with a minus sign.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.scream_machine.components import MOST_ROUNDS, MOST_SEATS, VALUES

# How often a park gets a 1, a 3, a 5 of a family in one turn; in this round it depends on the
# visitors its owner could win (none, one, two, more) and on whether the row offers the card.
# Counted in games among this bot's own kind, as are the tickets below.
IN_ROW: Final = [(0.20, 0.04, 0.01), (0.24, 0.25, 0.09), (0.25, 0.36, 0.38), (0.15, 0.25, 0.55)]
IN_HAND: Final = [(0.01, 0.00, 0.00), (0.02, 0.03, 0.02), (0.02, 0.05, 0.07), (0.02, 0.06, 0.18)]
IN_A_LATER_ROUND: Final = (0.055, 0.065, 0.055)
IN_AN_OPENING: Final = (0.16, 0.09, 0.03)

# How often a ticket gets dearer by -5, -4 … 6 in one turn, by the cheapskates its owner could win
CHEAPER: Final = -5
DEARER: Final = [
    [0.00, 0.00, 0.00, 0.01, 0.00, 0.03, 0.03, 0.03, 0.12, 0.19, 0.41, 0.18],
    [0.01, 0.01, 0.02, 0.05, 0.02, 0.10, 0.06, 0.09, 0.10, 0.13, 0.28, 0.13],
    [0.03, 0.04, 0.05, 0.13, 0.05, 0.15, 0.08, 0.09, 0.07, 0.06, 0.18, 0.07],
    [0.03, 0.04, 0.08, 0.18, 0.12, 0.13, 0.06, 0.05, 0.05, 0.05, 0.14, 0.07],
]
OPENS_AT: Final = [0.0, 0.0, 0.0, 0.16, 0.64, 0.20]
MOST_VISITORS: Final = 3  # in these tables

# What an owner may still do before this round ends; other numbers are those of `eager_for`
NOTHING: Final = -1
ACT: Final = -2
OPEN_AND_ACT: Final = -3
FIRST_EAGER: Final = OPEN_AND_ACT
EAGERS: Final = ((MOST_VISITORS + 1) << VALUES) - FIRST_EAGER


def eager_for(visitors: i64, offered: i64) -> i64:
    """How many visitors of a kind an owner could win yet, and what the row offers him."""
    if visitors > MOST_VISITORS:
        visitors = MOST_VISITORS
    return visitors << VALUES | offered


# By how much an appeal changes: by this round's end, and in so many more


def raised(ones: float, threes: float, fives: float) -> list[float]:
    return [1 - ones - threes - fives, ones, 0.0, threes, 0.0, fives]


def in_one_turn(eager: int) -> list[float]:
    stake = eager >> VALUES
    often = [
        (IN_ROW if eager >> place & 1 else IN_HAND)[stake][place] for place in range(int(VALUES))
    ]
    return raised(*often)


def added(one: list[float], other: list[float]) -> list[float]:
    total = [0.0] * (len(one) + len(other) - 1)
    for x, likely in enumerate(one):
        for y, as_well in enumerate(other):
            total[x + y] += likely * as_well
    return total


def growth(eager: int, rounds: int, cheap: bool) -> tuple[int, list[float]]:
    """The least, and how likely each from there upwards; of a ticket, by how much it is dearer."""
    least = int(CHEAPER) if cheap else 0
    usual = DEARER[1] if cheap else raised(*IN_A_LATER_ROUND)
    if rounds:
        before, chances = growth(eager, rounds - 1, cheap)
        return before + least, added(chances, usual)
    if eager == NOTHING:
        return 0, [1.0]
    if eager == ACT:
        return least, usual
    if eager == OPEN_AND_ACT:
        return least, added(OPENS_AT if cheap else raised(*IN_AN_OPENING), usual)
    return least, DEARER[eager >> VALUES] if cheap else in_one_turn(eager)


def change_of_appeal(eager: int, rounds: int, cheap: bool) -> tuple[int, list[float]]:
    least, chances = growth(eager, rounds, cheap)
    return (1 - least - len(chances), chances[::-1]) if cheap else (least, chances)


WIDEST: Final = 72  # of a row in these tables
ROWS: Final = 2 * EAGERS * MOST_ROUNDS
LEAST: Final = vec[i64]([0] * ROWS)
LENGTH: Final = vec[i64]([0] * ROWS)
CHANCES: Final = vec[float]([0.0] * (ROWS * WIDEST))
UP_TO: Final = vec[float]([0.0] * (ROWS * WIDEST))  # the same, added up


def change_at(eager: i64, rounds: i64, cheap: bool) -> i64:
    """Its row in these tables, which is written when it is first needed."""
    row = (eager - FIRST_EAGER) * MOST_ROUNDS + rounds
    if cheap:
        row += EAGERS * MOST_ROUNDS
    if LENGTH[row] == 0:
        write_row(row, int(eager), int(rounds), cheap)
    return row


def write_row(row: i64, eager: int, rounds: int, cheap: bool) -> None:
    least, chances = change_of_appeal(eager, rounds, cheap)
    so_far: float = 0.0
    place = row * WIDEST
    for likely in chances:
        so_far += likely
        CHANCES[place] = likely
        UP_TO[place] = so_far
        place += 1
    LEAST[row] = least
    LENGTH[row] = len(chances)


def up_to_here(row: i64, more: i64) -> float:
    """How likely it changes by no more than this."""
    place = more - LEAST[row]
    if place < 0:
        return 0.0
    last = LENGTH[row] - 1
    if place > last:
        place = last
    return UP_TO[row * WIDEST + place]


# Races

APPEALS: Final = 128  # more than any park has
PACKED: Final = 64  # an appeal and how eager its owner is, as one number
EACH_RIVAL: Final = 14  # bits of such a number
MOST_KNOWN: Final = 400_000  # numbers of remembered standings


class Forecaster:
    """A race is that for one kind of visitor, among all parks or against one neighbour.

    First its `rivals` are named, then `prospects` are asked.
    """

    def __init__(self) -> None:
        self.rivalry: float = 0.0  # what it costs me if one rival wins a visitor
        self.rounds: i64 = 0
        self.cheap: bool = False
        self.rivals = vec[i64]([0] * MOST_SEATS)
        self.number: i64 = 0
        # For each number of rounds to come: from some lowest appeal upwards, how likely it beats
        # all rivals, and loses
        self.known: dict[int, int] = {}
        self.room: i64 = MOST_KNOWN
        self.lows = vec[i64]()
        self.starts = vec[i64]()
        self.ends = vec[i64]()
        self.beats = vec[float]()
        self.loses = vec[float]()
        # Of each rival: row and appeal; how likely it is up to here at most, or below
        self.rows = vec[i64]([0] * MOST_SEATS)
        self.appeals = vec[i64]([0] * MOST_SEATS)
        self.here = vec[float]([0.0] * MOST_SEATS)
        self.below = vec[float]([0.0] * MOST_SEATS)

    def begin(self, rounds: i64, cheap: bool) -> None:
        self.rounds = rounds
        self.cheap = cheap
        self.number = 0

    def add(self, appeal: i64, eager: i64) -> None:
        """One rival more, kept in order."""
        packed = appeal * PACKED + eager - FIRST_EAGER
        place = self.number
        while place > 0 and self.rivals[place - 1] > packed:
            self.rivals[place] = self.rivals[place - 1]
            place -= 1
        self.rivals[place] = packed
        self.number += 1

    def race(self) -> i64:
        """The number of this race."""
        key = int(self.number * 16 + self.rounds * 2 + (1 if self.cheap else 0))
        n: i64 = 0
        while n < self.number:
            key = key << EACH_RIVAL | int(self.rivals[n] + APPEALS * PACKED)
            n += 1
        found = self.known.get(key, -1)
        if found >= 0:
            return found
        race = len(self.starts)
        more: i64 = 0
        while more < self.rounds:
            self.stand(more)
            more += 1
        self.known[key] = int(race)
        return race

    def make_room(self) -> None:
        """Before races are named: those named so far may be forgotten."""
        if len(self.beats) < self.room:
            return
        self.known = {}
        self.lows = vec[i64]()
        self.starts = vec[i64]()
        self.ends = vec[i64]()
        self.beats = vec[float]()
        self.loses = vec[float]()

    def stand(self, more: i64) -> None:
        """It loses to one rival alone; if two share the lead, the visitor goes nowhere (SM-43,
        SM-R4)."""
        low: i64 = 2 * APPEALS
        high: i64 = -2 * APPEALS
        n: i64 = 0
        while n < self.number:
            packed = self.rivals[n]
            eager = packed % PACKED
            row = change_at(eager + FIRST_EAGER, more, self.cheap)
            self.rows[n] = row
            self.appeals[n] = (packed - eager) // PACKED
            least = self.appeals[n] + LEAST[row]
            if least - 1 < low:
                low = least - 1
            if least + LENGTH[row] > high:
                high = least + LENGTH[row]
            n += 1
        start: i64 = len(self.beats)
        self.lows = append(self.lows, low)
        self.starts = append(self.starts, start)
        self.beats = append(self.beats, 0.0)
        appeal = low
        while appeal < high:
            best: float = 1.0
            n = 0
            while n < self.number:
                likely = up_to_here(self.rows[n], appeal - self.appeals[n])
                best *= likely
                self.below[n] = self.here[n]
                self.here[n] = likely
                n += 1
            if appeal > low:
                self.loses = append(self.loses, self.one_alone())
            self.beats = append(self.beats, best)
            appeal += 1
        self.loses = append(self.loses, 0.0)
        self.loses = append(self.loses, 0.0)
        place: i64 = len(self.beats) - 2
        self.ends = append(self.ends, place + 2)
        while place > start:  # how likely each is so far; any above it from now on
            place -= 1
            self.loses[place] += self.loses[place + 1]

    def one_alone(self) -> float:
        """One rival is here, all others below."""
        total: float = 0.0
        one: i64 = 0
        while one < self.number:
            likely = self.here[one] - self.below[one]
            if likely > 0.0:
                other: i64 = 0
                while other < self.number:
                    if other != one:
                        likely *= self.below[other]
                    other += 1
                total += likely
            one += 1
        return total

    def prospects(self, race: i64, mine: i64, eager: i64) -> tuple[float, float]:
        """What a visitor who waits now is worth to me; one of each later round, all together."""
        worth: float = 0.0
        later: float = 0.0
        more = self.rounds - 1
        while more >= 0:
            row = change_at(eager, more, self.cheap)
            start = self.starts[race + more]
            last = self.ends[race + more] - 1
            there = start + mine + LEAST[row] - self.lows[race + more]
            win: float = 0.0
            lose: float = 0.0
            place = row * WIDEST
            end = place + LENGTH[row]
            while place < end:
                at = there
                if at < start:
                    at = start
                elif at > last:
                    at = last
                likely = CHANCES[place]
                win += likely * self.beats[at]
                lose += likely * self.loses[at]
                place += 1
                there += 1
            worth = win - self.rivalry * lose + (1.0 - win - lose) * worth
            if more > 0:
                later += worth
            more -= 1
        return worth, later
