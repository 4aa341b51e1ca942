"""Matches: playing, telling, forking, undoing."""

from __future__ import annotations

import pytest

import manege
from manege.kernel.bag import size
from manege.kernel.errors import BadSetup, UndoRefused
from manege.kernel.game import Game
from manege.kernel.match import SNAPSHOTS, Action, Match
from manege.kernel.refusal import Refused
from manege.kernel.table import Table, tell
from tests.contract import bataille, fete, nim
from tests.contract.cases import Case, random_match, state_of
from tests.contract.fete import chain
from tests.contract.fete.components import Fair
from tests.contract.fete.story import GAINED

A, B, C = range(3)
TOC = manege.game("toc_toc_toc")


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


def the_fair(*dice: list[str]) -> Match:
    """The last round of a fair with these dice, without stalls."""
    return Match(fete.GAME, len(dice), seed=4, position={"dice": list(dice), "round": 3})


def test_a_neighbours_draw_does_not_forbid_my_undo_and_mine_does() -> None:
    match = the_fair(["die-6", "die-6"], ["die-1", "die-2"])
    match.play("activate die-2", B)
    match.play("activate die-6", A)
    match.play("prize die", A)
    undone = match.undone(B)
    assert undone.actions == match.actions[1:]
    assert undone.chapters[1:] == match.chapters[2:]
    with pytest.raises(UndoRefused) as refusal:
        match.undone(A)
    assert refusal.value.reason == "light"


def test_in_a_chain_one_answer_is_taken_back_at_a_time() -> None:
    match = the_fair(["die-6", "die-1"], ["die-1"])
    match.play("activate die-6", A)
    match.play("prize tokens", A)
    match.play("stop", B)
    back = match.undone(A)
    assert [each["decision"] for each in back.view(None)["deciding"]] == ["prize"]
    further = back.undone(A)
    assert further.view(None)["fields"]["tokens"] == [0, 0]
    assert further.actions == match.actions[2:]


def test_behind_the_barrier_nothing_is_taken_back_once_something_was_rolled() -> None:
    match = Match(fete.GAME, 2, seed=4, position={"dice": [["die-1"], ["die-2"]], "round": 2})
    match.play("stop", A)
    match.play("stop", B)
    for seat in (A, B):
        with pytest.raises(UndoRefused) as refusal:
            match.undone(seat)
        assert refusal.value.reason == "light"


def test_what_others_were_told_because_of_it_cannot_be_undone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = the_fair(["die-1"], ["die-2"])
    perform = chain.Stop.perform

    def counts_the_dice(self: chain.Stop, t: Fair, seat: int, which: int) -> None:
        perform(self, t, seat, which)
        tell(t, GAINED, seat, size(t.dice[A]))

    monkeypatch.setattr(chain.Stop, "perform", counts_the_dice)
    match.play("activate die-1", A)
    match.play("stop", B)
    with pytest.raises(UndoRefused) as refusal:
        match.undone(A)
    assert refusal.value.reason == "acted"


# Snapshots


@pytest.mark.parametrize(
    ("game", "seats", "length"),
    [(nim.GAME, 2, 3), (bataille.GAME, 3, 12), (fete.GAME, 4, 32), (TOC, 4, 64)],
    ids=["nim", "bataille", "fete", "toc"],
)
def test_a_fork_is_a_replay_wherever_it_is_made(game: Game, seats: int, length: int) -> None:
    match = random_match(Case(game, seats), 7)
    assert len(match.actions) >= length
    replay = Match(game, seats, match.seed)
    for at in range(len(match.actions) + 1):
        if at:
            replay.play(match.actions[at - 1].code, match.actions[at - 1].seat)
        for fork in (match.fork(at), match.fork(at).fork()):
            assert fork.actions == replay.actions
            assert fork.chapters == replay.chapters
            assert state_of(fork.table) == state_of(replay.table)
            assert [state_of(each) for each in fork.snapshots] == [
                state_of(each) for each in replay.snapshots
            ]
    assert state_of(match.fork().table) == state_of(match.table)


def test_a_fork_takes_nothing_from_its_match() -> None:
    match = random_match(Case(fete.GAME, 3), 5)
    before = [state_of(each) for each in match.snapshots]
    for at in (SNAPSHOTS - 1, SNAPSHOTS, SNAPSHOTS + 1):
        fork = match.fork(at)
        while not fork.over:
            fork.play(fork.options()[-1])
    assert [state_of(each) for each in match.snapshots] == before
    assert len(match.chapters) == len(match.actions) + 1


class Plays:
    """How often anything is done at a table."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, table: type[Table]) -> None:
        self.number = 0
        play = Table.play

        def counted(t: Table, code: int, seat: int | None = None) -> None:
            self.number += 1
            play(t, code, seat)

        monkeypatch.setattr(table, "play", counted, raising=False)


def test_an_undo_plays_little_of_a_long_match_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nim, "STONES", 3_000)
    match = Match(nim.GAME, 2, 1)
    while len(match.actions) < 2_000:
        match.play("take 1")
    plays = Plays(monkeypatch, nim.Nim)
    for number in range(SNAPSHOTS):
        before = plays.number
        undone = match.undone(match.actions[-1].seat)
        assert plays.number - before <= SNAPSHOTS
        assert undone.actions == match.actions[:-1]
        match.play("take 2" if number % 2 else "take 1")
    with pytest.raises(UndoRefused):
        match.undone(match.actions[-2].seat)


def test_what_others_did_since_is_played_twice_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once without, once with it, until the first difference."""
    match = the_fair(["die-1"] * 2, ["die-2"] * 6, ["die-3"] * 6)
    match.play("activate die-1", A)
    for _ in range(5):
        match.play("activate die-2", B)
        match.play("activate die-3", C)
    plays = Plays(monkeypatch, Fair)
    assert len(match.undone(A).actions) == 10
    assert plays.number <= 1 + 2 * 10


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
        ({"size": 2}, "no option “size”; its options: hand, joker"),
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
