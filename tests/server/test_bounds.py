"""A table's log has an end, and a story is not told over and over: with a clear refusal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from manege.server import wire
from manege.server.settings import Limits, Rate
from manege.server.trouble import STATUS, Trouble
from tests.server.inside import ear_at, house_in, on_uvloop, room_of
from tests.server.running import GENEROUS, Device, running
from tests.server.test_house import Evening, at, hours

__all__ = ["hours"]  # a fixture


def few(**changes: int) -> Limits:
    return replace(GENEROUS, **changes)


def test_pairing_and_loosening_have_an_end_in_each_round(
    tmp_path: Path, hours: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tell(table: Evening) -> None:
        table.room.bounds.limits = few(acts_each_wait=4)
        await table.to_pairing()
        await table.play(0, "pair 1-2", "loosen 1-2", "pair 1-2", "loosen 1-2")
        with pytest.raises(Trouble, match=r"seat\.too-often") as refused:
            await table.play(0, "pair 1-2")
        assert refused.value.detail == {"most": 4}
        await table.play(1, "pair 1-2")  # each seat has its own share,
        await hours.pass_by(91)
        assert table.fields["phase"] == "calls"  # the house is not counted,
        reader = table.fields["calls"][-1]["seat"]
        await table.play(reader, "next")  # and another wait begins anew

    at(tmp_path, hours, tell)


def test_a_log_has_an_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path, limits=few(log_entries=2)) as house:
            room = await room_of(house, "toc_toc_toc", 3, 5)
            ear = await ear_at(room, 0, 1, 2)
            match = room.playing()
            for number in range(3):
                seat = match.table.decisions()[0].seat
                wish = wire.Play(seat, room.seq, match.options(seat)[0], f"{number}")
                if number < 2:
                    await room.play(wish, ear)
                    continue
                with pytest.raises(Trouble, match=r"table\.too-long"):
                    await room.play(wish, ear)
                with pytest.raises(Trouble, match=r"table\.too-long"):
                    await room.undo(ear, wire.Undo(seat, "u"))
            assert room.seq == 2
            room.rest()

    on_uvloop(run())


def test_a_seat_does_not_change_hands_without_end(tmp_path: Path) -> None:
    with running(tmp_path, limits=few(log_entries=2)) as server:
        table = server.open_table(3).all_here(3)
        table.start()
        answers = [
            table.call("PUT", "/seats/1", {"kind": kind}, table.host_key)
            for kind in ("open", "bot", "open")
        ]

    assert [answer.status_code for answer in answers] == [200, 200, STATUS["table.too-long"]]


def test_a_story_is_not_told_from_the_beginning_again_and_again(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(GENEROUS, stories=Rate(3, 0.001))) as server:
        table = server.open_table(3).all_here(3)
        table.start()
        with table.device(0) as device:
            device.say("hello", keys=[table.keys[0]])
            device.hear("presence")
            device.say("hello", keys=[table.keys[0]])
            assert device.hear("error")["error"] == "too-fast"
        other = server.open_table(3)
        with Device(server.at, other.code, [other.keys[0]]):
            pass
