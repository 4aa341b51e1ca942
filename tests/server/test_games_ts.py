"""The browser's types of zones, fields and events: up to date, and true of what is sent."""

from __future__ import annotations

import ast
import random
from pathlib import Path
from typing import Any

import pytest

from manege import games
from manege.kernel.game import Game
from manege.kernel.match import Match
from manege.kernel.secrecy import Secrecy
from manege.server import games_ts
from tests.contract import bataille, fete, nim

ROOT = Path(__file__).parents[2]
GAMES = [*games.all_games(), bataille.GAME, fete.GAME, nim.GAME]
WITH_TABLE = [game for game in GAMES if (ROOT / games_ts.folder_of(game)).is_dir()]
by_key = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


@pytest.mark.parametrize("game", WITH_TABLE, ids=lambda game: game.key)
def test_the_browsers_types_are_up_to_date(game: Game) -> None:
    kept = (ROOT / games_ts.folder_of(game) / "told.ts").read_text("utf-8")

    assert kept == games_ts.typescript(game), "run python -m manege.server.games_ts"


@by_key
def test_what_is_sent_is_what_the_types_say(game: Game) -> None:
    for seats in {game.seats[0], game.seats[-1]}:
        match = Match(game, seats, seed=seats)
        chance = random.Random(seats)
        for _ in range(300):
            check(match, chance)
            if match.over:
                break
            decision = match.table.decision
            assert decision is not None
            match.play(chance.choice(match.options(decision.seat)), decision.seat)


def check(match: Match, chance: random.Random) -> None:
    secrecy = match.game.secrecy
    viewer = chance.choice([None, *range(match.seats)])
    view = match.view(viewer)
    for field in secrecy.fields:
        if field.name in view["fields"]:
            value = view["fields"][field.name]
            assert is_a(ast.parse(field.holds, mode="eval").body, value, secrecy), field.name
    for event in match.told(viewer, len(match.chapters) - 1):
        kind = secrecy.events[str(event["event"])]
        for fact in set(event) - {"event"}:
            assert fact in kind.told_to
            assert isinstance(event[fact], str) == (fact in secrecy.names)


def is_a(node: ast.expr, value: Any, secrecy: Secrecy) -> bool:
    match node:
        case ast.Name(id="int" | "seat"):
            return isinstance(value, int) and not isinstance(value, bool)
        case ast.Name(id="str"):
            return isinstance(value, str)
        case ast.Name(id="bool"):
            return isinstance(value, bool)
        case ast.Name(id="told"):
            return value["event"] in secrecy.events
        case ast.Name(id=name):
            return value in secrecy.names[name]
        case ast.Constant(value=None):
            return value is None
        case ast.BinOp(left=left, right=right):
            return is_a(left, value, secrecy) or is_a(right, value, secrecy)
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            return isinstance(value, list) and all(is_a(item, each, secrecy) for each in value)
        case ast.Subscript(slice=ast.Tuple(elts=[_, item])):
            return isinstance(value, dict) and all(
                is_a(item, each, secrecy) for each in value.values()
            )
        case ast.Dict(keys=keys, values=values):
            names = [key.value for key in keys if isinstance(key, ast.Constant)]
            return (
                isinstance(value, dict)
                and [*value] == names
                and all(
                    is_a(item, value[str(name)], secrecy)
                    for name, item in zip(names, values, strict=True)
                )
            )
        case _:
            return False


@pytest.mark.parametrize(
    ("holds", "typescript"),
    [
        ("seat | None", "Seat | null"),
        ("list[seat | None]", "(Seat | null)[]"),
        ("list[list[card]]", "Card[][]"),
        ("list[list[seat | None]]", "(Seat | null)[][]"),
        ("dict[str, int]", "Record<string, number>"),
        ("{'seat': seat, 'is': bool}", "{ seat: Seat; is: boolean }"),
    ],
)
def test_how_a_type_is_written(holds: str, typescript: str) -> None:
    assert games_ts.written(holds) == typescript


def test_what_cannot_be_written_says_so() -> None:
    with pytest.raises(TypeError, match="cannot write 3"):
        games_ts.written("3")


def test_a_long_object_is_broken_at_its_members() -> None:
    assert games_ts.broken("group: { a: number }[]") == "group: { a: number }[]"
    members = [f"member{n}: number" for n in range(8)]
    written = games_ts.broken(f"group: ({{ {'; '.join(members)} }} | null)[]").splitlines()
    assert written == ["group: ({", *(f"    {member};" for member in members), "  } | null)[]"]
