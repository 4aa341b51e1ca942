"""Every screen of Scream Machine, from the opening to the last tallies."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from tests.browser.games.guide import Steps
from tests.browser.games.scream_machine.playing import (
    END_TURN,
    HAND,
    HELD,
    PARK,
    PAUSE,
    PAYABLE,
    ROW,
    VISITORS,
)
from tests.browser.hands import CONFIRM
from tests.browser.panels import opened_by, sheets

if TYPE_CHECKING:
    from tests.browser.positions import Position


def opening(page: Page, reached: Position) -> Iterator[str]:
    yield "opening"
    for _ in range(4):
        if not page.locator(CONFIRM).count():
            page.locator(f"{HAND}{PAYABLE}[aria-pressed=false]").first.click()
            yield "opening: some posters laid"
    expect(page.locator(CONFIRM)).to_be_visible()
    page.locator(f"{HAND}:has(.dear)").first.click()
    expect(page.locator(".notice")).to_be_visible()
    yield "opening: why not"


def kept(page: Page, reached: Position) -> Iterator[str]:
    yield "kept and waiting"


def turn(page: Page, reached: Position) -> Iterator[str]:
    yield "turn"
    yield from turn_choices(page)
    page.locator(VISITORS).first.click()
    yield "turn: why a visitor would go there"
    page.keyboard.press("Escape")
    yield from sheets(page)
    score = page.locator("section.players li button").first
    yield from opened_by(page, score, "visitors by round")
    for name in ("button[data-place=discards]", "button.map"):  # as the screen has room for
        for opener in page.locator(name).locator("visible=true").all():
            yield from opened_by(page, opener, name)


def turn_choices(page: Page) -> Iterator[str]:
    for name, poster in (("offer", ROW), ("hand", HAND)):
        page.locator(f"{poster}{PAYABLE}").last.click()
        yield f"turn: a poster of the {name}"
    for option in ("publicity", "survey", "development", "demolition", "novelties"):
        page.locator(f"[data-option={option}]").click()
        yield f"turn: {option}"
        if option == "demolition":
            page.locator(PARK).first.click()
            yield "turn: demolition of one"
    page.locator(ROW).nth(1).click()
    page.locator(ROW).nth(2).click()
    yield "turn: novelties, two chosen"
    page.keyboard.press("Escape")
    page.locator(END_TURN).click()
    yield "turn: its end"
    page.keyboard.press("Escape")


def spent(page: Page, reached: Position) -> Iterator[str]:
    yield "one action left"


def waiting(page: Page, reached: Position) -> Iterator[str]:
    yield "waiting"
    page.locator(VISITORS).last.click()
    yield "waiting: a visitor"


# Stops the walk at the sentence on so-and-so many visitors; a look from outside comes too late.
STOP_AT = """([many, pause]) => {
  const said = new Set();
  const listen = () => {
    const button = document.querySelector(pause);
    if (button) said.add(document.querySelector('footer.bar .said').textContent);
    if (said.size < many) return;
    button.click();
    ear.disconnect();
  };
  const ear = new MutationObserver(listen);
  ear.observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def round_end(page: Page, reached: Position, walked: int = 3) -> Iterator[str]:
    """Some visitors have walked; then all."""
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(STOP_AT, [walked, PAUSE])
    reached.act("end")
    expect(page.locator(PAUSE)).to_have_text(re.compile("Continuer|Go on"))
    page.emulate_media(reduced_motion="reduce")
    yield "visitors walk"
    page.locator(CONFIRM).click()
    expect(page.locator(HELD)).to_be_visible()
    yield "tallies"


def end(page: Page, reached: Position) -> Iterator[str]:
    yield "end"


def picking(*selectors: str) -> Steps:
    def steps(page: Page, reached: Position) -> Iterator[str]:
        yield "nothing"
        for selector in selectors:
            page.locator(selector).last.click(position={"x": 8, "y": 20})
            yield selector

    return steps


def one_poster_too_many(page: Page) -> str:
    for card in page.locator(HAND).all():
        too_many = card.locator(".dear").count()
        card.click(position={"x": 8, "y": 20})
        if too_many:
            expect(page.locator(".notice")).to_be_visible()
            return "SM-R6"
    raise AssertionError("all five can be laid")
