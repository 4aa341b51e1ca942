"""Values actions by visitors won and kept, minds tempo and cheapskates; sees only its view."""

from __future__ import annotations

import json
from itertools import product

import pytest

from manege.arena.simulate import simulate
from manege.games.scream_machine import GAME
from manege.games.scream_machine.components import (
    ATTRACTION_IDS,
    NO_CARD,
    VALUES,
    VISITOR_IDS,
    Scream,
    looker,
)
from manege.games.scream_machine.forecast import NOTHING, Park, change_of_appeal, standing
from manege.games.scream_machine.sensible import Reason, Season, Sensible
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
    end_round,
    table,
)

REASONS = {
    "reason-opening": set(),
    "reason-build-wins": {"card", "number"},
    "reason-build-keeps": {"card", "number"},
    "reason-build-odds": {"card"},
    "reason-publicity": set(),
    "reason-survey": set(),
    "reason-develop": set(),
    "reason-demolish-cheapskate": {"card", "number"},
    "reason-novelties": set(),
    "reason-end": set(),
}
LAST_ROUND = 4  # of four players


def chosen(t: Scream, seed: int = 1) -> tuple[str, Reason]:
    """What the seat that is asked does, in words, and why."""
    assert t.decision is not None
    bot = Sensible(seed)
    code = bot.choose(Sight(GAME, t, t.decision.seat))
    return GAME.actions[code], bot.reason


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
    reason = "reason-build-wins", {"card": card(CO5), "number": 3}
    assert chosen(t) == (f"build {CO5}", reason)


def test_visitors_of_a_gap_that_is_not_its_own_do_not_tempt_it() -> None:
    t = table(
        hands={ANNE: [TH1, WA1]},
        locals_={CHLOE: [THRILL] * 3, DENIS: [WATER]},
        round_=LAST_ROUND,
        actions=1,
        used=["publicity"],
        whole=True,
    )
    assert chosen(t) == (f"build {WA1}", ("reason-build-wins", {"card": card(WA1), "number": 1}))


def test_it_keeps_what_a_rival_could_still_take() -> None:
    t = table(
        hands={ANNE: [CO3]},
        parks={ANNE: [CO3]},
        nationals=[COASTER] * 3,
        round_=LAST_ROUND,
        whole=True,
    )
    reason = "reason-build-keeps", {"card": card(CO3), "number": 3}
    assert chosen(t) == (f"build {CO3}", reason)


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
    assert chosen(t) == ("publicity", ("reason-publicity", {}))


def test_with_nothing_left_to_gain_it_ends() -> None:
    t = table(
        hands={ANNE: [CO3]},
        first=BASILE,
        turn=ANNE,
        round_=LAST_ROUND,
        used=["publicity"],
        whole=True,
    )
    assert chosen(t) == ("end", ("reason-end", {}))


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
    assert chosen(where_two_hide([])) == ("survey", ("reason-survey", {}))


def test_it_builds_for_those_it_has_seen_hiding() -> None:
    t = where_two_hide([ANNE])
    assert chosen(t) == (f"build {TH1}", ("reason-build-wins", {"card": card(TH1), "number": 2}))


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
    reason = "reason-demolish-cheapskate", {"card": card(CO5), "number": 3}
    assert chosen(t) == (f"demolish {CO5}", reason)


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
    assert chosen(t)[0] == "end"


def test_it_takes_what_serves_it_out_of_the_row_and_keeps_its_hand() -> None:
    t = table(hands={ANNE: [CO5]}, row=[CO5, KI1], nationals=[COASTER] * 3, whole=True)
    assert chosen(t)[0] == f"build {CO5} from row"


def test_among_equal_openings_the_seed_decides() -> None:
    t = before_the_opening(hands={ANNE: [CO5, WA5]}, whole=True)
    openings = {chosen(t, seed)[0] for seed in range(20)}
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
    season = Season(GAME.view(t, ANNE))
    assert (season.worth(0, 1, season.offers[0]) == 2) is certain


@pytest.mark.parametrize("cheap", [True, False])
@pytest.mark.parametrize("rounds", [0, 1])
def test_it_reckons_as_if_it_tried_all_that_may_happen(cheap: bool, rounds: int) -> None:
    rivals = (Park(-2, NOTHING), Park(0, 2 << VALUES), Park(1, 0o11))
    lines = []
    for appeal, eager in rivals:
        least, chances = change_of_appeal(eager, rounds, cheap)
        lines.append([(appeal + least + more, likely) for more, likely in enumerate(chances)])
    low, beats, loses = standing(rivals, rounds, cheap)
    for mine, (better, worse) in enumerate(zip(beats, loses, strict=True), low):
        won = lost = 0.0
        for ends in product(*lines):
            appeals = [appeal for appeal, _ in ends]
            likely = ends[0][1] * ends[1][1] * ends[2][1]
            best = max(appeals)
            won += likely * (best < mine)
            lost += likely * (best > mine and appeals.count(best) == 1)
        assert [better, worse] == pytest.approx([won, lost])


# Why: what the rules themselves would do now


def enter_now(t: Scream, seat: int, code: int | None, visitor: int) -> int:
    """How many of a kind enter this park if all pass; those it has not seen hide from it."""
    twin = t.copy()
    twin.hidden = t.hidden[:]
    for gap in range(twin.seats):
        if not twin.looked & looker(gap, seat):
            twin.hidden[gap] = NO_CARD
    twin.story = []
    if code is not None:
        twin.play(code)
    if twin.round == t.round:
        end_round(twin)
    return sum(
        event.name in ("entered", "entered_local")
        and (event.facts["seat"], event.facts["visitor"]) == (seat, visitor)
        for event in twin.story
    )


def check_reason(t: Scream, seat: int, code: int, reason: Reason) -> None:
    key, facts = reason
    assert key in REASONS
    assert facts.keys() == REASONS[key]
    if key.startswith("reason-build"):
        visitor = facts["card"] // VALUES
        before = enter_now(t, seat, None, visitor)
        more = enter_now(t, seat, code, visitor) - before
        assert more == (facts["number"] if key == "reason-build-wins" else 0)
        if key == "reason-build-keeps":
            assert 0 < facts["number"] <= before
            assert t.turns < t.seats  # a rival still plays
        if key == "reason-build-odds":
            hides = any(v != NO_CARD and not t.looked & looker(g, seat) for g, v in hidden(t))
            assert hides or t.round < t.rounds
    if key == "reason-demolish-cheapskate":
        visitor = VISITOR_IDS.index(CHEAPSKATE)
        more = enter_now(t, seat, code, visitor) - enter_now(t, seat, None, visitor)
        assert more == facts["number"] > 0


def hidden(t: Scream) -> list[tuple[int, int]]:
    return list(enumerate(t.hidden))


@EACH_SEAT_COUNT
def test_it_plays_what_is_listed_and_tells_truly_why(seats: int) -> None:
    told = set()
    for seed in (seats, seats + 10):
        t = dealt(seats, seed)
        bots = [Sensible(seat) for seat in range(seats)]
        while t.decision is not None:
            seat = t.decision.seat
            listed = t.options()
            code = bots[seat].choose(Sight(GAME, t, seat))
            assert code in listed
            assert bots[seat].rejected in listed
            assert bots[seat].rejected != code or len(listed) == 1
            check_reason(t, seat, code, bots[seat].reason)
            assert seats > 2 or not GAME.actions[code].startswith("demolish")  # SM-61
            told.add(bots[seat].reason[0])
            t.play(code, seat)
    assert {"reason-opening", "reason-build-wins", "reason-build-odds", "reason-publicity"} <= told


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
        assert twin.reason == bot.reason
        t.play(code)


def test_a_view_as_plain_data_is_enough() -> None:
    t = dealt(3, 5)
    while t.decision is not None:
        seat = t.decision.seat
        view = json.loads(json.dumps(GAME.view(t, seat)))
        bot, twin = Sensible(6), Sensible(6)
        code = bot.choose(Shown(GAME, seat, view))
        assert twin.choose(Sight(GAME, t, seat)) == code
        assert twin.reason == bot.reason
        t.play(code)


def test_it_wins_far_more_than_its_share_against_random() -> None:
    found = simulate(GAME, 4, 40, 1, ["sensible", "random", "random", "random"])
    assert found.wins["sensible"] >= 0.8 * 40
