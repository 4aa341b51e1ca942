"""Notation — every action as a line of text; its place in the list is its code, for ever."""

from __future__ import annotations

from typing import Final

from manege.games.qui_paire_gagne.people import LEAVE, LOOSEN, NEXT, PAIR, READY, SIT, TIME_UP
from manege.kernel.table import space_of

ACTIONS: Final = space_of([PAIR, LOOSEN, READY, NEXT, TIME_UP, LEAVE, SIT])
