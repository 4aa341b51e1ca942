"""Always true — what no legal sequence of actions can break."""

from __future__ import annotations

from manege.games.toc_toc_toc.components import HAND_SIZE, NO_CARD, Toc, becomes_a_guest
from manege.kernel.bag import count, size


def fault(t: Toc) -> str | None:
    for seat in range(t.seats):
        for guest in t.party(seat):
            if not becomes_a_guest(guest):
                return f"card {guest} is no guest, yet it is in the party of seat {seat} (TT-29)"
        for card in t.hand(seat):
            if count(t.seen[seat], card) > count(t.hands[seat], card) + (card == t.card):
                return f"seat {seat} was seen to draw more of card {card} than it has (TT-R5)"
    if t.card == NO_CARD and t.pile_size() > 0:
        for seat in range(t.seats):
            if size(t.hands[seat]) != HAND_SIZE:
                return f"seat {seat} has not five cards between turns (TT-20)"
    if t.decision is None and any(t.hands[seat] for seat in range(t.seats)):
        return "the evening is over, yet somebody has a card in hand (TT-22)"
    return None
