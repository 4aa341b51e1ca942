"""Compétences — what each skill card does, and where it does nothing (DP-117 to DP-126)."""

from __future__ import annotations

from typing import Any

import pytest

from manege.games.dice_theme_park.components import Parks
from manege.games.dice_theme_park.hexes import HEX_IDS
from tests.games.dice_theme_park.support import (
    ANNE,
    BASILE,
    asked,
    dice,
    fields,
    finish,
    money,
    offered,
    options,
    play,
    refusal,
    refused,
    stars,
    table,
    to_phase,
    told,
    zone,
)


def with_card(card: str, *standing: str, **places: Any) -> Parks:
    """Anne's only mascot stands on this card; only she has visitors."""
    usual: dict[str, Any] = {
        "mode": "full",
        "skills": {ANNE: [card]},
        "dice": {ANNE: standing},
        "played": {ANNE: ("receptionist", "guard")},
    }
    return table(**(usual | places))


def used(card: str, place: str, *standing: str, **places: Any) -> Parks:
    t = with_card(card, *standing, **places)
    play(t, f"mascot {card}", f"stand {place}")
    return t


@pytest.mark.rule("DP-118", "DP-R54", "DP-R55")
@pytest.mark.parametrize("colour", ["blue", "green", "yellow"])
def test_two_up_or_down_on_a_die_of_the_colour(colour: str) -> None:
    other = "blue" if colour != "blue" else "green"
    standing = [f"{colour}-{value} e2" for value in (2, 3, 4, 5)]
    t = used(f"shift-{colour}", "e2", *standing, f"{other}-3 e2", f"{colour}-1 d2")

    assert offered(t, "boost") == [f"{colour}-{value}" for value in (2, 3, 4)]
    assert offered(t, "drop") == [f"{colour}-{value}" for value in (3, 4, 5)]
    assert refused(t, f"boost {other}-3") == "DP-118 not-of-the-cards-colour"
    assert refused(t, f"boost {colour}-1") == "DP-R54 die-not-here"
    assert refused(t, f"boost {colour}-5") == "DP-R55 off-the-die"
    assert refused(t, f"drop {colour}-2") == "DP-R55 off-the-die"
    play(t, f"boost {colour}-4")

    assert f"{colour}-6" in dice(t)["e2"]
    assert asked(t) == (ANNE, "operate")


@pytest.mark.rule("DP-119")
@pytest.mark.parametrize(("before", "after"), [("green-2", "green-5"), ("yellow-5", "yellow-2")])
def test_2_becomes_5_and_5_becomes_2_in_any_colour(before: str, after: str) -> None:
    t = used("flip", "e2", f"{before} e2", "blue-3 e2")
    assert refused(t, "flip blue-3") == "DP-119 neither-2-nor-5"
    assert refused(t, "flip blue-2") == "DP-R54 die-not-here"
    play(t, f"flip {before}")

    assert after in dice(t)["e2"]


@pytest.mark.rule("DP-120", "DP-R60")
@pytest.mark.parametrize(("number", "paid"), [(1, 2), (2, 4), (3, 6), (4, 6)])
def test_cash_for_each_die_of_the_colour_here(number: int, paid: int) -> None:
    t = used("cash-green", "e2", *["green-2 e2"] * number, "blue-2 e2", "green-2 d2")
    play(t, "cash")

    assert money(t) == 6 + paid
    assert asked(t) == (ANNE, "operate")


@pytest.mark.rule("DP-120")
def test_without_such_a_die_there_is_no_cash() -> None:
    t = used("cash-green", "e2", "blue-2 e2", "green-2 d2")

    assert refused(t, "cash") == "DP-120 no-die-of-that-colour"


@pytest.mark.rule("DP-121", "DP-R60", "DP-R69")
@pytest.mark.parametrize(("number", "won"), [(1, 1), (3, 3), (4, 3)])
def test_stars_for_each_die_of_the_colour_scored_in_phase_6(number: int, won: int) -> None:
    t = used("cheer-blue", "e2", *["blue-2 e2"] * number, "green-2 e2")
    play(t, "cheer")
    assert (fields(t)["tokens"][ANNE], stars(t)) == (won, 0)
    finish(t)

    assert stars(t) == won
    assert fields(t)["tokens"][ANNE] == 0
    assert fields(t)["sources"][ANNE]["skills"] == won


@pytest.mark.rule("DP-121")
def test_without_such_a_die_there_is_no_star() -> None:
    assert (
        refused(used("cheer-blue", "e2", "green-2 e2"), "cheer") == "DP-121 no-die-of-that-colour"
    )


@pytest.mark.rule("DP-122", "DP-R56")
@pytest.mark.parametrize(
    ("second", "after"),
    [("nudge-up green-3", ["blue-4", "green-4"]), ("nudge-down green-3", ["blue-4", "green-2"])],
)
def test_two_different_dice_each_with_its_own_sign(second: str, after: list[str]) -> None:
    t = used("nudge", "e2", "blue-3 e2", "green-3 e2")
    play(t, "nudge-up blue-3")
    assert asked(t) == (ANNE, "second-nudge")
    assert options(t) == ["nudge-up green-3", "nudge-down green-3"]
    assert refused(t, "nudge-up blue-4") == "DP-R56 changed-already"
    assert refused(t, "nudge-up blue-3") == "DP-R54 die-not-here"
    assert refused(t, "finish") == "DP-122 second-nudge-first"
    play(t, second)

    assert dice(t)["e2"] == after
    assert asked(t) == (ANNE, "operate")


@pytest.mark.rule("DP-R56")
def test_twins_are_two_dice() -> None:
    t = used("nudge", "e2", "blue-3 e2", "blue-3 e2")
    play(t, "nudge-up blue-3", "nudge-up blue-3")

    assert dice(t)["e2"] == ["blue-4", "blue-4"]


@pytest.mark.rule("DP-R56")
def test_one_die_alone_is_not_enough() -> None:
    t = used("nudge", "e2", "blue-3 e2")

    assert refused(t, "nudge-up blue-3") == "DP-R56 two-dice-needed"


@pytest.mark.rule("DP-123", "DP-R57")
def test_push_one_or_two_dice_to_adjacent_attractions() -> None:
    t = used("push", "e2", "blue-3 e2", "green-3 e2")
    assert offered(t, "push") == ["blue-3 d2", "blue-3 d3", "green-3 d2", "green-3 d3"]
    assert refused(t, "push blue-3 c3") == "DP-123 too-far"
    assert refused(t, "push blue-4 d2") == "DP-R54 die-not-here"
    play(t, "push blue-3 d2")
    assert offered(t, "push") == ["green-3 d2", "green-3 d3"]
    assert offered(t, "raise") == []
    play(t, "push green-3 d3")

    assert dice(t) == {"d2": ["blue-3"], "d3": ["green-3"]}
    assert asked(t) == (ANNE, "operate")


@pytest.mark.rule("DP-R57")
def test_one_push_will_do() -> None:
    t = used("push", "e2", "blue-3 e2", "green-3 e2")
    play(t, "push blue-3 d2", "enough")

    assert dice(t) == {"d2": ["blue-3"], "e2": ["green-3"]}


@pytest.mark.rule("DP-124", "DP-R57", "DP-R54")
def test_pull_dice_from_adjacent_attractions_also_to_an_empty_one() -> None:
    t = with_card("pull", "blue-3 e2", "green-3 c3", "yellow-3 e2")
    play(t, "mascot pull")
    assert offered(t, "stand") == ["c3", "d2", "d3", "e2"]
    play(t, "stand d2")
    assert offered(t, "pull") == ["green-3 c3", "blue-3 e2", "yellow-3 e2"]
    assert refused(t, "pull blue-3 d1") == "DP-124 too-far"
    play(t, "pull blue-3 e2", "pull green-3 c3")

    assert dice(t) == {"d2": ["blue-3", "green-3"], "e2": ["yellow-3"]}
    assert asked(t) == (ANNE, "operate")


@pytest.mark.rule("DP-125", "DP-R58")
def test_leap_two_hexes_over_a_gap_too() -> None:
    park = {ANNE: ["duck-pond e3", "carousel d4", "mini-golf c5", "orchard d1"]}
    t = used("leap", "e2", "blue-3 e2", park=park)
    assert offered(t, "leap") == [
        f"blue-3 {place}" for place in ("c3", "d1", "d2", "d3", "d4", "e3")
    ]
    assert refused(t, "leap blue-3 c5") == "DP-125 too-far"
    assert refused(t, "leap blue-3 e2") == "DP-125 too-far"
    play(t, "leap blue-3 d4")

    assert dice(t) == {"d4": ["blue-3"]}
    assert asked(t) == (ANNE, "operate")


@pytest.mark.rule("DP-R58")
def test_what_lies_between_does_not_matter() -> None:
    """Nothing is built on `c2` and `d1`, which lie between `c1` and the park board."""
    t = used("leap", "c1", "blue-3 c1", park={ANNE: ["carousel b2", "mini-golf b1", "orchard c1"]})

    assert offered(t, "leap") == [f"blue-3 {place}" for place in ("b1", "b2", "c3", "d2")]


@pytest.mark.rule("DP-126", "DP-R59")
def test_dye_exchanges_with_a_die_of_the_bag_for_good() -> None:
    t = used("dye", "e2", "blue-3 e2", bag=[2, 1, 0])
    assert offered(t, "dye") == ["blue-3 green"]
    assert refused(t, "dye blue-3 yellow") == "DP-R59 not-in-the-bag"
    assert refused(t, "dye blue-3 blue") == "DP-126 same-colour"
    assert refused(t, "dye green-3 blue") == "DP-R54 die-not-here"
    play(t, "dye blue-3 green")

    assert dice(t) == {"e2": ["green-3"]}
    assert zone(t, "bag") == ["blue", "blue", "blue"]


@pytest.mark.rule("DP-R37", "DP-R59")
def test_the_bag_is_shared_a_die_lost_by_one_can_be_taken_by_another() -> None:
    t = table(
        mode="full",
        skills={ANNE: ["dye"]},
        dice={ANNE: ["blue-3 e2"], BASILE: ["green-1 e2"]},
        bag=[0, 0, 0],
    )
    play(t, "mascot dye", "stand e2", seat=ANNE)
    assert offered(t, "dye", ANNE) == []
    play(t, "activate e2", seat=BASILE)
    assert offered(t, "dye", ANNE) == ["blue-3 green"]


@pytest.mark.rule("DP-R37", "DP-R59")
def test_a_die_of_the_bag_is_there_for_whoever_is_first() -> None:
    t = table(
        mode="full",
        skills={ANNE: ["dye"], BASILE: ["dye"]},
        dice={ANNE: ["blue-3 e2"], BASILE: ["yellow-4 e2"]},
        bag=[0, 1, 0],
    )
    for seat in (ANNE, BASILE):
        play(t, "mascot dye", "stand e2", seat=seat)
    assert offered(t, "dye", ANNE) == ["blue-3 green"]
    play(t, "dye yellow-4 green", seat=BASILE)

    assert refused(t, "dye blue-3 green", ANNE) == "DP-R59 not-in-the-bag"
    assert offered(t, "dye", ANNE) == ["blue-3 yellow"]


@pytest.mark.rule("DP-100", "DP-117")
def test_two_cards_of_one_kind_are_two_mascots() -> None:
    t = with_card("flip", "blue-2 e2", skills={ANNE: ["flip", "flip"]}, mascots={ANNE: 2})
    play(t, "mascot flip", "stand e2", "flip blue-2")
    play(t, "mascot flip", "stand e2", "flip blue-5")

    assert dice(t) == {"e2": ["blue-2"]}
    assert refused(t, "mascot flip") == "DP-101 card-not-ready"


@pytest.mark.rule("DP-104")
def test_what_is_on_another_card_cannot_be_done() -> None:
    t = used("flip", "e2", "blue-2 e2")

    assert refused(t, "boost blue-2") == "DP-101 mascot-under-way"
    assert refused(t, "activate e2") == "DP-101 mascot-under-way"


@pytest.mark.rule("DP-120")
def test_one_blue_die_is_enough_for_cash() -> None:
    t = used("cash-blue", "e2", "blue-2 e2")
    play(t, "cash")

    assert money(t) == 8


@pytest.mark.rule("DP-122", "DP-48")
def test_what_the_guard_has_lifted_does_not_shorten_a_nudge() -> None:
    t = table(
        mode="full",
        phase="welcome",
        order=[ANNE, BASILE],
        monorails=[["blue-2", "green-3"], [], []],
        skills={ANNE: ["nudge"]},
        played={ANNE: ("guard", "director"), BASILE: ("guide", "guide")},
        money={ANNE: 0, BASILE: 0},
    )
    play(t, "welcome 1", "lift blue-2", "decline", "welcome 2")
    to_phase(t, "activation")
    play(t, "mascot nudge", "stand e2", "nudge-up blue-3", "nudge-up green-3", seat=ANNE)

    assert dice(t) == {"e2": ["blue-4", "green-4"]}


@pytest.mark.rule("DP-124")
def test_a_pull_is_refused_for_its_own_reason() -> None:
    park = {ANNE: ["carousel b2", "duck-pond a1"]}
    t = used("pull", "b2", "blue-3 a1", "green-3 c3", "blue-5 b2", park=park)
    assert offered(t, "pull") == ["blue-3 a1", "green-3 c3"]
    assert refused(t, "pull blue-3 c3") == "DP-124 no-such-die"
    assert refused(t, "pull green-3 a1") == "DP-124 no-such-die"
    why = refusal(t, "pull blue-3 d2")
    assert why is not None
    assert (why.reason, why.facts) == ("too-far", {"hex": HEX_IDS.index("d2")})
    play(t, "pull blue-3 a1")

    assert dice(t)["b2"] == ["blue-3", "blue-5"]


@pytest.mark.rule("DP-126", "DP-R59")
def test_every_colour_is_dyed_into_the_two_others() -> None:
    t = used("dye", "e2", "blue-3 e2", "green-4 e2", "yellow-5 e2", bag=[1, 1, 1])

    assert offered(t, "dye") == [
        *("blue-3 green", "blue-3 yellow", "green-4 blue", "green-4 yellow"),
        *("yellow-5 blue", "yellow-5 green"),
    ]
    for same in ("blue-3 blue", "green-4 green", "yellow-5 yellow"):
        assert refused(t, f"dye {same}") == "DP-126 same-colour"


@pytest.mark.rule("DP-52", "DP-104")
@pytest.mark.parametrize(
    ("card", "acts", "again"),
    [
        ("shift-blue", ["boost blue-2"], "boost blue-4"),
        ("flip", ["flip blue-2"], "flip blue-5"),
        ("cash-blue", ["cash"], "cash"),
        ("cheer-blue", ["cheer"], "cheer"),
        ("nudge", ["nudge-up blue-2", "nudge-up green-3"], "nudge-up blue-3"),
        ("leap", ["leap blue-2 d2"], "leap green-3 d2"),
        ("push", ["push blue-2 d2", "push green-3 d2"], "push yellow-4 d2"),
        ("pull", ["pull blue-6 d3", "pull blue-6 d3"], "pull blue-6 d3"),
        ("dye", ["dye blue-2 green"], "dye green-2 blue"),
    ],
)
def test_a_card_is_used_up_though_the_staff_adjusts_on(
    card: str, acts: list[str], again: str
) -> None:
    standing = ["blue-2 e2", "green-3 e2", "yellow-4 e2", *["blue-6 d3"] * 3]
    t = used(card, "e2", *standing, played={ANNE: ("mascot", "guard")})
    play(t, *acts)

    assert asked(t) == (ANNE, "work-mascot")
    assert refused(t, again) == "DP-104 card-used"


@pytest.mark.rule("DP-122", "DP-R54")
def test_of_dice_alike_the_one_here_is_nudged() -> None:
    t = used("nudge", "e2", "blue-3 d2", "blue-3 e2", "green-3 e2")
    play(t, "nudge-up blue-3", "nudge-down green-3")

    assert dice(t) == {"d2": ["blue-3"], "e2": ["blue-4", "green-2"]}


@pytest.mark.rule("DP-126")
def test_a_dye_is_told_with_its_new_colour() -> None:
    t = used("dye", "e2", "blue-3 e2", bag=[0, 1, 0])
    play(t, "dye blue-3 green")

    assert told(t, ANNE, "dyed") == [
        {"event": "dyed", "seat": ANNE, "die": "blue-3", "colour": "green"}
    ]
