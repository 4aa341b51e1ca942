"""Effectuer une manche — a turn of four actions: build, the five options, end (SM-23 to SM-40)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from manege.games.scream_machine.components import (
    ACTIONS_A_TURN,
    DEMOLITION,
    DEVELOPMENT,
    FROM_PUBLICITY,
    KINDS,
    MOST_SEATS,
    NO_CARD,
    NOVELTIES,
    PUBLICITY,
    SURVEY,
    Scream,
    affordable,
    cost_of,
    looker,
    welcome,
)
from manege.games.scream_machine.market import (
    can_draw,
    draw,
    fill_the_row,
    first_of,
    holds_pair,
    nth_pair,
    number_of_pairs,
    pairs_in,
    second_of,
)
from manege.kernel.bag import BITS, EACH_KIND, count, kinds, nth_kind, one, size
from manege.kernel.bits import bit
from manege.kernel.chance import Chance
from manege.kernel.refusal import Refusal
from manege.kernel.table import Decision, Table, ask, tell

# Action codes of this chapter; notation.py lists the whole space
BUILD: Final = 623  # + kind, out of the hand
BUILD_FROM_ROW: Final = 644  # + kind
DEMOLISH: Final = 665  # + kind
RENEW: Final = 686  # + pair of kinds: market.py
ADVERTISE: Final = 917
LOOK: Final = 918
DEVELOP: Final = 919
END: Final = 920

RENEWED: Final = 2  # cards (SM-37)


class Act(Decision):
    """What the active player does with his next action, as long as he has any (SM-R10, SM-R26)."""

    def options(self, table: Table) -> list[int]:
        t = cast(Scream, table)
        codes = codes_from(BUILD, affordable(t.hands[self.seat], t.actions))  # SM-25
        codes += codes_from(BUILD_FROM_ROW, affordable(t.row, t.actions))  # SM-26
        if may_demolish(t):
            codes += codes_from(DEMOLISH, t.parks[self.seat])  # SM-36
        if may_renew(t):
            codes += [RENEW + pair for pair in pairs_in(t.row)]  # SM-37
        if may_advertise(t):
            codes.append(ADVERTISE)
        if may_look(t):
            codes.append(LOOK)
        if may_develop(t):
            codes.append(DEVELOP)
        codes.append(END)  # SM-39
        return codes

    def allows(self, table: Table, code: i64) -> bool:
        t = cast(Scream, table)
        if code < BUILD or code > END:
            return False
        if code < BUILD_FROM_ROW:
            return count(affordable(t.hands[self.seat], t.actions), code - BUILD) > 0
        if code < DEMOLISH:
            return count(affordable(t.row, t.actions), code - BUILD_FROM_ROW) > 0
        if code < RENEW:
            return may_demolish(t) and count(t.parks[self.seat], code - DEMOLISH) > 0
        if code < ADVERTISE:
            return may_renew(t) and holds_pair(t.row, code - RENEW)
        if code == ADVERTISE:
            return may_advertise(t)
        if code == LOOK:
            return may_look(t)
        if code == DEVELOP:
            return may_develop(t)
        return True

    def why_not(self, table: Table, code: i64) -> Refusal:
        t = cast(Scream, table)
        if 0 <= code < BUILD:
            return Refusal("SM-11", "opening-is-over")
        if code < 0 or code > END:
            return Refusal("SM-31", "no-such-action")
        if code < DEMOLISH:
            return why_not_build(t, code)
        return why_not_option(t, code)

    def pick(self, table: Table, chance: Chance) -> i64:
        t = cast(Scream, table)
        hand = affordable(t.hands[self.seat], t.actions)
        row = affordable(t.row, t.actions)
        from_hand = kinds(hand)
        from_row = kinds(row)
        demolished = kinds(t.parks[self.seat]) if may_demolish(t) else 0
        renewed = number_of_pairs(t.row) if may_renew(t) else 0
        advertised: i64 = 1 if may_advertise(t) else 0
        looked: i64 = 1 if may_look(t) else 0
        developed: i64 = 1 if may_develop(t) else 0
        builds = from_hand + from_row
        n = chance.below(builds + demolished + renewed + advertised + looked + developed + 1)
        if n < from_hand:
            return BUILD + nth_kind(hand, n)
        if n < builds:
            return BUILD_FROM_ROW + nth_kind(row, n - from_hand)
        n -= builds
        if n < demolished:
            return DEMOLISH + nth_kind(t.parks[self.seat], n)
        n -= demolished
        if n < renewed:
            return RENEW + nth_pair(t.row, n)
        n -= renewed
        if n < advertised:
            return ADVERTISE
        n -= advertised
        if n < looked:
            return LOOK
        return DEVELOP if n < looked + developed else END

    def answer(self, table: Table, code: i64) -> None:
        t = cast(Scream, table)
        if code < BUILD_FROM_ROW:
            build(t, code - BUILD)
        elif code < DEMOLISH:
            build_from_row(t, code - BUILD_FROM_ROW)
        elif code < RENEW:
            demolish(t, code - DEMOLISH)
        elif code < ADVERTISE:
            renew(t, code - RENEW)
        elif code == ADVERTISE:
            advertise(t)
        elif code == LOOK:
            look(t)
        elif code == DEVELOP:
            develop(t)
        else:
            end(t)
        if t.actions > 0:
            ask(t, ACTS[self.seat])  # SM-R10


def begin_turn(t: Scream, seat: i64) -> None:
    t.turn = seat
    t.actions = ACTIONS_A_TURN  # SM-23, SM-40
    t.used = 0  # SM-32
    ask(t, ACTS[seat])


# Building


def build(t: Scream, card: i64) -> None:
    """Out of the hand: all see now what it was (SM-25)."""
    t.hands[t.turn] -= one(card)
    t.parks[t.turn] += one(card)
    t.actions -= cost_of(card)  # SM-R11
    t.light += 1
    if t.story is not None:
        tell(t, "built", seat=t.turn, card=card, cost=cost_of(card))


def build_from_row(t: Scream, card: i64) -> None:
    """Its place stays empty while the turn lasts (SM-26, SM-28)."""
    t.row -= one(card)
    t.parks[t.turn] += one(card)
    t.actions -= cost_of(card)
    if t.story is not None:
        tell(t, "built_from_row", seat=t.turn, card=card, cost=cost_of(card))


def why_not_build(t: Scream, code: i64) -> Refusal:
    card = (code - BUILD) % KINDS
    if code < BUILD_FROM_ROW and not count(t.hands[t.turn], card):
        return Refusal("SM-5", "not-in-hand", {"card": card})
    if code >= BUILD_FROM_ROW and not count(t.row, card):
        return Refusal("SM-26", "not-in-row", {"card": card})
    facts = {"card": card, "cost": cost_of(card), "actions": t.actions}
    return Refusal("SM-R11", "too-dear", facts)


# The five options: one action each, each once a turn (SM-31, SM-32)


def unused(t: Scream, option: i64) -> bool:
    return not (t.used >> option) & 1


def spend(t: Scream, option: i64) -> None:
    t.used |= bit(option)
    t.actions -= 1


def may_advertise(t: Scream) -> bool:
    return unused(t, PUBLICITY)


def advertise(t: Scream) -> None:
    """One space, and no visitor card (SM-33, SM-R28)."""
    spend(t, PUBLICITY)
    welcome(t, t.turn, FROM_PUBLICITY, 1)
    if t.story is not None:
        tell(t, "publicity", seat=t.turn)


def may_look(t: Scream) -> bool:
    """Not where nobody hides (SM-R17)."""
    return unused(t, SURVEY) and somebody_hides(t)


def somebody_hides(t: Scream) -> bool:
    before, after = t.gap_before(t.turn), t.gap_after(t.turn)
    return t.hidden[before] != NO_CARD or t.hidden[after] != NO_CARD


def look(t: Scream) -> None:
    """Both sides for one action; they stay face-down for the others (SM-34, SM-R16)."""
    spend(t, SURVEY)
    t.light += 1
    if t.story is not None:
        tell(t, "surveyed", seat=t.turn)
    look_into(t, t.gap_before(t.turn))
    if t.gaps > 1:
        look_into(t, t.gap_after(t.turn))


def look_into(t: Scream, gap: i64) -> None:
    if t.hidden[gap] == NO_CARD:
        return
    t.looked |= looker(gap, t.turn)
    if t.story is not None:
        visitor = KINDS + t.hidden[gap]
        tell(t, "saw", seat=t.turn, left=gap, right=t.left_of(gap), card=visitor)


def may_develop(t: Scream) -> bool:
    return unused(t, DEVELOPMENT) and can_draw(t, 1)  # SM-R22


def develop(t: Scream) -> None:
    """A card of the pile, for the hand (SM-35)."""
    spend(t, DEVELOPMENT)
    card = draw(t)
    t.hands[t.turn] += one(card)
    if t.story is not None:
        tell(t, "developed", seat=t.turn, card=card)


def may_demolish(t: Scream) -> bool:
    return unused(t, DEMOLITION)  # its options are the cards of the park (SM-R23)


def demolish(t: Scream, card: i64) -> None:
    """Also one built this turn, also with two players (SM-36, SM-R23, SM-R24)."""
    spend(t, DEMOLITION)
    t.parks[t.turn] -= one(card)
    t.discards += one(card)
    if t.story is not None:
        tell(t, "demolished", seat=t.turn, card=card)


def may_renew(t: Scream) -> bool:
    return unused(t, NOVELTIES) and size(t.row) >= RENEWED and can_draw(t, RENEWED)  # SM-R20


def renew(t: Scream, pair: i64) -> None:
    """Two out, two in at once; the two are discarded only then (SM-37, SM-38, SM-R19, SM-R21)."""
    spend(t, NOVELTIES)
    one_card = first_of(pair)
    other = second_of(pair)
    t.row -= one(one_card) + one(other)
    if t.story is not None:
        tell(t, "renewed", seat=t.turn, card=one_card)
        tell(t, "renewed", seat=t.turn, card=other)
    fill_the_row(t, size(t.row) + RENEWED)
    t.discards += one(one_card) + one(other)


def end(t: Scream) -> None:
    """The actions left are lost (SM-39, SM-40, SM-R26)."""
    if t.story is not None:
        tell(t, "ended", seat=t.turn, unused=t.actions)
    t.actions = 0


def why_not_option(t: Scream, code: i64) -> Refusal:
    option = option_of(code)
    if not unused(t, option):
        return Refusal("SM-32", "used", {"option": option})
    if option == SURVEY:
        return Refusal("SM-R17", "nobody-hidden")
    if option == DEVELOPMENT:
        return Refusal("SM-R22", "nothing-to-draw")
    if option == DEMOLITION:
        if t.parks[t.turn] == 0:
            return Refusal("SM-R23", "empty-park")
        return Refusal("SM-36", "not-in-park", {"card": code - DEMOLISH})
    if size(t.row) < RENEWED:
        return Refusal("SM-R20", "row-too-short")
    if not can_draw(t, RENEWED):
        return Refusal("SM-R20", "too-few-cards")
    card = first_of(code - RENEW)
    missing = second_of(code - RENEW) if count(t.row, card) else card
    return Refusal("SM-37", "not-in-row", {"card": missing})


def option_of(code: i64) -> i64:
    """Which of the five an action is."""
    if code < RENEW:
        return DEMOLITION
    if code < ADVERTISE:
        return NOVELTIES
    if code == ADVERTISE:
        return PUBLICITY
    return SURVEY if code == LOOK else DEVELOPMENT


def codes_from(action: i64, bag: i64) -> list[int]:
    """The codes of an action on each kind of card in a bag."""
    codes: list[int] = []
    while bag:
        if bag & EACH_KIND:
            codes.append(action)
        bag >>= BITS
        action += 1
    return codes


ACTS: Final = [Act(seat) for seat in range(MOST_SEATS)]
