"""Les gestes — what people do: « Prêt », pairs, next; and the room, its clock and its doors.

The room sits at the table as `House`, after the last player.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from manege.games.qui_paire_gagne.components import (
    CALLS,
    COUPLES,
    FEWEST_SEATS,
    GATHER,
    LOOK,
    MOST_SEATS,
    NO_PAIR,
    ONE,
    OTHER,
    PAIRING,
    PAIRS,
    PLACES,
    Pairs,
)
from manege.games.qui_paire_gagne.story import (
    LEFT,
    LOOSENED,
    PAIRED,
    SAID_READY,
    SAT_DOWN,
    TIME_WAS_UP,
)
from manege.kernel.bits import bit
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import (
    Decision,
    Verb,
    ask,
    ask_no_more,
    ask_nobody_else,
    ask_too,
    tell,
)

NUMBERS: Final = [f"{one + 1}-{other + 1}" for one, other in COUPLES]


# What players do


class Pair(Verb[Pairs]):
    """Two of one's own numbers, for any reason (PP-13, PP-14)."""

    def __init__(self) -> None:
        super().__init__([f"pair {pair}" for pair in NUMBERS])

    def offers(self, t: Pairs, seat: i64, c: Choices) -> None:
        if c.needs(t.pairs(seat) < PAIRS, FIVE_ALREADY):
            c.couples(t.free(seat), PLACES, PAIRED_ALREADY)

    def perform(self, t: Pairs, seat: i64, which: i64) -> None:
        t.laid[seat * PAIRS + t.pairs(seat)] = which
        tell(t, PAIRED, seat, ONE[which] + 1, OTHER[which] + 1)
        ask(t, PAIRINGS[seat])


FIVE_ALREADY: Final = Why("PP-12", "five-already")
PAIRED_ALREADY: Final = Why("PP-17", "paired-already", "number")


class Loosen(Verb[Pairs]):
    """A pair is undone, and « Prêt » with it, if that was said (PP-43, PP-46, PP-R5)."""

    def __init__(self) -> None:
        super().__init__([f"loosen {pair}" for pair in NUMBERS])

    def offers(self, t: Pairs, seat: i64, c: Choices) -> None:
        made = t.pairs(seat)
        n: i64 = 0
        while n < made:
            c.one(t.pair(seat, n))
            n += 1
        c.unless(not c.found, NO_SUCH_PAIR, ONE[c.which] + 1, OTHER[c.which] + 1)

    def perform(self, t: Pairs, seat: i64, which: i64) -> None:
        n: i64 = 0
        while t.pair(seat, n) != which:
            n += 1
        while n + 1 < PAIRS:  # the later ones move up: they keep the order of making (PP-54)
            t.laid[seat * PAIRS + n] = t.pair(seat, n + 1)
            n += 1
        t.laid[seat * PAIRS + n] = NO_PAIR
        tell(t, LOOSENED, seat, ONE[which] + 1, OTHER[which] + 1)
        t.ready &= ~bit(seat)
        look_at_the_clock(t)
        ask(t, PAIRINGS[seat])


NO_SUCH_PAIR: Final = Why("PP-44", "no-such-pair", "one", "other")


class SayReady(Verb[Pairs]):
    """Before the pictures, before the clock; then with five pairs (PP-7, PP-41, PP-46, PP-R13)."""

    def __init__(self) -> None:
        super().__init__(["ready"])

    def offers(self, t: Pairs, seat: i64, c: Choices) -> None:
        made: i64 = t.pairs(seat) if t.phase == PAIRING else PAIRS
        is_new = not t.ready & bit(seat)
        if c.needs(made == PAIRS, FIVE_FIRST, made) and c.needs(is_new, READY_ALREADY):
            c.one()

    def perform(self, t: Pairs, seat: i64, which: i64) -> None:
        t.ready |= bit(seat)
        tell(t, SAID_READY, seat)
        if t.phase == PAIRING:
            look_at_the_clock(t)
            ask(t, SECOND_THOUGHTS[seat])


FIVE_FIRST: Final = Why("PP-46", "five-first", "number")
READY_ALREADY: Final = Why("PP-46", "ready-already")


class Next(Verb[Pairs]):
    """The announcer has said what there was to say (PP-28, PP-59)."""

    def __init__(self) -> None:
        super().__init__(["next"])

    def offers(self, t: Pairs, seat: i64, c: Choices) -> None:
        c.one()

    def perform(self, t: Pairs, seat: i64, which: i64) -> None:
        """What follows is on the agenda."""


# What the room does


class TimeUp(Verb[Pairs]):
    """Nobody is waited for any longer (PP-18, PP-40, PP-47)."""

    def __init__(self) -> None:
        super().__init__(["time-up"])

    def offers(self, t: Pairs, seat: i64, c: Choices) -> None:
        if c.needs(has_a_clock(t), NO_CLOCK):
            c.one()

    def perform(self, t: Pairs, seat: i64, which: i64) -> None:
        tell(t, TIME_WAS_UP, t.phase)
        ask_nobody_else(t)


NO_CLOCK: Final = Why("PP-71", "no-clock")


class Leave(Verb[Pairs]):
    """For good: before closing also out of this round; after it the set still counts (PP-61)."""

    def __init__(self) -> None:
        super().__init__([f"leave {seat}" for seat in range(MOST_SEATS)])

    def offers(self, t: Pairs, seat: i64, c: Choices) -> None:
        if c.needs(t.rules.doors, ONLY_THE_CLOCK):
            c.places(t.present, ONLY_THE_CLOCK)

    def perform(self, t: Pairs, seat: i64, which: i64) -> None:
        t.present &= ~bit(which)
        t.ready &= ~bit(which)
        tell(t, LEFT, which)
        if t.phase != CALLS:
            t.playing &= ~bit(which)
            clear_set(t, which)
        ask_no_more(t, which)
        ask(t, the_house(t))


class Sit(Verb[Pairs]):
    """A latecomer plays from the next layout on, with what the seat has (PP-63)."""

    def __init__(self) -> None:
        super().__init__([f"sit {seat}" for seat in range(MOST_SEATS)])

    def offers(self, t: Pairs, seat: i64, c: Choices) -> None:
        if c.needs(t.rules.doors, ONLY_THE_CLOCK):
            c.places((bit(t.seats) - 1) & ~t.present, ONLY_THE_CLOCK)

    def perform(self, t: Pairs, seat: i64, which: i64) -> None:
        t.present |= bit(which)
        tell(t, SAT_DOWN, which)
        if t.phase == GATHER:
            ask_too(t, READIES[which])
        elif t.phase == CALLS and t.caller() == which:  # back in the middle of a call
            ask_too(t, ANNOUNCES[which])
        ask(t, the_house(t))


ONLY_THE_CLOCK: Final = Why("PP-40", "only-the-clock")


def clear_set(t: Pairs, seat: i64) -> None:
    n: i64 = 0
    while n < PAIRS:
        t.laid[seat * PAIRS + n] = NO_PAIR
        n += 1


def has_a_clock(t: Pairs) -> bool:
    """Without one all must be ready, but for those who are gone (PP-47, PP-71)."""
    return t.rules.clock != 0 or t.phase != PAIRING or t.ready != 0


def has_a_house(t: Pairs) -> bool:
    return has_a_clock(t) or t.rules.doors


def the_house(t: Pairs) -> Decision[Any]:
    """It is waited for where nobody else could go on: the announcer has left (PP-60)."""
    goes_on = t.phase == CALLS and not t.present & bit(t.caller())
    return (GOING_ON if goes_on else HOUSES)[t.seats - FEWEST_SEATS]


def look_at_the_clock(t: Pairs) -> None:
    """Without one the house may end the pairing only while somebody is ready (PP-47, PP-71)."""
    if t.rules.clock == 0 and has_a_house(t):
        ask_too(t, the_house(t))
    elif t.rules.clock == 0:
        ask_no_more(t, t.seats)


# What is asked

PAIR: Final = Pair()
LOOSEN: Final = Loosen()
READY: Final = SayReady()
NEXT: Final = Next()
TIME_UP: Final = TimeUp()
LEAVE: Final = Leave()
SIT: Final = Sit()


class Ready(Decision[Pairs]):
    """Before the pictures, and before the clock: everybody says so (PP-7, PP-41)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [READY])

    def elsewhere(self, t: Pairs, code: i64) -> Refusal:
        if t.phase == LOOK:
            return Refusal("PP-41", "only-look")
        return Refusal("PP-7", "ready-first")


class Pairing(Decision[Pairs]):
    """Five pairs, until closing; whoever is ready is not waited for (PP-11, PP-12, PP-46)."""

    def __init__(self, seat: i64, awaited: bool = True) -> None:
        super().__init__(seat, [PAIR, LOOSEN, READY], awaited)

    def elsewhere(self, t: Pairs, code: i64) -> Refusal:
        return Refusal("PP-44", "still-pairing")

    def __reduce__(self) -> tuple[object, ...]:
        return Pairing, (self.seat, self.awaited)


class Announce(Decision[Pairs]):
    """Whoever announces goes on when he likes (PP-59)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [NEXT])

    def elsewhere(self, t: Pairs, code: i64) -> Refusal:
        if code < LOOSEN.end:
            return Refusal("PP-48", "closed-yours")
        return Refusal("PP-59", "say-next")


class House(Decision[Pairs]):
    """The room's clock; where the doors are open it also sees people come and go."""

    def __init__(self, seat: i64, awaited: bool = False) -> None:
        super().__init__(seat, [TIME_UP, LEAVE, SIT], awaited)

    def elsewhere(self, t: Pairs, code: i64) -> Refusal:
        return Refusal("PP-40", "only-the-clock")

    def __reduce__(self) -> tuple[object, ...]:
        return House, (self.seat, self.awaited)


SEATS: Final = range(MOST_SEATS)
TABLES: Final = range(FEWEST_SEATS, MOST_SEATS + 1)
READIES: Final[list[Decision[Any]]] = [Ready(seat) for seat in SEATS]
PAIRINGS: Final[list[Decision[Any]]] = [Pairing(seat) for seat in SEATS]
SECOND_THOUGHTS: Final[list[Decision[Any]]] = [Pairing(seat, awaited=False) for seat in SEATS]
ANNOUNCES: Final[list[Decision[Any]]] = [Announce(seat) for seat in SEATS]
HOUSES: Final[list[Decision[Any]]] = [House(seats) for seats in TABLES]
GOING_ON: Final[list[Decision[Any]]] = [House(seats, awaited=True) for seats in TABLES]
