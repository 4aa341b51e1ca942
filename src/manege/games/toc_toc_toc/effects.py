"""Les différentes cartes — what a card does when it is revealed (TT-28 to TT-52)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from manege.games.toc_toc_toc.components import (
    BRUTE,
    CHILD,
    GUEST_ROLES,
    MOST_SEATS,
    MUSICIAN,
    NO_CARD,
    NORMAL,
    TYPES,
    Toc,
    becomes_a_guest,
    card_of,
    is_vamp,
    type_of,
)
from manege.kernel.bag import count, one, some
from manege.kernel.refusal import Refusal
from manege.kernel.table import Decision, Table, ask, tell

# Action codes of this chapter; notation.py lists the whole space
TAKE: Final = 77  # + type × 3 + role
SEND: Final = 86  # + type


def reveal(t: Toc, revealer: i64) -> None:
    """The revealer takes the card in, or suffers it (TT-18, TT-19); the rival is the other one."""
    card = t.card
    t.revealed = True
    t.light += 1
    if count(t.seen[t.turn], card):
        t.seen[t.turn] -= one(card)  # TT-R5: open knowledge until it is revealed again
    if t.story is not None:
        tell(t, "revealed", seat=revealer, rival=t.rival_of(revealer), card=card)
    if becomes_a_guest(card):
        join(t, revealer)
    elif is_vamp(card):
        seduce(t, revealer)
    else:
        scare(t, revealer)


def join(t: Toc, revealer: i64) -> None:
    """Normal guest, brute, musician, scarecrow (TT-30, TT-32, TT-35, TT-42)."""
    t.parties[revealer] += one(t.card)
    if t.story is not None:
        tell(t, "joined", seat=revealer, card=t.card)
    t.card = NO_CARD
    t.revealed = False


def seduce(t: Toc, revealer: i64) -> None:
    """Vamp: one guest of her type leaves for the rival's party (TT-37)."""
    choice = TAKE_GUEST[t.rival_of(revealer)]
    roles = roles_present(t.parties[revealer], type_of(t.card))
    if roles == 0:
        no_effect(t, revealer)  # TT-52
    elif roles == 1:
        choice.answer(t, choice.options(t)[0])  # TT-R27
    else:
        ask(t, choice)  # TT-39


def scare(t: Toc, revealer: i64) -> None:
    """Child and taxi: the most numerous type without a brute leaves (TT-44, TT-48)."""
    choice = CHOOSE_TYPE[t.rival_of(revealer)]
    types = frightened_types(t.parties[revealer])
    if types == 0:
        no_effect(t, revealer)  # TT-51, TT-R17
    elif types & (types - 1) == 0:
        choice.answer(t, choice.options(t)[0])  # TT-R27
    else:
        ask(t, choice)  # TT-46, TT-49


def no_effect(t: Toc, revealer: i64) -> None:
    if t.story is not None:
        tell(t, "no_effect", seat=revealer, card=t.card)
    leave(t)


def leave(t: Toc) -> None:
    """The card just played is out (TT-28, TT-41, TT-47, TT-50)."""
    t.out += one(t.card)
    if t.story is not None:
        tell(t, "left", card=t.card)
    t.card = NO_CARD
    t.revealed = False


class TakeGuest(Decision):
    """The rival picks the guest who comes, a brute or a musician too (TT-39, TT-40, TT-R10)."""

    def options(self, table: Table) -> list[int]:
        t = cast(Toc, table)
        party = t.parties[t.rival_of(self.seat)]
        creature = type_of(t.card)
        codes: list[int] = []
        role: i64 = 0
        while role < GUEST_ROLES:
            if count(party, card_of(creature, role)):
                codes.append(TAKE + creature * GUEST_ROLES + role)
            role += 1
        return codes

    def why_not(self, table: Table, code: i64) -> Refusal:
        t = cast(Toc, table)
        if not TAKE <= code < SEND:
            return Refusal("TT-R10", "take-a-guest", {"type": type_of(t.card)})
        creature = (code - TAKE) // GUEST_ROLES
        if creature != type_of(t.card):
            return Refusal("TT-37", "not-her-type", {"type": type_of(t.card)})
        guest = card_of(creature, (code - TAKE) % GUEST_ROLES)
        return Refusal("TT-39", "no-such-guest", {"card": guest})

    def answer(self, table: Table, code: i64) -> None:
        t = cast(Toc, table)
        creature = (code - TAKE) // GUEST_ROLES
        role = (code - TAKE) % GUEST_ROLES
        move_guests(t, card_of(creature, role), 1, t.rival_of(self.seat), self.seat)  # TT-37
        leave(t)  # TT-41


class ChooseType(Decision):
    """Types tie for most numerous: the rival picks which one goes (TT-46, TT-49, TT-R16)."""

    def options(self, table: Table) -> list[int]:
        t = cast(Toc, table)
        types = frightened_types(t.parties[t.rival_of(self.seat)])
        codes: list[int] = []
        creature: i64 = 0
        while creature < TYPES:
            if types >> creature & 1:
                codes.append(SEND + creature)
            creature += 1
        return codes

    def why_not(self, table: Table, code: i64) -> Refusal:
        t = cast(Toc, table)
        if not SEND <= code < SEND + TYPES:
            return Refusal("TT-46" if t.card == CHILD else "TT-49", "choose-a-type")
        party = t.parties[t.rival_of(self.seat)]
        creature = code - SEND
        if count(party, card_of(creature, BRUTE)):
            return Refusal("TT-33", "guarded", {"type": creature})
        return Refusal("TT-44" if t.card == CHILD else "TT-48", "not-most", {"type": creature})

    def answer(self, table: Table, code: i64) -> None:
        t = cast(Toc, table)
        host = t.rival_of(self.seat)
        role: i64 = 0
        while role < GUEST_ROLES:
            guest = card_of(code - SEND, role)
            number = count(t.parties[host], guest)
            if number and t.card == CHILD:
                move_guests(t, guest, number, host, self.seat)  # TT-45
            elif number:
                take_home(t, guest, number, host)  # TT-50
            role += 1
        leave(t)  # TT-47, TT-50


def move_guests(t: Toc, guest: i64, number: i64, host: i64, to: i64) -> None:
    """Guests keep their role where they arrive (TT-R20)."""
    t.parties[host] -= some(number, guest)
    t.parties[to] += some(number, guest)
    if t.story is not None:
        tell(t, "moved", card=guest, number=number, host=host, to=to)


def take_home(t: Toc, guest: i64, number: i64, host: i64) -> None:
    t.parties[host] -= some(number, guest)
    t.out += some(number, guest)
    if t.story is not None:
        tell(t, "went_home", card=guest, number=number, host=host)


def roles_present(party: i64, creature: i64) -> i64:
    """How many different roles the guests of this type have."""
    number: i64 = 0
    role: i64 = 0
    while role < GUEST_ROLES:
        if count(party, card_of(creature, role)):
            number += 1
        role += 1
    return number


def frightened_types(party: i64) -> i64:
    """The most numerous of the types without a brute, one bit a type; ties give several."""
    most: i64 = 1  # TT-R17: a type with no guest is never the most numerous
    types: i64 = 0
    creature: i64 = 0
    bit: i64 = 1
    while creature < TYPES:
        if not count(party, card_of(creature, BRUTE)):  # TT-33, TT-R14, TT-R21
            number = guests_of(party, creature)
            if number > most:
                most = number
                types = bit
            elif number == most:
                types |= bit
        bit += bit
        creature += 1
    return types


def guests_of(party: i64, creature: i64) -> i64:
    """All guests of a type; scarecrows are of no type (TT-R13, TT-R18)."""
    return (
        count(party, card_of(creature, NORMAL))
        + count(party, card_of(creature, BRUTE))
        + count(party, card_of(creature, MUSICIAN))
    )


TAKE_GUEST: Final = [TakeGuest(seat) for seat in range(MOST_SEATS)]
CHOOSE_TYPE: Final = [ChooseType(seat) for seat in range(MOST_SEATS)]
