"""The table — what lies on it, what must be decided now, and what is still to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from manege.kernel.bag import BITS, EACH_KIND
from manege.kernel.chance import Chance
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Refused
from manege.kernel.story import Event, Kind

NO_LIGHTS: Final = vec[i64]()


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A game in progress. Each game adds empty places to it, and writes its own `copy`."""

    def __init__(self, seats: i64, chance: Chance) -> None:
        self.seats: i64 = seats
        self.chance = chance
        self.decision: Decision[Any] | None = None  # open now; of several, the first seat's
        self.agenda: Agenda | None = None  # what follows it; of several, the first seat's
        self.beside: Beside | None = None  # the other lanes, when several decide at once
        self.light: i64 = 0  # how often something hidden or random has come to light
        self.lights: vec[i64] = NO_LIGHTS  # the same by seats, in lanes; it never changes
        self.story: list[Event] | None = None  # None: nobody listens

    def copy(self) -> Table:
        """A twin that shares nothing that can change, and to which nobody listens."""
        raise NotImplementedError

    def lend_to(self, twin: Table) -> None:
        """What every table has and copies share."""
        twin.decision = self.decision
        twin.agenda = self.agenda
        twin.beside = self.beside
        twin.light = self.light
        twin.lights = self.lights

    def __reduce__(self) -> tuple[object, ...]:
        """All there is, by name; whoever gets it back hears nothing."""
        places = {name: getattr(self, name) for name in names_of(self) if name != "story"}
        return restored, (type(self), places)

    def not_asked(self, seat: i64) -> Refusal:
        """Why this seat can do nothing now."""
        raise NotImplementedError

    def left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else 0

    def decisions(self) -> list[Decision[Any]]:
        """All open decisions: one is a turn, several are simultaneous, none is the end.

        Those the table waits for come first; then by seats.
        """
        if self.decision is None:
            return []
        found = [self.decision]
        lane = None if self.beside is None else self.beside.lane
        while lane is not None:
            found.append(lane.decision)
            lane = lane.next
        return found

    def decision_of(self, seat: int | None) -> Decision[Any] | None:
        """The open decision of a seat; the first one if no seat is named."""
        first = self.decision
        if seat is None or first is None or first.seat == seat:
            return first
        lane = None if self.beside is None else self.beside.lane
        while lane is not None:
            if lane.decision.seat == seat:
                return lane.decision
            lane = lane.next
        return None

    def light_of(self, seat: i64) -> i64:
        """What this seat cannot unsee: what came to light at the table and in lanes of its own."""
        return self.light + (self.lights[seat] if seat < len(self.lights) else 0)

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


def names_of(table: Table) -> list[str]:
    kind: Any = type(table)
    return [*getattr(kind, "__mypyc_attrs__", ()), *getattr(table, "__dict__", ())]


def restored(kind: Any, places: dict[str, Any]) -> Any:
    table = kind(places["seats"], places["chance"])
    for name, value in places.items():
        setattr(table, name, value)
    return table


# What people do

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[T]):
    """One thing people do: how it is written, what it needs, what it does. It never changes.

    `notations` are its actions in order; `room` keeps codes free for those still to come.
    """

    def __init__(self, notations: list[str], room: int = 0) -> None:
        self.notations = notations
        self.room = max(room, len(notations))
        self.first: i64 = 0  # the code of its first action: see `space_of`
        self.end: i64 = 0

    def offers(self, table: T, seat: i64, choices: Choices) -> None:
        """Which of its actions may be done now; what is missing is named with its clause."""
        raise NotImplementedError

    def perform(self, table: T, seat: i64, which: i64) -> None:
        """Do the `which`-th of its actions; what follows goes on the agenda."""
        raise NotImplementedError


def space_of(verbs: Sequence[Verb[Any]]) -> list[str]:
    """The notations of all codes, "" for those kept free; each verb learns its own."""
    notations: list[str] = []
    for verb in verbs:
        verb.first = len(notations)
        verb.end = verb.first + len(verb.notations)
        notations += verb.notations + [""] * (verb.room - len(verb.notations))
    return notations


PAPER: Final = Choices()  # for one question at a time: one thread plays in a process


class Offered:
    """A verb, then the rest: quicker to go through than a list, whose every item is checked."""

    def __init__(self, verb: Verb[Any], rest: Offered | None) -> None:
        self.verb = verb
        self.rest = rest


def chain_of(verbs: list[Verb[Any]]) -> Offered | None:
    chain: Offered | None = None
    place = len(verbs) - 1  # not `reversed`: mypyc fails on it here
    while place >= 0:
        chain = Offered(verbs[place], chain)
        place -= 1
    return chain


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[T]):
    """Something one seat must decide now. It never changes once made, so that copies share it.

    What may be done is what its verbs offer, in their order; a game adds nothing to that. One that
    is not `awaited` may be taken, but the table goes on without it.
    """

    def __init__(self, seat: i64, verbs: list[Verb[Any]], awaited: bool = True) -> None:
        if not verbs:
            raise ValueError("a decision has at least one verb")
        self.seat: i64 = seat
        self.awaited: bool = awaited
        self.verbs = verbs
        self.offered = chain_of(verbs)

    def elsewhere(self, table: T, code: i64) -> Refusal:
        """Why an action is refused that is no verb's of this decision."""
        raise NotImplementedError

    def answer(self, table: T, code: i64) -> None:
        """Carry out one of the options; what follows goes on the agenda."""
        verb = self.verb_of(code)
        if verb is not None:
            verb.perform(table, self.seat, code - verb.first)

    def pick(self, table: T, chance: Chance, choices: Choices) -> i64:
        """One of the options by one draw; `choices` is paper to write on."""
        self.write(table, choices)
        return choices.nth(chance.below(choices.total))

    def options(self, table: T) -> list[int]:
        """The codes of what may be done, in a settled order."""
        self.write(table, PAPER)
        return PAPER.listed()

    def write(self, table: T, choices: Choices) -> None:
        choices.collect()
        offered = self.offered
        while offered is not None:
            choices.first = offered.verb.first
            offered.verb.offers(table, self.seat, choices)
            offered = offered.rest

    def allows(self, table: T, code: i64) -> bool:
        """Whether `options` lists it."""
        return self.spoken(table, code, False).found

    def why_not(self, table: T, code: i64) -> Refusal:
        """Why `options` does not list it, told from what the seat may know."""
        return self.spoken(table, code, True).because or self.elsewhere(table, code)

    def spoken(self, table: T, code: i64, explains: bool) -> Choices:
        """What its verb says of a code."""
        verb = self.verb_of(code)
        PAPER.ask_about(0 if verb is None else code - verb.first, explains)
        if verb is not None:
            PAPER.first = verb.first
            verb.offers(table, self.seat, PAPER)
        return PAPER

    def verb_of(self, code: i64) -> Verb[Any] | None:
        offered = self.offered
        while offered is not None:
            if offered.verb.first <= code < offered.verb.end:
                return offered.verb
            offered = offered.rest
        return None

    def __reduce__(self) -> tuple[object, ...]:
        """How it is pickled; a decision that holds more than its seat says so itself."""
        return type(self), (self.seat,)


# What happens by itself


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """Something that happens by itself once its turn on the agenda has come. It never changes."""

    def perform(self, table: T) -> None:
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()


class Agenda:
    """What is still to do: a step, then the rest. It never changes, so that copies share it."""

    def __init__(self, step: Step[Any], rest: Agenda | None) -> None:
        self.step = step
        self.rest = rest

    def __reduce__(self) -> tuple[object, ...]:
        return Agenda, (self.step, self.rest)


def agenda_of(steps: Sequence[Step[Any]]) -> Agenda:
    """Steps in reading order."""
    agenda = Agenda(steps[-1], None)
    place = len(steps) - 2
    while place >= 0:
        agenda = Agenda(steps[place], agenda)
        place -= 1
    return agenda


def then(table: Table, agenda: Agenda) -> None:
    """These steps come next, after what this action or step has written so far."""
    written = table.agenda
    table.agenda = agenda if written is None else joined(written, agenda)


def joined(first: Agenda, last: Agenda) -> Agenda:
    rest = last if first.rest is None else joined(first.rest, last)
    return Agenda(first.step, rest)


def ask(table: Table, decision: Decision[Any]) -> None:
    """This seat decides now; in a lane it is the lane's own seat."""
    table.decision = decision


def perform(table: Table, decision: Decision[Any], code: i64) -> None:
    """Carry out an option that is listed, then all that happens by itself."""
    beside = table.beside
    if beside is None:
        carry_out(table, decision, code)
    else:
        carry_out_in_lane(table, beside, decision, code)


def carry_out(table: Table, decision: Decision[Any], code: i64) -> None:
    rest = table.agenda
    table.decision = None
    if rest is None:
        decision.answer(table, code)
    else:
        turn_the_page(table)
        decision.answer(table, code)
        put_below(table, rest)
    go_on(table)


def go_on(table: Table) -> None:
    """What is on the agenda happens, until somebody must decide."""
    while table.decision is None:
        agenda = table.agenda
        if agenda is None:
            return
        turn_the_page(table)
        agenda.step.perform(table)
        if agenda.rest is not None:
            put_below(table, agenda.rest)


def turn_the_page(table: Table) -> None:
    """Each step writes on an empty page.

    Not in place: after `table.agenda = None` mypy takes it for None across all calls that follow,
    and mypyc believes it.
    """
    table.agenda = None


def put_below(table: Table, rest: Agenda) -> None:
    """What was there before comes behind what this step has written."""
    written = table.agenda
    table.agenda = rest if written is None else joined(written, rest)


def playout(table: Table, chance: Chance) -> i64:
    """Play at random to the end; how many decisions it took."""
    choices = Choices()
    count: i64 = 0
    decision = table.decision
    while decision is not None:
        perform(table, decision, decision.pick(table, chance, choices))
        count += 1
        decision = table.decision
    return count


# Several at once: a lane each


class Lane:
    """One seat's open decision and what follows it there. It never changes: copies share it."""

    def __init__(self, decision: Decision[Any], agenda: Agenda | None, next: Lane | None) -> None:
        self.decision = decision
        self.agenda = agenda
        self.next = next  # as `comes_first` has it

    def __reduce__(self) -> tuple[object, ...]:
        return Lane, (self.decision, self.agenda, self.next)


class Beside:
    """What waits while the first lane lies on the table: the others, and the table's own agenda.

    The lanes part when the first of them acts; until then the table's agenda is where it was.
    """

    def __init__(self, lane: Lane | None, parted: bool, agenda: Agenda | None) -> None:
        self.lane = lane
        self.parted: bool = parted
        self.agenda = agenda

    def __reduce__(self) -> tuple[object, ...]:
        return Beside, (self.lane, self.parted, self.agenda)


def ask_together(table: Table, decisions: Sequence[Decision[Any]]) -> None:
    """These act at once, each in a lane; the table's agenda waits for the last it has to wait for.

    They come by seats, those that are awaited first.
    """
    if table.beside is not None:
        raise ValueError("a lane cannot part into lanes")
    if not decisions:
        return
    if not decisions[0].awaited:
        raise ValueError("nobody is waited for")
    lane: Lane | None = None
    place = len(decisions) - 1
    while place > 0:
        lane = Lane(decisions[place], None, lane)
        place -= 1
    table.decision = decisions[0]
    table.beside = Beside(lane, False, None)


def ask_too(table: Table, decision: Decision[Any]) -> None:
    """In a lane: another seat decides this, be it new or instead of what it was asked."""
    beside = table.beside
    if beside is None:
        raise ValueError("nobody is beside: `ask` instead")
    lane = with_lane(without_lane(beside.lane, decision.seat), decision, None)
    table.beside = Beside(lane, beside.parted, beside.agenda)


def ask_no_more(table: Table, seat: i64) -> None:
    """In a lane: another seat's is closed, whatever it had still to do."""
    beside = table.beside
    if beside is not None:
        table.beside = Beside(without_lane(beside.lane, seat), beside.parted, beside.agenda)


def ask_nobody_else(table: Table) -> None:
    """In a lane: all others are closed; the table goes on when this one is done."""
    beside = table.beside
    if beside is not None:
        table.beside = Beside(None, beside.parted, beside.agenda)


def carry_out_in_lane(table: Table, beside: Beside, decision: Decision[Any], code: i64) -> None:
    """`ask` and `then` mean this lane's; afterwards the first open lane lies on the table again."""
    seat = decision.seat
    if not beside.parted:
        beside = Beside(beside.lane, True, table.agenda)
        table.beside = beside
        turn_the_page(table)
    first = table.decision
    if first is not None and first is not decision:
        change_lanes(table, beside, first, seat)
    light = table.light
    carry_out(table, decision, code)
    if table.light != light:
        table.lights = lit(table, seat, table.light - light)
        table.light = light
    asked = table.decision
    if asked is not None and asked.seat != seat:
        raise ValueError("a lane asks its own seat only")
    settle(table)


def change_lanes(table: Table, beside: Beside, first: Decision[Any], seat: i64) -> None:
    """The lane of this seat comes to the table, the one that was there waits."""
    lane = beside.lane
    while lane is not None and lane.decision.seat != seat:
        lane = lane.next
    if lane is not None:
        others = with_lane(without_lane(beside.lane, seat), first, table.agenda)
        table.beside = Beside(others, True, beside.agenda)
        table.decision = lane.decision
        table.agenda = lane.agenda


def settle(table: Table) -> None:
    """A lane has acted: the first one is up again, or the table itself if it waits for none."""
    beside = table.beside
    if beside is None:
        return
    lane = beside.lane
    mine = table.decision
    if mine is not None:
        if lane is not None and comes_first(lane.decision, mine):
            change_lanes(table, beside, mine, lane.decision.seat)
    elif lane is not None:
        table.decision = lane.decision
        table.agenda = lane.agenda
        table.beside = Beside(lane.next, True, beside.agenda)
    first = table.decision
    if first is None or not first.awaited:
        leave_the_lanes(table, beside.agenda)
        go_on(table)


def leave_the_lanes(table: Table, agenda: Agenda | None) -> None:
    table.decision = None
    table.beside = None
    table.agenda = agenda


def comes_first(one: Decision[Any], other: Decision[Any]) -> bool:
    """Whom the table waits for; then by seats."""
    return one.seat < other.seat if one.awaited == other.awaited else one.awaited


def with_lane(lane: Lane | None, decision: Decision[Any], agenda: Agenda | None) -> Lane:
    if lane is None or comes_first(decision, lane.decision):
        return Lane(decision, agenda, lane)
    return Lane(lane.decision, lane.agenda, with_lane(lane.next, decision, agenda))


def without_lane(lane: Lane | None, seat: i64) -> Lane | None:
    if lane is None or lane.decision.seat == seat:
        return None if lane is None else lane.next
    return Lane(lane.decision, lane.agenda, without_lane(lane.next, seat))


def lit(table: Table, seat: i64, times: i64) -> vec[i64]:
    """Its own light only: a neighbour may still take back what he did."""
    lights = table.lights[:]
    while len(lights) <= seat:
        lights = append(lights, 0)
    lights[seat] += times
    return lights


# What is told


def tell(
    table: Table,
    kind: Kind,
    a: i64 = 0,
    b: i64 = 0,
    c: i64 = 0,
    d: i64 = 0,
    e: i64 = 0,
    f: i64 = 0,
    g: i64 = 0,
) -> None:
    """Add a fact to the story, if anybody listens."""
    if table.story is not None:
        write(table.story, kind, [a, b, c, d, e, f, g])


def tell_each(table: Table, kind: Kind, seat: i64, bag: i64) -> None:
    """The same of each card of a bag: an event of a seat and a card."""
    if table.story is not None:
        card: i64 = 0
        while bag:
            for _ in range(bag & EACH_KIND):
                write(table.story, kind, [seat, card])
            bag >>= BITS
            card += 1


def write(story: list[Event], kind: Kind, numbers: list[int]) -> None:
    story.append(Event(kind.name, dict(zip(kind.facts, numbers, strict=False))))
