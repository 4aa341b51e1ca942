"""Préparation — five decks, alone one; tiles, entrepreneurs, first player (WL-2 to WL-14)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.wishland.achievements import BLANK_TILES, ON_THE_BOARD, ON_TILES
from manege.games.wishland.components import (
    BONUS_WORKERS,
    CARDS,
    COLOURS,
    EACH_COLOUR,
    ENTREPRENEURS,
    MOST_SEATS,
    OWN_WORKERS,
    PURSE,
    RESERVE,
    SPACES,
    TICKETS,
    WORKERS,
    Wishland,
)
from manege.games.wishland.market import deal_rows
from manege.games.wishland.opening import open_the_parks
from manege.games.wishland.powers import write as write_powers
from manege.games.wishland.round import NO_TOKENS
from manege.games.wishland.story import DEALT, TILE
from manege.kernel.bits import bit, lowest
from manege.kernel.chance import Chance
from manege.kernel.table import tell

ALL_CARDS: Final = vec[i64](range(CARDS))
ZEROES: Final = vec[i64]([0] * (PURSE * MOST_SEATS))
ONE_PURSE: Final = {WORKERS: OWN_WORKERS, RESERVE: BONUS_WORKERS, TICKETS: 1}  # WL-4, WL-9
PURSES: Final = vec[i64](
    [ONE_PURSE.get(what, 0) for _ in range(MOST_SEATS) for what in range(PURSE)]
)  # WL-3, WL-R1
BOARD: Final = vec[i64](range(ON_THE_BOARD))
write_powers()  # all chapters are there


def deal(seats: i64, chance: Chance, with_entrepreneurs: bool, with_tiles: bool) -> Wishland:
    t = Wishland(seats, chance)
    t.purses = PURSES[: seats * PURSE]
    t.areas = ZEROES[: seats * COLOURS]
    t.groups = ZEROES[:SPACES]
    t.first = chance.below(seats)  # WL-6, WL-R2
    t.track = NO_TOKENS  # WL-8
    t.market = ZEROES[:COLOURS]
    t.discards = ZEROES[:COLOURS]
    t.hand = ZEROES[:COLOURS]
    t.dealt = ZEROES[:seats]
    t.kept = ZEROES[:seats]
    t.claimed = ZEROES[:seats]
    t.spaces = BOARD
    if seats == 1:
        shuffle_one_deck(t)
    else:
        shuffle_decks(t)
    t.with_tiles = with_tiles
    if with_tiles:
        lay_tiles(t)  # WL-R44: before the entrepreneurs
    t.with_entrepreneurs = with_entrepreneurs
    if with_entrepreneurs:
        deal_entrepreneurs(t)
    return t


def shuffle_decks(t: Wishland) -> None:
    """One by one; four cards to each row, the rest is its pile (WL-2)."""
    pile = vec[i64]()
    tops = vec[i64]()
    ends = vec[i64]()
    row: i64 = 0
    while row < COLOURS:
        deck = ALL_CARDS[row * EACH_COLOUR : (row + 1) * EACH_COLOUR]
        t.chance.shuffle(deck)
        tops = append(tops, row * EACH_COLOUR)
        place: i64 = 0
        while place < EACH_COLOUR:
            pile = append(pile, deck[place])
            place += 1
        ends = append(ends, (row + 1) * EACH_COLOUR)
        row += 1
    t.pile = pile
    t.tops = tops
    t.ends = ends
    deal_rows(t)


def shuffle_one_deck(t: Wishland) -> None:
    """All 120 cards on the draw space of the mascot row; nothing face up (WL-188, WL-189)."""
    t.pile = ALL_CARDS[:]
    t.chance.shuffle(t.pile)
    t.tops = ZEROES[:COLOURS]
    t.ends = vec[i64]([0] * (COLOURS - 1) + [CARDS])


def lay_tiles(t: Wishland) -> None:
    """Nine of fifteen; where a blank one lies the board's own achievement stays (WL-13, WL-14)."""
    tiles = vec[i64](range(ON_TILES + BLANK_TILES))
    t.chance.shuffle(tiles)
    spaces = BOARD[:]
    space: i64 = 0
    while space < ON_THE_BOARD:
        if tiles[space] < ON_TILES:
            spaces[space] = ON_THE_BOARD + tiles[space]
        space += 1
    t.spaces = spaces


def deal_entrepreneurs(t: Wishland) -> None:
    """Two each (WL-11)."""
    cards = vec[i64](range(ENTREPRENEURS))
    t.chance.shuffle(cards)
    seat: i64 = 0
    while seat < t.seats:
        t.dealt[seat] = bit(cards[2 * seat]) | bit(cards[2 * seat + 1])
        seat += 1


def begin(t: Wishland) -> None:
    """Tell the set-up, then the first round; a position may begin within a turn of it."""
    if t.with_tiles:
        space: i64 = 0
        while space < ON_THE_BOARD:
            tell(t, TILE, space + 1, t.spaces[space])
            space += 1
    if t.with_entrepreneurs and not t.revealed:
        seat: i64 = 0
        while seat < t.seats:
            rest = t.dealt[seat]
            while rest:
                tell(t, DEALT, seat, lowest(rest))
                rest &= rest - 1
            seat += 1
    open_the_parks(t)
