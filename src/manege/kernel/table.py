"""The table — what lies on it, what must be decided now, and what is still to do."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from manege.kernel.chance import Chance
from manege.kernel.refusal import Refusal, Refused
from manege.kernel.story import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A game in progress. Each game adds what lies on it, and writes its own `copy`."""

    def __init__(self, seats: i64, chance: Chance) -> None:
        self.seats: i64 = seats
        self.chance = chance
        self.decision: Decision | None = None  # the first open decision
        self.beside: list[Decision] | None = None  # the others, when several decide at once
        self.agenda: Agenda | None = None
        self.light: i64 = 0  # how often something hidden or random has come to light
        self.story: list[Event] | None = None  # None: nobody listens

    def copy(self) -> Table:
        """A twin that shares nothing that can change, and to which nobody listens."""
        raise NotImplementedError

    def not_asked(self, seat: i64) -> Refusal:
        """Why this seat can do nothing now."""
        raise NotImplementedError

    def left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else 0

    def decisions(self) -> list[Decision]:
        """All open decisions: one is a turn, several a simultaneous choice, none the end."""
        if self.decision is None:
            return []
        return [self.decision] if self.beside is None else [self.decision, *self.beside]

    def decision_of(self, seat: int | None) -> Decision | None:
        """The open decision of a seat; the first one if no seat is named."""
        first = self.decision
        if seat is None or first is None or first.seat == seat:
            return first
        if self.beside is not None:
            for decision in self.beside:
                if decision.seat == seat:
                    return decision
        return None

    def options(self, seat: int | None = None) -> list[int]:
        """What may be done now: the only statement of what is legal."""
        decision = self.decision_of(seat)
        return [] if decision is None else decision.options(self)

    def play(self, code: i64, seat: int | None = None) -> None:
        """Do one of the options, and all that follows from it; anything else is refused."""
        decision = self.decision_of(seat)
        if decision is None:
            raise Refused(self.not_asked(seat or 0))
        if not decision.allows(self, code):
            raise Refused(decision.why_not(self, code))
        perform(self, decision, code)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """Something one seat must decide now. It never changes once made, so that copies share it."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def options(self, table: Table) -> list[int]:
        """The codes of what may be done, in a settled order."""
        raise NotImplementedError

    def allows(self, table: Table, code: i64) -> bool:
        """Whether `options` lists it; a game may say it without making the list."""
        return code in self.options(table)

    def why_not(self, table: Table, code: i64) -> Refusal:
        """Why `options` does not list it, told from what the seat may know."""
        raise NotImplementedError

    def pick(self, table: Table, chance: Chance) -> i64:
        """One of the options by one draw; a game may do it without making the list."""
        options = self.options(table)
        return options[chance.below(len(options))]

    def answer(self, table: Table, code: i64) -> None:
        """Carry out one of the options; what follows goes on the agenda."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        """How it is pickled; a decision that holds more than its seat says so itself."""
        return type(self), (self.seat,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """Something that happens by itself once its turn on the agenda has come. It never changes."""

    def perform(self, table: Table) -> None:
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()


class Agenda:
    """What is still to do: a step, then the rest. It never changes, so that copies share it."""

    def __init__(self, step: Step, rest: Agenda | None) -> None:
        self.step = step
        self.rest = rest

    def __reduce__(self) -> tuple[object, ...]:
        return Agenda, (self.step, self.rest)


def agenda_of(steps: list[Step]) -> Agenda:
    """Steps in reading order."""
    agenda = Agenda(steps[-1], None)
    for step in reversed(steps[:-1]):
        agenda = Agenda(step, agenda)
    return agenda


def then(table: Table, agenda: Agenda) -> None:
    """These steps come next, before what is on the agenda already."""
    table.agenda = agenda if table.agenda is None else joined(agenda, table.agenda)


def joined(first: Agenda, last: Agenda) -> Agenda:
    rest = last if first.rest is None else joined(first.rest, last)
    return Agenda(first.step, rest)


def ask(table: Table, decision: Decision) -> None:
    """This seat decides next."""
    table.decision = decision


def ask_together(table: Table, decisions: list[Decision]) -> None:
    """These seats decide at the same time; what follows waits for the last of them."""
    table.decision = decisions[0]
    table.beside = decisions[1:] or None


def ask_nobody(table: Table) -> None:
    """All open decisions are closed, answered or not."""
    table.decision = None
    table.beside = None


def perform(table: Table, decision: Decision, code: i64) -> None:
    """Carry out an option that is listed, then all that happens by itself."""
    close(table, decision)
    decision.answer(table, code)
    while table.decision is None and table.agenda is not None:
        agenda = table.agenda
        table.agenda = agenda.rest
        agenda.step.perform(table)


def close(table: Table, decision: Decision) -> None:
    beside = table.beside
    if beside is None:
        table.decision = None
    else:
        rest = [other for other in table.decisions() if other is not decision]
        ask_together(table, rest)


def playout(table: Table, chance: Chance) -> i64:
    """Play at random to the end; how many decisions it took."""
    count: i64 = 0
    decision = table.decision
    while decision is not None:
        perform(table, decision, decision.pick(table, chance))
        count += 1
        decision = table.decision
    return count


def tell(table: Table, name: str, **facts: int) -> None:
    """Add a fact to the story; rules call it only when `table.story` is not None."""
    if table.story is not None:
        table.story.append(Event(name, facts))
