"""`manege serve` — the games in the browser."""

from __future__ import annotations

import ipaddress
import os
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from manege.cli.components import ComponentFiles, put_in
from manege.cli.exits import NotPossible, WrongUsage
from manege.cli.wishes import Whole, at_least_one

SHORTEST_TOKEN = 16

Database = Annotated[
    str | None,
    Parameter(
        env_var="MANEGE_DATABASE",
        help="A PostgreSQL instead of SQLite: postgresql://USER:WORD@HOST/NAME.",
    ),
]
Bus = Annotated[
    str | None,
    Parameter(
        env_var="MANEGE_BUS",
        help="Several servers on one --database call one another over NATS: nats://HOST:4222.",
    ),
]


def serve(
    *,
    host: Annotated[
        str,
        Parameter(
            env_var="MANEGE_HOST",
            help="Where to listen, else 127.0.0.1; 0.0.0.0 lets phones of the network in.",
        ),
    ] = "127.0.0.1",
    port: Annotated[
        Whole | None,
        Parameter(env_var="MANEGE_PORT", help="Else the first free one from 8000 on."),
    ] = None,
    data: Annotated[
        Path | None, Parameter(help="Where tables are kept; else MANEGE_DATA or your data folder.")
    ] = None,
    database: Database = None,
    bus: Bus = None,
    open_to: Annotated[
        Literal["all", "invited"],
        Parameter(
            env_var="MANEGE_OPEN_TO",
            help="“invited”: opening a table needs a word, told at the start (or MANEGE_WORD).",
        ),
    ] = "all",
    workers: Annotated[
        Whole | None,
        Parameter(env_var="MANEGE_WORKERS", help="Processes that bots think in."),
    ] = None,
    proxies: Annotated[
        str,
        Parameter(
            env_var="MANEGE_PROXIES",
            help="Addresses or networks of proxies in front, with commas; else this machine.",
        ),
    ] = "127.0.0.1,::1",
    limits: Annotated[
        list[str] | None,
        Parameter(
            name="--limit",
            env_var="MANEGE_LIMITS",
            help="A limit as name=value; may be given several times. docs/hosting.md lists them.",
        ),
    ] = None,
    components: ComponentFiles = None,
    no_browser: Annotated[bool, Parameter(help="Only tell the address, open no browser.")] = False,
) -> None:
    """Play in the browser: start the server."""
    put_in(components or [])
    try:
        from manege.server.serve import serve as serve_tables
        from manege.server.settings import limits_from
    except ModuleNotFoundError as error:
        raise NotPossible(f"The server cannot start: {error.name} is not installed.") from None
    try:
        serve_tables(
            host,
            port,
            data,
            open_browser=not no_browser,
            bot_workers=None if workers is None else at_least_one(workers, "--workers"),
            limits=limits_from(limits or []),
            invited=open_to == "invited",
            word=os.environ.get("MANEGE_WORD"),
            token=token_from_environment(),
            proxies=checked_proxies(proxies),
            database=database,
            bus=bus,
        )
    except KeyboardInterrupt:  # the usual way to stop it
        return


def token_from_environment() -> str | None:
    """Not a flag: anybody on the machine can read those."""
    token = os.environ.get("MANEGE_ADMIN_TOKEN") or None
    if token is not None and len(token) < SHORTEST_TOKEN:
        raise WrongUsage(f"MANEGE_ADMIN_TOKEN has at least {SHORTEST_TOKEN} signs.")
    return token


def checked_proxies(text: str) -> str:
    for part in filter(None, (part.strip() for part in text.split(","))):
        try:
            ipaddress.ip_network(part)
        except ValueError:
            raise WrongUsage(f"“{part}” is no address and no network of proxies.") from None
    return text
