"""Who sees what (TT-2, TT-11, TT-12, TT-R4, TT-R5, TT-R8, TT-R28), and what one may imagine."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.toc_toc_toc import story
from manege.games.toc_toc_toc.components import CARD_IDS, NO_CARD, TYPE_IDS, Toc
from manege.games.toc_toc_toc.scoring import points
from manege.kernel.bag import bag_of, cards_of, size
from manege.kernel.chance import Chance
from manege.kernel.secrecy import Field, Secrecy, Viewer, Zone, everybody, kinds_in, nobody, owner


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
        Field("memory", lambda t: t.memory, holds="bool", seen_by=everybody),
        Field("seen", seen_cards, holds="list[list[card]]", seen_by=with_the_memory_aid),  # TT-R5
    ],
    events=kinds_in(story),
    names={"card": CARD_IDS, "type": TYPE_IDS},
    seats=["seat", "door", "offerer", "rival", "host", "to"],
)


def imagine(t: Toc, viewer: Viewer, chance: Chance) -> Toc:
    """A table the viewer cannot tell from the true one; all he does not know is dealt anew."""
    hidden = unknown_cards(t, viewer)
    chance.shuffle(hidden)
    twin = t.copy()
    twin.chance = chance.copy()
    dealt: i64 = 0
    for seat in range(t.seats):
        if seat == viewer:
            continue
        cards = cards_of(t.seen[seat])  # TT-R5
        while len(cards) < size(t.held(seat)):
            cards.append(hidden[dealt])
            dealt += 1
        if seat == t.turn and t.face_down():  # any of them may be the one before the door
            twin.card = cards.pop(chance.below(len(cards)))
        twin.hands[seat] = bag_of(cards)
    pile = t.pile[: t.drawn + 1]  # TT-R4: what has been drawn, and the top card
    while dealt < len(hidden):
        pile = append(pile, hidden[dealt])
        dealt += 1
    twin.pile = pile
    return twin


def unknown_cards(t: Toc, viewer: Viewer) -> vec[i64]:
    """What the others hold and nobody saw drawn, and all under the pile's top card, sorted."""
    unknown = bag_of(t.under_the_top())
    for seat in range(t.seats):
        if seat != viewer:
            unknown += t.held(seat) - t.seen[seat]
    return vec[i64](cards_of(unknown))
