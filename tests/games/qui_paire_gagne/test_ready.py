"""« C’est prêt » — said with five pairs, withdrawn by a later edit, and who is awaited (PP-46)."""

from __future__ import annotations

import pickle

import pytest

from manege.games.qui_paire_gagne import GAME
from manege.kernel.chance import chance_from
from manege.kernel.match import Match
from manege.kernel.refusal import Refused
from manege.kernel.table import playout
from tests.games.qui_paire_gagne.support import (
    ANNE,
    BASILE,
    CHLOE,
    DENIS,
    EACH_SEAT_COUNT,
    WHOLE,
    all_ready,
    at,
    close,
    field,
    house,
    lay,
    match_of,
    pairing,
    phase,
    refused,
    waited_for,
    why,
)


def ready_at(match: Match, *seats: int) -> None:
    """With five pairs each."""
    for seat in seats:
        lay(match, seat, WHOLE)
        match.play("ready", seat)


# Withdrawn by an edit


@pytest.mark.rule("PP-46", "PP-43")
def test_loosening_a_pair_after_ready_is_legal_and_withdraws_it() -> None:
    match = pairing()
    ready_at(match, BASILE, ANNE)
    assert field(match, "ready") == [ANNE, BASILE]
    match.play("loosen 3-4", ANNE)
    assert field(match, "ready") == [BASILE]  # his own word stands
    assert at(match).pairs(ANNE) == 4
    told = match.told(CHLOE)[-1]
    assert told == {"event": "loosened", "seat": ANNE}
    assert refused(match, ANNE, "ready") == ("PP-46", "five-first")
    match.play("pair 3-11", ANNE)
    assert field(match, "ready") == [BASILE]  # five pairs alone do not bring it back
    match.play("ready", ANNE)
    assert field(match, "ready") == [ANNE, BASILE]


@pytest.mark.rule("PP-46", "PP-12", "PP-44")
def test_whoever_is_ready_may_loosen_each_of_five_pairs_and_nothing_else() -> None:
    match = pairing()
    ready_at(match, ANNE)
    written = [GAME.actions[code] for code in match.options(ANNE)]
    assert written == [f"loosen {pair}" for pair in WHOLE.split()]
    assert refused(match, ANNE, "ready") == ("PP-46", "ready-already")
    assert refused(match, ANNE, "pair 10-11") == ("PP-12", "five-already")
    assert refused(match, ANNE, "loosen 1-3") == ("PP-44", "no-such-pair")
    assert refused(match, ANNE, "next") == ("PP-44", "still-pairing")
    assert field(match, "ready") == [ANNE]


@pytest.mark.rule("PP-46", "PP-18", "PP-47")
@EACH_SEAT_COUNT
def test_a_word_withdrawn_keeps_the_pairing_open_until_it_is_said_again(seats: int) -> None:
    match = pairing(seats)
    last = seats - 1
    ready_at(match, *range(last))
    match.play("loosen 9-10", ANNE)
    ready_at(match, last)
    assert phase(match) == "pairing"
    assert waited_for(match) == [ANNE]
    match.play("pair 9-11", ANNE)
    assert phase(match) == "pairing"
    match.play("ready", ANNE)
    assert phase(match) == "calls"


@pytest.mark.rule("PP-46", "PP-R5", "PP-61")
@pytest.mark.parametrize("clock", [0, 90])
def test_ready_is_not_final_though_somebody_leaves_meanwhile(clock: int) -> None:
    match = pairing(5, clock=clock, doors=True)
    ready_at(match, ANNE, BASILE)
    match.play("leave 4", house(match))
    match.play("loosen 1-2", ANNE)
    assert field(match, "ready") == [BASILE]
    assert waited_for(match) == [ANNE, CHLOE, DENIS]


@pytest.mark.rule("PP-46", "PP-48")
def test_after_closing_nothing_is_withdrawn() -> None:
    match = pairing()
    ready_at(match, ANNE, BASILE, CHLOE)
    for seat in range(3):
        with pytest.raises(Refused, match="PP-48"):
            match.play("loosen 1-2", seat)


@pytest.mark.rule("PP-46")
def test_an_undone_edit_gives_the_word_back_and_an_undone_word_is_unsaid() -> None:
    match = pairing()
    ready_at(match, ANNE)
    lay(match, BASILE, "1-2")
    match.play("loosen 1-2", ANNE)
    assert field(match.undone(ANNE), "ready") == [ANNE]
    again = match.undone(ANNE).undone(ANNE)
    assert field(again, "ready") == []
    assert at(again).pairs(ANNE) == 5
    assert waited_for(again) == [ANNE, BASILE, CHLOE]


# Who is waited for


@pytest.mark.rule("PP-46", "PP-47", "PP-R13")
def test_nobody_waits_for_whoever_is_ready_though_a_change_of_mind_is_open() -> None:
    match = pairing(4)
    assert waited_for(match) == [ANNE, BASILE, CHLOE, DENIS]
    ready_at(match, ANNE, CHLOE)
    assert waited_for(match) == [BASILE, DENIS]
    assert match.table.decision is not None
    assert match.table.decision.seat == BASILE  # who is asked where nobody is named
    open_now = [(each.seat, each.awaited) for each in match.table.decisions()]
    assert open_now == [
        (BASILE, True),
        (DENIS, True),
        (ANNE, False),
        (CHLOE, False),
        (house(match), False),
    ]
    match.play("loosen 5-6", ANNE)
    assert waited_for(match) == [ANNE, BASILE, DENIS]
    assert match.table.decision.seat == ANNE


@pytest.mark.rule("PP-46")
def test_a_table_with_second_thoughts_open_can_be_copied_and_pickled() -> None:
    match = pairing(4)
    ready_at(match, ANNE)
    for twin in (match.table.copy(), pickle.loads(pickle.dumps(match.table))):
        open_now = [(each.seat, each.awaited) for each in twin.decisions()]
        assert open_now[-2:] == [(ANNE, False), (house(match), False)]
        twin.play(GAME.code("loosen 1-2"), ANNE)
        assert twin.decisions()[0].seat == ANNE


@pytest.mark.rule("PP-18", "PP-46")
@pytest.mark.parametrize("clock", [0, 90])
@EACH_SEAT_COUNT
def test_play_at_random_comes_to_an_end_without_the_house(seats: int, clock: int) -> None:
    table = match_of(seats, clock=clock).table
    assert playout(table.copy(), chance_from(seats)) < 4 * seats * 400
    chance = chance_from(seats)
    while (decision := table.decision) is not None:
        assert decision.seat < seats
        assert decision.awaited
        options = table.options()
        table.play(options[chance.below(len(options))])


@pytest.mark.rule("PP-7", "PP-41", "PP-46")
def test_every_phase_asks_anew_who_is_ready() -> None:
    match = match_of()
    for now in ("gather", "look"):
        assert phase(match) == now
        assert field(match, "ready") == []
        match.play("ready", CHLOE)
        assert field(match, "ready") == [CHLOE]
        assert waited_for(match) == [ANNE, BASILE]
        assert refused(match, CHLOE, "ready") == ("PP-7", "wait-for-the-others")
        match.play("ready", ANNE)
        match.play("ready", BASILE)
    assert phase(match) == "pairing"
    assert field(match, "ready") == []
    ready_at(match, ANNE)
    close(match)
    while phase(match) == "calls":
        close(match)
    assert phase(match) == "gather"
    assert field(match, "ready") == []
    assert waited_for(match) == [ANNE, BASILE, CHLOE]
    all_ready(match)
    assert field(match, "ready") == []


@pytest.mark.rule("PP-41", "PP-46")
def test_without_a_look_the_word_said_before_the_pictures_does_not_count_for_the_pairs() -> None:
    match = match_of(look=0)
    all_ready(match)
    assert phase(match) == "pairing"
    assert field(match, "ready") == []
    refusal = why(match, ANNE, "ready")
    assert refusal is not None
    assert refusal.facts == {"number": 0}


# Without a clock


@pytest.mark.rule("PP-46", "PP-47", "PP-71")
def test_without_a_clock_the_house_can_close_only_while_somebody_is_ready() -> None:
    match = pairing(clock=0)
    ready_at(match, ANNE, BASILE)
    assert match.options(house(match)) == [GAME.code("time-up")]
    match.play("loosen 1-2", ANNE)
    assert match.options(house(match)) == [GAME.code("time-up")]  # Basile still is
    match.play("loosen 1-2", BASILE)
    assert match.table.decision_of(house(match)) is None
    with pytest.raises(Refused):
        close(match)
    match.play("pair 1-2", BASILE)
    assert match.table.decision_of(house(match)) is None
    match.play("ready", BASILE)
    close(match)
    assert phase(match) == "calls"
    assert [at(match).pairs(seat) for seat in range(3)] == [4, 5, 0]


@pytest.mark.rule("PP-47", "PP-71", "PP-61")
def test_without_a_clock_the_last_word_goes_with_whoever_said_it() -> None:
    match = pairing(5, clock=0, doors=True)
    ready_at(match, ANNE)
    assert GAME.code("time-up") in match.options(house(match))
    match.play("leave 0", house(match))
    assert refused(match, house(match), "time-up") == ("PP-71", "no-clock")
    assert GAME.code("leave 1") in match.options(house(match))


@pytest.mark.rule("PP-40", "PP-46")
def test_with_a_clock_the_house_keeps_its_place_whatever_is_said() -> None:
    match = pairing()
    before = match.table.decision_of(house(match))
    ready_at(match, ANNE)
    match.play("loosen 1-2", ANNE)
    assert match.table.decision_of(house(match)) is before
    assert match.options(house(match)) == [GAME.code("time-up")]
