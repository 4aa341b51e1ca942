"""Préparation — decks, players, the two modules (WL-2 to WL-14, WL-R1 to WL-R3, WL-R44)."""

from __future__ import annotations

from collections import Counter

import pytest

from manege.games.wishland import GAME
from manege.games.wishland.achievements import BLANK_TILES, ON_THE_BOARD, ON_TILES
from manege.games.wishland.components import CARD_IDS, colour_of
from tests.games.wishland.support import (
    ANNE,
    BASILE,
    EACH_SEAT_COUNT,
    SEVERAL,
    SPECTATOR,
    asked,
    before_the_round,
    credits,
    dealt,
    e,
    end_game,
    fields,
    happened,
    happiness,
    market,
    options,
    play,
    points,
    refused,
    reserve,
    tickets,
    told,
    visitors,
    workers,
    zone,
)

BOTH = {"entrepreneurs": True, "tiles": True}


@pytest.mark.rule("WL-2")
@SEVERAL
def test_each_row_has_4_cards_face_up_and_20_in_its_pile(seats: int) -> None:
    t = dealt(seats)

    colours = Counter(card.split("-")[0] for card in market(t))
    assert colours == dict.fromkeys(["attraction", "restaurant", "actor", "hotel", "mascot"], 4)
    for name in colours:
        assert zone(t, f"{name}-pile", SPECTATOR) == 20
    for row in range(5):
        pile = t.pile[t.tops[row] : t.ends[row]]
        assert {colour_of(card) for card in pile} == {row}


@pytest.mark.rule("WL-2")
def test_each_deck_is_shuffled() -> None:
    seen = {card for seed in range(60) for card in market(dealt(2, seed))}

    assert seen == set(CARD_IDS)


@pytest.mark.rule("WL-3", "WL-4", "WL-7", "WL-9", "WL-R1")
@EACH_SEAT_COUNT
def test_every_player_starts_with_4_workers_6_in_reserve_1_ticket_and_no_money(seats: int) -> None:
    t = dealt(seats)

    for seat in range(seats):
        assert (happiness(t, seat), visitors(t, seat), points(t, seat)) == (0, 0, 0)
        assert (workers(t, seat), reserve(t, seat)) == (4, 6)
        assert (tickets(t, seat), credits(t, seat)) == (1, 0)
    assert len(zone(t, "ticket-supply", ANNE)) == 20 - seats


@pytest.mark.rule("WL-5", "WL-8")
@EACH_SEAT_COUNT
def test_the_game_opens_in_round_1_with_all_tokens_off_the_track(seats: int) -> None:
    for modules in ({}, BOTH):
        shown = fields(dealt(seats, 1, modules))
        assert (shown["round"], shown["turn"], shown["player"]) == (1, 1, None)
        assert shown["order"] == [None] * 5


@pytest.mark.rule("WL-6", "WL-R2")
@EACH_SEAT_COUNT
def test_the_first_player_is_drawn(seats: int) -> None:
    tables = [dealt(seats, seed) for seed in range(60)]

    assert {t.first for t in tables} == set(range(seats))
    assert all(asked(t) == (t.first, "choose-order") for t in tables)


@pytest.mark.rule("WL-R3")
@SEVERAL
def test_market_and_order_track_are_the_same_for_any_number_of_players(seats: int) -> None:
    t = dealt(seats)

    assert (len(market(t)), len(options(t))) == (20, 5)


@pytest.mark.rule("WL-10", "WL-23")
def test_1_to_4_players_and_no_module_unless_it_is_asked_for() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4]
    assert GAME.settings(3, {}) == {"entrepreneurs": False, "tiles": False}


@pytest.mark.rule("WL-10")
@pytest.mark.parametrize("entrepreneurs", [False, True])
@pytest.mark.parametrize("tiles", [False, True])
def test_none_either_or_both_of_the_modules_are_used(entrepreneurs: bool, tiles: bool) -> None:
    t = dealt(2, 1, {"entrepreneurs": entrepreneurs, "tiles": tiles})

    assert ("dealt" in happened(t)) == entrepreneurs
    assert ("tile" in happened(t)) == tiles
    end_game(t)
    assert asked(t) is None


@pytest.mark.rule("WL-11")
@EACH_SEAT_COUNT
def test_each_player_is_dealt_2_entrepreneurs_and_keeps_either(seats: int) -> None:
    t = dealt(seats, 3, {"entrepreneurs": True})

    hands = [zone(t, "dealt", seat)[seat] for seat in range(seats)]
    assert all(len(hand) == 2 for hand in hands)
    assert len({card for hand in hands for card in hand}) == 2 * seats
    for seat, hand in enumerate(hands):
        assert sorted(options(t, seat)) == sorted(f"keep {card}" for card in hand)
    assert {
        card for seed in range(40) for card in zone(dealt(1, seed, BOTH), "dealt", ANNE)[ANNE]
    } == {e(n) for n in range(1, 13)}


@pytest.mark.rule("WL-11")
def test_nobody_keeps_what_he_was_not_dealt_nor_two() -> None:
    t = dealt(2, 3, {"entrepreneurs": True})
    mine, others = (zone(t, "dealt", seat)[seat] for seat in (ANNE, BASILE))

    assert refused(t, f"keep {others[0]}", ANNE).reason == "not-dealt"
    assert refused(t, "order 1", ANNE).reason == "keep-one-first"
    play(t, f"keep {mine[1]}")
    assert refused(t, f"keep {mine[0]}", ANNE).reason == "already-kept"


@pytest.mark.rule("WL-12")
@EACH_SEAT_COUNT
def test_the_kept_ones_are_revealed_together_when_the_last_has_chosen(seats: int) -> None:
    t = dealt(seats, 3, {"entrepreneurs": True})
    kept = [zone(t, "dealt", seat)[seat][0] for seat in range(seats)]

    for seat in reversed(range(seats)):
        assert "revealed" not in happened(t)
        t.play(t.options(seat)[0], seat)

    shown = [event["entrepreneur"] for event in told(t, SPECTATOR, "revealed")]
    assert shown == kept
    assert zone(t, "entrepreneur", SPECTATOR) == [[card] for card in kept]
    assert asked(t) == (t.first, "choose-order")
    for seat in range(seats):
        if seat != t.first:
            assert refused(t, f"keep {kept[seat]}", seat).reason == "not-your-turn"


@pytest.mark.rule("WL-13", "WL-14", "WL-153")
def test_9_of_15_tiles_are_laid_and_where_a_blank_one_is_drawn_the_boards_own_stays() -> None:
    blanks: Counter[int] = Counter()
    for seed in range(80):
        spaces = fields(dealt(2, seed, {"tiles": True}))["achievements"]
        tiles = [each for each in spaces if each.startswith("tile")]
        assert len(spaces) == 9
        assert len(set(tiles)) == len(tiles) <= 9
        assert len(tiles) >= 4  # there are but five blanks
        for place, each in enumerate(spaces):
            assert each.startswith("tile") or each == f"board-{place + 1}"
            if each.startswith("board"):
                blanks[place] += 1
    assert len(blanks) == 9
    assert min(blanks.values()) > 80 / 6  # on average every third


@pytest.mark.rule("WL-13", "WL-153")
def test_ten_of_the_15_tiles_have_an_achievement_as_many_as_the_board_and_one() -> None:
    assert (ON_THE_BOARD, ON_TILES, BLANK_TILES) == (9, 10, 5)


@pytest.mark.rule("WL-13")
def test_without_tiles_the_board_stays_as_it_is_printed() -> None:
    assert fields(dealt())["achievements"] == [f"board-{n}" for n in range(1, 10)]


@pytest.mark.rule("WL-R44", "WL-118")
@pytest.mark.parametrize("tiles", [False, True])
def test_entrepreneur_3_draws_a_tile_of_those_left_over(tiles: bool) -> None:
    drawn = set()
    for seed in range(400):
        t = dealt(4, seed, {"entrepreneurs": True, "tiles": tiles})
        for seat in range(4):
            wanted = f"keep {e(3)}"
            chosen = wanted if wanted in options(t, seat) else options(t, seat)[0]
            t.play(t.options(seat)[options(t, seat).index(chosen)], seat)
        shown = fields(t)
        if [e(3)] not in zone(t, "entrepreneur", SPECTATOR):
            assert shown["private"] is None
            continue
        assert shown["private"].startswith("tile")
        assert shown["private"] not in shown["achievements"]
        drawn.add(shown["private"])
    assert drawn == {f"tile-{n}" for n in range(1, 11)}


@pytest.mark.rule("WL-118")
def test_that_tile_is_told_to_all() -> None:
    seed = next(
        seed
        for seed in range(200)
        if e(3) in zone(dealt(1, seed, {"entrepreneurs": True}), "dealt", ANNE)[ANNE]
    )
    t = dealt(1, seed, {"entrepreneurs": True})
    play(t, f"keep {e(3)}")

    [event] = told(t, SPECTATOR, "private_tile")
    assert event == {"event": "private_tile", "seat": ANNE, "achievement": fields(t)["private"]}


@pytest.mark.rule("WL-11")
def test_entrepreneurs_react_to_nothing_where_the_module_is_not_used() -> None:
    t = before_the_round()

    assert zone(t, "entrepreneur", ANNE) == [[], 0, 0]
    assert zone(t, "undealt", SPECTATOR) == 0
