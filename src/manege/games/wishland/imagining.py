"""What one may imagine — all that a seat does not know, dealt anew (WL-2, WL-11, WL-12)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.wishland.components import (
    COLOURS,
    ENTREPRENEURS,
    Wishland,
)
from manege.games.wishland.secrecy import members, undealt
from manege.kernel.bits import bit
from manege.kernel.chance import Chance
from manege.kernel.secrecy import Viewer


def imagine(t: Wishland, viewer: Viewer, chance: Chance) -> Wishland:
    """What lies in each pile is known, its order is not; nor entrepreneurs not shown."""
    twin = t.copy()
    imagine_piles(t, twin, chance)
    imagine_entrepreneurs(t, twin, viewer, chance)
    twin.chance = chance.copy()
    return twin


def imagine_piles(t: Wishland, twin: Wishland, chance: Chance) -> None:
    pile = t.pile[:]
    for row in range(COLOURS):
        cards = t.pile[t.tops[row] : t.ends[row]]
        chance.shuffle(cards)
        for place, card in enumerate(cards):
            pile[t.tops[row] + place] = card
    twin.pile = pile


def imagine_entrepreneurs(t: Wishland, twin: Wishland, viewer: Viewer, chance: Chance) -> None:
    """Those the others were dealt, but for what all have been shown."""
    unknown = vec[i64](undealt(t))
    for seat in range(t.seats):
        if seat != viewer:
            for card in members(t.dealt[seat] & ~shown(t, seat), ENTREPRENEURS):
                unknown = append(unknown, card)
    chance.shuffle(unknown)
    twin.dealt = t.dealt[:]
    twin.kept = t.kept[:]
    place = 0
    for seat in range(t.seats):
        if seat == viewer:
            continue
        hidden = t.dealt[seat] & ~shown(t, seat)
        twin.dealt[seat] = shown(t, seat)
        for _ in members(hidden, ENTREPRENEURS):
            twin.dealt[seat] |= bit(unknown[place])
            if t.kept[seat] and not t.revealed:
                twin.kept[seat] = bit(unknown[place])
            place += 1


def shown(t: Wishland, seat: int) -> int:
    return t.kept[seat] if t.revealed else 0
