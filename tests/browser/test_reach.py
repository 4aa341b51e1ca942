"""E-3: one's own things and the action bar are on the screen, whole, and under the finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.checks import out_of_reach, settle
from tests.browser.conftest import Visit
from tests.browser.games import ALL
from tests.browser.games.guide import Guide
from tests.browser.positions import position
from tests.browser.site import Site
from tests.browser.visitor import SIZES, WIDE

CASES = [
    pytest.param(guide, where, seats, id=f"{guide.name}-{where}-{seats}")
    for guide in ALL
    for where in guide.reach
    for seats in guide.counts
]


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(page)


@pytest.mark.parametrize(("guide", "where", "seats"), CASES)
def test_own_things_never_leave_the_screen(
    visit: Visit, site: Site, guide: Guide, where: str, seats: int
) -> None:
    visitor = visit(WIDE)
    found = []
    with position(site, guide, where, seats) as reached:
        page = visitor.take_seat(reached.table)
        for choice in guide.reach[where](page, reached):
            for name, size in SIZES.items():
                resize(page, size)
                found += [f"{name}, {choice}: {each}" for each in out_of_reach(page, guide)]
            resize(page, WIDE)
    assert not found, "\n".join(found)
