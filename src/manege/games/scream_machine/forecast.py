"""Forecast — how likely a park will be the one that a visitor chooses, now and in later rounds.

The appeal of a park is the sum of a family or, to cheapskates, the ticket with a minus sign.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate, pairwise
from math import prod
from typing import Final, NamedTuple

from manege.games.scream_machine.components import VALUES

# How often a park gets a 1, a 3, a 5 of a family in one turn; in this round it depends on the
# visitors its owner could win (none, one, two, more) and on whether the row offers the card.
# Counted in games among this bot's own kind, as are the tickets below.
IN_ROW: Final = [(0.20, 0.04, 0.01), (0.24, 0.25, 0.09), (0.25, 0.36, 0.38), (0.15, 0.25, 0.55)]
IN_HAND: Final = [(0.01, 0.00, 0.00), (0.02, 0.03, 0.02), (0.02, 0.05, 0.07), (0.02, 0.06, 0.18)]
IN_A_LATER_ROUND: Final = (0.055, 0.065, 0.055)
IN_AN_OPENING: Final = (0.16, 0.09, 0.03)

# How often a ticket gets dearer by -5, -4 … 6 in one turn, by the cheapskates its owner could win
CHEAPER: Final = -5
DEARER: Final = [
    [0.00, 0.00, 0.00, 0.01, 0.00, 0.03, 0.03, 0.03, 0.12, 0.19, 0.41, 0.18],
    [0.01, 0.01, 0.02, 0.05, 0.02, 0.10, 0.06, 0.09, 0.10, 0.13, 0.28, 0.13],
    [0.03, 0.04, 0.05, 0.13, 0.05, 0.15, 0.08, 0.09, 0.07, 0.06, 0.18, 0.07],
    [0.03, 0.04, 0.08, 0.18, 0.12, 0.13, 0.06, 0.05, 0.05, 0.05, 0.14, 0.07],
]
OPENS_AT: Final = [0.0, 0.0, 0.0, 0.16, 0.64, 0.20]
MOST_VISITORS: Final = 3  # in these tables

# What an owner may still do before this round ends; other numbers are those of `Season.eager`
NOTHING: Final = -1
ACT: Final = -2
OPEN_AND_ACT: Final = -3

Chances = list[float]


class Park(NamedTuple):
    """A rival's: what a visitor compares there, and what its owner may still do this round."""

    appeal: int
    eager: int


class Race(NamedTuple):
    """For one kind of visitor, among all parks or against one neighbour."""

    rivals: tuple[Park, ...]
    waiting: float  # visitors, now
    coming: float  # in each later round


def raised(ones: float, threes: float, fives: float) -> Chances:
    return [1 - ones - threes - fives, ones, 0.0, threes, 0.0, fives]


def in_one_turn(eager: int) -> Chances:
    stake, offered = eager >> VALUES, eager & ((1 << VALUES) - 1)
    often = [(IN_ROW if offered >> place & 1 else IN_HAND)[stake][place] for place in range(VALUES)]
    return raised(*often)


def added(one: Chances, other: Chances) -> Chances:
    total = [0.0] * (len(one) + len(other) - 1)
    for x, likely in enumerate(one):
        for y, as_well in enumerate(other):
            total[x + y] += likely * as_well
    return total


@lru_cache(maxsize=1_000)
def growth(eager: int, rounds: int, cheap: bool) -> tuple[int, Chances]:
    """By this round's end and in so many more: the least growth, and how likely each from there."""
    least = CHEAPER if cheap else 0
    usual = DEARER[1] if cheap else raised(*IN_A_LATER_ROUND)
    if rounds:
        before, chances = growth(eager, rounds - 1, cheap)
        return before + least, added(chances, usual)
    if eager == NOTHING:
        return 0, [1.0]
    if eager == ACT:
        return least, usual
    if eager == OPEN_AND_ACT:
        return least, added(OPENS_AT if cheap else raised(*IN_AN_OPENING), usual)
    return least, DEARER[eager >> VALUES] if cheap else in_one_turn(eager)


@lru_cache(maxsize=1_000)
def change_of_appeal(eager: int, rounds: int, cheap: bool) -> tuple[int, Chances]:
    least, chances = growth(eager, rounds, cheap)
    return (1 - least - len(chances), chances[::-1]) if cheap else (least, chances)


@lru_cache(maxsize=4_000)
def standing(rivals: tuple[Park, ...], rounds: int, cheap: bool) -> tuple[int, Chances, Chances]:
    """For each appeal from some lowest one upwards: how likely it beats all rivals, and loses.

    It loses to one rival alone; if two share the lead, the visitor goes nowhere (SM-43, SM-R4).
    """
    lines = []
    for appeal, eager in rivals:
        least, chances = change_of_appeal(eager, rounds, cheap)
        lines.append((appeal + least, [*accumulate(chances)]))
    low = max(least for least, _ in lines) - 1
    high = max(least + len(up_to) for least, up_to in lines)
    at_most = [[up_to_here(line, appeal) for line in lines] for appeal in range(low, high)]
    alone_there = [
        sum(
            (here[one] - below[one]) * prod(below[:one] + below[one + 1 :])
            for one in range(len(rivals))
        )
        for below, here in pairwise(at_most)
    ]
    beats = [0.0, *map(prod, at_most)]
    loses = [*accumulate(reversed(alone_there), initial=0.0)][::-1]
    return low, beats, [*loses, 0.0]


def up_to_here(line: tuple[int, Chances], appeal: int) -> float:
    least, up_to = line
    if appeal < least:
        return 0.0
    return up_to[min(appeal - least, len(up_to) - 1)]


@lru_cache(maxsize=20_000)
def prospects(
    mine: int, eager: int, rivals: tuple[Park, ...], rounds: int, cheap: bool, rivalry: float
) -> tuple[float, float]:
    """What a visitor who waits now is worth to me, and what one of each later round together."""
    worth = later = 0.0
    for more in reversed(range(rounds)):
        low, beats, loses = standing(rivals, more, cheap)
        least, chances = change_of_appeal(eager, more, cheap)
        win = lose = 0.0
        last = len(beats) - 1
        for place, likely in enumerate(chances, mine + least - low):
            there = min(max(place, 0), last)
            win += likely * beats[there]
            lose += likely * loses[there]
        worth = win - rivalry * lose + (1 - win - lose) * worth
        if more:
            later += worth
    return worth, later
