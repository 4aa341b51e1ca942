"""Powers: words of cards, asked at their moment, in the order of the book."""

from __future__ import annotations

from manege.kernel.bits import bit
from manege.kernel.powers import Book, Word
from tests.kernel.toy import A, B, Toy, toy

PLAYED, PRICE, INCOME = MOMENTS = range(3)


class Says(Word[Toy]):
    def __init__(self, moment: int, word: str) -> None:
        super().__init__(moment)
        self.word = word

    def does(self, t: Toy, seat: int, what: int) -> None:
        t.said.append(f"{seat} {self.word} {what}")


class Less(Word[Toy]):
    def __init__(self, card: int, number: int) -> None:
        super().__init__(PRICE)
        self.card = card
        self.number = number

    def counts(self, t: Toy, seat: int, card: int) -> int:
        return self.number if card == self.card else 0


CARDS: list[list[Word[Toy]]] = [
    [Says(PLAYED, "cheers"), Less(7, 1), Says(PLAYED, "again")],
    [Less(7, 2)],
    [Says(INCOME, "earns")],
    [],
    *[[] for _ in range(56)],
    [Says(PLAYED, "last")],
]
BOOK = Book(CARDS, len(MOMENTS))
LAST = len(CARDS) - 1


def powers(*cards: int) -> int:
    return sum(bit(card) for card in cards)


def test_a_moment_is_answered_by_those_in_force_in_the_order_of_the_book() -> None:
    t = toy(2)
    BOOK.happen(t, B, powers(LAST, 2, 0, 3), PLAYED, 9)
    assert t.said == ["1 cheers 9", "1 again 9", "1 last 9"]
    BOOK.happen(t, A, powers(2), INCOME, 0)
    assert t.said[3:] == ["0 earns 0"]


def test_those_not_in_force_say_nothing() -> None:
    t = toy(2)
    BOOK.happen(t, A, powers(1, 3), PLAYED, 0)
    BOOK.happen(t, A, 0, INCOME, 0)
    assert t.said == []


def test_what_they_count_adds_up() -> None:
    t = toy(2)
    assert BOOK.count(t, A, powers(0, 1, 2), PRICE, 7) == 3
    assert BOOK.count(t, A, powers(0, 1), PRICE, 6) == 0
    assert BOOK.count(t, A, powers(2), PRICE, 7) == 0


def test_up_to_61_cards_are_one_number() -> None:
    t = toy(1)
    BOOK.happen(t, A, powers(LAST), PLAYED, 1)
    assert (LAST, t.said) == (60, ["0 last 1"])
