"""Checked bags — in interpreted runs a bag that takes or gives what it cannot says so at once.

Compiled, a bag is a bare number: there eight of a kind would read as none, and one of the next.
"""

from __future__ import annotations

from manege.kernel import bag
from manege.kernel.bag import BITS, EACH_KIND, KINDS, LOWEST_BITS

CARRIES = LOWEST_BITS << BITS  # where a kind spills over into the next, or borrows from it


class Bag(int):
    """What `one` and `some` give; `+self` is the bare number.

    What it gains or gives is checked, now and later; what gains or gives it is checked now, and
    stays the bare number that a place keeps.
    """

    __slots__ = ()

    def __add__(self, other: int) -> Bag:
        total = +self + other
        if (self ^ other ^ total) & CARRIES:
            raise OverflowError(f"a bag holds {EACH_KIND} of a kind, not {self:o} + {other:o}")
        return Bag(total)

    def __radd__(self, other: int) -> int:
        if other == 0:
            return self
        total = other + +self
        if (self ^ other ^ total) & CARRIES:
            raise OverflowError(f"a bag holds {EACH_KIND} of a kind, not {other:o} + {self:o}")
        return total

    def __sub__(self, other: int) -> Bag:
        rest = +self - other
        if (self ^ other ^ rest) & CARRIES:
            raise OverflowError(f"a bag gives only what it holds: {other:o} is not in {self:o}")
        return Bag(rest)

    def __rsub__(self, other: int) -> int:
        rest = other - +self
        if (self ^ other ^ rest) & CARRIES:
            raise OverflowError(f"a bag gives only what it holds: {self:o} is not in {other:o}")
        return rest


def some(number: int, kind: int) -> int:
    if not 0 <= number <= EACH_KIND:
        raise OverflowError(f"a bag holds {EACH_KIND} of a kind, not {number}")
    if not 0 <= kind < KINDS:
        raise ValueError(f"a bag has kinds from 0 to {KINDS - 1}, not {kind}")
    return Bag(number << (kind * BITS))


ONES = {kind: some(1, kind) for kind in range(KINDS)}


def one(kind: int) -> int:
    return ONES[kind] if kind in ONES else some(1, kind)


def check_bags() -> None:
    """From now on, for whoever asks `bag` for them."""
    bag.some = some
    bag.one = one
