"""What a sensible player makes of expansions: what it rolls, what is worth its price, and why."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from manege.games.dice_theme_park import GAME
from manege.games.dice_theme_park.choosing import Planner
from manege.games.dice_theme_park.components import GUARD, Parks
from manege.games.dice_theme_park.questions import at_once
from manege.games.dice_theme_park.reasons import reason_for
from manege.games.dice_theme_park.variants.cards import CONSULTANT, ENGINEER, ESCORT
from manege.games.dice_theme_park.worth import HABITS, staff_worth
from tests.games.dice_theme_park.support import (
    ANNE,
    FOREST,
    RIVER,
    WHEEL,
    options,
    parks,
    play,
    table,
)
from tests.games.dice_theme_park.test_innovations import cars, mover, works
from tests.games.dice_theme_park.test_promo import promo
from tests.games.dice_theme_park.test_surprises import LAB, SURPRISES, lab


def first(t: Parks) -> str | None:
    """What Anne does before all else."""
    code = at_once(t, ANNE, vec[i64](t.options(ANNE)))
    return GAME.actions[code] if code >= 0 else None


def worth(t: Parks, *notations: str) -> list[float]:
    """What each does for Anne, in stars."""
    codes = [GAME.code(notation) for notation in notations]
    assert {*notations} <= {*options(t, ANNE)}
    return [Planner().value(t, ANNE, code) for code in codes]


def why(t: Parks, notation: str) -> str:
    return reason_for(t, ANNE, GAME.code(notation))[0]


# Rolls


@pytest.mark.rule("DP-167")
@pytest.mark.parametrize(("value", "rolls"), [(1, True), (3, True), (4, False), (6, False)])
def test_a_low_die_on_the_mark_is_rolled(value: int, rolls: bool) -> None:
    t = lab("bubble-lab", f"blue-{value}")
    play(t, f"activate {LAB}")

    assert first(t) == (f"reroll blue-{value}" if rolls else None)
    assert why(t, f"reroll blue-{value}") == "reason-roll"


@pytest.mark.rule("DP-167")
def test_of_two_the_lower_one() -> None:
    t = lab("upside-down-house", "green-3", "green-1")
    play(t, f"activate {LAB}")

    assert first(t) == "reroll green-1"


@pytest.mark.rule("DP-169")
@pytest.mark.parametrize(("value", "rolls"), [(2, True), (3, True), (4, False)])
def test_so_it_is_with_the_skill(value: int, rolls: bool) -> None:
    t = table(
        expansions=SURPRISES,
        mode="short",
        skills={ANNE: ["roll-blue"]},
        dice={ANNE: [f"blue-{value} e2", "green-6 e2"]},
    )
    play(t, "mascot roll-blue", "stand e2")

    assert first(t) == (f"roll blue-{value}" if rolls else None)
    assert why(t, f"roll blue-{value}") == "reason-roll"


@pytest.mark.rule("DP-168")
@pytest.mark.parametrize(("value", "rolls"), [(1, True), (2, True), (3, False), (6, False)])
def test_the_administrator_waits_for_a_lower_one(value: int, rolls: bool) -> None:
    there = [f"yellow-{value} d2", "green-5 e2"]
    t = table(expansions=SURPRISES, mode="short", administrator={ANNE: "k13"}, dice={ANNE: there})

    assert first(t) == (f"gamble yellow-{value} d2" if rolls else None)
    assert why(t, "gamble green-5 e2") == "reason-roll"


# Innovations


@pytest.mark.rule("DP-182", "DP-184")
def test_each_statue_is_worth_more_than_the_one_before() -> None:
    found = []
    for built in ([], [WHEEL], [WHEEL, RIVER]):
        t = works(more={"statue": [built, []]})
        found += worth(t, f"add statue {FOREST}")
        assert why(t, f"add statue {FOREST}") == "reason-statue"

    assert 0 < found[0] < found[1] < found[2]


@pytest.mark.rule("DP-179")
def test_what_lasts_is_worth_less_the_later_it_comes() -> None:
    for what in ("statue", "cable-car", "photo-stand"):
        found = [worth(works(round_=n), f"add {what} {FOREST}")[0] for n in (1, 2, 3, 4)]
        assert found == sorted(found, reverse=True)
        assert len(set(found)) == 4


@pytest.mark.rule("DP-180", "DP-181")
def test_a_second_cable_car_is_worth_more_and_a_photo_stand_where_a_colour_is_asked() -> None:
    alone, beside_one = (
        worth(works(more={"cable-car": [there, []]}), f"add cable-car {FOREST}")[0]
        for there in ([], [RIVER])
    )
    assert alone < beside_one

    park = ["helter-skelter d1", "pop-shop e1", "duck-pond e3", "pirate-swing d4"]  # 2 to 4 stars
    t = works(park={ANNE: park})
    stands = worth(t, *(f"add photo-stand {place}" for place in ("d1", "e1", "e3", "d4")))
    assert stands[0] == stands[1] < stands[2] < stands[3]
    assert why(t, "add photo-stand e1") == "reason-photo-stand"
    assert why(t, "add cable-car e1") == "reason-cable-car"


@pytest.mark.rule("DP-178")
def test_the_price_counts() -> None:
    t = works(park={ANNE: ["duck-pond e1"]})
    cheap, dear = worth(t, "add statue e1", f"add statue {FOREST}")

    assert cheap > dear


@pytest.mark.rule("DP-175")
def test_what_is_installed_stays_where_it_is() -> None:
    t = mover(facilities={ANNE: [f"kiosk {RIVER}"]})

    assert worth(t, f"uproot kiosk {RIVER}") == [-1]
    assert why(t, f"uproot kiosk {RIVER}") == "reason-uproot"
    play(t, f"uproot kiosk {RIVER}", seat=ANNE)
    assert worth(t, f"replant {FOREST}") == [0]
    assert why(t, f"replant {FOREST}") == "reason-uproot"


@pytest.mark.rule("DP-180")
def test_who_alights_says_why() -> None:
    t = cars(
        *(RIVER, "e1"),
        mode="short",
        skills={ANNE: ["pull"]},
        park={ANNE: ["duck-pond e1"]},
        dice={ANNE: ["blue-4 c3"]},
    )
    play(t, "mascot pull", f"stand {WHEEL}", "pull blue-4 c3")

    assert why(t, "alight e1") == "reason-alight"
    assert worth(t, "alight e1") == [0]


# The promo pack and the staff


@pytest.mark.rule("DP-188")
def test_the_highest_die_is_made_a_vip() -> None:
    t = table(
        expansions=["promo"],
        phase="welcome",
        played={ANNE: ("escort", "guide")},
        monorails=[["blue-6", "green-1", "yellow-4"], [], []],
        order=[0, 1],
    )
    play(t, "welcome 1")

    assert worth(t, "honour blue-6", "honour yellow-4", "honour green-1") == [6, 4, 1]
    assert worth(t, "decline") == [0]
    assert why(t, "honour blue-6") == "reason-honour"


@pytest.mark.rule("DP-190")
def test_who_is_meant_is_said_for_a_reason() -> None:
    t = promo(["blue-4"], dice={ANNE: ["blue-4 e2", "blue-4 e2"]})

    assert why(t, "mean-other") == "reason-mean"
    play(t, "mean-other")
    assert why(t, "mean-vip") == "reason-mean"
    assert worth(t, "mean-vip") == [0]


@pytest.mark.rule("DP-174", "DP-187", "DP-188")
def test_an_escort_is_worth_most_of_the_new_staff_and_a_consultant_only_pays() -> None:
    t = table(phase="planning", expansions=["innovations", "promo"])
    worths = [staff_worth(t, ANNE, staff, HABITS) for staff in (CONSULTANT, ENGINEER, ESCORT)]

    assert worths[0] == 0 < worths[1] < worths[2]
    assert staff_worth(t, ANNE, GUARD, HABITS) == HABITS.guard


@pytest.mark.rule("DP-213")
def test_who_does_least_is_left_out() -> None:
    t = parks(GAME.table(1, 1, {"promo": True}))
    receptionist, director = worth(t, "leave receptionist", "leave director")

    assert director < receptionist < 0
    assert why(t, "leave guard") == "reason-leave"
