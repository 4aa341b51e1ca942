"""`manege games` — what can be played."""

from __future__ import annotations

import json
import tomllib
from importlib import resources

from manege import games as shelf
from manege.bots import bots_of
from manege.cli.wishes import AsJson
from manege.kernel.game import Game, Option, runs


def games(*, as_json: AsJson = False) -> None:
    """List the games: players, duration, options, bots."""
    listed = [as_data(game) for game in shelf.all_games()]
    if as_json:
        print(json.dumps(listed, ensure_ascii=False, indent=2))
        return
    for number, game in enumerate(shelf.all_games()):
        print("\n" * (number > 0) + in_words(game))


def as_data(game: Game) -> dict[str, object]:
    return {
        "key": game.key,
        "edition": game.edition,
        "seats": list(game.seats),
        "usual": list(game.usual or game.seats),
        "minutes": minutes(game.key),
        "options": [
            {
                "key": option.key,
                "default": option.default,
                "values": {
                    str(seats): list(game.offered(seats, {})[option.key]) for seats in game.seats
                },
            }
            for option in game.options
        ],
        "bots": list(bots_of(game)),
    }


def in_words(game: Game) -> str:
    lasts = minutes(game.key)
    duration = f", {'–'.join(map(str, dict.fromkeys(lasts)))} minutes" if lasts else ""
    lines = [
        game.key,
        f"  {players(game)}{duration}",
        *(f"  --option {told(game, each)}" for each in game.options if not each.by_room),
        f"  --bots {', '.join(bots_of(game))}",
    ]
    return "\n".join(lines)


def players(game: Game) -> str:
    usual = game.usual or game.seats
    more = f", or up to {game.seats[-1]}" if game.seats[-1] > usual[-1] else ""
    return f"{usual.start} to {usual[-1]} players{more}"


def told(game: Game, option: Option) -> str:
    values = game.offered(game.seats[-1], {})[option.key]
    return f"{option.key}={'|'.join(map(written, runs(values)))} (else {written(option.default)})"


def written(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def minutes(key: str) -> list[int]:
    """From how many to how many, as the front page says it."""
    text = (resources.files(shelf) / "shelf.toml").read_text("utf-8")
    found = tomllib.loads(text).get(key, {}).get("minutes", [])
    assert isinstance(found, list)
    return found
