"""5. Activation — the four steps, plans, guides, directors (DP-43, DP-54, DP-82 to DP-99)."""

from __future__ import annotations

from typing import Any

import pytest

from manege.games.dice_theme_park.components import Parks
from manege.games.dice_theme_park.hexes import HEX_IDS
from tests.games.dice_theme_park.support import (
    ANNE,
    BASILE,
    EACH_SEAT_COUNT,
    SPECTATOR,
    all_asked,
    asked,
    by,
    dice,
    fields,
    happened,
    money,
    offered,
    options,
    plans,
    play,
    refusal,
    refused,
    stars,
    table,
    told,
    zone,
)

NOBODY_ELSE: dict[str, Any] = {"played": {ANNE: ("receptionist", "guard")}}


def activation(*standing: str, **places: Any) -> Parks:
    """Anne alone has visitors."""
    return table(dice={ANNE: standing}, **(NOBODY_ELSE | places))


@pytest.mark.rule("DP-29", "DP-82", "DP-R37")
@EACH_SEAT_COUNT
def test_all_activate_at_once_in_any_order_and_stop_when_they_want(seats: int) -> None:
    t = table(seats=seats, dice={seat: ["blue-3 e2", "blue-4 e2"] for seat in range(seats)})
    assert all_asked(t) == [(seat, "operate") for seat in range(seats)]
    by(t, seats - 1, "activate e2")
    by(t, 0, "activate e2", "send blue-2 d2", "finish")
    by(t, seats - 1, "send blue-2 d3")
    assert refused(t, "activate e2", 0) == "DP-29 wait-for-the-others"
    for seat in range(1, seats):
        by(t, seat, "finish")

    assert fields(t)["phase"] == "planning"


@pytest.mark.rule("DP-83")
def test_one_after_the_other_is_possible_too() -> None:
    t = table(dice={ANNE: ["blue-3 e2"], BASILE: ["blue-3 e2"]})
    by(t, ANNE, "activate e2", "send blue-2 d2", "finish")

    assert all_asked(t) == [(BASILE, "operate")]


@pytest.mark.rule("DP-84", "DP-93", "DP-95", "DP-96")
def test_cube_group_decrease_move_in_this_order() -> None:
    t = activation("yellow-4 c3", "blue-5 c3", "green-6 c3")
    play(t, "activate c3")
    assert fields(t)["cubes"][ANNE] == {"c3": 1}
    assert fields(t)["group"][ANNE]["dice"] == ["blue-5", "yellow-4"]
    play(t, "send blue-4 d3")

    assert dice(t) == {"c3": ["green-6", "yellow-3"], "d3": ["blue-4"]}
    assert happened(t) == ["activated", "decreased", "decreased", "moved"]


@pytest.mark.rule("DP-85", "DP-R47")
def test_an_activation_is_finished_before_anything_else() -> None:
    t = activation("yellow-4 c3", "blue-5 c3")
    play(t, "activate c3")

    for other in ("activate e2", "plan blue-5 c3", "guide blue-5 c3", "mascot", "finish"):
        assert refused(t, other) == "DP-85 finish-the-activation"


@pytest.mark.rule("DP-86")
def test_stars_and_money_wait_for_phase_6() -> None:
    t = activation(
        "yellow-4 c3", "blue-5 c3", facilities={ANNE: ["kiosk c3"]}, monorails=[[], [], []]
    )
    play(t, "activate c3", "send blue-4 d3")
    assert (stars(t), money(t)) == (0, 6)
    play(t, "finish")
    assert (stars(t), money(t)) == (3, 8)


@pytest.mark.rule("DP-87")
def test_an_icon_takes_one_cube_a_round() -> None:
    t = activation("yellow-4 c3", "blue-5 c3", "yellow-3 c3", "blue-4 c3")
    play(t, "activate c3", "send blue-3 d3")

    assert refused(t, "activate c3") == "DP-87 no-free-icon"


@pytest.mark.rule("DP-88", "DP-80")
def test_with_a_generator_the_two_need_not_follow_each_other() -> None:
    t = activation(
        *("yellow-4 c3", "blue-5 c3", "yellow-3 c3", "blue-4 c3", "blue-3 e2"),
        facilities={ANNE: ["generator c3"]},
    )
    play(t, "activate c3", "send blue-3 d3")
    play(t, "activate e2", "send blue-2 d2")
    play(t, "activate c3", "send blue-4 d3")

    assert fields(t)["cubes"][ANNE] == {"c3": 2, "e2": 1}
    assert refused(t, "activate c3") == "DP-87 no-free-icon"


@pytest.mark.rule("DP-89", "DP-92")
def test_the_entrance_can_be_activated_twice() -> None:
    t = activation("blue-3 e2", "blue-4 e2", "blue-5 e2")
    play(t, "activate e2", "send blue-2 d2", "activate e2", "send blue-3 d3")

    assert fields(t)["cubes"][ANNE] == {"e2": 2}
    assert refused(t, "activate e2") == "DP-87 no-free-icon"


@pytest.mark.rule("DP-90", "DP-R38")
def test_the_cheapest_group_is_taken_unless_others_are_named() -> None:
    t = activation("green-1 d2", "green-3 d2", "blue-2 d2", "blue-5 d2")
    play(t, "activate d2")
    assert fields(t)["group"][ANNE]["dice"] == ["blue-2", "green-1"]
    assert offered(t, "with") == ["blue-2", "blue-5", "green-1", "green-3"]
    play(t, "with green-3")

    assert fields(t)["group"][ANNE]["dice"] == ["green-1", "green-3"]
    assert offered(t, "with") == ["blue-5", "green-1"]
    play(t, "with blue-5")
    assert fields(t)["group"][ANNE]["dice"] == ["blue-5", "green-3"]
    assert offered(t, "with") == []
    assert refused(t, "with blue-2") == "DP-90 no-other-group"
    play(t, "send green-2 e2")
    assert dice(t) == {"d2": ["blue-2", "blue-4", "green-1"], "e2": ["green-2"]}


@pytest.mark.rule("DP-90")
def test_a_die_that_fits_no_group_cannot_be_named() -> None:
    t = activation("green-3 d2", "blue-2 d2", "blue-5 d2", "blue-6 d2")
    play(t, "activate d2")

    assert refused(t, "with blue-2") == "DP-90 does-not-fit"
    assert refused(t, "with yellow-1") == "DP-90 does-not-fit"


@pytest.mark.rule("DP-90")
def test_a_single_possible_group_is_not_asked_for() -> None:
    t = activation("green-3 d2", "blue-5 d2", "blue-5 d2")
    play(t, "activate d2")

    assert offered(t, "with") == []
    assert offered(t, "send") == ["blue-4 c3", "blue-4 d3", "blue-4 e2"] + [
        f"green-2 {place}" for place in ("c3", "d3", "e2")
    ]


@pytest.mark.rule("DP-94", "DP-R43")
def test_a_die_on_1_goes_into_the_bag_and_one_still_there_must_move() -> None:
    t = activation("yellow-1 d3", "blue-4 d3", bag=[0, 0, 0])
    play(t, "activate d3")
    assert {option.split()[1] for option in options(t)} == {"blue-3"}
    assert refused(t, "wave") == "DP-R43 one-must-move"
    assert refused(t, "send yellow-1 e2") == "DP-96 not-in-group"
    play(t, "send blue-3 c3")

    assert dice(t) == {"c3": ["blue-3"]}
    assert zone(t, "bag") == ["yellow"]


@pytest.mark.rule("DP-R42", "DP-94", "DP-97")
def test_a_group_of_nothing_but_ones_leaves_and_the_cube_stays() -> None:
    t = activation("green-1 e2", "blue-5 d2", bag=[0, 0, 0])
    play(t, "activate e2")

    assert asked(t) == (ANNE, "operate")
    assert dice(t) == {"d2": ["blue-5"]}
    assert (fields(t)["cubes"][ANNE], zone(t, "bag")) == ({"e2": 1}, ["green"])


@pytest.mark.rule("DP-R42")
def test_two_ones_among_others_can_be_let_go() -> None:
    t = activation("blue-1 c4", "green-1 c4", "blue-3 c4", park={ANNE: ["burger-bar c4"]})
    play(t, "activate c4")
    assert fields(t)["group"][ANNE]["dice"] == ["blue-1", "green-1"]
    assert options(t) == ["wave", "with blue-1", "with blue-3", "with green-1"]
    play(t, "wave")

    assert dice(t) == {"c4": ["blue-3"]}
    assert fields(t)["cubes"][ANNE] == {"c4": 1}


@pytest.mark.rule("DP-96", "DP-R46", "DP-R3")
def test_the_moved_die_goes_to_any_adjacent_tile_the_entrance_too() -> None:
    t = activation("blue-4 d1", park={ANNE: ["duck-pond d1", "carousel c1"]})
    play(t, "activate d1")

    assert offered(t, "send") == ["blue-3 c1", "blue-3 d2"]
    assert refused(t, "send blue-3 d1") == "DP-96 not-adjacent"
    assert refused(t, "send blue-3 e2") == "DP-96 not-adjacent"
    assert refused(t, "send blue-3 a1") == "DP-96 not-adjacent"
    assert refused(t, "send blue-4 d2") == "DP-96 not-in-group"


@pytest.mark.rule("DP-R46")
def test_also_to_one_already_activated_and_back_to_the_entrance() -> None:
    t = activation("blue-5 e2", "green-2 d2")
    play(t, "activate e2", "send blue-4 d2", "activate d2", "send blue-3 e2")
    play(t, "activate e2")

    assert "blue-2 d2" in offered(t, "send")


@pytest.mark.rule("DP-97")
def test_of_a_single_die_that_die_moves() -> None:
    t = activation("blue-4 e2", "green-4 e2")
    play(t, "activate e2", "with green-4")

    assert {option.split()[1] for option in options(t)} == {"green-3"}


@pytest.mark.rule("DP-96", "DP-111")
def test_of_three_the_player_chooses_which() -> None:
    t = activation(*("blue-4 c4", "green-4 c4", "yellow-4 c4"), park={ANNE: ["kraken-coaster c4"]})
    play(t, "activate c4")

    assert {option.split()[1] for option in options(t)} == {"blue-3", "green-3", "yellow-3"}


# Plans and guides


@pytest.mark.rule("DP-98", "DP-99")
def test_a_plan_moves_a_die_next_door_and_several_may_move_the_same() -> None:
    t = activation("blue-5 e2")
    play(t, "plan blue-5 e2")
    assert offered(t, "stroll-to") == ["d2", "d3"]
    assert refused(t, "stroll-to c3") == "DP-98 not-next"
    assert refused(t, "finish") == "DP-98 where-to-first"
    play(t, "stroll-to d3", "plan blue-5 d3", "stroll-to c3")

    assert dice(t) == {"c3": ["blue-5"]}
    assert (plans(t), fields(t)["turned"][ANNE]) == (1, 2)


@pytest.mark.rule("DP-98", "DP-99")
def test_without_a_ready_plan_there_is_none_to_use() -> None:
    t = activation("blue-5 e2", plans={ANNE: 1})
    play(t, "plan blue-5 e2", "stroll-to d3")

    assert refused(t, "plan blue-5 d3") == "DP-98 no-plan-ready"


@pytest.mark.rule("DP-98")
def test_a_plan_needs_a_die_that_is_there() -> None:
    assert refused(activation("blue-5 e2"), "plan blue-4 e2") == "DP-98 no-such-die"


@pytest.mark.rule("DP-43", "DP-39")
def test_a_guide_moves_a_die_anywhere_else_once() -> None:
    t = activation("blue-5 e2", played={ANNE: ("guide", "guard")}, park={ANNE: ["carousel b3"]})
    assert refused(t, "guide blue-4 e2") == "DP-43 no-such-die"
    play(t, "guide blue-5 e2")
    assert offered(t, "tour-to") == ["b3", "c3", "d2", "d3"]
    assert refused(t, "finish") == "DP-43 where-to-first"
    assert refused(t, "tour-to e2") == "DP-43 not-another-attraction"
    assert refused(t, "tour-to a1") == "DP-43 not-another-attraction"
    play(t, "tour-to b3")

    assert dice(t) == {"b3": ["blue-5"]}
    assert refused(t, "guide blue-5 b3") == "DP-43 no-guide"


@pytest.mark.rule("DP-44", "DP-40")
@pytest.mark.parametrize("second", ["blue-5 c3", "green-2 d2"])
def test_two_guides_twice_on_one_die_or_on_two(second: str) -> None:
    t = activation("blue-5 e2", "green-2 d2", played={ANNE: ("guide", "guide")})
    play(t, "guide blue-5 e2", "tour-to c3", f"guide {second}", "tour-to e2")

    assert second.split()[0] in dice(t)["e2"]
    assert refused(t, "guide blue-5 e2") == "DP-43 no-guide"


# Directors


@pytest.mark.rule("DP-54", "DP-R61")
def test_a_director_activates_again_where_no_icon_is_free() -> None:
    t = activation(
        *("yellow-4 c3", "blue-5 c3", "yellow-2 c3", "blue-4 c3"),
        played={ANNE: ("director", "guard")},
    )
    assert refused(t, "direct c3") == "DP-54 icon-still-free"
    play(t, "activate c3", "send blue-3 d3", "direct c3", "send blue-4 d3")

    assert fields(t)["cubes"][ANNE] == {"c3": 2}
    assert refused(t, "direct c3") == "DP-54 no-director"


@pytest.mark.rule("DP-54", "DP-91")
def test_the_prerequisite_must_be_met_again() -> None:
    t = activation("yellow-4 c3", "blue-5 c3", played={ANNE: ("director", "guard")})
    play(t, "activate c3", "send blue-4 d3")

    assert refused(t, "direct c3") == "DP-91 no-group"
    assert refused(t, "direct a1") == "DP-82 no-attraction"


@pytest.mark.rule("DP-R61", "DP-55", "DP-40")
def test_on_the_entrance_after_two_cubes_and_twice_with_two_directors() -> None:
    t = activation(*["blue-6 e2"] * 5, played={ANNE: ("director", "director")})
    play(t, "activate e2", "send blue-5 d2")
    assert refused(t, "direct e2") == "DP-54 icon-still-free"
    play(t, "activate e2", "send blue-5 d2", "direct e2", "send blue-5 d2")
    play(t, "direct e2", "send blue-5 d2")

    assert fields(t)["cubes"][ANNE] == {"e2": 4}
    assert refused(t, "direct e2") == "DP-54 no-director"


@pytest.mark.rule("DP-55")
def test_or_on_two_attractions() -> None:
    t = activation(
        *["blue-6 e2"] * 3,
        *("green-2 d2", "yellow-3 d2", "green-2 d2", "yellow-3 d2"),
        played={ANNE: ("director", "director")},
    )
    play(t, "activate e2", "send blue-5 d3", "activate e2", "send blue-5 d3")
    play(t, "direct e2", "send blue-5 d3")
    play(t, "activate d2", "send yellow-2 e2", "direct d2", "with yellow-3", "send yellow-2 e2")

    assert fields(t)["cubes"][ANNE] == {"e2": 3, "d2": 2}


@pytest.mark.rule("DP-R62")
def test_seventeen_cubes_are_no_limit() -> None:
    names = [
        *("duck-pond", "log-flume", "pirate-swing", "sea-lion-show", "ice-cream-pier"),
        *("ghost-train", "puppet-theatre", "mini-golf", "orchard", "jump-tower"),
        *("speedster", "carousel", "bumper-boats", "mummy-tomb", "magic-show"),
    ]
    free = [place for place in HEX_IDS if place not in ("c3", "d2", "d3", "e2")]
    t = activation(
        *("green-2 d2", "blue-5 d2", "yellow-6 e2"),
        park={ANNE: [f"{name} {place}" for name, place in zip(names, free, strict=True)]},
        cubes={ANNE: [place for place in HEX_IDS if place not in ("d2", "e2")]},
    )
    assert sum(fields(t)["cubes"][ANNE].values()) == 17
    play(t, "activate d2", "send blue-4 e2", "activate e2", "send blue-3 d2")

    assert sum(fields(t)["cubes"][ANNE].values()) == 19
    before = fields(t)["tally"][ANNE]["stars"]
    play(t, "finish")
    assert stars(t) == before


@pytest.mark.rule("DP-82")
def test_who_has_no_visitors_is_not_asked() -> None:
    t = activation("blue-3 e2")

    assert all_asked(t) == [(ANNE, "operate")]
    assert refused(t, "finish", BASILE) == "DP-29 wait-for-the-others"
    assert refused(t, "buy", ANNE) == "DP-82 activate-or-finish"


@pytest.mark.rule("DP-84")
def test_an_activation_is_told() -> None:
    t = activation("yellow-1 d3", "blue-4 d3")
    play(t, "activate d3", "send blue-3 c3")

    assert told(t, SPECTATOR) == [
        {"event": "activated", "seat": ANNE, "tile": "ferris-wheel", "hex": "d3", "stars": 3},
        {"event": "decreased", "seat": ANNE, "die": "blue-4", "hex": "d3", "value": 3},
        {"event": "left", "seat": ANNE, "die": "yellow-1", "hex": "d3"},
        {
            "event": "moved",
            "seat": ANNE,
            "die": "blue-3",
            "hex": "d3",
            "to": "c3",
            "tile": "wild-river",
        },
    ]


TO_THE_BACK = ["carousel b2", "duck-pond a1"]


@pytest.mark.rule("DP-82", "DP-54")
def test_the_hex_at_the_very_back_is_one_like_any_other() -> None:
    t = activation(
        *("blue-5 a1", "blue-6 a1", "blue-3 e2"),
        park={ANNE: TO_THE_BACK},
        played={ANNE: ("director", "guard")},
    )
    assert offered(t, "activate") == ["a1", "e2"]
    assert offered(t, "direct") == []
    play(t, "activate a1", "send blue-4 b2")
    assert offered(t, "direct") == ["a1"]
    play(t, "direct a1", "send blue-5 b2")

    assert dice(t) == {"b2": ["blue-4", "blue-5"], "e2": ["blue-3"]}
    assert happened(t)[-4:] == ["directed", "activated", "decreased", "moved"]


@pytest.mark.rule("DP-54", "DP-87")
def test_a_refusal_names_the_attraction_that_was_asked_for() -> None:
    t = activation("blue-3 e2", "green-2 d2", played={ANNE: ("director", "guard")})

    for attempt in ("direct e2", "activate d2", "direct d1", "activate d1"):
        why = refusal(t, attempt)
        assert why is not None
        assert HEX_IDS[int(str(why.facts["hex"]))] == attempt.split()[1]


@pytest.mark.rule("DP-90", "DP-96")
def test_who_was_named_for_one_activation_need_not_be_in_the_next() -> None:
    t = activation("blue-4 e2", "green-6 e2", "blue-5 e2")
    play(t, "activate e2", "with green-6", "send green-5 d2", "activate e2")

    assert fields(t)["group"][ANNE]["dice"] == ["blue-4"]
    assert fields(t)["group"][ANNE]["named"] == []


@pytest.mark.rule("DP-96")
@pytest.mark.parametrize(("sent", "left"), [("blue-4", "yellow-3"), ("yellow-3", "blue-4")])
def test_either_die_of_a_group_may_move(sent: str, left: str) -> None:
    t = activation("blue-5 c3", "yellow-4 c3")
    play(t, "activate c3", f"send {sent} d3")

    assert dice(t) == {"c3": [left], "d3": [sent]}


@pytest.mark.rule("DP-111", "DP-96")
def test_three_alike_are_one_choice_and_one_of_them_moves() -> None:
    t = activation(*["blue-4 c4"] * 3, park={ANNE: ["kraken-coaster c4"]})
    play(t, "activate c4")
    assert offered(t, "send") == ["blue-3 c3", "blue-3 d3"]
    play(t, "send blue-3 c3")

    assert dice(t) == {"c3": ["blue-3"], "c4": ["blue-3", "blue-3"]}


@pytest.mark.rule("DP-R42", "DP-155")
def test_a_group_of_ones_leaves_at_once_at_a_coloured_attraction_too() -> None:
    t = activation("green-1 c4", "blue-5 d2", park={ANNE: ["mini-golf c4"]})
    play(t, "activate c4")

    assert asked(t) == (ANNE, "operate")
    assert dice(t) == {"d2": ["blue-5"]}


@pytest.mark.rule("DP-101")
def test_where_a_mascot_is_at_work_is_shown_until_it_is_done() -> None:
    t = activation("blue-3 c3")
    assert fields(t)["mascot_at"] == [None, None]
    play(t, "mascot", "stand c3")
    assert fields(t)["mascot_at"] == ["c3", None]
    play(t, "raise blue-3")

    assert fields(t)["mascot_at"] == [None, None]


@pytest.mark.rule("DP-54", "DP-82")
def test_what_can_be_activated_and_directed_is_all_that_is_offered() -> None:
    t = activation(
        *("blue-5 c3", "yellow-4 c3", "green-2 e2"),
        cubes={ANNE: ["c3"]},
        played={ANNE: ("director", "guard")},
    )

    assert (offered(t, "activate"), offered(t, "direct")) == (["e2"], ["c3"])
    assert refused(t, "activate a1") == refused(t, "direct a1") == "DP-82 no-attraction"


@pytest.mark.rule("DP-58", "DP-98")
def test_however_many_are_alike_they_are_one_choice() -> None:
    t = activation(*["blue-3 e2"] * 10, "green-2 e2", "green-2 e2")

    assert offered(t, "plan") == ["blue-3 e2", "green-2 e2"]


@pytest.mark.rule("DP-98")
def test_a_die_at_the_very_back_walks_too() -> None:
    t = activation("blue-3 a1", park={ANNE: TO_THE_BACK})
    play(t, "plan blue-3 a1", "stroll-to b2")

    assert dice(t) == {"b2": ["blue-3"]}


@pytest.mark.rule("DP-112", "DP-90")
def test_a_run_is_activated_with_the_lowest_one() -> None:
    standing = [f"{die} c4" for die in ("blue-3", "green-4", "yellow-2", "green-5", "blue-6")]
    t = activation(*standing, park={ANNE: ["water-gala c4"]})
    play(t, "activate c4")

    assert fields(t)["group"][ANNE]["dice"] == ["blue-3", "green-4", "yellow-2"]
    assert offered(t, "with") == ["blue-3", "blue-6", "green-4", "green-5", "yellow-2"]
    play(t, "with blue-6")
    assert fields(t)["group"][ANNE]["dice"] == ["blue-6", "green-4", "green-5"]
