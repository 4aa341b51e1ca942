"""Wishland — 1 to 4 parks, 75 minutes. Rules WL-1 to WL-202, WL-R1 to WL-R97: see texts/."""

from __future__ import annotations

from manege.games.wishland import (
    figures,
    hints,
    imagining,
    invariants,
    notation,
    positions,
    printed,
    scoring,
    secrecy,
    setup,
    trial,
)
from manege.games.wishland.components import MOST_SEATS, Wishland
from manege.games.wishland.guide import WishGuide
from manege.games.wishland.sensible import Sensible
from manege.kernel.chance import Chance
from manege.kernel.game import Game, Settings, switch


def deal(seats: int, chance: Chance, settings: Settings) -> Wishland:
    return setup.deal(seats, chance, bool(settings["entrepreneurs"]), bool(settings["tiles"]))


GAME = Game(
    key="wishland",
    edition=1,
    seats=range(1, MOST_SEATS + 1),
    options=[switch("entrepreneurs", default=False), switch("tiles", default=False)],  # WL-10
    setup=deal,  # WL-2 to WL-14
    begin=setup.begin,  # WL-11, WL-12: opening.py; WL-23 to WL-160: order.py, turn.py, round.py
    outcome=scoring.outcome,  # WL-161 to WL-186
    secrecy=secrecy.SECRECY,
    imagine=imagining.imagine,
    lay_out=positions.lay_out,
    actions=notation.ACTIONS,
    fault=invariants.fault,
    printed=printed.printed,
    components=figures.COMPONENTS,
    trial=trial.trial,
    hints=hints.HINTS,
    bots={"sensible": Sensible},
    guide=WishGuide,
)
