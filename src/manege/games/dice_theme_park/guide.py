"""The guide — the activation phase by a wide search; before it, what that phase and later rounds
would then bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.dice_theme_park.building import (
    BUILD,
    CHOOSE_DIE,
    DRAW_DIE,
    FACE,
    PASS,
    RECRUIT,
    SALVAGE,
    SITE,
    TRAIN,
)
from manege.games.dice_theme_park.chains import Chains
from manege.games.dice_theme_park.choosing import Planner, offers
from manege.games.dice_theme_park.components import (
    ACTIVATION,
    HAND,
    MAINTENANCE,
    MONEY,
    NOBODY,
    NONE,
    OPENING,
    PLANNING,
    PLAYED,
    STARS,
    WELCOME,
    Parks,
    has,
    put,
)
from manege.games.dice_theme_park.dice import visitors_of
from manege.games.dice_theme_park.improvement import BUY_PLAN, FINISH, INSTALL, TAKE_BACK
from manege.games.dice_theme_park.planning import KEEP_SUM, LOWER_OWN_SUM, PICK
from manege.games.dice_theme_park.puzzle import STANDARD
from manege.games.dice_theme_park.standing import (
    FAR,
    FarChains,
    QuickChains,
    Standing,
    best_pair,
    shares_of,
)
from manege.games.dice_theme_park.welcome import DECLINE, RAISE, RAISE_TWICE, RIDE, TAKE_LEFTOVER
from manege.games.dice_theme_park.worth import HABITS, rounds_left
from manege.kernel.bits import bits
from manege.kernel.chance import Chance
from manege.kernel.guide import Guide
from manege.kernel.table import Verb
from manege.kernel.weighing import best_of

Imagined = Callable[[Parks, int | None, Chance], Parks]

FEW: Final = 8  # options that are compared
PAIRS: Final = 12
AT_A_GLANCE: Final = 3  # how wide phases are searched that have not begun
CLOSELY: Final = 8
UNNOTICED: Final = -1000.0
ALONE: Final = 180.0  # stars: half of what one can hope for

# What the base game offers before the activation phase; an expansion's own is judged as it says
OURS: Final[list[Verb[Parks]]] = [
    *(PICK, LOWER_OWN_SUM, KEEP_SUM),
    *(RIDE, TAKE_LEFTOVER, RAISE, RAISE_TWICE, DECLINE),
    *(BUILD, SALVAGE, SITE, RECRUIT, TRAIN, PASS, CHOOSE_DIE, FACE, DRAW_DIE),
    *(INSTALL, TAKE_BACK, BUY_PLAN, FINISH),
]


def planner_of(chains: Chains) -> Planner:
    planner = Planner(chains.width, chains.prices)
    planner.chains = chains
    return planner


# Shared: whoever is made anew for every decision finds the route begun
SENSIBLE: Final = Planner()
NOVICE: Final = Planner(1)  # one act at a time
WIDE: Final = planner_of(FarChains(FAR, 60, 8.0))
SHORT_SIGHTED: Final = planner_of(FarChains(FAR, 1, 4.0))


class DiceGuide(Guide[Parks]):
    def __init__(self, imagined: Imagined) -> None:
        super().__init__()
        self.imagined = imagined
        self.blur = 1.0
        self.pace = 6
        self.errs = 0
        self.branches = False
        self.me: i64 = NOBODY  # who imagines
        self.round: i64 = 0
        self.quick = planner_of(QuickChains(STANDARD, 2, 4.0))
        self.standing = Standing(FAR, HABITS, CLOSELY, 5.0)

    def looks_closely(self) -> bool:
        """An expert, who reads what others did, also looks closer at what is to come."""
        return self.doubt < 100

    # What is done

    def weigh(self, table: Parks, seat: i64) -> None:
        self.codes = self.offered(table, seat)
        if len(self.codes) == 1:
            self.values = vec[float]([0.0])
        elif not self.forgets:
            self.values = SENSIBLE.values(table, seat, self.codes)
        else:
            self.values = NOVICE.values(table, seat, self.codes)
            if table.phase == ACTIVATION:  # of acts it overlooks none: it looks no further
                self.codes = vec[i64]([self.codes[highest(self.values)]])
                self.values = vec[float]([0.0])

    def offered(self, table: Parks, seat: i64) -> vec[i64]:
        return super().candidates(table, seat)

    def policy(self, table: Parks, seat: i64, chance: Chance) -> i64:
        """In worlds: at a glance; rivals take any monorail."""
        codes = self.offered(table, seat)
        if len(codes) == 1:
            return codes[0]
        if seat != self.me and table.phase == WELCOME and offers(RIDE, codes[0]):
            return codes[chance.below(len(codes))]
        return codes[best_of(self.quick.values(table, seat, codes), chance)]

    def candidates(self, table: Parks, seat: i64) -> vec[i64]:
        codes = self.offered(table, seat)
        if len(codes) < 2:
            return codes
        if self.depth == 0:
            return best_few(codes, SHORT_SIGHTED.values(table, seat, codes), 2, False)
        if table.phase == ACTIVATION:
            planner = WIDE if self.looks_closely() else SENSIBLE
            return best_few(codes, planner.values(table, seat, codes), 1, False)
        values = SENSIBLE.values(table, seat, codes)
        best = codes[highest(values)]
        if table.phase == OPENING or table.phase == MAINTENANCE or not is_ours(best):
            return vec[i64]([best])
        return best_few(codes, values, PAIRS if table.phase == PLANNING else FEW, True)

    # Worlds

    def imagine(self, table: Parks, seat: i64, chance: Chance) -> Parks:
        """What rivals have picked is what somebody sensible would; some of it is doubted."""
        world = self.imagined(table, int(seat), chance)
        self.me = seat
        self.round = table.round
        if table.phase == PLANNING and not table.revealed:
            other: i64 = 0
            while other < world.seats:
                hidden = other != seat and has(world, other, PLAYED) != 0
                if hidden and chance.below(100) >= self.doubt:
                    pick_anew(world, other)
                other += 1
        return world

    def enough(self, table: Parks, played: i64) -> bool:
        """Once the activation phase begins: what it brings is found by search."""
        return self.depth == 0 or table.phase >= ACTIVATION or table.round != self.round

    # How it stands

    def evaluate(self, table: Parks, shares: vec[float]) -> None:
        over = table.decision is None
        if over and table.seats > 1:
            share_the_victory(table, shares)
            return
        self.standing.searches = self.depth > 0
        self.standing.width = CLOSELY if self.looks_closely() else AT_A_GLANCE
        hopes = vec[float]([float(has(table, 0, STARS))]) if over else self.standing.hopes(table)
        if table.seats == 1:
            shares[0] = hopes[0] / (hopes[0] + ALONE)
        else:
            shares_of(hopes, rounds_left(table), shares)


def highest(values: vec[float]) -> i64:
    best: i64 = 0
    place: i64 = 1
    while place < len(values):
        if values[place] > values[best]:
            best = place
        place += 1
    return best


def is_ours(code: i64) -> bool:
    return any(offers(verb, code) for verb in OURS)


def best_few(codes: vec[i64], values: vec[float], number: i64, ours: bool) -> vec[i64]:
    """The best of these; whatever ends something is among them."""
    found = vec[i64]()
    while len(found) < number and len(found) < len(codes):
        best = highest(values)
        if values[best] == UNNOTICED:
            break
        if not ours or is_ours(codes[best]):
            found = append(found, codes[best])
        values[best] = UNNOTICED
    place: i64 = 0
    while ours and place < len(codes):
        code = codes[place]
        if values[place] != UNNOTICED and (code == PASS.first or code == FINISH.first):
            found = append(found, code)
        place += 1
    return found


def pick_anew(world: Parks, seat: i64) -> None:
    hand = has(world, seat, HAND) + has(world, seat, PLAYED)
    picked = best_pair(world, seat, hand, STANDARD, HABITS)[1]
    put(world, seat, PLAYED, picked)
    put(world, seat, HAND, hand - picked)


def share_the_victory(t: Parks, shares: vec[float]) -> None:
    """Most stars, then most dice, then most money (DP-150 to DP-153)."""
    best: i64 = NONE
    winners = 0.0
    seat: i64 = 0
    while seat < t.seats:
        dice = bits(visitors_of(t, seat))
        rank = (has(t, seat, STARS) << 20) + (dice << 12) + has(t, seat, MONEY)
        if rank > best:
            best = rank
            winners = 0.0
            other: i64 = 0
            while other < seat:
                shares[other] = 0.0
                other += 1
        shares[seat] = 1.0 if rank == best else 0.0
        winners += shares[seat]
        seat += 1
    seat = 0
    while seat < t.seats:
        shares[seat] /= winners
        seat += 1
