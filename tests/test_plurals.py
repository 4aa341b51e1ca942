"""One thing is told as one: no catalogue, of the rules or of the pages, says « 1 visiteurs »."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
CATALOGUES = sorted(file for top in ("src", "web/src") for file in (ROOT / top).rglob("*.ftl"))

# Besides all that some sentence tells in both forms, as « carte » and « cartes ».
MANY = {
    "fr": {"icônes", "images", "jours", "joueurs", "personnes", "tours"},
    "en": {"days", "families", "icons", "people", "pictures", "players"},
}
VERBS = {"moves", "places"}  # as in “Ann moves a visitor”

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


class Facts(Visitor):
    def __init__(self) -> None:
        self.named: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (Fluent's)
        self.named.add(node.id.name)


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


def language_of(catalogue: Path) -> str:
    return catalogue.stem.removeprefix("screens-")


@cache
def one_of_many(lang: str) -> re.Pattern[str]:
    counted = Counted()
    for catalogue in CATALOGUES:
        if language_of(catalogue) == lang:
            counted.visit(parse(catalogue.read_text(encoding="utf-8")))
    words = "|".join(sorted((counted.plurals | MANY[lang]) - VERBS))
    return re.compile(rf"(?<![\w,.])1[ \u00a0](?:{words})\b")


def sentences(catalogue: Path) -> Iterator[tuple[str, str]]:
    """Every sentence of a catalogue, with 1 for all its facts."""
    source = catalogue.read_text(encoding="utf-8")
    bundle = FluentBundle([language_of(catalogue)], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    for entry in parse(source).body:
        if isinstance(entry, ftl.Message):
            facts = Facts()
            facts.visit(entry)
            message = bundle.get_message(entry.id.name)
            ones = dict.fromkeys(facts.named, 1)
            for name, pattern in [("", message.value), *message.attributes.items()]:
                if pattern is not None:
                    key = f"{entry.id.name}.{name}" if name else entry.id.name
                    yield key, str(bundle.format_pattern(pattern, ones)[0])


def told_as_many(catalogue: Path) -> dict[str, str]:
    many = one_of_many(language_of(catalogue))
    return {key: said for key, said in sentences(catalogue) if many.search(said)}


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda file: str(file.relative_to(ROOT)))
def test_one_thing_is_told_as_one(catalogue: Path) -> None:
    many = told_as_many(catalogue)

    assert {key: said for key, said in many.items() if key not in NEVER_ONE} == {}


def test_only_what_needs_it_is_excused() -> None:
    assert set(NEVER_ONE) <= {key for catalogue in CATALOGUES for key in told_as_many(catalogue)}
