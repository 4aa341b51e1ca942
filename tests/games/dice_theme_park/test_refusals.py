"""Bad input — refused with its clause, and the table is as it was."""

from __future__ import annotations

import pytest

from manege.games.dice_theme_park import GAME
from manege.kernel.errors import BadSetup
from manege.kernel.refusal import Refused
from tests.contract.cases import state_of
from tests.games.dice_theme_park.support import (
    ANNE,
    BASILE,
    asked,
    dealt,
    play,
    quietly,
    refused,
    table,
    to_phase,
)


@pytest.mark.rule("DP-90", "DP-91")
def test_a_group_that_does_not_fit() -> None:
    t = table(dice={ANNE: ["blue-2 c3", "green-5 c3", "green-6 e2", "blue-3 e2"]})
    assert refused(t, "activate c3", ANNE) == "DP-91 no-group"
    play(t, "activate e2", seat=ANNE)
    assert refused(t, "with yellow-3", ANNE) == "DP-90 does-not-fit"
    assert refused(t, "send green-5 d2", ANNE) == "DP-96 not-in-group"
    assert refused(t, "send blue-2 c3", ANNE) == "DP-96 not-adjacent"


@pytest.mark.rule("DP-62", "DP-63", "DP-64")
def test_a_tile_where_none_can_lie() -> None:
    t = table(phase="expansion", row=["duck-pond"], order=[0, 1])
    play(t, "build duck-pond")
    assert refused(t, "at a1") == "DP-62 not-next-to-a-tile"
    assert refused(t, "at e2") == "DP-63 hex-taken"
    assert refused(t, "build duck-pond") == "DP-62 place-the-tile"
    for outside in ("a4", "e4", "f1", "c0"):
        with pytest.raises(BadSetup, match=f"no action “at {outside}”"):
            GAME.code(f"at {outside}")


@pytest.mark.rule("DP-18", "DP-73", "DP-74", "DP-75")
def test_a_facility_twice_too_many_or_nowhere() -> None:
    t = table(
        phase="improvement",
        money={ANNE: 20},
        park={ANNE: ["log-flume d1"]},
        facilities={ANNE: ["kiosk d1", "generator d2"]},
    )
    assert refused(t, "install kiosk d1", ANNE) == "DP-75 same-facility"
    assert refused(t, "install effects d2", ANNE) == "DP-74 no-free-slot"
    assert refused(t, "install effects a1", ANNE) == "DP-74 no-tile-there"
    assert refused(t, "install generator e2", ANNE) == "DP-R35 printed-generator"
    play(t, "install effects d1", "install kiosk c3", seat=ANNE)
    assert refused(t, "install kiosk d3", ANNE) == "DP-73 two-facilities-already"


@pytest.mark.rule("DP-60", "DP-65", "DP-72", "DP-74")
def test_not_enough_money() -> None:
    t = table(phase="expansion", row=["kraken-coaster"], money={ANNE: 4}, order=[0, 1])
    assert refused(t, "build kraken-coaster") == "DP-60 tile-too-dear"
    assert refused(t, "recruit") == "DP-65 mascot-too-dear"
    t = table(
        phase="improvement",
        money={ANNE: 2},
        played={ANNE: ("guide", "guard")},
        park={ANNE: ["duck-pond d1"]},
    )
    assert refused(t, "install kiosk c3", ANNE) == "DP-74 slot-too-dear"
    assert refused(t, "buy", ANNE) == "DP-72 plan-too-dear"


@pytest.mark.rule("DP-R16", "DP-R49", "DP-R55")
def test_a_die_beyond_1_to_6() -> None:
    t = table(
        phase="welcome",
        monorails=[["blue-6", "green-5"], [], []],
        order=[0, 1],
        played={ANNE: ("guard", "guide")},
    )
    play(t, "welcome 1")
    assert refused(t, "lift blue-6") == "DP-R16 above-six"
    assert refused(t, "hoist green-5") == "DP-R16 above-six"
    assert refused(t, "lift yellow-1") == "DP-R17 not-just-come"
    assert refused(t, "welcome 2") == "DP-48 guard-first"
    t = table(dice={ANNE: ["blue-1 d2", "blue-6 d2"]})
    play(t, "mascot", "stand d2", seat=ANNE)
    assert refused(t, "lower blue-1", ANNE) == "DP-R49 off-the-die"
    assert refused(t, "raise blue-6", ANNE) == "DP-R49 off-the-die"
    assert refused(t, "raise green-2", ANNE) == "DP-R48 die-not-here"
    assert refused(t, "enough", ANNE) == "DP-101 done-nothing"


@pytest.mark.rule("DP-48")
def test_the_guards_second_die_comes_before_anything_else() -> None:
    t = table(
        phase="welcome",
        monorails=[["blue-2", "green-5"], [], []],
        order=[0, 1],
        played={ANNE: ("guard", "guide")},
    )
    play(t, "welcome 1", "lift blue-2")
    assert refused(t, "welcome 2") == "DP-48 second-die-first"


@pytest.mark.rule("DP-68")
def test_first_the_die_then_its_face() -> None:
    t = table(
        phase="expansion",
        row=["ghost-train"],
        money={ANNE: 9},
        order=[0, 1],
        dice={ANNE: ["blue-2 e2"]},
    )
    play(t, "build ghost-train", "at d1")
    assert refused(t, "pass") == "DP-68 bonus-first"
    assert refused(t, "turn blue-3 e2") == "DP-68 no-such-die"
    play(t, "turn blue-2 e2")
    assert refused(t, "pass") == "DP-68 face-first"


@pytest.mark.rule("DP-104")
def test_a_mascot_that_has_done_its_part() -> None:
    t = table(
        mode="full",
        dice={ANNE: ["blue-2 d2", "blue-4 d2"]},
        skills={ANNE: ["push"]},
        played={ANNE: ("guide", "guard")},
    )
    play(t, "mascot push", "stand d2", seat=ANNE)
    assert refused(t, "cash", ANNE) == "DP-101 mascot-under-way"
    play(t, "push blue-2 e2", seat=ANNE)
    assert refused(t, "raise blue-4", ANNE) == "DP-104 no-adjustment-left"


@pytest.mark.rule("DP-20", "DP-21", "DP-24", "DP-25")
def test_set_up_goes_step_by_step() -> None:
    t = dealt(2, 3, "full")
    assert refused(t, "finish") == "DP-20 administrator-first"
    quietly(t)
    quietly(t)
    assert asked(t) == (ANNE, "choose-skill")
    assert refused(t, "finish") == "DP-21 skill-first"
    other = next(
        action
        for code, action in enumerate(GAME.actions)
        if action.startswith("learn") and code not in t.options()
    )
    assert refused(t, other) == "DP-21 skill-not-dealt"
    quietly(t)
    quietly(t)
    assert refused(t, "finish") == "DP-24 tile-first"
    quietly(t)
    assert refused(t, "finish") == "DP-25 place-the-tile-first"


@pytest.mark.rule("DP-13", "DP-31")
def test_staff_that_nobody_has() -> None:
    """Codes kept free are no actions; whoever sends one is told so."""
    t = table(phase="planning", hand={ANNE: ["guide", "guide"], BASILE: ["guide", "guard"]})
    assert refused(t, "pick guard guide", ANNE) == "DP-31 not-in-hand"
    first = GAME.code("pick receptionist director")
    free = next(code for code in range(first, len(GAME.actions)) if not GAME.actions[code])
    before = state_of(t)
    with pytest.raises(Refused) as attempt:
        t.play(free, ANNE)
    assert attempt.value.refusal.reason == "no-such-staff"
    assert state_of(t) == before


@pytest.mark.rule("DP-28", "DP-29", "DP-148")
def test_out_of_turn_and_after_the_end() -> None:
    t = table(phase="welcome", monorails=[["blue-2"], ["green-5"], []], order=[1, 0])
    assert refused(t, "welcome 1", ANNE) == "DP-28 not-your-turn"
    t = table(dice={ANNE: ["blue-2 e2"], BASILE: ["blue-2 e2"]})
    play(t, "finish", seat=ANNE)
    assert refused(t, "activate e2", ANNE) == "DP-29 wait-for-the-others"
    t = table(round_=4, dice={ANNE: ["blue-2 e2"]})
    to_phase(t, "no phase at all")
    assert refused(t, "finish", ANNE) == "DP-148 over"
