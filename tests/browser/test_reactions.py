"""A face or a line for all to see: from every table, beside whoever reacts, or not at all."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.checks import misfits, settle, too_small, untranslated, violations
from tests.browser.conftest import Visit
from tests.browser.games import ANY, EVERY_GAME
from tests.browser.games.guide import Guide
from tests.browser.panels import menu
from tests.browser.positions import position
from tests.browser.site import Site
from tests.browser.visitor import PHONE, WIDE

BUTTON = "button.react"
CHOICE = "[popover]:popover-open .choice button"
BUBBLE = "[data-reaction]"


def react(page: Page, which: int) -> str:
    page.locator(BUTTON).click()
    expect(page.locator(CHOICE)).to_have_count(9)
    chosen = page.locator(CHOICE).nth(which)
    words = chosen.get_attribute("aria-label") or chosen.inner_text()
    chosen.click()
    return words


@EVERY_GAME
def test_from_every_table_on_a_phone(visit: Visit, site: Site, guide: Guide) -> None:
    with position(site, guide, "turn") as reached:
        page = visit(PHONE, touch=True).take_seat(reached.table)
        page.locator(BUTTON).click()
        expect(page.locator(CHOICE)).to_have_count(9)
        settle(page)
        assert misfits(page) + too_small(page) + untranslated(page) == []
        if guide is ANY:  # the choice is the same at every table
            assert violations(page) == []
        page.keyboard.press("Escape")
        words = react(page, 7)
        expect(page.locator(BUBBLE)).to_contain_text(words)
        box = page.locator(BUBBLE).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]


def test_all_see_and_hear_it_each_in_their_language(visit: Visit, site: Site) -> None:
    with position(site, ANY, "waiting") as reached:
        mine = visit(WIDE).take_seat(reached.table)
        screen = visit(WIDE, "en").open(f"/t/{reached.table.code}/ecran")
        expect(screen.locator(".screen")).to_be_visible()
        assert screen.locator(BUTTON).count() == 0  # nobody sits there
        reached.others.say("say", seat=1, line="react-party")
        for page, words in ((mine, "Quelle fête"), (screen, "What a party")):
            expect(page.locator(BUBBLE)).to_contain_text("Basile")
            expect(page.locator(BUBBLE)).to_contain_text(words)
            expect(page.locator("[aria-live=polite]")).to_contain_text(words)
        seat = screen.locator("aside [data-seat='1']").bounding_box()
        bubble = screen.locator(BUBBLE).bounding_box()
        assert seat is not None
        assert bubble is not None
        middle = bubble["y"] + bubble["height"] / 2
        assert seat["y"] <= middle <= seat["y"] + seat["height"]
        react(mine, 0)
        expect(screen.locator(f"{BUBBLE} svg")).to_be_visible()


def test_who_wants_none_sees_none(visit: Visit, site: Site) -> None:
    with position(site, ANY, "waiting") as reached:
        page = visit(WIDE).take_seat(reached.table)
        with menu(page) as sheet:
            expect(sheet.locator("h2").first).to_have_text("Menu de la table")
            sheet.get_by_role("button", name="Basile").click()  # his are not shown here
        reached.others.say("say", seat=1, line="react-wow")
        reached.others.say("say", seat=2, line="react-wow")
        expect(page.locator(BUBBLE)).to_have_count(1)
        expect(page.locator(BUBBLE)).to_contain_text("Chloé")
        with menu(page) as sheet:
            for switch in ("Animations", "Réactions", "Son"):
                button = sheet.get_by_role("button", name=f"{switch}\u00a0: ")
                before = button.inner_text()
                button.click()
                expect(button).not_to_have_text(before)
        expect(page.locator(BUTTON)).to_have_count(0)
        reached.others.say("say", seat=2, line="react-ouch")
        reached.others.say("say", seat=2, line="line-gift")  # comes after it, and is shown
        page.wait_for_function("document.documentElement.classList.contains('calm')")
        page.reload()
        page.locator("[data-phase]").wait_for()
        expect(page.locator(BUTTON)).to_have_count(0)
        expect(page.locator(f"{BUBBLE}[data-reaction=react-ouch]")).to_have_count(0)
