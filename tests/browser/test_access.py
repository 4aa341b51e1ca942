"""Every screen for everybody: no violation, no untranslated word, targets a finger can hit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.conftest import Visit
from tests.browser.positions import position
from tests.browser.screens import PAGES, at_the_table, settle, too_small, untranslated, violations
from tests.browser.site import Site
from tests.browser.visitor import PHONE, WIDE, Visitor

SCREENS = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
LANGUAGES = pytest.mark.parametrize("language", ["fr", "en"])


def check_all(screens: Iterator[str], visitor: Visitor) -> None:
    found = []
    for screen in screens:
        page = visitor.page
        settle(page)
        wrong = violations(page) + untranslated(page)
        if page.evaluate("innerWidth") == PHONE[0]:
            wrong += too_small(page)
        found += [f"{screen}: {each}" for each in wrong]
    assert not found, "\n".join(found)


@LANGUAGES
@SCREENS
@pytest.mark.parametrize("where", PAGES)
def test_pages(visit: Visit, where: str, size: tuple[int, int], language: str) -> None:
    visitor = visit(size, language)
    visitor.may_fall = where == "readings"  # no such table: the browser notes the answer 404
    check_all(PAGES[where](visitor), visitor)


@LANGUAGES
@SCREENS
@pytest.mark.parametrize("where", ["turn", "knock", "reveal", "end"])
def test_tables(visit: Visit, site: Site, where: str, size: tuple[int, int], language: str) -> None:
    visitor = visit(size, language)
    with position(site, where) as reached:
        check_all(at_the_table(visitor, reached.table, where), visitor)
