"""Qui paire gagne — 3 to 8 players, 30 to 45 minutes. Rules PP-1 to PP-76, PP-R1 to PP-R13."""

from collections.abc import Sequence

from manege.games.qui_paire_gagne import (
    hints,
    invariants,
    notation,
    positions,
    scoring,
    secrecy,
    setup,
)
from manege.games.qui_paire_gagne.associating import dreamer, in_tune, normal
from manege.games.qui_paire_gagne.components import (
    APPLE_IDS,
    FEWEST_PICTURES,
    FEWEST_SEATS,
    MOST_PICTURES,
    MOST_ROUNDS,
    MOST_SEATS,
    USUAL_SEATS,
    Pairs,
    Rules,
)
from manege.games.qui_paire_gagne.house import HOUSE
from manege.kernel.chance import Chance
from manege.kernel.game import Game, Option, Settings, switch


def pictures(seats: int, chosen: Settings) -> Sequence[object]:
    return range(FEWEST_PICTURES, MOST_PICTURES + 1)


def company(seats: int, chosen: Settings) -> Sequence[object]:
    return ["all", *range(FEWEST_SEATS, seats)]


def deal(seats: int, chance: Chance, settings: Settings) -> Pairs:
    deck = int(str(settings["pictures"]))
    fresh = bool(settings["fresh"])
    rules = Rules(
        rounds=setup.rounds_with(deck, int(str(settings["rounds"])), fresh),
        clock=int(str(settings["clock"])),
        looks=settings["look"] != 0,
        fresh=fresh,
        apple=APPLE_IDS.index(str(settings["apple"])),
        doors=bool(settings["doors"]),
        album=bool(settings["album"]),
    )
    people = settings["company"]
    return setup.deal(seats, chance, rules, deck, people if isinstance(people, int) else seats)


GAME = Game(
    key="qui_paire_gagne",
    edition=2,
    seats=range(FEWEST_SEATS, MOST_SEATS + 1),  # PP-76
    usual=range(FEWEST_SEATS, USUAL_SEATS + 1),  # PP-1
    options=[
        Option("rounds", 4, lambda *_: range(1, MOST_ROUNDS + 1)),  # PP-6, PP-70
        Option("clock", 90, lambda *_: [0, *range(30, 301, 15)]),  # PP-10, PP-71: 0 is none
        Option("look", 5, lambda *_: range(31)),  # PP-41
        Option("talk", 8, lambda *_: [0, 4, 6, 8, 10, 15, 20, 30]),  # PP-59: 0 is by hand
        switch("fresh", default=False),  # PP-72
        Option("apple", "both", lambda *_: APPLE_IDS),  # PP-73, PP-74
        Option("pictures", MOST_PICTURES, pictures, by_room=True),  # PP-75
        Option("album", False, lambda *_: [True, False], by_room=True),
        Option("doors", False, lambda *_: [True, False], by_room=True),  # PP-61, PP-63
        Option("company", "all", company, by_room=True),
    ],
    setup=deal,  # PP-2 to PP-5
    begin=setup.open_the_table,  # PP-7 to PP-34: round.py, people.py, calls.py
    outcome=scoring.outcome,  # PP-35, PP-36
    secrecy=secrecy.SECRECY,
    imagine=secrecy.imagine,
    lay_out=positions.lay_out,
    actions=notation.ACTIONS,
    fault=invariants.fault,
    figures=scoring.figures,
    hints=hints.HINTS,
    bots={"dreamer": dreamer, "in_tune": in_tune, "normal": normal},
    house=HOUSE,
)
