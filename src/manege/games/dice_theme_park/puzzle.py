"""The activation phase as a puzzle of one park — its places, its dice by kinds, its means.

Dice of a kind on a hex are alike, so a hex is a bag of kinds; what a bag can form is looked up.
`routes` searches it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from manege.games.dice_theme_park.activating import icons_on
from manege.games.dice_theme_park.administrators import ADMINISTRATOR_CARDS as CARDS
from manege.games.dice_theme_park.administrators import SPARES, StarsForCubes, counted
from manege.games.dice_theme_park.components import (
    ADMINISTRATOR,
    BUILT,
    CUBES,
    DIRECTOR,
    GREY,
    GUIDE,
    INSTALLED,
    KIOSK,
    MASCOT,
    NONE,
    PLANS,
    PLAYED,
    READY,
    RECEPTIONIST,
    RESTING,
    Parks,
    has,
    left_to_use,
    rounds_of,
)
from manege.games.dice_theme_park.dice import FACES, colours_in, kind_of, visitors_on
from manege.games.dice_theme_park.groups import goes_with
from manege.games.dice_theme_park.hexes import HEXES, NEIGHBOURS
from manege.games.dice_theme_park.improvement import KIOSK_MONEY, stars_of
from manege.games.dice_theme_park.moves import ways_out
from manege.games.dice_theme_park.objectives import (
    CUBES_PLACED,
    DIFFERENT,
    FEWEST_PIPS,
    PLANS_TURNED,
    objective_of_round,
)
from manege.games.dice_theme_park.objectives import DICE as MOST_DICE
from manege.games.dice_theme_park.questions import waived
from manege.games.dice_theme_park.tiles import (
    COLOUR,
    ICON_COLOUR,
    ICON_VALUES,
    ICONS,
    MOST_ICONS,
    RELATION,
)
from manege.kernel.bag import EACH_KIND, count
from manege.kernel.bits import bit, lowest


class Prices:
    """What means are worth in stars, found by playing: see docs/balance/dice_theme_park.md."""

    def __init__(self) -> None:
        self.money: float = 0.54  # a $ at the end (DP-149)
        self.early_money: float = 0.4  # more, with all rounds left
        self.fuel: float = 0.75  # a pip that can still be used in this phase
        self.kept: float = 0.75  # a pip that stays for the next round
        self.ready: float = 0.72  # the share of an attraction's stars once its group stands there
        self.partly: float = 0.24  # the share as its group gathers
        self.plan: float = 0.6
        self.guide: float = 1.2
        self.director: float = 0.96
        self.mascot: float = 1.2
        self.place: float = 0.44  # an objective's stars, for one more of what it counts


STANDARD: Final = Prices()


def unit(kind: i64) -> i64:
    """One of a kind, unchecked: a search counts in millions."""
    return bit(3 * kind)


# Groups of kinds


GROUPS: Final[dict[int, list[int]]] = {}
MOST_KEPT: Final = 60_000


def groups_in(tile: i64, dice: i64, waived: i64) -> list[int]:
    """The groups that a bag of dice has for a tile, as bags (DP-90)."""
    key = dice << 8 | tile << 2 | waived
    found = GROUPS.get(key)
    if found is None:
        found = []
        gather(found, tile, dice, waived, NONE, 0, 0, 0, 0)
        if len(GROUPS) > MOST_KEPT:
            GROUPS.clear()
        GROUPS[key] = found
    return found


def hued_groups(tile: i64, dice: i64, waived: i64, hued: i64) -> list[int]:
    """Those with a die of a kind that counts as of the colour asked for (DP-103)."""
    found: list[int] = []
    gather(found, tile, dice, waived, hued, 0, 0, 0, 0)
    return [group for group in found if count(group, hued) > 0]


def gather(
    found: list[int],
    tile: i64,
    dice: i64,
    waived: i64,
    hued: i64,
    group: i64,
    icon: i64,
    first: i64,
    second: i64,
) -> None:
    if icon == ICONS[tile]:
        if group not in found:
            found.append(group)
        return
    relation = RELATION[tile]
    kind: i64 = 0
    rest = dice
    while rest:
        if rest & EACH_KIND and takes(tile, icon, kind):
            value = kind % FACES + 1
            left = waived if is_matched(tile, icon, kind, hued) else waived - 1
            if left >= 0 and goes_with(relation, icon, first, second, value):
                gather(
                    found,
                    tile,
                    dice - unit(kind),
                    left,
                    hued,
                    group + unit(kind),
                    icon + 1,
                    value if icon == 0 else first,
                    value if icon == 1 else second,
                )
        rest >>= 3
        kind += 1


def takes(tile: i64, icon: i64, kind: i64) -> bool:
    """Whether a die of a kind has a value that an icon asks for."""
    return ICON_VALUES[tile * MOST_ICONS + icon] >> (kind % FACES) & 1 != 0


def is_matched(tile: i64, icon: i64, kind: i64, hued: i64) -> bool:
    """Likewise its colour (DP-113)."""
    colour = ICON_COLOUR[tile * MOST_ICONS + icon]
    return colour == GREY or colour == kind // FACES or kind == hued


def gathered(tile: i64, dice: i64, waived: i64) -> float:
    """How much of a group stands there, from 0 to 1: icons that some die meets."""
    met: i64 = 0
    icon: i64 = 0
    left = dice
    while icon < ICONS[tile]:
        kind: i64 = 0
        rest = left
        while rest:
            matched = is_matched(tile, icon, kind, NONE)
            if rest & EACH_KIND and takes(tile, icon, kind) and (matched or waived > 0):
                if not matched:
                    waived -= 1
                left -= unit(kind)
                met += 1
                break
            rest >>= 3
            kind += 1
        icon += 1
    return float(met) / float(ICONS[tile])


def lowered(group: i64) -> i64:
    """The dice of a group after their decrease; those on 1 are gone (DP-93, DP-94)."""
    after: i64 = 0
    kind: i64 = 0
    while group:
        number = group & EACH_KIND
        if number and kind % FACES > 0:
            after += number * unit(kind - 1)
        group >>= 3
        kind += 1
    return after


def pips_in(dice: i64) -> i64:
    total: i64 = 0
    kind: i64 = 0
    while dice:
        total += (dice & EACH_KIND) * (kind % FACES + 1)
        dice >>= 3
        kind += 1
    return total


# The park


@mypyc_attr(acyclic=True)
class Puzzle:
    """What does not change in a phase: tiles, what a cube brings, what is worth how much."""

    def __init__(self, t: Parks, seat: i64, prices: Prices) -> None:
        self.prices = prices
        self.seat: i64 = seat
        self.built: i64 = has(t, seat, BUILT)
        self.tiles = t.tiles[seat * HEXES : (seat + 1) * HEXES]
        self.last: bool = t.round == rounds_of(t)
        self.extras: i64 = count(has(t, seat, PLAYED), MASCOT)
        self.rescues: i64 = left_to_use(t, seat, RECEPTIONIST)
        self.spares: i64 = counted(t, seat, SPARES)
        self.dyes: i64 = colours_in(t.bag)
        self.dollar: float = dollar_at(t, prices)
        self.kept: float = 0.0 if self.last else prices.kept
        self.fresh: float = 0.0  # the first cube on an attraction, besides what it brings
        self.turned: float = 0.0  # a plan that is turned over
        self.icons = vec[i64]()
        self.waived = vec[i64]()  # by hex: colours asked for in vain
        self.ways = vec[i64]()  # by hex: where dice may go from there, a bit each
        self.worth = vec[float]()
        self.promises: dict[int, float] = {}
        each = 0.0
        objective = objective_of_round(t)
        if objective == CUBES_PLACED:
            each = prices.place
        elif objective == DIFFERENT:
            self.fresh = prices.place
        elif objective == PLANS_TURNED:
            self.turned = prices.place
        elif objective == FEWEST_PIPS:
            self.kept -= 0.3 * prices.place
        elif objective == MOST_DICE:
            self.kept += 0.3 * prices.place
        place: i64 = 0
        while place < HEXES:
            tile = self.tiles[place]
            worth = 0.0
            icons: i64 = 0
            if tile != NONE:
                kiosk = has(t, seat, INSTALLED + KIOSK) >> place & 1
                worth = float(stars_of(t, seat, place)) + each
                worth += self.dollar * float(KIOSK_MONEY * kiosk)
                worth += administrators_star(t, seat, tile)
                icons = icons_on(t, seat, place)
            built = tile != NONE
            self.waived = append(self.waived, waived(t, seat, place) if built else 0)
            self.ways = append(self.ways, ways_out(t, seat, place) if built else 0)
            self.worth = append(self.worth, worth)
            self.icons = append(self.icons, icons)
            place += 1

    def promise(self, place: i64, dice: i64, cubes: i64) -> float:
        """What dice on a hex may still bring in this phase: their pips, and a group that stands
        there or gathers."""
        free = self.icons[place] - count(cubes, place)
        if free < 0:
            free = 0
        key = ((dice << 5) | place) << 2 | free
        known = self.promises.get(key)
        if known is not None:
            return known
        found = self.prices.fuel * float(pips_in(dice))
        if free > 0 and dice:
            tile = self.tiles[place]
            waives = self.waived[place]
            if groups_in(tile, dice, waives):
                found += self.prices.ready * self.worth[place]
            else:
                found += self.prices.partly * self.worth[place] * gathered(tile, dice, waives)
        self.promises[key] = found
        return found

    def left_over(self, dice: i64) -> float:
        """What dice on a hex are worth when the phase ends; those on 1 will be gone (DP-139)."""
        total: i64 = 0
        kind: i64 = 0
        while dice:
            total += (dice & EACH_KIND) * (kind % FACES)
            dice >>= 3
            kind += 1
        return self.kept * float(total)


def dollar_at(t: Parks, prices: Prices) -> float:
    """A $ buys more the earlier it comes (DP-149)."""
    left = float(rounds_of(t) - t.round) / float(rounds_of(t) - 1)
    return prices.money + prices.early_money * left


def administrators_star(t: Parks, seat: i64, tile: i64) -> float:
    """About what a cube brings there through an administrator (DP-156)."""
    administrator = has(t, seat, ADMINISTRATOR)
    if administrator == NONE or tile == 0:
        return 0.0
    for word in CARDS[administrator]:
        if isinstance(word, StarsForCubes) and word.colours & bit(COLOUR[tile]):
            return 0.6
    return 0.0


class Node:
    """A moment of the phase."""

    def __init__(self) -> None:
        self.dice = vec[i64]()  # by hex: a bag of kinds
        self.cubes: i64 = 0
        self.plans: i64 = 0
        self.guides: i64 = 0
        self.directors: i64 = 0
        self.resting: i64 = 0  # mascots without a card
        self.cards: i64 = 0  # skills whose mascot is ready, a bag
        self.at: i64 = NONE  # where a mascot still works
        self.adjusts: i64 = 0  # what it may still adjust
        self.again: i64 = NONE  # its skill, if it can be used once more
        self.gained: float = 0.0
        self.value: float = 0.0  # with what it promises

    def copy(self) -> Node:
        twin = Node()
        twin.dice = self.dice[:]
        twin.cubes = self.cubes
        twin.plans = self.plans
        twin.guides = self.guides
        twin.directors = self.directors
        twin.resting = self.resting
        twin.cards = self.cards
        twin.gained = self.gained
        twin.value = self.value
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.dice),
            self.cubes,
            self.plans,
            self.guides,
            self.directors,
            self.resting,
            self.cards,
        )


def node_of(t: Parks, seat: i64) -> Node:
    """Where the phase stands on a table."""
    node = Node()
    place: i64 = 0
    while place < HEXES:
        rest = visitors_on(t, seat, place)
        bag: i64 = 0
        while rest:
            kind = kind_of(t, lowest(rest))
            if count(bag, kind) < EACH_KIND:
                bag += unit(kind)
            rest &= rest - 1
        node.dice = append(node.dice, bag)
        place += 1
    node.cubes = has(t, seat, CUBES)
    node.plans = has(t, seat, PLANS)
    node.guides = left_to_use(t, seat, GUIDE)
    node.directors = left_to_use(t, seat, DIRECTOR)
    node.resting = has(t, seat, RESTING)
    node.cards = has(t, seat, READY)
    return node


def beside(puzzle: Puzzle, place: i64) -> i64:
    return NEIGHBOURS[place] & puzzle.built
