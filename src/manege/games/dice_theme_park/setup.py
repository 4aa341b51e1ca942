"""Mise en place — dice, monorails, objectives, order, what each begins with (DP-5 to DP-23)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.dice_theme_park.components import (
    ADMINISTRATOR,
    BUILT,
    COLOURS,
    HAND,
    MASCOTS,
    MODE_IDS,
    MONEY,
    MONORAIL,
    NONE,
    OPENING,
    OWN,
    PLANS,
    RESTING,
    STAFF,
    Parks,
    put,
    rounds_of,
    with_cards,
)
from manege.games.dice_theme_park.dice import ALL_DICE, EACH_COLOUR
from manege.games.dice_theme_park.hexes import (
    ENTRANCE,
    FERRIS_WHEEL,
    HAUNTED_FOREST,
    HEXES,
    WILD_RIVER,
)
from manege.games.dice_theme_park.monorails import fill_monorails, tell_monorails
from manege.games.dice_theme_park.objectives import CODE, FIRST_ROUND, OBJECTIVES
from manege.games.dice_theme_park.opening import OPENING_TILES, OPENING_WITH_CARDS
from manege.games.dice_theme_park.questions import agreed, numbered, on_display, players
from manege.games.dice_theme_park.round import ROUND, rest_of_round
from manege.games.dice_theme_park.skills import WHOLE_DECK
from manege.games.dice_theme_park.story import OBJECTIVE
from manege.games.dice_theme_park.tiles import BASE_TILES, FIRST_A, FIRST_B
from manege.kernel.bag import one
from manege.kernel.bits import bit
from manege.kernel.chance import Chance
from manege.kernel.table import tell, then

FIRST_MONEY: Final = 6  # DP-14
FIRST_PLANS: Final = 3  # DP-17
DICE_IN_BAG: Final = vec[i64]([0, 0, 11, 16, 21])  # of each colour, by players (DP-10)
PARK_BOARD: Final = [ENTRANCE, HAUNTED_FOREST, FERRIS_WHEEL, WILD_RIVER]


def deal(seats: i64, chance: Chance, settings: Mapping[str, object]) -> Parks:
    t = Parks(seats, chance)
    t.mode = MODE_IDS.index(str(settings["mode"]))
    t.expansions = agreed(settings)
    t.variant = numbered(t.expansions)
    t.own = vec[i64]([0] * (seats * OWN))
    t.visitors = vec[i64]([0] * (seats * HEXES))
    t.tiles = vec[i64]([NONE] * (seats * HEXES))
    t.monorails = vec[i64]([0] * on_display(t))  # DP-7
    seat: i64 = 0
    while seat < seats:
        equip(t, seat)
        seat += 1
    t.objectives = choose_objectives(t)
    t.bag = dice_in_bag(t)
    t.out = ALL_DICE & ~t.bag
    fill_monorails(t)
    t.order = vec[i64](range(seats))
    t.chance.shuffle(t.order)  # DP-16
    if with_cards(t):
        t.skill_deck = WHOLE_DECK[:]
    t.stack_a = vec[i64](range(FIRST_A, FIRST_B))
    t.stack_b = vec[i64](range(FIRST_B, BASE_TILES))
    for expansion in t.expansions:
        expansion.bring(t)
    t.chance.shuffle(t.skill_deck)  # DP-21
    t.chance.shuffle(t.stack_a)  # DP-23
    t.chance.shuffle(t.stack_b)
    for expansion in t.expansions:
        expansion.agree(t, settings)
    return t


def equip(t: Parks, seat: i64) -> None:
    """A park board, six staff cards, money, plans, a mascot; nine facilities besides (DP-13 to
    DP-19)."""
    put(t, seat, MONEY, FIRST_MONEY)
    put(t, seat, PLANS, FIRST_PLANS)
    put(t, seat, MASCOTS, 1)
    put(t, seat, RESTING, 1)
    put(t, seat, ADMINISTRATOR, NONE)
    put(t, seat, MONORAIL, NONE)
    hand: i64 = 0
    for staff in range(STAFF):
        hand += one(staff)
    for expansion in t.expansions:
        hand = expansion.hand(t, hand)
    put(t, seat, HAND, hand)
    built: i64 = 0
    for tile, place in enumerate(PARK_BOARD):
        t.tiles[seat * HEXES + place] = tile
        built |= bit(place)
    put(t, seat, BUILT, built)


def choose_objectives(t: Parks) -> vec[i64]:
    """One under each marked round, no colour code twice (DP-8, DP-9, DP-R1)."""
    cards = vec[i64](range(OBJECTIVES))
    for expansion in t.expansions:
        cards = expansion.objectives(t, cards)
    t.chance.shuffle(cards)
    chosen = vec[i64]()
    codes: i64 = 0
    place: i64 = 0
    while place < len(cards) and len(chosen) < rounds_of(t) - FIRST_ROUND + 1:
        if not codes & bit(CODE[cards[place]]):
            codes |= bit(CODE[cards[place]])
            chosen = append(chosen, cards[place])
        place += 1
    return chosen


def dice_in_bag(t: Parks) -> i64:
    each = DICE_IN_BAG[players(t)]
    for expansion in t.expansions:
        each = expansion.dice_each_colour(t, each)
    dice: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        number: i64 = 0
        while number < each:
            dice |= bit(colour * EACH_COLOUR + number)
            number += 1
        colour += 1
    return dice


def begin(t: Parks) -> None:
    """Tell the set-up, then the picks and the first round; a position begins with its phase."""
    if t.phase != OPENING:
        then(t, rest_of_round(t.phase))
        return
    place: i64 = 0
    while place < len(t.objectives):
        tell(t, OBJECTIVE, FIRST_ROUND + place, t.objectives[place])
        place += 1
    for expansion in t.expansions:
        expansion.begin(t)
    tell_monorails(t)
    if with_cards(t):
        then(t, OPENING_WITH_CARDS)
    then(t, OPENING_TILES)
    then(t, ROUND)
