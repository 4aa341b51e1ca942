"""A visitor: a device that remembers nothing, one page, and a record of all it was sent."""

from __future__ import annotations

import json
from typing import Any, Self

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    WebSocket,
    expect,
)

from tests.browser.devices import PATIENCE, Device
from tests.browser.site import Site
from tests.server.running import Table

expect.set_options(timeout=PATIENCE)

WIDE = (1280, 720)
PHONE = (360, 740)
TABLET = (768, 1024)
SIZES = {"wide": WIDE, "phone": PHONE, "tablet": TABLET}


class Visitor:
    @classmethod
    def new(cls, browser: Browser, device: Device) -> Self:
        """On a device of their own."""
        return cls(device.made(browser), device.site)

    def __init__(self, context: BrowserContext, site: Site) -> None:
        self.site = site
        self.context = context
        self.page: Page = context.new_page()
        self._wipe()
        self.frames: list[str] = []
        self.requests: list[str] = []
        self.complaints: list[str] = []
        self.may_fall = False  # the line will be cut: the browser then complains, and rightly
        self.page.on("websocket", self._listen_to)
        self.page.on("request", self._note_request)
        self.page.on("console", self._note_console)
        self.page.on("pageerror", lambda error: self.complaints.append(error.stack or str(error)))

    def _wipe(self) -> None:
        """Nothing is remembered of whoever had the device before."""
        line = self.context.new_cdp_session(self.page)
        line.send(
            "Storage.clearDataForOrigin", {"origin": self.site.address, "storageTypes": "all"}
        )
        line.detach()

    def _listen_to(self, socket: WebSocket) -> None:
        self.requests.append(socket.url)
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _note_request(self, request: Request) -> None:
        self.requests.append(request.url)

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def open(self, path: str = "/") -> Page:
        self.page.goto(path)
        return self.page

    def take_seat(self, table: Table, seat: int = 0) -> Page:
        """By the seat's own link."""
        self.open(f"/t/{table.code}#seat={table.keys[seat]}")
        self.page.locator("[data-phase]").wait_for()
        self.page.locator("h1").first.wait_for(state="attached")  # the last screen is fetched
        return self.page

    def hold(self, table: Table, *seats: int) -> Page:
        """As the device that opened the table."""
        kept = {
            "code": table.code,
            "game": table.lobby()["game"],
            "hostKey": table.host_key,
            "seats": [{"seat": seat, "key": table.keys[seat]} for seat in seats],
        }
        self.open("/")
        self.page.evaluate(
            "(tables) => localStorage.setItem('manege.tables', JSON.stringify(tables))",
            {table.code: kept},
        )
        self.open(f"/t/{table.code}")
        return self.page

    def kept(self) -> dict[str, Any]:
        """The tables this device remembers, with its keys."""
        text = self.page.evaluate("localStorage.getItem('manege.tables')")
        return dict(json.loads(text or "{}"))

    def foreign_requests(self) -> list[str]:
        here = self.site.address + "/"
        own = (here, here.replace("http", "ws"), f"blob:{here}")
        return [url for url in self.requests if not url.startswith(own)]

    def breaches(self) -> list[str]:
        return list(self.page.evaluate("window.breaches"))

    def leave(self) -> None:
        """Whatever was looked at: nothing broke, nothing was blocked, nothing asked elsewhere."""
        wrong = self.foreign_requests()
        if not self.may_fall:
            wrong += self.breaches() + self.complaints
        self.page.close()
        assert not wrong, "\n".join(wrong)
