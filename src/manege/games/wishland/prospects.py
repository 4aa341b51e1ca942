"""What a park is worth — its points, what the end would count, and what is still to come of it.

One number for a seat: the score to expect. Credits, workers, room, tracks and powers are means;
each has a price that falls with the turns left. It reads nothing but what everybody sees.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.wishland.achievements import ACHIEVEMENTS, achievement_at, is_open_to, progress
from manege.games.wishland.cards import POINTS_LATER, total
from manege.games.wishland.components import (
    ACTOR,
    ALL_WORKERS,
    ATTRACTION,
    COLOURS,
    CREDITS,
    EACH_COLOUR,
    HAPPINESS,
    HOTEL,
    MASCOT,
    NOBODY,
    POINTS,
    PRIVATE,
    RESERVE,
    RESTAURANT,
    ROUNDS,
    TOP,
    TURNS,
    VISITORS,
    WORKERS,
    Wishland,
    cards_in,
    claimed_by_all,
    has,
    market_cards,
    owned,
    powers_of,
)
from manege.games.wishland.end_words import read_off
from manege.games.wishland.income import income_of
from manege.games.wishland.moments import (
    BOOK,
    DUPLICATES,
    ENTREPRENEUR_END,
    HOTEL_END,
    NO_PENALTY,
    TRACK_REWARDS,
    UNLIMITED,
    counted,
)
from manege.games.wishland.playing import limit_of
from manege.games.wishland.scoring import (
    FIVE_CREDITS,
    SHOWS_WORTH,
    full_colours,
    shared_symbols,
    show_types,
    types_on_actors,
)
from manege.kernel.bits import bit, lowest

ALL_TURNS: Final = 28


# VP to expect of each power beyond what it counts so far, with all turns left
OF_HOTELS: Final = [
    *(0.0, 0.9, 0.0, 0.0, 0.0, 2.4),  # 1 to 6
    *(3.2, 0.0, 0.0, 1.9, 1.7, 1.9),  # 7 to 12
    *(3.8, 2.5, 0.8, 2.2, 3.6, 6.3),  # 13 to 18
    *(3.2, 0.9, 5.7, 4.0, 3.6, 1.4),  # 19 to 24
]
OF_ENTREPRENEURS: Final = [
    *(3.0, 3.0, 3.0, 3.5, 3.0, 3.5),  # 1 to 6
    *(3.5, 3.5, 3.0, 2.5, 3.0, 2.5),  # 7 to 12
]
TO_COME: Final = vec[float](OF_HOTELS + OF_ENTREPRENEURS)


class Prices:
    """What means are worth in VP, found by playing: see docs/balance/wishland.md."""

    def __init__(self) -> None:
        self.credit: float = 0.21
        self.early_credit: float = 0.31  # more, with all turns left
        self.late: float = 1.0  # the turns left at which a credit has lost half its price
        self.purse: float = 2.6  # credits one can spend well in a turn
        self.surplus: float = 0.32  # the share that is left of a credit above them
        self.turn: float = 2.1  # a turn with workers to place
        self.placing: float = 2.3  # workers an action takes
        self.crowd: float = 0.15  # more, for each rival
        self.helpers: float = 0.08  # a turn with an empty reserve (WL-51)
        self.room: float = 0.54  # for one more card of a colour
        self.happiness: float = 2.0  # the end of a track, beyond what it counts
        self.visitors: float = 1.85
        self.pace: float = 0.2  # steps a turn on a track
        self.half_step: float = 0.22  # the next step pays
        self.shows: float = 0.12  # types a turn
        self.match: float = 0.1  # cards a turn that match a mascot
        self.mascot: float = 0.015  # mascots a turn that match a card
        self.achievement: float = 0.6
        self.to_come = TO_COME[:]  # by power
        self.early: float = 0.3  # a place further left on the order track
        self.luck: float = 1.3  # alone: how much better than the last card the next may be


STANDARD: Final = Prices()


def at_first_sight() -> Prices:
    """What counts already and what one can spend; not what would count in the end."""
    prices = Prices()
    prices.happiness = 0.0
    prices.visitors = 0.0
    prices.shows = 0.0
    prices.match = 0.0
    prices.mascot = 0.0
    prices.achievement = 0.0
    prices.to_come = vec[float]([0.0] * len(TO_COME))
    return prices


LAST_CARD_WORTH: Final = 1.2
LAST_CARD_HOTEL: Final = 7  # place among hotels (WL-89)
TICKETS_HOTEL: Final = 4  # WL-85
CARDS_HOTEL: Final = 10  # WL-92


def park_worth(t: Wishland, seat: i64, turns: i64, prices: Prices) -> float:
    """The score to expect of a seat that has so many turns left."""
    worth = float(has(t, seat, POINTS) + counted_as_it_stands(t, seat))
    if turns == 0:
        return worth
    left = float(turns)
    return (
        worth
        + money(t, seat, turns, prices)
        + prices.turn * productive(t, seat, left, prices)
        + (prices.helpers * left if has(t, seat, RESERVE) == 0 else 0.0)
        + room(t, seat, prices) * left / ALL_TURNS
        + tracks(t, seat, left, prices)
        + collections(t, seat, left, prices)
        + achievements(t, seat, left, prices)
        + powers_to_come(t, seat, left, prices)
    )


# What the end would count (WL-161 to WL-183)


def counted_as_it_stands(t: Wishland, seat: i64) -> i64:
    """Final scoring as if the game ended now; entrepreneurs only until they have been counted."""
    points = shared_symbols(t, seat) // 2
    points += read_off(SHOWS_WORTH, show_types(t, seat))
    points += BOOK.count(t, seat, cards_in(t, seat, HOTEL), HOTEL_END, 0)
    if t.searcher == NOBODY:
        points += counted(t, seat, ENTREPRENEUR_END)
    if counted(t, seat, DUPLICATES) > 0:
        points += owned(t, seat, ACTOR) - types_on_actors(t, seat)
    if has(t, seat, HAPPINESS) == TOP:
        points += full_colours(t, seat) * (1 + counted(t, seat, TRACK_REWARDS, HAPPINESS))
    if has(t, seat, VISITORS) == TOP:
        times = 1 + counted(t, seat, TRACK_REWARDS, VISITORS)
        points += income_of(t, seat) // FIVE_CREDITS * times
    if counted(t, seat, NO_PENALTY) == 0:
        points += total(POINTS_LATER, cards_in(t, seat, RESTAURANT))
    return points


# Means


def credit_price(turns: float, prices: Prices) -> float:
    early = prices.credit + prices.early_credit * turns / ALL_TURNS
    return early * turns / (turns + prices.late)


def money(t: Wishland, seat: i64, turns: i64, prices: Prices) -> float:
    """Credits in hand, and those of the income phases to come, each at the price of its round."""
    left = float(turns)
    credits = float(has(t, seat, CREDITS))
    spent = 3.0 + prices.purse * left
    if credits > spent:
        credits = spent + prices.surplus * (credits - spent)
    worth = credits * credit_price(left, prices)
    paydays = float(ROUNDS - t.round + (1 if t.player == NOBODY else 0))
    income = float(income_of(t, seat))
    while paydays > 0.0:
        worth += income * credit_price(TURNS * paydays, prices)
        paydays -= 1.0
    return worth


def productive(t: Wishland, seat: i64, turns: float, prices: Prices) -> float:
    """How many of the turns left place workers, the others being needed to recover them."""
    each = prices.placing + prices.crowd * float(t.seats - 1)
    ready = float(has(t, seat, WORKERS)) / each
    if turns <= ready:
        return turns
    rest = turns - ready
    cycle = float(ALL_WORKERS - has(t, seat, RESERVE)) / each
    found = ready
    while rest > cycle + 1.0:
        rest -= cycle + 1.0
        found += cycle
    return found + (rest - 1.0 if rest > 1.0 else 0.0)


def room(t: Wishland, seat: i64, prices: Prices) -> float:
    """How many more cards of each colour he may own: the first matters most (WL-53)."""
    limit = limit_of(t, seat)
    worth = 0.0
    colour: i64 = ATTRACTION + 1
    while colour < COLOURS:
        free = limit - owned(t, seat, colour)
        if free >= 3 or counted(t, seat, UNLIMITED, colour) > 0:
            worth += 1.8
        elif free == 2:
            worth += 1.5
        elif free == 1:
            worth += 1.0
        colour += 1
    return prices.room * worth


# What may still come


def tracks(t: Wishland, seat: i64, turns: float, prices: Prices) -> float:
    """How likely their ends are to be reached, and whether the next step pays."""
    happiness = has(t, seat, HAPPINESS)
    visitors = has(t, seat, VISITORS)
    worth = prices.happiness * likely_end(happiness, turns, prices)
    worth += prices.visitors * likely_end(visitors, turns, prices)
    if not happiness & 1 and happiness < TOP:
        worth += prices.half_step
    if not visitors & 1 and visitors < TOP:
        worth += prices.half_step
    return worth


def likely_end(step: i64, turns: float, prices: Prices) -> float:
    if step == TOP:
        return 1.0
    reached = (float(step) + prices.pace * turns) / TOP
    return reached * reached * reached if reached < 1.0 else 0.95


def collections(t: Wishland, seat: i64, turns: float, prices: Prices) -> float:
    """Show symbols, mascots and cards with their symbols, beyond what they count so far."""
    types = show_types(t, seat)
    worth = between(SHOWS_WORTH, float(types) + prices.shows * turns)
    worth -= float(read_off(SHOWS_WORTH, types))
    mascots = owned(t, seat, MASCOT)
    cards = market_cards(t, seat) - mascots
    worth += turns * (prices.match * float(mascots) + prices.mascot * float(cards)) / 2.0
    if shared_symbols(t, seat) & 1:
        worth += 0.4
    return worth


def between(table: vec[i64], number: float) -> float:
    """A table read off where it has no line of its own."""
    whole: i64 = int(number)
    low = read_off(table, whole)
    return float(low) + (number - float(whole)) * float(read_off(table, whole + 1) - low)


def achievements(t: Wishland, seat: i64, turns: float, prices: Prices) -> float:
    """Those he can claim in his next turn, and those he comes near to."""
    gone = claimed_by_all(t)
    worth = 0.0
    space: i64 = 0
    while space <= PRIVATE:
        if not gone & bit(space) and is_open_to(t, seat, space):
            achievement = achievement_at(t, space)
            needed = ACHIEVEMENTS[achievement].needed
            done = progress(t, seat, achievement)
            if done >= needed:
                worth += 0.9
            elif float(needed - done) <= turns:
                near = float(done) / float(needed)
                worth += prices.achievement * near * near * near
        space += 1
    return worth


def powers_to_come(t: Wishland, seat: i64, turns: float, prices: Prices) -> float:
    worth = 0.0
    share = turns / ALL_TURNS
    rest = powers_of(t, seat)
    while rest:
        power = lowest(rest)
        worth += prices.to_come[power] * share
        if power == LAST_CARD_HOTEL:
            worth += LAST_CARD_WORTH
        elif power == TICKETS_HOTEL or power == CARDS_HOTEL:
            worth += grown(t, seat, power, share)
        rest &= rest - 1
    return worth


def grown(t: Wishland, seat: i64, hotel: i64, share: float) -> float:
    """What tickets or cards will count more for, at the usual pace."""
    if hotel == TICKETS_HOTEL:
        return 2.5 * share
    cards = float(market_cards(t, seat)) + 16.0 * share
    expected = (cards - 9.0) / 2.0
    counted_now = float(BOOK.count(t, seat, bit(hotel), HOTEL_END, 0))
    expected = min(expected, 6.0)
    return expected - counted_now if expected > counted_now else 0.0


def entrepreneur_worth(entrepreneur: i64) -> float:
    """Before the first turn (WL-11)."""
    return TO_COME[EACH_COLOUR + entrepreneur]


def turns_left(t: Wishland, seat: i64) -> i64:
    """Of a seat, after the turn under way if it is its own (WL-23)."""
    if t.searcher != NOBODY:
        return 0
    if t.player == NOBODY:
        return TURNS * (ROUNDS + 1 - t.round)
    left = TURNS * (ROUNDS - t.round) + TURNS - t.turn
    return left if has_been_called(t, seat) else left + 1


def has_been_called(t: Wishland, seat: i64) -> bool:
    """Whether his turn of this number has begun: tokens act from the left (WL-30)."""
    called: i64 = 0
    space: i64 = 1
    while called < t.called:
        if t.track[space] != NOBODY:
            if t.track[space] == seat:
                return True
            called += 1
        space += 1
    return False
