"""The catalogues — whole in both languages, and tiles say the figures that they have."""

from __future__ import annotations

import re

import pytest

from manege.games.dice_theme_park import GAME
from manege.games.dice_theme_park.components import STAFF_IDS, STAFF_INCOME, STAFF_VALUE
from manege.games.dice_theme_park.tiles import TILES, Tile
from manege.texts import Texts, languages, patterns
from manege.texts.needed import missing

every_language = pytest.mark.parametrize("lang", languages())


@every_language
def test_there_is_a_text_for_all_that_the_code_can_say(lang: str) -> None:
    assert missing(GAME, lang) == []
    assert list(patterns(lang, GAME.key)) == list(patterns("fr", GAME.key))


@every_language
def test_no_two_things_of_a_kind_have_the_same_name(lang: str) -> None:
    say = Texts(lang).say
    for kind in ("tile", "skill", "administrator", "objective", "staff", "die", "hex", "category"):
        names = [say(f"{kind}-{each}", GAME.key) for each in GAME.secrecy.names[kind]]
        assert len(set(names)) == len(names)


@pytest.mark.rule("DP-61")
@every_language
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_a_tile_tells_its_price_stars_income_and_slots(tile: Tile, lang: str) -> None:
    text = Texts(lang).say(f"tile-{tile.id}.text", GAME.key).replace("\u00a0", "")
    cost = re.search(r"(?:Coûte|Costs) \$?(\d+)", text)
    stars = re.search(r"(\d+) (?:étoile|star)", text)
    income = re.search(r"(\d+)\$? (?:de revenu|income)", text)
    slot = re.search(r"(?:emplacements? à|slots? for) \$?(\d+)", text)

    assert (int(cost.group(1)) if cost else 0) == tile.cost
    assert stars is not None
    assert int(stars.group(1)) == tile.stars
    assert (int(income.group(1)) if income else 0) == tile.income
    assert (int(slot.group(1)) if slot else 0) == tile.slot
    assert ("Deux emplacements" in text or "Two slots" in text) == (tile.slots == 2)


@pytest.mark.rule("DP-33", "DP-36")
@every_language
@pytest.mark.parametrize("staff", range(len(STAFF_IDS)), ids=STAFF_IDS)
def test_a_staff_card_tells_its_die_and_its_money(staff: int, lang: str) -> None:
    text = Texts(lang).say(f"staff-{STAFF_IDS[staff]}.text", GAME.key).replace("\u00a0", "")
    figures = re.match(r"(?:Dé|Die) (\d), \$?(\d)", text)

    assert figures is not None
    assert [int(each) for each in figures.groups()] == [STAFF_VALUE[staff], STAFF_INCOME[staff]]
