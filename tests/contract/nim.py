"""Nim — the smallest game possible: seven stones, take one or two, the last one wins.

Everything a game must say, and nothing more. No secrets and no chance, so imagining is copying.
"""

from __future__ import annotations

from typing import Any, cast

from manege.kernel.chance import Chance
from manege.kernel.game import Game, Settings
from manege.kernel.outcome import Outcome
from manege.kernel.refusal import Refusal
from manege.kernel.secrecy import Secrecy, Viewer, Zone, everybody
from manege.kernel.table import Decision, Table, ask, tell

STONES = 7
STONE = 0


class Nim(Table):
    def __init__(self, seats: int, chance: Chance, heap: int, taken: list[int]) -> None:
        super().__init__(seats, chance)
        self.heap = heap
        self.taken = taken

    def copy(self) -> Nim:
        twin = Nim(self.seats, self.chance.copy(), self.heap, self.taken[:])
        twin.decision = self.decision
        return twin

    def not_asked(self, seat: int) -> Refusal:
        return Refusal("NI-2", "not-your-turn")


class Take(Decision):
    """Code 0 takes one stone, code 1 takes two (NI-1)."""

    def options(self, table: Table) -> list[int]:
        return [0, 1][: cast(Nim, table).heap]

    def why_not(self, table: Table, code: int) -> Refusal:
        return Refusal("NI-1", "one-or-two")

    def answer(self, table: Table, code: int) -> None:
        t = cast(Nim, table)
        t.heap -= code + 1
        t.taken[self.seat] += code + 1
        if t.story is not None:
            tell(t, "took", seat=self.seat, number=code + 1)
        if t.heap:
            ask(t, Take(t.left_of(self.seat)))


def setup(seats: int, chance: Chance, settings: Settings) -> Nim:
    return Nim(seats, chance, STONES, [0] * seats)


def begin(t: Nim) -> None:
    ask(t, Take(0))


def imagine(t: Nim, viewer: Viewer, chance: Chance) -> Nim:
    return t.copy()


def outcome(table: Any) -> Outcome:
    return Outcome(table.taken, [{"stones": number} for number in table.taken], "NI-3")


def fault(t: Nim) -> str | None:
    return "stones are owed" if t.heap < 0 else None


GAME = Game(
    key="nim",
    edition=1,
    seats=range(2, 4),
    setup=setup,
    begin=begin,
    actions=["take 1", "take 2"],
    secrecy=Secrecy(
        zones=[
            Zone("heap", lambda t, _: [STONE] * t.heap, seen_by=everybody, each_seat=False),
            Zone("taken", lambda t, seat: [STONE] * t.taken[seat], seen_by=everybody),
        ],
        events={"took": {"seat": everybody, "number": everybody}},
        names={"card": ["stone"]},
    ),
    imagine=imagine,
    outcome=outcome,
    fault=fault,
)
