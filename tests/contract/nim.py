"""Nim — the smallest game possible: seven stones, take one or two, whoever takes the last one wins.

Everything a game must say, and nothing more. No secrets and no chance, so imagining is copying.
"""

from __future__ import annotations

from manege.kernel.chance import Chance
from manege.kernel.choices import Choices
from manege.kernel.game import Game, Settings
from manege.kernel.outcome import Outcome
from manege.kernel.position import Position
from manege.kernel.refusal import Refusal, Why
from manege.kernel.secrecy import Secrecy, Viewer, Zone, everybody
from manege.kernel.story import ALL, Kind
from manege.kernel.table import Decision, Table, Verb, ask, space_of, tell

STONE = 0
STONES = 7


class Nim(Table):
    """What lies on the table, and who is at it."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.heap = STONES
        self.taken = [0] * seats
        self.turn = 0

    def copy(self) -> Nim:
        twin = Nim(self.seats, self.chance.copy())
        self.lend_to(twin)
        twin.heap = self.heap
        twin.taken = self.taken[:]
        twin.turn = self.turn
        return twin

    def not_asked(self, seat: int) -> Refusal:
        return Refusal("NI-2", "not-your-turn")


class Take(Verb[Nim]):
    """One stone, or two where there are two (NI-1)."""

    def __init__(self) -> None:
        super().__init__(["take 1", "take 2"])

    def offers(self, t: Nim, seat: int, c: Choices) -> None:
        c.one()
        if c.needs(t.heap > 1, ONE_LEFT):
            c.one(1)

    def perform(self, t: Nim, seat: int, which: int) -> None:
        t.heap -= which + 1
        t.taken[seat] += which + 1
        tell(t, TOOK, seat, which + 1)
        if t.heap:
            begin_turn(t, t.left_of(seat))  # NI-2


TAKE = Take()
ONE_LEFT = Why("NI-1", "one-stone-left")
TOOK = Kind("took", seat=ALL, number=ALL)


class Turn(Decision[Nim]):
    def __init__(self, seat: int) -> None:
        super().__init__(seat, [TAKE])

    def elsewhere(self, t: Nim, code: int) -> Refusal:
        return Refusal("NI-1", "one-or-two")


def begin_turn(t: Nim, seat: int) -> None:
    t.turn = seat
    ask(t, Turn(seat))


def setup(seats: int, chance: Chance, settings: Settings) -> Nim:
    return Nim(seats, chance)


def lay_out(t: Nim, position: Position) -> None:
    t.heap = position.number("heap", STONES, range(1, STONES + 1))
    t.turn = position.number("turn", 0, range(t.seats))


def begin(t: Nim) -> None:
    begin_turn(t, t.turn)


def imagine(t: Nim, viewer: Viewer, chance: Chance) -> Nim:
    return t.copy()


def outcome(t: Nim) -> Outcome:
    last = [int(seat == t.turn) for seat in range(t.seats)]
    return Outcome(last, [{"last-stone": number} for number in last], rule="NI-3")


def fault(t: Nim) -> str | None:
    return "stones are owed (NI-1)" if t.heap < 0 else None


GAME = Game(
    key="nim",
    edition=1,
    seats=range(2, 4),
    setup=setup,
    lay_out=lay_out,
    begin=begin,
    actions=space_of([TAKE]),
    secrecy=Secrecy(
        zones=[
            Zone("heap", lambda t, _: [STONE] * t.heap, everybody, each_seat=False, holds="stone"),
            Zone("taken", lambda t, seat: [STONE] * t.taken[seat], everybody, holds="stone"),
        ],
        events={TOOK.name: TOOK},
        names={"stone": ["stone"]},
    ),
    imagine=imagine,
    outcome=outcome,
    fault=fault,
)
