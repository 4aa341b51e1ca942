"""A whole game by keyboard alone: no mouse, no finger, not even to begin."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.evening import play_an_evening
from tests.browser.games import EVERY_EVENING, EVERY_GAME
from tests.browser.games.guide import Guide
from tests.browser.hands import Keys
from tests.browser.panels import menu
from tests.browser.player import Player
from tests.browser.positions import position
from tests.browser.site import Site
from tests.browser.visitor import WIDE


@EVERY_EVENING
def test_a_whole_game_by_keyboard_then_another_one(visit: Visit, guide: Guide) -> None:
    visitor = visit(WIDE)
    play_an_evening(visitor, Player(guide, Keys(visitor.page), seed=3))


def switch_shortcuts(page: Page) -> None:
    with menu(page) as opened:
        opened.get_by_role("button", name="Raccourcis d’une touche").click()


@EVERY_GAME
def test_single_keys_do_nothing_once_they_are_switched_off(
    visit: Visit, site: Site, guide: Guide
) -> None:
    visitor = visit(WIDE)
    with position(site, guide, "turn") as reached:
        page = visitor.take_seat(reached.table)
        picked = page.locator(guide.picked)

        def press_all() -> None:
            for key in guide.letters:
                page.keyboard.press(key)

        switch_shortcuts(page)
        press_all()
        page.reload()  # it is kept
        page.locator("[data-phase]").wait_for()
        press_all()
        expect(picked).to_have_count(0)

        switch_shortcuts(page)
        for key in guide.letters:
            page.keyboard.press(key)
            expect(picked).not_to_have_count(0)
            page.keyboard.press("Escape")
            expect(picked).to_have_count(0)
