"""The prize — three tokens, or one die more (FE-3)."""

from __future__ import annotations

from manege.kernel.bag import one, size
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Decision, Step, Verb, ask, tell
from tests.contract.fete.components import FACES, MOST_DICE, Fair, gain
from tests.contract.fete.story import ROLLED

TOKENS = 3


class TakeTokens(Verb[Fair]):
    def __init__(self) -> None:
        super().__init__(["prize tokens"])

    def offers(self, t: Fair, seat: int, c: Choices) -> None:
        c.one()

    def perform(self, t: Fair, seat: int, which: int) -> None:
        gain(t, seat, TOKENS)


class RollOneMore(Verb[Fair]):
    """Whoever rolls cannot take back what came before; the others still can."""

    def __init__(self) -> None:
        super().__init__(["prize die"])

    def offers(self, t: Fair, seat: int, c: Choices) -> None:
        if c.needs(size(t.dice[seat]) < MOST_DICE, SIX_DICE, MOST_DICE):
            c.one()

    def perform(self, t: Fair, seat: int, which: int) -> None:
        roll(t, seat)


TAKE_TOKENS = TakeTokens()
ROLL_ONE_MORE = RollOneMore()
SIX_DICE = Why("FE-3", "six-dice-at-most", "number")


class Prize(Decision[Fair]):
    def __init__(self, seat: int) -> None:
        super().__init__(seat, [TAKE_TOKENS, ROLL_ONE_MORE])

    def elsewhere(self, t: Fair, code: int) -> Refusal:
        return Refusal("FE-3", "tokens-or-a-die")


class AskPrize(Step[Fair]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def perform(self, t: Fair) -> None:
        ask(t, Prize(self.seat))

    def __reduce__(self) -> tuple[object, ...]:
        return AskPrize, (self.seat,)


def roll(t: Fair, seat: int) -> None:
    die = t.chance.below(FACES)
    t.dice[seat] += one(die)
    t.light += 1
    tell(t, ROLLED, seat, die)
