"""What stands beside every table: the panel with its tabs, and the menu."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from playwright.sync_api import Locator, Page, expect

from tests.browser.checks import settle

if TYPE_CHECKING:
    from tests.browser.positions import Position

PANEL = re.compile("^(Journal et règles|Log and rules)$")
MENU = re.compile("^(Menu de la table|Table menu)$")
SHEET = "dialog[open]"


def panels(page: Page) -> Iterator[str]:
    opener = page.get_by_role("button", name=PANEL)
    beside = opener.count() == 0  # else it is a sheet
    tabs = page.locator(".panel [role=tab]")
    for number in range(tabs.count()):
        if not beside:
            opener.click()
        tabs.nth(number).click()
        yield f"panel {number}"
        if not beside:
            close(page)


@contextmanager
def menu(page: Page) -> Iterator[Locator]:
    page.get_by_role("button", name=MENU).click()
    expect(page.locator(SHEET)).to_be_visible()
    yield page.locator(SHEET)
    close(page)


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator(SHEET)).to_have_count(0)


def sheets(page: Page) -> Iterator[str]:
    """Everything that lies over a table or beside it, whatever is played."""
    yield from panels(page)
    with menu(page):
        yield "menu"


def opened_by(page: Page, opener: Locator, name: str) -> Iterator[str]:
    opener.click()
    expect(page.locator(SHEET)).to_be_visible()
    yield name
    close(page)


def see_screen(page: Page, reached: Position) -> None:
    """The shared screen, all of it there."""
    expect(page.locator(".screen[data-phase]")).to_be_visible()
    expect(page.locator("img[src*='qr.svg']").first).to_be_visible()
    settle(page)
