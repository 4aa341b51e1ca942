"""What is always true: whole games at random, looked at before each decision."""

from __future__ import annotations

import os
from collections import Counter
from typing import Any

import pytest

from manege.games.wishland import GAME
from manege.kernel.chance import chance_from
from manege.kernel.table import playout
from tests.contract.cases import state_of
from tests.games.wishland.support import (
    ANNE,
    asked,
    at_random,
    b,
    dealt,
    fields,
    g,
    happened,
    k,
    play,
    points,
    r,
    table,
    y,
)

MANY = 60 if os.environ.get("MANEGE_FUZZ") else 3
MODULES = [
    {"entrepreneurs": entrepreneurs, "tiles": tiles}
    for entrepreneurs in (False, True)
    for tiles in (False, True)
]
WHOLE_GAMES = pytest.mark.parametrize(
    ("seats", "modules"), [(seats, modules) for seats in (1, 2, 3, 4) for modules in MODULES]
)


def whole_box(seats: int, entrepreneurs: bool) -> Counter[tuple[str, int]]:
    """All that is conserved: cards, tickets, workers, entrepreneurs."""
    box = Counter({("card", card): 1 for card in range(120)})
    box["ticket", 0] = 20
    for seat in range(seats):
        box["worker", seat] = 10
    if entrepreneurs:
        box.update({("entrepreneur", n): 1 for n in range(12)})
    return box


@pytest.mark.rule("WL-2", "WL-4", "WL-R28", "WL-188")
@WHOLE_GAMES
def test_every_card_and_every_worker_is_in_exactly_one_place(
    seats: int, modules: dict[str, bool]
) -> None:
    t = dealt(seats, 1, modules)
    box = whole_box(seats, modules["entrepreneurs"])

    for number, _ in enumerate(at_random(t)):
        if number % 3 == 0:
            assert GAME.secrecy.census(t) == box
            assert GAME.fault(t) is None
    assert GAME.secrecy.census(t) == box


@WHOLE_GAMES
def test_games_played_at_random_end_with_all_conserved(
    seats: int, modules: dict[str, bool]
) -> None:
    for seed in range(MANY):
        t = dealt(seats, seed, modules)
        t.story = None
        playout(t, chance_from(seed))

        assert (asked(t), t.round, t.turn) == (None, 7, 4)
        assert t.agenda is None
        assert GAME.secrecy.census(t) == whole_box(seats, modules["entrepreneurs"])
        assert GAME.fault(t) is None


@pytest.mark.rule("WL-R17", "WL-R28", "WL-49")
@WHOLE_GAMES
def test_tracks_limits_and_before_the_end_vp_never_fall(
    seats: int, modules: dict[str, bool]
) -> None:
    t = dealt(seats, 2, modules)
    before = fields(t)

    for number, _ in enumerate(at_random(t, 2)):
        if number % 5:
            continue
        now = fields(t)
        for what in ("happiness", "visitors", "points", "limits"):
            assert all(one >= other for one, other in zip(now[what], before[what], strict=True))
        before = now


@pytest.mark.rule("WL-R7", "WL-R97")
@WHOLE_GAMES
def test_whoever_is_asked_can_always_do_something(seats: int, modules: dict[str, bool]) -> None:
    t = dealt(seats, 3, modules)

    for _ in at_random(t, 3):
        for decision in t.decisions():
            assert t.options(decision.seat)
        if t.player >= 0 and t.searcher < 0:
            assert asked(t) is not None
            assert [decision.seat for decision in t.decisions()] == [t.player]


@pytest.mark.rule("WL-184")
@WHOLE_GAMES
def test_the_points_are_those_told(seats: int, modules: dict[str, bool]) -> None:
    t = dealt(seats, 4, modules)
    for _ in at_random(t, 4):
        pass

    for seat in range(seats):
        scored = [
            event.facts["points"]
            for event in t.story or []
            if event.facts.get("seat") == seat and "points" in event.facts
        ]
        assert sum(scored) == points(t, seat)
    assert happened(t).count("scoring_began") == 1


@pytest.mark.parametrize("seats", [1, 4])
def test_a_copy_goes_its_own_way_and_leaves_the_table_as_it_was(seats: int) -> None:
    t = dealt(seats, 5, MODULES[-1])

    for place, _ in enumerate(at_random(t, 5)):
        if place % 12 == 0:
            before = state_of(t)
            twin = t.copy()
            assert state_of(twin) == before
            for _ in at_random(twin, 6):
                pass
            assert state_of(t) == before


CARDS = [*y(1), *r(1), *b(1), *g(2), *k(1)]
ALONE = {"seats": 1, "order": [1], "pile": y(2, 3, 4), "hand": CARDS, "credits": {ANNE: 9}}
LAST_OF_A_ROUND = {"seats": 2, "order": [2, 1], "turn": 4, "market": CARDS, "discards": y(9)}
ON_A_COPY: list[tuple[dict[str, Any], list[str]]] = [
    ({"in_turn": False}, ["order 4", "step workers"]),
    ({"market": CARDS, "credits": {ANNE: 9}}, ["buy mascot-1"]),
    ({"happiness": {ANNE: 7}}, ["claim 1"]),
    ({"groups": ["actor-0-2"]}, ["advertise", "step visitors", "recover"]),
    ({"areas": {ANNE: g(13)}}, ["advertise", "step visitors", "recall"]),
    ({"areas": {ANNE: g(16)}, "groups": ["actor-0-2"], "credits": {ANNE: 3}}, ["recall for 3"]),
    ({**LAST_OF_A_ROUND, "round_": 7, "areas": {ANNE: g(8)}, "credits": {ANNE: 2}}, ["recover"]),
    ({**LAST_OF_A_ROUND, "pile": [*y(2, 3), *k(2)]}, ["recover"]),
    ({**LAST_OF_A_ROUND, "pile": [*y(2, 3), *k(2)], "round_": 6}, ["recover"]),
    (ALONE, ["draw", "draw", "play mascot-1"]),
    (ALONE, ["draw freely", "draw", "advertise", "step workers"]),
    ({**ALONE, "pile": [], "discards": y(5, 6)}, ["draw"]),
]


@pytest.mark.parametrize(("places", "moves"), ON_A_COPY)
def test_a_move_on_a_copy_leaves_the_table_as_it_was(
    places: dict[str, Any], moves: list[str]
) -> None:
    t = table(**places)
    for move in moves:
        before = state_of(t)
        twin = t.copy()
        play(twin, move)
        assert state_of(t) == before
        assert state_of(twin.copy()) == state_of(twin)
        t = twin


def test_so_does_an_entrepreneur_kept() -> None:
    t = dealt(2, 5, MODULES[-1])
    before = state_of(t)
    twin = t.copy()
    for seat in range(2):
        twin.play(twin.options(seat)[0], seat)

    assert state_of(t) == before
