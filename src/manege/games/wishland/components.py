"""Matériel — colours, tracks, workers, tickets, and what lies where on the table (WL-1 to WL-17).

The chapters: `cards` is what is printed on the 120 market cards, `setup` the start, `order` the
order track and income, `workers` the spaces and their groups, `tracks` and `steps` what one gains,
`playing` price, card limit and what a card does when played, `turn` the two standard actions,
`achievements` claims and tiles, `hotels` and `entrepreneurs` one entry a card in the words of
`words`, `round` the end of a round, `scoring` the end of the game, `solo` playing alone.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.kernel.bits import bit, bits
from manege.kernel.chance import Chance
from manege.kernel.refusal import Refusal
from manege.kernel.table import Table

MOST_SEATS: Final = 4
ROUNDS: Final = 7  # WL-23
TURNS: Final = 4  # a round, each player (WL-23)

# Colours (WL-17); the first five are sold
ATTRACTION: Final = 0
RESTAURANT: Final = 1
ACTOR: Final = 2
HOTEL: Final = 3
MASCOT: Final = 4
COLOURS: Final = 5
TICKET: Final = 5  # violet
COLOUR_IDS: Final = ["attraction", "restaurant", "actor", "hotel", "mascot", "ticket"]

EACH_COLOUR: Final = 24  # cards
CARDS: Final = 120  # a card's number is its colour × 24 + its place in its colour
CARD_IDS: Final = [f"{colour}-{n + 1}" for colour in COLOUR_IDS[:COLOURS] for n in range(24)]
ENTREPRENEURS: Final = 12
ENTREPRENEUR_IDS: Final = [f"e{n + 1}" for n in range(12)]
ALL_TICKETS: Final = 20
ROW_SIZE: Final = 4  # WL-2

# What a seat has, side by side in `purses`
HAPPINESS: Final = 0
VISITORS: Final = 1
WORKERS: Final = 2  # in front of the player
CREDITS: Final = 3
POINTS: Final = 4
RESERVE: Final = 5  # bonus workers not yet taken
TICKETS: Final = 6
SOURCES: Final = 7  # from here on: where its VP came from
STEP_IDS: Final = ["happiness", "visitors", "workers"]
TOP: Final = 10  # of both tracks
OWN_WORKERS: Final = 4  # WL-4
BONUS_WORKERS: Final = 6
ALL_WORKERS: Final = 10

# What gains come from; the first fourteen bring VP
FROM_ORDER: Final = 0
FROM_ATTRACTIONS: Final = 1
FROM_HAPPINESS: Final = 2
FROM_MASCOT_BONUS: Final = 3
FROM_ACHIEVEMENTS: Final = 4
FROM_HOTELS: Final = 5
FROM_ENTREPRENEUR: Final = 6
END_ENTREPRENEUR: Final = 7
END_HOTELS: Final = 8
END_MASCOTS: Final = 9
END_SHOWS: Final = 10
END_HAPPINESS: Final = 11
END_VISITORS: Final = 12
END_RESTAURANTS: Final = 13
POINT_SOURCES: Final = 14
FROM_ADVERT: Final = 14
FROM_VISITORS: Final = 15
FROM_RESTAURANT: Final = 16
SOURCE_IDS: Final = [
    *("order", "attractions", "happiness", "mascot-bonus", "achievements", "hotels"),
    *("entrepreneur", "end-entrepreneur", "end-hotels", "end-mascots", "end-shows"),
    *("end-happiness", "end-visitors", "end-restaurants"),
    *("advert", "visitors", "restaurant"),
]
PURSE: Final = 21  # numbers a seat has: SOURCES + POINT_SOURCES

# Where workers stand: the space of each market row, by its colour, and the advert space (WL-35)
ADVERT: Final = 5
SPACES: Final = 6
SPACE_IDS: Final = [*COLOUR_IDS[:COLOURS], "advert"]

# The stages of a turn
BEFORE: Final = 0  # his standard action is still to come (WL-34)
BUYING: Final = 1  # alone: within it, after its first card (WL-195)
AFTER: Final = 2
ENDED: Final = 3

ORDER_SPACES: Final = 5  # WL-24
ACHIEVEMENT_SPACES: Final = 9
PRIVATE: Final = 9  # the place of the private achievement among those claimed (WL-118)

NOBODY: Final = -1
NONE: Final = -1
NOTHING_YET: Final = vec[i64]()


class Wishland(Table):
    """Cards are sets of bits, a set for each colour; each row has a pile in order.

    What seldom changes is shared by copies: whoever writes on it takes a new sheet first, `[:]`.
    """

    def __init__(self, seats: i64, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.purses = NOTHING_YET  # by seat: see PURSE
        self.areas = NOTHING_YET  # by seat and colour: the cards played
        self.groups = NOTHING_YET  # by space: see workers.py
        self.round: i64 = 1  # WL-5
        self.turn: i64 = 1
        self.player: i64 = NOBODY  # whose turn it is
        self.first: i64 = 0  # holds the first-player token (WL-6)
        self.called: i64 = 0  # how many have had their say in the phase or turn under way
        self.stage: i64 = BEFORE  # how far his turn has come
        self.advertised: bool = False  # in this turn (WL-94)
        self.recalled: bool = False  # by hotel 16 in this turn (WL-R62)
        self.searcher: i64 = NOBODY  # who looks through the piles in the end (WL-R51)
        # Shared by copies
        self.track = NOTHING_YET  # by order space, from 1: the seat whose token stands there
        self.market = NOTHING_YET  # by colour: face up
        self.discards = NOTHING_YET  # by colour
        self.hand = NOTHING_YET  # by colour: alone only (WL-195)
        self.pile = NOTHING_YET  # all rows' piles, one after the other
        self.tops = NOTHING_YET  # by row: where in `pile` its top card lies
        self.ends = NOTHING_YET  # by row: where its pile ends
        self.with_entrepreneurs: bool = False  # WL-10
        self.dealt = NOTHING_YET  # by seat: the two entrepreneurs, a bit each (WL-11)
        self.kept = NOTHING_YET  # by seat: the one he chose
        self.revealed: bool = False  # WL-12
        self.with_tiles: bool = False  # WL-10
        self.spaces = NOTHING_YET  # by achievement space: which achievement is in force there
        self.private: i64 = NONE  # the achievement beside entrepreneur 3 (WL-118)
        self.claimed = NOTHING_YET  # by seat: the spaces it has claimed, a bit each

    def copy(self) -> Wishland:
        twin = Wishland(self.seats, self.chance.copy())
        self.lend_to(twin)
        twin.purses = self.purses[:]
        twin.areas = self.areas[:]
        twin.groups = self.groups[:]
        twin.round = self.round
        twin.turn = self.turn
        twin.player = self.player
        twin.first = self.first
        twin.called = self.called
        twin.stage = self.stage
        twin.advertised = self.advertised
        twin.recalled = self.recalled
        twin.searcher = self.searcher
        twin.track = self.track
        twin.market = self.market
        twin.discards = self.discards
        twin.hand = self.hand
        twin.pile = self.pile
        twin.tops = self.tops
        twin.ends = self.ends
        twin.with_entrepreneurs = self.with_entrepreneurs
        twin.dealt = self.dealt
        twin.kept = self.kept
        twin.revealed = self.revealed
        twin.with_tiles = self.with_tiles
        twin.spaces = self.spaces
        twin.private = self.private
        twin.claimed = self.claimed
        return twin

    def not_asked(self, seat: i64) -> Refusal:
        decision = self.decision
        if decision is None:
            return Refusal("WL-155", "over")
        if self.with_entrepreneurs and not self.revealed:
            return Refusal("WL-11", "already-kept")
        return Refusal(self.rule_of_turns(), "not-your-turn", {"seat": decision.seat})

    def rule_of_turns(self) -> str:
        """The clause that says who comes when."""
        if self.searcher != NOBODY:
            return "WL-R81"
        placed = [seat for seat in self.track if seat != NOBODY]
        return "WL-24" if len(placed) < self.seats else "WL-33"


def colour_of(card: i64) -> i64:
    return card // EACH_COLOUR


def place_in_colour(card: i64) -> i64:
    return card % EACH_COLOUR


def has(t: Wishland, seat: i64, what: i64) -> i64:
    return t.purses[seat * PURSE + what]


def cards_in(t: Wishland, seat: i64, colour: i64) -> i64:
    """The cards of a colour in a player's area, a bit each."""
    return t.areas[seat * COLOURS + colour]


def owned(t: Wishland, seat: i64, colour: i64) -> i64:
    """How many cards of a colour a player has; tickets are a colour too (WL-17)."""
    if colour == TICKET:
        return has(t, seat, TICKETS)
    return bits(t.areas[seat * COLOURS + colour])


def market_cards(t: Wishland, seat: i64) -> i64:
    """How many cards of the five market colours he has played."""
    total: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        total += bits(t.areas[seat * COLOURS + colour])
        colour += 1
    return total


def whole_sets(t: Wishland, seat: i64) -> i64:
    """How many times he has a card of each of the five market colours."""
    fewest = owned(t, seat, ATTRACTION)
    colour: i64 = 1
    while colour < COLOURS:
        fewest = min(fewest, owned(t, seat, colour))
        colour += 1
    return fewest


def powers_of(t: Wishland, seat: i64) -> i64:
    """The powers in force, a bit each: hotels by number, then entrepreneurs once shown (WL-12)."""
    hotels = t.areas[seat * COLOURS + HOTEL]
    return hotels | (t.kept[seat] << EACH_COLOUR) if t.revealed else hotels


def claimed_by_all(t: Wishland) -> i64:
    """The achievements that are gone (WL-58)."""
    gone: i64 = 0
    seat: i64 = 0
    while seat < t.seats:
        gone |= t.claimed[seat]
        seat += 1
    return gone


def set_of(cards: list[int]) -> i64:
    """Places as one set."""
    found: i64 = 0
    for card in cards:
        found |= bit(card)
    return found
