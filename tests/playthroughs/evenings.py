"""Who plays what in the playthroughs, and how: at random, or as a house lets them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from manege.games import game
from manege.kernel.chance import Chance
from manege.kernel.game import Game
from manege.kernel.match import Match

SEED = 7  # of deal and moves, where nothing else is said; all kinds of event happen


@dataclass(frozen=True, repr=False)
class Evening:
    """Whoever is asked first does anything."""

    game: Game
    name: str
    seats: int
    settings: Mapping[str, object] = field(default_factory=dict)
    shows: str = ""
    seed: int = field(default=SEED, kw_only=True)

    def next(self, match: Match, chance: Chance) -> tuple[int, int]:
        options = match.options()
        assert match.table.decision is not None
        return match.table.decision.seat, options[chance.below(len(options))]

    def __repr__(self) -> str:
        return f"{self.game.key}-{self.name}"


@dataclass(frozen=True, repr=False)
class PairsEvening(Evening):
    """All at once, and like-minded enough to meet.

    With the action of that number the house acts, or somebody who is ready has second thoughts.
    """

    house: Mapping[int, str] = field(default_factory=dict)
    second_thoughts: Collection[int] = ()

    def next(self, match: Match, chance: Chance) -> tuple[int, int]:
        number = len(match.actions) + 1
        if number in self.house:
            return match.seats, self.game.code(self.house[number])
        asked = match.table.decisions()
        if number in self.second_thoughts:
            seat = next(each.seat for each in asked if not each.awaited)
            return seat, match.options(seat)[0]
        seats = [each.seat for each in asked if each.awaited]
        if seats == [match.seats]:
            return match.seats, self.game.code("time-up")  # the announcer has left
        seat = seats[chance.below(len(seats))]
        options = match.options(seat)
        if self.game.code("ready") in options:
            return seat, self.game.code("ready")
        if chance.below(12) == 0:
            return seat, options[-1]  # to untie the last pair
        return seat, options[chance.below(min(3, len(options)))]


QUI_PAIRE_GAGNE = game("qui_paire_gagne")
PAIRS = [
    PairsEvening(
        QUI_PAIRE_GAGNE,
        "3-players",
        3,
        shows="Four rounds; each ends when all three are ready, and the announcers go on.",
    ),
    PairsEvening(
        QUI_PAIRE_GAGNE,
        "4-players-by-the-clock",
        4,
        {"rounds": 2, "apple": "none"},
        "Time is up while looking, with sets that are not whole, and during the calls.",
        {5: "time-up", 20: "time-up", 22: "time-up"},
    ),
    PairsEvening(
        QUI_PAIRE_GAGNE,
        "5-players-without-a-clock",
        5,
        {"rounds": 2, "clock": 0, "look": 0, "fresh": True, "apple": "off"},
        "No clock, no look, no apple, new cards in the second round.",
    ),
    PairsEvening(
        QUI_PAIRE_GAGNE,
        "6-players-coming-and-going",
        6,
        {"rounds": 3, "doors": True, "company": 4},
        "Four begin; one comes while they pair, one leaves then, the announcer during the calls.",
        {20: "sit 4", 26: "leave 1", 35: "leave 2", 80: "sit 5"},
    ),
    PairsEvening(
        QUI_PAIRE_GAGNE,
        "3-players-too-few",
        3,
        {"doors": True},
        "One leaves during the second round: it is void, and the first one decides.",
        {60: "leave 2"},
    ),
    PairsEvening(
        QUI_PAIRE_GAGNE,
        "4-players-second-thoughts",
        4,
        {"rounds": 1, "clock": 0},
        "Two who are ready change a pair: they are waited for again until they say it anew.",
        second_thoughts=[33, 36],
    ),
    PairsEvening(
        QUI_PAIRE_GAGNE,
        "12-players",
        12,
        {"rounds": 1},
        "The big table.",
    ),
]


WISHLAND = game("wishland")
EVERYTHING = {"entrepreneurs": True, "tiles": True}
WISHES = [
    Evening(WISHLAND, "4-players-with-everything", 4, EVERYTHING, "Both modules (WL-10).", seed=34),
    Evening(
        WISHLAND, "3-players-with-everything", 3, EVERYTHING, "A private tile (WL-118).", seed=54
    ),
    Evening(WISHLAND, "1-players-with-everything", 1, EVERYTHING, "Alone with both (WL-187)."),
]


DICE_THEME_PARK = game("dice_theme_park")
PARKS = [
    Evening(DICE_THEME_PARK, "4-players-full", 4, {"mode": "full"}, "Five rounds (DP-2).", seed=29),
    Evening(
        DICE_THEME_PARK, "3-players-short", 3, {"mode": "short"}, "With cards (DP-3).", seed=37
    ),
    Evening(
        DICE_THEME_PARK,
        "2-players-all-expansions",
        2,
        {"mode": "short", "surprises": True, "innovations": True, "promo": True},
        "Rolls, innovations and VIPs (DP-165 to DP-191).",
        seed=333,
    ),
    Evening(
        DICE_THEME_PARK,
        "1-players-all-expansions",
        1,
        {"surprises": True, "innovations": True, "promo": True},
        "Alone, with 12 cards out of 16 (DP-212, DP-213).",
    ),
]
