"""Dice Theme Park — 1 to 4 parks, 90 minutes. Rules DP-1 to DP-213, DP-R1 to DP-R102: texts/."""

from __future__ import annotations

from manege.games.dice_theme_park.variants import cards  # first: verbs name all cards

# isort: split
from manege.games.dice_theme_park import (
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
from manege.games.dice_theme_park.components import FULL, MODE_IDS, MOST_SEATS
from manege.games.dice_theme_park.sensible import Sensible, guide
from manege.games.dice_theme_park.variants import (
    figures,
    innovations,
    promo,
    solo,
    solo_story,
    solo_table,
    surprises,
    views,
)
from manege.kernel.game import Game, Option, Settings, switch
from manege.kernel.secrecy import Secrecy, kinds_in
from manege.kernel.table import space_of

__all__ = ["GAME", "cards"]


def modes(seats: int, chosen: Settings) -> list[str]:
    """DP-1 to DP-3; alone the full one (DP-192)."""
    return MODE_IDS if seats > 1 else MODE_IDS[FULL:]


def objectives(seats: int, chosen: Settings) -> list[str]:
    """Alone none of them is used (DP-R93)."""
    return ["mixed", "alone"] if chosen["promo"] and seats > 1 else ["base"]


GAME = Game(
    key="dice_theme_park",
    edition=2,
    seats=range(1, MOST_SEATS + 1),
    options=[
        Option("mode", "initiation", modes),
        switch("surprises", default=False),  # DP-165 to DP-169: variants/
        switch("innovations", default=False),  # DP-170 to DP-184
        switch("promo", default=False),  # DP-185 to DP-191
        Option("objectives", "base", objectives),  # DP-185
        *solo_table.OPTIONS,  # DP-192 to DP-213
    ],
    setup=setup.deal,  # DP-5 to DP-23
    begin=setup.begin,  # DP-20 to DP-26: opening.py; DP-27 to DP-147: round.py and the phases
    outcome=scoring.outcome,  # DP-148 to DP-153
    secrecy=Secrecy(
        zones=[*secrecy.ZONES, *views.ZONES, *solo_table.ZONES],
        fields=[*secrecy.FIELDS, *views.FIELDS, *solo_table.FIELDS],
        events={**secrecy.EVENTS, **views.EVENTS, **kinds_in(solo_story)},
        names={**secrecy.NAMES, **views.NAMES, **solo_table.NAMES},
        seats=secrecy.SEATS,
    ),
    imagine=imagining.imagine,
    lay_out=positions.lay_out,
    actions=space_of(
        [*notation.VERBS, *surprises.VERBS, *innovations.VERBS, *promo.VERBS, *solo.VERBS],
    ),
    fault=invariants.fault,
    printed=lambda: {**printed.printed(), **views.printed(), **solo_table.printed()},
    components=figures.COMPONENTS,
    trial=trial.trial,
    figures=solo_table.counted,
    hints=hints.HINTS,
    bots={"sensible": Sensible},
    guide=guide,
)
