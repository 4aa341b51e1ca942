"""Le tour d'un joueur — four actions in a row, in any mix, or fewer; what may be taken back."""

from __future__ import annotations

from itertools import permutations

import pytest

from manege.games.scream_machine import GAME
from manege.kernel.errors import UndoRefused
from manege.kernel.match import Match
from tests.games.scream_machine.support import (
    ANNE,
    BASILE,
    CHLOE,
    CO1,
    CO3,
    CO5,
    DENIS,
    EACH_SEAT_COUNT,
    FELIX,
    FOOD,
    KI1,
    NO3,
    SPECTATOR,
    TH1,
    TH5,
    WA1,
    WA5,
    all_open,
    asked,
    before_the_opening,
    build,
    end,
    fields,
    hand,
    happened,
    options,
    park,
    play,
    scores,
    table,
    told,
)


def match(seats: int = 3, seed: int = 3) -> Match:
    """A match whose parks are open; seat 0 begins."""
    begun = Match(GAME, seats, seed, {"first": ANNE})
    for seat in range(seats):
        begun.play(begun.options(seat)[0], seat)
    return begun


def buildable(m: Match, source: str) -> str:
    """A cheap attraction of the hand or of the row."""
    ending = " from row" if source == "row" else ""
    cheap = [GAME.actions[code] for code in m.options()]
    return next(a for a in cheap if a.startswith("build") and a.endswith(f"1{ending}"))


# Four actions


@pytest.mark.rule("SM-23")
@EACH_SEAT_COUNT
def test_each_player_has_one_turn_of_4_actions_in_a_round(seats: int) -> None:
    t = before_the_opening(seats=seats, whole=True)
    all_open(t)
    turns = []
    while t.round == 1:
        turns.append((t.turn, t.actions))
        end(t)

    assert turns == [(seat, 4) for seat in range(seats)]


@pytest.mark.rule("SM-24")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_first_player_begins_and_the_others_follow_clockwise(seats: int) -> None:
    for first in range(seats):
        t = before_the_opening(seats=seats, first=first, whole=True)
        all_open(t)
        turns = []
        while t.round == 1:
            assert asked(t) == (t.turn, "act")
            turns.append(t.turn)
            end(t)

        assert turns == [(first + place) % seats for place in range(seats)]


@pytest.mark.rule("SM-R10", "SM-24")
def test_the_4_actions_are_taken_in_a_row() -> None:
    t = table(hands={ANNE: [CO1, WA1]}, hidden={ANNE: FOOD})
    done = []
    for action in (f"build {CO1}", "publicity", "survey", f"build {WA1}"):
        assert asked(t) == (ANNE, "act")
        play(t, action)
        done.append(t.actions)

    assert done[:3] == [3, 2, 1]
    assert asked(t) == (BASILE, "act")
    assert t.actions == 4


@pytest.mark.rule("SM-R10")
def test_in_any_order() -> None:
    actions = [f"build {CO1}", f"build {KI1} from row", "publicity", "develop"]
    for order in permutations(actions):
        t = table(hands={ANNE: [CO1]}, row=[KI1], pile=[WA5])
        for action in order:
            play(t, action)

        assert park(t, ANNE) == [CO1, KI1]
        assert (t.scores[ANNE], t.turn) == (1, BASILE)


@pytest.mark.rule("SM-R10", "SM-27", "SM-31")
@pytest.mark.parametrize(
    "actions",
    [
        [f"build {CO1}", f"build {CO1}", f"build {WA1}", f"build {KI1} from row"],
        [f"build {CO3}", f"build {NO3} from row"],
        [f"build {CO5}", f"build {CO1}"],
        [f"build {TH5} from row", "publicity"],
        ["publicity", "survey", "develop", f"demolish {TH1}"],
        ["survey", f"renew {KI1} + {NO3}", "develop", "publicity"],
    ],
)
def test_and_in_any_mix_and_with_none_left_the_turn_ends_by_itself(actions: list[str]) -> None:
    t = table(
        hands={ANNE: [CO1, CO1, WA1, CO3, CO5]},
        parks={ANNE: [TH1]},
        row=[KI1, NO3, TH5],
        pile=[WA5] * 4,
        hidden={DENIS: FOOD},
    )
    for action in actions:
        assert t.turn == ANNE
        play(t, action)

    assert (t.turn, t.actions) == (BASILE, 4)
    assert "ended" not in happened(t)


@pytest.mark.rule("SM-24", "SM-25", "SM-26", "SM-33", "SM-34", "SM-35", "SM-36", "SM-37", "SM-39")
@pytest.mark.parametrize(
    ("action", "told_of"),
    [
        (f"build {CO1}", {"built": 1}),
        (f"build {KI1} from row", {"built_from_row": 1}),
        ("publicity", {"publicity": 1}),
        ("survey", {"surveyed": 1, "saw": 2}),
        ("develop", {"developed": 1}),
        (f"demolish {TH1}", {"demolished": 1}),
        (f"renew {KI1} + {NO3}", {"renewed": 2}),
        ("end", {"ended": 1}),
    ],
)
def test_all_are_told_who_did_it_and_his_own_things_change(
    action: str, told_of: dict[str, int]
) -> None:
    """Chloé, who is not the first of this round."""
    t = table(
        hands={CHLOE: [CO1]},
        parks={CHLOE: [TH1]},
        row=[KI1, NO3, TH5, TH5, TH5, WA1, WA1],
        pile=[WA5, WA5],
        hidden={BASILE: FOOD, CHLOE: FOOD},
        turn=CHLOE,
    )
    before = [(hand(t, seat), park(t, seat), scores(t)[seat]) for seat in range(4)]

    play(t, action)

    for name, times in told_of.items():
        assert [event["seat"] for event in told(t, SPECTATOR, name)] == [CHLOE] * times
    after = [(hand(t, seat), park(t, seat), scores(t)[seat]) for seat in range(4)]
    assert [after[seat] for seat in (ANNE, BASILE, DENIS)] == [before[s] for s in (0, 1, 3)]
    assert (after[CHLOE] == before[CHLOE]) == (action.split()[0] in ("survey", "renew", "end"))


# Fewer


@pytest.mark.rule("SM-39", "SM-R26", "SM-40")
@pytest.mark.parametrize("unused", [1, 2, 3, 4])
def test_a_player_may_end_his_turn_at_any_moment(unused: int) -> None:
    t = table(hands={ANNE: [CO1, WA1, KI1]})
    build(t, *[CO1, WA1, KI1][: 4 - unused])

    assert options(t)[-1] == "end"
    end(t)

    assert (t.turn, t.actions) == (BASILE, 4)
    assert told(t, SPECTATOR, "ended") == [{"event": "ended", "seat": ANNE, "unused": unused}]


@pytest.mark.rule("SM-40")
@pytest.mark.parametrize("unused", [1, 2, 3, 4])
def test_actions_not_used_are_lost(unused: int) -> None:
    t = table(seats=2, hands={ANNE: [CO1, WA1, KI1]}, first=BASILE, turn=ANNE, whole=True)
    build(t, *[CO1, WA1, KI1][: 4 - unused])
    end(t)

    assert (t.round, t.turn, t.actions) == (2, ANNE, 4)


@pytest.mark.rule("SM-R26")
def test_one_cannot_end_the_turn_twice() -> None:
    t = table()
    end(t)

    assert asked(t) == (BASILE, "act")


@pytest.mark.rule("SM-32", "SM-R10")
def test_each_turn_begins_with_all_five_options_unused() -> None:
    t = table(
        hands={ANNE: [CO1]}, used=["publicity", "survey", "development", "demolition", "novelties"]
    )
    assert fields(t, CHLOE)["used"] == [
        *("publicity", "survey", "development", "demolition", "novelties")
    ]
    end(t)

    assert fields(t, CHLOE)["used"] == []
    assert "publicity" in options(t)


@pytest.mark.rule("SM-32", "SM-23")
@pytest.mark.parametrize("viewer", [ANNE, FELIX, SPECTATOR])
def test_all_see_whose_turn_it_is_his_actions_left_and_the_options_he_used(
    viewer: int | None,
) -> None:
    t = table(seats=6, hands={CHLOE: [CO1]}, turn=CHLOE, hidden={CHLOE: FOOD})
    seen = []
    for action in ("publicity", f"build {CO1}", "survey"):
        play(t, action)
        shown = fields(t, viewer)
        seen.append((shown["turn"], shown["actions"], shown["used"]))

    assert seen == [
        (CHLOE, 3, ["publicity"]),
        (CHLOE, 2, ["publicity"]),
        (CHLOE, 1, ["publicity", "survey"]),
    ]


@pytest.mark.rule("SM-39", "SM-31")
def test_all_that_a_player_may_do_is_listed_and_nothing_else() -> None:
    t = table(
        hands={ANNE: [CO1, CO5], BASILE: [WA1]},
        parks={ANNE: [TH1, TH1, TH5], BASILE: [KI1]},
        row=[CO1, NO3, NO3],
        pile=[WA5, WA5],
        hidden={DENIS: FOOD},
    )

    assert options(t) == [
        f"build {CO1}",
        f"build {CO5}",
        f"build {CO1} from row",
        f"build {NO3} from row",
        f"demolish {TH1}",
        f"demolish {TH5}",
        f"renew {CO1} + {NO3}",
        f"renew {NO3} + {NO3}",
        *("publicity", "survey", "develop", "end"),
    ]
    assert [options(t, seat) for seat in (BASILE, CHLOE, DENIS)] == [[], [], []]


@pytest.mark.rule("SM-39")
def test_with_nothing_at_all_there_are_still_publicity_and_the_end() -> None:
    assert options(table()) == ["publicity", "end"]
    assert options(table(used=["publicity"])) == ["end"]


# Taking back


@pytest.mark.rule("SM-R10", "SM-26")
def test_what_brought_nothing_to_light_can_be_taken_back() -> None:
    m = match()
    action = buildable(m, "row")
    m.play(action)
    m.play("publicity")

    back = m.undone(ANNE).undone(ANNE)

    assert back.view(ANNE) == match().view(ANNE)


@pytest.mark.rule("SM-25", "SM-26", "SM-33", "SM-36", "SM-39")
@pytest.mark.parametrize(
    ("action", "seen"),
    [
        (f"build {CO1}", 1),
        (f"build {KI1} from row", 0),
        ("publicity", 0),
        ("survey", 1),
        ("develop", 1),
        (f"demolish {TH1}", 0),
        (f"renew {KI1} + {NO3}", 2),
        ("end", 0),
    ],
)
def test_what_each_action_brings_to_light(action: str, seen: int) -> None:
    seven = [KI1, NO3, TH5, TH5, TH5, WA1, WA1]
    t = table(
        hands={ANNE: [CO1]}, parks={ANNE: [TH1]}, row=seven, pile=[WA5, WA5], hidden={ANNE: FOOD}
    )
    light = t.light

    play(t, action)

    assert t.light == light + seen


@pytest.mark.rule("SM-5")
def test_a_card_of_the_hand_once_built_has_been_seen() -> None:
    m = match(seed=1)
    m.play(buildable(m, "hand"))

    with pytest.raises(UndoRefused) as refused:
        m.undone(ANNE)
    assert refused.value.reason == "light"


@pytest.mark.rule("SM-35", "SM-34", "SM-38")
@pytest.mark.parametrize("option", ["develop", "survey", "renew"])
def test_what_was_drawn_or_looked_at_cannot_be_taken_back(option: str) -> None:
    m = match()
    m.play(next(code for code in m.options() if GAME.actions[code].startswith(option)))

    with pytest.raises(UndoRefused) as refused:
        m.undone(ANNE)
    assert refused.value.reason == "light"


@pytest.mark.rule("SM-29", "SM-30")
def test_nor_can_the_end_of_a_turn_that_filled_the_row() -> None:
    m = match()
    m.play(buildable(m, "row"))
    m.play("end")

    with pytest.raises(UndoRefused) as refused:
        m.undone(ANNE)
    assert refused.value.reason == "light"


@pytest.mark.rule("SM-R26", "SM-24")
def test_the_end_of_a_turn_can_until_the_next_player_has_acted() -> None:
    m = match()
    m.play("end")
    assert m.undone(ANNE).view(ANNE) == match().view(ANNE)
    m.play("publicity")

    with pytest.raises(UndoRefused) as refused:
        m.undone(ANNE)
    assert refused.value.reason == "acted"


@pytest.mark.rule("SM-41", "SM-51")
@EACH_SEAT_COUNT
def test_nor_can_the_last_action_of_a_round_for_new_visitors_came(seats: int) -> None:
    m = match(seats)
    for _ in range(seats):
        m.play("end")

    with pytest.raises(UndoRefused) as refused:
        m.undone(seats - 1)
    assert refused.value.reason == "light"


@pytest.mark.rule("SM-20", "SM-22")
@pytest.mark.parametrize(("round_", "seen"), [(3, 1), (4, 0)])
def test_new_visitors_are_something_new_even_if_nobody_was_turned_up(
    round_: int, seen: int
) -> None:
    t = table(turn=DENIS, round_=round_)
    light = t.light

    end(t)

    assert t.light == light + seen


@pytest.mark.rule("SM-16")
def test_and_so_are_the_parks_once_open() -> None:
    t = before_the_opening()
    light = t.light

    all_open(t)

    assert t.light == light + 1 + 1  # the parks, and a first round without cards or visitors


@pytest.mark.rule("SM-41")
@pytest.mark.parametrize(("hidden", "seen"), [({CHLOE: FOOD}, 1), ({}, 0)])
def test_nor_that_of_the_game_if_a_visitor_was_turned_up(hidden: dict[int, str], seen: int) -> None:
    t = table(turn=DENIS, round_=4, hidden=hidden)
    light = t.light

    end(t)

    assert asked(t) is None
    assert t.light == light + seen
