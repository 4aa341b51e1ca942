"""The finest moments of Dice Theme Park, for the pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from tests.browser.games.dice_theme_park.playing import FACILITY, LIT, STAFF, TILE, TRAIN
from tests.browser.games.guide import View

if TYPE_CHECKING:
    from tests.browser.positions import Position


def richness(view: View) -> int:
    """A full park with many visitors, in the middle of a game."""
    fields = view["fields"]
    dice = sum(map(len, fields["dice"][0].values()))
    return int(3 * len(fields["parks"][0]) + dice + 2 * fields["round"])


def prospects(view: View) -> int:
    """A group with good ways to go."""
    group = view["fields"]["group"][0]
    ways = sum(len(ways) for ways in group["prospects"].values())
    return richness(view) + 3 * len(group["dice"]) + 3 * ways


def victory(view: View) -> int:
    scores: list[int] = view["outcome"]["scores"]
    return scores[0] + min(scores) if view["outcome"]["winners"] == [0] else 0


def pick_two(page: Page, reached: Position) -> None:
    page.locator(STAFF).nth(1).click()
    page.locator(STAFF).last.click()


def pick_a_train(page: Page, reached: Position) -> None:
    page.locator(TRAIN).first.click()


def pick_a_place(page: Page, reached: Position) -> None:
    page.locator(f"{TILE}:not(.dim)").first.click()
    page.locator(LIT).nth(2).click()


def pick_a_facility(page: Page, reached: Position) -> None:
    page.locator(f"{FACILITY}:not(.dim)").last.click()


def see(page: Page, reached: Position) -> None:
    expect(page.locator(".frame.dice")).to_be_visible()
