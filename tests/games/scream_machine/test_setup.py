"""Préparation — both piles shuffled, five cards each, the pawns on 0, who is first."""

from __future__ import annotations

from collections import Counter

import pytest

from manege.kernel.errors import BadSetup
from tests.games.scream_machine.support import (
    ANNE,
    BASILE,
    CHLOE,
    DENIS,
    EACH_SEAT_COUNT,
    SPECTATOR,
    asked,
    dealt,
    discards,
    fields,
    hand,
    hidden,
    nationals,
    options,
    park,
    pile,
    play,
    row,
    visitor_pile,
    zone,
)

SEEDS = range(40)


@pytest.mark.rule("SM-1")
@EACH_SEAT_COUNT
def test_2_to_6_players_can_play(seats: int) -> None:
    t = dealt(seats)

    assert [decision.seat for decision in t.decisions()] == list(range(seats))


@pytest.mark.rule("SM-1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_no_other_number_can(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 6 players"):
        dealt(seats)


@pytest.mark.rule("SM-3")
@EACH_SEAT_COUNT
def test_all_visitors_make_one_face_down_pile(seats: int) -> None:
    t = dealt(seats)

    assert len(visitor_pile(t)) == (28 if seats == 2 else 32)
    for viewer in (*range(seats), SPECTATOR):
        assert zone(t, "visitors", viewer) == len(visitor_pile(t))


@pytest.mark.rule("SM-3", "SM-4")
def test_both_piles_are_shuffled_another_way_for_each_seed_and_alike_for_the_same() -> None:
    visitors = [tuple(visitor_pile(dealt(seed=seed))) for seed in SEEDS]
    attractions = [tuple(pile(dealt(seed=seed))) for seed in SEEDS]

    assert len(set(visitors)) == len(SEEDS)
    assert len(set(attractions)) == len(SEEDS)
    assert tuple(visitor_pile(dealt(seed=0))) == visitors[0]
    assert tuple(pile(dealt(seed=0))) == attractions[0]


@pytest.mark.rule("SM-3")
def test_any_visitor_may_come_first_and_any_last() -> None:
    piles = [visitor_pile(dealt(seed=seed)) for seed in range(80)]

    assert len({order[0] for order in piles}) == 8
    assert len({order[-1] for order in piles}) == 8


@pytest.mark.rule("SM-4")
@EACH_SEAT_COUNT
def test_each_player_is_dealt_5_cards(seats: int) -> None:
    t = dealt(seats)

    assert [len(hand(t, seat)) for seat in range(seats)] == [5] * seats


@pytest.mark.rule("SM-4")
def test_any_card_may_be_dealt_to_any_seat() -> None:
    for seat in (ANNE, DENIS):
        held = Counter(card for seed in range(80) for card in hand(dealt(seed=seed), seat))
        assert len(held) == 21


@pytest.mark.rule("SM-6", "SM-19")
@pytest.mark.parametrize(("seats", "left"), [(2, 74), (3, 69), (4, 64), (5, 59), (6, 54)])
def test_the_attractions_not_dealt_make_one_face_down_pile(seats: int, left: int) -> None:
    t = dealt(seats)

    assert len(pile(t)) == left
    for viewer in (*range(seats), SPECTATOR):
        assert zone(t, "pile", viewer) == left
    assert (row(t), discards(t)) == ([], [])


@pytest.mark.rule("SM-6", "SM-19")
@pytest.mark.parametrize(("seats", "left"), [(2, 67), (3, 62), (4, 57), (5, 52), (6, 47)])
def test_once_the_row_lies_the_pile_has_so_many(seats: int, left: int) -> None:
    t = dealt(seats)
    under = pile(t)

    for seat in range(seats):
        play(t, options(t, seat)[0], seat)

    assert pile(t) == under[7:]
    assert Counter(row(t)) == Counter(under[:7])
    assert len(pile(t)) == left


@pytest.mark.rule("SM-7", "SM-16")
def test_nobody_has_a_park_yet_and_nothing_else_lies_there() -> None:
    t = dealt()

    assert [park(t, seat) for seat in range(4)] == [[], [], [], []]
    assert (nationals(t), hidden(t)) == ([], [None] * 4)
    assert zone(t, "locals", SPECTATOR) == [[], [], [], []]


@pytest.mark.rule("SM-10", "SM-R32")
@pytest.mark.parametrize("first", [ANNE, BASILE, CHLOE, DENIS])
def test_a_named_seat_receives_the_first_player_card(first: int) -> None:
    for seed in range(5):
        t = dealt(seed=seed, settings={"first": first})
        assert fields(t, SPECTATOR)["first"] == first
        for seat in range(4):
            play(t, options(t, seat)[0], seat)
        assert asked(t) == (first, "act")


@pytest.mark.rule("SM-10", "SM-R32")
@EACH_SEAT_COUNT
def test_or_the_seed_draws_it(seats: int) -> None:
    assert {dealt(seats, seed).first for seed in SEEDS} == set(range(seats))
    assert dealt(seats, 7).first == dealt(seats, 7, {"first": "random"}).first


@pytest.mark.rule("SM-R32")
@pytest.mark.parametrize("first", [-1, 4, True, "anne"])
def test_the_first_player_must_be_at_the_table(first: object) -> None:
    with pytest.raises(BadSetup, match="first"):
        dealt(seats=4, settings={"first": first})


@pytest.mark.rule("SM-R32")
def test_who_is_first_changes_nothing_of_the_deal() -> None:
    drawn, named = dealt(seed=5), dealt(seed=5, settings={"first": CHLOE})

    assert list(drawn.hands) == list(named.hands)
    assert pile(drawn) == pile(named)
    assert visitor_pile(drawn) == visitor_pile(named)
