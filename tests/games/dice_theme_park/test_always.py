"""What is always true: whole games at random, looked at before each decision."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from manege.games.dice_theme_park import GAME
from manege.games.dice_theme_park.choosing import Planner, play_out
from manege.kernel.chance import chance_from
from manege.kernel.table import playout
from tests.contract.cases import state_of
from tests.games.dice_theme_park.support import (
    ANNE,
    EACH_MODE,
    EACH_SEAT_COUNT,
    SPECTATOR,
    asked,
    at_random,
    dealt,
    fields,
    happened,
    imagined,
    play,
    stars,
    table,
)

MANY = 500 if os.environ.get("MANEGE_FUZZ") else 2
BY_BOTS = 50 if os.environ.get("MANEGE_FUZZ") else 1


def whole_box(seats: int, mode: str) -> Counter[tuple[str, int]]:
    """All that is conserved: dice, tiles, staff, administrators, skill cards."""
    box = Counter({("colour", colour): 21 for colour in range(3)})
    box.update({("tile", tile): 1 for tile in range(4, 40)})
    box.update({("staff", staff): seats for staff in range(6)})
    if mode != "initiation":
        box.update({("administrator", card): 1 for card in range(12)})
        box.update({("skill", card): 2 for card in range(15)})
    return box


@pytest.mark.rule("DP-10", "DP-13", "DP-18", "DP-23", "DP-81", "DP-R8", "DP-R16", "DP-127")
@EACH_SEAT_COUNT
@EACH_MODE
def test_every_die_tile_and_card_is_in_exactly_one_place(seats: int, mode: str) -> None:
    t = dealt(seats, 1, mode)
    box = whole_box(seats, mode)

    for number, _ in enumerate(at_random(t)):
        if number % 3 == 0:
            assert GAME.secrecy.census(t) == box
            assert GAME.fault(t) is None
    assert GAME.secrecy.census(t) == box


@pytest.mark.rule("DP-148")
@EACH_SEAT_COUNT
@EACH_MODE
def test_games_played_at_random_end_with_all_conserved(seats: int, mode: str) -> None:
    for seed in range(MANY):
        t = dealt(seats, seed, mode)
        t.story = None
        playout(t, chance_from(seed))

        assert (asked(t), t.agenda) == (None, None)
        assert t.round == (5 if mode == "full" else 4)
        assert GAME.secrecy.census(t) == whole_box(seats, mode)
        assert GAME.fault(t) is None


@EACH_SEAT_COUNT
@EACH_MODE
def test_games_played_by_bots_end_with_all_conserved(seats: int, mode: str) -> None:
    for seed in range(BY_BOTS):
        t = dealt(seats, seed, mode)
        t.story = None
        play_out(t, [Planner(2)] * seats, chance_from(seed))

        assert asked(t) is None
        assert GAME.secrecy.census(t) == whole_box(seats, mode)
        assert GAME.fault(t) is None


@EACH_SEAT_COUNT
@EACH_MODE
def test_whoever_is_asked_can_do_something_and_is_refused_the_rest_with_a_clause(
    seats: int, mode: str
) -> None:
    t = dealt(seats, 3, mode)

    for number, _ in enumerate(at_random(t, 3)):
        for decision in t.decisions():
            allowed = t.options(decision.seat)
            assert allowed
            if number % 40 == 0:
                for code, action in enumerate(GAME.actions):
                    if action and code not in allowed:
                        why = GAME.refusal(t, decision.seat, code)
                        assert why is not None
                        assert why.rule.startswith("DP-")


@pytest.mark.rule("DP-132", "DP-R74")
@EACH_SEAT_COUNT
@EACH_MODE
def test_the_stars_are_those_told_and_never_fall(seats: int, mode: str) -> None:
    t = dealt(seats, 4, mode)
    before = [0] * seats
    for number, _ in enumerate(at_random(t, 4)):
        if number % 9 == 0:
            now = fields(t)["stars"]
            assert all(one >= other for one, other in zip(now, before, strict=True))
            before = now

    for seat in range(seats):
        scored = [
            event.facts["stars"]
            for event in t.story or []
            if event.name == "scored" and event.facts["seat"] == seat
        ]
        assert sum(scored) == stars(t, seat)
    assert happened(t).count("game_over") == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_a_copy_goes_its_own_way_and_leaves_the_table_as_it_was(seats: int) -> None:
    t = dealt(seats, 5, "full")

    for place, _ in enumerate(at_random(t, 5)):
        if place % 25 == 0:
            before = state_of(t)
            twin = t.copy()
            assert state_of(twin) == before
            for _ in at_random(twin, 6):
                pass
            assert state_of(t) == before


@pytest.mark.parametrize("expansions", [[], ["surprises", "innovations", "promo"]])
@pytest.mark.parametrize("viewer", [ANNE, SPECTATOR])
def test_an_imagined_table_looks_the_same_and_can_be_played_to_its_end(
    viewer: int | None, expansions: list[str]
) -> None:
    t = dealt(3, 9, "full", **dict.fromkeys(expansions, True))
    for number, _ in enumerate(at_random(t, 9)):
        if number < 12 or number % 40 == 0 or not t.revealed:
            for twin in imagined(t, viewer, 2):
                assert GAME.view(twin, viewer) == GAME.view(t, viewer)
                assert GAME.secrecy.census(twin) == GAME.secrecy.census(t)
                assert GAME.fault(twin) is None
        if number < 12 or number % 40 == 0:
            playout(twin, chance_from(number))
            assert GAME.fault(twin) is None


def test_a_copy_has_all_that_the_table_has() -> None:
    opening = dealt(3, 4, "full")
    opening.play(opening.options(ANNE)[0], ANNE)
    exchanged = table(
        seats=3,
        mode="full",
        round_=4,
        administrator={ANNE: "k10"},
        dice={ANNE: ["blue-3 e2", "green-6 d2"]},
        played={ANNE: ("guide", "guard")},
        row=["duck-pond", "carousel"],
        discards=["mini-golf"],
        offer=["flip", "dye"],
        monorails=[["yellow-5"], [], [], ["green-2"]],
    )
    exchanging = exchanged.copy()
    play(exchanged, "finish")
    before_the_swap = exchanged.copy()
    play(exchanged, "swap guide director")
    second = table(seats=3, phase="welcome", order=[2, 1, 0], monorails=[["blue-2"], [], [], []])
    play(second, "welcome 2")

    for t in (opening, exchanging, before_the_swap, exchanged, second):
        assert state_of(t.copy()) == state_of(t)
