"""The moments at which the rules ask hotels and entrepreneurs (WL-18 to WL-21).

The book is opened here and written by powers.py: its words use the very rules that ask it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.wishland.components import Wishland, powers_of
from manege.kernel.powers import Book, Word

# Something happens to the owner
NOW: Final = 0  # the card itself is played (WL-18)
PLAYED: Final = 1  # he plays another card
TICKETED: Final = 2  # he gets a ticket, his `what`-th (WL-114)
PAYDAY: Final = 3  # an income phase, besides the credits of INCOME
CLAIMS: Final = 4  # he claims an achievement
CLAIM_HEARD: Final = 5  # anybody does

# What is added
INCOME: Final = 6  # credits of every income phase (WL-20)
LESS: Final = 7  # off the price of card `what`
UNLIMITED: Final = 8  # above 0, the limit does not hold for colour `what`
TRACK_REWARDS: Final = 9  # how many more times track `what` pays
MASCOT_BONUSES: Final = 10  # how many more times they are paid
ENTREPRENEUR_END: Final = 11  # VP in final scoring (WL-162)
HOTEL_END: Final = 12  # VP in final scoring (WL-164)
SHOW_TYPES: Final = 13  # more types of show symbol

# What is allowed or changed: 1 where it is
CONVERTS: Final = 14  # each unit gained may be any other (WL-97)
RECALL: Final = 15  # to recover for credits (WL-98)
RECALL_AFTER_ADVERT: Final = 16  # WL-94
SURCHARGE: Final = 17  # VP for sale with a purchase (WL-102)
LAST_CARD: Final = 18  # one more card in the end (WL-89)
MASCOTS_COUNT: Final = 19  # as cards with a symbol (WL-91)
DUPLICATES: Final = 20  # of show symbols pay (WL-93)
NO_PENALTY: Final = 21  # restaurants cost nothing in the end (WL-96)
PRIVATE_TILE: Final = 22  # he has an achievement of his own (WL-118)
MOMENTS: Final = 23

BOOK: Final[Book[Wishland]] = Book([], MOMENTS)


def write_book(cards: list[list[Word[Wishland]]]) -> None:
    written = Book(cards, MOMENTS)
    BOOK.cards = written.cards
    BOOK.speaking = written.speaking


def counted(t: Wishland, seat: i64, moment: i64, what: i64 = 0) -> i64:
    """What a player's powers add up to."""
    return BOOK.count(t, seat, powers_of(t, seat), moment, what)


def happens(t: Wishland, seat: i64, moment: i64, what: i64 = 0) -> None:
    """A player's powers do what they say of a moment, hotels first, by number (WL-R46)."""
    BOOK.happen(t, seat, powers_of(t, seat), moment, what)
