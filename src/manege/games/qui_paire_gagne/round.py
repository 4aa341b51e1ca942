"""Jeu — everybody ready, the pictures, a look, secret pairs, the calls (PP-7 to PP-36).

The clock sits at the table as `House`, after the last player: all it can do is say that time is up.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from manege.games.qui_paire_gagne.calls import list_calls, make_call
from manege.games.qui_paire_gagne.components import (
    CALLS,
    FEWEST_SEATS,
    GATHER,
    LOOK,
    MOST_SEATS,
    NO_PAIR,
    ONE,
    OTHER,
    PAIRING,
    PAIRS,
    PLACES,
    POSSIBLE_PAIRS,
    Pairs,
    places_of,
)
from manege.kernel.bits import bit, bits
from manege.kernel.refusal import Refusal
from manege.kernel.table import (
    Decision,
    Table,
    ask_nobody,
    ask_together,
    tell,
)

# Action codes; notation.py lists them
PAIR: Final = 0  # + couple
LOOSEN: Final = 55  # + couple
READY: Final = 110
NEXT: Final = 111
TIME_UP: Final = 112
LEAVE: Final = 113  # + seat
SIT: Final = 125  # + seat
ACTIONS: Final = 137


class Ready(Decision):
    """Before the pictures, and before the clock: everybody says so (PP-7, PP-41)."""

    def options(self, table: Table) -> list[int]:
        return [READY]

    def why_not(self, table: Table, code: i64) -> Refusal:
        t = cast(Pairs, table)
        if t.phase == LOOK:
            return Refusal("PP-41", "only-look")
        return Refusal("PP-7", "ready-first")

    def answer(self, table: Table, code: i64) -> None:
        say_ready(cast(Pairs, table), self.seat)


class Pairing(Decision):
    """Five pairs, made and undone at will until closing (PP-11 to PP-17, PP-42 to PP-46)."""

    def options(self, table: Table) -> list[int]:
        t = cast(Pairs, table)
        codes: list[int] = []
        made = t.pairs(self.seat)
        if made < PAIRS:
            free = t.free(self.seat)
            for pair in range(POSSIBLE_PAIRS):
                if places_of(pair) & ~free == 0:  # PP-17
                    codes.append(PAIR + pair)
        codes += [LOOSEN + pair for pair in t.set_of(self.seat)]  # PP-43
        if made == PAIRS:
            codes.append(READY)  # PP-46
        return codes

    def allows(self, table: Table, code: i64) -> bool:
        t = cast(Pairs, table)
        if code < PAIR:
            return False
        if code < LOOSEN:
            fits = places_of(code - PAIR) & ~t.free(self.seat) == 0
            return fits and t.pairs(self.seat) < PAIRS
        if code < READY:
            return t.made(self.seat, code - LOOSEN)
        return code == READY and t.pairs(self.seat) == PAIRS

    def why_not(self, table: Table, code: i64) -> Refusal:
        t = cast(Pairs, table)
        if PAIR <= code < LOOSEN:
            if t.pairs(self.seat) == PAIRS:
                return Refusal("PP-12", "five-already")
            one, other = ONE[code], OTHER[code]
            taken = other if t.free(self.seat) & bit(one) else one
            return Refusal("PP-17", "paired-already", {"number": taken + 1})
        if LOOSEN <= code < READY:
            one, other = ONE[code - LOOSEN], OTHER[code - LOOSEN]
            return Refusal("PP-44", "no-such-pair", {"one": one + 1, "other": other + 1})
        if code == READY:
            return Refusal("PP-46", "five-first", {"number": t.pairs(self.seat)})
        return Refusal("PP-44", "still-pairing")

    def answer(self, table: Table, code: i64) -> None:
        t = cast(Pairs, table)
        if code == READY:
            say_ready(t, self.seat)
            return
        if code < LOOSEN:
            join(t, self.seat, code - PAIR)
        else:
            loosen(t, self.seat, code - LOOSEN)
        ask_again(t, self)


class Announce(Decision):
    """The announcer has said what there was to say (PP-28, PP-59)."""

    def options(self, table: Table) -> list[int]:
        return [NEXT]

    def why_not(self, table: Table, code: i64) -> Refusal:
        if code < READY:
            return Refusal("PP-48", "closed-yours")
        return Refusal("PP-59", "say-next")

    def answer(self, table: Table, code: i64) -> None:
        go_on(cast(Pairs, table))


class House(Decision):
    """The room's clock; where the doors are open it also sees people come and go."""

    def options(self, table: Table) -> list[int]:
        t = cast(Pairs, table)
        codes = [TIME_UP] if has_a_clock(t) else []
        if t.rules.doors:
            for seat in range(t.seats):
                codes.append((LEAVE if t.present & bit(seat) else SIT) + seat)
        return codes

    def why_not(self, table: Table, code: i64) -> Refusal:
        if code == TIME_UP:
            return Refusal("PP-71", "no-clock")
        return Refusal("PP-40", "only-the-clock")

    def answer(self, table: Table, code: i64) -> None:
        t = cast(Pairs, table)
        if code == TIME_UP:
            if t.story is not None:
                tell(t, "time_up", phase=t.phase)
            go_on(t)
        elif code < SIT:
            leave(t, code - LEAVE)
        else:
            sit(t, code - SIT)


def has_a_clock(t: Pairs) -> bool:
    """Without one all must be ready, but for those who are gone (PP-47, PP-71)."""
    return t.rules.clock != 0 or t.phase != PAIRING or t.ready != 0


# Making pairs


def join(t: Pairs, seat: i64, pair: i64) -> None:
    t.laid[seat * PAIRS + t.pairs(seat)] = pair
    if t.story is not None:
        tell(t, "paired", seat=seat, one=ONE[pair] + 1, other=OTHER[pair] + 1)


def loosen(t: Pairs, seat: i64, pair: i64) -> None:
    """The later ones move up: they keep the order of making (PP-54)."""
    kept = [each for each in t.set_of(seat) if each != pair]
    for n in range(PAIRS):
        t.laid[seat * PAIRS + n] = kept[n] if n < len(kept) else NO_PAIR
    if t.story is not None:
        tell(t, "loosened", seat=seat, one=ONE[pair] + 1, other=OTHER[pair] + 1)


def say_ready(t: Pairs, seat: i64) -> None:
    t.ready |= bit(seat)
    if t.story is not None:
        tell(t, "ready", seat=seat)
    go_on_if_all_ready(t)


def go_on_if_all_ready(t: Pairs) -> None:
    awaited = t.present if t.phase == GATHER else t.playing
    if t.phase != CALLS and awaited & ~t.ready == 0:  # PP-18, PP-47, PP-R13
        go_on(t)
    else:
        ask_together(t, [*players_asked(t), *house_asked(t)])


def ask_again(t: Pairs, decision: Decision) -> None:
    """Beside the others as before: by seats, the house last."""
    asked = players_asked(t)
    place = 0
    while place < len(asked) and asked[place].seat < decision.seat:
        place += 1
    asked.insert(place, decision)
    ask_together(t, [*asked, *house_asked(t)])


def players_asked(t: Pairs) -> list[Decision]:
    return [each for each in t.decisions() if each.seat != t.house]


def house_asked(t: Pairs) -> list[Decision]:
    return [HOUSES[t.seats - FEWEST_SEATS]] if has_a_clock(t) or t.rules.doors else []


# From phase to phase


def go_on(t: Pairs) -> None:
    """All are ready, or time is up."""
    ask_nobody(t)
    if t.phase == GATHER:
        lay_out(t)
    elif t.phase == LOOK:
        begin_pairing(t)
    elif t.phase == PAIRING:
        close(t)
    else:
        next_call(t)


def gather(t: Pairs) -> None:
    """A round's pictures are shown only when everybody is ready (PP-7)."""
    t.phase = GATHER
    t.ready = 0
    clear_sets(t)
    if bits(t.present) < FEWEST_SEATS:
        end_early(t)  # PP-62
    else:
        ask_all(t, READIES, t.present)


def lay_out(t: Pairs) -> None:
    """Eleven new cards, or the same ones turned over (PP-8, PP-30 to PP-32, PP-72, PP-R9)."""
    if bits(t.present) < FEWEST_SEATS:
        end_early(t)  # PP-62
        return
    t.round += 1
    t.playing = t.present
    if t.rules.fresh or t.turned or t.round == 1:
        t.dealt += PLACES
        t.turned = False
    else:
        t.turned = True
    t.light += 1
    t.ready = 0
    if t.story is not None:
        tell(t, "round_began", round=t.round, turned=int(t.turned))
        for place in range(PLACES):
            tell(t, "shown", number=place + 1, card=t.picture(place))
    if t.rules.looks:
        t.phase = LOOK
        ask_all(t, READIES, t.playing)
    else:
        begin_pairing(t)


def begin_pairing(t: Pairs) -> None:
    """The clock starts (PP-10); there is no turn order (PP-11)."""
    t.phase = PAIRING
    t.ready = 0
    t.light += 1
    if t.story is not None:
        tell(t, "pairing_began", round=t.round)
    ask_all(t, PAIRINGS, t.playing)


def close(t: Pairs) -> None:
    """What lies there counts, complete or not (PP-18, PP-42, PP-49, PP-50)."""
    if bits(t.playing) < FEWEST_SEATS:
        end_early(t)  # PP-62
        return
    t.phase = CALLS
    t.light += 1
    list_calls(t)
    if t.story is not None:
        tell(t, "closed", round=t.round)
    next_call(t)


def next_call(t: Pairs) -> None:
    if t.called == len(t.calls):
        end_round(t)
        return
    make_call(t)
    caller = t.callers[t.called - 1]
    asked: list[Decision] = [ANNOUNCES[caller]] if t.present & bit(caller) else []  # PP-60
    ask_together(t, [*asked, *house_asked(t)])


def end_round(t: Pairs) -> None:
    """Points add up; the next seat announces first (PP-33, PP-34, PP-53)."""
    if t.story is not None:
        tell(t, "round_over", round=t.round)
    if t.round == t.rules.rounds:
        return
    t.first = t.left_of(t.first)
    while t.present and not t.present & bit(t.first):
        t.first = t.left_of(t.first)
    gather(t)


def end_early(t: Pairs) -> None:
    t.void = True
    if t.story is not None:
        tell(t, "void", round=t.round)


def clear_sets(t: Pairs) -> None:
    for n in range(t.seats * PAIRS):
        t.laid[n] = NO_PAIR


def ask_all(t: Pairs, decisions: list[Decision], seats: i64) -> None:
    asked = [decisions[seat] for seat in range(t.seats) if seats & bit(seat)]
    ask_together(t, [*asked, *house_asked(t)])


# Coming and going


def leave(t: Pairs, seat: i64) -> None:
    """For good: before closing also out of this round; after it the set still counts (PP-61)."""
    t.present &= ~bit(seat)
    if t.story is not None:
        tell(t, "left", seat=seat)
    if t.phase != CALLS:
        t.playing &= ~bit(seat)
        for n in range(PAIRS):
            t.laid[seat * PAIRS + n] = NO_PAIR
    t.ready &= ~bit(seat)
    others = [each for each in players_asked(t) if each.seat != seat]
    ask_nobody(t)
    ask_together(t, [*others, *house_asked(t)])
    go_on_if_all_ready(t)


def sit(t: Pairs, seat: i64) -> None:
    """A latecomer plays from the next layout on, with what the seat has (PP-63)."""
    t.present |= bit(seat)
    if t.story is not None:
        tell(t, "sat_down", seat=seat)
    if t.phase == GATHER:
        ask_again(t, READIES[seat])
    elif t.phase == CALLS and t.callers[t.called - 1] == seat:  # back in the middle of a call
        ask_again(t, ANNOUNCES[seat])
    else:
        ask_together(t, [*players_asked(t), *house_asked(t)])


READIES: Final[list[Decision]] = [Ready(seat) for seat in range(MOST_SEATS)]
PAIRINGS: Final[list[Decision]] = [Pairing(seat) for seat in range(MOST_SEATS)]
ANNOUNCES: Final[list[Decision]] = [Announce(seat) for seat in range(MOST_SEATS)]
HOUSES: Final = [House(seats) for seats in range(FEWEST_SEATS, MOST_SEATS + 1)]
