"""Refusals — what is not listed is refused with the clause that says so, and changes nothing."""

from __future__ import annotations

import pytest

from manege.games.scream_machine import GAME
from manege.games.scream_machine.components import ATTRACTION_IDS, OPTION_IDS, Scream
from manege.kernel.refusal import Refusal, Refused
from tests.games.scream_machine.support import (
    ANNE,
    BASILE,
    CHLOE,
    CO1,
    CO3,
    CO5,
    DENIS,
    FA1,
    FO1,
    FOOD,
    KI1,
    NO1,
    NO3,
    NO5,
    TH1,
    TH5,
    WA1,
    WA3,
    WA5,
    WATER,
    Card,
    at_random,
    before_the_opening,
    build,
    dealt,
    end,
    everything,
    open_with,
    options,
    play,
    refusal,
    survey,
    table,
)

SEVEN = [CO1, WA1, KI1, FO1, FA1, TH1, NO1]


def number(card: Card) -> int:
    return ATTRACTION_IDS.index(card)


def refused(t: Scream, seat: int, notation: str) -> Refusal:
    """The refusal of an attempt that, as it must, left the table as it was."""
    before = everything(t)
    with pytest.raises(Refused) as attempt:
        t.play(GAME.code(notation), seat)
    assert everything(t) == before
    assert refusal(t, seat, notation) == attempt.value.refusal
    return attempt.value.refusal


ANYTHING = [
    f"open {NO5}",
    f"build {CO1}",
    f"build {CO1} from row",
    f"demolish {CO1}",
    f"renew {CO1} + {WA1}",
    *("publicity", "survey", "develop", "end"),
]
ANY_ACTION = pytest.mark.parametrize("attempt", ANYTHING)


# Out of turn


@pytest.mark.rule("SM-24")
@ANY_ACTION
def test_nobody_acts_out_of_turn(attempt: str) -> None:
    for seat in (ANNE, CHLOE, DENIS):
        t = table(
            hands={seat: [CO1, NO5]},
            parks={seat: [CO1, NO5]},
            row=SEVEN,
            pile=SEVEN,
            hidden=dict.fromkeys(range(4), FOOD),
            turn=BASILE,
        )
        assert refused(t, seat, attempt) == Refusal("SM-24", "not-your-turn", {"seat": BASILE})


@pytest.mark.rule("SM-24")
def test_whose_turn_is_over_has_to_wait() -> None:
    t = table(hands={ANNE: [CO1]})
    end(t)

    assert refused(t, ANNE, f"build {CO1}") == Refusal("SM-24", "not-your-turn", {"seat": BASILE})


@pytest.mark.rule("SM-57")
@ANY_ACTION
def test_nothing_can_be_done_when_the_season_is_over(attempt: str) -> None:
    t = table(hands={DENIS: [CO1]}, row=SEVEN, turn=DENIS, round_=4)
    end(t)

    for seat in range(4):
        assert refused(t, seat, attempt) == Refusal("SM-57", "over")


# The opening


@pytest.mark.rule("SM-15")
@ANY_ACTION
def test_an_opening_once_kept_is_kept(attempt: str) -> None:
    t = before_the_opening(hands={ANNE: [CO5, NO5]})
    open_with(t, ANNE, CO5)

    assert refused(t, ANNE, attempt) == Refusal("SM-15", "already-kept")


@pytest.mark.rule("SM-11")
@pytest.mark.parametrize("attempt", ANYTHING[1:])
def test_before_the_parks_are_open_nothing_else_can_be_done(attempt: str) -> None:
    t = before_the_opening(hands={ANNE: [CO1, NO5]})

    assert refused(t, ANNE, attempt) == Refusal("SM-11", "open-first")


@pytest.mark.rule("SM-11", "SM-16")
@pytest.mark.parametrize("cards", [CO5, NO5, f"{CO1} + {NO5}"])
def test_once_they_are_none_can_be_opened_again(cards: str) -> None:
    t = table(hands={ANNE: [CO1, CO5, NO5]})

    assert refused(t, ANNE, f"open {cards}") == Refusal("SM-11", "opening-is-over")


@pytest.mark.rule("SM-5", "SM-11")
@pytest.mark.parametrize(
    ("attempt", "missing"),
    [
        (f"open {WA5}", WA5),
        (f"open {CO1} + {WA5}", WA5),
        (f"open {CO3} + {NO1}", CO3),
        (f"open {CO1} + {CO1} + {CO1}", CO1),  # he has but two
        (f"open {CO1} + {CO1} + {WA1} + {WA1}", WA1),  # of the second, but one
    ],
)
def test_a_park_is_opened_with_cards_of_ones_own_hand(attempt: str, missing: Card) -> None:
    t = before_the_opening(
        hands={ANNE: [CO1, CO1, WA1, NO5], BASILE: [WA5, CO3, CO1]}, pile=[WA5, CO3]
    )

    assert refused(t, ANNE, attempt) == Refusal("SM-5", "not-in-hand", {"card": number(missing)})


@pytest.mark.rule("SM-R6")
@pytest.mark.parametrize("cost", [0, 1, 2, *range(5, 16)])
def test_an_opening_costs_3_or_4_actions_nothing_else(cost: int) -> None:
    """Whatever the hand: the number alone says that it cannot be."""
    for held in ([NO5], [CO5, WA5, TH5, NO5, CO5], [CO1, CO1, WA1, KI1, FO1]):
        t = before_the_opening(hands={ANNE: held})

        expected = Refusal("SM-R6", "opening-cost", {"cost": cost})
        assert refused(t, ANNE, f"open for {cost}") == expected
        assert f"open for {cost}" not in options(t, ANNE)


@pytest.mark.rule("SM-11", "SM-15")
def test_that_too_is_refused_when_ones_opening_is_kept_or_the_parks_are_open() -> None:
    t = before_the_opening()
    open_with(t, ANNE, NO5)

    assert refused(t, ANNE, "open for 5") == Refusal("SM-15", "already-kept")
    assert refused(table(), ANNE, "open for 5") == Refusal("SM-11", "opening-is-over")


@pytest.mark.rule("SM-R6")
def test_two_of_two_like_cards_can_be_opened_with_three_cannot() -> None:
    t = before_the_opening(hands={ANNE: [CO1, CO1, WA1, NO5]})

    assert refusal(t, ANNE, f"open {CO1} + {CO1} + {WA1}") is None
    assert refusal(t, ANNE, f"open {CO1} + {NO5}") is None
    assert refused(t, ANNE, f"open {CO1} + {CO1} + {CO1} + {WA1}").reason == "not-in-hand"


# Building


@pytest.mark.rule("SM-5", "SM-25")
def test_a_card_that_is_not_in_the_hand_cannot_be_built_out_of_it() -> None:
    t = table(
        hands={ANNE: [CO1], BASILE: [WA1]},
        parks={ANNE: [KI1]},
        row=[FO1],
        pile=[TH1],
        discards=[NO1],
    )

    for card in (WA1, KI1, FO1, TH1, NO1, CO3):
        expected = Refusal("SM-5", "not-in-hand", {"card": number(card)})
        assert refused(t, ANNE, f"build {card}") == expected


@pytest.mark.rule("SM-26")
def test_a_card_that_is_not_in_the_row_cannot_be_built_out_of_it() -> None:
    t = table(
        hands={ANNE: [CO1], BASILE: [WA1]},
        parks={ANNE: [KI1]},
        row=[FO1],
        pile=[TH1],
        discards=[NO1],
    )

    for card in (CO1, WA1, KI1, TH1, NO1):
        expected = Refusal("SM-26", "not-in-row", {"card": number(card)})
        assert refused(t, ANNE, f"build {card} from row") == expected


@pytest.mark.rule("SM-27", "SM-28")
def test_nor_one_that_was_built_already() -> None:
    t = table(hands={ANNE: [CO1]}, row=[FO1])
    play(t, f"build {CO1}")
    play(t, f"build {FO1} from row")

    assert refused(t, ANNE, f"build {CO1}").reason == "not-in-hand"
    assert refused(t, ANNE, f"build {FO1} from row").reason == "not-in-row"


@pytest.mark.rule("SM-R11", "SM-12", "SM-13")
@pytest.mark.parametrize(("card", "cost"), [(CO5, 3), (CO3, 2)])
@pytest.mark.parametrize("source", ["", " from row"])
def test_what_costs_more_actions_than_are_left_is_too_dear(
    card: Card, cost: int, source: str
) -> None:
    for actions in range(1, 5):
        t = table(hands={ANNE: [card]}, row=[card], actions=actions)
        attempt = f"build {card}{source}"
        if actions >= cost:
            assert refusal(t, ANNE, attempt) is None
            continue
        facts = {"card": number(card), "cost": cost, "actions": actions}
        assert refused(t, ANNE, attempt) == Refusal("SM-R11", "too-dear", facts)


@pytest.mark.rule("SM-R11")
def test_actions_already_spent_this_turn_make_it_too_dear() -> None:
    t = table(hands={ANNE: [CO1, WA1, CO5]})
    build(t, CO1)
    assert refusal(t, ANNE, f"build {CO5}") is None
    build(t, WA1)

    facts = {"card": number(CO5), "cost": 3, "actions": 2}
    assert refused(t, ANNE, f"build {CO5}") == Refusal("SM-R11", "too-dear", facts)


# The five options


@pytest.mark.rule("SM-32")
@pytest.mark.parametrize(
    ("option", "attempt"),
    [
        ("publicity", "publicity"),
        ("survey", "survey"),
        ("development", "develop"),
        ("demolition", f"demolish {TH1}"),
        ("demolition", f"demolish {TH5}"),
        ("novelties", f"renew {CO1} + {WA1}"),
        ("novelties", f"renew {NO3} + {NO3}"),
    ],
)
def test_an_option_used_this_turn_cannot_be_used_again(option: str, attempt: str) -> None:
    others = [name for name in OPTION_IDS if name != option]
    for used, expected in (
        (others, None),
        ([option], Refusal("SM-32", "used", {"option": OPTION_IDS.index(option)})),
        (OPTION_IDS, Refusal("SM-32", "used", {"option": OPTION_IDS.index(option)})),
    ):
        t = table(
            parks={ANNE: [TH1, TH5]},
            row=[CO1, WA1, NO3, NO3],
            pile=[KI1, KI1],
            hidden={ANNE: FOOD},
            used=used,
        )
        if expected is None:
            assert refusal(t, ANNE, attempt) is None
        else:
            assert refused(t, ANNE, attempt) == expected


@pytest.mark.rule("SM-R17")
def test_there_is_nothing_to_survey_where_nobody_hides() -> None:
    t = table(
        turn=BASILE, hidden={CHLOE: FOOD, DENIS: WATER}, locals_={ANNE: [FOOD], BASILE: [FOOD]}
    )

    assert refused(t, BASILE, "survey") == Refusal("SM-R17", "nobody-hidden")


@pytest.mark.rule("SM-R22")
def test_there_is_nothing_to_develop_when_pile_and_discards_are_empty() -> None:
    t = table(row=SEVEN, hands={BASILE: SEVEN})

    assert refused(t, ANNE, "develop") == Refusal("SM-R22", "nothing-to-draw")


@pytest.mark.rule("SM-R23")
def test_an_empty_park_has_nothing_to_demolish() -> None:
    t = table(hands={ANNE: [CO1]}, row=[CO1], parks={BASILE: [CO1]})

    assert refused(t, ANNE, f"demolish {CO1}") == Refusal("SM-R23", "empty-park")


@pytest.mark.rule("SM-36", "SM-R23")
def test_only_what_stands_in_ones_own_park_can_be_demolished() -> None:
    t = table(hands={ANNE: [WA1]}, row=[KI1], parks={ANNE: [CO1], BASILE: [FO1]})

    for card in (WA1, KI1, FO1, CO3):
        expected = Refusal("SM-36", "not-in-park", {"card": number(card)})
        assert refused(t, ANNE, f"demolish {card}") == expected
    assert refusal(t, ANNE, f"demolish {CO1}") is None


@pytest.mark.rule("SM-R20")
@pytest.mark.parametrize(("lying", "too_short"), [([], True), ([CO1], True), ([CO1, CO1], False)])
def test_novelties_need_2_cards_in_the_row(lying: list[Card], too_short: bool) -> None:
    t = table(row=lying, pile=[NO1, NO1])

    attempt = f"renew {CO1} + {CO1}"
    if too_short:
        assert refused(t, ANNE, attempt) == Refusal("SM-R20", "row-too-short")
    else:
        assert refusal(t, ANNE, attempt) is None


@pytest.mark.rule("SM-R20")
@pytest.mark.parametrize(
    ("under", "thrown", "too_few"),
    [([], [], True), ([NO1], [], True), ([], [NO1], True), ([NO1], [NO1], False)],
)
def test_novelties_need_2_cards_to_draw(
    under: list[Card], thrown: list[Card], too_few: bool
) -> None:
    t = table(row=SEVEN, pile=under, discards=thrown)

    attempt = f"renew {CO1} + {WA1}"
    if too_few:
        assert refused(t, ANNE, attempt) == Refusal("SM-R20", "too-few-cards")
    else:
        assert refusal(t, ANNE, attempt) is None


@pytest.mark.rule("SM-37")
@pytest.mark.parametrize(
    ("attempt", "missing"),
    [
        (f"renew {CO1} + {WA3}", WA3),
        (f"renew {CO3} + {NO1}", CO3),
        (f"renew {CO3} + {WA3}", CO3),
        (f"renew {CO1} + {CO1}", CO1),  # there is but one
        (f"renew {TH5} + {TH5}", TH5),
    ],
)
def test_only_cards_of_the_row_can_be_renewed(attempt: str, missing: Card) -> None:
    t = table(hands={ANNE: [WA3]}, parks={ANNE: [CO3]}, row=SEVEN, pile=[WA3, CO3])

    assert refused(t, ANNE, attempt) == Refusal("SM-37", "not-in-row", {"card": number(missing)})


# No action at all


@pytest.mark.rule("SM-31", "SM-11")
@pytest.mark.parametrize("code", [-1, -921, len(GAME.actions), 10_000])
def test_a_code_that_is_no_action_is_refused(code: int) -> None:
    playing = table(hands={ANNE: [CO1]}, row=SEVEN)
    opening = before_the_opening()
    for t, expected in (
        (playing, Refusal("SM-31", "no-such-action")),
        (opening, Refusal("SM-11", "open-first")),
    ):
        before = everything(t)
        with pytest.raises(Refused) as attempt:
            t.play(code, ANNE)
        assert attempt.value.refusal == expected
        assert everything(t) == before


# All of them


@pytest.mark.rule("SM-31", "SM-39")
@pytest.mark.parametrize("seats", [2, 6])
def test_in_a_whole_game_whatever_is_listed_is_allowed_and_nothing_else(seats: int) -> None:
    t = dealt(seats)

    for step, _ in enumerate(at_random(t)):
        if step % 5:
            continue
        assert t.decision is not None
        seat = t.decision.seat
        codes = range(len(GAME.actions))
        allowed = [code for code in codes if GAME.refusal(t, seat, code) is None]
        assert sorted(t.options(seat)) == allowed


@pytest.mark.rule("SM-5", "SM-R16")
@ANY_ACTION
@pytest.mark.parametrize("turn", [ANNE, CHLOE])
def test_a_refusal_says_nothing_of_what_is_hidden(attempt: str, turn: int) -> None:
    told = []
    for card, visitor in ((CO1, FOOD), (TH5, WATER)):
        hands = {seat: [WA3 if seat == turn else card] for seat in range(4)}
        t = table(hands=hands, row=[WA1], pile=[card], hidden={0: visitor}, turn=turn, actions=1)
        told.append(refusal(t, turn, attempt))

    assert told[0] == told[1]


@pytest.mark.rule("SM-5")
@pytest.mark.parametrize("turn", [ANNE, CHLOE])
def test_not_even_that_another_holds_the_card(turn: int) -> None:
    t = table(hands={seat: [CO5] for seat in range(4) if seat != turn}, turn=turn, actions=1)

    expected = Refusal("SM-5", "not-in-hand", {"card": number(CO5)})
    assert refused(t, turn, f"build {CO5}") == expected


@pytest.mark.rule("SM-24")
def test_after_a_refusal_the_right_action_still_counts() -> None:
    t = table(hands={ANNE: [CO1]}, hidden={ANNE: FOOD})
    refused(t, BASILE, "survey")
    refused(t, ANNE, f"build {CO5}")

    survey(t)
    build(t, CO1)

    assert t.actions == 2
    assert "survey" not in options(t)
