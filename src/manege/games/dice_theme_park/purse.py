"""Argent et étoiles — what is paid, earned and scored (DP-12, DP-36, DP-132)."""

from __future__ import annotations

from mypy_extensions import i64

from manege.games.dice_theme_park.components import MONEY, SOURCES, STARS, Parks, add
from manege.games.dice_theme_park.story import PAID, SCORED
from manege.kernel.table import tell


def pay(t: Parks, seat: i64, money: i64) -> None:
    add(t, seat, MONEY, -money)


def earn(t: Parks, seat: i64, money: i64, source: i64) -> None:
    if money > 0:
        add(t, seat, MONEY, money)
        tell(t, PAID, seat, money, source)


def score(t: Parks, seat: i64, stars: i64, source: i64) -> None:
    """On the track; 100 and more are one number (DP-132, DP-R74)."""
    if stars > 0:
        add(t, seat, STARS, stars)
        add(t, seat, SOURCES + source, stars)
        tell(t, SCORED, seat, stars, source)


def price(printed: i64, discount: i64) -> i64:
    """Never below 0, and nothing is refunded (DP-R27)."""
    return max(0, printed - discount)
