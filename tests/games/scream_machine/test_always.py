"""What is always true: whole games at random, looked at before each decision."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from manege.games.scream_machine import GAME
from manege.games.scream_machine.components import Scream
from manege.kernel.bag import one, some
from tests.games.scream_machine.support import (
    asked,
    at_random,
    dealt,
    discards,
    everything,
    happened,
    hidden,
    pile,
    row,
    scores,
    table,
    whole_box,
)

FAULTS: dict[str, Callable[[Scream], None]] = {
    "8 cards in the row (SM-19)": lambda t: setattr(t, "row", some(4, 0) + some(4, 1)),
    "-1 actions are left (SM-23)": lambda t: setattr(t, "actions", -1),
    "5 actions are left (SM-23)": lambda t: setattr(t, "actions", 5),
    "a pawn has run ahead (SM-8)": lambda t: t.scores.__setitem__(0, t.scores[0] + 1),
    "an opening is kept back (SM-16)": lambda t: t.chosen.__setitem__(0, one(3)),
}


@pytest.mark.parametrize("spoil", FAULTS.values(), ids=FAULTS)
def test_what_can_never_be_is_noticed(spoil: Callable[[Scream], None]) -> None:
    t = table(seats=3)
    assert GAME.fault(t) is None

    spoil(t)
    assert GAME.fault(t) is not None


@pytest.mark.rule("SM-41")
def test_nobody_lies_face_down_when_the_season_is_over() -> None:
    t = dealt(2)
    for _ in at_random(t):
        pass
    assert GAME.fault(t) is None

    t.hidden[0] = 2
    assert "face-down" in str(GAME.fault(t))


WHOLE_GAMES = pytest.mark.parametrize(
    ("seats", "seed"), [(seats, seed) for seats in (2, 3, 4, 5, 6) for seed in range(2)]
)


@pytest.mark.rule("SM-4", "SM-50")
@WHOLE_GAMES
def test_every_attraction_and_every_visitor_is_in_exactly_one_place(seats: int, seed: int) -> None:
    t = dealt(seats, seed)

    for _ in at_random(t, seed):
        assert GAME.secrecy.census(t) == whole_box(seats)
        assert GAME.fault(t) is None
    assert GAME.secrecy.census(t) == whole_box(seats)


@pytest.mark.rule("SM-19", "SM-29", "SM-R25")
@WHOLE_GAMES
def test_the_row_never_has_more_than_7_cards_and_7_when_a_turn_begins(
    seats: int, seed: int
) -> None:
    t = dealt(seats, seed)

    for _ in at_random(t, seed):
        assert len(row(t)) <= 7
        if t.round and t.actions == 4 and (pile(t) or discards(t)):
            assert len(row(t)) == 7


@pytest.mark.rule("SM-8", "SM-49")
@WHOLE_GAMES
def test_scores_never_fall(seats: int, seed: int) -> None:
    t = dealt(seats, seed)
    before = [0] * seats

    for _ in at_random(t, seed):
        assert all(now >= then for now, then in zip(scores(t), before, strict=True))
        before = scores(t)

    assert sum(scores(t)) > 0


@pytest.mark.rule("SM-23", "SM-24")
@WHOLE_GAMES
def test_whoever_is_asked_has_the_turn_and_an_action_left(seats: int, seed: int) -> None:
    t = dealt(seats, seed)

    for _ in at_random(t, seed):
        if t.round:
            assert asked(t) == (t.turn, "act")
            assert 1 <= t.actions <= 4
            assert (t.first + t.turns - 1) % seats == t.turn


@pytest.mark.rule("SM-41")
@WHOLE_GAMES
def test_every_game_ends_with_all_visitors_face_up(seats: int, seed: int) -> None:
    t = dealt(seats, seed)
    for _ in at_random(t, seed):
        pass

    assert (asked(t), hidden(t)) == (None, [None] * seats)
    assert happened(t).count("round_over") == t.rounds


@WHOLE_GAMES
def test_a_copy_goes_its_own_way_and_leaves_the_table_as_it_was(seats: int, seed: int) -> None:
    t = dealt(seats, seed)

    for place, _ in enumerate(at_random(t, seed)):
        if place % 7 == 0 or t.round == 0:
            before = everything(t)
            twin = t.copy()
            assert everything(twin)[:-1] == before[:-1]  # but for the story
            for _ in at_random(twin, seed + 1):
                pass
            assert everything(t) == before


@pytest.mark.rule("SM-30")
def test_a_game_of_6_reshuffles_the_discards_too() -> None:
    t = dealt(6, seed=0)
    for _ in at_random(t, seed=0):
        pass

    assert "reshuffled" in happened(t)
