"""Cartes Personnel — the two played go to the left; one may be exchanged first (DP-140, DP-162)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.dice_theme_park.administrators import EXCHANGE, owner_of
from manege.games.dice_theme_park.components import (
    ADMINISTRATOR,
    HAND,
    MOST_SEATS,
    NOBODY,
    NONE,
    PLAYED,
    ROOM_FOR_STAFF,
    STAFF_IDS,
    Parks,
    add,
    has,
    put,
)
from manege.games.dice_theme_park.questions import retiring
from manege.games.dice_theme_park.story import (
    DECLINED,
    EXCHANGED,
    GOT_UNSEEN,
    HANDED_ON,
    HANDED_UNSEEN,
)
from manege.kernel.bag import count, marks, one, size
from manege.kernel.bits import bit
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Decision, Step, Verb, ask, tell


def kinds_in(bag: i64) -> i64:
    """The kinds of a bag, a bit each."""
    rest = marks(bag)
    found: i64 = 0
    staff: i64 = 0
    while staff < ROOM_FOR_STAFF:
        if rest >> (3 * staff) & 1:
            found |= bit(staff)
        staff += 1
    return found


def exchanges_written() -> list[str]:
    """Played × hand; codes are kept for staff still to come."""
    ids = [*STAFF_IDS, *[""] * (ROOM_FOR_STAFF - len(STAFF_IDS))]
    return [f"swap {played} {given}" if played and given else "" for played in ids for given in ids]


def is_staff(exchange: i64) -> bool:
    number = len(STAFF_IDS)
    return exchange // ROOM_FOR_STAFF < number and exchange % ROOM_FOR_STAFF < number


class ExchangeStaff(Verb[Parks]):
    """One card just played for one of the hand, before the neighbour's come (DP-162)."""

    def __init__(self) -> None:
        super().__init__(exchanges_written())

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        hand = has(t, seat, HAND)
        if c.asked and not c.needs(is_staff(c.which), NO_SUCH_STAFF):
            return
        c.grid(has(t, seat, PLAYED), kinds_in(hand), ROOM_FOR_STAFF, NOT_PLAYED, NOT_HELD)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        played = which // ROOM_FOR_STAFF
        given = which % ROOM_FOR_STAFF
        t.giver = seat
        t.given = given
        t.unseen = True
        t.pool = has(t, seat, HAND) - one(given)
        put(t, seat, HAND, t.pool + one(played))
        put(t, seat, PLAYED, has(t, seat, PLAYED) - one(played) + one(given))
        put(t, seat, ADMINISTRATOR, NONE)  # it leaves the game
        tell(t, EXCHANGED, seat, played, given)


class KeepStaff(Verb[Parks]):
    def __init__(self) -> None:
        super().__init__(["keep-staff"])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        c.one()

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        tell(t, DECLINED, seat)


EXCHANGE_STAFF: Final = ExchangeStaff()
KEEP_STAFF: Final = KeepStaff()
NO_SUCH_STAFF: Final = Why("DP-13", "no-such-staff")
NOT_PLAYED: Final = Why("DP-162", "staff-not-played", "staff")
NOT_HELD: Final = Why("DP-162", "staff-not-held", "staff")


class SwapStaff(Decision[Parks]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [EXCHANGE_STAFF, KEEP_STAFF])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-162", "swap-or-not")


SWAP_STAFF: Final = [SwapStaff(seat) for seat in range(MOST_SEATS)]


class AskExchange(Step[Parks]):
    """Not in the last round, when nothing is passed (DP-R72)."""

    def perform(self, t: Parks) -> None:
        seat = owner_of(t, EXCHANGE)
        if seat != NONE:
            ask(t, SWAP_STAFF[seat])


class PassStaff(Step[Parks]):
    """All at once, to the left by seat (DP-140, DP-R75)."""

    def perform(self, t: Parks) -> None:
        played = vec[i64]()
        seat: i64 = 0
        while seat < t.seats:
            played = append(played, hand_on(t, seat, has(t, seat, PLAYED)))
            seat += 1
        seat = 0
        while seat < t.seats:
            put(t, seat, PLAYED, 0)
            add(t, t.left_of(seat), HAND, played[seat])
            seat += 1


def hand_on(t: Parks, seat: i64, played: i64) -> i64:
    """What the neighbour gets: told to all, but for the card that was exchanged just now
    (DP-R72)."""
    passed = played - retire(t, seat, played)
    seen = passed
    if t.giver == seat and t.unseen:
        t.unseen = False
        t.pool -= retiring(t, t.pool)
        if retiring(t, one(t.given)):
            t.giver = NOBODY  # it has left before all eyes
        else:
            seen -= one(t.given)
            tell(t, HANDED_UNSEEN, seat, t.given)
            tell(t, GOT_UNSEEN, t.left_of(seat), t.given)
    staff: i64 = 0
    while staff < ROOM_FOR_STAFF:
        number = count(seen, staff)
        while number > 0:
            tell(t, HANDED_ON, seat, t.left_of(seat), staff)
            number -= 1
        staff += 1
    return passed


def retire(t: Parks, seat: i64, played: i64) -> i64:
    """Those of the two that leave the game, a bag."""
    leaving = retiring(t, played)
    if leaving:
        for expansion in t.expansions:
            expansion.retired(t, seat, leaving)
    return leaving


def clear_up(t: Parks) -> None:
    """What the staff just revealed tells of a card exchanged unseen: no card that its giver has
    played since can be the one. Once there is no other, or it is played itself, all hands are open
    again (DP-R11, DP-R72)."""
    if t.giver == NOBODY:
        return
    held = has(t, t.giver, HAND)
    staff: i64 = 0
    while staff < ROOM_FOR_STAFF:
        gone = count(t.pool, staff) - count(held, staff)
        if gone > 0:
            t.pool -= gone * one(staff)
        staff += 1
    no_other = size(t.pool) == count(t.pool, t.given)
    if no_other or count(has(t, t.left_of(t.giver), HAND), t.given) == 0:
        t.giver = NOBODY


EXCHANGE_STEPS: Final[list[Step[Parks]]] = [AskExchange(), PassStaff()]
