"""Ouvrir son parc — four actions each, chosen in secret, shown together."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

import pytest

from manege.games.scream_machine import GAME
from manege.games.scream_machine.components import ATTRACTION_IDS, cost_of
from manege.games.scream_machine.opening import OPENINGS
from manege.kernel.chance import chance_from
from manege.kernel.choices import Choices
from tests.games.scream_machine.support import (
    ANNE,
    BASILE,
    CHLOE,
    CO1,
    CO3,
    CO5,
    DENIS,
    EACH_SEAT_COUNT,
    FA1,
    FIVES,
    FO1,
    KI1,
    KI3,
    SPECTATOR,
    TH3,
    TH5,
    WA1,
    WA3,
    WA5,
    Card,
    all_open,
    asked,
    before_the_opening,
    dealt,
    everything,
    fields,
    hand,
    happened,
    hidden,
    nationals,
    open_with,
    options,
    park,
    pile,
    play,
    publicity,
    row,
    scores,
    told,
    zone,
)

# What may be opened with


@pytest.mark.rule("SM-11", "SM-12", "SM-13", "SM-14", "SM-R6")
def test_the_cards_chosen_cost_exactly_3_or_4_actions() -> None:
    t = before_the_opening(hands={ANNE: [CO5, WA3, KI3, FO1, FA1]})

    assert sorted(options(t, ANNE)) == sorted(
        [
            f"open {CO5}",
            f"open {WA3} + {FO1}",
            f"open {WA3} + {FA1}",
            f"open {KI3} + {FO1}",
            f"open {KI3} + {FA1}",
            f"open {CO5} + {FO1}",
            f"open {CO5} + {FA1}",
            f"open {WA3} + {KI3}",
            f"open {WA3} + {FO1} + {FA1}",
            f"open {KI3} + {FO1} + {FA1}",
        ]
    )


@pytest.mark.rule("SM-R6")
def test_every_opening_there_is_costs_3_or_4_actions_and_none_is_missing() -> None:
    hands = [
        list(cards)
        for number in range(1, 5)
        for cards in combinations_with_replacement(range(21), number)
        if sum(cost_of(card) for card in cards) in (3, 4)
    ]

    assert len(hands) == len(OPENINGS) == 623
    assert sorted(hands) == sorted(OPENINGS)


@pytest.mark.rule("SM-R6")
def test_every_hand_can_open_a_park() -> None:
    """Any five cards: costs matter, and which cards are alike; three families show it all."""
    for cards in combinations_with_replacement(ATTRACTION_IDS[:9], 5):
        if any(cards.count(card) > 4 for card in cards):
            continue
        t = before_the_opening(seats=2, hands={ANNE: cards})
        assert options(t, ANNE), cards


@pytest.mark.rule("SM-R6")
def test_any_of_them_may_be_drawn_by_whoever_plays_at_random() -> None:
    t = before_the_opening(hands={ANNE: [CO5, WA3, KI3, FO1, FA1]})
    decision = t.decision
    assert decision is not None
    chance = chance_from(1)

    picked = {decision.pick(t, chance, Choices()) for _ in range(200)}

    assert picked == set(t.options(ANNE))


@pytest.mark.rule("SM-R6", "SM-R9")
def test_like_cards_make_like_options_and_no_more_than_are_held() -> None:
    t = before_the_opening(hands={ANNE: [CO1] * 4 + [CO3]})

    assert sorted(options(t, ANNE)) == sorted(
        [
            f"open {CO1} + {CO3}",
            f"open {CO1} + {CO1} + {CO1}",
            f"open {CO1} + {CO1} + {CO3}",
            f"open {CO1} + {CO1} + {CO1} + {CO1}",
        ]
    )


@pytest.mark.rule("SM-R7", "SM-17", "SM-18")
@pytest.mark.parametrize(
    ("cards", "pawn"),
    [
        ([CO5], 1),
        ([WA3, KI1], 1),
        ([FO1, FA1, KI1], 1),
        ([CO5, FO1], 0),
        ([WA3, FO1, KI1], 0),
        ([WA3, TH3], 0),
        ([FO1, FA1, KI1, WA1], 0),
    ],
)
def test_a_visitor_comes_by_himself_when_3_actions_were_used_though_a_fourth_could_build(
    cards: list[Card], pawn: int
) -> None:
    t = before_the_opening(hands={ANNE: [CO5, WA3, TH3, FO1, KI1, FA1, WA1]})

    all_open(t, {ANNE: cards})

    assert scores(t) == [pawn, 1, 1, 1]
    assert happened(t).count("opening_publicity") == 3 + pawn


@pytest.mark.rule("SM-17", "SM-18", "SM-R28")
def test_publicity_of_the_opening_is_told_for_those_alone_who_used_3_actions() -> None:
    t = before_the_opening(hands={ANNE: [CO5, CO1], BASILE: [CO3, CO1]}, seats=2, whole=True)

    all_open(t, {ANNE: [CO1, CO5], BASILE: [CO1, CO3]})

    assert told(t, SPECTATOR, "opening_publicity") == [
        {"event": "opening_publicity", "seat": BASILE}
    ]
    assert scores(t) == [0, 1]
    assert fields(t, ANNE)["welcomed"][BASILE][0] == {"publicity": 1, "national": 0, "local": 0}
    census = GAME.secrecy.census(t)
    assert sum(census.values()) == 84 + 28  # no visitor card is taken


# All at once


@pytest.mark.rule("SM-15")
@EACH_SEAT_COUNT
def test_all_are_asked_at_the_same_time(seats: int) -> None:
    t = before_the_opening(seats=seats)

    for viewer in (*range(seats), SPECTATOR):
        assert GAME.view(t, viewer)["deciding"] == [
            {"seat": seat, "decision": "opening"} for seat in range(seats)
        ]
    assert all(options(t, seat) == [f"open {FIVES[seat]}"] for seat in range(seats))


@pytest.mark.rule("SM-15", "SM-16")
def test_the_order_in_which_they_choose_makes_no_difference() -> None:
    tables = []
    for order in permutations(range(3)):
        t = before_the_opening(
            seats=3, hands={ANNE: [CO5], BASILE: [WA5], CHLOE: [TH5, CO1]}, whole=True
        )
        openings = {ANNE: [CO5], BASILE: [WA5], CHLOE: [CO1, TH5]}
        for seat in order:
            open_with(t, seat, *openings[seat])
        tables.append([everything(t)[:-4], [e for e in told(t, ANNE) if e["event"] != "kept"]])

    assert all(each == tables[0] for each in tables)


@pytest.mark.rule("SM-16")
def test_nothing_is_laid_before_the_last_has_chosen_and_then_all_at_once() -> None:
    t = before_the_opening(
        seats=3, hands={ANNE: [CO5, CO1, WA3], BASILE: [WA5, KI1], CHLOE: [TH5]}, whole=True
    )

    open_with(t, CHLOE, TH5)
    open_with(t, ANNE, CO1, CO5)
    assert [park(t, seat) for seat in range(3)] == [[], [], []]
    assert [decision.seat for decision in t.decisions()] == [BASILE]
    assert happened(t) == ["kept", "kept"]
    open_with(t, BASILE, WA5)

    assert [park(t, seat) for seat in range(3)] == [[CO1, CO5], [WA5], [TH5]]
    assert [hand(t, seat) for seat in range(3)] == [[WA3], [KI1], []]
    assert [zone(t, "park", viewer) for viewer in (ANNE, SPECTATOR)] == [
        [[CO1, CO5], [WA5], [TH5]]
    ] * 2
    assert told(t, SPECTATOR, "opened") == [
        {"event": "opened", "seat": ANNE, "card": CO1},
        {"event": "opened", "seat": ANNE, "card": CO5},
        {"event": "opened", "seat": BASILE, "card": WA5},
        {"event": "opened", "seat": CHLOE, "card": TH5},
    ]


@pytest.mark.rule("SM-16", "SM-R9")
def test_of_like_cards_only_those_chosen_leave_the_hand() -> None:
    t = before_the_opening(seats=2, hands={ANNE: [CO1] * 4 + [CO3]})

    all_open(t, {ANNE: [CO1, CO3]})

    assert (park(t, ANNE), hand(t, ANNE)) == ([CO1, CO3], [CO1] * 3)


@pytest.mark.rule("SM-11", "SM-R37")
def test_the_opening_is_no_turn() -> None:
    t = before_the_opening(whole=True)

    assert (fields(t, ANNE)["turn"], fields(t, ANNE)["round"]) == (None, 0)
    assert (fields(t, ANNE)["actions"], fields(t, ANNE)["used"]) == (0, [])
    all_open(t)

    assert (fields(t, ANNE)["turn"], fields(t, ANNE)["round"]) == (ANNE, 1)
    assert (fields(t, ANNE)["actions"], fields(t, ANNE)["used"]) == (4, [])


@pytest.mark.rule("SM-R37", "SM-17", "SM-32")
def test_publicity_in_the_opening_and_again_in_the_first_turn() -> None:
    t = before_the_opening(whole=True)
    all_open(t)
    assert scores(t) == [1, 1, 1, 1]

    publicity(t)

    assert scores(t) == [2, 1, 1, 1]
    assert "publicity" not in options(t)


# The builders' offer comes after


@pytest.mark.rule("SM-R8", "SM-19", "SM-20")
def test_neither_row_nor_visitors_lie_there_while_parks_are_chosen() -> None:
    t = before_the_opening(whole=True)
    for seat in (CHLOE, BASILE, ANNE):
        open_with(t, seat, FIVES[seat])
        assert (row(t), nationals(t), hidden(t)) == ([], [], [None] * 4)

    open_with(t, DENIS, FIVES[DENIS])

    assert (len(row(t)), len(nationals(t)), None in hidden(t)) == (7, 5, False)


@pytest.mark.rule("SM-R8", "SM-16", "SM-19", "SM-20", "SM-21")
def test_parks_are_opened_then_the_row_is_laid_then_visitors_come() -> None:
    t = before_the_opening(seats=3, whole=True)

    all_open(t)

    assert happened(t) == [
        *["kept"] * 3,
        *["opened", "opening_publicity"] * 3,
        *["row"] * 7,
        *["round_began", *["national"] * 5, *["local"] * 3, *["hidden_local"] * 3],
    ]


@pytest.mark.rule("SM-R8")
@pytest.mark.parametrize("viewer", [ANNE, BASILE, SPECTATOR])
def test_what_is_seen_then_does_not_depend_on_what_will_lie_there(viewer: int | None) -> None:
    seen = []
    for top, visitor in ((CO1, "water"), (TH5, "food")):
        t = before_the_opening(pile=[top] * 3, visitors=[visitor] * 4, hands={ANNE: [CO3, WA3]})
        open_with(t, ANNE, CO3, WA3)
        seen.append((GAME.view(t, viewer), told(t, viewer)))

    assert seen[0] == seen[1]


@pytest.mark.rule("SM-19")
def test_the_first_7_cards_of_the_pile_are_laid_once_all_parks_are_open() -> None:
    top = [WA1, WA1, KI3, CO5, FO1, FA1, TH5]
    t = before_the_opening(seats=2, pile=[*top, KI1])

    all_open(t)

    assert row(t) == sorted(top, key=ATTRACTION_IDS.index)
    assert pile(t) == [KI1]
    assert [event["card"] for event in told(t, SPECTATOR, "row")] == top


@pytest.mark.rule("SM-19")
@EACH_SEAT_COUNT
def test_a_row_of_7_is_laid_before_the_first_round_and_never_again(seats: int) -> None:
    t = dealt(seats)
    for seat in range(seats):
        play(t, options(t, seat)[0], seat)
    assert happened(t).count("row") == 7

    while t.decision is not None:
        play(t, "end")

    assert happened(t).count("row") == 7
    assert asked(t) is None
