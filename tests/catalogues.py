"""Every catalogue there is, of the rules and of the pages, and its sentences as they are said."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
COMMON = ROOT / "src" / "manege" / "texts"  # a game's sentences may hold some of these
CATALOGUES = sorted(file for top in ("src", "web/src") for file in (ROOT / top).rglob("*.ftl"))
FRENCH = [file for file in CATALOGUES if file.stem.endswith("fr")]


def language_of(catalogue: Path) -> str:
    return catalogue.stem.removeprefix("screens-")


def place_of(catalogue: Path) -> str:
    return str(catalogue.relative_to(ROOT))


def english(french: Path) -> Path:
    return french.with_stem(french.stem.removesuffix("fr") + "en")


class Facts(Visitor):
    def __init__(self) -> None:
        self.named: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (Fluent's)
        self.named.add(node.id.name)


@cache
def resource(catalogue: Path) -> ftl.Resource:
    return parse(catalogue.read_text(encoding="utf-8"))


@cache
def facts_of(catalogue: Path) -> set[str]:
    facts = Facts()
    facts.visit(resource(catalogue))
    return facts.named


@cache
def bundle_of(catalogue: Path) -> FluentBundle:
    bundle = FluentBundle([language_of(catalogue)], use_isolating=False)
    for file in (common(catalogue), catalogue):
        text = file.read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def common(catalogue: Path) -> Path:
    return COMMON / f"{language_of(catalogue)}.ftl"


def sentences(catalogue: Path, fact: object) -> Iterator[tuple[str, str]]:
    """Every sentence of a catalogue, with this for all its facts."""
    bundle = bundle_of(catalogue)
    facts = dict.fromkeys(facts_of(common(catalogue)) | facts_of(catalogue), fact)
    for entry in resource(catalogue).body:
        if isinstance(entry, ftl.Message):
            message = bundle.get_message(entry.id.name)
            for name, pattern in [("", message.value), *message.attributes.items()]:
                if pattern is not None:
                    key = f"{entry.id.name}.{name}" if name else entry.id.name
                    yield key, str(bundle.format_pattern(pattern, facts)[0])
