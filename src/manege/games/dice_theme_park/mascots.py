"""Mascottes — adjust a value, a colour, or use a skill card (DP-51 to DP-53, DP-100 to DP-104).

A mascot's use is its own effect and one more adjustment for each mascot among the staff, in any
order (DP-R52); a colour is the last of them, for it begins the activation (DP-R47, DP-R53).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.dice_theme_park.activating import (
    NO_DIRECTOR,
    begin_activation,
    is_free,
)
from manege.games.dice_theme_park.components import (
    ADJUSTED,
    BUSY,
    DIRECTOR,
    GREY,
    HERE,
    IN_USE,
    MASCOT,
    MOST_SEATS,
    NONE,
    PLAYED,
    READY,
    RESTING,
    SKILLED,
    STANDING,
    USING,
    Parks,
    add,
    has,
    left_to_use,
    put,
)
from manege.games.dice_theme_park.dice import (
    DIE_IDS,
    FACES,
    OF_COLOUR,
    kinds_of,
    of_kind,
    showing,
    turn_to,
    value_of,
    visitors_of,
    visitors_on,
)
from manege.games.dice_theme_park.groups import can_form
from manege.games.dice_theme_park.hexes import HEX_IDS, HEXES
from manege.games.dice_theme_park.improvement import tile_at
from manege.games.dice_theme_park.moves import beside
from manege.games.dice_theme_park.questions import meant, waived
from manege.games.dice_theme_park.skills import FORM, PULL, PUSH, SKILL_IDS
from manege.games.dice_theme_park.story import ADJUSTED as DIE_ADJUSTED
from manege.games.dice_theme_park.story import HUED, USED_MASCOT
from manege.games.dice_theme_park.tiles import asked_colour
from manege.kernel.bag import count, one
from manege.kernel.bits import bit, lowest
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Decision, Verb, ask, tell


def extras(t: Parks, seat: i64) -> i64:
    """Further adjustments with each use of a mascot (DP-51, DP-53)."""
    return count(has(t, seat, PLAYED), MASCOT)


def adjustments_left(t: Parks, seat: i64) -> i64:
    own: i64 = 1 if has(t, seat, SKILLED) == 0 else 0
    return extras(t, seat) + own - has(t, seat, ADJUSTED)


def form_in_use(t: Parks, seat: i64) -> i64:
    """What the mascot in use can do by its card; NONE without one."""
    skill = has(t, seat, USING)
    return NONE if skill == NONE else FORM[skill]


def skill_left(t: Parks, seat: i64) -> bool:
    """Whether the mascot's card can still be used: instead of its own adjustment, once; pushes
    and pulls are two (DP-52, DP-104, DP-R57)."""
    form = form_in_use(t, seat)
    if form == NONE or has(t, seat, ADJUSTED) > extras(t, seat):
        return False
    most: i64 = 2 if form == PUSH or form == PULL else 1
    return has(t, seat, SKILLED) < most


def dice_here(t: Parks, seat: i64) -> i64:
    """A mascot works on the attraction where it stands (DP-R48, DP-R54)."""
    return visitors_on(t, seat, has(t, seat, HERE))


class UseMascot(Verb[Parks]):
    """One without a card, or the one on this card; each once a round (DP-101)."""

    def __init__(self) -> None:
        super().__init__(["mascot", *(f"mascot {each}" for each in SKILL_IDS)], 22)

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if not c.needs(visitors_of(t, seat) != 0, NOBODY_THERE):
            return
        if c.about(0) and c.needs(has(t, seat, RESTING) > 0, NO_MASCOT_READY):
            c.one(0)
        rest = has(t, seat, READY)
        skill: i64 = 0
        while rest:
            if rest & 7:
                c.one(1 + skill)
            rest >>= 3
            skill += 1
        if c.asked and c.which > 0:
            c.needs(count(has(t, seat, READY), c.which - 1) > 0, CARD_NOT_READY, c.which - 1)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        if which == 0:
            add(t, seat, RESTING, -1)
        else:
            add(t, seat, READY, -one(which - 1))
        put(t, seat, USING, which - 1)
        put(t, seat, ADJUSTED, 0)
        put(t, seat, SKILLED, 0)
        put(t, seat, BUSY, 0)
        ask(t, STANDS[seat])


class Stand(Verb[Parks]):
    """On an attraction where it finds something to do (DP-101)."""

    def __init__(self) -> None:
        super().__init__([f"stand {place}" for place in HEX_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        c.places(worth_standing(t, seat), NOTHING_TO_DO, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        put(t, seat, HERE, which)
        add(t, seat, STANDING, one(which))
        put(t, seat, IN_USE, 1)
        tell(t, USED_MASCOT, seat, which, tile_at(t, seat, which))


def worth_standing(t: Parks, seat: i64) -> i64:
    """Where dice stand; who pulls may be alone (DP-124)."""
    found: i64 = 0
    next_to: i64 = 0
    place: i64 = 0
    while place < HEXES:
        if visitors_on(t, seat, place):
            found |= bit(place)
            next_to |= beside(t, seat, place)
        place += 1
    return found | next_to if form_in_use(t, seat) == PULL else found


USE_MASCOT: Final = UseMascot()
STAND: Final = Stand()
NOBODY_THERE: Final = Why("DP-R48", "no-visitors")
NO_MASCOT_READY: Final = Why("DP-101", "no-mascot-ready")
CARD_NOT_READY: Final = Why("DP-101", "card-not-ready", "skill")
NOTHING_TO_DO: Final = Why("DP-R48", "nothing-to-do-there", "hex")


class StandMascot(Decision[Parks]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [STAND])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-101", "stand-first")


STANDS: Final = [StandMascot(seat) for seat in range(MOST_SEATS)]


# Adjustments


def adjust(t: Parks, seat: i64, dice: i64, kind: i64, by: i64) -> i64:
    """The first die of a kind among these changes its value; the die."""
    die = meant(t, seat, of_kind(t, dice, kind))
    turn_to(t, die, value_of(t, die) + by)
    tell(t, DIE_ADJUSTED, seat, kind, value_of(t, die))
    return die


def can_change(t: Parks, dice: i64, by: i64) -> i64:
    """Those whose value stays between 1 and 6 (DP-R49, DP-R55)."""
    value: i64 = 1
    while value <= FACES:
        if not 1 <= value + by <= FACES:
            dice &= ~showing(t, dice, value)
        value += 1
    return dice


def offer_change(t: Parks, c: Choices, dice: i64, by: i64, absent: Why, beyond: Why) -> None:
    c.unless(of_kind(t, dice, c.which) == 0, absent, c.which)
    c.places(kinds_of(t, can_change(t, dice, by)), beyond, c.which)


class Adjust(Verb[Parks]):
    """+1 or -1 on a die of the attraction (DP-102)."""

    def __init__(self, word: str, by: i64) -> None:
        super().__init__([f"{word} {die}" for die in DIE_IDS])
        self.by: i64 = by

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if c.needs(adjustments_left(t, seat) > 0, NO_ADJUSTMENT_LEFT):
            offer_change(t, c, dice_here(t, seat), self.by, NOT_HERE, OFF_THE_DIE)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        adjust(t, seat, dice_here(t, seat), which, self.by)
        add(t, seat, ADJUSTED, 1)


class Hue(Verb[Parks]):
    """A die counts as of the colour asked for, in one activation, which begins now (DP-103, DP-R47,
    DP-R51)."""

    def __init__(self) -> None:
        super().__init__([f"tint {die}" for die in DIE_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        place = has(t, seat, HERE)
        tile = tile_at(t, seat, place)
        colour = asked_colour(tile)
        if not (
            c.needs(adjustments_left(t, seat) > 0, NO_ADJUSTMENT_LEFT)
            and c.needs(colour != GREY, NO_COLOUR_ASKED, place)
            and c.needs(is_free(t, seat, place) or left_to_use(t, seat, DIRECTOR) > 0, NO_DIRECTOR)
        ):
            return
        dice = dice_here(t, seat)
        c.unless(of_kind(t, dice, c.which) == 0, NOT_HERE, c.which)
        found: i64 = 0
        rest = dice & ~OF_COLOUR[colour]
        while rest:
            die = lowest(rest)
            rest &= rest - 1
            if can_form(t, tile, dice, waived(t, seat, place), 0, bit(die)):
                found |= bit(die)
        c.places(kinds_of(t, found), TINT_DOES_NOT_HELP, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        place = has(t, seat, HERE)
        colour = asked_colour(tile_at(t, seat, place))
        die = meant(t, seat, of_kind(t, dice_here(t, seat), which))
        put(t, seat, IN_USE, 0)
        tell(t, HUED, seat, which, colour)
        begin_activation(t, seat, place, bit(die))


class Enough(Verb[Parks]):
    """What is left of this use is given up; not before it has done anything (DP-39)."""

    def __init__(self) -> None:
        super().__init__(["enough"])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if c.needs(has(t, seat, ADJUSTED) + has(t, seat, SKILLED) > 0, DONE_NOTHING):
            c.one()

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        put(t, seat, IN_USE, 0)


RAISE: Final = Adjust("raise", 1)
LOWER: Final = Adjust("lower", -1)
HUE: Final = Hue()
ENOUGH: Final = Enough()
NO_ADJUSTMENT_LEFT: Final = Why("DP-104", "no-adjustment-left")
NOT_HERE: Final = Why("DP-R48", "die-not-here", "die")
OFF_THE_DIE: Final = Why("DP-R49", "off-the-die", "die")
NO_COLOUR_ASKED: Final = Why("DP-103", "no-colour-asked", "hex")
TINT_DOES_NOT_HELP: Final = Why("DP-103", "tint-does-not-help", "die")
DONE_NOTHING: Final = Why("DP-101", "done-nothing")


def can_go_on(t: Parks, seat: i64) -> bool:
    """Whether the mascot in use has anything left to do."""
    if has(t, seat, IN_USE) == 0:
        return False
    return skill_left(t, seat) or (adjustments_left(t, seat) > 0 and dice_here(t, seat) != 0)
