"""The fair: what lanes promise, what stalls say, what an expansion answers."""

from __future__ import annotations

import inspect
from collections.abc import Callable

import pytest

from manege.kernel.match import Match
from tests.contract import fete, lanes
from tests.contract.cases import Case, some_seeds
from tests.contract.fete import chain, components, prize, stalls

A, B = range(2)


@pytest.mark.parametrize("promise", lanes.PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("seats", [2, 3, 4])
@some_seeds
def test_lanes_keep_their_promises(
    promise: Callable[[Case, int], None], seats: int, seed: int
) -> None:
    promise(Case(fete.GAME, seats), seed)


def in_a_round(
    dice: list[list[str]], stalls: list[list[str]] | None = None, **places: object
) -> Match:
    options = {"lanterns": "lit" in places}
    position = {"dice": dice, "stalls": stalls or [[] for _ in dice], "round": 3, **places}
    return Match(fete.GAME, len(dice), 1, options, position)


def tokens(match: Match) -> list[int]:
    return lanes.tokens(match)


@pytest.mark.parametrize(
    ("stall", "die", "pay"),
    [
        ("candyfloss", "die-1", 1 + 2),
        ("candyfloss", "die-2", 2),
        ("shooting-gallery", "die-2", 2 + 1),
        ("shooting-gallery", "die-4", 4 + 1),
        ("fortune-teller", "die-5", 5 - 1),
        ("barrel-organ", "die-3", 3),
    ],
)
def test_a_stalls_words_hold_when_its_die_pays(stall: str, die: str, pay: int) -> None:
    match = in_a_round([[die, die], [die, die]], [[stall], []])
    match.play(f"activate {die}", A)
    match.play(f"activate {die}", B)
    assert tokens(match) == [pay, int(die[-1])]


def test_two_stalls_add_up_and_are_their_owners_alone() -> None:
    match = in_a_round([["die-6"], ["die-6"]], [["carousel", "big-wheel"], []])
    for seat in (A, B):
        match.play("activate die-6", seat)
        match.play("prize tokens", seat)
    assert tokens(match) == [3 + 6 + 3 - 2, 3 + 6]
    assert [each["seat"] for each in match.view(None)["deciding"]] == [A]  # the wheel's own prize


def test_upkeep_is_for_all_once_the_last_is_done() -> None:
    match = in_a_round([["die-1"], ["die-2", "die-2"]], [["barrel-organ"], ["carousel"]])
    match.play("activate die-1", A)
    assert tokens(match) == [1, 0]
    match.play("activate die-2", B)
    match.play("stop", B)
    assert match.over
    assert tokens(match) == [1 + 2, 2 - 1 - 1]


def test_a_seventh_die_is_refused_by_its_clause() -> None:
    match = in_a_round([["die-6"] + ["die-1"] * 6, []])
    match.play("activate die-6", A)
    refusal = match.game.refusal(match.table, A, match.game.code("prize die"))
    assert str(refusal) == "six-dice-at-most number=6 (FE-3)"


def test_without_the_expansion_a_five_is_a_die_like_others() -> None:
    match = in_a_round([["die-5", "die-1"], []])
    match.play("activate die-5", A)
    assert lanes.asked(match) == ["activation"]


def test_the_expansion_answers_what_the_rules_ask() -> None:
    match = in_a_round([["die-5", "die-5", "die-5"], ["die-1"]], lit=[1, 0])
    match.play("activate die-5", A)
    assert lanes.asked(match) == ["lantern", "activation"]  # FE-11
    match.play("light", A)
    match.play("activate die-5", A)
    match.play("light", A)
    assert tokens(match) == [5 - 2 + 5 - 2, 0]
    match.play("activate die-5", A)
    assert lanes.asked(match) == ["prize", "activation"]  # FE-13
    match.play("prize tokens", A)
    assert tokens(match) == [6 + 3 + 5, 0]
    match.play("stop", B)
    assert tokens(match) == [14 + 1 + 2 + 3, -1]  # FE-12


def test_its_own_refusals_too() -> None:
    match = in_a_round([["die-5"], ["die-1"]], tokens=[-4, 0], lit=[0, 0])
    match.play("activate die-5", A)
    refusal = match.game.refusal(match.table, A, match.game.code("light"))
    assert str(refusal) == "too-dear number=2 (FE-11)"
    assert match.options(A) == [match.game.code("leave dark")]


def test_a_stall_speaks_before_the_expansion() -> None:
    match = in_a_round([["die-5"], ["die-1"]], [["fortune-teller"], []], lit=[0, 0])
    match.play("activate die-5", A)
    assert lanes.asked(match) == ["prize", "activation"]
    match.play("prize die", A)
    assert lanes.asked(match) == ["lantern", "activation"]


def test_the_rules_name_no_expansion() -> None:
    for module in (chain, components, prize, stalls):
        assert "lantern" not in inspect.getsource(module).lower()


@pytest.mark.parametrize(("before", "winners"), [(38, []), (39, [A]), (40, [A])])
def test_whoever_plays_alone_plays_for_a_target(before: int, winners: list[int]) -> None:
    match = in_a_round([["die-6"]], tokens=[before - 3])
    match.play("activate die-6")
    match.play("prize tokens")
    assert match.outcome is not None
    assert match.outcome.winners == winners
    assert match.outcome.as_data()["target"] == fete.TARGET
