"""What is asked of every screen: for all, in words, large enough, and one's own within reach."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.site import ROOT

if TYPE_CHECKING:
    from tests.browser.games.guide import Guide

AXE = Axe().axe_script
# All of the page at first, at another size and in other colours; else what has changed since it was
# last looked at: axe takes half a second for a whole table.
VIOLATIONS = """async () => {
  const media = ['print', '(forced-colors: active)', '(prefers-contrast: more)'];
  const now = [innerWidth, innerHeight, getComputedStyle(document.documentElement).fontSize,
    ...media.map((one) => matchMedia(one).matches)].join();
  const look = (globalThis.look ??= { changed: new Set(), note(records) {
    for (const { type, target, addedNodes } of records)
      for (const one of type === 'childList' ? addedNodes : [target])
        look.changed.add(one.nodeType === Node.ELEMENT_NODE ? one : one.parentElement);
  } });
  if (!look.out) {
    look.out = new MutationObserver(look.note);
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    look.out.observe(document.body, all);
  }
  look.note(look.out.takeRecords());
  const open = document.querySelectorAll('dialog[open], :popover-open');
  const there = new Set([...look.changed, ...open].filter((one) => one?.isConnected));
  const is_within = (one) => one && (there.has(one) || is_within(one.parentElement));
  const include = [...there].filter((one) => !is_within(one.parentElement));
  const whole = look.at !== now;
  look.at = now;
  look.changed.clear();
  if (!whole && !include.length) return [];
  const place = whole ? document : { include };
  const { violations } = await axe.run(place, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}"""


def violations(page: Page) -> list[str]:
    if page.evaluate("typeof axe") == "undefined":  # once a page: it is large
        page.evaluate(AXE)
    return list(page.evaluate(VIOLATIONS))


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


def words_of(page: Page) -> list[str]:
    words: list[str] = page.evaluate(WORDS)
    assert words
    return words


def untranslated(page: Page) -> list[str]:
    """Names of sentences where a sentence should stand, and parameters that nobody filled in."""
    return [
        word
        for word in words_of(page)
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
TOO_SMALL = """(within) => {
  const controls = 'button, a[href], select, input, [role=radio], [role=tab], [role=switch]';
  const layer = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1);
  const wrong = [];
  const place = layer ?? document.querySelector(within);
  for (const control of place.querySelectorAll(controls)) {
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


def too_small(page: Page, within: str = "body") -> list[str]:
    return list(page.evaluate(TOO_SMALL, within))


# One's own things: inside the screen, not cut off, and nothing lies over what can be tapped.
OUT_OF_REACH = """({ own, overlapping, apart }) => {
  const wrong = [];
  const { scrollHeight, scrollWidth } = document.scrollingElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth) wrong.push('the page scrolls');
  const inside = own.split(',').map((one) => `${one} *`);
  const all = [...document.querySelectorAll([own, ...inside].join())];
  const seen = all.filter((one) =>
    one.checkVisibility({ visibilityProperty: true }) && !one.closest('.vh, svg, [popover]'));
  const named = (one) =>
    one && `${one.tagName}.${one.getAttribute('class')} « ${one.textContent.trim().slice(0, 20)} »`;
  for (const one of seen) {
    const box = one.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      wrong.push(`${named(one)} is outside`);
    const { overflow, webkitLineClamp } = getComputedStyle(one);
    const cut = overflow !== 'visible' && webkitLineClamp === 'none'; // a clamp shows its « … »
    if (cut && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1))
      wrong.push(`${named(one)} is cut off`);
    if (one.tagName !== 'BUTTON') continue;
    const at = (x) => document.elementFromPoint(x, box.top + box.height / 2);
    if (one.matches(overlapping)) {
      const free = Array.from({ length: box.width }, (_, x) => one.contains(at(box.left + x)));
      if (free.filter(Boolean).length < 20) wrong.push(`${named(one)} hardly shows`);
    } else {
      const top = at(box.left + box.width / 2);
      if (!one.contains(top)) wrong.push(`${named(one)} is covered by ${named(top)}`);
    }
  }
  const boxes = (what) => [...document.querySelectorAll(what)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.getBoundingClientRect());
  for (const [these, those] of apart)
    for (const a of boxes(these))
      for (const b of boxes(those))
        if (a.right > b.left + 1 && a.bottom > b.top + 1 && a.left < b.right - 1
          && a.top < b.bottom - 1) wrong.push(`${these} lies over ${those}`);
  return seen.length > 5 ? wrong : ['there is no own area'];
}"""


def out_of_reach(page: Page, guide: Guide) -> list[str]:
    places = {"own": guide.own, "overlapping": guide.overlapping, "apart": guide.apart}
    return sorted(set(page.evaluate(OUT_OF_REACH, places)))


MISFITS = f"({Path(__file__).with_name('misfits.js').read_text(encoding='utf-8')})"
MAY_BE_CUT = ".url"  # nobody reads an address: it stands there to be known for one


def misfits(page: Page, within: str = "body") -> list[str]:
    """What is wrong at this size; `within`: the part that is looked at."""
    places = {"within": within, "mayBeCut": MAY_BE_CUT}
    return sorted(set(page.evaluate(MISFITS, places)))


def set_text(page: Page, times: int) -> None:
    """As in the browser's settings: what is said in `rem` follows, in media queries too."""
    session = page.context.new_cdp_session(page)
    sizes = {"standard": 16 * times, "fixed": 13 * times}
    session.send("Page.setFontSizes", {"fontSizes": sizes})
    session.detach()
