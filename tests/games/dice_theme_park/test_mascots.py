"""Mascottes — adjustments, and the staff mascot (DP-51 to DP-53, DP-100 to DP-104)."""

from __future__ import annotations

from typing import Any

import pytest

from manege.games.dice_theme_park.components import Parks
from manege.games.dice_theme_park.skills import SKILL_IDS
from tests.games.dice_theme_park.support import (
    ANNE,
    BASILE,
    SPECTATOR,
    asked,
    dice,
    fields,
    happened,
    offered,
    options,
    play,
    refusal,
    refused,
    table,
    told,
)


def mascots(*standing: str, staff: int = 0, **places: Any) -> Parks:
    """Anne alone has visitors, and so many staff mascots."""
    played = ["mascot"] * staff + ["guard"] * (2 - staff)
    return table(dice={ANNE: standing}, **({"played": {ANNE: played}} | places))


@pytest.mark.rule("DP-100", "DP-101", "DP-102", "DP-R48")
def test_a_mascot_stands_on_an_attraction_and_adjusts_a_die_there() -> None:
    t = mascots("blue-4 c3", "yellow-4 c3", "green-2 e2")
    play(t, "mascot")
    assert offered(t, "stand") == ["c3", "e2"]
    assert refused(t, "stand d2") == "DP-R48 nothing-to-do-there"
    assert refused(t, "finish") == "DP-101 stand-first"
    play(t, "stand c3")
    assert offered(t, "raise") == offered(t, "lower") == ["blue-4", "yellow-4"]
    assert refused(t, "raise green-2") == "DP-R48 die-not-here"
    assert refused(t, "enough") == "DP-101 done-nothing"
    assert refused(t, "finish") == "DP-101 mascot-under-way"
    play(t, "raise blue-4")

    assert dice(t)["c3"] == ["blue-5", "yellow-4"]
    assert asked(t) == (ANNE, "operate")
    assert fields(t)["standing"][ANNE] == {"c3": 1}


@pytest.mark.rule("DP-101")
def test_each_mascot_once_a_round_and_none_must_be_used() -> None:
    t = mascots("blue-4 c3", mascots={ANNE: 2})
    assert "finish" in options(t)
    play(t, "mascot", "stand c3", "raise blue-4", "mascot", "stand c3", "raise blue-5")

    assert dice(t) == {"c3": ["blue-6"]}
    assert refused(t, "mascot") == "DP-101 no-mascot-ready"
    assert fields(t)["standing"][ANNE] == {"c3": 2}


@pytest.mark.rule("DP-102")
def test_one_die_may_be_adjusted_several_times() -> None:
    t = mascots("blue-4 e2", mascots={ANNE: 3})
    for now in ("blue-4", "blue-3", "blue-2"):
        play(t, "mascot", "stand e2", f"lower {now}")

    assert dice(t) == {"e2": ["blue-1"]}


@pytest.mark.rule("DP-R49")
def test_a_value_stays_between_1_and_6_and_nothing_leaves() -> None:
    t = mascots("blue-1 e2", "green-6 e2")
    play(t, "mascot", "stand e2")

    assert offered(t, "raise") == ["blue-1"]
    assert offered(t, "lower") == ["green-6"]
    assert refused(t, "lower blue-1") == "DP-R49 off-the-die"
    assert refused(t, "raise green-6") == "DP-R49 off-the-die"


@pytest.mark.rule("DP-R48")
def test_without_visitors_no_mascot_is_used() -> None:
    t = mascots("blue-1 e2")
    play(t, "activate e2")

    assert refused(t, "mascot") == "DP-R48 no-visitors"


# Colours


@pytest.mark.rule("DP-103", "DP-R47", "DP-R50")
def test_a_die_counts_as_the_colour_asked_for_in_one_activation() -> None:
    t = mascots("yellow-5 c3", "green-3 c3")
    assert refused(t, "activate c3") == "DP-91 no-group"
    play(t, "mascot", "stand c3")
    assert offered(t, "tint") == ["yellow-5"]
    assert refused(t, "tint green-3") == "DP-103 tint-does-not-help"
    play(t, "tint yellow-5")
    assert fields(t)["cubes"][ANNE] == {"c3": 1}
    play(t, "send yellow-4 d3")

    assert dice(t) == {"c3": ["green-2"], "d3": ["yellow-4"]}
    assert told(t, SPECTATOR, "hued")[0]["colour"] == "blue"
    assert asked(t) == (ANNE, "operate")


@pytest.mark.rule("DP-103")
def test_the_die_keeps_its_own_colour_afterwards() -> None:
    t = mascots(
        *("yellow-5 c3", "green-3 c3", "green-3 c3"),
        facilities={ANNE: ["generator c3"]},
    )
    play(t, "mascot", "stand c3", "tint yellow-5", "send green-2 d3")

    assert dice(t)["c3"] == ["green-3", "yellow-4"]
    assert refused(t, "activate c3") == "DP-91 no-group"


@pytest.mark.rule("DP-103")
def test_a_grey_attraction_asks_for_no_colour() -> None:
    t = mascots("yellow-5 e2")
    play(t, "mascot", "stand e2")

    assert refused(t, "tint yellow-5") == "DP-103 no-colour-asked"


@pytest.mark.rule("DP-103", "DP-87")
def test_a_colour_is_adjusted_only_where_an_icon_is_free_or_a_director_can_help() -> None:
    standing = ["yellow-5 c3", "green-3 c3"]
    t = mascots(*standing, cubes={ANNE: ["c3"]})
    play(t, "mascot", "stand c3")
    assert refused(t, "tint yellow-5") == "DP-54 no-director"
    t = mascots(*standing, cubes={ANNE: ["c3"]}, played={ANNE: ("director", "guard")})
    play(t, "mascot", "stand c3", "tint yellow-5", "send yellow-4 d3")

    assert fields(t)["cubes"][ANNE] == {"c3": 2}
    assert fields(t)["abilities"][ANNE] == {"guard": 1}


@pytest.mark.rule("DP-R51", "DP-103")
def test_one_adjustment_helps_one_die_and_it_is_in_the_group() -> None:
    t = mascots("yellow-2 c3", "yellow-5 c3", "green-3 c3")
    play(t, "mascot", "stand c3", "tint yellow-5")

    assert "yellow-5" in fields(t)["group"][ANNE]["dice"]
    assert offered(t, "with") == ["green-3", "yellow-2"]


# The staff mascot


@pytest.mark.rule("DP-51", "DP-R52")
@pytest.mark.parametrize("second", ["blue-5", "yellow-4"])
def test_a_staff_mascot_adds_an_adjustment_on_any_die_of_the_attraction(second: str) -> None:
    t = mascots("blue-4 c3", "yellow-4 c3", staff=1)
    play(t, "mascot", "stand c3", "raise blue-4")
    assert asked(t) == (ANNE, "work-mascot")
    assert "enough" in options(t)
    play(t, f"raise {second}")

    assert asked(t) == (ANNE, "operate")
    assert sum(int(die[-1]) for die in dice(t)["c3"]) == 10


@pytest.mark.rule("DP-51")
def test_the_extra_adjustment_is_optional() -> None:
    t = mascots("blue-4 c3", staff=1)
    play(t, "mascot", "stand c3", "raise blue-4", "enough")

    assert dice(t) == {"c3": ["blue-5"]}


@pytest.mark.rule("DP-51", "DP-53")
def test_it_comes_with_every_use_of_a_mascot() -> None:
    t = mascots("blue-1 e2", staff=1, mascots={ANNE: 2})
    play(t, "mascot", "stand e2", "raise blue-1", "raise blue-2")
    play(t, "mascot", "stand e2", "raise blue-3", "raise blue-4")

    assert dice(t) == {"e2": ["blue-5"]}


@pytest.mark.rule("DP-53", "DP-R52", "DP-40")
def test_two_staff_mascots_add_two() -> None:
    t = mascots("blue-1 e2", staff=2)
    play(t, "mascot", "stand e2", "raise blue-1", "raise blue-2", "raise blue-3")

    assert dice(t) == {"e2": ["blue-4"]}
    assert asked(t) == (ANNE, "operate")


@pytest.mark.rule("DP-R53", "DP-51")
def test_an_extra_colour_adjustment_begins_the_activation() -> None:
    t = mascots("yellow-4 c3", "green-4 c3", staff=1)
    play(t, "mascot", "stand c3", "raise yellow-4", "tint yellow-5", "send yellow-4 d3")

    assert dice(t) == {"c3": ["green-3"], "d3": ["yellow-4"]}
    assert asked(t) == (ANNE, "operate")


@pytest.mark.rule("DP-52", "DP-104", "DP-R52")
def test_the_extra_adjustment_never_repeats_the_skill() -> None:
    t = mascots("blue-2 e2", "green-2 e2", staff=1, mode="full", skills={ANNE: ["flip"]})
    play(t, "mascot flip", "stand e2", "flip blue-2")
    assert refused(t, "flip green-2") == "DP-104 card-used"
    assert "raise green-2" in options(t)
    play(t, "raise green-2")

    assert dice(t)["e2"] == ["blue-5", "green-3"]
    assert asked(t) == (ANNE, "operate")


@pytest.mark.rule("DP-R52")
def test_the_extra_adjustment_may_come_before_the_skill() -> None:
    t = mascots("blue-1 e2", staff=1, mode="full", skills={ANNE: ["flip"]})
    play(t, "mascot flip", "stand e2", "raise blue-1", "flip blue-2")

    assert dice(t) == {"e2": ["blue-5"]}
    assert asked(t) == (ANNE, "operate")


@pytest.mark.rule("DP-104")
def test_a_mascot_adjusts_or_uses_its_card_never_both() -> None:
    t = mascots("blue-2 e2", "green-2 e2", mode="full", skills={ANNE: ["flip"]})
    play(t, "mascot flip", "stand e2", "raise green-2")
    assert asked(t) == (ANNE, "operate")
    assert refused(t, "mascot flip") == "DP-101 card-not-ready"


@pytest.mark.rule("DP-100", "DP-R29")
def test_a_mascot_without_a_card_can_only_adjust() -> None:
    t = mascots("blue-2 e2", mode="full", mascots={ANNE: 2}, skills={ANNE: ["flip"]})
    assert offered(t, "mascot") == ["", "flip"]
    play(t, "mascot", "stand e2")

    assert refused(t, "flip blue-2") == "DP-101 mascot-under-way"
    assert "used_mascot" in happened(t)


# To the last hex, seat and card


@pytest.mark.rule("DP-101", "DP-R48")
@pytest.mark.parametrize(("seat", "other"), [(ANNE, BASILE), (BASILE, ANNE)])
def test_a_mascot_stands_where_the_own_dice_are_up_to_the_last_hex(seat: int, other: int) -> None:
    park = ["carousel b2", "duck-pond a1", "orchard e3"]
    others = ["mini-golf b2", "log-flume a1", "speedster e3"]
    t = table(
        park={seat: park, other: others},
        dice={seat: ["blue-2 a1", "blue-2 d2"], other: ["blue-3 e3", "blue-3 c3", "blue-3 a1"]},
    )
    play(t, "mascot", seat=seat)

    assert offered(t, "stand", seat) == ["a1", "d2"]


@pytest.mark.rule("DP-101")
def test_a_card_that_is_not_ready_is_named() -> None:
    t = mascots(
        "blue-2 e2", mode="full", mascots={ANNE: 2}, skills={ANNE: ["shift-yellow", "cash-blue"]}
    )
    for card in ("flip", "shift-blue"):
        why = refusal(t, f"mascot {card}")
        assert why is not None
        assert (why.reason, why.facts) == ("card-not-ready", {"skill": SKILL_IDS.index(card)})


@pytest.mark.rule("DP-103")
def test_of_the_dice_there_only_others_colours_can_be_tinted() -> None:
    t = mascots("blue-5 c3", "yellow-6 c3")
    play(t, "mascot", "stand c3")

    assert refused(t, "tint blue-5") == "DP-103 tint-does-not-help"
    assert refused(t, "tint green-5") == "DP-R48 die-not-here"


@pytest.mark.rule("DP-104", "DP-103")
def test_after_a_push_nothing_is_tinted() -> None:
    t = mascots("yellow-6 c3", "green-3 c3", "green-4 c3", mode="full", skills={ANNE: ["push"]})
    play(t, "mascot push", "stand c3", "push green-4 d2")

    assert refused(t, "tint yellow-6") == "DP-104 no-adjustment-left"


@pytest.mark.rule("DP-51", "DP-123")
def test_with_no_die_left_there_is_nothing_more_to_adjust() -> None:
    t = mascots("blue-3 e2", "green-3 e2", staff=1, mode="full", skills={ANNE: ["push"]})
    play(t, "mascot push", "stand e2", "push blue-3 d2", "push green-3 d2")

    assert asked(t) == (ANNE, "operate")


@pytest.mark.rule("DP-100", "DP-R29")
def test_all_that_a_mascot_without_a_card_can_do() -> None:
    t = mascots("blue-2 e2", mode="full", mascots={ANNE: 2}, skills={ANNE: ["flip"]})
    play(t, "mascot", "stand e2")

    assert options(t) == ["raise blue-2", "lower blue-2"]
    play(t, "raise blue-2")
    assert asked(t) == (ANNE, "operate")
