"""3. Agrandissement — building, shape, categories, mascots (DP-50, DP-59 to DP-71)."""

from __future__ import annotations

from typing import Any

import pytest

from manege.games.dice_theme_park.components import Parks
from manege.games.dice_theme_park.dice import DIE_IDS
from manege.games.dice_theme_park.hexes import HEX_IDS
from manege.games.dice_theme_park.tiles import TILE_IDS
from manege.kernel.errors import BadSetup
from tests.games.dice_theme_park.support import (
    ANNE,
    BASILE,
    CHLOE,
    SPECTATOR,
    asked,
    dice,
    fields,
    happened,
    money,
    offered,
    options,
    play,
    refusal,
    refused,
    table,
    told,
    zone,
)


def expansion(**places: Any) -> Parks:
    usual: dict[str, Any] = {"phase": "expansion", "order": range(places.get("seats", 2))}
    return table(**(usual | places))


@pytest.mark.rule("DP-59", "DP-60", "DP-62", "DP-R20")
def test_one_tile_is_bought_and_placed_then_the_turn_goes_on() -> None:
    t = expansion(row=["duck-pond", "carousel"], money={ANNE: 9})
    play(t, "build duck-pond")
    assert (money(t), asked(t)) == (5, (ANNE, "place-tile"))
    play(t, "at c4")

    assert fields(t)["parks"][ANNE]["c4"] == "duck-pond"
    assert asked(t) == (ANNE, "expand")
    assert refused(t, "build carousel") == "DP-59 built-already"


@pytest.mark.rule("DP-59", "DP-30", "DP-29")
def test_declining_is_allowed_and_the_next_in_order_follows() -> None:
    t = expansion(row=["duck-pond"], order=[1, 0])
    assert asked(t) == (BASILE, "expand")
    play(t, "pass")
    assert asked(t) == (ANNE, "expand")
    assert refused(t, "pass", BASILE) == "DP-28 not-your-turn"
    play(t, "pass")

    assert fields(t)["phase"] == "improvement"
    assert zone(t, "row") == ["duck-pond"]


@pytest.mark.rule("DP-60")
@pytest.mark.parametrize(("held", "possible"), [(4, True), (3, False)])
def test_a_tile_that_cannot_be_paid_cannot_be_taken(held: int, possible: bool) -> None:
    t = expansion(row=["duck-pond"], money={ANNE: held})

    assert ("build duck-pond" in options(t)) == possible
    if not possible:
        why = refusal(t, "build duck-pond")
        assert why is not None
        assert (why.rule, why.facts) == ("DP-60", {"tile": 4, "price": 4, "money": 3})


@pytest.mark.rule("DP-59")
def test_what_is_not_available_is_refused() -> None:
    t = expansion(row=["duck-pond"])

    assert refused(t, "build carousel") == "DP-59 tile-not-available"
    assert refused(t, "activate e2") == "DP-59 build-recruit-or-pass"


@pytest.mark.rule("DP-62", "DP-63", "DP-64", "DP-R7")
def test_a_tile_touches_the_park_and_stays_inside_the_outline() -> None:
    t = expansion(row=["duck-pond"], park={ANNE: ["carousel e3"]})
    play(t, "build duck-pond")

    assert offered(t, "at") == ["b2", "b3", "c2", "c4", "d1", "d4", "e1"]
    assert refused(t, "at a1") == "DP-62 not-next-to-a-tile"
    assert refused(t, "at d2") == "DP-63 hex-taken"
    assert refused(t, "pass") == "DP-62 place-the-tile"
    assert set(offered(t, "at")) <= set(HEX_IDS)


@pytest.mark.rule("DP-63")
def test_nothing_moves_a_placed_tile() -> None:
    t = expansion(park={ANNE: ["carousel e3"]})
    words = {action.split()[0] for action in options(t)}

    assert words == {"recruit", "pass"}
    with pytest.raises(BadSetup, match="DP-63"):
        expansion(park={ANNE: ["carousel e3", "duck-pond e3"]})


@pytest.mark.rule("DP-64")
def test_a_full_park_takes_no_more() -> None:
    names = [
        *("duck-pond", "log-flume", "pirate-swing", "sea-lion-show", "ice-cream-pier"),
        *("ghost-train", "puppet-theatre", "mini-golf", "orchard", "jump-tower"),
        *("speedster", "carousel", "bumper-boats", "mummy-tomb", "magic-show"),
    ]
    free = [place for place in HEX_IDS if place not in ("c3", "d2", "d3", "e2")]
    park = [f"{name} {place}" for name, place in zip(names, free, strict=True)]
    t = expansion(park={ANNE: park}, row=["helter-skelter"])

    assert refused(t, "build helter-skelter") == "DP-64 park-full"


# Mascots


@pytest.mark.rule("DP-65", "DP-R28", "DP-R20")
def test_one_mascot_a_round_for_5_before_or_after_building() -> None:
    t = expansion(row=["duck-pond"], money={ANNE: 15})
    play(t, "recruit")
    assert (money(t), fields(t)["mascots"][ANNE], fields(t)["resting"][ANNE]) == (10, 2, 2)
    assert refused(t, "recruit") == "DP-65 recruited-already"
    play(t, "build duck-pond", "at c4")

    assert asked(t) == (BASILE, "expand")


@pytest.mark.rule("DP-65")
@pytest.mark.parametrize(("held", "possible"), [(5, True), (4, False)])
def test_without_5_there_is_no_mascot(held: int, possible: bool) -> None:
    t = expansion(money={ANNE: held})

    assert ("recruit" in options(t)) == possible
    if not possible:
        assert refused(t, "recruit") == "DP-65 mascot-too-dear"


@pytest.mark.rule("DP-50", "DP-53", "DP-161", "DP-R27")
@pytest.mark.parametrize(
    ("staff", "administrator", "price"),
    [
        (["guide", "guard"], "k1", 5),
        (["mascot", "guard"], "k1", 3),
        (["mascot", "mascot"], "k1", 1),
        (["guide", "guard"], "k9", 3),
        (["mascot", "guard"], "k9", 1),
        (["mascot", "mascot"], "k9", 0),
    ],
)
def test_discounts_add_up_and_a_price_never_falls_below_nothing(
    staff: list[str], administrator: str, price: int
) -> None:
    t = expansion(mode="full", played={ANNE: staff}, administrator={ANNE: administrator})
    assert fields(t)["mascot_price"][ANNE] == price
    play(t, "recruit")

    assert money(t) == 6 - price
    assert refused(t, "recruit") == "DP-65 recruited-already"


@pytest.mark.rule("DP-66", "DP-R29", "DP-117")
def test_a_recruit_may_take_an_available_skill_card_or_not() -> None:
    t = expansion(mode="full", offer=["flip", "dye", "push"], money={ANNE: 9, BASILE: 9})
    assert offered(t, "train") == ["flip", "push", "dye"]
    play(t, "train flip", "pass")
    assert (zone(t, "skills")[ANNE], fields(t)["ready"][ANNE]) == (["flip"], ["flip"])
    assert (fields(t)["mascots"][ANNE], fields(t)["resting"][ANNE]) == (2, 1)
    assert refused(t, "train flip") == "DP-66 skill-not-available"
    play(t, "recruit")

    assert zone(t, "skills")[BASILE] == []
    assert zone(t, "offer") == ["push", "dye"]


@pytest.mark.rule("DP-66", "DP-1")
def test_initiation_offers_no_skill() -> None:
    assert offered(expansion(money={ANNE: 9}), "train") == []


@pytest.mark.rule("DP-R30")
@pytest.mark.parametrize(("owned", "possible"), [(5, True), (6, False)])
@pytest.mark.parametrize("skills", [(), ("flip", "dye")])
def test_six_mascots_are_all_there_are(owned: int, possible: bool, skills: tuple[str, ...]) -> None:
    t = expansion(mode="full", mascots={ANNE: owned}, skills={ANNE: skills})

    assert ("recruit" in options(t)) == possible
    if not possible:
        assert refused(t, "recruit") == "DP-R30 no-mascot-left"


# Categories: Family is on the Ferris Wheel, carousel, helter-skelter, enchanted-garden, sky-wheel


FAMILY = ["carousel d1", "helter-skelter e1", "enchanted-garden e3"]


def family(number: int, **places: Any) -> Parks:
    """Anne is about to build her `number`-th icon of the family."""
    usual: dict[str, Any] = {
        "park": {ANNE: FAMILY[: number - 2]},
        "row": ["sky-wheel"],
        "money": {ANNE: 20},
        "dice": {ANNE: ["blue-3 e2", "blue-3 d2"]},
        "discards": ["duck-pond", "mini-golf"],
    }
    t = expansion(**(usual | places))
    play(t, "build sky-wheel", "at c4")
    return t


@pytest.mark.rule("DP-67", "DP-68", "DP-R5", "DP-R25")
def test_two_icons_turn_any_die_to_any_value() -> None:
    t = family(2)
    assert asked(t) == (ANNE, "turn-die")
    assert options(t) == ["turn blue-3 d2", "turn blue-3 e2", "decline"]
    play(t, "turn blue-3 d2")
    assert options(t) == [f"face {n}" for n in range(1, 7)]
    play(t, "face 6")

    assert dice(t) == {"e2": ["blue-3"], "d2": ["blue-6"]}
    assert asked(t) == (ANNE, "expand")


@pytest.mark.rule("DP-68")
def test_a_bonus_with_no_die_is_none() -> None:
    t = family(2, dice={})

    assert asked(t) == (ANNE, "expand")


@pytest.mark.rule("DP-68")
def test_other_dice_are_not_there_to_turn() -> None:
    t = family(2)

    assert refused(t, "turn green-3 d2") == "DP-68 no-such-die"
    assert refused(t, "turn blue-3 c3") == "DP-68 no-such-die"
    assert refused(t, "pass") == "DP-68 bonus-first"


@pytest.mark.rule("DP-R21")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_a_bonus_comes_at_once_and_may_be_declined(number: int) -> None:
    t = family(number)
    before = (dice(t), fields(t)["parks"])
    assert "decline" in options(t)
    play(t, "decline")

    assert (dice(t), fields(t)["parks"]) == before
    assert asked(t) == (ANNE, "expand")


@pytest.mark.rule("DP-67", "DP-69")
def test_three_icons_draw_a_die_to_the_entrance_on_4() -> None:
    t = family(3, bag=[0, 1, 0])
    assert asked(t) == (ANNE, "draw-visitor")
    assert refused(t, "pass") == "DP-69 bonus-first"
    play(t, "draw")

    assert dice(t)["e2"] == ["blue-3", "green-4"]
    assert zone(t, "bag") == []


@pytest.mark.rule("DP-R26")
def test_with_an_empty_bag_it_is_lost() -> None:
    t = family(3, bag=[0, 0, 0])

    assert asked(t) == (ANNE, "expand")


@pytest.mark.rule("DP-67", "DP-70", "DP-71", "DP-R23")
def test_four_icons_build_a_discarded_tile_for_nothing_and_without_a_bonus() -> None:
    t = family(4, discards=["duck-pond", "gift-gallery"], park={ANNE: [*FAMILY[:2], "pop-shop b3"]})
    assert asked(t) == (ANNE, "salvage-tile")
    assert offered(t, "salvage") == ["duck-pond", "gift-gallery"]
    before = money(t)
    play(t, "salvage gift-gallery")
    assert refused(t, "at a1") == "DP-62 not-next-to-a-tile"
    play(t, "at b2")

    assert money(t) == before
    assert fields(t)["parks"][ANNE]["b2"] == "gift-gallery"
    assert happened(t).count("bonus") == 1
    assert asked(t) == (ANNE, "expand")
    assert zone(t, "discards") == ["duck-pond"]


@pytest.mark.rule("DP-R23")
def test_its_icon_counts_later() -> None:
    t = expansion(
        park={ANNE: ["pop-shop d1", "gift-gallery e1"]},
        row=["grand-bazaar"],
        money={ANNE: 20},
    )
    play(t, "build grand-bazaar", "at c4")

    assert told(t, SPECTATOR, "bonus")[0]["number"] == 3


@pytest.mark.rule("DP-R24")
def test_with_an_empty_discard_it_is_lost() -> None:
    t = family(4, discards=[])

    assert asked(t) == (ANNE, "expand")


@pytest.mark.rule("DP-R24")
def test_only_discarded_tiles_can_be_salvaged() -> None:
    t = family(4)

    assert refused(t, "salvage carousel") == "DP-R24 tile-not-discarded"
    assert refused(t, "pass") == "DP-70 bonus-first"


@pytest.mark.rule("DP-R22")
def test_a_fifth_icon_brings_nothing() -> None:
    t = family(5)

    assert happened(t).count("bonus") == 0
    assert asked(t) == (ANNE, "expand")


@pytest.mark.rule("DP-67")
def test_a_single_icon_brings_nothing() -> None:
    t = expansion(row=["duck-pond"], dice={ANNE: ["blue-3 e2"]})
    play(t, "build duck-pond", "at c4")

    assert "bonus" not in happened(t)


@pytest.mark.rule("DP-R9", "DP-28")
def test_three_players_go_one_after_the_other() -> None:
    t = expansion(seats=3, order=[2, 0, 1], row=["duck-pond", "carousel"], money={CHLOE: 20})
    assert asked(t) == (CHLOE, "expand")
    play(t, "build duck-pond", "at c4")
    assert asked(t) == (CHLOE, "expand")
    play(t, "recruit")
    assert asked(t) == (ANNE, "expand")
    assert refused(t, "build duck-pond") == "DP-59 tile-not-available"


# To the last hex and seat, and what is told


@pytest.mark.rule("DP-64")
def test_the_hex_at_the_very_back_is_the_last_that_is_built() -> None:
    names = [
        *("log-flume", "pirate-swing", "sea-lion-show", "ice-cream-pier", "ghost-train"),
        *("puppet-theatre", "mini-golf", "orchard", "jump-tower", "speedster", "carousel"),
        *("bumper-boats", "mummy-tomb", "magic-show"),
    ]
    free = [place for place in HEX_IDS if place not in ("a1", "c3", "d2", "d3", "e2")]
    park = [f"{name} {place}" for name, place in zip(names, free, strict=True)]
    t = expansion(park={ANNE: park}, row=["duck-pond"])
    play(t, "build duck-pond")

    assert options(t) == ["at a1"]


@pytest.mark.rule("DP-67", "DP-R5")
@pytest.mark.parametrize(("seat", "other"), [(ANNE, BASILE), (BASILE, ANNE)])
def test_icons_are_counted_in_the_own_park_up_to_its_last_hex(seat: int, other: int) -> None:
    park = {
        seat: ["burger-bar b2", "orchard a1"],
        other: ["duck-pond b2", "farm-kitchen a1", "food-market e3"],
    }
    t = expansion(
        order=[seat, other],
        park=park,
        row=["ice-cream-pier"],
        bag=[0, 0, 1],
    )
    play(t, "build ice-cream-pier", "at c4")
    assert told(t, SPECTATOR, "bonus") == [
        {"event": "bonus", "seat": seat, "category": "food", "number": 3}
    ]
    play(t, "draw")

    assert told(t, SPECTATOR, "arrived") == [{"event": "arrived", "seat": seat, "die": "yellow-4"}]


@pytest.mark.rule("DP-68", "DP-R25")
def test_a_die_at_the_very_back_can_be_turned_and_only_ones_own() -> None:
    t = expansion(
        park={ANNE: ["mini-golf b2", "orchard a1"], BASILE: ["duck-pond b2", "carousel e3"]},
        row=["helter-skelter"],
        dice={ANNE: ["green-2 a1", "blue-2 d2"], BASILE: ["blue-5 e3"]},
    )
    play(t, "build helter-skelter", "at c4")
    assert options(t) == ["turn green-2 a1", "turn blue-2 d2", "decline"]
    why = refusal(t, "turn yellow-1 d2")
    assert why is not None
    assert why.facts == {"die": DIE_IDS.index("yellow-1"), "hex": HEX_IDS.index("d2")}
    play(t, "turn green-2 a1", "face 1")

    assert told(t, SPECTATOR, "turned") == [
        {"event": "turned", "seat": ANNE, "die": "green-2", "value": 1}
    ]


@pytest.mark.rule("DP-60", "DP-70", "DP-71")
def test_what_is_built_and_recruited_is_told_with_its_price() -> None:
    t = family(4, mode="full", offer=["flip"])
    why = refusal(t, "salvage carousel")
    assert why is not None
    assert why.facts == {"tile": TILE_IDS.index("carousel")}
    play(t, "salvage duck-pond")
    assert zone(t, "site") == [["duck-pond"], []]
    play(t, "at d4", "train flip")

    assert zone(t, "site") == [[], []]
    assert [(each["tile"], each["hex"], each["money"]) for each in told(t, SPECTATOR, "built")] == [
        ("sky-wheel", "c4", 8),
        ("duck-pond", "d4", 0),
    ]
    assert told(t, SPECTATOR, "recruited") == [{"event": "recruited", "seat": ANNE, "money": 5}]
    assert told(t, SPECTATOR, "trained") == [{"event": "trained", "seat": ANNE, "skill": "flip"}]
    play(t, "pass")
    assert told(t, SPECTATOR, "passed") == [{"event": "passed", "seat": BASILE}]


@pytest.mark.rule("DP-67", "DP-68")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_the_bonus_is_told_with_its_icons(number: int) -> None:
    assert [each["number"] for each in told(family(number), SPECTATOR, "bonus")] == [number]


@pytest.mark.rule("DP-29")
def test_after_the_last_it_is_nobodys_turn() -> None:
    t = expansion()
    play(t, "pass", "pass")

    assert (fields(t)["phase"], fields(t)["player"]) == ("improvement", None)
