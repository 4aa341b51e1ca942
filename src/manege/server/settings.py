"""Settings — where the data lies, how much is allowed, how bots behave."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Callable, Sequence
from math import isfinite
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from manege.kernel.chance import SEED_BITS
from manege.kernel.errors import ManegeError

KIB = 1024
MIB = 1024 * KIB
DAY = 86_400.0
BOT_PATIENCE = 5.0  # seconds
THIS_MACHINE = "127.0.0.1,::1"


class Rate(Struct, frozen=True):
    """So many at once, then so many a second."""

    burst: float
    each_second: float


class Limits(Struct, frozen=True):
    message_bytes: int = 64 * KIB
    frame_bytes: int = 512 * KIB  # beyond it the line is cut
    body_bytes: int = 64 * KIB
    host_letters: int = 255  # of the address a browser says it found us at
    connections_each_address: int = 1000  # on which it calls
    connections: Rate = Rate(1000, 100)  # new ones of an address
    request_seconds: float = 15.0  # for a request to arrive, its body too; for an answer to be read
    waiting_messages: int = 512  # for a browser that does not read
    waiting_bytes: int = 8 * KIB * KIB
    hello_seconds: float = 10.0
    ping_seconds: float = 4.0  # a line that is silent is asked whether it is still there,
    pong_seconds: float = 4.0  # and cut if it does not answer
    sockets_each_address: int = 300
    messages: Rate = Rate(60, 20)  # a connection
    frames: Rate = Rate(600, 60)  # of a connection: pings and pieces of messages too
    patience: int = 100  # messages too fast before the line is cut
    messages_each_address: Rate = Rate(1200, 200)  # of all its lines
    message_reserve: Rate = Rate(60, 10)  # at one table, when those are used up
    work: Rate = Rate(30_000, 200)  # an address; milliseconds of our own time
    busy_seconds: float = 3.0  # for another program that holds the database; all in all
    log_entries: int = 20_000  # a table; a whole game has some hundreds
    acts_each_wait: int = 100  # a seat, in one phase of a game with a house
    stories: Rate = Rate(60, 1)  # a table's, told to an address: 500 chapters each
    undos: Rate = Rate(30, 0.2)  # a seat; each makes the log longer
    trials: Rate = Rate(60, 4)  # a seat; each plays all its acts anew
    hints: Rate = Rate(10, 0.5)  # a table; each makes a bot think, or say why
    recalls: Rate = Rate(30, 2)  # a seat; each plays some actions anew
    asks: Rate = Rate(10, 0.2)  # a table's spectators, for a seat; all are told of each
    spectators: int = 60  # lines at a table that hold no seat
    reactions: Rate = Rate(3, 0.25)  # a seat; each is heard by the whole table
    requests: Rate = Rate(200, 40)  # an address
    pages: Rate = Rate(3000, 150)  # an address; files of pages too
    reserve: Rate = Rate(30, 1)  # calls about a table found before, when those are used up
    refusal_seconds: float = 1.0  # whoever calls too often waits so long to hear of it
    tables: Rate = Rate(40, 0.5)
    guesses: Rate = Rate(40, 0.5)  # wrong codes of an address; wrong keys, of one at one table
    drawings: Rate = Rate(30, 0.5)  # links drawn for an address
    picture_bytes: int = 10 * KIB * KIB
    pictures: Rate = Rate(320, 2)  # an address
    pictures_at_once: int = 8  # from an address
    picture_seconds: float = 180.0  # for one to arrive
    develop_seconds: float = 15.0  # for one to be made small
    developing: Rate = Rate(20, 0.1)  # seconds of that for an address; then its pictures wait
    finished_days: float = 90.0  # then finished tables are deleted; 0: never
    unfinished_days: float = 30.0  # then tables are that nobody has touched since; 0: never
    tables_a_day: Rate = Rate(400, 400 / DAY)  # an address
    picture_bytes_a_day: Rate = Rate(256 * MIB, 256 * MIB / DAY)  # an address; as they are kept
    kept_tables: int = 50_000  # then no more are opened
    kept_bytes: int = 16 * 1024 * MIB  # then nothing is opened and no picture taken
    free_bytes: int = 64 * MIB  # on the disk; likewise: what is left is for games that are on


class WrongLimit(ManegeError):
    """A limit that is none; the sentence says which there are."""


def limits_from(wishes: Sequence[str]) -> Limits:
    """`name=value`; a rate is written `60/20`: so many at once, then so many a second."""
    usual = Limits()
    changes: dict[str, object] = {}
    for wish in wishes:
        name, _, value = wish.partition("=")
        name = name.strip().replace("-", "_")
        if name not in Limits.__struct_fields__:
            known = ", ".join(Limits.__struct_fields__)
            raise WrongLimit(f"There is no limit “{name}”. There are: {known}.")
        changes[name] = limit_like(getattr(usual, name), name, value.strip())
    return replace(usual, **changes)


def limit_like(usual: object, name: str, text: str) -> object:
    try:
        numbers = [float(part) for part in text.split("/")]
        if any(not isfinite(number) or number < 0 for number in numbers):
            raise ValueError
        if isinstance(usual, Rate):
            burst, each_second = numbers
            return Rate(burst, each_second)
        [number] = numbers
        return number if isinstance(usual, float) else int(number)
    except ValueError:
        is_rate = isinstance(usual, Rate)
        wanted = (
            "60/20 (so many at once, then so many a second)" if is_rate else "a number from 0 on"
        )
        raise WrongLimit(f"{name} is {wanted}, not “{text}”.") from None


class Settings(Struct, frozen=True):
    data: Path
    web: Path
    lan: str | None = None  # "http://192.168.1.5:8000", when phones can reach us there
    database: str | None = None  # a PostgreSQL's URL; else SQLite in the data folder
    bus: str | None = None  # a NATS server's URL, where several nodes share the database
    lease_seconds: float = 2.0  # then a node that says nothing has lost its tables
    bot_pause: float = 0.9
    bot_patience: float = BOT_PATIENCE
    bot_workers: int = 2
    clock_pace: float = 1.0  # seconds of a table's clock in one of ours
    away_seconds: float = 20.0  # then nobody waits for whoever's line is down, and a bot may play
    idle_seconds: float = 600.0  # then a room leaves the memory
    wake_days: float = 14.0  # tables quiet for longer wait until somebody looks
    limits: Limits = Limits()
    word: str | None = None  # opening tables needs it
    token: str | None = None  # whoever has it may see and do what hosts may
    proxies: str = THIS_MACHINE  # whose word we take for where a visitor comes from
    new_seed: Callable[[], int] = lambda: secrets.randbits(SEED_BITS)


def usual_workers() -> int:
    """Bots leave a core to people; but one slow bot must not keep the others waiting."""
    return max(2, (os.cpu_count() or 2) - 1)


def data_folder(chosen: str | Path | None = None) -> Path:
    """What was asked for, else $MANEGE_DATA, else where this system keeps a user's data."""
    if asked := chosen or os.environ.get("MANEGE_DATA"):
        return Path(asked).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "Manege"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Manege"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "manege"


def web_folder() -> Path:
    """The built browser side: inside the installed package, or in the checkout."""
    package = Path(__file__).resolve().parents[1]
    inside = package / "web"
    return inside if inside.is_dir() else package.parents[1] / "web" / "dist"
