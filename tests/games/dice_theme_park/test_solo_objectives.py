"""Solo objectives — each one met, and missed by one."""

from __future__ import annotations

from typing import Any, Final

import pytest

from manege.games.dice_theme_park.variants.solo_objectives import AIM_IDS
from tests.games.dice_theme_park.support import finish, offered, play
from tests.games.dice_theme_park.test_solo import alone, results, solo

EIGHT_CUBES: Final = ["e2", "e2", "d2", "d2", "d3", "d3", "c3", "c3"]
FOUR_MORE: Final = ("duck-pond d1", "carousel c2", "mini-golf c4", "pop-shop d4")
LAID: Final = ["e2", "d2", "d3", "c3", "d1", "c2", "c4", "d4"]  # all eight of that park
SIX_FITTED: Final = ("kiosk d1", "kiosk c2", "kiosk c4", "effects d4", "effects d2", "effects d3")

Places = dict[str, Any]
CASES: Final[dict[str, tuple[Places, Places]]] = {
    "sa1": ({"cubes": ["e2"] * 3}, {"cubes": ["e2", "e2", "d2", "d2"]}),
    "sa2": (
        {"park": FOUR_MORE, "cubes": LAID[:6]},
        {"park": FOUR_MORE, "cubes": [*LAID[:5], "d1"]},
    ),
    "sa3": ({"cubes": EIGHT_CUBES}, {"cubes": EIGHT_CUBES[1:]}),
    "sa4": (
        {"facilities": ("effects d2",), "cubes": ["d2"] * 3 + ["c3"] * 3},  # 15 + 9
        {"facilities": ("effects d2",), "cubes": ["d2"] * 4 + ["c3"]},  # 20 + 3
    ),
    "sa5": ({"money": 6}, {"money": 5}),
    "sa6": (
        {"facilities": ("kiosk d2", "effects d3", "generator c3")},
        {"facilities": ("kiosk d2", "effects d3")},
    ),
    "sa7": ({"mascots": 3}, {"mascots": 2}),
    "sa8": ({"plans": 4, "turned": 1}, {"plans": 3, "turned": 1}),
    "sa9": ({"bag": [8, 8, 7]}, {"bag": [8, 8, 8]}),
    "sa10": (
        {"standing": ("blue-1 d2", "green-1 d2"), "bag": [2, 2, 2]},
        {"standing": ("blue-1 d2", "green-2 d2"), "bag": [2, 2, 2]},
    ),
    "sa11": ({"standing": ("blue-3 d2",) * 5}, {"standing": ("blue-3 d2",) * 4}),
    "sa12": ({"standing": ("blue-3 d2",)}, {"standing": ("blue-3 e2",)}),
    "sa13": ({"cubes": ["d2", "d3", "c3"]}, {"cubes": ["d2", "d3", "d3", "e2"]}),
    "sa14": (
        {"park": ("log-flume d1", "carousel c2")},
        {"park": ("log-flume d1", "bumper-boats c2")},
    ),
    "sa15": ({"turned": 0}, {"turned": 1}),
    "sb1": (
        {"cubes": [*EIGHT_CUBES, "d2", "d3", "c3"]},
        {"cubes": [*EIGHT_CUBES, "d2", "d3"]},
    ),
    "sb2": ({"park": FOUR_MORE, "cubes": LAID}, {"park": FOUR_MORE, "cubes": [*LAID[:7], "c4"]}),
    "sb3": (
        {"facilities": ("effects d2",), "cubes": ["d2"] * 3 + ["d3"] * 4 + ["c3"] * 3},  # 15 + 21
        {"facilities": ("effects d2",), "cubes": ["d2"] * 4 + ["d3"] * 4 + ["c3"]},  # 20 + 15
    ),
    "sb4": ({"money": 10}, {"money": 9}),
    "sb5": (
        {"park": FOUR_MORE, "facilities": SIX_FITTED},
        {"park": FOUR_MORE, "facilities": SIX_FITTED[1:]},
    ),
    "sb6": (
        {"park": FOUR_MORE, "facilities": SIX_FITTED[:3]},
        {"park": FOUR_MORE, "facilities": (*SIX_FITTED[:2], *SIX_FITTED[3:5])},
    ),
    "sb7": ({"mascots": 4}, {"mascots": 3}),
    "sb8": ({"bag": [7, 6, 6]}, {"bag": [7, 7, 6]}),
    "sb9": (
        {"standing": ("blue-1 d2", "green-1 d2", "green-1 d2"), "bag": [2, 2, 2]},
        {"standing": ("blue-1 d2", "green-1 d2"), "bag": [2, 2, 2]},
    ),
    "sb10": ({"standing": ("blue-3 d2",) * 7}, {"standing": ("blue-3 d2",) * 6}),
    "sb11": (
        {"park": ("laser-arena d1",), "cubes": ["d1"]},
        {"park": ("laser-arena d1",), "cubes": ["d2", "d3"]},
    ),
    "sb12": (
        {"cubes": ["e2", "e2", "d2", "d2", "d3", "d3"]},
        {"cubes": ["e2", "e2", "d2", "d2", "d3", "c3"]},
    ),
    "sb13": ({"park": ("log-flume d1", "bumper-boats c2")}, {"park": ("log-flume d1",)}),
    "sb14": ({"standing": ("blue-3 d2", "blue-2 e2")}, {"standing": ("blue-3 d2", "green-4 e2")}),
    "sb15": (
        {"park": FOUR_MORE, "cubes": ["d3", "d3", "c2", "c2"]},  # Ferris Wheel and Carousel
        {"park": FOUR_MORE, "cubes": ["d3", "d3", "c2", "e2", "e2"]},
    ),
}
BY_SEAT: Final = ("cubes", "money", "mascots", "plans", "turned")
STATUES: Final = ["d2", "d3", "c3"]
PLUS: Final[dict[str, tuple[Places, Places]]] = {
    "sa17": ({"statue": [STATUES[:2]]}, {"statue": [STATUES[:1]]}),
    "sb16": (
        {"park": ("bubble-lab d1",), "cubes": [["d1"]]},
        {"park": ("bubble-lab d1",), "cubes": [["d2"]]},
    ),
    "sb17": ({"statue": [STATUES]}, {"statue": [STATUES[:2]]}),
    "sb18": (
        {"park": FOUR_MORE, "statue": [STATUES], "cable-car": [["d1", "c2"]]},
        {"park": FOUR_MORE, "statue": [STATUES], "cable-car": [["d1"]]},
    ),
}


@pytest.mark.rule("DP-199", "DP-207", "DP-209", "DP-210")
@pytest.mark.parametrize("aim", CASES)
@pytest.mark.parametrize("met", [True, False])
def test_it_is_met_or_missed_by_one(aim: str, met: bool) -> None:
    places = {"standing": ("blue-3 d2",), **CASES[aim][0 if met else 1]}
    places |= {place: [places[place]] for place in BY_SEAT if place in places}
    if aim[1] == "a":
        t = alone(round_=2, aims=[[aim], [], [], []], **places)
    else:
        t = alone(round_=4, aims=[[], [], [aim], []], **places)
    foreseen = next(each for each in solo(t)["objectives"] if each["aim"] == aim)
    finish(t)

    assert results(t)[aim] is met
    assert (solo(t)["target"] == 160) is met
    assert foreseen["now"] is met


@pytest.mark.rule("DP-199", "DP-207")
@pytest.mark.parametrize(
    ("cubes", "number"),
    [
        (["d2", "d2", "c4", "c4", "d3"], 4),  # green
        (["c3", "c3", "d1", "d1", "d3"], 4),  # blue
        (["d4", "d4", "d4", "d4", "d3"], 4),  # grey
        (["d4", "d4", "d4", "e2", "e2"], 3),  # the Entrance has no colour
    ],
)
def test_any_colour_may_be_the_one_and_the_entrance_has_none(cubes: list[str], number: int) -> None:
    aims: list[list[str]] = [[], [], ["sb15"], []]
    t = alone(round_=4, aims=aims, park=FOUR_MORE, cubes=[cubes], standing=("blue-3 d2",))

    assert solo(t)["objectives"][0]["number"] == number


@pytest.mark.rule("DP-212")
def test_one_surprise_of_two_is_enough() -> None:
    t = alone(
        round_=4,
        aims=[[], [], ["sb16"], []],
        chosen={"surprises": True},
        park=("bubble-lab c2", "rocket-sled d1"),
        cubes=[["c2", "c2"]],
        standing=("blue-3 d2",),
    )

    assert solo(t)["objectives"][0]["number"] == 2


@pytest.mark.rule("DP-212")
@pytest.mark.parametrize("aim", PLUS)
@pytest.mark.parametrize("met", [True, False])
def test_so_are_those_of_expansions(aim: str, met: bool) -> None:
    places = {"standing": ("blue-3 d2",), **PLUS[aim][0 if met else 1]}
    aims = [[aim], [], [], []] if aim[1] == "a" else [[], [], [aim], []]
    chosen = {"surprises": True, "innovations": True}
    t = alone(round_=2 if aim[1] == "a" else 4, aims=aims, chosen=chosen, **places)
    finish(t)

    assert results(t)[aim] is met


@pytest.mark.rule("DP-212", "DP-180")
@pytest.mark.parametrize("rides", [1, 2])
def test_rides_by_cable_car_are_counted(rides: int) -> None:
    places: Places = {"cable-car": [["d2", "c3"]], "aims": [["sa18"], [], [], []]}
    standing = ("blue-3 d2", "blue-5 c3")
    t = alone(round_=2, chosen={"innovations": True}, standing=standing, **places)
    play(t, "plan blue-3 d2", "stroll-to c3")
    if rides == 2:
        play(t, "plan blue-3 c3", "stroll-to d2")
    finish(t)

    assert results(t)["sa18"] is (rides == 2)


@pytest.mark.rule("DP-212", "DP-167")
@pytest.mark.parametrize("rolls", [1, 2])
def test_re_rolls_are_counted(rolls: int) -> None:
    t = alone(
        round_=2,
        aims=[["sa16"], [], [], []],
        chosen={"surprises": True},
        park=("bubble-lab d1", "upside-down-house c2"),
        standing=("blue-6 d1", "green-6 c2", "yellow-3 c2"),
        mascots=[0],
    )
    rolled = [("d1", "blue-6"), ("c2", "green-6")]
    for place, die in rolled[:rolls]:
        play(t, f"activate {place}", f"reroll {die}")
        play(t, f"send {offered(t, 'send')[0]}")
    finish(t)

    assert results(t)["sa16"] is (rolls == 2)


@pytest.mark.rule("DP-208", "DP-212")
def test_rides_and_rolls_of_the_round_before_do_not_help() -> None:
    places: Places = {"cable-car": [["d2", "c3"]]}
    t = alone(
        round_=2,
        aims=[["sa16"], ["sa16", "sa18"], [], []],
        extra=(3,),
        chosen={"surprises": True, "innovations": True},
        park=("bubble-lab d1", "upside-down-house c2"),
        standing=("blue-6 d1", "green-6 c2", "yellow-3 c2", "blue-3 d2"),
        mascots=[0],
        **places,
    )
    for there, to in (("d2", "c3"), ("c3", "d2")):
        play(t, f"plan blue-3 {there}", f"stroll-to {to}")
    for place, die in (("d1", "blue-6"), ("c2", "green-6")):
        play(t, f"activate {place}", f"reroll {die}")
        play(t, f"send {offered(t, 'send')[0]}")
    assert [each["number"] for each in solo(t)["objectives"]] == [2, 2, 2]
    finish(t)

    assert [each["number"] for each in solo(t)["objectives"]] == [0, 0, 0]


def test_there_is_a_case_for_each() -> None:
    assert {*CASES, *PLUS, "sa16", "sa18"} == set(AIM_IDS)
