"""A table out of a view — every place as its seat knows it; what it does not know lies nowhere."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.wishland.achievements import ACHIEVEMENT_IDS
from manege.games.wishland.components import (
    CARD_IDS,
    COLOUR_IDS,
    COLOURS,
    CREDITS,
    ENTREPRENEUR_IDS,
    HAPPINESS,
    NOBODY,
    NONE,
    POINTS,
    PURSE,
    RESERVE,
    TICKETS,
    VISITORS,
    WORKERS,
    Wishland,
)
from manege.games.wishland.positions import sets_of
from manege.games.wishland.workers import GROUP, group_of
from manege.kernel.bits import bit
from manege.kernel.chance import chance_from
from manege.kernel.game import View

CARD_OF = {name: card for card, name in enumerate(CARD_IDS)}
ENTREPRENEUR_OF = {name: bit(card) for card, name in enumerate(ENTREPRENEUR_IDS)}


def table_seen(view: View) -> Wishland:
    """Nothing is asked there: what may be done, the view's options say."""
    zones, fields = view["zones"], view["fields"]
    seats: int = view["seats"]
    t = Wishland(seats, chance_from(0))
    t.purses = vec[i64]([number for seat in range(seats) for number in purse(view, seat)])
    t.areas = vec[i64]([cards for area in zones["area"] for cards in sets(area)])
    t.groups = vec[i64]([groups_in(groups) for groups in fields["groups"]])
    t.round = fields["round"]
    t.turn = fields["turn"]
    t.first = fields["first"]
    t.track = vec[i64]([NOBODY, *(seat_or_nobody(seat) for seat in fields["order"])])
    t.player = seat_or_nobody(fields["player"])
    if t.player != NOBODY:
        tokens = [seat for seat in fields["order"] if seat is not None]
        t.called = tokens.index(fields["player"]) + 1
    t.market = vec[i64](sets(zones["market"]))
    t.discards = vec[i64](sets(zones["discards"]))
    t.hand = vec[i64](sets(zones["hand"]))
    piles = [zones[f"{colour}-pile"] for colour in COLOUR_IDS[:COLOURS]]
    lay_piles(t, piles)
    if isinstance(piles[0], list):  # WL-R51: only who searches them, in the end, sees into them
        t.searcher = view["viewer"]
    lay_entrepreneurs(t, zones)
    t.spaces = vec[i64]([ACHIEVEMENT_IDS.index(name) for name in fields["achievements"]])
    t.private = NONE if fields["private"] is None else ACHIEVEMENT_IDS.index(fields["private"])
    t.claimed = vec[i64]([spaces_of(seat, fields["claimed"]) for seat in range(seats)])
    return t


def purse(view: View, seat: int) -> list[int]:
    zones, fields = view["zones"], view["fields"]
    held = {
        HAPPINESS: fields["happiness"][seat],
        VISITORS: fields["visitors"][seat],
        CREDITS: fields["credits"][seat],
        POINTS: fields["points"][seat],
        WORKERS: len(zones["workers"][seat]),
        RESERVE: len(zones["reserve"][seat]),
        TICKETS: len(zones["tickets"][seat]),
    }
    return [held.get(what, 0) for what in range(PURSE)]


def sets(names: list[str]) -> list[int]:
    return sets_of([CARD_OF[name] for name in names])


def groups_in(groups: list[list[int]]) -> int:
    return sum(group_of(*group) << (place * GROUP) for place, group in enumerate(groups))


def seat_or_nobody(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def lay_piles(t: Wishland, piles: list[Any]) -> None:
    """Of a pile one cannot look through there is only a number."""
    t.tops = vec[i64]()
    t.ends = vec[i64]()
    t.pile = vec[i64]()
    for pile in piles:
        t.tops = append(t.tops, len(t.pile))
        for name in pile if isinstance(pile, list) else []:
            t.pile = append(t.pile, CARD_OF[name])
        t.ends = append(t.ends, len(t.pile))


def lay_entrepreneurs(t: Wishland, zones: dict[str, Any]) -> None:
    """In force once all are shown (WL-12)."""
    shown = zones["entrepreneur"]
    t.revealed = all(isinstance(each, list) and each for each in shown)
    t.with_entrepreneurs = t.revealed or any(zones["dealt"]) or any(shown)
    t.kept = vec[i64]([entrepreneurs(each) for each in shown])
    t.dealt = vec[i64]([entrepreneurs(each) for each in zones["dealt"]])


def entrepreneurs(names: Any) -> int:
    return sum(ENTREPRENEUR_OF[name] for name in names) if isinstance(names, list) else 0


def spaces_of(seat: int, claimed: list[int | None]) -> int:
    return sum(bit(space) for space, whose in enumerate(claimed) if whose == seat)
