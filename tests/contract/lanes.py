"""What lanes promise, one function a promise, tried on the fair. test_fete.py holds it to them,
test_faults.py shows for each of them a fault that it finds."""

from __future__ import annotations

import pickle
import random

from manege.kernel.chance import chance_from
from manege.kernel.match import Match
from manege.kernel.table import Table
from tests.contract import fete
from tests.contract.cases import Case, play_at_random, somewhere, state_of
from tests.contract.fete import prize
from tests.contract.fete.components import Fair

A, B = range(2)


def fair(case: Case, seed: int) -> Fair:
    table = case.table(seed)
    assert isinstance(table, Fair)
    return table


def draws(code: int) -> bool:
    return code == prize.ROLL_ONE_MORE.first


def chains_read_in_order(case: Case, seed: int) -> None:
    """A six: its prize, its pay, its stalls' words, then the next die; nobody else is needed."""
    position = {"dice": [["die-6", "die-1"], ["die-1"]], "stalls": [["big-wheel"], []]}
    match = Match(case.game, 2, seed, position=position)
    match.play("activate die-6", A)
    assert (tokens(match), asked(match)) == ([0, 0], ["prize", "activation"])
    match.play("prize tokens", A)
    assert (tokens(match), asked(match)) == ([3 + 6 - 2, 0], ["prize", "activation"])
    match.play("prize tokens", A)
    assert (tokens(match), asked(match)) == ([10, 0], ["activation", "activation"])


def tokens(match: Match) -> list[int]:
    told: list[int] = match.view(None)["fields"]["tokens"]
    return told


def asked(match: Match) -> list[str]:
    return [each["decision"] for each in match.view(None)["deciding"]]


def order_does_not_matter(case: Case, seed: int) -> None:
    """Where nothing is drawn, lanes come to the same in any order; the barrier waits for all.

    On the way tables are copied, pickled and given up for their twins.
    """
    chance = random.Random(seed)
    plans = [plan(fair(case, seed), seat, chance) for seat in range(case.seats)]
    one, other = fair(case, seed), fair(case, seed)
    for seat, codes in enumerate(plans):
        for code in codes:
            assert one.round == 1
            one.play(code, seat)
    order = [seat for seat, codes in enumerate(plans) for _ in codes]
    chance.shuffle(order)
    left = [codes[:] for codes in plans]
    for number, seat in enumerate(order):
        assert other.round == 1
        open_lanes = [decision.seat for decision in other.decisions()]
        assert open_lanes == [each for each in range(case.seats) if left[each]]
        twin = pickle.loads(pickle.dumps(other)) if number % 5 == 0 else other.copy()
        twin.play(left[seat].pop(0), seat)
        other = twin
    assert one.round == 2
    assert state_of(one) == state_of(other)


def plan(t: Fair, seat: int, chance: random.Random) -> list[int]:
    """What a seat does in the first round, without a draw, while nobody else does anything."""
    codes: list[int] = []
    while t.decision_of(seat) is not None and t.round == 1:
        codes.append(chance.choice([code for code in t.options(seat) if not draws(code)]))
        t.play(codes[-1], seat)
    return codes


def light_is_ones_own(case: Case, seed: int) -> None:
    """A draw in a lane counts for its seat, a roll at the table for all alike."""
    t = fair(case, seed)
    chance = chance_from(seed)
    while t.decision is not None:
        before, turn = [t.light_of(seat) for seat in range(t.seats)], t.round
        [(actor, code)] = play_at_random(t, chance, 1)
        gained = [t.light_of(seat) - before[seat] for seat in range(t.seats)]
        mine = gained[actor]
        gained[actor] -= draws(code)
        assert len(set(gained)) == 1
        assert (gained[0] > 0) == (t.round > turn)
        assert mine >= draws(code)


def a_neighbours_draw_is_no_matter(case: Case, seed: int) -> None:
    """Undo looks at one's own lane."""
    position = {"dice": [["die-6", "die-2"], ["die-2", "die-1"]], "round": 1}
    match = Match(case.game, 2, seed, position=position)
    match.play("activate die-2", B)
    match.play("activate die-6", A)
    match.play("prize die", A)
    undone = match.undone(B)
    assert undone.actions == match.actions[1:]
    undone.play("activate die-2", B)
    assert undone.view(None) == match.view(None)


def mid_chain_is_apart(case: Case, seed: int) -> None:
    """A twin goes its own way from any moment, a pickled one too."""
    table, chance = somewhere(case, seed)
    before = state_of(table)
    for twin in (table.copy(), pickle.loads(pickle.dumps(table))):
        assert state_of(twin) == before
        ends: list[Table] = []
        for _ in range(2):
            again = twin.copy()
            play_at_random(again, chance.copy())
            ends.append(again)
        assert state_of(ends[0]) == state_of(ends[1])
        assert state_of(table) == state_of(twin) == before


def in_turn_it_is_the_same(case: Case, seed: int) -> None:
    """The same answers, seat by seat, with or without lanes."""
    together = fair(Case(fete.GAME, case.seats, (("together", True),)), seed)
    in_turn = fair(Case(fete.GAME, case.seats, (("together", False),)), seed)
    chance = chance_from(seed)
    while together.decision is not None:
        assert in_turn.decision is not None
        assert in_turn.decision.seat == together.decision.seat
        options = together.options()
        assert in_turn.options() == options
        code = options[chance.below(len(options))]
        together.play(code)
        in_turn.play(code)
    assert in_turn.decision is None
    assert in_turn.tokens == together.tokens


PROMISES = [
    chains_read_in_order,
    order_does_not_matter,
    light_is_ones_own,
    a_neighbours_draw_is_no_matter,
    mid_chain_is_apart,
    in_turn_it_is_the_same,
]
