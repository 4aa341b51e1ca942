"""Fin d'une manche — pawns advance, visitors go back, the first-player card passes; how many."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.scream_machine.support import (
    ANNE,
    BASILE,
    CHLOE,
    CO3,
    COASTER,
    DENIS,
    EACH_SEAT_COUNT,
    FAMILY,
    FO3,
    FOOD,
    KIDDIE,
    SPECTATOR,
    WA3,
    WATER,
    all_open,
    asked,
    before_the_opening,
    build,
    dealt,
    end,
    end_game,
    end_round,
    fields,
    happened,
    hidden,
    laid_out,
    locals_of,
    nationals,
    publicity,
    scores,
    table,
    told,
    visitor_pile,
    whole_box,
)


@pytest.mark.rule("SM-49", "SM-8")
def test_a_pawn_advances_one_space_for_each_visitor_who_entered_this_round() -> None:
    t = table(
        parks={ANNE: [FO3], CHLOE: [WA3], DENIS: [CO3]},
        scores={ANNE: 2, BASILE: 4},
        nationals=[FOOD, FOOD, WATER, KIDDIE],
        locals_={ANNE: [FOOD], CHLOE: [WATER, FAMILY]},
        hidden={DENIS: FOOD, BASILE: WATER},
    )
    publicity(t)

    end_round(t)

    assert scores(t) == [2 + 1 + 4, 4, 3, 0]
    assert told(t, SPECTATOR, "welcomed") == [
        {"event": "welcomed", "seat": ANNE, "number": 4},
        {"event": "welcomed", "seat": CHLOE, "number": 3},
    ]
    rounds = fields(t, BASILE)["welcomed"]
    assert rounds[ANNE][1] == {"publicity": 1, "national": 2, "local": 2}
    assert rounds[CHLOE][1] == {"publicity": 0, "national": 1, "local": 2}


@pytest.mark.rule("SM-50")
def test_every_visitor_who_entered_goes_back_to_the_pile_and_nobody_else() -> None:
    t = table(
        parks={ANNE: [FO3]},
        nationals=[FOOD, FOOD, WATER],
        locals_={ANNE: [FOOD], BASILE: [KIDDIE]},
        hidden={DENIS: FOOD, CHLOE: COASTER},
        round_=4,
        whole=True,
    )

    end_round(t)

    assert (nationals(t), locals_of(t, BASILE), locals_of(t, CHLOE)) == (
        [WATER],
        [KIDDIE],
        [COASTER],
    )
    left = Counter(visitor_pile(t))
    assert sum(left.values()) == 32 - 3
    assert (left[FOOD], left[WATER], left[KIDDIE], left[COASTER]) == (4, 3, 3, 3)


@pytest.mark.rule("SM-51", "SM-50")
def test_the_pile_is_shuffled_before_the_next_round_is_laid_out() -> None:
    laid = set()
    for seed in range(12):
        t = table(seats=2, parks={ANNE: [FO3]}, nationals=[FOOD], seed=seed, whole=True)
        end_round(t)
        laid.add((*nationals(t), *visitor_pile(t)))

    assert len(laid) == 12
    assert len({order[-1] for order in laid}) > 3


@pytest.mark.rule("SM-51")
def test_a_visitor_who_entered_may_come_again_at_once() -> None:
    again = 0
    for seed in range(30):
        t = table(seats=2, parks={ANNE: [FO3]}, nationals=[FOOD] * 4, seed=seed, whole=True)
        end_round(t)
        again += FOOD in nationals(t)

    assert 0 < again < 30


@pytest.mark.rule("SM-52", "SM-24")
@EACH_SEAT_COUNT
def test_the_first_player_card_passes_to_the_next_player_clockwise(seats: int) -> None:
    t = before_the_opening(seats=seats, first=seats - 1, whole=True)
    all_open(t)
    firsts = []
    while t.decision is not None:
        firsts.append(t.first)
        assert asked(t) == (t.first, "act")
        assert fields(t, SPECTATOR)["first"] == t.first
        end_round(t)

    assert firsts == [(seats - 1 + round_) % seats for round_ in range(len(firsts))]


@pytest.mark.rule("SM-53", "SM-54", "SM-55", "SM-56", "SM-62")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 6), (4, 4), (5, 5), (6, 6)])
def test_a_game_has_so_many_rounds(seats: int, rounds: int) -> None:
    t = dealt(seats)
    for seat in range(seats):
        t.play(t.options(seat)[0], seat)
    turns = 0
    while t.decision is not None:
        end(t)
        turns += 1

    assert turns == rounds * seats
    assert [event["round"] for event in told(t, ANNE, "round_over")] == list(range(1, rounds + 1))
    assert fields(t, SPECTATOR)["rounds"] == rounds


@pytest.mark.rule("SM-53", "SM-54", "SM-55", "SM-56", "SM-62")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 6), (4, 4), (5, 5), (6, 6)])
def test_the_last_round_is_the_last(seats: int, rounds: int) -> None:
    for round_, over in ((rounds - 1, False), (rounds, True)):
        t = table(seats=seats, turn=seats - 1, round_=round_, whole=True)
        end(t)
        assert (asked(t) is None) == over
        assert t.round == (round_ if over else round_ + 1)


@pytest.mark.rule("SM-R33")
@pytest.mark.parametrize(("seats", "times"), [(2, 3), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_every_player_is_first_equally_often(seats: int, times: int) -> None:
    t = before_the_opening(seats=seats, first=1, whole=True)
    all_open(t)
    end_game(t)

    firsts = Counter(event["first"] for event in told(t, SPECTATOR, "round_began"))
    assert firsts == dict.fromkeys(range(seats), times)


@pytest.mark.rule("SM-20", "SM-22", "SM-41", "SM-52")
def test_a_round_ends_and_the_next_begins_in_the_order_of_the_sheet() -> None:
    t = table(
        seats=3, parks={ANNE: [FO3]}, nationals=[FOOD, WATER], hidden={ANNE: FOOD}, whole=True
    )
    for _ in range(3):
        end(t)

    assert [name for name in happened(t) if name != "row"] == [
        *["ended"] * 3,
        *["turned_up", "stayed", "entered", "entered_local", "welcomed", "round_over"],
        *["round_began", *["national"] * 5, *["local"] * 3, *["hidden_local"] * 3],
    ]
    assert told(t, SPECTATOR, "round_began") == [{"event": "round_began", "round": 2, "first": 1}]
    assert [event["left"] for event in told(t, SPECTATOR, "local")] == [1, 2, 0]


@pytest.mark.rule("SM-23", "SM-R35", "SM-52")
def test_after_the_last_round_nothing_more_is_laid_out() -> None:
    t = table(turn=DENIS, round_=4, whole=True)

    publicity(t)
    end(t)

    assert laid_out(t) == 0
    assert len(visitor_pile(t)) == 32
    assert "round_began" not in happened(t)
    assert (fields(t, ANNE)["turn"], fields(t, ANNE)["actions"]) == (None, 0)
    assert fields(t, ANNE)["used"] == []


@pytest.mark.rule("SM-R16", "SM-41")
def test_who_looked_where_is_forgotten_when_the_visitors_are_turned_up() -> None:
    t = table(hidden={ANNE: FOOD}, surveyed=[BASILE], whole=True)

    end_round(t)

    assert fields(t, SPECTATOR)["looked"] == [[], [], [], []]
    assert hidden(t)[ANNE] is not None


@pytest.mark.rule("SM-41", "SM-50", "SM-51")
@EACH_SEAT_COUNT
def test_no_visitor_is_lost_or_doubled_from_round_to_round(seats: int) -> None:
    t = table(seats=seats, hands={ANNE: [FO3]}, parks={BASILE: [WA3]}, whole=True)
    build(t, FO3)
    while t.decision is not None:
        end_round(t)
        lying = Counter(nationals(t)) + Counter(visitor_pile(t))
        for gap in range(seats):
            lying += Counter(locals_of(t, gap)) + Counter([v for v in [hidden(t)[gap]] if v])
        assert sorted(lying.values()) == [4] * (len(whole_box(seats)) - 21)
