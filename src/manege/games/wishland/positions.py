"""Positions — a game laid out by name: areas, market, tracks, workers, whose turn it is."""

from __future__ import annotations

from collections import Counter
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.wishland.components import (
    ACHIEVEMENT_SPACES,
    ALL_TICKETS,
    ALL_WORKERS,
    BONUS_WORKERS,
    COLOURS,
    CREDITS,
    FROM_ATTRACTIONS,
    HAPPINESS,
    NOBODY,
    ORDER_SPACES,
    POINTS,
    PRIVATE,
    PURSE,
    RESERVE,
    ROUNDS,
    SOURCES,
    SPACE_IDS,
    TICKETS,
    TOP,
    TURNS,
    VISITORS,
    WORKERS,
    Wishland,
    colour_of,
    has,
    place_in_colour,
)
from manege.games.wishland.invariants import misplaced
from manege.games.wishland.market import row_of
from manege.games.wishland.order import nth_in_order
from manege.games.wishland.workers import groups_on, place_group
from manege.kernel.bits import bit
from manege.kernel.errors import BadSetup
from manege.kernel.position import Position, is_number

NUMBERS = range(-999, 1000)


def lay_out(t: Wishland, position: Position) -> None:
    """Within a turn where `order` says how tokens stand, else where a round begins.

    A card not named is not there. VP won before count as won by attractions.
    """
    lay_out_purses(t, position)
    lay_out_cards(t, position)
    lay_out_groups(t, position)
    lay_out_achievements(t, position)
    lay_out_entrepreneurs(t, position)
    t.first = position.number("first", t.first, range(t.seats))
    t.round = position.number("round", 1, range(1, ROUNDS + 1))
    if position.has("order"):
        lay_out_turn(t, position)
    if found := misplaced(t):
        raise BadSetup(f"{position.game}: {found}.")


def lay_out_purses(t: Wishland, position: Position) -> None:
    steps = range(TOP + 1)
    places = [
        ("happiness", HAPPINESS, steps, 0),
        ("visitors", VISITORS, steps, 0),
        ("credits", CREDITS, range(1000), 0),
        ("points", POINTS, NUMBERS, 0),
        ("reserve", RESERVE, range(BONUS_WORKERS + 1), BONUS_WORKERS),
        ("tickets", TICKETS, range(ALL_TICKETS + 1), 1),
    ]
    for place, what, among, usual in places:
        for seat, number in enumerate(position.numbers(place, t.seats, among, usual)):
            t.purses[seat * PURSE + what] = number
            if what == POINTS:
                t.purses[seat * PURSE + SOURCES + FROM_ATTRACTIONS] = number
    for seat in range(t.seats):
        t.purses[seat * PURSE + WORKERS] = ALL_WORKERS - has(t, seat, RESERVE)


def lay_out_cards(t: Wishland, position: Position) -> None:
    """Of a pile the top card first; each card knows its row."""
    areas = position.by_seat("area", t.seats)
    market = position.things("market")
    discards = position.things("discards")
    hand = position.things("hand")
    pile = position.things("pile")
    named = Counter([*market, *discards, *hand, *pile, *(card for area in areas for card in area)])
    for card, number in named.items():
        if number > 1:
            name = position.names["card"][card]
            raise BadSetup(f"{position.game}: there is but one “{name}” (WL-2).")
    t.areas = vec[i64]([place for area in areas for place in sets_of(area)])
    t.market = vec[i64](sets_of(market))
    t.discards = vec[i64](sets_of(discards))
    t.hand = vec[i64](sets_of(hand))
    t.pile = vec[i64]()
    for row in range(COLOURS):
        t.tops[row] = len(t.pile)
        for card in pile:
            if row_of(t, colour_of(card)) == row:
                t.pile = append(t.pile, card)
        t.ends[row] = len(t.pile)


def sets_of(cards: list[int]) -> list[int]:
    """A set for each colour."""
    sets = [0] * COLOURS
    for card in cards:
        sets[colour_of(card)] |= bit(place_in_colour(card))
    return sets


def lay_out_groups(t: Wishland, position: Position) -> None:
    """In the order in which they came: `["actor", 1, 2]` is seat 1's, of two workers."""
    for group in listed(position, "groups"):
        if not (isinstance(group, list) and len(group) == 3 and group[0] in SPACE_IDS):
            raise BadSetup(f"{position.game}: a group is a space, a seat, a number, not {group!r}.")
        space, seat, workers = group
        if not (is_number(seat, range(t.seats)) and is_number(workers, range(1, ALL_WORKERS + 1))):
            raise BadSetup(f"{position.game}: a group is a space, a seat, a number, not {group!r}.")
        if has(t, seat, WORKERS) < workers:
            raise BadSetup(f"{position.game}: nobody has the workers of {group!r} (WL-4).")
        if groups_on(t, SPACE_IDS.index(space)) == ALL_WORKERS:
            raise BadSetup(f"{position.game}: a space holds ten groups at most (WL-37).")
        place_group(t, seat, SPACE_IDS.index(space), workers)


def listed(position: Position, place: str) -> list[Any]:
    """What only this game reads."""
    found = position.layout[place] if position.has(place) else []
    if not isinstance(found, list):
        raise BadSetup(f"{position.game}: “{place}” is a list, not {found!r}.")
    return found


def lay_out_achievements(t: Wishland, position: Position) -> None:
    if position.has("achievements"):
        spaces = position.things("achievements", "achievement")
        if len(spaces) != ACHIEVEMENT_SPACES:
            raise BadSetup(f"{position.game}: there are nine “achievements” (WL-13).")
        t.spaces = vec[i64](spaces)
    private = position.things("private", "achievement")
    if len(private) > 1:
        raise BadSetup(f"{position.game}: there is but one “private” achievement (WL-118).")
    for achievement in private:
        t.private = achievement
    for space, seat in enumerate(listed(position, "claimed")):  # as views show it
        if space > PRIVATE or not (seat is None or is_number(seat, range(t.seats))):
            raise BadSetup(f"{position.game}: “claimed” names a seat, or none, for each space.")
        if seat is not None:
            t.claimed[seat] |= bit(space)


def lay_out_entrepreneurs(t: Wishland, position: Position) -> None:
    """Chosen and shown; where none is named they are dealt as at the start, if at all."""
    if not position.has("entrepreneur"):
        return
    kept = position.by_seat("entrepreneur", t.seats, "entrepreneur")
    if any(len(each) > 1 for each in kept):
        raise BadSetup(f"{position.game}: a player keeps one “entrepreneur” (WL-11).")
    for one, number in Counter(one for each in kept for one in each).items():
        if number > 1:
            name = position.names["entrepreneur"][one]
            raise BadSetup(f"{position.game}: there is but one “{name}” (WL-11).")
    t.kept = vec[i64]([sum(bit(one) for one in each) for each in kept])
    t.dealt = t.kept[:]
    t.with_entrepreneurs = True
    t.revealed = True


def lay_out_turn(t: Wishland, position: Position) -> None:
    order = position.numbers("order", t.seats, range(1, ORDER_SPACES + 1))
    track = [NOBODY] * (ORDER_SPACES + 1)
    for seat, space in enumerate(order):
        if track[space] != NOBODY:
            raise BadSetup(f"{position.game}: two tokens stand on order space {space} (WL-24).")
        track[space] = seat
    t.track = vec[i64](track)
    t.turn = position.number("turn", 1, range(1, TURNS + 1))
    t.player = position.number("player", nth_in_order(t, 0), range(t.seats))
    in_order = [nth_in_order(t, n) for n in range(t.seats)]
    t.called = in_order.index(t.player) + 1
