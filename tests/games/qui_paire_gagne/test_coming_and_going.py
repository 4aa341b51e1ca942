"""Coming and going — disconnected, gone for good, late (PP-60 to PP-63)."""

from __future__ import annotations

import pytest

from manege.games.qui_paire_gagne import GAME
from manege.kernel.match import Match
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
    waited_for,
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


# In each phase, at the corners


EACH_PHASE = pytest.mark.parametrize("now", ["gather", "look", "pairing", "calls"])
EACH_CORNER = pytest.mark.parametrize("seats", [3, 8, 12])


def arrived(now: str, seats: int, **options: object) -> Match:
    """In the first round's phase of that name, everybody with the same five pairs."""
    match = match_of(seats, 7, doors=True, **options)
    while phase(match) != now:
        if phase(match) == "pairing":
            for seat in range(seats):
                lay(match, seat, WHOLE)
        all_ready(match)
    return match


@pytest.mark.rule("PP-61")
@EACH_PHASE
@EACH_CORNER
def test_whoever_leaves_is_asked_nothing_more(seats: int, now: str) -> None:
    match = arrived(now, seats)
    last = seats - 1
    match.play(f"leave {last}", house(match))
    others = list(range(last))
    assert field(match, "present") == others
    assert match.table.decision_of(last) is None
    assert refused(match, last, "ready") == ("PP-63", "not-at-the-table")
    assert refused(match, house(match), f"leave {last}") == ("PP-40", "only-the-clock")
    assert match.told(None)[-1] == {"event": "left", "seat": last}
    if now == "calls":
        assert field(match, "playing") == [*others, last]  # the set is scored, and counts in N
        assert at(match).pairs(last) == 5
    else:
        assert waited_for(match) == others
        assert field(match, "playing") == ([] if now == "gather" else others)
        assert at(match).pairs(last) == 0


@pytest.mark.rule("PP-61", "PP-63")
@EACH_PHASE
@EACH_CORNER
def test_whoever_comes_back_plays_from_the_next_layout_on(seats: int, now: str) -> None:
    match = arrived(now, seats)
    last = seats - 1
    match.play(f"leave {last}", house(match))
    match.play(f"sit {last}", house(match))
    assert match.told(None)[-1] == {"event": "sat_down", "seat": last}
    assert refused(match, house(match), f"sit {last}") == ("PP-40", "only-the-clock")
    assert field(match, "present") == list(range(seats))
    if now == "gather":
        assert waited_for(match) == list(range(seats))
        match.play("ready", last)
    elif now != "calls":
        assert match.table.decision_of(last) is None
        assert refused(match, last, "ready") == ("PP-7", "wait-for-the-others")
        assert field(match, "playing") == list(range(last))
    while field(match, "round") < 2 and not match.over:
        if phase(match) == "gather":
            all_ready(match)
        else:
            close(match)
    if seats == 3 and now in ("look", "pairing"):
        assert match.over  # two were too few to close
    else:
        assert field(match, "playing") == list(range(seats))


@pytest.mark.rule("PP-61", "PP-62")
@EACH_PHASE
@pytest.mark.parametrize("clock", [0, 90])
@EACH_CORNER
def test_when_all_have_left_the_game_is_over(seats: int, clock: int, now: str) -> None:
    match = arrived(now, seats, clock=clock)
    for seat in range(seats):
        assert not match.over
        match.play(f"leave {seat}", house(match))
    while phase(match) == "calls" and not match.over:
        assert waited_for(match) == [house(match)]  # it reads for those who are gone
        close(match)
    assert match.over
    assert match.told(None)[-1]["event"] == "void"
    assert match.outcome is not None
    assert match.outcome.decided_by == "PP-62"
    assert match.game.outcome(match.table.copy()).decided_by == "PP-62"


@pytest.mark.rule("PP-62")
@pytest.mark.parametrize(("stay", "goes_on"), [(3, True), (2, False)])
@EACH_PHASE
def test_three_are_enough_and_two_are_not(now: str, stay: int, goes_on: bool) -> None:
    match = arrived(now, 8, rounds=2)
    for seat in range(stay, 8):
        match.play(f"leave {seat}", house(match))
    while field(match, "round") < 2 and not match.over:
        if phase(match) == "gather":
            all_ready(match)
        else:
            close(match)
    assert match.over is not goes_on
    void = [event for event in match.told(None) if event["event"] == "void"]
    rounds = {"gather": 0, "look": 1, "pairing": 1, "calls": 1}[now]
    assert void == ([] if goes_on else [{"event": "void", "round": rounds}])


@pytest.mark.rule("PP-47", "PP-61")
@pytest.mark.parametrize("now", ["gather", "look", "pairing"])
def test_when_the_last_one_awaited_leaves_those_who_are_ready_go_on(now: str) -> None:
    match = match_of(4, **OPEN)
    while phase(match) != now:
        all_ready(match)
    for seat in (DENIS, ANNE, CHLOE):
        if now == "pairing":
            lay(match, seat, WHOLE)
        match.play("ready", seat)
    assert waited_for(match) == [BASILE]
    match.play("leave 1", house(match))
    assert phase(match) == {"gather": "look", "look": "pairing", "pairing": "calls"}[now]
    assert field(match, "playing") == [ANNE, CHLOE, DENIS]


@pytest.mark.rule("PP-46", "PP-61")
def test_whoever_was_ready_and_leaves_is_ready_no_more() -> None:
    match = pairing(4, **OPEN)
    lay(match, DENIS, WHOLE)
    match.play("ready", DENIS)
    match.play("leave 3", house(match))
    assert field(match, "ready") == []
    assert refused(match, DENIS, "loosen 1-2") == ("PP-63", "not-at-the-table")
    match.play("sit 3", house(match))
    assert field(match, "ready") == []


@pytest.mark.rule("PP-63")
def test_a_latecomer_who_finds_all_ready_but_himself_is_waited_for() -> None:
    match = match_of(4, company=3, **OPEN)
    for seat in (ANNE, BASILE):
        match.play("ready", seat)
    match.play("sit 3", house(match))
    match.play("ready", CHLOE)
    assert phase(match) == "gather"
    assert waited_for(match) == [DENIS]
    match.play("leave 3", house(match))
    assert phase(match) == "look"
    assert field(match, "playing") == [ANNE, BASILE, CHLOE]


@pytest.mark.rule("PP-61", "PP-63")
def test_the_points_of_who_left_wait_for_his_return() -> None:
    match = pairing(4, **OPEN)
    for seat in (ANNE, DENIS):
        lay(match, seat, WHOLE)
    close(match)
    call_all(match)
    assert list(at(match).scores) == [14, 0, 0, 14]
    match.play("leave 3", house(match))
    assert list(at(match).scores) == [14, 0, 0, 14]
    match.play("sit 3", house(match))
    assert list(at(match).scores) == [14, 0, 0, 14]


# The doors


@pytest.mark.rule("PP-61", "PP-63")
def test_the_house_offers_each_seat_its_way_out_or_in() -> None:
    match = match_of(5, company=3, **OPEN)
    written = [GAME.actions[code] for code in match.options(house(match))]
    assert written == ["time-up", "leave 0", "leave 1", "leave 2", "sit 3", "sit 4"]
    match.play("leave 0", house(match))
    written = [GAME.actions[code] for code in match.options(house(match))]
    assert written == ["time-up", "leave 1", "leave 2", "sit 0", "sit 3", "sit 4"]
    match.play("sit 0", house(match))
    for nonsense in ("leave 3", "sit 0", "sit 5", "leave 11", "ready", "pair 1-2"):
        assert refused(match, house(match), nonsense) == ("PP-40", "only-the-clock")


@pytest.mark.rule("PP-61", "PP-63")
def test_behind_closed_doors_nobody_comes_or_goes() -> None:
    match = match_of(4, company=3)
    assert match.options(house(match)) == [GAME.code("time-up")]
    assert refused(match, house(match), "leave 0") == ("PP-40", "only-the-clock")
    assert refused(match, house(match), "sit 3") == ("PP-40", "only-the-clock")


# The announcer


def with_a_caller(seats: int = 4) -> tuple[Match, int]:
    match = arrived("calls", seats)
    return match, field(match, "calls")[-1]["seat"]


@pytest.mark.rule("PP-59", "PP-60")
def test_the_room_is_waited_for_only_while_the_announcer_is_gone() -> None:
    match, caller = with_a_caller()
    assert waited_for(match) == [caller]
    other = (caller + 1) % 4
    match.play(f"leave {other}", house(match))
    assert waited_for(match) == [caller]
    match.play(f"leave {caller}", house(match))
    assert waited_for(match) == [house(match)]
    match.play(f"sit {other}", house(match))
    assert waited_for(match) == [house(match)]  # the floor is not his
    match.play(f"sit {caller}", house(match))
    assert waited_for(match) == [caller]
    match.play("next", caller)
    assert len(field(match, "calls")) == 2


@pytest.mark.rule("PP-60", "PP-61")
def test_the_next_call_of_who_has_left_is_read_by_the_room_too() -> None:
    match, caller = with_a_caller()
    match.play(f"leave {caller}", house(match))
    close(match)
    assert field(match, "calls")[-1]["seat"] == caller
    assert waited_for(match) == [house(match)]
    assert match.table.decision_of(caller) is None
    match.play(f"sit {caller}", house(match))
    close(match)
    assert waited_for(match) == [caller]


@pytest.mark.rule("PP-53", "PP-61")
@pytest.mark.parametrize("gone", [1, 2])
def test_the_next_seat_that_somebody_has_announces_first(gone: int) -> None:
    for seed in range(8):
        match = pairing(5, seed, **OPEN)
        first = field(match, "first")
        close(match)
        assert phase(match) == "gather"
        assert field(match, "first") == (first + 1) % 5
        for step in range(1, gone + 1):
            match.play(f"leave {(first + 1 + step) % 5}", house(match))
        reach_pairing(match)
        close(match)
        assert field(match, "first") == (first + 2 + gone) % 5


@pytest.mark.rule("PP-53", "PP-55", "PP-61")
def test_if_the_first_announcer_has_left_the_one_after_begins() -> None:
    match = pairing(4, **OPEN)
    first = field(match, "first")
    for seat in range(4):
        lay(match, seat, WHOLE)
    match.play(f"leave {first}", house(match))
    close(match)
    assert field(match, "calls")[-1]["seat"] == (first + 1) % 4
