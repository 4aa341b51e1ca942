"""The words these tests are written in: seats, cards, a table in one line, its moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from manege.games.scream_machine import GAME
from manege.games.scream_machine.components import (
    ATTRACTION_IDS,
    CARD_IDS,
    COPIES,
    FROM_PUBLICITY,
    MOST_SEATS,
    NO_CARD,
    OPTION_IDS,
    ROUNDS,
    SOURCES,
    VISITOR_IDS,
    Scream,
    looker,
    tally,
)
from manege.games.scream_machine.opening import begin_opening
from manege.games.scream_machine.round import EndRound, FillTheRow, Turn
from manege.games.scream_machine.turn import begin_turn
from manege.kernel.bag import bag_of, cards_of
from manege.kernel.chance import Chance, chance_from
from manege.kernel.game import Settings, name_of
from manege.kernel.refusal import Refusal
from manege.kernel.secrecy import Viewer
from manege.kernel.table import agenda_of

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
    looked: Sequence[tuple[int, int]] = (),
    scores: Mapping[int, int] | None = None,
    first: int = ANNE,
    turn: int | None = None,
    round_: int = 1,
    actions: int = 4,
    used: Sequence[str] = (),
    seed: int = 0,
    whole: bool = False,
) -> Scream:
    """A listened-to table within a turn; what is not named is empty, gaps go by their left seat.

    A `whole` one has all cards: those not named lie in both piles, under the named ones.
    """
    t = laid(seats, hands, pile, (), first, seed)
    t.parks = bags(seats, parks)
    t.row = bag_of(numbers(row))
    t.discards = bag_of(numbers(discards))
    t.nationals = bag_of(visitors(nationals))
    t.locals = vec[i64]([bag_of(visitors((locals_ or {}).get(g, ()))) for g in range(seats)])
    for gap, visitor in (hidden or {}).items():
        t.hidden[gap] = VISITOR_IDS.index(visitor)
    for gap, seat in looked:
        t.looked |= looker(gap, seat)
    for seat, score in (scores or {}).items():
        t.scores[seat] = score
        t.welcomed[tally(0, seat, FROM_PUBLICITY)] = score
    if whole:
        fill_both_piles(t)
    t.round = round_
    active = first if turn is None else turn
    t.turns = (active - first) % seats + 1
    later = [step for _ in range(seats - t.turns) for step in (Turn(), FillTheRow())]
    t.agenda = agenda_of([FillTheRow(), *later, EndRound()])
    begin_turn(t, active)
    t.actions = actions
    t.used = sum(1 << OPTION_IDS.index(option) for option in used)
    return t


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
    """A listened-to table where all open their parks; hands not named hold one attraction of 5."""
    held = {seat: (hands or {}).get(seat, [NO5]) for seat in range(seats)}
    t = laid(seats, held, pile, visitors, first, seed)
    if whole:
        fill_both_piles(t)
    begin_opening(t)
    return t


def laid(
    seats: int, hands: BySeat | None, pile: Cards, waiting: Cards, first: int, seed: int
) -> Scream:
    t = Scream(
        seats,
        chance_from(seed),
        bags(seats, hands),
        vec[i64]([0] * seats),
        vec[i64](numbers(pile)),
        vec[i64](visitors(waiting)),
        vec[i64]([0] * seats),
        vec[i64]([NO_CARD] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * (ROUNDS[seats - 2] + 1) * MOST_SEATS * SOURCES),
        first,
    )
    t.chosen = vec[i64]([0] * seats)
    t.story = []
    return t


def fill_both_piles(t: Scream) -> None:
    """Put what is not on the table under the piles."""
    census = GAME.secrecy.census(t)
    missing = whole_box(t.seats) - census
    named = len(ATTRACTION_IDS)
    t.pile = vec[i64]([*t.pile, *sorted(card for card in missing.elements() if card < named)])
    rest = sorted(card - named for card in missing.elements() if card >= named)
    t.visitors = vec[i64]([*t.visitors, *rest])


def whole_box(seats: int) -> Counter[int]:
    """All cards the game is played with; two players leave the cheapskates in the box."""
    return Counter(dict.fromkeys(range(len(CARD_IDS) - (seats == 2)), COPIES))


def dealt(seats: int = 4, seed: int = 1, settings: Settings | None = None) -> Scream:
    """A table set up by the game itself."""
    return cast(Scream, GAME.table(seats, seed, settings, listen=True))


def numbers(cards: Cards) -> list[int]:
    return [ATTRACTION_IDS.index(card) for card in cards]


def visitors(cards: Cards) -> list[int]:
    return [VISITOR_IDS.index(card) for card in cards]


def bags(seats: int, places: BySeat | None) -> vec[i64]:
    return vec[i64]([bag_of(numbers((places or {}).get(seat, ()))) for seat in range(seats)])


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
        open_with(t, seat, *(openings or {}).get(seat, [NO5]))


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
        t.play(decision.pick(t, chance), decision.seat)


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
    heard = [GAME.secrecy.told(event, t, viewer) for event in t.story or []]
    return [event for event in heard if event is not None and name in (None, event["event"])]


def happened(t: Scream) -> list[str]:
    """The names of all events so far, in order."""
    return [event.name for event in t.story or []]


def refusal(t: Scream, seat: int, notation: str) -> Refusal | None:
    return GAME.refusal(t, seat, GAME.code(notation))


def imagined(t: Scream, viewer: Viewer, times: int = 60) -> list[Scream]:
    chance: Chance = chance_from(5)
    return [cast(Scream, GAME.imagine(t, viewer, chance)) for _ in range(times)]


def everything(t: Scream) -> list[object]:
    """All there is to know of a table: equal for two tables that are alike."""
    return [
        *(list(place) for place in (t.hands, t.parks, t.pile, t.visitors, t.locals, t.hidden)),
        *(list(counted) for counted in (t.scores, t.welcomed, t.chosen)),
        *(t.drawn, t.row, t.discards, t.arrived, t.nationals, t.looked, t.first, t.round),
        *(t.turn, t.turns, t.actions, t.used, t.light),
        *(t.chance.a, t.chance.b, t.chance.c, t.chance.turns),
        *(t.decision, t.beside, t.agenda),
        list(t.story or []),
    ]
