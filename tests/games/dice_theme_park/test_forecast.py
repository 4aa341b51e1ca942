"""What the table tells of what would come: no page works it out for itself."""

from __future__ import annotations

import pytest

from manege.games.dice_theme_park.printed import printed
from manege.games.dice_theme_park.tiles import TILES
from tests.games.dice_theme_park.support import (
    ANNE,
    BASILE,
    CHLOE,
    EACH_MODE,
    at_random,
    dealt,
    fields,
    finish,
    happened,
    money,
    play,
    stars,
    table,
)


@pytest.mark.rule("DP-128", "DP-129", "DP-130")
def test_what_an_activation_brings() -> None:
    t = table(
        dice={ANNE: ["blue-3 e2"], BASILE: ["blue-3 e2"]},
        facilities={ANNE: ["kiosk d2", "effects c3", "generator d3"]},
        cubes={ANNE: ["d2", "c3", "c3", "e2"]},
        tokens={ANNE: 2},
    )
    told = fields(t)
    assert told["gains"][ANNE]["d2"] == {"stars": 3, "money": 2}
    assert told["gains"][ANNE]["c3"] == {"stars": 5, "money": 0}
    assert told["tally"][ANNE] == {
        "stars": 3 + 5 + 5 + 1 + 2,
        "money": 2,
        "cubes": 4,
        "administrator": 0,
    }
    assert told["places"][ANNE] == {"c3": 1, "d2": 1, "d3": 2, "e2": 2}
    assert told["icons_free"][ANNE] == {"c3": 0, "d2": 0, "d3": 2, "e2": 1}


@pytest.mark.rule("DP-156")
def test_an_administrators_stars_are_told_apart() -> None:
    t = table(
        mode="full",
        administrator={ANNE: "k4"},
        dice={ANNE: ["blue-3 e2"]},
        cubes={ANNE: ["c3", "c3", "c3"]},
    )
    assert fields(t)["tally"][ANNE]["administrator"] == 1


@EACH_MODE
def test_the_tally_is_what_maintenance_brings(mode: str) -> None:
    t = dealt(2, 4, mode)
    for _ in at_random(t, 4):
        told = fields(t)
        if told["phase"] == "activation":
            before = [(stars(t, seat), money(t, seat)) for seat in (0, 1)]
            finish(t)
            scored = [
                sum(
                    event.facts["stars"]
                    for event in t.story or []
                    if event.name == "scored" and event.facts["seat"] == seat
                )
                for seat in (0, 1)
            ]
            for seat in (0, 1):
                tally = told["tally"][seat]
                assert scored[seat] == before[seat][0] + tally["stars"] + tally["administrator"]
                assert money(t, seat) == before[seat][1] + tally["money"]
            return


@pytest.mark.rule("DP-33", "DP-34", "DP-35", "DP-36")
def test_picks_sums_and_ties() -> None:
    t = table(phase="planning", stars={ANNE: 5, BASILE: 3}, order=[0, 1])
    told = fields(t)
    assert len(told["picks"][ANNE]) == 21
    best = next(
        each for each in told["picks"][ANNE] if {each["staff"], each["second"]} == {"director"}
    )
    assert (best["sum"], best["income"], best["money"]) == (12, 9, 15)
    assert told["rival_sums"][BASILE] == {
        "3": 1,
        "4": 1,
        "5": 2,
        "6": 2,
        "7": 3,
        "8": 2,
        "9": 2,
        "10": 1,
        "11": 1,
    }
    play(t, "pick guard guide", seat=ANNE)
    assert fields(t)["picks"] == told["picks"]
    assert fields(t)["rival_sums"] == told["rival_sums"]
    play(t, "pick guard guide", seat=BASILE)
    assert fields(t)["picks"] == [[], []]


@pytest.mark.rule("DP-33")
def test_a_lower_sum_comes_before() -> None:
    told = fields(table(phase="planning", stars={ANNE: 5, BASILE: 3}, order=[0, 1]))["earlier"]
    assert told[BASILE]["3"] == {}
    assert told[BASILE]["5"] == {"3": 1, "4": 1}
    assert sum(told[BASILE]["11"].values()) == 14


@pytest.mark.rule("DP-34")
def test_among_equal_sums_fewer_stars_come_before() -> None:
    told = fields(table(phase="planning", stars={ANNE: 5, BASILE: 3}, order=[0, 1]))["earlier"]
    assert told[ANNE]["3"] == {"3": 1}
    assert told[ANNE]["5"] == {"3": 1, "4": 1, "5": 2}


@pytest.mark.rule("DP-35", "DP-R12")
def test_equal_in_stars_too_they_change_places() -> None:
    told = fields(table(seats=4, phase="planning", order=[2, 0, 3, 1]))["earlier"]
    assert [told[seat]["3"].get("3", 0) for seat in range(4)] == [2, 0, 3, 1]


@pytest.mark.rule("DP-31", "DP-R11")
def test_what_was_picked_changes_nothing_of_what_could_come_before() -> None:
    t = table(phase="planning", order=[0, 1])
    before = fields(t)["earlier"]
    play(t, "pick receptionist guard", seat=BASILE)
    assert fields(t)["earlier"] == before


@pytest.mark.rule("DP-R72")
def test_a_hand_that_some_cannot_tell_does_not_count() -> None:
    t = table(
        seats=3,
        mode="full",
        administrator={ANNE: "k10"},
        dice={ANNE: ["blue-3 e2"]},
        played={ANNE: ("guide", "guard")},
    )
    play(t, "finish", "swap guide director")
    told = fields(t)
    assert [sums is None for sums in told["rival_sums"]] == [True, True, False]
    assert told["earlier"][CHLOE] == {}
    assert sum(told["earlier"][ANNE]["12"].values()) == sum(told["rival_sums"][CHLOE].values())


@pytest.mark.rule("DP-56")
def test_what_dice_on_board_would_complete() -> None:
    t = table(
        phase="welcome",
        dice={ANNE: ["green-2 d2"]},
        monorails=[["blue-1"], ["yellow-5", "blue-2"], []],
    )
    first, second, third = fields(t)["boarding"][ANNE]
    assert (first, third) == ([], [])
    assert second == [{"die": "yellow-5", "hex": "d2", "stars": 3}]
    assert fields(t)["boarding"][BASILE] == [[], [], []]


@pytest.mark.rule("DP-62", "DP-67")
def test_where_a_tile_may_go_and_which_bonus_it_brings() -> None:
    t = table(
        phase="expansion",
        row=["ghost-train", "carousel", "pop-shop"],
        park={ANNE: ["vampire-castle d1"]},
    )
    told = fields(t)
    assert told["sites"][ANNE]["c2"] == 3
    assert "a1" not in told["sites"][ANNE]
    assert told["bonuses"][ANNE] == {"ghost-train": 3, "carousel": 2, "pop-shop": 0}
    assert told["icons"][ANNE] == {"water": 1, "spooky": 2, "family": 1}
    assert told["steps"][ANNE] == {"c3": 2, "d1": 2, "d2": 1, "d3": 1, "e2": 0}


@pytest.mark.rule("DP-93", "DP-94", "DP-96")
def test_a_group_tells_what_becomes_of_it_and_where_it_leads() -> None:
    """Wild River's blue die would complete the Ferris Wheel."""
    t = table(dice={ANNE: ["yellow-1 c3", "blue-5 c3", "yellow-1 d3"]})
    play(t, "activate c3", seat=ANNE)
    group = fields(t)["group"][ANNE]
    assert group["dice"] == ["blue-5", "yellow-1"]
    assert group["after"] == ["blue-4", None]
    assert group["prospects"] == {"blue-4": {"d3": 3}}
    assert group["spared"] == group["tinted"] == [False, False]
    assert fields(t)["moving"][ANNE] is None


@pytest.mark.rule("DP-133", "DP-137", "DP-R65")
def test_objectives_as_if_they_were_counted_now() -> None:
    t = table(
        objectives=["o7", "o1"],
        round_=3,
        dice={ANNE: ["blue-3 e2"], BASILE: ["blue-3 e2"]},
        facilities={ANNE: ["kiosk c3"]},
        cubes={ANNE: ["c3", "d2"], BASILE: ["d2"]},
        money={ANNE: 3, BASILE: 4},
    )
    placed, richest = fields(t)["objectives"]
    assert (placed["numbers"], placed["stars"]) == ([2, 1], [4, 0])
    assert (richest["numbers"], richest["stars"]) == ([5, 4], [4, 0])
    assert (placed["round"], placed["code"], richest["code"]) == (3, "orange", "gold")


@pytest.mark.rule("DP-72", "DP-73")
def test_what_is_left_of_the_improvement_phase() -> None:
    t = table(phase="improvement", money={ANNE: 20, BASILE: 20})
    play(t, "buy", "install kiosk d2", seat=ANNE)
    told = fields(t)
    assert (told["fitted"], told["bought"]) == ([1, 0], [True, False])
    assert told["installs_left"] == [1, 2]
    assert told["left"][ANNE] == {"kiosk": 2, "effects": 3, "generator": 3}
    assert told["finished"] == [False, False]
    play(t, "finish", seat=ANNE)
    assert fields(t)["finished"] == [True, False]


@pytest.mark.rule("DP-101")
def test_where_the_mascot_stands() -> None:
    t = table(dice={ANNE: ["blue-3 d2"]})
    play(t, "mascot", seat=ANNE)
    assert fields(t)["mascot_at"] == [None, None]
    play(t, "stand d2", seat=ANNE)
    assert fields(t)["mascot_at"] == ["d2", None]


@pytest.mark.rule("DP-36", "DP-37")
def test_what_pays_in_phase_1() -> None:
    t = table(phase="planning", park={ANNE: ["pop-shop d1"]})
    assert fields(t)["income_bill"] == [{"pop-shop": 2, "entrance": 1}, {"entrance": 1}]


@pytest.mark.rule("DP-61")
def test_what_is_printed_is_told_by_name() -> None:
    told = printed()
    assert [*told["tiles"]] == [tile.id for tile in TILES]
    assert told["tiles"]["ferris-wheel"] == {
        "colour": "yellow",
        "category": "family",
        "cost": 0,
        "stars": 3,
        "income": 0,
        "slots": 1,
        "slot": 3,
        "relation": "free",
        "icons": [{"colour": "yellow", "values": "odd"}, {"colour": "grey", "values": "even"}],
    }
    assert told["tiles"]["entrance"]["category"] is None
    assert told["staff"]["director"] == {"value": 6, "income": 4}
    assert told["prizes"] == {2: [4, 0], 3: [6, 3, 0], 4: [8, 4, 2, 0]}
    assert told["skills"]["cash-blue"] == {"form": "cash", "colour": "blue"}
    assert told["objectives"]["o1"] == {"code": "gold"}


@pytest.mark.rule("DP-62", "DP-64", "DP-67", "DP-R22")
def test_sites_steps_and_bonuses_of_a_larger_park() -> None:
    t = table(
        phase="expansion",
        row=["sky-wheel", "toy-emporium", "orchard", "lagoon-terrace"],
        park={
            ANNE: [
                *("carousel b2", "helter-skelter a1", "enchanted-garden a2"),
                *("pop-shop c2", "gift-gallery b1", "grand-bazaar c1", "food-market d1"),
            ]
        },
    )
    told = fields(t)

    assert told["steps"][ANNE] == {
        "a1": 4,
        "a2": 4,
        "b1": 3,
        "b2": 3,
        "c1": 3,
        "c2": 2,
        "c3": 2,
        "d1": 2,
        "d2": 1,
        "d3": 1,
        "e2": 0,
    }
    assert told["sites"][ANNE] == {
        "a3": 1,
        "b3": 3,
        "c4": 2,
        "d4": 1,
        "e1": 3,
        "e3": 2,
    }
    assert told["bonuses"][ANNE] == {
        "sky-wheel": 0,
        "toy-emporium": 4,
        "orchard": 2,
        "lagoon-terrace": 2,
    }
    assert told["icons"][ANNE] == {"water": 1, "spooky": 1, "family": 4, "food": 1, "shops": 3}


@pytest.mark.rule("DP-56", "DP-87")
def test_a_die_on_board_completes_nothing_where_something_is_complete_or_no_icon_free() -> None:
    t = table(
        phase="welcome",
        park={ANNE: ["carousel b2", "duck-pond a1"]},
        dice={ANNE: ["green-2 d2", "blue-5 d2", "yellow-3 d3"]},
        cubes={ANNE: ["b2"]},
        monorails=[["yellow-4", "blue-4"], [], []],
    )
    first, *others = fields(t)["boarding"][ANNE]

    assert others == [[], []]
    assert first == [
        {"die": "blue-4", "hex": "a1", "stars": 3},
        {"die": "blue-4", "hex": "d3", "stars": 3},
        {"die": "yellow-4", "hex": "d3", "stars": 3},
    ]
    finish(t)
    assert fields(t)["boarding"] == [[], []]


@pytest.mark.rule("DP-33", "DP-36")
def test_every_pair_of_staff_with_its_sum_and_income() -> None:
    t = table(phase="planning", money={ANNE: 4}, park={ANNE: ["pop-shop d1"]})
    picks = fields(t)["picks"][ANNE]

    assert picks[0] == {
        "staff": "receptionist",
        "second": "receptionist",
        "sum": 2,
        "income": 7,
        "money": 11,
    }
    assert [each["sum"] for each in picks] == [
        *(2, 3, 4, 5, 6, 7),
        *(4, 5, 6, 7, 8),
        *(6, 7, 8, 9),
        *(8, 9, 10),
        *(10, 11, 12),
    ]


@pytest.mark.rule("DP-31")
def test_two_alike_make_a_sum_only_where_both_are_held() -> None:
    t = table(phase="planning", hand={ANNE: ["guide", "guide", "guard"], BASILE: ["guide"]})

    assert fields(t)["rival_sums"] == [{"5": 1, "6": 1}, {}]


@pytest.mark.rule("DP-96", "DP-103", "DP-155")
def test_a_group_tells_who_was_named_spared_and_tinted() -> None:
    t = table(
        mode="full",
        dice={ANNE: ["yellow-2 d2", "blue-5 d2", "blue-4 d2"]},
        administrator={ANNE: "k2"},
    )
    play(t, "mascot", "stand d2", "tint yellow-2", "with blue-5", "spare yellow-2", seat=ANNE)
    group = fields(t)["group"][ANNE]

    assert (group["hex"], group["dice"]) == ("d2", ["blue-5", "yellow-2"])
    assert (group["named"], group["after"]) == (["blue-5", "yellow-2"], ["blue-4", "yellow-2"])
    assert (group["spared"], group["tinted"]) == ([False, True], [False, True])


@pytest.mark.rule("DP-87", "DP-96")
@pytest.mark.parametrize(("cubes", "leads"), [([], {"d3": 3}), (["d3"], {})])
def test_a_die_leads_nowhere_if_no_icon_is_free_there(
    cubes: list[str], leads: dict[str, int]
) -> None:
    t = table(
        dice={ANNE: ["yellow-2 c3", "blue-5 c3", "yellow-1 d3", "green-1 d2"]},
        cubes={ANNE: cubes},
    )
    play(t, "activate c3", seat=ANNE)

    assert fields(t)["group"][ANNE]["prospects"] == {
        "blue-4": {"d2": 3, **leads},
        "yellow-1": {},
    }


@pytest.mark.rule("DP-68", "DP-98")
def test_the_die_that_walks_or_is_turned_is_shown() -> None:
    t = table(dice={ANNE: ["blue-3 e2"]})
    play(t, "plan blue-3 e2", seat=ANNE)
    assert fields(t)["moving"] == [{"die": "blue-3", "hex": "e2"}, None]
    play(t, "stroll-to d2", "guide blue-3 d2", seat=ANNE)
    assert fields(t)["moving"] == [{"die": "blue-3", "hex": "d2"}, None]
    play(t, "tour-to c3", seat=ANNE)
    assert fields(t)["moving"] == [None, None]


@pytest.mark.rule("DP-31", "DP-R11")
def test_what_staff_would_change_is_told_once_it_is_revealed() -> None:
    t = table(phase="planning")
    play(t, "pick mascot architect", seat=ANNE)
    told = fields(t)
    assert (told["slots"], told["abilities"]) == ([{}, {}], [{}, {}])
    assert (told["sums"], told["mascot_price"]) == ([None, None], [None, None])
    play(t, "pick guide director", seat=BASILE)
    told = fields(t)

    assert told["slots"] == [dict.fromkeys(("c3", "d2", "d3"), cost) for cost in (2, 3)]
    assert told["abilities"] == [{"mascot": 1, "architect": 1}, {"guide": 1, "director": 1}]
    assert (told["sums"], told["mascot_price"]) == ([9, 9], [3, 5])
    assert told["finished"] == [False, False]


@pytest.mark.rule("DP-10")
def test_the_last_of_all_dice_is_one_like_any_other() -> None:
    """Yellow has 21, and this is the 21st."""
    standing = ["yellow-2 e2"] * 20 + ["blue-4 d3"]
    t = table(
        seats=4, phase="welcome", dice={ANNE: standing}, monorails=[["yellow-5"], [], [], [], []]
    )
    assert fields(t)["boarding"][ANNE][0] == [{"die": "yellow-5", "hex": "d3", "stars": 3}]
    t = table(seats=4, dice={ANNE: [*standing, "yellow-5 d3"]})
    play(t, "activate d3", seat=ANNE)
    assert fields(t)["group"][ANNE]["dice"] == ["blue-4", "yellow-5"]


@pytest.mark.rule("DP-31", "DP-164")
def test_pairs_are_foreseen_only_while_they_are_picked() -> None:
    opening = fields(dealt(2, 1))
    assert (opening["picks"], opening["rival_sums"]) == ([[], []], [{}, {}])
    t = table(mode="full", phase="planning", administrator={ANNE: "k12"})
    for seat in (ANNE, BASILE):
        play(t, "pick guard guide", seat=seat)
    told = fields(t)
    assert told["phase"] == "planning"
    assert (told["picks"], told["rival_sums"]) == ([[], []], [{}, {}])


@pytest.mark.rule("DP-158", "DP-132")
def test_stars_for_mascots_come_without_a_cube_too() -> None:
    t = table(
        mode="full", administrator={ANNE: "k6"}, mascots={ANNE: 4}, dice={ANNE: ["blue-3 e2"]}
    )
    assert fields(t)["tally"][ANNE]["administrator"] == 2
    finish(t)

    assert stars(t) == 2


def test_nothing_is_told_of_what_is_foreseen() -> None:
    t = table(dice={ANNE: ["yellow-2 c3", "blue-5 c3", "yellow-1 d3"]})
    play(t, "activate c3", seat=ANNE)
    before = happened(t)
    fields(t)

    assert happened(t) == before == ["activated"]


@pytest.mark.rule("DP-133", "DP-R65")
def test_in_the_maintenance_objectives_see_the_cubes_that_came_off() -> None:
    t = table(
        round_=3,
        objectives=["o7", "o1"],
        dice={ANNE: ["blue-4 e2", "green-1 d2"]},
        played={ANNE: ("receptionist", "guard")},
    )
    play(t, "activate e2", "send blue-3 d3", "finish")

    assert fields(t)["phase"] == "maintenance"
    assert fields(t)["objectives"][0]["numbers"] == [1, 0]
