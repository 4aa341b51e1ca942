"""Who sees what (TT-2, TT-11, TT-12, TT-R4, TT-R5, TT-R8, TT-R28)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from manege.games.toc_toc_toc import story
from manege.games.toc_toc_toc.components import (
    BRUTE,
    CARD_IDS,
    COPIES,
    KINDS,
    MUSICIAN,
    NO_CARD,
    TYPE_IDS,
    Toc,
    card_of,
)
from manege.games.toc_toc_toc.effects import reveal
from manege.games.toc_toc_toc.scoring import by_type, points, worth
from manege.games.toc_toc_toc.setup import FIRST_GUESTS
from manege.kernel.bag import cards_of, count, one, size
from manege.kernel.secrecy import Field, Secrecy, Viewer, Zone, everybody, kinds_in, nobody, owner
from manege.kernel.table import tell


def offerer(t: Any, whose: int | None, viewer: Viewer) -> bool:
    return viewer is not None and viewer == t.turn


def with_the_memory_aid(t: Any, whose: int | None, viewer: Viewer) -> bool:
    return bool(t.memory)


def at_the_door(t: Toc, seat: int) -> list[int]:
    return [t.card] if t.face_down() else []


def in_the_light(t: Toc, seat: int) -> list[int]:
    return [t.card] if t.revealed else []


def seen_cards(t: Toc) -> list[list[str]]:
    return [[CARD_IDS[card] for card in cards_of(t.seen[seat])] for seat in range(t.seats)]


def revealer(t: Toc) -> int | None:
    """Who has the card before him while the other of the two at the door chooses (TT-R9)."""
    return t.rival_of(t.decision.seat) if t.revealed and t.decision is not None else None


def turns_begun(t: Toc) -> int:
    """Each turn plays one card: it becomes a guest or it is out (TT-28)."""
    played = sum(size(party) for party in t.parties) + size(t.out) - FIRST_GUESTS * t.seats
    return played if t.decision is None else played + 1


def types_with(t: Toc, role: i64) -> list[list[str]]:
    """Of each party, the types that have somebody of this role."""
    return [
        [name for creature, name in enumerate(TYPE_IDS) if count(party, card_of(creature, role))]
        for party in t.parties
    ]


def if_opened(t: Toc) -> dict[str, list[object]]:
    """What all would be told if the door opened to each kind of card: parties lie open (TT-12)."""
    return {CARD_IDS[card]: opened_to(t, card) for card in may_lie_there(t)}


def may_lie_there(t: Toc) -> list[int]:
    """The kinds that somebody who sees only what all see may think of, while a card lies there."""
    seen = t.out + t.box + (one(t.top()) if t.top() != NO_CARD else 0)
    for party in t.parties:
        seen += party
    return [card for card in range(KINDS) if t.face_down() and count(seen, card) < COPIES[card]]


def opened_to(t: Toc, card: i64) -> list[object]:
    twin = t.copy()
    twin.card = card
    twin.story = []
    reveal(twin, twin.keeper)
    tell(twin, story.WORTH, twin.keeper, worth(twin.parties[twin.keeper]))
    return [SECRECY.told(event, None) for event in twin.story]


SECRECY = Secrecy(
    zones=[
        Zone("hand", lambda t, seat: t.hand(seat), seen_by=owner),  # TT-11
        Zone("party", lambda t, seat: t.party(seat), seen_by=everybody),  # TT-12
        Zone("door", at_the_door, seen_by=offerer, each_seat=False),  # TT-16, TT-R8
        Zone("revealed", in_the_light, seen_by=everybody, each_seat=False),  # TT-18, TT-19
        Zone(
            "top",  # TT-2
            lambda t, _: [t.top()] if t.top() != NO_CARD else [],
            seen_by=everybody,
            each_seat=False,
        ),
        Zone("pile", lambda t, _: t.under_the_top(), seen_by=nobody, each_seat=False),  # TT-R4
        Zone("out", lambda t, _: cards_of(t.out), seen_by=everybody, each_seat=False),  # TT-R28
        Zone("box", lambda t, _: cards_of(t.box), seen_by=everybody, each_seat=False),  # TT-4
    ],
    fields=[
        Field("turn", lambda t: t.turn, holds="seat", seen_by=everybody),
        Field(
            "keeper",
            lambda t: t.keeper if t.card != NO_CARD else None,
            holds="seat | None",
            seen_by=everybody,
        ),
        Field(
            "points",  # what each party would be worth if the evening ended now
            lambda t: [points(t.parties[seat]) for seat in range(t.seats)],
            holds="list[dict[str, int]]",
            seen_by=everybody,
        ),
        Field(
            "by_type",  # of that, what the guests of each type bring
            lambda t: [by_type(t.parties[seat]) for seat in range(t.seats)],
            holds="list[dict[type, int]]",
            seen_by=everybody,
        ),
        Field(
            "guarded",  # TT-33
            lambda t: types_with(t, BRUTE),
            holds="list[list[type]]",
            seen_by=everybody,
        ),
        Field(
            "doubled",  # TT-25
            lambda t: types_with(t, MUSICIAN),
            holds="list[list[type]]",
            seen_by=everybody,
        ),
        Field("round", turns_begun, seen_by=everybody),
        Field("revealer", revealer, holds="seat | None", seen_by=everybody),
        Field(
            "choices",  # what the rival may choose from, as actions: guests or types
            lambda t: t.options() if t.revealed else [],
            holds="list[int]",
            seen_by=everybody,
        ),
        Field("if_opened", if_opened, holds="dict[card, list[told]]", seen_by=everybody),
        Field("memory", lambda t: t.memory, holds="bool", seen_by=everybody),
        Field("seen", seen_cards, holds="list[list[card]]", seen_by=with_the_memory_aid),  # TT-R5
    ],
    events=kinds_in(story),
    names={"card": CARD_IDS, "type": TYPE_IDS},
    seats=["seat", "door", "offerer", "rival", "host", "to"],
)
