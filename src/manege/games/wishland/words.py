"""The words in which hotels and entrepreneurs are written: when, then what (WL-18 to WL-20)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.wishland.cards import (
    SYMBOL,
    cost_of,
    mascots_with,
    with_symbol,
)
from manege.games.wishland.components import (
    CREDITS,
    MASCOT,
    POINTS,
    RESTAURANT,
    TICKETS,
    Wishland,
    colour_of,
    owned,
)
from manege.games.wishland.moments import (
    INCOME,
    LESS,
    MASCOTS_COUNT,
    PAYDAY,
    PLAYED,
    TICKETED,
    TRACK_REWARDS,
    UNLIMITED,
    counted,
)
from manege.games.wishland.steps import choose_steps, gain_steps
from manege.games.wishland.tracks import gain_credits, gain_points, gain_tickets
from manege.kernel.powers import Word

CHOICE: Final = 7  # a step choice, among all that can be given: happiness, visitors, … tickets
ANY: Final = -1  # colour


def give(t: Wishland, seat: i64, number: i64, what: i64, source: i64) -> None:
    if what == CREDITS:
        gain_credits(t, seat, number, source)
    elif what == POINTS:
        gain_points(t, seat, number, source)
    elif what == TICKETS:
        gain_tickets(t, seat, number)
    elif what == CHOICE:
        choose_steps(t, seat, number)
    else:
        gain_steps(t, seat, what, number)


# Something happens


class Reward(Word[Wishland]):
    """So much of something, at a moment."""

    def __init__(self, moment: i64, number: i64, what: i64, source: i64) -> None:
        super().__init__(moment)
        self.number: i64 = number
        self.what: i64 = what
        self.source: i64 = source

    def is_given(self, t: Wishland, seat: i64, what: i64) -> bool:
        """Whether this is a case of it."""
        return True

    def does(self, t: Wishland, seat: i64, what: i64) -> None:
        if self.is_given(t, seat, what):
            give(t, seat, self.number, self.what, self.source)


class WheneverPlayed(Reward):
    """A card of a colour, of a cost at least (WL-R25); never the one that says so (WL-R45)."""

    def __init__(self, colour: i64, cost: i64, number: i64, what: i64, source: i64) -> None:
        super().__init__(PLAYED, number, what, source)
        self.colour: i64 = colour
        self.cost: i64 = cost

    def is_given(self, t: Wishland, seat: i64, card: i64) -> bool:
        return (self.colour == ANY or colour_of(card) == self.colour) and cost_of(card) >= self.cost


class NthOfAColour(Reward):
    """The so many-th card he plays of a colour, whichever (WL-111 to WL-113)."""

    def __init__(self, nth: i64, number: i64, what: i64, source: i64) -> None:
        super().__init__(PLAYED, number, what, source)
        self.nth: i64 = nth

    def is_given(self, t: Wishland, seat: i64, card: i64) -> bool:
        return owned(t, seat, colour_of(card)) == self.nth


class NthTicket(Reward):
    """Tickets are a colour too (WL-114, WL-R69)."""

    def __init__(self, nth: i64, number: i64, what: i64, source: i64) -> None:
        super().__init__(TICKETED, number, what, source)
        self.nth: i64 = nth

    def is_given(self, t: Wishland, seat: i64, ticket: i64) -> bool:
        return ticket == self.nth


class NewSymbol(Reward):
    """A symbol that none of his cards shows yet; a mascot's only with hotel 10 (WL-135, WL-136)."""

    def __init__(self, number: i64, what: i64, source: i64) -> None:
        super().__init__(PLAYED, number, what, source)

    def is_given(self, t: Wishland, seat: i64, card: i64) -> bool:
        if colour_of(card) == MASCOT and counted(t, seat, MASCOTS_COUNT) == 0:
            return False
        symbol = SYMBOL[card]
        return with_symbol(t, seat, symbol) + mascots_with(t, seat, symbol) == 1  # WL-R75


class FirstPayday(Reward):
    """In the first income phase only (WL-134, WL-R74)."""

    def __init__(self, number: i64, what: i64, source: i64) -> None:
        super().__init__(PAYDAY, number, what, source)

    def is_given(self, t: Wishland, seat: i64, what: i64) -> bool:
        return t.round == 1


class PaydayWith(Reward):
    """In every income phase, with so many restaurants (WL-141, WL-142, WL-R78)."""

    def __init__(self, restaurants: i64, number: i64, what: i64, source: i64) -> None:
        super().__init__(PAYDAY, number, what, source)
        self.restaurants: i64 = restaurants

    def is_given(self, t: Wishland, seat: i64, what: i64) -> bool:
        return owned(t, seat, RESTAURANT) >= self.restaurants


# Something is added


class Adds(Word[Wishland]):
    """So much at a moment, always; 1 where something is allowed or changed."""

    def __init__(self, moment: i64, number: i64 = 1) -> None:
        super().__init__(moment)
        self.number: i64 = number

    def counts(self, t: Wishland, seat: i64, what: i64) -> i64:
        return self.number


class IncomeWith(Word[Wishland]):
    """Credits in every income phase, with so many restaurants (WL-140)."""

    def __init__(self, restaurants: i64, number: i64) -> None:
        super().__init__(INCOME)
        self.restaurants: i64 = restaurants
        self.number: i64 = number

    def counts(self, t: Wishland, seat: i64, what: i64) -> i64:
        return self.number if owned(t, seat, RESTAURANT) >= self.restaurants else 0


class IncomeForEach(Word[Wishland]):
    """Credits for each restaurant, of any kind (WL-109, WL-R66)."""

    def __init__(self, number: i64) -> None:
        super().__init__(INCOME)
        self.number: i64 = number

    def counts(self, t: Wishland, seat: i64, what: i64) -> i64:
        return self.number * owned(t, seat, RESTAURANT)


class Less(Word[Wishland]):
    """Cards of a colour cost less."""

    def __init__(self, colour: i64, number: i64) -> None:
        super().__init__(LESS)
        self.colour: i64 = colour
        self.number: i64 = number

    def counts(self, t: Wishland, seat: i64, card: i64) -> i64:
        return self.number if colour_of(card) == self.colour else 0


class LessForNth(Word[Wishland]):
    """The so many-th card of each colour costs less (WL-115, WL-116, WL-R70)."""

    def __init__(self, nth: i64, number: i64) -> None:
        super().__init__(LESS)
        self.nth: i64 = nth
        self.number: i64 = number

    def counts(self, t: Wishland, seat: i64, card: i64) -> i64:
        return self.number if owned(t, seat, colour_of(card)) + 1 == self.nth else 0


class Unlimited(Word[Wishland]):
    def __init__(self, colour: i64) -> None:
        super().__init__(UNLIMITED)
        self.colour: i64 = colour

    def counts(self, t: Wishland, seat: i64, colour: i64) -> i64:
        return 1 if self.colour == ANY or self.colour == colour else 0


class DoubleTrack(Word[Wishland]):
    """What is printed on a track pays once more, now and in the end (WL-R72)."""

    def __init__(self, track: i64) -> None:
        super().__init__(TRACK_REWARDS)
        self.track: i64 = track

    def counts(self, t: Wishland, seat: i64, track: i64) -> i64:
        return 1 if self.track == track else 0
