"""What a game needs — a text for all that its code can say, in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from manege import texts
from manege.kernel.chance import chance_from
from manege.kernel.game import Game, dashed
from manege.kernel.outcome import Outcome
from manege.kernel.story import OWNER
from manege.kernel.table import Decision

MOST_TRIED = 8  # values of an option
CLAUSE = re.compile(r"\b[A-Z]{2}-R?\d+\b")


def missing(game: Game, lang: str) -> list[str]:
    """The keys its catalogue in this language lacks, in the order of a catalogue."""
    there = texts.patterns(lang) | texts.patterns(lang, game.key)
    return [key for key in needed(game) if key not in there]


def needed(game: Game) -> list[str]:
    """What the code can say, then what a catalogue has besides: the others need it too."""
    written = (key for lang in texts.languages() for key in texts.patterns(lang, game.key))
    return [*dict.fromkeys([*said(game), *written])]


def said(game: Game) -> Iterator[str]:
    yield from ("game-name", "game-name.promise", "game-name.facts")
    yield from names(game)
    yield from (f"zone-{zone.name}" for zone in game.secrecy.zones)
    yield from options(game)
    for decision in decisions_of(game):
        yield from (f"decision-{decision}", f"decision-{decision}.other")
    yield from (f"action-{action.split()[0]}" for action in game.actions if action)
    yield from log(game)
    yield from (f"refusal-{reason}" for _, reason in refusals_written(game))
    yield from ("outcome-alone", "outcome-shared")
    outcome = any_outcome(game)
    yield from (f"source-{name}" for source in outcome.sources for name in source)
    for bot in game.bots:
        yield from (f"bot-{bot}", f"bot-{bot}.text")
    yield from (f"rule-{clause}" for clause in clauses(game, outcome))


def names(game: Game) -> Iterator[str]:
    """Of all that has an id, in each form that one of its kind has."""
    hidden = {fact for event in game.secrecy.events for fact in hidden_facts(game, event)}
    for fact, ids in game.secrecy.names.items():
        keys = [f"{fact}-{name}" for name in ids if not name.startswith("picture-")]  # see decks
        found = [form for key in keys for form in forms(game, key)]
        if fact in hidden:
            found.insert(0, "bare")
        for key in keys:
            yield from (key, *(f"{key}.{form}" for form in dict.fromkeys(found)))


def options(game: Game) -> Iterator[str]:
    seats = game.seats[-1]
    usual = game.offered(seats, {})
    others = [{key: value} for key, values in usual.items() for value in values[:MOST_TRIED]]
    offered = [game.offered(seats, chosen) for chosen in others]  # one may allow more of another
    for option in game.options:
        yield from (f"option-{option.key}", f"option-{option.key}.text")
        for value in dict.fromkeys(value for each in offered for value in each[option.key]):
            if isinstance(value, str | bool):  # a seat is told by its player's name
                yield f"option-{option.key}-{str(value).lower()}"


def decisions_of(game: Game) -> list[str]:
    package = f"manege.games.{game.key}"
    return [
        dashed(each.__name__) for each in asked_in(Decision) if each.__module__.startswith(package)
    ]


def asked_in(kind: type) -> list[type]:
    """Those that have no kinds of their own."""
    kinds: list[type] = kind.__subclasses__()
    return [each for kind in kinds for each in asked_in(kind)] if kinds else [kind]


def log(game: Game) -> Iterator[str]:
    """An event has a second sentence for those who are told more of it."""
    for event in game.secrecy.events:
        key = f"log-{event}".replace("_", "-")
        yield key
        hidden = hidden_facts(game, event)
        worded = [fact for fact in hidden if fact in forms(game, key)]
        yield from (f"{key}.{fact}" for fact in (worded or hidden)[:1])


def hidden_facts(game: Game, event: str) -> list[str]:
    """What its owner is told and a spectator is not."""
    told_to = game.secrecy.events[event].told_to
    return [fact for fact, audience in told_to.items() if audience == OWNER]


def refusals_written(game: Game) -> list[tuple[set[str], str]]:
    """The rules and the reason of every `Why(…)` and `Refusal(…)` in the game's source."""
    return [
        (strings(call.args[0]), strings(call.args[1]).pop())
        for file in sources(game)
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        if call.func.id in ("Why", "Refusal")
    ]


def strings(tree: ast.expr) -> set[str]:
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def any_outcome(game: Game) -> Outcome:
    """Of a game played at random."""
    table = game.table(game.seats[0], seed=1)
    chance = chance_from(1)
    while codes := table.options():
        table.play(codes[chance.below(len(codes))])
    return game.outcome(table)


def clauses(game: Game, outcome: Outcome) -> list[str]:
    """Those the source names and the one that decided, in the order of a rule book."""
    found = {outcome.decided_by}
    for file in sources(game):
        found |= set(CLAUSE.findall(file.read_text(encoding="utf-8")))
    return sorted(found, key=lambda clause: re.sub(r"\d+", lambda n: n[0].zfill(4), clause))


def sources(game: Game) -> list[Path]:
    return sorted((texts.GAMES / game.key).rglob("*.py"))


def forms(game: Game, key: str) -> list[str]:
    """The attributes of a text in any language."""
    found = (texts.Texts(lang).attributes(key, game.key) for lang in texts.languages())
    return [form for attributes in found for form in attributes]
