"""A Chromium, the site, and visitors to it. What is missing makes the run fail, never skip."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import find_chromium
from tests.browser.positions import SEED
from tests.browser.site import Site
from tests.browser.visitor import Visitor

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


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    served = Site(tmp_path_factory.mktemp("site"), seed=SEED)
    yield served
    served.stop()


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit]:
    """Opens a browser with a storage of its own; when the test is over its record is checked."""
    visitors: list[Visitor] = []

    def come(*size: Any, at: Site = site, **how: Any) -> Visitor:
        visitors.append(Visitor(browser, at, *size, **how))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
