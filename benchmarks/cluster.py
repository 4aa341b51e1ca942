"""Many games on a Ray cluster of two nodes, one of which is killed; prints figures as JSON.

python3 tools/install.py cluster && .venv/bin/python -m benchmarks.cluster [games] [cores of a node]

First the contract of hands (tests/arena/test_hands.py) is held against Ray itself, then so many
games are played, and played once more in this process alone: every figure must be the same, to the
byte. Ray is no part of `make test`: to install and start it takes longer than that may cost.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from inspect import signature

from manege.arena.hands import Hands
from manege.arena.simulate import simulate
from manege.games import game
from tests.arena import test_hands
from tests.nodes.ray_cluster import RayCluster, ray_cluster

SEED = 16
BOTS = ["sensible", "random", "sensible", "random"]
TIMES = ("cpu_s", "decisions_per_cpu_s")  # a machine's own


def main() -> None:
    wish = [int(each) for each in sys.argv[1:]]
    games, cores = (wish + [20_000, 1][len(wish) :])[:2]
    began = time.monotonic()
    with ray_cluster(2, cores) as nodes:
        os.environ.update(nodes.environment)
        from manege.arena.cluster import cluster  # Ray reads its token when it is imported

        started = time.monotonic()
        with cluster(nodes.address) as hands:
            connected = time.monotonic()
            held = [*contract(hands)]
            began_to_play = time.monotonic()
            loss = Loss(nodes, games // 4)
            there = figures(games, hands, loss.progress)
            ended = time.monotonic()
        shut = time.monotonic()
    stopped = time.monotonic()
    here = figures(games)
    print(
        json.dumps(
            {
                "games": games,
                "start_s": round(started - began, 1),
                "connect_s": round(connected - started, 1),
                "contract": held,
                "play_s": round(ended - began_to_play, 1),
                "stop_s": round(stopped - ended, 1),
                "disconnect_s": round(shut - ended, 1),
                "alone_s": round(time.monotonic() - stopped, 1),
                "playing_on_the_node_that_was_killed": loss.had,
                "told": loss.told,
                "equal": there == here,
                "figures": json.loads(here),
            }
        )
    )
    assert there == here, f"{there}\n{here}"
    assert loss.told == games


def contract(hands: Hands) -> Iterator[str]:
    """What holds of all hands, by the name of its test."""
    for name, test in vars(test_hands).items():
        if name.startswith("test_") and [*signature(test).parameters] == ["hands"]:
            test(hands)
            yield name


class Loss:
    """Kills the second node after so many games, while it plays."""

    def __init__(self, nodes: RayCluster, after: int) -> None:
        self.nodes = nodes
        self.after = after
        self.had = 0
        self.told = 0

    def progress(self, done: int) -> None:
        assert done == self.told + 1
        self.told = done
        if done >= self.after and not self.had and (playing := self.nodes.playing(1)):
            self.had = playing
            self.nodes.kill(1)


def figures(
    games: int, hands: Hands | None = None, progress: Callable[[int], None] | None = None
) -> str:
    found = simulate(game("toc_toc_toc"), 4, games, SEED, BOTS, None, progress, hands)
    assert found.finished == games
    return json.dumps({k: v for k, v in found.as_data().items() if k not in TIMES})


if __name__ == "__main__":
    main()
