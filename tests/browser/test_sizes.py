"""Every screen at every size: nothing beside it, nothing cut or overlapping, all within reach."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import misfits, set_text, settle, too_small
from tests.browser.conftest import Visit
from tests.browser.games import ALL, ANY, GUIDES
from tests.browser.games.guide import Guide
from tests.browser.panels import SHEET, sheets
from tests.browser.positions import position
from tests.browser.screens import PAGES, PAGES_OF_A_GAME, RARE, Walk
from tests.browser.site import Site
from tests.browser.visitor import PHONE, WIDE
from tests.depth import depth


class Screen(NamedTuple):
    width: int
    height: int
    text: int = 1  # times the usual
    touch: bool = False


SCREENS = {
    "phone": Screen(*PHONE, touch=True),
    "zoomed to 200 %": Screen(640, 360),
    "phone turned": Screen(740, 360, touch=True),
    "larger phone turned": Screen(844, 390, touch=True),
    "zoomed to 150 %": Screen(853, 480),
    "netbook": Screen(1024, 600),
    "large": Screen(1920, 1080),
    "very large": Screen(2560, 1440),
    "large letters": Screen(*WIDE, text=2),
    "large letters, phone": Screen(*PHONE, text=2, touch=True),
}
START = SCREENS["phone turned"]  # where one walks through the states of a page
LANGUAGES = ("fr", "en")
EVERYTHING = depth(0, 0, 1) > 0  # else what stands for it, in one of the languages
NOTICE = ".notice"
CURTAIN = ".curtain"


class Window:
    """A page on one screen after another."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.text = 1

    def show(self, screen: Screen) -> None:
        if screen.text != self.text:
            set_text(self.page, screen.text)
            self.text = screen.text
            self._resize(screen.width, screen.height + 1)  # letters alone are no news to a query
        self._resize(screen.width, screen.height)

    def _resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        settle(self.page)


def check_all(states: Iterator[str], page: Page, within: str = "body") -> None:
    found = []
    window = Window(page)
    for state in states:
        for name, screen in SCREENS.items():
            window.show(screen)
            if not page.locator(within).count():
                continue  # where there is room it stands beside the table, and is part of it
            wrong = misfits(page, within)
            if screen.touch:
                wrong += too_small(page, within)
            found += [f"{state}, {name}: {each}" for each in wrong]
        window.show(START)
    assert not found, "\n".join(found)


FAULTS = {
    "is cut by": "<p style='width: 40px; overflow: hidden; white-space: nowrap'>Bonne nuit</p>",
    "is cut by the screen": "<p style='margin-left: 95vw; white-space: nowrap'>Bonne nuit</p>",
    "lies over": "<p>Bonne nuit</p><p style='margin-top: -2em'>Bonjour</p>",
    "leaves its control": "<button style='width: 30px'>Commencer</button>",
    "cannot be reached": "<button>Oui</button><div style='position: fixed; inset: 0'></div>",
    "stays under": "<p>Oui</p><div style='position: fixed; inset: 0'>Non</div>",
    "scrolls sideways": "<p>Oui</p><hr style='width: 200vw'>",
    "leaves the screen": "<dialog open style='height: 200vh'>Oui</dialog>",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_faults_are_found(visit: Visit, fault: str) -> None:
    page = visit(START[:2]).page
    page.set_content(f"<h1>Bien</h1><a href='/'>Bien</a>{FAULTS[fault]}")
    assert fault in " ".join(misfits(page))
    page.set_content("<h1>Bien</h1><a href='/'>Bien</a>")
    assert not misfits(page)


WALKS = {**PAGES, **PAGES_OF_A_GAME, **RARE}


def spoken(number: int) -> Sequence[str]:
    return LANGUAGES if EVERYTHING else LANGUAGES[number % 2 :][:1]


CASES = [
    pytest.param(guide, walk, language, id=f"{guide.key}-{where}-{language}")
    for number, (where, walk) in enumerate(WALKS.items())
    for guide in (GUIDES if EVERYTHING and where in PAGES_OF_A_GAME else [ANY])
    for language in spoken(number)
]


@pytest.mark.parametrize(("guide", "walk", "language"), CASES)
def test_pages(visit: Visit, guide: Guide, walk: Walk, language: str) -> None:
    visitor = visit(START[:2], language)
    check_all(walk(visitor, guide), visitor.page)


def test_what_lies_over_a_table(visit: Visit, site: Site) -> None:
    visitor = visit(START[:2])
    with position(site, ANY, "waiting") as reached:
        page = visitor.take_seat(reached.table)
        check_all(sheets(page), page, SHEET)
        page.locator(ANY.hand).first.click(force=True)
        expect(page.locator(NOTICE)).to_be_visible()
        check_all(iter(["notice"]), page, NOTICE)


def test_the_curtain(visit: Visit, site: Site) -> None:
    visitor = visit(START[:2], "en")
    with position(site, ANY, ANY.curtained) as reached:
        page = visitor.hold(reached.table, 0, 1)
        expect(page.locator(CURTAIN)).to_be_visible()
        check_all(iter(["curtain"]), page, CURTAIN)


TABLES = [
    pytest.param(guide, where, language, id=f"{guide.name}-{where}-{language}")
    for number, guide in enumerate(ALL)
    for where in (guide.screens if EVERYTHING else guide.sizes)
    for language in spoken(number)
]


@pytest.mark.parametrize(("guide", "where", "language"), TABLES)
def test_tables(visit: Visit, site: Site, guide: Guide, where: str, language: str) -> None:
    visitor = visit(START[:2], language)
    steps = guide.screens if EVERYTHING else guide.unfolding
    with position(site, guide, where) as reached:
        page = visitor.take_seat(reached.table)
        check_all(steps[where](page, reached) if where in steps else iter([where]), page)
