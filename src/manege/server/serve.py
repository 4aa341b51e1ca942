"""Serving — a free port, the addresses told, and a quiet end."""

from __future__ import annotations

import errno
import gc
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import uvicorn
from msgspec import Struct

from manege.kernel.errors import ManegeError
from manege.server import logs
from manege.server.app import application
from manege.server.arriving import in_time
from manege.server.heartbeat import with_heartbeat
from manege.server.keys import new_key
from manege.server.settings import (
    THIS_MACHINE,
    Limits,
    Settings,
    data_folder,
    usual_workers,
    web_folder,
)
from manege.server.visitors import is_loopback
from manege.server.words import kept_word
from manege.texts import Texts

if sys.platform != "win32":
    import resource

FIRST_PORT = 8000
PORTS_TRIED = 50
LET_PHONES_IN = 'make play ARGS="--host 0.0.0.0"'
LINES = 16_384  # of all visitors, and our own files
LOOKED_THROUGH = 100  # times the younger things, before all things are once
TURN = 0.0005  # seconds; a thread that waits for its turn holds up who waits for its answer
NOWHERE = "192.0.2.1"  # never answered: asked only for the way out, and nothing is sent


class CannotServe(ManegeError):
    """No port to be had; the sentence says which and what to do."""


class Addresses(Struct, frozen=True):
    here: str
    lan: str | None  # for phones in the same network
    port_taken: int | None  # the usual port, when another program has it
    data: Path
    is_local: bool = False  # nobody but this machine can reach us
    word: str | None = None  # needed to open tables
    token: str | None = None  # for whoever hosts; none if they chose it themselves


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: str | Path | None = None,
    *,
    open_browser: bool = False,
    ready: Callable[[Addresses], None] | None = None,
    web: Path | None = None,
    bot_pause: float = 0.9,
    bot_workers: int | None = None,
    limits: Limits | None = None,
    invited: bool = False,
    word: str | None = None,
    token: str | None = None,
    proxies: str = THIS_MACHINE,
    database: str | None = None,
    bus: str | None = None,
    lease_seconds: float = 2.0,
) -> None:
    """Serve until interrupted. `ready` is told the addresses once they answer.

    With `invited`, opening tables needs a word: this one, or one kept with the data.

    Raises a ManegeError with a sentence if the port or the data folder cannot be had.
    """
    logs.set_up()
    allow_lines()
    listening = free_socket(host, port)
    chosen = listening.getsockname()[1]
    here = f"http://{in_address(host)}:{chosen}/"
    lan = lan_address(chosen) if is_everywhere(host) else None
    try:
        settings = Settings(
            data=data_folder(data),
            web=web or web_folder(),
            lan=lan,
            bot_pause=bot_pause,
            bot_workers=bot_workers or usual_workers(),
            limits=limits or Limits(),
            word=(word or kept_word(data_folder(data))) if invited else None,
            token=token or new_key(),
            proxies=proxies,
            database=database,
            bus=bus,
            lease_seconds=lease_seconds,
        )
        app = application(settings)
    except BaseException:
        listening.close()
        raise
    addresses = Addresses(
        here,
        lan and lan + "/",
        chosen if port is None and chosen != FIRST_PORT else None,
        settings.data,
        is_loopback(host),
        settings.word,
        None if token else settings.token,
    )

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started and not self.should_exit:
                look_through_all_seldom()
                sys.setswitchinterval(TURN)
                (ready or tell)(addresses)
                if open_browser and has_screen():
                    threading.Thread(target=webbrowser.open, args=[here], daemon=True).start()

    with suppress(KeyboardInterrupt):  # Ctrl-C: everything is closed by now
        Server(config_of(app, settings.limits)).run(sockets=[listening])


def for_development() -> Any:
    """The usual application, for a uvicorn that reloads it whenever its source changes."""
    logs.set_up()
    return application(Settings(data=data_folder(), web=web_folder()))


def config_of(app: Any, limits: Limits) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="auto",  # uvloop where there is one
        http=in_time(limits, app.trusted),
        ws=with_heartbeat(limits),
        ws_per_message_deflate=False,
        ws_max_size=limits.frame_bytes,
        ws_ping_interval=limits.ping_seconds,
        ws_ping_timeout=limits.pong_seconds,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,  # Visitors sees to it
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def look_through_all_seldom() -> None:
    """Python now and then looks through all there is for what nobody holds any more, and nobody is
    served meanwhile: a tenth of a second and more where many play. What there is from the start
    stays, so it is left out; the rest has its turn seldom."""
    gc.collect()
    gc.freeze()
    new, younger, _ = gc.get_threshold()
    gc.set_threshold(new, younger, LOOKED_THROUGH)


def has_screen() -> bool:
    """Without one, the browser found might be one for the terminal, and take it over."""
    windows = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in windows)


def tell(addresses: Addresses) -> None:
    say = Texts().say
    if addresses.port_taken is not None:
        print(say("serve-taken", port=str(addresses.port_taken)))
    print(say("serve-open", address=addresses.here))
    if addresses.lan is not None:
        print(say("serve-phones", address=addresses.lan))
    elif addresses.is_local:
        print(say("serve-phones-how", command=LET_PHONES_IN))
    if addresses.word is not None:
        print(say("serve-word", word=addresses.word))
    if addresses.token is not None:
        print(say("serve-host", address=f"{addresses.here}gestion", token=addresses.token))
    print(say("serve-data", folder=str(addresses.data)), flush=True)


def allow_lines() -> None:
    """Shells usually allow a thousand files; one visitor may have as many lines."""
    if sys.platform != "win32":
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wish = LINES if most == resource.RLIM_INFINITY else min(LINES, most)
        if now != resource.RLIM_INFINITY and now < wish:
            with suppress(OSError, ValueError):  # what there is must do
                resource.setrlimit(resource.RLIMIT_NOFILE, (wish, most))


def free_socket(host: str, port: int | None) -> socket.socket:
    """The port asked for; or, if none was, the first free one of a few."""
    ports = [port] if port is not None else range(FIRST_PORT, FIRST_PORT + PORTS_TRIED)
    for each in ports:
        try:
            return bound_socket(host, each)
        except OSError as error:
            if error.errno == errno.EADDRINUSE and port is None:
                continue
            raise CannotServe(why_not(host, each, error)) from None
        except OverflowError:
            raise CannotServe(f"{port} is no port: choose one from 1 to 65535.") from None
    raise CannotServe(
        f"All ports from {ports[0]} to {ports[-1]} are taken; choose one with --port."
    )


def why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is taken by another program; choose one with --port, or leave it out."
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"Port {port} needs more rights than you have; choose one above 1023 with --port."
    return f"Cannot listen on {host}, port {port}: {error.strerror or error}."


def bound_socket(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        made.listen(2048)
        made.set_inheritable(False)
    except BaseException:
        made.close()
        raise
    return made


def is_everywhere(host: str) -> bool:
    return host in ("0.0.0.0", "::", "")


def in_address(host: str) -> str:
    """The host as a browser on this machine writes it."""
    if is_everywhere(host):
        return "127.0.0.1"
    try:
        return f"[{host}]" if ipaddress.ip_address(host).version == 6 else host
    except ValueError:
        return host


def lan_address(port: int) -> str | None:
    """Where the neighbours find us, if there is a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        try:
            way_out.connect((NOWHERE, 9))
            found = str(way_out.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(found).is_loopback else f"http://{found}:{port}"
