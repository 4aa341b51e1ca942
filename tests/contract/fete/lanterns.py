"""Les lampions — an expansion: answers to what the rules ask, which know nothing of it.

Each seat has three lanterns, dark at first (FE-10). When a five has paid it may light one for two
tokens (FE-11). At upkeep the first one lit earns a token, the second two, the third three (FE-12);
whoever has lit all of them wins a prize with fives too (FE-13).
"""

from __future__ import annotations

from manege.kernel.bits import bit
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.secrecy import Zone, everybody
from manege.kernel.story import ALL, Kind
from manege.kernel.table import Decision, Step, Verb, agenda_of, ask, tell, then
from tests.contract.fete.components import FIVE, Expansion, Fair, gain

LANTERNS = 3
LANTERN = 0
PRICE = 2
LIT = Kind("lit", seat=ALL, lanterns=ALL)


class Lanterns(Expansion):
    def __init__(self, lit: list[int]) -> None:
        self.lit = lit

    def copy(self) -> Lanterns:
        return Lanterns(self.lit[:])

    def prizes(self, t: Fair, seat: int) -> int:
        return bit(FIVE) if self.lit[seat] == LANTERNS else 0  # FE-13

    def after_die(self, t: Fair, seat: int, die: int) -> None:
        if die == FIVE and self.lit[seat] < LANTERNS:
            then(t, agenda_of([AskLantern(seat)]))  # FE-11

    def upkeep(self, t: Fair, seat: int) -> None:
        gain(t, seat, self.lit[seat] * (self.lit[seat] + 1) // 2)  # FE-12


class Light(Verb[Fair]):
    def __init__(self) -> None:
        super().__init__(["light"])

    def offers(self, t: Fair, seat: int, c: Choices) -> None:
        if c.needs(t.tokens[seat] >= PRICE, TOO_DEAR, PRICE):
            c.one()

    def perform(self, t: Fair, seat: int, which: int) -> None:
        gain(t, seat, -PRICE)
        for lanterns in lanterns_of(t):
            lanterns.lit[seat] += 1
            tell(t, LIT, seat, lanterns.lit[seat])


class LeaveDark(Verb[Fair]):
    def __init__(self) -> None:
        super().__init__(["leave dark"])

    def offers(self, t: Fair, seat: int, c: Choices) -> None:
        c.one()

    def perform(self, t: Fair, seat: int, which: int) -> None:
        pass


LIGHT = Light()
LEAVE_DARK = LeaveDark()
TOO_DEAR = Why("FE-11", "too-dear", "number")


class Lantern(Decision[Fair]):
    def __init__(self, seat: int) -> None:
        super().__init__(seat, [LIGHT, LEAVE_DARK])

    def elsewhere(self, t: Fair, code: int) -> Refusal:
        return Refusal("FE-11", "light-or-leave-dark")


class AskLantern(Step[Fair]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def perform(self, t: Fair) -> None:
        ask(t, Lantern(self.seat))

    def __reduce__(self) -> tuple[object, ...]:
        return AskLantern, (self.seat,)


def lanterns_of(t: Fair) -> list[Lanterns]:
    """The expansion, where this table plays with it."""
    return [expansion for expansion in t.expansions if isinstance(expansion, Lanterns)]


ZONES = [
    Zone(
        "dark",
        lambda t, seat: [LANTERN] * sum(LANTERNS - each.lit[seat] for each in lanterns_of(t)),
        seen_by=everybody,
        holds="lantern",
    ),
    Zone(
        "lit",
        lambda t, seat: [LANTERN] * sum(each.lit[seat] for each in lanterns_of(t)),
        seen_by=everybody,
        holds="lantern",
    ),
]
