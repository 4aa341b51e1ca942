"""Who sees what: each secret for its owner, for another, for a spectator."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from manege.games.toc_toc_toc import GAME
from manege.games.toc_toc_toc.components import CARD_IDS, Toc
from manege.kernel.chance import chance_from
from manege.kernel.secrecy import Viewer
from tests.games.toc_toc_toc.support import (
    ANNE,
    BASILE,
    BRUTE_GHOST,
    BRUTE_MONSTER,
    BRUTE_VAMPIRE,
    BRUTES,
    CHILD,
    CHLOE,
    GHOST,
    MONSTER,
    MUSICIAN_GHOST,
    MUSICIAN_MONSTER,
    SCARECROW,
    SPECTATOR,
    TAXI,
    VAMP_GHOST,
    VAMP_VAMPIRE,
    VAMPIRE,
    Card,
    asked,
    at_random,
    dealt,
    everything,
    fields,
    hand,
    knock,
    names,
    numbers,
    offer_opened,
    offer_refused,
    open_door,
    out,
    party,
    seen,
    table,
    take,
    toc,
    told,
    top,
    turns_in_all,
    zone,
)

EACH_VIEWER = pytest.mark.parametrize("viewer", [ANNE, BASILE, SPECTATOR])
IMAGINED = 400


def imagined(t: Toc, viewer: Viewer) -> list[Toc]:
    return [toc(GAME.imagine(t, viewer, chance_from(seed))) for seed in range(IMAGINED)]


# What all may read off the table

PARTIES = {
    ANNE: [GHOST, GHOST, MUSICIAN_GHOST, BRUTE_MONSTER],
    BASILE: [MONSTER, MUSICIAN_MONSTER, GHOST, BRUTE_GHOST, SCARECROW],
}


@pytest.mark.rule("TT-33")
@EACH_VIEWER
def test_all_see_which_types_a_brute_guards(viewer: Viewer) -> None:
    assert fields(table(parties=PARTIES), viewer)["guarded"] == [["monster"], ["ghost"], [], []]


@pytest.mark.rule("TT-25")
@EACH_VIEWER
def test_all_see_which_types_a_musician_doubles(viewer: Viewer) -> None:
    assert fields(table(parties=PARTIES), viewer)["doubled"] == [["ghost"], ["monster"], [], []]


@pytest.mark.rule("TT-24", "TT-25")
def test_what_a_type_brings_is_its_guests_doubled_by_their_musician() -> None:
    [anne, basile, *_] = fields(table(parties=PARTIES), SPECTATOR)["by_type"]

    assert anne == {"monster": 1, "ghost": 6, "vampire": 0}
    assert basile == {"monster": 4, "ghost": 2, "vampire": 0}


@pytest.mark.rule("TT-13", "TT-28")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_turns_are_counted_as_they_begin_and_none_after_the_last(seats: int) -> None:
    t = dealt(seats)
    counted = [fields(t, SPECTATOR)["round"]]

    for _ in at_random(t):
        counted.append(fields(t, SPECTATOR)["round"])
    counted.append(fields(t, SPECTATOR)["round"])

    assert counted[0] == 1
    assert sorted(set(counted)) == list(range(1, turns_in_all(seats) + 1))
    assert counted[-1] == turns_in_all(seats)


@pytest.mark.rule("TT-R9", "TT-39")
@pytest.mark.parametrize(
    ("offer", "has_the_card", "chooses"),
    [(offer_opened, BASILE, ANNE), (offer_refused, ANNE, BASILE)],
)
def test_all_see_who_has_the_card_and_what_the_other_may_choose_from(
    offer: Callable[[Toc, Card, int], None], has_the_card: int, chooses: int
) -> None:
    guests = [GHOST, BRUTE_GHOST, MONSTER]
    t = table(hands={ANNE: [VAMP_GHOST]}, parties={has_the_card: guests})
    assert fields(t, SPECTATOR)["choices"] == []
    assert fields(t, SPECTATOR)["revealer"] is None

    offer(t, VAMP_GHOST, BASILE)

    for viewer in (ANNE, BASILE, SPECTATOR):
        assert fields(t, viewer)["revealer"] == has_the_card
        codes = fields(t, viewer)["choices"]
        assert [GAME.actions[code] for code in codes] == ["take ghost", "take brute-ghost"]
    assert asked(t) == (chooses, "take-guest")


@pytest.mark.rule("TT-30", "TT-37", "TT-44", "TT-50", "TT-52")
@EACH_VIEWER
def test_while_a_card_lies_at_a_door_all_may_read_what_each_would_do_there(viewer: Viewer) -> None:
    t = table(hands={ANNE: [VAMPIRE, GHOST]}, parties={BASILE: [GHOST, GHOST, MONSTER]})
    assert fields(t, viewer)["if_opened"] == {}
    knock(t, VAMPIRE, BASILE)

    told = fields(t, viewer)["if_opened"]

    assert set(told) == set(CARD_IDS)
    effects = {card: [event["event"] for event in told[card]][1:] for card in told}
    assert effects[GHOST] == ["joined", "worth"]
    assert effects[VAMP_GHOST] == ["moved", "left", "worth"]
    assert effects[VAMP_VAMPIRE] == ["no_effect", "left", "worth"]
    assert told[SCARECROW][-1] == {"event": "worth", "seat": BASILE, "points": 6}
    assert told[CHILD][1] == {
        "event": "moved",
        "card": GHOST,
        "number": 2,
        "host": BASILE,
        "to": ANNE,
    }
    assert told[TAXI][1] == {"event": "went_home", "card": GHOST, "number": 2, "host": BASILE}


@pytest.mark.rule("TT-12", "TT-R28")
def test_nobody_thinks_of_a_card_whose_copies_all_lie_open() -> None:
    t = table(hands={ANNE: [GHOST]}, parties={BASILE: [VAMPIRE] * 6, CHLOE: [VAMPIRE]})
    knock(t, GHOST, BASILE)

    assert VAMPIRE not in fields(t, BASILE)["if_opened"]
    assert GHOST in fields(t, BASILE)["if_opened"]


@pytest.mark.rule("TT-12", "TT-R28")
@pytest.mark.parametrize(("top", "thought_of"), [(VAMPIRE, False), (MONSTER, True)])
def test_the_card_on_top_of_the_pile_lies_open_too(top: Card, thought_of: bool) -> None:
    t = table(hands={ANNE: [GHOST]}, parties={BASILE: [VAMPIRE] * 6}, pile=[top])
    knock(t, GHOST, BASILE)

    assert (VAMPIRE in fields(t, CHLOE)["if_opened"]) is thought_of


@pytest.mark.rule("TT-46", "TT-39")
def test_where_the_rival_would_choose_no_effect_is_told() -> None:
    t = table(hands={ANNE: [CHILD]}, parties={BASILE: [GHOST, BRUTE_VAMPIRE, VAMPIRE, MONSTER]})
    knock(t, CHILD, BASILE)

    told = fields(t, SPECTATOR)["if_opened"]

    for card in (CHILD, TAXI, VAMP_VAMPIRE):
        assert [event["event"] for event in told[card]] == ["revealed", "worth"]
        assert told[card][0]["rival"] == ANNE


@pytest.mark.rule("TT-17", "TT-R8")
def test_what_would_happen_does_not_depend_on_the_card_that_lies_there() -> None:
    read = []
    for card in (CHILD, GHOST):
        t = table(hands={ANNE: [CHILD, GHOST]}, parties={BASILE: [GHOST, MONSTER]})
        knock(t, card, BASILE)
        read.append(fields(t, BASILE)["if_opened"])

    assert read[0] == read[1]


# Hands


@pytest.mark.rule("TT-11", "TT-9")
@pytest.mark.parametrize(("viewer", "shown"), [(ANNE, [GHOST, CHILD]), (BASILE, 2), (SPECTATOR, 2)])
def test_a_hand_is_known_to_its_holder_the_others_know_its_size(
    viewer: Viewer, shown: object
) -> None:
    t = table(hands={ANNE: [CHILD, GHOST]})

    assert zone(t, "hand", viewer)[ANNE] == shown


@pytest.mark.rule("TT-11", "TT-9")
@pytest.mark.parametrize(("viewer", "known"), [(ANNE, True), (BASILE, False), (SPECTATOR, False)])
def test_the_deal_is_told_to_the_holder_alone(viewer: Viewer, known: bool) -> None:
    t = dealt()

    of_anne = [event for event in told(t, viewer, "dealt") if event["seat"] == ANNE]

    assert [event.get("card") for event in of_anne] == (hand(t, ANNE) if known else [None] * 5)


@pytest.mark.rule("TT-12")
@EACH_VIEWER
def test_parties_are_in_view_of_all(viewer: Viewer) -> None:
    t = table(parties={ANNE: [GHOST, SCARECROW], CHLOE: [BRUTE_GHOST]})

    assert zone(t, "party", viewer) == [[GHOST, SCARECROW], [], [BRUTE_GHOST], []]


# The card before the door


@pytest.mark.rule("TT-16", "TT-R8", "TT-R5")
@pytest.mark.parametrize(
    ("viewer", "shown"), [(ANNE, [CHILD]), (BASILE, 1), (CHLOE, 1), (SPECTATOR, 1)]
)
def test_the_card_before_the_door_is_known_to_the_offerer_alone(
    viewer: Viewer, shown: object
) -> None:
    t = table(hands={ANNE: [CHILD, GHOST]})

    knock(t, CHILD, BASILE)

    assert zone(t, "door", viewer) == shown
    assert zone(t, "revealed", viewer) == []


@pytest.mark.rule("TT-16", "TT-R8")
@pytest.mark.parametrize(
    ("viewer", "card"), [(ANNE, CHILD), (BASILE, None), (CHLOE, None), (SPECTATOR, None)]
)
def test_all_hear_who_knocks_where_but_not_with_what(viewer: Viewer, card: Card | None) -> None:
    t = table(hands={ANNE: [CHILD]})

    knock(t, CHILD, BASILE)

    [event] = told(t, viewer, "knocked")
    assert (event["seat"], event["door"], event.get("card")) == (ANNE, BASILE, card)


@pytest.mark.rule("TT-R8")
@pytest.mark.parametrize("viewer", [BASILE, CHLOE, SPECTATOR])
def test_nothing_the_others_see_depends_on_the_card_before_the_door(viewer: Viewer) -> None:
    views = []
    for card in (GHOST, CHILD):
        t = table(hands={ANNE: [GHOST, CHILD]})
        knock(t, card, BASILE)
        views.append((GAME.view(t, viewer), told(t, viewer, "knocked")))

    assert views[0] == views[1]


@pytest.mark.rule("TT-18", "TT-19")
@EACH_VIEWER
def test_once_revealed_all_see_it_while_the_rival_chooses(viewer: Viewer) -> None:
    t = table(hands={ANNE: [VAMP_GHOST]}, parties={BASILE: [GHOST, BRUTE_GHOST]})

    offer_opened(t, VAMP_GHOST, BASILE)

    assert zone(t, "revealed", viewer) == [VAMP_GHOST]
    assert zone(t, "door", viewer) in ([], 0)
    assert told(t, viewer, "revealed")[0]["card"] == VAMP_GHOST


@pytest.mark.rule("TT-18")
@EACH_VIEWER
def test_nothing_lies_before_the_door_once_the_turn_is_over(viewer: Viewer) -> None:
    t = table(hands={ANNE: [VAMP_GHOST]}, parties={BASILE: [GHOST, BRUTE_GHOST]})

    offer_opened(t, VAMP_GHOST, BASILE)
    take(t, GHOST)

    assert zone(t, "revealed", viewer) == []
    assert zone(t, "door", viewer) in ([], 0)
    assert fields(t, viewer)["keeper"] is None


@pytest.mark.rule("TT-17")
@EACH_VIEWER
def test_all_see_whose_turn_it_is_who_was_offered_a_card_and_his_answer(viewer: Viewer) -> None:
    t = table(hands={ANNE: [GHOST], CHLOE: [GHOST]})

    knock(t, GHOST, BASILE)
    assert (fields(t, viewer)["turn"], fields(t, viewer)["keeper"]) == (ANNE, BASILE)
    open_door(t)
    offer_refused(t, GHOST, BASILE)

    assert told(t, viewer, "opened") == [{"event": "opened", "seat": BASILE, "offerer": ANNE}]
    assert told(t, viewer, "refused") == [{"event": "refused", "seat": BASILE, "offerer": CHLOE}]


# The pile


@pytest.mark.rule("TT-2", "TT-R4", "TT-R29")
@EACH_VIEWER
def test_all_see_the_top_card_of_the_pile_and_its_size_and_no_further(viewer: Viewer) -> None:
    t = table(hands={ANNE: [GHOST]}, pile=[VAMPIRE, TAXI, CHILD])

    assert zone(t, "top", viewer) == [VAMPIRE]
    assert zone(t, "pile", viewer) == 2


@pytest.mark.rule("TT-R4", "TT-20")
@EACH_VIEWER
def test_when_the_top_card_is_drawn_the_next_is_seen_at_once(viewer: Viewer) -> None:
    t = table(hands={ANNE: [GHOST]}, pile=[VAMPIRE, TAXI, CHILD])

    offer_opened(t, GHOST, BASILE)

    assert zone(t, "top", viewer) == [TAXI]
    assert told(t, viewer, "drew") == [{"event": "drew", "seat": ANNE, "card": VAMPIRE}]
    assert told(t, viewer, "uncovered") == [{"event": "uncovered", "card": TAXI}]


@pytest.mark.rule("TT-R4")
@EACH_VIEWER
def test_nothing_is_uncovered_when_the_last_card_is_drawn(viewer: Viewer) -> None:
    t = table(hands={ANNE: [GHOST]}, pile=[VAMPIRE])

    offer_opened(t, GHOST, BASILE)

    assert (zone(t, "top", viewer), zone(t, "pile", viewer)) == ([], 0)
    assert told(t, viewer, "uncovered") == []


@pytest.mark.rule("TT-R4")
@EACH_VIEWER
def test_what_is_seen_does_not_depend_on_what_lies_under_the_top_card(viewer: Viewer) -> None:
    one = table(hands={ANNE: [GHOST]}, pile=[VAMPIRE, TAXI, CHILD])
    other = table(hands={ANNE: [GHOST]}, pile=[VAMPIRE, GHOST, MONSTER])

    assert GAME.view(one, viewer) == GAME.view(other, viewer)


# Out, and in the box


@pytest.mark.rule("TT-R28")
@EACH_VIEWER
def test_what_is_out_is_open_to_all(viewer: Viewer) -> None:
    t = table(hands={ANNE: [TAXI]}, parties={BASILE: [GHOST]})

    offer_opened(t, TAXI, BASILE)

    assert zone(t, "out", viewer) == [GHOST, TAXI]


@pytest.mark.rule("TT-4")
@EACH_VIEWER
def test_all_know_what_was_left_in_the_box(viewer: Viewer) -> None:
    assert zone(dealt(seats=3), "box", viewer) == BRUTES
    assert zone(dealt(seats=4), "box", viewer) == []


# The memory of what was drawn


@pytest.mark.rule("TT-R5", "TT-20")
@EACH_VIEWER
def test_with_the_memory_aid_all_are_reminded_of_the_cards_each_hand_drew(viewer: Viewer) -> None:
    t = table(hands={ANNE: [GHOST, CHILD], BASILE: [MONSTER]}, pile=[VAMPIRE, TAXI, SCARECROW])

    offer_opened(t, GHOST, CHLOE)
    offer_opened(t, MONSTER, CHLOE)

    assert fields(t, viewer)["seen"] == [[VAMPIRE], [TAXI], [], []]


@pytest.mark.rule("TT-R5")
@EACH_VIEWER
def test_without_the_memory_aid_all_alike_must_remember_by_themselves(viewer: Viewer) -> None:
    t = table(hands={ANNE: [GHOST]}, pile=[VAMPIRE, TAXI], memory=False)

    offer_opened(t, GHOST, CHLOE)

    assert "seen" not in fields(t, viewer)
    assert told(t, viewer, "drew") == [{"event": "drew", "seat": ANNE, "card": VAMPIRE}]


@pytest.mark.rule("TT-R5")
@pytest.mark.parametrize(("settings", "shown"), [({}, True), ({"memory": False}, False)])
def test_the_table_switches_the_memory_aid_on_or_off(
    settings: dict[str, object], shown: bool
) -> None:
    t = dealt(settings=settings)

    assert [("seen" in fields(t, viewer)) for viewer in (ANNE, BASILE, None)] == [shown] * 3


@pytest.mark.rule("TT-R5")
def test_the_cards_dealt_at_the_start_are_not_among_those_seen() -> None:
    assert fields(dealt(), ANNE)["seen"] == [[], [], [], []]


@pytest.mark.rule("TT-R5")
def test_a_card_seen_stays_in_memory_while_it_lies_face_down_and_until_it_is_revealed() -> None:
    t = table(hands={ANNE: [GHOST, CHILD]}, seen={ANNE: [CHILD]})

    knock(t, CHILD, BASILE)
    assert fields(t, BASILE)["seen"][ANNE] == [CHILD]  # in his hand or on the table, no more
    open_door(t)

    assert fields(t, BASILE)["seen"][ANNE] == []


@pytest.mark.rule("TT-R5")
def test_another_card_revealed_leaves_the_memory_as_it_was() -> None:
    t = table(hands={ANNE: [GHOST, CHILD]}, seen={ANNE: [CHILD]})

    offer_opened(t, GHOST, BASILE)

    assert seen(t, ANNE) == [CHILD]


@pytest.mark.rule("TT-R5")
def test_of_like_cards_one_revealed_is_one_less_to_remember() -> None:
    t = table(hands={ANNE: [GHOST] * 3}, seen={ANNE: [GHOST, GHOST]})

    offer_opened(t, GHOST, BASILE)

    assert seen(t, ANNE) == [GHOST]


@pytest.mark.rule("TT-R5")
def test_only_the_offerers_memory_changes_when_a_card_is_revealed() -> None:
    t = table(hands={ANNE: [GHOST], BASILE: [GHOST]}, seen={BASILE: [GHOST]})

    offer_opened(t, GHOST, BASILE)

    assert seen(t, BASILE) == [GHOST]


# Options, and what is asked


@pytest.mark.rule("TT-11")
def test_options_are_shown_to_whoever_decides_and_to_nobody_else() -> None:
    t = table(hands={ANNE: [GHOST]}, turn=ANNE)

    options = {viewer: GAME.view(t, viewer)["options"] for viewer in (ANNE, BASILE, SPECTATOR)}

    assert len(options[ANNE]) == 3
    assert (options[BASILE], options[SPECTATOR]) == ([], [])
    assert GAME.view(t, BASILE)["deciding"] == [{"seat": ANNE, "decision": "offer"}]


# Imagining


@pytest.mark.rule("TT-11", "TT-R4", "TT-R5")
@pytest.mark.parametrize("moment", ["offer", "answer", "take-guest"])
@pytest.mark.parametrize("viewer", [ANNE, BASILE, CHLOE, SPECTATOR])
def test_an_imagined_table_looks_the_same_to_whoever_imagines_it(
    viewer: Viewer, moment: str
) -> None:
    t = table(
        hands={ANNE: [VAMP_GHOST, CHILD], BASILE: [MONSTER, TAXI], CHLOE: [VAMPIRE, VAMPIRE]},
        parties={BASILE: [GHOST, BRUTE_GHOST]},
        seen={ANNE: [CHILD], CHLOE: [VAMPIRE]},
        pile=[SCARECROW],
        whole=True,
    )
    if moment != "offer":
        knock(t, VAMP_GHOST, BASILE)
    if moment == "take-guest":
        open_door(t)
    assert asked(t) == (BASILE if moment == "answer" else ANNE, moment)

    for twin in imagined(t, viewer):
        assert GAME.view(twin, viewer) == GAME.view(t, viewer)
        assert GAME.secrecy.census(twin) == GAME.secrecy.census(t)
        assert asked(twin) == asked(t)


@pytest.mark.rule("TT-R5")
@pytest.mark.parametrize("memory", [True, False])
@pytest.mark.parametrize("viewer", [BASILE, SPECTATOR])
def test_imagining_respects_the_cards_seen_and_varies_the_others(
    viewer: Viewer, memory: bool
) -> None:
    t = table(
        hands={ANNE: [VAMP_GHOST, CHILD, TAXI]}, seen={ANNE: [CHILD]}, whole=True, memory=memory
    )

    hands = [hand(twin, ANNE) for twin in imagined(t, viewer)]

    assert all(len(cards) == 3 and CHILD in cards for cards in hands)
    assert {card for cards in hands for card in cards} == set(CARD_IDS)


@pytest.mark.rule("TT-R4")
def test_imagining_keeps_the_top_card_and_varies_what_lies_under_it() -> None:
    t = table(hands={ANNE: [GHOST]}, pile=[VAMPIRE, SCARECROW], whole=True)

    tables = imagined(t, BASILE)

    assert {top(twin) for twin in tables} == {VAMPIRE}
    assert {names(list(twin.pile))[1] for twin in tables} == set(CARD_IDS)
    assert {twin.pile_size() for twin in tables} == {t.pile_size()}


@pytest.mark.rule("TT-R8", "TT-R5")
@pytest.mark.parametrize("viewer", [BASILE, CHLOE, SPECTATOR])
def test_any_card_the_offerer_may_hold_may_be_the_one_before_the_door(viewer: Viewer) -> None:
    t = table(hands={ANNE: [VAMP_GHOST, CHILD]}, seen={ANNE: [CHILD]}, whole=True)
    knock(t, VAMP_GHOST, BASILE)

    tables = imagined(t, viewer)

    doors = [CARD_IDS[twin.card] for twin in tables]
    assert set(doors) == set(CARD_IDS)
    assert IMAGINED // 3 < doors.count(CHILD) < 2 * IMAGINED // 3  # one of his two cards
    assert all(CHILD in [door, *hand(twin, ANNE)] for door, twin in zip(doors, tables, strict=True))


@pytest.mark.rule("TT-R8")
def test_a_card_known_to_be_the_only_one_left_is_the_one_before_the_door() -> None:
    t = table(hands={ANNE: [CHILD]}, seen={ANNE: [CHILD]}, whole=True)

    knock(t, CHILD, BASILE)

    assert {CARD_IDS[twin.card] for twin in imagined(t, BASILE)} == {CHILD}


@pytest.mark.rule("TT-16")
def test_the_offerer_imagines_the_card_he_knows_before_the_door() -> None:
    t = table(hands={ANNE: [CHILD, GHOST]}, whole=True)

    knock(t, CHILD, BASILE)

    tables = imagined(t, ANNE)
    assert {CARD_IDS[twin.card] for twin in tables} == {CHILD}
    assert all(hand(twin, ANNE) == [GHOST] for twin in tables)


@pytest.mark.rule("TT-R4")
def test_imagining_changes_nothing_of_the_table() -> None:
    t = table(hands={ANNE: [CHILD, GHOST], BASILE: [TAXI]}, whole=True)
    knock(t, CHILD, BASILE)
    before = everything(t)

    for twin in imagined(t, CHLOE)[:20]:
        open_door(twin)

    assert everything(t) == before


@pytest.mark.rule("TT-4", "TT-R5")
def test_with_3_players_nobody_imagines_the_brutes_of_the_box_in_a_hand() -> None:
    t = dealt(seats=3)

    for twin in imagined(t, BASILE):
        played = [card for seat in range(3) for card in twin.hand(seat)] + list(twin.pile)
        assert [played.count(brute) for brute in numbers(BRUTES)] == [1, 1, 1]


@pytest.mark.rule("TT-R5")
@pytest.mark.parametrize("viewer", [ANNE, BASILE, CHLOE, SPECTATOR])
@pytest.mark.parametrize("knocked", [False, True])
def test_of_a_position_one_imagines_the_cards_that_are_there_and_no_others(
    viewer: Viewer, knocked: bool
) -> None:
    t = table(
        hands={ANNE: [GHOST, CHILD], BASILE: [TAXI, MONSTER], CHLOE: [SCARECROW]},
        seen={ANNE: [GHOST, CHILD], BASILE: [TAXI]},
        pile=[VAMPIRE, BRUTE_GHOST, GHOST],
    )
    if knocked:
        knock(t, GHOST, CHLOE)

    for twin in imagined(t, viewer):
        assert GAME.secrecy.census(twin) == GAME.secrecy.census(t)
        assert GAME.view(twin, viewer) == GAME.view(t, viewer)


@pytest.mark.rule("TT-R8", "TT-R4")
@pytest.mark.parametrize("viewer", [BASILE, SPECTATOR])
def test_what_one_imagines_does_not_depend_on_what_is_hidden(viewer: Viewer) -> None:
    one = table(hands={ANNE: [GHOST, CHILD]}, pile=[VAMPIRE, TAXI, MONSTER])
    other = table(hands={ANNE: [MONSTER, TAXI]}, pile=[VAMPIRE, CHILD, GHOST])
    other.chance = chance_from(1)
    knock(one, GHOST, BASILE)
    knock(other, TAXI, BASILE)

    for twin, like in zip(imagined(one, viewer)[:20], imagined(other, viewer)[:20], strict=True):
        assert everything(twin) == everything(like)


@pytest.mark.rule("TT-R28")
def test_imagining_keeps_parties_and_what_is_out() -> None:
    t = table(hands={ANNE: [TAXI]}, parties={BASILE: [GHOST], CHLOE: [SCARECROW]}, whole=True)
    offer_opened(t, TAXI, BASILE)

    for twin in imagined(t, BASILE)[:20]:
        assert out(twin) == [GHOST, TAXI]
        assert party(twin, CHLOE) == [SCARECROW]
