"""The catalogues — whole in both languages."""

from __future__ import annotations

import pytest

from manege.games.dice_theme_park import GAME
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
