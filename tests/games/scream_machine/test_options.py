"""Les cinq options — publicity, survey, development, demolition, novelties: once a turn each."""

from __future__ import annotations

from collections import Counter

import pytest

from manege.games.scream_machine import GAME
from tests.games.scream_machine.support import (
    ANNE,
    BASILE,
    CHLOE,
    CO1,
    CO3,
    CO5,
    COASTER,
    DENIS,
    EVE,
    FA1,
    FELIX,
    FO1,
    FOOD,
    KI1,
    KI3,
    KIDDIE,
    NO1,
    NO5,
    SPECTATOR,
    TH1,
    TH3,
    TH5,
    THRILL,
    WA1,
    WA3,
    WA5,
    WATER,
    Card,
    build,
    build_from_row,
    demolish,
    develop,
    discards,
    end,
    fields,
    hand,
    happened,
    hidden,
    options,
    park,
    pile,
    play,
    publicity,
    renew,
    row,
    scores,
    survey,
    table,
    told,
    visitor_pile,
    zone,
)

SEVEN = [CO1, WA1, KI1, FO1, FA1, TH1, NO1]
FIVE_OPTIONS = [
    ("publicity", "publicity"),
    ("survey", "survey"),
    ("development", "develop"),
    ("demolition", f"demolish {TH1}"),
    ("novelties", f"renew {CO1} + {WA1}"),
]


# All five


@pytest.mark.rule("SM-31", "SM-32")
@pytest.mark.parametrize(("option", "action"), FIVE_OPTIONS)
def test_each_option_costs_1_action_and_can_be_used_once_a_turn(option: str, action: str) -> None:
    t = table(
        parks={ANNE: [TH1, TH1]}, row=[CO1, CO1, WA1, WA1], pile=[CO1, WA1, TH5], hidden={0: FOOD}
    )

    play(t, action)

    assert t.actions == 3
    assert fields(t, SPECTATOR)["used"] == [option]
    assert action not in options(t)
    assert {other for _, other in FIVE_OPTIONS if other != action} <= set(options(t))


@pytest.mark.rule("SM-31")
@pytest.mark.parametrize(("option", "action"), FIVE_OPTIONS)
def test_one_action_left_is_enough_and_then_the_turn_is_over(option: str, action: str) -> None:
    t = table(parks={ANNE: [TH1]}, row=[CO1, WA1], pile=[CO1, WA1], hidden={0: FOOD}, actions=1)

    play(t, action)

    assert t.turn == BASILE


@pytest.mark.rule("SM-32")
def test_an_option_used_last_turn_can_be_used_again() -> None:
    t = table(seats=2, turn=BASILE, whole=True)
    publicity(t)
    end(t)
    publicity(t)  # Basile is first now

    assert (t.turn, t.round, scores(t)) == (BASILE, 2, [0, 2])


@pytest.mark.rule("SM-32")
def test_and_by_the_next_player() -> None:
    t = table(used=["publicity"])
    end(t)

    assert "publicity" in options(t)


# Publicity


@pytest.mark.rule("SM-33", "SM-R28")
def test_publicity_moves_the_pawn_and_takes_no_visitor() -> None:
    t = table(scores={ANNE: 3, BASILE: 1}, nationals=[FOOD, WATER], locals_={0: [FOOD]}, whole=True)
    waiting = visitor_pile(t)

    publicity(t)

    assert scores(t) == [4, 1, 0, 0]
    assert visitor_pile(t) == waiting
    assert zone(t, "nationals", ANNE) == [WATER, FOOD]
    assert fields(t, BASILE)["welcomed"][ANNE][1] == {"publicity": 1, "national": 0, "local": 0}
    assert told(t, SPECTATOR, "publicity") == [{"event": "publicity", "seat": ANNE}]


# Survey


@pytest.mark.rule("SM-34", "SM-R16")
@pytest.mark.parametrize(
    ("seats", "turn", "gaps"),
    [
        (3, ANNE, [CHLOE, ANNE]),
        (4, BASILE, [ANNE, BASILE]),
        (5, ANNE, [EVE, ANNE]),
        (5, EVE, [DENIS, EVE]),
        (6, ANNE, [FELIX, ANNE]),
        (6, FELIX, [EVE, FELIX]),
        (2, ANNE, [ANNE]),
        (2, BASILE, [ANNE]),
    ],
)
def test_a_survey_shows_the_face_down_visitors_on_both_sides_for_one_action(
    seats: int, turn: int, gaps: list[int]
) -> None:
    everywhere = [COASTER, WATER, KIDDIE, FOOD, THRILL, COASTER][: 1 if seats == 2 else seats]
    t = table(seats=seats, turn=turn, hidden=dict(enumerate(everywhere)))

    survey(t)

    shown = zone(t, "hidden", turn)
    assert {gap for gap in range(seats) if isinstance(shown[gap], list)} == set(gaps)
    assert all(shown[gap] == [everywhere[gap]] for gap in gaps)
    assert fields(t, SPECTATOR)["looked"] == [[turn] if gap in gaps else [] for gap in range(seats)]
    for other in (seat for seat in range(seats) if seat != turn):
        assert not any(isinstance(gap, list) for gap in zone(t, "hidden", other))
    assert hidden(t)[: len(everywhere)] == everywhere  # they stay face-down in their places
    assert told(t, turn, "saw") == [
        {
            "event": "saw",
            "seat": turn,
            "left": gap,
            "right": (gap + 1) % seats,
            "visitor": everywhere[gap],
        }
        for gap in gaps
    ]
    assert t.actions == 3


@pytest.mark.rule("SM-R17")
@pytest.mark.parametrize(
    ("gaps", "allowed", "seen"),
    [
        ({ANNE: FOOD, BASILE: WATER}, True, [ANNE, BASILE]),
        ({ANNE: FOOD}, True, [ANNE]),
        ({BASILE: WATER}, True, [BASILE]),
        ({CHLOE: FOOD, DENIS: FOOD}, False, []),
        ({}, False, []),
    ],
)
def test_a_survey_needs_a_face_down_visitor_on_at_least_one_side(
    gaps: dict[int, Card], allowed: bool, seen: list[int]
) -> None:
    t = table(turn=BASILE, hidden=gaps, locals_={ANNE: [KIDDIE], BASILE: [KIDDIE]})

    assert ("survey" in options(t)) == allowed
    if allowed:
        survey(t)

    assert [event["left"] for event in told(t, BASILE, "saw")] == seen
    assert [bool(lookers) for lookers in fields(t, DENIS)["looked"]] == [
        gap in seen for gap in range(4)
    ]


@pytest.mark.rule("SM-R17", "SM-R12")
@pytest.mark.parametrize(("gaps", "allowed"), [({ANNE: FOOD}, True), ({}, False)])
@pytest.mark.parametrize("turn", [ANNE, BASILE])
def test_with_2_players_there_is_but_one_side(
    gaps: dict[int, Card], allowed: bool, turn: int
) -> None:
    t = table(seats=2, turn=turn, hidden=gaps)

    assert ("survey" in options(t)) == allowed


@pytest.mark.rule("SM-R16")
def test_two_neighbours_may_both_look_at_the_same_visitor() -> None:
    t = table(hidden={ANNE: FOOD})
    survey(t)
    end(t)

    survey(t)

    assert fields(t, SPECTATOR)["looked"] == [[ANNE, BASILE], [], [], []]
    assert [zone(t, "hidden", seat)[ANNE] for seat in range(4)] == [[FOOD], [FOOD], 1, 1]


# Development


@pytest.mark.rule("SM-35")
def test_development_draws_the_top_card_of_the_pile_into_the_hand() -> None:
    t = table(hands={ANNE: [CO5]}, pile=[WA3, NO1], row=[TH1])

    develop(t)

    assert (hand(t, ANNE), pile(t), row(t)) == ([CO5, WA3], [NO1], [TH1])
    assert t.actions == 3


@pytest.mark.rule("SM-R22")
def test_the_card_drawn_can_be_built_in_the_same_turn() -> None:
    t = table(pile=[WA5])

    develop(t)
    build(t, WA5)

    assert park(t, ANNE) == [WA5]


@pytest.mark.rule("SM-R22", "SM-30")
@pytest.mark.parametrize(
    ("under", "thrown", "allowed"),
    [([], [], False), ([CO1], [], True), ([], [CO1], True), ([CO1], [CO1], True)],
)
def test_development_needs_a_card_in_the_pile_or_among_the_discards(
    under: list[Card], thrown: list[Card], allowed: bool
) -> None:
    t = table(row=SEVEN, pile=under, discards=thrown)

    assert ("develop" in options(t)) == allowed
    if allowed:
        develop(t)
        assert hand(t, ANNE) == [CO1]
        assert ("reshuffled" in happened(t)) == (under == [])


# Demolition


@pytest.mark.rule("SM-36", "SM-R34")
def test_demolition_takes_one_attraction_out_of_ones_own_park_to_the_discards() -> None:
    t = table(parks={ANNE: [CO1, CO1, TH5], BASILE: [WA1]}, discards=[NO1])

    assert [each for each in options(t) if "demolish" in each] == [
        f"demolish {CO1}",
        f"demolish {TH5}",
    ]
    demolish(t, CO1)

    assert (park(t, ANNE), discards(t)) == ([CO1, TH5], [CO1, NO1])
    for viewer in (ANNE, BASILE, SPECTATOR):
        assert zone(t, "discards", viewer) == [CO1, NO1]
    assert told(t, SPECTATOR, "demolished") == [{"event": "demolished", "seat": ANNE, "card": CO1}]


@pytest.mark.rule("SM-R23")
@pytest.mark.parametrize("source", ["hand", "row"])
def test_even_one_built_this_turn_and_nothing_is_given_back(source: str) -> None:
    t = table(hands={ANNE: [CO3]}, row=[CO3])
    play(t, f"build {CO3}" if source == "hand" else f"build {CO3} from row")
    before = (hand(t, ANNE), row(t), scores(t))

    demolish(t, CO3)

    assert (park(t, ANNE), discards(t)) == ([], [CO3])
    assert (hand(t, ANNE), row(t), scores(t)) == before
    assert t.actions == 1  # 2 for building, 1 for demolishing


@pytest.mark.rule("SM-R23")
def test_not_a_card_of_the_hand_or_the_row_nor_out_of_an_empty_park() -> None:
    t = table(hands={ANNE: [CO1]}, row=[WA1], parks={BASILE: [KI1]})

    assert not [each for each in options(t) if each.startswith("demolish")]


@pytest.mark.rule("SM-R23")
@pytest.mark.parametrize("card", [CO1, CO3, CO5])
def test_the_value_of_what_is_demolished_does_not_matter(card: Card) -> None:
    t = table(parks={ANNE: [card]}, actions=1)

    demolish(t, card)

    assert park(t, ANNE) == []


# Novelties


@pytest.mark.rule("SM-37", "SM-38")
def test_novelties_exchange_2_cards_of_the_row_at_once() -> None:
    t = table(row=SEVEN, pile=[CO5, NO5, TH3])

    renew(t, WA1, TH1)

    assert Counter(row(t)) == Counter([CO1, KI1, FO1, FA1, NO1, CO5, NO5])
    assert (pile(t), discards(t)) == ([TH3], [WA1, TH1])
    assert happened(t) == ["renewed", "renewed", "row", "row"]
    assert (t.turn, t.actions) == (ANNE, 3)


@pytest.mark.rule("SM-37")
def test_any_2_cards_like_ones_only_if_both_are_there() -> None:
    t = table(row=[CO1, CO1, WA3, NO5], pile=[TH1, TH1])

    assert [each for each in options(t) if each.startswith("renew")] == [
        f"renew {CO1} + {CO1}",
        f"renew {CO1} + {WA3}",
        f"renew {CO1} + {NO5}",
        f"renew {WA3} + {NO5}",
    ]


@pytest.mark.rule("SM-37", "SM-R36")
@pytest.mark.parametrize("copies", [2, 3, 4])
def test_of_like_cards_two_go_and_the_others_stay(copies: int) -> None:
    t = table(row=[NO5] * copies + [CO1], pile=[TH1, TH3])

    renew(t, NO5, NO5)

    assert row(t) == [CO1, TH1, TH3] + [NO5] * (copies - 2)
    assert discards(t) == [NO5, NO5]


@pytest.mark.rule("SM-37")
def test_a_row_of_7_different_cards_has_21_pairs() -> None:
    t = table(row=SEVEN, pile=[TH1, TH1])

    pairs = [each for each in options(t) if each.startswith("renew")]

    assert len(set(pairs)) == len(pairs) == 21


@pytest.mark.rule("SM-R19")
def test_a_reshuffle_for_novelties_never_contains_the_2_cards() -> None:
    for seed in range(20):
        t = table(row=SEVEN, discards=[WA3, KI3, TH3], seed=seed)

        renew(t, CO1, NO1)

        assert told(t, SPECTATOR, "reshuffled") == [{"event": "reshuffled", "number": 3}]
        assert not {CO1, NO1} & {*row(t), *pile(t)}
        assert discards(t) == [CO1, NO1]


@pytest.mark.rule("SM-R19", "SM-R18")
def test_nor_one_between_the_two_new_cards() -> None:
    for seed in range(20):
        t = table(row=SEVEN, pile=[CO5], discards=[WA3], seed=seed)

        renew(t, CO1, NO1)

        assert Counter(row(t)) == Counter([*SEVEN[1:-1], CO5, WA3])
        assert (pile(t), discards(t)) == ([], [CO1, NO1])
        assert happened(t) == ["renewed", "renewed", "row", "reshuffled", "row"]


@pytest.mark.rule("SM-R20")
@pytest.mark.parametrize(
    ("lying", "under", "thrown", "allowed"),
    [
        ([], [TH1] * 3, [], False),
        ([CO1], [TH1] * 3, [], False),
        ([CO1, WA1], [TH1] * 3, [], True),
        (SEVEN, [], [], False),
        (SEVEN, [TH1], [], False),
        (SEVEN, [], [TH1], False),
        (SEVEN, [TH1], [TH1], True),
        (SEVEN, [TH1, TH1], [], True),
        (SEVEN, [], [TH1, TH1], True),
    ],
)
def test_novelties_need_2_cards_in_the_row_and_2_to_draw(
    lying: list[Card], under: list[Card], thrown: list[Card], allowed: bool
) -> None:
    t = table(row=lying, pile=under, discards=thrown)

    pairs = [each for each in options(t) if each.startswith("renew")]

    assert bool(pairs) == allowed
    for pair in pairs:
        twin = t.copy()
        play(twin, pair)
        assert len(row(twin)) == len(lying)


@pytest.mark.rule("SM-R21", "SM-28", "SM-38")
def test_novelties_after_building_out_of_the_row_leave_it_short() -> None:
    t = table(row=SEVEN, pile=[CO3, CO5, WA5, KI3])
    build_from_row(t, CO1)

    renew(t, WA1, KI1)
    assert row(t) == [CO3, CO5, FO1, FA1, TH1, NO1]
    build_from_row(t, CO3)  # a new card can be built in the same turn
    assert t.turn == BASILE

    assert row(t) == [CO5, WA5, KI3, FO1, FA1, TH1, NO1]  # only now is it filled up to 7
    assert park(t, ANNE) == [CO1, CO3]


@pytest.mark.rule("SM-R34", "SM-36", "SM-37")
@pytest.mark.parametrize("viewer", [ANNE, BASILE, SPECTATOR])
def test_the_discards_are_open_whatever_order_they_came_in(viewer: int | None) -> None:
    views = []
    for thrown in ([WA3, CO1, NO5], [NO5, WA3, CO1]):
        t = table(discards=thrown)
        views.append(GAME.view(t, viewer))
        assert views[-1]["zones"]["discards"] == [CO1, WA3, NO5]

    assert views[0] == views[1]
