"""Ce qui viendrait — what scoring, income, an order space, an entrepreneur would give now.

For those who look at the table: nothing here changes it.
"""

from __future__ import annotations

from manege.games.wishland.cards import (
    EACH_INCOME,
    SHOW,
    SHOW_IDS,
    SYMBOL,
    cost_of,
    mascots_with,
    with_symbol,
)
from manege.games.wishland.components import (
    ACTOR,
    CARD_IDS,
    COLOUR_IDS,
    COLOURS,
    EACH_COLOUR,
    END_ENTREPRENEUR,
    END_HAPPINESS,
    END_HOTELS,
    END_MASCOTS,
    END_RESTAURANTS,
    END_SHOWS,
    END_VISITORS,
    ENTREPRENEUR_IDS,
    ENTREPRENEURS,
    HAPPINESS,
    HOTEL,
    MASCOT,
    NOBODY,
    ORDER_SPACES,
    RESTAURANT,
    SOURCE_IDS,
    TICKET,
    TOP,
    VISITORS,
    Wishland,
    cards_in,
    has,
    owned,
    powers_of,
)
from manege.games.wishland.end_words import read_off
from manege.games.wishland.income import BASIC_INCOME
from manege.games.wishland.moments import (
    BOOK,
    DUPLICATES,
    ENTREPRENEUR_END,
    HOTEL_END,
    INCOME,
    LESS,
    MASCOT_BONUSES,
    MASCOTS_COUNT,
    SHOW_TYPES,
    counted,
)
from manege.games.wishland.scoring import (
    FIVE_CARDS,
    SHOWS_WORTH,
    duplicates,
    happiness_worth,
    restaurants_worth,
    shared_symbols,
    show_types,
    visitors_worth,
)
from manege.kernel.bits import bit

# Final scoring, if the game were over (WL-161 to WL-183)

BOARD_SHOWS = ["parade", "fireworks"]  # of the fifth mascot (WL-177, WL-178)
HOTEL_SHOW = "gala"  # hotel 9 (WL-176)


def if_over_now(t: Wishland, seat: int) -> dict[str, int]:
    """Section by section, if the game were over; hotel 8 buys nothing (WL-161)."""
    shows = read_off(SHOWS_WORTH, show_types(t, seat))
    if counted(t, seat, DUPLICATES) > 0:
        shows += duplicates(t, seat)
    sections = {
        END_ENTREPRENEUR: counted(t, seat, ENTREPRENEUR_END),
        END_HOTELS: sum(hotels_worth(t, seat).values()),
        END_MASCOTS: shared_symbols(t, seat) // 2,
        END_SHOWS: shows,
        END_HAPPINESS: happiness_worth(t, seat) if has(t, seat, HAPPINESS) == TOP else 0,
        END_VISITORS: visitors_worth(t, seat) if has(t, seat, VISITORS) == TOP else 0,
        END_RESTAURANTS: restaurants_worth(t, seat),
    }
    return {SOURCE_IDS[source]: int(points) for source, points in sections.items()}


def cards_of(t: Wishland, seat: int, colour: int) -> list[int]:
    """By their numbers in their colour."""
    return [n for n in range(EACH_COLOUR) if cards_in(t, seat, colour) & bit(n)]


def hotels_worth(t: Wishland, seat: int) -> dict[str, int]:
    """Each hotel that counts in its own section, with its points (WL-164)."""
    return {
        CARD_IDS[HOTEL * EACH_COLOUR + n]: int(BOOK.count(t, seat, bit(n), HOTEL_END, 0))
        for n in cards_of(t, seat, HOTEL)
        if BOOK.speaking[HOTEL_END] & bit(n)
    }


def matches(t: Wishland, seat: int) -> dict[str, int]:
    """For each mascot the cards that share its symbol (WL-169, WL-170, WL-172)."""
    found = {}
    for n in cards_of(t, seat, MASCOT):
        card = MASCOT * EACH_COLOUR + n
        symbol = SYMBOL[card]
        others = mascots_with(t, seat, symbol) if counted(t, seat, MASCOTS_COUNT) > 0 else 0
        found[CARD_IDS[card]] = int(with_symbol(t, seat, symbol) + others)
    return found


def shows(t: Wishland, seat: int) -> list[str]:
    """The types that count, each once (WL-174 to WL-178)."""
    on_actors = dict.fromkeys(SHOW_IDS[SHOW[n]] for n in cards_of(t, seat, ACTOR))
    more = [HOTEL_SHOW] * int(counted(t, seat, SHOW_TYPES))
    if owned(t, seat, MASCOT) >= FIVE_CARDS:
        more += BOARD_SHOWS[: 1 + counted(t, seat, MASCOT_BONUSES)]
    return [*on_actors, *more]


def full_colours(t: Wishland, seat: int) -> list[str]:
    """Of five cards or more (WL-180)."""
    return [COLOUR_IDS[n] for n in range(TICKET + 1) if owned(t, seat, n) >= FIVE_CARDS]


# The next income


def income_bill(t: Wishland, seat: int) -> dict[str, int]:
    """The basic 5, restaurants, then hotels and an entrepreneur that change it (WL-31, WL-32)."""
    bill = {"basic": BASIC_INCOME}
    for n in cards_of(t, seat, RESTAURANT):
        bill[CARD_IDS[RESTAURANT * EACH_COLOUR + n]] = int(EACH_INCOME[n])
    for n in range(EACH_COLOUR + ENTREPRENEURS):
        if powers_of(t, seat) & BOOK.speaking[INCOME] & bit(n):
            bill[POWER_IDS[n]] = int(BOOK.count(t, seat, bit(n), INCOME, 0))
    return bill


POWER_IDS = [*CARD_IDS[HOTEL * EACH_COLOUR : (HOTEL + 1) * EACH_COLOUR], *ENTREPRENEUR_IDS]


# The order


def choosers(t: Wishland) -> list[int]:
    """From the first player clockwise (WL-24)."""
    return [(t.first + n) % t.seats for n in range(t.seats)]


def places(t: Wishland) -> list[list[int]]:
    """Of each order space: which place in the turn order it may be for who chooses now, the best
    and the worst, as others are still to choose; of a space that is taken nothing (WL-30)."""
    free = [t.track[space] == NOBODY for space in range(1, ORDER_SPACES + 1)]
    after = sum(free) - (ORDER_SPACES - t.seats) - 1  # who chooses after him
    found = []
    for at in range(ORDER_SPACES):
        ahead = 1 + free[:at].count(False)
        best = ahead + max(0, after - sum(free[at + 1 :]))
        worst = ahead + min(after, sum(free[:at]))
        found.append([best, worst] if free[at] and after >= 0 else [])
    return found


# Entrepreneurs


def discounts(t: Wishland) -> dict[str, dict[str, int]]:
    """While they are chosen: what each would make of this market's prices (WL-115 to WL-132)."""
    if t.revealed or not t.with_entrepreneurs:
        return {}
    on_sale = [
        colour * EACH_COLOUR + n
        for colour in range(COLOURS)
        for n in range(EACH_COLOUR)
        if t.market[colour] & bit(n)
    ]
    return {
        entrepreneur: {CARD_IDS[card]: max(0, cost_of(card) - less) for card, less in lower.items()}
        for n, entrepreneur in enumerate(ENTREPRENEUR_IDS)
        for lower in [{card: discount(t, n, card) for card in on_sale}]
        if any(lower.values())
    }


def discount(t: Wishland, entrepreneur: int, card: int) -> int:
    """Off the price, for somebody who has no cards yet."""
    return int(BOOK.count(t, 0, bit(EACH_COLOUR + entrepreneur), LESS, card))
