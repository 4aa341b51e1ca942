"""Photographs in processes of their own: one that takes too long ends, and keeps nobody waiting."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from io import BytesIO

import pytest

from manege.server.darkroom import Darkroom
from manege.server.photos import Crop
from manege.server.settings import Limits, Rate
from manege.server.trouble import Trouble
from tests.server.inside import on_uvloop
from tests.server.photographs import SMALL
from tests.server.running import PATIENCE

FOR_EVER = [sys.executable, "-c", "import time; time.sleep(600)"]


async def develop(darkroom: Darkroom, address: str = "a") -> bytes:
    return await darkroom.developed(BytesIO(SMALL), Crop(), address)


def test_a_picture_that_takes_too_long_is_refused_and_its_process_ends() -> None:
    async def run() -> None:
        darkroom = Darkroom(Limits(develop_seconds=0.2))
        usual, darkroom.command = darkroom.command, FOR_EVER
        with pytest.raises(Trouble, match=r"album\.too-hard"):
            await develop(darkroom)
        assert not darkroom.idle
        darkroom.command, darkroom.seconds = usual, PATIENCE
        assert (await develop(darkroom)).startswith(b"RIFF")
        await darkroom.stop()

    on_uvloop(run())


def test_others_do_not_wait_for_it_and_an_address_has_one_at_a_time() -> None:
    async def run() -> None:
        darkroom = Darkroom(Limits(develop_seconds=PATIENCE))
        usual, darkroom.command = darkroom.command, FOR_EVER
        hard = [asyncio.create_task(develop(darkroom, "hostile")) for _ in range(5)]
        while darkroom.door.locked() or not darkroom.lanes:
            await asyncio.sleep(0)
        await asyncio.sleep(0.05)
        darkroom.command = usual
        assert (await develop(darkroom, "friend")).startswith(b"RIFF")
        assert [task.done() for task in hard] == [False] * 5
        for task in hard:
            task.cancel()
        await asyncio.gather(*hard, return_exceptions=True)
        await darkroom.stop()
        assert "friend" not in darkroom.lanes

    on_uvloop(run())


def test_an_address_that_has_brought_much_waits_and_keeps_nobody_waiting() -> None:
    async def run() -> None:
        darkroom = Darkroom(Limits(develop_seconds=PATIENCE, developing=Rate(1, 0.01)))
        darkroom.spent.charge("greedy", 1000)
        much = [asyncio.create_task(develop(darkroom, "greedy")) for _ in range(5)]
        for _ in range(3):
            assert (await develop(darkroom, "friend")).startswith(b"RIFF")
        assert [task.done() for task in much] == [False] * 5
        assert not darkroom.door.locked()
        for task in much:
            task.cancel()
        await asyncio.gather(*much, return_exceptions=True)
        await darkroom.stop()

    on_uvloop(run())


def test_what_a_picture_takes_is_counted_also_when_it_fails() -> None:
    async def run() -> None:
        darkroom = Darkroom(Limits(develop_seconds=0.2, developing=Rate(0, 0.001)))
        darkroom.command = FOR_EVER
        with pytest.raises(Trouble, match=r"album\.too-hard"):
            await develop(darkroom, "hostile")
        assert darkroom.spent.debt("hostile") >= 0.2 / 0.001 - 1
        assert darkroom.spent.debt("friend") == 0

    on_uvloop(run())


def test_a_process_that_died_while_idle_is_not_asked() -> None:
    async def run() -> None:
        darkroom = Darkroom(Limits(develop_seconds=PATIENCE))
        await develop(darkroom)
        [worker] = darkroom.idle
        os.kill(worker.process.pid, signal.SIGKILL)
        await worker.process.wait()
        assert (await develop(darkroom)).startswith(b"RIFF")
        await darkroom.stop()

    on_uvloop(run())
