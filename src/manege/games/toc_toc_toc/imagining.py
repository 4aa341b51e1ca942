"""What one may imagine: all that a viewer does not know, dealt anew (TT-2, TT-11, TT-R4, TT-R5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.toc_toc_toc.components import KINDS, Toc
from manege.kernel.bag import count, one, size
from manege.kernel.chance import Chance

SPECTATOR: Final = -1


def imagine(t: Toc, viewer: int | None, chance: Chance) -> Toc:
    """A table the viewer cannot tell from the true one."""
    return imagined(t, SPECTATOR if viewer is None else viewer, chance)


def imagined(t: Toc, viewer: i64, chance: Chance) -> Toc:
    hidden = unknown_cards(t, viewer)
    chance.shuffle(hidden)
    twin = t.copy()
    twin.chance = chance.copy()
    dealt: i64 = 0
    seat: i64 = 0
    while seat < t.seats:
        if seat != viewer:
            hand = t.seen[seat]  # TT-R5
            last = dealt + size(t.held(seat)) - size(hand)
            while dealt < last:
                hand += one(hidden[dealt])
                dealt += 1
            twin.hands[seat] = hand
            if seat == t.turn and t.face_down():
                lay_any(twin, chance)
        seat += 1
    pile = t.pile[:]
    place = t.drawn + 1  # TT-R4: what has been drawn, and the top card
    while place < len(pile):
        pile[place] = hidden[dealt]
        place += 1
        dealt += 1
    twin.pile = pile
    return twin


def lay_any(twin: Toc, chance: Chance) -> None:
    """Any card of the offerer's hand may be the one before the door."""
    hand = twin.hands[twin.turn]
    n = chance.below(size(hand))
    card: i64 = 0
    while n >= count(hand, card):
        n -= count(hand, card)
        card += 1
    lay(twin, card)


def lay(twin: Toc, card: i64) -> None:
    twin.card = card
    twin.hands[twin.turn] -= one(card)


def unknown_cards(t: Toc, viewer: i64) -> vec[i64]:
    """What the others hold and nobody saw drawn, and all under the pile's top card, sorted."""
    unknown: i64 = 0
    place = t.drawn + 1
    while place < len(t.pile):
        unknown += one(t.pile[place])
        place += 1
    seat: i64 = 0
    while seat < t.seats:
        if seat != viewer:
            unknown += t.held(seat) - t.seen[seat]
        seat += 1
    cards = vec[i64]()
    card: i64 = 0
    while card < KINDS:
        number = count(unknown, card)
        while number > 0:
            cards = append(cards, card)
            number -= 1
        card += 1
    return cards
