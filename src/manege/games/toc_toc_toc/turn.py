"""Le tour d'un joueur — offer, answer, reveal, draw, next player (TT-13 to TT-22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.toc_toc_toc.components import CARD_IDS, MOST_SEATS, NO_CARD, ROOM, Toc
from manege.games.toc_toc_toc.effects import reveal
from manege.games.toc_toc_toc.scoring import worth
from manege.games.toc_toc_toc.story import DREW, KNOCKED, OPENED, REFUSED, UNCOVERED, WORTH
from manege.kernel.bag import kinds, nth_kind, one
from manege.kernel.bits import bit
from manege.kernel.chance import Chance
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Decision, Step, Verb, agenda_of, ask, tell, then


class Knock(Verb[Toc]):
    """Lay a card of one's hand face down before a door (TT-15, TT-16)."""

    def __init__(self) -> None:
        doors = range(MOST_SEATS)
        super().__init__(
            [f"knock {card} > {door}" for card in CARD_IDS for door in doors],
            room=ROOM * MOST_SEATS,
        )

    def offers(self, t: Toc, seat: i64, c: Choices) -> None:
        others = (bit(t.seats) - 1) & ~bit(seat)  # TT-16, TT-R7: anybody but himself
        no_door = OWN_DOOR if c.which % MOST_SEATS == seat else NOBODY_THERE
        c.grid(t.hands[seat], others, MOST_SEATS, NOT_IN_HAND, no_door)

    def perform(self, t: Toc, seat: i64, which: i64) -> None:
        t.card = which // MOST_SEATS
        t.keeper = which % MOST_SEATS
        t.hands[seat] -= one(t.card)
        tell(t, KNOCKED, seat, t.keeper, t.card)
        then(t, REST_OF_THE_TURN)
        ask(t, ANSWERS[t.keeper])  # TT-17


NOT_IN_HAND: Final = Why("TT-15", "not-in-hand", "card")
OWN_DOOR: Final = Why("TT-16", "own-door")
NOBODY_THERE: Final = Why("TT-1", "nobody-there")


class Open(Verb[Toc]):
    """The door-keeper takes the card in, or suffers it (TT-18)."""

    def __init__(self) -> None:
        super().__init__(["open"])

    def offers(self, t: Toc, seat: i64, c: Choices) -> None:
        c.one()

    def perform(self, t: Toc, seat: i64, which: i64) -> None:
        tell(t, OPENED, seat, t.turn)
        reveal(t, seat)


class Refuse(Verb[Toc]):
    """The offerer takes the card back before himself, and reveals it there (TT-19)."""

    def __init__(self) -> None:
        super().__init__(["refuse"])

    def offers(self, t: Toc, seat: i64, c: Choices) -> None:
        c.one()

    def perform(self, t: Toc, seat: i64, which: i64) -> None:
        tell(t, REFUSED, seat, t.turn)
        reveal(t, t.turn)


KNOCK: Final = Knock()
OPEN: Final = Open()
REFUSE: Final = Refuse()


class Offer(Decision[Toc]):
    """The active player lays a card of his hand before a door, and knocks (TT-15, TT-16)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [KNOCK])

    def elsewhere(self, t: Toc, code: i64) -> Refusal:
        return Refusal("TT-R6", "offer-a-card")

    def pick(self, t: Toc, chance: Chance, choices: Choices) -> i64:
        """As `Knock` offers, without writing it down: `make bench`, toc_toc_toc, decisions."""
        hand = t.hands[self.seat]
        doors = t.seats - 1
        n = chance.below(kinds(hand) * doors)
        door = n % doors
        if door >= self.seat:
            door += 1
        return KNOCK.first + nth_kind(hand, n // doors) * MOST_SEATS + door


class Answer(Decision[Toc]):
    """The door-keeper opens or refuses, without having seen the card (TT-17, TT-R6, TT-R8)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [OPEN, REFUSE])

    def elsewhere(self, t: Toc, code: i64) -> Refusal:
        return Refusal("TT-17", "open-or-refuse")

    def pick(self, t: Toc, chance: Chance, choices: Choices) -> i64:
        """The one or the other, without writing it down: `make bench`, toc_toc_toc, decisions."""
        return REFUSE.first if chance.below(2) else OPEN.first


class DrawTheVisibleCard(Step[Toc]):
    """The offerer draws the top card, which all have seen (TT-20, TT-R5, TT-R22)."""

    def perform(self, t: Toc) -> None:
        if t.drawn < len(t.pile):  # TT-21
            draw(t, t.turn)


class NextPlayer(Step[Toc]):
    """Players take turns clockwise (TT-13)."""

    def perform(self, t: Toc) -> None:
        tell_worth(t, t.turn)
        tell_worth(t, t.keeper)
        begin_turn(t, t.left_of(t.turn))


def begin_turn(t: Toc, seat: i64) -> None:
    """His, or that of the next who has a card; when nobody has, the evening is over (TT-22)."""
    first = seat
    while t.hands[seat] == 0:  # TT-R24
        seat = t.left_of(seat)
        if seat == first:
            return
    t.turn = seat
    ask(t, OFFERS[seat])


def tell_worth(t: Toc, seat: i64) -> None:
    if t.story is not None:
        tell(t, WORTH, seat, worth(t.parties[seat]))


def draw(t: Toc, seat: i64) -> None:
    card = t.pile[t.drawn]
    t.drawn += 1
    t.hands[seat] += one(card)
    t.seen[seat] += one(card)  # TT-R5
    tell(t, DREW, seat, card)
    uncover(t)


def uncover(t: Toc) -> None:
    """The top card is seen by all, and at once (TT-2, TT-R4)."""
    if t.top() != NO_CARD:
        t.light += 1
        tell(t, UNCOVERED, t.top())


OFFERS: Final = [Offer(seat) for seat in range(MOST_SEATS)]
ANSWERS: Final = [Answer(seat) for seat in range(MOST_SEATS)]
REST_OF_THE_TURN: Final = agenda_of([DrawTheVisibleCard(), NextPlayer()])
