"""What `manege balance` found — tables for the terminal, charts for a page."""

from __future__ import annotations

from collections.abc import Mapping

from rich import box
from rich.table import Table

from manege.arena.balance import Balance, Sample
from manege.cli.charts import INK, Row, chart
from manege.cli.desk import console_here

SHOWN = 8  # of the best and of the worst cards
COLOURS = ["#1f5fa8", "#b8860b", "#2e7d4f", "#3a3a3a", "#b3261e"]  # of families, by their names


def tables(found: Balance) -> None:
    console = console_here()
    console.print(listed("Leaning", found.leanings, found.all))
    console.print(listed("Seat from the first", found.places, found.all))
    cards = by_mean(found.cards)
    rest = {} if len(cards) <= 2 * SHOWN else dict([*cards.items()][-SHOWN:])
    console.print(listed("Card bought", dict([*cards.items()][:SHOWN]) | rest, found.all))
    leaning, above = found.most_above()
    console.print(
        f"{found.game}, {found.seats} seats, {found.games:,} games: {found.all.mean:.1f} points on "
        f"average; leaning to {leaning} brings {above:+.1f}, the best seat "
        f"{found.between_places():.1f} more than the worst."
    )


def listed(heading: str, samples: Mapping[str, Sample], every: Sample) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(heading)
    for column in ("Parks", "Mean points", "±", "From the mean"):
        table.add_column(column, justify="right")
    for name, sample in samples.items():
        figures = f"{sample.mean:.2f}", f"{sample.interval:.2f}", f"{sample.mean - every.mean:+.2f}"
        table.add_row(name, f"{sample.number:,}", *figures)
    return table


def by_mean(samples: Mapping[str, Sample]) -> dict[str, Sample]:
    return dict(sorted(samples.items(), key=lambda each: -each[1].mean))


def plots(found: Balance) -> dict[str, str]:
    """By file name."""
    begins = f"{found.game}-{found.seats}"
    told = f"{found.games:,} games, {found.seats} seats; 95 % intervals; dashed: all parks"
    seats = {f"seat {place} from the first": each for place, each in found.places.items()}
    drawn = {
        "leanings": ("Mean score by leaning", rows(found.leanings)),
        "seats": ("Mean score by seat", rows(seats)),
        "cards": ("Mean score of parks that bought a card", rows(by_mean(found.cards))),
    }
    return {
        f"{begins}-{what}.svg": chart(title, told, lines, found.all.mean)
        for what, (title, lines) in drawn.items()
    }


def rows(samples: Mapping[str, Sample]) -> list[Row]:
    families = list(dict.fromkeys(family_of(name) for name in sorted(samples)))
    tinted = len(families) <= len(COLOURS) < len(samples)
    return [
        Row(
            name,
            sample.mean,
            sample.interval,
            COLOURS[families.index(family_of(name))] if tinted else INK,
        )
        for name, sample in samples.items()
        if sample.number > 1
    ]


def family_of(card: str) -> str:
    return card.partition("-")[0]
