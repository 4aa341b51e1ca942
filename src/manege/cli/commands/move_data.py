"""`manege move-data` — all tables into another database."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from manege.cli.naming import texts_in
from manege.cli.wishes import Lang
from manege.server import moving


def move_data(
    source: Annotated[str, Parameter(help="The data folder, or the URL of a PostgreSQL.")],
    target: Annotated[str, Parameter(help="Likewise; there are no tables in it yet.")],
    /,
    *,
    lang: Lang = None,
) -> None:
    """Copy all tables and albums into another database, and compare them."""
    moved = moving.move(source, target)
    print(
        texts_in(lang).say(
            "upkeep-moved", tables=moved.tables, rows=moved.rows, target=moving.shown(target)
        )
    )
