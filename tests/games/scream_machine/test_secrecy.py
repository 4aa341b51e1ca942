"""Who sees what: each secret for its owner, for another, for a spectator; after an undo, too."""

from __future__ import annotations

import pytest

from manege.games.scream_machine import GAME
from manege.games.scream_machine.components import VISITOR_IDS
from manege.kernel.errors import UndoRefused
from manege.kernel.match import Match
from manege.kernel.secrecy import Viewer
from tests.games.scream_machine.support import (
    ANNE,
    BASILE,
    CHLOE,
    CO1,
    CO3,
    CO5,
    COASTER,
    DENIS,
    FA5,
    FO5,
    FOOD,
    KI1,
    KI3,
    SPECTATOR,
    TH1,
    TH5,
    WA1,
    WA3,
    WA5,
    WATER,
    Card,
    all_open,
    attractions,
    before_the_opening,
    build,
    dealt,
    demolish,
    develop,
    end,
    end_round,
    fields,
    hand,
    hidden,
    imagined,
    open_with,
    options,
    survey,
    table,
    told,
    visitor_pile,
    zone,
)

EACH_VIEWER = pytest.mark.parametrize("viewer", [ANNE, BASILE, CHLOE, SPECTATOR])
THE_OTHERS = pytest.mark.parametrize("viewer", [BASILE, CHLOE, SPECTATOR])  # who is not Anne


# Hands


@pytest.mark.rule("SM-5", "SM-R9")
@pytest.mark.parametrize(("viewer", "shown"), [(ANNE, [CO1, TH5]), (BASILE, 2), (SPECTATOR, 2)])
def test_a_hand_is_known_to_its_holder_the_others_know_its_size(
    viewer: Viewer, shown: object
) -> None:
    t = table(hands={ANNE: [TH5, CO1]})

    assert zone(t, "hand", viewer)[ANNE] == shown


@pytest.mark.rule("SM-4", "SM-5")
@pytest.mark.parametrize(("viewer", "known"), [(ANNE, True), (BASILE, False), (SPECTATOR, False)])
def test_the_deal_is_told_to_the_holder_alone(viewer: Viewer, known: bool) -> None:
    t = dealt()

    of_anne = [event for event in told(t, viewer, "dealt") if event["seat"] == ANNE]

    assert [event.get("card") for event in of_anne] == (hand(t, ANNE) if known else [None] * 5)


@pytest.mark.rule("SM-35", "SM-5")
@pytest.mark.parametrize(("viewer", "card"), [(ANNE, WA5), (BASILE, None), (SPECTATOR, None)])
def test_a_card_developed_is_told_to_its_holder_alone(viewer: Viewer, card: Card | None) -> None:
    t = table(pile=[WA5, CO1])

    develop(t)

    [event] = told(t, viewer, "developed")
    assert (event["seat"], event.get("card")) == (ANNE, card)
    assert zone(t, "hand", viewer)[ANNE] == ([WA5] if viewer == ANNE else 1)
    assert zone(t, "pile", viewer) == 1


@pytest.mark.rule("SM-35", "SM-5")
@THE_OTHERS
def test_nothing_the_others_get_depends_on_it(viewer: Viewer) -> None:
    seen = []
    for card in (WA5, CO1):
        t = table(pile=[card], hands={ANNE: [TH5]})
        develop(t)
        seen.append((GAME.view(t, viewer), told(t, viewer)))

    assert seen[0] == seen[1]


@pytest.mark.rule("SM-25", "SM-36", "SM-37", "SM-R34")
@EACH_VIEWER
def test_what_is_built_or_demolished_is_open(viewer: Viewer) -> None:
    t = table(hands={ANNE: [CO3, TH5]}, parks={ANNE: [WA1]})

    build(t, CO3)
    demolish(t, WA1)

    assert zone(t, "park", viewer)[ANNE] == [CO3]
    assert zone(t, "discards", viewer) == [WA1]
    assert [event["card"] for event in told(t, viewer)] == [CO3, WA1]


# The piles


@pytest.mark.rule("SM-3", "SM-6")
@EACH_VIEWER
def test_of_both_piles_all_know_the_size_and_nothing_else(viewer: Viewer) -> None:
    t = table(pile=[CO1, CO3], hands={ANNE: [CO5]}, visitors=[FOOD, WATER])
    other = table(pile=[WA5, TH1], hands={ANNE: [CO5]}, visitors=[WATER, COASTER])

    assert (zone(t, "pile", viewer), zone(t, "visitors", viewer)) == (2, 2)
    assert GAME.view(t, viewer) == GAME.view(other, viewer)


# The opening


@pytest.mark.rule("SM-15")
@EACH_VIEWER
def test_while_parks_are_chosen_hands_and_choices_are_for_their_owner_alone(
    viewer: Viewer,
) -> None:
    t = before_the_opening(hands={ANNE: [CO5, CO1, WA3], CHLOE: [KI1, KI3]}, whole=True)
    open_with(t, ANNE, CO5)
    open_with(t, CHLOE, KI1, KI3)

    hands = {ANNE: [CO1, WA3], BASILE: [TH5], CHLOE: [], DENIS: [FO5]}
    kept = {ANNE: [CO5], CHLOE: [KI1, KI3]}
    for seat in range(4):
        own = seat == viewer
        assert zone(t, "hand", viewer)[seat] == (hands[seat] if own else None)
        assert zone(t, "chosen", viewer)[seat] == (kept.get(seat, []) if own else None)
    assert zone(t, "park", viewer) == [[], [], [], []]


@pytest.mark.rule("SM-15")
@EACH_VIEWER
def test_that_a_choice_was_made_is_open_and_nothing_else(viewer: Viewer) -> None:
    t = before_the_opening(hands={ANNE: [CO5, CO1]}, whole=True)

    open_with(t, ANNE, CO1, CO5)

    assert told(t, viewer) == [{"event": "kept", "seat": ANNE}]
    assert [each["seat"] for each in GAME.view(t, viewer)["deciding"]] == [BASILE, CHLOE, DENIS]


@pytest.mark.rule("SM-15", "SM-17")
@THE_OTHERS
def test_nothing_the_others_get_depends_on_the_choice(viewer: Viewer) -> None:
    """Neither which cards, nor how many, nor whether it makes publicity."""
    seen = []
    for cards in ([CO5], [CO1, CO5], [CO1, WA1, KI1], [CO1, WA1, KI1, TH1]):
        t = before_the_opening(hands={ANNE: [CO5, CO1, WA1, KI1, TH1]}, whole=True)
        open_with(t, ANNE, *cards)
        seen.append((GAME.view(t, viewer), told(t, viewer)))

    assert all(each == seen[0] for each in seen)


@pytest.mark.rule("SM-15", "SM-16")
def test_the_last_to_choose_knows_no_more_than_the_first() -> None:
    t = before_the_opening(hands={ANNE: [CO5], BASILE: [WA5]}, whole=True)
    before = zone(t, "hand", DENIS), zone(t, "chosen", DENIS), zone(t, "park", DENIS)
    for seat, card in ((ANNE, CO5), (BASILE, WA5), (CHLOE, FA5)):
        open_with(t, seat, card)

    assert (zone(t, "hand", DENIS), zone(t, "chosen", DENIS), zone(t, "park", DENIS)) == before
    assert options(t, DENIS) == [f"open {FO5}"]


@pytest.mark.rule("SM-16", "SM-R9")
@EACH_VIEWER
def test_once_open_parks_are_in_view_of_all_and_hand_sizes_too(viewer: Viewer) -> None:
    t = before_the_opening(hands={ANNE: [CO5, CO1, WA3]}, whole=True)

    all_open(t, {ANNE: [CO5]})

    assert zone(t, "park", viewer) == [[CO5], [TH5], [FA5], [FO5]]
    assert zone(t, "hand", viewer)[ANNE] == ([CO1, WA3] if viewer == ANNE else 2)
    assert zone(t, "chosen", viewer) == [[] if seat == viewer else None for seat in range(4)]


@pytest.mark.rule("SM-15", "SM-R6")
def test_others_imagine_any_opening_the_hand_they_imagine_allows() -> None:
    t = before_the_opening(hands={ANNE: [CO5, CO1, WA3, KI1, TH1]}, whole=True)
    open_with(t, ANNE, CO5)

    sizes = set()
    for twin in imagined(t, BASILE, 600):
        chosen = attractions(twin.chosen[ANNE])
        sizes.add(len(chosen))
        assert len(chosen) + len(hand(twin, ANNE)) == 5
        cost = sum((int(card[-1]) + 1) // 2 for card in chosen)
        assert cost in (3, 4)
        assert twin.chosen[BASILE] == twin.chosen[CHLOE] == 0
        assert hand(twin, BASILE) == [TH5]
    assert sizes == {1, 2, 3, 4}


@pytest.mark.rule("SM-15")
def test_whoever_kept_an_opening_imagines_the_one_he_kept() -> None:
    t = before_the_opening(hands={ANNE: [CO5, CO1, WA3]}, whole=True)
    open_with(t, ANNE, CO1, WA3)

    for twin in imagined(t, ANNE):
        assert (attractions(twin.chosen[ANNE]), hand(twin, ANNE)) == ([CO1, WA3], [CO5])


# The survey


@pytest.mark.rule("SM-R16", "SM-34")
@pytest.mark.parametrize(
    ("viewer", "shown"),
    [
        (BASILE, [[FOOD], [WATER], 1, 1]),
        (ANNE, [1, 1, 1, 1]),  # though a neighbour of the same gap
        (CHLOE, [1, 1, 1, 1]),
        (SPECTATOR, [1, 1, 1, 1]),
    ],
)
def test_what_was_looked_at_is_known_to_whoever_looked(viewer: Viewer, shown: object) -> None:
    t = table(turn=BASILE, hidden={0: FOOD, 1: WATER, 2: COASTER, 3: COASTER})

    survey(t)

    assert zone(t, "hidden", viewer) == shown


@pytest.mark.rule("SM-R16")
@pytest.mark.parametrize(
    ("viewer", "visitors"),
    [
        (BASILE, [FOOD, WATER]),
        (ANNE, [None, None]),
        (CHLOE, [None, None]),
        (SPECTATOR, [None, None]),
    ],
)
def test_that_he_looked_is_open_what_he_saw_is_told_to_him_alone(
    viewer: Viewer, visitors: list[Card | None]
) -> None:
    t = table(turn=BASILE, hidden={0: FOOD, 1: WATER, 2: COASTER})

    survey(t)

    assert told(t, viewer, "surveyed") == [{"event": "surveyed", "seat": BASILE}]
    saw = told(t, viewer, "saw")
    assert [(event["seat"], event["left"], event["right"]) for event in saw] == [
        (BASILE, 0, 1),
        (BASILE, 1, 2),
    ]
    assert [event.get("visitor") for event in saw] == visitors
    assert fields(t, viewer)["looked"] == [[BASILE], [BASILE], [], []]


@pytest.mark.rule("SM-R16")
@THE_OTHERS
def test_nothing_the_others_get_depends_on_what_was_seen(viewer: Viewer) -> None:
    seen = []
    for one, other in ((FOOD, WATER), (COASTER, COASTER)):
        t = table(hidden={ANNE: one, DENIS: other, BASILE: FOOD})
        survey(t)
        seen.append((GAME.view(t, viewer), told(t, viewer)))

    assert seen[0] == seen[1]


@pytest.mark.rule("SM-R16")
def test_he_keeps_the_knowledge_until_the_visitors_are_turned_up() -> None:
    t = table(hidden={ANNE: FOOD, DENIS: WATER}, whole=True)
    survey(t)
    end(t)
    for _ in range(3):
        assert zone(t, "hidden", ANNE) == [[FOOD], 0, 0, [WATER]]
        assert zone(t, "hidden", BASILE) == [1, 0, 0, 1]
        end(t)

    assert t.round == 2
    for viewer in (ANNE, BASILE, SPECTATOR):
        assert {FOOD, WATER} <= {
            event["visitor"] for event in told(t, viewer, "turned_up")
        }  # open to all from now on
        assert zone(t, "hidden", viewer) == [1, 1, 1, 1]  # and the new ones are unknown to all


@pytest.mark.rule("SM-R16", "SM-R17")
def test_a_survey_tells_nothing_of_the_gap_where_nobody_hid() -> None:
    t = table(hidden={DENIS: WATER})

    survey(t)

    assert zone(t, "hidden", ANNE) == [0, 0, 0, [WATER]]
    assert fields(t, BASILE)["looked"] == [[], [], [], [ANNE]]


@pytest.mark.rule("SM-R16")
@pytest.mark.parametrize(
    ("viewer", "known"),
    [(ANNE, {ANNE, DENIS}), (BASILE, set()), (CHLOE, set()), (SPECTATOR, set())],
)
def test_imagining_keeps_what_one_has_seen_and_varies_the_rest(
    viewer: Viewer, known: set[int]
) -> None:
    t = table(hidden={0: FOOD, 1: WATER, 2: COASTER, 3: WATER}, whole=True)
    survey(t)

    tables = imagined(t, viewer, 200)

    for gap in range(4):
        found = {hidden(twin)[gap] for twin in tables}
        assert found == ({hidden(t)[gap]} if gap in known else set(VISITOR_IDS))


@pytest.mark.rule("SM-R16")
def test_what_one_has_seen_is_no_more_in_the_pile_one_imagines() -> None:
    t = table(seats=3, hidden={0: FOOD, 2: FOOD}, nationals=[FOOD, FOOD], whole=True)
    survey(t)

    assert all(FOOD not in visitor_pile(twin) for twin in imagined(t, ANNE))
    assert any(FOOD in visitor_pile(twin) for twin in imagined(t, BASILE))


@pytest.mark.rule("SM-R16", "SM-41")
def test_the_knowledge_of_a_round_does_not_reach_into_the_next() -> None:
    t = table(hidden={0: FOOD, 3: WATER}, whole=True)
    survey(t)
    end_round(t)

    for gap in range(4):
        assert len({hidden(twin)[gap] for twin in imagined(t, ANNE, 100)}) > 3


# Taking back


def opened(seats: int = 3, seed: int = 3) -> Match:
    match = Match(GAME, seats, seed, {"first": ANNE})
    for seat in range(seats):
        match.play(match.options(seat)[0], seat)
    return match


@pytest.mark.rule("SM-15")
def test_an_opening_taken_back_leaves_no_trace() -> None:
    match = Match(GAME, 3, 3, {"first": ANNE})
    fresh = Match(GAME, 3, 3, {"first": ANNE})
    match.play(match.options(BASILE)[0], BASILE)
    fresh.play(match.actions[0].code, BASILE)
    match.play(match.options(ANNE)[1], ANNE)

    back = match.undone(ANNE)

    for viewer in (ANNE, BASILE, CHLOE, SPECTATOR):
        assert back.view(viewer) == fresh.view(viewer)
        assert back.told(viewer) == fresh.told(viewer)
    assert len(back.view(ANNE)["zones"]["hand"][ANNE]) == 5
    assert back.view(BASILE)["zones"]["chosen"][BASILE] != []


@pytest.mark.rule("SM-15", "SM-16")
def test_it_can_be_taken_back_until_the_last_one_is_in() -> None:
    match = Match(GAME, 3, 3, {"first": ANNE})
    for seat in (ANNE, BASILE):
        match.play(match.options(seat)[0], seat)
        for kept in range(seat + 1):
            assert len(match.undone(kept).actions) == len(match.actions) - 1
    match.play(match.options(CHLOE)[0], CHLOE)

    for seat in range(3):
        with pytest.raises(UndoRefused) as refused:
            match.undone(seat)
        assert refused.value.reason == "light"


@pytest.mark.rule("SM-15")
def test_another_opening_can_be_kept_instead_and_is_the_one_laid() -> None:
    match = Match(GAME, 2, 3, {"first": ANNE})
    one, other = match.options(ANNE)[:2]
    match.play(one, ANNE)
    back = match.undone(ANNE)
    back.play(other, ANNE)
    back.play(back.options(BASILE)[0], BASILE)

    laid = " + ".join(back.view(SPECTATOR)["zones"]["park"][ANNE])
    assert f"open {laid}" == GAME.actions[other]


@pytest.mark.rule("SM-R16", "SM-34")
def test_a_survey_stays_known_when_a_later_action_is_taken_back_and_only_to_its_seat() -> None:
    match = opened()
    match.play("survey")
    seen = match.view(ANNE)["zones"]["hidden"]
    assert [isinstance(gap, list) for gap in seen] == [True, False, True]
    match.play("publicity")

    back = match.undone(ANNE)

    assert back.view(ANNE)["zones"]["hidden"] == seen
    assert back.view(BASILE)["zones"]["hidden"] == [1, 1, 1]
    assert back.view(SPECTATOR)["zones"]["hidden"] == [1, 1, 1]
    with pytest.raises(UndoRefused):
        back.undone(ANNE)


@pytest.mark.rule("SM-R16")
def test_it_stays_known_in_a_match_that_is_read_again() -> None:
    """As after a broken connection: the same match, played anew from its actions."""
    match = opened()
    match.play("survey")

    again = match.fork()

    for viewer in (ANNE, BASILE, CHLOE, SPECTATOR):
        assert again.view(viewer) == match.view(viewer)
        assert again.told(viewer) == match.told(viewer)


# Options, and what is asked


@pytest.mark.rule("SM-5", "SM-24")
def test_options_are_shown_to_whoever_decides_and_to_nobody_else() -> None:
    t = table(hands={ANNE: [CO1]})

    shown = {viewer: GAME.view(t, viewer)["options"] for viewer in (ANNE, BASILE, SPECTATOR)}

    assert len(shown[ANNE]) == 3
    assert (shown[BASILE], shown[SPECTATOR]) == ([], [])
    assert GAME.view(t, BASILE)["deciding"] == [{"seat": ANNE, "decision": "act"}]


@pytest.mark.rule("SM-15")
def test_in_the_opening_everybody_sees_his_own() -> None:
    t = before_the_opening(seats=2, hands={ANNE: [CO5, WA5]})

    assert len(GAME.view(t, ANNE)["options"]) == 2
    assert len(GAME.view(t, BASILE)["options"]) == 1
    assert GAME.view(t, SPECTATOR)["options"] == []
