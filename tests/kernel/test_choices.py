"""What a verb offers: listed, counted, drawn from, looked up, explained out of the same words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manege.kernel.bag import KINDS, bag_of
from manege.kernel.bits import bit
from manege.kernel.choices import Choices
from manege.kernel.pairs import couples_in, pairs_in
from manege.kernel.refusal import Refusal, Why

NO_CARD = Why("X-1", "no-card", "card")
NO_PLACE = Why("X-2", "no-place", "place")
CLOSED = Why("X-3", "closed")
WIDTH = 11
FIRST = 100

Said = Callable[[Choices], None]

cards = st.lists(st.integers(0, KINDS - 1), max_size=7)
places = st.sets(st.integers(0, WIDTH - 1))


def set_of(members: set[int]) -> int:
    return sum(bit(member) for member in members)


def holds(said: Said, wanted: list[int], number: int) -> None:
    """What is said offers these of so many, in this order, whoever asks and however."""
    c = Choices()
    c.first = FIRST
    c.collect()
    said(c)
    assert c.listed() == [FIRST + which for which in wanted]
    assert c.total == len(wanted)
    assert [c.nth(n) for n in range(c.total)] == c.listed()
    for which in range(number):
        assert asked(said, which).found == (which in wanted)
        assert (asked(said, which, explains=True).because is None) == (which in wanted)


def asked(said: Said, which: int, *, explains: bool = False) -> Choices:
    c = Choices()
    c.first = FIRST
    c.ask_about(which, explains)
    said(c)
    return c


def because(said: Said, which: int) -> Refusal | None:
    return asked(said, which, explains=True).because


@given(cards)
def test_each_kind_of_a_bag(hand: list[int]) -> None:
    holds(lambda c: c.each(bag_of(hand), NO_CARD, c.which), sorted(set(hand)), KINDS)


@given(cards, places)
def test_each_kind_with_each_place(hand: list[int], doors: set[int]) -> None:
    holds(
        lambda c: c.grid(bag_of(hand), set_of(doors), WIDTH, NO_CARD, NO_PLACE),
        [card * WIDTH + door for card in sorted(set(hand)) for door in sorted(doors)],
        KINDS * WIDTH,
    )


@given(st.sets(st.integers(0, 62)))
def test_each_place_of_a_set(doors: set[int]) -> None:
    holds(lambda c: c.places(set_of(doors), NO_PLACE, c.which), sorted(doors), 63)


@given(cards)
def test_each_pair_of_a_bag(hand: list[int]) -> None:
    number = KINDS * (KINDS + 1) // 2
    holds(lambda c: c.pairs(bag_of(hand), NO_CARD), pairs_in(bag_of(hand)), number)


@given(places)
def test_each_couple_of_a_set(doors: set[int]) -> None:
    number = WIDTH * (WIDTH - 1) // 2
    wanted = couples_in(set_of(doors), WIDTH)
    holds(lambda c: c.couples(set_of(doors), WIDTH, NO_PLACE), wanted, number)


@given(cards, places, st.booleans())
def test_several_blocks_of_one_verb_follow_one_another(
    hand: list[int], doors: set[int], pass_too: bool
) -> None:
    """A bag, a single one behind it, and more singles than there is room for at first."""

    def said(c: Choices) -> None:
        c.each(bag_of(hand), NO_CARD, c.which)
        if c.needs(pass_too, CLOSED):
            c.one(KINDS)
        for door in sorted(doors):
            c.one(KINDS + 1 + door)

    c = Choices()
    c.collect()
    said(c)
    singles = [KINDS + 1 + door for door in sorted(doors)]
    assert c.listed() == [*sorted(set(hand)), *[KINDS] * pass_too, *singles]
    assert [c.nth(n) for n in range(c.total)] == c.listed()


def test_there_is_room_for_any_number_of_blocks_and_paper_is_used_again() -> None:
    c = Choices()
    for number in (100, 3):
        c.collect()
        for which in range(number):
            c.one(which)
        assert c.listed() == list(range(number))
        assert c.total == number


def test_the_first_thing_that_stands_against_it_is_told() -> None:
    def said(c: Choices) -> None:
        c.unless(c.which == 4, CLOSED)
        if c.needs(c.which != 5, NO_PLACE, c.which):
            c.each(bag_of([1, 5]), NO_CARD, c.which)

    assert because(said, 2) == Refusal("X-1", "no-card", {"card": 2})
    assert because(said, 4) == Refusal("X-3", "closed")
    assert because(said, 5) == Refusal("X-2", "no-place", {"place": 5})
    assert because(said, 1) is None


def test_a_grid_names_the_card_or_the_place_that_lacks() -> None:
    def said(c: Choices) -> None:
        c.grid(bag_of([3]), bit(2), WIDTH, NO_CARD, NO_PLACE)

    assert because(said, 4 * WIDTH + 2) == Refusal("X-1", "no-card", {"card": 4})
    assert because(said, 3 * WIDTH + 5) == Refusal("X-2", "no-place", {"place": 5})


def test_pairs_and_couples_name_what_lacks() -> None:
    pair = pairs_in(bag_of([3, 5]))[0]
    twins = pairs_in(bag_of([3, 3]))[0]
    assert because(lambda c: c.pairs(bag_of([5]), NO_CARD), pair) == NO_CARD.about(3)
    assert because(lambda c: c.pairs(bag_of([3]), NO_CARD), pair) == NO_CARD.about(5)
    assert because(lambda c: c.pairs(bag_of([3]), NO_CARD), twins) == NO_CARD.about(3)
    couple = couples_in(bit(2) | bit(6), WIDTH)[0]
    assert because(lambda c: c.couples(bit(6), WIDTH, NO_PLACE), couple) == NO_PLACE.about(3)
    assert because(lambda c: c.couples(bit(2), WIDTH, NO_PLACE), couple) == NO_PLACE.about(7)


@pytest.mark.parametrize("explains", [False, True])
def test_a_verb_looks_only_at_what_is_asked(explains: bool) -> None:
    looked: list[int] = []

    def said(c: Choices) -> None:
        for which in range(5):
            if c.about(which) and c.needs(which != 3, CLOSED):
                looked.append(which)
                c.one(which)

    assert asked(said, 2, explains=explains).found
    assert looked == [2]
    assert not asked(said, 3, explains=explains).found
    assert looked == [2]
