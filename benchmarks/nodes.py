"""What several nodes cost and what they bear: prints figures as JSON, a line a phase.

python -m benchmarks.nodes [tables] [sockets] [seconds] [every]

Real PostgreSQL and NATS are started from their wheels; people are spread over three nodes at
random, the sockets that are nobody's seat watch. One phase after the other, about ten minutes in
all as it stands (150 600 120 10), after twenty at the latest it gives up:

calm      nobody is disturbed, for half of the seconds
one       the same people at a single server on SQLite
killed    so many seconds long, every so many of them a node is killed and another one started
bus       NATS is ended and started again
database  PostgreSQL is ended and started again ten seconds later
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from tests.nodes import services
from tests.nodes.cluster import Cluster, Roaming, Watching, player_at
from tests.nodes.processes import below, seconds_of

NODES = 3
LEASE = 2.0
PAUSE = 2.0  # seconds between two moves of a table
BEFORE = 8.0  # seconds of play, and after
WITHOUT = 10.0  # seconds that PostgreSQL is gone
WITHOUT_BUS = 2.0
MOST_SECONDS = 1200
Figures = dict[str, Any]
TABLES = [("toc_toc_toc", 3), ("scream_machine", 2), ("wishland", 2), ("dice_theme_park", 2)]


class Phase(NamedTuple):
    nodes: int
    seconds: float
    disturb: Callable[[Cluster], Coroutine[Any, Any, int]] | None = None
    """Gives how often it did."""


def main() -> None:
    asked = [int(each) for each in sys.argv[1:]]
    tables, sockets, seconds, every = (asked + [150, 600, 120, 10][len(asked) :])[:4]
    signal.signal(signal.SIGALRM, too_late)
    signal.alarm(MOST_SECONDS)
    told: dict[str, Figures] = {}
    with services.postgres() as postgres, services.nats() as nats:
        around = 2 * BEFORE
        phases = {
            "calm": Phase(NODES, seconds / 2),
            "one": Phase(1, seconds / 2),
            "killed": Phase(NODES, seconds + every, partial(killing, seconds // every, every)),
            "bus": Phase(NODES, around + WITHOUT_BUS, partial(without, nats, WITHOUT_BUS)),
            "database": Phase(NODES, around + WITHOUT, partial(without, postgres, WITHOUT)),
        }
        for name, phase in phases.items():
            shared = (postgres, nats) if phase.nodes > 1 else None
            told[name] = went_through(phase, shared, tables, sockets)
            print(json.dumps({name: told[name]}), flush=True)
    print(json.dumps({"holds": holds(told)}))


def holds(told: dict[str, Figures]) -> dict[str, bool]:
    """What was asked of it; that nothing acknowledged is lost or doubled is looked at in each."""
    calm, one, killed = told["calm"], told["one"], told["killed"]
    return {
        "three_cost_at_most_twice_as_much": calm["ms_a_move"] <= 2 * one["ms_a_move"],
        "p95_to_other_screens_at_most_100_ms": calm["to_other_screens_ms"]["p95"] <= 100,
        "after_a_kill_p95_back_within_3_s": killed["back_after_s"]["p95"] <= 3,
        "all_came_back": not any(each["never_back"] for each in told.values()),
    }


async def killing(number: int, every: float, cluster: Cluster) -> int:
    chance = random.Random(2)
    began = time.monotonic()
    for kill in range(1, number + 1):
        await asyncio.sleep(began + kill * every - time.monotonic())
        cluster.kill(chance.choice([*cluster.nodes]))
        await asyncio.to_thread(cluster.start)
    return number


async def without(
    server: services.Postgres | services.Nats, seconds: float, cluster: Cluster
) -> int:
    await asyncio.sleep(BEFORE)
    await asyncio.to_thread(server.stop)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(server.start)
    return 1


def too_late(*_: object) -> None:
    raise TimeoutError(f"not done after {MOST_SECONDS} s")


def went_through(
    phase: Phase,
    shared: tuple[services.Postgres, services.Nats] | None,
    tables: int,
    sockets: int,
) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        database, bus = (shared[0].database(), shared[1].url) if shared else (None, None)
        cluster = Cluster(phase.nodes, Path(folder), database, bus, LEASE)
        try:
            return measured(cluster, phase, shared or (), tables, sockets)
        finally:
            cluster.close()


def measured(
    cluster: Cluster, phase: Phase, shared: Sequence[Any], tables: int, sockets: int
) -> Figures:
    chance = random.Random(1)
    players = []
    for number in range(tables):
        player = player_at(cluster, chance, *TABLES[number % len(TABLES)])
        player.pause = PAUSE * chance.uniform(0.5, 1.5)
        players.append(player)
    watching = [Watching(chance.choice(players), chance) for _ in range(sockets - tables)]
    nodes, others = cluster.seconds_used(), used_by(shared)
    disturbed = asyncio.run(play(cluster, phase, [*players, *watching]))
    nodes, others = cluster.seconds_used() - nodes, used_by(shared) - others
    cluster.check(players)  # nothing acknowledged is lost or doubled
    moves = sum(len(each.acknowledged) for each in players)
    figures = {
        "tables": tables,
        "sockets": sockets,
        "seconds": phase.seconds,
        "disturbed": disturbed,
        "load": round(os.getloadavg()[0], 1),
        "acknowledged": moves,
        "to_other_screens_ms": spread(1000 * delay for each in watching for delay in each.delays()),
        "said_again": sum(each.repeated for each in players),
        "cut": sum(len(each.gaps) for each in players),
        "watching_cut": sum(each.cuts for each in watching),
        "back_after_s": spread(gap for each in players for gap in each.gaps),
        "never_back": sum(each.cut_at is not None for each in players),
        "troubles": sorted({trouble for each in players for trouble in each.troubles}),
    }
    if not disturbed:  # all that was used can be counted
        figures["ms_a_move"] = round(1000 * nodes / moves, 2)
        figures["ms_of_database_and_bus"] = round(1000 * others / moves, 2)
    return figures


def used_by(servers: Sequence[services.Postgres | services.Nats]) -> float:
    first = [each.process.pid for each in servers if each.process is not None]
    return sum(seconds_of(each) for pid in first for each in [pid, *below(pid)])


async def play(cluster: Cluster, phase: Phase, everybody: Sequence[Roaming | Watching]) -> int:
    until = time.monotonic() + phase.seconds
    roaming = asyncio.gather(*(each.roam(cluster, until) for each in everybody))
    disturbed = 0 if phase.disturb is None else await phase.disturb(cluster)
    await roaming
    return disturbed


def spread(values: Iterable[float]) -> dict[str, float]:
    """The middle, the twentieth from above, the most."""
    ordered = sorted(values) or [0.0]
    last = len(ordered) - 1
    shares = {"p50": 0.5, "p95": 0.95, "most": 1.0}
    return {name: round(ordered[int(share * last)], 2) for name, share in shares.items()}


if __name__ == "__main__":
    main()
