"""What a seat may imagine: all it knows as it is, all else dealt anew."""

from __future__ import annotations

from typing import cast

import pytest

from manege.games.scream_machine import GAME
from manege.games.scream_machine.components import ATTRACTION_IDS, VISITOR_IDS, Scream
from manege.kernel.bag import cards_of
from manege.kernel.chance import chance_from
from manege.kernel.secrecy import Viewer
from tests.games.scream_machine.support import (
    ANNE,
    BASILE,
    CHLOE,
    CO1,
    CO3,
    CO5,
    COASTER,
    FOOD,
    KI1,
    KI3,
    SPECTATOR,
    TH5,
    WA1,
    WA3,
    WATER,
    dealt,
    discards,
    end_round,
    everything,
    hand,
    imagined,
    nationals,
    park,
    pile,
    publicity,
    row,
    survey,
    table,
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
    twin = cast(Scream, GAME.imagine(t, ANNE, chance))

    assert (twin.chance.a, twin.chance.turns) == (chance.a, chance.turns)
    assert twin.chance is not chance
