"""Mise en place — box, first guests, hands, the face-up pile, who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from manege.games.toc_toc_toc.components import CARD_IDS, COPIES
from manege.kernel.bag import cards_of
from manege.kernel.errors import BadSetup
from tests.games.toc_toc_toc.support import (
    ANNE,
    BRUTES,
    CHLOE,
    DENIS,
    FIRST_GUESTS,
    HAND,
    NORMALS,
    SPECTATOR,
    Card,
    asked,
    dealt,
    hand,
    hand_sizes,
    in_play,
    names,
    party,
    top,
    zone,
)

SEEDS = range(60)
EACH_SEAT_COUNT = pytest.mark.parametrize("seats", [3, 4, 5])


def first_guests(seats: int, seed: int) -> Counter[Card]:
    t = dealt(seats, seed)
    return Counter(card for seat in range(seats) for card in party(t, seat))


@pytest.mark.rule("TT-1")
@EACH_SEAT_COUNT
def test_3_to_5_players_can_play(seats: int) -> None:
    assert asked(dealt(seats)) is not None


@pytest.mark.rule("TT-1")
@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_fewer_than_3_or_more_than_5_cannot(seats: int) -> None:
    with pytest.raises(BadSetup, match="3 to 5 players"):
        dealt(seats)


@pytest.mark.rule("TT-3", "TT-6")
@EACH_SEAT_COUNT
def test_each_player_gives_a_party_and_has_two_first_guests(seats: int) -> None:
    t = dealt(seats)

    assert [len(party(t, seat)) for seat in range(seats)] == [2] * seats


@pytest.mark.rule("TT-4")
def test_with_3_players_one_brute_of_each_type_is_left_in_the_box() -> None:
    t = dealt(seats=3)
    played = Counter(hand(t, 0) + hand(t, 1) + hand(t, 2) + names(list(t.pile)))

    assert names(cards_of(t.box)) == BRUTES
    assert [played[brute] for brute in BRUTES] == [1, 1, 1]


@pytest.mark.rule("TT-4")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_more_players_all_brutes_are_in_the_game(seats: int) -> None:
    assert dealt(seats).box == 0


@pytest.mark.rule("TT-5")
@EACH_SEAT_COUNT
def test_first_guests_are_normal_and_never_more_than_4_of_a_type(seats: int) -> None:
    guests = [first_guests(seats, seed) for seed in SEEDS]

    assert {card for each in guests for card in each} == set(NORMALS)
    assert [max(each[card] for each in guests) for card in NORMALS] == [4, 4, 4]


@pytest.mark.rule("TT-5")
def test_5_players_leave_only_2_of_the_12_so_each_type_shows_at_least_twice() -> None:
    guests = [first_guests(5, seed) for seed in SEEDS]

    assert [min(each[card] for each in guests) for card in NORMALS] == [2, 2, 2]


@pytest.mark.rule("TT-6", "TT-12")
def test_first_guests_lie_in_view_of_all() -> None:
    t = dealt()

    assert zone(t, "party", SPECTATOR) == [party(t, seat) for seat in range(4)]


@pytest.mark.rule("TT-7", "TT-8", "TT-R30")
@EACH_SEAT_COUNT
def test_all_cards_but_the_first_guests_are_dealt_from_one_pile(seats: int) -> None:
    t = dealt(seats)
    starting = Counter(card for seat in range(seats) for card in t.party(seat))
    in_the_box = Counter(cards_of(t.box))

    shuffled = Counter(card for seat in range(seats) for card in t.hand(seat)) + Counter(t.pile)

    assert shuffled == Counter(dict(enumerate(COPIES))) - starting - in_the_box


@pytest.mark.rule("TT-7", "TT-R30")
def test_the_cards_left_of_the_twelve_are_anywhere_in_the_pile_and_the_hands() -> None:
    found = [{card for card in hand(dealt(3, seed), ANNE) if card in NORMALS} for seed in SEEDS]
    last = [CARD_IDS[dealt(3, seed).pile[-1]] for seed in SEEDS]

    assert set.union(*found) == set(NORMALS)
    assert set(NORMALS) < set(last)


@pytest.mark.rule("TT-8")
def test_the_pile_is_shuffled_another_way_for_each_seed_and_alike_for_the_same() -> None:
    piles = [tuple(dealt(seed=seed).pile) for seed in SEEDS]

    assert len(set(piles)) == len(SEEDS)
    assert tuple(dealt(seed=0).pile) == piles[0]


@pytest.mark.rule("TT-9", "TT-R29")
@EACH_SEAT_COUNT
def test_each_player_is_dealt_5_cards(seats: int) -> None:
    assert hand_sizes(dealt(seats)) == [5] * seats


@pytest.mark.rule("TT-10", "TT-2", "TT-R29")
@EACH_SEAT_COUNT
def test_the_rest_of_the_pile_lies_face_up_in_the_middle(seats: int) -> None:
    t = dealt(seats)
    left = in_play(seats) - (FIRST_GUESTS + HAND) * seats

    assert t.pile_size() == left
    assert zone(t, "top", SPECTATOR) == [top(t)]
    assert zone(t, "pile", SPECTATOR) == left - 1


@pytest.mark.rule("TT-14", "TT-R2")
@pytest.mark.parametrize("first", [ANNE, CHLOE, DENIS])
def test_a_named_seat_has_the_first_turn(first: int) -> None:
    for seed in SEEDS:
        assert asked(dealt(seed=seed, settings={"first": first})) == (first, "offer")


@pytest.mark.rule("TT-R2")
@EACH_SEAT_COUNT
def test_or_the_seed_draws_who_begins(seats: int) -> None:
    assert {dealt(seats, seed).turn for seed in SEEDS} == set(range(seats))
    assert dealt(seats, 7).turn == dealt(seats, 7, {"first": "random"}).turn


@pytest.mark.rule("TT-R2")
@pytest.mark.parametrize("first", [-1, 4, True, "anne"])
def test_the_first_seat_must_be_at_the_table(first: object) -> None:
    with pytest.raises(BadSetup, match="first"):
        dealt(seats=4, settings={"first": first})


@pytest.mark.rule("TT-R2")
def test_who_begins_changes_nothing_of_the_deal() -> None:
    drawn, named = dealt(seed=5), dealt(seed=5, settings={"first": CHLOE})

    assert list(drawn.hands) == list(named.hands)
    assert list(drawn.parties) == list(named.parties)
    assert list(drawn.pile) == list(named.pile)
