"""Notation — every action as a line of text; its place in the list is its code, for ever."""

from __future__ import annotations

from typing import Final

from manege.games.wishland.achievements import CLAIM
from manege.games.wishland.actions import (
    ADVERTISE,
    BUY,
    END,
    PAY_TO_RECALL,
    RECALL_FREELY,
    RECOVER,
)
from manege.games.wishland.last_card import TAKE_LAST, TAKE_NONE
from manege.games.wishland.opening import KEEP
from manege.games.wishland.order import PLACE_TOKEN
from manege.games.wishland.solo import DRAW, DRAW_FREELY, PLAY, STOP
from manege.games.wishland.steps import TAKE_STEP
from manege.kernel.table import space_of

ACTIONS: Final = space_of(
    [
        *(KEEP, PLACE_TOKEN, TAKE_STEP),
        *(RECOVER, ADVERTISE, BUY, CLAIM, PAY_TO_RECALL, RECALL_FREELY, END),
        *(DRAW, DRAW_FREELY, PLAY, STOP),
        *(TAKE_LAST, TAKE_NONE),
    ]
)
