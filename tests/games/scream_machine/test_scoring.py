"""Fin du jeu — the most visitors win, then the most different attractions."""

from __future__ import annotations

import pytest

from manege.games.scream_machine import GAME
from manege.games.scream_machine.components import ATTRACTION_IDS, ROUNDS
from manege.kernel.outcome import Outcome
from tests.games.scream_machine.support import (
    ANNE,
    BASILE,
    CHLOE,
    CO1,
    CO5,
    COASTER,
    DENIS,
    EACH_SEAT_COUNT,
    FO1,
    FO3,
    FO5,
    FOOD,
    KI1,
    NO5,
    SPECTATOR,
    TH1,
    THRILL,
    WA1,
    WA5,
    WATER,
    Card,
    at_random,
    dealt,
    end,
    publicity,
    scores,
    table,
)

SEVEN = ATTRACTION_IDS[::3]


def outcome(
    scores: list[int], parks: dict[int, list[Card]] | None = None, hands: list[Card] | None = None
) -> Outcome:
    """Of a game where the pawns stand so after the last turn, and no visitor is there."""
    t = table(
        seats=len(scores),
        scores=dict(enumerate(scores)),
        parks=parks,
        hands={ANNE: hands or []},
        turn=len(scores) - 1,
        round_=ROUNDS[len(scores) - 2],
    )
    end(t)
    assert t.decision is None
    return GAME.outcome(t)


@pytest.mark.rule("SM-57", "SM-2")
@pytest.mark.parametrize(
    ("points", "winners"),
    [([3, 9, 4, 8], [BASILE]), ([1, 0, 0, 0], [ANNE]), ([7, 7, 7, 8], [DENIS])],
)
def test_the_pawn_furthest_on_wins(points: list[int], winners: list[int]) -> None:
    found = outcome(points, {CHLOE: SEVEN})

    assert (found.winners, found.scores, found.decided_by) == (winners, points, "SM-57")


@pytest.mark.rule("SM-2", "SM-57")
def test_the_best_park_without_visitors_wins_nothing() -> None:
    found = outcome([0, 1, 0, 0], {ANNE: [NO5, CO5, WA5, FO5]})

    assert found.winners == [BASILE]
    assert found.ranks == [2, 1, 3, 3]


@pytest.mark.rule("SM-2", "SM-57", "SM-49")
def test_visitors_of_the_last_round_count() -> None:
    t = table(parks={BASILE: [FO3]}, scores={ANNE: 3, BASILE: 2}, nationals=[FOOD, FOOD], round_=4)
    for _ in range(4):
        end(t)

    assert GAME.outcome(t).scores == [3, 4, 0, 0]
    assert GAME.outcome(t).winners == [BASILE]


@pytest.mark.rule("SM-58", "SM-R31")
@pytest.mark.parametrize(
    ("one", "other", "winner"),
    [
        ([CO1, WA1], [CO5], ANNE),
        ([CO5], [CO1, WA1], BASILE),
        ([CO1], [], ANNE),
        ([CO1, CO5, CO5, CO5], [WA1, FO1], BASILE),  # families, not cards
        (SEVEN[:6], SEVEN, BASILE),
        ([CO1, CO1, WA1], [KI1, TH1, FO1], BASILE),
    ],
)
def test_among_those_tied_the_most_different_symbols_of_the_park_win(
    one: list[Card], other: list[Card], winner: int
) -> None:
    found = outcome([5, 5, 2, 0], {ANNE: one, BASILE: other, CHLOE: SEVEN})

    assert (found.winners, found.decided_by) == ([winner], "SM-58")
    assert found.ranks[2:] == [3, 4]


@pytest.mark.rule("SM-R31")
def test_cards_of_the_hand_do_not_count() -> None:
    found = outcome([5, 5, 0], {ANNE: [CO1], BASILE: [CO1, WA1]}, hands=SEVEN)

    assert found.winners == [BASILE]


@pytest.mark.rule("SM-R30", "SM-58")
@pytest.mark.parametrize(
    ("parks", "winners"),
    [
        ({}, [ANNE, BASILE, DENIS]),
        ({ANNE: [CO1], BASILE: [CO5], DENIS: [WA1]}, [ANNE, BASILE, DENIS]),
        ({ANNE: [CO1, WA1], BASILE: [CO5], DENIS: [TH1, FO1]}, [ANNE, DENIS]),
    ],
)
def test_those_still_tied_share_the_victory(
    parks: dict[int, list[Card]], winners: list[int]
) -> None:
    found = outcome([5, 5, 4, 5], {**parks, CHLOE: SEVEN})

    assert (found.winners, found.decided_by) == (winners, "SM-R30")


@pytest.mark.rule("SM-R30")
def test_places_below_are_ranked_the_same_way() -> None:
    parks = {ANNE: [KI1], BASILE: [KI1, WA1], CHLOE: [CO1], DENIS: [FO1], 4: SEVEN, 5: SEVEN}

    assert outcome([4, 4, 9, 4, 2, 2], parks).ranks == [3, 2, 1, 3, 5, 5]


@pytest.mark.rule("SM-R29")
def test_visitors_still_on_the_table_are_worth_nothing_to_anyone() -> None:
    t = table(
        parks={ANNE: [FO3], BASILE: [FO3]},
        nationals=[FOOD, COASTER],
        locals_={ANNE: [FOOD], CHLOE: [THRILL]},
        hidden={ANNE: WATER},
        round_=4,
    )
    for _ in range(4):
        end(t)

    assert GAME.outcome(t).scores == [0, 0, 0, 0]
    assert GAME.outcome(t).winners == [ANNE, BASILE]


@pytest.mark.rule("SM-8", "SM-57")
def test_the_outcome_tells_where_the_visitors_came_from() -> None:
    t = table(
        parks={ANNE: [FO3]},
        scores={ANNE: 1},
        nationals=[FOOD, FOOD],
        locals_={ANNE: [FOOD]},
        round_=4,
    )
    publicity(t)
    for _ in range(4):
        end(t)

    assert GAME.view(t, SPECTATOR)["outcome"] == {
        "ranks": [1, 2, 2, 2],
        "winners": [ANNE],
        "scores": [5, 0, 0, 0],
        "sources": [
            {"publicity": 2, "national": 2, "local": 1},
            *[{"publicity": 0, "national": 0, "local": 0}] * 3,
        ],
        "tie_breaks": [[1, 0, 0, 0]],
        "target": None,
        "decided_by": "SM-57",
    }


@pytest.mark.rule("SM-57")
@EACH_SEAT_COUNT
def test_there_is_no_outcome_before_the_end(seats: int) -> None:
    t = dealt(seats, seed=4)
    for _ in at_random(t):
        assert GAME.view(t, SPECTATOR)["outcome"] is None

    assert GAME.view(t, SPECTATOR)["outcome"]["scores"] == scores(t)
