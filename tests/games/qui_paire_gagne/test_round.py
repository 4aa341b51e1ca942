"""Jeu — ready, pictures, look, pairs in secret, closing (PP-1 to PP-18, PP-40 to PP-50)."""

from __future__ import annotations

import pytest

from manege.games.qui_paire_gagne import GAME
from manege.games.qui_paire_gagne.components import COUPLES, couple
from manege.kernel.errors import BadSetup, UndoRefused
from manege.kernel.match import Match
from manege.kernel.refusal import Refused
from tests.games.qui_paire_gagne.support import (
    ANNE,
    BASILE,
    CHLOE,
    EACH_SEAT_COUNT,
    SPECTATOR,
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
    played,
    reach_pairing,
    refused,
    why,
    zone,
)


@pytest.mark.rule("PP-1", "PP-76")
def test_three_to_eight_players_and_up_to_twelve_at_the_big_table() -> None:
    assert GAME.usual == range(3, 9)
    assert GAME.seats == range(3, 13)
    for seats in (2, 13):
        with pytest.raises(BadSetup):
            match_of(seats)


@pytest.mark.rule("PP-2", "PP-3", "PP-4", "PP-8", "PP-66")
@EACH_SEAT_COUNT
def test_eleven_pictures_for_all_and_eleven_numbers_for_each(seats: int) -> None:
    match = pairing(seats)
    pictures = zone(match, "pictures")
    assert len(set(pictures)) == 11
    for viewer in (*range(seats), SPECTATOR):
        assert zone(match, "pictures", viewer) == pictures
    assert zone(match, "numbers", ANNE)[ANNE] == [f"number-{n}" for n in range(1, 12)]
    assert len(zone(match, "numbers")) == seats


@pytest.mark.rule("PP-5", "PP-64", "PP-R10")
def test_the_pile_is_shuffled_and_each_side_may_lie_up() -> None:
    piles = [at(match_of(seed=seed)) for seed in range(8)]
    assert len({tuple(pile.ups) for pile in piles}) == 8
    for pile in piles:
        assert sorted([*pile.ups, *pile.downs]) == list(range(300))
    assert {0 in list(pile.ups) for pile in piles} == {True, False}


@pytest.mark.rule("PP-7")
def test_no_picture_is_shown_before_everybody_is_ready() -> None:
    match = match_of()
    for seat in (BASILE, ANNE):
        match.play("ready", seat)
        assert phase(match) == "gather"
        assert zone(match, "pictures", seat) == []
        assert refused(match, seat, "ready") == ("PP-7", "wait-for-the-others")
    assert refused(match, CHLOE, "pair 1-2") == ("PP-7", "ready-first")
    match.play("ready", CHLOE)
    assert len(zone(match, "pictures")) == 11


@pytest.mark.rule("PP-9", "PP-41")
def test_a_look_that_all_may_cut_short_or_the_clock_ends_and_none_if_not_wished() -> None:
    match = match_of()
    all_ready(match)
    assert phase(match) == "look"
    assert refused(match, ANNE, "pair 1-2") == ("PP-41", "only-look")
    all_ready(match)
    assert phase(match) == "pairing"

    match = match_of()
    all_ready(match)
    match.play("time-up", house(match))
    assert phase(match) == "pairing"

    match = match_of(look=0)
    all_ready(match)
    assert phase(match) == "pairing"


@pytest.mark.rule("PP-10", "PP-40", "PP-69")
def test_the_clock_is_a_player_whose_act_stands_in_the_match_file() -> None:
    match = pairing()
    assert match.table.options(house(match)) == [GAME.code("time-up")]
    for seat in range(3):
        assert why_not_time(match, seat)
    close(match)
    assert match.as_data()["actions"][-1] == "3 time-up"
    assert GAME.options[1].default == 90


def why_not_time(match: object, seat: int) -> bool:
    return refused(match, seat, "time-up") == ("PP-44", "still-pairing")  # type: ignore[arg-type]


@pytest.mark.rule("PP-71")
def test_without_a_clock_only_all_ready_closes() -> None:
    match = pairing(clock=0)
    assert match.table.decision_of(house(match)) is None
    for seat in range(3):
        lay(match, seat, WHOLE)
        assert phase(match) == "pairing"
        match.play("ready", seat)
    assert phase(match) == "calls"
    for seconds in (15, 301):
        with pytest.raises(BadSetup):
            match_of(clock=seconds)
    for seconds in (30, 300):
        assert match_of(clock=seconds)


@pytest.mark.rule("PP-47", "PP-71")
def test_without_a_clock_the_house_may_close_once_somebody_is_ready() -> None:
    match = pairing(clock=0)
    lay(match, BASILE, WHOLE)
    with pytest.raises(Refused):
        close(match)
    match.play("ready", BASILE)
    assert match.options(house(match)) == [GAME.code("time-up")]
    again = match.undone(BASILE)  # he takes his word back: there is nothing to end
    assert again.table.decision_of(house(again)) is None
    close(match)  # the others are gone
    assert phase(match) == "calls"
    assert [at(match).pairs(seat) for seat in range(3)] == [0, 5, 0]


@pytest.mark.rule("PP-71")
def test_without_a_clock_an_open_door_does_not_bring_one() -> None:
    match = pairing(clock=0, doors=True)
    assert refused(match, house(match), "time-up") == ("PP-71", "no-clock")
    assert refused(match, house(match), "pair 1-2") == ("PP-40", "only-the-clock")
    match.play("leave 0", house(match))
    assert refused(match, house(match), "time-up") == ("PP-71", "no-clock")


@pytest.mark.rule("PP-11")
def test_all_pair_at_the_same_time_in_any_order() -> None:
    match = pairing()
    for seat in (CHLOE, ANNE, CHLOE, BASILE, CHLOE):
        match.play(match.options(seat)[0], seat)
    assert [at(match).pairs(seat) for seat in range(3)] == [1, 1, 3]


@pytest.mark.rule("PP-12", "PP-13", "PP-14", "PP-44")
def test_a_pair_is_any_two_different_numbers_and_five_are_the_most() -> None:
    match = pairing()
    assert len([code for code in match.options(ANNE) if code < 55]) == 55
    assert len(set(COUPLES)) == 55
    for one in range(11):
        for other in range(11):
            if one != other:
                assert COUPLES[couple(one, other)] == (min(one, other), max(one, other))
    lay(match, ANNE, WHOLE)
    assert refused(match, ANNE, "pair 10-11") == ("PP-12", "five-already")
    for nonsense in ("pair 0-1", "pair 3-3", "pair 11-12", "pair 2-1"):
        with pytest.raises(BadSetup):
            GAME.code(nonsense)


@pytest.mark.rule("PP-17", "PP-44")
def test_a_picture_serves_once() -> None:
    match = pairing()
    lay(match, ANNE, "2-5")
    for pair, number in (("1-2", 2), ("5-9", 5), ("2-5", 2)):
        refusal = GAME.refusal(match.table, ANNE, GAME.code(f"pair {pair}"))
        assert refusal is not None
        assert (refusal.rule, refusal.facts) == ("PP-17", {"number": number})
    match.play("pair 2-5", BASILE)  # each has numbers of his own


@pytest.mark.rule("PP-42", "PP-43", "PP-R5", "PP-54")
def test_pairs_are_undone_and_remade_until_closing_and_keep_the_order_of_making() -> None:
    match = pairing()
    lay(match, ANNE, "1-2 3-4 5-6")
    match.play("loosen 3-4", ANNE)
    refusal = why(match, ANNE, "loosen 3-4")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("PP-44", {"one": 3, "other": 4})
    lay(match, ANNE, "3-7")
    laid = [COUPLES[pair] for pair in at(match).set_of(ANNE)]
    assert laid == [(0, 1), (4, 5), (2, 6)]


@pytest.mark.rule("PP-43", "PP-54")
@EACH_SEAT_COUNT
def test_each_pair_may_be_loosened_and_nobody_elses_is_touched(seats: int) -> None:
    for pair in WHOLE.split():
        match = pairing(seats)
        for seat in range(seats):
            lay(match, seat, WHOLE)
        whole = at(match).set_of(ANNE)
        for seat in range(seats):
            match.play(f"loosen {pair}", seat)
            kept = [each for each in whole if GAME.actions[each] != f"pair {pair}"]
            sets = [at(match).set_of(each) for each in range(seats)]
            assert sets == [kept] * (seat + 1) + [whole] * (seats - seat - 1)


@pytest.mark.rule("PP-48")
def test_after_closing_every_edit_is_refused_whoever_announces() -> None:
    match = played(WHOLE, WHOLE, "1-2")
    caller = field(match, "calls")[0]["seat"]
    laid = [at(match).set_of(seat) for seat in range(3)]
    for seat in range(3):
        expected = ("PP-48", "closed-yours" if seat == caller else "closed")
        assert refused(match, seat, "pair 3-11") == expected
        assert refused(match, seat, "loosen 1-2") == expected
    refusal = GAME.refusal(match.table, (caller + 1) % 3, GAME.code("loosen 1-2"))
    assert refusal is not None
    assert refusal.facts == {"seat": caller}  # who has the floor
    assert [at(match).set_of(seat) for seat in range(3)] == laid


@pytest.mark.rule("PP-16", "PP-45")
def test_the_apple_is_the_one_number_left_by_five_pairs() -> None:
    match = pairing()
    lay(match, ANNE, "1-2 3-4 5-6 7-8")
    assert len(zone(match, "numbers", ANNE)[ANNE]) == 3
    lay(match, ANNE, "9-11")
    assert zone(match, "numbers", ANNE)[ANNE] == ["number-10"]


@pytest.mark.rule("PP-46", "PP-R13")
def test_ready_needs_five_pairs_and_can_be_taken_back() -> None:
    match = pairing()
    lay(match, ANNE, "1-2 3-4 5-6 7-8")
    assert refused(match, ANNE, "ready") == ("PP-46", "five-first")
    lay(match, ANNE, "9-10")
    assert field(match, "ready") == []  # the fifth pile alone says nothing
    match.play("ready", ANNE)
    assert field(match, "ready") == [ANNE]
    lay(match, BASILE, "1-2")
    again = match.undone(ANNE)
    assert field(again, "ready") == []
    again.play("loosen 1-2", ANNE)
    assert at(again).pairs(BASILE) == 1


@pytest.mark.rule("PP-18", "PP-47")
def test_pairing_ends_when_all_are_ready_or_time_is_up() -> None:
    match = pairing()
    for seat in range(3):
        lay(match, seat, WHOLE)
    for seat in range(3):
        assert phase(match) == "pairing"
        match.play("ready", seat)
    assert phase(match) == "calls"
    with pytest.raises(UndoRefused):
        match.undone(CHLOE)

    match = pairing()
    close(match)
    assert phase(match) != "pairing"


# What has come to light


def cannot_undo(match: Match, seat: int) -> str:
    with pytest.raises(UndoRefused) as refused:
        match.undone(seat)
    return refused.value.reason


@pytest.mark.rule("PP-7", "PP-8")
def test_the_word_that_brought_the_pictures_cannot_be_taken_back() -> None:
    match = match_of()
    match.play("ready", ANNE)
    assert field(match.undone(ANNE), "ready") == []
    match.play("ready", BASILE)
    match.play("ready", CHLOE)
    for seat in range(3):
        assert cannot_undo(match, seat) == "light"


@pytest.mark.rule("PP-10", "PP-41")
def test_the_word_that_started_the_clock_cannot_be_taken_back() -> None:
    match = match_of()
    all_ready(match)
    match.play("ready", ANNE)
    assert field(match.undone(ANNE), "ready") == []
    match.play("ready", BASILE)
    match.play("ready", CHLOE)
    for seat in range(3):
        assert cannot_undo(match, seat) == "light"


@pytest.mark.rule("PP-48")
def test_after_closing_no_edit_is_taken_back_though_nothing_is_called() -> None:
    match = pairing()
    lay(match, ANNE, "1-2")
    match.play("loosen 1-2", ANNE)
    assert at(match.undone(ANNE)).pairs(ANNE) == 1
    close(match)
    assert phase(match) == "gather"
    assert cannot_undo(match, ANNE) == "light"


@pytest.mark.rule("PP-11", "PP-43")
def test_an_edit_is_taken_back_whatever_the_others_have_done_meanwhile() -> None:
    match = pairing()
    lay(match, ANNE, "1-2")
    lay(match, BASILE, WHOLE)
    match.play("ready", BASILE)
    lay(match, CHLOE, "3-4")
    again = match.undone(ANNE)
    assert [at(again).pairs(seat) for seat in range(3)] == [0, 5, 1]
    assert field(again, "ready") == [BASILE]


@pytest.mark.rule("PP-59")
def test_a_call_that_was_passed_stays_passed() -> None:
    match = played(WHOLE, WHOLE, "")
    caller = field(match, "calls")[-1]["seat"]
    match.play("next", caller)
    assert cannot_undo(match, caller) == "light"


@pytest.mark.rule("PP-15", "PP-51")
def test_a_set_is_its_owners_secret_but_for_how_many_and_ready() -> None:
    match = pairing()
    lay(match, ANNE, WHOLE)
    match.play("ready", ANNE)
    assert len(zone(match, "pairs", ANNE)[ANNE]) == 10
    for viewer in (BASILE, SPECTATOR):
        assert zone(match, "pairs", viewer)[ANNE] == 10
        assert zone(match, "numbers", viewer)[ANNE] == 1
        assert field(match, "ready", viewer) == [ANNE]
        made = [event for event in match.told(viewer) if event["event"] == "paired"]
        assert made == [{"event": "paired", "seat": ANNE}] * 5


@pytest.mark.rule("PP-6", "PP-33", "PP-34")
def test_four_rounds() -> None:
    match = match_of()
    rounds = 0
    while not match.over:
        reach_pairing(match)
        rounds += 1
        assert field(match, "round") == rounds
        close(match)
    assert rounds == 4
    assert refused(match, ANNE, "ready") == ("PP-34", "over")


@pytest.mark.rule("PP-30", "PP-31", "PP-32", "PP-65", "PP-R9")
def test_the_same_cards_turned_over_then_new_ones() -> None:
    match = match_of()
    seen: list[list[str]] = []
    undersides: list[object] = []
    for _ in range(4):
        reach_pairing(match)
        seen.append(zone(match, "pictures"))
        undersides.append(zone(match, "undersides"))
        close(match)
    pile = at(match)
    names = [f"picture-{picture + 1}" for picture in pile.ups[:22]]
    turned = [f"picture-{picture + 1}" for picture in pile.downs[:22]]
    assert seen == [names[:11], turned[:11], names[11:], turned[11:]]
    assert len({picture for layout in seen for picture in layout}) == 44
    assert undersides == [11, seen[0], 11, seen[2]]  # hidden until they are turned


@pytest.mark.rule("PP-72")
def test_fresh_cards_every_round() -> None:
    match = match_of(fresh=True)
    seen: list[str] = []
    for _ in range(4):
        reach_pairing(match)
        seen += zone(match, "pictures")
        close(match)
    assert seen == [f"picture-{picture + 1}" for picture in at(match).ups[:44]]


@pytest.mark.rule("PP-70", "PP-75")
@pytest.mark.parametrize(
    ("pictures", "asked", "fresh", "rounds"),
    [
        (300, 26, False, 26),
        (300, 5, False, 5),
        (300, 26, True, 13),
        (22, 4, False, 2),
        (43, 4, False, 2),
        (44, 4, False, 4),
        (44, 4, True, 2),
    ],
)
def test_as_many_rounds_as_the_pictures_allow(
    pictures: int, asked: int, fresh: bool, rounds: int
) -> None:
    match = match_of(pictures=pictures, rounds=asked, fresh=fresh)
    assert field(match, "rounds") == rounds
    played = 0
    while not match.over:
        reach_pairing(match)
        close(match)
        played += 1
    assert played == rounds


@pytest.mark.rule("PP-64", "PP-75")
@pytest.mark.parametrize(("pictures", "sides"), [(300, 300), (44, 44), (43, 42), (22, 22)])
def test_pictures_are_paired_into_cards_and_an_odd_one_stays_out(pictures: int, sides: int) -> None:
    match = match_of(pictures=pictures)
    assert zone(match, "pile") == sides
    assert len(at(match).ups) == len(at(match).downs) == sides // 2
    both = [*at(match).ups, *at(match).downs]
    assert len({*both}) == sides
    assert {*both} <= {*range(pictures)}


@pytest.mark.rule("PP-70")
def test_no_more_than_26_rounds_and_no_less_than_one() -> None:
    for rounds in (0, 27):
        with pytest.raises(BadSetup):
            match_of(rounds=rounds)
    with pytest.raises(BadSetup):
        match_of(pictures=21)
