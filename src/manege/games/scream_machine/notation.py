"""Notation — every action as a line of text; its place in the list is its code, for ever."""

from __future__ import annotations

from typing import Final

from manege.games.scream_machine.opening import OPEN
from manege.games.scream_machine.turn import VERBS
from manege.kernel.table import space_of

ACTIONS: Final = space_of([OPEN, *VERBS])
