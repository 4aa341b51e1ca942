"""Cartes Entrepreneur — what each of the 12 does, one entry a card (WL-111 to WL-142)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.wishland.components import (
    CREDITS,
    FROM_ENTREPRENEUR,
    HAPPINESS,
    HOTEL,
    MASCOT,
    POINTS,
    RESTAURANT,
    TICKETS,
    VISITORS,
    WORKERS,
    Wishland,
)
from manege.games.wishland.end_words import ForAllSymbols, ForMostAlike
from manege.games.wishland.moments import (
    CLAIM_HEARD,
    CLAIMS,
    ENTREPRENEUR_END,
    MASCOT_BONUSES,
    PRIVATE_TILE,
)
from manege.games.wishland.words import (
    CHOICE,
    Adds,
    DoubleTrack,
    FirstPayday,
    IncomeWith,
    Less,
    LessForNth,
    NewSymbol,
    NthOfAColour,
    NthTicket,
    PaydayWith,
    Reward,
    Unlimited,
    WheneverPlayed,
)
from manege.kernel.powers import Word


def nth(place: i64, number: i64, what: i64) -> Word[Wishland]:
    return NthOfAColour(place, number, what, FROM_ENTREPRENEUR)


def nth_ticket(place: i64, number: i64, what: i64) -> Word[Wishland]:
    return NthTicket(place, number, what, FROM_ENTREPRENEUR)


def choice_whenever(colour: i64) -> Word[Wishland]:
    return WheneverPlayed(colour, 0, 1, CHOICE, FROM_ENTREPRENEUR)


def first_payday(number: i64, what: i64) -> Word[Wishland]:
    return FirstPayday(number, what, FROM_ENTREPRENEUR)


ENTREPRENEURS: Final[list[list[Word[Wishland]]]] = [
    [  # E1 (WL-111 to WL-114)
        *(nth(1, 1, CREDITS), nth(3, 1, CHOICE), nth(5, 1, POINTS)),
        *(nth_ticket(3, 1, CHOICE), nth_ticket(5, 1, POINTS)),  # WL-R68: not the first one
    ],
    [LessForNth(1, 2), LessForNth(5, 2)],  # E2 (WL-115 to WL-117)
    [  # E3 (WL-118 to WL-121)
        Adds(PRIVATE_TILE),
        Reward(CLAIM_HEARD, 1, CREDITS, FROM_ENTREPRENEUR),
        Reward(CLAIMS, 1, CHOICE, FROM_ENTREPRENEUR),
    ],
    [DoubleTrack(HAPPINESS)],  # E4 (WL-122, WL-123)
    [DoubleTrack(VISITORS)],  # E5 (WL-124, WL-125)
    [choice_whenever(RESTAURANT), Less(RESTAURANT, 1), Unlimited(RESTAURANT)],  # E6 (WL-126 to 128)
    [choice_whenever(HOTEL), Less(HOTEL, 1), Unlimited(HOTEL)],  # E7 (WL-129 to WL-131)
    [Less(MASCOT, 1), Adds(MASCOT_BONUSES)],  # E8 (WL-132, WL-133)
    [  # E9 (WL-134)
        *(first_payday(2, WORKERS), first_payday(3, CREDITS)),
        *(first_payday(1, POINTS), first_payday(2, TICKETS)),
    ],
    [NewSymbol(1, CREDITS, FROM_ENTREPRENEUR), ForAllSymbols(2)],  # E10 (WL-135 to WL-137)
    [ForMostAlike(ENTREPRENEUR_END)],  # E11 (WL-138, WL-139)
    [  # E12 (WL-140 to WL-142)
        IncomeWith(2, 1),
        PaydayWith(4, 1, CHOICE, FROM_ENTREPRENEUR),
        PaydayWith(6, 1, POINTS, FROM_ENTREPRENEUR),
    ],
]
