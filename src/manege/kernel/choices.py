"""Choices — what is offered, as a few blocks: listed, counted, drawn from, looked up, explained.

A verb says once what it offers and what stands against it, in numbers of its own (`which`, from 0);
the kernel lists, draws and refuses out of the same words.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from manege.kernel.bag import BITS, EACH_KIND, KINDS, count, kinds, nth_kind
from manege.kernel.bits import bit, bits, nth_bit
from manege.kernel.pairs import (
    couples_in,
    first_of,
    first_of_couple,
    holds_pair,
    nth_couple,
    nth_pair,
    number_of_couples,
    number_of_pairs,
    pairs_in,
    second_of,
    second_of_couple,
)
from manege.kernel.refusal import Refusal, Why

# The forms of a block
ONE: Final = 0
BAG: Final = 1  # each kind of card in a bag
GRID: Final = 2  # each kind of card in a bag with each place of a set
PLACES: Final = 3  # each place of a set
PAIRS: Final = 4  # each pair of cards in a bag
COUPLES: Final = 5  # each couple of places of a set

# What is written of a block
NUMBER: Final = 0  # how many are offered
CODE: Final = 1  # of the first that could be
FORM: Final = 2  # and, above it, what only some forms have: width, places
MEMBERS: Final = 3  # a bag or a set
WORDS: Final = 4
FORMS: Final = 7
WIDTH: Final = 3  # bits up from the form
WIDEST: Final = 0xFF
PLACED: Final = 11

NO_ROOM: Final = vec[i64]()
ROOM: Final = vec[i64]([0] * (16 * WORDS))


@mypyc_attr(acyclic=True)
class Choices:
    """All that is offered; or what is to be said of the one code that somebody asks about."""

    def __init__(self) -> None:
        self.first: i64 = 0  # the code of the verb that speaks
        self.total: i64 = 0
        self.end: i64 = 0  # of the blocks
        self.room: vec[i64] = NO_ROOM
        self.asked: bool = False  # does somebody ask about one code
        self.which: i64 = 0  # that code as this verb counts; 0 if nobody asks
        self.found: bool = False  # it is offered
        self.explains: bool = False
        self.because: Refusal | None = None  # it is not: the first thing that stands against it

    # What a verb says

    def needs(self, holds: bool, why: Why, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> bool:
        """A condition, and the clause that refuses without it."""
        if self.explains and not holds:
            self.refuse(why, a, b, c)
        return holds

    def about(self, which: i64) -> bool:
        """Whether this one is worth a look: not if somebody asks about another."""
        return not self.asked or self.which == which

    def unless(self, against: bool, why: Why, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """A closer reason why the one asked about is not among those offered next."""
        if self.explains and against:
            self.refuse(why, a, b, c)

    def one(self, which: i64 = 0) -> None:
        if self.asked:
            self.found = self.found or self.which == which
        else:
            self.block(1, self.first + which, ONE, 0)

    def each(self, bag: i64, why: Why, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """One for each kind of card in a bag; the others are refused by the clause."""
        if self.asked:
            self.look(self.which < KINDS and count(bag, self.which) > 0, why, a, b, c)
        elif bag:
            self.block(kinds(bag), self.first, BAG, bag)

    def grid(self, bag: i64, places: i64, width: i64, no_card: Why, no_place: Why) -> None:
        """One for each kind of card with each place of a set: kind × width + place.

        The clauses are told the card and the place that lack.
        """
        if self.asked:
            kind = self.which // width
            place = self.which % width
            if self.needs(kind < KINDS and count(bag, kind) > 0, no_card, kind):
                self.look((places >> place) & 1 != 0, no_place, place, 0, 0)
        elif bag and places:
            form = GRID + (width << WIDTH) + (places << PLACED)
            self.block(kinds(bag) * bits(places), self.first, form, bag)

    def places(self, places: i64, why: Why, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """One for each place of a set; the others are refused by the clause."""
        if self.asked:
            self.look((places >> self.which) & 1 != 0, why, a, b, c)
        elif places:
            self.block(bits(places), self.first, PLACES, places)

    def pairs(self, bag: i64, why: Why) -> None:
        """One for each pair of cards in a bag; else the clause, told the card that lacks."""
        if self.asked:
            card = first_of(self.which)
            missing = second_of(self.which) if count(bag, card) else card
            self.look(holds_pair(bag, self.which), why, missing, 0, 0)
        elif bag:
            self.block(number_of_pairs(bag), self.first, PAIRS, bag)

    def couples(self, places: i64, width: i64, why: Why) -> None:
        """One for each couple of a set, of `width` places; else the clause, told the place that
        lacks, counted from 1 as people do."""
        if self.asked:
            place = first_of_couple(self.which, width)
            missing = second_of_couple(self.which, width) if places & bit(place) else place
            self.look(places & bit(missing) != 0, why, missing + 1, 0, 0)
        elif places:
            form = COUPLES + (width << WIDTH)
            self.block(number_of_couples(places), self.first, form, places)

    def look(self, holds: bool, why: Why, a: i64, b: i64, c: i64) -> None:
        if holds:
            self.found = True
        elif self.explains:
            self.refuse(why, a, b, c)

    def refuse(self, why: Why, a: i64, b: i64, c: i64) -> None:
        """The first thing that stands against it is told."""
        if self.because is None:
            self.because = why.about(a, b, c)

    def block(self, number: i64, code: i64, form: i64, members: i64) -> None:
        at = self.end
        while len(self.room) < at + WORDS:
            self.room = append(self.room, 0)
        room = self.room
        room[at + NUMBER] = number
        room[at + CODE] = code
        room[at + FORM] = form
        room[at + MEMBERS] = members
        self.end = at + WORDS
        self.total += number

    # What the kernel makes of it

    def collect(self) -> None:
        """From now on: all that is offered."""
        self.total = 0
        self.end = 0
        self.asked = False
        self.explains = False
        self.which = 0
        if len(self.room) == 0:
            self.room = ROOM[:]

    def ask_about(self, which: i64, explains: bool) -> None:
        """From now on: this one alone."""
        self.asked = True
        self.explains = explains
        self.which = which
        self.found = False
        self.because = None

    def nth(self, n: i64) -> i64:
        """The code of the n-th that is offered."""
        room = self.room
        at: i64 = 0
        while n >= room[at + NUMBER]:
            n -= room[at + NUMBER]
            at += WORDS
        code = room[at + CODE]
        form = room[at + FORM]
        members = room[at + MEMBERS]
        if form == ONE:
            return code
        if form == BAG:
            return code + nth_kind(members, n)
        if form == PLACES:
            return code + nth_bit(members, n)
        if form == PAIRS:
            return code + nth_pair(members, n)
        width = (form >> WIDTH) & WIDEST
        if form & FORMS == COUPLES:
            return code + nth_couple(members, width, n)
        places = form >> PLACED
        number = bits(places)
        return code + nth_kind(members, n // number) * width + nth_bit(places, n % number)

    def listed(self) -> list[int]:
        """The codes of all that is offered."""
        codes: list[int] = []
        at: i64 = 0
        while at < self.end:
            code = self.room[at + CODE]
            form = self.room[at + FORM]
            members = self.room[at + MEMBERS]
            width = (form >> WIDTH) & WIDEST
            if form == ONE:
                codes.append(code)
            elif form == PLACES:
                list_places(codes, code, members)
            elif form == PAIRS:
                codes += [code + pair for pair in pairs_in(members)]
            elif form & FORMS == COUPLES:
                codes += [code + couple for couple in couples_in(members, width)]
            else:
                list_kinds(codes, code, members, width or 1, (form >> PLACED) or 1)
            at += WORDS
        return codes


def list_kinds(codes: list[int], code: i64, bag: i64, width: i64, places: i64) -> None:
    while bag:
        if bag & EACH_KIND:
            list_places(codes, code, places)
        bag >>= BITS
        code += width


def list_places(codes: list[int], code: i64, places: i64) -> None:
    while places:
        if places & 1:
            codes.append(code)
        places >>= 1
        code += 1
