"""Le tour d'un joueur — offer, answer, reveal, draw, next player (TT-13 to TT-22)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from manege.games.toc_toc_toc.components import KINDS, MOST_SEATS, NO_CARD, Toc
from manege.games.toc_toc_toc.effects import reveal
from manege.kernel.bag import BITS, EACH_KIND, count, kinds, nth_kind, one
from manege.kernel.chance import Chance
from manege.kernel.refusal import Refusal
from manege.kernel.table import Decision, Step, Table, agenda_of, ask, tell, then

# Action codes of this chapter; notation.py lists the whole space
KNOCK: Final = 0  # + card × 5 + door
OPEN: Final = 75
REFUSE: Final = 76


class Offer(Decision):
    """The active player lays a card of his hand before a door, and knocks (TT-15, TT-16)."""

    def options(self, table: Table) -> list[int]:
        t = cast(Toc, table)
        codes: list[int] = []
        rest = t.hands[self.seat]
        card: i64 = 0
        while rest:
            if rest & EACH_KIND:  # TT-15: like cards make one option
                door = t.left_of(self.seat)
                while door != self.seat:  # TT-16, TT-R7: anybody but himself
                    codes.append(card * MOST_SEATS + door)
                    door = t.left_of(door)
            rest >>= BITS
            card += 1
        return codes

    def allows(self, table: Table, code: i64) -> bool:
        t = cast(Toc, table)
        card = code // MOST_SEATS
        door = code % MOST_SEATS
        return (
            0 <= card < KINDS
            and count(t.hands[self.seat], card) > 0
            and door < t.seats
            and door != self.seat
        )

    def why_not(self, table: Table, code: i64) -> Refusal:
        t = cast(Toc, table)
        card = code // MOST_SEATS
        if not 0 <= card < KINDS:
            return Refusal("TT-R6", "offer-a-card")
        if not count(t.hands[self.seat], card):
            return Refusal("TT-15", "not-in-hand", {"card": card})
        if code % MOST_SEATS == self.seat:
            return Refusal("TT-16", "own-door")
        return Refusal("TT-1", "nobody-there")

    def pick(self, table: Table, chance: Chance) -> i64:
        t = cast(Toc, table)
        hand = t.hands[self.seat]
        doors = t.seats - 1
        n = chance.below(kinds(hand) * doors)
        door = self.seat + 1 + n % doors
        if door >= t.seats:
            door -= t.seats
        return nth_kind(hand, n // doors) * MOST_SEATS + door

    def answer(self, table: Table, code: i64) -> None:
        t = cast(Toc, table)
        knock(t, code // MOST_SEATS, code % MOST_SEATS)  # TT-16
        then(t, REST_OF_THE_TURN)
        ask(t, ANSWERS[t.keeper])  # TT-17


class Answer(Decision):
    """The door-keeper opens or refuses, without having seen the card (TT-17, TT-R6, TT-R8)."""

    def options(self, table: Table) -> list[int]:
        return [OPEN, REFUSE]

    def allows(self, table: Table, code: i64) -> bool:
        return code == OPEN or code == REFUSE

    def why_not(self, table: Table, code: i64) -> Refusal:
        return Refusal("TT-17", "open-or-refuse")

    def pick(self, table: Table, chance: Chance) -> i64:
        return OPEN + chance.below(2)

    def answer(self, table: Table, code: i64) -> None:
        t = cast(Toc, table)
        if t.story is not None:
            tell(t, "opened" if code == OPEN else "refused", seat=self.seat, offerer=t.turn)
        if code == OPEN:
            reveal(t, self.seat)  # TT-18
        else:
            reveal(t, t.turn)  # TT-19: the offerer takes it back before himself


class DrawTheVisibleCard(Step):
    """The offerer draws the top card, which all have seen (TT-20, TT-R5, TT-R22)."""

    def perform(self, table: Table) -> None:
        t = cast(Toc, table)
        if t.drawn < len(t.pile):  # TT-21
            draw(t, t.turn)


class NextPlayer(Step):
    """Clockwise, whoever has a card in hand; the party is over when nobody has (TT-13, TT-22)."""

    def perform(self, table: Table) -> None:
        t = cast(Toc, table)
        seat = t.left_of(t.turn)
        while t.hands[seat] == 0:  # TT-R24
            if seat == t.turn:
                return
            seat = t.left_of(seat)
        begin_turn(t, seat)


def begin_turn(t: Toc, seat: i64) -> None:
    t.turn = seat
    t.keeper = seat
    ask(t, OFFERS[seat])


def knock(t: Toc, card: i64, door: i64) -> None:
    t.hands[t.turn] -= one(card)
    t.card = card
    t.keeper = door
    if t.story is not None:
        tell(t, "knocked", seat=t.turn, door=door, card=card)


def draw(t: Toc, seat: i64) -> None:
    card = t.pile[t.drawn]
    t.drawn += 1
    t.hands[seat] += one(card)
    t.seen[seat] += one(card)  # TT-R5
    t.light += 1  # TT-R4: the next card is seen at once
    if t.story is not None:
        tell(t, "drew", seat=seat, card=card)
        if t.top() != NO_CARD:
            tell(t, "uncovered", card=t.top())


OFFERS: Final = [Offer(seat) for seat in range(MOST_SEATS)]
ANSWERS: Final = [Answer(seat) for seat in range(MOST_SEATS)]
REST_OF_THE_TURN: Final = agenda_of([DrawTheVisibleCard(), NextPlayer()])
