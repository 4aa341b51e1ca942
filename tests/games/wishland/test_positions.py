"""Positions — a game laid out by name, and what cannot be laid out."""

from __future__ import annotations

from typing import Any

import pytest

from manege.games.wishland import GAME
from manege.kernel.errors import BadSetup
from manege.kernel.match import Match
from manege.kernel.refusal import Refusal
from tests.games.wishland.support import (
    ANNE,
    BASILE,
    CHLOE,
    EACH_SEAT_COUNT,
    SPECTATOR,
    asked,
    at_random,
    b,
    before_the_round,
    dealt,
    e,
    fields,
    g,
    happened,
    k,
    options,
    play,
    r,
    refused,
    table,
    wishland,
    y,
    zone,
)

LAID: dict[str, Any] = {
    "area": [y(1), g(5), []],
    "market": [*r(1), *b(1)],
    "discards": k(1),
    "pile": [*y(3, 2), *k(2)],
    "credits": [1, 2, 3],
    "points": [4, 0, -2],
    "happiness": [5, 0, 0],
    "visitors": [0, 6, 0],
    "reserve": [6, 0, 3],
    "tickets": [1, 4, 2],
    "groups": [["actor", 1, 2], ["actor", 0, 1], ["advert", 2, 1]],
    "claimed": [0, *[None] * 7, 2],
    "order": [3, 5, 1],
    "player": 0,
    "turn": 2,
    "round": 4,
    "first": 2,
}


@pytest.mark.rule("WL-24", "WL-30", "WL-52")
def test_all_lies_where_the_position_says() -> None:
    t = wishland(GAME.table(3, 1, position=LAID))
    zones, shown = GAME.view(t, ANNE)["zones"], fields(t)

    assert (zones["area"], zones["market"]) == (LAID["area"], LAID["market"])
    assert (zones["discards"], zones["attraction-pile"], zones["mascot-pile"]) == (k(1), 2, 1)
    assert [t.pile[n] for n in range(t.tops[0], t.ends[0])] == [2, 1]
    for place in ("credits", "points", "happiness", "visitors"):
        assert shown[place] == LAID[place]
    assert [len(own) for own in zones["workers"]] == [3, 8, 6]
    assert [len(own) for own in zones["reserve"]] == [6, 0, 3]
    assert [len(own) for own in zones["tickets"]] == [1, 4, 2]
    assert shown["groups"][2] == [[BASILE, 2], [ANNE, 1]]
    assert shown["claimed"] == [ANNE, *[None] * 7, CHLOE, None]
    assert shown["order"] == [CHLOE, None, ANNE, None, BASILE]
    assert (shown["round"], shown["turn"], shown["player"], shown["first"]) == (4, 2, 0, 2)
    assert asked(t) == (ANNE, "act")
    assert GAME.fault(t) is None


def test_what_is_not_named_is_empty_or_as_at_the_start() -> None:
    t = wishland(GAME.table(2, 1, position={"order": [1, 2]}))

    assert (zone(t, "market", ANNE), zone(t, "hotel-pile", ANNE)) == ([], 0)
    assert [len(own) for own in zone(t, "tickets", ANNE)] == [1, 1]
    assert fields(t)["achievements"] == [f"board-{n}" for n in range(1, 10)]
    assert (t.round, t.turn) == (1, 1)
    assert asked(t) == (ANNE, "act")


@pytest.mark.rule("WL-24")
def test_without_an_order_a_round_begins() -> None:
    t = before_the_round(first=BASILE, round_=3)

    assert (asked(t), t.round) == ((BASILE, "choose-order"), 3)


@pytest.mark.rule("WL-11")
def test_entrepreneurs_named_are_chosen_and_shown_others_are_dealt() -> None:
    t = table(entrepreneurs={ANNE: 4, BASILE: 7})
    assert zone(t, "entrepreneur", SPECTATOR) == [[e(4)], [e(7)], []]
    assert zone(t, "undealt", SPECTATOR) == 10

    t = wishland(GAME.table(2, 1, {"entrepreneurs": True}, position={}))
    assert asked(t) == (ANNE, "choose-entrepreneur")


@pytest.mark.rule("WL-30", "WL-33")
def test_the_turn_goes_on_and_the_rest_of_the_round_follows() -> None:
    t = table(seats=3, order=[2, 3, 1], player=ANNE, turn=3)
    seen = []
    while t.round == 1:
        seen.append((t.turn, t.player))
        play(t, "recover")

    assert seen == [(3, 0), (3, 1), (4, 2), (4, 0), (4, 1)]


@pytest.mark.rule("WL-158")
@EACH_SEAT_COUNT
def test_any_moment_before_an_action_can_be_laid_out_and_played_on(seats: int) -> None:
    t = dealt(seats, 3, {"tiles": True})
    for number, _ in enumerate(at_random(t, 3)):
        if number % 11 or t.player < 0 or t.stage != 0 or t.recalled:
            continue
        again = wishland(GAME.table(seats, 1, position=written(t)))
        if asked(t) != asked(again):
            continue
        for viewer in (*range(seats), SPECTATOR):
            view, found = GAME.view(t, viewer), GAME.view(again, viewer)
            for told in (view, found):
                told["fields"].pop("sources")  # a position knows VP, not where they came from
            assert found == view
        for _ in at_random(again, 4):
            assert GAME.fault(again) is None


def written(t: Any) -> dict[str, Any]:
    """A table as a position."""
    view = GAME.view(t, SPECTATOR)
    zones, shown = view["zones"], view["fields"]
    names = GAME.secrecy.names
    spaces = names["row"]
    seats = range(t.seats)
    return {
        **{name: zones[name] for name in ("area", "market", "discards", "hand")},
        **{name: shown[name] for name in ("credits", "points", "happiness", "visitors")},
        **{name: shown[name] for name in ("round", "turn", "player", "first", "achievements")},
        "pile": [
            names["card"][card] for row in range(5) for card in t.pile[t.tops[row] : t.ends[row]]
        ],
        "reserve": [len(own) for own in zones["reserve"]],
        "tickets": [len(own) for own in zones["tickets"]],
        "groups": [
            [spaces[space], seat, workers]
            for space, standing in enumerate(shown["groups"])
            for seat, workers in standing
        ],
        "claimed": shown["claimed"],
        "order": [1 + shown["order"].index(seat) for seat in seats],
    }


@pytest.mark.rule("WL-37", "WL-38")
def test_a_space_holds_ten_groups_as_many_as_a_player_has_workers() -> None:
    standing = [["advert", seat, 1] for seat in range(4) for _ in range(3)]
    position = {"order": [1, 2, 3, 4], "reserve": [0] * 4}
    t = wishland(GAME.table(4, 1, position={**position, "groups": standing[2:]}))
    assert fields(t)["groups"][5] == [group[1:] for group in standing[2:]]
    facts = {"row": 5, "needed": 11, "workers": 9}
    assert refused(t, "advertise") == Refusal("WL-37", "too-few-workers", facts)

    with pytest.raises(BadSetup, match="ten groups"):
        GAME.table(4, 1, position={**position, "groups": standing[1:]})


@pytest.mark.rule("WL-11", "WL-12")
def test_within_a_turn_too_entrepreneurs_that_were_not_named_are_chosen_first() -> None:
    t = wishland(GAME.table(2, 1, {"entrepreneurs": True}, position={"order": [2, 1], "turn": 3}))
    assert asked(t) == (ANNE, "choose-entrepreneur")
    for seat in (ANNE, BASILE):
        t.play(t.options(seat)[0], seat)

    assert (asked(t), t.turn) == ((BASILE, "act"), 3)
    assert all(len(kept) == 1 for kept in zone(t, "entrepreneur", SPECTATOR))


def test_a_match_can_begin_with_one() -> None:
    match = Match(GAME, 3, 1, None, LAID)
    match.play("recover")

    assert match.fork().view(BASILE) == match.view(BASILE)
    assert match.as_data()["position"] == LAID


@pytest.mark.parametrize(
    ("place", "value", "wrong"),
    [
        ("market", y(1, 2, 3, 4, 5), "more than four cards"),
        ("market", [*y(2, 2)], "but one “attraction-2”"),
        ("area", [y(2), y(2)], "but one “attraction-2”"),
        ("area", [["attraction-25"], []], "no card “attraction-25”"),
        ("area", [[]], "for each of the 2 seats"),
        ("happiness", [11, 0], "from 0 to 10"),
        ("visitors", [0, -1], "from 0 to 10"),
        ("reserve", [7, 0], "from 0 to 6"),
        ("credits", [-1, 0], "from 0 to 999"),
        ("tickets", [12, 12], "but 20 tickets"),
        ("tickets", [21, 0], "from 0 to 20"),
        ("groups", [["actor", 0, 5]], "nobody has the workers"),
        ("groups", [["actor", 2, 1]], "a space, a seat, a number"),
        ("groups", [["actor", 0, 0]], "a space, a seat, a number"),
        ("groups", [["actor", 0, 11]], "a space, a seat, a number"),
        ("groups", [["castle", 0, 1]], "a space, a seat, a number"),
        ("groups", "actor", "“groups” is a list"),
        ("groups", [["actor", 0, 3], ["hotel", 0, 2]], "nobody has the workers"),
        ("hand", y(1), "only who plays alone has a hand"),
        ("entrepreneur", [[e(1)], [e(1)]], "but one “e1”"),
        ("private", ["tile-1", "tile-2"], "but one “private” achievement"),
        ("claimed", [2], "names a seat, or none"),
        ("claimed", [None] * 11 + [0], "names a seat, or none"),
        ("achievements", ["tile-1"], "nine “achievements”"),
        ("achievements", ["tile-11"] * 9, "no achievement “tile-11”"),
        ("entrepreneur", [[e(1), e(2)], []], "keeps one"),
        ("order", [2, 2], "two tokens stand on order space 2"),
        ("order", [0, 1], "from 1 to 5"),
        ("round", 8, "from 1 to 7"),
        ("turn", 5, "from 1 to 4"),
        ("player", 2, "from 0 to 1"),
        ("parks", [], "no place “parks”"),
    ],
)
def test_what_cannot_be_is_told(place: str, value: object, wrong: str) -> None:
    with pytest.raises(BadSetup, match=wrong):
        GAME.table(2, 1, position={"order": [1, 2], place: value})


@pytest.mark.rule("WL-R87")
def test_alone_nothing_lies_face_up() -> None:
    with pytest.raises(BadSetup, match="nothing lies face up"):
        GAME.table(1, 1, position={"market": y(1)})


@pytest.mark.rule("WL-11")
def test_nor_is_anybody_dealt_an_entrepreneur_where_they_are_shown() -> None:
    position = {"entrepreneur": [[e(4)], [e(7)]]}
    t = wishland(GAME.table(2, 1, position=position, listen=True))

    assert happened(t) == ["round_began"]


def test_nothing_is_told_of_what_was_laid_out() -> None:
    t = table(groups=["actor-0-1"])

    assert happened(t) == []
    assert "recover" in options(t)


@pytest.mark.parametrize(
    ("place", "least", "most"),
    [("credits", 0, 999), ("points", -999, 999), ("happiness", 0, 10), ("visitors", 0, 10)],
)
def test_numbers_reach_as_far_as_they_are_told_to(place: str, least: int, most: int) -> None:
    for number in (least, most):
        t = GAME.table(2, 1, position={"order": [1, 2], place: [number, 0]})
        assert GAME.view(t, None)["fields"][place][0] == number
    for number in (least - 1, most + 1):
        with pytest.raises(BadSetup, match=f"from {least} to {most}"):
            GAME.table(2, 1, position={"order": [1, 2], place: [number, 0]})


def test_reserves_tickets_and_claims_reach_as_far_as_there_are() -> None:
    t = GAME.table(
        2,
        1,
        position={
            "order": [1, 5],
            "reserve": [0, 6],
            "tickets": [20, 0],
            "groups": [["hotel", 0, 10], ["actor", 1, 4]],
            "claimed": [None] * 9 + [1],
        },
    )
    shown = GAME.view(t, None)

    assert [len(each) for each in shown["zones"]["tickets"]] == [20, 0]
    assert [len(each) for each in shown["zones"]["workers"]] == [0, 0]
    assert shown["fields"]["claimed"] == [None] * 9 + [1]
    assert shown["fields"]["order"] == [0, None, None, None, 1]


def test_the_player_named_is_the_one_whose_turn_it_is_and_the_others_follow() -> None:
    t = table(order=[2, 3, 1], player=ANNE, turn=4, round_=7)
    assert t.player == ANNE
    assert (t.called, t.turn, t.round) == (2, 4, 7)
    first = GAME.table(3, 1, position={"order": [2, 3, 1]})
    assert wishland(first).player == 2


def test_with_an_order_alone_all_is_as_at_the_start() -> None:
    view = GAME.view(GAME.table(2, 1, position={"order": [4, 2]}), None)
    shown, zones = view["fields"], view["zones"]

    for name in ("happiness", "visitors", "credits", "points"):
        assert shown[name] == [0, 0]
    assert (shown["round"], shown["turn"], shown["player"]) == (1, 1, BASILE)
    assert [len(own) for own in zones["tickets"]] == [1, 1]
    assert [len(own) for own in zones["reserve"]] == [6, 6]
    assert [len(own) for own in zones["workers"]] == [4, 4]
    assert (shown["private"], shown["claimed"]) == (None, [None] * 10)
