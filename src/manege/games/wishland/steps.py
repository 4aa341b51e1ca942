"""The step choice — 1 happiness, 1 visitor or 1 worker (WL-28, WL-R12), and hotel 15's (WL-97)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.wishland.components import MOST_SEATS, STEP_IDS, Wishland
from manege.games.wishland.moments import CONVERTS, counted
from manege.games.wishland.tracks import advance
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal
from manege.kernel.table import Decision, Step, Verb, agenda_of, ask, then


class TakeStep(Verb[Wishland]):
    """Any of the three, also one that can move no more: it is then lost (WL-R12)."""

    def __init__(self) -> None:
        super().__init__([f"step {what}" for what in STEP_IDS])

    def offers(self, t: Wishland, seat: i64, c: Choices) -> None:
        c.one(0)
        c.one(1)
        c.one(2)

    def perform(self, t: Wishland, seat: i64, what: i64) -> None:
        advance(t, seat, what, 1)


TAKE_STEP: Final = TakeStep()


class StepChoice(Decision[Wishland]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [TAKE_STEP])

    def elsewhere(self, t: Wishland, code: i64) -> Refusal:
        return Refusal("WL-28", "choose-a-step")


class Conversion(Decision[Wishland]):
    """What one unit gained is taken as (WL-97, WL-R61)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [TAKE_STEP])

    def elsewhere(self, t: Wishland, code: i64) -> Refusal:
        return Refusal("WL-97", "convert")


class AskStep(Step[Wishland]):
    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def perform(self, t: Wishland) -> None:
        ask(t, STEPS_OF[self.seat])

    def __reduce__(self) -> tuple[object, ...]:
        return AskStep, (self.seat,)


class AskConversion(Step[Wishland]):
    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def perform(self, t: Wishland) -> None:
        ask(t, CONVERSIONS_OF[self.seat])

    def __reduce__(self) -> tuple[object, ...]:
        return AskConversion, (self.seat,)


STEPS_OF: Final = [StepChoice(seat) for seat in range(MOST_SEATS)]
CONVERSIONS_OF: Final = [Conversion(seat) for seat in range(MOST_SEATS)]
STEP_CHOICES: Final = [agenda_of([AskStep(seat)]) for seat in range(MOST_SEATS)]
CONVERSIONS: Final = [agenda_of([AskConversion(seat)]) for seat in range(MOST_SEATS)]


def choose_steps(t: Wishland, seat: i64, number: i64) -> None:
    """Each is a choice of its own, asked when its turn on the agenda has come (WL-R73)."""
    while number > 0:
        then(t, STEP_CHOICES[seat])
        number -= 1


def gain_steps(t: Wishland, seat: i64, what: i64, number: i64) -> None:
    """Happiness, visitors or workers; with hotel 15 each unit is what its owner likes (WL-97)."""
    if counted(t, seat, CONVERTS) == 0:
        advance(t, seat, what, number)
        return
    while number > 0:
        then(t, CONVERSIONS[seat])
        number -= 1
