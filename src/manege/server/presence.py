"""Presence — who is at a table, by how many devices, who holds it, and who would like to sit."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from manege.server import wire
from manege.server.listening import held, written

if TYPE_CHECKING:
    from manege.server.room import Room


class Presence:
    """The table is held by whoever opened it; while they are away, by the first who is there."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.told_host = room.record.host
        self._timer: asyncio.Handle | None = None

    @property
    def online(self) -> list[int]:
        """Seats with somebody there; a bot always is."""
        here = {seat for listener in self.room.listeners for seat in held(listener)}
        seats = enumerate(self.room.record.seats)
        return [number for number, seat in seats if seat.kind == "bot" or number in here]

    @property
    def host(self) -> int | None:
        record = self.room.record
        people = [n for n, seat in enumerate(record.seats) if seat.kind == "person"]
        if record.host in people and not self.is_away(record.host):
            return record.host
        online = self.online
        return next((seat for seat in people if seat in online), record.host)

    def is_away(self, seat: int) -> bool:
        return self.room.clock.absences.is_away(seat)

    def stand_ins(self) -> dict[int, int]:
        """Seats on which a bot plays for somebody, and how many moves it has made there."""
        match = self.room.match
        made = [] if match is None else match.actions
        when = self.room.chapter_seqs[1:]
        return {
            number: sum(
                action.seat == number and seq > seat.lent
                for action, seq in zip(made, when, strict=False)  # the last may not be on disk yet
            )
            for number, seat in enumerate(self.room.record.seats)
            if seat.kind == "bot" and seat.lent is not None
        }

    def look(self) -> None:
        """Who is there now; the clock does not wait for those who are away."""
        room = self.room
        seats = enumerate(room.record.seats)
        people = [number for number, seat in seats if seat.kind in ("person", "open")]
        room.clock.absences.see(self.online, people)
        room.set_clock()

    def tell(self) -> None:
        """To all; and once more when somebody has been gone for so long that they are away."""
        self.look()
        told = self._told()
        self.room.tell_all(written(told))
        if self.host != self.told_host:
            self.told_host = self.host
            self.room.tell_lobby()
        self.stop()
        clock = self.room.clock
        seconds = clock.absences.next_away([each.seat for each in told.seats if each.away])
        if seconds is not None and self.room.listeners:
            self._timer = clock.ring_in(seconds / clock.pace, self.tell)

    def _told(self) -> wire.Presence:
        listeners = self.room.listeners
        online = self.online
        seats = []
        for number in range(len(self.room.record.seats)):
            devices = {each.device or id(each) for each in listeners if number in held(each)}
            away = self.is_away(number)
            seats.append(wire.SeatPresence(number, number in online, away, len(devices)))
        asking = sorted(each.asks for each in listeners if each.asks and not held(each))
        return wire.Presence(seats, asking)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
