"""Charts — means with their intervals as an SVG picture, a line each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

LEFT, RIGHT, TOP, LINE = 130, 60, 54, 18  # margins, and how high a line is
WIDTH = 560
INK, PALE, GROUND = "#2b2620", "#b9b0a2", "#fffdf8"


@dataclass(frozen=True, slots=True)
class Row:
    label: str
    mean: float
    interval: float
    colour: str = INK


def chart(title: str, subtitle: str, rows: Sequence[Row], middle: float) -> str:
    """Dots with their intervals; the dashed line is the mean of all."""
    low = min(middle, *(row.mean - row.interval for row in rows)) - 0.5
    high = max(middle, *(row.mean + row.interval for row in rows)) + 0.5
    height = TOP + LINE * len(rows) + 30

    def x(value: float) -> str:
        return f"{LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low):.1f}"

    bottom = height - 24
    drawn = [
        text(12, 20, title, size=14),
        text(12, 38, subtitle, size=11),
        f'<path d="M{x(middle)} {TOP - 6}V{bottom}" stroke="{PALE}" stroke-dasharray="3 3"/>',
        text(x(middle), bottom + 14, f"{middle:.1f}", anchor="middle"),
    ]
    for place, row in enumerate(rows):
        y = TOP + LINE * place + LINE // 2
        ends = x(row.mean - row.interval), x(row.mean + row.interval)
        drawn += [
            text(LEFT - 10, y + 4, row.label, anchor="end"),
            f'<path d="M{ends[0]} {y}H{ends[1]}" stroke="{row.colour}" stroke-width="2"/>',
            f'<circle cx="{x(row.mean)}" cy="{y}" r="4" fill="{row.colour}"/>',
            text(WIDTH - 10, y + 4, f"{row.mean:.1f}", anchor="end"),
        ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
    return "\n".join(
        [
            f'{head} width="{WIDTH}" height="{height}" font-family="sans-serif" role="img">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{WIDTH}" height="{height}" fill="{GROUND}"/>',
            *drawn,
            "</svg>\n",
        ]
    )


def text(x: object, y: object, words: str, *, size: int = 11, anchor: str = "start") -> str:
    place = f'x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}"'
    return f'<text {place} fill="{INK}">{escape(words)}</text>'
