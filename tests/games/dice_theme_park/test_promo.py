"""The promo pack — objectives, consultants, escorts and VIPs (DP-185 to DP-191)."""

from __future__ import annotations

import pytest

from manege.games.dice_theme_park import GAME
from manege.games.dice_theme_park.components import Parks, has, put
from manege.games.dice_theme_park.dice import visitors_of
from manege.games.dice_theme_park.variants.promo import VIPS
from manege.kernel.errors import BadSetup
from tests.games.dice_theme_park.support import (
    ANNE,
    BASILE,
    CHLOE,
    EACH_MODE,
    EACH_SEAT_COUNT,
    FOREST,
    RIVER,
    SPECTATOR,
    asked,
    by,
    dealt,
    dice,
    fields,
    finish,
    imagined,
    offered,
    options,
    play,
    quietly,
    refused,
    stars,
    table,
    to_phase,
    told,
    zone,
)

PROMO = ["promo"]


def promo(vips: list[str] | None = None, *expansions: str, **more: object) -> Parks:
    """Phase 5 unless told otherwise; Anne's VIPs are these dice."""
    seats = more.get("seats", 2)
    assert isinstance(seats, int)
    laid = {"vips": [vips or [], *[[] for _ in range(seats - 1)]]}
    return table(expansions=[*PROMO, *expansions], more=laid, **more)  # type: ignore[arg-type]


# Objectives


def objectives(t: Parks) -> list[str]:
    return [each["objective"] for each in fields(t)["objectives"]]


@pytest.mark.rule("DP-185", "DP-R92", "DP-9")
@EACH_MODE
def test_its_objectives_alone_or_mixed_and_never_a_code_twice(mode: str) -> None:
    mixed: set[str] = set()
    for seed in range(30):
        alone = dealt(2, seed, mode, promo=True, objectives="alone")
        assert all(name.startswith("p") for name in objectives(alone))
        t = dealt(2, seed, mode, promo=True)
        codes = [each["code"] for each in fields(t)["objectives"]]
        assert len(set(codes)) == len(codes)
        mixed |= set(objectives(t))
    assert {name[0] for name in mixed} == {"o", "p"}


@pytest.mark.rule("DP-185")
def test_without_the_pack_the_objectives_are_the_others() -> None:
    assert GAME.offered(2, {"promo": False})["objectives"] == ["base"]
    assert GAME.offered(2, {"promo": True})["objectives"] == ["mixed", "alone"]
    assert all(name.startswith("o") for seed in range(9) for name in objectives(dealt(2, seed)))


def measured(objective: str, **more: object) -> list[int]:
    """What an objective counts as things stand, as if phase 6 came now."""
    t = promo(None, round_=3, objectives=[objective, "o1"], **more)
    found: list[int] = fields(t)["objectives"][0]["numbers"]
    return found


@pytest.mark.rule("DP-185", "DP-133")
@pytest.mark.parametrize(
    ("objective", "laid", "numbers"),
    [
        ("p1", {"facilities": {ANNE: ["kiosk d2"]}, "cubes": {ANNE: ["d2", "c3"]}}, [2, 0]),
        (
            "p1",
            {
                "facilities": {ANNE: ["kiosk d2", "kiosk d3", "kiosk c3"]},
                "cubes": {ANNE: ["d2", "c3", "c3"]},
            },
            [6, 0],
        ),
        ("p2", {"money": {ANNE: 4, BASILE: 9}}, [4, 9]),
        ("p3", {"dice": {ANNE: ["blue-5 e2", "green-3 d2"], BASILE: ["blue-1 e2"]}}, [8, 1]),
        ("p4", {"dice": {ANNE: ["blue-5 e2", "green-3 e2", "blue-1 d2"]}}, [2, 0]),
        ("p5", {"dice": {ANNE: ["blue-5 e2", "green-3 e2", "blue-1 d2"]}}, [2, 0]),
        ("p5", {"dice": {ANNE: ["blue-5 e2", "green-3 e2", "green-1 d2"]}}, [2, 0]),
        ("p5", {"dice": {ANNE: ["yellow-5 e2", "green-3 e2", "yellow-1 d2"]}}, [2, 0]),
        ("p6", {"mascots": {ANNE: 4}}, [0, 0]),
        ("p7", {"plans": {ANNE: 2, BASILE: 5}, "turned": {ANNE: 2}}, [4, 5]),
        ("p8", {"cubes": {ANNE: ["e2", "e2", "d2"], BASILE: ["c3"]}}, [2, 1]),
        ("p9", {"cubes": {ANNE: ["d2"]}, "facilities": {ANNE: ["effects d2"]}}, [5, 0]),
        ("p11", {"park": {ANNE: ["duck-pond e1", "log-flume e3"]}}, [4, 3]),
        ("p12", {"facilities": {ANNE: ["effects d2", "effects c3", "kiosk d3"]}}, [2, 0]),
    ],
)
def test_what_each_counts(objective: str, laid: dict[str, object], numbers: list[int]) -> None:
    somebody = {"dice": {ANNE: ["blue-6 e2"]}}

    assert measured(objective, **(somebody | laid)) == numbers


@pytest.mark.rule("DP-185")
def test_mascots_on_one_attraction_are_counted() -> None:
    t = promo(round_=3, objectives=["p6", "o1"], mascots={ANNE: 3}, dice={ANNE: ["blue-3 e2"]})
    play(t, "mascot", "stand e2", "raise blue-3", "mascot", "stand e2", "raise blue-4")

    assert fields(t)["objectives"][0]["numbers"] == [2, 0]


@pytest.mark.rule("DP-185")
def test_dice_that_left_in_phase_5_are_counted_for_a_round() -> None:
    t = promo(
        round_=3,
        objectives=["p10", "o1"],
        dice={ANNE: ["blue-1 e2", "blue-1 e2", "green-1 d2"], BASILE: ["blue-1 e2"]},
    )
    play(t, "activate e2", "activate e2", seat=ANNE)
    assert fields(t)["objectives"][0]["numbers"] == [2, 0]
    finish(t)

    assert stars(t) == 2 + 4  # two cubes on the Entrance, and the first place
    assert fields(t)["left_park"] == [0, 0]


@pytest.mark.rule("DP-185")
def test_and_not_those_that_leave_in_the_maintenance() -> None:
    t = promo(
        mode="short",
        administrator={ANNE: "k10"},
        dice={ANNE: ["blue-1 e2", "green-1 d2"]},
    )
    play(t, "activate e2", "finish")

    assert asked(t) == (ANNE, "swap-staff")
    assert dice(t) == {}
    assert fields(t)["left_park"] == [1, 0]


@pytest.mark.rule("DP-185", "DP-R66")
def test_of_the_least_money_nothing_is_a_good_result() -> None:
    t = promo(
        round_=3, objectives=["p2", "o1"], money={ANNE: 0, BASILE: 5}, dice={ANNE: ["blue-3 e2"]}
    )
    finish(t)

    assert (stars(t), stars(t, BASILE)) == (4, 0)


# Consultants


@pytest.mark.rule("DP-186")
@EACH_SEAT_COUNT
def test_hands_of_eight(seats: int) -> None:
    t = dealt(seats, promo=True)
    to_phase(t, "planning")

    held = fields(t)["staff"]
    assert all(len(hand) == 8 for hand in held)
    assert all({"consultant", "escort"} <= {*hand} for hand in held)


@pytest.mark.rule("DP-33", "DP-36", "DP-187")
def test_a_consultant_is_fast_and_rich_and_leaves_the_game() -> None:
    t = table(
        expansions=PROMO,
        seats=3,
        played={ANNE: ("consultant", "guide")},
        dice={ANNE: ["blue-3 e2"]},
    )
    assert fields(t)["sums"][ANNE] == 1 + 3
    finish(t)

    assert zone(t, "retired") == ["consultant"]
    assert told(t, SPECTATOR, "retired") == [
        {"event": "retired", "seat": ANNE, "staff": "consultant"}
    ]
    assert [len(hand) for hand in fields(t)["staff"]] == [8, 7, 8]
    assert "guide" in fields(t)["staff"][BASILE]


@pytest.mark.rule("DP-187")
def test_it_does_nothing_else() -> None:
    t = promo(played={ANNE: ("consultant", "consultant")}, dice={ANNE: ["blue-3 e2"]})

    assert fields(t)["abilities"][ANNE] == {"consultant": 2}
    finish(t)
    assert zone(t, "retired") == ["consultant"] * 2


@pytest.mark.rule("DP-187", "DP-138")
def test_after_the_last_round_nothing_is_passed_or_leaves() -> None:
    t = promo(round_=4, played={ANNE: ("consultant", "guide")}, dice={ANNE: ["blue-3 e2"]})
    finish(t)

    assert asked(t) is None
    assert zone(t, "retired") == []


def exchanging(played: tuple[str, str], hand: list[str]) -> Parks:
    t = promo(
        mode="short",
        seats=3,
        administrator={ANNE: "k10"},
        played={ANNE: played},
        hand={ANNE: hand, BASILE: ["guide"] * 3, CHLOE: ["guard"] * 3},
        dice={ANNE: ["blue-3 e2"]},
    )
    while asked(t) is not None and asked(t) != (ANNE, "swap-staff"):
        quietly(t)
    return t


@pytest.mark.rule("DP-162", "DP-R91")
def test_taken_back_by_an_exchange_it_stays_in_hand() -> None:
    t = exchanging(("consultant", "guide"), ["director", "guard", "mascot"])
    play(t, "swap consultant director")

    assert zone(t, "retired") == []
    assert "consultant" in zone(t, "hand", ANNE)[ANNE]
    assert "director" in zone(t, "hand", BASILE)[BASILE]


@pytest.mark.rule("DP-162", "DP-R72", "DP-R91")
def test_given_in_exchange_it_leaves_before_all_eyes() -> None:
    t = exchanging(("director", "guide"), ["consultant", "guard", "mascot"])
    play(t, "swap director consultant")

    assert zone(t, "retired") == ["consultant"]
    assert zone(t, "hand", CHLOE)[ANNE] == zone(t, "hand", ANNE)[ANNE]
    assert zone(t, "hand", SPECTATOR)[BASILE].count("guide") == 4


@pytest.mark.rule("DP-R72", "DP-R91")
def test_nobody_imagines_a_consultant_passed_unseen() -> None:
    t = exchanging(("director", "guide"), ["consultant", "guard", "mascot"])
    play(t, "swap director guard")

    for world in imagined(t, CHLOE):
        assert "consultant" not in zone(world, "hand", BASILE)[BASILE]
        assert "consultant" in zone(world, "hand", ANNE)[ANNE]


# Escorts and VIPs


def escorted(*played: str, train: tuple[str, ...] = ("blue-6", "green-4", "blue-4")) -> Parks:
    t = table(
        expansions=PROMO,
        phase="welcome",
        played={ANNE: (played or ("escort", "guide"))},
        monorails=[train, ["blue-5"], []],
        order=[ANNE, BASILE],
        dice={ANNE: ["yellow-3 e2"]},
    )
    play(t, "welcome 1")
    return t


@pytest.mark.rule("DP-188")
def test_an_escort_makes_a_die_just_come_a_vip() -> None:
    t = escorted()

    assert asked(t) == (ANNE, "honour-one")
    assert offered(t, "honour") == ["blue-4", "blue-6", "green-4"]
    assert refused(t, "honour yellow-3") == "DP-R17 not-just-come"
    assert refused(t, "pass") == "DP-188 escort-first"
    play(t, "honour blue-6")
    assert fields(t)["vips"][ANNE] == {"e2": ["blue-6"]}
    assert fields(t)["vip_tokens"] == 7
    assert asked(t) == (BASILE, "take-monorail")


@pytest.mark.rule("DP-39", "DP-188")
def test_or_not() -> None:
    t = escorted()
    play(t, "decline")

    assert fields(t)["vips"] == [{}, {}]
    assert asked(t) == (BASILE, "take-monorail")


@pytest.mark.rule("DP-40", "DP-R90")
def test_two_escorts_take_two_different_dice() -> None:
    t = escorted("escort", "escort")
    play(t, "honour blue-6")

    assert offered(t, "honour") == ["blue-4", "green-4"]
    play(t, "honour blue-4")
    assert fields(t)["vips"][ANNE] == {"e2": ["blue-4", "blue-6"]}
    assert asked(t) == (BASILE, "take-monorail")


@pytest.mark.rule("DP-40", "DP-R90")
def test_two_dice_that_look_alike_are_two_vips() -> None:
    t = escorted("escort", "escort", train=("blue-6", "blue-6"))
    play(t, "honour blue-6", "honour blue-6")

    assert fields(t)["vips"][ANNE] == {"e2": ["blue-6", "blue-6"]}


@pytest.mark.rule("DP-R90")
def test_tokens_of_all_parks_count() -> None:
    t = table(
        expansions=PROMO,
        seats=3,
        dice={ANNE: ["blue-3 e2"], CHLOE: ["blue-3 e2", "green-4 d2"]},
        more={"vips": [["blue-3"], [], ["blue-3", "green-4"]]},
    )

    assert fields(t)["vip_tokens"] == 5


@pytest.mark.rule("DP-R90")
def test_with_a_single_die_the_second_escort_does_nothing() -> None:
    t = escorted("escort", "escort", train=("blue-6",))
    play(t, "honour blue-6")

    assert asked(t) == (BASILE, "take-monorail")


@pytest.mark.rule("DP-188", "DP-R19")
def test_with_an_empty_monorail_it_does_nothing() -> None:
    t = escorted(train=())

    assert asked(t) == (BASILE, "take-monorail")


@pytest.mark.rule("DP-48", "DP-188")
def test_after_the_guard() -> None:
    t = escorted("escort", "guard")
    assert asked(t) == (ANNE, "lift")
    play(t, "hoist green-4", "honour green-6")

    assert fields(t)["vips"][ANNE] == {"e2": ["green-6"]}


@pytest.mark.rule("DP-R90")
def test_there_are_eight_tokens() -> None:
    there = [f"blue-{n}" for n in (1, 2, 3, 4, 5, 6)] + ["green-1", "green-2"]
    t = promo(
        there,
        phase="welcome",
        played={ANNE: ("escort", "guide")},
        dice={ANNE: [f"{die} e2" for die in there]},
        monorails=[["yellow-5"], [], []],
        order=[ANNE, BASILE],
    )
    play(t, "welcome 1")

    assert fields(t)["vip_tokens"] == 0
    assert asked(t) == (BASILE, "take-monorail")


@pytest.mark.rule("DP-189", "DP-R87")
def test_a_vip_brings_a_star_each_time_it_is_used() -> None:
    t = promo(["blue-4"], dice={ANNE: ["blue-4 e2", "green-2 d2"]})
    play(t, "activate e2", "send blue-3 d2")
    assert fields(t)["applause"] == [1, 0]
    play(t, "activate d2", "send blue-2 e2")
    assert fields(t)["applause"] == [2, 0]


@pytest.mark.rule("DP-189")
def test_two_in_a_group_bring_two_and_others_none() -> None:
    t = promo(["blue-4", "green-3"], dice={ANNE: ["blue-4 d2", "green-3 d2", "blue-5 e2"]})
    play(t, f"activate {FOREST}", "send blue-3 c3")
    assert fields(t)["applause"] == [2, 0]
    play(t, "activate e2", "send blue-4 d2")
    assert fields(t)["applause"] == [2, 0]
    assert fields(t)["tally"][ANNE]["stars"] == 2 + 3 + 1
    finish(t)
    assert stars(t) == 6
    assert fields(t)["sources"][ANNE]["vips"] == 2
    assert fields(t)["applause"] == [0, 0]


@pytest.mark.rule("DP-190", "DP-R87")
def test_a_vip_on_1_that_leaves_still_brings_it_and_its_token_is_free() -> None:
    t = promo(["blue-1"], dice={ANNE: ["blue-1 e2"]})
    play(t, "activate e2")

    assert fields(t)["applause"] == [1, 0]
    assert fields(t)["vips"][ANNE] == {}
    assert fields(t)["vip_tokens"] == 8


@pytest.mark.rule("DP-190")
def test_the_token_goes_where_its_die_goes_and_leaves_with_it() -> None:
    t = promo(["blue-4"], dice={ANNE: ["blue-4 e2", "green-1 e2"]})
    play(t, "plan blue-4 e2", f"stroll-to {FOREST}")
    assert fields(t)["vips"][ANNE] == {FOREST: ["blue-4"]}
    finish(t)
    assert fields(t)["vips"][ANNE] == {FOREST: ["blue-4"]}

    t = promo(["blue-1"], dice={ANNE: ["blue-1 e2", "green-4 e2"]})
    finish(t)
    assert fields(t)["vips"][ANNE] == {}


@pytest.mark.rule("DP-190")
def test_between_a_vip_and_a_like_die_the_vip_is_meant_unless_one_says_otherwise() -> None:
    t = promo(["blue-4"], dice={ANNE: ["blue-4 e2", "blue-4 e2"]})
    assert refused(t, "mean-vip") == "DP-190 meant-already"
    play(t, "mean-other", "plan blue-4 e2", f"stroll-to {FOREST}")
    assert fields(t)["vips"][ANNE] == {"e2": ["blue-4"]}
    assert refused(t, "mean-vip") == "DP-190 no-doubt"

    t = promo(["blue-4"], dice={ANNE: ["blue-4 e2", "blue-4 e2"]})
    play(t, "plan blue-4 e2", f"stroll-to {FOREST}")
    assert fields(t)["vips"][ANNE] == {FOREST: ["blue-4"]}


@pytest.mark.rule("DP-189", "DP-190")
@pytest.mark.parametrize(("words", "applause"), [([], 1), (["mean-other"], 0)])
def test_so_it_is_with_groups(words: list[str], applause: int) -> None:
    t = promo(["blue-4"], dice={ANNE: ["blue-4 e2", "blue-4 e2"]})
    play(t, *words, "activate e2", "send blue-3 d2")

    assert fields(t)["applause"] == [applause, 0]
    assert fields(t)["vips"][ANNE] == ({"d2": ["blue-3"]} if applause else {"e2": ["blue-4"]})


@pytest.mark.rule("DP-68", "DP-190", "DP-R25")
@pytest.mark.parametrize(
    ("words", "vip"), [([], "blue-6"), (["mean-other"], "blue-4"), (["mean-other", "mean-vip"], 6)]
)
def test_either_may_be_turned_by_a_bonus(words: list[str], vip: str | int) -> None:
    t = promo(
        ["blue-4"],
        phase="expansion",
        row=["lagoon-terrace"],
        money={ANNE: 30},
        order=[ANNE, BASILE],
        dice={ANNE: ["blue-4 e2", "blue-4 e2"]},
    )
    play(t, "build lagoon-terrace", "at d1", *words)
    assert asked(t) == (ANNE, "turn-die")
    play(t, "turn blue-4 e2", "face 6")

    assert dice(t) == {"e2": ["blue-4", "blue-6"]}
    assert fields(t)["vips"][ANNE] == {"e2": [f"blue-{str(vip)[-1]}"]}
    assert asked(t) == (ANNE, "expand")


def spared_beside_a_vip(*there: str) -> Parks:
    """Once it is decreased the VIP looks like the green 3 that is spared."""
    t = promo(["green-4"], mode="short", administrator={ANNE: "k2"}, dice={ANNE: [*there]})
    play(t, f"activate {FOREST}")
    return t


@pytest.mark.rule("DP-96", "DP-155", "DP-190")
@pytest.mark.parametrize(("words", "walks"), [([], True), (["mean-other"], False)])
def test_either_may_leave_where_two_of_a_group_look_alike_in_the_end(
    words: list[str], walks: bool
) -> None:
    t = spared_beside_a_vip("green-3 d2", "green-4 d2")
    assert refused(t, "mean-other") == "DP-190 no-doubt"
    play(t, "spare green-3", *words, "send green-3 e2")

    assert dice(t) == {"d2": ["green-3"], "e2": ["green-3"]}
    assert fields(t)["vips"][ANNE] == {("e2" if walks else "d2"): ["green-3"]}
    assert fields(t)["applause"][ANNE] == 1
    assert asked(t) == (ANNE, "operate")


@pytest.mark.rule("DP-96", "DP-190")
def test_dice_that_do_not_leave_are_in_no_doubt_then() -> None:
    t = spared_beside_a_vip("green-3 d2", "green-4 d2", "green-4 d2")

    assert asked(t) == (ANNE, "send-visitor")
    assert refused(t, "mean-other") == "DP-190 no-doubt"


@pytest.mark.rule("DP-96", "DP-167", "DP-190")
@pytest.mark.parametrize(("words", "walks"), [([], True), (["mean-other"], False)])
def test_so_it_is_with_a_die_that_was_rolled(words: list[str], walks: bool) -> None:
    for seed in range(60):
        t = promo(
            *(["green-5"], "surprises"),
            park={ANNE: ["upside-down-house e1"]},
            dice={ANNE: ["green-2 e1", "green-5 e1"]},
            seed=seed,
        )
        play(t, "activate e1", "reroll green-2")
        if told(t, SPECTATOR, "rolled")[0]["value"] == 4:
            break
    play(t, *words, "send green-4 e2")

    assert fields(t)["vips"][ANNE] == {("e2" if walks else "e1"): ["green-4"]}


@pytest.mark.rule("DP-51", "DP-190")
@pytest.mark.parametrize(("words", "vip"), [([], "blue-5"), (["mean-other"], "blue-4")])
def test_so_it_is_while_a_mascot_is_at_work(words: list[str], vip: str) -> None:
    t = promo(
        ["blue-4"], played={ANNE: ("mascot", "guide")}, dice={ANNE: ["blue-3 e2", "blue-4 e2"]}
    )
    play(t, "mascot", "stand e2", "raise blue-3", *words, "raise blue-4")

    assert dice(t) == {"e2": ["blue-4", "blue-5"]}
    assert fields(t)["vips"][ANNE] == {"e2": [vip]}
    assert asked(t) == (ANNE, "operate")


@pytest.mark.rule("DP-101", "DP-190")
def test_of_dice_elsewhere_nothing_is_said_then() -> None:
    t = promo(
        ["blue-4"],
        played={ANNE: ("mascot", "guide")},
        dice={ANNE: ["blue-4 d2", "blue-4 d2", "blue-5 e2"]},
    )
    assert "mean-other" in options(t)
    play(t, "mascot", "stand e2")
    assert refused(t, "mean-other") == "DP-190 no-doubt"


@pytest.mark.rule("DP-124", "DP-190")
@pytest.mark.parametrize(("words", "walks"), [([], True), (["mean-other"], False)])
def test_who_pulls_has_those_in_doubt_that_stand_beside(words: list[str], walks: bool) -> None:
    t = promo(
        ["blue-4"],
        mode="short",
        skills={ANNE: ["pull"]},
        dice={ANNE: ["blue-4 d2", "blue-4 d2"]},
    )
    play(t, "mascot pull", "stand e2", *words, "pull blue-4 d2")

    assert fields(t)["vips"][ANNE] == {("e2" if walks else "d2"): ["blue-4"]}


@pytest.mark.rule("DP-122", "DP-190")
@pytest.mark.parametrize(("words", "vips"), [([], ["blue-5"]), (["mean-other"], ["blue-4"])])
def test_so_it_is_between_two_nudges(words: list[str], vips: list[str]) -> None:
    t = promo(
        ["blue-4"],
        mode="short",
        skills={ANNE: ["nudge"]},
        dice={ANNE: ["blue-4 e2", "blue-4 e2", "green-3 e2"]},
    )
    play(t, "mascot nudge", "stand e2", "nudge-up green-3", *words, "nudge-up blue-4")

    assert fields(t)["vips"][ANNE] == {"e2": vips}
    assert asked(t) == (ANNE, "operate")


@pytest.mark.rule("DP-41", "DP-R89")
def test_a_rescued_vip_keeps_its_token() -> None:
    t = promo(
        ["blue-1"],
        played={ANNE: ("receptionist", "guide")},
        dice={ANNE: ["blue-1 d2", "blue-1 e2"]},
    )
    finish(t)
    by(t, ANNE, "rescue blue-6")

    assert fields(t)["vips"][ANNE] == {"e2": ["blue-6"]}


@pytest.mark.rule("DP-41", "DP-190")
def test_a_rescue_is_the_vips_whoever_was_meant_before() -> None:
    t = promo(
        ["blue-1"],
        played={ANNE: ("receptionist", "guide")},
        dice={ANNE: ["blue-1 e2", "blue-1 e2"]},
    )
    play(t, "mean-other")
    finish(t)
    by(t, ANNE, "rescue blue-6")

    assert fields(t)["vips"][ANNE] == {"e2": ["blue-6"]}


@pytest.mark.rule("DP-126", "DP-R89")
def test_so_does_one_whose_colour_is_exchanged() -> None:
    t = promo(["blue-4"], mode="short", skills={ANNE: ["dye"]}, dice={ANNE: ["blue-4 e2"]})
    play(t, "mascot dye", "stand e2", "dye blue-4 green")

    assert fields(t)["vips"][ANNE] == {"e2": ["green-4"]}


@pytest.mark.rule("DP-126", "DP-190", "DP-R89")
def test_a_die_exchanged_beside_a_vip_is_none() -> None:
    t = promo(
        ["blue-4"], mode="short", skills={ANNE: ["dye"]}, dice={ANNE: ["blue-4 e2", "blue-3 e2"]}
    )
    play(t, "mascot dye", "stand e2", "dye blue-3 green")

    assert dice(t) == {"e2": ["blue-4", "green-3"]}
    assert fields(t)["vips"][ANNE] == {"e2": ["blue-4"]}


@pytest.mark.rule("DP-190")
def test_what_was_said_of_dice_alike_holds_for_a_round() -> None:
    t = promo(["blue-4"], dice={ANNE: ["blue-4 e2", "blue-4 e2"]})
    play(t, "mean-other")
    assert fields(t)["modest"] == [True, False]
    while t.round == 1:
        quietly(t)

    assert fields(t)["modest"] == [False, False]


@pytest.mark.rule("DP-190", "DP-R90")
def test_a_vip_too_many_or_out_of_the_park_is_found() -> None:
    there = [*(f"blue-{n}" for n in (1, 2, 3, 4, 5, 6)), "green-1", "green-2", "green-3"]
    t = promo(there[:8], dice={ANNE: [f"{die} e2" for die in there]})
    assert GAME.fault(t) is None
    put(t, ANNE, VIPS, visitors_of(t, ANNE))
    assert GAME.fault(t) == "there are eight VIP tokens (DP-R90)"

    t = promo(["blue-4"], dice={ANNE: ["blue-4 e2"]})
    put(t, BASILE, VIPS, has(t, ANNE, VIPS))
    assert GAME.fault(t) == "a VIP of seat 1 is not in the park (DP-190)"


@pytest.mark.rule("DP-191", "DP-R88")
def test_a_vip_at_a_surprise_is_decreased() -> None:
    t = promo(["blue-5"], "surprises", park={ANNE: ["bubble-lab e1"]}, dice={ANNE: ["blue-5 e1"]})
    play(t, "activate e1")

    assert refused(t, "reroll blue-5") == "DP-191 not-to-be-rolled"
    play(t, "send blue-4 e2")
    assert dice(t) == {"e2": ["blue-4"]}


@pytest.mark.rule("DP-191", "DP-R88")
def test_on_1_it_leaves_without_a_question() -> None:
    t = promo(["blue-1"], "surprises", park={ANNE: ["bubble-lab e1"]}, dice={ANNE: ["blue-1 e1"]})
    play(t, "activate e1")

    assert dice(t) == {}


@pytest.mark.rule("DP-168", "DP-169", "DP-191")
def test_neither_administrator_nor_skill_rolls_it() -> None:
    t = promo(
        *(["blue-5"], "surprises"),
        mode="short",
        administrator={ANNE: "k13"},
        skills={ANNE: ["roll-blue"]},
        dice={ANNE: ["blue-5 e2", "green-2 e2"]},
    )
    assert refused(t, "gamble blue-5 e2") == "DP-191 not-to-be-rolled"
    play(t, "mascot roll-blue", "stand e2")
    assert refused(t, "roll blue-5") == "DP-191 not-to-be-rolled"


@pytest.mark.rule("DP-191")
def test_beside_a_like_die_the_other_one_is_rolled() -> None:
    t = promo(
        *(["blue-5"], "surprises"),
        mode="short",
        administrator={ANNE: "k13"},
        dice={ANNE: ["blue-5 e2", "blue-5 e2"]},
    )
    play(t, "gamble blue-5 e2")

    assert "blue-5" in fields(t)["vips"][ANNE]["e2"]


def test_all_see_who_is_a_vip() -> None:
    t = promo(["blue-4"], dice={ANNE: [f"blue-4 {RIVER}"]})

    for viewer in (ANNE, BASILE, SPECTATOR):
        assert fields(t, viewer)["vips"][ANNE] == {RIVER: ["blue-4"]}
    assert "mean-other" not in options(t)


@pytest.mark.rule("DP-190")
@pytest.mark.parametrize("vips", [["blue-5"], ["blue-4", "blue-4"]])
def test_a_position_has_no_token_without_a_die(vips: list[str]) -> None:
    with pytest.raises(BadSetup, match=r"“vips”.*DP-190"):
        promo(vips, dice={ANNE: ["blue-4 e2"]})
