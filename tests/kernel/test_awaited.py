"""Decisions that nobody waits for: they may be taken, and the table goes on without them."""

from __future__ import annotations

import pickle
from typing import Final

import pytest

from manege.kernel.chance import chance_from
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal
from manege.kernel.table import (
    Decision,
    Step,
    Table,
    Verb,
    agenda_of,
    ask,
    ask_together,
    go_on,
    playout,
    space_of,
    then,
)


class Nod(Verb[Table]):
    """Said, and not waited for any more."""

    def offers(self, table: Table, seat: int, choices: Choices) -> None:
        choices.one()

    def perform(self, table: Table, seat: int, which: int) -> None:
        then(table, agenda_of([Grow()]))
        ask(table, NODDED[seat])


class Go(Verb[Table]):
    """Done, and asked no more."""

    def offers(self, table: Table, seat: int, choices: Choices) -> None:
        choices.one()

    def perform(self, table: Table, seat: int, which: int) -> None:
        pass


NOD: Final = Nod(["nod"])
GO: Final = Go(["go"])
ACTIONS: Final = space_of([NOD, GO])


class Ask(Decision[Table]):
    def __init__(self, seat: int, awaited: bool = True) -> None:
        super().__init__(seat, [NOD, GO], awaited)

    def elsewhere(self, table: Table, code: int) -> Refusal:
        return Refusal("X-1", "no")

    def __reduce__(self) -> tuple[object, ...]:
        return Ask, (self.seat, self.awaited)


ASKED: Final = [Ask(seat) for seat in range(4)]
NODDED: Final = [Ask(seat, awaited=False) for seat in range(4)]


class Grow(Step[Table]):
    """What a lane would do next; it is dropped if the table goes on before."""

    def perform(self, table: Table) -> None:
        table.light += 1


class Grown(Step[Table]):
    def perform(self, table: Table) -> None:
        table.light += 100


class Everybody(Step[Table]):
    def perform(self, table: Table) -> None:
        ask_together(table, [*ASKED[:3], NODDED[3]])
        then(table, agenda_of([Grown()]))


def opened() -> Table:
    """Three are waited for, the fourth is not."""
    table = Table(4, chance_from(1))
    then(table, agenda_of([Everybody()]))
    go_on(table)
    return table


def seats(table: Table) -> list[tuple[int, bool]]:
    return [(each.seat, each.awaited) for each in table.decisions()]


def test_those_who_are_waited_for_come_first_then_it_goes_by_seats() -> None:
    table = opened()
    assert seats(table) == [(0, True), (1, True), (2, True), (3, False)]
    table.play(NOD.first, 1)
    assert seats(table) == [(0, True), (2, True), (1, False), (3, False)]
    table.play(NOD.first, 0)
    assert seats(table) == [(2, True), (0, False), (1, False), (3, False)]
    table.play(NOD.first, 3)
    assert seats(table) == [(2, True), (0, False), (1, False), (3, False)]


@pytest.mark.parametrize("last", [NOD, GO])
def test_the_table_goes_on_when_it_waits_for_nobody(last: Verb[Table]) -> None:
    table = opened()
    table.play(NOD.first, 0)
    table.play(GO.first, 2)
    assert table.light == 0
    table.play(last.first, 1)
    assert table.decision is None
    assert table.beside is None
    assert table.agenda is None
    assert table.light == 100  # and what its lanes had still to do is dropped


def test_whoever_is_not_waited_for_may_act_and_the_table_still_waits() -> None:
    table = opened()
    table.play(GO.first, 3)
    assert seats(table) == [(0, True), (1, True), (2, True)]
    table.play(NOD.first, 2)
    table.play(GO.first, 2)
    assert seats(table) == [(0, True), (1, True)]


def test_a_game_played_at_random_never_asks_them() -> None:
    for seed in range(20):
        assert playout(opened(), chance_from(seed)) == 3


def test_copies_and_pickles_wait_for_the_same() -> None:
    table = opened()
    table.play(NOD.first, 0)
    twin = pickle.loads(pickle.dumps(table))
    assert seats(twin) == seats(table)


def test_somebody_must_be_waited_for() -> None:
    table = Table(4, chance_from(1))
    with pytest.raises(ValueError, match="nobody is waited for"):
        ask_together(table, NODDED)
