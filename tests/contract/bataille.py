"""Bataille — a small game with what Nim lacks: hands, a deck, a secret choice made by all at once.

Each round every seat lays a card in secret (BA-1); when all lie they are turned up together (BA-2),
the highest alone scores (BA-3), everybody draws (BA-4). Hands are of two cards or three (BA-5).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.kernel.chance import Chance
from manege.kernel.game import Game, Option, Settings
from manege.kernel.outcome import Outcome
from manege.kernel.refusal import Refusal
from manege.kernel.secrecy import Secrecy, Viewer, Zone, everybody, nobody, owner
from manege.kernel.table import (
    Decision,
    Step,
    Table,
    agenda_of,
    ask_together,
    tell,
    then,
)

VALUES = 6
COPIES = 2


class Bataille(Table):
    def __init__(self, seats: int, chance: Chance, hand_size: int) -> None:
        super().__init__(seats, chance)
        self.hand_size = hand_size
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.laid: list[list[int]] = [[] for _ in range(seats)]
        self.played: list[int] = []
        self.points = [0] * seats

    def copy(self) -> Bataille:
        twin = Bataille(self.seats, self.chance.copy(), self.hand_size)
        twin.decision = self.decision
        twin.beside = self.beside
        twin.agenda = self.agenda
        twin.light = self.light
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.laid = [card[:] for card in self.laid]
        twin.played = self.played[:]
        twin.points = self.points[:]
        return twin

    def not_asked(self, seat: int) -> Refusal:
        return Refusal("BA-1", "laid-already")


class Lay(Decision):
    """A card of the hand, face down (BA-1); its code is its value."""

    def options(self, table: Table) -> list[int]:
        return sorted(set(cast(Bataille, table).hands[self.seat]))

    def why_not(self, table: Table, code: int) -> Refusal:
        return Refusal("BA-1", "not-in-hand", {"card": code})

    def answer(self, table: Table, code: int) -> None:
        t = cast(Bataille, table)
        t.hands[self.seat].remove(code)
        t.laid[self.seat].append(code)
        if t.story is not None:
            tell(t, "laid", seat=self.seat, card=code)


class TurnUp(Step):
    def perform(self, table: Table) -> None:
        t = cast(Bataille, table)
        t.light += 1
        cards = [laid.pop() for laid in t.laid]
        for seat in range(t.seats):
            t.played.append(cards[seat])
            if cards.count(max(cards)) == 1 and cards[seat] == max(cards):
                t.points[seat] += 1  # BA-3
            if t.story is not None:
                tell(t, "turned_up", seat=seat, card=cards[seat])  # BA-2


class DrawAll(Step):
    def perform(self, table: Table) -> None:
        t = cast(Bataille, table)
        if len(t.deck) >= t.seats:  # BA-4
            t.light += 1
            for seat in range(t.seats):
                draw(t, seat)


class NextRound(Step):
    def perform(self, table: Table) -> None:
        t = cast(Bataille, table)
        if t.hands[0]:
            begin_round(t)


REST_OF_THE_ROUND: Sequence[Step] = [TurnUp(), DrawAll(), NextRound()]


def draw(t: Bataille, seat: int) -> None:
    card = t.deck.pop()
    t.hands[seat].append(card)
    if t.story is not None:
        tell(t, "drew", seat=seat, card=card)


def begin_round(t: Bataille) -> None:
    then(t, agenda_of(list(REST_OF_THE_ROUND)))
    ask_together(t, [Lay(seat) for seat in range(t.seats)])


def setup(seats: int, chance: Chance, settings: Settings) -> Bataille:
    t = Bataille(seats, chance, cast(int, settings["hand"]))
    t.deck = shuffled([value for value in range(VALUES) for _ in range(COPIES)], chance)
    return t


def begin(t: Bataille) -> None:
    for _ in range(t.hand_size):
        for seat in range(t.seats):
            draw(t, seat)
    begin_round(t)


def shuffled(cards: list[int], chance: Chance) -> list[int]:
    packed = vec[i64]()
    for card in cards:
        packed = append(packed, card)
    chance.shuffle(packed)
    return list(packed)


def imagine(t: Bataille, viewer: Viewer, chance: Chance) -> Bataille:
    twin = t.copy()
    hidden = [place for place in range(t.seats) if place != viewer]
    places = [t.deck, *(t.laid[seat] for seat in hidden), *(t.hands[seat] for seat in hidden)]
    pool = shuffled([card for place in places for card in place], chance)
    twin.deck = [pool.pop() for _ in t.deck]
    for seat in hidden:
        twin.laid[seat] = [pool.pop() for _ in t.laid[seat]]
        twin.hands[seat] = [pool.pop() for _ in t.hands[seat]]
    return twin


def outcome(table: Any) -> Outcome:
    return Outcome(table.points, [{"rounds": number} for number in table.points], "BA-3")


def fault(t: Bataille) -> str | None:
    if not any(t.laid) and t.decision is not None and len(t.deck) >= t.seats:
        for seat, hand in enumerate(t.hands):
            if len(hand) != t.hand_size:
                return f"seat {seat} has not drawn before the round (BA-4)"
    return None


GAME = Game(
    key="bataille",
    edition=1,
    seats=range(2, 5),
    options=[Option("hand", 2, lambda _: [2, 3])],
    setup=setup,
    begin=begin,
    actions=[f"lay {value}" for value in range(VALUES)],
    secrecy=Secrecy(
        zones=[
            Zone("deck", lambda t, _: t.deck, seen_by=nobody, each_seat=False),
            Zone("hand", lambda t, seat: sorted(t.hands[seat]), seen_by=owner),
            Zone("laid", lambda t, seat: t.laid[seat], seen_by=owner),
            Zone("played", lambda t, _: t.played, seen_by=everybody, each_seat=False),
        ],
        events={
            "drew": {"seat": everybody, "card": owner},
            "laid": {"seat": everybody, "card": owner},
            "turned_up": {"seat": everybody, "card": everybody},
        },
        names={"card": [f"card-{value}" for value in range(VALUES)]},
    ),
    imagine=imagine,
    outcome=outcome,
    fault=fault,
)
