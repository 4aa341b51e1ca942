"""How fast a game runs: decisions, driven decisions, copies a second of CPU time; an undo."""

from __future__ import annotations

import itertools
import random
import statistics
import time
from collections.abc import Callable
from contextlib import suppress

from manege.bots.search import NO_LIMIT, Search
from manege.kernel import table as kernel
from manege.kernel.chance import chance_from
from manege.kernel.choices import Choices
from manege.kernel.errors import UndoRefused
from manege.kernel.game import Game
from manege.kernel.match import Match

RUNS = 5


def bench(game: Game, seats: int | None = None, seconds: float = 0.4) -> dict[str, object]:
    """The median of some runs, each of so many seconds."""
    number = seats or min(game.seats, key=lambda each: abs(each - 4))
    return {
        "game": game.key,
        "seats": number,
        "compiled": is_compiled(),
        "decisions_per_cpu_s": per_cpu_second(lambda: own_loop(game, number), seconds),
        "driven_per_cpu_s": per_cpu_second(lambda: driven(game, number), seconds),
        "copies_per_cpu_s": per_cpu_second(copier(game, number), seconds),
        "replay_ms": replay_ms(game, number),
        **undo_figures(long_match(game, number)),
        **({} if game.guide is None else {"leaves_per_cpu_s": leaves(game, number, seconds)}),
    }


def is_compiled() -> bool:
    return not (kernel.__file__ or "").endswith(".py")


def per_cpu_second(work: Callable[[], int], seconds: float) -> int:
    """How many units of `work` are done in a second; the first run only warms up."""
    rates = []
    for _ in range(RUNS + 1):
        start = time.process_time()
        done = 0
        while (spent := time.process_time() - start) < seconds:
            done += work()
        rates.append(done / spent)
    return round(statistics.median(rates[1:]))


SEEDS = random.Random(2026)


def own_loop(game: Game, seats: int) -> int:
    """Some ten thousand decisions in the engine's own loop, dealing included."""
    chance = chance_from(SEEDS.getrandbits(64))
    settings = game.settings(seats, {})
    decisions = 0
    while decisions < 10_000:
        table = game.setup(seats, chance, settings)
        game.begin(table)
        kernel.go_on(table)
        decisions += kernel.playout(table, chance)
    return decisions


def driven(game: Game, seats: int) -> int:
    """A game driven from Python through the public interface, as anybody would write it."""
    table = game.table(seats, SEEDS.getrandbits(64))
    draw = SEEDS.random
    decisions = 0
    while table.decision is not None:
        options = table.options()
        table.play(options[int(draw() * len(options))])
        decisions += 1
    return decisions


def copier(game: Game, seats: int) -> Callable[[], int]:
    """Copies of a table a few decisions into its game."""
    table = game.table(seats, 7)
    for _ in range(9):
        table.play(table.options()[0])

    def thousand_copies() -> int:
        for _ in range(1000):
            table.copy()
        return 1000

    return thousand_copies


LEAVES = 200


def leaves(game: Game, seats: int, seconds: float) -> int:
    """Worlds imagined, played on by the guide and judged, at decisions all over a game."""
    chance = chance_from(7)
    table = game.table(seats, 7)
    moments = []
    while table.decision is not None:
        if len(table.options(table.decision.seat)) > 1:
            moments.append(table.copy())
        kernel.perform(table, table.decision, table.decision.pick(table, chance, Choices()))
    here = itertools.cycle(moments[:: 1 + len(moments) // 16])

    def search() -> int:
        world = next(here)
        assert game.guide is not None
        assert world.decision is not None
        guide = game.guide()
        search = Search(guide, world, world.decision.seat, chance)
        (search.tree if guide.branches else search.flat)(LEAVES, NO_LIMIT)
        return search.leaves

    return per_cpu_second(search, seconds)


def replay_ms(game: Game, seats: int) -> float:
    """A finished match, replayed with its story and its refusals checked."""
    match = Match(game, seats, 7)
    while not match.over:
        options = match.options()
        match.play(options[SEEDS.randrange(len(options))])
    times = []
    for _ in range(20):
        start = time.process_time()
        replayed = Match(game, seats, 7)
        for action in match.actions:
            replayed.play(action.code, action.seat)
        times.append(time.process_time() - start)
    return round(1000 * statistics.median(times), 3)


LONG = 2_000  # actions
TRIES = 100
MOMENTS = range(0, 40, 5)  # actions before the end


def long_match(game: Game, seats: int) -> Match:
    """The longest of some matches with any options, up to 2,000 actions."""
    matches = (random_match(game, seats) for _ in range(TRIES))
    return max(matches, key=lambda match: len(match.actions))


def random_match(game: Game, seats: int) -> Match:
    """Any open decision, any option."""
    chosen = {key: SEEDS.choice(values) for key, values in game.offered(seats, {}).items()}
    match = Match(game, seats, SEEDS.getrandbits(64), game.settled(seats, chosen))
    while (decisions := match.table.decisions()) and len(match.actions) < LONG:
        seat = SEEDS.choice(decisions).seat
        match.play(SEEDS.choice(match.options(seat)), seat)
    return match


def undo_figures(match: Match) -> dict[str, object]:
    """How long that match was, and how long the slowest undo takes near its end, refused or not."""
    forks = [match.fork(len(match.actions) - back) for back in MOMENTS if back < len(match.actions)]
    times = [undo_s(fork, seat) for fork in forks for seat in range(match.seats)]
    return {"longest_match": len(match.actions), "undo_ms": round(1000 * max(times), 3)}


def undo_s(match: Match, seat: int) -> float:
    times = []
    for _ in range(RUNS):
        start = time.process_time()
        with suppress(UndoRefused):
            match.undone(seat)
        times.append(time.process_time() - start)
    return statistics.median(times)
