"""Several at once: a lane each, in which `ask` and `then` mean this seat's."""

from __future__ import annotations

import pickle

import pytest

from manege.kernel.table import ask, ask_together, ask_too, go_on, then
from tests.contract.cases import state_of
from tests.kernel.toy import (
    A,
    Act,
    B,
    C,
    D,
    MayAct,
    Toy,
    again,
    ask_a,
    call_c,
    close,
    dismiss_a,
    do,
    effects,
    finish,
    look,
    part,
    say,
    stand_by,
    step,
    toy,
)


def together(*seats: int) -> Toy:
    """A table of four where these act at once; the barrier is what comes after the last."""
    t = toy(4)
    ask_together(t, [Act(seat) for seat in seats])
    then(t, say("barrier"))
    return t


def test_a_seat_that_is_asked_again_takes_nobodys_question_away() -> None:
    t = together(A, B, C)
    do(t, again, A)
    assert t.asked == [A, B, C]
    do(t, again, C, B)
    assert t.asked == [A, B, C]


def test_a_step_of_one_lane_waits_for_nobody_the_tables_own_for_all() -> None:
    t = together(A, B)
    do(t, step, B)
    assert t.said == ["1 steps"]
    do(t, step, A)
    assert t.said == ["1 steps", "0 steps"]
    do(t, finish, A)
    assert t.said == ["1 steps", "0 steps"]
    assert t.asked == [B]
    do(t, finish, B)
    assert t.said[2:] == ["barrier"]
    assert (t.asked, t.beside, t.agenda) == ([], None, None)


def test_a_lane_reads_in_order_too() -> None:
    t = together(A, B)
    do(t, effects, B)
    assert t.said == ["first", "and more", "second", "end"]
    assert t.asked == [A]


@pytest.mark.parametrize("order", [(A, B, C), (C, B, A), (B, C, A), (C, A, B)])
def test_open_lanes_are_told_by_seats_whoever_acts(order: tuple[int, ...]) -> None:
    t = together(A, B, C)
    left = [A, B, C]
    for seat in order:
        do(t, step, seat)
        assert t.asked == left
        decision = t.decision_of(seat)
        assert decision is not None
        assert decision.seat == seat
        do(t, finish, seat)
        left.remove(seat)
        assert t.asked == left
        assert t.decision_of(seat) is None
        assert t.options(seat) == []
    assert t.said[-1] == "barrier"


def test_what_comes_to_light_in_a_lane_is_its_seats_alone() -> None:
    t = together(A, B, C)
    do(t, look, B)
    do(t, look, B)
    do(t, look, C)
    assert [t.light_of(seat) for seat in range(4)] == [0, 2, 1, 0]
    assert t.light == 0
    twin = t.copy()
    do(twin, look, A)
    assert [t.light_of(seat) for seat in (A, B, C)] == [0, 2, 1]
    assert [twin.light_of(seat) for seat in (A, B, C)] == [1, 2, 1]


def test_what_comes_to_light_at_the_table_is_everybodys() -> None:
    t = together(A, B)
    do(t, look, A)
    do(t, finish, A, B)
    ask(t, Act(B))
    do(t, look, B)
    assert [t.light_of(seat) for seat in range(4)] == [2, 1, 1, 1]


def test_a_latecomer_is_asked_too_or_instead() -> None:
    t = together(A, B, D)
    do(t, call_c, D)
    assert t.asked == [A, B, C, D]
    do(t, step, C)
    do(t, call_c, B)
    assert t.asked == [A, B, C, D]
    do(t, finish, A, B, C)
    assert t.said == ["2 steps"]
    do(t, finish, D)
    assert t.said[-1] == "barrier"


def test_who_leaves_is_waited_for_no_more() -> None:
    t = together(A, B)
    do(t, dismiss_a, B)
    assert t.asked == [B]
    do(t, dismiss_a, B)  # who has gone cannot go
    do(t, finish, B)
    assert t.said == ["barrier"]


def test_when_time_is_up_all_others_are_closed() -> None:
    t = together(A, B, C)
    do(t, step, A)
    do(t, close, B)
    assert t.asked == []
    assert t.said == ["0 steps", "barrier"]


def test_the_table_does_not_wait_for_who_only_may_act() -> None:
    t = together(A, B, C)
    do(t, stand_by, A)
    assert t.asked == [B, C, A]
    do(t, stand_by, C)
    do(t, step, A)  # and is waited for again
    assert t.asked == [A, B, C]
    do(t, stand_by, B)
    assert t.said == ["0 steps"]
    do(t, finish, A)
    assert t.said == ["0 steps", "barrier"]
    assert (t.asked, t.beside) == ([], None)


def test_somebody_is_waited_for() -> None:
    with pytest.raises(ValueError, match="nobody is waited for"):
        ask_together(toy(2), [MayAct(A), MayAct(B)])


def test_a_lane_asks_only_its_own_seat() -> None:
    with pytest.raises(ValueError, match="a lane asks its own seat only"):
        do(together(A, B), ask_a, B)


def test_a_lane_does_not_part() -> None:
    with pytest.raises(ValueError, match="a lane cannot part"):
        do(together(A, B), part, B)


def test_nobody_joins_where_one_alone_decides() -> None:
    t = toy(2)
    ask(t, Act(A))
    with pytest.raises(ValueError, match="nobody is beside"):
        ask_too(t, Act(B))


def test_one_seat_may_be_together_alone() -> None:
    t = together(C)
    do(t, step, C)
    do(t, finish, C)
    assert t.said == ["2 steps", "barrier"]


def test_when_nobody_is_asked_the_agenda_goes_on() -> None:
    t = toy(2)
    ask_together(t, [])
    then(t, say("barrier"))
    go_on(t)
    assert t.said == ["barrier"]


def test_an_action_of_a_turn_may_begin_lanes() -> None:
    t = toy(2)
    then(t, say("rest"))
    ask(t, Act(B))
    do(t, part, B)
    assert t.asked == [A, B]
    do(t, step, A, B)
    do(t, finish, B, A)
    assert t.said == ["0 steps", "1 steps", "rest"]


def test_copies_and_pickles_in_mid_lane_are_apart() -> None:
    t = together(A, B, C)
    do(t, step, B)
    do(t, look, C)
    before = state_of(t)
    for twin in (t.copy(), pickle.loads(pickle.dumps(t))):
        assert state_of(twin) == before
        do(twin, finish, C, A)
        do(twin, effects, B)
        assert twin.said[-1] == "barrier"
        assert state_of(t) == before
