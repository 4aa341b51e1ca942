"""The words these tests are written in: seats, cards, a table in one line, its moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, Final

import pytest

from manege.games.scream_machine import GAME
from manege.games.scream_machine.components import (
    ATTRACTION_IDS,
    COPIES,
    NO_CARD,
    VISITOR_IDS,
    Scream,
    Trace,
)
from manege.kernel.bag import cards_of
from manege.kernel.chance import Chance, chance_from
from manege.kernel.choices import Choices
from manege.kernel.game import Settings, name_of
from manege.kernel.refusal import Refusal
from manege.kernel.secrecy import Viewer
from manege.kernel.table import Table

ANNE: Final = 0
BASILE: Final = 1
CHLOE: Final = 2
DENIS: Final = 3
EVE: Final = 4
FELIX: Final = 5
SPECTATOR: Final = None
EACH_SEAT_COUNT: Final = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])

Card = str
"""An attraction or a visitor is called as in the notation."""

CO1, CO3, CO5, WA1, WA3, WA5, KI1, KI3, KI5, FO1, FO3, FO5 = ATTRACTION_IDS[:12]
FA1, FA3, FA5, TH1, TH3, TH5, NO1, NO3, NO5 = ATTRACTION_IDS[12:]
COASTER, WATER, KIDDIE, FOOD, FAMILY, THRILL, NOSTALGIA, CHEAPSKATE = VISITOR_IDS

FIVES: Final = [NO5, TH5, FA5, FO5, KI5, WA5]  # what each seat is given to open with

Cards = Sequence[Card]
BySeat = Mapping[int, Cards]


def table(
    *,
    seats: int = 4,
    hands: BySeat | None = None,
    parks: BySeat | None = None,
    row: Cards = (),
    pile: Cards = (),
    discards: Cards = (),
    nationals: Cards = (),
    locals_: BySeat | None = None,
    hidden: Mapping[int, Card] | None = None,
    visitors: Cards = (),
    surveyed: Sequence[int] = (),
    scores: Mapping[int, int] | None = None,
    first: int = ANNE,
    turn: int | None = None,
    round_: int = 1,
    actions: int = 4,
    used: Sequence[str] = (),
    seed: int = 0,
    whole: bool = False,
) -> Scream:
    """A table laid out within a turn, listened to from there on; gaps go by their first seat.

    What is not named is empty. A `whole` table has every card of the box: those not named lie
    under both piles.
    """
    face_down = {gap: [visitor] for gap, visitor in (hidden or {}).items()}
    position = {
        "hand": by_seat(seats, hands),
        "park": by_seat(seats, parks),
        "row": [*row],
        "pile": [*pile],
        "discards": [*discards],
        "nationals": [*nationals],
        "locals": by_seat(seats, locals_),
        "hidden": by_seat(seats, face_down),
        "visitors": [*visitors],
        "surveyed": [int(seat in surveyed) for seat in range(seats)],
        "scores": [(scores or {}).get(seat, 0) for seat in range(seats)],
        "first": first,
        "turn": first if turn is None else turn,
        "round": round_,
        "actions": actions,
        "used": [*used],
    }
    return laid(seats, position, seed, whole)


def before_the_opening(
    *,
    seats: int = 4,
    hands: BySeat | None = None,
    pile: Cards = (),
    visitors: Cards = (),
    first: int = ANNE,
    seed: int = 0,
    whole: bool = False,
) -> Scream:
    """All open their parks, listened to from there on; hands not named hold one card of 5."""
    held = {seat: [FIVES[seat]] for seat in range(seats)} | dict(hands or {})
    position = {
        "hand": by_seat(seats, held),
        "pile": [*pile],
        "visitors": [*visitors],
        "first": first,
    }
    return laid(seats, position, seed, whole)


def laid(seats: int, position: dict[str, Any], seed: int, whole: bool) -> Scream:
    if whole:
        position["pile"] += missing(position, ["hand", "park"], ["row", "pile", "discards"], 21)
        places = ["locals", "hidden"], ["nationals", "visitors"], 7 if seats == 2 else 8
        position["visitors"] += missing(position, *places)
    t = scream(GAME.table(seats, seed, position=position))
    t.story = []
    return t


def missing(
    position: dict[str, Any], by_seat: list[str], shared: list[str], kinds: int
) -> list[Card]:
    """The cards of the box that a position does not name."""
    ids = (VISITOR_IDS if kinds < len(ATTRACTION_IDS) else ATTRACTION_IDS)[:kinds]
    places = [place for name in by_seat for place in position.get(name, [])]
    places += [position.get(name, []) for name in shared]
    in_the_box = Counter(dict.fromkeys(ids, COPIES))
    return [*(in_the_box - Counter(chain.from_iterable(places))).elements()]


def whole_box(seats: int) -> Counter[tuple[str, int]]:
    """All cards the game is played with; two players leave the cheapskates in the box."""
    cards = [("card", card) for card in range(len(ATTRACTION_IDS))]
    visitors = [("visitor", kind) for kind in range(len(VISITOR_IDS) - (seats == 2))]
    return Counter(dict.fromkeys([*cards, *visitors], COPIES))


def dealt(seats: int = 4, seed: int = 1, settings: Settings | None = None) -> Scream:
    """A table set up by the game itself."""
    return scream(GAME.table(seats, seed, settings, listen=True))


def scream(t: Table) -> Scream:
    assert isinstance(t, Scream)
    return t


def by_seat(seats: int, places: BySeat | None) -> list[list[Card]]:
    return [[*(places or {}).get(seat, ())] for seat in range(seats)]


def numbers(cards: Cards) -> list[int]:
    return [ATTRACTION_IDS.index(card) for card in cards]


def every(cards: Cards, times: int) -> list[Card]:
    return [card for card in cards for _ in range(times)]


# Moves


def play(t: Scream, notation: str, seat: int | None = None) -> None:
    t.play(GAME.code(notation), seat)


def together(cards: Cards) -> str:
    """As the notation writes them: in the order of their ids."""
    return " + ".join(sorted(cards, key=ATTRACTION_IDS.index))


def open_with(t: Scream, seat: int, *cards: Card) -> None:
    play(t, f"open {together(cards)}", seat)


def all_open(t: Scream, openings: BySeat | None = None) -> None:
    """Every seat keeps its opening, by default the attraction of 5 it was given."""
    for seat in range(t.seats):
        open_with(t, seat, *(openings or {}).get(seat, [FIVES[seat]]))


def build(t: Scream, *cards: Card) -> None:
    for card in cards:
        play(t, f"build {card}")


def build_from_row(t: Scream, *cards: Card) -> None:
    for card in cards:
        play(t, f"build {card} from row")


def demolish(t: Scream, card: Card) -> None:
    play(t, f"demolish {card}")


def renew(t: Scream, one_card: Card, other: Card) -> None:
    play(t, f"renew {together([one_card, other])}")


def publicity(t: Scream) -> None:
    play(t, "publicity")


def survey(t: Scream) -> None:
    play(t, "survey")


def develop(t: Scream) -> None:
    play(t, "develop")


def end(t: Scream) -> None:
    play(t, "end")


def end_round(t: Scream) -> None:
    """Everybody passes until the visitors have chosen."""
    round_ = t.round
    while t.decision is not None and t.round == round_:
        end(t)


def end_game(t: Scream) -> None:
    while t.decision is not None:
        end(t)


def at_random(t: Scream, seed: int = 1) -> Iterator[None]:
    """Play to the end, pausing before each decision."""
    chance = chance_from(seed)
    while t.decision is not None:
        yield
        decisions = t.decisions()
        decision = decisions[chance.below(len(decisions))]
        t.play(decision.pick(t, chance, Choices()), decision.seat)


# What is asked, what lies where


def asked(t: Scream) -> tuple[int, str] | None:
    """Who must decide what; None when the season is over."""
    return None if t.decision is None else (t.decision.seat, name_of(t.decision))


def options(t: Scream, seat: int | None = None) -> list[str]:
    return [GAME.actions[code] for code in t.options(seat)]


def hand(t: Scream, seat: int) -> list[Card]:
    return attractions(t.hands[seat])


def park(t: Scream, seat: int) -> list[Card]:
    return attractions(t.parks[seat])


def row(t: Scream) -> list[Card]:
    return attractions(t.row)


def pile(t: Scream) -> list[Card]:
    """From its top."""
    return [ATTRACTION_IDS[card] for card in t.pile[t.drawn :]]


def discards(t: Scream) -> list[Card]:
    return attractions(t.discards)


def nationals(t: Scream) -> list[Card]:
    return [VISITOR_IDS[visitor] for visitor in cards_of(t.nationals)]


def locals_of(t: Scream, gap: int) -> list[Card]:
    """Those who lie face-up in a gap."""
    return [VISITOR_IDS[visitor] for visitor in cards_of(t.locals[gap])]


def hidden(t: Scream) -> list[Card | None]:
    """The face-down visitor of each gap."""
    return [None if visitor == NO_CARD else VISITOR_IDS[visitor] for visitor in t.hidden]


def visitor_pile(t: Scream) -> list[Card]:
    return [VISITOR_IDS[visitor] for visitor in t.visitors[t.arrived :]]


def attractions(bag: int) -> list[Card]:
    return [ATTRACTION_IDS[card] for card in cards_of(bag)]


def scores(t: Scream) -> list[int]:
    return list(t.scores)


def laid_out(t: Scream) -> int:
    """How many visitors are on the table."""
    return (
        len(nationals(t))
        + sum(len(locals_of(t, gap)) for gap in range(t.seats))
        + sum(visitor is not None for visitor in hidden(t))
    )


def zone(t: Scream, name: str, viewer: Viewer) -> Any:
    return GAME.view(t, viewer)["zones"][name]


def fields(t: Scream, viewer: Viewer) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(t, viewer)["fields"]
    return found


def told(t: Scream, viewer: Viewer, name: str | None = None) -> list[dict[str, object]]:
    """The events as this viewer heard them; with a name, those of that name."""
    heard = [GAME.secrecy.told(event, viewer) for event in t.story or []]
    return [event for event in heard if event is not None and name in (None, event["event"])]


def happened(t: Scream) -> list[str]:
    """The names of all events so far, in order."""
    return [event.name for event in t.story or []]


def refusal(t: Scream, seat: int, notation: str) -> Refusal | None:
    return GAME.refusal(t, seat, GAME.code(notation))


def imagined(t: Scream, viewer: Viewer, times: int = 60) -> list[Scream]:
    chance: Chance = chance_from(5)
    return [scream(GAME.imagine(t, viewer, chance)) for _ in range(times)]


def traced(t: Scream) -> list[Trace]:
    """What is remembered of hands, the oldest first."""
    found: list[Trace] = []
    trace = t.trace
    while trace is not None:
        found.insert(0, trace)
        trace = trace.before
    return found


def everything(t: Scream) -> list[object]:
    """All there is to know of a table: equal for two tables that are alike."""
    return [
        *(list(place) for place in (t.hands, t.parks, t.pile, t.visitors, t.locals, t.hidden)),
        *(list(counted) for counted in (t.scores, t.welcomed, t.chosen)),
        *(t.drawn, t.row, t.discards, t.arrived, t.nationals, t.looked, t.first, t.round),
        *(t.turn, t.turns, t.actions, t.used, t.light, list(t.lights)),
        *(t.chance.a, t.chance.b, t.chance.c, t.chance.turns),
        [(each.what, each.seat, each.cards) for each in traced(t)],
        *(t.decision, t.beside, t.agenda),
        list(t.story or []),
    ]
