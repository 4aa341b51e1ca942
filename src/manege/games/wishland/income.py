"""Revenus — what an income phase gives by itself (WL-31, WL-32, WL-R43)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.wishland.cards import EACH_INCOME, total
from manege.games.wishland.components import RESTAURANT, Wishland, cards_in
from manege.games.wishland.moments import INCOME, counted

BASIC_INCOME: Final = 5  # WL-31


def income_of(t: Wishland, seat: i64) -> i64:
    """The basic 5, his restaurants, hotels 21 and 23, entrepreneur 12 (WL-69, WL-70, WL-R43)."""
    restaurants = total(EACH_INCOME, cards_in(t, seat, RESTAURANT))
    return BASIC_INCOME + restaurants + counted(t, seat, INCOME)
