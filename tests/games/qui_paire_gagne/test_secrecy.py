"""Who sees what (PP-12, PP-15, PP-51), and what one may imagine of the rest."""

from __future__ import annotations

from typing import cast

import pytest

from manege.games.qui_paire_gagne import GAME
from manege.games.qui_paire_gagne.components import COUPLES, Pairs
from manege.games.qui_paire_gagne.secrecy import random_pairs
from manege.kernel.chance import chance_from
from manege.kernel.match import Match
from manege.kernel.secrecy import Viewer
from tests.games.qui_paire_gagne.support import (
    ANNE,
    BASILE,
    CHLOE,
    SPECTATOR,
    WHOLE,
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
    zone,
)

EACH_VIEWER = pytest.mark.parametrize("viewer", [ANNE, BASILE, CHLOE, SPECTATOR])
WORLDS = 60


def imagined(match: Match, viewer: Viewer) -> list[Pairs]:
    return [
        cast(Pairs, GAME.imagine(match.table, viewer, chance_from(seed))) for seed in range(WORLDS)
    ]


def set_of(t: Pairs, seat: int) -> str:
    return " ".join(f"{one + 1}-{other + 1}" for one, other in (COUPLES[n] for n in t.set_of(seat)))


# Numbers and pairs


@pytest.mark.rule("PP-3", "PP-15", "PP-51")
@EACH_VIEWER
def test_a_hand_is_known_to_all_until_a_pile_is_laid(viewer: Viewer) -> None:
    match = pairing()
    eleven = [f"number-{n}" for n in range(1, 12)]
    assert zone(match, "numbers", viewer) == [eleven] * 3
    assert zone(match, "pairs", viewer) == [0 if seat != viewer else [] for seat in range(3)]
    lay(match, BASILE, "3-9")
    mine = viewer == BASILE
    left = [name for name in eleven if name not in ("number-3", "number-9")]
    assert zone(match, "numbers", viewer)[BASILE] == (left if mine else 9)
    assert zone(match, "numbers", viewer)[ANNE] == eleven
    assert zone(match, "pairs", viewer)[BASILE] == (["number-3", "number-9"] if mine else 2)


@pytest.mark.rule("PP-51")
@pytest.mark.parametrize("viewer", [BASILE, SPECTATOR])
def test_a_pair_made_or_undone_is_told_in_full_to_its_owner_alone(viewer: Viewer) -> None:
    match = pairing()
    lay(match, ANNE, "3-9")
    match.play("loosen 3-9", ANNE)
    own = [
        {"event": "paired", "seat": ANNE, "one": 3, "other": 9},
        {"event": "loosened", "seat": ANNE, "one": 3, "other": 9},
    ]
    assert match.told(ANNE)[-2:] == own
    others = [{"event": event["event"], "seat": ANNE} for event in own]
    assert match.told(viewer)[-2:] == others


@pytest.mark.rule("PP-51", "PP-55", "PP-56")
@EACH_VIEWER
def test_a_call_is_told_to_all_with_its_hands_and_points(viewer: Viewer) -> None:
    match = played(WHOLE, WHOLE, "1-2")
    while field(match, "calls", viewer)[-1]["numbers"] != [11]:
        close(match)
    called = [event for event in match.told(viewer) if str(event["event"]).startswith("called")]
    assert [{**event, "seat": 0} for event in called] == [
        {"event": "called", "seat": 0, "one": 1, "other": 2, "hands": 3, "points": 0},
        {"event": "called", "seat": 0, "one": 3, "other": 4, "hands": 2, "points": 2},
        {"event": "called", "seat": 0, "one": 5, "other": 6, "hands": 2, "points": 2},
        {"event": "called", "seat": 0, "one": 7, "other": 8, "hands": 2, "points": 2},
        {"event": "called", "seat": 0, "one": 9, "other": 10, "hands": 2, "points": 2},
        {"event": "called_apple", "seat": 0, "one": 11, "hands": 2, "points": 4},
    ]
    assert match.told(viewer)[-2:] == [
        {"event": "raised", "seat": ANNE, "points": 4},
        {"event": "raised", "seat": BASILE, "points": 4},
    ]


@pytest.mark.rule("PP-56")
def test_calls_are_shown_only_while_they_are_made() -> None:
    match = pairing(rounds=2)
    lay(match, ANNE, WHOLE)
    assert field(match, "calls") == []
    close(match)
    shown = 0
    while phase(match) == "calls":
        shown += 1
        assert len(field(match, "calls")) == shown
        close(match)
    assert shown == 6
    assert field(match, "calls") == []


@pytest.mark.rule("PP-25", "PP-53", "PP-54")
def test_everybody_knows_who_reads_which_of_how_many_pairs() -> None:
    match = played("1-2 3-4 5-6 7-8 9-10", "1-2 3-11", "", rounds=1)
    first = field(match, "first")
    assert field(match, "readers") == [(first + n) % 3 for n in range(3)]
    seen = []
    while phase(match) == "calls" and not match.over:
        call = field(match, "calls")[-1]
        seen.append((call["seat"], field(match, "reading")))
        close(match)
    places = {seat: [read for who, read in seen if who == seat and read] for seat in (ANNE, BASILE)}
    counted = ANNE if first in (ANNE, CHLOE) else BASILE  # who read 1-2
    assert [read["place"] for read in places[ANNE]] == list(range(1, len(places[ANNE]) + 1))
    assert {read["of"] for read in places[ANNE]} == {5 if counted == ANNE else 4}
    assert {read["of"] for read in places[BASILE]} == {2 if counted == BASILE else 1}
    assert seen[-1] == (ANNE, None)  # an apple


@pytest.mark.rule("PP-25", "PP-45")
def test_an_apple_is_none_of_the_pairs_to_read_whichever_it_is() -> None:
    match = played("2-3 4-5 6-7 8-9 10-11", "", "", rounds=1)

    assert field(match, "reading") == {"place": 1, "of": 5}


@pytest.mark.rule("PP-30", "PP-31", "PP-72")
@pytest.mark.parametrize(("fresh", "turns"), [(False, [True, False, True]), (True, [False] * 3)])
def test_everybody_knows_whether_the_cards_are_turned_next(fresh: bool, turns: list[bool]) -> None:
    match = match_of(fresh=fresh)
    assert not field(match, "turns")
    for next_turned in turns:
        reach_pairing(match)
        assert field(match, "turns") == next_turned
        close(match)


@pytest.mark.rule("PP-18", "PP-40")
def test_what_the_clock_ends_is_told_by_name() -> None:
    match = match_of(rounds=1)
    while not match.over:
        lay(match, ANNE, "1-2" if phase(match) == "pairing" else "")
        close(match)
    phases = [event["phase"] for event in match.told(None) if event["event"] == "time_up"]
    assert phases == ["gather", "look", "pairing", "calls"]
    rounds = [event["event"] for event in match.told(None) if event.get("round") == 1]
    assert rounds == ["round_began", "pairing_began", "closed", "round_over"]


# Pictures


@pytest.mark.rule("PP-8", "PP-30", "PP-31", "PP-64")
@EACH_VIEWER
@pytest.mark.parametrize("fresh", [False, True])
def test_a_side_is_seen_when_it_is_shown_and_stays_known(viewer: Viewer, fresh: bool) -> None:
    match = match_of(fresh=fresh)
    assert zone(match, "pictures", viewer) == zone(match, "done", viewer) == []
    assert zone(match, "undersides", viewer) in (0, [])
    assert zone(match, "pile", viewer) == 300
    seen: list[str] = []
    for round_ in range(1, 5):
        reach_pairing(match)
        turned = not fresh and round_ % 2 == 0
        lying = zone(match, "pictures", viewer)
        assert len({*lying} - {*seen}) == 11
        if turned:
            assert zone(match, "undersides", viewer) == seen[-11:]
            assert sorted(zone(match, "done", viewer)) == sorted(seen[:-11])
        else:
            assert zone(match, "undersides", viewer) == 11  # nobody knows them
            assert sorted(zone(match, "done", viewer)) == sorted(seen)
        seen += lying
        hidden = 300 - len(seen) - (0 if turned else 11)
        assert zone(match, "pile", viewer) == hidden
        close(match)


@pytest.mark.rule("PP-51", "PP-64")
@EACH_VIEWER
@pytest.mark.parametrize("fresh", [False, True])
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_unseen_sides_are_imagined_and_seen_ones_are_not(
    rounds: int, fresh: bool, viewer: Viewer
) -> None:
    match = match_of(fresh=fresh, pictures=88)
    for _ in range(rounds - 1):
        reach_pairing(match)
        close(match)
    reach_pairing(match)
    worlds = imagined(match, viewer)
    for world in worlds:
        assert GAME.view(world, viewer) == match.view(viewer)
        assert sorted([*world.ups, *world.downs]) == list(range(88))
    t = at(match)
    for card in range(44):
        for true, sides in ((t.ups, "ups"), (t.downs, "downs")):
            guesses = {getattr(world, sides)[card] for world in worlds}
            up = sides == "ups"
            pair_of_rounds = card // 11 + 1
            shown = pair_of_rounds if fresh else 2 * pair_of_rounds - up
            if shown <= rounds and (up or not fresh):
                assert guesses == {true[card]}
            else:
                assert len(guesses) > 10


# Sets


@pytest.mark.rule("PP-51", "PP-68")
def test_others_pairs_are_imagined_as_many_as_lie_there_and_ones_own_are_kept() -> None:
    match = pairing()
    for seat, pairs in enumerate(("1-2 3-4", WHOLE, "")):
        lay(match, seat, pairs)
    for viewer in (ANNE, BASILE, SPECTATOR):
        worlds = imagined(match, viewer)
        for seat in range(3):
            sets = [set_of(world, seat) for world in worlds]
            if seat == viewer or seat == CHLOE:
                assert {*sets} == {set_of(at(match), seat)}
            else:
                assert len({*sets}) > 10
                assert {world.pairs(seat) for world in worlds} == {at(match).pairs(seat)}
        assert all(GAME.fault(world) is None for world in worlds)


@pytest.mark.rule("PP-20", "PP-51")
def test_what_the_hands_have_told_is_imagined_by_nobody_otherwise() -> None:
    match = played("1-2 3-4 5-6 7-8 9-10", "1-2 3-4 5-7 6-8 9-11", "1-3 2-4")
    called = 3
    while len(field(match, "calls")) < called:
        close(match)
    t = at(match)
    told = {t.calls[n] for n in range(called)}
    for viewer in (ANNE, SPECTATOR):
        worlds = imagined(match, viewer)
        for world in worlds:
            assert world.called == called
            assert list(world.calls)[:called] == list(t.calls)[:called]
            pairs = {pair for seat in range(3) for pair in world.set_of(seat)}
            assert {call for call in world.calls if call < 55} == pairs  # what is still to come
            assert GAME.view(world, viewer) == match.view(viewer)
            for seat in range(3):
                assert told & {*world.set_of(seat)} == told & {*t.set_of(seat)}
                assert world.pairs(seat) == t.pairs(seat)
        assert len({set_of(world, CHLOE) for world in worlds}) > 1
        assert len({set_of(world, BASILE) for world in worlds}) > 1


@pytest.mark.rule("PP-51")
def test_what_was_called_in_the_last_round_says_nothing_of_this_one() -> None:
    match = played(WHOLE, WHOLE, "", rounds=2)
    call_all(match)
    assert phase(match) == "gather"
    for world in imagined(match, ANNE):
        assert list(world.calls) == list(at(match).calls)  # one may still laugh at them
        assert GAME.fault(world) is None
    reach_pairing(match)
    lay(match, BASILE, "1-11 2-10 3-9 4-8 5-7")
    guessed = {pair for world in imagined(match, ANNE) for pair in world.set_of(BASILE)}
    assert guessed & {*at(match).calls}


@pytest.mark.rule("PP-51", "PP-64")
def test_nobody_imagines_the_true_chance() -> None:
    match = match_of()
    drawn = {world.chance.below(1 << 30) for world in imagined(match, ANNE)}
    assert len(drawn) > WORLDS // 2
    assert match.table.chance.copy().below(1 << 30) not in drawn


@pytest.mark.rule("PP-46", "PP-51")
def test_an_imagined_table_is_asked_the_same() -> None:
    match = pairing(4, clock=0)
    lay(match, BASILE, WHOLE)
    match.play("ready", BASILE)
    world = imagined(match, ANNE)[0]
    assert [each.seat for each in world.decisions()] == [0, 2, 3, 1, house(match)]
    world.play(GAME.code("pair 1-2"), ANNE)
    assert at(match).pairs(ANNE) == 0


def test_random_pairs_share_no_number() -> None:
    chance = chance_from(3)
    places = [1, 4, 6, 7, 10]
    for number in (0, 1, 2):
        for _ in range(50):
            pairs = random_pairs(places, number, chance)
            used = [place for pair in pairs for place in COUPLES[pair]]
            assert len(used) == len({*used}) == 2 * number
            assert {*used} <= {*places}
