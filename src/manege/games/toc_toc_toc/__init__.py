"""Toc toc toc — 3 to 5 hosts, 15 minutes. Rules TT-1 to TT-52, TT-R1 to TT-R31: see texts/."""

from collections.abc import Sequence

from manege.games.toc_toc_toc import (
    hints,
    imagining,
    invariants,
    notation,
    positions,
    scoring,
    secrecy,
    setup,
)
from manege.games.toc_toc_toc.components import Toc
from manege.games.toc_toc_toc.guide import TocGuide
from manege.games.toc_toc_toc.sensible import Sensible
from manege.kernel.chance import Chance
from manege.kernel.game import Game, Option, Settings, switch


def first_player(seats: int, _: Settings) -> Sequence[object]:
    return ["random", *range(seats)]


def deal(seats: int, chance: Chance, settings: Settings) -> Toc:
    first = settings["first"]
    return setup.deal(
        seats, chance, first if isinstance(first, int) else None, bool(settings["memory"])
    )


GAME = Game(
    key="toc_toc_toc",
    edition=2,
    seats=range(3, 6),  # TT-1
    options=[
        Option("first", "random", first_player),  # TT-14, TT-R2
        switch("memory", default=True),  # TT-R5: l'aide-mémoire
    ],
    setup=deal,  # TT-4 to TT-10
    begin=setup.open_the_evening,  # TT-13 to TT-22: turn.py; TT-28 to TT-52: effects.py
    outcome=scoring.outcome,  # TT-23 to TT-27
    secrecy=secrecy.SECRECY,
    imagine=imagining.imagine,
    lay_out=positions.lay_out,
    actions=notation.ACTIONS,
    fault=invariants.fault,
    hints=hints.HINTS,
    bots={"sensible": Sensible},
    guide=TocGuide,
)
