"""Leanings — bots that like one colour better than it deserves, at one table (docs/balance)."""

from __future__ import annotations

from manege.games.wishland.components import CARD_IDS, COLOUR_IDS, COLOURS, POINTS, has
from manege.games.wishland.planning import Planner, play_out
from manege.games.wishland.prospects import STANDARD
from manege.games.wishland.secrecy import area
from manege.games.wishland.setup import begin, deal
from manege.kernel.chance import Chance
from manege.kernel.game import Settings
from manege.kernel.table import go_on
from manege.kernel.trial import Tried

FONDNESS = 1.5  # VP a card of that colour
PLANNERS = {
    "balanced": Planner(),
    **{COLOUR_IDS[colour]: Planner(STANDARD, colour, FONDNESS) for colour in range(COLOURS)},
}


def trial(seats: int, chance: Chance, settings: Settings) -> list[Tried]:
    """Who leans to what is drawn for each seat."""
    t = deal(seats, chance, bool(settings["entrepreneurs"]), bool(settings["tiles"]))
    began = t.first
    names = list(PLANNERS)
    leanings = [names[chance.below(len(names))] for _ in range(seats)]
    begin(t)
    go_on(t)
    play_out(t, [PLANNERS[leaning] for leaning in leanings], chance)
    return [
        Tried(
            leanings[seat],
            (seat - began) % seats + 1,
            has(t, seat, POINTS),
            [CARD_IDS[card] for card in area(t, seat)],
        )
        for seat in range(seats)
    ]
