"""Les manches — visitors come, turns, visitors choose (SM-20 to SM-24, SM-41 to SM-56)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.scream_machine.components import (
    ACTIONS_A_TURN,
    CHEAPSKATE,
    COPIES,
    FROM_NEXT_DOOR,
    FROM_THE_NATION,
    NATIONALS,
    NO_CARD,
    NOBODY,
    ROW_SIZE,
    VISITOR_KINDS,
    Scream,
    sum_of,
    tally,
    ticket,
    visitor_kinds,
    welcome,
)
from manege.games.scream_machine.market import fill_the_row
from manege.games.scream_machine.story import (
    ENTERED,
    ENTERED_LOCAL,
    HIDDEN_LOCAL,
    LOCAL,
    NATIONAL,
    ROUND_BEGAN,
    ROUND_OVER,
    STAYED,
    STAYED_LOCAL,
    TURNED_UP,
    WELCOMED,
)
from manege.games.scream_machine.turn import ACTS
from manege.kernel.bag import count, one, some
from manege.kernel.table import Step, agenda_of, ask, tell, then


class BeginRound(Step[Scream]):
    """New visitors join those left over (SM-22); then each player has one turn (SM-23)."""

    def perform(self, t: Scream) -> None:
        t.round += 1
        t.turns = 0
        t.light += 1
        tell(t, ROUND_BEGAN, t.round, t.first)
        lay_out_visitors(t)
        then(t, TURNS)


class NextTurn(Step[Scream]):
    """The first player begins, the others follow clockwise (SM-24); then visitors choose."""

    def perform(self, t: Scream) -> None:
        if t.turns == t.seats:
            then(t, END_OF_THE_ROUND)
            return
        t.turn = (t.first + t.turns) % t.seats
        t.turns += 1
        t.actions = ACTIONS_A_TURN  # SM-23, SM-40
        t.used = 0  # SM-32
        take_turn(t)


def take_turn(t: Scream) -> None:
    """The active player acts; what comes after his turn is on the agenda."""
    then(t, REST_OF_THE_TURN)
    ask(t, ACTS[t.turn])


class FillTheRow(Step[Scream]):
    """At the end of every turn, the last one too (SM-29, SM-R35)."""

    def perform(self, t: Scream) -> None:
        fill_the_row(t, ROW_SIZE)


class EndRound(Step[Scream]):
    """Every visitor on the table chooses a park (SM-41 to SM-52)."""

    def perform(self, t: Scream) -> None:
        t.turn = NOBODY
        t.used = 0
        t.locals = t.locals[:]
        t.hidden = t.hidden[:]
        t.welcomed = t.welcomed[:]
        turn_up(t)
        nationals_choose(t)
        for place in range(t.gaps):
            locals_choose(t, gap_in_order(t, place))
        tell_the_welcomed(t)
        shuffle_visitors(t)
        t.first = t.left_of(t.first)  # SM-52
        if t.round < t.rounds:  # SM-53 to SM-56, SM-62
            then(t, NEXT_ROUND)


# Visitors come


def lay_out_visitors(t: Scream) -> None:
    """Nationals, a face-up layer, a face-down one, while there are any (SM-R13, SM-R14)."""
    for _ in range(NATIONALS):  # SM-20
        visitor = next_visitor(t)
        if visitor != NO_CARD:
            t.nationals += one(visitor)
            tell(t, NATIONAL, visitor)
    t.locals = t.locals[:]
    for place in range(t.gaps):  # SM-21
        gap = gap_in_order(t, place)
        visitor = next_visitor(t)
        if visitor != NO_CARD:
            t.locals[gap] += one(visitor)
            tell(t, LOCAL, gap, t.left_of(gap), visitor)
    t.hidden = t.hidden[:]
    for place in range(t.gaps):
        gap = gap_in_order(t, place)
        t.hidden[gap] = next_visitor(t)
        if t.hidden[gap] != NO_CARD:
            tell(t, HIDDEN_LOCAL, gap, t.left_of(gap))


def next_visitor(t: Scream) -> i64:
    if t.arrived == len(t.visitors):
        return NO_CARD
    t.arrived += 1
    return t.visitors[t.arrived - 1]


def gap_in_order(t: Scream, place: i64) -> i64:
    """The gap on the first player's left, then clockwise."""
    return 0 if t.gaps == 1 else (t.first + place) % t.seats


# Visitors choose


def turn_up(t: Scream) -> None:
    """All hidden visitors, and they stay face-up (SM-41, SM-R15)."""
    t.looked = 0
    for place in range(t.gaps):
        gap = gap_in_order(t, place)
        visitor = t.hidden[gap]
        if visitor == NO_CARD:
            continue
        t.hidden[gap] = NO_CARD
        t.locals[gap] += one(visitor)
        t.light += 1
        tell(t, TURNED_UP, gap, t.left_of(gap), visitor)


LOWER_THAN_ANY: Final = -1_000_000


def appeal(t: Scream, seat: i64, visitor: i64) -> i64:
    """What a visitor compares: his family's sum, or how cheap the ticket is (SM-42, SM-46)."""
    park = t.parks[seat]
    return -ticket(park) if visitor == CHEAPSKATE else sum_of(park, visitor)


def shown(compared: i64) -> i64:
    """The sum, or the price of the ticket."""
    return -compared if compared < 0 else compared


def nationals_choose(t: Scream) -> None:
    """Among all parks; like visitors go the same way (SM-42, SM-48, SM-R27)."""
    visitor: i64 = 0
    while visitor < VISITOR_KINDS:
        number = count(t.nationals, visitor)
        if number:
            national_chooses(t, visitor, number)
        visitor += 1


def national_chooses(t: Scream, visitor: i64, number: i64) -> None:
    host, best, following = best_of_all(t, visitor)
    if host == NOBODY:
        for _ in range(number):
            tell(t, STAYED, visitor, shown(best))
        return
    t.nationals -= some(number, visitor)
    welcome(t, host, FROM_THE_NATION, number)  # SM-49
    for _ in range(number):
        tell(t, ENTERED, host, visitor, shown(best), shown(following))


def best_of_all(t: Scream, visitor: i64) -> tuple[i64, i64, i64]:
    """The park he enters, its appeal and the next best; nobody where these are equal (SM-43)."""
    best = appeal(t, 0, visitor)
    following: i64 = LOWER_THAN_ANY
    host: i64 = 0
    seat: i64 = 1
    while seat < t.seats:
        here = appeal(t, seat, visitor)
        if here > best:
            following = best
            best = here
            host = seat
        elif here > following:
            following = here
        seat += 1
    return NOBODY if best == following else host, best, following  # SM-R2 to SM-R4


def locals_choose(t: Scream, gap: i64) -> None:
    """Between the two parks of the gap; the others do not count (SM-44, SM-48)."""
    visitor: i64 = 0
    while visitor < VISITOR_KINDS:
        number = count(t.locals[gap], visitor)
        if number:
            local_chooses(t, gap, visitor, number)
        visitor += 1


def local_chooses(t: Scream, gap: i64, visitor: i64, number: i64) -> None:
    left = gap
    right = t.left_of(gap)
    host, best, following = best_of_two(t, gap, visitor)
    if host == NOBODY:
        for _ in range(number):
            tell(t, STAYED_LOCAL, left, right, visitor, shown(best))
        return
    rival = left + right - host
    t.locals[gap] -= some(number, visitor)
    welcome(t, host, FROM_NEXT_DOOR, number)
    for _ in range(number):
        tell(t, ENTERED_LOCAL, host, rival, left, right, visitor, shown(best), shown(following))


def best_of_two(t: Scream, gap: i64, visitor: i64) -> tuple[i64, i64, i64]:
    """As among all parks, of the two that the gap lies between (SM-45, SM-R2, SM-R4)."""
    left = gap
    right = t.left_of(gap)
    on_the_left = appeal(t, left, visitor)
    on_the_right = appeal(t, right, visitor)
    if on_the_left == on_the_right:
        return NOBODY, on_the_left, on_the_right
    if on_the_left > on_the_right:
        return left, on_the_left, on_the_right
    return right, on_the_right, on_the_left


def tell_the_welcomed(t: Scream) -> None:
    for seat in range(t.seats):
        number = (
            t.welcomed[tally(t.round, seat, FROM_THE_NATION)]
            + t.welcomed[tally(t.round, seat, FROM_NEXT_DOOR)]
        )
        if number:
            tell(t, WELCOMED, seat, number)
    tell(t, ROUND_OVER, t.round)


def shuffle_visitors(t: Scream) -> None:
    """All who do not wait on the table are in the pile again; it is shuffled (SM-50, SM-51)."""
    waiting = t.nationals
    for gap in range(t.gaps):
        waiting += t.locals[gap]
    pile = vec[i64]()
    kind: i64 = 0
    while kind < visitor_kinds(t.seats):
        left = COPIES - count(waiting, kind)
        while left > 0:
            pile = append(pile, kind)
            left -= 1
        kind += 1
    t.chance.shuffle(pile)
    t.visitors = pile
    t.arrived = 0


TURNS: Final = agenda_of([NextTurn()])
REST_OF_THE_TURN: Final = agenda_of([FillTheRow(), NextTurn()])
END_OF_THE_ROUND: Final = agenda_of([EndRound()])
NEXT_ROUND: Final = agenda_of([BeginRound()])
