"""A round — all roll, all activate their dice at once, upkeep (FE-1 to FE-6).

The chain of one die is written as in a turn: in a lane, `ask` and `then` mean this seat's.
"""

from __future__ import annotations

from manege.kernel.bag import one, size
from manege.kernel.bits import bit
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Decision, Step, Verb, agenda_of, ask, ask_together, tell, then
from tests.contract.fete.components import DICE, DIE_IDS, ROUNDS, SIX, Fair, gain
from tests.contract.fete.prize import AskPrize, roll
from tests.contract.fete.stalls import BOOK, PAID, PAYS, UPKEEP
from tests.contract.fete.story import ACTIVATED, STOPPED


class Activate(Verb[Fair]):
    """One of one's dice: its prize, its pay, then the next one (FE-2, FE-3)."""

    def __init__(self) -> None:
        super().__init__([f"activate {die}" for die in DIE_IDS])

    def offers(self, t: Fair, seat: int, c: Choices) -> None:
        c.each(t.dice[seat], NO_SUCH_DIE, c.which)

    def perform(self, t: Fair, seat: int, die: int) -> None:
        t.dice[seat] -= one(die)
        tell(t, ACTIVATED, seat, die)
        if prizes(t, seat) & bit(die):
            then(t, agenda_of([AskPrize(seat)]))
        then(t, agenda_of([Pay(seat, die), NextDie(seat)]))


class Stop(Verb[Fair]):
    """The dice left lying cost a token each (FE-5)."""

    def __init__(self) -> None:
        super().__init__(["stop"])

    def offers(self, t: Fair, seat: int, c: Choices) -> None:
        c.one()

    def perform(self, t: Fair, seat: int, which: int) -> None:
        tell(t, STOPPED, seat)


ACTIVATE = Activate()
STOP = Stop()
NO_SUCH_DIE = Why("FE-2", "no-such-die", "die")


class Activation(Decision[Fair]):
    def __init__(self, seat: int) -> None:
        super().__init__(seat, [ACTIVATE, STOP])

    def elsewhere(self, t: Fair, code: int) -> Refusal:
        return Refusal("FE-2", "activate-or-stop")


class Pay(Step[Fair]):
    """Its pips, and what stalls and expansions make of it (FE-2, FE-7)."""

    def __init__(self, seat: int, die: int) -> None:
        self.seat = seat
        self.die = die

    def perform(self, t: Fair) -> None:
        seat, die = self.seat, self.die
        gain(t, seat, die + 1 + BOOK.count(t, seat, t.stalls[seat], PAYS, die))
        BOOK.happen(t, seat, t.stalls[seat], PAID, die)
        for expansion in t.expansions:
            expansion.after_die(t, seat, die)

    def __reduce__(self) -> tuple[object, ...]:
        return Pay, (self.seat, self.die)


class NextDie(Step[Fair]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def perform(self, t: Fair) -> None:
        if t.dice[self.seat]:
            ask(t, Activation(self.seat))

    def __reduce__(self) -> tuple[object, ...]:
        return NextDie, (self.seat,)


def prizes(t: Fair, seat: int) -> int:
    """Sixes win one (FE-3), and whatever the expansions add."""
    faces = bit(SIX)
    for expansion in t.expansions:
        faces |= expansion.prizes(t, seat)
    return faces


class RollAll(Step[Fair]):
    def perform(self, t: Fair) -> None:
        t.round += 1
        for seat in range(t.seats):
            for _ in range(DICE):
                roll(t, seat)


class ActivateAll(Step[Fair]):
    def perform(self, t: Fair) -> None:
        if t.together:
            ask_together(t, [Activation(seat) for seat in range(t.seats) if t.dice[seat]])
        else:
            then(t, agenda_of([NextDie(seat) for seat in range(t.seats)]))


class KeepUp(Step[Fair]):
    """Only when the last seat is done (FE-4, FE-5)."""

    def perform(self, t: Fair) -> None:
        for seat in range(t.seats):
            gain(t, seat, -size(t.dice[seat]))
            t.dice[seat] = 0
            BOOK.happen(t, seat, t.stalls[seat], UPKEEP, 0)
            for expansion in t.expansions:
                expansion.upkeep(t, seat)


class NextRound(Step[Fair]):
    def perform(self, t: Fair) -> None:
        if t.round < ROUNDS:
            then(t, ROUND)


REST_OF_THE_ROUND = agenda_of([ActivateAll(), KeepUp(), NextRound()])
ROUND = agenda_of([RollAll(), ActivateAll(), KeepUp(), NextRound()])
