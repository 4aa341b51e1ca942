"""A table for trying what tables promise: all it keeps is what was said at it."""

from __future__ import annotations

from collections.abc import Callable

from manege.kernel.chance import Chance, chance_from
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal
from manege.kernel.table import (
    Agenda,
    Decision,
    Step,
    Table,
    Verb,
    agenda_of,
    ask,
    ask_no_more,
    ask_nobody_else,
    ask_together,
    ask_too,
    space_of,
    then,
)

A, B, C, D = range(4)


class Toy(Table):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.said: list[str] = []

    def copy(self) -> Toy:
        twin = Toy(self.seats, self.chance.copy())
        self.lend_to(twin)
        twin.said = self.said[:]
        return twin

    def not_asked(self, seat: int) -> Refusal:
        return Refusal("TOY", "not-asked")

    @property
    def asked(self) -> list[int]:
        return [decision.seat for decision in self.decisions()]


def toy(seats: int) -> Toy:
    return Toy(seats, chance_from(1))


class Say(Step[Toy]):
    def __init__(self, word: str) -> None:
        self.word = word

    def perform(self, t: Toy) -> None:
        t.said.append(self.word)

    def __reduce__(self) -> tuple[object, ...]:
        return Say, (self.word,)


def say(*words: str) -> Agenda:
    return agenda_of([Say(word) for word in words])


class TwoEffects(Step[Toy]):
    """A card with two effects, in the order of the sheet."""

    def perform(self, t: Toy) -> None:
        then(t, say("first", "and more"))
        then(t, say("second"))


class AskAgain(Step[Toy]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def perform(self, t: Toy) -> None:
        ask(t, Act(self.seat))

    def __reduce__(self) -> tuple[object, ...]:
        return AskAgain, (self.seat,)


class Do(Verb[Toy]):
    """Each seat may do all of it at any time; most ask it again."""

    def __init__(self, acts: dict[str, Callable[[Toy, int], None]]) -> None:
        super().__init__(list(acts))
        self.acts = list(acts.values())

    def offers(self, t: Toy, seat: int, c: Choices) -> None:
        for which in range(len(self.acts)):
            c.one(which)

    def perform(self, t: Toy, seat: int, which: int) -> None:
        self.acts[which](t, seat)


class Act(Decision[Toy]):
    def __init__(self, seat: int) -> None:
        super().__init__(seat, [DO])

    def elsewhere(self, t: Toy, code: int) -> Refusal:
        return Refusal("TOY", "elsewhere")


class MayAct(Act):
    """The table does not wait for it."""

    def __init__(self, seat: int) -> None:
        Decision.__init__(self, seat, [DO], awaited=False)


def finish(t: Toy, seat: int) -> None:
    pass


def again(t: Toy, seat: int) -> None:
    ask(t, Act(seat))


def step(t: Toy, seat: int) -> None:
    then(t, agenda_of([Say(f"{seat} steps"), AskAgain(seat)]))


def effects(t: Toy, seat: int) -> None:
    then(t, agenda_of([TwoEffects(), Say("end")]))


def look(t: Toy, seat: int) -> None:
    t.light += 1
    ask(t, Act(seat))


def stand_by(t: Toy, seat: int) -> None:
    ask(t, MayAct(seat))


def call_c(t: Toy, seat: int) -> None:
    ask_too(t, Act(C))
    ask(t, Act(seat))


def dismiss_a(t: Toy, seat: int) -> None:
    ask_no_more(t, A)
    ask(t, Act(seat))


def close(t: Toy, seat: int) -> None:
    ask_nobody_else(t)


def ask_a(t: Toy, seat: int) -> None:
    ask(t, Act(A))


def part(t: Toy, seat: int) -> None:
    ask_together(t, [Act(A), Act(B)])


DO = Do(
    {
        act.__name__: act
        for act in (
            finish,
            again,
            step,
            effects,
            look,
            stand_by,
            call_c,
            dismiss_a,
            close,
            ask_a,
            part,
        )
    }
)
ACTIONS = space_of([DO])


def do(t: Toy, act: Callable[[Toy, int], None], *seats: int) -> None:
    """These seats do it, one after the other."""
    for seat in seats:
        t.play(ACTIONS.index(act.__name__), seat)
