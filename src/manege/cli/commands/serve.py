"""`manege serve` — the games in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from manege.cli.components import ComponentFiles, put_in
from manege.cli.exits import NotPossible
from manege.cli.wishes import Whole


def serve(
    *,
    host: Annotated[
        str,
        Parameter(help="Where to listen, else 127.0.0.1; 0.0.0.0 lets phones of the network in."),
    ] = "127.0.0.1",
    port: Annotated[Whole | None, Parameter(help="Else the first free one from 8000 on.")] = None,
    data: Annotated[
        Path | None, Parameter(help="Where tables are kept; else MANEGE_DATA or your data folder.")
    ] = None,
    components: ComponentFiles = None,
    no_browser: Annotated[bool, Parameter(help="Only tell the address, open no browser.")] = False,
) -> None:
    """Play in the browser: start the server."""
    put_in(components or [])
    try:
        from manege.server.serve import serve as serve_tables
    except ModuleNotFoundError as error:
        raise NotPossible(f"The server cannot start: {error.name} is not installed.") from None
    try:
        serve_tables(host, port, data, open_browser=not no_browser)
    except KeyboardInterrupt:  # the usual way to stop it
        return
