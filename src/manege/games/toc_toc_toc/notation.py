"""Notation — every action as a line of text; its place in the list is its code, for ever."""

from __future__ import annotations

from typing import Final

from manege.games.toc_toc_toc.components import (
    CARD_IDS,
    GUEST_ROLES,
    MOST_SEATS,
    TYPE_IDS,
    TYPES,
    card_of,
)

ACTIONS: Final = [
    *(f"knock {card} > {door}" for card in CARD_IDS for door in range(MOST_SEATS)),
    "open",
    "refuse",
    *(
        f"take {CARD_IDS[card_of(creature, role)]}"
        for creature in range(TYPES)
        for role in range(GUEST_ROLES)
    ),
    *(f"send {creature}s" for creature in TYPE_IDS),
]
