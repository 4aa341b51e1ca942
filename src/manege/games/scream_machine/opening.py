"""Ouvrir son parc d'attractions — four actions each, in secret, shown together (SM-11 to SM-19)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.scream_machine.components import (
    ACTIONS_A_TURN,
    DEAREST,
    FROM_PUBLICITY,
    HAND_SIZE,
    KINDS,
    MOST_SEATS,
    NO_CARD,
    ROW_SIZE,
    Scream,
    cost_of,
    together,
    welcome,
)
from manege.games.scream_machine.market import fill_the_row
from manege.games.scream_machine.round import BeginRound
from manege.games.scream_machine.story import KEPT, OPENED, OPENING_PUBLICITY
from manege.games.scream_machine.turn import NOT_IN_HAND
from manege.kernel.bag import BITS, EACH_KIND, bag_of, cards_of, count, some
from manege.kernel.chance import Chance
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Decision, Step, Verb, agenda_of, ask_together, tell

PUBLICITY_TOO: Final = 3  # actions: the fourth is spent on publicity (SM-17)


def cost_of_all(cards: tuple[int, ...]) -> int:
    return sum(cost_of(card) for card in cards)


OPENINGS: Final = [
    list(cards)
    for cost in (PUBLICITY_TOO, ACTIONS_A_TURN)  # SM-R6
    for number in range(1, ACTIONS_A_TURN + 1)
    for cards in combinations_with_replacement(range(KINDS), number)
    if cost_of_all(cards) == cost
]
BAGS: Final = vec[i64]([bag_of(cards) for cards in OPENINGS])
PLACES: Final = {bag: place for place, bag in enumerate(BAGS)}
WRONG_COSTS: Final = vec[i64](
    [cost for cost in range(HAND_SIZE * DEAREST + 1) if cost not in (PUBLICITY_TOO, ACTIONS_A_TURN)]
)


class Open(Verb[Scream]):
    """With cards of one's hand that cost exactly 3 or 4 actions (SM-11, SM-R6, SM-R7).

    All other choices are written by what they cost, `open for 5`, and refused.
    """

    def __init__(self) -> None:
        openings = [f"open {together(cards)}" for cards in OPENINGS]
        super().__init__([*openings, *(f"open for {cost}" for cost in WRONG_COSTS)])

    def offers(self, t: Scream, seat: i64, c: Choices) -> None:
        hand = t.hands[seat]
        missing = first_missing(hand, c.which)
        c.unless(c.which >= len(BAGS), NEITHER_3_NOR_4, wrong_cost(c.which))
        c.unless(missing != NO_CARD, NOT_IN_HAND, missing)
        for opening in openings_of(hand):
            c.one(PLACES[opening])

    def perform(self, t: Scream, seat: i64, which: i64) -> None:
        t.chosen = t.chosen[:]
        t.chosen[seat] = BAGS[which]
        t.hands[seat] -= BAGS[which]
        tell(t, KEPT, seat)


NEITHER_3_NOR_4: Final = Why("SM-R6", "opening-cost", "cost")


def wrong_cost(which: i64) -> i64:
    return WRONG_COSTS[which - len(BAGS)] if which >= len(BAGS) else 0


def openings_of(hand: i64) -> vec[i64]:
    """All that some of its cards make for 3 or 4 actions, a bag each."""
    choices = vec[i64]([0])
    costs = vec[i64]([0])
    card: i64 = 0
    while hand:
        copies = hand & EACH_KIND
        without = len(choices)
        taken: i64 = 1
        while taken <= copies:
            cost = taken * cost_of(card)
            place = 0
            while place < without:
                if costs[place] + cost <= ACTIONS_A_TURN:
                    choices = append(choices, choices[place] + some(taken, card))
                    costs = append(costs, costs[place] + cost)
                place += 1
            taken += 1
        hand >>= BITS
        card += 1
    openings = vec[i64]()
    for place in range(len(choices)):
        if costs[place] >= PUBLICITY_TOO:
            openings = append(openings, choices[place])
    return openings


def first_missing(hand: i64, which: i64) -> i64:
    if which < len(BAGS):
        for card in OPENINGS[which]:
            if count(BAGS[which], card) > count(hand, card):
                return card
    return NO_CARD


OPEN: Final = Open()


class Opening(Decision[Scream]):
    """All choose at the same time (SM-15)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [OPEN])

    def elsewhere(self, t: Scream, code: i64) -> Refusal:
        return Refusal("SM-11", "open-first")

    def pick(self, t: Scream, chance: Chance, choices: Choices) -> i64:
        """As `Open` offers, looking up but one: `make bench`, scream_machine, decisions."""
        openings = openings_of(t.hands[self.seat])
        return OPEN.first + PLACES[openings[chance.below(len(openings))]]


class ChooseOpenings(Step[Scream]):
    """All at the same time (SM-15)."""

    def perform(self, t: Scream) -> None:
        ask_together(t, ALL_OPENINGS[: t.seats])


class OpenTheParks(Step[Scream]):
    """All have chosen: all chosen cards are laid at the same time (SM-16)."""

    def perform(self, t: Scream) -> None:
        t.light += 1
        t.welcomed = t.welcomed[:]
        for seat in range(t.seats):
            opening = t.chosen[seat]
            t.chosen[seat] = 0
            t.parks[seat] = opening
            cost: i64 = 0
            for card in cards_of(opening):
                cost += cost_of(card)
                tell(t, OPENED, seat, card)
            if cost == PUBLICITY_TOO:  # SM-17; with 4 the pawn stays on 0 (SM-18)
                welcome(t, seat, FROM_PUBLICITY, 1)
                tell(t, OPENING_PUBLICITY, seat)


class LayTheRow(Step[Scream]):
    """Seven attractions, the builders' offer; nobody saw them while opening (SM-19, SM-R8)."""

    def perform(self, t: Scream) -> None:
        fill_the_row(t, ROW_SIZE)


ALL_OPENINGS: Final = [Opening(seat) for seat in range(MOST_SEATS)]
SEASON: Final = agenda_of([ChooseOpenings(), OpenTheParks(), LayTheRow(), BeginRound()])
