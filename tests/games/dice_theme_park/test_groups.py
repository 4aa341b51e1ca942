"""What attractions ask for (DP-90 to DP-92, DP-105 to DP-116)."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from manege.games.dice_theme_park.components import COLOUR_IDS, GREY, GROUP, has
from manege.games.dice_theme_park.dice import DIE_IDS, kinds_listed, visitors_on
from manege.games.dice_theme_park.groups import can_form
from manege.games.dice_theme_park.hexes import HEX_IDS
from manege.games.dice_theme_park.tiles import (
    EQUAL,
    FIRST_A,
    LOWER,
    RUN,
    TILE_IDS,
    TILES,
    Tile,
)
from tests.games.dice_theme_park.support import (
    ANNE,
    offered,
    parks,
    play,
    refused,
    table,
)

HERE = "c4"


def matches(tile: str, *dice: str) -> bool:
    """Whether an attraction can be activated with some of these dice on it."""
    park = {} if tile in BOARD else {ANNE: [f"{tile} {HERE}"]}
    where = BOARD.get(tile, HERE)
    t = table(park=park, dice={ANNE: [f"{die} {where}" for die in dice]})
    return where in offered(t, "activate", ANNE)


BOARD = {"entrance": "e2", "haunted-forest": "d2", "ferris-wheel": "d3", "wild-river": "c3"}
B, G, Y = "blue", "green", "yellow"


def d(colour: str, *values: int) -> list[str]:
    return [f"{colour}-{value}" for value in values]


@pytest.mark.rule("DP-92", "DP-105")
@pytest.mark.parametrize("die", [*d(B, 1, 6), *d(G, 3), *d(Y, 4)])
def test_one_die_of_any_colour_and_value(die: str) -> None:
    assert matches("entrance", die)
    assert matches("helter-skelter", die)


@pytest.mark.rule("DP-91")
@pytest.mark.parametrize("tile", [each.id for each in TILES])
def test_without_dice_nothing_can_be_activated(tile: str) -> None:
    assert not matches(tile)
    t = table(dice={ANNE: ["blue-3 d3"]})
    assert refused(t, "activate e2") == "DP-91 no-group"
    assert refused(t, "activate a1") == "DP-82 no-attraction"


@pytest.mark.rule("DP-106")
@pytest.mark.parametrize(
    ("values", "fits"), [((2, 4), True), ((6, 6), True), ((2, 3), False), ((2,), False)]
)
def test_two_even_dice(values: tuple[int, ...], fits: bool) -> None:
    assert matches("pop-shop", *d(B, *values)) == fits


@pytest.mark.rule("DP-107")
@pytest.mark.parametrize(
    ("values", "fits"), [((1, 5), True), ((3, 3), True), ((1, 2), False), ((5,), False)]
)
def test_two_odd_dice(values: tuple[int, ...], fits: bool) -> None:
    assert matches("burger-bar", *d(G, *values)) == fits


@pytest.mark.rule("DP-108")
@pytest.mark.parametrize(
    ("values", "fits"), [((1, 2), True), ((6, 1), True), ((4, 4), False), ((3,), False)]
)
def test_two_dice_one_strictly_higher(values: tuple[int, ...], fits: bool) -> None:
    assert matches("shooting-gallery", *d(Y, *values)) == fits


@pytest.mark.rule("DP-109", "DP-R39")
@pytest.mark.parametrize(
    ("values", "fits"),
    [((1, 3), True), ((3, 3), True), ((2, 6), True), ((1, 2), False), ((4, 5), False)],
)
def test_one_low_die_and_one_high(values: tuple[int, ...], fits: bool) -> None:
    assert matches("gift-gallery", *d(B, *values)) == fits


@pytest.mark.rule("DP-110")
@pytest.mark.parametrize(("values", "fits"), [((4, 4), True), ((4, 5), False), ((4,), False)])
def test_two_of_equal_value(values: tuple[int, ...], fits: bool) -> None:
    assert matches("lagoon-terrace", *d(B, *values)) == fits


@pytest.mark.rule("DP-111", "DP-R41")
@pytest.mark.parametrize(
    ("dice", "fits"),
    [
        ([*d(B, 4), *d(G, 4), *d(Y, 4)], True),
        (d(B, 4, 4, 4), True),
        ([*d(B, 4, 5), *d(Y, 4)], False),
        ([*d(G, 4, 4), *d(Y, 4)], False),
        (d(B, 4, 4), False),
    ],
)
def test_three_of_equal_value_one_of_them_blue(dice: list[str], fits: bool) -> None:
    assert matches("kraken-coaster", *dice) == fits


@pytest.mark.rule("DP-112", "DP-R40", "DP-R41")
@pytest.mark.parametrize(
    ("dice", "fits"),
    [
        ([*d(B, 2), *d(G, 3, 4)], True),
        ([*d(B, 3), *d(G, 2, 4)], True),
        ([*d(B, 4), *d(G, 2, 3)], True),
        (d(B, 4, 5, 6), True),
        ([*d(B, 1), *d(G, 5, 6)], False),
        ([*d(B, 6), *d(G, 1, 2)], False),
        ([*d(B, 2), *d(G, 3, 3)], False),
        ([*d(B, 2), *d(G, 2, 5)], False),
        ([*d(B, 3), *d(G, 3, 6)], False),
        ([*d(B, 1), *d(G, 4, 5)], False),
        ([*d(B, 2), *d(G, 3, 5)], False),
        (d(G, 2, 3, 4), False),
        ([*d(B, 6), *d(G, 2, 3, 4)], False),
        ([*d(B, 5), *d(G, 2, 3, 4)], True),
    ],
)
def test_three_consecutive_values_that_do_not_wrap(dice: list[str], fits: bool) -> None:
    assert matches("water-gala", *dice) == fits


@pytest.mark.rule("DP-113", "DP-R41")
@pytest.mark.parametrize(
    ("dice", "fits"),
    [(["blue-2"], True), (["green-2"], False), (["green-2", "yellow-2", "blue-1"], True)],
)
def test_a_coloured_icon_takes_that_colour_only(dice: list[str], fits: bool) -> None:
    assert matches("duck-pond", *dice) == fits


@pytest.mark.rule("DP-113")
@pytest.mark.parametrize(
    ("dice", "fits"),
    [
        (["blue-2", "green-4"], True),
        (["blue-2", "blue-4"], True),
        (["green-2", "yellow-4"], False),
        (["blue-3", "green-4"], False),
    ],
)
def test_a_grey_icon_takes_any(dice: list[str], fits: bool) -> None:
    assert matches("log-flume", *dice) == fits


@pytest.mark.rule("DP-114")
@pytest.mark.parametrize(
    ("dice", "fits"),
    [
        (["yellow-4", "blue-5"], True),
        (["blue-4", "blue-5"], True),
        (["yellow-5", "blue-5"], False),
        (["yellow-6", "blue-5"], False),
    ],
)
def test_the_blue_die_must_be_the_higher(dice: list[str], fits: bool) -> None:
    assert matches("wild-river", *dice) == fits


@pytest.mark.rule("DP-115")
@pytest.mark.parametrize(
    ("dice", "fits"),
    [
        (["green-4", "blue-5"], True),
        (["green-5", "blue-5"], False),
        (["green-6", "blue-5"], False),
    ],
)
def test_the_green_die_must_be_the_lower(dice: list[str], fits: bool) -> None:
    assert matches("haunted-forest", *dice) == fits


@pytest.mark.rule("DP-116")
@pytest.mark.parametrize(
    ("dice", "fits"),
    [
        (["yellow-1", "blue-4"], True),
        (["yellow-1", "yellow-4"], True),
        (["yellow-2", "blue-3"], False),
        (["blue-1", "yellow-4"], False),
    ],
)
def test_an_odd_yellow_die_and_any_even_one(dice: list[str], fits: bool) -> None:
    assert matches("ferris-wheel", *dice) == fits


@pytest.mark.rule("DP-109", "DP-113")
@pytest.mark.parametrize(
    ("dice", "fits"),
    [
        (["green-5", "blue-1"], True),
        (["green-3", "green-3"], True),
        (["green-2", "blue-5"], False),
        (["blue-5", "blue-1"], False),
    ],
)
def test_any_low_die_and_a_high_green_one(dice: list[str], fits: bool) -> None:
    assert matches("orchard", *dice) == fits


@pytest.mark.rule("DP-R38")
def test_a_group_has_one_die_for_each_icon_and_any_matching_will_do() -> None:
    assert matches("sea-lion-show", "blue-3", "blue-6")
    assert matches("sea-lion-show", "blue-6", "blue-3")
    assert not matches("sea-lion-show", "blue-3", "green-2")
    t = table(park={ANNE: ["sea-lion-show c4"]}, dice={ANNE: ["blue-3 c4"]})
    assert refused(t, "activate c4") == "DP-91 no-group"


@pytest.mark.rule("DP-90", "DP-R38")
def test_only_dice_standing_there_count() -> None:
    t = table(dice={ANNE: ["yellow-4 c3", "blue-5 d3"]})

    assert refused(t, "activate c3") == "DP-91 no-group"


@pytest.mark.rule("DP-R38")
@pytest.mark.parametrize("number", range(len(TILES)), ids=[each.id for each in TILES])
def test_what_can_be_formed_is_what_some_choice_of_dice_in_some_order_is(number: int) -> None:
    """The search against a plain reading of the tile."""
    named = [("blue", 2), ("green", 3), ("yellow", 4), ("green", 5), ("blue", 5), ("yellow", 1)]
    tile = TILES[number]
    for size in range(1, 5):
        for chosen in combinations(named, size):
            t = table(dice={ANNE: [f"{colour}-{value} e2" for colour, value in chosen]})
            here = visitors_on(t, ANNE, HEX_IDS.index("e2"))
            plainly = any(reads(tile, order) for order in permutations(chosen, icons_of(tile)))
            assert can_form(t, number, here) == plainly


@pytest.mark.rule("DP-90", "DP-R38")
@pytest.mark.parametrize("number", range(FIRST_A, len(TILES)), ids=TILE_IDS[FIRST_A:])
def test_every_group_that_matches_can_be_named_in_any_order(number: int) -> None:
    tile = TILES[number]
    here = [*d(B, 2, 3), *d(G, 3, 4), *d(Y, 3, 4)]
    start = table(
        park={ANNE: [f"{tile.id} {HERE}"]}, dice={ANNE: [f"{die} {HERE}" for die in here]}
    )
    play(start, f"activate {HERE}", seat=ANNE)
    groups = [dice for dice in permutations(here, icons_of(tile)) if is_group(tile, dice)]
    named = offered(start, "with", ANNE)
    assert named in ([], sorted({die for dice in groups for die in dice}))
    for dice in groups:
        t = parks(start.copy())
        for die in dice:
            if offered(t, "with", ANNE):  # else the group is settled
                play(t, f"with {die}", seat=ANNE)
        group = [DIE_IDS[kind] for kind in kinds_listed(t, has(t, ANNE, GROUP))]
        assert group == sorted(dice)


def is_group(tile: Tile, dice: tuple[str, ...]) -> bool:
    """However they are matched with its icons."""
    pairs = [(die.split("-")[0], int(die.split("-")[1])) for die in dice]
    return any(reads(tile, order) for order in permutations(pairs))


def icons_of(tile: Tile) -> int:
    return len(tile.wants.icons)


def reads(tile: Tile, dice: tuple[tuple[str, int], ...]) -> bool:
    for icon, (colour, value) in zip(tile.wants.icons, dice, strict=True):
        if icon.colour != GREY and COLOUR_IDS[icon.colour] != colour:
            return False
        if not icon.values & 1 << value - 1:
            return False
    values = [value for _, value in dice]
    if tile.wants.relation == LOWER:
        return values[0] < values[1]
    if tile.wants.relation == EQUAL:
        return len(set(values)) == 1
    if tile.wants.relation == RUN:
        return sorted(values) == list(range(min(values), min(values) + 3))
    return True
