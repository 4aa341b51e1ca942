"""Points — calls, hands, exceptions, apples, and the end (PP-19 to PP-29, PP-35 to PP-37)."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import cast

import pytest

from manege.games.qui_paire_gagne import GAME
from manege.games.qui_paire_gagne.calls import apple_worth, worth
from manege.games.qui_paire_gagne.components import APPLE_IDS, BOTH, CALLS, LONE_ONLY, NEVER
from manege.kernel.match import Match
from tests.games.qui_paire_gagne.support import (
    ANNE,
    BASILE,
    CHLOE,
    WHOLE,
    at,
    call_all,
    calls,
    field,
    finished_rounds,
    house,
    lay,
    match_of,
    pairing,
    played,
    reach_pairing,
    refused,
    scored,
)

E1 = (
    "1-2 3-4 5-6 7-8 9-10",
    "1-2 3-4 5-7 6-8 9-10",
    "1-2 3-5 4-6 7-8 9-11",
    "1-2 3-4 5-6 7-9 8-10",
)
E2 = ("1-2 3-4 5-6 7-8 9-10", "1-2 3-4 5-6 7-8 9-11", "1-2 3-5 4-6 7-8")
E3 = ("1-2 3-4 5-6 7-8 9-10", "1-3 2-4 5-7 6-8 9-10", "1-4 2-3 5-8 6-7 9-10")


@pytest.mark.rule("PP-21", "PP-22", "PP-23", "PP-25", "PP-27", "PP-37", "PP-R1", "PP-R2", "PP-74")
def test_the_first_worked_example() -> None:
    assert scored(*E1) == [15, 11, 2, 11]
    assert scored(*E1, apple="none") == [15, 11, 4, 11]
    assert scored(*E1, apple="lone_only") == [15, 11, 2, 11]


@pytest.mark.rule("PP-18", "PP-49", "PP-R3", "PP-R4")
def test_the_second_worked_example() -> None:
    assert scored(*E2) == [4, 4, 0]


@pytest.mark.rule("PP-22", "PP-23", "PP-R1", "PP-74")
def test_the_third_worked_example() -> None:
    assert scored(*E3) == [0, 0, 0]
    assert scored(*E3, apple="lone_only") == [6, 6, 6]
    assert scored(*E3, apple="none") == [6, 6, 6]


@pytest.mark.rule("PP-26", "PP-73")
def test_without_the_rotten_apple() -> None:
    assert scored(*E1, apple="off") == [9, 5, 2, 5]
    assert len(calls(played(*E1, apple="off"))[0][1]) == 2


@pytest.mark.rule("PP-21", "PP-37")
def test_what_a_pair_is_worth() -> None:
    for players in range(3, 13):
        values = [worth(hands, players) for hands in range(1, players + 1)]
        assert values == [0, *range(2, players), 0]
        assert [apple_worth(h + 1, players, BOTH) for h in range(players)] == [
            2 * value for value in values
        ]
        assert apple_worth(1, players, LONE_ONLY) == 0
        assert apple_worth(players, players, LONE_ONLY) == 2 * players
        assert apple_worth(1, players, NEVER) == 2


@pytest.mark.rule("PP-50", "PP-R3")
def test_an_empty_set_scores_nothing_and_still_counts_among_all() -> None:
    assert scored(WHOLE, WHOLE, "") == [20 // 2 + 4, 14, 0]
    assert scored("", "", "") == [0, 0, 0]


@pytest.mark.rule("PP-19", "PP-20", "PP-53", "PP-54", "PP-55", "PP-R6", "PP-R7", "PP-R8")
def test_in_which_order_everything_is_called() -> None:
    match = played(*E1)
    call_all(match)
    first = calls(match)[0][0]
    order = [(first + turn) % 4 for turn in range(4)]
    expected: list[tuple[int, list[int]]] = []
    counted: set[str] = set()
    for seat in order:
        for pair in E1[seat].split():
            if pair not in counted:
                counted.add(pair)
                expected.append((seat, [int(number) for number in pair.split("-")]))
    apples = {0: 11, 1: 11, 2: 10, 3: 11}
    for seat in order:
        if str(apples[seat]) not in counted:
            counted.add(str(apples[seat]))
            expected.append((seat, [apples[seat]]))
    assert calls(match) == expected


@pytest.mark.rule("PP-53", "PP-R6")
def test_the_first_announcer_is_drawn_then_the_next_seat_is() -> None:
    assert {field(match_of(4, seed), "first") for seed in range(20)} == {0, 1, 2, 3}
    match = match_of(3)
    firsts = []
    while not match.over:
        reach_pairing(match)
        firsts.append(field(match, "first"))
        match.play("time-up", house(match))
    assert firsts == [(firsts[0] + n) % 3 for n in range(4)]


@pytest.mark.rule("PP-20", "PP-24", "PP-56")
def test_a_call_shows_hands_and_points_as_they_fall() -> None:
    match = played(WHOLE, WHOLE, "1-2")
    call = field(match, "calls")
    assert len(call) == 1
    assert call[0]["numbers"] == [1, 2]
    assert call[0]["hands"] == [ANNE, BASILE, CHLOE]
    assert call[0]["points"] == 0  # everybody has it
    assert list(at(match).scores) == [0, 0, 0]
    match.play("time-up", house(match))
    assert field(match, "calls")[1]["hands"] == [ANNE, BASILE]
    assert field(match, "calls")[1]["points"] == 2
    assert list(at(match).scores) == [2, 2, 0]
    events = [event["event"] for event in match.told(None)][-3:]
    assert events == ["called", "raised", "raised"]


@pytest.mark.rule("PP-28", "PP-29", "PP-59", "PP-R11")
def test_the_announcer_or_the_clock_goes_on_and_nobody_must_explain() -> None:
    match = played(*E1)
    caller = field(match, "calls")[0]["seat"]
    other = (caller + 1) % 4
    assert refused(match, other, "next") == ("PP-48", "closed")
    assert refused(match, caller, "ready") == ("PP-59", "say-next")
    match.play("next", caller)
    assert len(field(match, "calls")) == 2
    match.play("time-up", house(match))
    assert len(field(match, "calls")) == 3


@pytest.mark.rule("PP-35", "PP-36")
def test_the_highest_total_wins_and_equals_share() -> None:
    match = played(*E1, rounds=1)
    call_all(match)
    assert match.outcome is not None
    assert match.outcome.winners == [ANNE]
    assert match.outcome.decided_by == "PP-35"
    assert match.outcome.ranks == [1, 2, 4, 2]
    match = match_of()
    finished_rounds(match)
    assert match.outcome is not None
    assert match.outcome.winners == [0, 1, 2]
    assert match.outcome.decided_by == "PP-36"


@pytest.mark.rule("PP-33")
def test_totals_add_up_over_the_rounds() -> None:
    match = played(*E1)
    call_all(match)
    reach_pairing(match)
    for seat, pairs in enumerate(E1):
        lay(match, seat, pairs)
    match.play("time-up", house(match))
    call_all(match)
    assert list(at(match).scores) == [30, 22, 4, 22]


# The same by an independent hand


def by_hand(sets: list[list[tuple[int, int]]], exceptions: str) -> list[int]:
    """Straight from the sheet, without the engine: count hands for every pair and every apple."""
    players = len(sets)
    points = [0] * players
    hands = Counter(pair for pairs in sets for pair in pairs)
    apples = [
        next(iter({*range(1, 12)} - {n for pair in pairs for n in pair})) if len(pairs) == 5 else 0
        for pairs in sets
    ]
    holders = Counter(apple for apple in apples if apple)
    for seat, pairs in enumerate(sets):
        for pair in pairs:
            if hands[pair] not in (1, players):
                points[seat] += hands[pair]
        number = holders[apples[seat]]
        lone, everybody = number == 1, number == players
        nothing = {
            "both": lone or everybody,
            "lone_only": lone,
            "none": False,
            "off": True,
        }[exceptions]
        if apples[seat] and not nothing:
            points[seat] += 2 * number
    return points


def random_set(chance: random.Random) -> list[tuple[int, int]]:
    """From few numbers, so that people meet; sometimes time ran out."""
    numbers = list(range(1, 12))
    if chance.random() < 0.7:
        numbers = [*range(1, 12)]
        for _ in range(chance.randint(0, 3)):
            one, other = chance.sample(range(11), 2)
            numbers[one], numbers[other] = numbers[other], numbers[one]
    else:
        chance.shuffle(numbers)
    pairs = [sorted(pair) for pair in zip(numbers[:10:2], numbers[1:10:2], strict=True)]
    laid = 5 if chance.random() < 0.8 else chance.randint(0, 5)
    return [(one, other) for one, other in pairs[:laid]]


@pytest.mark.rule("PP-25", "PP-57")
@pytest.mark.parametrize("exceptions", APPLE_IDS)
def test_ten_thousand_random_rounds_agree_with_a_brute_force_scorer(exceptions: str) -> None:
    chance = random.Random(exceptions)
    fresh = {seats: pairing(seats, apple=exceptions) for seats in range(3, 9)}
    for _ in range(2_500):
        seats = chance.randint(3, 8)
        game, table = fresh[seats].game, at(fresh[seats]).copy()
        sets = [random_set(chance) for _ in range(seats)]
        for seat, pairs in enumerate(sets):
            for one, other in pairs:
                table.play(game.code(f"pair {one}-{other}"), seat)
        table.play(game.code("time-up"), seats)
        while table.phase == CALLS:
            table.play(game.code("time-up"), seats)
        assert list(table.scores) == by_hand(sets, exceptions)


@pytest.mark.rule("PP-57")
def test_order_is_neutral() -> None:
    for order in itertools.permutations(range(4)):
        moved = scored(*(" ".join(reversed(E1[seat].split())) for seat in order))
        assert moved == [[15, 11, 2, 11][seat] for seat in order]


@pytest.mark.rule("PP-56", "PP-24")
@pytest.mark.parametrize("exceptions", APPLE_IDS)
def test_the_calls_of_a_round_tell_all_its_points(exceptions: str) -> None:
    match = played(*E1, apple=exceptions)
    shown: list[dict[str, object]] = []
    while match.view(None)["fields"]["phase"] == "calls":
        shown = field(match, "calls")
        match.play("time-up", house(match))
    points = [0] * 4
    for call in shown:
        for seat in cast(list[int], call["hands"]):
            points[seat] += cast(int, call["points"])
    assert points == list(at(match).scores) == scored(*E1, apple=exceptions)


# The big table


@pytest.mark.rule("PP-76")
@pytest.mark.parametrize("exceptions", APPLE_IDS)
@pytest.mark.parametrize("seats", [9, 10, 11, 12])
def test_all_formulas_hold_at_the_big_table(seats: int, exceptions: str) -> None:
    chance = random.Random(seats)
    for _ in range(6):
        sets = [random_set(chance) for _ in range(seats)]
        said = [" ".join(f"{one}-{other}" for one, other in pairs) for pairs in sets]
        assert scored(*said, apple=exceptions) == by_hand(sets, exceptions)


@pytest.mark.rule("PP-76")
def test_a_whole_round_of_twelve_announced_by_its_players() -> None:
    chance = random.Random(12)
    sets = [random_set(chance)[:5] for _ in range(11)] + [[(1, 2), (3, 4), (5, 6), (7, 8), (9, 10)]]
    match = pairing(12, rounds=1)
    for seat, pairs in enumerate(sets):
        lay(match, seat, " ".join(f"{one}-{other}" for one, other in pairs))
    match.play("time-up", house(match))
    while not match.over:
        assert match.table.decision is not None
        match.play("next", match.table.decision.seat)
    assert list(at(match).scores) == by_hand(sets, "both")
    callers = [seat for seat, numbers in calls(match) if len(numbers) == 2]
    first = callers[0]
    turns = [(seat - first) % 12 for seat in callers]
    assert turns == sorted(turns)  # PP-53
    assert match.outcome is not None
    assert max(match.outcome.scores) > 0


# What a game counts besides


def agreement(match: Match) -> float | None:
    return GAME.figures(match.table).get("agreement")


def test_agreement_is_the_share_of_pairs_that_two_who_play_have_in_common() -> None:
    match = pairing(5, doors=True)
    assert agreement(match_of()) is None  # nobody plays yet
    for seat, pairs in enumerate(("1-2 3-4 5-6 7-8 9-10", "1-2 3-4 5-6 7-8 9-11", "1-2", "")):
        lay(match, seat, pairs)
    match.play("leave 4", house(match))
    shared = [4, 1, 0, 1, 0, 0]  # Anne and Basile, Anne and Chloé, …
    assert agreement(match) == pytest.approx(sum(shared) / 5 / 6)
    for seat in (1, 2, 3):
        assert agreement(match) is not None
        match.play(f"leave {seat}", house(match))
    assert agreement(match) is None  # alone
