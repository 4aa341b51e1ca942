"""5. Activation — attractions, plans, guides, mascots, in any order, until one stops (DP-82)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.dice_theme_park.activating import ACTIVATE, DIRECT
from manege.games.dice_theme_park.components import (
    ACTIVATION,
    FINISHED,
    IN_USE,
    MOST_SEATS,
    NONE,
    Parks,
    has,
    put,
)
from manege.games.dice_theme_park.dice import visitors_of
from manege.games.dice_theme_park.improvement import FINISH
from manege.games.dice_theme_park.mascots import (
    ENOUGH,
    HUE,
    LOWER,
    RAISE,
    USE_MASCOT,
    can_go_on,
    form_in_use,
)
from manege.games.dice_theme_park.moves import USE_GUIDE, USE_PLAN
from manege.games.dice_theme_park.questions import OPERATING, WORKING, Asking, asked
from manege.games.dice_theme_park.skills import FORM_IDS
from manege.games.dice_theme_park.tricks import TRICKS
from manege.kernel.refusal import Refusal
from manege.kernel.table import Decision, Step, Verb, agenda_of, ask, ask_together, then


class Operate(Asking):
    """Between two activations (DP-82, DP-85, DP-R47)."""

    def __init__(self, seat: i64, variant: i64 = 0) -> None:
        verbs: list[Verb[Parks]] = [ACTIVATE, DIRECT, USE_PLAN, USE_GUIDE, USE_MASCOT, FINISH]
        super().__init__(seat, OPERATING, verbs, variant)

    def within(self, variant: i64) -> Asking:
        return Operate(self.seat, variant)

    def answer(self, t: Parks, code: i64) -> None:
        super().answer(t, code)
        then(t, OPERATE_ON[self.seat])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-82", "activate-or-finish")


def verbs_with(form: i64) -> list[Verb[Parks]]:
    """What a mascot can do with a card of this form, or without one."""
    tricks = TRICKS[form] if 0 <= form < len(TRICKS) else []
    return [RAISE, LOWER, HUE, *tricks, ENOUGH]


class WorkMascot(Asking):
    """An adjustment or the skill, and what the staff adds (DP-100, DP-104, DP-R52)."""

    def __init__(self, seat: i64, form: i64, variant: i64 = 0) -> None:
        super().__init__(seat, WORKING + 1 + form, verbs_with(form), variant)
        self.form: i64 = form

    def within(self, variant: i64) -> Asking:
        return WorkMascot(self.seat, self.form, variant)

    def answer(self, t: Parks, code: i64) -> None:
        super().answer(t, code)
        then(t, OPERATE_ON[self.seat])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-101", "mascot-under-way")

    def __reduce__(self) -> tuple[object, ...]:
        return WorkMascot, (self.seat, self.form, self.variant)


class OperateOn(Step[Parks]):
    """On with the mascot in use, else with the phase."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def perform(self, t: Parks) -> None:
        seat = self.seat
        if can_go_on(t, seat):
            ask(t, asked(t, WORK[seat][form_in_use(t, seat) + 1]))
            return
        put(t, seat, IN_USE, 0)
        if has(t, seat, FINISHED) == 0:
            ask(t, asked(t, OPERATE[seat]))

    def __reduce__(self) -> tuple[object, ...]:
        return OperateOn, (self.seat,)


OPERATE: Final = [Operate(seat) for seat in range(MOST_SEATS)]
WORK: Final = [
    [WorkMascot(seat, form) for form in range(NONE, len(FORM_IDS))] for seat in range(MOST_SEATS)
]
OPERATE_ON: Final = [agenda_of([OperateOn(seat)]) for seat in range(MOST_SEATS)]


class OpenActivation(Step[Parks]):
    """All at once, each in the own park; the bag is all that is shared (DP-29, DP-83, DP-R37)."""

    def perform(self, t: Parks) -> None:
        t.phase = ACTIVATION
        deciding: list[Decision[Parks]] = []
        seat: i64 = 0
        while seat < t.seats:
            put(t, seat, FINISHED, 0)
            if visitors_of(t, seat):
                deciding.append(asked(t, OPERATE[seat]))
            seat += 1
        ask_together(t, deciding)


ACTIVATION_STEPS: Final[list[Step[Parks]]] = [OpenActivation()]
