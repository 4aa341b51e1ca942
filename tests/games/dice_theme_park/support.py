"""The words these tests are written in: seats, parks, dice, a table in one line, its moves.

The park board: the Entrance is `e2`, Haunted Forest `d2`, Ferris Wheel `d3`, Wild River `c3`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import pytest

from manege.games.dice_theme_park import GAME
from manege.games.dice_theme_park.components import MONEY, PLANS, STARS, Parks, has
from manege.kernel.chance import chance_from
from manege.kernel.choices import Choices
from manege.kernel.game import name_of
from manege.kernel.refusal import Refusal, Refused
from manege.kernel.secrecy import Viewer
from manege.kernel.table import Table
from tests.contract.cases import state_of

ANNE: Final = 0
BASILE: Final = 1
CHLOE: Final = 2
DENIS: Final = 3
SPECTATOR: Final = None
EACH_SEAT_COUNT: Final = pytest.mark.parametrize("seats", [2, 3, 4])
EACH_MODE: Final = pytest.mark.parametrize("mode", ["initiation", "short", "full"])
WITH_CARDS: Final = pytest.mark.parametrize("mode", ["short", "full"])

ENTRANCE: Final = "e2"
FOREST: Final = "d2"  # green < any, 3 stars
WHEEL: Final = "d3"  # yellow odd + even, 3 stars
RIVER: Final = "c3"  # any < blue, 3 stars

Words = Sequence[str]
BySeat = Mapping[int, Words]
Numbers = Mapping[int, int]


def table(
    *,
    seats: int = 2,
    mode: str = "initiation",
    phase: str = "activation",
    round_: int = 1,
    dice: BySeat | None = None,
    park: BySeat | None = None,
    facilities: BySeat | None = None,
    cubes: BySeat | None = None,
    money: Numbers | None = None,
    stars: Numbers | None = None,
    tokens: Numbers | None = None,
    plans: Numbers | None = None,
    turned: Numbers | None = None,
    mascots: Numbers | None = None,
    skills: BySeat | None = None,
    administrator: Mapping[int, str] | None = None,
    played: BySeat | None = None,
    hand: BySeat | None = None,
    monorails: Sequence[Words] | None = None,
    row: Words = (),
    discards: Words = (),
    offer: Words = (),
    objectives: Words | None = None,
    order: Sequence[int] | None = None,
    bag: Sequence[int] | None = None,
    seed: int = 0,
    expansions: Words = (),
    more: Mapping[str, object] | None = None,
) -> Parks:
    """A table laid out where a phase begins, listened to from there on.

    Dice, tiles and facilities are written with their hex, `blue-5 e2`. Unless told otherwise parks
    are as printed and empty, everybody has 6$, three plans, a mascot, and has played a guide and an
    architect from phase 2 on. `more` is what expansions lay out.
    """
    usual = {} if phase == "planning" else dict.fromkeys(range(seats), ("guide", "architect"))
    position: dict[str, Any] = {
        "phase": [phase],
        "round": round_,
        "dice": placed(seats, dice),
        "park": placed(seats, park),
        "facilities": placed(seats, facilities),
        "cubes": by_seat(seats, cubes),
        "money": numbers(seats, money, 6),
        "stars": numbers(seats, stars, 0),
        "tokens": numbers(seats, tokens, 0),
        "plans": numbers(seats, plans, 3),
        "turned": numbers(seats, turned, 0),
        "mascots": numbers(seats, mascots, 1),
        "skills": by_seat(seats, skills),
        "administrator": by_seat(
            seats, {seat: [card] for seat, card in (administrator or {}).items()}
        ),
        "played": by_seat(seats, {**usual, **(played or {})}),
        "monorails": [[*train] for train in monorails or [()] * (seats + 1)],
        "row": [*row],
        "discards": [*discards],
        "offer": [*offer],
    }
    if hand is not None:
        position["hand"] = by_seat(seats, hand)
    if objectives is not None:
        position["objectives"] = [*objectives]
    if order is not None:
        position["order"] = [*order]
    if bag is not None:
        position["bag"] = [*bag]
    settings = {"mode": mode, **dict.fromkeys(expansions, True)}
    t = parks(GAME.table(seats, seed, settings, position={**position, **(more or {})}))
    t.story = []
    return t


def dealt(seats: int = 3, seed: int = 1, mode: str = "initiation", **settings: object) -> Parks:
    """A table set up by the game itself."""
    return parks(GAME.table(seats, seed, {"mode": mode, **settings}, listen=True))


def parks(t: Table) -> Parks:
    assert isinstance(t, Parks)
    return t


def by_seat(seats: int, places: Mapping[int, Words] | None) -> list[list[str]]:
    return [[*(places or {}).get(seat, ())] for seat in range(seats)]


def placed(seats: int, places: BySeat | None) -> list[list[list[str]]]:
    return [[each.split() for each in mine] for mine in by_seat(seats, places)]


def numbers(seats: int, places: Numbers | None, usual: int) -> list[int]:
    return [(places or {}).get(seat, usual) for seat in range(seats)]


# Moves


def play(t: Parks, *notations: str, seat: int | None = None) -> None:
    for notation in notations:
        t.play(GAME.code(notation), seat)


def by(t: Parks, seat: int, *notations: str) -> None:
    """The same by a seat, where several decide at once."""
    play(t, *notations, seat=seat)


QUIET: Final = [
    *("finish", "pass", "decline", "farewell", "keep-staff", "stroll", "enough", "wave"),
]


def quietly(t: Parks, seat: int | None = None) -> None:
    """Whatever is asked, as little as can be done."""
    possible = options(t, seat)
    play(t, next((quiet for quiet in QUIET if quiet in possible), possible[0]), seat=seat)


def finish(t: Parks) -> None:
    """To the first question of another phase, or to the end."""
    phase, round_ = t.phase, t.round
    while t.decision is not None and (t.phase, t.round) == (phase, round_):
        quietly(t)


def to_phase(t: Parks, phase: str) -> None:
    while t.decision is not None and fields(t)["phase"] != phase:
        quietly(t)


def end_game(t: Parks) -> None:
    while t.decision is not None:
        quietly(t)


def at_random(t: Parks, seed: int = 1) -> Iterator[None]:
    """Play to the end, pausing before each decision."""
    chance = chance_from(seed)
    while t.decision is not None:
        yield
        decisions = t.decisions()
        decision = decisions[chance.below(len(decisions))]
        t.play(decision.pick(t, chance, Choices()), decision.seat)


# What is asked, what one has


def asked(t: Parks) -> tuple[int, str] | None:
    """Who must decide what, the first of them; None when the game is over."""
    return None if t.decision is None else (t.decision.seat, name_of(t.decision))


def all_asked(t: Parks) -> list[tuple[int, str]]:
    return [(decision.seat, name_of(decision)) for decision in t.decisions()]


def options(t: Parks, seat: int | None = None) -> list[str]:
    return [GAME.actions[code] for code in t.options(seat)]


def offered(t: Parks, word: str, seat: int | None = None) -> list[str]:
    """What follows a word in the options."""
    found = [option for option in options(t, seat) if option.split()[0] == word]
    return [option.removeprefix(word).strip() for option in found]


def money(t: Parks, seat: int = ANNE) -> int:
    return has(t, seat, MONEY)


def stars(t: Parks, seat: int = ANNE) -> int:
    return has(t, seat, STARS)


def plans(t: Parks, seat: int = ANNE) -> int:
    return has(t, seat, PLANS)


def dice(t: Parks, seat: int = ANNE) -> dict[str, list[str]]:
    found: dict[str, list[str]] = fields(t)["dice"][seat]
    return found


def zone(t: Parks, name: str, viewer: Viewer = SPECTATOR) -> Any:
    return GAME.view(t, viewer)["zones"][name]


def fields(t: Parks, viewer: Viewer = SPECTATOR) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(t, viewer)["fields"]
    return found


def told(t: Parks, viewer: Viewer, name: str | None = None) -> list[dict[str, object]]:
    """The events as this viewer heard them; with a name, those of that name."""
    heard = [GAME.secrecy.told(event, viewer) for event in t.story or []]
    return [event for event in heard if event is not None and name in (None, event["event"])]


def happened(t: Parks) -> list[str]:
    """The names of all events so far, in order."""
    return [event.name for event in t.story or []]


def refusal(t: Parks, notation: str, seat: int | None = None) -> Refusal | None:
    whose = t.decision.seat if seat is None and t.decision is not None else seat or 0
    return GAME.refusal(t, whose, GAME.code(notation))


def refused(t: Parks, notation: str, seat: int | None = None) -> str:
    """The clause and reason of an attempt that, as it must, left the table as it was."""
    before = state_of(t)
    with pytest.raises(Refused) as attempt:
        t.play(GAME.code(notation), seat)
    assert state_of(t) == before
    found = attempt.value.refusal
    assert refusal(t, notation, seat) == found
    return f"{found.rule} {found.reason}"


def imagined(t: Parks, viewer: Viewer, times: int = 40) -> list[Parks]:
    chance = chance_from(5)
    return [parks(GAME.imagine(t, viewer, chance)) for _ in range(times)]
