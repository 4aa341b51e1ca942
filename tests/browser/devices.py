"""The devices of visitors: lent to one after another, so that what was fetched is fetched once."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext

from tests.browser.site import Site

PATIENCE = 20_000  # ms; a busy machine is slow, a broken page never comes
LOCALES = {"fr": "fr-FR", "en": "en-GB"}

# What the page itself cannot hide: every breach of the content security policy.
LISTEN = """
window.breaches = [];
document.addEventListener('securitypolicyviolation', (event) =>
  window.breaches.push(`${event.violatedDirective} ${event.blockedURI}`));
"""


class Device(NamedTuple):
    site: Site  # where it is used
    size: tuple[int, int]
    language: str
    touch: bool
    motion: bool

    def made(self, browser: Browser) -> BrowserContext:
        width, height = self.size
        context = browser.new_context(
            base_url=self.site.address,
            viewport={"width": width, "height": height},
            locale=LOCALES[self.language],
            has_touch=self.touch,
            is_mobile=self.touch,
            reduced_motion="no-preference" if self.motion else "reduce",
            service_workers="block",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(LISTEN)
        return context


class Devices:
    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: defaultdict[Device, list[BrowserContext]] = defaultdict(list)

    def lend(self, device: Device) -> BrowserContext:
        lying = self.free[device]
        return lying.pop() if lying else device.made(self.browser)

    def take_back(self, device: Device, context: BrowserContext) -> None:
        self.free[device].append(context)
