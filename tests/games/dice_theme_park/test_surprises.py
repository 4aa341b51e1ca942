"""Surprises — dice that are rolled instead of decreased (DP-165 to DP-169)."""

from __future__ import annotations

from collections import Counter

import pytest

from manege.games.dice_theme_park import GAME
from manege.games.dice_theme_park.components import GROUP, Parks, has, put
from manege.games.dice_theme_park.dice import kinds_of
from manege.games.dice_theme_park.reading import table_seen
from manege.games.dice_theme_park.variants.surprises import GAMBLED, ROLLED
from manege.kernel.errors import UndoRefused
from manege.kernel.match import Match
from tests.games.dice_theme_park.support import (
    ANNE,
    BASILE,
    EACH_SEAT_COUNT,
    WITH_CARDS,
    asked,
    by,
    dealt,
    dice,
    fields,
    finish,
    offered,
    options,
    play,
    refused,
    table,
    to_phase,
    told,
    zone,
)

LAB = "e1"
SURPRISES = ["surprises"]


def lab(tile: str, *there: str, seed: int = 0, **more: object) -> Parks:
    """Anne has a surprise beside the Entrance, and dice on it."""
    return table(
        expansions=SURPRISES,
        park={ANNE: [f"{tile} {LAB}"]},
        dice={ANNE: [f"{die} {LAB}" for die in there]},
        seed=seed,
        **more,  # type: ignore[arg-type]
    )


def census(t: Parks, holds: str) -> Counter[str]:
    names = GAME.secrecy.names[holds]
    found: Counter[str] = Counter()
    for (kind, thing), number in GAME.secrecy.census(t).items():
        if kind == holds:
            found[names[thing]] += number
    return found


# What comes with it


@pytest.mark.rule("DP-165", "DP-166", "DP-R76")
@WITH_CARDS
@EACH_SEAT_COUNT
def test_tiles_administrator_and_skills_are_shuffled_in(seats: int, mode: str) -> None:
    t = dealt(seats, mode=mode, surprises=True)
    tiles, skills = census(t, "tile"), census(t, "skill")

    assert len(tiles) == 42
    assert set(tiles.values()) == {1}
    assert {name: skills[name] for name in skills if name.startswith("roll")} == {
        "roll-blue": 2,
        "roll-green": 2,
        "roll-yellow": 2,
    }
    assert sum(skills.values()) == 36
    assert census(t, "administrator")["k13"] == 1


@pytest.mark.rule("DP-165", "DP-166", "DP-1")
def test_in_initiation_only_its_tiles_come() -> None:
    t = dealt(2, surprises=True)

    assert len(census(t, "tile")) == 42
    assert census(t, "skill") == census(t, "administrator") == Counter()


@pytest.mark.rule("DP-166")
def test_three_lie_in_stack_a_and_three_in_stack_b() -> None:
    t = dealt(2, surprises=True)
    ids = GAME.secrecy.names["tile"]

    assert {ids[tile] for tile in t.stack_a} > {"bubble-lab", "upside-down-house", "rocket-sled"}
    assert {ids[tile] for tile in t.stack_b} > {
        *("time-whirlpool", "mad-laboratory", "chance-coaster"),
    }


def test_without_it_nothing_of_it_is_there() -> None:
    t = dealt(2, mode="full")

    assert len(census(t, "tile")) == 36
    assert "roll-blue" not in census(t, "skill")


# The marked icon


@pytest.mark.rule("DP-167", "DP-R44", "DP-R77")
def test_the_marked_die_is_rolled_instead_of_decreased_and_then_moves() -> None:
    t = lab("bubble-lab", "blue-5")
    play(t, f"activate {LAB}")
    assert "send blue-4 d2" in options(t)
    play(t, "reroll blue-5")
    (rolled,) = told(t, None, "rolled")
    now = f"blue-{rolled['value']}"

    assert offered(t, "send") == [f"{now} d2", f"{now} e2"]
    assert offered(t, "reroll") == offered(t, "with") == []
    assert fields(t)["rolled"] == [now, None]
    play(t, f"send {now} d2")
    assert dice(t) == {"d2": [now]}


@pytest.mark.rule("DP-167")
def test_it_may_be_decreased_as_usual() -> None:
    t = lab("bubble-lab", "blue-5")
    play(t, f"activate {LAB}", "send blue-4 d2")

    assert dice(t) == {"d2": ["blue-4"]}


@pytest.mark.rule("DP-R77")
def test_even_a_die_on_1_may_be_rolled_and_stays() -> None:
    t = lab("bubble-lab", "blue-1")
    play(t, f"activate {LAB}")

    assert options(t) == ["wave", "reroll blue-1"]
    play(t, "reroll blue-1")
    assert sum(len(there) for there in dice(t).values()) == 1
    assert "wave" not in options(t)


@pytest.mark.rule("DP-94", "DP-R77")
def test_who_does_not_roll_it_sees_it_leave() -> None:
    t = lab("bubble-lab", "blue-1")
    play(t, f"activate {LAB}", "wave")

    assert dice(t) == {}


@pytest.mark.rule("DP-R77")
def test_the_others_of_the_group_are_decreased() -> None:
    t = lab("upside-down-house", "green-4", "yellow-3")
    play(t, f"activate {LAB}", "reroll green-4", "send yellow-2 e2")

    assert dice(t)["e2"] == ["yellow-2"]


@pytest.mark.rule("DP-R78")
def test_a_roll_that_shows_1_leaves_the_die_there() -> None:
    for seed in range(60):
        t = lab("bubble-lab", "blue-4", seed=seed)
        play(t, f"activate {LAB}", "reroll blue-4")
        if told(t, None, "rolled")[0]["value"] == 1:
            break
    play(t, "send blue-1 e2")

    assert dice(t) == {"e2": ["blue-1"]}
    assert "activate e2" in options(t)


@pytest.mark.rule("DP-167")
def test_only_the_die_on_the_marked_icon() -> None:
    t = lab("upside-down-house", "green-4", "yellow-3")
    play(t, f"activate {LAB}")

    assert offered(t, "reroll") == ["green-4"]
    assert refused(t, "reroll yellow-3") == "DP-167 not-on-the-mark"


@pytest.mark.rule("DP-167", "DP-R38")
def test_either_of_two_that_could_be_on_it() -> None:
    t = lab("upside-down-house", "green-5", "green-3")
    play(t, f"activate {LAB}")

    assert offered(t, "reroll") == ["green-3", "green-5"]


@pytest.mark.rule("DP-167")
@pytest.mark.parametrize(
    ("tile", "there", "marked"),
    [
        ("rocket-sled", ["yellow-5", "blue-2"], "yellow-5"),
        ("time-whirlpool", ["blue-4", "green-4"], "blue-4"),
        ("mad-laboratory", ["green-2", "blue-6"], "green-2"),
        ("chance-coaster", ["blue-3", "yellow-4", "green-5"], "yellow-4"),
    ],
)
def test_every_surprise_has_its_marked_icon(tile: str, there: list[str], marked: str) -> None:
    t = lab(tile, *there)
    play(t, f"activate {LAB}")

    assert offered(t, "reroll") == [marked]


@pytest.mark.rule("DP-167")
def test_elsewhere_nothing_is_rolled_and_here_once() -> None:
    t = lab("bubble-lab", "blue-5")
    play(t, f"activate {LAB}", "reroll blue-5")
    assert refused(t, "reroll blue-5") == "DP-167 rolled-already"

    t = table(expansions=SURPRISES, dice={ANNE: ["blue-5 e2"]})
    play(t, "activate e2")
    assert refused(t, "reroll blue-5") == "DP-167 no-mark"


@pytest.mark.rule("DP-155", "DP-167", "DP-R45")
@pytest.mark.parametrize("order", [["reroll green-4", "spare green-3"], ["spare green-3"]])
def test_an_administrator_may_spare_another_one_before_or_after(order: list[str]) -> None:
    t = lab(
        *("upside-down-house", "green-4", "green-3"),
        mode="short",
        administrator={ANNE: "k2"},
    )
    play(t, f"activate {LAB}", *order)
    if "reroll green-4" in options(t):
        play(t, "reroll green-4")
    play(t, "send green-3 e2")

    assert dice(t)["e2"] == ["green-3"]
    assert told(t, None, "decreased") == []


@pytest.mark.rule("DP-155", "DP-167")
def test_the_die_that_is_spared_is_not_rolled() -> None:
    t = lab(*("upside-down-house", "green-5", "green-3"), mode="short", administrator={ANNE: "k2"})
    play(t, f"activate {LAB}", "spare green-5")

    assert offered(t, "reroll") == ["green-3"]
    assert refused(t, "reroll green-5") == "DP-167 not-on-the-mark"


@pytest.mark.rule("DP-167", "DP-80")
def test_each_activation_has_its_own_roll() -> None:
    t = table(
        expansions=SURPRISES,
        park={ANNE: [f"bubble-lab {LAB}"]},
        facilities={ANNE: [f"generator {LAB}"]},
        dice={ANNE: [f"blue-6 {LAB}", f"blue-5 {LAB}"]},
    )
    for die in ("blue-5", "blue-6"):
        play(t, f"activate {LAB}")
        assert offered(t, "reroll") == [die]
        play(t, f"reroll {die}")
        play(t, f"send {offered(t, 'send')[0]}")
        assert fields(t)["rolled"] == [None, None]

    assert len(told(t, None, "rolled")) == 2


@pytest.mark.rule("DP-90", "DP-167")
def test_once_a_die_is_rolled_the_group_is_settled() -> None:
    t = lab("upside-down-house", "green-4", "yellow-3", "blue-5")
    play(t, f"activate {LAB}")
    assert offered(t, "with") == ["blue-5", "green-4", "yellow-3"]
    play(t, "reroll green-4")

    assert refused(t, "with blue-5") == "DP-90 no-other-group"
    group = fields(t)["group"][ANNE]
    assert sorted(group["named"]) == sorted(group["dice"])


@pytest.mark.rule("DP-103", "DP-167")
def test_a_die_that_counts_as_of_the_colour_is_on_the_mark_too() -> None:
    t = lab("bubble-lab", "yellow-3")
    play(t, "mascot", f"stand {LAB}", "tint yellow-3")

    assert offered(t, "reroll") == ["yellow-3"]


@pytest.mark.rule("DP-167", "DP-181")
@pytest.mark.parametrize(
    ("tile", "there", "marked"),
    [
        ("bubble-lab", ["yellow-3"], ["yellow-3"]),
        ("upside-down-house", ["yellow-4", "blue-3"], ["yellow-4"]),
        ("upside-down-house", ["green-4", "blue-3"], ["green-4"]),
        ("chance-coaster", ["blue-3", "green-4", "green-5"], ["blue-3", "green-4", "green-5"]),
    ],
)
def test_where_a_photo_stand_waives_the_colour_any_die_may_be_on_the_mark(
    tile: str, there: list[str], marked: list[str]
) -> None:
    t = table(
        expansions=[*SURPRISES, "innovations"],
        park={ANNE: [f"{tile} {LAB}"]},
        dice={ANNE: [f"{die} {LAB}" for die in there]},
        more={"photo-stand": [[LAB], []]},
    )
    play(t, f"activate {LAB}")

    assert offered(t, "reroll") == marked


@pytest.mark.rule("DP-167")
def test_a_die_rolled_that_is_not_in_the_group_is_found() -> None:
    t = lab("bubble-lab", "blue-5")
    play(t, f"activate {LAB}", "reroll blue-5")
    assert GAME.fault(t) is None
    put(t, ANNE, ROLLED, ~has(t, ANNE, GROUP))

    assert GAME.fault(t) == "seat 0 has rolled a die that is not in the group (DP-167)"


@pytest.mark.rule("DP-167", "DP-168")
def test_a_bot_reads_what_was_rolled() -> None:
    t = lab("bubble-lab", "blue-5", "green-3", mode="short", administrator={ANNE: "k13"})
    play(t, f"gamble green-3 {LAB}", f"activate {LAB}", "reroll blue-5")
    seen = table_seen(GAME.view(t, ANNE))

    assert has(seen, ANNE, GAMBLED) == has(t, ANNE, GAMBLED) == 1
    assert kinds_of(seen, has(seen, ANNE, ROLLED)) == kinds_of(t, has(t, ANNE, ROLLED)) != 0
    assert has(seen, BASILE, GAMBLED) == 0


# Administrator and skill


@pytest.mark.rule("DP-168", "DP-R79")
def test_the_administrator_rolls_any_die_once_a_round() -> None:
    t = table(
        expansions=SURPRISES,
        mode="short",
        administrator={ANNE: "k13"},
        dice={ANNE: ["blue-5 e2", "green-1 d2"], BASILE: ["blue-2 e2"]},
    )
    assert sorted(offered(t, "gamble", ANNE)) == ["blue-5 e2", "green-1 d2"]
    by(t, ANNE, "gamble green-1 d2")

    assert told(t, None, "rolled")[0]["die"] == "green-1"
    assert told(t, None, "gambled") == [{"event": "gambled", "seat": ANNE}]
    assert refused(t, "gamble blue-5 e2", ANNE) == "DP-168 gambled-already"
    assert refused(t, "gamble blue-2 e2", BASILE) == "DP-168 no-gambler"
    finish(t)
    to_phase(t, "activation")
    assert offered(t, "gamble", ANNE) != []


@pytest.mark.rule("DP-168")
def test_wherever_it_stands_from_the_first_hex_to_the_last() -> None:
    t = table(
        expansions=SURPRISES,
        mode="short",
        administrator={ANNE: "k13"},
        park={ANNE: ["duck-pond b2", "carousel a1", "mini-golf e3"]},
        dice={ANNE: ["blue-5 a1", "green-4 e3"]},
    )

    assert sorted(offered(t, "gamble")) == ["blue-5 a1", "green-4 e3"]
    play(t, "gamble blue-5 a1")
    assert dice(t)["e3"] == ["green-4"]


@pytest.mark.rule("DP-168")
def test_no_die_is_rolled_that_is_not_there() -> None:
    t = table(
        expansions=SURPRISES, mode="short", administrator={ANNE: "k13"}, dice={ANNE: ["blue-5 e2"]}
    )

    assert refused(t, "gamble green-5 e2") == "DP-168 no-such-die"


@pytest.mark.rule("DP-R79")
def test_not_in_the_middle_of_an_activation() -> None:
    t = table(
        expansions=SURPRISES, mode="short", administrator={ANNE: "k13"}, dice={ANNE: ["blue-5 e2"]}
    )
    play(t, "activate e2")

    assert refused(t, "gamble blue-5 e2") == "DP-85 finish-the-activation"


@pytest.mark.rule("DP-169", "DP-R54")
def test_the_skill_rolls_a_die_of_its_colour_where_the_mascot_stands() -> None:
    t = table(
        expansions=SURPRISES,
        mode="short",
        skills={ANNE: ["roll-blue"]},
        dice={ANNE: ["blue-5 e2", "green-4 e2", "blue-1 d2"]},
    )
    play(t, "mascot roll-blue", "stand e2")

    assert offered(t, "roll") == ["blue-5"]
    assert refused(t, "roll green-4") == "DP-169 not-of-the-cards-colour"
    assert refused(t, "roll blue-1") == "DP-R54 die-not-here"
    play(t, "roll blue-5")
    assert told(t, None, "rolled")[0]["die"] == "blue-5"
    assert asked(t) == (ANNE, "operate")


@pytest.mark.rule("DP-169", "DP-R54")
def test_of_two_alike_it_rolls_the_one_beside_the_mascot() -> None:
    for seed in range(60):
        t = table(
            expansions=SURPRISES,
            mode="short",
            skills={ANNE: ["roll-blue"]},
            dice={ANNE: ["blue-5 d2", "blue-5 e2"]},
            seed=seed,
        )
        play(t, "mascot roll-blue", "stand e2", "roll blue-5")
        (rolled,) = told(t, None, "rolled")
        if rolled["value"] != 5:
            break

    assert dice(t) == {"d2": ["blue-5"], "e2": [f"blue-{rolled['value']}"]}


@pytest.mark.rule("DP-51", "DP-52", "DP-169")
def test_it_rolls_once_and_what_the_staff_adds_is_no_second_roll() -> None:
    t = table(
        expansions=SURPRISES,
        mode="short",
        skills={ANNE: ["roll-blue"]},
        played={ANNE: ("mascot", "guide")},
        dice={ANNE: ["blue-5 e2", "blue-4 e2"]},
    )
    play(t, "mascot roll-blue", "stand e2", "roll blue-5")

    assert offered(t, "lower") != []
    assert refused(t, "roll blue-4") == "DP-104 card-used"


@pytest.mark.rule("DP-100", "DP-169")
def test_a_mascot_on_another_card_rolls_nothing() -> None:
    t = table(
        expansions=SURPRISES,
        mode="short",
        skills={ANNE: ["roll-blue", "flip"]},
        mascots={ANNE: 2},
        dice={ANNE: ["blue-5 e2"]},
    )
    play(t, "mascot flip", "stand e2")

    assert refused(t, "roll blue-5") == "DP-101 mascot-under-way"


@pytest.mark.rule("DP-104", "DP-169")
def test_it_adjusts_or_rolls() -> None:
    t = table(
        expansions=SURPRISES,
        mode="short",
        skills={ANNE: ["roll-blue"]},
        dice={ANNE: ["blue-5 e2"]},
    )
    play(t, "mascot roll-blue", "stand e2", "raise blue-5")

    assert asked(t) == (ANNE, "operate")


@pytest.mark.rule("DP-169")
def test_with_no_die_of_its_colour_it_can_still_adjust() -> None:
    t = table(
        expansions=SURPRISES,
        mode="short",
        skills={ANNE: ["roll-blue"]},
        dice={ANNE: ["green-5 e2"]},
    )
    play(t, "mascot roll-blue", "stand e2")

    assert options(t) == ["raise green-5", "lower green-5"]


def test_a_roll_cannot_be_taken_back() -> None:
    match = Match(GAME, 2, 7, {"surprises": True}, position_with_lab())
    match.play(GAME.code(f"activate {LAB}"), ANNE)
    match.play(GAME.code("reroll blue-5"), ANNE)

    with pytest.raises(UndoRefused):
        match.undone(ANNE)


def position_with_lab() -> dict[str, object]:
    return {
        "phase": ["activation"],
        "park": [[["bubble-lab", LAB]], []],
        "dice": [[["blue-5", LAB]], []],
        "played": [["guide", "guard"], ["guide", "guard"]],
    }


def test_one_is_built_like_others() -> None:
    t = table(
        expansions=SURPRISES,
        phase="expansion",
        row=["bubble-lab"],
        money={ANNE: 9},
        order=[ANNE, BASILE],
    )
    play(t, "build bubble-lab", f"at {LAB}")

    assert zone(t, "park")[ANNE] == ["bubble-lab"]
