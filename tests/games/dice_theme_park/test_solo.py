"""Alone — set-up, a rival that takes things away, dice set aside, objectives and the target."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest

from manege.games.dice_theme_park import GAME
from manege.games.dice_theme_park.components import Parks
from manege.games.dice_theme_park.variants import figures
from manege.kernel.errors import BadSetup
from tests.games.dice_theme_park.support import (
    ANNE,
    SPECTATOR,
    asked,
    at_random,
    dealt,
    dice,
    end_game,
    fields,
    finish,
    happened,
    imagined,
    money,
    offered,
    parks,
    placed,
    play,
    quietly,
    refused,
    to_phase,
    told,
    zone,
)

NEVER_BITES: Final = "i12"  # 10: monorail 3, attraction 2, skill 1
TAKES_MONORAIL_3: Final = "i2"  # 4
TAKES_TILE_3: Final = "i3"  # 5
TAKES_SKILL_3: Final = "i1"  # 3
TAKES_ALL: Final = "i7"  # 7: monorail 1, attraction 2, skill 3
ROW: Final = ["duck-pond", "carousel", "mini-golf"]
OFFER: Final = ["push", "pull", "leap"]


def alone(
    *,
    side: str = "normal",
    extra: tuple[int, ...] = (),
    seed: int = 0,
    phase: str = "activation",
    round_: int = 1,
    standing: tuple[str, ...] = (),
    park: tuple[str, ...] = (),
    facilities: tuple[str, ...] = (),
    played: tuple[str, ...] = ("guide", "architect"),
    chosen: dict[str, bool] | None = None,
    **places: Any,
) -> Parks:
    """A table for one, laid out where a phase begins; the other places as a position names them.

    Unless told otherwise each round asks for something that this park does not have.
    """
    position: dict[str, Any] = {
        "phase": [phase],
        "round": round_,
        "dice": placed(1, {ANNE: standing}),
        "park": placed(1, {ANNE: park}),
        "facilities": placed(1, {ANNE: facilities}),
        "played": [[*([] if phase == "planning" else played)]],
        "monorails": [[], [], []],
        "aims": [["sa7"], ["sa8"], ["sb7"], ["sb5"]],
        **places,
    }
    extras = {f"extra-{number}": True for number in extra}
    settings: dict[str, object] = {"solo": side, **extras, **(chosen or {})}
    t = parks(GAME.table(1, seed, settings, position=position))
    t.story = []
    return t


def solo(t: Parks) -> dict[str, Any]:
    found: dict[str, Any] = fields(t)["solo"]
    return found


def results(t: Parks) -> dict[str, bool | None]:
    """What became of each objective."""
    return {each["aim"]: each["met"] for each in solo(t)["objectives"]}


def foreseen(t: Parks, aim: str) -> tuple[int, bool]:
    """How far one has come with an objective, and whether that would do."""
    found = next(each for each in solo(t)["objectives"] if each["aim"] == aim)
    return found["number"], found["now"]


# Set-up


@pytest.mark.rule("DP-192", "DP-193", "DP-195")
def test_all_is_laid_out_as_for_two_with_nine_dice_of_each_colour() -> None:
    t = dealt(1, 3, "full")
    for _ in range(4):  # administrator, skill, attraction, its place
        quietly(t)

    assert fields(t)["rounds"] == 5
    assert [len(train) for train in fields(t)["trains"]] == [3, 3, 3]
    assert [len(zone(t, name)) for name in ("row", "offer")] == [3, 3]
    everywhere = zone(t, "bag") + zone(t, "monorails")
    assert Counter(everywhere) == {"blue": 9, "green": 9, "yellow": 9}
    assert fields(t)["money"] == [6]
    assert fields(t)["mascots"] == [1]
    assert fields(t)["plans"] == [3]
    assert set(fields(t)["left"][ANNE].values()) == {3}


@pytest.mark.rule("DP-192")
def test_the_monorails_are_those_of_two_players() -> None:
    values = [[int(die[-1]) for die in train] for train in fields(dealt(1, 3, "full"))["trains"]]

    assert [sorted(train) for train in values] == [[3, 4, 6], [3, 5, 5], [4, 4, 5]]


@pytest.mark.rule("DP-194")
def test_two_hands_of_staff() -> None:
    hand = Counter(zone(dealt(1, 3, "full"), "hand", ANNE)[ANNE])

    assert hand == dict.fromkeys(
        ("receptionist", "guard", "guide", "mascot", "architect", "director"), 2
    )


@pytest.mark.rule("DP-196")
def test_each_skill_is_there_once() -> None:
    t = dealt(1, 3, "full")
    skills = Counter(
        thing for holds, thing in GAME.secrecy.census(t).elements() if holds == "skill"
    )

    assert skills == dict.fromkeys(range(15), 1)


@pytest.mark.rule("DP-196", "DP-201")
def test_where_the_skill_deck_runs_out_a_place_stays_empty() -> None:
    """Fourteen are left after the first choice, three are laid out in each of five rounds."""
    t = dealt(1, 3, "full")
    while t.decision is not None and t.round < 5:
        quietly(t)

    assert len(zone(t, "offer")) == 2
    assert [skill is None for skill in solo(t)["skills"]] == [False, False, True]
    assert GAME.fault(t) is None


@pytest.mark.rule("DP-197")
@pytest.mark.parametrize(("side", "target"), [("normal", 160), ("difficult", 170)])
def test_each_side_has_its_target(side: str, target: int) -> None:
    t = parks(GAME.table(1, 1, {"solo": side}))

    assert (solo(t)["target"], solo(t)["needed"]) == (target, target + 1)


@pytest.mark.rule("DP-200")
@pytest.mark.parametrize(("stars", "lacking"), [(0, 161), (100, 61), (160, 1), (161, 0), (180, 0)])
def test_what_is_still_needed_is_told(stars: int, lacking: int) -> None:
    assert solo(alone(stars=[stars]))["lacking"] == lacking


@pytest.mark.rule("DP-199", "DP-R93")
def test_an_objective_of_its_letter_lies_under_each_lettered_round() -> None:
    for seed in range(20):
        t = dealt(1, seed, "full")
        lie = solo(t)["objectives"]

        assert [each["round"] for each in lie] == [2, 3, 4, 5]
        assert [each["aim"][:2] for each in lie] == ["sa", "sa", "sb", "sb"]
        assert len({each["aim"] for each in lie}) == 4
        assert fields(t)["objectives"] == []
        assert [event["aim"] for event in told(t, SPECTATOR, "aim")] == [e["aim"] for e in lie]


@pytest.mark.rule("DP-211")
@pytest.mark.parametrize("extra", [(3, 5), (2, 3, 4, 5)])
def test_any_lettered_round_may_have_one_more(extra: tuple[int, ...]) -> None:
    for seed in range(20):
        t = parks(GAME.table(1, seed, {f"extra-{number}": True for number in extra}))
        lie = solo(t)["objectives"]

        assert Counter(each["round"] for each in lie) == {
            number: 2 if number in extra else 1 for number in (2, 3, 4, 5)
        }
        assert len({each["aim"] for each in lie}) == len(lie)
        assert all((each["aim"][1] == "a") == (each["round"] < 4) for each in lie)


@pytest.mark.rule("DP-192", "DP-211")
def test_alone_it_is_a_full_game_and_with_others_nothing_of_this_is_offered() -> None:
    assert GAME.offered(1, {})["mode"] == ["full"]
    assert GAME.offered(1, {})["solo"] == ["normal", "difficult"]
    assert GAME.offered(2, {})["solo"] == ["off"]
    assert GAME.offered(3, {})["extra-3"] == [False]
    with pytest.raises(BadSetup, match="mode"):
        GAME.table(1, 1, {"mode": "short"})
    with pytest.raises(BadSetup, match="solo"):
        GAME.table(2, 1, {"solo": "difficult"})
    assert fields(dealt(2, 1))["solo"] is None


# Initiative


@pytest.mark.rule("DP-198")
def test_the_order_of_the_deck_is_nobodys_to_know() -> None:
    t = dealt(1, 3, "full")
    for viewer in (ANNE, SPECTATOR):
        assert zone(t, "initiative-deck", viewer) == 12
        first = {tuple(twin.notes) for twin in imagined(t, viewer)}
        assert len(first) > 30


@pytest.mark.rule("DP-202")
def test_after_the_staff_the_top_card_is_revealed_and_lies_open() -> None:
    t = alone(phase="planning", initiative=[NEVER_BITES, "i1"], monorails=[["blue-3"], [], []])
    assert solo(t)["initiative"] is None
    play(t, "pick guard guide")

    assert zone(t, "initiatives") == [NEVER_BITES]
    assert zone(t, "initiative-deck", ANNE) == 11
    assert (solo(t)["initiative"], solo(t)["value"]) == (NEVER_BITES, 10)
    assert happened(t).index("revealed") < happened(t).index("initiative")


@pytest.mark.rule("DP-203")
def test_whoever_is_quicker_than_the_rival_loses_nothing() -> None:
    t = alone(phase="planning", initiative=[TAKES_ALL], row=ROW, offer=OFFER)
    play(t, "pick guard mascot")  # 6 to its 7

    assert solo(t)["denied"] == {"monorails": [], "tiles": [], "skills": []}
    assert solo(t)["ahead"] is True
    assert offered(t, "welcome") == ["1", "2", "3"]
    assert told(t, SPECTATOR, "came_first") == [{"event": "came_first", "seat": ANNE, "sum": 6}]


@pytest.mark.rule("DP-203", "DP-R94", "DP-R95", "DP-201")
@pytest.mark.parametrize("pick", ["guide mascot", "director director"])
def test_if_equal_or_slower_all_that_the_card_marks_is_gone(pick: str) -> None:
    """7 is equal: the rival comes first."""
    t = alone(phase="planning", initiative=[TAKES_ALL], row=ROW, offer=OFFER, money=[30])
    play(t, f"pick {pick}")

    assert solo(t)["denied"] == {"monorails": [1], "tiles": ["carousel"], "skills": ["leap"]}
    assert solo(t)["ahead"] is False
    assert offered(t, "welcome") == ["2", "3"]
    assert refused(t, "welcome 1") == "DP-203 monorail-denied"
    to_phase(t, "expansion")
    assert offered(t, "build") == ["duck-pond", "mini-golf"]
    assert refused(t, "build carousel") == "DP-59 tile-not-available"
    assert sorted(offered(t, "train")) == ["pull", "push"]
    assert GAME.fault(t) is None


@pytest.mark.rule("DP-203", "DP-201")
@pytest.mark.parametrize(
    ("card", "denied"),
    [
        (TAKES_MONORAIL_3, {"monorails": [3], "tiles": [], "skills": []}),
        (TAKES_TILE_3, {"monorails": [], "tiles": ["mini-golf"], "skills": []}),
        (TAKES_SKILL_3, {"monorails": [], "tiles": [], "skills": ["leap"]}),
    ],
)
def test_only_what_is_marked(card: str, denied: dict[str, list[object]]) -> None:
    t = alone(phase="planning", initiative=[card], row=ROW, offer=OFFER)
    play(t, "pick guide mascot")

    assert solo(t)["denied"] == denied


@pytest.mark.rule("DP-203")
def test_where_nothing_lies_nothing_is_taken() -> None:
    t = alone(phase="planning", initiative=[TAKES_ALL], row=ROW[:1], offer=OFFER[:2])
    play(t, "pick guide mascot")

    assert solo(t)["denied"] == {"monorails": [1], "tiles": [], "skills": []}


@pytest.mark.rule("DP-R14", "DP-164", "DP-203")
@pytest.mark.parametrize(("answer", "ahead"), [("hurry", True), ("stroll", False)])
def test_the_sum_may_be_lowered_once_the_card_is_known(answer: str, ahead: bool) -> None:
    t = alone(
        phase="planning", initiative=[TAKES_ALL], row=ROW, offer=OFFER, administrator=[["k12"]]
    )
    play(t, "pick guard director")  # 8 to its 7

    assert asked(t) == (ANNE, "adjust-sum")
    assert solo(t)["value"] == 7
    assert solo(t)["denied"]["monorails"] == []
    play(t, answer)
    assert solo(t)["ahead"] is ahead
    assert (solo(t)["denied"]["monorails"] == []) is ahead


@pytest.mark.rule("DP-203", "DP-201")
def test_what_is_available_is_told_place_by_place_and_how_likely_the_rival_comes_first() -> None:
    t = alone(phase="planning", initiative=[NEVER_BITES], row=ROW, offer=OFFER)

    assert solo(t)["tiles"] == ROW
    assert solo(t)["skills"] == OFFER
    assert solo(t)["risks"]["2"] == 0
    assert solo(t)["risks"]["5"] == 4
    assert solo(t)["risks"]["12"] == 12
    play(t, "pick guard guide")
    to_phase(t, "planning")
    if t.decision is not None:
        finish(t)


@pytest.mark.rule("DP-204", "DP-R94")
def test_dice_of_both_other_monorails_return_to_the_bag() -> None:
    t = alone(
        phase="planning",
        initiative=[TAKES_MONORAIL_3],
        monorails=[["blue-6"], ["green-5"], ["yellow-5"]],
        bag=[0, 0, 0],
    )
    play(t, "pick director director", "welcome 1")
    assert Counter(zone(t, "bag")) == {}
    to_phase(t, "planning")

    assert [len(train) for train in fields(t)["trains"]] == [2, 0, 0]


@pytest.mark.rule("DP-204", "DP-R24", "DP-R94")
def test_a_denied_tile_is_in_the_discard_from_the_next_round_on() -> None:
    t = alone(phase="planning", initiative=[TAKES_ALL], row=ROW, offer=OFFER)
    play(t, "pick director director")
    assert zone(t, "discards") == []
    assert zone(t, "denied-tiles") == ["carousel"]
    assert zone(t, "denied-skills") == ["leap"]
    finish(t)
    while t.round == 1:
        quietly(t)

    assert set(zone(t, "discards")) == set(ROW)
    assert set(zone(t, "used-skills")) == set(OFFER)
    assert zone(t, "denied-tiles") == []
    assert [solo(t)[name] for name in ("initiative", "value", "ahead")] == [None] * 3
    assert solo(t)["denied"] == {"monorails": [], "tiles": [], "skills": []}


@pytest.mark.rule("DP-R24", "DP-70")
def test_it_can_be_salvaged_then_and_not_before() -> None:
    """Water: Wild River, Log Flume and Bumper Boats stand there, a fourth brings the bonus."""
    places: dict[str, Any] = {
        "park": ("log-flume d1", "bumper-boats c2"),
        "row": ["lagoon-terrace", "duck-pond", "carousel"],
        "money": [30],
        "initiative": ["i5"],  # 6: attraction 2, skill 1
    }
    t = alone(phase="planning", **places)
    play(t, "pick director director")
    to_phase(t, "expansion")
    play(t, "build lagoon-terrace", "at c1")
    assert asked(t) == (ANNE, "expand")  # the discard is empty: the bonus is lost

    t = alone(phase="expansion", discards=["mini-golf"], **{**places, "initiative": []})
    play(t, "build lagoon-terrace", "at c1")
    assert offered(t, "salvage") == ["mini-golf"]


# The die left over


@pytest.mark.rule("DP-R96", "DP-159")
def test_a_die_of_either_monorail_left_may_be_invited() -> None:
    t = alone(
        phase="planning",
        initiative=[NEVER_BITES],
        administrator=[["k7"]],
        monorails=[["blue-6"], ["green-5"], ["yellow-4"]],
    )
    play(t, "pick guard guide", "welcome 2", "decline")

    assert asked(t) == (ANNE, "invite-one")
    assert offered(t, "invite") == ["blue-6", "yellow-4"]
    play(t, "invite yellow-4")
    assert dice(t)["e2"] == ["green-5", "yellow-4"]
    assert fields(t)["trains"] == [["blue-6"], [], []]


@pytest.mark.rule("DP-R96", "DP-159", "DP-203")
def test_but_not_of_one_that_was_denied() -> None:
    t = alone(
        phase="planning",
        initiative=[TAKES_MONORAIL_3],
        administrator=[["k7"]],
        monorails=[["blue-6"], ["green-5"], ["yellow-4"]],
    )
    play(t, "pick guide mascot", "welcome 2")

    assert offered(t, "invite") == ["blue-6"]
    assert refused(t, "invite yellow-4") == "DP-159 not-left-over"


# Staff


@pytest.mark.rule("DP-205")
def test_staff_is_discarded_for_good() -> None:
    t = alone(phase="planning", initiative=[NEVER_BITES])
    play(t, "pick guide guide")
    while t.round == 1:
        quietly(t)

    assert zone(t, "dismissed") == ["guide", "guide"]
    assert "guide" not in zone(t, "hand", ANNE)[ANNE]
    assert len(zone(t, "hand", ANNE)[ANNE]) == 10
    assert [event["staff"] for event in told(t, SPECTATOR, "dismissed")] == ["guide", "guide"]


@pytest.mark.rule("DP-205")
def test_ten_of_the_twelve_are_played() -> None:
    t = dealt(1, 4, "full")
    end_game(t)

    assert len(zone(t, "hand", ANNE)[ANNE]) == 2
    assert len(zone(t, "dismissed")) == 8
    assert len(zone(t, "played")[ANNE]) == 2


@pytest.mark.rule("DP-R72", "DP-162", "DP-205")
def test_the_card_that_replaces_one_taken_back_is_discarded() -> None:
    t = alone(administrator=[["k10"]], hand=[["guard", "mascot"]], standing=("blue-3 e2",))
    play(t, "finish")
    assert asked(t) == (ANNE, "swap-staff")
    play(t, "swap architect guard")

    assert zone(t, "dismissed") == ["guard", "guide"]
    for viewer in (ANNE, SPECTATOR):
        assert zone(t, "hand", viewer)[ANNE] == ["mascot", "architect"]
    assert fields(t)["staff"] == [["mascot", "architect"]]


# Dice set aside


@pytest.mark.rule("DP-206", "DP-R98")
def test_a_die_lost_in_an_activation_is_set_aside() -> None:
    t = alone(standing=("blue-1 e2", "green-4 d2"), bag=[2, 2, 2])
    play(t, "activate e2")

    assert (solo(t)["aside"], solo(t)["aside_now"]) == (20, 1)
    assert Counter(zone(t, "bag")) == {"blue": 2, "green": 2, "yellow": 2}


@pytest.mark.rule("DP-206", "DP-R98")
def test_so_is_one_discarded_on_1_but_not_one_that_is_rescued() -> None:
    t = alone(standing=("blue-1 c3", "green-1 d2"), played=("receptionist", "guard"))
    play(t, "finish", "rescue green-6")

    assert [event["die"] for event in told(t, SPECTATOR, "left")] == ["blue-1"]
    assert (solo(t)["aside"], solo(t)["aside_now"]) == (1, 0)  # of the round before


@pytest.mark.rule("DP-R98", "DP-126", "DP-R59")
def test_a_die_exchanged_goes_into_the_bag() -> None:
    t = alone(standing=("blue-3 e2",), skills=[["dye"]], bag=[0, 1, 0])
    play(t, "mascot dye", "stand e2", "dye blue-3 green")

    assert zone(t, "bag") == ["blue"]
    assert solo(t)["aside_now"] == 0


@pytest.mark.rule("DP-R19", "DP-206")
def test_the_bag_may_run_short_and_monorails_stay_empty() -> None:
    t = alone(monorails=[[], ["blue-3", "blue-3"], []], bag=[0, 2, 0], standing=("blue-1 e2",))
    finish(t)

    assert [len(train) for train in fields(t)["trains"]] == [3, 1, 0]
    play(t, "pick guard guide")
    assert len(offered(t, "welcome")) >= 2


# Objectives and target


@pytest.mark.rule("DP-210", "DP-R100", "DP-200")
def test_a_missed_objective_raises_the_target_as_in_the_example() -> None:
    """Round 3, 1 on the card, 10 on the track: 160 becomes 171, at least 172 are needed."""
    t = alone(round_=3, aims=[["sa7"], ["sa1"], ["sb7"], ["sb5"]], standing=("blue-3 e2",))
    finish(t)

    assert (solo(t)["target"], solo(t)["needed"]) == (171, 172)
    assert results(t)["sa1"] is False
    assert told(t, SPECTATOR, "target_rose") == [
        {"event": "target_rose", "number": 11, "target": 171}
    ]


@pytest.mark.rule("DP-209", "DP-207")
def test_one_that_is_met_leaves_the_target_where_it_is() -> None:
    t = alone(
        round_=3,
        aims=[["sa7"], ["sa1"], ["sb7"], ["sb5"]],
        standing=("blue-6 e2", "green-6 e2", "yellow-6 e2"),
        played=("director", "guide"),
    )
    play(t, "activate e2", "send blue-5 d2", "activate e2", "send green-5 d2")
    assert solo(t)["objectives"][1]["number"] == 2
    play(t, "direct e2")
    finish(t)

    assert solo(t)["target"] == 160
    assert results(t)["sa1"] is True
    assert [event["aim"] for event in told(t, SPECTATOR, "aim_met")] == ["sa1"]


@pytest.mark.rule("DP-208")
def test_only_its_own_round_counts() -> None:
    """Three mascots in the round before do not help, six dollars in the round after neither."""
    t = alone(round_=1, mascots=[3], standing=("blue-3 e2",))
    finish(t)
    assert results(t)["sa7"] is None
    assert solo(t)["target"] == 160

    t = alone(round_=2, aims=[["sa5"], [], [], []], money=[5], standing=("blue-3 e2",))
    finish(t)
    play(t, "pick director director")
    assert money(t) >= 6
    end_game(t)
    assert results(t)["sa5"] is False
    assert solo(t)["target"] == 173


@pytest.mark.rule("DP-R99", "DP-211")
@pytest.mark.parametrize(
    ("aims", "target"),
    [
        (["sa5", "sa11"], 160),  # 6$ and 5 dice, both met
        (["sa5", "sa7"], 160 + 1 + 10),  # 3 mascots: one missed
        (["sa7", "sa8"], 160 + 1 + 1 + 10),
        (["sa7"], 160 + 1 + 10),
    ],
)
def test_of_two_objectives_each_card_counts_and_the_track_once(
    aims: list[str], target: int
) -> None:
    t = alone(
        round_=2,
        extra=(2,),
        aims=[aims, ["sa2"], ["sb7"], ["sb5"]],
        standing=("blue-3 e2", "blue-3 e2", "blue-3 e2", "blue-3 e2", "blue-3 e2"),
    )
    finish(t)

    assert solo(t)["target"] == target


@pytest.mark.rule("DP-210", "DP-R99")
@pytest.mark.parametrize(("red", "track", "target"), [(0, 10, 170), (1, 0, 161), (0, 0, 160)])
def test_a_missed_objective_counts_the_track_whatever_its_card_prints(
    red: int, track: int, target: int
) -> None:
    figures.replace({"sa7": {"red": red}, "track": {"red": [track, 10, 10, 10]}})
    try:
        t = alone(round_=2, aims=[["sa7"], [], [], []], standing=("blue-3 e2",))
        finish(t)
        assert solo(t)["target"] == target
        assert len(told(t, SPECTATOR, "target_rose")) == (target > 160)
    finally:
        figures.replace({})


@pytest.mark.rule("DP-R97")
@pytest.mark.parametrize(
    ("played", "met"), [(("guide", "guard"), False), (("receptionist", "guard"), True)]
)
def test_the_objective_no_longer_sees_dice_on_1(played: tuple[str, ...], met: bool) -> None:
    """Seven dice in the park, one of them on 1: it leaves before, in round 5 too."""
    seven = ("blue-1 d2", *["green-4 d2"] * 6)
    t = alone(round_=5, aims=[["sa7"], ["sa8"], ["sb7"], ["sb10"]], standing=seven, played=played)
    assert [foreseen(t, "sb10"), solo(t)["aside_now"]] == [(6, False), 0]
    play(t, "finish")
    if met:
        assert foreseen(t, "sb10") == (6, False)
        play(t, "rescue blue-2")

    assert results(t)["sb10"] is met
    assert foreseen(t, "sb10") == ((7, True) if met else (6, False))


@pytest.mark.rule("DP-R97", "DP-122")
def test_a_die_that_a_skill_has_changed_leaves_on_1_like_others() -> None:
    t = alone(
        round_=2,
        aims=[["sa11"], [], [], []],
        standing=("blue-2 e2", *["green-4 e2"] * 4),
        skills=[["nudge"]],
    )
    play(t, "mascot nudge", "stand e2", "nudge-down blue-2", "nudge-up green-4")

    assert foreseen(t, "sa11") == (4, False)


@pytest.mark.rule("DP-R97", "DP-42", "DP-R70")
def test_of_two_on_1_the_one_rescued_counts_while_the_other_is_asked_about() -> None:
    t = alone(
        round_=2,
        aims=[["sa11"], [], [], []],
        standing=("blue-1 d2", "green-1 d2", *["green-4 d2"] * 3),
        played=("receptionist", "receptionist"),
    )
    play(t, "finish")
    assert foreseen(t, "sa11") == (3, False)
    play(t, "rescue blue-1")

    assert asked(t) == (ANNE, "rescue-visitors")
    assert foreseen(t, "sa11") == (4, False)
    play(t, "rescue green-2")
    assert results(t)["sa11"] is True


@pytest.mark.rule("DP-R97", "DP-R70")
def test_one_rescued_on_1_stays_for_this_round_and_no_longer() -> None:
    t = alone(
        round_=2,
        aims=[["sa11"], ["sa11"], [], []],
        standing=("blue-1 d2", *["green-4 d2"] * 4),
        played=("receptionist", "guard"),
    )
    play(t, "finish", "rescue blue-1")

    assert solo(t)["objectives"][0]["met"] is True
    assert solo(t)["objectives"][1]["number"] == 4


@pytest.mark.rule("DP-200", "DP-R102", "DP-149")
@pytest.mark.parametrize(("stars", "won"), [(159, False), (160, False), (161, True)])
def test_the_target_must_be_beaten_by_the_final_score(stars: int, won: bool) -> None:
    """6$ bring the last two stars."""
    t = alone(
        round_=5,
        stars=[stars - 2],
        aims=[["sa7"], ["sa8"], ["sb7"], ["sb13"]],
        park=("log-flume d1", "bumper-boats c2"),
        standing=("blue-3 e2",),
    )
    finish(t)
    outcome = GAME.outcome(t)

    assert asked(t) is None
    assert outcome.scores == [stars]
    assert outcome.target == 161
    assert outcome.winners == ([ANNE] if won else [])
    assert outcome.decided_by == "DP-200"


@pytest.mark.rule("DP-209")
def test_of_a_game_that_is_over_it_is_told_how_many_objectives_were_met() -> None:
    t = alone(
        round_=5, extra=(5,), aims=[[], [], [], ["sb4", "sb7"]], money=[10], standing=("blue-3 e2",)
    )
    finish(t)

    assert results(t) == {"sb4": True, "sb7": False}
    assert GAME.figures(t) == {"met": 0.5}
    assert GAME.figures(dealt(2, 1)) == {}


@pytest.mark.rule("DP-210", "DP-200", "DP-207")
def test_the_objective_of_round_5_may_still_lose_the_game() -> None:
    t = alone(round_=5, stars=[165], standing=("blue-3 e2",))
    finish(t)

    assert GAME.outcome(t).target == 160 + 3 + 10 + 1
    assert GAME.outcome(t).winners == []


@pytest.mark.rule("DP-209")
def test_where_none_was_asked_for_there_is_no_share_of_them() -> None:
    t = alone(round_=5, aims=[[], [], [], []], standing=("blue-3 e2",))
    finish(t)

    assert GAME.figures(t) == {}


@pytest.mark.rule("DP-198", "DP-201", "DP-211")
@pytest.mark.parametrize(
    ("place", "what", "rule"),
    [
        ("row", [*ROW, "log-flume"], "DP-201"),
        ("offer", [*OFFER, "flip"], "DP-201"),
        ("aims", [["sa1", "sa2", "sa3"], [], [], []], "DP-211"),
        ("initiative", ["i1", "i1"], "DP-198"),
    ],
)
def test_a_position_that_cannot_be_is_refused(place: str, what: list[object], rule: str) -> None:
    with pytest.raises(BadSetup, match=f"“{place}”.*{rule}"):
        alone(phase="planning", **{place: what})  # type: ignore[arg-type]


# With expansions


@pytest.mark.rule("DP-212")
@pytest.mark.parametrize(
    ("chosen", "added"),
    [
        ({}, set()),
        ({"surprises": True}, {"sa16", "sb16"}),
        ({"innovations": True}, {"sa17", "sa18", "sb17", "sb18"}),
        (
            {"surprises": True, "innovations": True},
            {"sa16", "sa17", "sa18", "sb16", "sb17", "sb18"},
        ),
    ],
)
def test_an_expansion_adds_its_own_objectives(chosen: dict[str, bool], added: set[str]) -> None:
    found: set[str] = set()
    for seed in range(150):
        lie = solo(parks(GAME.table(1, seed, chosen)))["objectives"]
        assert [each["aim"][1] for each in lie] == ["a", "a", "b", "b"]
        found |= {each["aim"] for each in lie}

    assert {aim for aim in found if int(aim[2:]) > 15} == added


@pytest.mark.rule("DP-R101", "DP-171", "DP-194")
def test_with_innovations_there_are_two_engineers() -> None:
    hand = Counter(zone(parks(GAME.table(1, 1, {"innovations": True})), "hand", ANNE)[ANNE])

    assert (hand["engineer"], hand["architect"], hand.total()) == (2, 0, 12)


@pytest.mark.rule("DP-R76", "DP-196")
def test_with_surprises_each_of_their_skills_is_there_once() -> None:
    t = parks(GAME.table(1, 1, {"surprises": True}))
    skills = Counter(
        thing for holds, thing in GAME.secrecy.census(t).elements() if holds == "skill"
    )

    assert skills == dict.fromkeys(range(18), 1)


@pytest.mark.rule("DP-213", "DP-186")
def test_with_the_promo_staff_twelve_of_sixteen_are_kept() -> None:
    t = parks(GAME.table(1, 1, {"promo": True}, listen=True))
    assert asked(t) == (ANNE, "choose-hand")
    assert len(zone(t, "hand", ANNE)[ANNE]) == 16
    assert len(offered(t, "leave")) == 8
    assert refused(t, "pick guide guide") == "DP-213 hand-first"
    play(t, "leave guard", "leave guard")
    assert "guard" not in offered(t, "leave")
    assert refused(t, "leave guard") == "DP-213 staff-not-held"
    play(t, "leave consultant", "leave receptionist")

    assert asked(t) == (ANNE, "choose-administrator")
    assert len(zone(t, "hand", ANNE)[ANNE]) == 12
    assert zone(t, "left-out") == ["receptionist", "guard", "guard", "consultant"]
    assert [event["staff"] for event in told(t, SPECTATOR, "left_out")] == [
        *("guard", "guard", "consultant", "receptionist"),
    ]


@pytest.mark.rule("DP-R93", "DP-185")
def test_the_promo_pack_brings_no_objectives_alone() -> None:
    t = parks(GAME.table(1, 1, {"promo": True}, listen=True))

    assert len(t.objectives) == 0
    assert told(t, SPECTATOR, "objective") == []


@pytest.mark.rule("DP-187", "DP-205")
def test_a_consultant_leaves_the_game_alone_too() -> None:
    t = alone(chosen={"promo": True}, played=("consultant", "guide"), standing=("blue-3 e2",))
    box = GAME.secrecy.census(t)
    finish(t)

    assert zone(t, "retired") == ["consultant"]
    assert zone(t, "dismissed") == ["guide"]
    assert GAME.secrecy.census(t) == box


# Always


EVERYTHING: Final = {
    **dict.fromkeys(("surprises", "innovations", "promo"), True),
    **{f"extra-{number}": True for number in (2, 3, 4, 5)},
    "solo": "difficult",
}


@pytest.mark.rule("DP-205", "DP-206", "DP-210")
@pytest.mark.parametrize("chosen", [{}, EVERYTHING], ids=["plain", "everything"])
def test_whole_games_keep_all_there_is_and_the_target_is_what_was_told(
    chosen: dict[str, object],
) -> None:
    t = parks(GAME.table(1, 5, chosen, listen=True))
    box = GAME.secrecy.census(t)
    first = solo(t)["target"]
    for number, _ in enumerate(at_random(t, 5)):
        if number % 10 == 0:
            assert GAME.secrecy.census(t) == box
            assert GAME.fault(t) is None
            for viewer in (ANNE, SPECTATOR):
                for twin in imagined(t, viewer, 2):
                    assert GAME.view(twin, viewer) == GAME.view(t, viewer)
                    assert GAME.secrecy.census(twin) == box

    told_rises = [int(str(event["number"])) for event in told(t, SPECTATOR, "target_rose")]
    assert solo(t)["target"] == first + sum(told_rises)
    assert all(each["met"] is not None for each in solo(t)["objectives"])
    assert len(told(t, SPECTATOR, "initiative")) == 5
