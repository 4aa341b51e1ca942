"""The phase played — the route that a search has found, word by word, as decisions ask for it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.dice_theme_park.activating import (
    ACTIVATE as ACTIVATE_VERB,
)
from manege.games.dice_theme_park.activating import (
    DIRECT,
    LET_GO,
    SEND,
    SPARE,
    WITH,
    is_free,
)
from manege.games.dice_theme_park.acts import (
    ACTIVATE,
    ADJUST,
    STOP,
    TINT,
    TOUR,
    TRICK,
    WALK,
    Act,
)
from manege.games.dice_theme_park.components import (
    ACTIVATION,
    ADMINISTRATOR,
    COLOURS,
    GROUP,
    HUED,
    INSTALLED,
    NEEDED,
    NONE,
    PLAYED,
    SPARED,
    Parks,
    has,
)
from manege.games.dice_theme_park.dice import FACES, kind_of
from manege.games.dice_theme_park.hexes import HEXES
from manege.games.dice_theme_park.improvement import FINISH
from manege.games.dice_theme_park.mascots import (
    ENOUGH,
    HUE,
    LOWER,
    RAISE,
    STAND,
    USE_MASCOT,
)
from manege.games.dice_theme_park.moves import (
    STROLL,
    USE_GUIDE,
    USE_PLAN,
)
from manege.games.dice_theme_park.moves import (
    TOUR as TOUR_VERB,
)
from manege.games.dice_theme_park.objectives import objective_of_round
from manege.games.dice_theme_park.puzzle import Node, Prices, Puzzle, node_of, unit
from manege.games.dice_theme_park.routes import Route, Search
from manege.games.dice_theme_park.skills import (
    CASH,
    CHEER,
    DYE,
    FLIP,
    FORM,
    LEAP,
    NUDGE,
    PULL,
    PUSH,
)
from manege.games.dice_theme_park.tricks import (
    DYE_DIE,
    FLIP_DIE,
    LEAP_AWAY,
    NUDGE_DOWN,
    NUDGE_UP,
    PULL_HERE,
    PUSH_AWAY,
    SHIFT_DOWN,
    SHIFT_UP,
    TAKE_CASH,
    TAKE_CHEERS,
)
from manege.kernel.bag import count
from manege.kernel.bits import lowest

MOST_REMEMBERED: Final = 4_000


class Chains:
    """Routes found before are remembered: one search is enough for a phase."""

    def __init__(self, prices: Prices, width: i64) -> None:
        self.prices = prices
        self.width: i64 = width
        self.acts: dict[object, Act] = {}  # by moment
        self.halves: dict[object, Act] = {}  # the same in the middle of an act

    def phase_worth(self, t: Parks, seat: i64, width: i64) -> float:
        """What the activation phase would bring, if it began now."""
        search = Search(Puzzle(t, seat, self.prices), width)
        return search.end_value(search.best(node_of(t, seat)).node)

    def search_of(self, t: Parks, seat: i64) -> Search:
        return Search(Puzzle(t, seat, self.prices), self.width)

    def next_code(self, t: Parks, seat: i64, codes: vec[i64]) -> i64:
        """In the activation phase, what comes next; NONE in others."""
        if t.phase != ACTIVATION or len(codes) == 0:
            return NONE
        node = node_of(t, seat)
        stamp = stamp_of(t, seat)
        key = (stamp, node.key())
        if listed(codes, FINISH.first):
            return self.at_ease(t, seat, codes, node, stamp)
        if listed(codes, ENOUGH.first):
            found = self.acts.get(key)
            if found is None or found.fresh or found.what == STOP:
                return ENOUGH.first
            code = effect_code(found)
            return code if listed(codes, code) else ENOUGH.first
        half = self.halves.get(key)
        code = NONE if half is None else half_code(t, seat, half, codes)
        return code if code != NONE and listed(codes, code) else self.by_hand(t, seat, codes, node)

    def at_ease(self, t: Parks, seat: i64, codes: vec[i64], node: Node, stamp: object) -> i64:
        """Between two acts."""
        found = self.acts.get((stamp, node.key()))
        if found is not None:
            code = first_code(t, seat, found)
            if listed(codes, code):
                return code
        search = self.search_of(t, seat)
        self.remember(search, search.best(node), stamp)
        return first_code(t, seat, self.acts[(stamp, node.key())])

    def remember(self, search: Search, route: Route, stamp: object) -> None:
        if len(self.acts) > MOST_REMEMBERED:
            self.acts.clear()
            self.halves.clear()
        act = Act(STOP, NONE, NONE, NONE)
        here: Route | None = route
        while here is not None:
            self.acts[(stamp, here.node.key())] = act
            before = here.before
            if before is not None and here.act is not None:
                act = here.act
                self.remember_halves(search, before.node, act, stamp)
            here = before

    def remember_halves(self, search: Search, node: Node, act: Act, stamp: object) -> None:
        """Its means spent, its cube placed, the first of two dice turned."""
        half = node.copy()
        if act.what == WALK:
            half.plans -= 1
        elif act.what == TOUR:
            half.guides -= 1
        elif act.what != ACTIVATE:
            search.come(node, half, act)
        self.halves[(stamp, half.key())] = act
        if act.what == ACTIVATE or act.what == TINT:
            if search.puzzle.icons[act.place] <= count(node.cubes, act.place):
                half.directors -= 1
            half.cubes += unit(act.place)
            self.halves[(stamp, half.key())] = act
        elif act.second != NONE:
            half.dice[act.place] += unit(act.kind + act.by) - unit(act.kind)
            self.halves[(stamp, half.key())] = act

    def by_hand(self, t: Parks, seat: i64, codes: vec[i64], node: Node) -> i64:
        """In the middle of somebody else's act: what promises most next door."""
        puzzle = Puzzle(t, seat, self.prices)
        best = codes[0]
        most = -1000.0
        place: i64 = 0
        while place < len(codes):
            code = codes[place]
            to: i64 = NONE
            if SEND.first <= code < SEND.end:
                to = (code - SEND.first) % HEXES
            elif STROLL.first <= code < STROLL.end:
                to = code - STROLL.first
            elif TOUR_VERB.first <= code < TOUR_VERB.end:
                to = code - TOUR_VERB.first
            if to != NONE and puzzle.worth[to] > most and count(node.cubes, to) == 0:
                most = puzzle.worth[to]
                best = code
            place += 1
        return best


def stamp_of(t: Parks, seat: i64) -> object:
    """All that a route depends on besides its moment."""
    return (
        t.round,
        seat,
        tuple(t.tiles[seat * HEXES : (seat + 1) * HEXES]),
        has(t, seat, INSTALLED),
        has(t, seat, INSTALLED + 1),
        has(t, seat, INSTALLED + 2),
        has(t, seat, PLAYED),
        has(t, seat, ADMINISTRATOR),
        objective_of_round(t),
    )


def listed(codes: vec[i64], code: i64) -> bool:
    place: i64 = 0
    while place < len(codes):
        if codes[place] == code:
            return True
        place += 1
    return False


def first_code(t: Parks, seat: i64, act: Act) -> i64:
    """How an act begins."""
    if act.what == STOP:
        return FINISH.first
    if act.what == ACTIVATE:
        if is_free(t, seat, act.place):
            return ACTIVATE_VERB.first + act.place
        return DIRECT.first + act.place
    if act.what == WALK:
        return USE_PLAN.first + act.kind * HEXES + act.place
    if act.what == TOUR:
        return USE_GUIDE.first + act.kind * HEXES + act.place
    return USE_MASCOT.first + 1 + act.card


def half_code(t: Parks, seat: i64, act: Act, codes: vec[i64]) -> i64:
    """How it goes on, by what is asked."""
    if act.what == WALK:
        return STROLL.first + act.to
    if act.what == TOUR:
        return TOUR_VERB.first + act.to
    stand = act.to if act.what == TRICK and FORM[act.card] == PULL else act.place
    if listed(codes, STAND.first + stand):
        return STAND.first + stand
    if act.what == ACTIVATE:
        return send_code(t, seat, act, codes)
    if act.what == TINT:
        if listed(codes, HUE.first + act.hued):
            return HUE.first + act.hued
        return send_code(t, seat, act, codes)
    code = effect_code(act)
    if act.second != NONE and not listed(codes, code):
        return nudge_code(act.second, act.second_by)
    return code


def effect_code(act: Act) -> i64:
    """What a mascot does."""
    if act.what == TINT:
        return HUE.first + act.hued
    if act.what == ADJUST:
        return (RAISE.first if act.by > 0 else LOWER.first) + act.kind
    form = FORM[act.card]
    if form == CASH:
        return TAKE_CASH.first
    if form == CHEER:
        return TAKE_CHEERS.first
    if form == NUDGE:
        return nudge_code(act.kind, act.by)
    if form == PUSH:
        return PUSH_AWAY.first + act.kind * HEXES + act.to
    if form == PULL:
        return PULL_HERE.first + act.kind * HEXES + act.place
    if form == LEAP:
        return LEAP_AWAY.first + act.kind * HEXES + act.to
    if form == DYE:
        return DYE_DIE.first + act.kind * COLOURS + (act.kind + act.by) // FACES
    if form == FLIP:
        return FLIP_DIE.first + act.kind
    return (SHIFT_UP.first if act.by > 0 else SHIFT_DOWN.first) + act.kind


def nudge_code(kind: i64, by: i64) -> i64:
    return (NUDGE_UP.first if by > 0 else NUDGE_DOWN.first) + kind


def send_code(t: Parks, seat: i64, act: Act, codes: vec[i64]) -> i64:
    """Until the group is the one meant, its dice are named; then who is spared, then who goes."""
    if bag_of_dice(t, has(t, seat, GROUP)) != act.group:
        named = bag_of_dice(t, has(t, seat, NEEDED) | has(t, seat, HUED))
        kind: i64 = 0
        rest = act.group
        while rest:
            wanted = WITH.first + kind
            if rest & 7 > count(named, kind) and listed(codes, wanted):
                return wanted
            rest >>= 3
            kind += 1
    if act.spared != NONE and has(t, seat, SPARED) == 0:
        return SPARE.first + act.spared
    if act.to == NONE:
        return LET_GO.first
    return SEND.first + act.kind * HEXES + act.to


def bag_of_dice(t: Parks, dice: i64) -> i64:
    bag: i64 = 0
    while dice:
        bag += unit(kind_of(t, lowest(dice)))
        dice &= dice - 1
    return bag
