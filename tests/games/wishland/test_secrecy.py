"""Who sees what — entrepreneurs before they are shown, the order of piles; all else is open."""

from __future__ import annotations

import pytest

from manege.games.wishland import GAME
from manege.kernel.errors import UndoRefused
from manege.kernel.match import Match
from manege.kernel.secrecy import Viewer
from tests.games.wishland.support import (
    ANNE,
    BASILE,
    CHLOE,
    SPECTATOR,
    asked,
    at_random,
    b,
    before_the_round,
    dealt,
    g,
    imagined,
    k,
    last_turn,
    options,
    play,
    r,
    table,
    told,
    y,
    zone,
)

EACH_VIEWER = pytest.mark.parametrize("viewer", [ANNE, BASILE, CHLOE, SPECTATOR])
THE_OTHERS = pytest.mark.parametrize("viewer", [BASILE, CHLOE, SPECTATOR])
MODULE = {"entrepreneurs": True}


@pytest.mark.rule("WL-11")
@EACH_VIEWER
def test_the_two_dealt_are_known_to_their_owner_alone(viewer: Viewer) -> None:
    t = dealt(3, 4, MODULE)

    for seat in range(3):
        shown = zone(t, "dealt", viewer)[seat]
        assert len(shown) == 2 if seat == viewer else shown == 2
    heard = told(t, viewer, "dealt")
    assert len(heard) == 6
    assert all(("entrepreneur" in event) == (event["seat"] == viewer) for event in heard)
    assert zone(t, "undealt", viewer) == 6


@pytest.mark.rule("WL-11")
@pytest.mark.parametrize(("viewer", "knows"), [(ANNE, True), (SPECTATOR, False)])
def test_alone_one_knows_what_was_not_dealt(viewer: Viewer, knows: bool) -> None:
    shown = zone(dealt(1, 4, MODULE), "undealt", viewer)

    assert len(shown) == 10 if knows else shown == 10


@pytest.mark.rule("WL-11", "WL-12")
@pytest.mark.parametrize(("viewer", "knows"), [(ANNE, True), (BASILE, False), (SPECTATOR, False)])
def test_until_the_reveal_only_its_owner_knows_what_was_kept(viewer: Viewer, knows: bool) -> None:
    t = dealt(3, 4, MODULE)
    kept = options(t, ANNE)[1].removeprefix("keep ")
    play(t, f"keep {kept}")

    assert zone(t, "entrepreneur", viewer)[ANNE] == ([kept] if knows else 1)
    assert isinstance(zone(t, "declined", viewer)[ANNE], list) == knows
    [event] = told(t, viewer, "kept")
    assert event.get("entrepreneur") == (kept if knows else None)


@pytest.mark.rule("WL-11")
@THE_OTHERS
def test_nothing_the_others_get_depends_on_the_choice(viewer: Viewer) -> None:
    seen = []
    for choice in (0, 1):
        t = dealt(3, 4, MODULE)
        t.play(t.options(ANNE)[choice], ANNE)
        seen.append((GAME.view(t, viewer), told(t, viewer)))

    assert seen[0] == seen[1]


@pytest.mark.rule("WL-12")
@EACH_VIEWER
def test_once_revealed_the_kept_ones_are_open_the_declined_stay_unknown(viewer: Viewer) -> None:
    t = dealt(3, 4, MODULE)
    for seat in range(3):
        t.play(t.options(seat)[0], seat)

    assert all(isinstance(shown, list) for shown in zone(t, "entrepreneur", viewer))
    for seat in range(3):
        assert isinstance(zone(t, "declined", viewer)[seat], list) == (seat == viewer)


@pytest.mark.rule("WL-2")
@EACH_VIEWER
def test_of_a_pile_all_know_the_size_not_the_order(viewer: Viewer) -> None:
    t = table(pile=[*y(1, 2, 3), *b(1)])
    other = table(pile=[*y(3, 1, 2), *b(1)])

    assert zone(t, "attraction-pile", viewer) == 3
    assert GAME.view(t, viewer) == GAME.view(other, viewer)


@pytest.mark.rule("WL-R80")
@EACH_VIEWER
def test_areas_market_discards_workers_and_credits_are_open(viewer: Viewer) -> None:
    t = table(areas={ANNE: y(1)}, market=r(1), discards=b(1), credits={ANNE: 7})
    view = GAME.view(t, viewer)

    assert (view["zones"]["area"][ANNE], view["zones"]["market"]) == (y(1), r(1))
    assert (view["zones"]["discards"], view["fields"]["credits"][ANNE]) == (b(1), 7)
    assert view["zones"]["workers"][BASILE] == ["b"] * 4


@pytest.mark.rule("WL-R51")
@pytest.mark.parametrize(("viewer", "sees"), [(ANNE, True), (BASILE, False), (SPECTATOR, False)])
def test_the_owner_of_hotel_8_looks_through_the_piles_sorted(viewer: Viewer, sees: bool) -> None:
    t = last_turn(areas={ANNE: g(8)}, pile=y(3, 1, 2), credits={ANNE: 2})
    assert zone(t, "attraction-pile", viewer) == 3
    play(t, "recover")

    assert asked(t) == (ANNE, "last-purchase")
    assert zone(t, "attraction-pile", viewer) == (y(1, 2, 3) if sees else 3)


@pytest.mark.rule("WL-195")
@pytest.mark.parametrize("viewer", [ANNE, SPECTATOR])
def test_alone_the_hand_is_open_and_the_deck_is_not(viewer: Viewer) -> None:
    t = table(seats=1, order=[5], pile=y(1, 2))
    play(t, "draw")

    assert (zone(t, "hand", viewer), zone(t, "mascot-pile", viewer)) == (y(1), 1)
    assert told(t, viewer, "drew") == [{"event": "drew", "seat": ANNE, "card": "attraction-1"}]


# Imagining


@pytest.mark.rule("WL-2", "WL-11")
@EACH_VIEWER
def test_an_imagined_table_looks_the_same_to_whoever_imagines_it(viewer: Viewer) -> None:
    t = dealt(3, 9, {"entrepreneurs": True, "tiles": True})
    for number, _ in enumerate(at_random(t, 9)):
        if number in (0, 1, 2, 3, 40, 90):
            for twin in imagined(t, viewer, 8):
                assert GAME.view(twin, viewer) == GAME.view(t, viewer)
                assert GAME.secrecy.census(twin) == GAME.secrecy.census(t)
                assert GAME.fault(twin) is None


@pytest.mark.rule("WL-2", "WL-158")
def test_imagining_varies_the_order_of_a_pile_never_what_lies_in_it() -> None:
    t = table(pile=[*y(1, 2, 3, 4), *k(1)])
    piles = {tuple(twin.pile) for twin in imagined(t, ANNE)}

    assert len(piles) > 10
    assert {tuple(sorted(pile)) for pile in piles} == {(0, 1, 2, 3, 96)}
    assert all(pile[-1] == 96 for pile in piles)


@pytest.mark.rule("WL-11")
def test_imagining_varies_what_the_others_were_dealt_and_keeps_ones_own() -> None:
    t = dealt(3, 4, MODULE)
    t.play(t.options(BASILE)[0], BASILE)
    mine = t.dealt[ANNE]
    tables = imagined(t, ANNE, 80)

    assert {twin.dealt[ANNE] for twin in tables} == {mine}
    assert len({twin.dealt[BASILE] for twin in tables}) > 10
    assert len({twin.kept[BASILE] for twin in tables}) > 5
    for twin in tables:
        assert twin.kept[BASILE] & twin.dealt[BASILE] == twin.kept[BASILE]
        assert not twin.dealt[BASILE] & mine
        assert not twin.dealt[BASILE] & twin.dealt[CHLOE]


@pytest.mark.rule("WL-12")
def test_imagining_keeps_what_was_revealed() -> None:
    t = dealt(3, 4, MODULE)
    for seat in range(3):
        t.play(t.options(seat)[0], seat)
    tables = imagined(t, ANNE)

    assert {tuple(twin.kept) for twin in tables} == {tuple(t.kept)}
    assert len({twin.dealt[BASILE] for twin in tables}) > 5


@pytest.mark.rule("WL-2")
def test_what_imagined_tables_will_bring_is_not_what_the_true_one_will() -> None:
    t = table(pile=y(*range(1, 20)), turn=4)
    before = list(t.pile)
    for twin in imagined(t, ANNE, 5):
        assert twin.chance is not t.chance
    assert list(t.pile) == before


# Taking back


def test_what_hides_nothing_can_be_taken_back() -> None:
    match = Match(GAME, 3, 1, None, {"order": [1, 2, 3], "market": y(1), "credits": [9, 0, 0]})
    match.play("buy attraction-1")

    assert match.undone(ANNE).actions == []


def test_a_new_market_cannot_be_unseen() -> None:
    position = {"order": [2, 1], "turn": 4, "player": 0, "pile": y(1, 2, 3, 4)}
    match = Match(GAME, 2, 1, None, position)
    match.play("recover")

    with pytest.raises(UndoRefused, match="come to light"):
        match.undone(ANNE)


def test_nor_a_card_drawn_alone() -> None:
    match = Match(GAME, 1, 1, None, {"order": [1], "pile": y(1, 2)})
    match.play("draw freely")

    with pytest.raises(UndoRefused, match="come to light"):
        match.undone(ANNE)


@pytest.mark.rule("WL-12")
def test_nor_the_reveal_but_ones_own_choice_before_it() -> None:
    match = Match(GAME, 2, 3, MODULE)
    match.play(match.options(ANNE)[0], ANNE)
    assert match.undone(ANNE).actions == []
    match.play(match.options(BASILE)[0], BASILE)

    for seat in (ANNE, BASILE):
        with pytest.raises(UndoRefused):
            match.undone(seat)
    alone = Match(GAME, 1, 3, MODULE)
    alone.play(alone.options(ANNE)[0], ANNE)
    with pytest.raises(UndoRefused, match="come to light"):
        alone.undone(ANNE)


def test_before_a_round_nothing_is_hidden_but_piles() -> None:
    t = before_the_round(pile=y(1))
    hidden = [
        each.name
        for each in GAME.secrecy.zones
        if each.name.endswith("pile") or not each.seen_by(t, 0, SPECTATOR)
    ]

    assert set(hidden) == {
        *(f"{row}-pile" for row in ("attraction", "restaurant", "actor", "hotel", "mascot")),
        *("dealt", "entrepreneur", "declined", "undealt"),
    }


@pytest.mark.rule("WL-4", "WL-9", "WL-35")
@EACH_VIEWER
def test_workers_and_tickets_are_open_wherever_they_are(viewer: Viewer) -> None:
    t = table(groups=["actor-0-2", "hotel-1-1"], reserve={ANNE: 5}, tickets={BASILE: 3})

    assert sorted(zone(t, "board", viewer)) == ["a", "a", "b"]
    assert [len(own) for own in zone(t, "workers", viewer)] == [3, 3, 4]
    assert [len(own) for own in zone(t, "reserve", viewer)] == [5, 6, 6]
    assert zone(t, "tickets", viewer) == [["ticket"], ["ticket"] * 3, ["ticket"]]
    assert zone(t, "ticket-supply", viewer) == ["ticket"] * 15
    assert (zone(t, "hand", viewer), zone(t, "undealt", viewer)) == ([], 0)


@pytest.mark.rule("WL-11")
def test_anything_the_others_may_have_been_dealt_is_imagined() -> None:
    t = dealt(4, 4, MODULE)
    for viewer, known in ((ANNE, t.dealt[ANNE]), (SPECTATOR, 0)):
        seen = 0
        for twin in imagined(t, viewer, 40):
            seen |= twin.dealt[BASILE]
        assert seen == (1 << 12) - 1 & ~known


@pytest.mark.rule("WL-2")
def test_what_chance_will_bring_is_imagined_too() -> None:
    t = table()
    true = t.copy().chance.below(10**6)

    assert true not in {twin.chance.below(10**6) for twin in imagined(t, ANNE, 8)}
