"""Alone against a target: the rival's card, what it takes away, objectives by round."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from manege.games import game
from manege.kernel.match import Match
from tests.browser.games.dice_theme_park.pictures import richness
from tests.browser.games.dice_theme_park.playing import HELD, STAFF, TRAIN
from tests.browser.games.dice_theme_park.positions import KEY, alone, later, over, play
from tests.browser.games.guide import View
from tests.browser.hands import CONFIRM
from tests.browser.panels import opened_by

if TYPE_CHECKING:
    from tests.browser.positions import Position

DENIED = ".plate.dim:has(.stamp)"
DENIED_TRAIN = ".gone button"
QUEST = ".brief.quest"  # on a small screen


def denied(view: View) -> dict[str, list[str]]:
    found: dict[str, list[str]] = view["fields"]["solo"]["denied"]
    return found


# Where a game can be


def planning(view: View) -> bool:
    return alone(view, "plan-round") and later(view)


def welcome(view: View) -> bool:
    """The rival has taken a monorail."""
    return alone(view, "take-monorail") and bool(denied(view)["monorails"])


def build(view: View) -> bool:
    """It has taken an attraction and a skill."""
    taken = denied(view)
    return alone(view, "expand") and bool(taken["tiles"]) and bool(taken["skills"])


def operate(view: View) -> bool:
    return alone(view, "operate") and view["fields"]["round"] == 2


def closing(view: View) -> bool:
    """A round with an objective ends when this phase does."""
    receptionist = "receptionist" in view["fields"]["abilities"][0]
    return operate(view) and view["fields"]["tally"][0]["cubes"] > 1 and not receptionist


WANTED = {
    "turn": operate,
    "plan": planning,
    "welcome": welcome,
    "build": build,
    "closing": closing,
    "end": over,
}


def towards(match: Match, seat: int, chance: random.Random, name: str) -> int:
    """The staff of the highest sum, so that the rival comes first; and never out of money."""
    options = match.options(seat)
    actions = game(KEY).actions
    pairs = [code for code in options if actions[code].startswith("pick")]
    return pairs[-1] if pairs else play(match, seat, chance, name)


# Screens


def plan(page: Page, reached: Position) -> Iterator[str]:
    yield "alone: plan"
    cards = page.locator(STAFF)
    cards.last.click()
    cards.nth(cards.count() - 2).click()
    yield "alone: two cards"
    page.locator(CONFIRM).click()
    expect(page.locator(".duel")).to_be_visible()
    yield "alone: the rival's card"


def taken_train(page: Page, reached: Position) -> Iterator[str]:
    expect(page.locator(DENIED).first).to_be_visible()
    yield "alone: a monorail is denied"
    if page.locator(QUEST).count():
        yield from opened_by(page, page.locator(QUEST), "the target and the rival")
    page.locator(TRAIN).first.click()
    yield "alone: a monorail is chosen"


def taken_tile(page: Page, reached: Position) -> Iterator[str]:
    expect(page.locator(DENIED).first).to_be_visible()
    yield "alone: an attraction and a skill are denied"


def round_end(page: Page, reached: Position) -> Iterator[str]:
    page.locator(CONFIRM).click()
    expect(page.locator(HELD)).to_be_visible()
    yield "alone: the round is over"


def still(page: Page, reached: Position) -> Iterator[str]:
    yield "alone: as it is"


# Pictures


def early(view: View) -> int:
    """While there is staff for a high sum."""
    return richness(view) if view["fields"]["round"] == 2 else -1


def reveal(page: Page, reached: Position) -> None:
    for _ in plan(page, reached):
        pass
