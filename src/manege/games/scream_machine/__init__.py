"""Scream Machine — 2 to 6 parks, 45 minutes. Rules SM-1 to SM-63, SM-R1 to SM-R37: see texts/."""

from collections.abc import Sequence

from manege.games.scream_machine import (
    hints,
    imagining,
    invariants,
    notation,
    positions,
    scoring,
    secrecy,
    setup,
)
from manege.games.scream_machine.components import FEWEST_SEATS, MOST_SEATS, Scream
from manege.games.scream_machine.guide import ScreamGuide
from manege.games.scream_machine.sensible import Sensible
from manege.kernel.chance import Chance
from manege.kernel.game import Game, Option, Settings


def first_player(seats: int, _: Settings) -> Sequence[object]:
    return ["random", *range(seats)]


def deal(seats: int, chance: Chance, settings: Settings) -> Scream:
    first = settings["first"]
    return setup.deal(seats, chance, first if isinstance(first, int) else None)


GAME = Game(
    key="scream_machine",
    edition=2,
    seats=range(FEWEST_SEATS, MOST_SEATS + 1),  # SM-1
    options=[Option("first", "random", first_player)],  # SM-10, SM-R32
    setup=deal,  # SM-3 to SM-10
    begin=setup.open_the_season,  # SM-11 to SM-19: opening.py; SM-20 to SM-52: turn.py, round.py
    outcome=scoring.outcome,  # SM-57, SM-58
    secrecy=secrecy.SECRECY,
    imagine=imagining.imagine,
    lay_out=positions.lay_out,
    actions=notation.ACTIONS,
    fault=invariants.fault,
    hints=hints.HINTS,
    bots={"sensible": Sensible},
    guide=ScreamGuide,
)
