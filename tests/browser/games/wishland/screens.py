"""Every screen of Wishland, from the order to the last figure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from tests.browser.games.guide import Steps
from tests.browser.games.wishland.playing import ADVERTISE, BOOTH, CARD, HELD, RECOVER, STEP, STRIP
from tests.browser.hands import CONFIRM
from tests.browser.panels import opened_by, sheets

if TYPE_CHECKING:
    from tests.browser.positions import Position


def turn(page: Page, reached: Position) -> Iterator[str]:
    yield "turn"
    for strip in range(page.locator(STRIP).count()):
        page.locator(STRIP).nth(strip).click()
        if page.locator(f"{CARD}:not(.dim)").count():
            break
    page.locator(f"{CARD}:not(.dim)").first.click()
    expect(page.locator(CONFIRM)).to_be_visible()
    yield "turn: a card is chosen"
    page.locator(f"{CARD}[aria-pressed=true]").click()
    expect(page.locator("section.sheet")).to_be_visible()
    yield "turn: its page"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator(ADVERTISE).click()
    page.locator(STEP).nth(1).click()
    expect(page.locator(CONFIRM)).to_be_visible()
    yield "turn: an advert and a step"
    page.keyboard.press("Escape")
    page.locator(RECOVER).click()
    yield "turn: workers come back"
    page.keyboard.press("Escape")
    yield from sheets(page)
    park = page.locator(".rivals .counts, .rivals .brief").locator("visible=true").first
    yield from opened_by(page, park, "a park")
    points = page.locator("section.own .points").locator("visible=true").first
    yield from opened_by(page, points, "the score")


def order(page: Page, reached: Position) -> Iterator[str]:
    yield "order"
    page.locator(f"{BOOTH}:not(.taken) .take").last.click()
    yield "order: a booth is chosen"
    page.keyboard.press("Escape")
    page.locator(f"{BOOTH}.taken .take").first.click()
    expect(page.locator(".notice")).to_be_visible()
    yield "order: why not"


def step(page: Page, reached: Position) -> Iterator[str]:
    yield "a step"
    page.locator(STEP).first.click()
    expect(page.locator(CONFIRM)).to_be_visible()
    yield "a step: happiness"


def finish(page: Page, reached: Position) -> Iterator[str]:
    yield "the action is done"


def waiting(page: Page, reached: Position) -> Iterator[str]:
    yield "waiting"
    page.locator(CARD).first.click()
    yield "waiting: a card is looked at"


def round_end(page: Page, reached: Position) -> Iterator[str]:
    reached.others_play()
    expect(page.locator(HELD)).to_be_visible()
    yield "the round is over"


def end(page: Page, reached: Position) -> Iterator[str]:
    yield "end"


def picking(*selectors: str) -> Steps:
    def steps(page: Page, reached: Position) -> Iterator[str]:
        yield "nothing"
        for selector in selectors:
            page.locator(selector).locator("visible=true").first.click()
            yield selector
            page.keyboard.press("Escape")

    return steps
