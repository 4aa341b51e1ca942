"""Finir une Manche — the market renewed, the reshuffle, markers and token (WL-154 to WL-160)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.wishland.support import (
    ANNE,
    BASILE,
    CHLOE,
    SEVERAL,
    SPECTATOR,
    area,
    asked,
    at_random,
    b,
    buy,
    credits,
    dealt,
    discards,
    end_game,
    end_round,
    fields,
    happened,
    market,
    options,
    order,
    play,
    r,
    table,
    told,
    y,
    zone,
)


@pytest.mark.rule("WL-156", "WL-158", "WL-R80")
def test_unsold_cards_go_face_up_to_the_discards_and_4_new_ones_are_laid() -> None:
    t = table(
        seats=2,
        market=[*y(1, 2), *r(1)],
        pile=[*y(3, 4, 5, 6, 7), *r(2, 3, 4, 5)],
        turn=4,
        order=[2, 1],
    )
    end_round(t)

    assert discards(t) == [*y(1, 2), *r(1)]
    assert market(t) == [*y(3, 4, 5, 6), *r(2, 3, 4, 5)]
    for viewer in (ANNE, BASILE, SPECTATOR):
        assert zone(t, "discards", viewer) == [*y(1, 2), *r(1)]
        assert zone(t, "attraction-pile", viewer) == 1


@pytest.mark.rule("WL-154", "WL-155", "WL-R5")
def test_not_before_everybody_has_had_4_turns() -> None:
    t = table(seats=2, market=y(1), pile=y(2, 3, 4, 5), order=[1, 2], turn=4)
    play(t, "recover")
    assert (market(t), t.turn) == (y(1), 4)
    play(t, "recover")

    assert (market(t), fields(t)["turn"]) == (y(2, 3, 4, 5), 1)


@pytest.mark.rule("WL-157")
@pytest.mark.parametrize("round_", range(1, 7))
def test_the_discards_are_reshuffled_after_round_6_only(round_: int) -> None:
    t = table(
        seats=2, round_=round_, market=y(1), discards=[*y(2, 3, 4, 5), *b(1)], turn=4, order=[2, 1]
    )
    end_round(t)

    if round_ < 6:
        assert (market(t), len(discards(t))) == ([], 6)
    else:
        assert discards(t) == []
        assert len([card for card in market(t) if card.startswith("attraction")]) == 4
        assert set(market(t)) <= {*y(1, 2, 3, 4, 5), *b(1)}
        assert zone(t, "attraction-pile", SPECTATOR) == 1
    assert ("reshuffled" in happened(t)) == (round_ == 6)


@pytest.mark.rule("WL-157")
def test_it_is_a_shuffle() -> None:
    laid = set()
    for seed in range(30):
        t = table(seats=2, round_=6, discards=y(*range(1, 25)), turn=4, order=[2, 1], seed=seed)
        end_round(t)
        laid.update(market(t))

    assert laid == set(y(*range(1, 25)))


@pytest.mark.rule("WL-158", "WL-157")
@SEVERAL
def test_the_piles_are_empty_exactly_when_round_6_is_dealt(seats: int) -> None:
    t = dealt(seats, 2)
    sizes = {}
    while t.decision is not None:
        sizes[t.round] = zone(t, "hotel-pile", SPECTATOR)
        end_round(t)

    assert [sizes[n] for n in range(1, 8)] == [20, 16, 12, 8, 4, 0, 20]


@pytest.mark.rule("WL-R79")
@pytest.mark.parametrize("left", [0, 1, 3])
def test_fewer_than_4_are_all_laid_out(left: int) -> None:
    t = table(seats=2, round_=6, discards=y(*range(1, left + 1)), turn=4, order=[2, 1])
    end_round(t)

    assert market(t) == y(*range(1, left + 1))
    order(t, 1, 2)
    assert "recover" in options(t)


@pytest.mark.rule("WL-159", "WL-160")
def test_the_round_marker_advances_and_the_token_goes_to_the_left() -> None:
    t = table(seats=3, first=CHLOE, turn=4, order=[3, 2, 1])
    end_round(t)

    assert (t.round, t.first, asked(t)) == (2, ANNE, (ANNE, "choose-order"))


@pytest.mark.rule("WL-155")
def test_after_round_7_none_of_it_happens() -> None:
    t = table(seats=2, round_=7, market=y(1), pile=y(2), first=BASILE, turn=4, order=[2, 1])
    end_game(t)

    assert (market(t), discards(t), t.round, t.first) == (y(1), [], 7, BASILE)
    assert asked(t) is None


@pytest.mark.rule("WL-23")
@SEVERAL
def test_7_rounds_of_4_turns_each(seats: int) -> None:
    t = dealt(seats, 4)
    seen: Counter[tuple[int, int, int]] = Counter()
    marks = set()
    for _ in at_random(t, 4):
        if t.player >= 0:
            marks.add((t.round, t.turn, t.player))
    seen.update(marks)

    assert len(seen) == 7 * 4 * seats
    assert len(told(t, SPECTATOR, "round_over")) == 7


@pytest.mark.rule("WL-R28", "WL-R80")
def test_what_was_bought_stays_where_it_is() -> None:
    t = table(seats=2, market=y(1), credits={ANNE: 2}, turn=4, order=[2, 1])
    buy(t, y(1))

    assert (area(t), t.round, credits(t)) == (y(1), 2, 0)
