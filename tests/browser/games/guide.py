"""What the tests must know of a game: how it is played on a page, and what there is to look at."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from playwright.sync_api import Page

from manege.kernel.match import Match
from tests.browser.hands import Hands

if TYPE_CHECKING:
    from tests.browser.positions import Position

View = dict[str, Any]
Event = dict[str, Any]
Wanted = Callable[[View], bool]
Steps = Callable[[Page, "Position"], Iterator[str]]  # from a position through all that follows


class Call(NamedTuple):
    """What somebody hears when another's move calls on them."""

    where: str
    move: str  # the end of its notation
    heard: str
    manner: str


class Picture(NamedTuple):
    """A screen worth a picture: the finest position of its kind, and what is done there."""

    towards: str
    seats: int
    worth: Callable[[View], int]  # of seat 0's view: the most is taken, nothing below 0
    prepare: Callable[[Page, Position], None]
    line: str | None = None  # said with the last move
    bot: bool = True  # on the last seat
    games: int = 300  # played to find it


def at_random(match: Match, seat: int, chance: random.Random, towards: str) -> int:
    return chance.choice(match.options(seat))


@dataclass(frozen=True, kw_only=True, eq=False)
class Guide:
    key: str
    variant: str = ""  # where it tells only what is other with other options, or alone
    clause: str  # one to open the rules at

    # Positions: found by playing, then laid at a real table

    wanted: Mapping[str, Wanted]  # what a spectator sees there
    passed: Mapping[str, Wanted] = field(default_factory=dict)  # where a game comes to it no more
    earliest: int = 0  # actions before any of them
    seats: int = 4  # unless a test wants more or fewer
    options: Mapping[str, object] = field(default_factory=dict)  # of its table
    play: Callable[[Match, int, random.Random, str], int] = at_random  # towards a position

    # Playing on a page

    arrange: Callable[[Hands], None] = lambda hands: None  # chairs and options, before the start
    awaited: Mapping[str, str]  # what may be awaited, and where one sees it; the first found counts
    choose: Callable[[str, Hands, random.Random], str]  # picks; the name of the move confirmed next
    chosen: str  # what is picked and not yet confirmed
    hand: str  # the cards of one's own hand, whatever may be done with them
    nowhere: str  # a tap into its corner can mean nothing but « go on »
    confirms: bool = True  # what is picked leaves with one more tap, not at once
    moment: str = "''"  # where that is so: a script that tells one moment from the next
    usual: Collection[str]  # moves of every whole game
    undecided: str = ""  # a position where somebody else waits for my choice
    quick: Collection[str]  # the commonest ones: two taps and Confirm (E-2)
    totals: str  # the points on the last screen

    screens: Mapping[str, Steps]  # every one there is

    # One's own things (E-3)

    counts: Sequence[int]  # of players
    own: str  # whole and on the screen; what can be tapped there is under the finger
    overlapping: str = ":not(*)"  # may lie partly under its neighbour
    apart: Sequence[tuple[str, str]] = ()  # must not lie over each other
    reach: Mapping[str, Steps]

    sizes: Collection[str] = ()  # positions that stand for its table at every size of screen
    shared: Collection[str] = ()  # positions to be looked at on the shared screen
    unfolding: Mapping[str, Steps] = field(default_factory=dict)  # what is to be seen from there

    # What cannot be done now (E-4)

    things: str  # all that can be tapped
    picked: str  # what shows that a tap did something
    refusals: Mapping[str, Collection[str]]  # positions, and clauses that are cited there
    provoked: Mapping[str, Callable[[Page], str]] = field(default_factory=dict)  # with more taps

    advised: Collection[str]  # positions where one may ask for a hint

    # Motion (E-13)

    moving: Collection[str]  # positions from which the others play until the page is asked
    showing: str = ""  # a position, and a move there after which there is something to look at
    show: Callable[[Hands], None] = lambda hands: None
    shown: str = ""  # what one sees once it was cut short

    # Words

    english: str  # is said in the log
    french: str  # is not
    call: Call
    logged: str = "turn"  # a position where the log stands beside the table on a wide screen
    open_log: str = ""  # what brings it to the front there
    letters: Sequence[str]  # single keys that pick something at a turn

    # Secrets

    secretive: Collection[str]  # verbs of moves that only one seat knows all about
    check_secrets: Callable[[View, list[Event], int | None], None]  # in what a seat is sent
    deals: bool = True  # hidden things lie there from the beginning
    curtained: str = ""  # where a shared device draws its curtain before a hand
    retracting: str | None = None  # a position where a secret choice can be taken back
    take_back: str = ""

    pictures: Mapping[str, Picture]

    @property
    def name(self) -> str:
        return "-".join(filter(None, (self.key, self.variant)))

    @property
    def poster(self) -> str:
        """On the front page."""
        return f"[data-game={self.key}] button.poster"
