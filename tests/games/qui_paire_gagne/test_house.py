"""À table — how long the room waits, when it is quiet, and words for a pair (PP-40 to PP-63)."""

from __future__ import annotations

import pytest

from manege.games.qui_paire_gagne import GAME
from manege.games.qui_paire_gagne.house import HOUSE, call_of, name_of
from manege.kernel.house import Wait
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
    played,
    reach_pairing,
)

TIME_UP = GAME.code("time-up")
FUNNY, WHY = "face-funny", "line-why"


def wait(match: Match) -> Wait:
    return HOUSE.wait(match.table, match.settings)


def say(match: Match, seat: int, line: str, about: str) -> str | None:
    refusal = HOUSE.why_not_say(match.table, seat, line, about)
    return None if refusal is None else f"{refusal.rule} {refusal.reason}"


def note(match: Match, seat: int, about: str) -> str | None:
    refusal = HOUSE.notes.why_not(match.table, seat, about)
    return None if refusal is None else f"{refusal.rule} {refusal.reason}"


def next_call(match: Match) -> None:
    match.play("time-up", house(match))


def until_called(match: Match, numbers: list[int]) -> None:
    while field(match, "calls")[-1]["numbers"] != numbers:
        next_call(match)


# The clock


@pytest.mark.rule("PP-10", "PP-40", "PP-41", "PP-59")
@pytest.mark.parametrize(
    ("options", "seconds"),
    [
        ({}, [None, 5, 90, 8]),
        ({"look": 12, "clock": 45, "talk": 20}, [None, 12, 45, 20]),
        ({"clock": 0, "talk": 0}, [None, 5, None, None]),
    ],
)
def test_how_long_each_phase_waits(options: dict[str, object], seconds: list[float | None]) -> None:
    match = Match(GAME, 3, 7, options)
    waits = {"gather": wait(match)}
    while "calls" not in waits:
        if phase(match) == "pairing":
            for seat in range(3):
                lay(match, seat, WHOLE)
        all_ready(match)
        waits[phase(match)] = wait(match)
    assert list(waits) == ["gather", "look", "pairing", "calls"]
    assert [each.seconds for each in waits.values()] == seconds
    assert {each.code for each in waits.values()} == {TIME_UP}


@pytest.mark.rule("PP-48", "PP-59", "PP-60")
def test_only_pairing_has_a_grace_and_only_elsewhere_may_the_host_go_on() -> None:
    match = match_of()
    graces, hosts, unseen = {}, {}, {}
    for now in ("gather", "look", "pairing", "calls"):
        assert phase(match) == now
        graces[now], hosts[now] = wait(match).grace, wait(match).by_host
        unseen[now] = wait(match).unseen
        if now == "pairing":
            lay(match, ANNE, WHOLE)
        match.play("time-up", house(match))
    assert graces == {"gather": 0, "look": 0, "pairing": 1.0, "calls": 0}
    assert hosts == {"gather": True, "look": False, "pairing": False, "calls": True}
    assert unseen == {"gather": False, "look": False, "pairing": True, "calls": False}


@pytest.mark.rule("PP-60")
@pytest.mark.parametrize(("talk", "seconds"), [(8, 8), (20, 20), (0, 8)])
def test_a_call_stays_that_long_for_those_who_are_away_too(talk: int, seconds: int) -> None:
    match = match_of(talk=talk)
    absent: dict[str, float] = {}
    while len(absent) < 4:
        absent[phase(match)] = wait(match).absent
        if phase(match) == "pairing":
            lay(match, ANNE, WHOLE)
        match.play("time-up", house(match))
    assert absent == {"gather": 0, "look": 0, "pairing": 0, "calls": seconds}


@pytest.mark.rule("PP-40")
def test_every_wait_has_a_mark_of_its_own_that_taps_do_not_change() -> None:
    match = match_of(rounds=2)
    marks = []
    while not match.over:
        marks.append(wait(match).mark)
        if phase(match) == "pairing":
            lay(match, ANNE, WHOLE)
            lay(match, BASILE, "1-2")
            match.play("ready", ANNE)
            assert wait(match).mark == marks[-1]
        elif phase(match) in ("gather", "look"):
            match.play("ready", CHLOE)
            assert wait(match).mark == marks[-1]
        match.play("time-up", house(match))
    assert len(set(marks)) == len(marks) == 2 * (3 + 6)  # each call is waited for


@pytest.mark.rule("PP-59", "PP-60")
def test_an_announcer_who_has_left_is_not_waited_for_by_hand() -> None:
    match = pairing(4, doors=True, talk=0)
    for seat in range(4):
        lay(match, seat, WHOLE)
    close(match)
    assert wait(match).seconds is None
    caller = field(match, "calls")[-1]["seat"]
    match.play(f"leave {caller}", house(match))
    assert wait(match).seconds == 8


@pytest.mark.rule("PP-61", "PP-63", "PP-75")
def test_what_the_room_settles_is_playable() -> None:
    for chairs, people, pictures in ((8, 3, None), (8, 8, 22), (12, 9, 300)):
        settings = HOUSE.settings(chairs, people, pictures)
        match = Match(GAME, chairs, 7, settings)
        assert field(match, "present") == list(range(people))
        assert match.settings["pictures"] == (pictures or 300)
        assert match.settings["album"] is (pictures is not None)
        for seat in range(chairs):
            code = HOUSE.leave(seat) if seat < people else HOUSE.sit(seat)
            assert code in match.options(house(match))
    assert HOUSE.album == range(22, 301)


# What is spoken of


@pytest.mark.parametrize(
    ("about", "means"),
    [("1/1-2", (1, 0)), ("26/10-11", (26, 54)), ("3/1", (3, 55)), ("2/11", (2, 55 + 10))],
)
def test_a_call_has_a_name(about: str, means: tuple[int, int]) -> None:
    assert call_of(about) == means
    assert name_of(*means) == about


@pytest.mark.parametrize(
    "about",
    [
        "",
        "1",
        "1/",
        "/3-9",
        "1/0-2",
        "1/3-3",
        "1/12",
        "1/3-12",
        "1/3-9 4",
        "1/9-3",
        "a/3-9",
        "1/03",
    ],
)
def test_what_is_no_call_has_none(about: str) -> None:
    assert call_of(about) is None


# Hush, laughter, and why


@pytest.mark.rule("PP-52")
def test_nobody_speaks_from_the_layout_to_the_end_of_pairing() -> None:
    match = match_of(rounds=2)
    assert say(match, ANNE, FUNNY, "1/1-2") == "PP-59 no-such-call"  # gather: nothing is called
    all_ready(match)
    for now in ("look", "pairing"):
        assert phase(match) == now
        assert say(match, ANNE, FUNNY, "1/1-2") == "PP-52 hush"
        assert say(match, ANNE, WHY, "1/1-2 1") == "PP-52 hush"
        if now == "look":
            all_ready(match)
    lay(match, ANNE, WHOLE)
    close(match)
    assert say(match, ANNE, FUNNY, "1/1-2") is None
    call_all(match)
    all_ready(match)
    assert phase(match) == "look"
    assert say(match, ANNE, FUNNY, "1/1-2") == "PP-52 hush"  # of the first round, too


@pytest.mark.rule("PP-29", "PP-59")
def test_one_laughs_at_what_has_been_called_in_this_round() -> None:
    match = played(WHOLE, WHOLE, "1-2")
    assert field(match, "calls")[-1]["numbers"] == [1, 2]
    for seat in range(3):
        assert say(match, seat, FUNNY, "1/1-2") is None
    for about in ("1/3-4", "2/1-2", "1/11", "1/2-3", "soup", "1/1-2 1"):
        assert say(match, ANNE, FUNNY, about) == "PP-59 no-such-call"
    next_call(match)
    assert say(match, CHLOE, FUNNY, "1/3-4") is None
    assert say(match, CHLOE, FUNNY, "1/1-2") is None
    until_called(match, [11])
    assert say(match, CHLOE, FUNNY, "1/11") is None
    next_call(match)
    assert phase(match) == "gather"  # the round is over, what was called still makes one laugh
    assert say(match, CHLOE, FUNNY, "1/3-4") is None


@pytest.mark.rule("PP-29", "PP-59")
def test_why_is_asked_of_a_raised_hand_that_is_not_ones_own() -> None:
    match = played(WHOLE, WHOLE, "1-2")
    until_called(match, [3, 4])
    assert say(match, CHLOE, WHY, "1/3-4 0") is None
    assert say(match, ANNE, WHY, "1/3-4 1") is None
    for seat, asked in ((ANNE, "0"), (ANNE, "2"), (ANNE, "7"), (ANNE, ""), (ANNE, "x")):
        assert say(match, seat, WHY, f"1/3-4 {asked}") == "PP-59 no-such-hand"
    assert say(match, ANNE, WHY, "1/3-4") == "PP-59 no-such-hand"
    assert say(match, ANNE, WHY, "1/5-6 1") == "PP-59 no-such-call"


# Notes


@pytest.mark.rule("PP-58", "PP-51")
def test_a_note_is_for_a_pair_one_has() -> None:
    match = match_of()
    assert note(match, ANNE, "1/1-2") == "PP-58 note-now"
    all_ready(match)
    assert note(match, ANNE, "1/1-2") == "PP-58 note-now"  # looking
    all_ready(match)
    lay(match, ANNE, "1-2 3-4")
    lay(match, BASILE, "5-6")
    assert note(match, ANNE, "1/1-2") is None
    for about in ("1/5-6", "1/2-1", "1/1-3", "2/1-2", "1/11", "soup"):
        assert note(match, ANNE, about) == "PP-58 note-yours"
    match.play("loosen 1-2", ANNE)
    assert note(match, ANNE, "1/1-2") == "PP-58 note-yours"


@pytest.mark.rule("PP-58", "PP-45")
def test_a_note_on_the_apple_needs_five_pairs() -> None:
    match = pairing()
    lay(match, ANNE, "1-2 3-4 5-6 7-8")
    for about in ("1/11", "1/9", "1/10-11"):
        assert note(match, ANNE, about) == "PP-58 note-yours"
    lay(match, ANNE, "9-10")
    assert note(match, ANNE, "1/11") is None
    assert note(match, ANNE, "1/10") == "PP-58 note-yours"
    lay(match, BASILE, "2-3 4-5 6-7 8-9 10-11")
    assert note(match, BASILE, "1/1") is None
    without = pairing(apple="off")
    lay(without, ANNE, WHOLE)
    assert note(without, ANNE, "1/11") == "PP-58 note-yours"


@pytest.mark.rule("PP-58", "PP-59")
def test_a_note_may_be_written_until_the_next_call() -> None:
    match = played(WHOLE, WHOLE, WHOLE)
    assert field(match, "calls")[-1]["numbers"] == [1, 2]
    assert note(match, BASILE, "1/1-2") is None  # shown now: an answer to « why? »
    assert note(match, BASILE, "1/3-4") is None
    assert note(match, BASILE, "1/11") is None
    next_call(match)
    assert note(match, BASILE, "1/1-2") == "PP-58 note-late"
    assert note(match, BASILE, "1/3-4") is None
    until_called(match, [11])
    assert note(match, BASILE, "1/9-10") == "PP-58 note-late"
    assert note(match, BASILE, "1/11") is None
    next_call(match)
    assert note(match, BASILE, "1/11") == "PP-58 note-now"
    reach_pairing(match)
    lay(match, BASILE, "1-2")
    assert note(match, BASILE, "2/1-2") is None
    assert note(match, BASILE, "1/1-2") == "PP-58 note-yours"  # of a round that is past


@pytest.mark.rule("PP-58", "PP-63")
def test_whoever_does_not_play_this_round_writes_nothing() -> None:
    match = pairing(4, doors=True, company=3)
    match.play("sit 3", house(match))
    assert note(match, DENIS, "1/1-2") == "PP-58 note-yours"


@pytest.mark.rule("PP-58")
def test_an_action_that_makes_a_pair_is_what_a_note_explains() -> None:
    match = pairing()
    for pair in ("1-2", "3-9", "10-11"):
        assert HOUSE.notes.about(match.table, GAME.code(f"pair {pair}")) == f"1/{pair}"
    for other in ("loosen 1-2", "loosen 3-9", "ready", "next", "time-up"):
        assert HOUSE.notes.about(match.table, GAME.code(other)) is None


@pytest.mark.rule("PP-58", "PP-51")
def test_notes_are_shown_with_the_hands_that_rise() -> None:
    match = pairing(rounds=2)
    for seat, pairs in enumerate((WHOLE, WHOLE, "1-2 3-5")):
        lay(match, seat, pairs)
    assert shown(match) == set()  # nothing is, while one pairs
    close(match)
    assert shown(match) == {(seat, "1/1-2") for seat in range(3)}
    until_called(match, [3, 4])
    assert {(ANNE, "1/3-4"), (BASILE, "1/3-4")} <= shown(match)
    assert (CHLOE, "1/3-4") not in shown(match)
    until_called(match, [11])
    assert {(ANNE, "1/11"), (BASILE, "1/11")} <= shown(match)
    call_all(match)
    reach_pairing(match)
    lay(match, CHLOE, "10-11")
    close(match)
    assert (CHLOE, "2/10-11") in shown(match)
    assert (CHLOE, "1/3-5") in shown(match)
    assert len(shown(match)) == 5 + 1 + 5 + 1 + 2 + 1  # Anne and Basile, Chloé twice, the second


def shown(match: Match) -> set[tuple[int, str]]:
    return HOUSE.notes.shown(event for chapter in match.chapters for event in chapter)


def test_the_pairs_of_a_table_are_its_calls() -> None:
    match = played(WHOLE, "", "")
    assert [name_of(1, pair) for pair in at(match).set_of(ANNE)] == [
        f"1/{pair}" for pair in WHOLE.split()
    ]
