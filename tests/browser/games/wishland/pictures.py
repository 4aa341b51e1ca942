"""The finest moments of Wishland, for the pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from tests.browser.games.guide import View
from tests.browser.games.wishland.playing import BOOTH, CARD
from tests.browser.games.wishland.positions import payable
from tests.browser.hands import CONFIRM

if TYPE_CHECKING:
    from tests.browser.positions import Position


def richness(view: View) -> int:
    """Full parks, much for sale, workers about."""
    areas: list[list[str]] = view["zones"]["area"]
    groups = sum(map(len, view["fields"]["groups"]))
    fullest = min(8, len(areas[0]))
    return 2 * len(view["zones"]["market"]) + 2 * fullest + min(groups, 8) + len(payable(view))


def freshness(view: View) -> int:
    return len(view["zones"]["area"][0])


def victory(view: View) -> int:
    """Aïcha wins, and not by much."""
    scores: list[int] = view["outcome"]["scores"]
    return scores[0] + min(scores) if view["outcome"]["winners"] == [0] else 0


def pick_the_best(page: Page, reached: Position) -> None:
    """The dearest card that can be had."""
    view = reached.my_view()
    best = max(payable(view), key=lambda card: view["fields"]["prices"][0][card])
    strip = page.locator(f".row[data-family={best.rsplit('-', 1)[0]}] .strip")
    if strip.count():
        strip.click()
    page.locator(f"{CARD}[data-card={best}]").click()
    expect(page.locator(CONFIRM)).to_be_visible()


def take_a_booth(page: Page, reached: Position) -> None:
    page.locator(f"{BOOTH}:not(.taken) .take").first.click()
    expect(page.locator(CONFIRM)).to_be_visible()


def see_end(page: Page, reached: Position) -> None:
    expect(page.locator("[data-phase=over]")).to_be_visible()


def any_time(view: View) -> int:
    return int(view["fields"].get("round") or 0)
