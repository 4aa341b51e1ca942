"""What the table tells of what would come: no page works it out for itself."""

from __future__ import annotations

import pytest

from manege.games.dice_theme_park.printed import printed
from manege.games.dice_theme_park.tiles import TILES
from tests.games.dice_theme_park.support import (
    ANNE,
    BASILE,
    EACH_MODE,
    at_random,
    dealt,
    fields,
    finish,
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
    assert told["tie_order"] == [BASILE, ANNE]
    assert told["hurry"] == [0, 0]
    play(t, "pick guard guide", seat=ANNE)
    assert fields(t)["picks"] == told["picks"]
    assert fields(t)["rival_sums"] == told["rival_sums"]
    play(t, "pick guard guide", seat=BASILE)
    assert fields(t)["picks"] == [[], []]


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
