"""The words every game speaks: tables, decisions, steps, chance, secrecy, matches."""

import copyreg

from librt.vecs import vec
from mypy_extensions import i64

from manege.kernel import bag, checked


def packed(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


copyreg.pickle(type(vec[i64]()), lambda numbers: (packed, (list(numbers),)))

if (bag.__file__ or "").endswith(".py"):  # interpreted
    checked.check_bags()
