"""Déroulement — six phases, round after round (DP-27, DP-147, DP-148)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.dice_theme_park.activation import ACTIVATION_STEPS
from manege.games.dice_theme_park.building import EXPANSION_STEPS
from manege.games.dice_theme_park.components import Parks, rounds_of
from manege.games.dice_theme_park.improvement import IMPROVEMENT_STEPS
from manege.games.dice_theme_park.maintenance import MAINTENANCE_STEPS, PREPARATIONS
from manege.games.dice_theme_park.planning import PLANNING_STEPS
from manege.games.dice_theme_park.scoring import ScoreMoney
from manege.games.dice_theme_park.welcome import WELCOME_STEPS
from manege.kernel.table import Agenda, Step, agenda_of, then


class EndRound(Step[Parks]):
    """The next one is prepared only if it follows (DP-138, DP-148)."""

    def perform(self, t: Parks) -> None:
        if t.round < rounds_of(t):
            then(t, PREPARATIONS)
            then(t, ROUND)
        else:
            then(t, THE_END)


PHASES: Final[list[list[Step[Parks]]]] = [
    *(PLANNING_STEPS, WELCOME_STEPS, EXPANSION_STEPS),
    *(IMPROVEMENT_STEPS, ACTIVATION_STEPS, MAINTENANCE_STEPS),
]


def from_phase(phase: int) -> Agenda:
    steps = [step for steps in PHASES[phase - 1 :] for step in steps]
    return agenda_of([*steps, EndRound()])


FROM_PHASE: Final = [from_phase(phase) for phase in range(1, 7)]
ROUND: Final = FROM_PHASE[0]
THE_END: Final = agenda_of([ScoreMoney()])


def rest_of_round(phase: i64) -> Agenda:
    """What is still to come where a position begins with this phase."""
    return FROM_PHASE[phase - 1]
