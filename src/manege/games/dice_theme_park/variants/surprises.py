"""Mini-extension Surprises — dice that are rolled instead of decreased (DP-165 to DP-169)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.dice_theme_park.activating import SENDS
from manege.games.dice_theme_park.components import (
    ADMINISTRATOR,
    CHOICE,
    GROUP,
    HERE,
    HUED,
    MORE,
    NEEDED,
    NONE,
    SKILLED,
    SPARED,
    Parks,
    add,
    has,
    put,
    with_cards,
)
from manege.games.dice_theme_park.dice import (
    DIE_IDS,
    FACES,
    bag_of_kinds,
    kind_of,
    kinds_of,
    of_kind,
    turn_to,
    value_of,
    visitors_on,
)
from manege.games.dice_theme_park.groups import can_meet, fits, is_matched
from manege.games.dice_theme_park.hexes import HEX_IDS, HEXES
from manege.games.dice_theme_park.improvement import tile_at
from manege.games.dice_theme_park.mascots import dice_here
from manege.games.dice_theme_park.questions import (
    OPERATING,
    SENDING,
    WORKING,
    Expansion,
    asked,
    meant,
    unrolled,
    waived,
)
from manege.games.dice_theme_park.skills import COPIES
from manege.games.dice_theme_park.tricks import NOT_HERE, has_trick, shown_dice
from manege.games.dice_theme_park.variants.cards import (
    GAMBLER,
    NUMBERED_A,
    NUMBERED_B,
    ROLL,
    ROLLS,
)
from manege.kernel.bits import bit, lowest
from manege.kernel.choices import Choices
from manege.kernel.refusal import Why
from manege.kernel.story import ALL, Kind
from manege.kernel.table import Verb, ask, tell

FIRST_SURPRISE: Final = NUMBERED_A[0]
LAST_SURPRISE: Final = NUMBERED_B[-1]
LOW: Final = 3  # a sensible player rolls a die that shows less than one can expect

# What a seat keeps
ROLLED: Final = MORE + 6  # the die of the group that was rolled, a bit
TIMES_ROLLED: Final = MORE + 13  # dice, this round
GAMBLED: Final = MORE + 7  # 1 once the administrator has had a die rolled this round (DP-168)

CALLED: Final = Kind("gambled", seat=ALL)  # DP-168
WAS_ROLLED: Final = Kind("rolled", seat=ALL, die=ALL, value=ALL)  # DP-167 to DP-169


def roll(t: Parks, seat: i64, die: i64) -> None:
    """A die on 1 stays, and so does one that shows 1 now (DP-R77, DP-R78)."""
    kind = kind_of(t, die)
    turn_to(t, die, t.chance.below(FACES) + 1)
    t.light += 1
    add(t, seat, TIMES_ROLLED, 1)
    tell(t, WAS_ROLLED, seat, kind, value_of(t, die))


def is_surprise(tile: i64) -> bool:
    return FIRST_SURPRISE <= tile <= LAST_SURPRISE


def marked(t: Parks, seat: i64) -> i64:
    """The dice of the group that can be the one on the marked icon, its first (DP-167, DP-R38)."""
    place = has(t, seat, HERE)
    tile = tile_at(t, seat, place)
    if not is_surprise(tile):
        return 0
    group = has(t, seat, GROUP)
    hued = has(t, seat, HUED)
    found: i64 = 0
    rest = group
    while rest:
        die = lowest(rest)
        rest &= rest - 1
        left = waived(t, seat, place)
        if not is_matched(tile, 0, die, hued):
            left -= 1
        others = group & ~bit(die)
        if (
            left >= 0
            and fits(t, tile, 0, die)
            and can_meet(t, tile, others, left, others, hued, 1, value_of(t, die), 0)
        ):
            found |= bit(die)
    return found


def rollable(t: Parks, seat: i64) -> i64:
    """Not one that is spared already, nor one that nobody may roll (DP-167, DP-191, DP-R88)."""
    return marked(t, seat) & ~has(t, seat, SPARED) & ~unrolled(t, seat)


class RollMarked(Verb[Parks]):
    """Instead of being decreased; the others of the group are, as usual (DP-167, DP-R77)."""

    def __init__(self) -> None:
        super().__init__([f"reroll {die}" for die in DIE_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        place = has(t, seat, HERE)
        if not c.needs(is_surprise(tile_at(t, seat, place)), NO_MARK, place):
            return
        if not c.needs(has(t, seat, ROLLED) == 0, ROLLED_ALREADY):
            return
        group = has(t, seat, GROUP)
        c.unless(of_kind(t, group & unrolled(t, seat), c.which) != 0, NOT_TO_BE_ROLLED, c.which)
        c.places(kinds_of(t, rollable(t, seat)), NOT_ON_THE_MARK, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        die = meant(t, seat, of_kind(t, rollable(t, seat), which))
        put(t, seat, ROLLED, bit(die))
        put(t, seat, NEEDED, has(t, seat, GROUP))
        put(t, seat, CHOICE, 0)
        roll(t, seat, die)
        ask(t, asked(t, SENDS[seat]))


class RollAny(Verb[Parks]):
    """The administrator's: once a round, any die of the park, between activations (DP-168,
    DP-R79)."""

    def __init__(self) -> None:
        super().__init__([f"gamble {die} {place}" for die in DIE_IDS for place in HEX_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if not c.needs(has(t, seat, ADMINISTRATOR) == GAMBLER, NO_GAMBLER):
            return
        if not c.needs(has(t, seat, GAMBLED) == 0, GAMBLED_ALREADY):
            return
        place: i64 = 0
        while place < HEXES:
            if not c.asked or c.which % HEXES == place:
                all_dice = visitors_on(t, seat, place)
                kind = c.which // HEXES
                c.unless(of_kind(t, all_dice, kind) == 0, NOBODY_TO_ROLL, kind, place)
                dice = all_dice & ~unrolled(t, seat)
                if dice or c.asked:
                    c.grid(
                        bag_of_kinds(t, dice), bit(place), HEXES, NOT_TO_BE_ROLLED, NOT_TO_BE_ROLLED
                    )
            place += 1

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        put(t, seat, GAMBLED, 1)
        tell(t, CALLED, seat)
        dice = visitors_on(t, seat, which % HEXES) & ~unrolled(t, seat)
        roll(t, seat, lowest(of_kind(t, dice, which // HEXES)))


class RollShown(Verb[Parks]):
    """A die of the colour on the mascot's card (DP-169, DP-R54, DP-R79)."""

    def __init__(self) -> None:
        super().__init__([f"roll {die}" for die in DIE_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        if has_trick(t, seat, c, ROLL):
            dice = shown_dice(t, seat)
            c.unless(of_kind(t, dice_here(t, seat) & ~dice, c.which) != 0, OTHER_COLOUR, c.which)
            c.unless(of_kind(t, dice & unrolled(t, seat), c.which) != 0, NOT_TO_BE_ROLLED, c.which)
            c.places(kinds_of(t, dice & ~unrolled(t, seat)), NOT_HERE, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        dice = shown_dice(t, seat) & ~unrolled(t, seat)
        roll(t, seat, lowest(of_kind(t, dice, which)))
        add(t, seat, SKILLED, 1)


ROLL_MARKED: Final = RollMarked()
ROLL_ANY: Final = RollAny()
ROLL_SHOWN: Final = RollShown()
NO_MARK: Final = Why("DP-167", "no-mark", "hex")
ROLLED_ALREADY: Final = Why("DP-167", "rolled-already")
NOT_ON_THE_MARK: Final = Why("DP-167", "not-on-the-mark", "die")
NOT_TO_BE_ROLLED: Final = Why("DP-191", "not-to-be-rolled", "die")
NO_GAMBLER: Final = Why("DP-168", "no-gambler")
NOBODY_TO_ROLL: Final = Why("DP-168", "no-such-die", "die", "hex")
OTHER_COLOUR: Final = Why("DP-169", "not-of-the-cards-colour", "die")
GAMBLED_ALREADY: Final = Why("DP-168", "gambled-already")
VERBS: Final[list[Verb[Parks]]] = [ROLL_MARKED, ROLL_ANY, ROLL_SHOWN]


class Surprises(Expansion):
    def bring(self, t: Parks) -> None:
        """DP-166; of each skill as many as of the others (DP-R76)."""
        for tile in NUMBERED_A:
            t.stack_a = append(t.stack_a, tile)
        for tile in NUMBERED_B:
            t.stack_b = append(t.stack_b, tile)
        if with_cards(t):
            for skill in ROLLS:
                for _ in range(COPIES):
                    t.skill_deck = append(t.skill_deck, skill)

    def administrators(self, t: Parks, cards: vec[i64]) -> vec[i64]:
        return append(cards, GAMBLER)  # DP-166

    def verbs(self, question: i64) -> list[Verb[Parks]]:
        if question == SENDING:
            return [ROLL_MARKED]
        if question == OPERATING:
            return [ROLL_ANY]
        return [ROLL_SHOWN] if question == WORKING + 1 + ROLL else []

    def undiminished(self, t: Parks, seat: i64) -> i64:
        return has(t, seat, ROLLED)

    def may_stay(self, t: Parks, seat: i64) -> i64:
        return rollable(t, seat)

    def used(self, t: Parks, seat: i64) -> None:
        put(t, seat, ROLLED, 0)

    def tidy(self, t: Parks, seat: i64) -> None:
        put(t, seat, GAMBLED, 0)
        put(t, seat, TIMES_ROLLED, 0)

    # Those who look

    def seen(self, t: Parks, fields: dict[str, Any]) -> None:
        for seat in range(t.seats):
            put(t, seat, GAMBLED, int(fields["gambled"][seat]))
            group = fields["group"][seat]
            if group is not None and fields["rolled"][seat] is not None:
                kind = DIE_IDS.index(fields["rolled"][seat])
                put(t, seat, ROLLED, bit(lowest(of_kind(t, has(t, seat, GROUP), kind))))

    def fault(self, t: Parks) -> str | None:
        for seat in range(t.seats):
            if has(t, seat, ROLLED) & ~has(t, seat, GROUP):
                return f"seat {seat} has rolled a die that is not in the group (DP-167)"
        return None

    def at_once(self, t: Parks, seat: i64, codes: vec[i64]) -> i64:
        """Low dice are rolled wherever they can be."""
        best: i64 = NONE
        lowest_value: i64 = LOW + 1
        place: i64 = 0
        while place < len(codes):
            code = codes[place]
            value = lowest_value
            if ROLL_MARKED.first <= code < ROLL_MARKED.end:
                value = (code - ROLL_MARKED.first) % FACES + 1
            elif ROLL_SHOWN.first <= code < ROLL_SHOWN.end:
                value = (code - ROLL_SHOWN.first) % FACES + 1
            elif ROLL_ANY.first <= code < ROLL_ANY.end:
                value = (code - ROLL_ANY.first) // HEXES % FACES + 2
            if value < lowest_value:
                lowest_value = value
                best = code
            place += 1
        return best

    def reason(self, t: Parks, seat: i64, code: i64) -> str:
        for verb in VERBS:
            if verb.first <= code < verb.end:
                return "reason-roll"
        return ""


EXPANSION: Final = Surprises("surprises")
