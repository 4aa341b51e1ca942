"""Effectuer une manche — a turn of four actions: build, the five options, end (SM-23 to SM-40)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.scream_machine.components import (
    ATTRACTION_IDS,
    DEMOLITION,
    DEVELOPMENT,
    FROM_PUBLICITY,
    INTO_A_HAND,
    MOST_SEATS,
    NO_CARD,
    NOVELTIES,
    OUT_OF_A_HAND,
    PUBLICITY,
    SURVEY,
    Scream,
    affordable,
    cost_of,
    looker,
    together,
    welcome,
)
from manege.games.scream_machine.market import can_draw, draw, fill_the_row, remember
from manege.games.scream_machine.story import (
    ADVERTISED,
    BUILT,
    BUILT_FROM_ROW,
    DEMOLISHED,
    DEVELOPED,
    ENDED,
    RENEWED,
    SAW,
    SURVEYED,
)
from manege.kernel.bag import count, one, size
from manege.kernel.bits import bit
from manege.kernel.choices import Choices
from manege.kernel.pairs import PAIRS, first_of, second_of
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Decision, Verb, ask, tell

# Building


class Build(Verb[Scream]):
    """Out of the hand: all see now what it was (SM-25)."""

    def __init__(self) -> None:
        super().__init__([f"build {card}" for card in ATTRACTION_IDS])

    def offers(self, t: Scream, seat: i64, c: Choices) -> None:
        hand = t.hands[seat]
        c.unless(count(hand, c.which) > 0, TOO_DEAR, c.which, cost_of(c.which), t.actions)
        c.each(affordable(hand, t.actions), NOT_IN_HAND, c.which)

    def perform(self, t: Scream, seat: i64, card: i64) -> None:
        t.hands[seat] -= one(card)
        t.parks[seat] += one(card)
        t.actions -= cost_of(card)
        t.light += 1
        remember(t, OUT_OF_A_HAND, seat, one(card))
        tell(t, BUILT, seat, card, cost_of(card))


class BuildFromRow(Verb[Scream]):
    """Its place stays empty while the turn lasts (SM-26, SM-28)."""

    def __init__(self) -> None:
        super().__init__([f"build {card} from row" for card in ATTRACTION_IDS])

    def offers(self, t: Scream, seat: i64, c: Choices) -> None:
        c.unless(count(t.row, c.which) > 0, TOO_DEAR, c.which, cost_of(c.which), t.actions)
        c.each(affordable(t.row, t.actions), NOT_ON_OFFER, c.which)

    def perform(self, t: Scream, seat: i64, card: i64) -> None:
        t.row -= one(card)
        t.parks[seat] += one(card)
        t.actions -= cost_of(card)
        tell(t, BUILT_FROM_ROW, seat, card, cost_of(card))


TOO_DEAR: Final = Why("SM-R11", "too-dear", "card", "cost", "actions")
NOT_IN_HAND: Final = Why("SM-5", "not-in-hand", "card")
NOT_ON_OFFER: Final = Why("SM-26", "not-in-row", "card")


# The five options: one action each, each once a turn (SM-31, SM-32)


def unused(t: Scream, option: i64) -> bool:
    return not (t.used >> option) & 1


def spend(t: Scream, option: i64) -> None:
    t.used |= bit(option)
    t.actions -= 1


USED: Final = Why("SM-32", "used", "option")


class Demolish(Verb[Scream]):
    """Also one built this turn, also with two players (SM-36, SM-R23, SM-R24)."""

    def __init__(self) -> None:
        super().__init__([f"demolish {card}" for card in ATTRACTION_IDS])

    def offers(self, t: Scream, seat: i64, c: Choices) -> None:
        park = t.parks[seat]
        if c.needs(unused(t, DEMOLITION), USED, DEMOLITION) and c.needs(park != 0, EMPTY_PARK):
            c.each(park, NOT_IN_PARK, c.which)

    def perform(self, t: Scream, seat: i64, card: i64) -> None:
        spend(t, DEMOLITION)
        t.parks[seat] -= one(card)
        t.discards += one(card)
        tell(t, DEMOLISHED, seat, card)


EMPTY_PARK: Final = Why("SM-R23", "empty-park")
NOT_IN_PARK: Final = Why("SM-36", "not-in-park", "card")


class Renew(Verb[Scream]):
    """Two out, two in at once; the two are discarded only then (SM-37, SM-38, SM-R19, SM-R21)."""

    def __init__(self) -> None:
        super().__init__([f"renew {together(list(pair))}" for pair in PAIRS])

    def offers(self, t: Scream, seat: i64, c: Choices) -> None:
        if (
            c.needs(unused(t, NOVELTIES), USED, NOVELTIES)
            and c.needs(size(t.row) >= TWO, ROW_TOO_SHORT)
            and c.needs(can_draw(t, TWO), TOO_FEW_CARDS)
        ):
            c.pairs(t.row, NOT_IN_ROW)

    def perform(self, t: Scream, seat: i64, pair: i64) -> None:
        spend(t, NOVELTIES)
        one_card = first_of(pair)
        other = second_of(pair)
        t.row -= one(one_card) + one(other)
        tell(t, RENEWED, seat, one_card)
        tell(t, RENEWED, seat, other)
        fill_the_row(t, size(t.row) + TWO)
        t.discards += one(one_card) + one(other)


TWO: Final = 2  # cards (SM-37, SM-R20)
ROW_TOO_SHORT: Final = Why("SM-R20", "row-too-short")
TOO_FEW_CARDS: Final = Why("SM-R20", "too-few-cards")
NOT_IN_ROW: Final = Why("SM-37", "not-in-row", "card")


class Advertise(Verb[Scream]):
    """One space, and no visitor card (SM-33, SM-R28)."""

    def __init__(self) -> None:
        super().__init__(["publicity"])

    def offers(self, t: Scream, seat: i64, c: Choices) -> None:
        if c.needs(unused(t, PUBLICITY), USED, PUBLICITY):
            c.one()

    def perform(self, t: Scream, seat: i64, which: i64) -> None:
        spend(t, PUBLICITY)
        t.welcomed = t.welcomed[:]
        welcome(t, seat, FROM_PUBLICITY, 1)
        tell(t, ADVERTISED, seat)


class Look(Verb[Scream]):
    """Both sides for one action; they stay face-down for the others (SM-34, SM-R16)."""

    def __init__(self) -> None:
        super().__init__(["survey"])

    def offers(self, t: Scream, seat: i64, c: Choices) -> None:
        if c.needs(unused(t, SURVEY), USED, SURVEY) and c.needs(
            hides(t, t.gap_before(seat)) or hides(t, t.gap_after(seat)), NOBODY_HIDDEN
        ):
            c.one()

    def perform(self, t: Scream, seat: i64, which: i64) -> None:
        spend(t, SURVEY)
        t.light += 1
        tell(t, SURVEYED, seat)
        look_into(t, seat, t.gap_before(seat))
        if t.gaps > 1:
            look_into(t, seat, t.gap_after(seat))


NOBODY_HIDDEN: Final = Why("SM-R17", "nobody-hidden")


def hides(t: Scream, gap: i64) -> bool:
    return t.hidden[gap] != NO_CARD


def look_into(t: Scream, seat: i64, gap: i64) -> None:
    if hides(t, gap):
        t.looked |= looker(gap, seat)
        tell(t, SAW, seat, gap, t.left_of(gap), t.hidden[gap])


class Develop(Verb[Scream]):
    """A card of the pile, for the hand (SM-35)."""

    def __init__(self) -> None:
        super().__init__(["develop"])

    def offers(self, t: Scream, seat: i64, c: Choices) -> None:
        if c.needs(unused(t, DEVELOPMENT), USED, DEVELOPMENT) and c.needs(
            can_draw(t, 1), NOTHING_TO_DRAW
        ):
            c.one()

    def perform(self, t: Scream, seat: i64, which: i64) -> None:
        spend(t, DEVELOPMENT)
        card = draw(t)
        t.hands[seat] += one(card)
        remember(t, INTO_A_HAND, seat, one(card))
        tell(t, DEVELOPED, seat, card)


NOTHING_TO_DRAW: Final = Why("SM-R22", "nothing-to-draw")


class End(Verb[Scream]):
    """The actions left are lost (SM-39, SM-40, SM-R26)."""

    def __init__(self) -> None:
        super().__init__(["end"])

    def offers(self, t: Scream, seat: i64, c: Choices) -> None:
        c.one()

    def perform(self, t: Scream, seat: i64, which: i64) -> None:
        tell(t, ENDED, seat, t.actions)
        t.actions = 0


BUILD: Final = Build()
BUILD_FROM_ROW: Final = BuildFromRow()
DEMOLISH: Final = Demolish()
RENEW: Final = Renew()
ADVERTISE: Final = Advertise()
LOOK: Final = Look()
DEVELOP: Final = Develop()
END: Final = End()
VERBS: Final[list[Verb[Scream]]] = [
    BUILD,
    BUILD_FROM_ROW,
    DEMOLISH,
    RENEW,
    ADVERTISE,
    LOOK,
    DEVELOP,
    END,
]


class Act(Decision[Scream]):
    """What the active player does with his next action, as long as he has any (SM-R10, SM-R26)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, VERBS)

    def elsewhere(self, t: Scream, code: i64) -> Refusal:
        if 0 <= code < BUILD.first:
            return Refusal("SM-11", "opening-is-over")
        return Refusal("SM-31", "no-such-action")

    def answer(self, t: Scream, code: i64) -> None:
        super().answer(t, code)
        if t.actions > 0:
            ask(t, ACTS[self.seat])  # SM-R10


ACTS: Final = [Act(seat) for seat in range(MOST_SEATS)]
