"""How a command ends — the exit codes, and the errors that carry one."""

from __future__ import annotations

from typing import Final

from manege.kernel.errors import ManegeError

FINE: Final = 0
NO: Final = 1  # the game or the data says no
USAGE: Final = 2
INPUT_ENDED: Final = 3
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141

MEANINGS: Final = {
    FINE: "all went well",
    NO: "the data says no: a broken match file, a file that exists, a port in use",
    USAGE: "wrong usage: an unknown game, option, value, seat count, bot or seed",
    INPUT_ENDED: "the input ended before the game did",
    INTERRUPTED: "interrupted by Ctrl-C",
}


class WrongUsage(ManegeError):
    """What was typed cannot be meant."""


class NotPossible(ManegeError):
    """What was asked for is clear, and cannot be done here."""


class InputEnded(Exception):
    """Nobody answers any more."""


class Left(Exception):
    """Somebody has left the table."""
