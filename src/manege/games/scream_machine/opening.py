"""Ouvrir son parc d'attractions — four actions each, in secret, shown together (SM-11 to SM-19)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.scream_machine.components import (
    ACTIONS_A_TURN,
    FROM_PUBLICITY,
    KINDS,
    MOST_SEATS,
    NO_CARD,
    ROW_SIZE,
    Scream,
    cost_of,
    welcome,
)
from manege.games.scream_machine.market import fill_the_row
from manege.games.scream_machine.round import BeginRound
from manege.kernel.bag import bag_of, cards_of, count, one
from manege.kernel.bits import bit
from manege.kernel.chance import Chance
from manege.kernel.refusal import Refusal
from manege.kernel.table import Decision, Step, Table, agenda_of, ask_together, tell, then

# Action codes of this chapter: an opening's place in this list; notation.py lists the whole space
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
CODES: Final = {bag: code for code, bag in enumerate(BAGS)}


class Opening(Decision):
    """Which cards of his hand to open with, for exactly 3 or 4 actions (SM-11, SM-R6, SM-R7)."""

    def options(self, table: Table) -> list[int]:
        t = cast(Scream, table)
        hand = cards_of(t.hands[self.seat])
        choices = openings_of(hand)
        return [CODES[chosen(hand, choice)] for choice in choices]

    def allows(self, table: Table, code: i64) -> bool:
        t = cast(Scream, table)
        return 0 <= code < len(OPENINGS) and first_missing(t.hands[self.seat], code) == NO_CARD

    def why_not(self, table: Table, code: i64) -> Refusal:
        t = cast(Scream, table)
        if not 0 <= code < len(OPENINGS):
            return Refusal("SM-11", "open-first")
        missing = first_missing(t.hands[self.seat], code)
        return Refusal("SM-5", "not-in-hand", {"card": missing})

    def pick(self, table: Table, chance: Chance) -> i64:
        t = cast(Scream, table)
        hand = cards_of(t.hands[self.seat])
        choices = openings_of(hand)
        return CODES[chosen(hand, choices[chance.below(len(choices))])]

    def answer(self, table: Table, code: i64) -> None:
        t = cast(Scream, table)
        t.chosen[self.seat] = BAGS[code]
        t.hands[self.seat] -= BAGS[code]
        if t.story is not None:
            tell(t, "kept", seat=self.seat)


def openings_of(hand: list[int]) -> vec[i64]:
    """Which of its cards, a bit each, cost 3 or 4 actions; of like cards the first ones go."""
    like_the_one_before: i64 = 0
    costs = vec[i64]([0])
    last = NO_CARD
    for place, card in enumerate(hand):
        if card == last:
            like_the_one_before |= bit(place)
        last = card
        for taken in range(len(costs)):
            costs = append(costs, costs[taken] + cost_of(card))
    choices = vec[i64]()
    choice: i64 = 0
    while choice < len(costs):
        orderly = choice & like_the_one_before & ~(choice << 1) == 0
        if orderly and (costs[choice] == PUBLICITY_TOO or costs[choice] == ACTIONS_A_TURN):
            choices = append(choices, choice)
        choice += 1
    return choices


def chosen(hand: list[int], choice: i64) -> i64:
    bag: i64 = 0
    for card in hand:
        if choice & 1:
            bag += one(card)
        choice >>= 1
    return bag


def first_missing(hand: i64, code: i64) -> i64:
    for card in OPENINGS[code]:
        if count(BAGS[code], card) > count(hand, card):
            return card
    return NO_CARD


class OpenTheParks(Step):
    """All have chosen: all chosen cards are laid at the same time (SM-16)."""

    def perform(self, table: Table) -> None:
        t = cast(Scream, table)
        t.light += 1
        for seat in range(t.seats):
            opening = t.chosen[seat]
            t.chosen[seat] = 0
            t.parks[seat] = opening
            cost: i64 = 0
            for card in cards_of(opening):
                cost += cost_of(card)
                if t.story is not None:
                    tell(t, "opened", seat=seat, card=card)
            if cost == PUBLICITY_TOO:  # SM-17; with 4 the pawn stays on 0 (SM-18)
                welcome(t, seat, FROM_PUBLICITY, 1)
                if t.story is not None:
                    tell(t, "opening_publicity", seat=seat)


class LayTheRow(Step):
    """Seven attractions, the builders' offer; nobody saw them while opening (SM-19, SM-R8)."""

    def perform(self, table: Table) -> None:
        fill_the_row(cast(Scream, table), ROW_SIZE)


def begin_opening(t: Scream) -> None:
    chosen = vec[i64]()
    for _ in range(t.seats):
        chosen = append(chosen, 0)
    t.chosen = chosen
    then(t, SEASON)
    ask_together(t, ALL_OPENINGS[: t.seats])  # SM-15


ALL_OPENINGS: Final[list[Decision]] = [Opening(seat) for seat in range(MOST_SEATS)]
SEASON: Final = agenda_of([OpenTheParks(), LayTheRow(), BeginRound()])
