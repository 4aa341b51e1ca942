"""Mode Solo — one deck, a hand, free draws on the order track (WL-186 to WL-202)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.wishland.achievements import CLAIM
from manege.games.wishland.actions import (
    ADVERTISE,
    END,
    PAY_TO_RECALL,
    RECALL_FREELY,
    RECOVER,
    not_yet_to_recall,
)
from manege.games.wishland.components import (
    AFTER,
    BUYING,
    COLOURS,
    MASCOT,
    NOBODY,
    NONE,
    ORDER_SPACES,
    WORKERS,
    Wishland,
    colour_of,
    has,
    place_in_colour,
)
from manege.games.wishland.market import discard_hand, draw
from manege.games.wishland.order import order_space_of
from manege.games.wishland.playing import (
    WAYS,
    buy,
    extra_in,
    has_room,
    is_asked_about,
    offer_cards,
    written_ways,
)
from manege.games.wishland.story import DREW, MOVED, STOPPED
from manege.games.wishland.workers import add_to_group, place_group
from manege.kernel.bits import bit
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Decision, Verb, tell


def draw_into_hand(t: Wishland, seat: i64) -> None:
    """It costs no credits, and is not played by it (WL-196, WL-197)."""
    card = draw(t)
    if card == NONE:  # WL-R94
        return
    t.hand = t.hand[:]
    t.hand[colour_of(card)] |= bit(place_in_colour(card))
    tell(t, DREW, seat, card)


class Draw(Verb[Wishland]):
    """A worker to the mascot row, a card to the hand, again and again (WL-195, WL-198, WL-R91)."""

    def __init__(self) -> None:
        super().__init__(["draw"])

    def offers(self, t: Wishland, seat: i64, c: Choices) -> None:
        if c.needs(has(t, seat, WORKERS) > 0, NONE_LEFT if t.stage == BUYING else NONE_TO_DRAW):
            c.one()

    def perform(self, t: Wishland, seat: i64, which: i64) -> None:
        if t.stage == BUYING:
            add_to_group(t, seat, MASCOT, 1)
        else:
            t.stage = BUYING
            place_group(t, seat, MASCOT, 1)
        draw_into_hand(t, seat)


NONE_TO_DRAW: Final = Why("WL-195", "no-worker-to-draw")
NONE_LEFT: Final = Why("WL-198", "no-worker-to-draw-on")


class DrawFreely(Verb[Wishland]):
    """The token one space on, without its reward, and a card (WL-191, WL-192, WL-R93)."""

    def __init__(self) -> None:
        super().__init__(["draw freely"])

    def offers(self, t: Wishland, seat: i64, c: Choices) -> None:
        if c.needs(order_space_of(t, seat) < ORDER_SPACES, END_OF_THE_TRACK):
            c.one()

    def perform(self, t: Wishland, seat: i64, which: i64) -> None:
        space = order_space_of(t, seat)
        t.track = t.track[:]
        t.track[space] = NOBODY
        t.track[space + 1] = seat
        tell(t, MOVED, seat, space + 1)
        draw_into_hand(t, seat)


END_OF_THE_TRACK: Final = Why("WL-192", "end-of-the-track")


class Play(Verb[Wishland]):
    """One card of the hand, paid for; the rest of the hand is discarded (WL-199, WL-200)."""

    def __init__(self) -> None:
        super().__init__(written_ways("play", WAYS))

    def offers(self, t: Wishland, seat: i64, c: Choices) -> None:
        asked = c.which // WAYS
        colour: i64 = 0
        while colour < COLOURS:
            if is_asked_about(c, colour, WAYS):
                cards = t.hand[colour]
                c.unless(not cards & bit(place_in_colour(asked)), NOT_IN_HAND, asked)
                if has_room(t, seat, c, colour):
                    offer_cards(t, seat, c, colour, cards, WAYS, has(t, seat, WORKERS))
            colour += 1

    def perform(self, t: Wishland, seat: i64, which: i64) -> None:
        card = which // WAYS
        way = which % WAYS
        t.stage = AFTER
        t.hand = t.hand[:]
        t.hand[colour_of(card)] &= ~bit(place_in_colour(card))
        discard_hand(t, seat)
        if extra_in(way) > 0:
            add_to_group(t, seat, MASCOT, extra_in(way))  # WL-R95
        buy(t, seat, card, way)


NOT_IN_HAND: Final = Why("WL-199", "not-in-hand", "card")


class Stop(Verb[Wishland]):
    """The hand is kept, into the next round too (WL-R88, WL-R89, WL-R97)."""

    def __init__(self) -> None:
        super().__init__(["stop"])

    def offers(self, t: Wishland, seat: i64, c: Choices) -> None:
        c.one()

    def perform(self, t: Wishland, seat: i64, which: i64) -> None:
        t.stage = AFTER
        tell(t, STOPPED, seat)


DRAW: Final = Draw()
DRAW_FREELY: Final = DrawFreely()
PLAY: Final = Play()
STOP: Final = Stop()


class SoloTurn(Decision[Wishland]):
    """The standard action is to recover or to buy cards (WL-193)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [DRAW, RECOVER, DRAW_FREELY, CLAIM, PAY_TO_RECALL])

    def elsewhere(self, t: Wishland, code: i64) -> Refusal:
        if PLAY.first <= code < PLAY.end or code == ADVERTISE.first:
            return Refusal("WL-R92", "draw-first")
        if code == RECALL_FREELY.first:
            return not_yet_to_recall(t, self.seat)
        return Refusal("WL-193", "draw-or-recover")


class Buying(Decision[Wishland]):
    """After the first card: draw again, play one, advertise or stop (WL-198 to WL-201)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [DRAW, PLAY, ADVERTISE, STOP, DRAW_FREELY])

    def elsewhere(self, t: Wishland, code: i64) -> Refusal:
        return Refusal("WL-R88", "finish-buying")


class SoloEnd(Decision[Wishland]):
    """What costs no action, until he ends his turn (WL-191, WL-R32, WL-R93)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [DRAW_FREELY, CLAIM, PAY_TO_RECALL, RECALL_FREELY, END])

    def elsewhere(self, t: Wishland, code: i64) -> Refusal:
        return Refusal("WL-34", "acted-already")


SOLO_TURN: Final = SoloTurn(0)
SOLO_BUYING: Final = Buying(0)
SOLO_END: Final = SoloEnd(0)
