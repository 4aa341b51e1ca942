"""Décompte Final — seven sections in a fixed order, each told (WL-161 to WL-185)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.wishland.cards import (
    POINTS_LATER,
    SHOWN_BY,
    SHOWS,
    SYMBOLS,
    mascots_with,
    total,
    with_symbol,
)
from manege.games.wishland.components import (
    ACTOR,
    EACH_COLOUR,
    END_ENTREPRENEUR,
    END_HAPPINESS,
    END_HOTELS,
    END_MASCOTS,
    END_RESTAURANTS,
    END_SHOWS,
    END_VISITORS,
    HAPPINESS,
    HOTEL,
    MASCOT,
    POINT_SOURCES,
    POINTS,
    RESTAURANT,
    SOURCE_IDS,
    SOURCES,
    TICKET,
    TOP,
    VISITORS,
    Wishland,
    cards_in,
    has,
    owned,
)
from manege.games.wishland.end_words import read_off
from manege.games.wishland.income import income_of
from manege.games.wishland.last_card import LAST_PURCHASES, can_buy_last, search_the_piles
from manege.games.wishland.moments import (
    BOOK,
    DUPLICATES,
    ENTREPRENEUR_END,
    HOTEL_END,
    LAST_CARD,
    MASCOT_BONUSES,
    MASCOTS_COUNT,
    NO_PENALTY,
    SHOW_TYPES,
    TRACK_REWARDS,
    counted,
)
from manege.games.wishland.order import nth_in_order, order_space_of
from manege.games.wishland.story import (
    DUPLICATES_COUNTED,
    ENTREPRENEUR_COUNTED,
    HAPPINESS_COUNTED,
    HOTEL_COUNTED,
    MASCOTS_COUNTED,
    RESTAURANTS_COUNTED,
    SCORING_BEGAN,
    SHOWS_COUNTED,
    VISITORS_COUNTED,
)
from manege.games.wishland.tracks import add_points
from manege.kernel.bits import bit, lowest
from manege.kernel.outcome import Outcome, TieBreak
from manege.kernel.table import Step, agenda_of, ask, tell

SHOWS_WORTH: Final = vec[i64]([0, 0, 1, 2, 3, 5, 7, 9, 12, 15])  # WL-175, WL-R83
FIVE_CARDS: Final = 5  # WL-177, WL-180
FIVE_CREDITS: Final = 5  # WL-181


class Section(Step[Wishland]):
    """One section, players in turn order (WL-R81)."""

    def perform(self, t: Wishland) -> None:
        place: i64 = 0
        while place < t.seats:
            self.score(t, nth_in_order(t, place))
            place += 1

    def score(self, t: Wishland, seat: i64) -> None:
        raise NotImplementedError


class Entrepreneurs(Section):
    """Those that count in a later section wait for it (WL-162, WL-163, WL-R54)."""

    def perform(self, t: Wishland) -> None:
        tell(t, SCORING_BEGAN, t.round)
        super().perform(t)

    def score(self, t: Wishland, seat: i64) -> None:
        if t.kept[seat] & (BOOK.speaking[ENTREPRENEUR_END] >> EACH_COLOUR):
            points = counted(t, seat, ENTREPRENEUR_END)
            tell(t, ENTREPRENEUR_COUNTED, seat, lowest(t.kept[seat]), points)
            add_points(t, seat, points, END_ENTREPRENEUR)


class LastCard(Section):
    """Hotel 8 before the other hotels, if there is anything he can buy (WL-165, WL-R52)."""

    def score(self, t: Wishland, seat: i64) -> None:
        if counted(t, seat, LAST_CARD) > 0:
            search_the_piles(t, seat)
            if can_buy_last(t, seat):
                ask(t, LAST_PURCHASES[seat])


class Hotels(Section):
    """Each on its own, by number; those of a later section wait for it (WL-164, WL-168)."""

    def score(self, t: Wishland, seat: i64) -> None:
        rest = cards_in(t, seat, HOTEL) & BOOK.speaking[HOTEL_END]
        while rest:
            hotel = lowest(rest)
            points = BOOK.count(t, seat, bit(hotel), HOTEL_END, 0)
            tell(t, HOTEL_COUNTED, seat, HOTEL * EACH_COLOUR + hotel, points)
            add_points(t, seat, points, END_HOTELS)
            rest &= rest - 1


class Mascots(Section):
    """For each of them the cards that share its symbol; halved once (WL-169 to WL-173, WL-R82)."""

    def score(self, t: Wishland, seat: i64) -> None:
        if owned(t, seat, MASCOT) > 0:
            shared = shared_symbols(t, seat)
            tell(t, MASCOTS_COUNTED, seat, shared, shared // 2)
            add_points(t, seat, shared // 2, END_MASCOTS)


def shared_symbols(t: Wishland, seat: i64) -> i64:
    """With hotel 10 mascots count too, each itself as well (WL-172, WL-R55)."""
    with_mascots = counted(t, seat, MASCOTS_COUNT) > 0
    shared: i64 = 0
    symbol: i64 = 0
    while symbol < SYMBOLS:
        mascots = mascots_with(t, seat, symbol)
        cards = with_symbol(t, seat, symbol)
        shared += mascots * (cards + mascots if with_mascots else cards)
        symbol += 1
    return shared


class Shows(Section):
    """The types, by the board's table; then hotel 12's duplicates (WL-174 to WL-179)."""

    def score(self, t: Wishland, seat: i64) -> None:
        types = show_types(t, seat)
        if types > 0:
            points = read_off(SHOWS_WORTH, types)
            tell(t, SHOWS_COUNTED, seat, types, points)
            add_points(t, seat, points, END_SHOWS)
        if counted(t, seat, DUPLICATES) > 0:
            tell(t, DUPLICATES_COUNTED, seat, duplicates(t, seat))
            add_points(t, seat, duplicates(t, seat), END_SHOWS)


def duplicates(t: Wishland, seat: i64) -> i64:
    """On actors, beyond the first of each type (WL-R57, WL-R58)."""
    return owned(t, seat, ACTOR) - types_on_actors(t, seat)


def types_on_actors(t: Wishland, seat: i64) -> i64:
    number: i64 = 0
    show: i64 = 0
    while show < SHOWS:
        if cards_in(t, seat, ACTOR) & SHOWN_BY[show]:
            number += 1
        show += 1
    return number


def show_types(t: Wishland, seat: i64) -> i64:
    """Those on actors, hotel 9's, and the board's for five mascots (WL-176 to WL-178, WL-R84)."""
    types = types_on_actors(t, seat) + counted(t, seat, SHOW_TYPES)
    if owned(t, seat, MASCOT) >= FIVE_CARDS:
        types += 1 + counted(t, seat, MASCOT_BONUSES)
    return types


class Happiness(Section):
    """At 10, for each colour of five cards or more; tickets are a colour (WL-180, WL-R85)."""

    def score(self, t: Wishland, seat: i64) -> None:
        if has(t, seat, HAPPINESS) == TOP:
            points = happiness_worth(t, seat)
            tell(t, HAPPINESS_COUNTED, seat, full_colours(t, seat), points)
            add_points(t, seat, points, END_HAPPINESS)


def happiness_worth(t: Wishland, seat: i64) -> i64:
    return full_colours(t, seat) * (1 + counted(t, seat, TRACK_REWARDS, HAPPINESS))  # WL-123


def full_colours(t: Wishland, seat: i64) -> i64:
    number: i64 = 0
    colour: i64 = 0
    while colour <= TICKET:
        if owned(t, seat, colour) >= FIVE_CARDS:
            number += 1
        colour += 1
    return number


class Visitors(Section):
    """At 10, for each full 5 credits of one more income, which he does not get (WL-181, WL-182)."""

    def score(self, t: Wishland, seat: i64) -> None:
        if has(t, seat, VISITORS) == TOP:
            points = visitors_worth(t, seat)
            tell(t, VISITORS_COUNTED, seat, income_of(t, seat), points)
            add_points(t, seat, points, END_VISITORS)


def visitors_worth(t: Wishland, seat: i64) -> i64:
    times = 1 + counted(t, seat, TRACK_REWARDS, VISITORS)  # WL-125: rounded first (WL-R72)
    return income_of(t, seat) // FIVE_CREDITS * times


class Restaurants(Section):
    """Each of kind III costs 1 VP, unless hotel 14 says otherwise (WL-183, WL-96, WL-R60)."""

    def score(self, t: Wishland, seat: i64) -> None:
        points = restaurants_worth(t, seat)
        if points < 0:
            tell(t, RESTAURANTS_COUNTED, seat, -points, points)
            add_points(t, seat, points, END_RESTAURANTS)  # WL-R15: below 0, too


def restaurants_worth(t: Wishland, seat: i64) -> i64:
    if counted(t, seat, NO_PENALTY) > 0:
        return 0
    return total(POINTS_LATER, cards_in(t, seat, RESTAURANT))


FINAL_SCORING: Final = agenda_of(
    [
        *(Entrepreneurs(), LastCard(), Hotels(), Mascots()),
        *(Shows(), Happiness(), Visitors(), Restaurants()),
    ]
)


def by_source(t: Wishland, seat: int) -> dict[str, int]:
    return {SOURCE_IDS[n]: has(t, seat, SOURCES + n) for n in range(POINT_SOURCES)}


def outcome(t: Wishland) -> Outcome:
    """Most VP; then the token furthest right (WL-1, WL-184, WL-185, WL-R86). Alone, one's record
    (WL-186)."""
    return Outcome(
        [has(t, seat, POINTS) for seat in range(t.seats)],
        [by_source(t, seat) for seat in range(t.seats)],
        rule="WL-186" if t.seats == 1 else "WL-184",
        tie_breaks=[TieBreak("WL-185", [order_space_of(t, seat) for seat in range(t.seats)])],
    )
