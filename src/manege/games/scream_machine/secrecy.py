"""Who sees what (SM-5, SM-15, SM-R9, SM-R16, SM-R34)."""

from __future__ import annotations

from typing import Any

from manege.games.scream_machine import story
from manege.games.scream_machine.components import (
    ATTRACTION_IDS,
    CHEAPSKATE,
    FAMILIES,
    FAMILY_IDS,
    NO_CARD,
    NOBODY,
    OPTION_IDS,
    VISITOR_IDS,
    Scream,
    looker,
    sum_of,
    ticket,
    visitor_kinds,
)
from manege.games.scream_machine.round import appeal, best_of_all, best_of_two
from manege.games.scream_machine.scoring import welcomed_in
from manege.kernel.bag import cards_of
from manege.kernel.secrecy import Field, Secrecy, Viewer, Zone, everybody, kinds_in, nobody, owner


def once_open(t: Any, whose: int | None, viewer: Viewer) -> bool:
    """While parks are chosen, the size of a hand would tell how many cards were (SM-15)."""
    return bool(t.round > 0)


def who_looked(t: Any, gap: int | None, viewer: Viewer) -> bool:
    """A hidden visitor is known to those who surveyed his gap this round (SM-R16)."""
    return gap is not None and viewer is not None and bool(t.looked & looker(gap, viewer))


def hidden_in(t: Scream, gap: int) -> list[int]:
    return [t.hidden[gap]] if t.hidden[gap] != NO_CARD else []


def lookers(t: Scream) -> list[list[int]]:
    return [
        [seat for seat in range(t.seats) if t.looked & looker(gap, seat)] for gap in range(t.seats)
    ]


def welcomed(t: Scream) -> list[list[dict[str, int]]]:
    return [
        [welcomed_in(t, round_, seat) for round_ in range(t.rounds + 1)] for seat in range(t.seats)
    ]


def values(t: Scream) -> list[list[int]]:
    return [[sum_of(park, family) for family in range(FAMILIES)] for park in t.parks]


# Where visitors would go if the round ended now (SM-42 to SM-48), by their kind


def kinds(t: Scream) -> range:
    return range(visitor_kinds(t.seats))


def somebody(seat: int) -> int | None:
    return seat if seat != NOBODY else None


def national_hosts(t: Scream) -> list[int | None]:
    """Nobody where the best parks are equal (SM-43)."""
    return [somebody(best_of_all(t, visitor)[0]) for visitor in kinds(t)]


def local_hosts(t: Scream) -> list[list[int | None]]:
    """In each gap, as many as there are (SM-45, SM-R12)."""
    return [
        [somebody(best_of_two(t, gap, visitor)[0]) for visitor in kinds(t)] for gap in range(t.gaps)
    ]


def preferences(t: Scream) -> list[list[int]]:
    """All parks as each kind of visitor likes them, best first (SM-42, SM-46)."""
    return [
        sorted(range(t.seats), key=lambda seat: -appeal(t, seat, visitor)) for visitor in kinds(t)
    ]


def leaders(t: Scream) -> list[list[int]]:
    """Who has most of what each kind looks for; nobody where no park has any (SM-R2)."""
    found = []
    for visitor in kinds(t):
        appeals = [appeal(t, seat, visitor) for seat in range(t.seats)]
        best = max(appeals)
        has_any = best > 0 or visitor == CHEAPSKATE
        found.append([seat for seat, here in enumerate(appeals) if has_any and here == best])
    return found


SECRECY = Secrecy(
    zones=[
        Zone("hand", lambda t, seat: t.hand(seat), seen_by=owner, counted_by=once_open),  # SM-R9
        Zone(
            "chosen", lambda t, seat: cards_of(t.chosen[seat]), seen_by=owner, counted_by=nobody
        ),  # SM-15
        Zone("park", lambda t, seat: t.park(seat), seen_by=everybody),  # SM-16
        Zone("row", lambda t, _: cards_of(t.row), seen_by=everybody, each_seat=False),  # SM-19
        Zone("pile", lambda t, _: list(t.pile[t.drawn :]), each_seat=False),  # SM-6
        Zone(
            "discards", lambda t, _: cards_of(t.discards), seen_by=everybody, each_seat=False
        ),  # SM-R34
        Zone(
            "visitors",  # SM-3
            lambda t, _: list(t.visitors[t.arrived :]),
            each_seat=False,
            holds="visitor",
        ),
        Zone(
            "nationals",  # SM-20
            lambda t, _: cards_of(t.nationals),
            seen_by=everybody,
            each_seat=False,
            holds="visitor",
        ),
        Zone(
            "locals",  # SM-21
            lambda t, gap: cards_of(t.locals[gap]),
            seen_by=everybody,
            holds="visitor",
        ),
        Zone("hidden", hidden_in, seen_by=who_looked, holds="visitor"),  # SM-21, SM-R16
    ],
    fields=[
        Field(
            "turn",
            lambda t: t.turn if t.turn != NOBODY else None,
            holds="seat | None",
            seen_by=everybody,
        ),
        Field("first", lambda t: t.first, holds="seat", seen_by=everybody),
        Field("round", lambda t: t.round, seen_by=everybody),
        Field("rounds", lambda t: t.rounds, seen_by=everybody),
        Field("actions", lambda t: t.actions, seen_by=everybody),
        Field(
            "used",
            lambda t: [name for n, name in enumerate(OPTION_IDS) if t.used >> n & 1],
            holds="list[option]",
            seen_by=everybody,
        ),
        Field("scores", lambda t: list(t.scores), holds="list[int]", seen_by=everybody),  # SM-8
        Field("values", values, holds="list[list[int]]", seen_by=everybody),
        Field(
            "tickets",
            lambda t: [ticket(park) for park in t.parks],
            holds="list[int]",
            seen_by=everybody,
        ),
        Field(
            "national_hosts", national_hosts, holds="list[seat | None]", seen_by=everybody
        ),  # SM-42
        Field(
            "local_hosts", local_hosts, holds="list[list[seat | None]]", seen_by=everybody
        ),  # SM-44
        Field("preferences", preferences, holds="list[list[seat]]", seen_by=everybody),
        Field("leaders", leaders, holds="list[list[seat]]", seen_by=everybody),
        Field("looked", lookers, holds="list[list[seat]]", seen_by=everybody),
        Field(
            "welcomed",
            welcomed,
            holds="list[list[{'publicity': int, 'national': int, 'local': int}]]",
            seen_by=everybody,
        ),
    ],
    events=kinds_in(story),
    names={
        "card": ATTRACTION_IDS,
        "visitor": VISITOR_IDS,
        "option": OPTION_IDS,
        "family": FAMILY_IDS,
    },
    seats=["seat", "first", "left", "right", "rival"],
)
