"""Who sees what — set-up picks, staff before the reveal, stacks; all else is open (DP-R2)."""

from __future__ import annotations

import pytest

from manege.games.dice_theme_park import GAME
from manege.games.dice_theme_park.components import HAND, HERE, PLAYED, Parks, has
from manege.kernel.bag import one
from manege.kernel.secrecy import Viewer
from tests.games.dice_theme_park.support import (
    ANNE,
    BASILE,
    CHLOE,
    SPECTATOR,
    by,
    dealt,
    fields,
    imagined,
    offered,
    options,
    play,
    quietly,
    table,
    told,
    zone,
)

EACH_VIEWER = pytest.mark.parametrize("viewer", [ANNE, BASILE, CHLOE, SPECTATOR])
THE_OTHERS = pytest.mark.parametrize("viewer", [BASILE, CHLOE, SPECTATOR])


@pytest.mark.rule("DP-20", "DP-R2")
@EACH_VIEWER
def test_what_was_dealt_is_known_to_its_owner_alone(viewer: Viewer) -> None:
    t = dealt(3, 4, "full")

    for seat in range(3):
        shown = zone(t, "offered-administrators", viewer)[seat]
        assert len(shown) == 2 if seat == viewer else shown == 2
    heard = told(t, viewer, "offered_administrator")
    assert all(("administrator" in event) == (event["seat"] == viewer) for event in heard)
    assert zone(t, "away", viewer) == 6


@pytest.mark.rule("DP-R2")
@THE_OTHERS
@pytest.mark.parametrize("stage", range(4))
def test_nothing_the_others_get_depends_on_a_pick_of_set_up(viewer: Viewer, stage: int) -> None:
    seen = []
    for choice in (0, 1):
        t = dealt(3, 4, "full")
        for _ in range(min(stage, 2)):
            for seat in range(3):
                t.play(t.options(seat)[0], seat)
        if stage == 3:
            t.play(t.options(ANNE)[0], ANNE)
        t.play(t.options(ANNE)[choice], ANNE)
        seen.append((GAME.view(t, viewer), told(t, viewer)))

    assert seen[0] == seen[1]


@pytest.mark.rule("DP-31", "DP-174", "DP-R11")
@pytest.mark.parametrize("expansions", [[], ["surprises", "innovations", "promo"]])
@THE_OTHERS
def test_nothing_the_others_get_depends_on_the_staff_picked(
    viewer: Viewer, expansions: list[str]
) -> None:
    seen = []
    for pick in options(table(seats=3, phase="planning", mode="full", expansions=expansions), ANNE):
        t = table(seats=3, phase="planning", mode="full", expansions=expansions)
        by(t, ANNE, pick)
        seen.append((GAME.view(t, viewer), told(t, viewer)))

    assert len(seen) == (28 if expansions else 15)
    assert all(each == seen[0] for each in seen)


@pytest.mark.rule("DP-31", "DP-R11")
def test_the_owner_sees_the_pick_and_all_see_it_once_revealed() -> None:
    t = table(phase="planning")
    by(t, ANNE, "pick guard guide")
    assert zone(t, "played", ANNE)[ANNE] == ["guard", "guide"]
    assert zone(t, "played", BASILE)[ANNE] == 2
    assert len(fields(t)["staff"][ANNE]) == 6
    by(t, BASILE, "pick guard guide")

    assert zone(t, "played", SPECTATOR)[ANNE] == ["guard", "guide"]


@pytest.mark.rule("DP-R11")
@EACH_VIEWER
def test_hands_are_open_otherwise(viewer: Viewer) -> None:
    t = table(seats=3, phase="expansion")

    assert all(len(hand) == 4 for hand in zone(t, "hand", viewer))


@pytest.mark.rule("DP-23", "DP-26")
@EACH_VIEWER
def test_of_stacks_and_decks_all_know_the_size_not_the_order(viewer: Viewer) -> None:
    t = table(seats=3, mode="full", phase="expansion")

    assert isinstance(zone(t, "stack-a", viewer), int)
    assert isinstance(zone(t, "stack-b", viewer), int)
    assert isinstance(zone(t, "skill-deck", viewer), int)
    assert isinstance(zone(t, "bag", viewer), list)


# Imagining


@pytest.mark.rule("DP-23")
def test_imagining_varies_the_order_of_stacks_never_what_lies_in_them() -> None:
    t = table(mode="full", phase="expansion")
    stacks = {tuple(twin.stack_a) for twin in imagined(t, ANNE)}

    assert len(stacks) > 10
    assert {tuple(sorted(stack)) for stack in stacks} == {tuple(sorted(t.stack_a))}


@pytest.mark.rule("DP-31")
def test_imagining_varies_the_picks_of_others_and_keeps_ones_own() -> None:
    t = table(seats=3, phase="planning")
    by(t, ANNE, "pick guard guide")
    by(t, BASILE, "pick guard guide")
    tables = imagined(t, ANNE, 60)

    assert {has(twin, ANNE, PLAYED) for twin in tables} == {has(t, ANNE, PLAYED)}
    assert len({has(twin, BASILE, PLAYED) for twin in tables}) > 8
    assert {has(twin, CHLOE, PLAYED) for twin in tables} == {0}
    whole = has(t, BASILE, PLAYED) + has(t, BASILE, HAND)
    assert all(has(twin, BASILE, PLAYED) + has(twin, BASILE, HAND) == whole for twin in tables)


@pytest.mark.rule("DP-R2")
@pytest.mark.parametrize("stage", range(3))
def test_imagining_varies_what_others_were_dealt_and_kept(stage: int) -> None:
    t = dealt(3, 4, "full")
    for _ in range(stage):
        for seat in range(3):
            t.play(t.options(seat)[0], seat)
    t.play(t.options(BASILE)[0], BASILE)
    tables = imagined(t, ANNE, 60)

    assert {twin.dealt[ANNE] for twin in tables} == {t.dealt[ANNE]}
    assert len({twin.dealt[BASILE] for twin in tables}) > 8
    assert len({twin.kept[BASILE] for twin in tables}) > 4
    assert all(GAME.view(twin, ANNE) == GAME.view(t, ANNE) for twin in tables)


@pytest.mark.rule("DP-R2")
def test_imagining_varies_the_place_another_has_chosen() -> None:
    t = dealt(2, 4)
    by(t, BASILE, f"keep {offered(t, 'keep', BASILE)[0]}", "open c2")

    assert len({has(twin, BASILE, HERE) for twin in imagined(t, ANNE)}) > 3


@pytest.mark.rule("DP-R72")
@pytest.mark.parametrize(("viewer", "different"), [(ANNE, 1), (BASILE, 1), (CHLOE, 4)])
def test_imagining_the_exchange_varies_for_those_who_did_not_see_it(
    viewer: int, different: int
) -> None:
    t = table(
        seats=3,
        mode="full",
        administrator={ANNE: "k10"},
        dice={ANNE: ["blue-3 e2"]},
        played={ANNE: ("guide", "guard")},
    )
    play(t, "finish", "swap guide director")
    tables = imagined(t, viewer, 60)

    assert len({twin.given for twin in tables}) == different
    assert all(GAME.view(twin, viewer) == GAME.view(t, viewer) for twin in tables)
    assert all(GAME.secrecy.census(twin) == GAME.secrecy.census(t) for twin in tables)


@pytest.mark.rule("DP-R11", "DP-R72")
def test_a_secret_pick_of_the_card_exchanged_does_not_give_it_away() -> None:
    """Basile has picked the director he got unseen; Chloé still cannot tell."""
    t = table(
        seats=3,
        mode="full",
        administrator={ANNE: "k10"},
        dice={ANNE: ["blue-3 e2"]},
        played={ANNE: ("guide", "guard"), BASILE: ("mascot", "director")},
    )
    play(t, "finish", "swap guide director")
    by(t, BASILE, "pick guard director")
    tables = imagined(t, CHLOE, 60)

    assert len({twin.given for twin in tables}) == 4
    assert all(GAME.view(twin, CHLOE) == GAME.view(t, CHLOE) for twin in tables)
    assert all(GAME.secrecy.census(twin) == GAME.secrecy.census(t) for twin in tables)
    assert all(GAME.fault(twin) is None for twin in tables)


# What lies where


@pytest.mark.rule("DP-13", "DP-61")
def test_a_park_holds_the_tiles_that_were_added() -> None:
    t = table(
        park={
            ANNE: ["orchard c4", "carousel e3"],
            BASILE: ["mini-golf b2", "log-flume a1", "duck-pond d1"],
        },
        phase="expansion",
    )

    assert zone(t, "park") == [["orchard", "carousel"], ["log-flume", "mini-golf", "duck-pond"]]
    assert (zone(t, "site"), zone(t, "away")) == ([[], []], 0)


@pytest.mark.rule("DP-10")
def test_every_die_is_somewhere_in_its_colour() -> None:
    t = table(
        seats=4,
        phase="welcome",
        dice={BASILE: ["yellow-2 e2"] * 3 + ["blue-2 e2"]},
        monorails=[["green-1"], ["blue-1"], [], [], []],
        bag=[1, 2, 18],
    )

    assert zone(t, "bag") == ["blue"] + ["green"] * 2 + ["yellow"] * 18
    assert zone(t, "box") == ["blue"] * 18 + ["green"] * 18
    assert zone(t, "visitors")[BASILE] == ["blue"] + ["yellow"] * 3
    assert zone(t, "monorails") == ["blue", "green"]


@pytest.mark.rule("DP-20", "DP-R2")
@pytest.mark.parametrize(("viewer", "knows"), [(ANNE, True), (BASILE, False), (SPECTATOR, False)])
def test_what_is_kept_moves_from_the_offered_ones(viewer: Viewer, knows: bool) -> None:
    t = dealt(3, 4, "full")
    for word, name, kept in (
        ("appoint", "offered-administrators", "kept-administrator"),
        ("learn", "offered-skills", "kept-skill"),
        ("keep", "offered-tiles", "kept-tile"),
    ):
        first, second = zone(t, name, ANNE)[ANNE]
        by(t, ANNE, f"{word} {first}")
        assert zone(t, name, viewer)[ANNE] == ([second] if knows else 1)
        assert zone(t, kept, viewer)[ANNE] == ([first] if knows else 1)
        for seat in (BASILE, CHLOE):
            t.play(t.options(seat)[0], seat)
        if word != "keep":
            assert zone(t, name, viewer)[ANNE] == ([] if knows else 0)
            assert zone(t, kept, viewer)[ANNE] == ([] if knows else 0)


@pytest.mark.rule("DP-R72")
def test_after_an_exchange_two_hands_are_told_to_those_who_saw_it_alone() -> None:
    t = table(
        seats=3,
        mode="full",
        administrator={ANNE: "k10"},
        dice={ANNE: ["blue-3 e2"]},
        played={ANNE: ("guide", "guard")},
    )
    assert fields(t)["staff"] == [
        [name for name in SIX if name not in played]
        for played in (("guide", "guard"), *[("guide", "architect")] * 2)
    ]
    play(t, "finish", "swap guide director")

    assert [held is None for held in fields(t)["staff"]] == [True, True, False]
    assert [held is None for held in fields(t)["rival_sums"]] == [True, True, False]
    for viewer, seen in ((ANNE, 3), (BASILE, 3), (CHLOE, 1), (SPECTATOR, 1)):
        assert sum(isinstance(hand, list) for hand in zone(t, "hand", viewer)) == seen


SIX = ["receptionist", "guard", "guide", "mascot", "architect", "director"]


@pytest.mark.rule("DP-23")
def test_imagining_varies_every_stack_and_what_chance_will_bring() -> None:
    t = table(mode="full", phase="expansion")
    tables = imagined(t, ANNE, 8)
    true = t.copy().chance.below(10**6)

    assert len({tuple(twin.stack_b) for twin in tables}) == 8
    assert len({tuple(twin.skill_deck) for twin in tables}) == 8
    assert true not in {twin.chance.below(10**6) for twin in tables}


def exchanged() -> Parks:
    """Anne has given Basile, who had none left, her director unseen; she has kept three others."""
    t = table(
        seats=3,
        mode="full",
        administrator={ANNE: "k10"},
        dice={ANNE: ["blue-3 e2"]},
        played={
            ANNE: ("guide", "guard"),
            BASILE: ("mascot", "director"),
            CHLOE: ("guide", "guard"),
        },
    )
    play(t, "finish", "swap guide director")
    return t


def planned(t: Parks, *picks: str) -> None:
    """A round with these picks; whoever is not named here takes what comes first."""
    for seat in range(3):
        by(t, seat, picks[seat] if seat < len(picks) else options(t, seat)[0])
    while fields(t)["phase"] != "planning":
        quietly(t)


def hands_told(t: Parks, viewer: Viewer) -> list[bool]:
    told = [isinstance(hand, list) for hand in zone(t, "hand", viewer)]
    if viewer in (CHLOE, SPECTATOR):
        for name in ("staff", "rival_sums"):
            assert [held is not None for held in fields(t, viewer)[name]] == told
    return told


@pytest.mark.rule("DP-R72", "DP-R11")
@EACH_VIEWER
def test_once_the_card_exchanged_is_played_all_hands_are_open_again(viewer: Viewer) -> None:
    t = exchanged()
    whole = t.pool + one(t.given)
    for twin in imagined(t, CHLOE, 20):
        assert twin.pool + one(twin.given) == whole
    assert hands_told(t, CHLOE) == [False, False, True]
    planned(t, "pick guide mascot", "pick guard director", "pick mascot director")
    assert hands_told(t, viewer) == [True] * 3
    planned(t)

    assert hands_told(t, viewer) == [True] * 3
    assert {twin.given for twin in imagined(t, CHLOE, 20)} == {t.given}
    assert all(GAME.view(twin, viewer) == GAME.view(t, viewer) for twin in imagined(t, viewer, 5))


@pytest.mark.rule("DP-R72", "DP-R11")
def test_what_the_giver_plays_is_not_what_was_given() -> None:
    t = exchanged()
    assert len({twin.given for twin in imagined(t, CHLOE, 60)}) == 4
    planned(t, "pick receptionist mascot", "pick receptionist guard", "pick mascot director")
    assert hands_told(t, CHLOE) == [False, False, True]
    assert len({twin.given for twin in imagined(t, CHLOE, 60)}) == 2
    planned(t, "pick guide architect", "pick guard guide")

    assert hands_told(t, CHLOE) == [True, True, True]
    assert "director" in zone(t, "hand", CHLOE)[BASILE]


@pytest.mark.rule("DP-R72", "DP-R11")
def test_a_second_copy_in_the_givers_hand_is_no_other_card() -> None:
    t = table(
        seats=3,
        mode="full",
        administrator={ANNE: "k10"},
        dice={ANNE: ["blue-3 e2"]},
        played={ANNE: ("guide", "guard"), BASILE: ("guide", "guard"), CHLOE: ("guide", "guard")},
        hand={ANNE: ("director",) * 2, BASILE: ("mascot",) * 4, CHLOE: ("mascot",) * 4},
    )
    play(t, "finish", "swap guide director")
    assert hands_told(t, CHLOE) == [False, False, True]
    planned(t, "pick guide guide", "pick mascot mascot", "pick mascot mascot")

    assert hands_told(t, CHLOE) == [True] * 3
