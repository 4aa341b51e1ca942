"""What tiles, staff, facilities and mascots add to a park — in stars, as far as rounds are left.

How often a tile is activated depends on what it asks for; see docs/balance/dice_theme_park.md.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.dice_theme_park.activating import icons_on
from manege.games.dice_theme_park.administrators import ADMINISTRATOR_CARDS as CARDS
from manege.games.dice_theme_park.administrators import StarsForCubes
from manege.games.dice_theme_park.building import icons_of
from manege.games.dice_theme_park.components import (
    ADMINISTRATOR,
    ARCHITECT,
    BUILT,
    DIRECTOR,
    EFFECTS,
    GREY,
    GUARD,
    GUIDE,
    INSTALLED,
    KIOSK,
    MASCOT,
    MASCOTS,
    NONE,
    RECEPTIONIST,
    STAFF_INCOME,
    STAFF_VALUE,
    Parks,
    has,
    rounds_of,
)
from manege.games.dice_theme_park.dice import visitors_of
from manege.games.dice_theme_park.hexes import ENTRANCE, HEXES, NEIGHBOURS, distance
from manege.games.dice_theme_park.improvement import EFFECT_STARS, KIOSK_MONEY, tile_at
from manege.games.dice_theme_park.objectives import (
    FACILITIES_INSTALLED,
    FIRST_ROUND,
    INCOME,
    MOST_MASCOTS,
    ONE_COLOUR,
)
from manege.games.dice_theme_park.puzzle import Prices, dollar_at
from manege.games.dice_theme_park.tiles import (
    ANY,
    CATEGORY,
    COLOUR,
    EQUAL,
    ICON_COLOUR,
    ICON_VALUES,
    ICONS,
    LOWER,
    MOST_ICONS,
    PRINTED_INCOME,
    PRINTED_STARS,
    RELATION,
    RUN,
)
from manege.kernel.bits import bit, bits

EACH_GAME: Final = [
    *(4.0, 4.5, 4.5, 5.5, 3.5, 5.0, 6.0, 2.5, 3.0, 1.5, 3.5, 1.0),
    *[2.5] * 8,  # others
]
OF_ADMINISTRATORS: Final = vec[float](EACH_GAME)
EACH_ROUND: Final = [
    *(1.3, 1.3, 1.3, 1.2),  # shift in three colours, flip
    *(1.5, 1.5, 1.5, 1.6, 1.6, 1.6),  # cash, cheer
    *(1.5, 1.9, 1.7, 1.4, 0.9),  # nudge, push, pull, leap, dye
    *[1.2] * 6,  # others
]
OF_SKILLS: Final = vec[float](EACH_ROUND)


class Habits:
    """How a seat plays the long game: what it expects of things, found by playing."""

    def __init__(self) -> None:
        self.one_die: float = 0.95  # activations a round of a tile that asks for one die
        self.lower: float = 0.8
        self.parity: float = 0.8
        self.ranges: float = 0.75
        self.pair: float = 1.0
        self.run: float = 0.24
        self.triple: float = 0.15
        self.second: float = 0.64  # the share of those with a second icon
        self.pips: float = 1.1  # what a pip could bring elsewhere
        self.spread: float = 0.3  # a neighbour more
        self.far: float = 0.35  # a step further from the Entrance
        self.bonus_turn: float = 4.0  # two icons
        self.bonus_die: float = 3.5  # three
        self.bonus_tile: float = 14.0  # four
        self.plan: float = 1.0  # a plan, each round
        self.mascot: float = 1.2  # a mascot without a card, each round
        self.early: float = 0.08  # a point less in the sum
        self.receptionist: float = 1.8
        self.guard: float = 2.0
        self.guide: float = 2.0
        self.architect: float = 1.3  # beside what it saves
        self.mascot_staff: float = 0.6  # each mascot
        self.director: float = 0.6  # the share of the best attraction


HABITS: Final = Habits()


def rounds_left(t: Parks) -> i64:
    """This one not counted."""
    return rounds_of(t) - t.round


# Tiles


def pace(tile: i64, habits: Habits) -> float:
    """How often a tile is activated in a round, about."""
    if ICONS[tile] == 1:
        return habits.one_die
    relation = RELATION[tile]
    if ICONS[tile] == 3:
        return habits.run if relation == RUN else habits.triple
    if relation == EQUAL:
        return habits.pair
    if relation == LOWER:
        return habits.lower
    return habits.parity if is_parity(tile) else habits.ranges


def is_parity(tile: i64) -> bool:
    """Both dice even, or both odd (DP-106, DP-107)."""
    at = tile * MOST_ICONS
    return ICON_VALUES[at] == ICON_VALUES[at + 1] and ICON_VALUES[at] != ANY


def each_activation(tile: i64, habits: Habits) -> float:
    """Beyond what its pips would bring elsewhere."""
    gain = float(PRINTED_STARS[tile]) - habits.pips * float(ICONS[tile])
    return max(gain, 0.3)


def tile_worth(t: Parks, seat: i64, tile: i64, prices: Prices, habits: Habits) -> float:
    """What it adds until the end, its price not counted."""
    left = float(rounds_left(t))
    worth = (left + 1.0) * pace(tile, habits) * each_activation(tile, habits)
    if ICON_COLOUR[tile * MOST_ICONS] == GREY and COLOUR[tile] == GREY:
        worth *= 1.1  # dice of all colours will do
    worth += float(PRINTED_INCOME[tile]) * left * dollar_at(t, prices)
    worth += (left + 1.0) * 0.6 * pace(tile, habits) * liked_colour(t, seat, COLOUR[tile])
    worth += objective_share(t, INCOME, 0.5 * float(PRINTED_INCOME[tile]))
    worth += objective_share(t, ONE_COLOUR, 0.4)
    return worth


def liked_colour(t: Parks, seat: i64, colour: i64) -> float:
    """1 where an administrator counts cubes of this colour (DP-156)."""
    administrator = has(t, seat, ADMINISTRATOR)
    if administrator == NONE:
        return 0.0
    for word in CARDS[administrator]:
        if isinstance(word, StarsForCubes) and word.colours & bit(colour):
            return 1.0
    return 0.0


def objective_share(t: Parks, objective: i64, stars: float) -> float:
    """These stars, if such an objective is still to be counted."""
    place = max(t.round - FIRST_ROUND, 0)
    while place < len(t.objectives):
        if t.objectives[place] == objective:
            return stars
        place += 1
    return 0.0


def bonus_worth(t: Parks, seat: i64, tile: i64, habits: Habits) -> float:
    """Of the category it completes (DP-67 to DP-70)."""
    icons = icons_of(t, seat, CATEGORY[tile]) + 1
    if icons == 2 and visitors_of(t, seat):
        return habits.bonus_turn
    if icons == 3 and t.bag:
        return habits.bonus_die
    if icons == 4 and t.discards:
        return habits.bonus_tile
    return 0.0


def site_worth(t: Parks, seat: i64, tile: i64, place: i64, habits: Habits) -> float:
    """Beside many, good ones before all, and not too far from the Entrance."""
    beside = NEIGHBOURS[place] & has(t, seat, BUILT)
    worth = habits.spread * float(bits(beside))
    other: i64 = 0
    while other < HEXES:
        if beside & bit(other):
            worth += 0.05 * float(PRINTED_STARS[tile_at(t, seat, other)])
        other += 1
    return worth - habits.far * float(distance(place, ENTRANCE))


# Facilities


def effects_on(t: Parks, seat: i64, place: i64) -> float:
    return float(EFFECT_STARS * (has(t, seat, INSTALLED + EFFECTS) >> place & 1))


def facility_worth(
    t: Parks, seat: i64, facility: i64, place: i64, prices: Prices, habits: Habits
) -> float:
    """What it adds until the end, its price not counted (DP-78 to DP-80)."""
    tile = tile_at(t, seat, place)
    rounds = float(rounds_left(t) + 1)
    often = pace(tile, habits)
    if icons_on(t, seat, place) > 1:
        often *= 1.0 + habits.second
    worth = objective_share(t, FACILITIES_INSTALLED, 0.6)
    if facility == EFFECTS:
        return worth + rounds * often * float(EFFECT_STARS)
    if facility == KIOSK:
        return worth + rounds * often * KIOSK_MONEY * dollar_at(t, prices)
    stars = each_activation(tile, habits)
    stars += float(EFFECT_STARS * (has(t, seat, INSTALLED + EFFECTS) >> place & 1))
    stars += (
        dollar_at(t, prices) * KIOSK_MONEY * float(has(t, seat, INSTALLED + KIOSK) >> place & 1)
    )
    return worth + rounds * pace(tile, habits) * habits.second * stars


# Mascots, plans, staff


def mascot_worth(t: Parks, card: i64, habits: Habits) -> float:
    """With a skill card, or none (DP-65, DP-66)."""
    rounds = float(rounds_left(t) + 1)
    each = habits.mascot if card == NONE else habits.mascot + 0.5 * OF_SKILLS[card]
    return rounds * each + objective_share(t, MOST_MASCOTS, 0.8)


def plan_worth(t: Parks, habits: Habits) -> float:
    return float(rounds_left(t) + 1) * habits.plan


def staff_worth(t: Parks, seat: i64, staff: i64, habits: Habits) -> float:
    """What its ability adds in this round (DP-41 to DP-55)."""
    if staff == RECEPTIONIST:
        return 0.0 if rounds_left(t) == 0 else habits.receptionist
    if staff == GUARD:
        return habits.guard
    if staff == GUIDE:
        return habits.guide
    if staff == MASCOT:
        return habits.mascot_staff * float(has(t, seat, MASCOTS)) + 0.8
    if staff == ARCHITECT:
        return habits.architect
    if staff == DIRECTOR:
        return habits.director * best_attraction(t, seat)
    worth = 0.0
    for expansion in t.expansions:
        worth += expansion.staff_worth(t, seat, staff)
    return worth


def best_attraction(t: Parks, seat: i64) -> float:
    """Stars of the one that is worth most, easy ones before hard ones."""
    best = 0.0
    place: i64 = 0
    while place < HEXES:
        tile = tile_at(t, seat, place)
        if tile != NONE:
            stars = float(
                PRINTED_STARS[tile] + 2 * (has(t, seat, INSTALLED + EFFECTS) >> place & 1)
            )
            if ICONS[tile] == 3:
                stars *= 0.5
            best = max(best, stars)
        place += 1
    return best


def pair_worth(
    t: Parks, seat: i64, staff: i64, second: i64, prices: Prices, habits: Habits
) -> float:
    """Two staff cards: what they pay, what they can do, how early they play (DP-33, DP-36)."""
    money = float(STAFF_INCOME[staff] + STAFF_INCOME[second]) * dollar_at(t, prices)
    tempo = habits.early * float(STAFF_VALUE[staff] + STAFF_VALUE[second])
    each = staff_worth(t, seat, staff, habits) + staff_worth(t, seat, second, habits)
    if staff == second:
        each *= 0.9
    return money + each - tempo
