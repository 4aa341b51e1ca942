"""A table's log has an end, and a story is not told over and over: with a clear refusal."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from manege import games
from manege.kernel.match import Match
from manege.server import asking, catching_up, storage, telling, wire
from manege.server.records import LoggedAction, Record
from manege.server.rooms import Rooms
from manege.server.settings import Limits, Rate
from manege.server.trouble import STATUS, Trouble
from tests.server.inside import ear_at, house_in, on_uvloop, record_of, room_of
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


def test_a_long_story_is_worded_in_slices_and_others_have_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worded: list[int] = [0]
    chapter = telling.chapter

    def counted(*about: Any) -> Any:
        worded[-1] += 1
        return chapter(*about)

    async def tick() -> None:
        while True:
            worded.append(0)
            await asyncio.sleep(0)

    async def run() -> None:
        monkeypatch.setattr(telling, "chapter", counted)
        async with house_in(tmp_path) as house:
            room = await room_of(house, "toc_toc_toc", 3, 5)
            match = room.playing()
            match.chapters = [*match.chapters] * 700
            room.chapter_seqs = [*range(700)]
            others = asyncio.create_task(tick())
            ear = await ear_at(room, 0, 1)
            others.cancel()
            told = next(each for each in map(json.decode, ear.frames) if each["type"] == "state")
            assert [len(each) for each in told["told"].values()] == [700] * 3
            room.rest()

    on_uvloop(run())
    assert sum(worded) == 2100
    assert max(worded) <= catching_up.SLICE


def test_a_log_full_of_undos_is_read_in_one_go() -> None:
    """Twice as many take about twice as long: counted in steps, not in seconds."""
    looked = [0]

    class Seat(int):
        def __ne__(self, other: object) -> bool:
            looked[0] += 1
            return int(self) != other

        __hash__ = int.__hash__

    log = [LoggedAction(n, Seat(n % 2), 1, None) for n in range(500)]
    log += [LoggedAction(n, Seat((n + 1) % 2), None, None) for n in range(500)]

    assert asking.standing(log) == []
    assert looked[0] < 3000


def test_spectators_ask_for_a_seat_now_and_then(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(GENEROUS, asks=Rate(2, 0.001))) as server:
        table = server.open_table(3)
        with table.device() as one, table.device() as other:
            for _ in range(2):
                one.say("ask", name="Zoé")
            one.say("ping", n=1)
            one.hear("pong")
            other.say("ask", name="Léo")
            assert other.hear("error")["error"] == "too-fast"


def test_a_table_has_room_for_so_many_spectators_and_for_all_who_play(tmp_path: Path) -> None:
    with running(tmp_path, limits=few(spectators=2)) as server:
        table = server.open_table(3)
        with table.device() as first, table.device(), table.device(0):
            with Device(server.at, table.code, keys=None) as third:
                third.say("hello", keys=["nothing"])
                error = third.hear("error")
            first.say("hello", keys=[])  # whoever is there stays
            assert first.hear("welcome")

    assert (error["error"], error["detail"]) == ("table.crowded", {"most": 2})


def test_a_long_log_is_replayed_in_slices_and_others_have_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = [0]
    play = Match.play

    def counted(*about: Any) -> Any:
        played[-1] += 1
        return play(*about)

    async def tick() -> None:
        while True:
            played.append(0)
            await asyncio.sleep(0)

    async def run() -> None:
        record = record_of("toc_toc_toc", 5, 5)
        log = whole_game(record)
        monkeypatch.setattr(asking, "SLICE", 5)
        monkeypatch.setattr(Match, "play", counted)
        async with house_in(tmp_path) as house:
            rooms = Rooms(house)
            await house.storage.do(storage.save(record))
            for action in log:
                await house.storage.do(storage.append(record.code, action, over=False))
            others = asyncio.create_task(tick())
            room = await rooms.find(record.code)
            others.cancel()
            assert room.seq == len(log) == sum(played)
            room.rest()

    on_uvloop(run())
    assert 0 < max(played) <= 5


def test_what_happened_is_told_anew_now_and_then(tmp_path: Path) -> None:
    """By each seat, and by all spectators together; how the chances stood likewise."""
    with running(tmp_path, limits=replace(GENEROUS, recalls=Rate(2, 0.001))) as server:
        table = server.open_table(3, options={"first": 0}).all_here(3)
        table.start()
        with table.device(0) as one, table.device(1) as other, table.device() as watching:
            one.play(0, one.view(0)["options"][0])
            for device in (one, watching):
                for number in range(3):
                    device.say("recall", chapter=1, id=f"{number}")
                told = [device.hear("recalled", "error") for _ in range(3)]
                assert [each["type"] for each in told] == ["recalled", "recalled", "error"]
                assert told[-1]["error"] == "too-fast"
            other.say("recall", chapter=1, id="r")
            assert other.hear("recalled", "error")["type"] == "recalled"


def test_so_is_how_the_chances_stood(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house_in(tmp_path, limits=replace(GENEROUS, recalls=Rate(1, 0))) as house:
            room = await room_of(house, "toc_toc_toc", 3, 5)
            match = room.playing()
            while not match.over:
                match.play(match.options()[0])
            ear = await ear_at(room)
            room.review.ask(ear, wire.Judge("a"))
            with pytest.raises(Trouble, match="too-fast"):
                room.review.ask(ear, wire.Judge("b"))
            room.rest()

    on_uvloop(ask())


def test_a_log_that_takes_too_long_is_given_up_and_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        record = record_of("toc_toc_toc", 5, 5)
        log = whole_game(record)
        monkeypatch.setattr(asking, "SLICE", 5)
        monkeypatch.setattr(asking, "MOST_SECONDS", 0.0)
        async with house_in(tmp_path) as house:
            await house.storage.do(storage.save(record))
            for action in log:
                await house.storage.do(storage.append(record.code, action, over=False))
            assert (await Rooms(house).find(record.code)).lobby().stuck == "table.too-long"
            kept = await house.storage.read(storage.load(record.code))
            assert kept is not None
            assert len(kept.actions) == len(log)

    on_uvloop(run())


def whole_game(record: Record) -> list[LoggedAction]:
    match = Match(games.game(record.game), len(record.seats), 5, record.options)
    log: list[LoggedAction] = []
    while not match.over:
        seat = match.table.decisions()[0].seat
        code = match.options(seat)[-1]
        match.play(code, seat)
        log.append(LoggedAction(len(log) + 1, seat, code, None))
    return log
