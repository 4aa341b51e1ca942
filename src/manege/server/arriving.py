"""Arriving — so many lines of an address; a request comes whole within its time and its answer is
read, or the line is cut. Nothing is read before we know that it may come."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from manege.server.guard import address_of
from manege.server.limits import Buckets, Counted
from manege.server.settings import Limits

UNDER_WAY = (h11.IDLE, h11.SEND_BODY)  # of whoever is at the other end
SLICE = 4096  # bytes of what may be a request
LEAST_READ = 16 * 1024  # bytes of an answer, in the time a request has to arrive


class Doors:
    """Lines of an address on which it calls; sockets for a table are counted there. A proxy that
    speaks for others has as many as it likes."""

    def __init__(self, limits: Limits, proxies: Any) -> None:
        self.limits = limits
        self.proxies = proxies
        self.new = Buckets(limits.connections)
        self.open = Counted()

    def is_full(self, address: str) -> bool:
        too_many = self.open[address] >= self.limits.connections_each_address
        return too_many or not self.new.take(address)


def in_time(limits: Limits, proxies: Any = ()) -> type[H11Protocol]:
    """uvicorn's own way to read requests, with deadlines: it waits for ever for half of one."""
    doors = Doors(limits, proxies)

    class InTime(H11Protocol):
        deadline: asyncio.TimerHandle | None = None
        unread: asyncio.TimerHandle | None = None
        is_picture = False
        is_refused = False
        counted: str | None = None  # as a line of this address

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            peer = self.client[0] if self.client else ""
            if peer not in doors.proxies:
                address = address_of({"client": self.client})
                if doors.is_full(address):
                    transport.abort()
                    return
                doors.open.add(address)
                self.counted = address
            self._watch()

        def data_received(self, data: bytes) -> None:
            """Bit by bit, until we know how long it will be: what is refused is read no further."""
            at = 0
            while at < len(data) and not self._has_ended():
                rest = len(data) - at
                size = rest if self.conn.their_state is h11.SEND_BODY else min(rest, SLICE)
                super().data_received(data[at : at + size])
                at += size
                self._watch()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._forget()
            self._leave()
            self.resume_writing()

        def pause_writing(self) -> None:
            super().pause_writing()
            self._expect_reading()

        def resume_writing(self) -> None:
            super().resume_writing()
            if self.unread is not None:
                self.unread.cancel()
                self.unread = None

        def _expect_reading(self) -> None:
            """Whoever reads nothing of a long answer holds it in our memory."""
            waiting = self.transport.get_write_buffer_size()
            most = waiting - LEAST_READ
            self.unread = self.loop.call_later(limits.request_seconds, self._check_reading, most)

        def _check_reading(self, most: int) -> None:
            if self.transport.get_write_buffer_size() > most:
                self.transport.abort()
            else:
                self._expect_reading()

        def _has_ended(self) -> bool:
            return self.is_refused or self.transport.is_closing() or self._is_socket()

        def _is_socket(self) -> bool:
            return self not in self.connections  # handed on to the protocol of its own

        def _watch(self) -> None:
            """One deadline a request; a picture has longer, once we know that it is one."""
            if self._is_socket():
                self._leave()
            state = self.conn.their_state
            if self._is_socket() or state not in UNDER_WAY:
                self._forget()
                return
            if state is h11.SEND_BODY and is_in_chunks(self.headers):
                self.is_refused = True  # by the guard; its end may never come
                self.cycle.keep_alive = False
                self.flow.pause_reading()
            is_picture = state is h11.SEND_BODY and "/album" in self.scope["path"]
            if is_picture and not self.is_picture:
                self._forget()
            self.is_picture = is_picture
            if self.deadline is None:
                seconds = limits.picture_seconds + 1 if is_picture else limits.request_seconds
                self.deadline = self.loop.call_later(seconds, self.transport.abort)

        def _forget(self) -> None:
            if self.deadline is not None:
                self.deadline.cancel()
                self.deadline = None

        def _leave(self) -> None:
            if self.counted is not None:
                doors.open.remove(self.counted)
                self.counted = None

    return InTime


def is_in_chunks(headers: list[tuple[bytes, bytes]]) -> bool:
    """A body that does not say how long it is may come in millions of pieces."""
    return any(name == b"transfer-encoding" for name, _ in headers)
