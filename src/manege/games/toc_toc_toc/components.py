"""Matériel — the cards, and what lies where on the table (TT-1 to TT-12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.kernel.bag import cards_of, one
from manege.kernel.chance import Chance
from manege.kernel.refusal import Refusal
from manege.kernel.table import Table

# Types — les créatures
TYPE_IDS: Final = ["monster", "ghost", "vampire"]
TYPES: Final = 3

# Roles — a vamp is a role, a vampire a type
NORMAL: Final = 0
BRUTE: Final = 1
MUSICIAN: Final = 2
VAMP: Final = 3
ROLES: Final = 4

# Kinds of card by number: a creature's is type × 4 + role
CHILD: Final = 12  # le jeune enfant
TAXI: Final = 13  # le taxi-corbillard
SCARECROW: Final = 14  # l'épouvantail à tête de citrouille

CARDS: Final = [  # by number: its id, for ever, and how many of it there are (TT-R1)
    ("monster", 7),
    ("brute-monster", 2),
    ("musician-monster", 1),
    ("vamp-monster", 5),
    ("ghost", 7),
    ("brute-ghost", 2),
    ("musician-ghost", 1),
    ("vamp-ghost", 5),
    ("vampire", 7),
    ("brute-vampire", 2),
    ("musician-vampire", 1),
    ("vamp-vampire", 5),
    ("child", 5),
    ("taxi", 3),
    ("scarecrow", 2),
]
CARD_IDS: Final = [name for name, _ in CARDS]
COPIES: Final = [number for _, number in CARDS]
KINDS: Final = len(CARDS)
ROOM: Final = 21  # kinds that actions leave room for: as many as a bag can hold

NO_CARD: Final = -1
HAND_SIZE: Final = 5  # TT-9
MOST_SEATS: Final = 5  # TT-1


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


NOTHING_YET: Final = vec[i64]()


class Toc(Table):
    """Hands and parties are bags of cards; of the pile only the top card is seen (TT-2)."""

    def __init__(self, seats: i64, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.hands = NOTHING_YET
        self.parties = NOTHING_YET
        self.seen = NOTHING_YET  # of each hand, cards all saw it draw and not yet play (TT-R5)
        self.pile = NOTHING_YET  # drawn ones too, in order; it never changes, so copies share it
        self.drawn: i64 = 0
        self.out: i64 = 0
        self.box: i64 = 0
        self.memory: bool = True  # l'aide-mémoire: `seen` is shown to all alike (TT-R5)
        self.turn: i64 = 0  # the active player, who offers
        self.keeper: i64 = 0  # the door-keeper, while a card lies before him
        self.card: i64 = NO_CARD  # the card before his door
        self.revealed: bool = False

    def copy(self) -> Toc:
        twin = Toc(self.seats, self.chance.copy())
        self.lend_to(twin)
        twin.hands = self.hands[:]
        twin.parties = self.parties[:]
        twin.seen = self.seen[:]
        twin.pile = self.pile
        twin.drawn = self.drawn
        twin.out = self.out
        twin.box = self.box
        twin.memory = self.memory
        twin.turn = self.turn
        twin.keeper = self.keeper
        twin.card = self.card
        twin.revealed = self.revealed
        return twin

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

    def face_down(self) -> bool:
        """Does a card lie at a door, not yet revealed (TT-16)."""
        return self.card != NO_CARD and not self.revealed

    def held(self, seat: i64) -> i64:
        """A hand and, while it lies face down, the card offered out of it."""
        hand = self.hands[seat]
        return hand + one(self.card) if seat == self.turn and self.face_down() else hand

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
