"""Indices — at which picture to look, and what brings it to another; never what they share before
the points of the round are final: `house` sees to that (PP-67)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from manege.games.qui_paire_gagne.associating import ALIKE, LOOKS, number_of, our_deck
from manege.games.qui_paire_gagne.components import COUPLES, PAIRS
from manege.games.qui_paire_gagne.people import LOOSEN, NEXT, PAIR
from manege.kernel.hints import Hints, Saying

View = dict[str, Any]


def look(view: View, seat: int, code: int) -> Saying:
    if PAIR.first <= code < PAIR.end:
        return "look-pair", {"one": COUPLES[code - PAIR.first][0] + 1}
    if LOOSEN.first <= code < LOOSEN.end:
        return "look-pairs", {}
    return ("look-call" if code == NEXT.first else "look-ready"), {}


def why(view: View, seat: int, code: int) -> Saying:
    if PAIR.first <= code < PAIR.end:
        return why_pair(view, seat, *COUPLES[code - PAIR.first])
    if code == NEXT.first:
        return "reason-next", {}
    if LOOSEN.first <= code < LOOSEN.end:
        return "reason-loosen", {}
    return ("reason-ready" if view["fields"]["phase"] == "pairing" else "reason-begin"), {}


def why_pair(view: View, seat: int, one: int, other: int) -> Saying:
    """The rarest thing both are or show, or what looks alike; of an album nobody knows (PP-75)."""
    numbers = {"one": one + 1, "other": other + 1}
    if view["fields"]["album"]:
        return "reason-album", numbers
    deck = our_deck()
    pictures = [number_of(name) - 1 for name in view["zones"]["pictures"]]
    shown = pictures[one], pictures[other]
    if shared := deck.shared(*shown):
        return "reason-facet", {"facet": max(shared, key=lambda f: (deck.rarity[f], f)), **numbers}
    likeness = deck.likeness(*shown)
    strongest = max(range(len(LOOKS)), key=lambda n: likeness[n])
    if likeness[strongest] >= ALIKE:
        return f"reason-{LOOKS[strongest]}", numbers
    last = len(view["zones"]["pairs"][seat]) // 2 == PAIRS - 1
    return ("reason-left-over" if last else "reason-fancy"), numbers


def worth(view: View, seat: int, codes: Sequence[int]) -> list[float]:
    """Nothing is said of what others did not pair."""
    return [0.0] * len(codes)


HINTS = Hints(look=look, why=why, worth=worth, shown_by={"pair": "", "loosen": ""})
