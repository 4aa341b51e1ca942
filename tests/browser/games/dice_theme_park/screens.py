"""Every screen of Dice Theme Park, from the first tile to the last figure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from tests.browser.games.dice_theme_park.playing import (
    AID,
    FACILITY,
    HELD,
    LIT,
    STAFF,
    TILE,
    TRAIN,
)
from tests.browser.games.guide import Steps
from tests.browser.hands import CONFIRM
from tests.browser.panels import opened_by, sheets

if TYPE_CHECKING:
    from tests.browser.positions import Position


def start(page: Page, reached: Position) -> Iterator[str]:
    yield "start"
    page.locator(TILE).first.click()
    page.locator(LIT).first.click()
    expect(page.locator(CONFIRM)).to_be_visible()
    yield "start: a tile on its place"


def plan(page: Page, reached: Position) -> Iterator[str]:
    yield "plan"
    page.locator(STAFF).first.click()
    page.locator(STAFF).nth(1).click()
    expect(page.locator(CONFIRM)).to_be_visible()
    yield "plan: two cards"
    page.keyboard.press("Escape")
    yield from sheets(page)
    park = page.locator(".players .park, .players .brief").locator("visible=true").last
    yield from opened_by(page, park, "a park")


def welcome(page: Page, reached: Position) -> Iterator[str]:
    yield "welcome"
    page.locator(TRAIN).first.click()
    expect(page.locator(CONFIRM)).to_be_visible()
    yield "welcome: a monorail"


def build(page: Page, reached: Position) -> Iterator[str]:
    yield "build"
    page.locator(f"{TILE}.dim").first.click()
    expect(page.locator(".notice")).to_be_visible()
    yield "build: too dear"
    page.locator(f"{TILE}:not(.dim)").first.click()
    yield "build: where"
    page.locator(LIT).first.click()
    expect(page.locator(CONFIRM)).to_be_visible()
    yield "build: here"


def improve(page: Page, reached: Position) -> Iterator[str]:
    yield "improve"
    page.locator(f"{FACILITY}:not(.dim)").first.click()
    yield "improve: where"
    page.locator(LIT).first.click()
    page.locator(".tickets .ticket").first.wait_for()
    yield "improve: a facility"


def operate(page: Page, reached: Position) -> Iterator[str]:
    yield "operate"
    page.locator(f"{AID}[data-aid=plan]").click()
    yield "operate: a plan"
    page.keyboard.press("Escape")


def send(page: Page, reached: Position) -> Iterator[str]:
    yield "send"


def waiting(page: Page, reached: Position) -> Iterator[str]:
    yield "waiting"


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
