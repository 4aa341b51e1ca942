"""Chance — one seeded generator a table, the same on every machine, compiled or not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

SEED_BITS: Final = 96
WORD: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Chance:
    """Small, fast, 128 bits of state (sfc32): too many to guess a deal from its first cards.

    Works on 32-bit words so that compiled and interpreted runs agree to the last bit.
    """

    def __init__(self, a: i64, b: i64, c: i64, turns: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.turns: i64 = turns

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all alike."""
        b = self.b
        c = self.c
        drawn = (self.a + b + self.turns) & WORD
        self.turns = (self.turns + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + drawn) & WORD
        return drawn * n >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def copy(self) -> Chance:
        """Goes on like this one."""
        return Chance(self.a, self.b, self.c, self.turns)

    def __reduce__(self) -> tuple[object, ...]:
        return Chance, (self.a, self.b, self.c, self.turns)


def dealt_anew(cards: Iterable[int], chance: Chance) -> vec[i64]:
    """Shuffled from a settled order: how they lay so far makes no difference."""
    anew = vec[i64](sorted(cards))
    chance.shuffle(anew)
    return anew


def chance_from(seed: int) -> Chance:
    """The generator of a seed from 0 up to 96 bits."""
    if seed < 0 or seed >> SEED_BITS:
        raise ValueError(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {seed}")
    chance = Chance(seed & WORD, (seed >> 32) & WORD, (seed >> 64) & WORD, 1)
    for _ in range(12):
        chance.below(1)
    return chance
