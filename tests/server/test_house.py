"""The room as a player: its clock, its doors, its hush, and words that wait for their call."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from manege.kernel.refusal import Refused
from manege.server import advising, lobby, storage, wire
from manege.server.clock import Clock
from manege.server.keys import hashed
from manege.server.records import Seat
from manege.server.room import House, Room
from manege.server.trouble import Trouble
from tests.server.inside import CODE, Ear, ear_at, house_in, record_of

GAME = "qui_paire_gagne"
FIVE = ["1-2", "3-4", "5-6", "7-8", "9-10"]


@dataclass
class Hours:
    """Time as the test tells it."""

    now: float = 1000.0
    rooms: list[Room] = field(default_factory=list)

    async def pass_by(self, seconds: float) -> None:
        self.now += seconds
        for room in self.rooms:
            room.go_on()
        await settled()


async def settled() -> None:
    """Whatever is due has happened, and is on disk."""
    for _ in range(20):
        await asyncio.sleep(0.002)


def ring_if_due(_: Clock, seconds: float, ring: Callable[[], None]) -> asyncio.Handle | None:
    """Only the test makes time pass."""
    return asyncio.get_running_loop().call_soon(ring) if seconds <= 1e-6 else None


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    hours = Hours()
    monkeypatch.setattr(Clock, "now", lambda _: hours.now)
    monkeypatch.setattr(Clock, "ring_in", ring_if_due)
    return hours


class Evening:
    """A table of people, each on a device of their own, whose keys are their numbers."""

    def __init__(self, house: House, room: Room, hours: Hours, ears: list[Ear]) -> None:
        self.house = house
        self.room = room
        self.hours = hours
        self.ears = ears

    @property
    def fields(self) -> dict[str, Any]:
        return dict(self.room.playing().view(None)["fields"])

    async def play(self, seat: int, *actions: str, by: int | None = None) -> None:
        room = self.room
        for action in actions:
            code = room.playing().game.code(action)
            async with room.lock:  # what is happening has happened
                wish = wire.Play(seat, room.seq, code, f"{seat}-{room.seq}-{action}")
            await room.play(wish, self.ears[seat if by is None else by])

    async def everybody(self, *actions: str) -> None:
        for seat in range(len(self.ears)):
            await self.play(seat, *actions)

    async def to_pairing(self) -> None:
        await self.everybody("ready")
        if self.fields["phase"] == "look":
            await self.everybody("ready")

    async def to_calls(self, *sets: list[str]) -> None:
        await self.to_pairing()
        for seat, pairs in enumerate(sets):
            await self.play(seat, *(f"pair {pair}" for pair in pairs), "ready")

    async def reopened(self) -> Evening:
        """After a restart of the server: everybody comes back."""
        kept = await self.house.storage.do(storage.load(CODE))
        assert kept is not None
        self.room.clock.stop()
        room = Room(self.house, kept)
        self.hours.rooms = [room]
        await room.wake()
        ears = [await ear_at(room, seat) for seat in range(len(self.ears))]
        return Evening(self.house, room, self.hours, ears)


@asynccontextmanager
async def evening(
    folder: Path, hours: Hours, people: int = 3, bots: int = 0, **options: Any
) -> AsyncIterator[Evening]:
    async with house_in(folder) as house:
        record = record_of(GAME, people, None)
        chairs = [Seat("bot", f"B{n}", "ABCDEFGH"[people + n], "normal") for n in range(bots)]
        record = msgspec.structs.replace(
            record,
            seats=(*record.seats, *chairs),
            options=lobby.checked_options(lobby.known_game(GAME), people + bots, options),
        )
        record = lobby.started(record, 7)
        await house.storage.do(storage.save(record))
        kept = await house.storage.do(storage.load(CODE))
        assert kept is not None
        room = Room(house, kept)
        hours.rooms = [room]
        if bots:
            await house.thinkers.start()
        ears = [await ear_at(room, seat) for seat in range(people)]
        await room.wake()
        try:
            yield Evening(house, room, hours, ears)
        finally:
            room.is_broken = True  # nobody begins to think any more
            thinking = [*room.bots.thinking.values()]
            for task in thinking:
                task.cancel()
            await asyncio.gather(*thinking, return_exceptions=True)
            room.clock.stop()


def at(
    folder: Path,
    hours: Hours,
    tell: Callable[[Evening], Awaitable[None]],
    **options: Any,
) -> None:
    async def run() -> None:
        async with evening(folder, hours, **options) as table:
            await tell(table)

    asyncio.run(run())


def heard(ear: Ear, kind: str) -> list[dict[str, Any]]:
    messages = [msgspec.json.decode(frame) for frame in ear.frames]
    return [message for message in messages if message["type"] == kind]


def clock_of(ear: Ear) -> Any:
    """As it was last told."""
    told = [*heard(ear, "state"), *heard(ear, "moved")]
    return max(told, key=lambda message: message["seq"])["clock"]


# The clock


@pytest.mark.rule("PP-7", "PP-10", "PP-40", "PP-41")
def test_the_look_and_the_pairing_end_by_themselves(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        await hours.pass_by(1000)
        assert table.fields["phase"] == "gather"  # pictures wait for everybody
        assert clock_of(table.ears[0]) is None
        await table.everybody("ready")
        assert clock_of(table.ears[2]) == {"left": 5.0, "of": 5.0}
        with pytest.raises(Refused, match="PP-41"):
            await table.play(0, "pair 1-2")
        await hours.pass_by(4.9)
        assert table.fields["phase"] == "look"
        await hours.pass_by(0.1)
        assert table.fields["phase"] == "pairing"
        assert clock_of(table.ears[2]) == {"left": 90.0, "of": 90.0}
        await hours.pass_by(30)
        await table.play(1, "pair 3-9")
        assert clock_of(table.ears[0]) == {"left": 60.0, "of": 90.0}
        await hours.pass_by(61)
        assert table.fields["phase"] == "calls"

    at(tmp_path, hours, tell)


@pytest.mark.rule("PP-42", "PP-48")
def test_an_edit_on_its_way_is_taken_for_a_second_then_refused_as_closed(
    tmp_path: Path, hours: Hours
) -> None:
    async def tell(table: Evening) -> None:
        await table.to_pairing()
        await table.play(0, "pair 1-2")
        turn = table.room.seq
        await hours.pass_by(90.9)
        assert table.fields["phase"] == "pairing"
        assert clock_of(table.ears[1])["left"] == 90.0  # the grace is never shown
        await table.play(1, "pair 1-2")
        assert clock_of(table.ears[1])["left"] == 0.0
        await hours.pass_by(0.1)
        assert table.fields["phase"] == "calls"
        assert table.fields["calls"][0]["hands"] == [0, 1]
        for seat in range(3):
            late = wire.Play(seat, turn, table.room.playing().game.code("pair 3-4"), "late")
            if seat == table.fields["calls"][0]["seat"]:
                with pytest.raises(Trouble, match="stale"):
                    await table.room.play(late, table.ears[seat])
            else:
                with pytest.raises(Refused, match="PP-48"):
                    await table.room.play(late, table.ears[seat])

    at(tmp_path, hours, tell)


@pytest.mark.rule("PP-47", "PP-48")
def test_when_all_are_ready_it_closes_at_once_and_without_grace(
    tmp_path: Path, hours: Hours
) -> None:
    async def tell(table: Evening) -> None:
        await table.to_calls(FIVE, FIVE, FIVE)
        assert table.fields["phase"] == "calls"
        seat = next(s for s in range(3) if s != table.fields["calls"][0]["seat"])
        with pytest.raises(Refused, match="PP-48"):
            await table.play(seat, "loosen 1-2")

    at(tmp_path, hours, tell)


@pytest.mark.rule("PP-47", "PP-60")
@pytest.mark.parametrize("clock", [90, 0])
def test_nobody_waits_for_a_line_down_for_twenty_seconds_and_its_draft_stands(
    tmp_path: Path, hours: Hours, clock: int
) -> None:
    async def tell(table: Evening) -> None:
        await table.to_pairing()
        await table.play(2, "pair 1-2")
        table.room.leave(table.ears[2])
        await hours.pass_by(15)
        for seat in (0, 1):
            await table.play(seat, *(f"pair {pair}" for pair in FIVE), "ready")
        await hours.pass_by(4.9)
        assert table.fields["phase"] == "pairing"
        await hours.pass_by(0.1)
        assert table.fields["phase"] == "calls"
        assert table.fields["calls"][0]["hands"] == [0, 1, 2]

    at(tmp_path, hours, tell, clock=clock)


@pytest.mark.rule("PP-47")
def test_who_comes_back_in_time_is_waited_for(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        await table.to_pairing()
        table.room.leave(table.ears[2])
        for seat in (0, 1):
            await table.play(seat, *(f"pair {pair}" for pair in FIVE), "ready")
        await hours.pass_by(19)
        back = await ear_at(table.room, 2)
        await hours.pass_by(30)
        assert table.fields["phase"] == "pairing"
        state = heard(back, "state")[0]
        assert state["clock"] == {"left": 71.0, "of": 90.0}

    at(tmp_path, hours, tell)


@pytest.mark.rule("PP-60", "PP-69")
def test_the_clock_does_not_run_while_the_server_is_down(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        await table.to_pairing()
        await hours.pass_by(40)
        await table.play(0, "pair 3-9")
        hours.now += 10_000
        table = await table.reopened()
        state = heard(table.ears[0], "state")[0]
        assert state["clock"] == {"left": 50.0, "of": 90.0}
        assert state["views"]["0"]["zones"]["pairs"][0] == ["number-3", "number-9"]
        await hours.pass_by(50.9)
        assert table.fields["phase"] == "pairing"
        await hours.pass_by(0.1)
        assert table.fields["phase"] == "calls"

    at(tmp_path, hours, tell)


@pytest.mark.rule("PP-46")
def test_taking_ready_back_gives_no_time(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        await table.to_pairing()
        await table.play(0, *(f"pair {pair}" for pair in FIVE), "ready")
        await hours.pass_by(60)
        await table.room.undo(table.ears[0], wire.Undo(0, "oops"))
        assert table.fields["ready"] == []
        assert heard(table.ears[1], "state")[-1]["clock"] == {"left": 30.0, "of": 90.0}

    at(tmp_path, hours, tell)


@pytest.mark.rule("PP-46")
@pytest.mark.parametrize("clock", [90, 0])
def test_a_pair_changed_after_ready_withdraws_it_and_the_table_waits_again(
    tmp_path: Path, hours: Hours, clock: int
) -> None:
    async def tell(table: Evening) -> None:
        room = table.room
        await table.to_pairing()
        for seat in (0, 1):
            await table.play(seat, *(f"pair {pair}" for pair in FIVE), "ready")
        turn = room.seq  # as seat 1 has seen it
        await table.play(2, "pair 1-2")
        assert room.seats_asked(bots=True) == [2]
        late = wire.Play(1, turn, room.playing().game.code("loosen 9-10"), "late")
        await room.play(late, table.ears[1])
        assert table.fields["ready"] == [0]
        assert room.seats_asked(bots=True) == [1, 2]
        moved = heard(table.ears[0], "moved")[-1]["views"]["0"]
        assert [each["seat"] for each in moved["deciding"]] == [1, 2]
        room.leave(table.ears[2])
        await hours.pass_by(21)
        assert table.fields["phase"] == "pairing"  # seat 1 is waited for
        await table.play(1, "pair 9-11", "ready")
        await hours.pass_by(0)
        assert table.fields["phase"] == "calls"

    at(tmp_path, hours, tell, clock=clock)


@pytest.mark.rule("PP-46", "PP-61")
def test_ready_is_not_final_though_somebody_leaves_for_good(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        await table.to_pairing()
        await table.play(0, *(f"pair {pair}" for pair in FIVE), "ready")
        await table.room.change(lambda record: lobby.left(record, 3))
        await table.play(0, "loosen 1-2")
        assert table.fields["ready"] == []
        table = await table.reopened()
        assert table.fields["ready"] == []
        assert table.room.seats_asked(bots=True) == [0, 1, 2]

    at(tmp_path, hours, tell, people=4, clock=0)


@pytest.mark.rule("PP-46")
def test_whoever_is_ready_is_given_no_advice(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        await table.to_pairing()
        await table.play(0, *(f"pair {pair}" for pair in FIVE), "ready")
        with pytest.raises(Trouble, match="not-asked"):
            await advising.hint(table.room, table.ears[0], wire.Hint(0, "h"))

    at(tmp_path, hours, tell)


@pytest.mark.rule("PP-59")
def test_a_call_goes_on_by_its_announcer_the_host_or_the_clock_and_nobody_else(
    tmp_path: Path, hours: Hours
) -> None:
    async def tell(table: Evening) -> None:
        await table.to_calls(FIVE, FIVE, FIVE)
        announcer = table.fields["calls"][0]["seat"]
        house = len(table.room.record.seats)
        other = next(seat for seat in (1, 2) if seat != announcer)
        assert clock_of(table.ears[0]) == {"left": 8.0, "of": 8.0}
        with pytest.raises(Refused, match="PP-48"):
            await table.play(other, "next")
        with pytest.raises(Trouble, match="foreign"):
            await table.play(house, "time-up", by=other)
        await table.play(announcer, "next")
        assert len(table.fields["calls"]) == 2
        await hours.pass_by(8)
        assert len(table.fields["calls"]) == 3
        await table.play(house, "time-up", by=0)
        assert len(table.fields["calls"]) == 4

    at(tmp_path, hours, tell)


@pytest.mark.rule("PP-59")
def test_by_hand_a_call_stays_until_somebody_goes_on(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        await table.to_calls(FIVE, FIVE, FIVE)
        await hours.pass_by(10_000)
        assert len(table.fields["calls"]) == 1
        assert clock_of(table.ears[0]) is None

    at(tmp_path, hours, tell, talk=0)


@pytest.mark.rule("PP-60")
def test_with_nobody_there_the_pairing_ends_and_the_calls_wait(
    tmp_path: Path, hours: Hours
) -> None:
    async def tell(table: Evening) -> None:
        await table.to_pairing()
        await table.play(0, "pair 1-2")
        for ear in table.ears:
            table.room.leave(ear)
        await hours.pass_by(91)
        assert table.fields["phase"] == "calls"
        await hours.pass_by(1000)
        assert len(table.fields["calls"]) == 1

    at(tmp_path, hours, tell)


def test_the_host_cannot_close_a_pairing(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        await table.to_pairing()
        with pytest.raises(Trouble, match="foreign"):
            await table.play(len(table.room.record.seats), "time-up", by=0)

    at(tmp_path, hours, tell)


@pytest.mark.rule("PP-59", "PP-60")
@pytest.mark.parametrize("talk", [8, 0])
def test_the_calls_of_somebody_absent_stay_as_long_as_the_others(
    tmp_path: Path, hours: Hours, talk: int
) -> None:
    async def tell(table: Evening) -> None:
        await table.to_calls(FIVE, FIVE, FIVE)
        announcer = table.fields["calls"][0]["seat"]
        table.room.leave(table.ears[announcer])
        await hours.pass_by(30)
        assert len(table.fields["calls"]) == 2
        await hours.pass_by(7.9)
        assert len(table.fields["calls"]) == 2
        await hours.pass_by(0.1)
        assert len(table.fields["calls"]) == 3

    at(tmp_path, hours, tell, talk=talk)


@pytest.mark.rule("PP-47")
def test_a_screen_that_only_watches_is_nobody(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        await ear_at(table.room)
        for ear in table.ears:
            table.room.leave(ear)
        await hours.pass_by(1000)
        assert table.fields["phase"] == "gather"

    at(tmp_path, hours, tell)


@pytest.mark.rule("PP-47")
def test_after_an_outage_the_first_one_back_waits_for_the_others(
    tmp_path: Path, hours: Hours
) -> None:
    async def tell(table: Evening) -> None:
        await table.to_pairing()
        await table.play(0, *(f"pair {pair}" for pair in FIVE), "ready")
        for ear in table.ears:
            table.room.leave(ear)
        await hours.pass_by(25)
        await ear_at(table.room, 0)
        await hours.pass_by(19.9)
        assert table.fields["phase"] == "pairing"
        await hours.pass_by(0.1)
        assert table.fields["phase"] == "calls"

    at(tmp_path, hours, tell)


@pytest.mark.rule("PP-59")
def test_two_who_say_next_at_once_pass_one_call(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        room = table.room
        await table.to_calls(FIVE, FIVE, FIVE)
        announcer, turn = table.fields["calls"][0]["seat"], room.seq
        code = room.playing().game.code
        await room.play(wire.Play(announcer, turn, code("next"), "n"), table.ears[announcer])
        late = wire.Play(len(room.record.seats), turn, code("time-up"), "t")
        with pytest.raises(Trouble, match="stale"):
            await room.play(late, table.ears[0])
        assert len(table.fields["calls"]) == 2

    at(tmp_path, hours, tell)


def test_the_host_does_nothing_else_for_the_house(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        room, house = table.room, len(table.room.record.seats)
        with pytest.raises(Trouble, match="foreign"):
            await table.play(house, "sit 5", by=0)
        with pytest.raises(Trouble, match="foreign"):
            await room.undo(table.ears[0], wire.Undo(house, "u"))
        with pytest.raises(Trouble, match="foreign"):
            await room.write(table.ears[0], wire.Write(house, "1/1-2", "x", "w"))
        with pytest.raises(Trouble, match="foreign"):
            await room.say(table.ears[0], wire.Say(house, "face-funny", "1/1-2"))

    at(tmp_path, hours, tell)


# Coming and going


def test_the_table_is_handed_on_when_whoever_opened_it_leaves(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        room = table.room
        await room.change(lambda record: lobby.left(record, 0))
        assert room.record.host == 1
        await table.play(len(room.record.seats), "time-up", by=1)
        assert table.fields["round"] == 1

    at(tmp_path, hours, tell, people=4)


@pytest.mark.rule("PP-60")
def test_who_comes_back_in_the_middle_of_their_call_reads_on(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        room = table.room
        await table.to_calls(FIVE, FIVE, FIVE, FIVE)
        announcer = table.fields["calls"][0]["seat"]
        await room.change(lambda record: lobby.left(record, announcer))
        await room.change(lambda record: lobby.came_back(record, announcer, wire.Person()))
        await table.play(announcer, "next")
        assert len(table.fields["calls"]) == 2

    at(tmp_path, hours, tell, people=4, talk=0)


def test_again_keeps_the_players_options_and_none_of_the_rooms(
    tmp_path: Path, hours: Hours
) -> None:
    async def tell(table: Evening) -> None:
        new = lobby.again(table.room.record, "BBBBBB", 0.0)
        assert new.options["talk"] == 0
        assert new.options["company"] == "all"
        wish = wire.OptionsChange({**table.room.record.options, "rounds": 2})
        changed = lobby.changed_options(new, wish)
        assert changed.options["rounds"] == 2
        assert lobby.started(changed, 1).options["company"] == 3

    at(tmp_path, hours, tell, talk=0)


@pytest.mark.rule("PP-63")
def test_nobody_inherits_the_points_of_who_left(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        room = table.room
        await room.change(lambda record: lobby.left(record, 3))
        for kind in ("open", "here"):
            wish = wire.SeatChange(kind)
            with pytest.raises(Trouble, match="taken"):
                lobby.changed_seat(room.record, 3, wish, "key")
        await room.change(lambda record: lobby.changed_seat(record, 3, wire.SeatChange("bot"), ""))
        assert table.fields["present"] == [0, 1, 2, 3]

    at(tmp_path, hours, tell, people=4)


@pytest.mark.rule("PP-61", "PP-62")
def test_leaving_for_good_in_mid_round_and_too_few_end_the_game(
    tmp_path: Path, hours: Hours
) -> None:
    async def tell(table: Evening) -> None:
        room = table.room
        await table.to_pairing()
        await table.play(3, "pair 1-2")
        await room.change(lambda record: lobby.left(record, 3))
        assert table.fields["playing"] == [0, 1, 2]
        assert [seat.kind for seat in room.record.seats[:4]] == ["person"] * 3 + ["empty"]
        assert room.record.seats[3].name == "S3"
        assert heard(table.ears[0], "lobby")[-1]["seats"][3]["kind"] == "empty"
        await room.change(lambda record: lobby.left(record, 2))
        await hours.pass_by(91)
        assert room.playing().over
        assert room.record.over

    at(tmp_path, hours, tell, people=4)


@pytest.mark.rule("PP-63")
def test_a_latecomer_plays_from_the_next_layout_on_with_no_points(
    tmp_path: Path, hours: Hours
) -> None:
    async def tell(table: Evening) -> None:
        room = table.room
        await table.to_pairing()
        guest = wire.Guest("Zoé")
        await room.change(lambda record: lobby.joined(record, guest, "3")[0])
        assert room.record.seats[3].name == "Zoé"
        assert table.fields["present"] == [0, 1, 2, 3]
        assert table.fields["playing"] == [0, 1, 2]
        table.ears.append(await ear_at(room, 3))
        with pytest.raises(Refused, match="PP-7"):
            await table.play(3, "pair 1-2")
        for seat in range(3):
            await table.play(seat, *(f"pair {pair}" for pair in FIVE), "ready")
        while table.fields["phase"] == "calls":
            await hours.pass_by(8)
        await table.to_pairing()
        assert table.fields["playing"] == [0, 1, 2, 3]
        await table.play(3, "pair 1-2")

    at(tmp_path, hours, tell)


@pytest.mark.rule("PP-61")
def test_the_key_of_who_left_opens_the_way_back_and_a_stranger_gets_another_chair(
    tmp_path: Path, hours: Hours
) -> None:
    async def tell(table: Evening) -> None:
        room = table.room
        await room.change(lambda record: lobby.left(record, 3))
        assert table.fields["present"] == [0, 1, 2]
        _, chair = lobby.joined(room.record, wire.Guest("Zoé"), "new")
        assert chair == 4
        await room.change(lambda record: lobby.came_back(record, 3, wire.Person()))
        assert table.fields["present"] == [0, 1, 2, 3]
        assert room.seat_of(hashed("3")) == 3

    at(tmp_path, hours, tell, people=4)


def test_a_full_table_has_no_chair_for_a_stranger(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        with pytest.raises(Trouble, match="full"):
            lobby.joined(table.room.record, wire.Guest("Zoé"), "new")

    at(tmp_path, hours, tell, people=8)


@pytest.mark.rule("PP-76")
def test_nine_people_have_the_big_table(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        assert len(table.room.record.seats) == 12
        await table.to_pairing()
        assert table.fields["playing"] == list(range(9))

    at(tmp_path, hours, tell, people=9)


def test_who_left_without_the_game_hearing_of_it_leaves_it_after_a_restart(
    tmp_path: Path, hours: Hours
) -> None:
    async def tell(table: Evening) -> None:
        gone = lobby.left(table.room.record, 3)
        await table.house.storage.do(storage.save(gone))  # and then the power went
        table.ears.pop()
        table = await table.reopened()
        assert table.fields["present"] == [0, 1, 2]

    at(tmp_path, hours, tell, people=4)


# Hush


@pytest.mark.rule("PP-52", "PP-59")
def test_words_are_for_the_calls_and_about_what_was_called(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        async def say(seat: int, line: str, about: str) -> None:
            await table.room.say(table.ears[seat], wire.Say(seat, line, about))

        await table.to_pairing()
        with pytest.raises(Refused, match="PP-52"):
            await say(0, "face-funny", "1/1-2")
        for seat in range(3):
            await table.play(seat, *(f"pair {pair}" for pair in FIVE), "ready")
        await say(0, "face-funny", "1/1-2")
        assert heard(table.ears[2], "said")[-1] | {"type": ""} == {
            "type": "",
            "seat": 0,
            "line": "face-funny",
            "about": "1/1-2",
            "seq": table.room.seq,
        }
        with pytest.raises(Trouble, match="said"):
            await say(0, "face-funny", "1/1-2")
        with pytest.raises(Refused, match="PP-59"):
            await say(0, "face-funny", "1/3-4")
        await say(0, "line-why", "1/1-2 1")
        await say(0, "line-why", "1/1-2 2")
        with pytest.raises(Refused, match="PP-59"):
            await say(0, "line-why", "1/1-2 0")

    at(tmp_path, hours, tell)


# Notes


@pytest.mark.rule("PP-51", "PP-58")
def test_a_note_is_its_writers_alone_until_its_call(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        room = table.room
        watcher = await ear_at(room)

        async def write(seat: int, about: str, text: str) -> None:
            note = wire.Write(seat, about, text, f"{seat}{about}{text}")
            await room.write(table.ears[seat], note)

        await table.to_pairing()
        await table.play(1, *(f"pair {pair}" for pair in FIVE))
        with pytest.raises(Refused, match="PP-58"):
            await write(1, "1/1-3", "pas à moi")
        await write(1, "1/1-2", "Ça   sonne ")
        await write(1, "1/11", "Seule au monde")
        await write(1, "1/3-4", "Non, rien")
        await write(1, "1/3-4", "")
        mine = [note["note"]["text"] for note in heard(table.ears[1], "noted")]
        assert mine == ["Ça sonne", "Seule au monde", "Non, rien", ""]
        table = await table.reopened()
        room = table.room
        watcher = await ear_at(room)
        assert [n["text"] for n in heard(table.ears[1], "state")[0]["notes"]] == [
            "Ça sonne",
            "Seule au monde",
        ]
        others = [table.ears[0], table.ears[2], watcher]
        await table.play(1, "ready")
        await hours.pass_by(91)
        called = table.fields["calls"][0]
        assert called["seat"] == 1
        assert called["numbers"] == [1, 2]
        for ear in others:
            frames = "".join(ear.frames)
            assert "Seule au monde" not in frames
            assert "Non, rien" not in frames
            kinds = [msgspec.json.decode(frame)["type"] for frame in ear.frames]
            assert kinds[-2:] == ["noted", "moved"]  # it is there when the hands rise
            assert heard(ear, "noted")[0]["note"]["text"] == "Ça sonne"
        await write(1, "1/1-2", "Vous l’entendez ?")
        assert heard(others[0], "noted")[-1]["note"]["text"] == "Vous l’entendez ?"
        for ear in [table.ears[1], *others]:
            ear.frames.clear()
        await write(1, "1/1-2", "")
        assert [heard(ear, "noted")[0]["note"]["text"] for ear in others] == [""] * 3
        await write(1, "1/1-2", "Vous l’entendez ?")
        late = await ear_at(room)
        assert [n["text"] for n in heard(late, "state")[0]["notes"]] == ["Vous l’entendez ?"]

    at(tmp_path, hours, tell)


def test_a_note_is_one_line_without_hidden_signs(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        await table.to_pairing()
        await table.play(1, "pair 1-2")
        with pytest.raises(Trouble, match=r"note\.bad"):
            await table.room.write(table.ears[1], wire.Write(1, "1/1-2", "a\u202eb", "x"))

    at(tmp_path, hours, tell)


# Secrets


@pytest.mark.rule("PP-51")
def test_no_frame_tells_of_anothers_pairs_before_the_reveal(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        watcher = await ear_at(table.room)
        await table.to_pairing()
        for ear in [*table.ears, watcher]:
            ear.frames.clear()
        await table.play(1, "pair 3-9", "pair 4-11", "loosen 3-9", "pair 2-10")
        own = "".join(table.ears[1].frames)
        assert '"one":3,"other":9' in own
        for ear in [table.ears[0], table.ears[2], watcher]:
            for frame in ear.frames:
                assert '"one"' not in frame
                view = msgspec.json.decode(frame)
                for each in [*view["views"].values(), *([view["watch"]] if view["watch"] else [])]:
                    assert isinstance(each["zones"]["pairs"][1], int)
                    assert "code" not in view

    at(tmp_path, hours, tell)


# Bots


@pytest.mark.rule("PP-68")
def test_bots_use_the_time_like_people_and_hurry_once_people_are_ready(
    tmp_path: Path, hours: Hours
) -> None:
    async def tell(table: Evening) -> None:
        room = table.room

        def made() -> int:
            return int(room.playing().view(None)["zones"]["pairs"][1]) // 2

        async def until(is_so: Callable[[], bool]) -> None:
            for _ in range(3000):
                if is_so():
                    return
                room.go_on()
                await asyncio.sleep(0.002)
            raise AssertionError("waited in vain")

        await table.play(0, "ready")
        await until(lambda: table.fields["phase"] == "look")
        await table.play(0, "ready")
        await until(lambda: table.fields["phase"] == "pairing")
        await hours.pass_by(19.9)
        await asyncio.sleep(0.2)
        assert made() == 0
        await hours.pass_by(60.1)
        await until(lambda: table.fields["ready"] == [1, 2])
        assert any(note.reason for note in room.notes.notes.values())
        await table.play(0, *(f"pair {pair}" for pair in FIVE), "ready")
        assert table.fields["phase"] == "calls"

    at(tmp_path, hours, tell, people=1, bots=2)


@pytest.mark.rule("PP-68")
def test_when_only_bots_are_pairing_they_do_not_wait(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        for _ in range(2):
            await table.play(0, "ready")
            phase = table.fields["phase"]
            for _ in range(500):
                if table.fields["phase"] != phase or 0 not in table.fields["ready"]:
                    break
                await asyncio.sleep(0.01)
        assert table.fields["phase"] == "pairing"
        await table.play(0, *(f"pair {pair}" for pair in FIVE), "ready")
        for _ in range(1000):
            if table.fields["phase"] == "calls":
                return
            await asyncio.sleep(0.01)
        raise AssertionError("they dawdle")

    at(tmp_path, hours, tell, people=1, bots=2)


@pytest.mark.rule("PP-47", "PP-68")
def test_whoever_is_away_does_not_cut_the_bots_short(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        async def until(phase: str) -> None:
            for _ in range(1000):
                if table.fields["phase"] == phase:
                    return
                await asyncio.sleep(0.01)
            raise AssertionError(f"no {phase}")

        for following in ("look", "pairing"):
            await table.everybody("ready")
            await until(following)
        table.room.leave(table.ears[1])
        await hours.pass_by(21)
        await table.play(0, *(f"pair {pair}" for pair in FIVE), "ready")
        await until("calls")
        numbers = table.room.playing().view(None)["zones"]["pairs"][:4]
        assert numbers == [10, 0, 10, 10]

    at(tmp_path, hours, tell, people=2, bots=2)


@pytest.mark.rule("PP-46", "PP-68")
def test_a_bot_that_is_ready_has_done_its_part(tmp_path: Path, hours: Hours) -> None:
    async def tell(table: Evening) -> None:
        room = table.room

        async def until(is_so: Callable[[], bool]) -> None:
            for _ in range(1000):
                if is_so():
                    return
                await asyncio.sleep(0.01)
            raise AssertionError("waited in vain")

        for following in ("look", "pairing"):
            await table.play(0, "ready")
            await until(lambda following=following: table.fields["phase"] == following)  # type: ignore[misc]
        await hours.pass_by(80)
        await until(lambda: table.fields["ready"] == [1, 2])
        await until(lambda: not room.bots.thinking)
        done = room.seq
        await hours.pass_by(5)
        assert room.seq == done
        assert not room.bots.thinking
        assert room.playing().options(1)  # it could think again, but nobody asks it to

    at(tmp_path, hours, tell, people=1, bots=2)
