"""Mise en place and the three picks (DP-5 to DP-26)."""

from __future__ import annotations

from collections import Counter

import pytest

from manege.games.dice_theme_park.components import FACILITIES, INSTALLED, Parks, has
from manege.games.dice_theme_park.objectives import CODE
from manege.games.dice_theme_park.skills import SKILL_IDS
from manege.games.dice_theme_park.tiles import TILE_IDS
from tests.games.dice_theme_park.support import (
    ANNE,
    BASILE,
    EACH_MODE,
    EACH_SEAT_COUNT,
    SPECTATOR,
    WITH_CARDS,
    all_asked,
    asked,
    by,
    dealt,
    fields,
    happened,
    offered,
    options,
    refusal,
    refused,
    told,
    zone,
)


def through_the_opening(seats: int, mode: str, seed: int = 1) -> Parks:
    t = dealt(seats, seed, mode)
    while fields(t)["phase"] == "opening":
        t.play(t.options()[0])
    return t


@pytest.mark.rule("DP-1", "DP-2", "DP-3", "DP-5", "DP-6")
@pytest.mark.parametrize(
    ("mode", "rounds", "first"),
    [
        ("initiation", 4, "choose-tile"),
        ("short", 4, "choose-administrator"),
        ("full", 5, "choose-administrator"),
    ],
)
def test_modes_differ_by_rounds_and_by_cards(mode: str, rounds: int, first: str) -> None:
    t = dealt(2, 1, mode)

    assert (fields(t)["round"], fields(t)["rounds"]) == (1, rounds)
    assert all_asked(t) == [(ANNE, first), (BASILE, first)]


@pytest.mark.rule("DP-8", "DP-9", "DP-R1")
@pytest.mark.parametrize(("mode", "rounds"), [("short", [3, 4]), ("full", [3, 4, 5])])
@pytest.mark.parametrize("seed", range(12))
def test_objectives_lie_under_their_rounds_with_different_codes(
    mode: str, rounds: list[int], seed: int
) -> None:
    t = dealt(3, seed, mode)

    assert [each["round"] for each in fields(t)["objectives"]] == rounds
    codes = [CODE[each] for each in t.objectives]
    assert len(set(codes)) == len(codes)


@pytest.mark.rule("DP-10", "DP-7", "DP-11")
@pytest.mark.parametrize(("seats", "of_a_colour"), [(2, 11), (3, 16), (4, 21)])
def test_dice_of_each_colour_by_players(seats: int, of_a_colour: int) -> None:
    t = dealt(seats, 1)

    everywhere = zone(t, "bag") + zone(t, "monorails")
    for colour in ("blue", "green", "yellow"):
        assert everywhere.count(colour) == of_a_colour
        assert zone(t, "box").count(colour) == 21 - of_a_colour
    assert [len(train) for train in fields(t)["trains"]] == [3] * (seats + 1)


@pytest.mark.rule("DP-11")
@pytest.mark.parametrize(
    ("seats", "printed"),
    [
        (2, ["346", "355", "445"]),
        (3, ["256", "346", "355", "445"]),
        (4, ["166", "256", "346", "355", "445"]),
    ],
)
def test_monorail_dice_show_what_is_printed_whatever_their_colour(
    seats: int, printed: list[str]
) -> None:
    seen = set()
    for seed in range(8):
        trains = fields(dealt(seats, seed))["trains"]
        assert ["".join(sorted(die[-1] for die in train)) for train in trains] == printed
        seen.add(str(trains))
    assert len(seen) == 8


@pytest.mark.rule("DP-12", "DP-13", "DP-14", "DP-15", "DP-17", "DP-18", "DP-19")
@EACH_SEAT_COUNT
@EACH_MODE
def test_what_everybody_begins_with(seats: int, mode: str) -> None:
    t = dealt(seats, 1, mode)
    view = fields(t)

    assert view["money"] == [6] * seats
    assert view["stars"] == [0] * seats
    assert (view["plans"], view["turned"]) == ([3] * seats, [0] * seats)
    assert (view["mascots"], view["resting"]) == ([1] * seats, [1] * seats)
    for seat in range(seats):
        assert len(zone(t, "hand")[seat]) == 6
        assert sorted(view["parks"][seat]) == ["c3", "d2", "d3", "e2"]
        assert not any(has(t, seat, INSTALLED + n) for n in range(FACILITIES))


@pytest.mark.rule("DP-16")
def test_the_first_order_is_random() -> None:
    orders = {tuple(dealt(3, seed).order) for seed in range(30)}

    assert len(orders) == 6


@pytest.mark.rule("DP-20", "DP-21", "DP-24", "DP-R2")
@EACH_SEAT_COUNT
@WITH_CARDS
def test_administrator_then_skill_then_tile_each_by_all_at_once(seats: int, mode: str) -> None:
    t = dealt(seats, 2, mode)

    for question in ("choose-administrator", "choose-skill", "choose-tile"):
        assert all_asked(t) == [(seat, question) for seat in range(seats)]
        for seat in range(seats):
            assert len(options(t, seat)) in (1, 2)
            t.play(t.options(seat)[0], seat)
            if question == "choose-tile":
                t.play(t.options(seat)[0], seat)
    assert all_asked(t) == [(seat, "plan-round") for seat in range(seats)]


@pytest.mark.rule("DP-20")
def test_the_kept_administrator_lies_open_the_other_leaves_the_game() -> None:
    t = dealt(2, 2, "full")
    mine, other = offered(t, "appoint", ANNE)
    by(t, ANNE, f"appoint {mine}")
    by(t, BASILE, f"appoint {offered(t, 'appoint', BASILE)[0]}")

    assert zone(t, "administrator")[ANNE] == [mine]
    assert zone(t, "away") == 10
    assert other not in zone(t, "administrator")[BASILE]


@pytest.mark.rule("DP-21", "DP-22", "DP-117")
@EACH_SEAT_COUNT
def test_the_mascot_stands_on_the_kept_skill_and_players_plus_one_are_available(
    seats: int,
) -> None:
    t = dealt(seats, 2, "full")
    for word in ("appoint", "learn"):
        for seat in range(seats):
            by(t, seat, f"{word} {offered(t, word, seat)[0]}")

    assert (fields(t)["resting"], fields(t)["mascots"]) == ([0] * seats, [1] * seats)
    assert [len(ready) for ready in fields(t)["ready"]] == [1] * seats
    assert len(zone(t, "offer")) == seats + 1
    assert zone(t, "skill-deck") == 30 - seats - (seats + 1)


@pytest.mark.rule("DP-1")
def test_initiation_has_neither_skills_nor_administrators() -> None:
    t = through_the_opening(3, "initiation")

    assert zone(t, "offer") == []
    assert zone(t, "administrator") == [[], [], []]


@pytest.mark.rule("DP-24", "DP-25", "DP-26", "DP-R6")
@EACH_SEAT_COUNT
def test_the_first_tile_is_free_beside_the_board_and_brings_no_bonus(seats: int) -> None:
    t = dealt(seats, 1)
    for seat in range(seats):
        kept = offered(t, "keep", seat)[0]
        by(t, seat, f"keep {kept}")
        assert offered(t, "open", seat) == ["b2", "b3", "c2", "c4", "d1", "d4", "e1", "e3"]
        by(t, seat, "open c2")

    assert fields(t)["money"] == [6] * seats
    assert all(park["c2"] for park in fields(t)["parks"])
    assert "bonus" not in happened(t)
    assert len(zone(t, "row")) == seats + 1
    assert zone(t, "stack-a") == 20 - seats - (seats + 1)
    assert zone(t, "stack-b") == 16


@pytest.mark.rule("DP-24")
def test_the_other_tile_goes_back_into_the_stack() -> None:
    t = dealt(2, 1)
    kept, returned = offered(t, "keep", ANNE)
    by(t, ANNE, f"keep {kept}", "open c2")
    by(t, BASILE, f"keep {offered(t, 'keep', BASILE)[0]}", "open c2")

    assert TILE_IDS.index(returned) in t.stack_a
    assert TILE_IDS.index(kept) not in t.stack_a
    assert zone(t, "discards") == []
    assert returned not in fields(t)["parks"][BASILE].values()


@pytest.mark.rule("DP-20", "DP-21", "DP-24", "DP-R6")
def test_what_was_not_dealt_cannot_be_kept() -> None:
    t = dealt(2, 2, "full")
    strange = next(f"k{n}" for n in range(1, 13) if f"k{n}" not in offered(t, "appoint"))
    assert refused(t, f"appoint {strange}") == "DP-20 administrator-not-dealt"
    assert refused(t, "finish") == "DP-20 administrator-first"
    t = dealt(2, 2)
    strange = next(
        name for name in ("duck-pond", "carousel", "mini-golf") if name not in offered(t, "keep")
    )
    assert refused(t, f"keep {strange}") == "DP-24 tile-not-dealt"
    t.play(t.options()[0])
    assert refused(t, "open a1") == "DP-R6 not-beside-the-board"
    assert refused(t, "open e2") == "DP-R6 not-beside-the-board"


@pytest.mark.rule("DP-8", "DP-11")
def test_the_set_up_is_told() -> None:
    t = dealt(2, 1)

    assert len(told(t, SPECTATOR, "objective")) == 2
    assert len(told(t, SPECTATOR, "boarded")) == 9
    assert asked(t) == (ANNE, "choose-tile")


@pytest.mark.rule("DP-20", "DP-21", "DP-22", "DP-24", "DP-25", "DP-26")
@EACH_SEAT_COUNT
def test_the_choices_are_dealt_kept_and_shown_as_told(seats: int) -> None:
    t = dealt(seats, 3, "full")
    for word, zone_name, thing in (
        ("appoint", "offered-administrators", "administrator"),
        ("learn", "offered-skills", "skill"),
        ("keep", "offered-tiles", "tile"),
    ):
        kept = []
        for seat in range(seats):
            mine = zone(t, zone_name, seat)[seat]
            heard = [each for each in told(t, seat, f"offered_{thing}") if each["seat"] == seat]
            assert sorted(str(each[thing]) for each in heard) == sorted(mine)
            assert sorted(offered(t, word, seat)) == sorted(set(mine))
            by(t, seat, f"{word} {mine[1]}")
            kept.append(mine[1])
            assert told(t, seat, f"kept_{thing}")[-1] == {
                "event": f"kept_{thing}",
                "seat": seat,
                thing: mine[1],
            }
            if word == "keep":
                by(t, seat, "open d1")
        shown = told(t, SPECTATOR, "opened" if thing == "tile" else f"showed_{thing}")
        assert [(each["seat"], each[thing]) for each in shown] == [*enumerate(kept)]
    assert [park["d1"] for park in fields(t)["parks"]] == kept
    assert len(told(t, SPECTATOR, "sited")) == seats
    skills = [str(each["skill"]) for each in told(t, SPECTATOR, "skill_on_offer")]
    assert sorted(skills) == sorted(zone(t, "offer"))
    assert {each["tile"] for each in told(t, SPECTATOR, "on_offer")} == set(zone(t, "row"))


@pytest.mark.rule("DP-20")
@EACH_SEAT_COUNT
def test_no_administrator_is_dealt_twice(seats: int) -> None:
    t = dealt(seats, 5, "short")
    cards = [card for seat in range(seats) for card in offered(t, "appoint", seat)]

    assert len(set(cards)) == 2 * seats


@pytest.mark.rule("DP-21")
@EACH_SEAT_COUNT
def test_the_skill_cards_not_kept_are_in_the_deck_again(seats: int) -> None:
    t = through_the_opening(seats, "full", 4)
    shown = [card for mine in zone(t, "skills") for card in mine] + zone(t, "offer")
    deck = [SKILL_IDS[card] for card in t.skill_deck[t.top_skill :]]

    assert Counter([*shown, *deck]) == dict.fromkeys(SKILL_IDS[:15], 2)


@pytest.mark.rule("DP-8", "DP-11")
def test_objectives_and_dice_are_told_with_their_rounds_and_monorails() -> None:
    t = dealt(3, 1, "full")

    assert [(each["round"], each["objective"]) for each in told(t, SPECTATOR, "objective")] == [
        (each["round"], each["objective"]) for each in fields(t)["objectives"]
    ]
    for number, train in enumerate(fields(t)["trains"], start=1):
        aboard = [e["die"] for e in told(t, SPECTATOR, "boarded") if e["monorail"] == number]
        assert sorted(str(die) for die in aboard) == sorted(train)


@pytest.mark.rule("DP-63")
def test_what_is_built_later_leaves_copies_of_the_table_alone() -> None:
    t = dealt(2, 1)
    for seat in (ANNE, BASILE):
        by(t, seat, f"keep {offered(t, 'keep', seat)[0]}")
    by(t, ANNE, "open c2")
    before = t.copy()
    by(t, BASILE, "open c2")

    assert "c2" not in fields(before)["parks"][ANNE]
    assert asked(before) == (BASILE, "choose-first-site")


@pytest.mark.rule("DP-20")
def test_administrators_are_dealt_at_random_and_each_is_told_once() -> None:
    dealt_to_anne = {tuple(offered(dealt(2, seed, "full"), "appoint", ANNE)) for seed in range(9)}

    assert len(dealt_to_anne) > 5
    assert len(told(dealt(4, 1, "full"), SPECTATOR, "offered_administrator")) == 8


@pytest.mark.rule("DP-24", "DP-R2")
def test_what_is_kept_leaves_copies_of_the_table_alone() -> None:
    t = dealt(2, 1)
    before = t.copy()
    by(t, ANNE, f"keep {offered(t, 'keep', ANNE)[0]}")

    assert zone(before, "kept-tile", ANNE)[ANNE] == []
    strange = next(name for name in TILE_IDS[4:24] if name not in offered(t, "keep", BASILE))
    why = refusal(t, f"keep {strange}", BASILE)
    assert why is not None
    assert why.facts == {"tile": TILE_IDS.index(strange)}


@pytest.mark.rule("DP-21")
def test_skill_cards_given_back_are_shuffled_in() -> None:
    at_the_bottom = []
    for seed in range(5):
        t = dealt(2, seed, "full")
        for seat in (ANNE, BASILE):
            by(t, seat, f"appoint {offered(t, 'appoint', seat)[0]}")
        returned = [zone(t, "offered-skills", seat)[seat][1] for seat in (ANNE, BASILE)]
        for seat in (ANNE, BASILE):
            by(t, seat, f"learn {zone(t, 'offered-skills', seat)[seat][0]}")
        at_the_bottom.append([SKILL_IDS[card] for card in t.skill_deck[-2:]] == returned)

    assert not all(at_the_bottom)


@pytest.mark.rule("DP-24")
def test_tiles_given_back_are_shuffled_in() -> None:
    at_the_bottom = []
    for seed in range(5):
        t = dealt(2, seed)
        pairs = [offered(t, "keep", seat) for seat in (ANNE, BASILE)]
        for seat, (kept, _) in enumerate(pairs):
            by(t, seat, f"keep {kept}", "open c2")
        at_the_bottom.append([TILE_IDS[tile] for tile in t.stack_a[-2:]] == [b for _, b in pairs])

    assert not all(at_the_bottom)


@pytest.mark.rule("DP-21", "DP-24")
def test_skills_and_tiles_are_dealt_at_random() -> None:
    skills, tiles = set(), set()
    for seed in range(9):
        t = dealt(2, seed)
        tiles.add(tuple(offered(t, "keep", ANNE)))
        t = dealt(2, seed, "full")
        for seat in (ANNE, BASILE):
            by(t, seat, f"appoint {offered(t, 'appoint', seat)[0]}")
        skills.add(tuple(offered(t, "learn", ANNE)))

    assert len(skills) > 5
    assert len(tiles) > 5


@pytest.mark.rule("DP-9", "DP-23")
def test_objectives_and_stacks_are_at_random() -> None:
    tables = [dealt(2, seed, "full") for seed in range(12)]

    assert len({tuple(t.stack_a) for t in tables}) == len({tuple(t.stack_b) for t in tables}) == 12
    assert {objective for t in tables for objective in t.objectives} == set(range(10))
