"""Ce qui est imprimé — cards, tracks and tables as they are drawn, for whoever draws them."""

from __future__ import annotations

from typing import Any, Final

from manege.games.wishland.cards import (
    CREDITS_NOW,
    EACH_INCOME,
    POINTS_LATER,
    POINTS_NOW,
    SHOW,
    SHOW_IDS,
    STEP_NOW,
    STEPS_NOW,
    SYMBOL,
    SYMBOL_IDS,
    VISITORS_NOW,
    cost_of,
)
from manege.games.wishland.components import (
    ACTOR,
    ATTRACTION,
    BONUS_WORKERS,
    CARD_IDS,
    COLOUR_IDS,
    HOTEL,
    MASCOT,
    NONE,
    OWN_WORKERS,
    RESTAURANT,
    ROUNDS,
    STEP_IDS,
    TOP,
    TURNS,
    Wishland,
    colour_of,
    place_in_colour,
)
from manege.games.wishland.hotels import CARDS_WORTH, HOTELS, TICKETS_WORTH
from manege.games.wishland.moments import (
    DUPLICATES,
    HOTEL_END,
    INCOME,
    LAST_CARD,
    MASCOTS_COUNT,
    NOW,
    SHOW_TYPES,
)
from manege.games.wishland.order import GIVEN
from manege.games.wishland.scoring import SHOWS_WORTH
from manege.games.wishland.words import ANY, Adds, IncomeForEach, Reward, WheneverPlayed
from manege.kernel.powers import Word

Gain = dict[str, Any]
THING_IDS: Final = [*STEP_IDS, "credits", "points", "reserve", "tickets", "choice"]  # by number
IN_THE_END: Final = (HOTEL_END, LAST_CARD, SHOW_TYPES, MASCOTS_COUNT, DUPLICATES)


def gain(number: int, what: str, when: str = "now") -> Gain:
    return {"number": number, "what": what, "when": when}


def said_by(word: Word[Wishland]) -> Gain | None:
    """A word of a hotel that gives so much of something; what else it says is a sentence."""
    if isinstance(word, WheneverPlayed):  # WL-95, WL-101, WL-107, WL-108
        when = "dear" if word.colour == ANY else COLOUR_IDS[word.colour]
        return gain(word.number, THING_IDS[word.what], when)
    if isinstance(word, Reward):  # WL-81 to WL-84, WL-105
        return gain(word.number, THING_IDS[word.what], "now" if word.moment == NOW else "claim")
    if isinstance(word, IncomeForEach):  # WL-109
        return gain(word.number, "credits", "income-restaurant")
    if isinstance(word, Adds) and word.moment == INCOME:  # WL-106
        return gain(word.number, "credits", "income")
    return None


def gains_of(card: int) -> list[Gain]:
    """What it gives by itself: now, in every income phase, whenever something is played, later."""
    colour, place = colour_of(card), place_in_colour(card)
    if colour == ATTRACTION:
        return [gain(POINTS_NOW[place], "points")]  # WL-68
    if colour == RESTAURANT:
        given = [
            gain(VISITORS_NOW[place], "visitors"),
            gain(CREDITS_NOW[place], "credits"),
            gain(EACH_INCOME[place], "credits", "income"),
            gain(POINTS_LATER[place], "points", "end"),
        ]
        return [each for each in given if each["number"]]
    if colour == ACTOR:
        return [gain(STEPS_NOW[place], STEP_IDS[STEP_NOW[place]])]  # WL-72
    if colour == HOTEL:
        return [said for word in HOTELS[place] if (said := said_by(word))]
    return [{"number": 0.5, "what": "points", "when": "symbol"}]  # WL-169, WL-173


def lasting(card: int) -> str:
    """When a hotel speaks: now, always from then on, or in the end (WL-18 to WL-21)."""
    if colour_of(card) != HOTEL:
        return "end" if colour_of(card) == MASCOT else "now"
    moments = {word.moment for word in HOTELS[place_in_colour(card)]}
    if moments == {NOW}:
        return "now"
    return "end" if moments & set(IN_THE_END) else "always"


RULES: Final = {ATTRACTION: 68, ACTOR: 72, MASCOT: 169}  # what they do
HOTEL_RULES: Final = [
    *(81, 82, 83, 84, 85, 86, 88, 89, 90, 91, 92, 93),  # hotels 1 to 12
    *(94, 95, 97, 98, 100, 101, 102, 105, 106, 108, 109, 110),
]


def rule_of(card: int) -> str:
    """The clause to open for whoever wants to read more."""
    colour, place = colour_of(card), place_in_colour(card)
    if colour == RESTAURANT:
        return f"WL-{restaurant_rule(place)}"
    return f"WL-{HOTEL_RULES[place] if colour == HOTEL else RULES[colour]}"


def restaurant_rule(place: int) -> int:
    """By its kind, as its figures tell it (WL-69 to WL-71)."""
    if VISITORS_NOW[place]:
        return 70
    return 71 if CREDITS_NOW[place] else 69


def described(card: int) -> dict[str, Any]:
    return {
        "cost": cost_of(card),
        "symbol": SYMBOL_IDS[SYMBOL[card]],
        "show": SHOW_IDS[SHOW[place_in_colour(card)]] if colour_of(card) == ACTOR else None,
        "gains": gains_of(card),
        "lasts": lasting(card),
        "rule": rule_of(card),
    }


def printed() -> dict[str, Any]:
    """All of it, by name; nothing here is ever secret."""
    return {
        "cards": {name: described(card) for card, name in enumerate(CARD_IDS)},
        "rounds": ROUNDS,  # WL-23
        "turns": TURNS,
        "top": TOP,  # of both tracks (WL-46, WL-48)
        "paying": list(range(1, TOP, 2)),  # their spaces with a reward (WL-45, WL-47)
        "workers": OWN_WORKERS,  # WL-4
        "reserve": BONUS_WORKERS,
        "order": [[] if what == NONE else [gain(1, THING_IDS[what])] for what in GIVEN],
        "shows": list(SHOWS_WORTH),  # WL-175
        "tickets": list(TICKETS_WORTH),  # WL-85
        "cards_played": list(CARDS_WORTH),  # WL-92
    }
