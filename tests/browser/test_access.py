"""Every screen for everybody: no violation, no untranslated word, targets a finger can hit; at
a table whatever cannot be done says why (E-4), before anything else is done there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.checks import settle, too_small, untranslated, violations
from tests.browser.conftest import Visit
from tests.browser.games import ANY, EVERY_GAME, every_place
from tests.browser.games.guide import Guide
from tests.browser.positions import position
from tests.browser.screens import PAGES, PAGES_OF_A_GAME
from tests.browser.site import Site
from tests.browser.test_refusals import SIZES_AND_LANGUAGES, check_taps
from tests.browser.visitor import PHONE


def check_all(screens: Iterator[str], page: Page) -> None:
    found = []
    for screen in screens:
        settle(page)
        wrong = violations(page) + untranslated(page)
        if page.evaluate("innerWidth") == PHONE[0]:
            wrong += too_small(page)
        found += [f"{screen}: {each}" for each in wrong]
    assert not found, "\n".join(found)


@SIZES_AND_LANGUAGES
@pytest.mark.parametrize("where", PAGES)
def test_pages(visit: Visit, where: str, size: tuple[int, int], language: str) -> None:
    visitor = visit(size, language)
    check_all(PAGES[where](visitor, ANY), visitor.page)


@SIZES_AND_LANGUAGES
@EVERY_GAME
@pytest.mark.parametrize("where", PAGES_OF_A_GAME)
def test_pages_of_a_game(
    visit: Visit, guide: Guide, where: str, size: tuple[int, int], language: str
) -> None:
    visitor = visit(size, language)
    check_all(PAGES_OF_A_GAME[where](visitor, guide), visitor.page)


@SIZES_AND_LANGUAGES
@every_place("screens")
def test_tables(
    visit: Visit, site: Site, guide: Guide, where: str, size: tuple[int, int], language: str
) -> None:
    visitor = visit(size, language)
    with position(site, guide, where) as reached:
        page = visitor.take_seat(reached.table)
        if where in guide.refusals:
            check_taps(page, guide, where, language)
        check_all(guide.screens[where](page, reached), page)
