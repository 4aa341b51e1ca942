"""Powers — cards in force, each a few words; a rule asks those that have something to say."""

from __future__ import annotations

from typing import Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from manege.kernel.bits import bit, lowest
from manege.kernel.table import Table

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Generic[T]):
    """One sentence of a card. `moment` is the question of the rules that it answers."""

    def __init__(self, moment: i64) -> None:
        self.moment: i64 = moment

    def does(self, table: T, seat: i64, what: i64) -> None:
        """Something happens to its owner, because of `what`."""
        raise NotImplementedError

    def counts(self, table: T, seat: i64, what: i64) -> i64:
        """How much it adds to what is being counted."""
        raise NotImplementedError


class Book(Generic[T]):
    """All powers of a game, in the order in which they speak; a set of them is one number."""

    def __init__(self, cards: list[list[Word[T]]], moments: i64) -> None:
        self.cards = cards
        self.speaking: vec[i64] = vec[i64]()  # by moment: the powers that answer it, a bit each
        for moment in range(moments):
            speakers: i64 = 0
            for number, words in enumerate(cards):
                for word in words:
                    if word.moment == moment:
                        speakers |= bit(number)
            self.speaking = append(self.speaking, speakers)

    def happen(self, table: T, seat: i64, powers: i64, moment: i64, what: i64) -> None:
        """A moment has come: each of these powers does what it says of it."""
        rest = powers & self.speaking[moment]
        while rest:
            for word in self.cards[lowest(rest)]:
                if word.moment == moment:
                    word.does(table, seat, what)
            rest &= rest - 1

    def count(self, table: T, seat: i64, powers: i64, moment: i64, what: i64) -> i64:
        """What these powers add up to at a moment."""
        total: i64 = 0
        rest = powers & self.speaking[moment]
        while rest:
            for word in self.cards[lowest(rest)]:
                if word.moment == moment:
                    total += word.counts(table, seat, what)
            rest &= rest - 1
        return total
