"""Les manches — visitors come, turns, visitors choose (SM-20 to SM-24, SM-41 to SM-56)."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.scream_machine.components import (
    CHEAPSKATE,
    COPIES,
    FEWEST_SEATS,
    FROM_NEXT_DOOR,
    FROM_THE_NATION,
    KINDS,
    MOST_SEATS,
    NATIONALS,
    NO_CARD,
    NOBODY,
    ROW_SIZE,
    Scream,
    sum_of,
    tally,
    ticket,
    visitor_kinds,
    welcome,
)
from manege.games.scream_machine.market import fill_the_row
from manege.games.scream_machine.turn import begin_turn
from manege.kernel.bag import cards_of, count, one
from manege.kernel.table import Agenda, Step, Table, agenda_of, tell, then


class BeginRound(Step):
    """New visitors join those left over (SM-22); then each player has one turn (SM-23)."""

    def perform(self, table: Table) -> None:
        t = cast(Scream, table)
        t.round += 1
        t.turns = 0
        t.light += 1
        if t.story is not None:
            tell(t, "round_began", round=t.round, first=t.first)
        lay_out_visitors(t)
        then(t, ROUND_OF[t.seats - FEWEST_SEATS])


class Turn(Step):
    """The first player begins, the others follow clockwise (SM-24)."""

    def perform(self, table: Table) -> None:
        t = cast(Scream, table)
        begin_turn(t, (t.first + t.turns) % t.seats)
        t.turns += 1


class FillTheRow(Step):
    """At the end of every turn, the last one too (SM-29, SM-R35)."""

    def perform(self, table: Table) -> None:
        fill_the_row(cast(Scream, table), ROW_SIZE)


class EndRound(Step):
    """Every visitor on the table chooses a park (SM-41 to SM-52)."""

    def perform(self, table: Table) -> None:
        t = cast(Scream, table)
        t.turn = NOBODY
        t.used = 0
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
            if t.story is not None:
                tell(t, "national", card=KINDS + visitor)
    for place in range(t.gaps):  # SM-21
        gap = gap_in_order(t, place)
        visitor = next_visitor(t)
        if visitor != NO_CARD:
            t.locals[gap] += one(visitor)
            if t.story is not None:
                tell(t, "local", left=gap, right=t.left_of(gap), card=KINDS + visitor)
    for place in range(t.gaps):
        gap = gap_in_order(t, place)
        t.hidden[gap] = next_visitor(t)
        if t.hidden[gap] != NO_CARD and t.story is not None:
            tell(t, "hidden_local", left=gap, right=t.left_of(gap))


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
        if t.story is not None:
            tell(t, "turned_up", left=gap, right=t.left_of(gap), card=KINDS + visitor)


LOWER_THAN_ANY: Final = -1_000_000


def appeal(t: Scream, seat: i64, visitor: i64) -> i64:
    """What a visitor compares: his family's sum, or how cheap the ticket is (SM-42, SM-46)."""
    park = t.parks[seat]
    return -ticket(park) if visitor == CHEAPSKATE else sum_of(park, visitor)


def shown(compared: i64) -> i64:
    """The sum, or the price of the ticket."""
    return -compared if compared < 0 else compared


def nationals_choose(t: Scream) -> None:
    for visitor in cards_of(t.nationals):
        best = appeal(t, 0, visitor)
        following: i64 = LOWER_THAN_ANY
        host: i64 = 0
        for seat in range(1, t.seats):
            here = appeal(t, seat, visitor)
            if here > best:
                following = best
                best = here
                host = seat
            elif here > following:
                following = here
        if best == following:  # SM-43, SM-R2 to SM-R4
            if t.story is not None:
                tell(t, "stayed", card=KINDS + visitor, value=shown(best))
            continue
        t.nationals -= one(visitor)
        welcome(t, host, FROM_THE_NATION, 1)  # SM-42, SM-48, SM-49
        if t.story is not None:
            facts = {"card": KINDS + visitor, "value": shown(best), "next": shown(following)}
            tell(t, "entered", seat=host, **facts)


def locals_choose(t: Scream, gap: i64) -> None:
    """Between the two parks of the gap; the others do not count (SM-44, SM-48)."""
    left = gap
    right = t.left_of(gap)
    for visitor in cards_of(t.locals[gap]):
        on_the_left = appeal(t, left, visitor)
        on_the_right = appeal(t, right, visitor)
        if on_the_left == on_the_right:  # SM-45, SM-R2, SM-R4
            if t.story is not None:
                value = shown(on_the_left)
                tell(t, "stayed_local", left=left, right=right, card=KINDS + visitor, value=value)
            continue
        host = left if on_the_left > on_the_right else right
        t.locals[gap] -= one(visitor)
        welcome(t, host, FROM_NEXT_DOOR, 1)
        if t.story is not None:
            rival = right if host == left else left
            value = shown(appeal(t, host, visitor))
            following = shown(appeal(t, rival, visitor))
            facts = {"left": left, "right": right, "card": KINDS + visitor, "value": value}
            tell(t, "entered_local", seat=host, rival=rival, next=following, **facts)


def tell_the_welcomed(t: Scream) -> None:
    if t.story is None:
        return
    for seat in range(t.seats):
        number = (
            t.welcomed[tally(t.round, seat, FROM_THE_NATION)]
            + t.welcomed[tally(t.round, seat, FROM_NEXT_DOOR)]
        )
        if number:
            tell(t, "welcomed", seat=seat, number=number)
    tell(t, "round_over", round=t.round)


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


def turns_of(seats: int) -> Agenda:
    turns: list[Step] = []
    for _ in range(seats):
        turns += [Turn(), FillTheRow()]
    return agenda_of([*turns, EndRound()])


ROUND_OF: Final = [turns_of(seats) for seats in range(FEWEST_SEATS, MOST_SEATS + 1)]
NEXT_ROUND: Final = agenda_of([BeginRound()])
