"""Positions — an evening laid out by name: hands, parties, the pile, whose turn it is."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.toc_toc_toc.components import CARD_IDS, COPIES, Toc
from manege.games.toc_toc_toc.invariants import misplaced
from manege.kernel.bag import bag_of
from manege.kernel.errors import BadSetup
from manege.kernel.position import Position


def lay_out(t: Toc, position: Position) -> None:
    """At the beginning of a turn. What is not named is empty; a card not named is not there."""
    hands = position.by_seat("hand", t.seats)
    parties = position.by_seat("party", t.seats)
    seen = position.by_seat("seen", t.seats)  # of each hand, what all saw it draw (TT-R5)
    pile = position.things("pile")  # the top card first
    out = position.things("out")
    box = position.things("box")
    no_more_than_printed(position, [*hands, *parties, pile, out, box])
    no_more_than_printed(position, seen)
    t.hands = bags(hands)
    t.parties = bags(parties)
    t.seen = bags(seen)
    t.pile = vec[i64](pile)
    t.out = bag_of(out)
    t.box = bag_of(box)
    t.turn = position.number("turn", t.turn, range(t.seats))
    if found := misplaced(t):
        raise BadSetup(f"{position.game}: {found}.")


def no_more_than_printed(position: Position, places: list[list[int]]) -> None:
    """TT-R1."""
    for card, number in Counter(chain.from_iterable(places)).items():
        if number > COPIES[card]:
            raise BadSetup(
                f"{position.game}: {number} times “{CARD_IDS[card]}” is too often;"
                f" the box has {COPIES[card]} (TT-R1)."
            )


def bags(cards: list[list[int]]) -> vec[i64]:
    return vec[i64]([bag_of(each) for each in cards])
