"""Le jeu de la maison — what is printed on tiles, cards, monorails and boards, piece by piece."""

from __future__ import annotations

from typing import Any

import pytest

from manege.games.dice_theme_park import GAME
from manege.games.dice_theme_park.hexes import HEX_IDS, NEIGHBOURS, TWO_AWAY
from manege.games.dice_theme_park.printed import printed
from manege.games.dice_theme_park.tiles import ANY, EVEN, HIGH, LOW, ODD
from manege.games.dice_theme_park.variants.figures import OWN
from manege.kernel.bits import bits

TILES = """
entrance: grey None, 0$, stars 1, income 1, slots 0 at 0$, free grey
haunted-forest: green spooky, 0$, stars 3, income 0, slots 1 at 3$, lower green grey
ferris-wheel: yellow family, 0$, stars 3, income 0, slots 1 at 3$, free odd-yellow even-grey
wild-river: blue water, 0$, stars 3, income 0, slots 1 at 3$, lower grey blue
duck-pond: blue games, 4$, stars 3, income 0, slots 1 at 2$, free blue
log-flume: blue water, 5$, stars 4, income 0, slots 2 at 3$, free even-blue even-grey
pirate-swing: blue thrills, 5$, stars 4, income 0, slots 1 at 2$, lower grey blue
sea-lion-show: blue shows, 4$, stars 4, income 0, slots 1 at 3$, free low-blue high-grey
ice-cream-pier: blue food, 6$, stars 5, income 0, slots 2 at 3$, equal blue grey
ghost-train: green spooky, 5$, stars 4, income 0, slots 2 at 3$, free odd-green odd-grey
puppet-theatre: green shows, 4$, stars 4, income 0, slots 1 at 3$, lower green grey
mini-golf: green games, 4$, stars 3, income 0, slots 1 at 2$, free green
orchard: green food, 5$, stars 4, income 0, slots 1 at 2$, free low-grey high-green
jump-tower: green thrills, 6$, stars 5, income 0, slots 2 at 3$, equal green grey
speedster: yellow thrills, 5$, stars 4, income 0, slots 1 at 2$, lower grey yellow
carousel: yellow family, 4$, stars 3, income 0, slots 1 at 2$, free yellow
bumper-boats: yellow water, 5$, stars 4, income 0, slots 2 at 3$, free even-yellow even-grey
mummy-tomb: yellow spooky, 4$, stars 4, income 0, slots 1 at 3$, free low-yellow high-grey
magic-show: yellow shows, 6$, stars 5, income 0, slots 2 at 3$, equal yellow grey
helter-skelter: grey family, 3$, stars 2, income 1, slots 1 at 2$, free grey
pop-shop: grey shops, 5$, stars 3, income 2, slots 1 at 2$, free even-grey even-grey
burger-bar: grey food, 5$, stars 3, income 2, slots 1 at 2$, free odd-grey odd-grey
shooting-gallery: grey games, 4$, stars 3, income 1, slots 1 at 2$, lower grey grey
gift-gallery: grey shops, 4$, stars 3, income 1, slots 1 at 2$, free low-grey high-grey
white-water: blue water, 8$, stars 6, income 0, slots 2 at 3$, lower grey blue
shark-tunnel: blue spooky, 9$, stars 7, income 0, slots 2 at 3$, free odd-blue odd-grey
kraken-coaster: blue thrills, 10$, stars 9, income 0, slots 1 at 4$, equal blue grey grey
water-gala: blue shows, 9$, stars 8, income 1, slots 1 at 4$, run blue grey grey
farm-kitchen: green food, 8$, stars 6, income 0, slots 2 at 3$, lower green grey
vampire-castle: green spooky, 9$, stars 7, income 0, slots 2 at 3$, free even-green even-grey
goblin-hall: green games, 10$, stars 9, income 0, slots 1 at 4$, equal green grey grey
enchanted-garden: green family, 9$, stars 8, income 1, slots 1 at 4$, run green grey grey
sky-wheel: yellow family, 8$, stars 6, income 0, slots 2 at 3$, free odd-yellow even-grey
grand-circus: yellow shows, 9$, stars 7, income 0, slots 2 at 3$, free odd-yellow odd-grey
comet-loop: yellow thrills, 10$, stars 9, income 0, slots 1 at 4$, equal yellow grey grey
laser-arena: yellow games, 9$, stars 8, income 1, slots 1 at 4$, run yellow grey grey
grand-bazaar: grey shops, 8$, stars 5, income 3, slots 1 at 3$, free even-grey even-grey
toy-emporium: grey shops, 8$, stars 5, income 3, slots 1 at 3$, free odd-grey odd-grey
lagoon-terrace: grey water, 7$, stars 5, income 2, slots 1 at 3$, equal grey grey
food-market: grey food, 7$, stars 5, income 2, slots 1 at 3$, free low-grey high-grey
bubble-lab: blue shops, 5$, stars 3, income 0, slots 1 at 2$, free blue
upside-down-house: green family, 5$, stars 4, income 0, slots 1 at 2$, free green odd-grey
rocket-sled: yellow thrills, 5$, stars 4, income 0, slots 1 at 2$, free yellow even-grey
time-whirlpool: blue water, 9$, stars 7, income 0, slots 1 at 3$, equal blue grey
mad-laboratory: green spooky, 8$, stars 6, income 0, slots 2 at 3$, lower green grey
chance-coaster: yellow games, 10$, stars 8, income 0, slots 1 at 4$, run yellow grey grey
"""


def written(name: str, tile: dict[str, Any]) -> str:
    icons = " ".join(f"{icon['values']}-{icon['colour']}" for icon in tile["icons"])
    icons = icons.replace("any-", "")
    return (
        f"{name}: {tile['colour']} {tile['category']}, {tile['cost']}$, stars {tile['stars']}, "
        f"income {tile['income']}, slots {tile['slots']} at {tile['slot']}$, "
        f"{tile['relation']} {icons}"
    )


@pytest.mark.rule("DP-23", "DP-37", "DP-61", "DP-116", "DP-165", "DP-R3", "DP-R5")
def test_every_tile_is_printed_as_the_house_set_has_it() -> None:
    tiles = [written(name, tile) for name, tile in printed()["tiles"].items()]

    assert tiles == TILES.split("\n")[1:-1]


@pytest.mark.rule("DP-105", "DP-106", "DP-107", "DP-109", "DP-R39")
def test_the_values_that_icons_take() -> None:
    """3 is low and high."""
    icons = [ANY, EVEN, ODD, LOW, HIGH]
    taken = [[face for face in range(1, 8) if values >> (face - 1) & 1] for values in icons]

    assert taken == [[1, 2, 3, 4, 5, 6], [2, 4, 6], [1, 3, 5], [1, 2, 3], [3, 4, 5, 6]]


@pytest.mark.rule("DP-7", "DP-142")
def test_every_monorail_is_the_house_sets() -> None:
    assert {seats: OWN[f"monorails-{seats}"]["spaces"] for seats in (2, 3, 4)} == {
        2: [*(6, 4, 3), *(5, 5, 3), *(5, 4, 4)],
        3: [*(6, 5, 2), *(6, 4, 3), *(5, 5, 3), *(5, 4, 4)],
        4: [*(6, 6, 1), *(6, 5, 2), *(6, 4, 3), *(5, 5, 3), *(5, 4, 4)],
    }


CODES = """
gold: o1 o2 p1 p2
red: o3 o4 p3 p4 p5
purple: o5 o6 p6 p7
orange: o7 o8 p8 p9 p10
teal: o9 o10 p11 p12
"""


@pytest.mark.rule("DP-9", "DP-134", "DP-135", "DP-136", "DP-185", "DP-R92")
def test_objectives_of_each_code_and_prizes_by_players() -> None:
    of_code: dict[str, list[str]] = {}
    for name, objective in printed()["objectives"].items():
        of_code.setdefault(objective["code"], []).append(name)

    assert [f"{code}: {' '.join(names)}" for code, names in of_code.items()] == CODES.split("\n")[
        1:-1
    ]
    assert printed()["prizes"] == {2: [4, 0], 3: [6, 3, 0], 4: [8, 4, 2, 0]}


@pytest.mark.rule("DP-13", "DP-33", "DP-36", "DP-174", "DP-186")
def test_what_is_on_the_staff_cards() -> None:
    cards = {name: (card["value"], card["income"]) for name, card in printed()["staff"].items()}

    assert cards == {
        "receptionist": (1, 2),
        "guard": (2, 2),
        "guide": (3, 3),
        "mascot": (4, 3),
        "architect": (5, 4),
        "director": (6, 4),
        "engineer": (5, 4),
        "consultant": (1, 5),
        "escort": (3, 3),
    }


INITIATIVES = """
i1: 3, skill 3
i2: 4, monorail 3
i3: 5, tile 3
i4: 5, monorail 1, tile 1
i5: 6, tile 2, skill 1
i6: 6, monorail 2, skill 2
i7: 7, monorail 1, tile 2, skill 3
i8: 7, monorail 2, tile 3, skill 1
i9: 8, monorail 3, tile 1, skill 2
i10: 8, monorail 1, tile 3, skill 2
i11: 9, monorail 2, tile 1, skill 3
i12: 10, monorail 3, tile 2, skill 1
"""


@pytest.mark.rule("DP-198", "DP-201", "DP-203", "DP-R94")
def test_every_initiative_card_is_the_house_sets() -> None:
    cards = GAME.printed()["initiatives"]
    lines = []
    for name, card in cards.items():
        marked = [f"{what} {card[what]}" for what in ("monorail", "tile", "skill") if card[what]]
        lines.append(", ".join([f"{name}: {card['value']}", *marked]))

    assert lines == INITIATIVES.split("\n")[1:-1]


AIMS = """
sa1 3 red 1, sa2 6 red 2, sa3 8 red 2, sa4 24 red 2, sa5 6 red 3
sa6 3 red 3, sa7 3 red 1, sa8 5 red 1, sa9 3 red 2, sa10 2 red 3
sa11 5 red 2, sa12 0 red 2, sa13 3 red 3, sa14 2 red 1, sa15 0 red 1
sb1 11 red 2, sb2 8 red 2, sb3 36 red 2, sb4 10 red 2, sb5 6 red 3
sb6 1 red 2, sb7 4 red 1, sb8 7 red 2, sb9 3 red 2, sb10 7 red 1
sb11 1 red 2, sb12 3 red 1, sb13 3 red 2, sb14 0 red 1, sb15 4 red 3
sa16 2 red 1, sa17 2 red 3, sa18 2 red 1
sb16 1 red 2, sb17 3 red 1, sb18 5 red 2
"""


@pytest.mark.rule("DP-197", "DP-199", "DP-210", "DP-212")
def test_every_solo_objective_and_the_track_are_the_house_sets() -> None:
    """The sheet's are sa1, the 10 of round 3 and the targets."""
    told = GAME.printed()
    aims = [f"{name} {aim['number']} red {aim['red']}" for name, aim in told["aims"].items()]

    assert aims == AIMS.strip().replace("\n", ", ").split(", ")
    assert told["track"] == {2: 10, 3: 10, 4: 10, 5: 10}
    assert told["targets"] == {"normal": 160, "difficult": 170}


@pytest.mark.rule("DP-18")
def test_three_facilities_of_each_kind() -> None:
    assert printed()["facilities"] == 3


@pytest.mark.rule("DP-118", "DP-119", "DP-120", "DP-121", "DP-127", "DP-169")
def test_what_is_on_the_skill_cards() -> None:
    coloured = {
        f"{form}-{colour}": {"form": form, "colour": colour}
        for form in ("shift", "cash", "cheer", "roll")
        for colour in ("blue", "green", "yellow")
    }
    grey = {
        form: {"form": form, "colour": "grey"}
        for form in ("flip", "nudge", "push", "pull", "leap", "dye")
    }

    assert printed()["skills"] == coloured | grey


PARK = """
a1 - a2 b1 b2
a2 - a1 a3 b2 b3
a3 - a2 b3 b4
b1 - a1 b2 c1 c2
b2 - a1 a2 b1 b3 c2 c3
b3 - a2 a3 b2 b4 c3 c4
b4 - a3 b3 c4 c5
c1 - b1 c2 d1
c2 - b1 b2 c1 c3 d1 d2
c3 - b2 b3 c2 c4 d2 d3
c4 - b3 b4 c3 c5 d3 d4
c5 - b4 c4 d4
d1 - c1 c2 d2 e1
d2 - c2 c3 d1 d3 e1 e2
d3 - c3 c4 d2 d4 e2 e3
d4 - c4 c5 d3 e3
e1 - d1 d2 e2
e2 - d2 d3 e1 e3
e3 - d3 d4 e2
"""


@pytest.mark.rule("DP-62", "DP-64", "DP-R7")
def test_which_hexes_are_next_to_which() -> None:
    """Drawn, rows are set off by half a hex: c1 is the leftmost, c5 the rightmost."""
    drawn = [
        f"{name} - " + " ".join(HEX_IDS[other] for other in range(19) if beside >> other & 1)
        for name, beside in zip(HEX_IDS, NEIGHBOURS, strict=True)
    ]

    assert drawn == PARK.split("\n")[1:-1]


@pytest.mark.rule("DP-R58")
def test_the_middle_of_the_park_is_two_away_from_all_of_it() -> None:
    assert bits(TWO_AWAY[HEX_IDS.index("c3")]) == 18
    assert bits(TWO_AWAY[HEX_IDS.index("a1")]) == 8
