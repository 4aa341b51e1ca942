"""What is printed: tiles, staff, monorails, skill cards, and the shape of a park."""

from __future__ import annotations

from collections import Counter

import pytest

from manege.games.dice_theme_park import tiles
from manege.games.dice_theme_park.administrators import ADMINISTRATOR_IDS, ADMINISTRATORS
from manege.games.dice_theme_park.components import (
    BLUE,
    GREY,
    STAFF,
    STAFF_IDS,
    STAFF_INCOME,
    STAFF_VALUE,
)
from manege.games.dice_theme_park.hexes import (
    AXIAL,
    ENTRANCE,
    HEX_IDS,
    HEXES,
    NEIGHBOURS,
    TWO_AWAY,
    distance,
)
from manege.games.dice_theme_park.monorails import PRINTED, SET_AT, SPACES
from manege.games.dice_theme_park.objectives import CODE, OBJECTIVE_IDS, OBJECTIVES
from manege.games.dice_theme_park.skills import CARDS, COPIES, SKILL_IDS, WHOLE_DECK
from manege.games.dice_theme_park.tiles import (
    BASE_TILES,
    BOARD,
    CATEGORY_IDS,
    STACK_A,
    STACK_B,
    TILES,
    Tile,
    asked_colour,
)
from manege.kernel.bits import bits


def tile(name: str) -> Tile:
    return next(each for each in TILES if each.id == name)


@pytest.mark.rule("DP-23", "DP-61")
def test_there_are_20_tiles_a_and_16_b_and_no_two_have_one_id() -> None:
    assert (len(BOARD), len(STACK_A), len(STACK_B)) == (4, 20, 16)
    assert len({each.id for each in TILES[:BASE_TILES]}) == BASE_TILES


@pytest.mark.rule("DP-61")
def test_every_tile_has_a_category_stars_and_at_most_two_slots() -> None:
    for each in TILES[1:]:
        assert 0 <= each.category < 8
        assert each.stars > 0
        assert 0 <= each.slots <= 2
        assert (each.slot > 0) == (each.slots > 0)
        assert 1 <= len(each.wants.icons) <= 3


@pytest.mark.rule("DP-R3", "DP-R5")
def test_categories_come_five_times_with_the_board_shops_four_times() -> None:
    numbers = Counter(CATEGORY_IDS[each.category] for each in TILES[1:BASE_TILES])

    assert numbers == Counter(dict.fromkeys(CATEGORY_IDS, 5)) - Counter({"shops": 1})
    assert TILES[0].category == tiles.NO_CATEGORY


@pytest.mark.rule("DP-37")
def test_only_grey_tiles_and_some_of_stack_b_print_an_income() -> None:
    assert all(each.colour == GREY for each in STACK_A if each.income)
    assert all(each.income > 0 for each in (*STACK_A, *STACK_B) if each.colour == GREY)
    assert {each.id for each in STACK_B if each.income and each.colour != GREY} == {
        *("water-gala", "enchanted-garden", "laser-arena"),
    }
    assert [each.income for each in BOARD] == [1, 0, 0, 0]


@pytest.mark.parametrize(
    ("name", "colour", "stars", "income"),
    [("wild-river", BLUE, 3, 0), ("duck-pond", BLUE, 3, 0), ("helter-skelter", GREY, 2, 1)],
)
def test_tiles_named_by_the_sheet(name: str, colour: int, stars: int, income: int) -> None:
    assert (tile(name).colour, tile(name).stars, tile(name).income) == (colour, stars, income)


@pytest.mark.rule("DP-R51")
def test_no_prerequisite_asks_for_more_than_one_coloured_die() -> None:
    """So that one colour adjustment always does."""
    for number, each in enumerate(TILES):
        coloured = [icon for icon in each.wants.icons if icon.colour != GREY]
        assert len(coloured) == (each.colour != GREY)
        assert asked_colour(number) == each.colour


@pytest.mark.rule("DP-13", "DP-33", "DP-36")
def test_staff_values_are_one_to_six_and_income_never_falls() -> None:
    assert [
        *("receptionist", "guard", "guide", "mascot", "architect", "director"),
    ] == STAFF_IDS[:STAFF]
    assert list(STAFF_VALUE[:STAFF]) == [1, 2, 3, 4, 5, 6]
    assert list(STAFF_INCOME[:STAFF]) == [2, 2, 3, 3, 4, 4]


@pytest.mark.rule("DP-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_set_has_one_monorail_more_than_players_and_each_totals_13(seats: int) -> None:
    ends = [*SET_AT, len(PRINTED)]
    spaces = list(PRINTED)[ends[seats] : ends[seats + 1]]

    assert len(spaces) == SPACES * (seats + 1)
    for train in range(seats + 1):
        assert sum(spaces[train * SPACES : (train + 1) * SPACES]) == 13


@pytest.mark.rule("DP-127")
def test_fifteen_skill_cards_twice() -> None:
    assert (len(CARDS), len(set(CARDS)), COPIES, len(WHOLE_DECK)) == (15, 15, 2, 30)
    assert len(set(SKILL_IDS[: len(CARDS)])) == 15
    assert Counter(form for form, _ in CARDS) == {
        0: 3,
        1: 1,
        2: 3,
        3: 3,
        4: 1,
        5: 1,
        6: 1,
        7: 1,
        8: 1,
    }


@pytest.mark.rule("DP-20")
def test_twelve_administrators() -> None:
    assert len(set(ADMINISTRATOR_IDS[:ADMINISTRATORS])) == 12


@pytest.mark.rule("DP-9")
def test_ten_objectives_in_five_codes() -> None:
    assert len(set(OBJECTIVE_IDS[:OBJECTIVES])) == 10
    assert Counter(CODE[:OBJECTIVES]) == dict.fromkeys(range(5), 2)


@pytest.mark.rule("DP-64", "DP-R7")
def test_the_outline_has_19_hexes_and_the_entrance_is_the_middle_of_its_front() -> None:
    assert (len(AXIAL), len(set(HEX_IDS))) == (19, 19)
    assert [sum(name.startswith(row) for name in HEX_IDS) for row in "abcde"] == [3, 4, 5, 4, 3]
    assert HEX_IDS[ENTRANCE] == "e2"


@pytest.mark.rule("DP-62", "DP-R58")
def test_neighbours_are_one_hex_away_and_two_may_lie_over_a_gap() -> None:
    for place in range(HEXES):
        for other in range(HEXES):
            assert bool(NEIGHBOURS[place] >> other & 1) == (distance(place, other) == 1)
            assert bool(TWO_AWAY[place] >> other & 1) == (distance(place, other) in (1, 2))
    assert bits(NEIGHBOURS[HEX_IDS.index("c3")]) == 6
    assert bits(NEIGHBOURS[HEX_IDS.index("a1")]) == 3
