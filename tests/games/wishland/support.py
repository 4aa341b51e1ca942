"""The words these tests are written in: seats, cards, a table in one line, its moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import pytest

from manege.games.wishland import GAME
from manege.games.wishland.components import (
    CREDITS,
    HAPPINESS,
    POINTS,
    RESERVE,
    SOURCE_IDS,
    SOURCES,
    TICKETS,
    VISITORS,
    WORKERS,
    Wishland,
    has,
)
from manege.kernel.chance import chance_from
from manege.kernel.choices import Choices
from manege.kernel.game import Settings, name_of
from manege.kernel.refusal import Refusal, Refused
from manege.kernel.secrecy import Viewer
from manege.kernel.table import Table
from tests.contract.cases import state_of

ANNE: Final = 0
BASILE: Final = 1
CHLOE: Final = 2
DENIS: Final = 3
SPECTATOR: Final = None
EACH_SEAT_COUNT: Final = pytest.mark.parametrize("seats", [1, 2, 3, 4])
SEVERAL: Final = pytest.mark.parametrize("seats", [2, 3, 4])

Card = str
Cards = Sequence[Card]
BySeat = Mapping[int, Cards]
Numbers = Mapping[int, int]


def y(*numbers: int) -> list[Card]:
    """Attractions: 1–6 cost 2 for 1 VP, 7–12 4 for 2, 13–18 6 for 3, 19–21 8 for 4, 22–24 9 for 5.

    Their symbols go round: wheel, rail, wave.
    """
    return [f"attraction-{n}" for n in numbers]


def r(*numbers: int) -> list[Card]:
    """Restaurants: 1–8 of kind I, 9–16 of kind II, 17–24 of kind III."""
    return [f"restaurant-{n}" for n in numbers]


def b(*numbers: int) -> list[Card]:
    """Actors: three of each show symbol."""
    return [f"actor-{n}" for n in numbers]


def g(*numbers: int) -> list[Card]:
    """Hotels."""
    return [f"hotel-{n}" for n in numbers]


def k(*numbers: int) -> list[Card]:
    """Mascots: two of each symbol, in the order of the symbols."""
    return [f"mascot-{n}" for n in numbers]


def e(number: int) -> str:
    return f"e{number}"


def table(
    *,
    seats: int = 3,
    areas: BySeat | None = None,
    market: Cards = (),
    discards: Cards = (),
    pile: Cards = (),
    hand: Cards = (),
    credits: Numbers | None = None,
    points: Numbers | None = None,
    happiness: Numbers | None = None,
    visitors: Numbers | None = None,
    reserve: Numbers | None = None,
    tickets: Numbers | None = None,
    groups: Sequence[str] = (),
    entrepreneurs: Mapping[int, int] | None = None,
    achievements: Mapping[int, str] | None = None,
    private: str | None = None,
    claimed: BySeat | None = None,
    order: Sequence[int] | None = None,
    player: int = ANNE,
    first: int = ANNE,
    round_: int = 1,
    turn: int = 1,
    in_turn: bool = True,
    seed: int = 0,
) -> Wishland:
    """A table laid out within a turn, listened to from there on. Unless told otherwise nobody has
    anything but his ticket and his workers, and tokens stand from the left in the order of seats.
    """
    spaces = [f"board-{n + 1}" for n in range(9)]
    for space, achievement in (achievements or {}).items():
        spaces[space - 1] = achievement
    position: dict[str, Any] = {
        "area": by_seat(seats, areas),
        "market": [*market],
        "discards": [*discards],
        "pile": [*pile],
        "hand": [*hand],
        "credits": numbers(seats, credits, 0),
        "points": numbers(seats, points, 0),
        "happiness": numbers(seats, happiness, 0),
        "visitors": numbers(seats, visitors, 0),
        "reserve": numbers(seats, reserve, 6),
        "tickets": numbers(seats, tickets, 1),
        "groups": [group_written(group) for group in groups],
        "achievements": spaces,
        "private": [] if private is None else [private],
        "claimed": claims_written(claimed or {}),
        "first": first,
        "round": round_,
    }
    if entrepreneurs is not None:
        kept = {seat: [e(number)] for seat, number in entrepreneurs.items()}
        position["entrepreneur"] = by_seat(seats, kept)
    if in_turn:
        position["order"] = [*(order or range(1, seats + 1))]
        position["player"] = player
        position["turn"] = turn
    t = wishland(GAME.table(seats, seed, position=position))
    t.story = []
    return t


def group_written(group: str) -> list[object]:
    """`actor-1-2` is Basile's on the actors' space, of two workers."""
    space, seat, number = group.split("-")
    return [space, int(seat), int(number)]


def claims_written(claims: BySeat) -> list[int | None]:
    spaces = [*(str(n) for n in range(1, 10)), "private"]
    return [next((seat for seat in claims if space in claims[seat]), None) for space in spaces]


def before_the_round(**places: Any) -> Wishland:
    """Laid out where a round begins: tokens are still to be placed."""
    return table(in_turn=False, **places)


def dealt(seats: int = 3, seed: int = 1, settings: Settings | None = None) -> Wishland:
    """A table set up by the game itself."""
    return wishland(GAME.table(seats, seed, settings, listen=True))


def wishland(t: Table) -> Wishland:
    assert isinstance(t, Wishland)
    return t


def by_seat(seats: int, places: BySeat | None) -> list[list[Card]]:
    return [[*(places or {}).get(seat, ())] for seat in range(seats)]


def numbers(seats: int, places: Numbers | None, usual: int) -> list[int]:
    return [(places or {}).get(seat, usual) for seat in range(seats)]


# Moves


def play(t: Wishland, *notations: str) -> None:
    for notation in notations:
        t.play(GAME.code(notation))


def buy(t: Wishland, card: Sequence[Card], how: str = "") -> None:
    play(t, f"buy {card[0]}{how}")


def step(t: Wishland, *steps: str) -> None:
    for each in steps:
        play(t, f"step {each}")


def order(t: Wishland, *spaces: int) -> None:
    for space in spaces:
        play(t, f"order {space}")


QUIET: Final = ["recover", "end", "stop", "take none", "step workers"]


def quietly(t: Wishland) -> None:
    """Whatever is asked, he does as little as he can."""
    possible = options(t)
    play(t, next((quiet for quiet in QUIET if quiet in possible), possible[0]))


def end_turn(t: Wishland) -> None:
    """To the next player's turn, or whatever comes next."""
    player, turn, called = t.player, t.turn, t.called
    while (t.player, t.turn, t.called) == (player, turn, called) and t.decision is not None:
        quietly(t)


def next_turn_of(t: Wishland, seat: int) -> None:
    """He and all others end their turns, until it is his again."""
    end_turn(t)
    while t.player != seat:
        end_turn(t)


def end_round(t: Wishland) -> None:
    """To the first question of the next round, or of final scoring."""
    round_ = t.round
    while t.decision is not None and t.round == round_ and t.searcher < 0:
        quietly(t)


def end_game(t: Wishland) -> None:
    while t.decision is not None:
        quietly(t)


def at_random(t: Wishland, seed: int = 1) -> Iterator[None]:
    """Play to the end, pausing before each decision."""
    chance = chance_from(seed)
    while t.decision is not None:
        yield
        decisions = t.decisions()
        decision = decisions[chance.below(len(decisions))]
        t.play(decision.pick(t, chance, Choices()), decision.seat)


def last_turn(**places: Any) -> Wishland:
    """Laid out so that the game ends with Anne's turn: she is the last of the last round."""
    seats = places.get("seats", 2)
    usual: dict[str, Any] = {
        "seats": seats,
        "order": [seats, *range(1, seats)],
        "player": ANNE,
        "round_": 7,
        "turn": 4,
    }
    return table(**(usual | places))


def final(**places: Any) -> Wishland:
    """A game that has ended with what is laid out."""
    t = last_turn(**places)
    end_game(t)
    return t


# What is asked, what one has


def asked(t: Wishland) -> tuple[int, str] | None:
    """Who must decide what; None when the game is over."""
    return None if t.decision is None else (t.decision.seat, name_of(t.decision))


def options(t: Wishland, seat: int | None = None) -> list[str]:
    return [GAME.actions[code] for code in t.options(seat)]


def happiness(t: Wishland, seat: int = ANNE) -> int:
    return has(t, seat, HAPPINESS)


def visitors(t: Wishland, seat: int = ANNE) -> int:
    return has(t, seat, VISITORS)


def workers(t: Wishland, seat: int = ANNE) -> int:
    return has(t, seat, WORKERS)


def reserve(t: Wishland, seat: int = ANNE) -> int:
    return has(t, seat, RESERVE)


def credits(t: Wishland, seat: int = ANNE) -> int:
    return has(t, seat, CREDITS)


def points(t: Wishland, seat: int = ANNE) -> int:
    return has(t, seat, POINTS)


def tickets(t: Wishland, seat: int = ANNE) -> int:
    return has(t, seat, TICKETS)


def source(t: Wishland, name: str, seat: int = ANNE) -> int:
    """The VP that came from there."""
    return has(t, seat, SOURCES + SOURCE_IDS.index(name))


def area(t: Wishland, seat: int = ANNE) -> list[Card]:
    cards: list[Card] = zone(t, "area", seat)[seat]
    return cards


def market(t: Wishland) -> list[Card]:
    cards: list[Card] = zone(t, "market", SPECTATOR)
    return cards


def discards(t: Wishland) -> list[Card]:
    cards: list[Card] = zone(t, "discards", SPECTATOR)
    return cards


def groups(t: Wishland) -> dict[str, list[list[int]]]:
    """Of each space that has any: whose they are, how many workers."""
    spaces = GAME.secrecy.names["row"]
    shown = fields(t)["groups"]
    return {space: shown[n] for n, space in enumerate(spaces) if shown[n]}


def zone(t: Wishland, name: str, viewer: Viewer) -> Any:
    return GAME.view(t, viewer)["zones"][name]


def fields(t: Wishland, viewer: Viewer = SPECTATOR) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(t, viewer)["fields"]
    return found


def told(t: Wishland, viewer: Viewer, name: str | None = None) -> list[dict[str, object]]:
    """The events as this viewer heard them; with a name, those of that name."""
    heard = [GAME.secrecy.told(event, viewer) for event in t.story or []]
    return [event for event in heard if event is not None and name in (None, event["event"])]


def happened(t: Wishland) -> list[str]:
    """The names of all events so far, in order."""
    return [event.name for event in t.story or []]


def refusal(t: Wishland, notation: str, seat: int | None = None) -> Refusal | None:
    whose = t.decision.seat if seat is None and t.decision is not None else seat or 0
    return GAME.refusal(t, whose, GAME.code(notation))


def refused(t: Wishland, notation: str, seat: int | None = None) -> Refusal:
    """The refusal of an attempt that, as it must, left the table as it was."""
    before = state_of(t)
    with pytest.raises(Refused) as attempt:
        t.play(GAME.code(notation), seat)
    assert state_of(t) == before
    assert refusal(t, notation, seat) == attempt.value.refusal
    return attempt.value.refusal


def card_number(card: Sequence[Card]) -> int:
    return list(GAME.secrecy.names["card"]).index(card[0])


def imagined(t: Wishland, viewer: Viewer, times: int = 40) -> list[Wishland]:
    chance = chance_from(5)
    return [wishland(GAME.imagine(t, viewer, chance)) for _ in range(times)]
