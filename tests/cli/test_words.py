"""The terminal's own words: every key the code says exists, and every key is said."""

from __future__ import annotations

import re

from manege import texts
from tests.cli.terminal import PACKAGE

CATALOGUE = (PACKAGE / "texts" / "fr.ftl").read_text(encoding="utf-8")
KEYS = set(re.findall("^(cli-[a-z-]+) =", CATALOGUE, re.MULTILINE))


def said() -> set[str]:
    """`cli-left`, and `cli-command-` where the rest is put in."""
    code = "".join(file.read_text() for file in (PACKAGE / "cli").rglob("*.py"))
    return set(re.findall(r"""["'](cli-[a-z-]+)[.{"']""", code))


def test_whatever_is_said_is_in_the_catalogue() -> None:
    whole = {key for key in said() if not key.endswith("-")}
    assert len(whole) > 20
    assert whole <= KEYS


def test_whatever_is_in_the_catalogue_is_said() -> None:
    beginnings = tuple(key for key in said() if key.endswith("-"))
    assert {key for key in KEYS - said() if not key.startswith(beginnings)} == set()


def test_commands_have_letters_that_no_word_hides() -> None:
    for lang in texts.languages():
        words = [texts.Texts(lang).say(key) for key in KEYS if key.startswith("cli-command-")]
        assert len({word[:3].lower() for word in words}) == len(words)
