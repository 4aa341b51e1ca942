"""Each number has its words: no catalogue, of the rules or of the pages, says « 1 visiteurs »."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.catalogues import CATALOGUES, FRENCH, language_of, place_of, resource, sentences

# Besides all that some sentence tells in both forms, as « carte » and « cartes ».
MANY = {
    "fr": {"icônes", "images", "jours", "joueurs", "personnes", "tours"},
    "en": {"days", "families", "icons", "people", "pictures", "players"},
}
VERBS = {"moves", "places"}  # as in “Ann moves a visitor”
VERBS_TOO = {"place", "affiche"}  # as in « Aïcha place un ouvrier »

NEVER_ONE = {
    "players": "no game is for 1 to 1",
    "poster-players": "no game is for 1 to 1",
    "error-bad-setup.seats": "no game is for 1 to 1",
    "poster-minutes": "no game is over in a minute",
    "when-days": "one day ago is yesterday",
    "option-pictures.value": "no deck is smaller than a round",
    "option-company.value": "three begin at the least",
    "position-monorail": "alone one has the monorails of two",
    "log-target-rose": "a target is never below the track’s",
    "log-called": "a pair scores from two hands on",
    "log-called-apple": "an apple scores twice its hands",
    "pp-hands.points": "an apple scores twice its hands",
    "pr-verdict-points": "an apple scores twice its hands",
    "pr-verdict-everybody": "three play at the least",
    "pp-await.many": "one is awaited by name",
    "tt-end-ahead": "everybody has five turns at the least",
    "tt-end-turns": "everybody has five turns at the least",
    "log-bonus": "a bonus comes with the second icon",
    "reason-build-bonus": "a bonus comes with the second icon",
    "wl-brought-end-restaurants": "one restaurant has words of its own",
}

NEVER_NONE = {
    "pr-hands": "whoever calls raises a hand",
    "pr-verdict-alone": "whoever calls raises a hand",
}


class Words(Visitor):
    def __init__(self) -> None:
        self.said: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 (Fluent's)
        self.said |= set(re.findall(r"[^\W\d]+", node.value))


class Counted(Visitor):
    """The plurals of words that some sentence tells in both forms."""

    def __init__(self) -> None:
        self.plurals: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 (Fluent's)
        said: dict[str, set[str]] = {}
        for variant in node.variants:
            if isinstance(variant.key, ftl.Identifier):
                words = Words()
                words.visit(variant.value)
                said[variant.key.name] = words.said
        if "one" in said:
            self.plurals |= {f"{word}s" for word in said["one"] if len(word) > 2} & said["other"]
        self.generic_visit(node)


@cache
def counted(lang: str) -> set[str]:
    found = Counted()
    for catalogue in CATALOGUES:
        if language_of(catalogue) == lang:
            found.visit(resource(catalogue))
    return found.plurals - VERBS


def told(catalogue: Path, number: int, words: set[str]) -> dict[str, str]:
    """Where it says so many of these, all its facts being this number."""
    wrong = re.compile(rf"(?<![\w,.-]){number}[ \u00a0](?:{'|'.join(sorted(words))})\b")
    return {key: said for key, said in sentences(catalogue, number) if wrong.search(said)}


def told_as_many(catalogue: Path, number: int = 1) -> dict[str, str]:
    lang = language_of(catalogue)
    return told(catalogue, number, counted(lang) | MANY[lang])


every_catalogue = pytest.mark.parametrize("catalogue", CATALOGUES, ids=place_of)


@every_catalogue
def test_one_thing_is_told_as_one(catalogue: Path) -> None:
    many = told_as_many(catalogue)

    assert {key: said for key, said in many.items() if key not in NEVER_ONE} == {}


@pytest.mark.parametrize("catalogue", FRENCH, ids=place_of)
def test_in_french_none_is_told_as_one_too(catalogue: Path) -> None:
    many = told_as_many(catalogue, 0)

    assert {key: said for key, said in many.items() if key not in NEVER_ONE | NEVER_NONE} == {}


@every_catalogue
def test_two_things_are_told_as_many(catalogue: Path) -> None:
    words = {plural.removesuffix("s") for plural in counted(language_of(catalogue))}

    assert told(catalogue, 2, words - VERBS_TOO) == {}


def test_only_what_needs_it_is_excused() -> None:
    assert set(NEVER_ONE) <= {key for catalogue in CATALOGUES for key in told_as_many(catalogue)}
    none = {key for catalogue in FRENCH for key in told_as_many(catalogue, 0)}
    assert set(NEVER_NONE) <= none - set(NEVER_ONE)
