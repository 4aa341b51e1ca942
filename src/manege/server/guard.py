"""The guard — before every request: where it comes from, how often; after it: what browsers may do.

Written for ASGI itself, so that every answer passes here, errors and pages alike.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from manege.server.limits import Gates
from manege.server.metering import Metered
from manege.server.metrics import Metrics
from manege.server.trouble import Trouble
from manege.server.wire import Problem

Scope = Mapping[str, Any]

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob:",  # pictures that are fetched with a key
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NOT_KEPT = (b"cache-control", b"no-store")
SAFE = ("GET", "HEAD", "OPTIONS")
CALLS = ("/api", "/metrics", "/healthz", "/readyz", "/ws")
HOSTING = "/api/hosting"  # neither bans nor other calls of the same address are in the way there
REFUSALS = 20  # of an address: as many wait no longer than usual
LONGEST = 10.0  # times the usual
TABLE = re.compile(r"/(?:api/tables|ws)/([^/]{6})(?:/|$)")


def address_of(scope: Any) -> str:
    """Whom to count; a whole IPv6 network is one neighbour."""
    client = scope.get("client")
    host = client[0] if client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return str(host)
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def header(scope: Scope, name: bytes) -> str | None:
    found = [value for key, value in scope["headers"] if key == name]
    return found[0].decode("latin-1") if found else None


def is_own_page(scope: Scope) -> bool:
    """A browser says which page asks; whoever is no browser says nothing, and holds the keys."""
    origin = header(scope, b"origin")
    return origin is None or netloc_of(origin) == (header(scope, b"host") or "-")


def netloc_of(address: str) -> str | None:
    """None if it is no address."""
    try:
        return urlsplit(address).netloc
    except ValueError:
        return None


def is_call(scope: Scope) -> bool:
    """Anything but a page or a file of one."""
    return bool(scope["path"].startswith(CALLS))


class Guard:
    def __init__(self, app: Any, gates: Gates, metrics: Metrics) -> None:
        self.app = app
        self.gates = gates
        self.metrics = metrics

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            if await self.refused(scope) is None:
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
        else:
            await self.http(scope, receive, send)

    async def http(self, scope: Any, receive: Any, send: Any) -> None:
        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                said = [*message.get("headers", ())]
                is_kept = any(name == NOT_KEPT[0] for name, _ in said)
                more = HEADERS if is_kept or not is_call(scope) else [*HEADERS, NOT_KEPT]
                message["headers"] = [*said, *more]
            await send(message)

        trouble = await self.refused(scope)
        if trouble is None:
            doing = Metered(self.app(scope, receive, send_guarded))
            try:
                await doing
            finally:
                if is_call(scope):
                    self.gates.worked(address_of(scope), doing.seconds)
        else:
            await answer(send_guarded, trouble.status, problem(trouble))

    async def refused(self, scope: Scope) -> Trouble | None:
        trouble = self.trouble_with(scope)
        if trouble is None:
            return None
        self.metrics.troubles.labels(trouble.error).inc()
        if trouble.error == "too-fast":
            await self.slowly(address_of(scope))
        return trouble

    async def slowly(self, address: str) -> None:
        """A refusal costs us too: the more an address waits for, the longer each takes."""
        with self.gates.refused.one(address):
            longer = min(LONGEST, 1 + self.gates.refused[address] / REFUSALS)
            await asyncio.sleep(longer * self.gates.limits.refusal_seconds)

    def trouble_with(self, scope: Scope) -> Trouble | None:
        host = header(scope, b"host") or ""
        if len(host) > self.gates.limits.host_letters or netloc_of(f"//{host}") is None:
            return Trouble("request.malformed")
        is_socket = scope["type"] == "websocket"
        if header(scope, b"transfer-encoding") is not None:  # a body tells its length
            return Trouble("request.malformed")
        if (is_socket or scope["method"] not in SAFE) and not is_own_page(scope):
            return Trouble("origin.foreign")
        address = address_of(scope)
        if not is_call(scope):
            return None if self.gates.pages.take(address) else Trouble("too-fast")
        if scope["path"].startswith(HOSTING):
            return None if self.gates.hosting.take(address) else Trouble("too-fast")
        if address in self.gates.bans:
            return Trouble("address.banned")
        found = TABLE.match(scope["path"])
        if not self.gates.may_call(address, found and found[1]):
            return Trouble("too-fast")
        return None


def problem(trouble: Trouble) -> bytes:
    return msgspec.json.encode(Problem(trouble.error, trouble.detail))


async def answer(
    send: Any, status: int, body: bytes, headers: list[tuple[bytes, bytes]] | None = None
) -> None:
    kind = headers or [(b"content-type", b"application/json")]
    length = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": status, "headers": [*kind, length]})
    await send({"type": "http.response.body", "body": body})
