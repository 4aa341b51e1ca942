"""Matches: playing, telling, forking, undoing."""

from __future__ import annotations

import pytest

import manege
from manege.kernel.errors import BadSetup, UndoRefused
from manege.kernel.match import Action, Match
from manege.kernel.refusal import Refused
from tests.contract import bataille, nim
from tests.contract.cases import state_of

A, B, C = range(3)


def a_round(*seats: int) -> Match:
    """A round of Bataille in which these seats have laid a card, in this order."""
    match = Match(bataille.GAME, 3, seed=4)
    for seat in seats:
        match.play(match.options(seat)[0], seat)
    return match


def test_an_action_is_played_by_code_or_by_notation() -> None:
    one, other = Match(nim.GAME, 2, 1), Match(nim.GAME, 2, 1)
    one.play(1)
    other.play(" take  2 ")
    assert one.actions == other.actions == [Action(A, 1)]


def test_an_unknown_action_is_named() -> None:
    with pytest.raises(BadSetup, match="nim has no action “eat 2”"):
        Match(nim.GAME, 2, 1).play("eat 2")


def test_a_seat_that_is_not_asked_is_refused_and_nothing_changes() -> None:
    match = Match(nim.GAME, 2, 1)
    before = state_of(match.table)
    with pytest.raises(Refused, match="NI-2"):
        match.play("take 1", B)
    assert state_of(match.table) == before
    assert match.actions == []
    assert len(match.chapters) == 1


def test_a_game_that_is_over_takes_no_action() -> None:
    match = Match(nim.GAME, 2, 1)
    while not match.over:
        match.play("take 1")
    assert match.outcome is not None
    assert match.outcome.winners == [A]
    with pytest.raises(Refused):
        match.play("take 1")


def test_a_secret_choice_can_be_taken_back_until_all_have_chosen() -> None:
    match = a_round(A, B)
    undone = match.undone(A)
    assert undone.actions == match.actions[1:]
    assert [each["seat"] for each in undone.view(None)["deciding"]] == [A, C]
    undone.play(undone.options(A)[-1], A)
    undone.play(undone.options(C)[0], C)
    with pytest.raises(UndoRefused) as refusal:
        undone.undone(A)
    assert refusal.value.reason == "light"


def test_who_has_done_nothing_has_nothing_to_undo() -> None:
    with pytest.raises(UndoRefused) as refusal:
        a_round(A).undone(B)
    assert refusal.value.reason == "nothing"


def test_an_action_that_was_answered_cannot_be_undone() -> None:
    match = Match(nim.GAME, 2, 1)
    match.play("take 1")
    assert match.undone(A).actions == []
    match.play("take 2")
    with pytest.raises(UndoRefused) as refusal:
        match.undone(A)
    assert refusal.value.reason == "acted"


def test_a_knock_can_be_taken_back_until_it_is_answered() -> None:
    match = manege.start("toc_toc_toc", seats=3, seed=1, options={"first": A})
    match.play(match.options()[0])
    assert state_of(match.undone(A).table) == state_of(match.fork(0).table)
    match.play("open")
    with pytest.raises(UndoRefused) as refusal:
        match.undone(A)
    assert refusal.value.reason == "light"


def test_a_fork_goes_its_own_way() -> None:
    match = a_round(A, B)
    fork = match.fork(1)
    fork.play(fork.options(C)[0], C)
    assert match.actions[:1] == fork.actions[:1]
    assert len(match.actions) == len(fork.actions) == 2
    assert match.actions[1] != fork.actions[1]


def test_the_story_is_told_from_any_chapter() -> None:
    match = a_round(A)
    assert match.told(B, since=1) == [{"event": "laid", "seat": A}]
    laid = match.told(A, since=1)[0]
    assert laid["card"] == f"card-{match.actions[0].code}"
    assert len(match.told(None)) > len(match.told(None, since=1))


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"size": 2}, "no option “size”; its options: hand"),
        ({"hand": 4}, "option “hand” is one of 2, 3, not 4"),
        ({"hand": "2"}, "option “hand” is one of 2, 3, not '2'"),
        ({"hand": True}, "not True"),
    ],
)
def test_an_option_the_game_does_not_have_is_refused(
    options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(BadSetup, match=sentence):
        Match(bataille.GAME, 3, 1, options)


@pytest.mark.parametrize("seed", [-1, 2**96])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadSetup, match="a seed is a whole number"):
        Match(nim.GAME, 2, seed)
