"""Which games, seats and options the contract is checked on, and how to get somewhere in a game."""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import hypothesis
import pytest
from hypothesis import strategies as st

from manege import games
from manege.kernel.chance import Chance, chance_from
from manege.kernel.game import Game, Option, Settings
from manege.kernel.match import Match
from manege.kernel.table import Table
from tests.contract import bataille, fete, nim
from tests.depth import depth

hypothesis.settings.register_profile(
    "default", max_examples=3, derandomize=True, deadline=None, database=None
)
hypothesis.settings.register_profile("fuzz", max_examples=10, deadline=None, database=None)
hypothesis.settings.load_profile("fuzz" if os.environ.get("MANEGE_FUZZ") else "default")


@dataclass(frozen=True, repr=False)
class Case:
    game: Game
    seats: int
    settings: tuple[tuple[str, object], ...] = ()

    def table(self, seed: int, *, listen: bool = False) -> Table:
        return self.game.table(self.seats, seed, self.chosen, listen=listen)

    def match(self, seed: int) -> Match:
        return Match(self.game, self.seats, seed, self.chosen)

    @property
    def chosen(self) -> Settings:
        return dict(self.settings)

    @property
    def deciding(self) -> range:
        """The seats that may ever decide: where there is a house it sits after the last player."""
        return range(self.seats + (self.game.house is not None))

    def with_fault(self, **changes: Any) -> Case:
        return replace(self, game=replace(self.game, **changes))

    def __repr__(self) -> str:
        settings = (f"{key}={value}" for key, value in self.settings)
        return "-".join([self.game.key, str(self.seats), *settings])


MOST_SETS = 24  # of options for a number of players: where there are more, a sample must do
MOST_VALUES = 6  # of an option in a sample: of a longer range its ends, its middle, its default
SAMPLED_SETS = 2  # for each number of players, besides the usual one


def cases_of(game: Game, *, widely: bool = depth(0, 0, 1) > 0) -> list[Case]:
    """Every number of players with every set of options, or with some where they are too many."""
    if is_small(game):
        return whole_product(game)
    return [*default_cases_of(game), *(wide_sample(game) if widely else sample(game))]


def is_small(game: Game) -> bool:
    return all(
        len(list(itertools.islice(sets_of(game, seats), MOST_SETS + 1))) <= MOST_SETS
        for seats in game.seats
    )


def whole_product(game: Game) -> list[Case]:
    return [
        Case(game, seats, tuple(chosen.items()))
        for seats in game.seats
        for chosen in sets_of(game, seats)
    ]


def sets_of(
    game: Game, seats: int, chosen: dict[str, object] | None = None
) -> Iterator[dict[str, object]]:
    """Every set of options that goes together: what one may be may depend on those before it."""
    so_far = chosen or {}
    if len(so_far) == len(game.options):
        yield so_far
        return
    option = game.options[len(so_far)]
    for value in option.values(seats, so_far):
        yield from sets_of(game, seats, {**so_far, option.key: value})


def sample(game: Game) -> list[Case]:
    """The values of each option in turn, in an order of its own: each comes with many others."""
    orders = {option.key: shuffled_turns(option.key) for option in game.options}
    return [
        Case(game, seats, tuple(some_set(game, seats, orders).items()))
        for seats in game.seats
        for _ in range(SAMPLED_SETS)
    ]


def wide_sample(game: Game) -> list[Case]:
    """For `make fuzz`: every set of as many options, the first ones, as may be; the others of each
    case in turn."""
    orders = {option.key: shuffled_turns(option.key) for option in game.options}
    return [
        Case(game, seats, tuple(some_set(game, seats, orders, first).items()))
        for seats in game.seats
        for first in first_sets(game, seats)
    ]


def first_sets(game: Game, seats: int) -> list[dict[str, object]]:
    sets: list[dict[str, object]] = [{}]
    for option in game.options:
        longer = [
            {**chosen, option.key: value}
            for chosen in sets
            for value in option.values(seats, chosen)
        ]
        if len(longer) > MOST_SETS:
            break
        sets = longer
    return sets


def some_set(
    game: Game, seats: int, orders: dict[str, Iterator[int]], first: Settings | None = None
) -> dict[str, object]:
    chosen: dict[str, object] = {**(first or {})}
    for option in game.options[len(chosen) :]:
        values = some(option, seats, chosen)
        chosen[option.key] = values[next(orders[option.key]) % len(values)]
    return chosen


def shuffled_turns(key: str) -> Iterator[int]:
    """Numbers, as often one as another: so up to six values each get theirs; an even and an odd
    one by turns: so a switch that only one number of players has gets both of its."""
    chance = random.Random(key)
    while True:
        evens = chance.sample(range(0, 2 * MOST_VALUES, 2), MOST_VALUES)
        odds = chance.sample(range(1, 2 * MOST_VALUES, 2), MOST_VALUES)
        for pair in zip(evens, odds, strict=True):
            yield from chance.sample(pair, 2)


def some(option: Option, seats: int, chosen: Settings) -> list[object]:
    values = list(option.values(seats, chosen))
    if len(values) <= MOST_VALUES:
        return values
    return [*dict.fromkeys([values[0], option.default, values[len(values) // 2], values[-1]])]


def default_cases_of(game: Game) -> list[Case]:
    return [Case(game, seats) for seats in game.seats]


GAMES = [nim.GAME, bataille.GAME, fete.GAME, *games.all_games()]
every_case = pytest.mark.parametrize(
    "case", [case for game in GAMES for case in cases_of(game)], ids=str
)
every_game_and_seats = pytest.mark.parametrize(
    "case", [case for game in GAMES for case in default_cases_of(game)], ids=str
)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def some_seeds(test: Callable[..., None]) -> Callable[..., None]:
    given = hypothesis.given(seed=st.integers(0, 2**96 - 1))
    return hypothesis.settings(max_examples=depth(1, 3, 10))(given(test))


def play_at_random(table: Table, chance: Chance, steps: int = 10_000) -> list[tuple[int, int]]:
    """Any open decision, any option; what was done as (seat, code)."""
    done: list[tuple[int, int]] = []
    while len(done) < steps and (decisions := table.decisions()):
        decision = decisions[chance.below(len(decisions))]
        options = decision.options(table)
        code = options[chance.below(len(options))]
        table.play(code, decision.seat)
        done.append((decision.seat, code))
    return done


def somewhere(case: Case, seed: int) -> tuple[Table, Chance]:
    """A table some random way into a game, and the chance to go on with."""
    chance = chance_from(seed ^ 0x5EED)
    length = len(play_at_random(case.table(seed), chance_from(seed)))
    table = case.table(seed)
    play_at_random(table, chance_from(seed), chance.below(length))
    return table, chance


def random_match(case: Case, seed: int) -> Match:
    match = case.match(seed)
    for seat, code in play_at_random(case.table(seed), chance_from(seed)):
        match.play(code, seat)
    return match


def state_of(thing: object) -> object:
    """Anything on a table as plain data, hidden cards and next draw included."""
    if thing is None or isinstance(thing, int | str):
        return thing
    if hasattr(thing, "__iter__"):
        return [state_of(each) for each in thing]
    attributes = getattr(type(thing), "__mypyc_attrs__", ())
    names = sorted({*attributes, *getattr(thing, "__dict__", {})} - {"story", "__dict__"})
    return type(thing).__name__, [(name, state_of(getattr(thing, name))) for name in names]
