"""A bot's level and temperament: chosen by mouse, finger and keyboard; each says what it does."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import manege
from manege.bots import bots_of
from tests.browser.checks import misfits, settle, too_small, untranslated, violations
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Hands, Keys, Mouse
from tests.browser.site import Site
from tests.browser.visitor import PHONE, WIDE

HANDS: dict[str, type[Mouse | Finger | Keys]] = {"mouse": Mouse, "finger": Finger, "keys": Keys}
CASES = [
    pytest.param("mouse", WIDE, "en", id="mouse-wide-en"),
    pytest.param("finger", PHONE, "fr", id="finger-phone-fr"),
    pytest.param("keys", WIDE, "fr", id="keys-wide-fr"),
]
LEVEL = re.compile(r"^(Niveau du bot|Bot level), |(Niveau du bot|Bot level)")


def levels(page: Page) -> None:
    expect(page.locator("dialog[open] form")).to_be_visible()
    settle(page)


@pytest.mark.parametrize(("hand", "size", "language"), CASES)
def test_level_and_temperament_are_chosen_and_the_table_has_that_bot(
    visit: Visit, site: Site, hand: str, size: tuple[int, int], language: str
) -> None:
    visitor = visit(size, language, touch=hand == "finger")
    table = site.open_table(3, game="toc_toc_toc")
    table.seat(1, "bot")
    page = visitor.hold(table, 0)
    hands = HANDS[hand](page)
    hands.press(page.get_by_role("button", name=LEVEL).first)
    levels(page)
    dialog = page.locator("dialog[open]")
    known = [name for name in bots_of(manege.game("toc_toc_toc")) if "-" not in name]
    radios = dialog.locator("input[name=level]")
    assert [radio.get_attribute("value") for radio in radios.all()] == known
    for label in dialog.locator("label:has([name=level]) small").all():
        expect(label).to_have_text(re.compile(r"\w.*[.] .*\w[.]$"))  # what it does; how long
    expect(dialog.locator("label:has([value=expert]) small")).to_contain_text("3 second")
    assert untranslated(page) == []
    assert violations(page) == []
    assert misfits(page, "dialog[open]") == []
    if size == PHONE:
        assert too_small(page) == []

    choose(page, hands, "level", "strong")
    choose(page, hands, "temper", "bold")
    keep(page, hands)
    expect(page.locator(".seats .seat").nth(1)).to_contain_text(
        {"fr": "fort", "en": "strong"}[language]
    )
    assert table.lobby()["seats"][1]["bot"] == "strong-bold"

    hands.press(page.get_by_role("button", name=LEVEL).first)
    levels(page)
    expect(dialog.locator("[value=strong]")).to_be_checked()
    expect(dialog.locator("[value=bold]")).to_be_checked()
    choose(page, hands, "level", "beginner")
    expect(dialog.locator("[name=temper]")).to_have_count(0)
    keep(page, hands)
    expect(page.locator(".seats .seat").nth(1)).to_contain_text(
        {"fr": "débutant", "en": "beginner"}[language]
    )
    assert table.lobby()["seats"][1]["bot"] == "beginner"


def choose(page: Page, hands: Hands, group: str, value: str) -> None:
    """By keyboard Tab comes to the group, and the arrows lead along it."""
    radio = page.locator(f"dialog[open] input[name={group}][value={value}]")
    if isinstance(hands, Keys):
        press_until(page, "Tab", page.locator(f"dialog[open] input[name={group}]:focus"))
        press_until(page, "ArrowDown", radio.and_(page.locator(":focus")))
    else:
        hands.press(radio)
    expect(radio).to_be_checked()


def press_until(page: Page, key: str, there: Locator) -> None:
    for _ in range(12):
        if there.count():
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never comes to {there}")


def keep(page: Page, hands: Hands) -> None:
    """Enter does, wherever one is."""
    if isinstance(hands, Keys):
        page.keyboard.press("Enter")
    else:
        hands.press(page.locator("dialog[open] form button"))
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_game_without_levels_shows_what_it_has(visit: Visit, site: Site) -> None:
    table = site.open_table(4, game="qui_paire_gagne")
    table.seat(1, "bot")
    page = visit(WIDE).hold(table, 0)
    page.get_by_role("button", name=LEVEL).first.click()
    levels(page)
    values = [each.get_attribute("value") for each in page.locator("dialog[open] input").all()]
    assert values == list(bots_of(manege.game("qui_paire_gagne")))
