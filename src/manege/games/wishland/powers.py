"""The powers in the order in which they speak: hotels by number, then the entrepreneur (WL-R46)."""

from __future__ import annotations

from manege.games.wishland.entrepreneurs import ENTREPRENEURS
from manege.games.wishland.hotels import HOTELS
from manege.games.wishland.moments import write_book


def write() -> None:
    write_book([*HOTELS, *ENTREPRENEURS])
