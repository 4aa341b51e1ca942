"""Activer une attraction — cube, group, decrease, move (DP-54, DP-84 to DP-97, DP-155).

The engine takes the cheapest group; whoever wants another one names its dice first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.dice_theme_park.administrators import SPARES, counted
from manege.games.dice_theme_park.components import (
    BUILT,
    CHOICE,
    CUBES,
    DIRECTOR,
    GENERATOR,
    GREY,
    GROUP,
    HERE,
    HUED,
    INSTALLED,
    LEFT,
    MOST_SEATS,
    NEEDED,
    SPARED,
    Parks,
    add,
    has,
    left_to_use,
    put,
)
from manege.games.dice_theme_park.dice import (
    DIE_IDS,
    OF_COLOUR,
    kind_of,
    kinds_of,
    of_kind,
    showing,
    turn_to,
    value_of,
    visitors_on,
)
from manege.games.dice_theme_park.dice import leave as leave_the_park
from manege.games.dice_theme_park.groups import can_form, could_join, groups_of
from manege.games.dice_theme_park.hexes import ENTRANCE, HEX_IDS, HEXES
from manege.games.dice_theme_park.improvement import stars_of, tile_at
from manege.games.dice_theme_park.moves import walk, ways_out
from manege.games.dice_theme_park.questions import (
    SENDING,
    Asking,
    ask_again,
    asked,
    may_stay,
    meant,
    undiminished,
    waived,
)
from manege.games.dice_theme_park.story import ACTIVATED, DECREASED, DIRECTED
from manege.games.dice_theme_park.story import LEFT as LEFT_THE_PARK
from manege.games.dice_theme_park.story import SPARED as WAS_SPARED
from manege.games.dice_theme_park.tiles import COLOUR
from manege.kernel.bag import count, one
from manege.kernel.bits import bit, lowest
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Verb, ask, tell


def icons_on(t: Parks, seat: i64, place: i64) -> i64:
    """One, or two with a generator; the Entrance has one printed (DP-80, DP-87, DP-89)."""
    if place == ENTRANCE:
        return 2
    return 1 + (has(t, seat, INSTALLED + GENERATOR) >> place & 1)


def is_free(t: Parks, seat: i64, place: i64) -> bool:
    """Whether an icon takes another cube (DP-87)."""
    return count(has(t, seat, CUBES), place) < icons_on(t, seat, place)


def has_group(t: Parks, seat: i64, place: i64) -> bool:
    """DP-91; where nobody stands, as on most of them, nothing else is asked."""
    dice = visitors_on(t, seat, place)
    return dice != 0 and can_form(t, tile_at(t, seat, place), dice, waived(t, seat, place))


class Activate(Verb[Parks]):
    """A free icon, and a group that matches (DP-82, DP-87, DP-90, DP-91)."""

    def __init__(self) -> None:
        super().__init__([f"activate {place}" for place in HEX_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        found: i64 = 0
        rest = has(t, seat, BUILT)
        if c.asked:
            c.unless(not rest & bit(c.which), NO_ATTRACTION, c.which)
            rest &= bit(c.which)
        while rest:
            place = lowest(rest)
            rest &= rest - 1
            if c.needs(
                is_free(t, seat, place), NO_FREE_ICON, place, count(has(t, seat, CUBES), place)
            ) and c.needs(has_group(t, seat, place), NO_GROUP, place):
                found |= bit(place)
        c.places(found, NO_GROUP, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        begin_activation(t, seat, which, 0)


class Direct(Verb[Parks]):
    """Once for each director, where no icon is free any more (DP-54, DP-55, DP-R61)."""

    def __init__(self) -> None:
        super().__init__([f"direct {place}" for place in HEX_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if not c.needs(left_to_use(t, seat, DIRECTOR) > 0, NO_DIRECTOR):
            return
        found: i64 = 0
        rest = has(t, seat, BUILT)
        if c.asked:
            c.unless(not rest & bit(c.which), NO_ATTRACTION, c.which)
            rest &= bit(c.which)
        while rest:
            place = lowest(rest)
            rest &= rest - 1
            if c.needs(not is_free(t, seat, place), STILL_FREE, place) and c.needs(
                has_group(t, seat, place), NO_GROUP, place
            ):
                found |= bit(place)
        c.places(found, NO_GROUP, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        begin_activation(t, seat, which, 0)


ACTIVATE: Final = Activate()
DIRECT: Final = Direct()
NO_ATTRACTION: Final = Why("DP-82", "no-attraction", "hex")
NO_FREE_ICON: Final = Why("DP-87", "no-free-icon", "hex", "cubes")
NO_GROUP: Final = Why("DP-91", "no-group", "hex")
NO_DIRECTOR: Final = Why("DP-54", "no-director")
STILL_FREE: Final = Why("DP-54", "icon-still-free", "hex")


def begin_activation(t: Parks, seat: i64, place: i64, hued: i64) -> None:
    """Step 1, the cube; a director's where no icon is free (DP-54, DP-87)."""
    if not is_free(t, seat, place):
        add(t, seat, LEFT + DIRECTOR, -1)
        tell(t, DIRECTED, seat)
    add(t, seat, CUBES, one(place))
    put(t, seat, HERE, place)
    put(t, seat, HUED, hued)
    put(t, seat, NEEDED, 0)
    put(t, seat, SPARED, 0)
    tell(t, ACTIVATED, seat, tile_at(t, seat, place), place, stars_of(t, seat, place))
    form_group(t, seat)


def form_group(t: Parks, seat: i64) -> None:
    """Step 2: the cheapest group with all that was asked for; a group that all leaves needs no
    further word (DP-90, DP-R42)."""
    place = has(t, seat, HERE)
    dice = visitors_on(t, seat, place)
    tile = tile_at(t, seat, place)
    needed = has(t, seat, NEEDED)
    found = groups_of(t, tile, dice, waived(t, seat, place), needed, has(t, seat, HUED))
    put(t, seat, GROUP, as_meant(t, seat, found.cheapest, dice))
    put(t, seat, CHOICE, 1 if found.several else 0)
    if staying(t, seat) or found.several or sparable(t, seat) or may_stay(t, seat):
        ask(t, asked(t, SENDS[seat]))
    else:
        decrease(t, seat)


def as_meant(t: Parks, seat: i64, group: i64, dice: i64) -> i64:
    """The group with those that are meant among dice that are alike."""
    if t.variant == 0:
        return group
    found = group & (has(t, seat, NEEDED) | has(t, seat, HUED))
    rest = group & ~found
    while rest:
        kind = kind_of(t, lowest(rest))
        rest &= rest - 1
        found |= bit(meant(t, seat, of_kind(t, dice & ~found, kind)))
    return found


def staying(t: Parks, seat: i64) -> i64:
    """The dice of the group that will still be there after the decrease (DP-94, DP-R43)."""
    group = has(t, seat, GROUP)
    return (group & ~showing(t, group, 1)) | untouched(t, seat)


def untouched(t: Parks, seat: i64) -> i64:
    """The dice of the group that are not decreased."""
    return has(t, seat, SPARED) | undiminished(t, seat)


def sparable(t: Parks, seat: i64) -> i64:
    """The dice of the group that the administrator may spare (DP-155, DP-R45, DP-R50)."""
    colour = COLOUR[tile_at(t, seat, has(t, seat, HERE))]
    if colour == GREY or has(t, seat, SPARED) or not counted(t, seat, SPARES) & bit(colour):
        return 0
    return has(t, seat, GROUP) & (OF_COLOUR[colour] | has(t, seat, HUED)) & ~undiminished(t, seat)


def decrease(t: Parks, seat: i64) -> None:
    """Step 3: each die of the group loses 1, one on 1 leaves for the bag (DP-93 to DP-95)."""
    place = has(t, seat, HERE)
    rest = has(t, seat, GROUP) & ~untouched(t, seat)
    for expansion in t.expansions:
        expansion.used(t, seat)
    while rest:
        die = lowest(rest)
        rest &= rest - 1
        value = value_of(t, die)
        if value == 1:
            tell(t, LEFT_THE_PARK, seat, kind_of(t, die), place)
            leave_the_park(t, seat, die, place)
        else:
            tell(t, DECREASED, seat, kind_of(t, die), place, value - 1)
            turn_to(t, die, value - 1)


def kind_afterwards(t: Parks, seat: i64, die: i64) -> i64:
    """Its kind after the decrease: so people tell the dice of a group apart."""
    return kind_after(t, die, untouched(t, seat))


def kind_after(t: Parks, die: i64, safe: i64) -> i64:
    kind = kind_of(t, die)
    return kind if safe & bit(die) else kind - 1


class Send(Verb[Parks]):
    """Steps 3 and 4: the group is decreased, one die of it that is left moves to an adjacent
    attraction; it is named as it arrives (DP-93, DP-96, DP-97, DP-R43, DP-R44)."""

    def __init__(self) -> None:
        super().__init__([f"send {die} {place}" for die in DIE_IDS for place in HEX_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        kinds: i64 = 0
        rest = staying(t, seat)
        safe = untouched(t, seat)
        while rest:
            kinds += one(kind_after(t, lowest(rest), safe))
            rest &= rest - 1
        c.grid(kinds, ways_out(t, seat, has(t, seat, HERE)), HEXES, NOT_IN_GROUP, NOT_ADJACENT)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        place = has(t, seat, HERE)
        die = meant(t, seat, becoming(t, seat, which // HEXES))
        decrease(t, seat)
        walk(t, seat, die, place, which % HEXES)


def becoming(t: Parks, seat: i64, kind: i64) -> i64:
    """The dice of the group that will be of this kind."""
    found: i64 = 0
    rest = staying(t, seat)
    safe = untouched(t, seat)
    while rest:
        die = lowest(rest)
        rest &= rest - 1
        if kind_after(t, die, safe) == kind:
            found |= bit(die)
    return found


class LetGo(Verb[Parks]):
    """Nobody of the group is left to move (DP-R42)."""

    def __init__(self) -> None:
        super().__init__(["wave"])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if c.needs(staying(t, seat) == 0, ONE_MUST_MOVE):
            c.one()

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        decrease(t, seat)


class With(Verb[Parks]):
    """This die is to be in the group; the others are chosen to fit (DP-90, DP-R38)."""

    def __init__(self) -> None:
        super().__init__([f"with {die}" for die in DIE_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if not c.needs(has(t, seat, CHOICE) != 0, NO_OTHER_GROUP):
            return
        c.places(kinds_of(t, joining(t, seat)), DOES_NOT_FIT, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        die = meant(t, seat, of_kind(t, joining(t, seat), which))
        put(t, seat, NEEDED, has(t, seat, NEEDED) | bit(die))
        form_group(t, seat)


def joining(t: Parks, seat: i64) -> i64:
    place = has(t, seat, HERE)
    dice = visitors_on(t, seat, place)
    tile = tile_at(t, seat, place)
    needed = has(t, seat, NEEDED)
    return could_join(t, tile, dice, waived(t, seat, place), needed, has(t, seat, HUED))


class Spare(Verb[Parks]):
    """One die of the colour is not decreased (DP-155)."""

    def __init__(self) -> None:
        super().__init__([f"spare {die}" for die in DIE_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        colour = COLOUR[tile_at(t, seat, has(t, seat, HERE))]
        if c.needs(counted(t, seat, SPARES) & bit(colour) != 0, NOT_TO_BE_SPARED) and c.needs(
            has(t, seat, SPARED) == 0, SPARED_ALREADY
        ):
            c.places(kinds_of(t, sparable(t, seat)), NOT_SPARABLE, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        die = meant(t, seat, of_kind(t, sparable(t, seat), which))
        put(t, seat, SPARED, bit(die))
        put(t, seat, NEEDED, has(t, seat, NEEDED) | bit(die))
        tell(t, WAS_SPARED, seat, which)
        if undiminished(t, seat):
            ask(t, asked(t, SENDS[seat]))  # the group is settled
        else:
            form_group(t, seat)


SEND: Final = Send()
LET_GO: Final = LetGo()
WITH: Final = With()
SPARE: Final = Spare()
NOT_IN_GROUP: Final = Why("DP-96", "not-in-group", "die")
NOT_ADJACENT: Final = Why("DP-96", "not-adjacent", "hex")
ONE_MUST_MOVE: Final = Why("DP-R43", "one-must-move")
NO_OTHER_GROUP: Final = Why("DP-90", "no-other-group")
DOES_NOT_FIT: Final = Why("DP-90", "does-not-fit", "die")
NOT_TO_BE_SPARED: Final = Why("DP-155", "not-to-be-spared")
SPARED_ALREADY: Final = Why("DP-R45", "spared-already")
NOT_SPARABLE: Final = Why("DP-155", "not-sparable", "die")


class SendVisitor(Asking):
    """An activation is finished before anything else begins (DP-85, DP-R47)."""

    def __init__(self, seat: i64, variant: i64 = 0) -> None:
        super().__init__(seat, SENDING, [SEND, LET_GO, WITH, SPARE], variant)

    def within(self, variant: i64) -> Asking:
        return SendVisitor(self.seat, variant)

    def answer(self, t: Parks, code: i64) -> None:
        super().answer(t, code)
        ask_again(t, self, code)

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-85", "finish-the-activation")


SENDS: Final = [SendVisitor(seat) for seat in range(MOST_SEATS)]
