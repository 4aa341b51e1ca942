"""The rule book — all of it, a clause by its id, or the clauses that speak of something."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from manege.texts import rules


def book(game: str, lang: str) -> Iterator[RenderableType]:
    """Chapter by chapter."""
    for heading, clauses in rules(game, lang).items():
        yield Padding(Text(heading, style="bold"), (1, 0, 0, 0))
        yield rows(clauses)


def found(game: str, lang: str, wanted: str) -> list[tuple[str, str]]:
    """The clause of this id, `TT-33` or just `33`, else all that hold these words."""
    clauses = [clause for chapter in rules(game, lang).values() for clause in chapter]
    sought = wanted.strip().lower()
    exact = [each for each in clauses if sought in (each[0].lower(), number(each[0]))]
    return exact or [each for each in clauses if sought and sought in each[1].lower()]


def number(clause: str) -> str:
    """`TT-R5` is number `r5` of its book."""
    return clause.partition("-")[2].lower()


def rows(clauses: list[tuple[str, str]]) -> Table:
    """Ids in one column, texts beside them."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="dim", no_wrap=True, min_width=6)
    table.add_column()
    for clause, text in clauses:
        table.add_row(clause, text)
    return table
