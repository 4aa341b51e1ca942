"""Texts — what people read, from Fluent catalogues: one for all games, and one a game.

>>> Texts("fr").say("card-ghost.one", "toc_toc_toc")
'un fantôme'
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Pattern, Resource

from manege import games
from manege.kernel.errors import ManegeError
from manege.kernel.outcome import Outcome
from manege.kernel.refusal import Refusal

REFERENCE = "fr"
COMMON = Path(__file__).parent
GAMES = Path(games.__file__).parent
SPOKEN = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set tells the terminal's language


class UnknownLanguage(ManegeError):
    pass


class MissingText(Exception):
    """A key that no catalogue has, or a fact that its sentence lacks: a fault of ours."""


class Texts:
    """All sentences in one language; without one, the terminal's, or else French."""

    def __init__(self, lang: str | None = None) -> None:
        self.lang = language(lang)

    def say(self, key: str, game: str | None = None, **facts: object) -> str:
        """The text of `card-ghost`, or of an attribute, `card-ghost.one`.

        A game's key opens its own catalogue beside the common one.
        """
        bundle = catalogue(self.lang, game)
        name, _, attribute = key.partition(".")
        pattern = None
        if bundle.has_message(name):
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(f"{key}: not in the {self.lang} texts of {game or 'all games'}")
        text, errors = bundle.format_pattern(pattern, facts)
        if errors:
            raise MissingText(f"{key}, in {self.lang}: {errors[0]}")
        return str(text)

    def event(self, game: str, told: Mapping[str, object], names: Sequence[str]) -> str:
        """A sentence of the log, for somebody who was told this much."""
        key = f"log-{told['event']}".replace("_", "-")
        for attribute in self.attributes(key, game):
            if attribute in told:  # log-knocked.card is for those who know the card
                key = f"{key}.{attribute}"
        facts = {fact: value for fact, value in told.items() if fact != "event"}
        return self.say(key, game, **self.worded(game, facts, names))

    def refusal(self, game: str, refusal: Refusal, names: Sequence[str]) -> str:
        """Why not; `refusal.rule` is the clause to read: `say(f"rule-{refusal.rule}", game)`."""
        facts = self.worded(game, refusal.facts, names)
        return self.say(f"refusal-{refusal.reason}", game, **facts)

    def action(self, game: str, notation: str, names: Sequence[str]) -> str:
        """`knock ghost > 2` as a person would say it.

        Several cards come as a list, `$cards`; a word that is an attribute has its own sentence:
        `build food-3 from row` is `action-build.row`. A number is a seat, or `$number`; two, as in
        `pair 3-9`, are `$one` and `$other`.
        """
        kind, *words = notation.split()
        facts: dict[str, object] = {}
        lists: dict[str, list[str]] = {}
        for word in words:
            if word.isdecimal():
                facts["number"] = int(word)
                facts |= {"seat": int(word)} if int(word) < len(names) else {}
            one, _, other = word.partition("-")
            if one.isdecimal() and other.isdecimal():
                facts |= {"one": int(one), "other": int(other)}
            for fact, ids in games.game(game).secrecy.names.items():
                if word in ids or word.removesuffix("s") in ids:
                    facts[fact] = word if word in ids else word.removesuffix("s")
                    lists.setdefault(f"{fact}s", []).append(f"{fact}-{facts[fact]}")
        own = [word for word in words if word in self.attributes(f"action-{kind}", game)]
        said = {plural: self.listed(self.together(keys, game)) for plural, keys in lists.items()}
        key = ".".join([f"action-{kind}", *own])
        return self.say(key, game, **self.worded(game, facts, names), **said)

    def outcome(self, game: str, outcome: Outcome, names: Sequence[str]) -> str:
        """Who has won, if anybody has."""
        if not outcome.winners:
            return self.say("outcome-nobody", game)
        winners = self.listed([names[seat] for seat in outcome.winners])
        best = outcome.scores[outcome.winners[0]]  # whoever has left may have had more
        key = "outcome-alone" if len(outcome.winners) == 1 else "outcome-shared"
        return self.say(key, game, players=winners, points=best)

    def listed(self, items: Sequence[str], last: str = "list-and") -> str:
        """`a, b et c`; `last` joins the last one: `list-and` or `list-or`."""
        if len(items) < 2:
            return "".join(items)
        before = reduce(lambda a, b: self.say("list-next", before=a, next=b), items[:-1])
        return self.say(last, before=before, last=items[-1])

    def together(self, keys: Sequence[str], game: str) -> list[str]:
        """Things alike together: `Le Grand Huit`, `2 Bûches`; without a plural `2 × Guide`."""
        return [self.several(key, number, game) for key, number in Counter(keys).items()]

    def several(self, key: str, number: int, game: str) -> str:
        if number == 1:
            return self.say(key, game)
        if "plural" in self.attributes(key, game):
            return self.say("several", number=number, things=self.say(f"{key}.plural", game))
        return self.say("several.times", number=number, thing=self.say(key, game))

    def worded(
        self, game: str, facts: Mapping[str, object], names: Sequence[str]
    ) -> dict[str, object]:
        """Facts as sentences take them.

        A seat becomes its player's name, `seat` itself as `$player`. A card becomes its name and
        all its forms, `$card`, `$card_one`, `$card_the`…, and so does whatever has an id. Only a
        picture keeps its id: its name is in its deck, or in an album. A change, `…_by`, has a sign.
        """
        secrecy = games.game(game).secrecy
        said: dict[str, object] = {}
        for fact, value in facts.items():
            if fact in secrecy.seats and isinstance(value, int):
                said["player" if fact == "seat" else fact] = names[value]
            elif fact in secrecy.names:
                written = secrecy.written(fact, value) if isinstance(value, int) else value
                key = f"{fact}-{written}"
                pictured = str(written).startswith("picture-")
                said[fact] = written if pictured else self.say(key, game)
                for form in self.attributes(key, game):
                    said[f"{fact}_{form}"] = self.say(f"{key}.{form}", game)
            elif fact.endswith("_by") and isinstance(value, int):
                said[fact] = f"+{value}" if value > 0 else str(value).replace("-", "−")
            else:
                said[fact] = value
        return said

    def attributes(self, key: str, game: str | None = None) -> list[str]:
        bundle = catalogue(self.lang, game)
        return list(bundle.get_message(key).attributes) if bundle.has_message(key) else []


def rules(game: str, lang: str | None = None) -> dict[str, list[tuple[str, str]]]:
    """The rule book: each chapter's heading, and its clauses as (id, text).

    It stands in the catalogue in reading order: a `rule-…` belongs to the `chapter-…` above it.
    """
    texts = Texts(lang)
    book: dict[str, list[tuple[str, str]]] = {}
    clauses: list[tuple[str, str]] = []
    for entry in resource(texts.lang, game).body:
        if isinstance(entry, Message):
            kind, _, clause = entry.id.name.partition("-")
            if kind == "chapter":
                clauses = book[texts.say(entry.id.name, game)] = []
            elif kind == "rule":
                clauses.append((clause, texts.say(entry.id.name, game)))
    return book


def patterns(lang: str, game: str | None = None) -> dict[str, Pattern]:
    """Every sentence of a catalogue by its key: `card-ghost`, `card-ghost.one`…"""
    found: dict[str, Pattern] = {}
    for message in resource(lang, game).body:
        if isinstance(message, Message):
            if message.value is not None:
                found[message.id.name] = message.value
            for attribute in message.attributes:
                found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
    return found


@cache
def languages() -> tuple[str, ...]:
    """Those there are texts in, the reference first."""
    found = (file.stem for file in COMMON.glob("*.ftl"))
    return tuple(sorted(found, key=lambda lang: (lang != REFERENCE, lang)))


def language(asked: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else the terminal's if we speak it, else French."""
    if asked is not None and short(asked) not in languages():
        raise UnknownLanguage(f"There are texts in {', '.join(languages())}, not in “{asked}”.")
    spoken = next((environment[name] for name in SPOKEN if environment.get(name)), REFERENCE)
    wanted = short(asked or spoken)
    return wanted if wanted in languages() else REFERENCE


def short(locale: str) -> str:
    """`en_GB.UTF-8` is `en`."""
    return locale.lower().replace("_", "-").partition("-")[0].partition(".")[0]


@cache
def resource(lang: str, game: str | None = None) -> Resource:
    """A catalogue as it is written; a game still to be worded has an empty one."""
    file = (COMMON if game is None else GAMES / game / "texts") / f"{lang}.ftl"
    return FluentResource(file.read_text(encoding="utf-8") if file.exists() else "")


@cache
def catalogue(lang: str, game: str | None = None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)  # a terminal would show the marks as dirt
    bundle.add_resource(resource(lang))
    if game is not None:
        bundle.add_resource(resource(lang, game))
    return bundle
