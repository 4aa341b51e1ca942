"""Which games, seats and options the contract is checked on, and how to get somewhere in a game."""

from __future__ import annotations

import itertools
import os
from dataclasses import dataclass, replace
from typing import Any

import hypothesis
import pytest
from hypothesis import strategies as st

from manege import games
from manege.kernel.chance import Chance, chance_from
from manege.kernel.game import Game, Settings
from manege.kernel.match import Match
from manege.kernel.table import Table
from tests.contract import bataille, nim

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

    def with_fault(self, **changes: Any) -> Case:
        return replace(self, game=replace(self.game, **changes))

    def __repr__(self) -> str:
        settings = (f"{key}={value}" for key, value in self.settings)
        return "-".join([self.game.key, str(self.seats), *settings])


def cases_of(game: Game) -> list[Case]:
    """Every number of players with every set of options."""
    return [
        Case(game, seats, tuple(zip([o.key for o in game.options], values, strict=True)))
        for seats in game.seats
        for values in itertools.product(*(option.values(seats) for option in game.options))
    ]


def default_cases_of(game: Game) -> list[Case]:
    return [Case(game, seats) for seats in game.seats]


GAMES = [nim.GAME, bataille.GAME, *games.all_games()]
every_case = pytest.mark.parametrize(
    "case", [case for game in GAMES for case in cases_of(game)], ids=str
)
every_game_and_seats = pytest.mark.parametrize(
    "case", [case for game in GAMES for case in default_cases_of(game)], ids=str
)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
some_seeds = hypothesis.given(seed=st.integers(0, 2**96 - 1))


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
