"""Le récit — phase by phase, all that is told, in order."""

from __future__ import annotations

from typing import Any

import pytest

from manege.games.dice_theme_park.components import Parks
from tests.games.dice_theme_park.support import ANNE, BASILE, SPECTATOR, by, play, table, told

SIX = ("receptionist", "guard", "guide", "guide", "architect", "director")


def lines(t: Parks, viewer: int | None = SPECTATOR) -> list[str]:
    """Each event with what is told of it, in one line."""
    return [" ".join(str(part) for part in event.values()) for event in told(t, viewer)]


@pytest.mark.rule("DP-31", "DP-33", "DP-35", "DP-36")
def test_planning_is_told() -> None:
    t = table(phase="planning", hand={ANNE: SIX, BASILE: SIX}, order=[ANNE, BASILE])
    by(t, BASILE, "pick guard director")
    by(t, ANNE, "pick guide guide")

    assert lines(t) == [
        *("picked 1", "picked 0"),
        *("revealed 0 guide guide 6", "revealed 1 guard director 8"),
        *("order 0 1", "order 1 2"),
        *("paid 0 7 income", "paid 1 7 income"),
    ]
    assert lines(t, BASILE)[0] == "picked 1 guard director"


@pytest.mark.rule("DP-164")
def test_a_sum_that_is_lowered_is_told() -> None:
    t = table(mode="full", phase="planning", administrator={BASILE: "k12"})
    by(t, ANNE, "pick guard director")
    by(t, BASILE, "pick guard director")
    play(t, "hurry")

    assert [line for line in lines(t) if "sum" in line or "order" in line] == [
        *("lowered_sum 1 6", "order 1 1", "order 0 2"),
    ]


@pytest.mark.rule("DP-48", "DP-57", "DP-159")
def test_the_welcome_is_told() -> None:
    t = table(
        mode="full",
        phase="welcome",
        order=[ANNE, BASILE],
        monorails=[["blue-2", "green-3"], [], ["yellow-4"]],
        played={ANNE: ("guard", "guide"), BASILE: ("guide", "guide")},
        administrator={BASILE: "k7"},
    )
    play(t, "welcome 1", "lift blue-2", "decline", "welcome 2", "invite yellow-4")

    assert lines(t) == [
        *("welcomed 0 1", "arrived 0 blue-2", "arrived 0 green-3"),
        *("raised 0 blue-2 3", "declined 0"),
        *("welcomed 1 2", "arrived 1 yellow-4"),
    ]


def activation(*standing: str, **places: Any) -> Parks:
    usual: dict[str, Any] = {"mode": "full", "played": {ANNE: ("guide", "guard")}}
    return table(dice={ANNE: standing}, **(usual | places))


@pytest.mark.rule("DP-43", "DP-98", "DP-102")
def test_plans_guides_and_mascots_are_told() -> None:
    t = activation("blue-3 e2")
    play(t, "plan blue-3 e2", "stroll-to d2", "guide blue-3 d2", "tour-to c3")
    play(t, "mascot", "stand c3", "raise blue-3", "finish")

    assert lines(t)[:7] == [
        *("used_plan 0", "moved 0 blue-3 e2 d2 haunted-forest"),
        *("guided 0", "moved 0 blue-3 d2 c3 wild-river"),
        *("used_mascot 0 c3 wild-river", "adjusted 0 blue-3 4"),
        "finished 0 activation",
    ]


@pytest.mark.rule("DP-118", "DP-119", "DP-120", "DP-121", "DP-123", "DP-126")
@pytest.mark.parametrize(
    ("card", "act", "said"),
    [
        ("shift-blue", "boost blue-2", "adjusted 0 blue-2 4"),
        ("flip", "flip blue-2", "adjusted 0 blue-2 5"),
        ("cash-blue", "cash", "paid 0 2 skills"),
        ("cheer-blue", "cheer", "cheered 0 1"),
        ("leap", "leap blue-2 c3", "moved 0 blue-2 e2 c3 wild-river"),
        ("dye", "dye blue-2 green", "dyed 0 blue-2 green"),
    ],
)
def test_skills_are_told(card: str, act: str, said: str) -> None:
    t = activation("blue-2 e2", skills={ANNE: [card]})
    play(t, f"mascot {card}", "stand e2", act)

    assert lines(t) == ["used_mascot 0 e2 entrance", said]


@pytest.mark.rule("DP-103", "DP-155")
def test_what_counts_as_another_colour_and_what_is_spared_is_told() -> None:
    t = activation("yellow-2 d2", "blue-5 d2", administrator={ANNE: "k2"})
    play(t, "mascot", "stand d2", "tint yellow-2", "spare yellow-2")

    assert lines(t) == [
        *("used_mascot 0 d2 haunted-forest", "hued 0 yellow-2 green"),
        *("activated 0 haunted-forest d2 3", "spared 0 yellow-2"),
    ]


@pytest.mark.rule("DP-133", "DP-140")
def test_the_maintenance_is_told() -> None:
    t = activation("green-1 d2", round_=3, objectives=["o4", "o1", "o2"], bag=[1, 1, 0])
    play(t, "finish")

    assert lines(t)[:9] == [
        *("finished 0 activation", "measured 0 o4 1", "measured 1 o4 0", "scored 0 4 objectives"),
        "left 0 green-1 d2",
        *("handed_on 0 1 guard", "handed_on 0 1 guide"),
        *("handed_on 1 0 guide", "handed_on 1 0 architect"),
    ]
    assert [line.split()[:2] for line in lines(t) if line.startswith("boarded")] == [
        *(["boarded", "1"], ["boarded", "1"], ["boarded", "1"]),
    ]
    assert [line.split()[0] for line in lines(t)[12:]] == ["on_offer"] * 3 + [
        *("skill_on_offer", "skill_on_offer", "skill_on_offer", "round_began"),
    ]


@pytest.mark.rule("DP-41", "DP-162")
def test_what_is_declined_in_the_maintenance_is_told() -> None:
    t = activation(
        "green-1 d2",
        played={ANNE: ("receptionist", "guide"), BASILE: ("architect", "architect")},
        administrator={ANNE: "k10"},
    )
    play(t, "finish", "farewell", "keep-staff")

    assert lines(t)[:8] == [
        *("finished 0 activation", "declined 0", "left 0 green-1 d2", "declined 0"),
        *("handed_on 0 1 receptionist", "handed_on 0 1 guide"),
        *("handed_on 1 0 architect", "handed_on 1 0 architect"),
    ]


@pytest.mark.rule("DP-148", "DP-149")
def test_the_end_is_told() -> None:
    t = activation("green-2 d2", round_=5, objectives=[], money={ANNE: 4, BASILE: 9})
    play(t, "finish")

    assert lines(t) == [
        *("finished 0 activation", "game_over 5", "scored 0 1 money", "scored 1 3 money"),
    ]
