"""Coming and going — disconnected, gone for good, late (PP-60 to PP-63)."""

from __future__ import annotations

import pytest

from tests.games.qui_paire_gagne.support import (
    ANNE,
    BASILE,
    CHLOE,
    DENIS,
    WHOLE,
    all_ready,
    at,
    call_all,
    close,
    field,
    house,
    lay,
    match_of,
    pairing,
    phase,
    reach_pairing,
    refused,
)

OPEN = {"doors": True}


@pytest.mark.rule("PP-61")
def test_whoever_leaves_before_closing_is_out_of_the_round() -> None:
    match = pairing(4, **OPEN)
    for seat in range(4):
        lay(match, seat, WHOLE)
    match.play("leave 3", house(match))
    assert at(match).pairs(DENIS) == 0
    assert refused(match, DENIS, "pair 1-2") == ("PP-63", "not-at-the-table")
    close(match)
    call_all(match)
    assert list(at(match).scores) == [0, 0, 0, 0]  # all three of three


@pytest.mark.rule("PP-61", "PP-R12", "PP-60")
def test_whoever_leaves_after_closing_is_scored_once_more_and_not_ranked() -> None:
    match = pairing(4, rounds=1, **OPEN)
    lay(match, DENIS, WHOLE)
    lay(match, ANNE, WHOLE)
    close(match)
    match.play("leave 3", house(match))
    call_all(match)  # the house announces for whoever is not there
    assert list(at(match).scores) == [14, 0, 0, 14]
    assert match.outcome is not None
    assert match.outcome.winners == [ANNE]
    assert match.outcome.ranks == [1, 2, 2, 4]


@pytest.mark.rule("PP-61")
def test_the_round_goes_on_when_the_last_one_awaited_leaves() -> None:
    match = pairing(4, **OPEN)
    for seat in (ANNE, BASILE, CHLOE):
        lay(match, seat, WHOLE)
        match.play("ready", seat)
    assert phase(match) == "pairing"
    match.play("leave 3", house(match))
    assert phase(match) == "calls"


@pytest.mark.rule("PP-62")
def test_with_two_left_the_game_ends_and_the_complete_rounds_decide() -> None:
    match = pairing(3, **OPEN)
    lay(match, ANNE, WHOLE)
    lay(match, BASILE, WHOLE)
    close(match)
    call_all(match)
    assert list(at(match).scores) == [14, 14, 0]
    reach_pairing(match)
    lay(match, ANNE, WHOLE)
    match.play("leave 2", house(match))
    assert not match.over  # only its closing tells
    close(match)
    assert match.over
    assert list(at(match).scores) == [14, 14, 0]
    assert match.outcome is not None
    assert match.outcome.decided_by == "PP-62"


@pytest.mark.rule("PP-62")
def test_no_round_begins_with_two() -> None:
    match = match_of(3, **OPEN)
    all_ready(match)
    all_ready(match)
    close(match)
    match.play("leave 0", house(match))
    assert phase(match) == "gather"
    assert not match.over
    all_ready(match)
    assert match.over
    assert field(match, "round") == 1  # no second layout was shown


@pytest.mark.rule("PP-63")
def test_a_latecomer_plays_from_the_next_layout_on() -> None:
    match = pairing(4, company=3, **OPEN)
    assert field(match, "playing") == [ANNE, BASILE, CHLOE]
    match.play("sit 3", house(match))
    assert match.table.decision_of(DENIS) is None
    assert field(match, "playing") == [ANNE, BASILE, CHLOE]
    close(match)
    call_all(match)
    reach_pairing(match)
    assert field(match, "playing") == [ANNE, BASILE, CHLOE, DENIS]
    assert at(match).scores[DENIS] == 0


@pytest.mark.rule("PP-63")
def test_a_latecomer_between_two_rounds_is_awaited() -> None:
    match = match_of(4, company=3, **OPEN)
    match.play("sit 3", house(match))
    for seat in (ANNE, BASILE, CHLOE):
        match.play("ready", seat)
    assert phase(match) == "gather"
    match.play("ready", DENIS)
    assert phase(match) == "look"
