"""Visitors — where a request really comes from, and the signs that a proxy does not tell us."""

from __future__ import annotations

import ipaddress
import socket
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import structlog
from structlog.contextvars import clear_contextvars
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from manege.server.guard import address_of, header

log = structlog.get_logger()

FORWARDED = (b"x-forwarded-for", b"forwarded")
MANY = 30  # lines


class Visitors:
    """In front of everything: takes a trusted proxy's word for the address of a visitor."""

    def __init__(self, app: Any, proxies: str) -> None:
        self.app = ProxyHeadersMiddleware(app, trusted_hosts=proxies)
        self.trusted = self.app.trusted_hosts
        self.signs: list[str] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            clear_contextvars()  # of the request before it on this line
            scope["peer"] = scope["client"][0] if scope.get("client") else ""
            self.look(scope)
        await self.app(scope, receive, send)

    def look(self, scope: Any) -> None:
        """A proxy is near us; what somebody far away pretends is no sign of one."""
        peer = scope["peer"]
        if is_forwarded(scope):
            if is_near(peer) and peer not in self.trusted:
                self.note("proxy-unknown")
        elif is_loopback(peer) and not is_ours(host_of(scope)):
            self.note("proxy-silent")

    def count(self, lines: dict[str, int]) -> None:
        """How many there are of each address: all of one are one network, or an unseen proxy's."""
        if len(lines) == 1 and sum(lines.values()) >= MANY:
            self.note("one-address")

    def note(self, sign: str) -> None:
        if sign not in self.signs:
            self.signs.append(sign)
            log.warning("all visitors may look like one", sign=sign)


def is_forwarded(scope: Any) -> bool:
    return any(header(scope, name) is not None for name in FORWARDED)


def is_here(scope: Any) -> bool:
    """Somebody on this very machine, and no proxy on it that speaks for others."""
    return is_loopback(scope["peer"]) and is_loopback(host_of(scope)) and not is_forwarded(scope)


def host_of(scope: Any) -> str:
    """The name by which a browser found us, without a port."""
    try:
        return urlsplit(f"//{header(scope, b'host') or ''}").hostname or ""
    except ValueError:
        return ""


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_ours(host: str) -> bool:
    return is_loopback(host) or host in ("", our_name())


@cache
def our_name() -> str:
    return socket.gethostname().lower()


def is_near(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return True  # a socket of this machine has no address


def checked_address(text: str) -> str | None:
    """An address as visitors are counted by; None if it is none."""
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        return None
    return address_of({"client": (str(network.network_address), 0)})
