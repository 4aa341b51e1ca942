"""Words: another language without a reload, and what is said to those who listen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from manege.texts import Texts
from tests.browser.checks import words_of
from tests.browser.conftest import Visit
from tests.browser.games import EVERY_GAME
from tests.browser.games.guide import Guide
from tests.browser.panels import menu
from tests.browser.positions import position
from tests.browser.site import Site
from tests.browser.visitor import WIDE

LOG = ".panel .log > ol li:not(.heading) span"  # but for what is folded
SENTENCE = re.compile(r"^[^:]*\w+\W+\w{3,}\W+\w{3,}")  # not « : 1 point (Attractions) », of a name


@EVERY_GAME
def test_another_language_rewords_everything_and_is_fetched_once(
    visit: Visit, site: Site, guide: Guide
) -> None:
    visitor = visit(WIDE)
    with position(site, guide, guide.logged) as reached:
        page = visitor.take_seat(reached.table)
        if guide.open_log:
            page.locator(guide.open_log).click()
        page.evaluate("window.before = true")
        french = page.locator(LOG).all_inner_texts()
        said = words_of(page)
        assert len(french) > 10

        choose(page, "English")
        expect(page.locator("html")).to_have_attribute("lang", "en")
        english = page.locator(LOG).all_inner_texts()
        assert len(english) == len(french)
        assert not set(english) & set(french)
        assert any(guide.english in sentence for sentence in english)
        assert not [each for each in english if re.search(guide.french, each)]
        heard = page.locator("[aria-live] p").all_inner_texts()  # what was said was said
        title = Texts("en").say("game-name", guide.key)  # called the same everywhere
        same = set(said) & set(words_of(page)) - {*heard, title}
        assert not [words for words in same if SENTENCE.search(words)]
        assert page.evaluate("window.before")

        asked = len(visitor.requests)
        choose(page, "Français")
        assert page.locator(LOG).all_inner_texts() == french
        choose(page, "English")
        assert page.locator(LOG).all_inner_texts() == english
        assert len(visitor.requests) == asked


def choose(page: Page, language: str) -> None:
    with menu(page) as opened:
        opened.get_by_role("button", name=language).click()


def test_the_language_chosen_is_kept(visit: Visit) -> None:
    visitor = visit(WIDE)
    page = visitor.open("/")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name="Join")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Join")).to_be_visible()


@EVERY_GAME
def test_what_calls_on_me_is_said_at_once(visit: Visit, site: Site, guide: Guide) -> None:
    visitor = visit(WIDE)
    where, move, heard, manner = guide.call
    with position(site, guide, where) as reached:
        page = visitor.take_seat(reached.table)
        reached.act(move)
        said = page.locator(f"[aria-live={manner}] p").last
        expect(said).to_have_text(re.compile(heard))
