"""What a seat may imagine: all it knows as it is, all else dealt anew."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress
from typing import cast

import pytest

from manege.games.scream_machine import GAME
from manege.games.scream_machine.components import (
    ATTRACTION_IDS,
    INTO_A_HAND,
    NEW_PILE,
    NOBODY,
    OUT_OF_A_HAND,
    VISITOR_IDS,
    Scream,
)
from manege.kernel.bag import cards_of
from manege.kernel.chance import chance_from
from manege.kernel.refusal import Refused
from manege.kernel.secrecy import Viewer
from tests.games.scream_machine.support import (
    ANNE,
    BASILE,
    CHLOE,
    CO1,
    CO3,
    CO5,
    COASTER,
    FO5,
    FOOD,
    KI1,
    KI3,
    NO1,
    SPECTATOR,
    TH1,
    TH5,
    WA1,
    WA3,
    WATER,
    Card,
    at_random,
    attractions,
    dealt,
    discards,
    end_round,
    every,
    everything,
    hand,
    imagined,
    nationals,
    park,
    pile,
    play,
    publicity,
    row,
    scream,
    survey,
    table,
    told,
    traced,
    visitor_pile,
)


@pytest.mark.rule("SM-5", "SM-15", "SM-R16")
@pytest.mark.parametrize("moment", ["opening", "half open", "turn", "surveyed"])
@pytest.mark.parametrize("viewer", [ANNE, BASILE, CHLOE, SPECTATOR])
def test_an_imagined_table_looks_the_same_to_whoever_imagines_it(
    viewer: Viewer, moment: str
) -> None:
    t = dealt(3, seed=5, settings={"first": ANNE})
    if moment != "opening":
        t.play(t.options(ANNE)[0], ANNE)
    if moment in ("turn", "surveyed"):
        t.play(t.options(CHLOE)[0], CHLOE)
        t.play(t.options(BASILE)[0], BASILE)
        publicity(t)
    if moment == "surveyed":
        survey(t)

    for twin in imagined(t, viewer):
        assert GAME.view(twin, viewer) == GAME.view(t, viewer)
        assert GAME.secrecy.census(twin) == GAME.secrecy.census(t)
        assert GAME.fault(twin) is None
        assert [(d.seat, type(d)) for d in twin.decisions()] == [
            (d.seat, type(d)) for d in t.decisions()
        ]


@pytest.mark.rule("SM-5", "SM-6", "SM-3")
@pytest.mark.parametrize("viewer", [BASILE, SPECTATOR])
def test_imagining_varies_the_others_hands_and_both_piles(viewer: Viewer) -> None:
    t = table(hands={ANNE: [CO1, TH5], BASILE: [WA1]}, pile=[KI1], row=[CO3], whole=True)

    tables = imagined(t, viewer, 200)

    assert {card for twin in tables for card in hand(twin, ANNE)} == set(ATTRACTION_IDS)
    assert {pile(twin)[0] for twin in tables} == set(ATTRACTION_IDS)
    assert {visitor_pile(twin)[0] for twin in tables} == set(VISITOR_IDS)
    for twin in tables:
        assert len(hand(twin, ANNE)) == 2
        if viewer == BASILE:
            assert hand(twin, BASILE) == [WA1]


@pytest.mark.rule("SM-R34", "SM-16")
def test_imagining_keeps_what_lies_open() -> None:
    t = table(
        hands={ANNE: [CO1, TH5]},
        parks={ANNE: [WA1], CHLOE: [CO5]},
        row=[KI1, KI3],
        discards=[WA3],
        nationals=[FOOD],
        locals_={CHLOE: [WATER]},
        whole=True,
    )

    for twin in imagined(t, BASILE):
        assert (park(twin, ANNE), park(twin, CHLOE)) == ([WA1], [CO5])
        assert (row(twin), discards(twin), nationals(twin)) == ([KI1, KI3], [WA3], [FOOD])
        assert cards_of(twin.locals[CHLOE]) == cards_of(t.locals[CHLOE])


@pytest.mark.rule("SM-5")
def test_imagining_changes_nothing_of_the_table() -> None:
    t = table(hands={ANNE: [CO1], BASILE: [WA1]}, hidden={ANNE: FOOD}, whole=True)
    survey(t)
    before = everything(t)

    for twin in imagined(t, CHLOE, 20):
        end_round(twin)

    assert everything(t) == before


@pytest.mark.rule("SM-30", "SM-51")
def test_what_chance_will_bring_is_imagined_too() -> None:
    """Nobody foresees a shuffle by playing on an imagined table."""
    t = table(parks={ANNE: [CO1]}, nationals=[COASTER], whole=True)
    true = t.copy()
    end_round(true)
    came = []
    for twin in imagined(t, ANNE):
        end_round(twin)
        came.append(visitor_pile(twin))

    assert visitor_pile(true) not in came
    assert len({tuple(order) for order in came}) == len(came)


@pytest.mark.rule("SM-30", "SM-51")
def test_and_has_nothing_to_do_with_what_was_dealt() -> None:
    """A generator that had dealt the imagined hands would shuffle by the same numbers again."""
    t = table(hands={BASILE: [CO1]}, discards=[WA1, KI1], whole=True)
    chance = chance_from(5)
    twin = scream(GAME.imagine(t, ANNE, chance))

    assert (twin.chance.a, twin.chance.turns) == (chance.a, chance.turns)
    assert twin.chance is not chance


# After a reshuffle


SHORT_OF_CARDS = pytest.mark.parametrize(
    ("seats", "seed"), [(seats, seed) for seats in (2, 3, 4, 5, 6) for seed in range(3)]
)


def short_of_cards(seats: int, seed: int) -> Scream:
    """All cards are there, and the pile will soon run out, again and again."""
    cards = every(ATTRACTION_IDS, 4)
    random.Random(seed).shuffle(cards)
    hands = {seat: [cards.pop() for _ in range(4)] for seat in range(seats)}
    row, pile, discards = ([cards.pop() for _ in range(number)] for number in (7, 3, 6))
    return table(
        seats=seats,
        hands=hands,
        parks={seat: cards[seat::seats] for seat in range(seats)},
        row=row,
        pile=pile,
        discards=discards,
        seed=seed,
        whole=True,
    )


class Witness:
    """Writes down what happens in sight of all: enough to know each pile's cards, not who has them.

    A pile's cards are those in hands that came from it, all together, and those still to be drawn;
    the first pile is whatever was in hands when it had run out.
    """

    def __init__(self, t: Scream) -> None:
        hidden = [card for seat in range(t.seats) for card in hand(t, seat)] + pile(t)
        self.piles = [Counter(hidden)]
        self.discards = Counter(discards(t))
        self.renewed: list[Card] = []
        self.new: list[Card] = []  # cards that came instead of those renewed
        self.known: list[tuple[int, int, Card | None]] = []  # what, seat, card if it is known

    def see(self, event: dict[str, object]) -> None:
        name, card, seat = event["event"], str(event.get("card")), cast(int, event.get("seat"))
        if name == "reshuffled":
            assert self.discards.total() == event["number"]
            self.piles.append(self.discards)
            self.discards = Counter()
            self.known.append((NEW_PILE, NOBODY, None))
        elif name == "row":
            self.piles[-1][card] -= 1
            self.new += [card] if self.renewed else []
            if len(self.new) == len(self.renewed):
                self.discards.update(self.renewed)
                self.renewed, self.new = [], []
        elif name == "renewed":
            self.renewed.append(card)
        elif name == "demolished":
            self.discards[card] += 1
        elif name == "developed" and len(self.piles) > 1:
            self.known.append((INTO_A_HAND, seat, None))
        elif name == "built" and len(self.piles) > 1:
            self.known.append((OUT_OF_A_HAND, seat, card))
        elif name == "built":
            self.piles[0][card] -= 1


def check_possible(twin: Scream, t: Scream, viewer: Viewer, witness: Witness) -> None:
    """An imagined table brings along how its hands came to be: does that go with what all saw?"""
    trace = traced(twin)
    if len(witness.piles) == 1:
        assert trace == []
        return
    told = [
        (each.what, each.seat, *(attractions(each.cards) if each.what == OUT_OF_A_HAND else [None]))
        for each in trace[twin.seats :]
    ]
    assert told == witness.known
    drawn: list[Counter[Card]] = [Counter()]
    hands = [Counter[Card]() for _ in range(twin.seats)]
    for each, true in zip(trace, traced(t), strict=True):
        cards = attractions(each.cards)
        assert each.seat != viewer or cards == attractions(true.cards)
        if each.what == NEW_PILE:
            drawn.append(Counter())
        elif each.what == INTO_A_HAND:
            assert len(cards) == len(attractions(true.cards))
            drawn[-1].update(cards)
            hands[each.seat].update(cards)
        else:
            assert hands[each.seat] >= Counter(cards)
            hands[each.seat].subtract(cards)
    drawn[-1].update(pile(twin))
    assert drawn == [+pile for pile in witness.piles]
    assert [+held for held in hands] == [Counter(hand(twin, seat)) for seat in range(twin.seats)]


@pytest.mark.rule("SM-30", "SM-R34", "SM-R18", "SM-35")
@SHORT_OF_CARDS
def test_every_imagined_table_is_one_that_could_be(seats: int, seed: int) -> None:
    t = short_of_cards(seats, seed)
    witness = Witness(t)
    chance = chance_from(seed)
    for _ in at_random(t, seed):
        for event in told(t, SPECTATOR):
            witness.see(event)
        t.story = []
        for viewer in (chance.below(seats), SPECTATOR):
            twin = scream(GAME.imagine(t, viewer, chance))
            check_possible(twin, t, viewer, witness)
            assert GAME.view(twin, viewer) == GAME.view(t, viewer)
            another = chance.below(seats)
            deeper = scream(GAME.imagine(twin, another, chance))
            check_possible(deeper, twin, another, witness)

    assert len(witness.piles) > 2


@pytest.mark.rule("SM-30", "SM-R34")
@pytest.mark.parametrize("seats", [5, 6])
def test_in_a_big_game_too_the_pile_is_made_of_what_was_discarded(seats: int) -> None:
    t = dealt(seats, seed=0)
    thrown: Counter[Card] = Counter()
    chance = chance_from(1)
    for _ in at_random(t, seed=0):
        for event in told(t, SPECTATOR):
            thrown.update(
                [str(event["card"])] if event["event"] in ("demolished", "renewed") else []
            )
        t.story = []
        if t.trace is not None:
            for viewer in (*range(seats), SPECTATOR):
                assert Counter(pile(scream(GAME.imagine(t, viewer, chance)))) <= thrown
    assert t.trace is not None


# Anne watches the others: what they did, and every way it can have come about

DISCARDED = [WA1, KI1, KI3]
OLD_CARDS = [WA1, TH1, KI1]
LIVES = {
    "nothing is drawn": ["end"],
    "one is drawn": ["develop", "end"],
    "an old one or the new one is built": ["develop", f"build {WA1}", "end"],
    "an old one is built before": [f"build {WA1}", "develop", "end"],
    "it can only be an old one": ["develop", f"build {TH1}", "end"],
    "it can only be the new one": ["develop", f"build {KI3}", "end"],
    "both draw": ["develop", "end", "develop", "end"],
    "both draw and build the same": [
        *("develop", f"build {WA1}", "end"),
        *("develop", f"build {WA1}", "end"),
    ],
    "one builds what the other drew or had": [
        *("develop", f"build {KI1}", "end"),
        *("develop", f"build {WA1}", "publicity", "end"),
    ],
    "the row is filled in between": [
        *("develop", f"build {CO1} from row", "end"),
        *("develop", f"build {KI1}", "end"),
    ],
    "it runs out again": [
        *("develop", f"build {CO1} from row", f"demolish {NO1}", "end"),
        *("develop", f"build {KI1}", f"demolish {NO1}", "end"),
        "develop",
    ],
}


def lived(basile: list[Card], chloe: list[Card], life: list[str], seed: int) -> Scream:
    t = table(
        seats=3,
        hands={ANNE: [CO5], BASILE: basile, CHLOE: chloe},
        parks={BASILE: [NO1], CHLOE: [NO1]},
        row=[CO1, CO1, CO3, CO3, CO3, FO5, FO5],
        discards=DISCARDED,
        first=BASILE,
        seed=seed,
    )
    for action in life:
        play(t, action)
    return t


def arrangement(t: Scream) -> tuple[tuple[Card, ...], ...]:
    return tuple(hand(t, BASILE)), tuple(hand(t, CHLOE)), tuple(pile(t))


def every_way(life: list[str]) -> dict[str, list[Scream]]:
    """All tables that such a life can lead to, by what Anne saw and heard of it."""
    ways: dict[str, list[Scream]] = {}
    for chloe in OLD_CARDS:
        basile = [card for card in OLD_CARDS if card != chloe]
        for seed in range(40):  # of the reshuffles
            with suppress(Refused):
                t = lived(basile, [chloe], life, seed)
                ways.setdefault(str(told(t, ANNE)), []).append(t)
    return ways


@pytest.mark.rule("SM-30", "SM-R34", "SM-5")
@pytest.mark.parametrize("life", LIVES.values(), ids=LIVES.keys())
def test_all_that_can_be_is_imagined_and_nothing_else(life: list[str]) -> None:
    ways = every_way(life)
    assert ways
    for tables in ways.values():
        possible = {arrangement(t) for t in tables}
        for true in (tables[0], tables[-1]):
            assert {arrangement(twin) for twin in imagined(true, ANNE, 300)} == possible


@pytest.mark.rule("SM-30", "SM-R34")
def test_where_a_card_came_from_is_weighed() -> None:
    """Basile built the one he had drawn, 1 in 3, or one of two old ones; all hands are alike.

    So the new one is no more in the pile in 1/3 of all worlds, and in 1/3 of the other 2/3.
    """
    [tables] = every_way(LIVES["an old one or the new one is built"]).values()
    worlds = imagined(tables[0], ANNE, 900)

    gone = sum(WA1 not in pile(twin) for twin in worlds)

    assert 450 < gone < 550
