"""La fête — what lies on the table, and what the rules ask of expansions (FE-1 to FE-9)."""

from __future__ import annotations

from manege.kernel.chance import Chance
from manege.kernel.refusal import Refusal
from manege.kernel.table import Table, tell
from tests.contract.fete.story import GAINED

FACES = 6
DIE_IDS = [f"die-{pips}" for pips in range(1, FACES + 1)]
ONE, TWO, THREE, FOUR, FIVE, SIX = range(FACES)
DICE = 4  # FE-1: each seat's, each round
MOST_DICE = 6  # FE-3
ROUNDS = 3  # FE-6


class Fair(Table):
    """Dice are bags of faces, stalls a set of bits."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.dice = [0] * seats  # rolled and not yet activated
        self.tokens = [0] * seats
        self.stalls = [0] * seats
        self.round = 0
        self.together = True  # or one seat after the other: a chain reads the same
        self.expansions: list[Expansion] = []

    def copy(self) -> Fair:
        twin = Fair(self.seats, self.chance.copy())
        self.lend_to(twin)
        twin.dice = self.dice[:]
        twin.tokens = self.tokens[:]
        twin.stalls = self.stalls  # it never changes
        twin.round = self.round
        twin.together = self.together
        twin.expansions = [expansion.copy() for expansion in self.expansions]
        return twin

    def not_asked(self, seat: int) -> Refusal:
        return Refusal("FE-4", "the-others-first")


class Expansion:
    """What the rules ask, and their own answers; it keeps its own places."""

    def copy(self) -> Expansion:
        return self

    def prizes(self, t: Fair, seat: int) -> int:
        """The faces that win a prize besides sixes, a bit each."""
        return 0

    def after_die(self, t: Fair, seat: int, die: int) -> None:
        """A die has paid."""

    def upkeep(self, t: Fair, seat: int) -> None:
        """Of each seat, after its stalls' own."""


def gain(t: Fair, seat: int, number: int) -> None:
    if number:
        t.tokens[seat] += number
        tell(t, GAINED, seat, number)
