"""6. Maintenance — scoring, dice on 1, cards, the next round (DP-41, DP-128 to DP-147)."""

from __future__ import annotations

from typing import Any

import pytest

from manege.games.dice_theme_park.components import YELLOW, Parks
from manege.games.dice_theme_park.tiles import FIRST_B, TILE_IDS
from tests.games.dice_theme_park.support import (
    ANNE,
    BASILE,
    CHLOE,
    EACH_SEAT_COUNT,
    SPECTATOR,
    all_asked,
    asked,
    by,
    dice,
    end_game,
    fields,
    happened,
    money,
    offered,
    plans,
    play,
    refusal,
    refused,
    stars,
    table,
    to_phase,
    told,
    zone,
)

FOREST_GROUP = ["green-2 d2", "blue-5 d2"]


def activation(*standing: str, staff: tuple[str, str] = ("guide", "guard"), **places: Any) -> Parks:
    """Anne alone has visitors; she finishes with `finish`."""
    return table(dice={ANNE: standing}, **({"played": {ANNE: staff}} | places))


# Scoring


@pytest.mark.rule("DP-128", "DP-131", "DP-R4")
def test_each_cube_brings_the_printed_stars_and_comes_off() -> None:
    t = activation(*FOREST_GROUP, "blue-4 e2", "blue-4 e2")
    play(t, "activate d2", "send blue-4 c3")
    play(t, "activate e2", "send blue-3 d3", "activate e2", "send blue-3 d3", "finish")

    assert stars(t) == 3 + 1 + 1
    assert fields(t)["cubes"][ANNE] == {}


@pytest.mark.rule("DP-79", "DP-129")
@pytest.mark.parametrize("times", [1, 2])
def test_special_effects_add_two_for_each_cube(times: int) -> None:
    t = activation(
        *("green-2 d1", "blue-4 d1", "green-4 d1", "blue-6 d1"),
        park={ANNE: ["vampire-castle d1"]},
        facilities={ANNE: ["effects d1", "generator d1"]},
    )
    for _ in range(times):
        play(t, "activate d1")
        play(t, offered_send(t))
    play(t, "finish")

    assert fields(t)["sources"][ANNE]["effects"] == 2 * times
    assert stars(t) == 9 * times


def offered_send(t: Parks) -> str:
    return f"send {offered(t, 'send')[0]}"


@pytest.mark.rule("DP-78", "DP-130")
def test_a_kiosk_pays_2_for_each_cube() -> None:
    t = activation(*FOREST_GROUP, facilities={ANNE: ["kiosk d2"]})
    play(t, "activate d2", "send blue-4 e2", "finish")

    assert money(t) == 8
    assert told(t, SPECTATOR, "paid") == [
        {"event": "paid", "seat": ANNE, "money": 2, "source": "kiosks"}
    ]


@pytest.mark.rule("DP-78", "DP-79")
def test_facilities_on_an_attraction_without_a_cube_bring_nothing() -> None:
    t = activation(*FOREST_GROUP, facilities={ANNE: ["kiosk d2", "effects d3"]})
    play(t, "finish")

    assert (money(t), stars(t)) == (6, 0)


@pytest.mark.rule("DP-R61", "DP-54")
def test_a_directors_cube_scores_like_any_other() -> None:
    t = activation(
        *("green-2 d2", "blue-5 d2", "green-2 d2", "blue-5 d2"),
        staff=("director", "guard"),
        facilities={ANNE: ["effects d2"]},
    )
    play(t, "activate d2", "send blue-4 e2", "direct d2", "with blue-5", "send blue-4 e2", "finish")

    assert stars(t) == 2 * (3 + 2)


@pytest.mark.rule("DP-132", "DP-R74")
def test_the_score_is_one_number_beyond_100() -> None:
    t = activation("blue-4 e2", stars={ANNE: 99})
    play(t, "activate e2", "send blue-3 d2", "finish")
    assert stars(t) == 100
    t = activation("blue-4 e2", stars={ANNE: 200})
    play(t, "activate e2", "send blue-3 d2", "finish")
    assert stars(t) == 201


@pytest.mark.rule("DP-R63", "DP-R64")
def test_all_score_then_the_objective_then_dice_leave_then_cards_pass_then_the_refill() -> None:
    t = table(
        mode="full",
        round_=3,
        objectives=["o1", "o3", "o5"],
        dice={ANNE: ["blue-4 e2", "green-1 d3"], BASILE: ["blue-4 e2"]},
        played={ANNE: ("guide", "guard"), BASILE: ("guide", "guard")},
        skills={ANNE: ["cheer-blue"]},
        administrator={ANNE: "k6"},
        mascots={ANNE: 2, BASILE: 1},
    )
    by(t, ANNE, "mascot cheer-blue", "stand e2", "cheer")
    by(t, ANNE, "activate e2", "send blue-3 d2", "finish")
    by(t, BASILE, "activate e2", "send blue-3 d2", "finish")

    order = happened(t)[happened(t).index("finished") :]
    steps = [
        name
        for name in dict.fromkeys(order)
        if name in ("measured", "left", "handed_on", "boarded", "on_offer", "skill_on_offer")
    ]
    assert steps == ["measured", "left", "handed_on", "boarded", "on_offer", "skill_on_offer"]
    scored = [event["source"] for event in told(t, SPECTATOR, "scored") if event["seat"] == ANNE]
    assert scored == ["attractions", "skills", "administrator", "objectives"]


# Dice on 1


@pytest.mark.rule("DP-139")
def test_every_die_on_1_goes_into_the_bag() -> None:
    t = activation("blue-1 e2", "green-1 d2", "yellow-2 d2")
    play(t, "finish")

    assert dice(t) == {"d2": ["yellow-2"]}


@pytest.mark.rule("DP-41", "DP-R70")
def test_a_receptionist_saves_one_to_the_entrance_on_any_value() -> None:
    t = activation("blue-1 c3", "green-1 d2", staff=("receptionist", "guard"))
    play(t, "finish")
    assert asked(t) == (ANNE, "rescue-visitors")
    assert offered(t, "rescue") == [
        *(f"{colour}-{value}" for colour in ("blue", "green") for value in range(1, 7)),
    ]
    assert refused(t, "rescue yellow-3") == "DP-R70 nobody-to-rescue"
    assert refused(t, "finish") == "DP-41 rescue-or-not"
    play(t, "rescue blue-6")

    assert dice(t) == {"e2": ["blue-6"]}
    assert fields(t)["phase"] == "planning"


@pytest.mark.rule("DP-41", "DP-39")
def test_she_need_not_be_used() -> None:
    t = activation("blue-1 c3", staff=("receptionist", "guard"))
    play(t, "finish", "farewell")

    assert dice(t) == {}


@pytest.mark.rule("DP-41")
def test_saved_on_1_it_stays() -> None:
    t = activation("blue-1 c3", staff=("receptionist", "guard"))
    play(t, "finish", "rescue blue-1")

    assert dice(t) == {"e2": ["blue-1"]}


@pytest.mark.rule("DP-41", "DP-R70")
def test_with_nobody_on_1_there_is_no_question_nor_for_dice_lost_before() -> None:
    t = activation("blue-1 e2", "green-2 d2", staff=("receptionist", "guard"))
    play(t, "activate e2", "finish")

    assert fields(t)["phase"] == "planning"
    assert dice(t) == {"d2": ["green-2"]}


@pytest.mark.rule("DP-42", "DP-40")
def test_two_receptionists_save_two() -> None:
    standing = ["blue-1 c3", "blue-1 c3", "green-1 d2"]
    t = activation(*standing, staff=("receptionist", "receptionist"))
    play(t, "finish", "rescue blue-2")
    assert asked(t) == (ANNE, "rescue-visitors")
    play(t, "rescue blue-3")

    assert dice(t) == {"e2": ["blue-2", "blue-3"]}


@pytest.mark.rule("DP-29", "DP-R63")
@EACH_SEAT_COUNT
def test_all_save_at_once(seats: int) -> None:
    t = table(
        seats=seats,
        dice={seat: ["blue-1 e2"] for seat in range(seats)},
        played=dict.fromkeys(range(seats), ("receptionist", "guard")),
    )
    finish_all(t, seats)

    assert all_asked(t) == [(seat, "rescue-visitors") for seat in range(seats)]
    by(t, seats - 1, "rescue blue-5")
    for seat in range(seats - 1):
        by(t, seat, "farewell")
    assert [dice(t, seat) for seat in range(seats)] == [{}] * (seats - 1) + [{"e2": ["blue-5"]}]


def finish_all(t: Parks, seats: int) -> None:
    for seat in range(seats):
        by(t, seat, "finish")


# The next round


@pytest.mark.rule("DP-140", "DP-R75")
@EACH_SEAT_COUNT
def test_the_two_played_go_to_the_left_by_seat(seats: int) -> None:
    played = {0: ("guide", "guard"), 1: ("mascot", "director"), 2: ("guide", "architect")}
    played[3] = ("receptionist", "director")
    t = table(
        seats=seats,
        order=list(reversed(range(seats))),
        dice={0: ["blue-3 e2"]},
        played={seat: played[seat] for seat in range(seats)},
    )
    before = [set(zone(t, "hand")[seat]) for seat in range(seats)]
    play(t, "finish")

    for seat in range(seats):
        right = (seat - 1) % seats
        assert sorted(zone(t, "hand")[seat]) == sorted([*before[seat], *played[right]])
    assert zone(t, "played") == [0] * seats


@pytest.mark.rule("DP-141", "DP-19", "DP-117", "DP-R29")
def test_plans_are_ready_and_mascots_home_again() -> None:
    t = activation(
        "blue-3 e2", mode="full", mascots={ANNE: 2}, skills={ANNE: ["flip"]}, plans={ANNE: 4}
    )
    play(t, "plan blue-3 e2", "stroll-to d2", "mascot", "stand d2", "lower blue-3")
    play(t, "mascot flip", "stand d2", "flip blue-2")
    assert (plans(t), fields(t)["resting"][ANNE], fields(t)["ready"][ANNE]) == (3, 0, [])
    play(t, "finish")

    assert (plans(t), fields(t)["turned"][ANNE]) == (4, 0)
    assert (fields(t)["resting"][ANNE], fields(t)["ready"][ANNE]) == (1, ["flip"])
    assert fields(t)["standing"][ANNE] == {}


@pytest.mark.rule("DP-142", "DP-11")
def test_what_nobody_took_goes_into_the_bag_and_all_monorails_are_filled_anew() -> None:
    t = activation("blue-3 e2", monorails=[[], ["green-2", "green-2", "green-2"], []])
    play(t, "finish")

    assert [len(train) for train in fields(t)["trains"]] == [3, 3, 3]
    assert sorted(die[-1] for die in fields(t)["trains"][0]) == ["3", "4", "6"]
    assert fields(t)["taken"] == [None, None]


@pytest.mark.rule("DP-R19", "DP-11")
def test_a_short_bag_fills_from_the_left_and_leaves_the_rest_empty() -> None:
    t = activation("blue-3 e2", bag=[2, 1, 1])
    play(t, "finish")

    assert [len(train) for train in fields(t)["trains"]] == [3, 1, 0]
    assert fields(t)["trains"][1][0][-1] == "5"
    to_phase(t, "welcome")
    assert offered(t, "welcome") == ["1", "2", "3"]


@pytest.mark.rule("DP-143", "DP-R24")
@EACH_SEAT_COUNT
def test_tiles_left_are_discarded_and_as_many_as_players_and_one_turned_up(seats: int) -> None:
    t = activation("blue-3 e2", seats=seats, row=["duck-pond", "carousel"])
    play(t, "finish")

    assert zone(t, "discards") == ["duck-pond", "carousel"]
    assert len(zone(t, "row")) == seats + 1


@pytest.mark.rule("DP-144", "DP-145", "DP-R1")
@pytest.mark.parametrize(
    ("mode", "round_", "stack"),
    [
        *(("initiation", 1, "a"), ("initiation", 2, "b"), ("initiation", 3, "b")),
        *(("short", 1, "a"), ("short", 2, "b"), ("short", 3, "b")),
        *(("full", 1, "a"), ("full", 2, "a"), ("full", 3, "b"), ("full", 4, "b")),
    ],
)
def test_from_which_stack_the_next_rounds_tiles_come(mode: str, round_: int, stack: str) -> None:
    t = activation("blue-3 e2", mode=mode, round_=round_)
    play(t, "finish")

    numbers = [TILE_IDS.index(tile) for tile in zone(t, "row")]
    assert {"b" if number >= FIRST_B else "a" for number in numbers} == {stack}


@pytest.mark.rule("DP-146")
def test_skills_left_are_discarded_face_up_and_new_ones_turned_up() -> None:
    t = activation("blue-3 e2", mode="short", offer=["flip", "dye"])
    play(t, "finish")

    assert zone(t, "used-skills") == ["flip", "dye"]
    assert len(zone(t, "offer")) == 3


@pytest.mark.rule("DP-143", "DP-146", "DP-R24")
def test_discards_of_earlier_rounds_stay() -> None:
    t = activation(
        "blue-3 e2", mode="full", row=["duck-pond"], discards=["carousel"], offer=["flip"]
    )
    play(t, "finish")
    skills = ["flip", *zone(t, "offer")]
    tiles = {"duck-pond", "carousel", *zone(t, "row")}
    to_phase(t, "activation")
    finish_all(t, 2)

    assert sorted(zone(t, "used-skills")) == sorted(skills)
    assert set(zone(t, "discards")) == tiles


@pytest.mark.rule("DP-146", "DP-1")
def test_initiation_turns_up_no_skills() -> None:
    t = activation("blue-3 e2")
    play(t, "finish")

    assert (zone(t, "offer"), zone(t, "skill-deck")) == ([], 0)


@pytest.mark.rule("DP-76", "DP-78", "DP-79", "DP-80")
def test_facilities_work_in_all_later_rounds() -> None:
    installed = {"c2": ["effects", "generator"], "d2": ["kiosk"]}
    t = activation(
        *("green-5 c2", "blue-5 c2", "green-5 c2", "blue-5 c2", "blue-6 d2"),
        park={ANNE: ["ghost-train c2"]},
        facilities={ANNE: [f"{each} {place}" for place in installed for each in installed[place]]},
    )
    play(t, "finish")
    to_phase(t, "activation")
    assert fields(t)["facilities"][ANNE] == installed
    by(t, ANNE, "activate c2", "send green-4 d2")
    by(t, ANNE, "activate c2", "send blue-4 d2", "activate d2", "send blue-5 e2")
    before = money(t)
    finish_all(t, 2)

    assert stars(t) == 2 * (4 + 2) + 3
    assert money(t) == before + 2


@pytest.mark.rule("DP-147")
def test_the_round_marker_moves_on() -> None:
    t = activation("blue-3 e2", round_=2)
    play(t, "finish")

    assert (t.round, fields(t)["phase"]) == (3, "planning")
    assert all_asked(t) == [(ANNE, "plan-round"), (BASILE, "plan-round")]


@pytest.mark.rule("DP-138", "DP-148", "DP-R64")
@pytest.mark.parametrize(("mode", "last"), [("initiation", 4), ("short", 4), ("full", 5)])
def test_after_the_last_round_nothing_is_prepared(mode: str, last: int) -> None:
    t = activation("blue-3 e2", mode=mode, round_=last, row=["duck-pond"])
    play(t, "finish")

    assert asked(t) is None
    assert t.round == last
    assert zone(t, "row") == ["duck-pond"]
    assert not {"handed_on", "boarded"} & set(happened(t))


@pytest.mark.rule("DP-R71", "DP-151")
def test_dice_on_1_leave_after_the_last_round_too_and_can_be_saved() -> None:
    t = activation("blue-1 e2", "green-1 e2", staff=("receptionist", "guard"), round_=4)
    play(t, "finish")
    assert asked(t) == (ANNE, "rescue-visitors")
    play(t, "rescue blue-2")

    assert asked(t) is None
    assert dice(t) == {"e2": ["blue-2"]}


@pytest.mark.rule("DP-59", "DP-65", "DP-72", "DP-73")
def test_what_was_done_once_this_round_can_be_done_in_the_next() -> None:
    t = table(phase="expansion", money={ANNE: 60}, row=["duck-pond"], order=[0, 1])
    play(t, "build duck-pond", "at c4", "recruit", "pass")
    by(t, ANNE, "buy", "install kiosk d2", "install kiosk d3", "finish")
    to_phase(t, "expansion")
    while asked(t) != (ANNE, "expand"):
        play(t, "pass")
    assert offered(t, "build")
    play(t, "recruit", "pass")
    to_phase(t, "improvement")
    by(t, ANNE, "buy", "install effects c4", "install effects c3")
    assert refused(t, "install generator d2", ANNE) == "DP-73 two-facilities-already"

    assert fields(t)["mascots"][ANNE] == 3


def test_three_players_all_the_way() -> None:
    t = table(seats=3, phase="planning")
    end_game(t)

    assert asked(t) is None
    assert len(fields(t)["stars"]) == CHLOE + 1


# To the last hex, seat and train


@pytest.mark.rule("DP-128", "DP-129", "DP-130")
def test_the_hex_at_the_very_back_scores_like_any_other() -> None:
    t = activation(
        "blue-5 a1",
        park={ANNE: ["carousel b2", "duck-pond a1"]},
        facilities={ANNE: ["kiosk a1"]},
    )
    play(t, "activate a1", "send blue-4 b2", "finish")

    assert (stars(t), money(t)) == (3, 8)


@pytest.mark.rule("DP-R63")
@EACH_SEAT_COUNT
def test_each_seat_scores_once_one_after_the_other(seats: int) -> None:
    everybody = range(seats)
    t = table(
        seats=seats,
        mode="full",
        round_=3,
        objectives=["o5", "o1", "o2"],
        dice={seat: ["blue-1 d2", "green-4 e2"] for seat in everybody},
        played=dict.fromkeys(everybody, ("guide", "guard")),
        cubes={seat: ["e2"] for seat in everybody},
        tokens=dict.fromkeys(everybody, 2),
        administrator={seats - 1: "k6"},
        mascots={seats - 1: 2},
    )
    finish_all(t, seats)

    for source in ("attractions", "skills"):
        scored = [each["seat"] for each in told(t, SPECTATOR, "scored") if each["source"] == source]
        assert scored == [*everybody]
    assert [each["seat"] for each in told(t, SPECTATOR, "left")] == [*everybody]
    assert fields(t)["sources"][seats - 1] == {
        "attractions": 1,
        "effects": 0,
        "skills": 2,
        "administrator": 1,
        "objectives": {2: 4, 3: 6, 4: 8}[seats],
        "money": 0,
    }


@pytest.mark.rule("DP-41", "DP-R70")
def test_who_can_be_saved_is_offered_on_all_six_values_and_it_is_told() -> None:
    t = activation("green-1 d2", staff=("receptionist", "guard"))
    play(t, "finish")
    assert offered(t, "rescue") == [f"green-{value}" for value in range(1, 7)]
    play(t, "rescue green-6")

    assert told(t, SPECTATOR, "turned") == [
        {"event": "turned", "seat": ANNE, "die": "green-1", "value": 6}
    ]


@pytest.mark.rule("DP-139", "DP-48")
def test_a_die_the_guard_has_lifted_leaves_on_1_all_the_same() -> None:
    t = table(
        phase="welcome",
        order=[ANNE, BASILE],
        monorails=[["blue-1"], [], []],
        played={ANNE: ("guard", "director"), BASILE: ("guide", "guide")},
        money={ANNE: 0, BASILE: 0},
    )
    play(t, "welcome 1", "lift blue-1", "welcome 2")
    to_phase(t, "activation")
    by(t, ANNE, "activate e2", "send blue-1 d2", "finish")

    assert dice(t) == {}


@pytest.mark.rule("DP-154")
def test_an_administrator_saves_a_die_in_every_round() -> None:
    t = activation("blue-1 d2", "blue-1 d2", mode="full", administrator={ANNE: "k1"})
    play(t, "finish", "rescue blue-1")
    by(t, ANNE, "pick mascot director")
    to_phase(t, "activation")
    finish_all(t, 2)

    assert asked(t) == (ANNE, "rescue-visitors")


@pytest.mark.rule("DP-133", "DP-131")
def test_cubes_of_the_last_round_count_for_no_objective_of_this_one() -> None:
    t = activation("blue-4 e2", mode="full", round_=3, objectives=["o7", "o8", "o1"])
    play(t, "activate e2")
    assert fields(t)["objectives"][0]["numbers"] == [1, 0]
    play(t, "send blue-3 d2", "finish")

    assert [each["numbers"] for each in fields(t)["objectives"][:2]] == [[0, 0], [0, 0]]


@pytest.mark.rule("DP-142", "DP-56")
def test_in_the_next_round_nobody_has_a_monorail_yet() -> None:
    t = table(phase="welcome", monorails=[["blue-2"], ["blue-3"], ["blue-4"]])
    to_phase(t, "planning")

    assert fields(t)["taken"] == [None, None]


@pytest.mark.rule("DP-142", "DP-11")
@pytest.mark.parametrize("left", range(3))
def test_whichever_monorail_nobody_took_its_dice_go_back(left: int) -> None:
    trains = [["green-2"] * 3 if train == left else [] for train in range(3)]
    t = activation("blue-3 e2", monorails=trains)
    before = t.copy()
    play(t, "finish")

    assert [len(train) for train in fields(t)["trains"]] == [3, 3, 3]
    assert len(told(t, SPECTATOR, "boarded")) == 9
    assert fields(before)["trains"] == trains


@pytest.mark.rule("DP-142", "DP-R64", "DP-11")
def test_what_nobody_took_may_board_again_at_once() -> None:
    t = activation("blue-1 e2", monorails=[[], ["green-2", "yellow-5"], []], bag=[0, 0, 0])
    play(t, "finish")

    aboard = [die for train in fields(t)["trains"] for die in train]
    assert sorted(die.split("-")[0] for die in aboard) == ["blue", "green", "yellow"]
    assert sorted(die[-1] for die in aboard) == ["3", "4", "6"]


@pytest.mark.rule("DP-78", "DP-130")
def test_without_a_kiosk_an_activation_pays_nothing() -> None:
    t = activation(*FOREST_GROUP, facilities={ANNE: ["kiosk d3", "generator d2"]})
    play(t, "activate d2", "send blue-4 e2", "finish")

    assert (stars(t), money(t)) == (3, 6)


@pytest.mark.rule("DP-R70")
def test_the_colour_nobody_of_which_is_on_1_is_named() -> None:
    t = activation("blue-1 c3", staff=("receptionist", "guard"))
    play(t, "finish")
    why = refusal(t, "rescue yellow-3")

    assert why is not None
    assert why.facts == {"colour": YELLOW}


@pytest.mark.rule("DP-142", "DP-R19")
def test_the_last_die_of_all_boards_again() -> None:
    t = activation("blue-1 e2", bag=[0, 0, 0])
    play(t, "finish")

    assert fields(t)["trains"] == [["blue-6"], [], []]


@pytest.mark.rule("DP-145")
def test_tiles_of_stack_b_are_taken_from_its_top() -> None:
    t = activation("blue-3 e2", round_=2)
    on_top = [TILE_IDS[tile] for tile in t.stack_b[:3]]
    play(t, "finish")

    assert sorted(zone(t, "row")) == sorted(on_top)
    assert (zone(t, "stack-a"), zone(t, "stack-b")) == (20, 13)


@pytest.mark.rule("DP-27", "DP-41")
def test_saving_is_a_matter_of_phase_6() -> None:
    t = activation("blue-1 c3", staff=("receptionist", "guard"))
    play(t, "finish")

    assert fields(t)["phase"] == "maintenance"
