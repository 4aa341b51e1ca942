"""What one may imagine — all that a seat does not know, dealt anew (WL-2, WL-11, WL-12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.wishland.components import COLOURS, ENTREPRENEURS, Wishland
from manege.kernel.bits import bit, lowest
from manege.kernel.chance import Chance

SPECTATOR: Final = -1
ALL_ENTREPRENEURS: Final = (1 << ENTREPRENEURS) - 1
HALF: Final = 60  # of all cards: so many bits fit into a number


def imagine(t: Wishland, viewer: int | None, chance: Chance) -> Wishland:
    """What lies in each pile is known, its order is not; nor entrepreneurs not shown."""
    return imagined(t, SPECTATOR if viewer is None else viewer, chance)


def imagined(t: Wishland, viewer: i64, chance: Chance) -> Wishland:
    twin = t.copy()
    imagine_piles(t, twin, chance)
    if t.with_entrepreneurs:
        imagine_entrepreneurs(t, twin, viewer, chance)
    twin.chance = chance.copy()
    return twin


def imagine_piles(t: Wishland, twin: Wishland, chance: Chance) -> None:
    pile = t.pile[:]
    row: i64 = 0
    while row < COLOURS:
        cards = in_order(t.pile, t.tops[row], t.ends[row])
        chance.shuffle(cards)
        place: i64 = 0
        while place < len(cards):
            pile[t.tops[row] + place] = cards[place]
            place += 1
        row += 1
    twin.pile = pile


def in_order(pile: vec[i64], top: i64, end: i64) -> vec[i64]:
    """How they lay makes no difference."""
    here: i64 = 0
    there: i64 = 0
    place = top
    while place < end:
        if pile[place] < HALF:
            here |= bit(pile[place])
        else:
            there |= bit(pile[place] - HALF)
        place += 1
    cards = vec[i64]()
    while here:
        cards = append(cards, lowest(here))
        here &= here - 1
    while there:
        cards = append(cards, HALF + lowest(there))
        there &= there - 1
    return cards


def imagine_entrepreneurs(t: Wishland, twin: Wishland, viewer: i64, chance: Chance) -> None:
    """Those the others were dealt, but for what all have been shown."""
    dealt: i64 = 0
    unknown: i64 = 0
    seat: i64 = 0
    while seat < t.seats:
        dealt |= t.dealt[seat]
        if seat != viewer:
            unknown |= hidden(t, seat)
        seat += 1
    unknown |= ALL_ENTREPRENEURS & ~dealt
    cards = vec[i64]()
    while unknown:
        cards = append(cards, lowest(unknown))
        unknown &= unknown - 1
    chance.shuffle(cards)
    twin.dealt = t.dealt[:]
    twin.kept = t.kept[:]
    place: i64 = 0
    seat = 0
    while seat < t.seats:
        if seat != viewer:
            rest = hidden(t, seat)
            twin.dealt[seat] &= ~rest
            while rest:
                twin.dealt[seat] |= bit(cards[place])
                if t.kept[seat] and not t.revealed:
                    twin.kept[seat] = bit(cards[place])
                place += 1
                rest &= rest - 1
        seat += 1


def hidden(t: Wishland, seat: i64) -> i64:
    return t.dealt[seat] & ~t.kept[seat] if t.revealed else t.dealt[seat]
