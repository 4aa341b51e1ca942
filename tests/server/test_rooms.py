"""Rooms inside: several deciding at once, rebuilding from the log, storage that fails."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from manege import games
from manege.kernel.game import Game
from manege.kernel.match import Match
from manege.server import asking, catching_up, storage, telling, wire
from manege.server import room as room_module
from manege.server.asking import replayed, standing
from manege.server.records import LoggedAction, Record, Seat
from manege.server.room import Room
from manege.server.rooms import Rooms
from manege.server.trouble import Trouble
from tests.contract.bataille import GAME as BATAILLE
from tests.server.inside import CODE, Ear, ear_at, house_in, record_of, room_of
from tests.server.running import PATIENCE


@pytest.fixture
def _with_bataille(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which all decide at once."""
    known = games.game

    def game(key: str) -> Game:
        return BATAILLE if key == BATAILLE.key else known(key)

    monkeypatch.setattr(games, "game", game)


@pytest.mark.usefixtures("_with_bataille")
def test_a_turn_stays_good_while_the_seats_own_decision_is_open(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_in(tmp_path) as house:
            room = await room_of(house, BATAILLE.key, 3, 5)
            ears = [await ear_at(room, seat) for seat in range(3)]
            cards = [room.playing().options(seat)[0] for seat in range(3)]
            for seat in (2, 0):  # both saw turn 0
                await room.play(wire.Play(seat, 0, cards[seat], "a"), ears[seat])
            assert room.seq == 2
            assert room.asked == {1: 0}
            found = await house.storage.do(storage.load(CODE))
            assert found is not None
            assert Room(house, found).asked == {1: 0}
            with pytest.raises(Trouble) as twice:
                await room.play(wire.Play(2, 0, cards[2], "b"), ears[2])
            assert twice.value.error == "turn.stale"
            await room.play(wire.Play(1, 0, cards[1], "a"), ears[1])
            for ear in ears:
                assert '"seq":3' in ear.frames[-1]
            options = room.playing().options(1)
            with pytest.raises(Trouble) as late:  # a new round has begun
                await room.play(wire.Play(1, 2, options[0], "b"), ears[1])
            assert late.value.error == "turn.stale"

    asyncio.run(play())


@pytest.mark.usefixtures("_with_bataille")
def test_a_secret_choice_is_told_to_its_seat_only(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_in(tmp_path) as house:
            room = await room_of(house, BATAILLE.key, 3, 5)
            ears = [await ear_at(room, seat) for seat in range(3)]
            await room.play(wire.Play(0, 0, room.playing().options(0)[0], "a"), ears[0])
            mine, theirs = ears[0].last, ears[1].last
            assert "code" in mine
            assert "code" not in theirs
            assert "card" in mine["events"]["0"][0]
            assert "card" not in theirs["events"]["1"][0]

    asyncio.run(play())


@pytest.mark.usefixtures("_with_bataille")
def test_an_undo_among_choices_of_others_replays_exactly(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_in(tmp_path) as house:
            room = await room_of(house, BATAILLE.key, 3, 5)
            ears = [await ear_at(room, seat) for seat in range(3)]
            for seat in (0, 1):
                options = room.playing().options(seat)
                await room.play(wire.Play(seat, 0, options[0], f"p{seat}"), ears[seat])
            await room.undo(ears[0], wire.Undo(0, "u"))
            options = room.playing().options(0)
            await room.play(wire.Play(0, 3, options[-1], "other"), ears[0])
            found = await house.storage.do(storage.load(CODE))
            assert found is not None
            rebuilt = Room(house, found)
            assert rebuilt.asked == room.asked
            assert rebuilt.seq == room.seq == 4
            assert rebuilt.chapter_seqs == room.chapter_seqs == [0, 2, 4]
            for viewer in (0, 1, 2, None):
                assert rebuilt.playing().view(viewer) == room.playing().view(viewer)
                assert rebuilt.playing().told(viewer) == room.playing().told(viewer)

    asyncio.run(play())


def test_the_log_without_what_was_taken_back() -> None:
    log = [
        LoggedAction(1, 0, 7, "a"),
        LoggedAction(2, 1, 8, "b"),
        LoggedAction(3, 0, None, "c"),
        LoggedAction(4, 0, 9, "d"),
        LoggedAction(5, 0, None, "e"),
    ]

    assert standing(log) == [log[1]]


def test_a_room_is_rebuilt_from_its_log_in_5_ms() -> None:
    chance = random.Random(8)
    record = record_of("toc_toc_toc", 5, 8)
    match = Match(games.game(record.game), 5, 8, record.options)
    while not match.over:
        match.play(chance.choice(match.options()))
    log = [LoggedAction(n, a.seat, a.code, f"c{n}") for n, a in enumerate(match.actions, start=1)]
    took = []
    for _ in range(21):
        began = time.process_time()
        rebuilt, _ = replayed(record, log)
        took.append(time.process_time() - began)

    assert rebuilt.outcome
    assert rebuilt.view(None) == match.view(None)
    assert statistics.median(took) <= 0.005


def test_an_idle_room_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with house_in(tmp_path) as house:
            rooms = Rooms(house)
            room = await room_of(house, "toc_toc_toc", 3, 5)
            found = await rooms.find(CODE)
            ear = await ear_at(found, 0, 1, 2)
            decision = found.playing().table.decision
            assert decision is not None
            options = found.playing().options()
            await found.play(wire.Play(decision.seat, 0, options[0], "a"), ear)
            rooms.forget_idle(time.monotonic() + 1)
            assert rooms.rooms  # somebody listens
            found.leave(ear)
            rooms.forget_idle(time.monotonic() + 1)
            assert not rooms.rooms
            again = await rooms.find(CODE)
            assert again is not found
            assert again.seq == 1
            assert again.playing().view(None) != room.playing().view(None)

    asyncio.run(play())


def test_two_who_look_at_once_find_the_same_room(tmp_path: Path) -> None:
    async def look() -> None:
        async with house_in(tmp_path) as house:
            rooms = Rooms(house)
            await room_of(house, "toc_toc_toc", 3, 5)
            one, other = await asyncio.gather(rooms.find(CODE), rooms.find(CODE))
            assert one is other

    asyncio.run(look())


def test_a_move_that_did_not_reach_the_disk_is_not_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house_in(tmp_path) as house:
            rooms = Rooms(house)
            await room_of(house, "toc_toc_toc", 3, 5)
            room = await rooms.find(CODE)
            ear = await ear_at(room, 0, 1, 2)
            heard = len(ear.frames)
            decision = room.playing().table.decision
            assert decision is not None
            wish = wire.Play(decision.seat, 0, room.playing().options()[0], "a")
            monkeypatch.setattr(storage, "append", full_disk)
            with pytest.raises(Trouble) as failed:
                await room.play(wish, ear)
            assert failed.value.error == "storage.failed"
            assert len(ear.frames) == heard + 1  # why, and nothing of the move
            assert ear.last["error"] == "storage.failed"
            assert ear.hung_up == 1012
            monkeypatch.undo()
            with pytest.raises(Trouble):
                await room.play(wish, ear)  # nobody plays on in the broken room
            again = await rooms.find(CODE)
            assert again.seq == 0
            await again.play(wish, await ear_at(again, 0, 1, 2))
            assert again.seq == 1

    def full_disk(*_: object, **__: object) -> storage.Job[None]:
        def job(_: object) -> None:
            raise OSError("disk full")

        return job

    asyncio.run(play())


def test_a_table_of_another_edition_says_so_and_is_left_alone(tmp_path: Path) -> None:
    async def look() -> tuple[str | None, dict[str, object]]:
        async with house_in(tmp_path) as house:
            record = record_of("toc_toc_toc", 3, 5)
            await house.storage.do(storage.save(replace(record, edition=99)))
            room = await Rooms(house).find(CODE)
            ear = await ear_at(room, 0)
            with pytest.raises(Trouble) as other:
                await room.play(wire.Play(0, 0, 0, "a"), ear)
            assert other.value.error == "table.edition"
            return room.lobby().stuck, other.value.detail

    here = games.game("toc_toc_toc").edition
    assert asyncio.run(look()) == ("table.edition", {"played": 99, "here": here})


def test_a_table_begun_with_other_figures_says_so_and_is_left_alone(tmp_path: Path) -> None:
    async def look() -> str | None:
        async with house_in(tmp_path) as house:
            record = record_of("wishland", 3, 5)
            other = replace(record, figures={"hotel-1": {"cost": 3}})
            await house.storage.do(storage.save(other))
            return (await Rooms(house).find(CODE)).lobby().stuck

    assert asyncio.run(look()) == "table.figures"


def test_an_unknown_game_in_the_data_is_left_alone(tmp_path: Path) -> None:
    async def look() -> str:
        async with house_in(tmp_path) as house:
            record = replace(record_of("toc_toc_toc", 3, 5), game="gone")
            await house.storage.do(storage.save(record))
            try:
                await Rooms(house).find(CODE)
            except Trouble as trouble:
                return trouble.error
            return ""

    assert asyncio.run(look()) == "game.unknown"


@pytest.mark.parametrize(
    "log",
    [
        [LoggedAction(1, 0, 10**6, None)],
        [LoggedAction(1, 0, None, None)],
        [LoggedAction(1, 7, 0, None)],
    ],
    ids=["no such action", "nothing to take back", "no such seat"],
)
def test_a_log_that_makes_no_sense_is_one_table_less_and_no_more(
    tmp_path: Path, log: list[LoggedAction]
) -> None:
    """Others are woken; whoever looks is told that it cannot go on."""

    async def look() -> tuple[str | None, list[str]]:
        async with house_in(tmp_path) as house:
            for code in ("AAAAAA", "BBBBBB"):
                bot = Seat("bot", "Irma", "B", "random")
                record = record_of("toc_toc_toc", 3, 5, code)
                record = replace(record, seats=(record.seats[0], bot, record.seats[2]))
                await house.storage.do(storage.save(record))
            for each in log:
                await house.storage.do(storage.append("BBBBBB", each, over=False))
            rooms = Rooms(house)
            await rooms.wake_bots()
            stuck = (await rooms.find("BBBBBB")).lobby().stuck
            awake = sorted(rooms.rooms)
            for room in rooms.rooms.values():
                room.let_go(Trouble("storage.failed"))
            return stuck, awake

    assert asyncio.run(look()) == ("table.edition", ["AAAAAA", "BBBBBB"])


def test_no_table_waits_for_the_log_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading, go_on = asyncio.Event(), asyncio.Event()
    really = asking.replayed_in_slices

    async def slowly(record: Record, log: Sequence[LoggedAction]) -> asking.Played:
        if record.code == CODE:
            reading.set()
            await go_on.wait()
        return await really(record, log)

    async def find() -> list[str]:
        monkeypatch.setattr(asking, "replayed_in_slices", slowly)
        async with house_in(tmp_path) as house:
            for code in (CODE, "BBBBBB"):
                await house.storage.do(storage.save(record_of("toc_toc_toc", 3, 5, code)))
            rooms = Rooms(house)
            long = asyncio.create_task(rooms.find(CODE))
            await reading.wait()
            async with asyncio.timeout(PATIENCE):
                await rooms.find("BBBBBB")
            found = [*rooms.rooms]
            go_on.set()
            await long
            return found

    assert asyncio.run(find()) == ["BBBBBB"]


def test_what_happens_in_a_room_that_was_let_go_meanwhile_is_not_kept(tmp_path: Path) -> None:
    async def late() -> bool:
        async with house_in(tmp_path) as house:
            room = await room_of(house, "toc_toc_toc", 3, 5)
            room.let_go(Trouble("storage.restored"))
            with pytest.raises(Trouble):
                await room.keep(storage.append(CODE, LoggedAction(1, 0, 6, None), over=False))
            found = await house.storage.read(storage.load(CODE))
            assert found is not None
            return not found.actions

    assert asyncio.run(late())


def test_the_same_seats_are_told_the_whole_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many watch: it is worded once for all of them."""
    worded: list[tuple[int, ...]] = []
    really = catching_up.worded

    async def noting(room: Room, seats: tuple[int, ...], since: int | None) -> object:
        worded.append(seats)
        return await really(room, seats, since)

    async def undo() -> list[Ear]:
        async with house_in(tmp_path) as house:
            room = await room_of(house, "wishland", 2, 5)
            ear = await ear_at(room, 0, 1)
            watching = [await ear_at(room) for _ in range(5)]
            seat = room.seats_asked(bots=False)[0]
            code = next(c for c in room.playing().options(seat) if can_go_back(room, seat, c))
            await room.play(wire.Play(seat, room.seq, code, "a"), ear)
            monkeypatch.setattr(room_module, "worded", noting)
            await room.undo(ear, wire.Undo(seat, "b"))
            return watching

    watching = asyncio.run(undo())
    assert sorted(worded) == [(), (0, 1)]
    assert {ear.last["type"] for ear in watching} == {"state"}
    assert {ear.last["seq"] for ear in watching} == {2}


def can_go_back(room: Room, seat: int, code: int) -> bool:
    match = room.playing().fork(len(room.playing().actions))
    match.play(code, seat)
    return not telling.why_no_undo(match, seat)
