"""Pack promotionnel — twelve objectives, consultants, escorts and their VIPs (DP-185 to DP-191)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.dice_theme_park.activating import (
    SendVisitor,
    becoming,
    kind_afterwards,
    staying,
)
from manege.games.dice_theme_park.components import (
    ACTIVATION,
    BUILT,
    COLOURS,
    COUNTED,
    EFFECTS,
    GROUP,
    HERE,
    IN_USE,
    INSTALLED,
    KIOSK,
    LEFT,
    MAINTENANCE,
    MONEY,
    MORE,
    MOST_SEATS,
    PLANS,
    STANDING,
    TURNED,
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
    kind_of,
    kinds_of,
    of_kind,
    pips,
    visitors_of,
    visitors_on,
)
from manege.games.dice_theme_park.hexes import HEX_IDS, HEXES
from manege.games.dice_theme_park.improvement import KIOSK_MONEY, stars_of, tile_at
from manege.games.dice_theme_park.mascots import form_in_use
from manege.games.dice_theme_park.moves import beside
from manege.games.dice_theme_park.purse import score
from manege.games.dice_theme_park.questions import IMPROVING, Aside, Expansion
from manege.games.dice_theme_park.skills import PULL
from manege.games.dice_theme_park.tiles import CATEGORIES, CATEGORY
from manege.games.dice_theme_park.variants.cards import (
    CONSULTANT,
    ESCORT,
    FIRST_PROMO,
    FROM_VIPS,
    PROMO_OBJECTIVES,
)
from manege.games.dice_theme_park.welcome import DECLINE, NOT_JUST_COME
from manege.kernel.bag import count, one, some
from manege.kernel.bits import bit, bits, lowest
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.story import ALL, Kind
from manege.kernel.table import Decision, Step, Verb, agenda_of, ask, tell, then

VIP_TOKENS: Final = 8  # DP-R90

# What a seat keeps
VIPS: Final = MORE + 8  # the dice that stand on a token, a bit each
APPLAUSE: Final = MORE + 9  # stars of VIPs, scored in phase 6 (DP-R87)
LEFT_PARK: Final = MORE + 10  # dice that left in phase 5 of this round
MODEST: Final = MORE + 11  # 1: of dice that are alike the one without a token is meant
RETIRED: Final = MORE + 12  # consultants that left the game after this seat had played them

HONOURED: Final = Kind("honoured", seat=ALL, die=ALL)  # DP-188
APPLAUDED: Final = Kind("applauded", seat=ALL, stars=ALL)  # DP-189
RETIRED_ONE: Final = Kind("retired", seat=ALL, staff=ALL)  # DP-187


# Escorts


def tokens_left(t: Parks) -> i64:
    left: i64 = VIP_TOKENS
    seat: i64 = 0
    while seat < t.seats:
        left -= bits(has(t, seat, VIPS))
        seat += 1
    return left


def invited(t: Parks, seat: i64) -> i64:
    """The dice just come that are not on a token yet (DP-188, DP-R90)."""
    return has(t, seat, GROUP) & ~has(t, seat, VIPS)


class Honour(Verb[Parks]):
    """One die that has come by monorail, once for each escort (DP-188, DP-R90)."""

    def __init__(self) -> None:
        super().__init__([f"honour {die}" for die in DIE_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        c.places(kinds_of(t, invited(t, seat)), NOT_JUST_COME, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        die = lowest(of_kind(t, invited(t, seat), which))
        put(t, seat, VIPS, has(t, seat, VIPS) | bit(die))
        tell(t, HONOURED, seat, which)


HONOUR: Final = Honour()


class HonourOne(Decision[Parks]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [HONOUR, DECLINE])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-188", "escort-first")


class UseEscort(Step[Parks]):
    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def perform(self, t: Parks) -> None:
        seat = self.seat
        if left_to_use(t, seat, ESCORT) == 0 or not invited(t, seat) or tokens_left(t) == 0:
            return
        add(t, seat, LEFT + ESCORT, -1)
        ask(t, HONOURS[seat])
        then(t, ESCORTS[seat])

    def __reduce__(self) -> tuple[object, ...]:
        return UseEscort, (self.seat,)


HONOURS: Final = [HonourOne(seat) for seat in range(MOST_SEATS)]
ESCORTS: Final = [agenda_of([UseEscort(seat)]) for seat in range(MOST_SEATS)]


# A VIP beside a die that looks alike


def within_reach(t: Parks, seat: i64) -> i64:
    """Where the dice stand that may be named now, a bit a hex; all of them but while a mascot is at
    work."""
    if has(t, seat, IN_USE) == 0:
        return has(t, seat, BUILT)
    here = has(t, seat, HERE)
    return bit(here) | beside(t, seat, here) if form_in_use(t, seat) == PULL else bit(here)


def is_doubtful(t: Parks, seat: i64) -> bool:
    """Whether there a VIP stands beside a die of its kind."""
    vips = has(t, seat, VIPS)
    places = within_reach(t, seat)
    while places:
        dice = visitors_on(t, seat, lowest(places))
        places &= places - 1
        rest = dice & vips
        while rest:
            if of_kind(t, dice & ~vips, kind_of(t, lowest(rest))):
                return True
            rest &= rest - 1
    return False


def are_alike(t: Parks, seat: i64) -> bool:
    """Whether of the group a VIP and another die will leave alike (DP-96)."""
    vips = has(t, seat, VIPS)
    rest = staying(t, seat) & vips
    while rest:
        if becoming(t, seat, kind_afterwards(t, seat, lowest(rest))) & ~vips:
            return True
        rest &= rest - 1
    return False


class Mean(Aside):
    """Who names such a die means the VIP, unless told otherwise."""

    def __init__(self) -> None:
        super().__init__(["mean-vip", "mean-other"])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        doubt = has(t, seat, VIPS) != 0
        if doubt and isinstance(t.decision_of(seat), SendVisitor):
            doubt = are_alike(t, seat)
        elif doubt:
            doubt = is_doubtful(t, seat)
        if c.needs(doubt, NO_DOUBT):
            c.places(bit(1 - has(t, seat, MODEST)), MEANT_ALREADY)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        put(t, seat, MODEST, which)


MEAN: Final = Mean()
NO_DOUBT: Final = Why("DP-190", "no-doubt")
MEANT_ALREADY: Final = Why("DP-190", "meant-already")
VERBS: Final[list[Verb[Parks]]] = [HONOUR, MEAN]


# Objectives


def kiosk_money(t: Parks, seat: i64) -> i64:
    total: i64 = 0
    rest = has(t, seat, INSTALLED + KIOSK)
    while rest:
        total += KIOSK_MONEY * count(has(t, seat, COUNTED), lowest(rest))
        rest &= rest - 1
    return total


def cube_stars(t: Parks, seat: i64) -> i64:
    total: i64 = 0
    rest = has(t, seat, BUILT)
    while rest:
        place = lowest(rest)
        rest &= rest - 1
        total += stars_of(t, seat, place) * count(has(t, seat, COUNTED), place)
    return total


def most_on_a_hex(bag: i64) -> i64:
    """The largest number in a bag."""
    most: i64 = 0
    while bag:
        most = max(most, bag & 7)
        bag >>= 3
    return most


def largest_crowd(t: Parks, seat: i64) -> i64:
    most: i64 = 0
    place: i64 = 0
    while place < HEXES:
        most = max(most, bits(visitors_on(t, seat, place)))
        place += 1
    return most


def most_of_a_colour(t: Parks, seat: i64) -> i64:
    dice = visitors_of(t, seat)
    most: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        most = max(most, bits(dice & OF_COLOUR[colour]))
        colour += 1
    return most


def categories(t: Parks, seat: i64) -> i64:
    shown: i64 = 0
    rest = has(t, seat, BUILT)
    while rest:
        shown |= bit(CATEGORY[tile_at(t, seat, lowest(rest))])
        rest &= rest - 1
    return bits(shown & (bit(CATEGORIES) - 1))


def counted_by(t: Parks, seat: i64, objective: i64) -> i64:
    """By the number on the card, 1 to 12."""
    if objective == 1:
        return kiosk_money(t, seat)
    if objective == 2:
        return has(t, seat, MONEY)
    if objective == 3:
        return pips(t, visitors_of(t, seat))
    if objective == 4:
        return largest_crowd(t, seat)
    if objective == 5:
        return most_of_a_colour(t, seat)
    if objective == 6:
        return most_on_a_hex(has(t, seat, STANDING))
    if objective == 7:
        return has(t, seat, PLANS) + has(t, seat, TURNED)
    if objective == 8:
        return most_on_a_hex(has(t, seat, COUNTED))
    if objective == 9:
        return cube_stars(t, seat)
    if objective == 10:
        return has(t, seat, LEFT_PARK)
    if objective == 11:
        return categories(t, seat)
    return bits(has(t, seat, INSTALLED + EFFECTS))


class Promo(Expansion):
    """Its objectives are mixed with the others, or used alone (DP-185)."""

    def __init__(self, key: str, alone: bool) -> None:
        super().__init__(key)
        self.alone: bool = alone

    def chosen(self, settings: Mapping[str, object]) -> bool:
        return bool(settings["promo"]) and (settings["objectives"] == "alone") == self.alone

    def hand(self, t: Parks, cards: i64) -> i64:
        return cards + one(CONSULTANT) + one(ESCORT)  # DP-186

    def objectives(self, t: Parks, cards: vec[i64]) -> vec[i64]:
        if self.alone:
            cards = vec[i64]()
        for number in range(PROMO_OBJECTIVES):
            cards = append(cards, FIRST_PROMO + number)
        return cards

    def verbs(self, question: i64) -> list[Verb[Parks]]:
        return [] if question == IMPROVING else [MEAN]

    def welcomed(self, t: Parks, seat: i64) -> None:
        then(t, ESCORTS[seat])  # DP-188

    def used(self, t: Parks, seat: i64) -> None:
        """DP-189; also one that leaves now (DP-R87)."""
        stars = bits(has(t, seat, GROUP) & has(t, seat, VIPS))
        if stars > 0:
            add(t, seat, APPLAUSE, stars)
            tell(t, APPLAUDED, seat, stars)

    def gone(self, t: Parks, seat: i64, die: i64) -> None:
        put(t, seat, VIPS, has(t, seat, VIPS) & ~bit(die))  # DP-190
        if t.phase == ACTIVATION:
            add(t, seat, LEFT_PARK, 1)

    def exchanged(self, t: Parks, seat: i64, old: i64, new: i64) -> None:
        vips = has(t, seat, VIPS)
        if vips & bit(old):
            put(t, seat, VIPS, vips & ~bit(old) | bit(new))  # DP-R89

    def meant(self, t: Parks, seat: i64, dice: i64) -> i64:
        """A rescue is the VIP's before all others'."""
        vips = dice & has(t, seat, VIPS)
        others = dice & ~vips
        if has(t, seat, MODEST) and others and t.phase != MAINTENANCE:
            return others
        return vips or others

    def unrolled(self, t: Parks, seat: i64) -> i64:
        return has(t, seat, VIPS)  # DP-191

    def due(self, t: Parks, seat: i64) -> i64:
        return has(t, seat, APPLAUSE)

    def upkeep(self, t: Parks, seat: i64) -> None:
        score(t, seat, has(t, seat, APPLAUSE), FROM_VIPS)
        put(t, seat, APPLAUSE, 0)

    def measure(self, t: Parks, seat: i64, objective: i64) -> i64:
        return counted_by(t, seat, objective - FIRST_PROMO + 1)

    def retiring(self, t: Parks, cards: i64) -> i64:
        return some(count(cards, CONSULTANT), CONSULTANT)  # DP-187, DP-R91

    def retired(self, t: Parks, seat: i64, cards: i64) -> None:
        number = count(cards, CONSULTANT)
        add(t, seat, RETIRED, number)
        while number > 0:
            tell(t, RETIRED_ONE, seat, CONSULTANT)
            number -= 1

    def tidy(self, t: Parks, seat: i64) -> None:
        put(t, seat, LEFT_PARK, 0)
        put(t, seat, MODEST, 0)

    # Those who look

    def lay_out(self, t: Parks, position: Any) -> None:
        """`vips` are written as the dice they are: `["blue-5"]`."""
        for seat, kinds in enumerate(position.by_seat("vips", t.seats, "die")):
            for kind in kinds:
                dice = visitors_of(t, seat) & ~has(t, seat, VIPS)
                there = of_kind(t, dice, kind) != 0
                position.needs(there, "“vips” are dice of the park (DP-190)")
                self.lay_token(t, seat, dice, kind)
        for seat, number in enumerate(position.numbers("retired", t.seats, range(5))):
            put(t, seat, RETIRED, number)

    def lay_token(self, t: Parks, seat: i64, dice: i64, kind: i64) -> None:
        vips = has(t, seat, VIPS)
        put(t, seat, VIPS, vips | bit(lowest(of_kind(t, dice & ~vips, kind))))

    def seen(self, t: Parks, fields: dict[str, Any]) -> None:
        for seat in range(t.seats):
            put(t, seat, APPLAUSE, fields["applause"][seat])
            put(t, seat, LEFT_PARK, fields["left_park"][seat])
            for place, kinds in fields["vips"][seat].items():
                dice = visitors_on(t, seat, HEX_IDS.index(place))
                for kind in kinds:
                    self.lay_token(t, seat, dice, DIE_IDS.index(kind))

    def fault(self, t: Parks) -> str | None:
        if tokens_left(t) < 0:
            return "there are eight VIP tokens (DP-R90)"
        for seat in range(t.seats):
            if has(t, seat, VIPS) & ~visitors_of(t, seat):
                return f"a VIP of seat {seat} is not in the park (DP-190)"
        return None

    def worth(self, t: Parks, seat: i64, code: i64, dollar: float) -> float:
        """The higher a die, the longer it will stay."""
        if HONOUR.first <= code < HONOUR.end:
            return float((code - HONOUR.first) % FACES + 1)
        return 0.0

    def staff_worth(self, t: Parks, seat: i64, staff: i64) -> float:
        return 1.8 if staff == ESCORT else 0.0

    def reason(self, t: Parks, seat: i64, code: i64) -> str:
        if HONOUR.first <= code < HONOUR.end:
            return "reason-honour"
        return "reason-mean" if MEAN.first <= code < MEAN.end else ""


MIXED: Final = Promo("promo", False)
ALONE: Final = Promo("promo-alone", True)
