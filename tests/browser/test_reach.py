"""E-3: one's own things and the action bar are on the screen, whole, and under the finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.player import DOORS, HAND, HOUSES, TILES
from tests.browser.positions import position
from tests.browser.screens import out_of_reach, settle
from tests.browser.site import Site
from tests.browser.visitor import SIZES, WIDE

CHOICES = {"turn": [HAND, HOUSES], "waiting": [], "knock": [DOORS], "reveal": [TILES]}


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(page)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("where", CHOICES)
def test_own_things_never_leave_the_screen(
    visit: Visit, site: Site, where: str, seats: int
) -> None:
    visitor = visit(WIDE)
    found = []
    with position(site, where, seats) as reached:
        page = visitor.take_seat(reached.table)
        for choice in ["nothing", *CHOICES[where]]:
            if choice != "nothing":
                resize(page, WIDE)
                page.locator(choice).last.click()
            for name, size in SIZES.items():
                resize(page, size)
                found += [f"{name}, {choice}: {each}" for each in out_of_reach(page)]
    assert not found, "\n".join(found)
