"""A page of a Chromium, to look at pictures with."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import find_chromium


@contextmanager
def page(width: int = 1280, height: int = 720) -> Iterator[Page]:
    chromium = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.path,
            args=chromium.arguments,
            env={**os.environ, **chromium.environment},
        )
        yield browser.new_page(viewport={"width": width, "height": height})
        browser.close()
