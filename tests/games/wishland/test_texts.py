"""The catalogues — whole in both languages, and cards say the figures that they have."""

from __future__ import annotations

import re

import pytest

from manege.games.wishland import GAME
from manege.games.wishland.cards import (
    ACTORS,
    ATTRACTIONS,
    COST,
    CREDITS_NOW,
    EACH_INCOME,
    POINTS_LATER,
    SHOW,
    SHOW_IDS,
    SYMBOL,
    SYMBOL_IDS,
    VISITORS_NOW,
)
from manege.games.wishland.components import CARD_IDS, STEP_IDS
from manege.texts import Texts, languages, patterns
from manege.texts.needed import missing

every_language = pytest.mark.parametrize("lang", languages())
every_card = pytest.mark.parametrize("number", range(len(CARD_IDS)), ids=CARD_IDS)


@every_language
def test_there_is_a_text_for_all_that_the_code_can_say(lang: str) -> None:
    assert missing(GAME, lang) == []
    assert list(patterns(lang, GAME.key)) == list(patterns("fr", GAME.key))


@every_language
def test_no_two_things_of_a_kind_have_the_same_name(lang: str) -> None:
    say = Texts(lang).say
    for kind in ("card", "entrepreneur", "achievement", "symbol", "show"):
        names = [say(f"{kind}-{each}", GAME.key) for each in GAME.secrecy.names[kind]]
        assert len(set(names)) == len(names)


@pytest.mark.rule("WL-15", "WL-16")
@every_language
@every_card
def test_a_card_tells_its_cost_and_its_symbol(number: int, lang: str) -> None:
    text = told(lang, number)
    symbol = Texts(lang).say(f"symbol-{SYMBOL_IDS[SYMBOL[number]]}", GAME.key)

    assert symbol.lower() in text
    costs = re.search(r"(?:Coûte|Costs) (\d+)", text)
    assert (int(costs.group(1)) if costs else 0) == COST[number]


@pytest.mark.rule("WL-68", "WL-69", "WL-70", "WL-71", "WL-72")
@every_language
@pytest.mark.parametrize("number", range(72))
def test_and_what_it_gives(number: int, lang: str) -> None:
    """The figures after the cost, in order."""
    given = [int(each) for each in re.findall(r"\d+", told(lang, number))][COST[number] > 0 :]
    colour, place = divmod(number, 24)
    if colour == 0:
        assert given == [ATTRACTIONS[place][2]]
    elif colour == 2:
        _, _, units, step, _ = ACTORS[place]
        assert given == [units]
        named = Texts(lang).say(f"step-{STEP_IDS[step]}", GAME.key).lower().removesuffix("s")
        assert named in told(lang, number)
        show = Texts(lang).say(f"show-{SHOW_IDS[SHOW[place]]}", GAME.key).lower()
        assert show in told(lang, number)
    elif POINTS_LATER[place]:
        assert given == [CREDITS_NOW[place], -POINTS_LATER[place]]
    else:
        visitors = [VISITORS_NOW[place]] if VISITORS_NOW[place] else []
        assert given == [*visitors, EACH_INCOME[place]]


def told(lang: str, number: int) -> str:
    return Texts(lang).say(f"card-{CARD_IDS[number]}.text", GAME.key)
