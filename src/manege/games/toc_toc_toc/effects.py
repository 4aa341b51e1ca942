"""Les différentes cartes — what a card does when it is revealed (TT-28 to TT-52)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.toc_toc_toc.components import (
    BRUTE,
    CARD_IDS,
    CHILD,
    MOST_SEATS,
    MUSICIAN,
    NO_CARD,
    NORMAL,
    ROOM,
    TYPE_IDS,
    TYPES,
    Toc,
    becomes_a_guest,
    card_of,
    is_creature,
    is_vamp,
    type_of,
)
from manege.games.toc_toc_toc.story import (
    JOINED,
    LEFT,
    MOVED,
    NO_EFFECT,
    REVEALED,
    WENT_HOME,
)
from manege.kernel.bag import EACH_KIND, count, kinds, nth_kind, one, some
from manege.kernel.bits import bit, lowest
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Decision, Verb, ask, tell


def reveal(t: Toc, revealer: i64) -> None:
    """The revealer takes the card in, or suffers it (TT-18, TT-19); the rival is the other one."""
    card = t.card
    t.revealed = True
    t.light += 1
    if count(t.seen[t.turn], card):
        t.seen[t.turn] -= one(card)  # TT-R5: open knowledge until it is revealed again
    tell(t, REVEALED, revealer, t.rival_of(revealer), card)
    if becomes_a_guest(card):
        join(t, revealer)
    elif is_vamp(card):
        seduce(t, revealer)
    else:
        scare(t, revealer)


def join(t: Toc, revealer: i64) -> None:
    """Normal guest, brute, musician, scarecrow (TT-30, TT-32, TT-35, TT-42)."""
    t.parties[revealer] += one(t.card)
    tell(t, JOINED, revealer, t.card)
    t.card = NO_CARD
    t.revealed = False


def seduce(t: Toc, revealer: i64) -> None:
    """Vamp: one guest of her type leaves for the rival's party (TT-37)."""
    guests = of_type(t.parties[revealer], type_of(t.card))
    rival = t.rival_of(revealer)
    if guests == 0:
        no_effect(t, revealer)  # TT-52
    elif kinds(guests) == 1:
        TAKE.perform(t, rival, nth_kind(guests, 0))  # TT-R27
    else:
        ask(t, TAKE_GUEST[rival])  # TT-39


def scare(t: Toc, revealer: i64) -> None:
    """Child and taxi: the most numerous type without a brute leaves (TT-44, TT-48)."""
    types = frightened_types(t.parties[revealer])
    rival = t.rival_of(revealer)
    if types == 0:
        no_effect(t, revealer)  # TT-51, TT-R17
    elif types & (types - 1) == 0:
        SEND.perform(t, rival, lowest(types))  # TT-R27
    else:
        ask(t, CHOOSE_TYPE[rival])  # TT-46, TT-49


def no_effect(t: Toc, revealer: i64) -> None:
    tell(t, NO_EFFECT, revealer, t.card)
    leave(t)


def leave(t: Toc) -> None:
    """The card just played is out (TT-28, TT-41, TT-47, TT-50)."""
    t.out += one(t.card)
    tell(t, LEFT, t.card)
    t.card = NO_CARD
    t.revealed = False


class Take(Verb[Toc]):
    """The rival picks the guest who comes, a brute or a musician too (TT-39, TT-40, TT-R10)."""

    def __init__(self) -> None:
        super().__init__(
            [
                f"take {name}" if is_creature(card) and not is_vamp(card) else ""
                for card, name in enumerate(CARD_IDS)
            ],
            room=ROOM,
        )

    def offers(self, t: Toc, seat: i64, c: Choices) -> None:
        creature = type_of(t.card)
        c.unless(type_of(c.which) != creature, NOT_HER_TYPE, creature)
        c.each(of_type(t.parties[t.rival_of(seat)], creature), NO_SUCH_GUEST, c.which)

    def perform(self, t: Toc, seat: i64, guest: i64) -> None:
        move_guests(t, guest, 1, t.rival_of(seat), seat)  # TT-37
        leave(t)  # TT-41


NOT_HER_TYPE: Final = Why("TT-37", "not-her-type", "type")
NO_SUCH_GUEST: Final = Why("TT-39", "no-such-guest", "card")


class Send(Verb[Toc]):
    """Types tie for most numerous: the rival picks which one goes (TT-46, TT-49, TT-R16)."""

    def __init__(self) -> None:
        super().__init__([f"send {creature}s" for creature in TYPE_IDS])

    def offers(self, t: Toc, seat: i64, c: Choices) -> None:
        party = t.parties[t.rival_of(seat)]
        c.unless(count(party, card_of(c.which, BRUTE)) > 0, GUARDED, c.which)
        c.places(frightened_types(party), NOT_MOST if t.card == CHILD else NOT_MOST_TAXI, c.which)

    def perform(self, t: Toc, seat: i64, creature: i64) -> None:
        self.send(t, seat, card_of(creature, NORMAL))
        self.send(t, seat, card_of(creature, MUSICIAN))  # TT-R13: there is no brute among them
        leave(t)  # TT-47, TT-50

    def send(self, t: Toc, rival: i64, guest: i64) -> None:
        host = t.rival_of(rival)
        number = count(t.parties[host], guest)
        if number and t.card == CHILD:
            move_guests(t, guest, number, host, rival)  # TT-45
        elif number:
            take_home(t, guest, number, host)  # TT-50


GUARDED: Final = Why("TT-33", "guarded", "type")
NOT_MOST: Final = Why("TT-44", "not-most", "type")
NOT_MOST_TAXI: Final = Why("TT-48", "not-most", "type")

TAKE: Final = Take()
SEND: Final = Send()


class TakeGuest(Decision[Toc]):
    """A vamp is revealed, and there is more than one role to choose from (TT-39)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [TAKE])

    def elsewhere(self, t: Toc, code: i64) -> Refusal:
        return Refusal("TT-R10", "take-a-guest", {"type": type_of(t.card)})


class ChooseType(Decision[Toc]):
    """A child or a taxi is revealed, and types tie (TT-46, TT-49)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [SEND])

    def elsewhere(self, t: Toc, code: i64) -> Refusal:
        return Refusal("TT-46" if t.card == CHILD else "TT-49", "choose-a-type")


def move_guests(t: Toc, guest: i64, number: i64, host: i64, to: i64) -> None:
    """Guests keep their role where they arrive (TT-R20)."""
    t.parties[host] -= some(number, guest)
    t.parties[to] += some(number, guest)
    tell(t, MOVED, guest, number, host, to)


def take_home(t: Toc, guest: i64, number: i64, host: i64) -> None:
    t.parties[host] -= some(number, guest)
    t.out += some(number, guest)
    tell(t, WENT_HOME, guest, number, host)


def frightened_types(party: i64) -> i64:
    """The most numerous of the types without a brute, one bit a type; ties give several."""
    most: i64 = 1  # TT-R17: a type with no guest is never the most numerous
    types: i64 = 0
    creature: i64 = 0
    while creature < TYPES:
        if not count(party, card_of(creature, BRUTE)):  # TT-33, TT-R14, TT-R21
            number = guests_of(party, creature)
            if number > most:
                most = number
                types = bit(creature)
            elif number == most:
                types |= bit(creature)
        creature += 1
    return types


def of_type(party: i64, creature: i64) -> i64:
    """The guests of a type; scarecrows are of none (TT-R18)."""
    return party & ALL_OF_TYPE[creature]


ALL_OF_TYPE: Final = vec[i64](
    [
        some(EACH_KIND, card_of(creature, NORMAL))
        + some(EACH_KIND, card_of(creature, BRUTE))
        + some(EACH_KIND, card_of(creature, MUSICIAN))
        for creature in range(TYPES)
    ]
)


def guests_of(party: i64, creature: i64) -> i64:
    """How many guests of a type there are (TT-R13)."""
    return (
        count(party, card_of(creature, NORMAL))
        + count(party, card_of(creature, BRUTE))
        + count(party, card_of(creature, MUSICIAN))
    )


TAKE_GUEST: Final = [TakeGuest(seat) for seat in range(MOST_SEATS)]
CHOOSE_TYPE: Final = [ChooseType(seat) for seat in range(MOST_SEATS)]
