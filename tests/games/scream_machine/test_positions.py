"""Positions — a season laid out by name goes on as any other: by the game's own agenda."""

from __future__ import annotations

from typing import Any

import pytest

from manege.games.scream_machine import GAME
from manege.kernel.errors import BadSetup
from manege.kernel.match import Match
from tests.games.scream_machine.support import (
    ANNE,
    BASILE,
    CHLOE,
    CO1,
    CO5,
    DENIS,
    EACH_SEAT_COUNT,
    FOOD,
    KI1,
    SPECTATOR,
    TH5,
    WA1,
    WATER,
    all_open,
    asked,
    at_random,
    before_the_opening,
    dealt,
    end,
    fields,
    hand,
    options,
    pile,
    row,
    scores,
    scream,
    table,
    zone,
)

LAID = {
    "hand": [[CO1, TH5], [], [WA1]],
    "park": [[CO5], [KI1, KI1], []],
    "row": [WA1, CO1],
    "pile": [TH5, CO5],
    "discards": [KI1],
    "nationals": [FOOD, WATER],
    "locals": [[WATER], [], []],
    "hidden": [[], [FOOD], [WATER]],
    "visitors": [FOOD],
    "surveyed": [0, 1, 0],
    "scores": [3, 0, 14],
    "round": 2,
    "first": 2,
    "turn": 1,
    "actions": 3,
    "used": ["survey"],
}


@pytest.mark.rule("SM-23", "SM-24", "SM-R16", "SM-8")
def test_all_lies_where_the_position_says() -> None:
    t = scream(GAME.table(3, 1, position=LAID))

    zones, shown = GAME.view(t, BASILE)["zones"], fields(t, BASILE)
    assert zones["hand"] == [2, [], 1]
    assert [hand(t, seat) for seat in range(3)] == LAID["hand"]
    assert (zones["park"], zones["row"], pile(t)) == (LAID["park"], [CO1, WA1], [TH5, CO5])
    assert (zones["discards"], zones["nationals"]) == ([KI1], [WATER, FOOD])
    assert (zones["locals"], zones["hidden"]) == ([[WATER], [], []], [0, [FOOD], 1])
    assert zones["visitors"] == 1
    assert (shown["round"], shown["first"], shown["turn"]) == (2, CHLOE, BASILE)
    assert (shown["actions"], shown["used"], shown["scores"]) == (3, ["survey"], [3, 0, 14])
    assert shown["looked"] == [[], [BASILE], []]
    assert asked(t) == (BASILE, "act")
    assert GAME.fault(t) is None


@pytest.mark.rule("SM-11", "SM-15")
def test_without_a_round_the_parks_are_still_to_be_opened() -> None:
    t = scream(GAME.table(2, 1, position={"hand": [[CO5], [TH5]], "first": 1}))

    assert [decision.seat for decision in t.decisions()] == [ANNE, BASILE]
    assert (options(t, ANNE), options(t, BASILE)) == ([f"open {CO5}"], [f"open {TH5}"])
    assert (row(t), pile(t), scores(t), t.first) == ([], [], [0, 0], BASILE)


@pytest.mark.rule("SM-24", "SM-23", "SM-40", "SM-32")
@EACH_SEAT_COUNT
def test_the_turn_goes_on_and_the_rest_of_the_round_follows(seats: int) -> None:
    for first in range(seats):
        for turn in range(seats):
            t = table(seats=seats, first=first, turn=turn, actions=2, used=["publicity"])
            seen = []
            while t.round == 1:
                seen.append((t.turn, t.actions, fields(t, SPECTATOR)["used"]))
                end(t)
            assert seen[0] == (turn, 2, ["publicity"])
            assert seen[1:] == [(seat, 4, []) for seat in follows(turn, first, seats)]
            assert t.first == (first + 1) % seats


def follows(turn: int, first: int, seats: int) -> list[int]:
    """Who still has his turn in this round."""
    order = [(first + place) % seats for place in range(seats)]
    return order[order.index(turn) + 1 :]


@pytest.mark.rule("SM-24", "SM-29", "SM-41")
@EACH_SEAT_COUNT
def test_what_follows_a_turn_is_the_same_as_in_a_dealt_game(seats: int) -> None:
    laid = table(seats=seats, round_=1)
    played = before_the_opening(seats=seats)
    all_open(played)

    for t in (laid, played):
        agenda, names = t.agenda, []
        while agenda is not None:
            names.append(type(agenda.step).__name__)
            agenda = agenda.rest
        assert names == ["FillTheRow", "NextTurn"]


@pytest.mark.rule("SM-16", "SM-41")
@EACH_SEAT_COUNT
def test_any_moment_of_a_game_can_be_laid_out_and_played_on(seats: int) -> None:
    t = dealt(seats, seed=3)
    for place, _ in enumerate(at_random(t, seed=3)):
        if t.round == 0 or place % 9:
            continue
        shown = {viewer: GAME.view(t, viewer) for viewer in (*range(seats), SPECTATOR)}
        again = scream(GAME.table(seats, 1, position=written(t)))
        for viewer, view in shown.items():
            found = GAME.view(again, viewer)
            for told in (view, found):
                told["fields"].pop("welcomed")  # a position knows scores, not where they came from
            assert found == view
        for _ in at_random(again):
            assert GAME.fault(again) is None


def written(t: Any) -> dict[str, Any]:
    """A table as a position."""
    view = GAME.view(t, SPECTATOR)
    zones, shown = view["zones"], view["fields"]
    names = GAME.secrecy.names
    holds = {each.name: each for each in GAME.secrecy.zones}

    def lying(name: str, seat: int) -> list[str]:
        return [names[holds[name].holds][thing] for thing in holds[name].things(t, seat)]

    by_seat = {
        name: [lying(name, seat) for seat in range(t.seats)]
        for name in ("hand", "park", "locals", "hidden")
    }
    shared = {name: lying(name, 0) for name in ("pile", "visitors")}
    open_ = {name: zones[name] for name in ("row", "discards", "nationals")}
    said = {name: shown[name] for name in ("scores", "round", "first", "turn", "actions", "used")}
    surveyed = [int(any(seat in gap for gap in shown["looked"])) for seat in range(t.seats)]
    return {**by_seat, **shared, **open_, **said, "surveyed": surveyed}


@pytest.mark.rule("SM-R16", "SM-R12")
@pytest.mark.parametrize(
    ("seats", "hidden", "looked"),
    [
        (3, {ANNE: FOOD, CHLOE: FOOD}, [[ANNE], [], [ANNE]]),
        (3, {ANNE: FOOD, BASILE: FOOD}, [[ANNE], [], []]),  # nobody hides on the other side
        (4, dict.fromkeys(range(4), FOOD), [[ANNE], [], [], [ANNE]]),
        (2, {ANNE: FOOD}, [[ANNE], []]),
    ],
)
def test_who_has_surveyed_has_seen_both_sides(
    seats: int, hidden: dict[int, str], looked: list[list[int]]
) -> None:
    t = table(seats=seats, hidden=hidden, surveyed=[ANNE])

    assert fields(t, SPECTATOR)["looked"] == looked
    assert all(
        isinstance(zone(t, "hidden", ANNE)[gap], list) for gap in range(seats) if looked[gap]
    )


@pytest.mark.rule("SM-8")
def test_visitors_welcomed_before_are_counted_to_the_opening() -> None:
    t = table(scores={DENIS: 7})

    assert fields(t, ANNE)["welcomed"][DENIS][0] == {"publicity": 7, "national": 0, "local": 0}
    assert GAME.fault(t) is None


def test_a_match_can_begin_with_one() -> None:
    match = Match(GAME, 3, 1, None, LAID)
    match.play(f"build {CO1} from row")

    assert match.view(SPECTATOR)["zones"]["park"][BASILE] == [CO1, KI1, KI1]
    assert match.fork().view(BASILE) == match.view(BASILE)
    assert match.as_data()["position"] == LAID


@pytest.mark.parametrize(
    ("place", "value", "wrong"),
    [
        ("row", [CO1, CO1, CO1, WA1, WA1, KI1, TH5, TH5], "more than seven cards"),
        ("pile", [CO1, CO1, CO1, CO1], "5 times “coaster-1”"),
        ("visitors", [FOOD] * 4, "times “food”"),
        ("hidden", [[FOOD, WATER], [], []], "hides in a gap"),
        ("hand", [[CO1], []], "for each of the 3 seats"),
        ("hand", [[CO1], ["coaster-2"], []], "no card “coaster-2”"),
        ("nationals", [CO1], "no visitor “coaster-1”"),
        ("round", 7, "from 0 to 6"),
        ("actions", 0, "from 1 to 4"),
        ("actions", 5, "from 1 to 4"),
        ("turn", 3, "from 0 to 2"),
        ("first", -1, "from 0 to 2"),
        ("used", ["building"], "no option “building”"),
        ("surveyed", [2, 0, 0], "surveyed"),
        ("parks", [[], [], []], "no place “parks”"),
    ],
)
def test_what_cannot_be_is_told(place: str, value: object, wrong: str) -> None:
    position = {"round": 1, "hand": [[CO1], [], []], "nationals": [FOOD], place: value}
    with pytest.raises(BadSetup, match=wrong):
        GAME.table(3, 1, position=position)


@pytest.mark.rule("SM-R12")
@pytest.mark.parametrize("place", ["locals", "hidden"])
def test_two_players_have_but_one_gap(place: str) -> None:
    GAME.table(2, 1, position={"round": 1, place: [[FOOD], []]})

    with pytest.raises(BadSetup, match="a gap that is none"):
        GAME.table(2, 1, position={"round": 1, place: [[], [FOOD]]})


@pytest.mark.parametrize("place", ["turn", "actions", "used"])
def test_where_parks_are_opened_there_is_no_turn(place: str) -> None:
    with pytest.raises(BadSetup, match=f"no place “{place}”"):
        GAME.table(3, 1, position={place: LAID[place]})
