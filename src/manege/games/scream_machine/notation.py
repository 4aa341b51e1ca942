"""Notation — every action as a line of text; its place in the list is its code, for ever."""

from __future__ import annotations

from typing import Final

from manege.games.scream_machine.components import ATTRACTION_IDS
from manege.games.scream_machine.market import PAIRS
from manege.games.scream_machine.opening import OPENINGS


def together(cards: list[int]) -> str:
    return " + ".join(ATTRACTION_IDS[card] for card in cards)


ACTIONS: Final = [
    *(f"open {together(cards)}" for cards in OPENINGS),
    *(f"build {card}" for card in ATTRACTION_IDS),
    *(f"build {card} from row" for card in ATTRACTION_IDS),
    *(f"demolish {card}" for card in ATTRACTION_IDS),
    *(f"renew {together([one_card, other])}" for one_card, other in PAIRS),
    "publicity",
    "survey",
    "develop",
    "end",
]
