"""Indices — where on the table a move is found; why it is made, `reasons` tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.wishland.achievements import CLAIM
from manege.games.wishland.actions import (
    ADVERTISE,
    BUY,
    END,
    PAY_TO_RECALL,
    RECALL_FREELY,
    RECOVER,
)
from manege.games.wishland.components import EACH_COLOUR, Wishland
from manege.games.wishland.last_card import TAKE_LAST, TAKE_NONE
from manege.games.wishland.opening import KEEP
from manege.games.wishland.order import PLACE_TOKEN
from manege.games.wishland.planning import FIRST, Planner
from manege.games.wishland.playing import WAYS
from manege.games.wishland.reading import table_seen
from manege.games.wishland.reasons import reason_for
from manege.games.wishland.solo import DRAW, DRAW_FREELY, PLAY, STOP
from manege.games.wishland.steps import TAKE_STEP
from manege.kernel.hints import Hints, Saying
from manege.kernel.table import Verb

View = dict[str, Any]

PLACES: dict[Verb[Wishland], str] = {
    KEEP: "look-entrepreneurs",
    PLACE_TOKEN: "look-order",
    TAKE_STEP: "look-tracks",
    RECOVER: "look-workers",
    PAY_TO_RECALL: "look-workers",
    RECALL_FREELY: "look-workers",
    ADVERTISE: "look-advert",
    CLAIM: "look-achievements",
    END: "look-turn",
    DRAW: "look-hand",
    DRAW_FREELY: "look-hand",
    PLAY: "look-hand",
    STOP: "look-hand",
    TAKE_LAST: "look-last",
    TAKE_NONE: "look-last",
}


def look(view: View, seat: int, code: int) -> Saying:
    if BUY.first <= code < BUY.end:
        return "look-row", {"row": (code - int(BUY.first)) // WAYS // EACH_COLOUR}
    return next(place for verb, place in PLACES.items() if verb.first <= code < verb.end), {}


def why(view: View, seat: int, code: int) -> Saying:
    return reason_for(table_seen(view), seat, code)


def worth(view: View, seat: int, codes: Sequence[int]) -> list[float]:
    """In points to expect; whether it had better come first is no points."""
    values = Planner().values(table_seen(view), seat, vec[i64](codes))
    return [value - FIRST if value > FIRST / 2 else value for value in values]


HINTS = Hints(look=look, why=why, worth=worth, shown_by={"keep": "revealed", "take": ""})
