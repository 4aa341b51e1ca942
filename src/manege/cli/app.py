"""The commands — each is a module of `commands/`, read only when it is called."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, Parameter

from manege import __version__
from manege.bots import UnknownBot
from manege.cli import exits
from manege.kernel.errors import BadSetup, ManegeError, UnknownGame

COMMANDS = {
    "games": (
        "List the games: players, duration, options, bots.",
        ["games", "games --json"],
    ),
    "play": (
        "Play in the terminal, against bots or in turns on one keyboard.\n\n"
        "You sit on the first seat, the best bots there are on the others. "
        "Within the game, ? shows help.",
        [
            "play toc",
            "play toc --seats 5 --bots sensible,random,random,random --seed 7",
            "play toc --human 2 --names Léa,Marc --save party.json",
            "play --resume party.json --human 2",
        ],
    ),
    "rules": (
        "Read the rules, or single clauses of them.",
        ["rules toc", "rules toc TT-33 TT-R5", "rules toc vamp --lang en"],
    ),
    "texts": (
        "List the texts of a game, or the keys of those it lacks.",
        ["texts toc", "texts toc --lang en", "texts toc --missing"],
    ),
    "replay": (
        "Tell the story of a match file, and how it came out.",
        ["replay party.json", "replay party.json --seat 0", "replay party.json --json"],
    ),
    "simulate": (
        "Let bots play many games, and count what comes out.",
        [
            "simulate toc --seats 4 --games 2000 --seed 1",
            "simulate toc --seats 3 --bots sensible,random,random --option memory=off --json",
            "simulate toc --games 20000 --seed 1 --workers ray://head.example:10001",
        ],
    ),
    "arena": (
        "Let bots play the same deals in all seatings, and compare how often they win.",
        [
            "arena toc --bots strong,sensible --seats 4 --games 400 --seed 1",
            "arena toc --bots expert,strong,sensible --seed 1 --keep league.csv --plot league.svg",
        ],
    ),
    "balance": (
        "Let bots of different leanings play, and compare what leanings, cards and seats score.",
        ["balance wishland --games 2000", "balance wishland --seats 2 --plot docs/balance"],
    ),
    "components": (
        "Print the figures on a game's cards, as --components takes them.",
        ["components wishland", "simulate wishland --components figures.toml"],
    ),
    "bench": (
        "Measure how fast the games run on this machine, in CPU time.",
        ["bench", "bench toc --seats 5 --json"],
    ),
    "serve": (
        "Play in the browser: start the server.",
        [
            "serve",
            "serve --host 0.0.0.0 --port 8080 --no-browser",
            "serve --open-to invited --limit requests=100/20 --limit tables=10/0.1",
            "serve --components wishland=figures.toml",
            "serve --database postgresql://manege@db.example/manege --bus nats://bus.example:4222",
        ],
    ),
    "tables": (
        "List, show, close or delete the tables of a server, which may be running.",
        ["tables", "tables show K7M2QX", "tables close K7M2QX", "tables delete K7M2QX"],
    ),
    "doctor": (
        "Look at a server's data, disk and versions, and play every open table anew.",
        ["doctor", "doctor --upgrade --data /srv/manege"],
    ),
    "backup": (
        "Copy all that a server keeps into one file, while it runs.",
        ["backup manege-monday.sqlite3", "backup copy.sqlite3 --force --data /srv/manege"],
    ),
    "restore": (
        "Bring back such a copy; a server that is running goes on with it.",
        ["restore manege-monday.sqlite3"],
    ),
    "move-data": (
        "Copy all tables and albums into another database, and compare them.",
        ["move-data /srv/manege postgresql://manege@db.example/manege"],
    ),
    "think": (
        "Be a machine more on which bots think, for servers elsewhere.",
        ["think --bus nats://bus.example:4222 --workers 8"],
    ),
}
WRONG_USAGE = (exits.WrongUsage, UnknownGame, BadSetup, UnknownBot)
LONGEST = 8000  # signs of a complaint
EXIT_CODES = "\n".join(f"  {code:>3}  {meaning}" for code, meaning in exits.MEANINGS.items())


def app() -> App:
    manege = App(
        name="manege",
        help="Board and card games, played by their rules.",
        help_epilogue=f"{examples('play toc', 'games')}\n\nExit codes:\n{EXIT_CODES}",
        version=__version__,
        help_format="plaintext",
        result_action="return_value",
        suppress_keyboard_interrupt=False,
        default_parameter=Parameter(negative=(), show_default=False),
    )
    for name, (help_text, lines) in COMMANDS.items():
        module = name.replace("-", "_")
        path = f"manege.cli.commands.{module}:{module}"
        manege.command(path, name=name, help=help_text, help_epilogue=examples(*lines))
    return manege


def examples(*lines: str) -> str:
    return "\n".join(["Examples:", *(f"  manege {line}" for line in lines)])


def run(arguments: Sequence[str]) -> int:
    """The exit code of a command line; whatever goes wrong is told in one line on stderr."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without accents is no error
    try:
        code = app()(arguments, exit_on_error=False, print_error=False, verbose=False)
        sys.stdout.flush()
    except CycloptsError as error:
        return complain(f"{error}", exits.USAGE)
    except WRONG_USAGE as error:
        return complain(f"{error}", exits.USAGE)
    except ManegeError as error:
        return complain(f"{error}", exits.NO)
    except KeyboardInterrupt:
        return exits.INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return exits.PIPE_CLOSED
    return code if isinstance(code, int) else exits.FINE


def complain(sentence: str, code: int) -> int:
    line = " ".join(sentence.split())
    if len(line) > LONGEST:
        line = f"{line[: LONGEST // 2]} … {line[-LONGEST // 2 :]}"
    print("manege:", line, file=sys.stderr)
    return code
