"""Nodes killed and paused while people play: what was acknowledged stays, and all play on.

Tables of all games, some with bots, notes written and pictures sent: as in tests/server/killing.py.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.depth import depth
from tests.nodes.cluster import (
    Cluster,
    Roaming,
    RoamingPairing,
    RoamingSender,
    Watching,
    player_at,
)
from tests.nodes.services import Nats
from tests.server.killing import TABLES

LEASE = 1.0
LATER = 4.0  # seconds: what was acknowledged last is on other screens by then
KILLS = depth(3, 3, 20)


@contextmanager
def cluster(
    number: int, folder: Path, database: str, nats: Nats, lease: float = LEASE
) -> Iterator[Cluster]:
    made = Cluster(number, folder, database, nats.url, lease)
    try:
        yield made
    finally:
        made.close()


def people(nodes: Cluster, chance: random.Random) -> list[Roaming]:
    players = [player_at(nodes, chance, *table) for table in TABLES]
    for each in players:
        each.pause = 0.05  # so that games last as long as the test
    return players


async def roam(nodes: Cluster, who: list[Roaming | Watching], until: float) -> None:
    await asyncio.gather(*(each.roam(nodes, until) for each in who))


def test_a_killed_node_costs_nobody_a_move(tmp_path: Path, database: str, nats: Nats) -> None:
    chance = random.Random(3)
    with cluster(3, tmp_path, database, nats) as nodes:
        players = people(nodes, chance)
        watching = [Watching(each, chance) for each in players]
        sender = RoamingSender(nodes.any(chance))

        async def kill() -> None:
            for _ in range(KILLS):
                await asyncio.sleep(1.5)
                used = {each.at for each in players if not each.over}
                theirs = [node for node, at in nodes.nodes.items() if at in used]
                nodes.kill(chance.choice(theirs or [*nodes.nodes]))
                await asyncio.to_thread(nodes.start)

        async def go() -> None:
            until = time.monotonic() + 4 + 4.5 * KILLS
            await asyncio.gather(
                kill(),
                sender.roam(nodes, chance, until),
                roam(nodes, [*players], until),
                roam(nodes, [*watching], until + LATER),
            )

        asyncio.run(go())
        nodes.check([*players, sender])
        moves = sum(len(each.acknowledged) for each in players)
        gaps = [gap for each in players for gap in each.gaps]

    assert moves > 100
    assert gaps  # lines were cut, and taken up again
    assert len(sender.sent) > KILLS
    assert any(each.notes for each in players if isinstance(each, RoamingPairing))
    for each, seen in zip(players, watching, strict=True):
        assert each.cut_at is None
        assert seen.seq >= max(each.acknowledged.values())


def test_a_node_that_was_paused_loses_its_tables_and_harms_none(
    tmp_path: Path, database: str, nats: Nats
) -> None:
    chance = random.Random(4)
    with cluster(2, tmp_path, database, nats) as nodes:
        players = people(nodes, chance)
        asleep = next(iter(nodes.nodes))

        async def pause() -> None:
            await asyncio.sleep(1)
            nodes.pause(asleep)
            at = nodes.nodes.pop(asleep)  # nobody turns to it meanwhile
            await asyncio.sleep(3 * LEASE)
            nodes.wake(asleep)
            nodes.nodes[asleep] = at

        async def go() -> None:
            await asyncio.gather(pause(), roam(nodes, [*players], time.monotonic() + 8))

        try:
            asyncio.run(go())
        finally:
            nodes.wake(asleep)
        nodes.check(players)

    assert all(len(each.acknowledged) > 5 for each in players)
