"""Cartes optionnelles — an entrepreneur each, kept in secret, shown together (WL-11, WL-12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.wishland.achievements import ON_THE_BOARD, ON_TILES
from manege.games.wishland.components import (
    ENTREPRENEUR_IDS,
    MOST_SEATS,
    NOBODY,
    Wishland,
)
from manege.games.wishland.moments import PRIVATE_TILE as HAS_PRIVATE_TILE
from manege.games.wishland.moments import counted
from manege.games.wishland.round import REST_OF_A_ROUND, ROUND
from manege.games.wishland.story import KEPT, PRIVATE_TILE, REVEALED
from manege.kernel.bits import bit, lowest
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Decision, Step, Verb, agenda_of, ask_together, tell, then


class Keep(Verb[Wishland]):
    """One of the two he was dealt; the other is discarded unseen (WL-11)."""

    def __init__(self) -> None:
        super().__init__([f"keep {each}" for each in ENTREPRENEUR_IDS])

    def offers(self, t: Wishland, seat: i64, c: Choices) -> None:
        c.places(t.dealt[seat], NOT_DEALT, c.which)

    def perform(self, t: Wishland, seat: i64, which: i64) -> None:
        t.kept = t.kept[:]
        t.kept[seat] = bit(which)
        tell(t, KEPT, seat, which)


KEEP: Final = Keep()
NOT_DEALT: Final = Why("WL-11", "not-dealt", "entrepreneur")


class ChooseEntrepreneur(Decision[Wishland]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [KEEP])

    def elsewhere(self, t: Wishland, code: i64) -> Refusal:
        return Refusal("WL-11", "keep-one-first")


class ChooseEntrepreneurs(Step[Wishland]):
    """All at the same time (WL-11)."""

    def perform(self, t: Wishland) -> None:
        ask_together(t, CHOICES[: t.seats])


class Reveal(Step[Wishland]):
    """When all have chosen, all together (WL-12)."""

    def perform(self, t: Wishland) -> None:
        t.revealed = True
        t.light += 1
        seat: i64 = 0
        while seat < t.seats:
            tell(t, REVEALED, seat, lowest(t.kept[seat]))
            seat += 1
        draw_private_tile(t)


def draw_private_tile(t: Wishland) -> None:
    """Entrepreneur 3's: any that is not blank of those left over (WL-118, WL-R44)."""
    seat: i64 = 0
    while seat < t.seats:
        if counted(t, seat, HAS_PRIVATE_TILE) > 0:
            left = tiles_left(t)
            t.private = left[t.chance.below(len(left))]
            tell(t, PRIVATE_TILE, seat, t.private)
        seat += 1


def tiles_left(t: Wishland) -> vec[i64]:
    left = vec[i64]()
    tile: i64 = ON_THE_BOARD
    while tile < ON_THE_BOARD + ON_TILES:
        if not lies_on_the_board(t, tile):
            left = append(left, tile)
        tile += 1
    return left


def lies_on_the_board(t: Wishland, tile: i64) -> bool:
    return any(space == tile for space in t.spaces)


CHOICES: Final = [ChooseEntrepreneur(seat) for seat in range(MOST_SEATS)]
OPENING: Final = agenda_of([ChooseEntrepreneurs(), Reveal()])


def open_the_parks(t: Wishland) -> None:
    if t.with_entrepreneurs and not t.revealed:
        then(t, OPENING)
    then(t, ROUND if t.player == NOBODY else REST_OF_A_ROUND)
