"""E-4: whatever cannot be done now says why, with the clause, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from manege.texts import rules
from tests.browser.conftest import Visit
from tests.browser.player import CHOSEN, HAND, HOUSES
from tests.browser.positions import position
from tests.browser.site import Site
from tests.browser.visitor import PHONE, WIDE

THINGS = ".hand button, button.plot, .own button.front, footer.bar button[aria-disabled=true]"
PICKED = f"{CHOSEN}, {HOUSES}[aria-pressed=true]"
NOTICE = ".notice:not(.lost)"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("where", ["turn", "waiting", "knocked", "knock", "reveal"])
def test_every_tap_does_something_or_says_why_not(
    visit: Visit, site: Site, where: str, size: tuple[int, int], language: str
) -> None:
    visitor = visit(size, language)
    with position(site, where) as reached:
        page = visitor.take_seat(reached.table)
        refused = tap_everything(page, language)
        assert refused
        if where == "turn":
            page.locator(HAND).first.click()
            own = "button.plot[data-seat='0'], .own button.front"
            page.locator(own).locator("visible=true").click()
            assert reason(page, language) == "TT-16"


def tap_everything(page: Page, language: str) -> list[str]:
    """The clauses that were cited."""
    cited = []
    things = page.locator(THINGS).locator("visible=true")
    expect(things.first).to_be_visible()
    for number in range(things.count()):
        things.nth(number).click(force=True)
        page.locator(f"{NOTICE}, {PICKED}").first.wait_for()
        if page.locator(NOTICE).count():
            cited.append(reason(page, language))
        page.keyboard.press("Escape")
        expect(page.locator(f"{NOTICE}, {PICKED}")).to_have_count(0)
    return cited


def reason(page: Page, language: str) -> str:
    """A whole sentence, said aloud too, and the clause, which opens the rules there."""
    sentence = page.locator(f"{NOTICE} p").inner_text()
    assert re.fullmatch(r"[A-ZÀ-Ý].{20,}[.!?]", sentence), sentence
    expect(page.locator("[aria-live=assertive]")).to_contain_text(sentence)
    clause = page.locator(f"{NOTICE} .rule")
    named = re.search(r"TT-R?\d+", clause.inner_text())
    assert named is not None
    book = rules("toc_toc_toc", language)
    assert named[0] in [clause for chapter in book.values() for clause, _ in chapter]
    return named[0]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_clause_of_a_refusal_opens_the_rules_there(
    visit: Visit, site: Site, size: tuple[int, int]
) -> None:
    visitor = visit(size)
    with position(site, "waiting") as reached:
        page = visitor.take_seat(reached.table)
        page.locator(".hand button").first.click()
        named = reason(page, "fr")
        page.locator(f"{NOTICE} .rule").click()
        clause = page.locator(f".here[data-clause={named}]")
        expect(clause).to_be_in_viewport()
        expect(page.locator(NOTICE)).to_have_count(0)
