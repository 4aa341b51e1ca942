"""E-4: whatever cannot be done now says why, with the clause, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from manege.texts import rules
from tests.browser.checks import settle
from tests.browser.conftest import Visit
from tests.browser.games import ALL, EVERY_GAME
from tests.browser.games.guide import Guide
from tests.browser.positions import position
from tests.browser.site import Site
from tests.browser.visitor import PHONE, WIDE

SCREENS = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
NOTICE = ".notice"


SIZES_AND_LANGUAGES = pytest.mark.parametrize(
    ("size", "language"), [(WIDE, "en"), (PHONE, "fr")], ids=["wide-en", "phone-fr"]
)
# Where there is a screen to look at, test_access.py taps everything before it does.
ELSEWHERE = [
    pytest.param(guide, where, id=f"{guide.name}-{where}")
    for guide in ALL
    for where in guide.refusals
    if where not in guide.screens
]
PROVOKED = [
    pytest.param(guide, where, id=f"{guide.name}-{where}")
    for guide in ALL
    for where in guide.refusals
    if where in guide.provoked
]


@SIZES_AND_LANGUAGES
@pytest.mark.parametrize(("guide", "where"), ELSEWHERE)
def test_every_tap_does_something_or_says_why_not(
    visit: Visit, site: Site, guide: Guide, where: str, size: tuple[int, int], language: str
) -> None:
    visitor = visit(size, language)
    with position(site, guide, where) as reached:
        check_taps(visitor.take_seat(reached.table), guide, where, language)


@SIZES_AND_LANGUAGES
@pytest.mark.parametrize(("guide", "where"), PROVOKED)
def test_after_more_taps_it_is_said_why_not(
    visit: Visit, site: Site, guide: Guide, where: str, size: tuple[int, int], language: str
) -> None:
    visitor = visit(size, language)
    with position(site, guide, where) as reached:
        page = visitor.take_seat(reached.table)
        clause = guide.provoked[where](page)
        assert reason(page, guide, language) == clause


def check_taps(page: Page, guide: Guide, where: str, language: str) -> None:
    """Every tap does something or says why not; then the table is as it was."""
    refused = tap_everything(page, guide, language)
    assert refused
    assert set(guide.refusals[where]) <= set(refused)


def tap_everything(page: Page, guide: Guide, language: str) -> list[str]:
    """The clauses that were cited."""
    cited = []
    answer = page.locator(f"{NOTICE}, {guide.picked}")
    things = page.locator(guide.things).locator("visible=true")
    expect(things.first).to_be_visible()
    settle(page)  # all of them are there
    number = 0
    while number < things.count():
        things.nth(number).click(force=True)
        answer.first.wait_for()
        if page.locator(NOTICE).count():
            cited.append(reason(page, guide, language))
            assert not is_covered(page, things.nth(number)), cited[-1]
        page.keyboard.press("Escape")
        expect(answer).to_have_count(0)
        number += 1
    return cited


def is_covered(page: Page, thing: Locator) -> bool:
    """Whether the notice lies over what it speaks of."""
    box, notice = thing.bounding_box(), page.locator(NOTICE).bounding_box()
    if box is None or notice is None:
        return False
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    inside = 0 < x - notice["x"] < notice["width"]
    return inside and 0 < y - notice["y"] < notice["height"]


def reason(page: Page, guide: Guide, language: str) -> str:
    """A whole sentence, said aloud too, and the clause, which opens the rules there."""
    sentence = page.locator(f"{NOTICE} p").inner_text()
    assert re.fullmatch(r"[A-ZÀ-Ý«“].{20,}[.!?]", sentence), sentence
    expect(page.locator("[aria-live=assertive]")).to_contain_text(sentence)
    clause = page.locator(f"{NOTICE} .rule")
    named = re.search(r"[A-Z]{2}-R?\d+", clause.inner_text())
    assert named is not None
    book = rules(guide.key, language)
    assert named[0] in [clause for chapter in book.values() for clause, _ in chapter]
    return named[0]


@SCREENS
@EVERY_GAME
def test_the_clause_of_a_refusal_opens_the_rules_there(
    visit: Visit, site: Site, guide: Guide, size: tuple[int, int]
) -> None:
    visitor = visit(size)
    with position(site, guide, "waiting") as reached:
        page = visitor.take_seat(reached.table)
        page.locator(guide.hand).first.click(force=True)  # what is disabled answers too
        named = reason(page, guide, "fr")
        page.locator(f"{NOTICE} .rule").click()
        clause = page.locator(f".here[data-clause={named}]")
        expect(clause).to_be_in_viewport()
        expect(page.locator(NOTICE)).to_have_count(0)
