"""Positions — what can be laid out, and what cannot."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from manege.games.dice_theme_park import GAME
from manege.kernel.errors import BadSetup
from tests.contract.cases import state_of
from tests.games.dice_theme_park.support import ANNE, all_asked, at_random, dealt, fields, parks


def laid_out(seats: int = 2, **layout: Any) -> Any:
    return parks(GAME.table(seats, 1, {"mode": "full"}, position=layout))


@pytest.mark.parametrize(
    ("phase", "question"),
    [
        ("planning", "plan-round"),
        ("welcome", "take-monorail"),
        ("expansion", "expand"),
        ("improvement", "improve"),
        ("activation", "operate"),
    ],
)
def test_a_position_begins_with_its_phase(phase: str, question: str) -> None:
    played = [] if phase == "planning" else ["guide", "guard"]
    t = laid_out(phase=[phase], played=[played, played], dice=[[["blue-3", "e2"]], []])

    assert all_asked(t)[0][1] == question
    assert fields(t)["phase"] == phase
    assert GAME.fault(t) is None


@pytest.mark.parametrize(
    ("layout", "says"),
    [
        ({"nowhere": []}, "no place"),
        ({"phase": ["lunch"]}, "no phase"),
        ({"round": 6}, "1 to 5"),
        ({"money": [1]}, "each of 2"),
        ({"park": [[["duck-pond", "z9"]], []]}, "duck-pond"),
        ({"park": [["duck-pond"], []]}, "a tile and a hex"),
        ({"park": [[["duck-pond", "e2"]], []]}, "DP-63"),
        ({"park": [[["duck-pond", "a1"]], []]}, "DP-62"),
        ({"park": [[["duck-pond", "c2"]], [["duck-pond", "c2"]]]}, "DP-23"),
        ({"park": []}, "each of the 2 seats"),
        ({"row": ["duck-pond"], "discards": ["duck-pond"]}, "DP-23"),
        ({"dice": [[["blue-3", "a1"]], []]}, "DP-57"),
        ({"dice": [[["blue-3", "e2"]] * 12, []]}, "DP-10"),
        ({"facilities": [[["kiosk", "e2"]], []]}, "DP-74"),
        ({"cubes": [["a1"], []]}, "DP-87"),
        ({"cubes": [["e2"] * 5, []]}, "DP-87"),
        ({"skills": [["flip", "flip"], ["flip"]]}, "DP-127"),
        ({"skills": [["flip", "dye"], []]}, "DP-117"),
        ({"mascots": [7, 1]}, "0 to 6"),
        ({"administrator": [["k1", "k2"], []]}, "DP-20"),
        ({"administrator": [["k1"], ["k1"]]}, "DP-20"),
        ({"played": [["guide", "guard"], []]}, "DP-31"),
        ({"phase": ["welcome"], "played": [["guide"], []]}, "DP-31"),
        ({"order": [0, 0]}, "DP-16"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(layout: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        laid_out(**layout)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_table_can_be_pickled_at_any_moment_and_goes_on_alike(seats: int) -> None:
    t = dealt(seats, 7, "full")
    for number, _ in enumerate(at_random(t, 7)):
        if number % 10 == 0:
            twin = pickle.loads(pickle.dumps(t))
            assert state_of(twin) == state_of(t)
            assert GAME.view(twin, ANNE) == GAME.view(t, ANNE)


def test_what_is_not_named_is_as_at_the_start() -> None:
    t = laid_out(3)
    view = GAME.view(t, None)
    told, zones = view["fields"], view["zones"]

    assert (told["phase"], told["round"], told["mode"]) == ("planning", 1, "full")
    for name, usual in (
        *(("money", 6), ("stars", 0), ("tokens", 0), ("plans", 3), ("turned", 0)),
        *(("mascots", 1), ("resting", 1), ("taken", None), ("fitted", 0)),
    ):
        assert told[name] == [usual] * 3
    assert [len(hand) for hand in zones["hand"]] == [6] * 3
    assert (
        told["parks"]
        == [{"c3": "wild-river", "d2": "haunted-forest", "d3": "ferris-wheel", "e2": "entrance"}]
        * 3
    )
    assert [zones[name].count("blue") for name in ("bag", "box")] == [16, 5]
    assert (zones["stack-a"], zones["stack-b"], zones["skill-deck"]) == (20, 16, 30)
    assert (zones["administrator"], zones["away"]) == ([[], [], []], 12)
    assert (told["trains"], zones["row"], zones["offer"]) == ([[]] * 4, [], [])


def test_all_lies_where_it_is_named() -> None:
    t = laid_out(
        phase=["expansion"],
        round=5,
        stars=[999, 0],
        money=[0, 999],
        dice=[[["blue-6", "e2"], ["blue-6", "e2"]], [["yellow-1", "c3"]]],
        monorails=[["green-2"], [], ["green-3"]],
        bag=[1, 0, 21],
        row=["duck-pond", "white-water"],
        discards=["carousel"],
        park=[[["mini-golf", "c2"]], []],
        offer=["flip"],
        skills=[["dye"], ["dye"]],
        mascots=[6, 1],
        administrator=[[], ["k12"]],
        played=[["guide", "guide"], ["guard", "director"]],
        hand=[["guard"] * 4, ["guide"]],
        objectives=["o10", "o2"],
    )
    view = GAME.view(t, None)
    told, zones = view["fields"], view["zones"]

    assert told["sources"][0] == {
        "attractions": 999,
        "effects": 0,
        "skills": 0,
        "administrator": 0,
        "objectives": 0,
        "money": 0,
    }
    assert told["dice"] == [{"e2": ["blue-6", "blue-6"]}, {"c3": ["yellow-1"]}]
    assert told["trains"] == [["green-2"], [], ["green-3"]]
    assert zones["bag"] == ["blue"] + ["yellow"] * 10
    assert (zones["row"], zones["discards"]) == (["duck-pond", "white-water"], ["carousel"])
    assert (zones["stack-a"], zones["stack-b"], zones["skill-deck"]) == (17, 15, 27)
    assert (told["resting"], told["ready"]) == ([5, 0], [["dye"], ["dye"]])
    assert (told["sums"], told["abilities"]) == (
        [6, 8],
        [{"guide": 2}, {"guard": 1, "director": 1}],
    )
    assert zones["hand"] == [["guard"] * 4, ["guide"]]
    assert [each["objective"] for each in told["objectives"]] == ["o10", "o2"]
    assert GAME.fault(t) is None


@pytest.mark.parametrize("place", ["money", "stars", "tokens", "plans", "turned"])
@pytest.mark.parametrize("number", [-1, 1000])
def test_numbers_go_from_0_to_999(place: str, number: int) -> None:
    layout: dict[str, Any] = {place: [number, 0]}
    with pytest.raises(BadSetup, match="from 0 to 999"):
        laid_out(**layout)


@pytest.mark.parametrize(
    ("layout", "says"),
    [
        ({"round": 0}, "1 to 5"),
        ({"bag": [22, 0, 0]}, "from 0 to 21"),
        ({"mascots": [-1, 1]}, "0 to 6"),
        ({"park": [[["entrance", "a1"]], []]}, "DP-63"),
        ({"park": [[["wild-river", "c2"]], []]}, "DP-63"),
        ({"park": [[["duck-pond", "c2", "c2"]], []]}, "a tile and a hex"),
        ({"dice": [[["blue-7", "e2"]], []]}, "no die “blue-7”"),
        ({"phase": ["welcome"], "played": [["guide"] * 3, []]}, "DP-31"),
        ({"offer": ["flip"] * 3}, "DP-127"),
        ({"row": ["duck-pond"], "park": [[["duck-pond", "c2"]], []]}, "DP-23"),
    ],
)
def test_nor_can_this_be(layout: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        laid_out(**layout)


@pytest.mark.parametrize(
    ("played", "hand"),
    [
        (["guide", "guard"], ["receptionist", "mascot", "architect", "director"]),
        (["guide", "guide"], ["receptionist", "guard", "mascot", "architect"]),
    ],
)
def test_who_has_played_two_has_four_others_in_hand(played: list[str], hand: list[str]) -> None:
    t = laid_out(phase=["welcome"], played=[played, ["guide", "guard"]])

    assert GAME.view(t, None)["zones"]["hand"][ANNE] == hand
    assert sorted(GAME.view(t, None)["zones"]["played"][ANNE]) == sorted(played)
