"""Where the system forces its colours: what can be pressed, is chosen or focused has a line."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.games import ANY, EVERY_GAME
from tests.browser.games.guide import Guide
from tests.browser.positions import position
from tests.browser.screens import home, host
from tests.browser.site import Site
from tests.browser.visitor import WIDE

# What can be pressed and has neither border nor outline; what is chosen and looks like the rest.
LINELESS = """() => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.vh');
  const all = (what) => [...document.querySelectorAll(what)].filter(seen);
  const width = (style) => (style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth));
  const named = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 30);
  const wrong = [];
  for (const one of all('button')) {
    const style = getComputedStyle(one);
    const border = style.borderTopStyle === 'none' ? 0 : parseFloat(style.borderTopWidth);
    if (width(style) < 1 && border < 1) wrong.push(`no line: ${named(one)}`);
  }
  const chosen = ['pressed', 'checked', 'selected'].map((how) => `[aria-${how}=true]`).join();
  for (const one of all(chosen)) {
    const style = getComputedStyle(one);
    const drawn = one instanceof SVGElement ? parseFloat(style.strokeWidth) : width(style);
    if (drawn < 4) wrong.push(`not seen to be chosen: ${named(one)}`);
  }
  return wrong;
}"""
FOCUSED = """() => {
  const style = getComputedStyle(document.activeElement);
  return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 3;
}"""


def check(page: Page) -> None:
    assert page.evaluate(LINELESS) == []
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement !== document.body")
    assert page.evaluate(FOCUSED)


@EVERY_GAME
def test_at_every_table(visit: Visit, site: Site, guide: Guide) -> None:
    visitor = visit(WIDE)
    visitor.page.emulate_media(forced_colors="active")
    with position(site, guide, "turn") as reached:
        page = visitor.take_seat(reached.table)
        check(page)
        if page.locator(guide.hand).count():
            page.locator(guide.hand).first.click(force=True)
        expect(page.locator("[aria-selected=true], [aria-pressed=true]").first).to_be_attached()
        assert page.evaluate(LINELESS) == []
    visitor.page.emulate_media(forced_colors="none")


def test_on_the_pages_around(visit: Visit) -> None:
    visitor = visit(WIDE)
    visitor.page.emulate_media(forced_colors="active")
    for walk in (home, host):
        states = walk(visitor, ANY)
        next(states)
        check(visitor.page)
    visitor.page.emulate_media(forced_colors="none")


def test_on_a_page_of_rules(visit: Visit) -> None:
    visitor = visit(WIDE)
    visitor.page.emulate_media(forced_colors="active")
    page = visitor.open(f"/regles/{ANY.key}")
    page.locator(".example .choices button").first.click()
    expect(page.locator(".example [aria-pressed=true]").first).to_be_visible()
    check(page)
    visitor.page.emulate_media(forced_colors="none")
