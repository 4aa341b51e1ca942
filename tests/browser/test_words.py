"""Words: another language without a reload, and what is said to those who listen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import DOORS
from tests.browser.positions import Move, position
from tests.browser.site import Site
from tests.browser.visitor import WIDE

LOG = ".panel ol li:not(.heading) span"


def test_another_language_rewords_everything_and_loads_nothing(visit: Visit, site: Site) -> None:
    visitor = visit(WIDE)
    with position(site, "turn") as reached:
        page = visitor.take_seat(reached.table)
        page.evaluate("window.before = true")
        french = page.locator(LOG).all_inner_texts()
        assert len(french) > 10
        asked = len(visitor.requests)

        choose(page, "English")
        expect(page.locator("html")).to_have_attribute("lang", "en")
        english = page.locator(LOG).all_inner_texts()
        assert len(english) == len(french)
        assert not set(english) & set(french)
        assert any("knocks" in sentence for sentence in english)
        assert not [each for each in english if re.search("frappe|ouvre|pioche|chez", each)]
        assert len(visitor.requests) == asked
        assert page.evaluate("window.before")

        choose(page, "Français")
        assert page.locator(LOG).all_inner_texts() == french


def choose(page: Page, language: str) -> None:
    page.locator(".strip header button").last.click()
    page.locator("dialog[open]").get_by_role("button", name=language).click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_the_language_chosen_is_kept(visit: Visit) -> None:
    visitor = visit(WIDE)
    page = visitor.open("/")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name="Join")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Join")).to_be_visible()


def test_a_knock_at_my_door_is_said_at_once(visit: Visit, site: Site) -> None:
    visitor = visit(WIDE)
    with position(site, "waiting") as reached:
        page = visitor.take_seat(reached.table)
        others = reached.others
        knocks = [code for code in others.view(1)["options"] if is_knock_at(site, code, 0)]
        reached.play(Move(1, knocks[0]))

        expect(page.locator(DOORS)).to_have_count(2)
        said = page.locator("[aria-live=assertive] p").last
        expect(said).to_have_text(re.compile("Basile frappe chez vous.*Ouvrir"))


def is_knock_at(site: Site, code: int, door: int) -> bool:
    actions: list[str] = site.http.get("/api/games/toc_toc_toc/actions").json()
    return actions[code].endswith(f"> {door}")
