"""What `manege arena` found — a table for the terminal, a chart for a page."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table

from manege.arena.league import League, Played, standings
from manege.cli.charts import Row, chart


def table_of(found: League, lines: Sequence[Played]) -> tuple[Table, str]:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("Bot")
    for heading in ("Share", "±", "Rating", "±", "Mean points", "ms a move"):
        table.add_column(heading, justify="right")
    for name, each in standings(lines).items():
        sure = f"{each.share.interval:.1%}" if each.share.number > 1 else "?"
        rating = f"{each.rating:.1f}", f"{each.rating_within:.1f}"
        figures = *rating, f"{each.points:.2f}", f"{each.ms:.2f}"
        table.add_row(name, f"{each.share.mean:.1%}", sure, *figures)
    told = (
        f"{found.game.key}, {found.seats} seats: {len(lines):,} games, {found.deals:,} deals in "
        f"all seatings, seed {found.seed}; of the victories, a seat; fair: {1 / found.seats:.1%}."
    )
    return table, told


def plot_of(found: League, lines: Sequence[Played]) -> str:
    rows = [
        Row(name, 100 * each.share.mean, 100 * each.share.interval)
        for name, each in standings(lines).items()
        if each.share.number > 1
    ]
    told = f"{len(lines):,} games, {found.seats} seats; 95 % intervals; dashed: a fair share"
    return chart("Share of the victories, a seat, in percent", told, rows, 100 / found.seats)
