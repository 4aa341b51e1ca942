"""Travailleurs — spaces, groups, adverts, recovering (WL-33 to WL-44, WL-R7 to WL-R13)."""

from __future__ import annotations

import pytest

from manege.kernel.refusal import Refusal
from tests.games.wishland.support import (
    ANNE,
    BASILE,
    CHLOE,
    SPECTATOR,
    asked,
    b,
    buy,
    credits,
    end_round,
    end_turn,
    fields,
    g,
    groups,
    happened,
    k,
    options,
    order,
    play,
    r,
    refused,
    reserve,
    step,
    table,
    told,
    visitors,
    workers,
    y,
)

ROWS = [y(1), r(1), b(1), g(2), k(1)]
EACH_ROW = pytest.mark.parametrize("card", ROWS)


@pytest.mark.rule("WL-34", "WL-R7")
def test_a_turn_is_one_standard_action_and_cannot_be_skipped() -> None:
    t = table(market=[card for row in ROWS for card in row], credits={ANNE: 9})

    assert set(options(t)) == {f"buy {row[0]}" for row in ROWS} | {"advertise", "recover"}
    assert refused(t, "end").reason == "act"
    buy(t, y(1))
    assert asked(t) == (BASILE, "act")


@pytest.mark.rule("WL-R7")
def test_recovering_is_always_legal_even_with_nobody_on_the_board() -> None:
    t = table()
    play(t, "recover")

    assert (workers(t), asked(t)) == (4, (BASILE, "act"))
    assert told(t, SPECTATOR, "recovered") == [
        {"event": "recovered", "seat": ANNE, "workers": 0},
    ]


@pytest.mark.rule("WL-34")
def test_one_action_is_one_action() -> None:
    t = table(areas={ANNE: g(13)}, market=y(1), credits={ANNE: 9})
    play(t, "advertise")
    step(t, "happiness")

    assert asked(t) == (ANNE, "finish")
    for again in ("advertise", "recover", "buy attraction-1"):
        assert refused(t, again) == Refusal("WL-34", "acted-already")


@pytest.mark.rule("WL-35", "WL-36", "WL-41")
@EACH_ROW
def test_an_empty_worker_space_takes_1_worker_and_sells_a_card_of_its_row(card: list[str]) -> None:
    t = table(market=card, credits={ANNE: 9})
    buy(t, card)

    assert groups(t) == {card[0].split("-")[0]: [[ANNE, 1]]}
    assert workers(t) == 3


@pytest.mark.rule("WL-35", "WL-36")
def test_there_are_five_worker_spaces_and_the_advert_space() -> None:
    assert fields(table())["needed"] == [1] * 6


@pytest.mark.rule("WL-36", "WL-40", "WL-35")
def test_the_empty_advert_space_takes_1_worker_for_1_credit_and_a_step_choice() -> None:
    t = table()
    play(t, "advertise")

    assert (credits(t), asked(t)) == (1, (ANNE, "step-choice"))
    step(t, "visitors")
    assert (visitors(t), credits(t), groups(t)) == (1, 3, {"advert": [[ANNE, 1]]})


@pytest.mark.rule("WL-37", "WL-R10", "WL-R11")
@pytest.mark.parametrize(
    ("standing", "needed"),
    [
        ([], 1),
        (["actor-1-1"], 2),
        (["actor-1-4"], 2),
        (["actor-0-1"], 2),
        (["actor-1-1", "actor-2-2"], 3),
        (["actor-0-1", "actor-1-2"], 3),
        (["hotel-1-1", "advert-2-1"], 1),
    ],
)
def test_each_group_on_a_space_costs_1_worker_more_whosesoever_and_however_big(
    standing: list[str], needed: int
) -> None:
    t = table(groups=standing, market=b(1), credits={ANNE: 9})
    assert fields(t)["needed"][2] == needed
    buy(t, b(1))

    assert groups(t)["actor"][-1] == [ANNE, needed]


@pytest.mark.rule("WL-37")
@pytest.mark.parametrize(("free", "refused_"), [(1, True), (2, True), (3, False)])
def test_whoever_has_too_few_workers_cannot_go_there(free: int, refused_: bool) -> None:
    away = ["hotel-0-1"] * (4 - free)
    t = table(groups=["actor-1-1", "actor-2-2", *away], market=b(1), credits={ANNE: 9})

    if refused_:
        facts = {"row": 2, "needed": 3, "workers": free}
        assert refused(t, "buy actor-1") == Refusal("WL-37", "too-few-workers", facts)
        assert "buy actor-1" not in options(t)
    else:
        buy(t, b(1))
        assert workers(t) == 0


@pytest.mark.rule("WL-38", "WL-R20")
def test_the_workers_of_one_action_are_one_group_apart_from_the_others() -> None:
    t = table(groups=["actor-1-1"], market=b(1, 4, 7), credits={ANNE: 9, CHLOE: 9}, order=[1, 3, 2])
    buy(t, b(1))
    buy(t, b(4))

    assert groups(t) == {"actor": [[BASILE, 1], [ANNE, 2], [CHLOE, 3]]}


@pytest.mark.rule("WL-39")
def test_groups_cost_on_the_advert_space_too() -> None:
    t = table(groups=["advert-1-1", "advert-0-1"])
    play(t, "advertise")

    assert groups(t) == {"advert": [[BASILE, 1], [ANNE, 1], [ANNE, 3]]}
    t = table(groups=["advert-1-1", "advert-0-2"])
    facts = {"row": 5, "needed": 3, "workers": 2}
    assert refused(t, "advertise") == Refusal("WL-37", "too-few-workers", facts)


@pytest.mark.rule("WL-43")
def test_recovering_takes_back_every_worker_from_all_spaces_and_only_ones_own() -> None:
    t = table(groups=["actor-0-1", "actor-1-2", "hotel-0-1", "advert-0-1", "advert-2-2"])
    play(t, "recover")

    assert workers(t) == 4
    assert groups(t) == {"actor": [[BASILE, 2]], "advert": [[CHLOE, 2]]}


@pytest.mark.rule("WL-37", "WL-43")
def test_a_space_gets_cheaper_when_somebody_recovers() -> None:
    t = table(groups=["actor-0-1", "actor-1-2", "actor-0-3"])
    assert fields(t)["needed"][2] == 4
    play(t, "recover")

    assert fields(t)["needed"][2] == 2


@pytest.mark.rule("WL-43")
def test_they_can_be_placed_again_from_the_next_turn_on() -> None:
    t = table(seats=2, groups=["hotel-0-4"], market=y(1), credits={ANNE: 2})
    assert "buy attraction-1" not in options(t)
    play(t, "recover")
    assert asked(t) == (BASILE, "act")
    end_turn(t)

    assert "buy attraction-1" in options(t)


@pytest.mark.rule("WL-44")
def test_workers_never_come_home_by_themselves() -> None:
    t = table(seats=2, order=[2, 1], groups=["hotel-0-1", "actor-0-1"], turn=4, player=ANNE)
    play(t, "advertise")
    step(t, "happiness")

    assert (t.round, workers(t)) == (2, 1)
    order(t, 1, 3)
    assert (workers(t), len(groups(t))) == (1, 3)


@pytest.mark.rule("WL-R13")
def test_workers_gained_in_an_action_come_too_late_for_it_but_are_there_for_the_next() -> None:
    t = table(seats=2, groups=["actor-0-3"], market=b(3), credits={ANNE: 5})
    assert refused(t, "buy actor-3").reason == "too-few-workers"
    t = table(seats=2, groups=["hotel-0-3"], market=b(3), credits={ANNE: 5})
    buy(t, b(3))

    assert (workers(t), reserve(t)) == (3, 3)


@pytest.mark.rule("WL-R8", "WL-41")
@EACH_ROW
def test_an_empty_row_or_one_where_nothing_can_be_bought_cannot_be_chosen(card: list[str]) -> None:
    t = table(market=card, credits={ANNE: 1})

    assert options(t) == ["advertise", "recover"]
    assert options(table(credits={ANNE: 9})) == ["advertise", "recover"]


@pytest.mark.rule("WL-R9")
def test_nothing_moves_when_one_part_of_the_decision_is_refused() -> None:
    t = table(market=y(22), credits={ANNE: 8})

    facts = {"card": 21, "price": 9, "credits": 8}
    assert refused(t, "buy attraction-22") == Refusal("WL-41", "too-dear", facts)
    assert (workers(t), credits(t), happened(t)) == (4, 8, [])


@pytest.mark.rule("WL-41")
def test_a_card_that_is_not_in_the_market_is_not_for_sale() -> None:
    t = table(market=y(1), discards=y(2), pile=y(3), areas={BASILE: y(4)}, credits={ANNE: 9})

    for n in (2, 3, 4, 5):
        expected = Refusal("WL-41", "not-for-sale", {"card": n - 1})
        assert refused(t, f"buy attraction-{n}") == expected


@pytest.mark.rule("WL-33")
def test_nobody_acts_out_of_turn() -> None:
    t = table(market=y(1), credits={CHLOE: 9})

    for attempt in ("recover", "advertise", "buy attraction-1", "claim 1", "end"):
        assert refused(t, attempt, CHLOE) == Refusal("WL-33", "not-your-turn", {"seat": ANNE})


@pytest.mark.rule("WL-33", "WL-154", "WL-R5", "WL-23")
def test_a_round_is_4_full_turns_of_each() -> None:
    t = table()
    acted = []
    while t.round == 1:
        acted.append((t.turn, t.player))
        play(t, "recover")

    assert acted == [(turn, seat) for turn in range(1, 5) for seat in range(3)]


@pytest.mark.rule("WL-23", "WL-155")
def test_the_game_lasts_7_rounds() -> None:
    t = table(seats=2, order=[1, 2])
    rounds = 0
    while t.decision is not None:
        end_round(t)
        rounds += 1

    assert (rounds, t.round) == (7, 7)


@pytest.mark.rule("WL-37", "WL-39", "WL-43")
def test_8_groups_on_a_space_are_the_most_40_workers_can_make() -> None:
    standing = [(0, 1), (1, 2), (2, 3), (3, 4), (0, 5), (3, 6), (2, 7)]
    t = table(
        seats=4,
        reserve=dict.fromkeys(range(4), 0),
        groups=[f"advert-{seat}-{number}" for seat, number in standing],
        claimed={ANNE: ["3"]},
        player=BASILE,
    )
    assert fields(t)["needed"][5] == 8
    play(t, "advertise")
    step(t, "happiness")

    assert groups(t)["advert"] == [*([*each] for each in standing), [BASILE, 8]]
    assert [workers(t, seat) for seat in range(4)] == [4, 0, 0, 0]
    play(t, "recover", "recover", "recover")  # Chloé, Denis, Anne
    assert groups(t)["advert"] == [[BASILE, 2], [BASILE, 8]]


@pytest.mark.rule("WL-R91", "WL-43")
def test_alone_10_workers_make_10_groups() -> None:
    t = table(seats=1, order=[5], reserve={ANNE: 0}, groups=["mascot-0-1"] * 9, pile=y(1))
    play(t, "draw")

    assert groups(t)["mascot"] == [[ANNE, 1]] * 10
    play(t, "stop", "end", "recover")
    assert (workers(t), groups(t)) == (10, {})


@pytest.mark.rule("WL-54", "WL-37", "WL-41")
def test_of_several_lacks_the_limit_is_told_first_then_workers_then_credits() -> None:
    standing = ["hotel-1-1", "hotel-0-4"]
    lacks = table(areas={ANNE: g(1)}, groups=standing, market=g(7))
    room = table(areas={ANNE: g(1)}, tickets={ANNE: 2}, groups=standing, market=g(7))
    staff = table(areas={ANNE: g(1)}, tickets={ANNE: 2}, market=g(7))

    assert [refused(t, "buy hotel-7").reason for t in (lacks, room, staff)] == [
        *("limit-reached", "too-few-workers", "too-dear")
    ]
