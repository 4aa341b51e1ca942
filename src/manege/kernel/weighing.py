"""Weighing — what bots that value every option share: the list, the best of it, the next best."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.kernel.chance import Chance
from manege.kernel.choices import Choices


def all_written(paper: Choices) -> vec[i64]:
    """What a decision offers."""
    codes = vec[i64]()
    place: i64 = 0
    while place < paper.total:
        codes = append(codes, paper.nth(place))
        place += 1
    return codes


def best_of(values: vec[float], chance: Chance) -> i64:
    """The place of the highest; among equals chance decides."""
    best: i64 = 0
    equals: i64 = 1
    place: i64 = 1
    while place < len(values):
        if values[place] > values[best]:
            best = place
            equals = 1
        elif values[place] == values[best]:
            equals += 1
            if chance.below(equals) == 0:
                best = place
        place += 1
    return best


def best_two(codes: Sequence[int], values: vec[float], chance: Chance) -> tuple[int, int]:
    """The best of these, among equals by chance, and the best of the others, if there are any."""
    best = max(values)
    equals = [code for code, value in zip(codes, values, strict=True) if value == best]
    chosen = equals[chance.below(len(equals))]
    others = [(value, code) for code, value in zip(codes, values, strict=True) if code != chosen]
    return chosen, max(others, default=(best, chosen))[1]
