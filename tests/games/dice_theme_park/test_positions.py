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
