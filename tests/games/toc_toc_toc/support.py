"""Words the tests of Toc toc toc are written in: seats, cards, a table in one line, its moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, Final

import pytest

from manege.games.toc_toc_toc import GAME
from manege.games.toc_toc_toc.components import CARD_IDS, COPIES, Toc
from manege.kernel.bag import cards_of
from manege.kernel.chance import chance_from
from manege.kernel.game import Settings, name_of
from manege.kernel.refusal import Refusal
from manege.kernel.secrecy import Viewer
from manege.kernel.table import Table

ANNE: Final = 0
BASILE: Final = 1
CHLOE: Final = 2
DENIS: Final = 3
EVE: Final = 4
SPECTATOR: Final = None

Card = str
"""A card is called as in the notation."""

MONSTER: Final = "monster"
BRUTE_MONSTER: Final = "brute-monster"
MUSICIAN_MONSTER: Final = "musician-monster"
VAMP_MONSTER: Final = "vamp-monster"
GHOST: Final = "ghost"
BRUTE_GHOST: Final = "brute-ghost"
MUSICIAN_GHOST: Final = "musician-ghost"
VAMP_GHOST: Final = "vamp-ghost"
VAMPIRE: Final = "vampire"
BRUTE_VAMPIRE: Final = "brute-vampire"
MUSICIAN_VAMPIRE: Final = "musician-vampire"
VAMP_VAMPIRE: Final = "vamp-vampire"
CHILD: Final = "child"
TAXI: Final = "taxi"
SCARECROW: Final = "scarecrow"

NORMALS: Final = [MONSTER, GHOST, VAMPIRE]
BRUTES: Final = [BRUTE_MONSTER, BRUTE_GHOST, BRUTE_VAMPIRE]
MUSICIANS: Final = [MUSICIAN_MONSTER, MUSICIAN_GHOST, MUSICIAN_VAMPIRE]
VAMPS: Final = [VAMP_MONSTER, VAMP_GHOST, VAMP_VAMPIRE]
NEVER_GUESTS: Final = [*VAMPS, CHILD, TAXI]

IN_THE_BOX: Final = 55  # cards, TT-R1
FIRST_GUESTS: Final = 2  # TT-5
HAND: Final = 5  # TT-9

Cards = Sequence[Card]
BySeat = Mapping[int, Cards]


def table(
    *,
    seats: int = 4,
    hands: BySeat | None = None,
    parties: BySeat | None = None,
    seen: BySeat | None = None,
    pile: Cards = (),
    out: Cards = (),
    turn: int = ANNE,
    memory: bool = True,
    whole: bool = False,
) -> Toc:
    """A table laid out at the start of a turn, listened to from there on.

    What is not named is empty; the evening is over if all hands are. A `whole` table has every
    card of the box: those not named lie under the pile's last named card.
    """
    named = [cards for place in (hands, parties) for cards in (place or {}).values()]
    position = {
        "hand": by_seat(seats, hands),
        "party": by_seat(seats, parties),
        "seen": by_seat(seats, seen),
        "pile": [*pile, *(missing([*named, pile, out]) if whole else [])],
        "out": [*out],
        "turn": turn,
    }
    t = toc(GAME.table(seats, 0, {"memory": memory}, position=position))
    t.story = []
    return t


def dealt(seats: int = 4, seed: int = 1, settings: Settings | None = None) -> Toc:
    """A table set up by the game itself."""
    return toc(GAME.table(seats, seed, settings, listen=True))


def in_play(seats: int) -> int:
    """How many cards: with 3 players 3 brutes are left in the box (TT-4)."""
    return IN_THE_BOX - 3 if seats == 3 else IN_THE_BOX


def turns_in_all(seats: int) -> int:
    """Every card that is not a first guest is played exactly once."""
    return in_play(seats) - FIRST_GUESTS * seats


def toc(t: Table) -> Toc:
    assert isinstance(t, Toc)
    return t


def numbers(cards: Cards) -> list[int]:
    return [CARD_IDS.index(card) for card in cards]


def names(cards: Sequence[int]) -> list[Card]:
    return [CARD_IDS[card] for card in cards]


def by_seat(seats: int, places: BySeat | None) -> list[list[Card]]:
    return [[*(places or {}).get(seat, ())] for seat in range(seats)]


def missing(named: list[Cards]) -> list[Card]:
    """The cards of the box that are not among the named ones."""
    in_the_box = Counter(dict(zip(CARD_IDS, COPIES, strict=True)))
    return [*(in_the_box - Counter(chain.from_iterable(named))).elements()]


# Moves


def play(t: Toc, notation: str, seat: int | None = None) -> None:
    t.play(GAME.code(notation), seat)


def knock(t: Toc, card: Card, door: int) -> None:
    play(t, f"knock {card} > {door}")


def open_door(t: Toc) -> None:
    play(t, "open")


def refuse(t: Toc) -> None:
    play(t, "refuse")


def take(t: Toc, guest: Card) -> None:
    play(t, f"take {guest}")


def send(t: Toc, creature: str) -> None:
    play(t, f"send {creature}s")


def offer_opened(t: Toc, card: Card, door: int) -> None:
    """The door-keeper opens: he reveals, the offerer is the rival."""
    knock(t, card, door)
    open_door(t)


def offer_refused(t: Toc, card: Card, door: int) -> None:
    """The door-keeper refuses: the offerer reveals, the door-keeper is the rival."""
    knock(t, card, door)
    refuse(t)


OfferAndAnswer = Callable[[Toc, Card, int], None]
EITHER_ANSWER: Final = pytest.mark.parametrize("offer", [offer_opened, offer_refused])


def at_random(t: Toc, seed: int = 1) -> Iterator[None]:
    """Play to the end, pausing before each decision."""
    chance = chance_from(seed)
    while t.decision is not None:
        yield
        options = t.options()
        t.play(options[chance.below(len(options))])


# What is asked, what lies where


def asked(t: Toc) -> tuple[int, str] | None:
    """Who must decide what; None when the evening is over."""
    return None if t.decision is None else (t.decision.seat, name_of(t.decision))


def options(t: Toc, seat: int | None = None) -> list[str]:
    return [GAME.actions[code] for code in t.options(seat)]


def hand(t: Toc, seat: int) -> list[Card]:
    return names(t.hand(seat))


def party(t: Toc, seat: int) -> list[Card]:
    return names(t.party(seat))


def out(t: Toc) -> list[Card]:
    return names(cards_of(t.out))


def seen(t: Toc, seat: int) -> list[Card]:
    return names(cards_of(t.seen[seat]))


def top(t: Toc) -> Card | None:
    return CARD_IDS[t.top()] if t.pile_size() else None


def hand_sizes(t: Toc) -> list[int]:
    return [len(t.hand(seat)) for seat in range(t.seats)]


def zone(t: Toc, name: str, viewer: Viewer) -> Any:
    return GAME.view(t, viewer)["zones"][name]


def fields(t: Toc, viewer: Viewer) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(t, viewer)["fields"]
    return found


def told(t: Toc, viewer: Viewer, name: str) -> list[dict[str, object]]:
    """The events of a name as this viewer heard them."""
    heard = [GAME.secrecy.told(event, viewer) for event in t.story or []]
    return [event for event in heard if event is not None and event["event"] == name]


def happened(t: Toc) -> list[str]:
    """The names of all events so far, in order, but for how the parties stand."""
    return [event.name for event in t.story or [] if event.name != "worth"]


def scores(t: Toc) -> list[int]:
    return GAME.outcome(t).scores


def refusal(t: Toc, seat: int, notation: str) -> Refusal | None:
    return GAME.refusal(t, seat, GAME.code(notation))


def everything(t: Toc) -> list[object]:
    """All there is to know of a table: equal for two tables that are alike."""
    return [
        *(list(bags) for bags in (t.hands, t.parties, t.seen, t.pile)),
        *(t.drawn, t.out, t.box, t.turn, t.keeper, t.card, t.revealed, t.memory, t.light),
        *(t.chance.a, t.chance.b, t.chance.c, t.chance.turns),
        *(t.decision, t.beside, t.agenda, list(t.lights)),
        list(t.story or []),
    ]
