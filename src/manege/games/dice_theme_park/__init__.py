"""Dice Theme Park — 2 to 4 parks, 90 minutes. Rules DP-1 to DP-164, DP-R1 to DP-R75: see texts/."""

from __future__ import annotations

from manege.games.dice_theme_park import (
    figures,
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
from manege.games.dice_theme_park.components import MODE_IDS, MOST_SEATS, Parks
from manege.games.dice_theme_park.sensible import Sensible
from manege.kernel.chance import Chance
from manege.kernel.game import Game, Option, Settings


def deal(seats: int, chance: Chance, settings: Settings) -> Parks:
    return setup.deal(seats, chance, MODE_IDS.index(str(settings["mode"])))


GAME = Game(
    key="dice_theme_park",
    edition=1,
    seats=range(2, MOST_SEATS + 1),
    options=[Option("mode", "initiation", lambda seats, chosen: MODE_IDS)],  # DP-1 to DP-3
    setup=deal,  # DP-5 to DP-23
    begin=setup.begin,  # DP-20 to DP-26: opening.py; DP-27 to DP-147: round.py and the phases
    outcome=scoring.outcome,  # DP-148 to DP-153
    secrecy=secrecy.SECRECY,
    imagine=imagining.imagine,
    lay_out=positions.lay_out,
    actions=notation.ACTIONS,
    fault=invariants.fault,
    printed=printed.printed,
    components=figures.COMPONENTS,
    trial=trial.trial,
    bots={"sensible": Sensible},
)
