"""Rule books — what `rulebook.toml` of a game lays beside its clauses: pieces and examples.

An example is a position and what may be done there; what comes of it the game itself tells, with
the figures that are in force.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from typing import Any

from manege import games
from manege.kernel.errors import BadSetup
from manege.kernel.game import Game
from manege.kernel.match import Match
from manege.kernel.refusal import Refused
from manege.server import telling
from manege.server.wire import Choice, Example, Rulebook

SEED = 1
PLEASANT = 4  # seats of a table just dealt
Written = Mapping[str, Any]


@cache
def rulebook(key: str) -> Rulebook:
    game = games.game(key)
    written = read(game)
    there = pieces(game, written)
    examples = (example(game, name, each) for name, each in written["examples"].items())
    return Rulebook(
        shelves={name: named(there, wanted) for name, wanted in written["shelves"].items()},
        beside={clause: named(there, wanted) for clause, wanted in written["beside"].items()},
        examples=[each for each in examples if each is not None],
        view=telling.view(Match(game, min(PLEASANT, game.seats[-1]), SEED), None),
    )


def read(game: Game) -> Written:
    """A game that has written none has clauses and nothing else."""
    file = resources.files(games) / game.key / "rulebook.toml"
    written = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    return {"pieces": {}, "shelves": {}, "beside": {}, "examples": {}, **written}


def pieces(game: Game, written: Written) -> list[str]:
    """All that the game's zones and events name, and what lies there nameless: cubes, say."""
    kinds = {**game.secrecy.names, **written["pieces"]}
    return [f"{kind}-{name}" for kind, ids in kinds.items() for name in ids]


def named(there: Sequence[str], wanted: Sequence[str]) -> list[str]:
    """`card-*` is every card, in the order of the game."""
    return [each for pattern in wanted for each in there if fnmatchcase(each, pattern)]


def example(game: Game, key: str, written: Written) -> Example | None:
    """None where other figures than the game's own forbid it."""
    seats, seed = written["seats"], written.get("seed", SEED)
    try:
        match = Match(game, seats, seed, written.get("options"), written["position"])
        do(match, written.get("before", []))
    except (BadSetup, Refused):
        return None
    viewer = written.get("viewer")
    choices = (
        choice(match.fork(), name, acts, viewer) for name, acts in written["choices"].items()
    )
    return Example(
        key=key,
        clauses=written["clauses"],
        position=written["position"],
        view=telling.view(match, viewer),
        choices=[each for each in choices if each is not None],
    )


def choice(match: Match, key: str, acts: Sequence[str], viewer: int | None) -> Choice | None:
    since = len(match.chapters)
    try:
        do(match, acts)
    except Refused:
        return None
    events = [event for chapter in match.chapters[since:] for event in chapter]
    told = telling.heard(match, events, viewer)
    return Choice(key, told, telling.view(match, viewer))


def do(match: Match, acts: Sequence[str]) -> None:
    """`1 open`: as a match file writes what seat 1 does."""
    for act in acts:
        seat, _, notation = act.partition(" ")
        match.play(notation, int(seat))
