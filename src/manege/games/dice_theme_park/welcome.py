"""2. Accueil — a monorail each, guards, the die left over (DP-48, DP-56 to DP-58, DP-159)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.dice_theme_park.administrators import LEFTOVER, owner_of
from manege.games.dice_theme_park.components import (
    BUSY,
    GROUP,
    GUARD,
    LEFT,
    MONORAIL,
    MOST_SEATS,
    NOBODY,
    NONE,
    WELCOME,
    Parks,
    add,
    has,
    left_to_use,
    put,
)
from manege.games.dice_theme_park.dice import (
    DIE_IDS,
    FACES,
    arrive,
    kind_of,
    kinds_of,
    of_kind,
    showing,
    turn_to,
    value_of,
)
from manege.games.dice_theme_park.questions import shut
from manege.games.dice_theme_park.story import ARRIVED, DECLINED, RAISED, WELCOMED
from manege.kernel.bits import bit, lowest
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Decision, Step, Verb, agenda_of, ask, tell, then

MOST_MONORAILS: Final = 5


class Ride(Verb[Parks]):
    """One of those still on the board; one must be taken, even an empty one (DP-56, DP-R19)."""

    def __init__(self) -> None:
        super().__init__([f"welcome {n + 1}" for n in range(MOST_MONORAILS)])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        taken_by = whose(t, c.which)
        c.unless(taken_by != NOBODY, MONORAIL_TAKEN, c.which + 1, taken_by)
        for expansion in t.expansions:
            expansion.why_shut(t, c)
        c.places(free_monorails(t), NO_SUCH_MONORAIL, c.which + 1)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        dice = t.monorails[which]
        t.monorails = t.monorails[:]
        t.monorails[which] = 0
        put(t, seat, MONORAIL, which)
        put(t, seat, GROUP, dice)
        tell(t, WELCOMED, seat, which + 1)
        come(t, seat, dice)
        then(t, GUARDS[seat])
        then(t, WELCOMES[seat])


def come(t: Parks, seat: i64, dice: i64) -> None:
    """To the Entrance with their values unchanged (DP-57)."""
    arrive(t, seat, dice)
    while dice:
        tell(t, ARRIVED, seat, kind_of(t, lowest(dice)))
        dice &= dice - 1


def whose(t: Parks, monorail: i64) -> i64:
    seat: i64 = 0
    while seat < t.seats:
        if has(t, seat, MONORAIL) == monorail:
            return seat
        seat += 1
    return NOBODY


def free_monorails(t: Parks) -> i64:
    """Those that nobody has taken this round, a bit each."""
    free = (bit(len(t.monorails)) - 1) & ~shut(t)
    seat: i64 = 0
    while seat < t.seats:
        if has(t, seat, MONORAIL) != NONE:
            free &= ~bit(has(t, seat, MONORAIL))
        seat += 1
    return free


RIDE: Final = Ride()
MONORAIL_TAKEN: Final = Why("DP-56", "monorail-taken", "monorail", "seat")
NO_SUCH_MONORAIL: Final = Why("DP-7", "no-such-monorail", "monorail")


class TakeMonorail(Decision[Parks]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [RIDE])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-56", "monorail-first")


TAKE_MONORAIL: Final = [TakeMonorail(seat) for seat in range(MOST_SEATS)]


# The guard


def can_rise(t: Parks, dice: i64, steps: i64) -> i64:
    """Those that stay within six (DP-R16)."""
    rest = dice & ~showing(t, dice, FACES)
    return rest if steps == 1 else rest & ~showing(t, dice, FACES - 1)


def lift(t: Parks, seat: i64, kind: i64, steps: i64) -> i64:
    die = lowest(of_kind(t, has(t, seat, GROUP) & ~has(t, seat, BUSY), kind))
    turn_to(t, die, value_of(t, die) + steps)
    tell(t, RAISED, seat, kind, value_of(t, die))
    return die


class Raise(Verb[Parks]):
    """+1 on a die just come; then on a second one (DP-48, DP-R17)."""

    def __init__(self) -> None:
        super().__init__([f"lift {die}" for die in DIE_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        dice = has(t, seat, GROUP) & ~has(t, seat, BUSY)
        c.unless(of_kind(t, has(t, seat, BUSY), c.which) != 0, LIFTED_ALREADY, c.which)
        c.unless(of_kind(t, dice, c.which) == 0, NOT_JUST_COME, c.which)
        c.places(kinds_of(t, can_rise(t, dice, 1)), ABOVE_SIX, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        second = has(t, seat, BUSY) != 0
        put(t, seat, BUSY, bit(lift(t, seat, which, 1)))
        if not second and can_rise(t, has(t, seat, GROUP) & ~has(t, seat, BUSY), 1):
            ask(t, LIFT_ANOTHER[seat])


class RaiseTwice(Verb[Parks]):
    """+2 on one die (DP-48)."""

    def __init__(self) -> None:
        super().__init__([f"hoist {die}" for die in DIE_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        dice = has(t, seat, GROUP)
        c.unless(of_kind(t, dice, c.which) == 0, NOT_JUST_COME, c.which)
        c.places(kinds_of(t, can_rise(t, dice, 2)), ABOVE_SIX, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        lift(t, seat, which, 2)


class Decline(Verb[Parks]):
    """Using an ability is always optional (DP-39)."""

    def __init__(self) -> None:
        super().__init__(["decline"])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        c.one()

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        tell(t, DECLINED, seat)


RAISE: Final = Raise()
RAISE_TWICE: Final = RaiseTwice()
DECLINE: Final = Decline()
NOT_JUST_COME: Final = Why("DP-R17", "not-just-come", "die")
LIFTED_ALREADY: Final = Why("DP-48", "changed-already", "die")
ABOVE_SIX: Final = Why("DP-R16", "above-six", "die")


class Lift(Decision[Parks]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [RAISE, RAISE_TWICE, DECLINE])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-48", "guard-first")


class LiftAnother(Decision[Parks]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [RAISE, DECLINE])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-48", "second-die-first")


LIFT: Final = [Lift(seat) for seat in range(MOST_SEATS)]
LIFT_ANOTHER: Final = [LiftAnother(seat) for seat in range(MOST_SEATS)]


class UseGuard(Step[Parks]):
    """Once for each guard played; both may lift the same die (DP-48, DP-49, DP-R17)."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def perform(self, t: Parks) -> None:
        seat = self.seat
        if left_to_use(t, seat, GUARD) == 0 or not can_rise(t, has(t, seat, GROUP), 1):
            return
        add(t, seat, LEFT + GUARD, -1)
        put(t, seat, BUSY, 0)
        ask(t, LIFT[seat])
        then(t, GUARDS[seat])

    def __reduce__(self) -> tuple[object, ...]:
        return UseGuard, (self.seat,)


class AfterGuards(Step[Parks]):
    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def perform(self, t: Parks) -> None:
        for expansion in t.expansions:
            expansion.welcomed(t, self.seat)

    def __reduce__(self) -> tuple[object, ...]:
        return AfterGuards, (self.seat,)


WELCOMES: Final = [agenda_of([AfterGuards(seat)]) for seat in range(MOST_SEATS)]
GUARDS: Final = [agenda_of([UseGuard(seat)]) for seat in range(MOST_SEATS)]


# The die left over


class TakeLeftover(Verb[Parks]):
    """One die of what nobody took (DP-159, DP-R18)."""

    def __init__(self) -> None:
        super().__init__([f"invite {die}" for die in DIE_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        c.places(kinds_of(t, dice_left_over(t)), NOT_LEFT_OVER, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        die = bit(lowest(of_kind(t, dice_left_over(t), which)))
        t.monorails = t.monorails[:]
        monorail: i64 = 0
        while monorail < len(t.monorails):
            t.monorails[monorail] &= ~die
            monorail += 1
        come(t, seat, die)


def dice_left_over(t: Parks) -> i64:
    dice: i64 = 0
    rest = free_monorails(t)
    while rest:
        dice |= t.monorails[lowest(rest)]
        rest &= rest - 1
    return dice


TAKE_LEFTOVER: Final = TakeLeftover()
NOT_LEFT_OVER: Final = Why("DP-159", "not-left-over", "die")


class InviteOne(Decision[Parks]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [TAKE_LEFTOVER, DECLINE])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-159", "leftover-first")


INVITE_ONE: Final = [InviteOne(seat) for seat in range(MOST_SEATS)]


class OpenWelcome(Step[Parks]):
    def perform(self, t: Parks) -> None:
        t.phase = WELCOME
        t.called = 0


class NextWelcome(Step[Parks]):
    """In order; after the last, whoever may have a die of what is left (DP-56, DP-159)."""

    def perform(self, t: Parks) -> None:
        if t.called < t.seats:
            t.player = t.order[t.called]
            t.called += 1
            ask(t, TAKE_MONORAIL[t.player])
            then(t, NEXT_WELCOME)
            return
        t.player = NOBODY
        seat = owner_of(t, LEFTOVER)
        if seat != NONE and dice_left_over(t):
            ask(t, INVITE_ONE[seat])


NEXT_WELCOME: Final = agenda_of([NextWelcome()])
WELCOME_STEPS: Final[list[Step[Parks]]] = [OpenWelcome(), NextWelcome()]
