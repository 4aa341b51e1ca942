"""What is typed after a command — games, seats, options, bots, seeds, as the kernel has them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from manege import games
from manege.bots import known_bot, usual_bot
from manege.cli.exits import WrongUsage
from manege.kernel.chance import SEED_BITS
from manege.kernel.errors import BadSetup
from manege.kernel.game import Game

SWITCH = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


def whole(_: Any, tokens: Sequence[Any]) -> int:
    text = tokens[0].value
    if not text.removeprefix("-").isdecimal() or len(text) > 40:
        raise ValueError(f"“{text[:40]}” is no whole number.")
    return int(text)


Whole = Annotated[int, Parameter(converter=whole)]
Options = Annotated[
    list[str] | None,
    Parameter(
        name="--option",
        help="An option of the game, as key=value; may be given several times.",
    ),
]
Bots = Annotated[
    str | None,
    Parameter(name="--bots", help="The bots in seat order, with commas; a single name is for all."),
]
AsJson = Annotated[bool, Parameter(name="--json", help="Write JSON on stdout.")]
Force = Annotated[bool, Parameter(name="--force", help="Overwrite a file that exists.")]
Data = Annotated[
    Path | None, Parameter(help="Where tables are kept; else MANEGE_DATA or your data folder.")
]
Lang = Annotated[str | None, Parameter(name="--lang", help="fr or en; else as your terminal says.")]


def game_named(key: str) -> Game:
    """The game of a key, of an unambiguous beginning of one, with hyphens or without."""
    wanted = key.strip().lower().replace("-", "_").replace(" ", "_")
    known = games.keys()
    fitting = [each for each in known if wanted and each.startswith(wanted)]
    if len(fitting) > 1 and wanted not in fitting:
        raise WrongUsage(f"“{key}” may be {' or '.join(fitting)}.")
    return games.game(fitting[0] if len(fitting) == 1 else wanted)


def seats_for(game: Game, seats: int | None) -> int:
    """As wished, else four, or as near as the game allows."""
    if seats is None:
        return min(max(4, game.seats.start), game.seats[-1])
    if seats not in game.seats:
        raise BadSetup(
            f"{game.key} is for {game.seats.start} to {game.seats[-1]} players, not {seats}."
        )
    return seats


def seat_named(text: str, seats: int) -> int:
    """By number from 0, or by letter from A."""
    wanted = text.strip().upper()
    for seat in range(seats):
        if wanted in (str(seat), letter(seat)):
            return seat
    raise WrongUsage(f"There is no seat “{text}”; the seats are 0 to {seats - 1}.")


def letter(seat: int) -> str:
    return chr(ord("A") + seat)


def settings_from(game: Game, seats: int, wishes: Sequence[str]) -> dict[str, object]:
    """`key=value` pairs as the game's own values; the game itself judges them."""
    texts: dict[str, str] = {}
    for wish in wishes:
        key, sign, value = wish.partition("=")
        if not sign:
            raise WrongUsage(f"An option is written key=value, not “{wish}”.")
        if key in texts:
            raise WrongUsage(f"Option “{key}” is given twice.")
        texts[key] = value
    chosen: dict[str, object] = {**texts}
    for option in game.options:  # in their order: what one may be can hang on those before it
        if option.key in texts:
            allowed = game.offered(seats, chosen)[option.key]
            chosen[option.key] = meant(allowed, texts[option.key])
    game.settings(seats, chosen)
    return chosen


def meant(allowed: Sequence[object], text: str) -> object:
    """The value that is written so; the text itself if there is none."""
    for value in allowed:
        if str(value).lower() == text.lower():
            return value
        if isinstance(value, bool) and SWITCH.get(text.lower()) is value:
            return value
    return text


def bots_from(game: Game, wish: str | None, number: int) -> list[str]:
    """The names of so many bots."""
    names = [usual_bot(game)] if wish is None else named_bots(game, wish)
    if len(names) == 1:
        return names * number
    if len(names) != number:
        raise WrongUsage(f"{len(names)} bots are named for {number} seats.")
    return names


def named_bots(game: Game, wish: str) -> list[str]:
    return [known_bot(game, name.strip()) for name in wish.split(",")]


def seed_or_any(seed: int | None) -> int:
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if seed < 0 or seed >> SEED_BITS:
        raise BadSetup(f"A seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {seed}.")
    return seed


def at_least_one(number: int, of_what: str) -> int:
    if number < 1:
        raise WrongUsage(f"{of_what} is at least 1, not {number}.")
    return number
