"""The stalls — two a seat, each a few words (FE-7)."""

from __future__ import annotations

from manege.kernel.powers import Book, Word
from manege.kernel.table import agenda_of, then
from tests.contract.fete.components import FIVE, FOUR, ONE, SIX, THREE, TWO, Fair, gain
from tests.contract.fete.prize import AskPrize

# The moments at which the rules ask
PAYS = 0  # a die pays: how much more
PAID = 1  # a die has paid
UPKEEP = 2
MOMENTS = 3


class More(Word[Fair]):
    def __init__(self, die: int, number: int) -> None:
        super().__init__(PAYS)
        self.die = die
        self.number = number

    def counts(self, t: Fair, seat: int, die: int) -> int:
        return self.number if die == self.die else 0


class PrizeFor(Word[Fair]):
    """Asked once the die has paid, before the next one."""

    def __init__(self, die: int) -> None:
        super().__init__(PAID)
        self.die = die

    def does(self, t: Fair, seat: int, die: int) -> None:
        if die == self.die:
            then(t, agenda_of([AskPrize(seat)]))


class Rent(Word[Fair]):
    def __init__(self, number: int) -> None:
        super().__init__(UPKEEP)
        self.number = number

    def does(self, t: Fair, seat: int, what: int) -> None:
        gain(t, seat, self.number)


STALLS: dict[str, list[Word[Fair]]] = {
    "candyfloss": [More(ONE, 2)],
    "shooting-gallery": [More(TWO, 1), More(FOUR, 1)],
    "hall-of-mirrors": [PrizeFor(TWO)],
    "tombola": [PrizeFor(THREE)],
    "barrel-organ": [Rent(2)],
    "carousel": [More(SIX, 3), Rent(-1)],
    "fortune-teller": [More(FIVE, -1), PrizeFor(FIVE)],
    "big-wheel": [More(SIX, -2), PrizeFor(SIX)],
}
STALL_IDS = list(STALLS)
EACH_SEAT = 2
BOOK = Book(list(STALLS.values()), MOMENTS)
