"""Every screen for everybody: no violation, no untranslated word, targets a finger can hit; at
a table whatever cannot be done says why (E-4), before anything else is done there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Page

from manege.texts import Texts, patterns
from tests.browser.checks import settle, too_small, untranslated, violations
from tests.browser.conftest import Visit
from tests.browser.games import ANY, EVERY_GAME, every_place
from tests.browser.games.guide import Guide
from tests.browser.positions import NAMES, position
from tests.browser.screens import PAGES, PAGES_OF_A_GAME
from tests.browser.site import Site
from tests.browser.test_refusals import SIZES_AND_LANGUAGES, check_taps
from tests.browser.visitor import PHONE

OF_ANOTHER = re.compile(r"decision-.*\.other")
HOLE = re.compile(r"(^|[ \u00a0])[.,]|  ")  # « On attend encore . »


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
        told = as_of_another(guide, language)
        check_all(saying(guide.screens[where](page, reached), page, told), page)


def test_what_has_changed_on_a_page_is_looked_at_again(visit: Visit) -> None:
    page = visit().open("/")
    assert violations(page) == []
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [each.partition(":")[0] for each in violations(page)] == ["button-name"]
    assert violations(page) == []  # it was told
    page.locator("main > button").last.evaluate("(one) => { one.title = 'now'; one.role = 'x'; }")
    assert [each.partition(":")[0] for each in violations(page)] == ["aria-roles"]


def as_of_another(guide: Guide, language: str) -> list[str]:
    """What the bar says of me to the others."""
    texts = Texts(language)
    keys = [key for key in patterns(language, guide.key) if OF_ANOTHER.fullmatch(key)]
    told = [texts.say(key, guide.key, player=NAMES[0]) for key in keys]
    return [sentence for sentence in told if NAMES[0] in sentence]


def saying(screens: Iterator[str], page: Page, told: Sequence[str]) -> Iterator[str]:
    """Nobody is spoken to as of somebody else, and no name is missing from a sentence."""
    for screen in screens:
        said = page.locator("footer.bar p").all_inner_texts()
        assert not [each for each in said for other in told if other in each], screen
        assert not [each for each in said if HOLE.search(each)], screen
        yield screen
