"""3. Agrandissement — an attraction, a category bonus, a mascot (DP-50, DP-59 to DP-71)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.dice_theme_park.administrators import MASCOT_DISCOUNT, counted
from manege.games.dice_theme_park.components import (
    BUILT,
    EXPANSION,
    HAS_BUILT,
    HAS_RECRUITED,
    HERE,
    MASCOT,
    MASCOTS,
    MONEY,
    MOST_MASCOTS,
    MOST_SEATS,
    MOVING,
    NOBODY,
    NONE,
    PLAYED,
    READY,
    RESTING,
    SKILLS,
    TILE_IN_HAND,
    Parks,
    add,
    has,
    put,
)
from manege.games.dice_theme_park.dice import (
    DIE_IDS,
    FACES,
    arrive,
    bag_of_kinds,
    draw,
    kind_of,
    of_kind,
    turn_to,
    visitors_of,
    visitors_on,
)
from manege.games.dice_theme_park.hexes import HEX_IDS, HEXES, free_places
from manege.games.dice_theme_park.market import place_tile
from manege.games.dice_theme_park.purse import pay, price
from manege.games.dice_theme_park.questions import TURNING, Asking, ask_again, asked, meant
from manege.games.dice_theme_park.skills import SKILL_IDS
from manege.games.dice_theme_park.story import (
    ARRIVED,
    BONUS,
    PASSED,
    RECRUITED,
    TRAINED,
    TURNED,
)
from manege.games.dice_theme_park.story import BUILT as TILE_BUILT
from manege.games.dice_theme_park.tiles import (
    CATEGORY,
    COST,
    FIRST_A,
    ROOM_FOR_TILES,
    TILE_IDS,
)
from manege.games.dice_theme_park.welcome import DECLINE
from manege.kernel.bag import count, one
from manege.kernel.bits import bit, lowest
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Decision, Step, Verb, agenda_of, ask, tell, then

ROOM_TO_BUILD: Final = ROOM_FOR_TILES - FIRST_A
MASCOT_PRICE: Final = 5  # DP-65
STAFF_DISCOUNT: Final = 2  # DP-50
BONUS_VALUE: Final = 4  # DP-69


class Build(Verb[Parks]):
    """One of the available ones, paid in full (DP-59, DP-60). Then its place."""

    def __init__(self) -> None:
        super().__init__([f"build {each}" for each in TILE_IDS[FIRST_A:]], ROOM_TO_BUILD)

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        asked = c.which + FIRST_A
        if not c.needs(has(t, seat, HAS_BUILT) == 0, BUILT_ALREADY):
            return
        if not c.needs(free_places(has(t, seat, BUILT)) != 0, PARK_FULL):
            return
        money = has(t, seat, MONEY)
        c.unless(not t.row & bit(asked), NOT_AVAILABLE, asked)
        rest = t.row
        while rest:
            tile = lowest(rest)
            rest &= rest - 1
            if c.about(tile - FIRST_A) and c.needs(
                COST[tile] <= money, TILE_TOO_DEAR, tile, COST[tile], money
            ):
                c.one(tile - FIRST_A)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        tile = which + FIRST_A
        t.row &= ~bit(tile)
        pay(t, seat, COST[tile])
        put(t, seat, HAS_BUILT, 1)
        put(t, seat, TILE_IN_HAND, tile)
        ask(t, BUILDING_SITES[seat])


class Salvage(Verb[Parks]):
    """Four icons: any tile of the discard, for nothing (DP-70)."""

    def __init__(self) -> None:
        super().__init__([f"salvage {each}" for each in TILE_IDS[FIRST_A:]], ROOM_TO_BUILD)

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        c.places(t.discards >> FIRST_A, NOT_DISCARDED, c.which + FIRST_A)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        tile = which + FIRST_A
        t.discards &= ~bit(tile)
        put(t, seat, TILE_IN_HAND, tile)
        ask(t, SALVAGE_SITES[seat])


class Site(Verb[Parks]):
    """Next to a tile of the park, inside the outline (DP-62, DP-64)."""

    def __init__(self) -> None:
        super().__init__([f"at {each}" for each in HEX_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        built = has(t, seat, BUILT)
        c.unless(built & bit(c.which) != 0, HEX_TAKEN, c.which)
        c.places(free_places(built), NOT_NEXT_TO_A_TILE, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        place_tile(t, seat, has(t, seat, TILE_IN_HAND), which)
        put(t, seat, TILE_IN_HAND, 0)
        put(t, seat, HERE, which)


BUILD: Final = Build()
SALVAGE: Final = Salvage()
SITE: Final = Site()
BUILT_ALREADY: Final = Why("DP-59", "built-already")
PARK_FULL: Final = Why("DP-64", "park-full")
NOT_AVAILABLE: Final = Why("DP-59", "tile-not-available", "tile")
TILE_TOO_DEAR: Final = Why("DP-60", "tile-too-dear", "tile", "price", "money")
NOT_DISCARDED: Final = Why("DP-R24", "tile-not-discarded", "tile")
HEX_TAKEN: Final = Why("DP-63", "hex-taken", "hex")
NOT_NEXT_TO_A_TILE: Final = Why("DP-62", "not-next-to-a-tile", "hex")


class PlaceTile(Decision[Parks]):
    """The tile just built; its category may bring a bonus (DP-67)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [SITE])

    def answer(self, t: Parks, code: i64) -> None:
        tile = has(t, self.seat, TILE_IN_HAND)
        super().answer(t, code)
        tell(t, TILE_BUILT, self.seat, tile, code - SITE.first, COST[tile])
        then(t, BONUSES[self.seat])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-62", "place-the-tile")


class PlaceSalvaged(Decision[Parks]):
    """The free one, which brings none (DP-71)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [SITE])

    def answer(self, t: Parks, code: i64) -> None:
        tile = has(t, self.seat, TILE_IN_HAND)
        super().answer(t, code)
        tell(t, TILE_BUILT, self.seat, tile, code - SITE.first, 0)

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-62", "place-the-tile")


BUILDING_SITES: Final = [PlaceTile(seat) for seat in range(MOST_SEATS)]
SALVAGE_SITES: Final = [PlaceSalvaged(seat) for seat in range(MOST_SEATS)]


# Category bonuses


def icons_of(t: Parks, seat: i64, category: i64) -> i64:
    """How many tiles of the park show it (DP-R5)."""
    number: i64 = 0
    place: i64 = 0
    while place < HEXES:
        tile = t.tiles[seat * HEXES + place]
        if tile != NONE and CATEGORY[tile] == category:
            number += 1
        place += 1
    return number


class ChooseDie(Verb[Parks]):
    """Two icons: any die of the park (DP-68, DP-R25). Then its face."""

    def __init__(self) -> None:
        super().__init__([f"turn {die} {place}" for die in DIE_IDS for place in HEX_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        offer_dice(t, seat, c, NO_SUCH_DIE)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        put(t, seat, MOVING, die_named(t, seat, which))
        ask(t, FACE_CHOICES[seat])


def offer_dice(t: Parks, seat: i64, c: Choices, missing: Why) -> None:
    """Each kind of die on each hex; the clause is told the die and the hex that lack."""
    place: i64 = 0
    while place < HEXES:
        dice = visitors_on(t, seat, place)
        if c.asked and c.which % HEXES == place:
            c.needs(of_kind(t, dice, c.which // HEXES) != 0, missing, c.which // HEXES, place)
        if dice and (not c.asked or c.which % HEXES == place):
            c.grid(bag_of_kinds(t, dice), bit(place), HEXES, missing, missing)
        place += 1


def die_named(t: Parks, seat: i64, which: i64) -> i64:
    """The die that an action of kind × hex means."""
    return meant(t, seat, of_kind(t, visitors_on(t, seat, which % HEXES), which // HEXES))


NO_SUCH_DIE: Final = Why("DP-68", "no-such-die", "die", "hex")


class Face(Verb[Parks]):
    def __init__(self) -> None:
        super().__init__([f"face {n + 1}" for n in range(FACES)])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        c.places(0b111111, NO_FACE)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        die = has(t, seat, MOVING)
        tell(t, TURNED, seat, kind_of(t, die), which + 1)
        turn_to(t, die, which + 1)


class DrawDie(Verb[Parks]):
    """Three icons: a die out of the bag, on 4 (DP-69)."""

    def __init__(self) -> None:
        super().__init__(["draw"])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        c.one()

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        die = draw(t)
        turn_to(t, die, BONUS_VALUE)
        arrive(t, seat, bit(die))
        tell(t, ARRIVED, seat, kind_of(t, die))


CHOOSE_DIE: Final = ChooseDie()
FACE: Final = Face()
DRAW_DIE: Final = DrawDie()
NO_FACE: Final = Why("DP-68", "no-face")


class TurnDie(Asking):
    def __init__(self, seat: i64, variant: i64 = 0) -> None:
        super().__init__(seat, TURNING, [CHOOSE_DIE, DECLINE], variant)

    def within(self, variant: i64) -> Asking:
        return TurnDie(self.seat, variant)

    def answer(self, t: Parks, code: i64) -> None:
        super().answer(t, code)
        ask_again(t, self, code)

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-68", "bonus-first")


class ChooseFace(Decision[Parks]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [FACE])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-68", "face-first")


class DrawVisitor(Decision[Parks]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [DRAW_DIE, DECLINE])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-69", "bonus-first")


class SalvageTile(Decision[Parks]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [SALVAGE, DECLINE])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-70", "bonus-first")


TURN_DIE: Final = [TurnDie(seat) for seat in range(MOST_SEATS)]
FACE_CHOICES: Final = [ChooseFace(seat) for seat in range(MOST_SEATS)]
DRAW_VISITOR: Final = [DrawVisitor(seat) for seat in range(MOST_SEATS)]
SALVAGE_TILE: Final = [SalvageTile(seat) for seat in range(MOST_SEATS)]


class CategoryBonus(Step[Parks]):
    """For exactly 2, 3 or 4 icons, at once; it may be declined (DP-67, DP-R21, DP-R22).

    What cannot be had is lost (DP-R24, DP-R26).
    """

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def perform(self, t: Parks) -> None:
        seat = self.seat
        category = CATEGORY[t.tiles[seat * HEXES + has(t, seat, HERE)]]
        icons = icons_of(t, seat, category)
        if 2 <= icons <= 4:
            tell(t, BONUS, seat, category, icons)
        if icons == 2 and visitors_of(t, seat):
            ask(t, asked(t, TURN_DIE[seat]))
        elif icons == 3 and t.bag:
            ask(t, DRAW_VISITOR[seat])
        elif icons == 4 and t.discards and free_places(has(t, seat, BUILT)):
            ask(t, SALVAGE_TILE[seat])

    def __reduce__(self) -> tuple[object, ...]:
        return CategoryBonus, (self.seat,)


BONUSES: Final = [agenda_of([CategoryBonus(seat)]) for seat in range(MOST_SEATS)]


# Mascots


def mascot_price(t: Parks, seat: i64) -> i64:
    """DP-50, DP-53, DP-65, DP-161, DP-R27."""
    staff = STAFF_DISCOUNT * count(has(t, seat, PLAYED), MASCOT)
    return price(MASCOT_PRICE, staff + counted(t, seat, MASCOT_DISCOUNT))


def may_recruit(t: Parks, seat: i64, c: Choices) -> bool:
    """One a round, six in all (DP-65, DP-R28, DP-R30)."""
    money = has(t, seat, MONEY)
    cost = mascot_price(t, seat)
    return (
        c.needs(has(t, seat, HAS_RECRUITED) == 0, RECRUITED_ALREADY)
        and c.needs(has(t, seat, MASCOTS) < MOST_MASCOTS, NO_MASCOT_LEFT)
        and c.needs(cost <= money, MASCOT_TOO_DEAR, cost, money)
    )


def recruit(t: Parks, seat: i64) -> None:
    cost = mascot_price(t, seat)
    pay(t, seat, cost)
    add(t, seat, MASCOTS, 1)
    put(t, seat, HAS_RECRUITED, 1)
    tell(t, RECRUITED, seat, cost)


class Recruit(Verb[Parks]):
    """Without a skill card: it can adjust, and no more (DP-65, DP-R29)."""

    def __init__(self) -> None:
        super().__init__(["recruit"])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if may_recruit(t, seat, c):
            c.one()

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        recruit(t, seat)
        add(t, seat, RESTING, 1)


class Train(Verb[Parks]):
    """With one of the available skill cards, on which it stands (DP-66)."""

    def __init__(self) -> None:
        super().__init__([f"train {each}" for each in SKILL_IDS], 21)

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if may_recruit(t, seat, c):
            c.each(t.offer, SKILL_NOT_AVAILABLE, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        recruit(t, seat)
        t.offer -= one(which)
        add(t, seat, SKILLS, one(which))
        add(t, seat, READY, one(which))
        tell(t, TRAINED, seat, which)


class Pass(Verb[Parks]):
    """All, some or none of it (DP-30)."""

    def __init__(self) -> None:
        super().__init__(["pass"])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        c.one()

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        put(t, seat, HAS_BUILT, 1)
        put(t, seat, HAS_RECRUITED, 1)
        tell(t, PASSED, seat)


RECRUIT: Final = Recruit()
TRAIN: Final = Train()
PASS: Final = Pass()
RECRUITED_ALREADY: Final = Why("DP-65", "recruited-already")
NO_MASCOT_LEFT: Final = Why("DP-R30", "no-mascot-left")
MASCOT_TOO_DEAR: Final = Why("DP-65", "mascot-too-dear", "price", "money")
SKILL_NOT_AVAILABLE: Final = Why("DP-66", "skill-not-available", "skill")


class Expand(Decision[Parks]):
    """Build and recruit, in either order (DP-R20)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [BUILD, RECRUIT, TRAIN, PASS])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-59", "build-recruit-or-pass")


EXPAND: Final = [Expand(seat) for seat in range(MOST_SEATS)]


class OpenExpansion(Step[Parks]):
    def perform(self, t: Parks) -> None:
        t.phase = EXPANSION
        t.called = 0


class NextBuilder(Step[Parks]):
    """In order; each goes on until he passes or has done both (DP-59, DP-65, DP-R9)."""

    def perform(self, t: Parks) -> None:
        if t.player == NOBODY or is_done(t, t.player):
            if t.called == t.seats:
                t.player = NOBODY
                return
            t.player = t.order[t.called]
            t.called += 1
        ask(t, EXPAND[t.player])
        then(t, NEXT_BUILDER)


def is_done(t: Parks, seat: i64) -> bool:
    return has(t, seat, HAS_BUILT) != 0 and has(t, seat, HAS_RECRUITED) != 0


NEXT_BUILDER: Final = agenda_of([NextBuilder()])
EXPANSION_STEPS: Final[list[Step[Parks]]] = [OpenExpansion(), NextBuilder()]
