"""The heartbeat — a browser that no longer answers is cut off, so that the others know within
seconds. Browsers answer pings by themselves: no page wakes up for it. And its frames: each is
counted, whatever it carries, before many are read."""

from __future__ import annotations

from time import monotonic
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from manege.server.limits import Bucket
from manege.server.settings import Limits

SLICE = 1024  # bytes: at most some 170 frames


def with_heartbeat(limits: Limits) -> type[WebSocketsSansIOProtocol]:
    """uvicorn's own would first wait until what it had still to say has left; and it reads pings,
    pieces of messages and whatever else comes at once before anybody else has their turn."""

    class Heartbeat(WebSocketsSansIOProtocol):
        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            self.frames_left = Bucket(limits.frames, monotonic())

        def keepalive_timeout(self) -> None:
            self.transport.abort()

        def data_received(self, data: bytes) -> None:
            for start in range(0, len(data), SLICE):
                if self.transport.is_closing():
                    return
                super().data_received(data[start : start + SLICE])

        def handle_events(self) -> None:
            frames = len(self.conn.events)
            if frames and not self.frames_left.take(monotonic(), frames):
                self.transport.abort()
            else:
                super().handle_events()

    return Heartbeat
