"""Values actions by visitors won and kept, minds tempo and cheapskates; sees only its view."""

from __future__ import annotations

import json

import pytest

from manege.arena.simulate import simulate
from manege.games.scream_machine import GAME
from manege.games.scream_machine.components import (
    ATTRACTION_IDS,
    Scream,
)
from manege.games.scream_machine.season import Season
from manege.games.scream_machine.sensible import Sensible
from manege.kernel.chance import chance_from
from manege.kernel.sight import Shown, Sight
from tests.games.scream_machine.support import (
    ANNE,
    BASILE,
    CHEAPSKATE,
    CHLOE,
    CO1,
    CO3,
    CO5,
    COASTER,
    DENIS,
    EACH_SEAT_COUNT,
    FA1,
    FO1,
    KI1,
    KI3,
    KIDDIE,
    NO1,
    TH1,
    THRILL,
    WA1,
    WA5,
    WATER,
    before_the_opening,
    dealt,
    table,
)

LAST_ROUND = 4  # of four players


def chosen(t: Scream, seed: int = 1) -> str:
    """What the seat that is asked does, in words."""
    assert t.decision is not None
    bot = Sensible(seed)
    code = bot.choose(Sight(GAME, t, t.decision.seat))
    return GAME.actions[code]


def card(name: str) -> int:
    return ATTRACTION_IDS.index(name)


# What it does


def test_it_builds_what_wins_the_most_visitors() -> None:
    t = table(
        hands={ANNE: [CO5, KI3]},
        parks={BASILE: [CO3], CHLOE: [KI1]},
        nationals=[COASTER, COASTER, COASTER, KIDDIE],
        first=BASILE,
        turn=ANNE,
        whole=True,
    )
    assert chosen(t) == f"build {CO5}"


def test_visitors_of_a_gap_that_is_not_its_own_do_not_tempt_it() -> None:
    t = table(
        hands={ANNE: [TH1, WA1]},
        locals_={CHLOE: [THRILL] * 3, DENIS: [WATER]},
        round_=LAST_ROUND,
        actions=1,
        used=["publicity"],
        whole=True,
    )
    assert chosen(t) == f"build {WA1}"


def test_it_keeps_what_a_rival_could_still_take() -> None:
    t = table(
        hands={ANNE: [CO3]},
        parks={ANNE: [CO3]},
        nationals=[COASTER] * 3,
        round_=LAST_ROUND,
        whole=True,
    )
    assert chosen(t) == f"build {CO3}"


def test_once_all_have_played_nothing_needs_keeping() -> None:
    t = table(
        hands={ANNE: [CO3]},
        parks={ANNE: [CO3]},
        nationals=[COASTER] * 3,
        first=BASILE,
        turn=ANNE,
        round_=LAST_ROUND,
        whole=True,
    )
    assert chosen(t) == "publicity"


def test_with_nothing_left_to_gain_it_ends() -> None:
    t = table(
        hands={ANNE: [CO3]},
        first=BASILE,
        turn=ANNE,
        round_=LAST_ROUND,
        used=["publicity"],
        whole=True,
    )
    assert chosen(t) == "end"


def where_two_hide(surveyed: list[int]) -> Scream:
    return table(
        hands={ANNE: [CO1, WA1, KI1, FO1, FA1, TH1, NO1]},
        hidden={DENIS: THRILL, ANNE: THRILL},
        surveyed=surveyed,
        first=BASILE,
        turn=ANNE,
        round_=LAST_ROUND,
        actions=2 - len(surveyed),
        used=["publicity"],
        whole=True,
    )


def test_it_surveys_before_it_builds_for_whoever_hides() -> None:
    assert chosen(where_two_hide([])) == "survey"


def test_it_builds_for_those_it_has_seen_hiding() -> None:
    t = where_two_hide([ANNE])
    assert chosen(t) == f"build {TH1}"


def test_it_demolishes_to_be_the_cheapest() -> None:
    t = table(
        parks={ANNE: [CO5, WA1], BASILE: [CO3], CHLOE: [CO5], DENIS: [CO5]},
        nationals=[CHEAPSKATE] * 2,
        locals_={ANNE: [CHEAPSKATE]},
        first=BASILE,
        turn=ANNE,
        round_=LAST_ROUND,
        whole=True,
    )
    assert chosen(t) == f"demolish {CO5}"


def test_it_makes_no_ticket_dearer_that_cheapskates_like() -> None:
    t = table(
        hands={ANNE: [WA1]},
        parks={ANNE: [CO1], BASILE: [CO1, KI1], CHLOE: [CO5], DENIS: [CO5]},
        nationals=[CHEAPSKATE] * 4 + [WATER],
        first=BASILE,
        turn=ANNE,
        round_=LAST_ROUND,
        actions=1,
        used=["publicity"],
        whole=True,
    )
    assert chosen(t) == "end"


def test_it_takes_what_serves_it_out_of_the_row_and_keeps_its_hand() -> None:
    t = table(hands={ANNE: [CO5]}, row=[CO5, KI1], nationals=[COASTER] * 3, whole=True)
    assert chosen(t) == f"build {CO5} from row"


def test_among_equal_openings_the_seed_decides() -> None:
    t = before_the_opening(hands={ANNE: [CO5, WA5]}, whole=True)
    openings = {chosen(t, seed) for seed in range(20)}
    assert openings == {f"open {CO5}", f"open {WA5}"}


# What it expects


@pytest.mark.parametrize(("first", "certain"), [(BASILE, True), (ANNE, False)])
def test_a_lead_is_worth_less_while_rivals_still_play(first: int, certain: bool) -> None:
    t = table(
        parks={ANNE: [CO1]},
        row=[CO3],
        nationals=[COASTER] * 2,
        first=first,
        turn=ANNE,
        round_=LAST_ROUND,
        whole=True,
    )
    season = Season()
    season.look(t, ANNE)
    assert (season.worth(0, 0, season.offers[0]) == 2) is certain


@EACH_SEAT_COUNT
def test_it_plays_what_is_listed(seats: int) -> None:
    for seed in (seats, seats + 10):
        t = dealt(seats, seed)
        bots = [Sensible(seat) for seat in range(seats)]
        while t.decision is not None:
            seat = t.decision.seat
            listed = t.options()
            code = bots[seat].choose(Sight(GAME, t, seat))
            assert code in listed
            assert seats > 2 or not GAME.actions[code].startswith("demolish")  # SM-61
            t.play(code, seat)


# Always


def test_the_same_seed_plays_the_same() -> None:
    one, other = (simulate(GAME, 3, 2, 7, ["sensible"]).as_data() for _ in range(2))
    assert one["scores"] == other["scores"]


@pytest.mark.parametrize("seats", [2, 4])
def test_what_it_cannot_see_changes_nothing(seats: int) -> None:
    t = dealt(seats, 11)
    chance = chance_from(12)
    while t.decision is not None:
        sight = Sight(GAME, t, t.decision.seat)
        bot, twin = Sensible(13), Sensible(13)
        code = bot.choose(sight)
        assert twin.choose(Sight(GAME, sight.imagine(chance), sight.seat)) == code
        t.play(code)


def test_a_view_as_plain_data_is_enough() -> None:
    t = dealt(3, 5)
    while t.decision is not None:
        seat = t.decision.seat
        view = json.loads(json.dumps(GAME.view(t, seat)))
        bot, twin = Sensible(6), Sensible(6)
        code = bot.choose(Shown(GAME, seat, view, GAME.imagine(t, seat, chance_from(6))))
        assert twin.choose(Sight(GAME, t, seat)) == code
        t.play(code)


def test_it_wins_far_more_than_its_share_against_random() -> None:
    found = simulate(GAME, 4, 40, 1, ["sensible", "random", "random", "random"])
    assert found.wins["sensible"] >= 0.8 * 40
