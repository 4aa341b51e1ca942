"""How fast a game runs: decisions, driven decisions and copies a second of CPU time."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

from manege.kernel import table as kernel
from manege.kernel.chance import chance_from
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


def replay_ms(game: Game, seats: int) -> float:
    """A finished match, replayed with its story and its refusals checked."""
    match = Match(game, seats, 7)
    while not match.over:
        options = match.options()
        match.play(options[SEEDS.randrange(len(options))])
    times = []
    for _ in range(20):
        start = time.process_time()
        match.fork()
        times.append(time.process_time() - start)
    return round(1000 * statistics.median(times), 3)
