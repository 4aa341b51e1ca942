"""The catalogues — whole in both languages, with a sentence for all that a card can give."""

from __future__ import annotations

import pytest

from manege.games.wishland import GAME
from manege.games.wishland.components import CARD_IDS, STEP_IDS
from manege.texts import Texts, languages, patterns, rules
from manege.texts.needed import missing

every_language = pytest.mark.parametrize("lang", languages())
HOTELS = [card for card in CARD_IDS if card.startswith("hotel")]


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


@every_language
def test_every_hotel_says_what_it_does(lang: str) -> None:
    said = [Texts(lang).say(f"power-{hotel}", GAME.key, most=6, **{"from": 2}) for hotel in HOTELS]
    assert len(set(said)) == len(HOTELS)


@every_language
def test_there_is_a_sentence_for_all_that_the_other_cards_give(lang: str) -> None:
    """At whatever moment; the figures come with it."""
    cards = GAME.printed()["cards"]
    given = {
        (gain["what"], gain["when"])
        for card, face in cards.items()
        if card not in HOTELS and not card.startswith("mascot")
        for gain in face["gains"]
    }
    steps = {(step, "now") for step in STEP_IDS}
    for what, when in given | steps:
        assert "7" in Texts(lang).say(f"gain-{what}-{when}", GAME.key, number=7)


@every_language
@pytest.mark.parametrize("kind", ["card", "entrepreneur"])
def test_what_clauses_call_by_a_number_is_named_once(kind: str, lang: str) -> None:
    """No hotel shows its number."""
    told = [text for chapter in rules(GAME.key, lang).values() for _, text in chapter]
    numbered = HOTELS if kind == "card" else GAME.secrecy.names[kind]
    for number, each in enumerate(numbered, 1):
        name = Texts(lang).say(f"{kind}-{each}", GAME.key)
        assert sum(f" {number} ({name})" in text for text in told) == 1
