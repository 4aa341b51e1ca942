"""Every screen there is, how to come to it, and what is asked of all of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.evening import POSTER
from tests.browser.player import HAND, HOUSES, TILES
from tests.browser.site import ROOT
from tests.browser.visitor import Visitor
from tests.server.running import Table

# Pages without a game


def home(visitor: Visitor) -> Iterator[str]:
    page = visitor.open("/")
    expect(page.locator(f"{POSTER}.ready")).to_be_visible()
    yield "home"
    page.locator("button.poster.soon").first.click(force=True)
    yield "home: not yet there"
    page.locator("form.ticket button").click(force=True)
    yield "home: a code too short"


def readings(visitor: Visitor) -> Iterator[str]:
    page = visitor.open("/regles/toc_toc_toc#TT-16")
    expect(page.locator(".here[data-clause=TT-16]")).to_be_visible()
    yield "rules"
    page.locator("input[type=search]").fill("zzz")
    yield "rules: nothing found"
    page = visitor.open("/credits")
    expect(page.locator("main h1")).to_be_visible()
    yield "credits"
    page = visitor.open("/t/ZZZZZZ")
    expect(page.locator("main h1")).to_be_visible()
    yield "no such table"


def host(visitor: Visitor) -> Iterator[str]:
    table = visitor.site.open_table(4, name="Aïcha")
    table.seat(1, "open")
    table.seat(2, "here", name="Chloé")
    visitor.hold(table, 0, 2)
    page = visitor.page
    expect(page.locator(".seats li")).to_have_count(5)
    yield "seats"
    folded = page.locator("[aria-expanded=false]")
    if folded.count():
        folded.click()
        yield "seats: options"
    person, link = ".more, button.who", "dialog"
    page.locator(person).first.click()
    yield "seats: name and mark"
    page.keyboard.press("Escape")
    page.locator(person).nth(1).click()
    expect(page.locator(link)).to_be_visible()
    yield "seats: a seat's link"


def guest(visitor: Visitor) -> Iterator[str]:
    table = visitor.site.open_table(3, name="Aïcha")
    table.seat(1, "open")
    page = visitor.open(f"/t/{table.code}")
    expect(page.locator("form input[type=radio]")).to_have_count(8)
    yield "guest"
    page.locator("form button").first.click()
    yield "guest: no name"
    page.locator("form input").first.fill("Zoé")
    page.locator("form button").first.click()
    expect(page.locator(".seats li")).to_have_count(5)
    yield "guest: seated"


PAGES: dict[str, Callable[[Visitor], Iterator[str]]] = {
    "home": home,
    "readings": readings,
    "host": host,
    "guest": guest,
}


# The table


def at_the_table(visitor: Visitor, table: Table, name: str) -> Iterator[str]:
    page = visitor.take_seat(table)
    yield name
    if name == "turn":
        page.locator(HAND).nth(1).click()
        yield "turn: a card"
        page.locator(HOUSES).nth(1).click()
        yield "turn: a card and a house"
        page.locator("[popovertarget]").click()
        yield "turn: ready lines"
        page.keyboard.press("Escape")
        yield from panels(page)
    elif name == "knock":
        page.locator(".doors button").first.click()
        yield "knock: a door"
    elif name == "reveal":
        page.locator(TILES).first.click()
        yield "reveal: a guest"


def panels(page: Page) -> Iterator[str]:
    opener = page.locator(".strip header button")
    beside = opener.count() == 1  # else the panel is a sheet
    for number in range(3):
        if not beside:
            opener.first.click()
        page.locator(".panel [role=tab]").nth(number).click()
        yield f"panel {number}"
        if not beside:
            page.keyboard.press("Escape")
    page.locator(".strip button.score").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "where the points come from"
    page.keyboard.press("Escape")
    opener.last.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "menu"
    page.keyboard.press("Escape")


# What is asked of every screen


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {node['target']}" for each in found for node in each["nodes"]]


KEY = re.compile(r"[a-z]+([-_][a-z0-9]+)+(\.[a-z]+)?")
CATALOGUES = ["src/manege/texts/*.ftl", "src/manege/games/*/texts/*.ftl", "web/src/**/*.ftl"]
# All that is read or said: text that is shown, and what stands in its place for readers.
WORDS = """() => {
  const said = ['aria-label', 'title', 'alt', 'placeholder'];
  const words = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    if (node.parentElement.getClientRects().length) words.push(node.textContent.trim());
  for (const element of document.querySelectorAll(said.map((name) => `[${name}]`).join()))
    for (const name of said) words.push(element.getAttribute(name) ?? '');
  return words.filter((word) => word);
}"""


def untranslated(page: Page) -> list[str]:
    """Names of sentences where a sentence should stand, and parameters that nobody filled in."""
    words: list[str] = page.evaluate(WORDS)
    assert words
    return [
        word
        for word in words
        if "{" in word or (KEY.fullmatch(word) and word not in words_like_keys())
    ]


@cache
def words_like_keys() -> frozenset[str]:
    """Words of the sentences themselves: « taxi-corbillard »."""
    lines = [
        line.partition("=")[2]
        for pattern in CATALOGUES
        for path in ROOT.glob(pattern)
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    return frozenset(match[0] for line in lines for match in KEY.finditer(line))


# A finger hits a control within 22 px of its middle, whatever is drawn there.
TOO_SMALL = """() => {
  const controls = 'button, a[href], select, input, [role=radio], [role=tab], [role=switch]';
  const layer = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1);
  const wrong = [];
  for (const control of (layer ?? document).querySelectorAll(controls)) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    const target = control.closest('label') ?? control;
    const hit = (dx, dy) => {
      const box = target.getBoundingClientRect();
      const x = Math.min(box.left + box.width / 2 + dx, innerWidth - 1); // the edge may cut it
      const y = Math.max(box.top + box.height / 2 + dy, 0);
      return target.contains(document.elementFromPoint(x, y));
    };
    if (!hit(0, 0)) target.scrollIntoView({ block: 'center', inline: 'nearest' });
    const box = target.getBoundingClientRect();
    if (box.width < 2) continue;
    const wide = box.width >= 43.9 || (hit(-21, 0) && hit(21, 0));
    const high = box.height >= 43.9 || (hit(0, -21) && hit(0, 21));
    const name = control.getAttribute('aria-label') ?? control.textContent.trim();
    if (!wide || !high)
      wrong.push(`${name || control.outerHTML.slice(0, 60)}: ${box.width} x ${box.height}`);
  }
  return wrong;
}"""


SETTLED = """async () => {
  await document.fonts.ready;
  const ends = (motion) => motion.effect.getComputedTiming().endTime < Infinity;
  await Promise.allSettled(document.getAnimations().filter(ends).map(({ finished }) => finished));
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
}"""


def settle(page: Page) -> None:
    """The letters are there and laid out, and what moves for a moment has arrived."""
    page.evaluate(SETTLED)


def too_small(page: Page) -> list[str]:
    return list(page.evaluate(TOO_SMALL))


# One's own things: inside the screen, not cut off, and nothing lies over what can be tapped.
OUT_OF_REACH = """() => {
  const wrong = [];
  const { scrollHeight, scrollWidth } = document.scrollingElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth) wrong.push('the page scrolls');
  const own = [...document.querySelectorAll('div.own, div.own *, footer.bar, footer.bar *')];
  const seen = own.filter((one) =>
    one.checkVisibility({ visibilityProperty: true }) && !one.closest('.vh, svg, [popover]'));
  for (const one of seen) {
    const box = one.getBoundingClientRect();
    const name = `${one.tagName}.${one.className}`;
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      wrong.push(`${name} is outside`);
    const { overflow, webkitLineClamp } = getComputedStyle(one);
    const cut = overflow !== 'visible' && webkitLineClamp === 'none'; // a clamp shows its « … »
    if (cut && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1))
      wrong.push(`${name} is cut off`);
    if (one.tagName === 'BUTTON') {
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!one.contains(top)) wrong.push(`${name} is covered by ${top?.className}`);
    }
  }
  const boxes = (what) =>
    seen.filter((one) => one.matches(what)).map((one) => one.getBoundingClientRect());
  for (const pile of boxes('.own > .pile'))
    for (const card of boxes('.hand button:not([aria-pressed=true])'))
      if (card.right > pile.left + 1 && card.bottom > pile.top + 1 && card.left < pile.right - 1
        && card.top < pile.bottom - 1) wrong.push('a card lies under the pile');
  return seen.length > 5 ? wrong : ['there is no own area'];
}"""


def out_of_reach(page: Page) -> list[str]:
    return list(page.evaluate(OUT_OF_REACH))
