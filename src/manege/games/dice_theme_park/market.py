"""Attractions et compétences disponibles — rows, stacks, discards (DP-22, DP-26, DP-143 to 146)."""

from __future__ import annotations

from mypy_extensions import i64

from manege.games.dice_theme_park.components import BUILT, Parks, has, put, rounds_of
from manege.games.dice_theme_park.hexes import HEXES
from manege.games.dice_theme_park.questions import on_display
from manege.games.dice_theme_park.story import ON_OFFER, SKILL_ON_OFFER
from manege.kernel.bag import one
from manege.kernel.bits import bit
from manege.kernel.table import tell


def place_tile(t: Parks, seat: i64, tile: i64, place: i64) -> None:
    """For good (DP-63)."""
    t.tiles = t.tiles[:]
    t.tiles[seat * HEXES + place] = tile
    put(t, seat, BUILT, has(t, seat, BUILT) | bit(place))


def is_of_stack_a(t: Parks) -> bool:
    """Rounds 1 and 2 of four, 1 to 3 of five (DP-26, DP-144, DP-145)."""
    return t.round <= rounds_of(t) - 2


def lay_row(t: Parks) -> None:
    """One more than there are players, those left before are discarded (DP-26, DP-143)."""
    t.light += 1
    t.discards |= t.row
    t.row = 0
    number: i64 = 0
    while number < on_display(t):
        if is_of_stack_a(t):
            tile = t.stack_a[t.top_a]
            t.top_a += 1
        else:
            tile = t.stack_b[t.top_b]
            t.top_b += 1
        t.row |= bit(tile)
        tell(t, ON_OFFER, tile)
        for expansion in t.expansions:
            expansion.laid(t, number, tile)
        number += 1


def lay_skills(t: Parks) -> None:
    """Likewise, as far as the deck goes (DP-22, DP-146)."""
    t.light += 1
    t.used_skills += t.offer
    t.offer = 0
    number: i64 = 0
    while number < on_display(t) and t.top_skill < len(t.skill_deck):
        skill = t.skill_deck[t.top_skill]
        t.top_skill += 1
        t.offer += one(skill)
        tell(t, SKILL_ON_OFFER, skill)
        for expansion in t.expansions:
            expansion.laid_skill(t, number, skill)
        number += 1
