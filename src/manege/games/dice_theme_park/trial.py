"""Leanings — bots that like one colour of attractions better than it deserves, at one table; what
each has built, learned, kept and played is told (docs/balance)."""

from __future__ import annotations

from manege.games.dice_theme_park.administrators import ADMINISTRATOR_IDS
from manege.games.dice_theme_park.choosing import Planner
from manege.games.dice_theme_park.components import (
    COLOUR_IDS,
    SKILLS,
    STAFF_IDS,
    STARS,
    Parks,
    has,
)
from manege.games.dice_theme_park.planning import PICK
from manege.games.dice_theme_park.puzzle import STANDARD
from manege.games.dice_theme_park.secrecy import administrator, tiles_of
from manege.games.dice_theme_park.setup import begin, deal
from manege.games.dice_theme_park.skills import SKILL_IDS
from manege.games.dice_theme_park.tiles import TILE_IDS
from manege.games.dice_theme_park.worth import HABITS
from manege.kernel.bag import cards_of
from manege.kernel.chance import Chance
from manege.kernel.choices import Choices
from manege.kernel.game import Settings
from manege.kernel.pairs import first_of, second_of
from manege.kernel.table import go_on, perform
from manege.kernel.trial import Tried

WIDTH = 6  # of the search: many games are played
FONDNESS = 3.0  # stars a tile of that colour
PLANNERS = {
    "balanced": Planner(WIDTH),
    **{
        name: Planner(WIDTH, STANDARD, HABITS, colour, FONDNESS)
        for colour, name in enumerate(COLOUR_IDS)
    },
}


def trial(seats: int, chance: Chance, settings: Settings) -> list[Tried]:
    """Who leans to what is drawn for each seat."""
    t = deal(seats, chance, settings)
    names = list(PLANNERS)
    leanings = [names[chance.below(len(names))] for _ in range(seats)]
    order = list(t.order)  # DP-16
    begin(t)
    go_on(t)
    kept: list[list[str]] = [[] for _ in range(seats)]
    paper = Choices()
    while (decision := t.decision) is not None:
        seat = decision.seat
        if t.round == 1 and not kept[seat]:
            kept[seat] = [f"administrator-{ADMINISTRATOR_IDS[n]}" for n in administrator(t, seat)]
        code = PLANNERS[leanings[seat]].policy(t, chance, paper)
        kept[seat] += staff_in(code)
        perform(t, decision, code)
    return [
        Tried(
            leanings[seat],
            order.index(seat) + 1,
            has(t, seat, STARS),
            [*kept[seat], *tiles_and_skills(t, seat)],
        )
        for seat in range(seats)
    ]


def staff_in(code: int) -> list[str]:
    """The two staff cards that an action plays."""
    if not PICK.first <= code < PICK.end:
        return []
    pair = code - PICK.first
    return [f"staff-{STAFF_IDS[staff]}" for staff in (first_of(pair), second_of(pair))]


def tiles_and_skills(t: Parks, seat: int) -> list[str]:
    tiles = [f"tile-{TILE_IDS[tile]}" for tile in tiles_of(t, seat)]
    return [*tiles, *(f"skill-{SKILL_IDS[n]}" for n in cards_of(has(t, seat, SKILLS)))]
