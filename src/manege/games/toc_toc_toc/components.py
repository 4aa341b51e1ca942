"""Matériel — the 55 cards, and what lies where on the table (TT-1 to TT-12)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.kernel.bag import cards_of
from manege.kernel.chance import Chance
from manege.kernel.refusal import Refusal
from manege.kernel.table import Table

# Types — les créatures
MONSTER: Final = 0
GHOST: Final = 1
VAMPIRE: Final = 2
TYPES: Final = 3

# Roles — a vamp is a role, a vampire a type
NORMAL: Final = 0
BRUTE: Final = 1
MUSICIAN: Final = 2
VAMP: Final = 3
ROLES: Final = 4
GUEST_ROLES: Final = 3  # normal, brute, musician: a vamp never joins a party (TT-R12)

# The fifteen kinds of card: a creature's is type × 4 + role
CHILD: Final = 12  # le jeune enfant
TAXI: Final = 13  # le taxi-corbillard
SCARECROW: Final = 14  # l'épouvantail à tête de citrouille
KINDS: Final = 15

NO_CARD: Final = -1
HAND_SIZE: Final = 5  # TT-9
MOST_SEATS: Final = 5  # TT-1

COPIES: Final = [7, 2, 1, 5, 7, 2, 1, 5, 7, 2, 1, 5, 5, 3, 2]  # TT-R1: 55 in all

TYPE_IDS: Final = ["monster", "ghost", "vampire"]
CARD_IDS: Final = [
    "monster",
    "brute-monster",
    "musician-monster",
    "vamp-monster",
    "ghost",
    "brute-ghost",
    "musician-ghost",
    "vamp-ghost",
    "vampire",
    "brute-vampire",
    "musician-vampire",
    "vamp-vampire",
    "child",
    "taxi",
    "scarecrow",
]


def card_of(creature: i64, role: i64) -> i64:
    return creature * ROLES + role


def is_creature(card: i64) -> bool:
    return card < CHILD


def type_of(card: i64) -> i64:
    return card // ROLES


def role_of(card: i64) -> i64:
    return card % ROLES


def is_vamp(card: i64) -> bool:
    return card < CHILD and card % ROLES == VAMP


def becomes_a_guest(card: i64) -> bool:
    """All but vamps and the cards on red ground (TT-28, TT-29)."""
    return card == SCARECROW or (is_creature(card) and role_of(card) != VAMP)


class Toc(Table):
    """Hands and parties are bags of cards; of the pile only the top card is seen (TT-2)."""

    def __init__(
        self,
        seats: i64,
        chance: Chance,
        hands: vec[i64],
        parties: vec[i64],
        seen: vec[i64],
        pile: vec[i64],
        drawn: i64,
        out: i64,
        box: i64,
        turn: i64,
        memory: bool,
    ) -> None:
        super().__init__(seats, chance)
        self.hands = hands
        self.parties = parties
        self.seen = seen  # of each hand, the cards all saw it draw and not yet play (TT-R5)
        self.pile = pile  # drawn ones too, in order; it never changes, so copies share it
        self.drawn: i64 = drawn
        self.out: i64 = out
        self.box: i64 = box
        self.memory: bool = memory  # l'aide-mémoire: `seen` is shown to all alike (TT-R5)
        self.turn: i64 = turn  # the active player, who offers
        self.keeper: i64 = turn  # the door-keeper, while a card lies before him
        self.card: i64 = NO_CARD  # the card before his door
        self.revealed: bool = False

    def copy(self) -> Toc:
        twin = Toc(
            self.seats,
            self.chance.copy(),
            self.hands[:],
            self.parties[:],
            self.seen[:],
            self.pile,
            self.drawn,
            self.out,
            self.box,
            self.turn,
            self.memory,
        )
        twin.decision = self.decision
        twin.agenda = self.agenda
        twin.light = self.light
        twin.keeper = self.keeper
        twin.card = self.card
        twin.revealed = self.revealed
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (
            (self.seats, self.chance, self.hands, self.parties, self.seen, self.pile),
            (self.drawn, self.out, self.box, self.turn, self.memory),
            (self.decision, self.agenda, self.light, self.keeper, self.card, self.revealed),
        )

    def not_asked(self, seat: i64) -> Refusal:
        decision = self.decision
        if decision is None:
            return Refusal("TT-22", "over")
        if self.card != NO_CARD:
            return Refusal("TT-R9", "not-at-the-door", {"seat": decision.seat})
        return Refusal("TT-13", "not-your-turn", {"seat": decision.seat})

    def rival_of(self, seat: i64) -> i64:
        """The other of the two at the door: offerer and door-keeper (TT-38, TT-R9)."""
        return self.keeper if seat == self.turn else self.turn

    def pile_size(self) -> i64:
        return len(self.pile) - self.drawn

    def top(self) -> i64:
        return self.pile[self.drawn] if self.drawn < len(self.pile) else NO_CARD

    def under_the_top(self) -> list[int]:
        return list(self.pile[self.drawn + 1 :])

    def hand(self, seat: i64) -> list[int]:
        return cards_of(self.hands[seat])

    def party(self, seat: i64) -> list[int]:
        return cards_of(self.parties[seat])


def restored(lies: Any, stands: Any, happens: Any) -> Toc:
    """The table that `__reduce__` took apart."""
    t = Toc(*lies, *stands)
    t.decision, t.agenda, t.light, t.keeper, t.card, t.revealed = happens
    return t
