"""Figures — progress while one waits, and tables of what was counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from manege.arena.simulate import Simulation
from manege.cli.desk import console_here


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr, if somebody is there to see it; told how many are done."""
    console = console_here(stderr=True)
    bar = Progress(
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def simulated(found: Simulation) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("Bot", "Wins", "Share", "Mean points"):
        table.add_column(heading, justify="left" if heading == "Bot" else "right")
    for bot, wins in found.wins.items():
        table.add_row(bot, f"{wins:,.1f}", f"{wins / found.games:.1%}", f"{found.scores[bot]:.2f}")
    data = found.as_data()
    console = console_here()
    console.print(table)
    console.print(
        f"{found.game}, {found.seats} seats: {found.finished:,} of {found.games:,} games finished, "
        f"{found.decisions:,} decisions in {found.cpu_s:.2f} s of CPU time, "
        f"{data['decisions_per_cpu_s']:,} a second."
    )
    for name, mean in found.figures.items():
        console.print(f"{name.capitalize()}: {mean:.1%}.")


RATES = {
    "decisions_per_cpu_s": "Decisions/s",
    "driven_per_cpu_s": "Driven/s",
    "copies_per_cpu_s": "Copies/s",
    "replay_ms": "Replay ms",
    "undo_ms": "Undo ms",
}


def measured(found: Sequence[Mapping[str, object]]) -> None:
    rules = "Compiled rules" if all(each["compiled"] for each in found) else "Interpreted rules"
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("Game", no_wrap=True)
    for heading in ("Seats", *RATES.values()):
        table.add_column(heading, justify="right", no_wrap=True)
    for each in found:
        rates = (f"{each[rate]:,}" for rate in RATES)
        table.add_row(f"{each['game']}", f"{each['seats']}", *rates)
    console_here().print(f"{rules}, by seconds of CPU time", table)
    for each in found:
        if "leaves_per_cpu_s" in each:
            console_here().print(
                f"{each['game']}: bots search {each['leaves_per_cpu_s']:,} leaves/s."
            )
