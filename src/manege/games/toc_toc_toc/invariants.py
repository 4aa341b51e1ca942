"""Always true — what no legal sequence of actions can break."""

from __future__ import annotations

from manege.games.toc_toc_toc.components import CARD_IDS, HAND_SIZE, NO_CARD, Toc, becomes_a_guest
from manege.kernel.bag import cards_of, count, size


def fault(t: Toc) -> str | None:
    if found := misplaced(t):
        return found
    if t.card == NO_CARD and t.pile_size() > 0:
        for seat in range(t.seats):
            if size(t.hands[seat]) != HAND_SIZE:
                return f"seat {seat} has not five cards between turns (TT-20)"
    if t.decision is None and any(t.hands[seat] for seat in range(t.seats)):
        return "the evening is over, yet somebody has a card in hand (TT-22)"
    return None


def misplaced(t: Toc) -> str | None:
    """A card that lies where it cannot, in any evening or position."""
    for seat in range(t.seats):
        for guest in t.party(seat):
            if not becomes_a_guest(guest):
                return f"{CARD_IDS[guest]} is no guest for the party of seat {seat} (TT-29)"
        for card in cards_of(t.seen[seat]):
            if count(t.seen[seat], card) > count(t.held(seat), card):
                return f"{CARD_IDS[card]} was not to be seen: seat {seat} does not hold it (TT-R5)"
    return None
