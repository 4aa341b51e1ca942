"""Étalage de Cartes — rows, piles, discards; alone, a deck and a hand (WL-2, WL-156 to WL-158)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.wishland.components import (
    COLOURS,
    EACH_COLOUR,
    MASCOT,
    NONE,
    ROW_SIZE,
    Wishland,
    colour_of,
    place_in_colour,
)
from manege.games.wishland.story import HAND_DISCARDED, ON_SALE, RESHUFFLED
from manege.kernel.bits import bit, bits, lowest
from manege.kernel.table import tell


def deal_rows(t: Wishland) -> None:
    """Four cards to each row, or all that are left (WL-2, WL-158, WL-R79)."""
    t.market = t.market[:]
    t.tops = t.tops[:]
    row: i64 = 0
    while row < COLOURS:
        dealt: i64 = 0
        while dealt < ROW_SIZE and t.tops[row] < t.ends[row]:
            card = t.pile[t.tops[row]]
            t.tops[row] += 1
            t.market[row] |= bit(place_in_colour(card))
            dealt += 1
        row += 1


def tell_rows(t: Wishland) -> None:
    row: i64 = 0
    while row < COLOURS:
        cards = t.market[row]
        while cards:
            tell(t, ON_SALE, row * EACH_COLOUR + lowest(cards))
            cards &= cards - 1
        row += 1


def discard_rows(t: Wishland) -> None:
    """What was not sold (WL-156)."""
    t.market = t.market[:]
    t.discards = t.discards[:]
    row: i64 = 0
    while row < COLOURS:
        t.discards[row] |= t.market[row]
        t.market[row] = 0
        row += 1


def reshuffle(t: Wishland) -> None:
    """Each row's discards are its pile again; what was left in it, too (WL-157, WL-R87)."""
    pile = vec[i64]()
    tops = vec[i64]()
    ends = vec[i64]()
    row: i64 = 0
    while row < COLOURS:
        cards = t.pile[t.tops[row] : t.ends[row]]
        colour: i64 = 0
        while colour < COLOURS:
            if row_of(t, colour) == row:
                cards = with_set(cards, colour, t.discards[colour])
            colour += 1
        t.chance.shuffle(cards)
        tops = append(tops, len(pile))
        place = 0
        while place < len(cards):
            pile = append(pile, cards[place])
            place += 1
        ends = append(ends, len(pile))
        row += 1
    t.pile = pile
    t.tops = tops
    t.ends = ends
    t.discards = vec[i64]([0] * COLOURS)
    tell(t, RESHUFFLED, len(pile))


def row_of(t: Wishland, colour: i64) -> i64:
    """Alone, the mascot row is the whole market (WL-189)."""
    return MASCOT if t.seats == 1 else colour


def with_set(cards: vec[i64], colour: i64, places: i64) -> vec[i64]:
    while places:
        cards = append(cards, colour * EACH_COLOUR + lowest(places))
        places &= places - 1
    return cards


def in_pile(t: Wishland, row: i64) -> list[int]:
    """From its top."""
    return list(t.pile[t.tops[row] : t.ends[row]])


def piled(t: Wishland, colour: i64) -> i64:
    """The cards of a colour that lie in piles, a bit each."""
    cards: i64 = 0
    row = row_of(t, colour)
    place = t.tops[row]
    while place < t.ends[row]:
        if colour_of(t.pile[place]) == colour:
            cards |= bit(place_in_colour(t.pile[place]))
        place += 1
    return cards


def take_from_piles(t: Wishland, card: i64) -> None:
    """Out of market, discards or pile, wherever it lies (WL-R50)."""
    colour = colour_of(card)
    where = bit(place_in_colour(card))
    t.market = t.market[:]
    t.market[colour] &= ~where
    t.discards = t.discards[:]
    t.discards[colour] &= ~where
    row = row_of(t, colour)
    place = t.tops[row]
    while place < t.ends[row]:
        if t.pile[place] == card:
            t.pile = t.pile[:]
            t.ends = t.ends[:]
            t.ends[row] -= 1
            t.pile[place] = t.pile[t.ends[row]]
            return
        place += 1


# Alone


def draw(t: Wishland) -> i64:
    """The top card of the deck; when it has run out, of the shuffled discards (WL-195, WL-R94)."""
    if t.tops[MASCOT] == t.ends[MASCOT]:
        if not any(t.discards):
            return NONE
        reshuffle(t)
    card = t.pile[t.tops[MASCOT]]
    t.tops = t.tops[:]
    t.tops[MASCOT] += 1
    t.light += 1
    return card


def discard_hand(t: Wishland, seat: i64) -> None:
    """What is left of it goes to the discard pile (WL-199, WL-201)."""
    number: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        number += bits(t.hand[colour])
        colour += 1
    if number == 0:
        return
    t.hand = t.hand[:]
    t.discards = t.discards[:]
    colour = 0
    while colour < COLOURS:
        t.discards[colour] |= t.hand[colour]
        t.hand[colour] = 0
        colour += 1
    tell(t, HAND_DISCARDED, seat, number)
