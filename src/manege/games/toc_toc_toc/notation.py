"""Notation — every action as a line of text; its place in the list is its code, for ever."""

from __future__ import annotations

from typing import Final

from manege.games.toc_toc_toc.effects import SEND, TAKE
from manege.games.toc_toc_toc.turn import KNOCK, OPEN, REFUSE
from manege.kernel.table import space_of

ACTIONS: Final = space_of([KNOCK, OPEN, REFUSE, TAKE, SEND])
