"""Jeu — phase by phase: everybody ready, the pictures, a look, pairs, calls (PP-7 to PP-36)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from manege.games.qui_paire_gagne.calls import list_calls, make_call
from manege.games.qui_paire_gagne.components import (
    CALLS,
    FEWEST_SEATS,
    GATHER,
    LOOK,
    PAIRING,
    PLACES,
    Pairs,
)
from manege.games.qui_paire_gagne.people import (
    ANNOUNCES,
    PAIRINGS,
    READIES,
    clear_set,
    has_a_house,
    the_house,
)
from manege.games.qui_paire_gagne.story import (
    CLOSED,
    PAIRING_BEGAN,
    ROUND_BEGAN,
    ROUND_OVER,
    SHOWN,
    VOID,
)
from manege.kernel.bits import bit, bits
from manege.kernel.table import Decision, Step, agenda_of, ask_together, tell, then


class Gather(Step[Pairs]):
    """A round's pictures are shown only when everybody is ready (PP-7)."""

    def perform(self, t: Pairs) -> None:
        t.phase = GATHER
        t.ready = 0
        seat: i64 = 0
        while seat < t.seats:
            clear_set(t, seat)
            seat += 1
        if are_enough(t, t.present):
            ask_all(t, READIES, t.present)
            then(t, LAY_OUT)


class LayOut(Step[Pairs]):
    """Eleven new cards, or the same ones turned over (PP-8, PP-30 to PP-32, PP-72, PP-R9)."""

    def perform(self, t: Pairs) -> None:
        if are_enough(t, t.present):
            t.turned = t.turns_next()
            t.round += 1
            t.playing = t.present
            if not t.turned:
                t.dealt += PLACES
            t.light += 1
            tell(t, ROUND_BEGAN, t.round, int(t.turned))
            place: i64 = 0
            while place < PLACES:
                tell(t, SHOWN, place + 1, t.picture(place))
                place += 1
            then(t, LOOK_AND_PAIR)


class TakeALook(Step[Pairs]):
    """A common one before the clock starts, if the table wishes it (PP-9, PP-41)."""

    def perform(self, t: Pairs) -> None:
        if t.rules.looks:
            t.phase = LOOK
            t.ready = 0
            ask_all(t, READIES, t.playing)


class PairUp(Step[Pairs]):
    """The clock starts (PP-10); there is no turn order (PP-11)."""

    def perform(self, t: Pairs) -> None:
        t.phase = PAIRING
        t.ready = 0
        t.light += 1
        tell(t, PAIRING_BEGAN, t.round)
        ask_all(t, PAIRINGS, t.playing)


class Close(Step[Pairs]):
    """What lies there counts, complete or not (PP-18, PP-42, PP-49, PP-50)."""

    def perform(self, t: Pairs) -> None:
        if are_enough(t, t.playing):
            t.phase = CALLS
            t.light += 1
            list_calls(t)
            tell(t, CLOSED, t.round)
            then(t, CALL_ALL)


class Call(Step[Pairs]):
    """One after another; the room goes on for whoever has left (PP-19, PP-59, PP-60)."""

    def perform(self, t: Pairs) -> None:
        if t.called < len(t.calls):
            make_call(t)
            ask_all(t, ANNOUNCES, bit(t.caller()) & t.present)
            then(t, NEXT_CALL)


class EndRound(Step[Pairs]):
    """Points add up; the next seat announces first (PP-33, PP-34, PP-53)."""

    def perform(self, t: Pairs) -> None:
        tell(t, ROUND_OVER, t.round)
        if t.round < t.rules.rounds:
            t.first = t.left_of(t.first)
            while t.present and not t.present & bit(t.first):
                t.first = t.left_of(t.first)
            then(t, GATHER_ALL)


def are_enough(t: Pairs, people: i64) -> bool:
    """With fewer than three the round is void, and the game is over (PP-62)."""
    if bits(people) < FEWEST_SEATS:
        t.void = True
        tell(t, VOID, t.round)
    return not t.void


def ask_all(t: Pairs, decisions: list[Decision[Any]], seats: i64) -> None:
    """These seats, and the house; nobody if there is none to wait for."""
    asked: list[Decision[Any]] = []
    seat: i64 = 0
    while seat < t.seats:
        if seats & bit(seat):
            asked.append(decisions[seat])
        seat += 1
    if has_a_house(t):
        asked.append(the_house(t))
    if asked and asked[0].awaited:
        ask_together(t, asked)


GATHER_ALL: Final = agenda_of([Gather()])
LAY_OUT: Final = agenda_of([LayOut()])
LOOK_AND_PAIR: Final = agenda_of([TakeALook(), PairUp(), Close()])
PAIR_AND_CLOSE: Final = agenda_of([PairUp(), Close()])
CALL_ALL: Final = agenda_of([Call(), EndRound()])
NEXT_CALL: Final = agenda_of([Call()])
