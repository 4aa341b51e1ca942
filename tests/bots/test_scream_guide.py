"""Scream Machine's guide: what it reckons, by trying all that may happen; how a season stands."""

from __future__ import annotations

from itertools import product
from math import prod

import pytest
from librt.vecs import vec

from manege.bots import bot
from manege.games.scream_machine import GAME
from manege.games.scream_machine.components import VALUES, Scream, visitor_kinds
from manege.games.scream_machine.forecast import (
    ACT,
    NOTHING,
    Forecaster,
    change_of_appeal,
    eager_for,
)
from manege.games.scream_machine.guide import ScreamGuide
from manege.games.scream_machine.opening import OPEN, PLACES
from manege.games.scream_machine.outlook import Outlook
from manege.games.scream_machine.round import appeal
from manege.games.scream_machine.season import offer
from manege.kernel.chance import chance_from
from manege.kernel.sight import Sight
from tests.games.scream_machine.support import (
    ANNE,
    BASILE,
    CHEAPSKATE,
    CHLOE,
    CO1,
    CO3,
    CO5,
    COASTER,
    EACH_SEAT_COUNT,
    KI3,
    KIDDIE,
    WA1,
    WATER,
    dealt,
    table,
)

RIVALRY = 0.5


def changes(eager: int, rounds: int, cheap: bool, from_: int) -> list[tuple[int, float]]:
    least, chances = change_of_appeal(eager, rounds, cheap)
    return [(from_ + least + more, likely) for more, likely in enumerate(chances)]


@pytest.mark.parametrize("eager", [NOTHING, ACT])
@pytest.mark.parametrize("cheap", [True, False])
@pytest.mark.parametrize("rounds", [1, 2])
def test_it_reckons_as_if_it_tried_all_that_may_happen(
    rounds: int, cheap: bool, eager: int
) -> None:
    rivals = [(-2, NOTHING), (0, 2 << VALUES), (1, 0o11)]
    forecast = Forecaster()
    forecast.rivalry = RIVALRY
    forecast.begin(rounds, cheap)
    for at, acts in rivals:
        forecast.add(at, acts)
    race = forecast.race()
    assert forecast.race() == race
    for mine in (-3, 0, 2, 5):
        worth = later = 0.0
        for more in reversed(range(rounds)):
            won = lost = 0.0
            lines = [changes(acts, more, cheap, at) for at, acts in rivals]
            for (own, likely), *ends in product(changes(eager, more, cheap, mine), *lines):
                appeals = [there for there, _ in ends]
                best = max(appeals)
                together = likely * prod(each for _, each in ends)
                won += together * (best < own)
                lost += together * (best > own and appeals.count(best) == 1)
            worth = won - RIVALRY * lost + (1 - won - lost) * worth
            later += worth if more else 0.0
        assert forecast.prospects(race, mine, eager) == pytest.approx((worth, later))


def test_what_was_forgotten_is_reckoned_anew() -> None:
    forecast = Forecaster()
    found = []
    for _ in range(2):
        forecast.begin(3, False)
        forecast.add(2, ACT)
        found.append(forecast.prospects(forecast.race(), 3, NOTHING))
        forecast.room = 0
        forecast.make_room()
    assert found[0] == found[1]


@pytest.mark.parametrize("seats", [2, 4])
def test_an_outlook_is_as_if_all_parks_were_tried(seats: int) -> None:
    """In the last round: nobody comes later."""
    t = table(
        seats=seats,
        parks={ANNE: [CO3], BASILE: [CO1, WA1]},
        row=[CO5, KI3],
        nationals=[COASTER, COASTER, KIDDIE, *([CHEAPSKATE] if seats > 2 else [])],
        locals_={ANNE: [WATER, COASTER]},
        hidden={ANNE: KIDDIE},
        round_=6 if seats == 2 else 4,
        whole=True,
    )
    expected = [0.0] * seats
    for kind in range(visitor_kinds(seats)):
        waiting = [count_of(t, kind, gap) for gap in range(t.gaps)]
        national = list_of(t).count(kind)
        lines = []
        for seat in range(seats):
            faces = national + sum(
                faces_in(t, kind, gap) for gap in {t.gap_before(seat), seat % t.gaps}
            )
            acts = eager_for(faces, offer(kind, t.row))
            lines.append(changes(acts, 0, kind == 7, appeal(t, seat, kind)))
        for ends in product(*lines):
            there = [each for each, _ in ends]
            likely = prod(each for _, each in ends)
            for seat in range(seats):
                others = [each for other, each in enumerate(there) if other != seat]
                expected[seat] += likely * national * (there[seat] > max(others))
                for gap in {t.gap_before(seat), seat % t.gaps}:
                    rival = t.left_of(gap) if gap == seat else gap
                    rival = 1 - seat if seats == 2 else rival
                    expected[seat] += likely * waiting[gap] * (there[seat] > there[rival])
    outlook = Outlook()
    outlook.expect(t)
    assert list(outlook.expected[:seats]) == pytest.approx(expected)


def list_of(t: Scream) -> list[int]:
    return [kind for kind in range(8) for _ in range(t.nationals >> 3 * kind & 7)]


def faces_in(t: Scream, kind: int, gap: int) -> int:
    return int(t.locals[gap] >> 3 * kind & 7)


def count_of(t: Scream, kind: int, gap: int) -> int:
    return faces_in(t, kind, gap) + (t.hidden[gap] == kind)


@EACH_SEAT_COUNT
def test_shares_make_a_victory_and_the_end_is_exact(seats: int) -> None:
    t, guide, chance = dealt(seats, 5), ScreamGuide(), chance_from(2)
    shares = vec[float]([0.0] * seats)
    while t.decision is not None:
        if t.round:
            guide.evaluate(t, shares)
            assert sum(shares) == pytest.approx(1)
            assert min(shares) > 0
        t.play(guide.policy(t, t.decision.seat, chance), t.decision.seat)
    guide.evaluate(t, shares)
    winners = GAME.outcome(t).winners
    assert list(shares) == [(seat in winners) / len(winners) for seat in range(seats)]


@pytest.mark.parametrize("doubt", [0, 100])
def test_its_worlds_look_like_the_table(doubt: int) -> None:
    t, guide, chance = dealt(4, 7), ScreamGuide(), chance_from(3)
    guide.doubt = doubt
    while t.round < 2:
        assert t.decision is not None
        seat = t.decision.seat
        for viewer in range(4):
            world = guide.imagine(t, viewer, chance)
            assert GAME.view(world, viewer) == GAME.view(t, viewer)
            assert GAME.fault(world) is None
            assert GAME.secrecy.census(world) == GAME.secrecy.census(t)
        t.play(guide.policy(t, seat, chance), seat)


def test_who_has_chosen_has_chosen_sensibly() -> None:
    t = dealt(4, 6)
    t.play(t.options(ANNE)[0], ANNE)
    guide, chance = ScreamGuide(), chance_from(4)
    guide.doubt = 0
    for _ in range(20):
        world = guide.imagine(t, BASILE, chance)
        chosen = world.chosen[ANNE]
        world.hands[ANNE] += chosen
        guide.weigh(world, ANNE)
        values = dict(zip(guide.codes, guide.values, strict=True))
        world.hands[ANNE] -= chosen
        assert max(values.values()) == pytest.approx(values[code_of(chosen)])


def code_of(chosen: int) -> int:
    return int(OPEN.first) + PLACES[chosen]


def test_a_turn_is_planned_once_and_carried_out() -> None:
    """Each action brings what the plan is still good for."""
    t, guide, chance = dealt(4, 8), ScreamGuide(), chance_from(5)
    while t.decision is not None:
        seat = t.decision.seat
        code = guide.policy(t, seat, chance)
        fresh = ScreamGuide()
        fresh.plans.find(t, seat)
        best = max(fresh.plans.values)
        found = [
            fresh.plans.values[plan]
            for plan in range(fresh.plans.number)
            if code in fresh.plans.codes(plan)
        ]
        if t.round < t.rounds:  # at last only what still serves somebody is planned
            assert max(found) == pytest.approx(best)
        t.play(code, seat)


def test_lines_are_whole_turns_that_may_be_played() -> None:
    t, guide, chance = dealt(4, 9), ScreamGuide(), chance_from(6)
    while t.decision is not None:
        seat = t.decision.seat
        for line in guide.lines(t, seat):
            world = t.copy()
            for code in line:
                world.play(code, seat)
        t.play(guide.policy(t, seat, chance), seat)


def test_a_search_is_given_the_best_plans_the_best_first() -> None:
    t, guide, chance = dealt(4, 9), ScreamGuide(), chance_from(6)
    while t.round < 2:
        assert t.decision is not None
        lines = guide.lines(t, t.decision.seat)
        assert len(lines) == len(guide.values) == min(guide.turns, guide.plans.number)
        assert list(guide.values) == sorted(guide.plans.values, reverse=True)[: guide.turns]
        assert len({tuple(line) for line in lines}) == len(lines)
        t.play(guide.policy(t, t.decision.seat, chance), t.decision.seat)


def test_a_beginner_forgets_what_was_discarded() -> None:
    t = table(
        hands={ANNE: [CO1]},
        discards=[CO5] * 4,
        nationals=[COASTER] * 3,
        whole=True,
    )
    attentive, forgetful = ScreamGuide(), ScreamGuide()
    forgetful.forgets = True
    for guide in (attentive, forgetful):
        guide.weigh(t, ANNE)
    develop = GAME.code("develop")
    by_code = [dict(zip(each.codes, each.values, strict=True)) for each in (attentive, forgetful)]
    assert by_code[0][develop] < by_code[1][develop]


@pytest.mark.parametrize("name", ["beginner", "strong", "strong-bold"])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_level_plays_what_is_listed(name: str, seats: int) -> None:
    for t in (dealt(seats, 4), table(seats=seats, hands={CHLOE % seats: [CO3]}, whole=True)):
        assert t.decision is not None
        player = bot(GAME, name, 5)
        if name != "beginner":
            player.leaves = 5  # type: ignore[attr-defined]
        assert player.choose(Sight(GAME, t, t.decision.seat)) in t.options(t.decision.seat)
