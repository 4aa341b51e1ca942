"""A private server, and the page of whoever hosts: both sizes, both languages, by keyboard too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import settle, too_small, untranslated, violations
from tests.browser.conftest import Visit
from tests.browser.site import Site
from tests.browser.test_refusals import SIZES_AND_LANGUAGES
from tests.browser.visitor import PHONE
from tests.server.running import opened

TOKEN = "a token for whoever hosts"
WORD = "Grand Huit"
SIDEWAYS = "document.scrollingElement.scrollWidth - innerWidth"


@pytest.fixture(scope="module")
def private(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("private"), word=WORD, token=TOKEN)
    yield site
    site.stop()


def check(page: Page) -> None:
    settle(page)
    assert violations(page) + untranslated(page) == []
    assert page.evaluate(SIDEWAYS) <= 0
    if page.evaluate("innerWidth") == PHONE[0]:
        assert too_small(page) == []


@SIZES_AND_LANGUAGES
def test_the_word_is_asked_for_once(
    visit: Visit, private: Site, size: tuple[int, int], language: str
) -> None:
    visitor = visit(size, language, at=private)
    visitor.may_fall = True  # the browser complains of calls that are refused
    page = visitor.open("/")
    poster = page.locator(".poster.ready button, button.poster.ready").first
    poster.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("textbox")).to_be_focused()
    check(page)
    page.keyboard.type("wrong")
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("alert")).to_be_visible()
    check(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    poster.click()
    expect(dialog.get_by_role("textbox")).to_be_focused()
    page.keyboard.type("grand huit")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.goto("/")
    poster.click()
    page.wait_for_url("**/t/*")
    assert visitor.breaches() == []


@SIZES_AND_LANGUAGES
def test_the_host_sees_closes_deletes_and_sends_away(
    visit: Visit, private: Site, size: tuple[int, int], language: str
) -> None:
    french = language == "fr"
    table = opened(private.http, private.address.removeprefix("http://"), 3, word=WORD)
    visitor = visit(size, language, at=private)
    visitor.may_fall = True
    page = visitor.open("/gestion")
    page.locator("#token").fill("wrong")
    page.keyboard.press("Enter")
    expect(page.locator(".trouble")).to_be_visible()
    check(page)
    page.locator("#token").fill(TOKEN)
    page.keyboard.press("Enter")
    row = page.get_by_role("listitem").filter(has_text=table.code)
    expect(row).to_be_visible()
    check(page)

    page.get_by_role("searchbox").fill(table.code)
    closing = row.get_by_role("button", name="Fermer" if french else "Close")
    closing.focus()
    page.keyboard.press("Enter")  # it asks, and the careful answer is the near one
    check(page)
    page.keyboard.press("Enter")
    expect(row.get_by_role("button")).to_have_count(2)
    expect(closing).to_be_focused()
    page.keyboard.press("Enter")
    expect(row.get_by_role("button", name="Non" if french else "No", exact=True)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(row).to_contain_text("fermée" if french else "closed")
    row.get_by_role("button").click()
    row.get_by_role("button").first.click()
    expect(row).to_have_count(0)

    page.locator("form input").fill("192.0.2.7")
    page.keyboard.press("Enter")
    away = page.get_by_role("listitem").filter(has_text="192.0.2.7")
    expect(away).to_be_visible()
    check(page)
    away.get_by_role("button").click()
    expect(away).to_have_count(0)

    page.reload()
    expect(page.locator("dl")).to_be_visible()  # this tab knows the token
    assert not [url for url in visitor.requests if "token" in url]
    page.locator("main > button").click()
    expect(page.locator("#token")).to_be_visible()
    assert visitor.breaches() == []
