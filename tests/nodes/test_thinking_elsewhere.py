"""`manege think`: bots on other machines; whoever asks never depends on one of them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.nodes.services import Nats
from tests.nodes.test_nodes import metric, nodes, play_some
from tests.server.running import Device


@contextmanager
def thinking(nats: Nats) -> Iterator[subprocess.Popen[str]]:
    """A process that only thinks, once it does."""
    with subprocess.Popen(
        [sys.executable, "-m", "manege", "think", "--bus", nats.url, "--workers", "1"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr is not None
        try:
            assert "thinking for others" in process.stderr.readline()
            yield process
        finally:
            process.terminate()


def test_a_server_without_bots_of_its_own_asks_elsewhere(
    tmp_path: Path, database: str, nats: Nats
) -> None:
    with thinking(nats) as process:
        with nodes(1, tmp_path, database, nats, bot_workers=0) as [node]:
            table = node.open_table(3)  # a person and two bots
            table.start()
            with table.device(0) as device:
                for _ in range(4):
                    wait_until_asked(device)
                    play_some([device], 1)
            assert metric(node, "manege_bot_failures_total") == 0
        process.terminate()
        assert process.wait(30) == 0


def wait_until_asked(device: Device) -> None:
    while device.deciding() is None:
        device.next()


def test_a_thinker_that_dies_costs_a_question_and_no_move(
    tmp_path: Path, database: str, nats: Nats
) -> None:
    with (
        nodes(1, tmp_path, database, nats) as [node],
        thinking(nats) as process,
    ):
        table = node.open_table(3)
        table.start()
        with table.device(0) as device:
            wait_until_asked(device)
            process.kill()
            play_some([device], 1)
            wait_until_asked(device)
            assert device.seq > 0
