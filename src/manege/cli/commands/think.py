"""`manege think` — a machine more for bots alone."""

from __future__ import annotations

import asyncio
from typing import Annotated

from cyclopts import Parameter

from manege.cli.components import ComponentFiles, put_in
from manege.cli.exits import NotPossible
from manege.cli.wishes import Whole, at_least_one


def think(
    *,
    bus: Annotated[
        str,
        Parameter(
            env_var="MANEGE_BUS", help="The NATS server of the installation: nats://HOST:4222."
        ),
    ],
    workers: Annotated[
        Whole | None,
        Parameter(env_var="MANEGE_WORKERS", help="Processes that bots think in; else one a core."),
    ] = None,
    components: ComponentFiles = None,
) -> None:
    """Think for the bots of servers elsewhere, until interrupted."""
    put_in(components or [])
    try:
        from manege.server.sharing import think_until_stopped
    except ModuleNotFoundError as error:
        raise NotPossible(f"Bots cannot think here: {error.name} is not installed.") from None
    asyncio.run(
        think_until_stopped(bus, None if workers is None else at_least_one(workers, "--workers"))
    )
