"""Variante pour 2 joueurs — no cheapskate, one gap, six rounds; all else alike."""

from __future__ import annotations

from collections import Counter

import pytest

from manege.games.scream_machine import GAME
from tests.games.scream_machine.support import (
    ANNE,
    BASILE,
    CHEAPSKATE,
    CO1,
    CO3,
    CO5,
    EACH_SEAT_COUNT,
    FO1,
    FO3,
    FOOD,
    KI1,
    NO5,
    SPECTATOR,
    TH5,
    WA1,
    WATER,
    all_open,
    asked,
    at_random,
    before_the_opening,
    build,
    dealt,
    demolish,
    discards,
    end,
    end_game,
    end_round,
    fields,
    hidden,
    laid_out,
    locals_of,
    nationals,
    options,
    park,
    publicity,
    row,
    scores,
    survey,
    table,
    told,
    visitor_pile,
    zone,
)


@pytest.mark.rule("SM-59", "SM-3")
@EACH_SEAT_COUNT
def test_the_4_cheapskates_are_taken_out_for_2_players_alone(seats: int) -> None:
    left = Counter(visitor_pile(dealt(seats)))

    assert left[CHEAPSKATE] == (0 if seats == 2 else 4)
    assert sum(left.values()) == (28 if seats == 2 else 32)
    assert all(number == 4 for visitor, number in left.items())


@pytest.mark.rule("SM-59", "SM-50", "SM-61")
def test_no_cheapskate_ever_comes() -> None:
    for seed in range(4):
        t = dealt(2, seed)
        for _ in at_random(t, seed):
            assert CHEAPSKATE not in nationals(t) + visitor_pile(t) + locals_of(t, 0) + hidden(t)


@pytest.mark.rule("SM-60")
def test_opening_round_and_its_end_are_those_of_the_base_game() -> None:
    t = before_the_opening(
        seats=2, hands={ANNE: [CO5, CO1], BASILE: [FO3, FO1]}, first=BASILE, whole=True
    )
    all_open(t, {ANNE: [CO1, CO5], BASILE: [FO1, FO3]})
    assert (scores(t), len(row(t)), len(nationals(t))) == ([0, 1], 7, 5)
    assert asked(t) == (BASILE, "act")

    for _ in range(2):
        publicity(t)
        survey(t)
        end(t)

    assert (t.round, t.first, asked(t)) == (2, ANNE, (ANNE, "act"))
    publicities = [fields(t, SPECTATOR)["welcomed"][seat][1]["publicity"] for seat in (0, 1)]
    assert publicities == [1, 1]


@pytest.mark.rule("SM-R12", "SM-60")
def test_there_is_one_pair_of_neighbours_so_one_gap() -> None:
    t = before_the_opening(seats=2, first=BASILE, whole=True)

    all_open(t)

    assert laid_out(t) == 7
    assert (len(locals_of(t, 0)), locals_of(t, 1)) == (1, [])
    assert (hidden(t)[0] is not None, hidden(t)[1]) == (True, None)
    assert told(t, SPECTATOR, "hidden_local") == [{"event": "hidden_local", "left": 0, "right": 1}]


@pytest.mark.rule("SM-R12", "SM-44")
@pytest.mark.parametrize(
    ("parks", "points"),
    [
        ({ANNE: [FO3], BASILE: [FO1]}, [2, 0]),
        ({ANNE: [FO1], BASILE: [FO3]}, [0, 2]),
        ({ANNE: [FO1], BASILE: [FO1]}, [0, 0]),
        ({}, [0, 0]),
    ],
)
def test_its_locals_choose_between_the_two_parks_once(
    parks: dict[int, list[str]], points: list[int]
) -> None:
    t = table(seats=2, parks=parks, locals_={0: [FOOD]}, hidden={0: FOOD}, round_=6)

    end_round(t)

    assert scores(t) == points
    assert len(locals_of(t, 0)) == 2 - sum(points)


@pytest.mark.rule("SM-34", "SM-R16", "SM-R12")
@pytest.mark.parametrize("turn", [ANNE, BASILE])
def test_a_survey_shows_the_one_hidden_visitor_once(turn: int) -> None:
    t = table(seats=2, turn=turn, hidden={0: WATER})

    survey(t)

    assert told(t, turn, "saw") == [
        {"event": "saw", "seat": turn, "left": 0, "right": 1, "visitor": WATER}
    ]
    assert zone(t, "hidden", turn) == [[WATER], 0]
    assert zone(t, "hidden", 1 - turn) == [1, 0]
    assert fields(t, SPECTATOR)["looked"] == [[turn], []]


@pytest.mark.rule("SM-61", "SM-R24")
def test_demolition_is_of_no_use_but_stays_allowed() -> None:
    t = table(seats=2, parks={ANNE: [CO1, TH5]})
    assert f"demolish {CO1}" in options(t)

    demolish(t, CO1)

    assert (park(t, ANNE), discards(t)) == ([TH5], [CO1])


@pytest.mark.rule("SM-61")
def test_an_empty_park_draws_nobody() -> None:
    t = table(seats=2, parks={BASILE: [CO3]}, nationals=[FOOD, WATER, "coaster"], round_=6)

    end_round(t)

    assert scores(t) == [0, 1]


@pytest.mark.rule("SM-62")
def test_the_game_is_6_rounds_long_and_each_is_first_3_times() -> None:
    t = before_the_opening(seats=2, whole=True)
    all_open(t)
    end_game(t)

    began = told(t, SPECTATOR, "round_began")
    assert [event["round"] for event in began] == [1, 2, 3, 4, 5, 6]
    assert [event["first"] for event in began] == [0, 1, 0, 1, 0, 1]


@pytest.mark.rule("SM-63", "SM-57", "SM-58")
@pytest.mark.parametrize(
    ("points", "winners", "rule"),
    [([4, 3], [ANNE], "SM-57"), ([3, 3], [BASILE], "SM-58"), ([0, 1], [BASILE], "SM-57")],
)
def test_winner_and_tie_break_are_those_of_the_base_game(
    points: list[int], winners: list[int], rule: str
) -> None:
    t = table(
        seats=2,
        parks={ANNE: [NO5, NO5], BASILE: [WA1, KI1]},
        scores=dict(enumerate(points)),
        turn=BASILE,
        round_=6,
    )
    end(t)

    assert (GAME.outcome(t).winners, GAME.outcome(t).decided_by) == (winners, rule)


@pytest.mark.rule("SM-63", "SM-R30")
def test_and_so_is_a_shared_victory() -> None:
    t = table(seats=2, hands={BASILE: [CO1]}, parks={ANNE: [CO5]}, turn=BASILE, round_=6)
    build(t, CO1)
    end(t)

    assert (GAME.outcome(t).winners, GAME.outcome(t).decided_by) == ([ANNE, BASILE], "SM-R30")
