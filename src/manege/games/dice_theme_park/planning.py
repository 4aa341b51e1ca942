"""1. Planification — two staff cards in secret, turn order, income (DP-31 to DP-38)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.dice_theme_park.administrators import LOWER_SUM, counted, owner_of
from manege.games.dice_theme_park.components import (
    FROM_INCOME,
    HAND,
    LEFT,
    MOST_SEATS,
    NONE,
    PLANNING,
    PLAYED,
    ROOM_FOR_STAFF,
    STAFF_IDS,
    STAFF_INCOME,
    STAFF_VALUE,
    STARS,
    SUM,
    Parks,
    add,
    has,
    put,
)
from manege.games.dice_theme_park.objectives import printed_income
from manege.games.dice_theme_park.purse import earn
from manege.games.dice_theme_park.staff_room import clear_up
from manege.games.dice_theme_park.story import (
    LOWERED_SUM,
    ORDER,
    PICKED,
    REVEALED,
    ROUND_BEGAN,
)
from manege.kernel.bag import count, one
from manege.kernel.choices import Choices
from manege.kernel.pairs import first_of, pair_of, second_of
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Decision, Step, Verb, ask, ask_together, tell

ROOM_FOR_PAIRS: Final = pair_of(ROOM_FOR_STAFF - 1, ROOM_FOR_STAFF - 1) + 1


def pairs_written() -> list[str]:
    """By their number among all pairs of a bag; the others are kept free."""
    number = len(STAFF_IDS)
    written = [""] * (pair_of(number - 1, number - 1) + 1)
    for staff in range(number):
        for second in range(staff, number):
            written[pair_of(staff, second)] = f"pick {STAFF_IDS[staff]} {STAFF_IDS[second]}"
    return written


class Pick(Verb[Parks]):
    """Two of the hand, alike or not (DP-31, DP-32)."""

    def __init__(self) -> None:
        super().__init__(pairs_written(), ROOM_FOR_PAIRS)

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if not c.asked or c.needs(second_of(c.which) < len(STAFF_IDS), NO_SUCH_STAFF):
            c.pairs(has(t, seat, HAND), NOT_IN_HAND)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        staff = first_of(which)
        second = second_of(which)
        put(t, seat, PLAYED, one(staff) + one(second))
        add(t, seat, HAND, -(one(staff) + one(second)))
        tell(t, PICKED, seat, staff, second)


PICK: Final = Pick()
NO_SUCH_STAFF: Final = Why("DP-13", "no-such-staff")
NOT_IN_HAND: Final = Why("DP-31", "not-in-hand", "staff")


class PlanRound(Decision[Parks]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [PICK])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-31", "pick-staff-first")


PLANS: Final = [PlanRound(seat) for seat in range(MOST_SEATS)]


class OpenRound(Step[Parks]):
    """All at the same time, face down (DP-29, DP-31)."""

    def perform(self, t: Parks) -> None:
        t.phase = PLANNING
        t.revealed = False
        tell(t, ROUND_BEGAN, t.round)
        ask_together(t, PLANS[: t.seats])


class Reveal(Step[Parks]):
    """Once everybody has picked; the sums, and what each card can do this round (DP-31, DP-33,
    DP-39, DP-40)."""

    def perform(self, t: Parks) -> None:
        t.revealed = True
        t.light += 1
        seat: i64 = 0
        while seat < t.seats:
            played = has(t, seat, PLAYED)
            total: i64 = 0
            first: i64 = NONE
            second: i64 = NONE
            staff: i64 = 0
            while staff < ROOM_FOR_STAFF:
                number = count(played, staff)
                put(t, seat, LEFT + staff, number)
                total += number * STAFF_VALUE[staff]
                if number > 0:
                    second = staff
                    first = staff if first == NONE else first
                staff += 1
            put(t, seat, SUM, total)
            tell(t, REVEALED, seat, first, second, total)
            seat += 1
        clear_up(t)
        for expansion in t.expansions:
            expansion.revealed(t)


class LowerSum(Verb[Parks]):
    """By 2, however low that is (DP-164, DP-R14)."""

    def __init__(self) -> None:
        super().__init__(["hurry"])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        c.one()

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        add(t, seat, SUM, -counted(t, seat, LOWER_SUM))
        tell(t, LOWERED_SUM, seat, has(t, seat, SUM))


class KeepSum(Verb[Parks]):
    def __init__(self) -> None:
        super().__init__(["stroll"])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        c.one()

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        pass


LOWER_OWN_SUM: Final = LowerSum()
KEEP_SUM: Final = KeepSum()


class AdjustSum(Decision[Parks]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [LOWER_OWN_SUM, KEEP_SUM])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-164", "lower-or-keep")


ADJUST_SUM: Final = [AdjustSum(seat) for seat in range(MOST_SEATS)]


class AskSum(Step[Parks]):
    """After the sums are known, before ties are broken (DP-164, DP-R14)."""

    def perform(self, t: Parks) -> None:
        seat = owner_of(t, LOWER_SUM)
        if seat != NONE:
            ask(t, ADJUST_SUM[seat])


def comes_before(t: Parks, seat: i64, other: i64) -> bool:
    """The lower sum, then the fewer stars (DP-33, DP-34, DP-R13)."""
    if has(t, seat, SUM) != has(t, other, SUM):
        return has(t, seat, SUM) < has(t, other, SUM)
    return has(t, seat, STARS) < has(t, other, STARS)


class SetOrder(Step[Parks]):
    """Those still equal take the reverse of the order they had (DP-35, DP-R12)."""

    def perform(self, t: Parks) -> None:
        order = vec[i64]()
        place = t.seats - 1
        while place >= 0:
            order = append(order, t.order[place])
            at = t.seats - 1 - place
            while at > 0 and comes_before(t, order[at], order[at - 1]):
                seat = order[at]
                order[at] = order[at - 1]
                order[at - 1] = seat
                at -= 1
            place -= 1
        t.order = order
        place = 0
        while place < t.seats:
            tell(t, ORDER, t.order[place], place + 1)
            place += 1
        for expansion in t.expansions:
            expansion.ordered(t)


SET_ORDER: Final = SetOrder()


def staff_income(played: i64) -> i64:
    total: i64 = 0
    staff: i64 = 0
    while staff < ROOM_FOR_STAFF:
        total += count(played, staff) * STAFF_INCOME[staff]
        staff += 1
    return total


class PayIncome(Step[Parks]):
    """Staff, Entrance and attractions; kiosks pay nothing now (DP-36, DP-38, DP-R15)."""

    def perform(self, t: Parks) -> None:
        place: i64 = 0
        while place < t.seats:
            seat = t.order[place]
            money = staff_income(has(t, seat, PLAYED)) + printed_income(t, seat)
            earn(t, seat, money, FROM_INCOME)
            place += 1


PLANNING_STEPS: Final[list[Step[Parks]]] = [
    *(OpenRound(), Reveal(), AskSum(), SET_ORDER, PayIncome()),
]
