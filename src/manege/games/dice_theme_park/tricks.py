"""Utiliser la compétence — what a mascot on a skill card can do instead (DP-118 to DP-126).

Always on the attraction where it stands, or next to it (DP-R54).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.dice_theme_park.components import (
    BUSY,
    COLOUR_IDS,
    COLOURS,
    FROM_SKILLS,
    HERE,
    MOST_SEATS,
    SKILLED,
    TOKENS,
    USING,
    Parks,
    add,
    has,
    put,
)
from manege.games.dice_theme_park.dice import (
    DIE_IDS,
    FACES,
    OF_COLOUR,
    bag_of_kinds,
    colours_in,
    kind_of,
    kinds_of,
    of_kind,
    showing,
    turn_to,
    value_of,
    visitors_on,
)
from manege.games.dice_theme_park.hexes import HEX_IDS, HEXES
from manege.games.dice_theme_park.mascots import (
    OFF_THE_DIE,
    adjust,
    dice_here,
    form_in_use,
    offer_change,
    skill_left,
)
from manege.games.dice_theme_park.moves import beside, near, walk, ways_out
from manege.games.dice_theme_park.purse import earn
from manege.games.dice_theme_park.questions import NUDGING, Asking, ask_again, asked, meant
from manege.games.dice_theme_park.skills import (
    CASH,
    CHEER,
    DYE,
    FLIP,
    LEAP,
    MOST_CASH,
    MOST_CHEERS,
    NUDGE,
    PULL,
    PUSH,
    SHIFT,
    SHOWN,
)
from manege.games.dice_theme_park.story import ADJUSTED, CHEERED, DYED
from manege.kernel.bits import bit, bits, lowest
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Verb, ask, tell

CARD_USED: Final = Why("DP-104", "card-used")
NOT_ON_THIS_CARD: Final = Why("DP-100", "not-on-this-card")


def has_trick(t: Parks, seat: i64, c: Choices, form: i64) -> bool:
    return c.needs(form_in_use(t, seat) == form, NOT_ON_THIS_CARD) and c.needs(
        skill_left(t, seat), CARD_USED
    )


def shown_dice(t: Parks, seat: i64) -> i64:
    """The dice here of the colour on the card in use."""
    return dice_here(t, seat) & OF_COLOUR[SHOWN[has(t, seat, USING)]]


class Shift(Verb[Parks]):
    """+2 or -2 on a die of the shown colour (DP-118, DP-R55)."""

    def __init__(self, word: str, by: i64) -> None:
        super().__init__([f"{word} {die}" for die in DIE_IDS])
        self.by: i64 = by

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if has_trick(t, seat, c, SHIFT):
            dice = shown_dice(t, seat)
            c.unless(of_kind(t, dice_here(t, seat) & ~dice, c.which) != 0, OTHER_COLOUR, c.which)
            offer_change(t, c, dice, self.by, NOT_HERE, CANNOT_SHIFT)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        adjust(t, seat, shown_dice(t, seat), which, self.by)
        add(t, seat, SKILLED, 1)


class Flip(Verb[Parks]):
    """2 becomes 5, 5 becomes 2 (DP-119)."""

    def __init__(self) -> None:
        super().__init__([f"flip {die}" for die in DIE_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if has_trick(t, seat, c, FLIP):
            dice = dice_here(t, seat)
            c.unless(of_kind(t, dice, c.which) == 0, NOT_HERE, c.which)
            flippable = showing(t, dice, 2) | showing(t, dice, 5)
            c.places(kinds_of(t, flippable), NEITHER_2_NOR_5, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        die = meant(t, seat, of_kind(t, dice_here(t, seat), which))
        turn_to(t, die, 7 - value_of(t, die))
        tell(t, ADJUSTED, seat, which, value_of(t, die))
        add(t, seat, SKILLED, 1)


class TakeCash(Verb[Parks]):
    """2$ at once for each die of the colour here, at most 6$ (DP-120, DP-R60)."""

    def __init__(self) -> None:
        super().__init__(["cash"])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if has_trick(t, seat, c, CASH) and c.needs(shown_dice(t, seat) != 0, NOBODY_PAYS):
            c.one()

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        earn(t, seat, min(MOST_CASH, 2 * bits(shown_dice(t, seat))), FROM_SKILLS)
        add(t, seat, SKILLED, 1)


class TakeCheers(Verb[Parks]):
    """A star token for each, at most three, scored in phase 6 (DP-121, DP-R60)."""

    def __init__(self) -> None:
        super().__init__(["cheer"])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if has_trick(t, seat, c, CHEER) and c.needs(shown_dice(t, seat) != 0, NOBODY_CHEERS):
            c.one()

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        stars = min(MOST_CHEERS, bits(shown_dice(t, seat)))
        add(t, seat, TOKENS, stars)
        add(t, seat, SKILLED, 1)
        tell(t, CHEERED, seat, stars)


class Nudge(Verb[Parks]):
    """+1 or -1 on each of two different dice (DP-122, DP-R56)."""

    def __init__(self, word: str, by: i64) -> None:
        super().__init__([f"{word} {die}" for die in DIE_IDS])
        self.by: i64 = by

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        dice = dice_here(t, seat)
        if has_trick(t, seat, c, NUDGE) and c.needs(bits(dice) > 1, TWO_DICE_NEEDED):
            changed = has(t, seat, BUSY)
            c.unless(of_kind(t, changed, c.which) != 0, CHANGED_ALREADY, c.which)
            offer_change(t, c, dice & ~changed, self.by, NOT_HERE, OFF_THE_DIE)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        second = has(t, seat, BUSY) != 0
        die = adjust(t, seat, dice_here(t, seat) & ~has(t, seat, BUSY), which, self.by)
        if second:
            add(t, seat, SKILLED, 1)
        else:
            put(t, seat, BUSY, bit(die))
            ask(t, asked(t, SECOND_NUDGES[seat]))


class Push(Verb[Parks]):
    """A die from here to an adjacent attraction, or up to two hexes away (DP-123, DP-125)."""

    def __init__(self, word: str, form: i64) -> None:
        super().__init__([f"{word} {die} {place}" for die in DIE_IDS for place in HEX_IDS])
        self.form: i64 = form

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if has_trick(t, seat, c, self.form):
            here = has(t, seat, HERE)
            ways = near(t, seat, here) if self.form == LEAP else ways_out(t, seat, here)
            too_far = TOO_FAR_TO_LEAP if self.form == LEAP else TOO_FAR_TO_PUSH
            c.grid(bag_of_kinds(t, dice_here(t, seat)), ways, HEXES, NOT_HERE, too_far)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        die = meant(t, seat, of_kind(t, dice_here(t, seat), which // HEXES))
        walk(t, seat, die, has(t, seat, HERE), which % HEXES)
        add(t, seat, SKILLED, 1)


class Pull(Verb[Parks]):
    """A die from an adjacent attraction to here (DP-124)."""

    def __init__(self) -> None:
        super().__init__([f"pull {die} {place}" for die in DIE_IDS for place in HEX_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if not has_trick(t, seat, c, PULL):
            return
        rest = beside(t, seat, has(t, seat, HERE))
        if c.asked:
            kind = c.which // HEXES
            asked = c.which % HEXES
            c.unless(not rest & bit(asked), TOO_FAR_TO_PULL, asked)
            missing = of_kind(t, visitors_on(t, seat, asked), kind) == 0
            c.unless(missing, NOBODY_TO_PULL, kind, asked)
            rest &= bit(asked)
        while rest:
            place = lowest(rest)
            rest &= rest - 1
            dice = visitors_on(t, seat, place)
            c.grid(bag_of_kinds(t, dice), bit(place), HEXES, NOBODY_TO_PULL, TOO_FAR_TO_PULL)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        place = which % HEXES
        die = meant(t, seat, of_kind(t, visitors_on(t, seat, place), which // HEXES))
        add(t, seat, SKILLED, 1)
        for expansion in t.expansions:
            if expansion.redirects(t, seat, die, place):
                return
        walk(t, seat, die, place, has(t, seat, HERE))


class Dye(Verb[Parks]):
    """Exchanged with a die of another colour out of the bag; the value stays (DP-126, DP-R59)."""

    def __init__(self) -> None:
        super().__init__(
            [f"dye {die} {colour}" for die in DIE_IDS for colour in COLOUR_IDS[:COLOURS]]
        )

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if not has_trick(t, seat, c, DYE):
            return
        asked = c.which % COLOURS
        c.unless(not colours_in(t.bag) & bit(asked), NOT_IN_THE_BAG, asked)
        colour: i64 = 0
        while colour < COLOURS:
            dice = dice_here(t, seat) & OF_COLOUR[colour]
            if not c.asked or c.which // COLOURS // FACES == colour:
                others = colours_in(t.bag) & ~bit(colour)
                c.grid(bag_of_kinds(t, dice), others, COLOURS, NOT_HERE, SAME_COLOUR)
            colour += 1

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        here = seat * HEXES + has(t, seat, HERE)
        old = meant(t, seat, of_kind(t, t.visitors[here], which // COLOURS))
        new = lowest(t.bag & OF_COLOUR[which % COLOURS])
        tell(t, DYED, seat, kind_of(t, old), which % COLOURS)
        turn_to(t, new, value_of(t, old))
        t.visitors[here] = t.visitors[here] & ~bit(old) | bit(new)
        t.bag = t.bag & ~bit(new) | bit(old)
        for expansion in t.expansions:
            expansion.exchanged(t, seat, old, new)
        add(t, seat, SKILLED, 1)


SHIFT_UP: Final = Shift("boost", 2)
SHIFT_DOWN: Final = Shift("drop", -2)
FLIP_DIE: Final = Flip()
TAKE_CASH: Final = TakeCash()
TAKE_CHEERS: Final = TakeCheers()
NUDGE_UP: Final = Nudge("nudge-up", 1)
NUDGE_DOWN: Final = Nudge("nudge-down", -1)
PUSH_AWAY: Final = Push("push", PUSH)
PULL_HERE: Final = Pull()
LEAP_AWAY: Final = Push("leap", LEAP)
DYE_DIE: Final = Dye()
NOT_HERE: Final = Why("DP-R54", "die-not-here", "die")
OTHER_COLOUR: Final = Why("DP-118", "not-of-the-cards-colour", "die")
CANNOT_SHIFT: Final = Why("DP-R55", "off-the-die", "die")
NEITHER_2_NOR_5: Final = Why("DP-119", "neither-2-nor-5", "die")
NOBODY_PAYS: Final = Why("DP-120", "no-die-of-that-colour")
NOBODY_CHEERS: Final = Why("DP-121", "no-die-of-that-colour")
TWO_DICE_NEEDED: Final = Why("DP-R56", "two-dice-needed")
CHANGED_ALREADY: Final = Why("DP-R56", "changed-already", "die")
TOO_FAR_TO_PUSH: Final = Why("DP-123", "too-far", "hex")
TOO_FAR_TO_PULL: Final = Why("DP-124", "too-far", "hex")
NOBODY_TO_PULL: Final = Why("DP-124", "no-such-die", "die", "hex")
TOO_FAR_TO_LEAP: Final = Why("DP-125", "too-far", "hex")
NOT_IN_THE_BAG: Final = Why("DP-R59", "not-in-the-bag", "colour")
SAME_COLOUR: Final = Why("DP-126", "same-colour", "colour")


class SecondNudge(Asking):
    """Two dice are changed, not one (DP-122)."""

    def __init__(self, seat: i64, variant: i64 = 0) -> None:
        super().__init__(seat, NUDGING, [NUDGE_UP, NUDGE_DOWN], variant)

    def within(self, variant: i64) -> Asking:
        return SecondNudge(self.seat, variant)

    def answer(self, t: Parks, code: i64) -> None:
        super().answer(t, code)
        ask_again(t, self, code)

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-122", "second-nudge-first")


SECOND_NUDGES: Final = [SecondNudge(seat) for seat in range(MOST_SEATS)]

TRICKS: Final[list[list[Verb[Parks]]]] = [  # by form
    [SHIFT_UP, SHIFT_DOWN],
    [FLIP_DIE],
    [TAKE_CASH],
    [TAKE_CHEERS],
    [NUDGE_UP, NUDGE_DOWN],
    [PUSH_AWAY],
    [PULL_HERE],
    [LEAP_AWAY],
    [DYE_DIE],
]
