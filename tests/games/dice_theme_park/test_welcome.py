"""2. Accueil — monorails and guards (DP-48, DP-49, DP-56 to DP-58, DP-159)."""

from __future__ import annotations

from typing import Any

import pytest

from manege.games.dice_theme_park.components import Parks
from tests.games.dice_theme_park.support import (
    ANNE,
    BASILE,
    CHLOE,
    asked,
    dice,
    fields,
    finish,
    offered,
    options,
    play,
    refusal,
    refused,
    table,
    to_phase,
    told,
    zone,
)

TRAINS = [
    ["blue-6", "green-4", "yellow-3"],
    ["blue-5", "blue-5", "green-3"],
    ["yellow-5", "yellow-4", "green-4"],
]


def welcome(**places: Any) -> Parks:
    usual: dict[str, Any] = {"phase": "welcome", "monorails": TRAINS, "order": [0, 1]}
    return table(**(usual | places))


@pytest.mark.rule("DP-56", "DP-57", "DP-28", "DP-29")
def test_in_order_each_takes_one_of_those_left_with_its_dice_unchanged() -> None:
    t = welcome(order=[1, 0])
    assert asked(t) == (BASILE, "take-monorail")
    play(t, "welcome 2")
    assert dice(t, BASILE) == {"e2": ["blue-5", "blue-5", "green-3"]}
    assert asked(t) == (ANNE, "take-monorail")
    assert options(t) == ["welcome 1", "welcome 3"]
    assert refused(t, "welcome 2") == "DP-56 monorail-taken"
    assert refused(t, "welcome 4") == "DP-7 no-such-monorail"
    assert refused(t, "finish") == "DP-56 monorail-first"
    play(t, "welcome 1")

    assert fields(t)["taken"] == [1, 2]
    assert fields(t)["phase"] == "expansion"


@pytest.mark.rule("DP-28")
def test_whose_turn_it_is_not_waits() -> None:
    t = welcome()

    assert refused(t, "welcome 1", BASILE) == "DP-28 not-your-turn"


@pytest.mark.rule("DP-58")
def test_dice_of_earlier_rounds_stay_beside_them_and_there_is_no_limit() -> None:
    t = welcome(dice={ANNE: ["blue-5 e2"] * 4 + ["green-1 e2"] * 4})
    play(t, "welcome 2")

    assert len(dice(t)["e2"]) == 11
    assert dice(t)["e2"].count("blue-5") == 6


@pytest.mark.rule("DP-R19", "DP-56")
def test_an_empty_monorail_can_be_chosen_and_must_be_if_nothing_else_is_there() -> None:
    t = welcome(monorails=[["blue-6"], [], []])
    play(t, "welcome 2")
    assert dice(t, ANNE) == {}
    assert options(t) == ["welcome 1", "welcome 3"]


# The guard


def guarded(number: int = 1, **places: Any) -> Parks:
    staff = ["guard"] * number + ["guide"] * (2 - number)
    t = welcome(played={ANNE: staff}, **places)
    play(t, "welcome 1")
    return t


@pytest.mark.rule("DP-48", "DP-39")
def test_a_guard_lifts_one_die_by_one_or_two_or_two_dice_by_one_or_none() -> None:
    t = guarded()
    assert asked(t) == (ANNE, "lift")
    assert offered(t, "lift") == ["green-4", "yellow-3"]
    assert offered(t, "hoist") == ["green-4", "yellow-3"]
    assert "decline" in options(t)
    play(t, "decline")

    assert dice(t)["e2"] == ["blue-6", "green-4", "yellow-3"]
    assert asked(t) == (BASILE, "take-monorail")


@pytest.mark.rule("DP-48")
def test_plus_two_on_one_die() -> None:
    t = guarded()
    play(t, "hoist yellow-3")

    assert dice(t)["e2"] == ["blue-6", "green-4", "yellow-5"]
    assert asked(t) == (BASILE, "take-monorail")


@pytest.mark.rule("DP-48")
def test_plus_one_on_each_of_two_dice_never_twice_on_the_same() -> None:
    t = guarded()
    play(t, "lift yellow-3")
    assert asked(t) == (ANNE, "lift-another")
    assert options(t) == ["lift green-4", "decline"]
    assert refused(t, "lift yellow-4") == "DP-48 changed-already"
    assert refused(t, "lift yellow-3") == "DP-R17 not-just-come"
    play(t, "lift green-4")

    assert dice(t)["e2"] == ["blue-6", "green-5", "yellow-4"]
    assert asked(t) == (BASILE, "take-monorail")


@pytest.mark.rule("DP-48")
def test_or_on_one_alone() -> None:
    t = guarded()
    play(t, "lift yellow-3", "decline")

    assert dice(t)["e2"] == ["blue-6", "green-4", "yellow-4"]
    assert asked(t) == (BASILE, "take-monorail")


@pytest.mark.rule("DP-R16")
def test_a_five_gets_one_not_two_and_a_six_nothing() -> None:
    t = welcome(played={ANNE: ["guard", "guide"]}, monorails=[["blue-6", "blue-5"], [], []])
    play(t, "welcome 1")

    assert options(t) == ["lift blue-5", "decline"]
    assert refused(t, "hoist blue-5") == "DP-R16 above-six"
    assert refused(t, "lift blue-6") == "DP-R16 above-six"
    assert refused(t, "lift green-2") == "DP-R17 not-just-come"


@pytest.mark.rule("DP-R16")
def test_with_nothing_but_sixes_nobody_is_asked() -> None:
    t = welcome(played={ANNE: ["guard", "guard"]}, monorails=[["blue-6", "green-6"], [], []])
    play(t, "welcome 1")

    assert asked(t) == (BASILE, "take-monorail")


@pytest.mark.rule("DP-R17")
def test_only_dice_just_come_can_be_lifted() -> None:
    t = guarded(dice={ANNE: ["blue-2 e2", "green-4 d2"]})

    assert offered(t, "lift") == ["green-4", "yellow-3"]
    play(t, "lift green-4", "decline")
    assert dice(t)["d2"] == ["green-4"]


@pytest.mark.rule("DP-49", "DP-40", "DP-R17")
def test_two_guards_twice_on_the_same_die_too() -> None:
    t = guarded(2)
    play(t, "hoist yellow-3")
    assert asked(t) == (ANNE, "lift")
    play(t, "lift yellow-5", "decline")

    assert dice(t)["e2"] == ["blue-6", "green-4", "yellow-6"]
    assert asked(t) == (BASILE, "take-monorail")


# The die left over


def with_agent(**places: Any) -> Parks:
    return welcome(mode="full", administrator={BASILE: "k7"}, **places)


@pytest.mark.rule("DP-159", "DP-R18")
def test_after_the_last_choice_one_die_of_the_monorail_left_over() -> None:
    t = with_agent()
    play(t, "welcome 1", "welcome 2")
    assert asked(t) == (BASILE, "invite-one")
    assert options(t) == [
        *("invite green-4", "invite yellow-4", "invite yellow-5", "decline"),
    ]
    assert refused(t, "invite blue-6") == "DP-159 not-left-over"
    assert refused(t, "pass") == "DP-159 leftover-first"
    play(t, "invite yellow-4")

    assert "yellow-4" in dice(t, BASILE)["e2"]
    assert fields(t)["trains"][2] == ["green-4", "yellow-5"]


@pytest.mark.rule("DP-159", "DP-R18")
def test_also_if_its_owner_was_the_first_to_choose() -> None:
    t = with_agent(order=[BASILE, ANNE])
    play(t, "welcome 1")
    assert asked(t) == (ANNE, "take-monorail")
    play(t, "welcome 2")

    assert asked(t) == (BASILE, "invite-one")


@pytest.mark.rule("DP-159")
def test_it_may_be_declined_and_with_nothing_left_there_is_no_question() -> None:
    t = with_agent()
    play(t, "welcome 1", "welcome 2", "decline")
    assert len(dice(t, BASILE)["e2"]) == 3
    t = with_agent(monorails=[TRAINS[0], TRAINS[1], []])
    play(t, "welcome 1", "welcome 2")
    assert fields(t)["phase"] == "expansion"


@pytest.mark.rule("DP-R17", "DP-159")
def test_the_guard_does_not_reach_the_die_left_over() -> None:
    t = with_agent(played={BASILE: ["guard", "guide"]})
    play(t, "welcome 1", "welcome 2", "decline", "invite yellow-4")

    assert fields(t)["phase"] == "expansion"
    assert "yellow-4" in dice(t, BASILE)["e2"]


@pytest.mark.rule("DP-56")
def test_with_four_the_last_chooses_from_two() -> None:
    trains = [*TRAINS, ["blue-1"], ["blue-2"]]
    t = welcome(seats=4, order=[3, 2, 1, 0], monorails=trains)
    play(t, "welcome 5", "welcome 4", "welcome 3")

    assert asked(t) == (ANNE, "take-monorail")
    assert options(t) == ["welcome 1", "welcome 2"]
    play(t, "welcome 1")
    assert fields(t)["taken"] == [1, 3, 4, 5]
    assert zone(t, "monorails") == ["blue", "blue", "green"]
    assert [event["monorail"] for event in told(t, CHLOE, "welcomed")] == [5, 4, 3, 1]


@pytest.mark.rule("DP-56")
@pytest.mark.parametrize(("first", "second"), [(ANNE, BASILE), (BASILE, ANNE)])
def test_who_has_taken_a_monorail_is_named(first: int, second: int) -> None:
    t = welcome(order=[first, second])
    before = t.copy()
    play(t, "welcome 1")
    why = refusal(t, "welcome 1")

    assert why is not None
    assert why.facts == {"monorail": 1, "seat": first}
    assert fields(before)["trains"][0] == TRAINS[0]


@pytest.mark.rule("DP-48")
def test_the_first_of_three_dice_may_be_lifted_first_and_no_third() -> None:
    t = guarded(monorails=[["blue-2", "green-2", "yellow-2"], [], []])
    play(t, "lift blue-2", "lift green-2")

    assert dice(t)["e2"] == ["blue-3", "green-3", "yellow-2"]
    assert asked(t) == (BASILE, "take-monorail")


@pytest.mark.rule("DP-R16")
def test_a_six_alone_cannot_be_lifted_nor_a_five_hoisted() -> None:
    t = guarded(monorails=[["blue-5", "green-6", "green-1"], [], []])

    assert refused(t, "hoist blue-5") == "DP-R16 above-six"
    assert refused(t, "hoist blue-1") == "DP-R17 not-just-come"
    play(t, "lift blue-5")
    assert refused(t, "lift green-6") == "DP-R16 above-six"


@pytest.mark.rule("DP-159")
def test_the_die_left_over_leaves_copies_of_the_table_alone() -> None:
    t = with_agent()
    play(t, "welcome 1", "welcome 2")
    before = t.copy()
    play(t, "invite yellow-4")

    assert fields(before)["trains"][2] == ["green-4", "yellow-4", "yellow-5"]


@pytest.mark.rule("DP-27", "DP-56")
def test_every_round_has_its_welcome() -> None:
    t = table(phase="expansion", order=[ANNE, BASILE])
    to_phase(t, "welcome")
    finish(t)

    assert sorted(fields(t)["taken"]) == [1, 2]


@pytest.mark.rule("DP-7")
def test_a_monorail_that_is_not_there_is_named() -> None:
    why = refusal(welcome(), "welcome 4")

    assert why is not None
    assert (why.reason, why.facts) == ("no-such-monorail", {"monorail": 4})


@pytest.mark.rule("DP-49", "DP-R17")
def test_the_second_guard_may_lift_what_the_first_has_lifted() -> None:
    t = guarded(2)
    play(t, "lift yellow-3", "decline")

    assert offered(t, "lift") == ["green-4", "yellow-4"]


@pytest.mark.rule("DP-28", "DP-56")
def test_then_the_first_in_order_expands() -> None:
    t = welcome(order=[1, 0], monorails=[[], [], []])
    play(t, "welcome 1", "welcome 2")

    assert asked(t) == (BASILE, "expand")
