"""Quotas — how much one server keeps; games that are on go on whatever is refused here."""

from __future__ import annotations

from manege.server import upkeep
from manege.server.settings import Limits
from manege.server.storage import Storage
from manege.server.trouble import Trouble


async def check_room(storage: Storage, limits: Limits) -> None:
    """There is room for something more."""
    free = storage.place.free()
    has_space = free is None or free >= limits.free_bytes
    if not has_space or await storage.read(storage.place.size) >= limits.kept_bytes:
        raise Trouble("quota.server")


async def check_tables(storage: Storage, limits: Limits) -> None:
    """There is room for one more table."""
    await check_room(storage, limits)
    if await storage.read(upkeep.number()) >= limits.kept_tables:
        raise Trouble("quota.server")
