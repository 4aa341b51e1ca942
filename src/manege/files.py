"""Match files — `{"game", "edition", "options", "seats", "seed", "actions"}`, read with care.

A match that began from a position of its own has a `"position"` too, one played with other figures
on its cards `"components"`: those figures.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from manege import games
from manege.kernel.components import Figures
from manege.kernel.errors import BadMatchFile, ManegeError
from manege.kernel.game import Game
from manege.kernel.match import Match
from manege.kernel.refusal import Refused

KEYS = {"game": str, "edition": int, "options": dict, "seats": int, "seed": int, "actions": list}
POSITION = "position"
COMPONENTS = "components"


def save(match: Match, path: Path) -> None:
    """Written whole or not at all."""
    text = json.dumps(match.as_data(), ensure_ascii=False, indent=1) + "\n"
    with tempfile.NamedTemporaryFile(
        "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False
    ) as draft:
        try:
            draft.write(text)
            draft.close()
            os.replace(draft.name, path)
        except BaseException:
            Path(draft.name).unlink(missing_ok=True)
            raise


def load(path: Path, find: Callable[[str], Game] = games.game) -> Match:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadMatchFile(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadMatchFile(f"{path} is no match file: it is not text.") from None
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadMatchFile(
            f"{path} is broken or cut off at line {error.lineno}, column {error.colno}."
        ) from None
    except (ValueError, RecursionError):
        raise BadMatchFile(f"{path} is broken: a number or a list in it is endless.") from None
    try:
        return replayed(data, find)
    except ManegeError as error:
        raise BadMatchFile(f"{path}: {error}") from None


def replayed(data: Any, find: Callable[[str], Game] = games.game) -> Match:
    """The match that plain data tells, played anew."""
    check_shape(data)
    game = find(data["game"])
    if data["edition"] != game.edition:
        raise BadMatchFile(
            f"it was played by edition {data['edition']} of {game.key}; this is {game.edition}."
        )
    check_figures(game, data.get(COMPONENTS, {}))
    match = Match(game, data["seats"], data["seed"], data["options"], data.get(POSITION))
    deciding = range(match.seats + (game.house is not None))  # the house after the last player
    for number, line in enumerate(data["actions"], start=1):
        seat, _, notation = line.partition(" ") if isinstance(line, str) else ("", "", "")
        if seat not in map(str, deciding):
            raise BadMatchFile(f"action {number}, {line!r}, is not “seat action”.")
        try:
            match.play(notation, int(seat))
        except Refused as error:
            raise BadMatchFile(f"action {number}, “{line}”, is not allowed: {error}.") from None
    return match


def check_figures(game: Game, played_with: Figures) -> None:
    """It is replayed with the figures it was played with, or not at all."""
    here = game.other_figures()
    for card in sorted({*played_with, *here}):
        then, now = played_with.get(card, {}), here.get(card, {})
        if then != now:
            raise BadMatchFile(
                f"it was played with other figures: {card} {told(then)}, here {told(now)}. "
                "--components gives those it was played with."
            )


def told(figures: object) -> str:
    if not isinstance(figures, dict) or not figures:
        return "as the game has it"
    return ", ".join(f"{field} {value}" for field, value in figures.items())


def check_shape(data: Any) -> None:
    if not isinstance(data, dict):
        raise BadMatchFile("it holds no match.")
    for key, kind in KEYS.items():
        if key not in data:
            raise BadMatchFile(f"“{key}” is missing.")
        if not isinstance(data[key], kind) or isinstance(data[key], bool):
            raise BadMatchFile(f"“{key}” is no {kind.__name__}.")
    for key in (POSITION, COMPONENTS):
        if not isinstance(data.get(key, {}), dict):
            raise BadMatchFile(f"“{key}” is no dict.")
    if unknown := sorted(data.keys() - KEYS.keys() - {POSITION, COMPONENTS}):
        raise BadMatchFile(f"“{unknown[0]}” is not part of a match file.")
