"""The words these tests are written in: seats, a round in one line, its sets and its calls."""

from __future__ import annotations

from typing import Any, Final, cast

import pytest

from manege.games.qui_paire_gagne import GAME
from manege.games.qui_paire_gagne.components import Pairs
from manege.kernel.match import Match
from manege.kernel.refusal import Refusal

ANNE: Final = 0
BASILE: Final = 1
CHLOE: Final = 2
DENIS: Final = 3
SPECTATOR: Final = None
EACH_SEAT_COUNT: Final = pytest.mark.parametrize("seats", list(GAME.seats))

Set = str
"""A player's pairs as one would say them: "1-2 3-4 5-6 7-8 9-10"."""

WHOLE: Final = "1-2 3-4 5-6 7-8 9-10"


def match_of(seats: int = 3, seed: int = 7, **options: object) -> Match:
    return Match(GAME, seats, seed, options)


def at(match: Match) -> Pairs:
    return cast(Pairs, match.table)


def house(match: Match) -> int:
    return match.seats


def phase(match: Match) -> str:
    return str(match.view(None)["fields"]["phase"])


def field(match: Match, name: str, viewer: int | None = None) -> Any:
    return match.view(viewer)["fields"][name]


def zone(match: Match, name: str, viewer: int | None = None) -> Any:
    return match.view(viewer)["zones"][name]


def waited_for(match: Match) -> list[int]:
    """By the table as everybody sees it; the house too, where it is."""
    return [each["seat"] for each in match.view(None)["deciding"]]


def all_ready(match: Match) -> None:
    """Everybody who is asked for no more than that."""
    now = phase(match), match.table.light
    for decision in match.table.decisions():
        if decision.seat < match.seats and (phase(match), match.table.light) == now:
            match.play("ready", decision.seat)


def pairing(seats: int = 3, seed: int = 7, **options: object) -> Match:
    """Somebody's first round, the clock running."""
    match = match_of(seats, seed, **options)
    reach_pairing(match)
    return match


def reach_pairing(match: Match) -> None:
    while phase(match) != "pairing":
        all_ready(match)


def lay(match: Match, seat: int, pairs: Set) -> None:
    for pair in pairs.split():
        match.play(f"pair {pair}", seat)


def close(match: Match) -> None:
    match.play("time-up", house(match))


def played(*sets: Set, seed: int = 7, **options: object) -> Match:
    """A round with these sets, closed by the clock: its first call is made."""
    match = pairing(len(sets), seed, **options)
    for seat, pairs in enumerate(sets):
        lay(match, seat, pairs)
    close(match)
    return match


def call_all(match: Match) -> None:
    while phase(match) == "calls" and not match.over:
        match.play("time-up", house(match))


def scored(*sets: Set, **options: object) -> list[int]:
    """What a round with these sets brings each seat."""
    match = played(*sets, seed=7, **options)
    call_all(match)
    return list(at(match).scores)


def calls(match: Match) -> list[tuple[int, list[int]]]:
    """Who announced which numbers in the last round, in order."""
    told = match.told(None)
    began = max(n for n, event in enumerate(told) if event["event"] == "closed")
    return [
        (event["seat"], [event[key] for key in ("one", "other") if key in event])  # type: ignore[misc]
        for event in told[began:]
        if event["event"] in ("called", "called_apple")
    ]


def why(match: Match, seat: int, notation: str) -> Refusal | None:
    return GAME.refusal(match.table, seat, GAME.code(notation))


def refused(match: Match, seat: int, notation: str) -> tuple[str, str]:
    refusal = why(match, seat, notation)
    assert refusal is not None
    return refusal.rule, refusal.reason


def finished_rounds(match: Match) -> None:
    """Play the whole match with empty sets."""
    while not match.over:
        if phase(match) in ("gather", "look"):
            all_ready(match)
        else:
            match.play("time-up", house(match))
