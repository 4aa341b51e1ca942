"""Positions — a game laid out by name: the round, its pictures and pairs, scores, who is there.

With `pictures` or `pairs` on the table that round is being paired; else all gather for the next.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.qui_paire_gagne.components import NO_PAIR, PAIRING, PAIRS, PLACES, Pairs, couple
from manege.kernel.bits import bit
from manege.kernel.errors import BadSetup
from manege.kernel.position import Position

MOST_POINTS = 10_000


def lay_out(t: Pairs, position: Position) -> None:
    """What is not named is as dealt: everybody is there, nobody has points."""
    pictures = position.things("pictures")
    pairs = position.by_seat("pairs", t.seats, holds="token")
    pairing = position.has("pictures") or position.has("pairs")
    here = position.numbers("present", t.seats, range(2), usual=1)
    t.present = sum(bit(seat) for seat in range(t.seats) if here[seat])
    t.scores = vec[i64](position.numbers("scores", t.seats, range(MOST_POINTS)))
    t.first = position.number("first", t.first, range(t.seats))
    t.round = position.number("round", int(pairing), range(int(pairing), t.rules.rounds + 1))
    deal_for(t)
    if pairing:
        t.phase = PAIRING
        t.playing = t.present
        show(t, pictures)
        for seat in range(t.seats):
            lay(t, seat, pairs[seat])


def deal_for(t: Pairs) -> None:
    """As many cards as its rounds have taken (PP-30 to PP-32, PP-72)."""
    layouts = t.round if t.rules.fresh else (t.round + 1) // 2
    t.dealt = PLACES * layouts
    t.turned = t.round > 0 and t.round % 2 == 0 and not t.rules.fresh


def show(t: Pairs, pictures: list[int]) -> None:
    """These lie at the first places; each changes with the one that lay there."""
    if len(pictures) > PLACES or len({*pictures}) < len(pictures):
        raise BadSetup(f"A table shows {PLACES} pictures, each of them once.")
    ups, downs = list(t.ups), list(t.downs)
    shown, other = (downs, ups) if t.turned else (ups, downs)
    for place, picture in enumerate(pictures):
        if picture not in ups and picture not in downs:
            raise BadSetup(f"There are {2 * len(ups)} pictures here: no “picture-{picture + 1}”.")
        card = t.dealt - PLACES + place
        side = shown if picture in shown else other
        where = side.index(picture)
        shown[card], side[where] = picture, shown[card]
    t.ups, t.downs = vec[i64](ups), vec[i64](downs)


def lay(t: Pairs, seat: int, places: list[int]) -> None:
    """Two numbers a pair, in the order of making (PP-17, PP-54)."""
    if len(places) % 2 or len({*places}) < len(places):
        raise BadSetup("“pairs” are numbers two by two, each of a seat's at most once.")
    if places and not t.playing & bit(seat):
        raise BadSetup(f"Nobody plays on seat {seat}: no pairs lie there.")
    for n in range(PAIRS):
        pair = places[2 * n : 2 * n + 2]
        t.laid[seat * PAIRS + n] = couple(pair[0], pair[1]) if pair else NO_PAIR
