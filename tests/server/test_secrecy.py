"""What a device receives depends on nothing its seats may not know, to the last byte."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from manege import files
from manege.games import game
from manege.kernel.chance import chance_from
from manege.kernel.match import Action, Match
from manege.kernel.refusal import Refused
from manege.server import catching_up, telling, wire
from manege.server import room as rooms
from manege.server.room import Room
from manege.server.trouble import Trouble
from tests.server.inside import Ear, ear_at, house_in, room_of
from tests.server.running import Device, Message, Running

TOC = game("toc_toc_toc")
ENVELOPE = {
    "welcome": {"type", "seats"},
    "lobby": {"type", *wire.Lobby.__struct_fields__},
    "state": {"type", *wire.State.__struct_fields__},
    "moved": {"type", "seq", "seat", "views", "watch", "events", "clock", "undo"},
    "presence": {"type", "seats", "asking"},
    "played": {"type", "id", "seq"},
}


def test_raw_frames_hold_the_seats_own_view_and_nothing_else(server: Running) -> None:
    table = server.open_table(3).all_here(3)
    table.start()
    seats: list[int | None] = [0, 1, 2, None]
    devices = [table.device(*([] if seat is None else [seat])) for seat in seats]
    try:
        play_to_the_end(devices[:3], random.Random(11))
        for device in devices:
            device.hear_seq(devices[0].seq)
    finally:
        for device in devices:
            device.line.close()

    file = table.call("GET", "/match", key=table.keys[0]).json()
    secrets = [str(file["seed"]), table.host_key, *table.keys.values()]
    for seat, device in zip(seats, devices, strict=True):
        assert len(device.frames) > len(file["actions"])
        for frame in device.frames:
            assert not [secret for secret in secrets if secret in frame]
            check_frame(msgspec.json.decode(frame), seat, file)


def play_to_the_end(devices: list[Device], chance: random.Random) -> None:
    while not devices[0].is_over():
        for device in devices:
            device.hear_seq(max(each.seq for each in devices))
        asked = [device for device in devices if device.deciding()]
        for device in asked:
            seat, options = device.deciding() or (0, [])
            answer = device.play(seat, chance.choice(options))
            device.hear_seq(answer["seq"])


def check_frame(frame: Message, seat: int | None, file: Message) -> None:
    """The frame is what Game.view and Secrecy.told say of the match, in its envelope."""
    kind = frame["type"]
    acted = kind == "moved" and frame["seat"] == seat
    assert set(frame) == ENVELOPE[kind] | ({"code"} if acted else set())
    if kind not in ("state", "moved"):
        return
    match = replayed_to(file, frame["seq"])
    mine = frame["watch"] if seat is None else frame["views"][str(seat)]
    told = frame["told"] if kind == "state" else frame["events"]
    name = telling.name_of(seat)
    assert mine == plain(match.view(seat))
    assert list(frame["views"]) == ([] if seat is None else [name])
    assert list(told) == [name]
    story = told[name] if kind == "state" else [told[name]]
    first = len(match.chapters) - len(story)
    assert story == [plain(telling.chapter(match, first + n, seat)) for n in range(len(story))]


def replayed_to(file: Message, seq: int) -> Match:
    return files.replayed({**file, "actions": file["actions"][:seq]})


def plain(data: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


# Two worlds that differ only in what the seat may not know


@pytest.mark.parametrize("moves", [0, 1, 6, 13, 30])
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_worlds_a_seat_cannot_tell_apart_send_it_the_same_bytes(
    tmp_path: Path, viewer: int | None, moves: int
) -> None:
    one, other = asyncio.run(heard_in_both_worlds(tmp_path, viewer, moves))

    assert len(one) > 100
    assert one == other


def test_a_leaked_action_code_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = catching_up.moved

    def leaky(
        room: Room, match: Match, seq: int, action: Action, seats: tuple[int, ...]
    ) -> wire.Moved:
        return replace(honest(room, match, seq, action, seats), code=action.code)

    monkeypatch.setattr(rooms, "moved", leaky)
    one, other = asyncio.run(heard_in_both_worlds(tmp_path, None, 6))

    assert one != other


async def heard_in_both_worlds(
    folder: Path, viewer: int | None, moves: int
) -> tuple[list[str], list[str]]:
    async with house_in(folder) as house:
        true = await room_of(house, TOC.key, 3, 77, "AAAAAA")
        await play_some(true, random.Random(moves), moves)
        twin = await room_of(house, TOC.key, 3, 77, "BBBBBB")
        await play_some(twin, random.Random(moves), moves)
        assert twin.match is not None
        table = TOC.imagine(twin.match.table, viewer, chance_from(5))
        table.story = []
        twin.match.table = table
        assert [true.playing().view(n) for n in range(3)] != [twin.match.view(n) for n in range(3)]
        return await world(true, viewer), await world(twin, viewer)


async def play_some(room: Room, chance: random.Random, moves: int) -> None:
    """Up to an open offer of somebody, so that a hidden card is about to be laid."""
    match = room.playing()
    while moves > 0 or match.view(None)["deciding"][0]["decision"] != "offer":
        decision = match.table.decision
        assert decision is not None
        await room.play(wire.Play(decision.seat, room.seq, chance.choice(match.options()), "x"))
        moves -= 1


async def world(room: Room, viewer: int | None) -> list[str]:
    """All that this viewer can make the room say, and what it hears of another's move."""
    ear = await ear_at(room, *([] if viewer is None else [viewer]))
    match = room.playing()
    for seat in range(3):
        for code in range(len(TOC.actions)):
            if seat != viewer or TOC.refusal(match.table, seat, code):
                await wish(room, ear, wire.Play(seat, room.seq, code, f"{seat} {code}"))
    decision = match.table.decision
    assert decision is not None
    if decision.seat != viewer:
        door = match.table.left_of(decision.seat)
        codes = [code for code in match.options() if code % 5 == door]
        await room.play(wire.Play(decision.seat, room.seq, codes[0], "x"))
        again = await ear_at(room, *([] if viewer is None else [viewer]))
        ear.frames += again.frames
    return [frame.replace("BBBBBB", "AAAAAA") for frame in ear.frames]


async def wish(room: Room, ear: Ear, play: wire.Play) -> None:
    try:
        await room.play(play, ear)
    except Refused as refused:
        ear.tell(repr(telling.refused(room.playing(), play.id, refused.refusal)))
    except Trouble as trouble:
        ear.tell(f"{trouble.error} {trouble.detail}")
