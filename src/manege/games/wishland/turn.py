"""Tour — one standard action, and before or after it what costs none (WL-33, WL-34, WL-R32)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.wishland.achievements import CLAIM, can_claim
from manege.games.wishland.actions import (
    ADVERTISE,
    BUY,
    END,
    PAY_TO_RECALL,
    RECALL_FREELY,
    RECOVER,
    can_recall,
    not_yet_to_recall,
)
from manege.games.wishland.components import (
    AFTER,
    BEFORE,
    BUYING,
    ENDED,
    MOST_SEATS,
    NOBODY,
    ORDER_SPACES,
    TURNS,
    Wishland,
)
from manege.games.wishland.order import nth_in_order, order_space_of
from manege.games.wishland.solo import SOLO_BUYING, SOLO_END, SOLO_TURN
from manege.kernel.refusal import Refusal
from manege.kernel.table import Decision, Step, agenda_of, ask, then


class Act(Decision[Wishland]):
    """Exactly one of the standard actions; claims and hotel 16 besides (WL-34, WL-R32, WL-R62)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [BUY, ADVERTISE, RECOVER, CLAIM, PAY_TO_RECALL])

    def elsewhere(self, t: Wishland, code: i64) -> Refusal:
        if code == RECALL_FREELY.first:
            return not_yet_to_recall(t, self.seat)
        return Refusal("WL-34", "act")


class Finish(Decision[Wishland]):
    """His action is done: what costs none, until he ends his turn (WL-57, WL-94, WL-99)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [CLAIM, PAY_TO_RECALL, RECALL_FREELY, END])

    def elsewhere(self, t: Wishland, code: i64) -> Refusal:
        return Refusal("WL-34", "acted-already")


ACTS: Final = [Act(seat) for seat in range(MOST_SEATS)]
FINISHES: Final = [Finish(seat) for seat in range(MOST_SEATS)]


class PlayOn(Step[Wishland]):
    """The turn goes on until he ends it, or until nothing more can be done."""

    def perform(self, t: Wishland) -> None:
        alone = t.seats == 1
        if t.stage == ENDED or (t.stage == AFTER and not anything_free(t, t.player)):
            return
        then(t, PLAY_ON)
        if t.stage == BEFORE:
            ask(t, SOLO_TURN if alone else ACTS[t.player])
        elif t.stage == BUYING:
            ask(t, SOLO_BUYING)
        else:
            ask(t, SOLO_END if alone else FINISHES[t.player])


def anything_free(t: Wishland, seat: i64) -> bool:
    """Whether he can do anything more that costs no action."""
    if t.seats == 1 and order_space_of(t, seat) < ORDER_SPACES:
        return True
    return can_claim(t, seat) or can_recall(t, seat)


class NextTurn(Step[Wishland]):
    """In turn order, four times each (WL-30, WL-33, WL-154, WL-R5)."""

    def perform(self, t: Wishland) -> None:
        if t.called == t.seats:
            t.called = 0
            if t.turn == TURNS:
                t.player = NOBODY
                return
            t.turn += 1
        t.player = nth_in_order(t, t.called)
        t.called += 1
        t.stage = BEFORE
        t.advertised = False
        t.recalled = False
        then(t, ONE_TURN)


PLAY_ON: Final = agenda_of([PlayOn()])
ONE_TURN: Final = agenda_of([PlayOn(), NextTurn()])
