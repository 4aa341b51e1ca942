"""Arriving — a request comes whole within its time, or its line is cut."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from manege.server.settings import Limits

UNDER_WAY = (h11.IDLE, h11.SEND_BODY)  # of whoever is at the other end


def in_time(limits: Limits) -> type[H11Protocol]:
    """uvicorn's own way to read requests, with deadlines: it waits for ever for half of one."""

    class InTime(H11Protocol):
        deadline: asyncio.TimerHandle | None = None
        is_picture = False

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._watch()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self._watch()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._forget()

        def _watch(self) -> None:
            """One deadline a request; a picture has longer, once we know that it is one."""
            state = self.conn.their_state
            is_socket = self not in self.connections  # handed on to the protocol of its own
            if is_socket or state not in UNDER_WAY:
                self._forget()
                return
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

    return InTime
