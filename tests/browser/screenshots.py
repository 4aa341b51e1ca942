"""The pictures of docs/screenshots, from real tables: `make screenshots`.

`python -m tests.browser.screenshots FOLDER scream wish` takes only those whose names begin so.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from manege.games import game
from tests.browser.checks import settle
from tests.browser.chromium import find_chromium
from tests.browser.devices import Device
from tests.browser.games import ALL, ANY, GUIDES
from tests.browser.games.guide import Guide
from tests.browser.positions import MOST_GAMES, SEED, Move, Position, played, position
from tests.browser.site import ROOT, Site
from tests.browser.visitor import PHONE, WIDE, Visitor

FOLDER = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screenshots"
BEGINNING = tuple(sys.argv[2:]) or ("",)
SIZES = {"wide": WIDE, "phone": PHONE}
SHARED = (1920, 1080)  # a screen for the whole room
A4 = (718, 1047)  # pixels, within the margins
# Those in sight: others may wait until one scrolls to them.
DECODED = """() => Promise.all([...document.images].filter((image) => {
  const { top, bottom } = image.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}).map((image) => image.decode()))"""


def picture(page: Page, name: str) -> None:
    page.evaluate("document.fonts.ready")
    page.evaluate(DECODED)
    quality = 76 if is_shared(name) else 88  # those are large
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=quality)


@cache
def finest(guide: Guide, name: str) -> list[Move]:
    """The moves to the finest position of this kind; in so many games, or as many as it takes."""
    wish = guide.pictures[name]
    best: tuple[int, list[Move]] = (-1, [])
    for choice in range(MOST_GAMES):
        if choice >= wish.games and best[0] >= 0:
            break
        for match, moves in played(guide, wish.towards, wish.seats, choice):
            if guide.wanted[wish.towards](match.view(None)):
                found = wish.worth(match.view(0))
                if found > best[0]:
                    best = (found, list(moves))
    assert best[0] >= 0
    return best[1]


@contextmanager
def at(guide: Guide, name: str, site: Site) -> Iterator[Position]:
    wish = guide.pictures[name]
    moves = finest(guide, name)
    with position(site, guide, wish.towards, wish.seats, moves, wish.line) as reached:
        if wish.bot:
            reached.table.seat(wish.seats - 1, "bot")
        yield reached


# Screens


def home(visitor: Visitor, name: str) -> None:
    """With two tables to go back to."""
    site = visitor.site
    with position(site, ANY, "waiting") as other, at(ANY, "turn", site) as mine:
        other.table.seat(3, "bot")
        visitor.take_seat(other.table)
        visitor.take_seat(mine.table)
        page = visitor.open("/")
        expect(page.locator(f"{ANY.poster}.ready")).to_be_visible()
        expect(page.locator(".now, .short b b")).not_to_have_count(0)
        picture(page, name)


def seats(visitor: Visitor, name: str) -> None:
    table = visitor.site.open_table(4, name="Aïcha")
    table.seat(1, "here", name="Basile")
    table.seat(2, "open")
    page = visitor.hold(table, 0, 1)
    expect(page.locator(".seats li")).to_have_count(max(game(ANY.key).seats))
    picture(page, name)


def rules(visitor: Visitor, key: str, name: str) -> None:
    """Its first example, touched."""
    page = visitor.open(f"/regles/{key}")
    example = page.locator(".example").first
    example.locator(".choices button").first.click()
    scroll_to(page, example)
    picture(page, name)


def pieces(visitor: Visitor, key: str, name: str) -> None:
    """The first shelf, where every piece stands."""
    page = visitor.open(f"/regles/{key}")
    page.locator(".whole[data-piece]").first.wait_for()
    scroll_to(page, page.locator("h2[id^=shelf-]").first)
    picture(page, name)


def printed(visitor: Visitor, key: str, name: str) -> None:
    """As it comes on paper: around its first example."""
    page = visitor.open(f"/regles/{key}")
    page.locator(".whole[data-piece]").first.wait_for()
    page.emulate_media(media="print")
    page.set_viewport_size({"width": A4[0], "height": A4[1]})
    page.locator(".example").first.evaluate("(one) => scrollTo(0, one.offsetTop - 400)")
    picture(page, name)


def scroll_to(page: Page, what: Locator) -> None:
    """Just below the search."""
    head = page.locator("search").bounding_box()
    what.evaluate(
        """(one, head) => {
          const { top } = one.getBoundingClientRect();
          scrollTo({ top: top + scrollY - head - 16, behavior: 'instant' });
        }""",
        head["height"] if head else 0,
    )
    settle(page)


BOOKLETS = {"": rules, "pieces-": pieces, "printed-": printed}


def take_all(browser: Browser, site: Site) -> None:
    for size, pixels in SIZES.items():
        for language in ("fr", "en"):
            device = Device(site, pixels, language, touch=size == "phone", motion=False)
            for screen in (home, seats):
                if screen.__name__.startswith(BEGINNING):
                    visitor = Visitor.new(browser, device)
                    screen(visitor, f"{screen.__name__}-{size}-{language}")
                    visitor.leave()
            for guide, (what, booklet) in product(GUIDES, BOOKLETS.items()):
                name = f"rules-{guide.key.replace('_', '-')}-{what}{size}-{language}"
                if name.startswith(BEGINNING) and not (what == "printed-" and size == "phone"):
                    visitor = Visitor.new(browser, device)
                    booklet(visitor, guide.key, name.replace("printed-wide", "printed"))
                    visitor.leave()
            wished = {name: guide for guide in reversed(ALL) for name in guide.pictures}
            wished = {name: guide for name, guide in wished.items() if not is_shared(name)}
            for name, guide in wished.items():
                if name.startswith(BEGINNING):
                    visitor = Visitor.new(browser, device)
                    with at(guide, name, site) as reached:
                        page = visitor.take_seat(reached.table)
                        guide.pictures[name].prepare(page, reached)
                        picture(page, f"{name}-{size}-{language}")
                        visitor.leave()


def is_shared(name: str) -> bool:
    return "-screen" in name


def invitation(visitor: Visitor, guide: Guide, name: str) -> None:
    """Before the game: who has come, and the way in."""
    table = visitor.site.open_table(4, game=guide.key, name="Aïcha")
    table.seat(1, "here", name="Basile")
    table.seat(2, "open")
    page = visitor.open(f"/t/{table.code}/ecran")
    expect(page.locator("body")).to_contain_text("Basile")
    expect(page.locator("img[src*='qr.svg']").first).to_be_visible()
    settle(page)
    picture(page, name)


def take_shared(browser: Browser, site: Site) -> None:
    """The screens for the whole room, as nobody's seat sees them."""
    for language in ("fr", "en"):
        device = Device(site, SHARED, language, touch=False, motion=True)
        for guide in GUIDES:
            name = f"{guide.key.replace('_', '-')}-screen-waiting"
            if name.startswith(BEGINNING):
                visitor = Visitor.new(browser, device)
                invitation(visitor, guide, f"{name}-wide-{language}")
                visitor.leave()
        for guide in ALL:
            for name in filter(is_shared, guide.pictures):
                if name.startswith(BEGINNING):
                    visitor = Visitor.new(browser, device)
                    with at(guide, name, site) as reached, reached.table.device(0):
                        page = visitor.open(f"/t/{reached.table.code}/ecran")
                        guide.pictures[name].prepare(page, reached)
                        picture(page, f"{name}-wide-{language}")
                        visitor.leave()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    found = find_chromium()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.path,
            args=found.arguments,
            env={**os.environ, **found.environment},
        )
        site = Site(Path(data), seed=SEED)
        try:
            take_all(browser, site)
            take_shared(browser, site)
        finally:
            site.stop()
            browser.close()


if __name__ == "__main__":
    main()
