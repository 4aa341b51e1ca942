"""How deep a test goes: once on the source alone, which is slow and the same; several times where
the rules are compiled; as deep as it likes for `make fuzz`."""

from __future__ import annotations

import os


def depth(source: int, compiled: int, fuzz: int) -> int:
    if os.environ.get("MANEGE_FUZZ"):
        return fuzz
    return source if os.environ.get("MANEGE_EXPECT") == "pure" else compiled
