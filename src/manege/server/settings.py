"""Settings — where the data lies, how much is allowed, how bots behave."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from manege.kernel.chance import SEED_BITS

KIB = 1024


class Rate(Struct, frozen=True):
    """So many at once, then so many a second."""

    burst: float
    each_second: float


class Limits(Struct, frozen=True):
    message_bytes: int = 64 * KIB
    frame_bytes: int = 512 * KIB  # beyond it the line is cut
    body_bytes: int = 64 * KIB
    host_letters: int = 255  # of the address a browser says it found us at
    request_seconds: float = 15.0  # for a request to arrive, its body too
    waiting_messages: int = 512  # for a browser that does not read
    waiting_bytes: int = 8 * KIB * KIB
    hello_seconds: float = 10.0
    sockets_each_address: int = 300
    messages: Rate = Rate(60, 20)  # a connection
    patience: int = 400  # messages too fast before the line is cut
    log_entries: int = 20_000  # a table; a whole game has some hundreds
    acts_each_wait: int = 100  # a seat, in one phase of a game with a house
    stories: Rate = Rate(60, 1)  # a table's, told to an address: 500 chapters each
    undos: Rate = Rate(30, 0.2)  # a seat; each makes the log longer
    trials: Rate = Rate(60, 4)  # a seat; each plays all its acts anew
    hints: Rate = Rate(10, 0.5)  # a table; each makes a bot think
    requests: Rate = Rate(200, 40)  # an address
    tables: Rate = Rate(40, 0.5)
    guesses: Rate = Rate(40, 0.5)  # wrong codes of an address; wrong keys, of one at one table
    drawings: Rate = Rate(30, 0.5)  # links drawn for an address
    picture_bytes: int = 10 * KIB * KIB
    pictures: Rate = Rate(320, 2)  # an address
    pictures_at_once: int = 8  # from an address
    picture_seconds: float = 180.0  # for one to arrive
    develop_seconds: float = 15.0  # for one to be made small


class Settings(Struct, frozen=True):
    data: Path
    web: Path
    lan: str | None = None  # "http://192.168.1.5:8000", when phones can reach us there
    bot_pause: float = 0.9
    bot_patience: float = 5.0
    bot_workers: int = 2
    clock_pace: float = 1.0  # seconds of a table's clock in one of ours
    away_seconds: float = 20.0  # then nobody waits for whoever's line is down, and a bot may play
    idle_seconds: float = 600.0  # then a room leaves the memory
    wake_days: float = 14.0  # tables quiet for longer wait until somebody looks
    limits: Limits = Limits()
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
