"""Cartes Hôtel — what each of the 24 does, one entry a card (WL-81 to WL-110).

Effects are the sheet's. The tables of hotels 5 and 11 are the house set: the sheet only says that
they are printed on the cards; hotels are worth 1 to 6 VP, tickets go up to about 6, cards to 20.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.wishland.components import (
    ACTOR,
    CREDITS,
    FROM_HOTELS,
    HAPPINESS,
    HOTEL,
    POINTS,
    RESTAURANT,
    TICKETS,
    VISITORS,
    WORKERS,
    Wishland,
)
from manege.games.wishland.end_words import (
    ByCards,
    ByTickets,
    ForColoursWithThreeSymbols,
    ForGoals,
    ForSets,
)
from manege.games.wishland.moments import (
    CLAIMS,
    CONVERTS,
    DUPLICATES,
    HOTEL_END,
    INCOME,
    LAST_CARD,
    MASCOTS_COUNT,
    NO_PENALTY,
    NOW,
    RECALL,
    RECALL_AFTER_ADVERT,
    SHOW_TYPES,
    SURCHARGE,
)
from manege.games.wishland.words import (
    ANY,
    CHOICE,
    Adds,
    IncomeForEach,
    Reward,
    Unlimited,
    WheneverPlayed,
)
from manege.kernel.powers import Word

TICKETS_WORTH: Final = vec[i64]([0, 0, 1, 2, 3, 5, 6])  # house: 2→1, 3→2, 4→3, 5→5, 6 or more→6
CARDS_WORTH: Final = vec[i64]([0] * 10 + [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6])  # house: 20 or more→6


def now(number: i64, what: i64) -> Word[Wishland]:
    return Reward(NOW, number, what, FROM_HOTELS)


def whenever(colour: i64, number: i64, what: i64, cost: i64 = 0) -> Word[Wishland]:
    return WheneverPlayed(colour, cost, number, what, FROM_HOTELS)


HOTELS: Final[list[list[Word[Wishland]]]] = [
    [now(6, POINTS)],  # H1 (WL-81)
    [now(3, CREDITS)],  # H2 (WL-82)
    [now(1, HAPPINESS), now(1, VISITORS), now(1, WORKERS)],  # H3 (WL-83)
    [now(2, TICKETS)],  # H4 (WL-84)
    [ByTickets(TICKETS_WORTH)],  # H5 (WL-85)
    [now(1, POINTS), ForGoals(HOTEL_END)],  # H6 (WL-86, WL-87)
    [ForColoursWithThreeSymbols(HOTEL_END)],  # H7 (WL-88)
    [Adds(LAST_CARD)],  # H8 (WL-89)
    [Adds(SHOW_TYPES, 1)],  # H9 (WL-90)
    [Adds(MASCOTS_COUNT)],  # H10 (WL-91)
    [ByCards(CARDS_WORTH)],  # H11 (WL-92)
    [Adds(DUPLICATES)],  # H12 (WL-93)
    [Adds(RECALL_AFTER_ADVERT)],  # H13 (WL-94)
    [whenever(RESTAURANT, 1, CREDITS), Adds(NO_PENALTY)],  # H14 (WL-95, WL-96)
    [Adds(CONVERTS)],  # H15 (WL-97)
    [Adds(RECALL)],  # H16 (WL-98, WL-99)
    [ForSets(HOTEL_END)],  # H17 (WL-100)
    [whenever(ACTOR, 1, CHOICE)],  # H18 (WL-101)
    [Adds(SURCHARGE)],  # H19 (WL-102 to WL-104)
    [Reward(CLAIMS, 1, CHOICE, FROM_HOTELS)],  # H20 (WL-105)
    [Adds(INCOME, -2), whenever(HOTEL, 1, POINTS)],  # H21 (WL-106, WL-107)
    [whenever(ANY, 1, CHOICE, cost=5)],  # H22 (WL-108)
    [IncomeForEach(1)],  # H23 (WL-109)
    [Unlimited(ANY)],  # H24 (WL-110)
]
