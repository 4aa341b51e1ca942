"""The application — its calls, its socket, its pages, and the errors in one shape."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import manege
from manege.server import albums, hosting, logs, tables, wire
from manege.server.bots import Thinkers
from manege.server.caretaker import Caretaker
from manege.server.darkroom import Darkroom
from manege.server.described import described
from manege.server.given import TheHouse
from manege.server.guard import Guard
from manege.server.limits import Gates
from manege.server.metrics import Metrics
from manege.server.pages import Pages
from manege.server.play import play
from manege.server.room import House
from manege.server.rooms import Rooms
from manege.server.settings import Settings
from manege.server.sharing import sharing_of
from manege.server.storage import Storage
from manege.server.trouble import Trouble
from manege.server.visitors import Visitors
from manege.server.words import check_reader

log = structlog.get_logger()

BY_STATUS = {
    400: "request.malformed",
    404: "page.unknown",
    405: "method.wrong",
    413: "request.too-large",
    415: "request.malformed",
}


@get(
    "/healthz",
    summary="Whether the server and its storage answer",
    responses=tables.PROBLEMS,
)
async def health(house: TheHouse) -> wire.Health:
    try:
        await house.storage.probe()
    except Trouble:
        raise
    except Exception:
        raise Trouble("storage.failed") from None
    return wire.Health("ok", manege.__version__)


@get("/readyz", summary="Whether this server takes players now", responses=tables.PROBLEMS)
async def ready(house: TheHouse) -> wire.Health:
    await house.storage.probe()
    if house.nodes is not None and not house.nodes.is_in:
        raise Trouble("table.moved")
    return wire.Health("ok", manege.__version__)


@get(
    "/metrics",
    summary="Figures for Prometheus: for this machine, or with the host's token",
    media_type="text/plain",
    security=tables.KEY,
    responses=tables.PROBLEMS,
)
async def metrics(house: TheHouse, request: Request[Any, Any, Any]) -> Response[bytes]:
    check_reader(request, house.settings)
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


@get("/api/docs", include_in_schema=False)
async def docs(request: Request[Any, Any, Any]) -> Response[str]:
    state = request.app.state
    if "described" not in state:
        state.described = described(request.app.openapi_schema.to_schema())
    return Response(state.described, media_type="text/html")


def tell_trouble(request: Request[Any, Any, Any], error: Trouble) -> Response[wire.Problem]:
    house: House = request.app.state.house
    house.metrics.troubles.labels(error.error).inc()
    return Response(wire.Problem(error.error, error.detail), status_code=error.status)


def tell_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    """Litestar's own words would tell of the inside; the kind of error is enough."""
    return tell_trouble(request, Trouble(BY_STATUS.get(error.status_code, "request.malformed")))


def tell_failure(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    log.error("a call failed", method=request.method, error=logs.traced(error))
    return tell_trouble(request, Trouble("server.failed"))


def application(settings: Settings) -> Visitors:
    """All of it, as an ASGI application; the data folder is opened at once, and may be refused."""
    counted = Metrics()
    kept = Storage(settings.data, counted, settings.limits.busy_seconds, settings.database)
    thinkers = Thinkers(settings.bot_workers, settings.bot_patience, counted)
    sharing = sharing_of(settings, kept, thinkers, counted)
    house = House(
        settings, kept, thinkers, counted, set(), None if sharing is None else sharing.nodes
    )
    rooms = Rooms(house)
    caretaker = Caretaker(rooms)
    gates = Gates(settings.limits)
    darkroom = Darkroom(settings.limits)

    @asynccontextmanager
    async def open_hours(app: Litestar) -> AsyncIterator[None]:
        app.state.house = house
        if sharing is not None:
            await sharing.start(rooms)
        await rooms.start()
        caretaker.start()
        try:
            yield
        finally:
            await caretaker.stop()
            await rooms.stop()
            if sharing is not None:
                await sharing.stop()
            await darkroom.stop()
            kept.close()

    app = Litestar(
        [
            tables.all_games,
            tables.actions,
            tables.components,
            tables.rulebook,
            tables.Tables,
            albums.Albums,
            hosting.Hosting,
            play,
            health,
            ready,
            metrics,
            docs,
        ],
        lifespan=[open_hours],
        dependencies={
            "rooms": Provide(lambda: rooms, sync_to_thread=False),
            "gates": Provide(lambda: gates, sync_to_thread=False),
            "house": Provide(lambda: house, sync_to_thread=False),
            "darkroom": Provide(lambda: darkroom, sync_to_thread=False),
            "door": Provide(tables.the_door),
            "caretaker": Provide(lambda: caretaker, sync_to_thread=False),
            "host": Provide(hosting.the_host),
            "visitors": Provide(lambda: visitors, sync_to_thread=False),
        },
        exception_handlers={
            Trouble: tell_trouble,
            HTTPException: tell_http,
            Exception: tell_failure,
        },
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Manège",
            version=manege.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(
                security_schemes={"key": SecurityScheme(type="http", scheme="bearer")}
            ),
        ),
    )
    pages = Pages(app, settings.web)
    guard = Guard(pages if sharing is None else sharing.around(pages), gates, counted)
    visitors = Visitors(guard, settings.proxies)
    return visitors
