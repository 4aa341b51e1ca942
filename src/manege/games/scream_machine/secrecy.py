"""Who sees what (SM-5, SM-15, SM-R9, SM-R16, SM-R34), and what one may imagine."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.scream_machine.components import (
    CARD_IDS,
    FAMILIES,
    FAMILY_IDS,
    KINDS,
    NO_CARD,
    NOBODY,
    OPTION_IDS,
    Scream,
    looker,
    sum_of,
    ticket,
)
from manege.games.scream_machine.opening import ALL_OPENINGS, BAGS
from manege.games.scream_machine.scoring import welcomed_in
from manege.kernel.bag import bag_of, cards_of, size
from manege.kernel.chance import Chance
from manege.kernel.secrecy import Field, Secrecy, Viewer, Zone, everybody, nobody, owner


def once_open(t: Any, whose: int | None, viewer: Viewer) -> bool:
    """While parks are chosen, the size of a hand would tell how many cards were (SM-15)."""
    return bool(t.round > 0)


def who_looked(t: Any, gap: int | None, viewer: Viewer) -> bool:
    """A hidden visitor is known to those who surveyed his gap this round (SM-R16)."""
    return gap is not None and viewer is not None and bool(t.looked & looker(gap, viewer))


def visitors_of(bag: int) -> list[int]:
    return [KINDS + visitor for visitor in cards_of(bag)]


def hidden_in(t: Scream, gap: int) -> list[int]:
    return [KINDS + t.hidden[gap]] if t.hidden[gap] != NO_CARD else []


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
            lambda t, _: [KINDS + visitor for visitor in t.visitors[t.arrived :]],
            each_seat=False,
        ),
        Zone(
            "nationals", lambda t, _: visitors_of(t.nationals), seen_by=everybody, each_seat=False
        ),  # SM-20
        Zone("locals", lambda t, gap: visitors_of(t.locals[gap]), seen_by=everybody),  # SM-21
        Zone("hidden", hidden_in, seen_by=who_looked),  # SM-21, SM-R16
    ],
    fields=[
        Field("turn", lambda t: t.turn if t.turn != NOBODY else None, seen_by=everybody),
        Field("first", lambda t: t.first, seen_by=everybody),
        Field("round", lambda t: t.round, seen_by=everybody),
        Field("rounds", lambda t: t.rounds, seen_by=everybody),
        Field("actions", lambda t: t.actions, seen_by=everybody),
        Field(
            "used",
            lambda t: [name for n, name in enumerate(OPTION_IDS) if t.used >> n & 1],
            seen_by=everybody,
        ),
        Field("scores", lambda t: list(t.scores), seen_by=everybody),  # SM-8
        Field("values", values, seen_by=everybody),
        Field("tickets", lambda t: [ticket(park) for park in t.parks], seen_by=everybody),
        Field("looked", lookers, seen_by=everybody),
        Field("welcomed", welcomed, seen_by=everybody),
    ],
    events={
        "dealt": {"seat": everybody, "card": owner},  # SM-4, SM-5
        "kept": {"seat": everybody},  # SM-15
        "opened": {"seat": everybody, "card": everybody},  # SM-16
        "opening_publicity": {"seat": everybody},
        "row": {"card": everybody},
        "reshuffled": {"number": everybody},
        "round_began": {"round": everybody, "first": everybody},
        "national": {"card": everybody},
        "local": {"left": everybody, "right": everybody, "card": everybody},
        "hidden_local": {"left": everybody, "right": everybody},
        "built": {"seat": everybody, "card": everybody, "cost": everybody},
        "built_from_row": {"seat": everybody, "card": everybody, "cost": everybody},
        "publicity": {"seat": everybody},
        "surveyed": {"seat": everybody},  # SM-R16: that he looked is open
        "saw": {"seat": everybody, "left": everybody, "right": everybody, "card": owner},  # SM-R16
        "developed": {"seat": everybody, "card": owner},  # SM-35, SM-5
        "demolished": {"seat": everybody, "card": everybody},
        "renewed": {"seat": everybody, "card": everybody},
        "ended": {"seat": everybody, "unused": everybody},
        "turned_up": {"left": everybody, "right": everybody, "card": everybody},
        "entered": dict.fromkeys(["seat", "card", "value", "next"], everybody),
        "entered_local": dict.fromkeys(
            ["seat", "rival", "left", "right", "card", "value", "next"], everybody
        ),
        "stayed": {"card": everybody, "value": everybody},
        "stayed_local": dict.fromkeys(["left", "right", "card", "value"], everybody),
        "welcomed": {"seat": everybody, "number": everybody},
        "round_over": {"round": everybody},
    },
    names={"card": CARD_IDS, "option": OPTION_IDS, "family": FAMILY_IDS},
    seats=["seat", "first", "left", "right", "rival"],
)


def imagine(t: Scream, viewer: Viewer, chance: Chance) -> Scream:
    """A table the viewer cannot tell from the true one; all he does not see is dealt anew."""
    twin = t.copy()
    imagine_attractions(t, twin, viewer, chance)
    imagine_visitors(t, twin, viewer, chance)
    twin.chance = chance.copy()  # what it will bring has nothing to do with what it dealt
    return twin


def imagine_attractions(t: Scream, twin: Scream, viewer: Viewer, chance: Chance) -> None:
    """The others' hands, what they keep for the opening, and the pile."""
    unknown = t.pile[t.drawn :]
    for seat in range(t.seats):
        if seat != viewer:
            for card in cards_of(t.hands[seat] + t.chosen[seat]):
                unknown = append(unknown, card)
    chance.shuffle(unknown)
    dealt: i64 = 0
    for seat in range(t.seats):
        if seat == viewer:
            continue
        last = dealt + size(t.hands[seat] + t.chosen[seat])
        twin.hands[seat] = bag_of(list(unknown[dealt:last]))
        twin.chosen[seat] = 0
        dealt = last
        if t.chosen[seat]:
            opening = BAGS[ALL_OPENINGS[seat].pick(twin, chance)]
            twin.hands[seat] -= opening
            twin.chosen[seat] = opening
    twin.pile = unknown[dealt:]
    twin.drawn = 0


def imagine_visitors(t: Scream, twin: Scream, viewer: Viewer, chance: Chance) -> None:
    """The hidden ones he has not looked at, and their pile."""
    unknown = t.visitors[t.arrived :]
    unseen = vec[i64]()
    for gap in range(t.seats):
        if t.hidden[gap] != NO_CARD and not who_looked(t, gap, viewer):
            unseen = append(unseen, gap)
            unknown = append(unknown, t.hidden[gap])
    chance.shuffle(unknown)
    dealt: i64 = 0
    for gap in unseen:
        twin.hidden[gap] = unknown[dealt]
        dealt += 1
    twin.visitors = unknown[dealt:]
    twin.arrived = 0
