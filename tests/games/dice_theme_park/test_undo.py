"""Taking back — within one's own phase, also while others play, until chance comes between."""

from __future__ import annotations

import os
from typing import Any

import pytest

from manege.games.dice_theme_park import GAME
from manege.games.dice_theme_park.components import ACTIVATION, IMPROVEMENT
from manege.kernel.chance import Chance, chance_from
from manege.kernel.errors import UNDO_REASONS, UndoRefused
from manege.kernel.match import Match
from tests.contract.cases import state_of
from tests.games.dice_theme_park.support import ANNE, BASILE, parks

STAFF = [["guide", "mascot"], ["guide", "director"]]
POSITION: dict[str, Any] = {
    "phase": ["activation"],
    "dice": [
        [["blue-5", "e2"], ["green-2", "d2"], ["yellow-4", "d2"]],
        [["blue-5", "e2"], ["green-1", "e2"]],
    ],
    "played": STAFF,
    "mascots": [2, 1],
    "skills": [["dye"], []],
}
CHAIN = [
    *("activate e2", "send blue-4 d2", "activate d2", "with blue-4", "send blue-3 c3"),
    *("plan blue-3 c3", "stroll-to d3", "guide blue-3 d3", "tour-to e2"),
    *("mascot", "stand d2", "raise yellow-4", "enough"),
]


def started(**places: Any) -> Match:
    return Match(GAME, 2, 3, {"mode": "full"}, POSITION | places)


@pytest.mark.parametrize("between", [False, True])
def test_every_step_of_the_activation_phase_can_be_taken_back(between: bool) -> None:
    match = started()
    others = iter(["activate e2", "with green-1", "plan blue-5 e2", "stroll-to d2"])
    for notation in CHAIN:
        before = match
        match = match.fork()
        match.play(notation, ANNE)
        undone = match.undone(ANNE)
        assert state_of(undone.table) == state_of(before.table)
        if between and (answer := next(others, None)) is not None:
            seen = before.fork()
            seen.play(answer, BASILE)
            match.play(answer, BASILE)
            assert state_of(match.undone(ANNE).table) == state_of(seen.table)


# Whole phases at random

SEEDS = range(40 if os.environ.get("MANEGE_FUZZ") else 3)
EVERYTHING: dict[str, object] = dict.fromkeys(("surprises", "innovations", "promo"), True)
OF_CHANCE = ("dye", "reroll", "gamble", "roll")  # these, or what somebody else dyes, bring light


def started_with(
    phase: int, seats: int, seed: int, chosen: dict[str, object]
) -> tuple[Match, Chance]:
    """A game at random up to where a phase of its second round begins."""
    match, chance = Match(GAME, seats, seed, {"mode": "full", **chosen}), chance_from(seed)
    while (parks(match.table).round, phase_of(match)) != (2, phase):
        seat = match.table.decisions()[0].seat
        match.play(any_option(match, seat, chance), seat)
    return match, chance


def phase_of(match: Match) -> int:
    return parks(match.table).phase


def any_option(match: Match, seat: int, chance: Chance) -> int:
    options = match.options(seat)
    return options[chance.below(len(options))]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("chosen", [{}, EVERYTHING], ids=["base", "everything"])
@pytest.mark.parametrize(("phase", "seats"), [(IMPROVEMENT, 2), (ACTIVATION, 2), (ACTIVATION, 3)])
def test_from_every_point_with_another_acting_in_between(
    phase: int, seats: int, chosen: dict[str, object], seed: int
) -> None:
    """The table is what it would be without the act; where it is refused, it says why."""
    match, chance = started_with(phase, seats, seed, chosen)
    while phase_of(match) == phase:
        asked = [decision.seat for decision in match.table.decisions()]
        seat = asked[chance.below(len(asked))]
        others = [other for other in asked if other != seat]
        without = match.fork()
        match.play(any_option(match, seat, chance), seat)
        if others and phase_of(match) == phase:
            answer = any_option(match, others[0], chance)
            match.play(answer, others[0])
            without.play(answer, others[0])
        undone = taken_back(match, seat)
        if isinstance(undone, str):
            assert undone in UNDO_REASONS
            assert phase_of(match) != phase or any(
                GAME.actions[action.code].startswith(OF_CHANCE) for action in match.actions[-2:]
            )
        else:
            assert state_of(undone.table) == state_of(without.table)


def taken_back(match: Match, seat: int) -> Match | str:
    """The match without the seat's last act, or why not."""
    try:
        return match.undone(seat)
    except UndoRefused as refused:
        return refused.reason


def test_back_to_any_earlier_activation() -> None:
    match = started()
    states = [state_of(match.table)]
    for notation in CHAIN:
        match.play(notation, ANNE)
        states.append(state_of(match.table))
    for state in reversed(states[:-1]):
        match = match.undone(ANNE)
        assert state_of(match.table) == state


def test_the_improvement_phase_too_while_another_buys() -> None:
    match = started(phase=["improvement"], money=[20, 20])
    before = state_of(match.table)
    match.play("buy", ANNE)
    match.play("install kiosk d2", ANNE)
    match.play("buy", BASILE)
    match = match.undone(ANNE)
    match = match.undone(ANNE)
    match = match.undone(BASILE)

    assert state_of(match.table) == before


def test_what_another_has_built_on_cannot_be_taken_back() -> None:
    """Basile's die went into the bag, and Anne's colour came from there."""
    match = started(bag=[0, 0, 0])
    match.play("activate e2", BASILE)
    match.play("mascot dye", ANNE)
    match.play("stand e2", ANNE)
    match.play("with green-1", BASILE)
    match.play("dye blue-5 green", ANNE)

    with pytest.raises(UndoRefused, match="acted"):
        match.undone(BASILE)


def test_finishing_can_be_taken_back_until_the_last_has_finished() -> None:
    match = started()
    match.play("finish", ANNE)
    assert match.undone(ANNE).actions == []
    match.play("finish", BASILE)

    for seat in (ANNE, BASILE):
        with pytest.raises(UndoRefused):
            match.undone(seat)


def test_a_drawn_die_cannot_be_unseen() -> None:
    match = started(
        phase=["expansion"],
        money=[20, 20],
        row=["sky-wheel"],
        park=[[["carousel", "d1"]], []],
        order=[0, 1],
    )
    match.play("build sky-wheel", ANNE)
    match.play("at c4", ANNE)
    assert len(match.undone(ANNE).actions) == 1
    match.play("draw", ANNE)

    with pytest.raises(UndoRefused, match="come to light"):
        match.undone(ANNE)


def test_a_pick_can_be_taken_back_before_the_reveal_not_after() -> None:
    match = started(phase=["planning"], played=[[], []])
    match.play("pick guard guide", ANNE)
    assert match.undone(ANNE).actions == []
    match.play("pick guard guide", BASILE)

    with pytest.raises(UndoRefused, match="come to light"):
        match.undone(ANNE)


@pytest.mark.parametrize("stage", range(3))
def test_a_choice_of_the_opening_can_be_taken_back_until_all_have_chosen(stage: int) -> None:
    match = Match(GAME, 2, 3, {"mode": "full"})
    for _ in range(stage):
        for seat in (ANNE, BASILE):
            match.play(match.options(seat)[0], seat)
    choices = 2 if stage == 2 else 1  # a tile, and where it goes
    for _ in range(choices):
        match.play(match.options(ANNE)[0], ANNE)
    assert len(match.undone(ANNE).actions) == len(match.actions) - 1
    for _ in range(choices):
        match.play(match.options(BASILE)[0], BASILE)

    for seat in (ANNE, BASILE):
        with pytest.raises(UndoRefused, match="come to light"):
            match.undone(seat)


@pytest.mark.rule("DP-213")
def test_who_has_seen_what_comes_alone_keeps_the_staff_chosen() -> None:
    match = Match(GAME, 1, 3, {"promo": True})
    for number in range(4):
        match.play(match.options(ANNE)[0], ANNE)
        if number < 3:
            assert len(match.undone(ANNE).actions) == number

    with pytest.raises(UndoRefused, match="come to light"):
        match.undone(ANNE)
