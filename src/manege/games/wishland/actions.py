"""Actions — place, buy and play; advertise; recover; the recalls of hotels (WL-34 to WL-44)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.wishland.components import (
    ADVERT,
    AFTER,
    COLOURS,
    CREDITS,
    ENDED,
    FROM_ADVERT,
    WORKERS,
    Wishland,
    colour_of,
    has,
    place_in_colour,
)
from manege.games.wishland.market import discard_hand
from manege.games.wishland.moments import RECALL, RECALL_AFTER_ADVERT, counted
from manege.games.wishland.playing import (
    WAYS,
    buy,
    extra_in,
    has_room,
    is_asked_about,
    offer_cards,
    written_ways,
)
from manege.games.wishland.steps import choose_steps
from manege.games.wishland.story import PAID_RECALL, RECALLED, RECOVERED
from manege.games.wishland.tracks import gain_credits, pay
from manege.games.wishland.workers import (
    on_board,
    place_group,
    take_back,
    workers_needed,
)
from manege.kernel.bits import bit
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Verb, tell

TOO_FEW_WORKERS: Final = Why("WL-37", "too-few-workers", "row", "needed", "workers")
TOO_FEW_ALONE: Final = Why("WL-R91", "too-few-workers-alone", "row", "needed", "workers")
NOT_FOR_SALE: Final = Why("WL-41", "not-for-sale", "card")


class Buy(Verb[Wishland]):
    """Space, workers and card are one decision (WL-35 to WL-42, WL-R8, WL-R9)."""

    def __init__(self) -> None:
        super().__init__(written_ways("buy", WAYS))

    def offers(self, t: Wishland, seat: i64, c: Choices) -> None:
        asked = c.which // WAYS
        workers = has(t, seat, WORKERS)
        colour: i64 = 0
        while colour < COLOURS:
            if is_asked_about(c, colour, WAYS):
                row = t.market[colour]
                needed = workers_needed(t, colour)
                c.unless(not row & bit(place_in_colour(asked)), NOT_FOR_SALE, asked)
                if has_room(t, seat, c, colour) and c.needs(
                    needed <= workers, TOO_FEW_WORKERS, colour, needed, workers
                ):
                    offer_cards(t, seat, c, colour, row, WAYS, workers - needed)
            colour += 1

    def perform(self, t: Wishland, seat: i64, which: i64) -> None:
        card = which // WAYS
        way = which % WAYS
        row = colour_of(card)
        t.stage = AFTER
        place_group(t, seat, row, workers_needed(t, row) + extra_in(way))
        t.market = t.market[:]
        t.market[row] &= ~bit(place_in_colour(card))  # WL-55
        buy(t, seat, card, way)


class Advertise(Verb[Wishland]):
    """1 credit and a step choice; groups count here too (WL-39, WL-40). Alone it ends the action,
    and the hand is discarded (WL-201)."""

    def __init__(self) -> None:
        super().__init__(["advertise"])

    def offers(self, t: Wishland, seat: i64, c: Choices) -> None:
        needed = workers_needed(t, ADVERT)
        workers = has(t, seat, WORKERS)
        too_few = TOO_FEW_ALONE if t.seats == 1 else TOO_FEW_WORKERS
        if c.needs(needed <= workers, too_few, ADVERT, needed, workers):
            c.one()

    def perform(self, t: Wishland, seat: i64, which: i64) -> None:
        t.stage = AFTER
        t.advertised = True
        place_group(t, seat, ADVERT, workers_needed(t, ADVERT))
        discard_hand(t, seat)
        gain_credits(t, seat, 1, FROM_ADVERT)
        choose_steps(t, seat, 1)


class Recover(Verb[Wishland]):
    """All of them; always possible, also with none out (WL-43, WL-R7). Alone the turn ends with it
    (WL-194)."""

    def __init__(self) -> None:
        super().__init__(["recover"])

    def offers(self, t: Wishland, seat: i64, c: Choices) -> None:
        c.one()

    def perform(self, t: Wishland, seat: i64, which: i64) -> None:
        t.stage = ENDED if t.seats == 1 else AFTER
        tell(t, RECOVERED, seat, take_back(t, seat))


RECALL_PRICE: Final = 3  # WL-98


class PayToRecall(Verb[Wishland]):
    """Hotel 16: once a turn, before or after the standard action (WL-98, WL-99, WL-R62)."""

    def __init__(self) -> None:
        super().__init__(["recall for 3"])

    def offers(self, t: Wishland, seat: i64, c: Choices) -> None:
        credits = has(t, seat, CREDITS)
        if (
            c.needs(counted(t, seat, RECALL) > 0, NO_PAID_RECALL)
            and c.needs(not t.recalled, RECALLED_ALREADY)
            and c.needs(credits >= RECALL_PRICE, RECALL_TOO_DEAR, credits)
            and c.needs(on_board(t, seat) > 0, NOBODY_OUT)
        ):
            c.one()

    def perform(self, t: Wishland, seat: i64, which: i64) -> None:
        t.recalled = True
        pay(t, seat, RECALL_PRICE)
        tell(t, PAID_RECALL, seat, RECALL_PRICE)
        tell(t, RECALLED, seat, take_back(t, seat))


NO_PAID_RECALL: Final = Why("WL-98", "no-paid-recall")
RECALLED_ALREADY: Final = Why("WL-R62", "recalled-already")
RECALL_TOO_DEAR: Final = Why("WL-R62", "recall-too-dear", "credits")
NOBODY_OUT: Final = Why("WL-R62", "nobody-out")


class RecallAfterAdvert(Verb[Wishland]):
    """Hotel 13: at the end of a turn with an advert, those just placed too (WL-94, WL-R59)."""

    def __init__(self) -> None:
        super().__init__(["recall"])

    def offers(self, t: Wishland, seat: i64, c: Choices) -> None:
        if (
            c.needs(counted(t, seat, RECALL_AFTER_ADVERT) > 0, NO_RECALL)
            and c.needs(t.advertised, NOT_ADVERTISED)
            and c.needs(on_board(t, seat) > 0, NOBODY_OUT_THERE)
        ):
            c.one()

    def perform(self, t: Wishland, seat: i64, which: i64) -> None:
        tell(t, RECALLED, seat, take_back(t, seat))


NO_RECALL: Final = Why("WL-94", "no-recall")
NOT_ADVERTISED: Final = Why("WL-94", "not-advertised")
NOBODY_OUT_THERE: Final = Why("WL-94", "nobody-out")


def not_yet_to_recall(t: Wishland, seat: i64) -> Refusal:
    """Before the action: not advertised yet, if he may ever (WL-94)."""
    why = NO_RECALL if counted(t, seat, RECALL_AFTER_ADVERT) == 0 else NOT_ADVERTISED
    return why.about()


class End(Verb[Wishland]):
    """He wants nothing more of what costs no action."""

    def __init__(self) -> None:
        super().__init__(["end"])

    def offers(self, t: Wishland, seat: i64, c: Choices) -> None:
        c.one()

    def perform(self, t: Wishland, seat: i64, which: i64) -> None:
        t.stage = ENDED


BUY: Final = Buy()
ADVERTISE: Final = Advertise()
RECOVER: Final = Recover()
PAY_TO_RECALL: Final = PayToRecall()
RECALL_FREELY: Final = RecallAfterAdvert()
END: Final = End()


def can_recall(t: Wishland, seat: i64) -> bool:
    """Whether a hotel lets him recover right now."""
    if on_board(t, seat) == 0:
        return False
    if t.advertised and counted(t, seat, RECALL_AFTER_ADVERT) > 0:
        return True
    return not t.recalled and has(t, seat, CREDITS) >= RECALL_PRICE and counted(t, seat, RECALL) > 0
