"""Scream Machine: what others do can be read, a turn's last button says so, undo says why not."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.games import guide_of
from tests.browser.games.scream_machine.playing import (
    END_TURN,
    HELD,
    POSSIBLE,
)
from tests.browser.hands import CONFIRM
from tests.browser.positions import position
from tests.browser.site import Site
from tests.browser.visitor import PHONE, WIDE

GUIDE = guide_of("scream_machine")
LEAST = 600  # ms that a sentence stays
SCREENS = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
ENDING = re.compile("et finir mon tour$")
AT_ONCE = "[data-option=publicity], [data-option=development]"  # they ask for no card
UNDO = "footer.bar button:has-text('Reprendre')"

# When each sentence of the bar came.
LISTEN = """() => {
  window.said = [];
  const listen = () => {
    const text = document.querySelector('footer.bar .said')?.textContent.trim();
    if (text && text !== window.said.at(-1)?.text)
      window.said.push({ text, at: performance.now() });
  };
  new MutationObserver(listen).observe(document.body,
    { subtree: true, childList: true, characterData: true });
}"""


def stays(page: Page) -> dict[str, float]:
    """How long each sentence stood in the bar; the last one still does."""
    said = page.evaluate("window.said")
    return {one["text"]: following["at"] - one["at"] for one, following in pairwise(said)}


@SCREENS
def test_every_visitor_walks_at_a_readable_pace(
    visit: Visit, site: Site, size: tuple[int, int]
) -> None:
    with position(site, GUIDE, "last") as reached:
        page = visit(size, motion=True).take_seat(reached.table)
        page.evaluate(LISTEN)
        reached.act("end")
        expect(page.locator(HELD)).to_be_visible(timeout=60_000)
        walked = {
            text: ms for text, ms in stays(page).items() if re.search(" va chez | reste ", text)
        }

    assert len(walked) > 4
    assert min(walked.values()) >= LEAST


def test_what_others_do_one_after_the_other_can_be_read(visit: Visit, site: Site) -> None:
    with position(site, GUIDE, "waiting") as reached:
        page = visit(WIDE, motion=True).take_seat(reached.table)
        page.evaluate(LISTEN)
        for action in ("publicity", "develop", "from row"):  # at once
            reached.act(action)
        if reached.others.deciding():
            reached.act("end")
        expect(page.locator("[data-phase=turn]")).to_be_visible()
        shown = stays(page)

    for word in ("publicité", "pioche", "construit"):
        times = [ms for text, ms in shown.items() if re.search(f"Driss.* {word}", text)]
        assert times
        assert min(times) >= LEAST


@SCREENS
def test_the_button_of_the_last_action_says_that_it_ends_the_turn(
    visit: Visit, site: Site, size: tuple[int, int]
) -> None:
    with position(site, GUIDE, "spent") as reached:
        page = visit(size).take_seat(reached.table)
        page.locator(f":is({AT_ONCE}){POSSIBLE}").first.click()
        expect(page.locator(CONFIRM)).to_have_text(ENDING)
        page.locator(CONFIRM).click()
        expect(page.locator("[data-phase=turn]")).to_have_count(0)


def test_an_earlier_action_says_nothing_of_the_kind(visit: Visit, site: Site) -> None:
    with position(site, GUIDE, "turn") as reached:
        page = visit(WIDE).take_seat(reached.table)
        page.locator("[data-option=publicity]").click()
        expect(page.locator("footer.bar .chips")).to_be_visible()
        expect(page.locator(CONFIRM)).not_to_have_text(ENDING)
        expect(page.locator(END_TURN)).to_be_visible()


def test_what_showed_nothing_is_taken_back_and_else_it_is_said_why_not(
    visit: Visit, site: Site
) -> None:
    with position(site, GUIDE, "turn") as reached:
        page = visit(WIDE).take_seat(reached.table)
        expect(page.locator(UNDO)).to_have_count(0)
        page.locator("[data-option=publicity]").click()
        page.locator(CONFIRM).click()
        page.locator(UNDO).click()
        expect(page.locator("[data-option=publicity].used")).to_have_count(0)
        expect(page.locator(UNDO)).to_have_count(0)
        page.locator("[data-option=development]").click()
        page.locator(CONFIRM).click()
        expect(page.locator("[data-option=development].used")).to_be_visible()
        page.locator(UNDO).click()
        expect(page.locator(".notice")).to_contain_text("On ne reprend pas ce qui a été vu.")
        expect(page.locator("[data-option=development].used")).to_be_visible()
