"""A Chromium, the site, and visitors to it. What is missing makes the run fail, never skip."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import positions
from tests.browser.chromium import find_chromium
from tests.browser.devices import Device, Devices
from tests.browser.positions import SEED
from tests.browser.site import Site
from tests.browser.visitor import WIDE, Visitor

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = find_chromium()
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=found.path,
            args=found.arguments,
            env={**os.environ, **found.environment},
        )
        yield launched
        launched.close()


@pytest.fixture(scope="session", autouse=True)
def _positions_are_shared(tmp_path_factory: pytest.TempPathFactory) -> None:
    base = tmp_path_factory.getbasetemp()
    positions.shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    served = Site(tmp_path_factory.mktemp("site"), seed=SEED)
    yield served
    served.stop()


@pytest.fixture(scope="session")
def devices(browser: Browser) -> Devices:
    return Devices(browser)


@pytest.fixture
def visit(devices: Devices, site: Site) -> Iterator[Visit]:
    """Gives somebody a device; when the test is over its record is checked.

    A `fresh` one has never been here, its cache is empty, and the test may change it for good.
    """
    lent: list[tuple[Visitor, Device, bool]] = []

    def come(
        size: tuple[int, int] = WIDE,
        language: str = "fr",
        *,
        touch: bool = False,
        motion: bool = False,
        fresh: bool = False,
        at: Site = site,
    ) -> Visitor:
        device = Device(at, size, language, touch, motion)
        context = device.made(devices.browser) if fresh else devices.lend(device)
        visitor = Visitor(context, at)
        lent.append((visitor, device, fresh))
        return visitor

    yield come
    for visitor, device, fresh in lent:
        visitor.leave()
        if fresh or visitor.may_fall:
            visitor.context.close()
        else:
            devices.take_back(device, visitor.context)
