"""Innovations — cable cars, photo stands, statues, the engineer (DP-170 to DP-184)."""

from __future__ import annotations

import pytest

from manege.games.dice_theme_park import GAME
from manege.games.dice_theme_park.components import Parks
from manege.games.dice_theme_park.variants import figures
from tests.games.dice_theme_park.support import (
    ANNE,
    BASILE,
    EACH_MODE,
    EACH_SEAT_COUNT,
    ENTRANCE,
    FOREST,
    RIVER,
    WHEEL,
    WITH_CARDS,
    asked,
    by,
    dealt,
    dice,
    fields,
    finish,
    money,
    offered,
    options,
    play,
    quietly,
    refused,
    stars,
    table,
    told,
    zone,
)

INNOVATIONS = ["innovations"]
ENGINEERS = ("engineer", "engineer")


def works(**more: object) -> Parks:
    """Phase 4, and Anne has 30$ unless told otherwise."""
    chosen = {"phase": "improvement", "money": {ANNE: 30}, "played": {ANNE: ("guide", "guard")}}
    return table(expansions=INNOVATIONS, **{**chosen, **more})  # type: ignore[arg-type]


def equipped(kind: str, *hexes: str, seats: int = 2) -> dict[str, object]:
    return {kind: [[*hexes], *[[] for _ in range(seats - 1)]]}


def cars(*hexes: str, **more: object) -> Parks:
    """Phase 5, with cable cars there."""
    laid = equipped("cable-car", *hexes)
    return table(expansions=INNOVATIONS, more=laid, **more)  # type: ignore[arg-type]


# What comes with it


@pytest.mark.rule("DP-170", "DP-172")
@EACH_MODE
@EACH_SEAT_COUNT
def test_everybody_has_ten_innovations(seats: int, mode: str) -> None:
    t = dealt(seats, mode=mode, innovations=True)

    kinds = ["cable-car"] * 4 + ["photo-stand"] * 3 + ["statue"] * 3
    assert zone(t, "innovations") == [kinds] * seats
    assert zone(t, "added") == [[]] * seats


@pytest.mark.rule("DP-171")
@EACH_SEAT_COUNT
def test_the_engineer_replaces_the_architect_in_every_hand(seats: int) -> None:
    t = dealt(seats, innovations=True)
    while asked(t) is not None and fields(t)["phase"] != "planning":
        quietly(t)

    hand = ["receptionist", "guard", "guide", "mascot", "director", "engineer"]
    assert fields(t)["staff"] == [hand] * seats


@pytest.mark.rule("DP-170", "DP-173")
@WITH_CARDS
def test_the_administrator_is_shuffled_in(mode: str) -> None:
    found = {
        card
        for seed in range(25)
        for hand in [zone(dealt(4, seed, mode, innovations=True), "offered-administrators", ANNE)]
        for card in hand[ANNE]
    }

    assert "k14" in found


def test_without_it_there_are_none() -> None:
    t = table(phase="improvement", money={ANNE: 30})

    assert zone(t, "innovations") == [[], []]
    assert refused(t, f"add statue {WHEEL}") == "DP-73 improve-or-finish"


# Installing


@pytest.mark.rule("DP-176", "DP-178", "DP-179")
def test_two_innovations_a_round_at_the_price_of_the_slot() -> None:
    t = works()
    play(t, f"add cable-car {FOREST}", f"add statue {WHEEL}", seat=ANNE)

    assert money(t) == 30 - 3 - 3
    assert fields(t)["innovations"][ANNE] == {FOREST: "cable-car", WHEEL: "statue"}
    assert refused(t, f"add photo-stand {RIVER}", ANNE) == "DP-176 enough-innovations"
    finish(t)
    assert zone(t, "added")[ANNE] == ["cable-car", "statue"]


@pytest.mark.rule("DP-176")
def test_and_two_more_in_the_next() -> None:
    t = works()
    by(t, ANNE, f"add cable-car {FOREST}", f"add statue {WHEEL}")
    while t.round == 1:
        quietly(t)
    while fields(t)["phase"] != "improvement":
        quietly(t)

    assert fields(t)["innovated"] == [0, 0]
    assert f"photo-stand {RIVER}" in offered(t, "add", ANNE)


@pytest.mark.rule("DP-176", "DP-R81")
def test_two_facilities_besides() -> None:
    t = works()
    by(t, ANNE, f"add cable-car {FOREST}", f"add statue {WHEEL}")
    by(t, ANNE, f"install kiosk {FOREST}", f"install effects {WHEEL}")

    assert refused(t, f"install kiosk {RIVER}", ANNE) == "DP-73 two-facilities-already"


@pytest.mark.rule("DP-174", "DP-R81")
def test_an_engineer_adds_one_of_either_kind() -> None:
    t = works(played={ANNE: ("engineer", "guide")}, park={ANNE: ["log-flume e1"]})
    by(t, ANNE, f"add cable-car {FOREST}", f"add statue {WHEEL}", f"add statue {RIVER}")
    assert refused(t, "add statue e1", ANNE) == "DP-176 enough-innovations"
    by(t, ANNE, f"install kiosk {FOREST}", "install effects e1")
    assert refused(t, "install kiosk e1", ANNE) == "DP-73 two-facilities-already"

    t = works(played={ANNE: ("engineer", "guide")})
    by(t, ANNE, f"install kiosk {FOREST}", f"install kiosk {RIVER}", f"install kiosk {WHEEL}")
    by(t, ANNE, f"add cable-car {FOREST}", f"add statue {WHEEL}")
    assert refused(t, f"add statue {RIVER}", ANNE) == "DP-176 enough-innovations"


@pytest.mark.rule("DP-40", "DP-174")
def test_two_engineers_add_two() -> None:
    t = works(played={ANNE: ENGINEERS}, park={ANNE: ["log-flume e1"]})
    by(t, ANNE, f"add cable-car {FOREST}", f"add statue {WHEEL}", f"add statue {RIVER}")
    by(t, ANNE, "add statue e1", f"install kiosk {FOREST}", "install effects e1")

    assert refused(t, "install kiosk e1", ANNE) == "DP-73 two-facilities-already"
    assert fields(t)["innovations_allowed"][ANNE] == 4


@pytest.mark.rule("DP-177")
def test_one_innovation_an_attraction() -> None:
    t = works()
    by(t, ANNE, f"add cable-car {FOREST}")

    assert refused(t, f"add statue {FOREST}", ANNE) == "DP-177 innovation-there"
    assert refused(t, "add statue a1", ANNE) == "DP-74 no-tile-there"


@pytest.mark.rule("DP-R80")
def test_it_takes_no_slot_and_needs_a_printed_one() -> None:
    t = works(facilities={ANNE: [f"kiosk {FOREST}"]})
    assert refused(t, f"add statue {ENTRANCE}", ANNE) == "DP-R80 no-printed-slot"
    by(t, ANNE, f"add statue {FOREST}", f"add statue {WHEEL}", f"install kiosk {WHEEL}")

    assert fields(t)["innovations"][ANNE] == {FOREST: "statue", WHEEL: "statue"}


@pytest.mark.rule("DP-178")
def test_without_the_money_it_cannot_be_installed() -> None:
    t = works(money={ANNE: 2}, played={ANNE: ("guide", "guard")}, park={ANNE: ["duck-pond e1"]})

    assert refused(t, f"add statue {FOREST}", ANNE) == "DP-178 innovation-too-dear"
    assert offered(t, "add", ANNE) == ["cable-car e1", "photo-stand e1", "statue e1"]


@pytest.mark.rule("DP-29", "DP-178")
def test_who_can_pay_for_nothing_is_not_asked() -> None:
    t = works(money={ANNE: 1, BASILE: 2}, park={BASILE: ["duck-pond e1"]})

    assert asked(t) == (BASILE, "improve")


@pytest.mark.rule("DP-157", "DP-R82")
def test_an_administrators_discount_applies() -> None:
    t = works(mode="short", administrator={ANNE: "k5"})
    by(t, ANNE, f"add cable-car {FOREST}")

    assert money(t) == 30 - 2


@pytest.mark.rule("DP-172")
def test_nobody_has_more_than_his_stock() -> None:
    laid = equipped("statue", FOREST, WHEEL, RIVER)
    t = works(park={ANNE: ["duck-pond e1"]}, more=laid)

    assert refused(t, "add statue e1", ANNE) == "DP-172 no-innovation-left"


@pytest.mark.rule("DP-179")
def test_it_is_never_removed() -> None:
    laid = equipped("statue", FOREST)
    t = works(mode="short", administrator={ANNE: "k14"}, more=laid)

    assert offered(t, "uproot", ANNE) == offered(t, "dismantle", ANNE) == []


# The administrator


def mover(**more: object) -> Parks:
    return works(mode="short", administrator={ANNE: "k14"}, **more)


@pytest.mark.rule("DP-175", "DP-R83")
def test_a_facility_moves_to_a_dearer_slot_for_the_difference() -> None:
    t = mover(facilities={ANNE: ["kiosk e1"]}, park={ANNE: ["duck-pond e1"]})
    by(t, ANNE, "uproot kiosk e1")

    assert asked(t) == (ANNE, "replant-facility")
    assert offered(t, "replant", ANNE) == [RIVER, FOREST, WHEEL]
    assert fields(t)["replanting"] == [
        {"facility": "kiosk", "hex": "e1", "dearer": {RIVER: 1, FOREST: 1, WHEEL: 1}},
        None,
    ]
    by(t, ANNE, f"replant {RIVER}")
    assert money(t) == 29
    assert fields(t)["facilities"][ANNE] == {RIVER: ["kiosk"]}
    assert refused(t, f"uproot kiosk {RIVER}", ANNE) == "DP-175 moved-already"


@pytest.mark.rule("DP-175")
def test_a_cheaper_one_pays_the_difference_back() -> None:
    t = mover(facilities={ANNE: [f"kiosk {RIVER}"]}, park={ANNE: ["duck-pond e1"]}, money={ANNE: 0})
    by(t, ANNE, f"uproot kiosk {RIVER}")
    assert fields(t)["replanting"][ANNE]["dearer"]["e1"] == -1
    by(t, ANNE, "replant e1")

    assert fields(t)["replanting"] == [None, None]
    assert money(t) == 1


@pytest.mark.rule("DP-175")
@pytest.mark.parametrize(("stands", "dollars"), [("e1", 1), (RIVER, 0)])
def test_the_last_dollar_pays_the_difference(stands: str, dollars: int) -> None:
    """A slot of 3$ for one of 2$, or for another of 3$."""
    t = mover(
        facilities={ANNE: [f"kiosk {stands}"]},
        park={ANNE: ["duck-pond e1"]},
        money={ANNE: dollars},
    )
    by(t, ANNE, f"uproot kiosk {stands}", f"replant {FOREST}")

    assert money(t) == 0
    assert fields(t)["facilities"][ANNE] == {FOREST: ["kiosk"]}


@pytest.mark.rule("DP-175")
def test_what_cannot_be_paid_is_no_place() -> None:
    t = mover(facilities={ANNE: ["kiosk e1"]}, park={ANNE: ["duck-pond e1"]}, money={ANNE: 0})

    assert asked(t) is None or asked(t)[0] != ANNE  # type: ignore[index]


@pytest.mark.rule("DP-175", "DP-R83")
def test_neither_without_a_free_slot_nor_beside_one_of_its_kind() -> None:
    full = [f"kiosk {FOREST}", f"effects {WHEEL}", f"effects {RIVER}"]
    t = mover(facilities={ANNE: full})
    assert refused(t, f"uproot kiosk {FOREST}", ANNE) == "DP-R83 nowhere-to-move"

    t = mover(facilities={ANNE: ["kiosk e1", f"kiosk {FOREST}"]}, park={ANNE: ["log-flume e1"]})
    by(t, ANNE, f"uproot kiosk {FOREST}")
    assert refused(t, "replant e1", ANNE) == "DP-R83 not-movable-there"
    assert refused(t, "finish", ANNE) == "DP-175 replant-first"


@pytest.mark.rule("DP-175")
def test_what_is_not_installed_does_not_move() -> None:
    t = mover()

    assert refused(t, f"uproot kiosk {FOREST}", ANNE) == "DP-175 not-installed"


@pytest.mark.rule("DP-77", "DP-175")
def test_others_move_nothing() -> None:
    t = mover(facilities={BASILE: [f"kiosk {FOREST}"]})

    assert refused(t, f"uproot kiosk {FOREST}", BASILE) == "DP-77 no-mover"


@pytest.mark.rule("DP-R83")
def test_it_is_no_installation_and_comes_at_any_moment() -> None:
    t = mover(park={ANNE: ["log-flume e1"]}, facilities={ANNE: ["generator e1"]})
    by(t, ANNE, f"install kiosk {FOREST}", f"install effects {WHEEL}", f"uproot kiosk {FOREST}")
    by(t, ANNE, f"replant {RIVER}")

    assert fields(t)["facilities"][ANNE] == {
        RIVER: ["kiosk"],
        WHEEL: ["effects"],
        "e1": ["generator"],
    }


@pytest.mark.rule("DP-175")
def test_once_every_round() -> None:
    t = mover(facilities={ANNE: ["kiosk e1"]}, park={ANNE: ["duck-pond e1"]})
    by(t, ANNE, "uproot kiosk e1", f"replant {RIVER}")
    finish(t)
    while fields(t)["phase"] != "improvement":
        quietly(t)

    assert offered(t, "uproot", ANNE) == [f"kiosk {RIVER}"]


# Cable cars


@pytest.mark.rule("DP-180", "DP-R84")
def test_a_die_sent_may_go_to_another_cable_car_for_1_more() -> None:
    t = cars(RIVER, "e1", park={ANNE: ["duck-pond e1"]}, dice={ANNE: ["green-2 c3", "blue-4 c3"]})
    play(t, f"activate {RIVER}")

    assert offered(t, "send") == [
        *("blue-3 d2", "blue-3 d3", "blue-3 e1", "green-1 d2", "green-1 d3", "green-1 e1"),
    ]
    play(t, "send blue-3 e1")
    assert dice(t)["e1"] == ["blue-3"]
    assert money(t) == 7
    assert told(t, None, "paid")[-1]["source"] == "cable-cars"


@pytest.mark.rule("DP-180")
def test_on_foot_it_brings_nothing() -> None:
    t = cars(RIVER, "e1", park={ANNE: ["duck-pond e1"]}, dice={ANNE: ["green-2 c3", "blue-4 c3"]})
    play(t, f"activate {RIVER}", "send blue-3 d2")

    assert money(t) == 6


@pytest.mark.rule("DP-180", "DP-R84")
@pytest.mark.parametrize("stations", [[RIVER], [RIVER, "e1"]])
def test_whoever_comes_to_one_on_foot_has_not_taken_it(stations: list[str]) -> None:
    t = cars(*stations, park={ANNE: ["duck-pond e1"]}, dice={ANNE: ["blue-4 d2"]})
    play(t, "plan blue-4 d2", f"stroll-to {RIVER}")

    assert dice(t) == {RIVER: ["blue-4"]}
    assert money(t) == 6


@pytest.mark.rule("DP-180")
def test_a_single_cable_car_leads_nowhere() -> None:
    t = cars(RIVER, dice={ANNE: ["blue-4 c3"]})
    play(t, "plan blue-4 c3")

    assert offered(t, "stroll-to") == [FOREST, WHEEL]


@pytest.mark.rule("DP-180", "DP-R84")
@pytest.mark.parametrize(
    "moves", [["plan blue-4 c3", "stroll-to e1"], ["guide blue-4 c3", "tour-to e1"]]
)
def test_plans_and_guides_take_it_too(moves: list[str]) -> None:
    t = cars(RIVER, "e1", park={ANNE: ["duck-pond e1"]}, dice={ANNE: ["blue-4 c3"]})
    play(t, *moves)

    assert dice(t) == {"e1": ["blue-4"]}
    assert money(t) == 7


@pytest.mark.rule("DP-180", "DP-R84")
@pytest.mark.parametrize(("skill", "move"), [("push", "push"), ("leap", "leap")])
def test_so_do_skills(skill: str, move: str) -> None:
    t = cars(
        *("b2", "e1"),
        mode="short",
        skills={ANNE: [skill]},
        park={ANNE: ["duck-pond e1", "mini-golf b2"]},
        dice={ANNE: ["blue-4 b2"]},
    )
    play(t, f"mascot {skill}", "stand b2", f"{move} blue-4 e1")

    assert dice(t) == {"e1": ["blue-4"]}
    assert money(t) == 7


def puller(*stations: str) -> Parks:
    return cars(
        *stations,
        mode="short",
        skills={ANNE: ["pull"]},
        park={ANNE: ["duck-pond e1"]},
        dice={ANNE: ["blue-4 c3"]},
    )


@pytest.mark.rule("DP-124", "DP-180", "DP-R84")
def test_who_is_pulled_off_a_cable_car_may_leave_it_elsewhere() -> None:
    t = puller(RIVER, "e1")
    play(t, "mascot pull", f"stand {WHEEL}", "pull blue-4 c3")

    assert asked(t) == (ANNE, "alight-somewhere")
    assert offered(t, "alight") == [WHEEL, "e1"]
    assert fields(t)["alighting"] == [{"die": "blue-4", "hex": RIVER}, None]
    assert refused(t, f"alight {FOREST}") == "DP-180 no-station"
    assert refused(t, "finish") == "DP-180 alight-first"
    play(t, "alight e1")
    assert fields(t)["alighting"] == [None, None]
    assert dice(t) == {"e1": ["blue-4"]}
    assert money(t) == 7


@pytest.mark.rule("DP-124", "DP-180")
def test_or_come_to_the_mascot_as_usual() -> None:
    t = puller(RIVER, "e1")
    play(t, "mascot pull", f"stand {WHEEL}", "pull blue-4 c3", f"alight {WHEEL}")
    assert dice(t) == {WHEEL: ["blue-4"]}
    assert money(t) == 6

    t = puller(RIVER)
    play(t, "mascot pull", f"stand {WHEEL}", "pull blue-4 c3")
    assert dice(t) == {WHEEL: ["blue-4"]}


@pytest.mark.rule("DP-124", "DP-180", "DP-R84")
def test_where_the_only_other_one_is_the_mascots_there_is_no_question_and_1_all_the_same() -> None:
    t = puller(RIVER, WHEEL)
    play(t, "mascot pull", f"stand {WHEEL}", "pull blue-4 c3")

    assert dice(t) == {WHEEL: ["blue-4"]}
    assert money(t) == 7


@pytest.mark.rule("DP-124", "DP-180")
def test_a_cable_car_makes_nobody_adjacent() -> None:
    t = puller(RIVER, "e1")
    play(t, "mascot pull")

    assert refused(t, "stand e1") == "DP-R48 nothing-to-do-there"


@pytest.mark.rule("DP-180")
def test_it_shortens_the_way_from_the_entrance() -> None:
    there = {"park": {ANNE: ["mini-golf b2"]}, "dice": {ANNE: ["blue-4 e2"]}}

    assert fields(cars(**there))["steps"][ANNE]["b2"] == 3
    assert fields(cars(FOREST, "b2", **there))["steps"][ANNE]["b2"] == 2


@pytest.mark.rule("DP-180")
def test_to_an_adjacent_cable_car_it_brings_1_too() -> None:
    t = cars(RIVER, WHEEL, dice={ANNE: ["blue-4 c3"]})
    play(t, "plan blue-4 c3", f"stroll-to {WHEEL}")

    assert money(t) == 7


# Photo stands


@pytest.mark.rule("DP-181", "DP-R85")
def test_a_photo_stand_waives_a_colour_and_no_value() -> None:
    laid = equipped("photo-stand", WHEEL)
    t = table(expansions=INNOVATIONS, more=laid, dice={ANNE: ["blue-3 d3", "blue-4 d3"]})
    assert f"activate {WHEEL}" in options(t)

    t = table(expansions=INNOVATIONS, more=laid, dice={ANNE: ["blue-2 d3", "blue-4 d3"]})
    assert refused(t, f"activate {WHEEL}") == "DP-91 no-group"


@pytest.mark.rule("DP-181")
def test_where_no_colour_is_asked_for_it_does_nothing() -> None:
    laid = equipped("photo-stand", "e1")
    there = {"dice": {ANNE: ["blue-3 e1"]}, "park": {ANNE: ["pop-shop e1"]}}
    t = table(expansions=INNOVATIONS, more=laid, **there)  # type: ignore[arg-type]

    assert refused(t, "activate e1") == "DP-91 no-group"


@pytest.mark.rule("DP-181", "DP-R85")
def test_one_colour_and_a_mascot_another() -> None:
    figures.replace({"wild-river": {"icons": ["green", "blue"]}})
    try:
        laid = equipped("photo-stand", RIVER)
        there = {ANNE: ["yellow-2 c3", "yellow-4 c3"]}
        t = table(expansions=INNOVATIONS, more=laid, dice=there)
        assert refused(t, f"activate {RIVER}") == "DP-91 no-group"
        play(t, "mascot", f"stand {RIVER}", "tint yellow-2")
        assert asked(t) == (ANNE, "send-visitor")
        assert fields(t)["group"][ANNE]["dice"] == ["yellow-2", "yellow-4"]
    finally:
        figures.replace({})


# Statues


@pytest.mark.rule("DP-182", "DP-183")
def test_statues_cost_more_each_time() -> None:
    t = works(played={ANNE: ENGINEERS})
    for place, spent in ((FOREST, 3), (WHEEL, 3 + 4), (RIVER, 3 + 4 + 5)):
        by(t, ANNE, f"add statue {place}")
        assert money(t) == 30 - spent
    assert fields(t)["innovation_prices"][ANNE] == {}


@pytest.mark.rule("DP-178", "DP-183")
def test_the_third_needs_its_price() -> None:
    t = works(money={ANNE: 4}, more=equipped("statue", FOREST, WHEEL))

    assert refused(t, f"add statue {RIVER}", ANNE) == "DP-178 innovation-too-dear"
    assert f"add photo-stand {RIVER}" in options(t, ANNE)


@pytest.mark.rule("DP-182", "DP-184", "DP-R86")
@pytest.mark.parametrize(
    ("built", "gained"), [([], 0), ([FOREST], 1), ([FOREST, WHEEL], 3), ([FOREST, WHEEL, RIVER], 6)]
)
def test_every_maintenance_they_bring_their_stars(built: list[str], gained: int) -> None:
    t = table(
        expansions=INNOVATIONS,
        more=equipped("statue", *built),
        dice={ANNE: ["blue-4 e2"], BASILE: ["blue-4 e2"]},
    )
    assert fields(t)["tally"][ANNE]["stars"] == gained
    assert fields(t)["statue_stars"] == [gained, 0]
    finish(t)

    assert stars(t) == gained
    assert stars(t, BASILE) == 0
    assert fields(t)["sources"][ANNE].get("statues", 0) == gained


@pytest.mark.rule("DP-R86")
def test_in_the_round_they_are_built_and_in_the_next() -> None:
    t = works()
    by(t, ANNE, f"add statue {FOREST}")
    for expected in (1, 2):
        while len(told(t, None, "scored")) < expected:
            quietly(t)
    assert [event["stars"] for event in told(t, None, "scored")] == [1, 1]


@pytest.mark.rule("DP-172", "DP-177", "DP-R80")
@pytest.mark.parametrize(
    ("laid", "fault"),
    [
        ({"statue": [FOREST, WHEEL, RIVER]}, None),
        ({"statue": [FOREST, WHEEL, RIVER, "e1"]}, "too many statues (DP-172)"),
        ({"photo-stand": [FOREST, WHEEL, RIVER, "e1"]}, "too many photo-stands (DP-172)"),
        ({"cable-car": [FOREST, WHEEL, RIVER, "e1"]}, None),
        ({"cable-car": [WHEEL], "statue": [WHEEL]}, "two innovations on an attraction (DP-177)"),
        ({"cable-car": [ENTRANCE]}, "an innovation where none can be (DP-R80)"),
        ({"statue": [WHEEL, "a1"]}, "an innovation where none can be (DP-R80)"),
    ],
)
@pytest.mark.parametrize("seat", [ANNE, BASILE])
def test_a_position_that_cannot_be_is_found(
    seat: int, laid: dict[str, list[str]], fault: str | None
) -> None:
    more = {kind: [hexes if n == seat else [] for n in (0, 1)] for kind, hexes in laid.items()}
    t = works(park={seat: ["duck-pond e1"]}, more=more)

    assert GAME.fault(t) == (fault and f"seat {seat} has {fault}")
