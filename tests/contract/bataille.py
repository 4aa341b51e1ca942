"""Bataille — a small game with what Nim lacks: hands, a deck, a secret choice made by all at once.

Each round every seat lays a card in secret (BA-1); when all lie they are turned up together (BA-2),
the highest alone wins a medal (BA-3), everybody draws (BA-4). Hands are of two cards or three
(BA-5); with three there may be a joker, higher than all (BA-6). Most medals win, then the highest
card that won one (BA-7), then whoever won one last (BA-8).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manege.kernel.bag import bag_of
from manege.kernel.chance import Chance
from manege.kernel.choices import Choices
from manege.kernel.game import Game, Option, Settings
from manege.kernel.outcome import Outcome, TieBreak
from manege.kernel.position import Position
from manege.kernel.refusal import Refusal, Why
from manege.kernel.secrecy import Secrecy, Viewer, Zone, everybody, nobody, owner
from manege.kernel.story import ALL, OWNER, Kind
from manege.kernel.table import (
    Decision,
    Step,
    Table,
    Verb,
    agenda_of,
    ask_together,
    space_of,
    tell,
    then,
)

VALUES = 6
COPIES = 2
JOKER = VALUES
CARD_IDS = [*(f"card-{value}" for value in range(VALUES)), "joker"]
MEDALS = 6  # as many as there can be rounds
MEDAL = 0


class Bataille(Table):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.hand_size = 0
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.laid: list[list[int]] = [[] for _ in range(seats)]
        self.played: list[int] = []
        self.round = 0
        self.medals = [0] * seats
        self.best = [0] * seats  # the highest card that won a medal
        self.last = [0] * seats  # the round in which the last one was won

    def copy(self) -> Bataille:
        twin = Bataille(self.seats, self.chance.copy())
        self.lend_to(twin)
        twin.hand_size = self.hand_size
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.laid = [card[:] for card in self.laid]
        twin.played = self.played[:]
        twin.round = self.round
        twin.medals = self.medals[:]
        twin.best = self.best[:]
        twin.last = self.last[:]
        return twin

    def not_asked(self, seat: int) -> Refusal:
        return Refusal("BA-1", "laid-already")


DEALT = Kind("dealt", seat=ALL, card=OWNER)
LAID = Kind("laid", seat=ALL, card=OWNER)
TURNED_UP = Kind("turned_up", seat=ALL, card=ALL)
WON = Kind("won", seat=ALL)
DREW = Kind("drew", seat=ALL, card=OWNER)


class Lay(Verb[Bataille]):
    """A card of the hand, face down (BA-1)."""

    def __init__(self) -> None:
        super().__init__([*(f"lay {value}" for value in range(VALUES)), "lay joker"])

    def offers(self, t: Bataille, seat: int, c: Choices) -> None:
        c.each(bag_of(t.hands[seat]), NOT_IN_HAND, c.which)

    def perform(self, t: Bataille, seat: int, card: int) -> None:
        t.hands[seat].remove(card)
        t.laid[seat].append(card)
        tell(t, LAID, seat, card)


LAY = Lay()
NOT_IN_HAND = Why("BA-1", "not-in-hand", "card")


class LayCard(Decision[Bataille]):
    def __init__(self, seat: int) -> None:
        super().__init__(seat, [LAY])

    def elsewhere(self, t: Bataille, code: int) -> Refusal:
        return Refusal("BA-1", "lay-a-card")


class LayAll(Step[Bataille]):
    def perform(self, t: Bataille) -> None:
        t.round += 1
        ask_together(t, [LayCard(seat) for seat in range(t.seats)])


class TurnUp(Step[Bataille]):
    """Only when the last card lies (BA-2)."""

    def perform(self, t: Bataille) -> None:
        t.light += 1
        cards = [laid.pop() for laid in t.laid]
        t.played += cards
        for seat, card in enumerate(cards):
            tell(t, TURNED_UP, seat, card)
        if cards.count(max(cards)) == 1:  # BA-3
            win(t, cards.index(max(cards)), max(cards))


class DrawAll(Step[Bataille]):
    def perform(self, t: Bataille) -> None:
        if len(t.deck) >= t.seats:  # BA-4
            t.light += 1
            for seat in range(t.seats):
                card = t.deck.pop()
                t.hands[seat].append(card)
                tell(t, DREW, seat, card)


class NextRound(Step[Bataille]):
    def perform(self, t: Bataille) -> None:
        if t.hands[0]:
            then(t, ROUND)


ROUND = agenda_of([LayAll(), TurnUp(), DrawAll(), NextRound()])


def win(t: Bataille, seat: int, card: int) -> None:
    t.medals[seat] += 1
    t.best[seat] = max(card, t.best[seat])
    t.last[seat] = t.round
    tell(t, WON, seat)


def setup(seats: int, chance: Chance, settings: Settings) -> Bataille:
    t = Bataille(seats, chance)
    t.hand_size = 3 if settings["hand"] == 3 else 2  # BA-5
    cards = [value for value in range(VALUES) for _ in range(COPIES)]
    if settings["joker"]:
        cards.append(JOKER)  # BA-6
    t.deck = shuffled(cards, chance)
    t.hands = [[t.deck.pop() for _ in range(t.hand_size)] for _ in range(seats)]
    return t


def jokers(seats: int, chosen: Settings) -> list[object]:
    return [False, True] if chosen["hand"] == 3 else [False]  # BA-6


def lay_out(t: Bataille, position: Position) -> None:
    """Before a round; the top of the deck last."""
    t.hands = position.by_seat("hand", t.seats)
    t.deck = position.things("deck")
    t.played = position.things("played")
    t.medals = position.numbers("medals", t.seats, range(MEDALS + 1))


def begin(t: Bataille) -> None:
    for seat, hand in enumerate(t.hands):
        for card in hand:
            tell(t, DEALT, seat, card)
    then(t, ROUND)


def shuffled(cards: list[int], chance: Chance) -> list[int]:
    packed = vec[i64](cards)
    chance.shuffle(packed)
    return list(packed)


def imagine(t: Bataille, viewer: Viewer, chance: Chance) -> Bataille:
    twin = t.copy()
    hidden = [seat for seat in range(t.seats) if seat != viewer]
    places = [t.deck, *(t.laid[seat] for seat in hidden), *(t.hands[seat] for seat in hidden)]
    pool = shuffled(sorted(card for place in places for card in place), chance)
    twin.deck = [pool.pop() for _ in t.deck]
    for seat in hidden:
        twin.laid[seat] = [pool.pop() for _ in t.laid[seat]]
        twin.hands[seat] = [pool.pop() for _ in t.hands[seat]]
    return twin


def outcome(t: Bataille) -> Outcome:
    return Outcome(
        t.medals,
        [{"medals": number} for number in t.medals],
        rule="BA-3",
        tie_breaks=[TieBreak("BA-7", t.best), TieBreak("BA-8", t.last)],
    )


def fault(t: Bataille) -> str | None:
    if not any(t.laid) and t.decision is not None and len(t.deck) >= t.seats:
        for seat, hand in enumerate(t.hands):
            if len(hand) != t.hand_size:
                return f"seat {seat} has not drawn before the round (BA-4)"
    return None


GAME = Game(
    key="bataille",
    edition=1,
    seats=range(2, 5),
    options=[Option("hand", 2, lambda seats, _: [2, 3]), Option("joker", False, jokers)],
    setup=setup,
    lay_out=lay_out,
    begin=begin,
    actions=space_of([LAY]),
    secrecy=Secrecy(
        zones=[
            Zone("deck", lambda t, _: t.deck, seen_by=nobody, each_seat=False),
            Zone("hand", lambda t, seat: sorted(t.hands[seat]), seen_by=owner),
            Zone("laid", lambda t, seat: t.laid[seat], seen_by=owner),
            Zone("played", lambda t, _: t.played, seen_by=everybody, each_seat=False),
            Zone(
                "supply",
                lambda t, _: [MEDAL] * (MEDALS - sum(t.medals)),
                seen_by=everybody,
                each_seat=False,
                holds="medal",
            ),
            Zone(
                "medals",
                lambda t, seat: [MEDAL] * t.medals[seat],
                seen_by=everybody,
                holds="medal",
            ),
        ],
        events={kind.name: kind for kind in [DEALT, LAID, TURNED_UP, WON, DREW]},
        names={"card": CARD_IDS, "medal": ["medal"]},
    ),
    imagine=imagine,
    outcome=outcome,
    fault=fault,
)
