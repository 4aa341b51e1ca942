"""With entrepreneurs: two dealt to each, one kept in secret, all shown together."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from tests.browser.games.guide import View
from tests.browser.games.wishland import playing
from tests.browser.games.wishland.playing import HELD, any_of
from tests.browser.hands import CONFIRM, Hands

if TYPE_CHECKING:
    from tests.browser.positions import Position

BOSS = ".secret button.boss"
HIDE = ".secret .hide"


def choosing(view: View) -> list[int]:
    return [one["seat"] for one in view["deciding"] if one["decision"] == "choose-entrepreneur"]


def secret(view: View) -> bool:
    """Half of them have kept one, I have not."""
    return 0 in choosing(view) and len(choosing(view)) == (view["seats"] + 1) // 2


def kept(view: View) -> bool:
    """I have kept mine; one is still missing."""
    return len(choosing(view)) == 1 and choosing(view) != [0]


WANTED = {"secret": secret, "kept": kept}


def choose(awaited: str, hands: Hands, chance: random.Random) -> str:
    if awaited != "keep":
        return playing.choose(awaited, hands, chance)
    hands.pick(any_of(hands.page.locator(BOSS), chance))
    return "keep"


# Screens


def secretly(page: Page, reached: Position) -> Iterator[str]:
    yield "entrepreneurs"
    page.locator(BOSS).last.click()
    expect(page.locator(CONFIRM)).to_be_visible()
    yield "entrepreneurs: one is chosen"
    page.locator(HIDE).click()
    yield "entrepreneurs: hidden"
    page.locator(HIDE).click()


def shown(page: Page, reached: Position) -> Iterator[str]:
    """One is kept; then all are shown."""
    yield "entrepreneurs: kept"
    reached.act("")
    expect(page.locator(HELD)).to_be_visible()
    yield "entrepreneurs: shown"
