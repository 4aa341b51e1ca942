"""Positions — a season laid out by name: hands, parks, offer, piles, visitors, whose turn it is."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.scream_machine.components import (
    ACTIONS_A_TURN,
    COPIES,
    FROM_PUBLICITY,
    NO_CARD,
    Scream,
    looker,
    welcome,
)
from manege.games.scream_machine.invariants import misplaced
from manege.kernel.bag import bag_of
from manege.kernel.bits import bit
from manege.kernel.errors import BadSetup
from manege.kernel.position import Position

SCORES = range(1_000_000)  # the track has no end (SM-8)


def lay_out(t: Scream, position: Position) -> None:
    """Within a turn, or where parks are opened if no round is named. A card not named is not there.

    Nothing was reshuffled before; whoever has welcomed visitors did so in the opening.
    """
    lay_out_attractions(t, position)
    lay_out_visitors(t, position)
    for seat, score in enumerate(position.numbers("scores", t.seats, SCORES)):
        welcome(t, seat, FROM_PUBLICITY, score)
    t.first = position.number("first", t.first, range(t.seats))
    t.round = position.number("round", 0, range(t.rounds + 1))
    if t.round > 0:
        t.turn = position.number("turn", t.first, range(t.seats))
        t.turns = (t.turn - t.first) % t.seats + 1
        t.actions = position.number("actions", ACTIONS_A_TURN, range(1, ACTIONS_A_TURN + 1))
        t.used = sum(bit(option) for option in set(position.things("used", "option")))
    if found := misplaced(t):
        raise BadSetup(f"{position.game}: {found}.")


def lay_out_attractions(t: Scream, position: Position) -> None:
    hands = position.by_seat("hand", t.seats)
    parks = position.by_seat("park", t.seats)
    row = position.things("row")
    pile = position.things("pile")  # the top card first
    discards = position.things("discards")
    no_more_than_printed(position, "card", [*hands, *parks, row, pile, discards])
    t.hands = bags(hands)
    t.parks = bags(parks)
    t.row = bag_of(row)
    t.pile = vec[i64](pile)
    t.discards = bag_of(discards)


def lay_out_visitors(t: Scream, position: Position) -> None:
    """A gap goes by the first of its two seats; who `surveyed` has looked into both of his."""
    nationals = position.things("nationals", "visitor")
    face_up = position.by_seat("locals", t.seats, "visitor")
    face_down = position.by_seat("hidden", t.seats, "visitor")
    pile = position.things("visitors", "visitor")
    no_more_than_printed(position, "visitor", [nationals, *face_up, *face_down, pile])
    if any(len(gap) > 1 for gap in face_down):
        raise BadSetup(f"{position.game}: one visitor hides in a gap, not several (SM-21).")
    t.nationals = bag_of(nationals)
    t.locals = bags(face_up)
    t.hidden = vec[i64]([gap[0] if gap else NO_CARD for gap in face_down])
    t.visitors = vec[i64](pile)
    for seat, surveyed in enumerate(position.numbers("surveyed", t.seats, range(2))):
        for gap in (t.gap_before(seat), t.gap_after(seat)):
            if surveyed and t.hidden[gap] != NO_CARD:
                t.looked |= looker(gap, seat)


def no_more_than_printed(position: Position, holds: str, places: list[list[int]]) -> None:
    for thing, number in Counter(chain.from_iterable(places)).items():
        if number > COPIES:
            raise BadSetup(
                f"{position.game}: {number} times “{position.names[holds][thing]}” is too often;"
                f" the box has {COPIES} (SM-3, SM-4)."
            )


def bags(places: list[list[int]]) -> vec[i64]:
    return vec[i64]([bag_of(things) for things in places])
