"""The pictures of docs/screenshots, from real tables: `make screenshots`."""

from __future__ import annotations

import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

import manege
from tests.browser.chromium import find_chromium
from tests.browser.evening import POSTER
from tests.browser.player import HAND, HOUSES, TILES
from tests.browser.positions import GAME, SEED, WANTED, Move, Position, position
from tests.browser.site import ROOT, Site
from tests.browser.visitor import PHONE, WIDE, Visitor

FOLDER = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screenshots"
SIZES = {"wide": WIDE, "phone": PHONE}
GAMES = 300  # played at random, to find a fine moment of each kind
SEATS = 4


def picture(page: Page, name: str) -> None:
    page.evaluate("document.fonts.ready")
    page.evaluate("Promise.all([...document.images].map((image) => image.decode()))")
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=88)


# Fine moments


def variety(view: dict[str, Any]) -> int:
    """Lit windows, one's own twice; cards of all sorts in hand; some of them seen."""
    zones = view["zones"]
    windows = [min(len(party), 7) for party in zones["party"]]
    sorts = [len(set(party)) for party in zones["party"]]
    seen = [min(len(cards), 3) for cards in view["fields"]["seen"]]
    return sum(windows) + windows[0] + sum(sorts) + 3 * len(set(zones["hand"][0])) + sum(seen)


def victory(view: dict[str, Any]) -> int:
    """Aïcha wins, and everybody has something."""
    scores: list[int] = view["outcome"]["scores"]
    return scores[0] + 3 * min(scores) + (20 if view["outcome"]["winners"] == [0] else 0)


@cache
def finest(name: str) -> list[Move]:
    """The moves to the finest position of this kind."""
    best: tuple[int, list[Move]] = (-1, [])
    for choice in range(GAMES):
        chance = random.Random(choice)
        match = manege.start(GAME, seats=SEATS, seed=SEED)
        moves: list[Move] = []
        while True:
            view = match.view(0)
            if WANTED[name](match.view(None)):
                worth = victory(view) if match.over else variety(view)
                if worth > best[0] and (match.over or view["zones"]["pile"] > 5):
                    best = (worth, list(moves))
            if match.over:
                break
            seat = view["deciding"][0]["seat"]
            moves.append(Move(seat, chance.choice(match.options(seat))))
            match.play(moves[-1].code, seat)
    return best[1]


# Screens


def home(visitor: Visitor, name: str) -> None:
    """With two tables to go back to."""
    with at("waiting", visitor.site) as other, at("turn", visitor.site) as mine:
        visitor.take_seat(other.table)
        visitor.take_seat(mine.table)
        page = visitor.open("/")
        expect(page.locator(f"{POSTER}.ready")).to_be_visible()
        expect(page.locator(".now, .short b b")).not_to_have_count(0)
        picture(page, name)


def seats(visitor: Visitor, name: str) -> None:
    table = visitor.site.open_table(4, name="Aïcha")
    table.seat(1, "here", name="Basile")
    table.seat(2, "open")
    page = visitor.hold(table, 0, 1)
    expect(page.locator(".seats li")).to_have_count(5)
    picture(page, name)


@contextmanager
def at(name: str, site: Site) -> Iterator[Position]:
    line = "line-passing" if name == "knock" else None
    with position(site, name, SEATS, finest(name), line) as reached:
        if name != "end":
            reached.table.seat(3, "bot")
        yield reached


def turn(page: Page) -> None:
    page.locator(HAND).nth(1).click()
    page.locator(HOUSES).nth(1).click()
    page.locator("[popovertarget]").click()
    page.locator("[popover] .word").nth(1).click()


def knock(page: Page) -> None:
    expect(page.locator(".doors button")).to_have_count(2)


def reveal(page: Page) -> None:
    page.locator(TILES).first.click()


def end(page: Page) -> None:
    expect(page.locator("[data-phase=end]")).to_be_visible()


AT_THE_TABLE: dict[str, Callable[[Page], None]] = {
    "turn": turn,
    "knock": knock,
    "reveal": reveal,
    "end": end,
}


def take_all(browser: Browser, site: Site) -> None:
    for size, pixels in SIZES.items():
        for language in ("fr", "en"):
            how = {"touch": size == "phone"}
            for screen in (home, seats):
                visitor = Visitor(browser, site, pixels, language, **how)
                screen(visitor, f"{screen.__name__}-{size}-{language}")
                visitor.leave()
            for name, prepare in AT_THE_TABLE.items():
                visitor = Visitor(browser, site, pixels, language, **how)
                with at(name, site) as reached:
                    page = visitor.take_seat(reached.table)
                    prepare(page)
                    picture(page, f"{name}-{size}-{language}")
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
        finally:
            site.stop()
            browser.close()


if __name__ == "__main__":
    main()
