"""Listeners — the browsers at a table, each by its line."""

from __future__ import annotations

from typing import Protocol

from msgspec import json

from manege.server import wire


class Listener(Protocol):
    """One browser's line; `tell` never waits."""

    keys: list[bytes]
    seats: list[int | None]  # of each key
    device: str | None  # whose line it is: one device may come back before the old line is down
    asks: str  # the name under which a spectator asks for a seat

    def tell(self, text: str) -> None: ...
    def hang_up(self, code: int) -> None: ...


def written(message: wire.FromServer) -> str:
    return json.encode(message).decode()


def held(listener: Listener) -> tuple[int, ...]:
    return tuple(sorted({seat for seat in listener.seats if seat is not None}))
