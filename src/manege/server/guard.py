"""The guard — before every request: where it comes from, how often; after it: what browsers may do.

Written for ASGI itself, so that every answer passes here, errors and pages alike.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from manege.server.limits import Gates
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
CALLS = ("/api", "/metrics", "/healthz", "/ws")


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
    return origin is None or urlsplit(origin).netloc == (header(scope, b"host") or "-")


def is_call(scope: Scope) -> bool:
    """Anything but a page or a file of one."""
    return bool(scope["path"].startswith(CALLS))


class Guard:
    def __init__(self, app: Any, gates: Gates) -> None:
        self.app = app
        self.gates = gates

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            if self.trouble_with(scope) is None:
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

        trouble = self.trouble_with(scope)
        if trouble is None:
            await self.app(scope, receive, send_guarded)
        else:
            await answer(send_guarded, trouble.status, problem(trouble))

    def trouble_with(self, scope: Scope) -> Trouble | None:
        if len(header(scope, b"host") or "") > self.gates.limits.host_letters:
            return Trouble("request.malformed")
        is_socket = scope["type"] == "websocket"
        if (is_socket or scope["method"] not in SAFE) and not is_own_page(scope):
            return Trouble("origin.foreign")
        if is_call(scope) and not self.gates.requests.take(address_of(scope)):
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
